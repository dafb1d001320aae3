/* test-record.h: the recorded games that tests begin with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/session/ahu-session.h"

/* Where the records are, seen from the folder of the tests' data. */
#define TEST_RAPANUI "rapanui"
#define TEST_CORPUS "../fuzz/corpus"

/**
 * test_record_load:
 * @folder: a folder, seen from that of the tests' data
 * @name: the name of a file in it
 *
 * Returns: (transfer full): the record in the file
 */
static inline AhuRecord *
test_record_load (const char *folder,
                  const char *name)
{
  g_autofree char *path = g_build_filename (g_getenv ("AHU_TEST_DATA"), folder, name, NULL);
  g_autoptr (GError) error = NULL;
  AhuRecord *record = ahu_record_load (path, &error);

  g_assert_no_error (error);

  return record;
}

/**
 * test_record_read:
 * @bytes: a document
 *
 * Returns: (transfer full): the record that it is
 */
static inline AhuRecord *
test_record_read (GBytes *bytes)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonObject) document = ahu_document_parse (bytes, &error);
  AhuRecord *record;

  g_assert_no_error (error);
  record = ahu_record_new_from_document (document, &error);
  g_assert_no_error (error);

  return record;
}

/**
 * test_record_write:
 * @record: a record
 * @n_moves: how many of its moves, or more for all
 * @path: the file
 *
 * Writes its beginning into a file.
 */
static inline void
test_record_write (AhuRecord  *record,
                   guint       n_moves,
                   const char *path)
{
  GPtrArray *moves = ahu_record_get_moves (record);
  g_autoptr (GBytes) bytes = ahu_record_to_bytes (record, moves, MIN (n_moves, moves->len));

  g_assert_true (g_file_set_contents (path, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes), NULL));
}

/**
 * test_history_load:
 * @folder: a folder, seen from that of the tests' data
 * @name: the name of a file in it
 *
 * Returns: (transfer full): its game, with all moves
 */
static inline AhuHistory *
test_history_load (const char *folder,
                   const char *name)
{
  g_autoptr (AhuRecord) record = test_record_load (folder, name);
  AhuRefusal *refusal = NULL;
  AhuHistory *history = ahu_history_new (record, &refusal);

  g_assert_null (refusal);

  return history;
}

/**
 * test_session_load:
 * @name: the name of an example, with its ending
 *
 * Returns: (transfer full): its game, with all moves
 */
static inline AhuSession *
test_session_load (const char *name)
{
  g_autoptr (AhuRecord) record = test_record_load (TEST_RAPANUI, name);
  AhuSession *session = ahu_session_new (record, NULL, NULL);

  g_assert_nonnull (session);

  return session;
}

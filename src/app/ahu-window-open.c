/* ahu-window-open.c: records and result sheets that are opened in the window
 *
 * A file that can't be opened changes nothing: the page stays, and a sentence that
 * stays too names the file and what is wrong with it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include <glib/gi18n.h>

#include "app/ahu-window-private.h"

/* @rule: (nullable) */
static char *
refuse (const char *file,
        const char *reason,
        const char *rule)
{
  if (rule == NULL)
    /* Translators: %1$s is the name of a file, %2$s a sentence with the reason. */
    return g_strdup_printf (_("“%1$s” can’t be opened: %2$s"), file, reason);

  /* Translators: %1$s is the name of a file, %2$s a sentence with the reason,
   * %3$s the number of a rule. */
  return g_strdup_printf (_("“%1$s” can’t be opened: %2$s (%3$s)"), file, reason, rule);
}

static GBytes *
read_file (GFile   *file,
           GError **error)
{
  g_autofree char *path = g_file_get_path (file);

  if (path != NULL)
    return ahu_document_read (path, error);

  g_set_error_literal (error, AHU_RECORD_ERROR, AHU_RECORD_ERROR_FILE,
                       _("Only files on this computer can be opened."));
  return NULL;
}

/* Returns: (nullable): what is wrong with the sheet */
static char *
open_sheet (AhuWindow  *self,
            JsonObject *document,
            const char *name)
{
  g_autoptr (AhuRefusal) refusal = NULL;
  g_autoptr (GError) error = NULL;

  if (ahu_window_show_sheet (self, document, &refusal, &error))
    return NULL;

  return refusal != NULL ? refuse (name, refusal->message, refusal->rule) : refuse (name, error->message, NULL);
}

/* An old copy of a game that is kept, or another course of it, must not take its
 * place.
 *
 * Returns: (transfer full): the record that is opened */
static AhuRecord *
set_apart (AhuWindow *self,
           AhuRecord *record,
           GFile     *file)
{
  g_autofree char *kept = ahu_store_dup_file_path (ahu_desk_get_store (self->desk), ahu_record_get_id (record));
  g_autofree char *id = g_uuid_string_random ();
  AhuRecord *copy = NULL;

  if (g_strcmp0 (g_file_peek_path (file), kept) != 0 && ahu_store_would_lose (ahu_desk_get_store (self->desk), record))
    copy = ahu_record_copy_with (record, "id", json_node_init_string (json_node_alloc (), id));

  return copy != NULL ? copy : g_object_ref (record);
}

static AhuSession *
load (AhuWindow  *self,
      GFile      *file,
      GBytes     *bytes,
      const char *name,
      char      **problem)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (AhuRefusal) refusal = NULL;
  g_autoptr (AhuRecord) record = ahu_record_salvage (bytes, &error);
  g_autoptr (AhuRecord) opened = NULL;
  AhuSession *session;

  if (record == NULL)
    {
      *problem = refuse (name, error->message, NULL);
      return NULL;
    }

  opened = set_apart (self, record, file);
  session = ahu_session_new (opened, ahu_desk_get_store (self->desk), &refusal);
  if (session == NULL)
    /* Translators: %1$s is the name of a file, %2$s a sentence with the reason,
     * %3$s the number of a rule. */
    *problem = g_strdup_printf (_("“%1$s” can’t be opened, its set-up is against the rules: %2$s (%3$s)"),
                                name, refusal->message, refusal->rule);
  else if (refusal != NULL)
    /* Translators: %1$s is the name of a file, %2$d the number of a move, from 1,
     * %3$s a sentence with the reason, %4$s the number of a rule. */
    *problem = g_strdup_printf (_("Move %2$d of “%1$s” is against the rules: %3$s (%4$s) "
                                  "The game stands where it was before that move."),
                                name, refusal->move + 1, refusal->message, refusal->rule);
  else if (ahu_record_get_damage (record) != NULL)
    /* Translators: %1$s is the name of a file, %2$s a sentence that tells what is
     * wrong with it. */
    *problem = g_strdup_printf (_("“%1$s” is damaged: %2$s The game stands after the last move that can be read."),
                                name, ahu_record_get_damage (record));
  else if (opened != record)
    /* Translators: %s is the name of a file. */
    *problem = g_strdup_printf (_("“%s” tells another course of a game that is kept here. It is opened as a game of "
                                  "its own, and the other one stays as it is."), name);

  return session;
}

/* Returns: (nullable): what is wrong with the record; a game good up to a move is
 * opened all the same */
static char *
open_record (AhuWindow  *self,
             GFile      *file,
             GBytes     *bytes,
             const char *name)
{
  g_autofree char *problem = NULL;
  g_autoptr (AhuSession) session = load (self, file, bytes, name, &problem);

  if (session != NULL)
    {
      ahu_window_replace_session (self, session);
      ahu_window_show_game (self);
    }

  return g_steal_pointer (&problem);
}

static void
show_problem (AhuWindow  *self,
              const char *problem)
{
  gboolean on_start = !ahu_navigator_can_go_back (self->navigator);

  ahu_start_page_set_problem (self->start_page, on_start ? problem : NULL);
  ahu_message_bar_set_message (self->notice_bar, on_start ? NULL : problem);
}

void
ahu_window_open (AhuWindow *self,
                 GFile     *file)
{
  g_autofree char *base = NULL;
  g_autofree char *name = NULL;
  g_autofree char *problem = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (JsonObject) document = NULL;
  g_autoptr (GError) error = NULL;

  g_return_if_fail (AHU_IS_WINDOW (self));
  g_return_if_fail (G_IS_FILE (file));

  base = g_file_get_basename (file);
  name = g_filename_display_name (base != NULL ? base : "");
  bytes = read_file (file, &error);
  if (bytes != NULL)
    document = ahu_document_parse (bytes, NULL);
  if (bytes == NULL)
    problem = refuse (name, error->message, NULL);
  else if (document != NULL && ahu_document_is_result (document))
    problem = open_sheet (self, document, name);
  else
    problem = open_record (self, file, bytes, name);

  show_problem (self, problem);
}

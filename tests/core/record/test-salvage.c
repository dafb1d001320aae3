/* test-salvage.c: what is read of a record whose text is damaged
 *
 * Not for: how damage is told to the user (tests/fuzz/test-corruption.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "support/toy-game.h"

/* As they stand in the text. */
static const char *const moves[] = { "{\"add\":3,\"note\":\"why?\"}", "{\"add\":-1}", "{\"when\":{\"h\":7},\"add\":2}" };

static AhuRecord *
salvage (const char  *text,
         gsize        length,
         GError     **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, length);

  return ahu_record_salvage (bytes, error);
}

static void
assert_salvaged (const char *text,
                 gsize       length,
                 guint       n_moves)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (AhuRecord) record = salvage (text, length, &error);
  g_autoptr (AhuRecord) whole = toy_parse (toy_text, -1, NULL);

  g_assert_no_error (error);
  g_assert_nonnull (ahu_record_get_damage (record));
  g_assert_true (g_str_has_suffix (ahu_record_get_damage (record), "."));
  g_assert_cmpuint (ahu_record_get_moves (record)->len, ==, n_moves);
  for (guint i = 0; i < n_moves; i++)
    g_assert_true (json_node_equal (g_ptr_array_index (ahu_record_get_moves (record), i),
                                    g_ptr_array_index (ahu_record_get_moves (whole), i)));
  g_assert_cmpstr (ahu_record_get_id (record), ==, "an-id");
  g_assert_cmpstr (ahu_record_get_names (record)[1], ==, "B");
}

/* How many moves stand as a whole in the first so many bytes. */
static guint
count_whole_moves (gsize length)
{
  const char *at = toy_text;
  guint n = 0;

  while (n < G_N_ELEMENTS (moves))
    {
      at = strstr (at, moves[n]) + strlen (moves[n]);
      if ((gsize) (at - toy_text) > length)
        break;
      n++;
    }

  return n;
}

/* Cut off anywhere: once the list of moves has begun there is a game. */
static void
test_cut_off (void)
{
  const char *list = strstr (toy_text, "\"moves\":[") + strlen ("\"moves\":[");
  gsize length;

  for (length = 1; length < (gsize) (list - toy_text); length++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (salvage (toy_text, length, &error));
      g_assert_nonnull (error);
    }

  for (; length < strlen (toy_text); length++)
    assert_salvaged (toy_text, length, count_whole_moves (length));
}

/* Bytes that are no text, from anywhere to the end: as a disk leaves them. */
static void
test_other_bytes (void)
{
  static const char others[] = { '\0', '\xff', '\x01' };
  const char *list = strstr (toy_text, "\"moves\":[") + strlen ("\"moves\":[");

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    {
      for (gsize length = (gsize) (list - toy_text) + 1; length < strlen (toy_text) - 1; length++)
        {
          g_autofree char *text = g_strdup (toy_text);

          memset (text + length, others[i], strlen (toy_text) - length);
          assert_salvaged (text, strlen (toy_text), count_whole_moves (length));
        }
    }
}

static void
test_rest_of_another_file (void)
{
  g_autofree char *text = g_strconcat (toy_text, "0,1]}", NULL);

  assert_salvaged (text, strlen (text), 3);
}

/* What is good is read as ever, and what is wrong otherwise is no less so. */
static void
test_not_damaged (void)
{
  static const char *const bad[] = {
    "", "[]", "{}", "{\"moves\":[", "{\"format\":\"ahu-record\",\"version\":2,\"moves\":[{",
    "{\"format\":\"ahu-record\",\"version\":1,\"game\":\"toy\",\"moves\":{\"a\":[",
    "{\"format\":\"ahu-record\",\"version\":1,\"game\":\"toy\",\"id\":7,\"moves\":[{",
  };
  g_autoptr (GError) error = NULL;
  g_autoptr (AhuRecord) record = salvage (toy_text, strlen (toy_text), &error);

  g_assert_no_error (error);
  g_assert_null (ahu_record_get_damage (record));
  g_assert_cmpuint (ahu_record_get_moves (record)->len, ==, 3);

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_assert_null (salvage (bad[i], strlen (bad[i]), &error));
      g_assert_nonnull (error);
      g_clear_error (&error);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ahu_game_register (toy_game_get ());

  g_test_add_func ("/salvage/cut-off", test_cut_off);
  g_test_add_func ("/salvage/other-bytes", test_other_bytes);
  g_test_add_func ("/salvage/rest-of-another-file", test_rest_of_another_file);
  g_test_add_func ("/salvage/not-damaged", test_not_damaged);

  return g_test_run ();
}

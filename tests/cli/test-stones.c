/* test-stones.c: ahu-cli score over every Stone of 0 to 11 cards of each kind
 *
 * In one process: 20,736 starts of the program would take minutes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/ahu-cli.h"

#include <glib/gstdio.h>
#include <json-glib/json-glib.h>
#include <stdio.h>

#include "capture.h"
#include "games/rapanui/rn-game.h"

#define COUNTS 12
#define KINDS 4

static const char *const kinds[KINDS] = { "fish", "mulberry", "potato", "grain" };

/* What each player holds, by kind; Anna has one card more of each than Ben. */
static const gint64 held[2][KINDS] = { { 3, 2, 4, 5 }, { 2, 1, 3, 4 } };

typedef struct
{
  char *directory;
  char *sheet;
  Capture capture;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  fixture->directory = g_dir_make_tmp ("ahu-stones-XXXXXX", &error);
  g_assert_no_error (error);
  fixture->sheet = g_build_filename (fixture->directory, "sheet.rapanui", NULL);
  capture_init (&fixture->capture);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_unlink (fixture->sheet);
  g_rmdir (fixture->directory);
  g_free (fixture->sheet);
  capture_clear (&fixture->capture);
  g_free (fixture->directory);
}

static void
write_counts (GString      *text,
              const gint64 *counts)
{
  g_string_append_c (text, '{');
  for (guint kind = 0; kind < KINDS; kind++)
    g_string_append_printf (text, "%s\"%s\":%" G_GINT64_FORMAT, kind > 0 ? "," : "", kinds[kind], counts[kind]);
  g_string_append_c (text, '}');
}

static void
write_sheet (const char   *path,
             const gint64 *stone)
{
  g_autoptr (GString) text = g_string_new ("{\"format\":\"ahu-result\",\"version\":1,\"game\":\"rapa-nui\",\"stone\":");
  FILE *file;

  /* A new file, since one cut to nothing is written out at once. */
  g_unlink (path);
  file = g_fopen (path, "w");
  g_assert_nonnull (file);
  write_counts (text, stone);
  g_string_append (text, ",\"players\":[{\"name\":\"Anna\",\"colour\":\"red\",\"tiles\":0,\"moai\":0,\"wood\":0,\"sacrifice\":");
  write_counts (text, held[0]);
  g_string_append (text, "},{\"name\":\"Ben\",\"colour\":\"blue\",\"tiles\":0,\"moai\":0,\"wood\":0,\"sacrifice\":");
  write_counts (text, held[1]);
  g_string_append (text, "}]}");
  g_assert_cmpint (fputs (text->str, file), >=, 0);
  g_assert_cmpint (fclose (file), ==, 0);
}

/* What `ahu-cli score --json SHEET` prints. */
static char *
score (Fixture *fixture)
{
  const char *const arguments[] = { "score", "--json", fixture->sheet, NULL };
  char *output;
  g_autofree char *errors = NULL;

  g_assert_cmpint (capture_run (&fixture->capture, arguments, &output, &errors), ==, AHU_CLI_OK);
  g_assert_cmpstr (errors, ==, "");
  return output;
}

/* A kind is worth 3, less 1 for each count above its own (R8.3, R8.4); nothing on
 * an empty Stone (R8.5). */
static gint64
expected_value (const gint64 *stone,
                guint         kind)
{
  guint above = 0; /* a bit for each count */

  if (stone[0] + stone[1] + stone[2] + stone[3] == 0)
    return 0;
  for (guint other = 0; other < KINDS; other++)
    if (stone[other] > stone[kind])
      above |= 1u << stone[other];
  return 3 - __builtin_popcount (above);
}

static void
check (const char   *output,
       const gint64 *stone)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) root = json_from_string (output, &error);
  JsonObject *values;
  JsonArray *players;
  gint64 total[2] = { 0, 0 };

  g_assert_no_error (error);
  values = json_object_get_object_member (json_node_get_object (root), "values");
  players = json_object_get_array_member (json_node_get_object (root), "players");
  for (guint kind = 0; kind < KINDS; kind++)
    {
      gint64 value = expected_value (stone, kind);

      g_assert_cmpint (json_object_get_int_member (values, kinds[kind]), ==, value);
      for (guint player = 0; player < G_N_ELEMENTS (total); player++)
        total[player] += value * held[player][kind];
    }
  for (guint player = 0; player < G_N_ELEMENTS (total); player++)
    {
      JsonObject *line = json_array_get_object_element (players, player);

      g_assert_cmpint (json_object_get_int_member (line, "sacrifice"), ==, total[player]);
      g_assert_cmpint (json_object_get_int_member (line, "total"), ==, total[player]);
      g_assert_cmpint (json_object_get_int_member (line, "place"), ==, total[0] == total[1] ? 1 : player + 1);
    }
}

static void
test_all_stones (Fixture       *fixture,
                 gconstpointer  data)
{
  guint n;

  for (n = 0; n < COUNTS * COUNTS * COUNTS * COUNTS; n++)
    {
      const gint64 stone[KINDS] = { n % COUNTS, n / COUNTS % COUNTS, n / (COUNTS * COUNTS) % COUNTS,
                                    n / (COUNTS * COUNTS * COUNTS) };

      g_autofree char *output = NULL;

      write_sheet (fixture->sheet, stone);
      output = score (fixture);
      check (output, stone);
    }
  g_test_message ("%u Stones", n);
  g_assert_cmpuint (n, ==, 20736);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ahu_game_register (rn_game_get ());
  g_test_add ("/cli/score/all-stones", Fixture, NULL, set_up, test_all_stones, tear_down);

  return g_test_run ();
}

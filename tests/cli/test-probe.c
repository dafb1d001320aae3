/* test-probe.c: every verb of ahu-cli with a game that leaves out whatever may be left out
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/ahu-cli.h"

#include <string.h>

#include "capture.h"
#include "support/probe-advisor.h"
#include "support/probe-game.h"
#include "support/test-folder.h"

typedef struct
{
  char *folder;
  char *running;
  char *over;
  char *sheet;
  Capture capture;
  char *output;
  char *errors;
} Fixture;

static char *
write_file (Fixture    *fixture,
            const char *name,
            GBytes     *bytes)
{
  char *path = g_build_filename (fixture->folder, name, NULL);
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes), &error);
  g_assert_no_error (error);
  g_bytes_unref (bytes);

  return path;
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  fixture->folder = g_dir_make_tmp ("ahu-probe-XXXXXX", &error);
  g_assert_no_error (error);
  fixture->running = write_file (fixture, "running", probe_game_record_new ("running", 4, PROBE_GAME_GOAL - 1));
  fixture->over = write_file (fixture, "over", probe_game_record_new ("over", 6, PROBE_GAME_GOAL));
  fixture->sheet = write_file (fixture, "sheet", probe_game_sheet_new (3));
  capture_init (&fixture->capture);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  capture_clear (&fixture->capture);
  test_folder_remove (fixture->folder);
  g_free (fixture->folder);
  g_free (fixture->running);
  g_free (fixture->over);
  g_free (fixture->sheet);
  g_free (fixture->output);
  g_free (fixture->errors);
}

/* Runs a verb with up to one option, on a file. */
static int
run (Fixture    *fixture,
     const char *verb,
     const char *option,
     const char *file)
{
  const char *arguments[] = { verb, option != NULL ? option : file, option != NULL ? file : NULL, NULL };

  g_clear_pointer (&fixture->output, g_free);
  g_clear_pointer (&fixture->errors, g_free);

  return capture_run (&fixture->capture, arguments, &fixture->output, &fixture->errors);
}

/* One sentence, and nothing that a program would take for an answer. */
static void
assert_not_offered (Fixture    *fixture,
                    int         status,
                    const char *sentence)
{
  g_assert_cmpint (status, ==, AHU_CLI_FAILED);
  g_assert_cmpstr (fixture->output, ==, "");
  g_assert_nonnull (strstr (fixture->errors, sentence));
  g_assert_true (strchr (fixture->errors, '\n') == fixture->errors + strlen (fixture->errors) - 1);
}

static guint
count_lines (const char *text)
{
  guint n = 0;

  for (; *text != '\0'; text++)
    n += *text == '\n';

  return n;
}

static void
try_check (Fixture *fixture)
{
  g_assert_cmpint (run (fixture, "check", fixture->running, fixture->over), ==, AHU_CLI_OK);
  g_assert_nonnull (strstr (fixture->output, "ok, 11 moves, add"));
  g_assert_nonnull (strstr (fixture->output, "ok, 12 moves, over"));
}

static void
try_replay (Fixture *fixture)
{
  g_assert_cmpint (run (fixture, "replay", NULL, fixture->over), ==, AHU_CLI_OK);
  g_assert_cmpuint (count_lines (fixture->output), ==, PROBE_GAME_GOAL + 1);
  g_assert_nonnull (strstr (fixture->output, "{\"position\":{\"points\":[2,2,2,2,2,2]},\"legal\":[]}"));
}

static void
try_score (Fixture *fixture)
{
  g_assert_cmpint (run (fixture, "score", NULL, fixture->over), ==, AHU_CLI_OK);
  g_assert_nonnull (strstr (fixture->output, "1. Anna 2\n"));
  g_assert_cmpint (run (fixture, "score", "--json", fixture->sheet), ==, AHU_CLI_OK);
  g_assert_cmpstr (fixture->output, ==, "{\"points\":[10,9,8]}\n");
  g_assert_cmpint (run (fixture, "score", NULL, fixture->running), ==, AHU_CLI_ILLEGAL);
  g_assert_cmpstr (fixture->output, ==, "");
}

static void
try_simulate (Fixture *fixture)
{
  const char *arguments[] = { "simulate", "--game=probe", "--players=3", "--games=1", "--seed=1", NULL };

  g_clear_pointer (&fixture->output, g_free);
  g_clear_pointer (&fixture->errors, g_free);
  assert_not_offered (fixture, capture_run (&fixture->capture, arguments, &fixture->output, &fixture->errors),
                      "The computer can’t play “probe” yet.");
}

static void
try_hint (Fixture *fixture)
{
  assert_not_offered (fixture, run (fixture, "hint", NULL, fixture->running), "no hints for the game “probe” yet");
  assert_not_offered (fixture, run (fixture, "hint", "--json", fixture->over), "no hints for the game “probe” yet");
}

static void
try_analyse (Fixture *fixture)
{
  assert_not_offered (fixture, run (fixture, "analyse", NULL, fixture->running), "Games of “probe” can’t be analysed yet");
  assert_not_offered (fixture, run (fixture, "analyse", "--json", fixture->over), "Games of “probe” can’t be analysed yet");
}

static void
try_bench (Fixture *fixture)
{
  assert_not_offered (fixture, run (fixture, "bench", NULL, "--game=probe"), "The computer can’t play “probe” yet.");
}

static void
try_rules (Fixture *fixture)
{
  assert_not_offered (fixture, run (fixture, "rules", NULL, "--game=probe"), "There are no rules of a game “probe”.");
}

static const struct
{
  const char *verb;
  void (*attempt) (Fixture *fixture);
} attempts[] = {
  { "check", try_check }, { "replay", try_replay }, { "score", try_score }, { "simulate", try_simulate },
  { "hint", try_hint }, { "analyse", try_analyse }, { "bench", try_bench }, { "rules", try_rules },
};

/* Each works, or says that it isn't offered; none is left out here. */
static void
test_verbs (Fixture       *fixture,
            gconstpointer  data)
{
  g_auto (GStrv) lines = NULL;
  guint n_verbs = 0;

  g_assert_cmpint (run (fixture, "--help", NULL, NULL), ==, AHU_CLI_OK);
  lines = g_strsplit (fixture->output, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      guint n_tried = 0;

      if (!g_str_has_prefix (lines[i], "  ahu-cli ") || g_str_has_prefix (lines[i], "  ahu-cli --"))
        continue;
      n_verbs++;
      for (guint j = 0; j < G_N_ELEMENTS (attempts); j++)
        if (g_str_has_prefix (lines[i] + strlen ("  ahu-cli "), attempts[j].verb))
          {
            attempts[j].attempt (fixture);
            n_tried++;
          }
      g_assert_cmpuint (n_tried, ==, 1);
    }
  g_assert_cmpuint (n_verbs, ==, G_N_ELEMENTS (attempts));
}

/* What is wrong with a record is told by its game, by that game's rule numbers. */
static void
test_refused (Fixture       *fixture,
              gconstpointer  data)
{
  g_autofree char *few = write_file (fixture, "few", probe_game_record_new ("few", 2, 0));
  g_autofree char *more = write_file (fixture, "more", probe_game_record_new ("more", 3, PROBE_GAME_GOAL + 1));
  static const char *const verbs[] = { "check", "score", "hint", "analyse" };

  for (guint i = 0; i < G_N_ELEMENTS (verbs); i++)
    {
      g_assert_cmpint (run (fixture, verbs[i], NULL, few), ==, AHU_CLI_ILLEGAL);
      g_assert_nonnull (strstr (fixture->errors, "[P1]"));
      g_assert_cmpint (run (fixture, verbs[i], NULL, more), ==, AHU_CLI_ILLEGAL);
      g_assert_nonnull (strstr (fixture->errors, "[P4]"));
    }
}

/* An advisor may leave out to play whole games; what it has is there. */
static void
test_advised (Fixture       *fixture,
              gconstpointer  data)
{
  ahu_game_advisor_register (probe_advisor_get ());
  g_assert_cmpint (run (fixture, "hint", NULL, fixture->running), ==, AHU_CLI_OK);
  g_assert_nonnull (strstr (fixture->output, "Dario adds 3. Games won of 100: 75 ± 1, 3 points"));
  g_assert_cmpint (run (fixture, "analyse", NULL, fixture->running), ==, AHU_CLI_OK);
  g_assert_nonnull (strstr (fixture->output, "  Better: add 3\n"));
  try_simulate (fixture);
  try_bench (fixture);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ahu_game_register (probe_game_get ());
  g_test_add ("/probe/verbs", Fixture, NULL, set_up, test_verbs, tear_down);
  g_test_add ("/probe/refused", Fixture, NULL, set_up, test_refused, tear_down);
  /* Last, since what is registered stays. */
  g_test_add ("/probe/advised", Fixture, NULL, set_up, test_advised, tear_down);

  return g_test_run ();
}

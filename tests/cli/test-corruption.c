/* test-corruption.c: ahu-cli on records with one byte damaged
 *
 * Each byte of a whole game in turn, through the verbs that read a file: what they
 * say is a result, or one line for the file and a code that fits. With every
 * kind of damage tests/fuzz/test-corruption.c does it, without the verbs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include <glib/gstdio.h>

#include "capture.h"
#include "cli/ahu-cli.h"
#include "games/rapanui/rn-game.h"

typedef struct
{
  Capture capture;
  char *directory;
  char *path;
  char *content;
  gsize length;
  guint n_runs[AHU_CLI_FAILED + 1];
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autofree char *original = g_test_build_filename (G_TEST_DIST, "data", "rapanui",
                                                     "price-floor-six.rapanui", NULL);

  g_assert_true (g_file_get_contents (original, &fixture->content, &fixture->length, NULL));
  fixture->directory = g_dir_make_tmp ("ahu-corruption-XXXXXX", NULL);
  g_assert_nonnull (fixture->directory);
  fixture->path = g_build_filename (fixture->directory, "game.rapanui", NULL);
  capture_init (&fixture->capture);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  capture_clear (&fixture->capture);
  g_unlink (fixture->path);
  g_rmdir (fixture->directory);
  g_free (fixture->path);
  g_free (fixture->directory);
  g_free (fixture->content);
}

static void
write_file (Fixture *fixture,
            gsize    length)
{
  FILE *file;

  /* A new file, since one cut to nothing is written out at once. */
  g_unlink (fixture->path);
  file = g_fopen (fixture->path, "w");
  g_assert_nonnull (file);
  g_assert_cmpuint (fwrite (fixture->content, 1, length, file), ==, length);
  g_assert_cmpint (fclose (file), ==, 0);
}

static void
assert_one_line (const char *text,
                 const char *start)
{
  const char *end = strchr (text, '\n');

  g_assert_true (g_utf8_validate (text, -1, NULL));
  g_assert_true (g_str_has_prefix (text, start));
  g_assert_nonnull (end);
  g_assert_cmpstr (end, ==, "\n");
  /* More than the name and a colon. */
  g_assert_cmpint (end - text, >, (gssize) strlen (start) + 2);
}

static void
run (Fixture    *fixture,
     const char *verb)
{
  const char *const arguments[] = { verb, fixture->path, NULL };
  g_autofree char *output = NULL;
  g_autofree char *errors = NULL;
  int status = capture_run (&fixture->capture, arguments, &output, &errors);

  g_assert_cmpint (status, >=, AHU_CLI_OK);
  g_assert_cmpint (status, <=, AHU_CLI_FAILED);
  g_assert_true (g_utf8_validate (output, -1, NULL));
  fixture->n_runs[status]++;

  if (status == AHU_CLI_OK)
    g_assert_cmpstr (errors, ==, "");
  else
    assert_one_line (errors, fixture->path);

  if (g_str_equal (verb, "check"))
    {
      if (status == AHU_CLI_OK)
        assert_one_line (output, fixture->path);
      else
        g_assert_cmpstr (output, ==, "");
    }
}

static void
test_each_byte (Fixture       *fixture,
                gconstpointer  data)
{
  static const char values[] = "\"\\}0-\n\xff"; /* and the NUL at its end */

  for (gsize at = 0; at < fixture->length; at++)
    {
      char original = fixture->content[at];

      fixture->content[at] = values[at % sizeof values];
      write_file (fixture, fixture->length);
      run (fixture, "check");
      run (fixture, "score");
      run (fixture, "replay");
      fixture->content[at] = original;

      write_file (fixture, at);
      run (fixture, "check");
    }

  g_test_message ("%u legal, %u illegal, %u unreadable", fixture->n_runs[AHU_CLI_OK],
                  fixture->n_runs[AHU_CLI_ILLEGAL], fixture->n_runs[AHU_CLI_FAILED]);
  for (guint i = 0; i < G_N_ELEMENTS (fixture->n_runs); i++)
    g_assert_cmpuint (fixture->n_runs[i], >, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ahu_game_register (rn_game_get ());
  g_test_add ("/cli/corruption", Fixture, NULL, set_up, test_each_byte, tear_down);

  return g_test_run ();
}

/* test-aliases.c: names that are one person, and the file they are kept in
 *
 * Not for: what they change in the numbers (test-statistics.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <sys/stat.h>

#include "aliases-fixture.h"

static void
merge (AliasesFixture *fixture,
       const char     *name,
       const char     *other)
{
  ahu_aliases_merge (fixture->aliases, (const char *const[]) { name, other, NULL });
}

static void
assert_spellings (AhuAliases *aliases,
                  const char *name,
                  const char *expected)
{
  const char *const *spellings = ahu_aliases_get_spellings (aliases, name);
  g_autofree char *text = spellings != NULL ? g_strjoinv ("|", (char **) spellings) : NULL;

  g_assert_cmpstr (text, ==, expected);
}

/* Whichever name is given, persons come together whole. */
static void
test_merge_merged (AliasesFixture *fixture,
                   gconstpointer   data)
{
  merge (fixture, "Anna", "anna");
  merge (fixture, "Annerl", "Änn\"chen");
  merge (fixture, "anna", "Änn\"chen");
  assert_spellings (fixture->aliases, "Anna", "Anna|anna|Annerl|Änn\"chen");
  assert_spellings (fixture->aliases, "Annerl", NULL);
  g_assert_cmpstr (ahu_aliases_resolve (fixture->aliases, "Annerl"), ==, "Anna");
  g_assert_cmpstr (ahu_aliases_resolve (fixture->aliases, "Ben"), ==, "Ben");
  merge (fixture, "Annerl", "Anna");
  assert_spellings (fixture->aliases, "Anna", "Anna|anna|Annerl|Änn\"chen");

  /* However many names, it is one step. */
  ahu_aliases_merge (fixture->aliases, (const char *const[]) { "Ben", "Benno", "Annerl", "Ben", NULL });
  assert_spellings (fixture->aliases, "Ben", "Ben|Benno|Anna|anna|Annerl|Änn\"chen");
  g_assert_true (ahu_aliases_undo (fixture->aliases));
  assert_spellings (fixture->aliases, "Anna", "Anna|anna|Annerl|Änn\"chen");
  assert_spellings (fixture->aliases, "Ben", NULL);
}

static void
test_kept (AliasesFixture *fixture,
           gconstpointer   data)
{
  g_autoptr (AhuAliases) again = NULL;

  merge (fixture, "Anna", "anna");
  merge (fixture, "Ben", "B\\\"en");
  aliases_fixture_wait_for_file (fixture);
  again = ahu_aliases_new (fixture->path);
  assert_spellings (again, "Anna", "Anna|anna");
  assert_spellings (again, "Ben", "Ben|B\\\"en");
  g_assert_false (ahu_aliases_undo (again));

  ahu_aliases_split (fixture->aliases, "Ben");
  aliases_fixture_wait_for_file (fixture);
  g_clear_object (&again);
  again = ahu_aliases_new (fixture->path);
  assert_spellings (again, "Anna", "Anna|anna");
  assert_spellings (again, "Ben", NULL);
}

static void
test_damaged (AliasesFixture *fixture,
              gconstpointer   data)
{
  static const char *const contents[] = {
    "", "[]", "{\"format\":\"ahu-names\"}", "{\"format\":\"ahu-names\",\"persons\":[[\"A\",\"B\"],[\"B\",\"C\"]]}",
    "{\"format\":\"ahu-names\",\"persons\":[[\"A\",7]]}", "{\"format\":\"ahu-names\",\"persons\":[[\"A\""
  };
  g_autofree char *aside = g_strconcat (fixture->path, ".damaged", NULL);
  g_autofree char *deep = g_path_get_dirname (fixture->path);

  g_mkdir (deep, 0700);
  for (guint i = 0; i < G_N_ELEMENTS (contents); i++)
    {
      g_autoptr (AhuAliases) aliases = NULL;
      g_autofree char *kept = NULL;

      g_assert_true (g_file_set_contents (fixture->path, contents[i], -1, NULL));
      aliases = ahu_aliases_new (fixture->path);
      g_assert_cmpstr (ahu_aliases_resolve (aliases, "B"), ==, "B");
      g_assert_false (g_file_test (fixture->path, G_FILE_TEST_EXISTS));
      g_assert_true (g_file_get_contents (aside, &kept, NULL, NULL));
      g_assert_cmpstr (kept, ==, contents[i]);
    }
}

/* Read before the window answers: a pipe must not be waited for. */
static void
test_pipe (AliasesFixture *fixture,
           gconstpointer   data)
{
  g_autofree char *deep = g_path_get_dirname (fixture->path);
  g_autoptr (AhuAliases) aliases = NULL;

  g_mkdir (deep, 0700);
  g_assert_cmpint (mkfifo (fixture->path, 0600), ==, 0);
  aliases = ahu_aliases_new (fixture->path);
  g_assert_cmpstr (ahu_aliases_resolve (aliases, "B"), ==, "B");
  g_assert_false (g_file_test (fixture->path, G_FILE_TEST_EXISTS));
}

/* A folder that is a file: nothing can be saved, and it is said. */
static void
test_not_saved (AliasesFixture *fixture,
                gconstpointer   data)
{
  g_autofree char *deep = g_path_get_dirname (fixture->path);
  g_autofree char *problem = NULL;
  g_autofree char *solved = NULL;

  g_assert_true (g_file_set_contents (deep, "", 0, NULL));
  merge (fixture, "Anna", "anna");
  aliases_fixture_wait_for_file (fixture);
  g_object_get (fixture->aliases, "problem", &problem, NULL);
  g_assert_nonnull (problem);
  g_assert_cmpstr (ahu_aliases_resolve (fixture->aliases, "anna"), ==, "Anna");

  g_unlink (deep);
  ahu_aliases_undo (fixture->aliases);
  aliases_fixture_wait_for_file (fixture);
  g_object_get (fixture->aliases, "problem", &solved, NULL);
  g_assert_null (solved);
}

/* Every window has the same, as long as there is one. */
static void
test_default (void)
{
  AhuAliases *first = ahu_aliases_ref_default ();
  AhuAliases *second = ahu_aliases_ref_default ();

  g_assert_true (first == second);
  g_object_unref (second);
  g_assert_finalize_object (first);
}

static void
test_normalized (void)
{
  g_autofree char *trimmed = ahu_aliases_normalize ("  Anna Maria\t");
  g_autofree char *composed = ahu_aliases_normalize ("A\xcc\x88nne");

  g_assert_cmpstr (trimmed, ==, "Anna Maria");
  g_assert_cmpstr (composed, ==, "Änne");
}

#define ADD(path, test) \
  g_test_add ("/record/aliases/" path, AliasesFixture, NULL, aliases_fixture_set_up, test, aliases_fixture_tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("merge-merged", test_merge_merged);
  ADD ("kept", test_kept);
  ADD ("damaged", test_damaged);
  ADD ("pipe", test_pipe);
  ADD ("not-saved", test_not_saved);
  g_test_add_func ("/record/aliases/default", test_default);
  g_test_add_func ("/record/aliases/normalized", test_normalized);

  return g_test_run ();
}

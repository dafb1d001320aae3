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
write_file (AliasesFixture *fixture,
            const char     *content)
{
  g_autofree char *deep = g_path_get_dirname (fixture->path);

  g_mkdir (deep, 0700);
  g_assert_true (g_file_set_contents (fixture->path, content, -1, NULL));
}

static void
assert_file (AliasesFixture *fixture,
             const char     *suffix,
             const char     *expected)
{
  g_autofree char *path = g_strconcat (fixture->path, suffix, NULL);
  g_autofree char *content = NULL;

  g_assert_true (g_file_get_contents (path, &content, NULL, NULL));
  g_assert_cmpstr (content, ==, expected);
}

static void
assert_problem (AhuAliases *aliases,
                const char *expected)
{
  g_autofree char *problem = NULL;

  g_object_get (aliases, "problem", &problem, NULL);
  g_assert_true (expected == NULL ? problem == NULL : problem != NULL && strstr (problem, expected) != NULL);
}

/* All of them are kept, and it is said. */
static void
test_damaged (AliasesFixture *fixture,
              gconstpointer   data)
{
  static const char *const contents[] = {
    "", "[]", "{\"format\":\"ahu-names\"}",
    "{\"format\":\"ahu-names\",\"version\":1,\"persons\":[[\"A\",\"B\"],[\"B\",\"C\"]]}",
    "{\"format\":\"ahu-names\",\"version\":1,\"persons\":[[\"A\",7]]}",
    "{\"format\":\"ahu-names\",\"version\":1,\"persons\":[[\"A\""
  };

  for (guint i = 0; i < G_N_ELEMENTS (contents); i++)
    {
      g_autoptr (AhuAliases) aliases = NULL;
      g_autofree char *suffix = i == 0 ? g_strdup (".damaged") : g_strdup_printf (".damaged-%u", i + 1);

      write_file (fixture, contents[i]);
      aliases = ahu_aliases_new (fixture->path);
      g_assert_cmpstr (ahu_aliases_resolve (aliases, "B"), ==, "B");
      g_assert_false (g_file_test (fixture->path, G_FILE_TEST_EXISTS));
      assert_file (fixture, suffix, contents[i]);
      assert_problem (aliases, "names.json.damaged");
    }
}

/* What can't be read for a moment is as it was when it can be. A pipe, which must not be waited
 * for either, can't be read whoever the user is. */
static void
test_unread (AliasesFixture *fixture,
             gconstpointer   data)
{
  g_autofree char *deep = g_path_get_dirname (fixture->path);
  g_autoptr (AhuAliases) aliases = NULL;

  g_mkdir (deep, 0700);
  g_assert_cmpint (mkfifo (fixture->path, 0600), ==, 0);
  aliases = ahu_aliases_new (fixture->path);
  assert_problem (aliases, "ordinary file");
  ahu_aliases_merge (aliases, (const char *const[]) { "Bo", "bo", NULL });
  g_assert_false (ahu_aliases_is_saving (aliases));
  assert_spellings (aliases, "Bo", NULL);

  g_assert_cmpint (g_unlink (fixture->path), ==, 0);
  write_file (fixture, "{\"format\":\"ahu-names\",\"version\":1,\"persons\":[[\"Anna\",\"anna\"]]}");
  ahu_aliases_merge (aliases, (const char *const[]) { "Bo", "bo", NULL });
  assert_problem (aliases, NULL);
  assert_spellings (aliases, "Anna", "Anna|anna");
  assert_spellings (aliases, "Bo", "Bo|bo");
  while (ahu_aliases_is_saving (aliases))
    g_main_context_iteration (NULL, TRUE);
  assert_file (fixture, "",
               "{\"format\":\"ahu-names\",\"version\":1,\"persons\":[\n[\"Anna\", \"anna\"],\n[\"Bo\", \"bo\"]\n]}\n");
}

/* It is not written back with less in it. */
static void
test_newer (AliasesFixture *fixture,
            gconstpointer   data)
{
  g_autofree char *path = g_build_filename (g_getenv ("AHU_TEST_DATA"), "hostile", "H8-names-version-2.json", NULL);
  g_autofree char *newer = NULL;
  g_autoptr (AhuAliases) aliases = NULL;

  g_assert_true (g_file_get_contents (path, &newer, NULL, NULL));
  write_file (fixture, newer);
  aliases = ahu_aliases_new (fixture->path);
  assert_problem (aliases, "newer");
  ahu_aliases_merge (aliases, (const char *const[]) { "Bo", "bo", NULL });
  g_assert_false (ahu_aliases_is_saving (aliases));
  assert_file (fixture, "", newer);
}

static void
test_other_members (AliasesFixture *fixture,
                    gconstpointer   data)
{
  g_autoptr (AhuAliases) aliases = NULL;

  write_file (fixture, "{\"more\":{\"x\":1},\"format\":\"ahu-names\",\"version\":1,\"persons\":[]}");
  aliases = ahu_aliases_new (fixture->path);
  ahu_aliases_merge (aliases, (const char *const[]) { "Bo", "bo", NULL });
  while (ahu_aliases_is_saving (aliases))
    g_main_context_iteration (NULL, TRUE);
  assert_file (fixture, "",
               "{\"format\":\"ahu-names\",\"version\":1,\"more\":{\"x\": 1},\"persons\":[\n[\"Bo\", \"bo\"]\n]}\n");
}

/* As many as a file may hold: what takes a step for each pair of them takes hours. */
static void
test_many (AliasesFixture *fixture,
           gconstpointer   data)
{
  g_autoptr (GString) text = g_string_new ("{\"format\":\"ahu-names\",\"version\":1,\"persons\":[[\"a\",\"b\"]");
  g_autoptr (AhuAliases) aliases = NULL;

  for (guint i = 0; i < 300000; i++)
    g_string_append_printf (text, ",[\"p%u\",\"q%u\"]", i, i);
  g_string_append (text, "]}");
  write_file (fixture, text->str);
  aliases = ahu_aliases_new (fixture->path);
  assert_problem (aliases, NULL);
  for (guint i = 0; i < 300000; i++)
    {
      g_autofree char *name = g_strdup_printf ("p%u", i);

      g_assert_nonnull (ahu_aliases_get_spellings (aliases, name));
    }
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
  ADD ("unread", test_unread);
  ADD ("newer", test_newer);
  ADD ("other-members", test_other_members);
  ADD ("many", test_many);
  ADD ("not-saved", test_not_saved);
  g_test_add_func ("/record/aliases/default", test_default);
  g_test_add_func ("/record/aliases/normalized", test_normalized);

  return g_test_run ();
}

/* test-questions.c: how often the rule that answers a question is found first, or among three
 *
 * The questions stand in tests/data/questions, a file for each game and language; they are never those that the rules
 * have themselves. A line is what answers it (several with `|` between), a colon and the question.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/rules/ahu-rules.h"

#include "support/test-rules.h"

/* So many of a hundred have to be found. */
#define LEAST_FIRST 75u
#define LEAST_AMONG 90u
#define AMONG 3u

static const char *const games[] = { "rapanui", "tapati" };

/* Returns: at which place of what is found an answer stands, from 0 */
static guint
find_answer (AhuRules   *rules,
             const char *question,
             char      **answers)
{
  g_autoptr (GArray) found = ahu_rules_search (rules, question);
  guint at = 0;

  for (; at < found->len; at++)
    {
      const AhuRulesSection *section = g_ptr_array_index (ahu_rules_get_sections (rules), g_array_index (found, guint, at));

      if (g_strv_contains ((const char *const *) answers, section->id))
        break;
    }

  return at < found->len ? at : G_MAXUINT;
}

/* What a section asks itself would always be found. */
static void
check_new (AhuRules   *rules,
           const char *question)
{
  GPtrArray *sections = ahu_rules_get_sections (rules);
  g_autofree char *small = g_utf8_casefold (question, -1);

  for (guint i = 0; i < sections->len; i++)
    {
      const char *text = ((AhuRulesSection *) g_ptr_array_index (sections, i))->asked;
      g_auto (GStrv) asked = g_strsplit (text != NULL ? text : "", " | ", -1);

      for (guint k = 0; asked[k] != NULL; k++)
        {
          g_autofree char *known = g_utf8_casefold (asked[k], -1);

          if (g_str_equal (known, small))
            g_error ("%s asks it too: %s", ((AhuRulesSection *) g_ptr_array_index (sections, i))->id, question);
        }
    }
}

static void
check_file (const char *game,
            const char *language)
{
  g_autofree char *name = g_strdup_printf ("%s.%s.txt", game, language);
  g_autofree char *path = g_build_filename (g_getenv ("AHU_TEST_DATA"), "questions", name, NULL);
  g_autofree char *text = NULL;
  g_autoptr (AhuRules) rules = test_load_rules (game, language);
  guint n = 0, n_first = 0, n_among = 0;
  g_auto (GStrv) lines = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; *lines[i] != '\0'; i++)
    {
      g_auto (GStrv) parts = g_strsplit (lines[i], ": ", 2);
      g_auto (GStrv) answers = g_strsplit (parts[0], "|", -1);
      guint at = find_answer (rules, parts[1], answers);

      for (guint k = 0; answers[k] != NULL; k++)
        g_assert_cmpint (ahu_rules_find (rules, answers[k]), >=, 0);
      check_new (rules, parts[1]);
      n++;
      n_first += at == 0;
      n_among += at < AMONG;
      if (at >= AMONG)
        g_test_message ("%s: not found: %s", name, lines[i]);
    }
  g_test_message ("%s: first %u, among %u %u, of %u", name, n_first, AMONG, n_among, n);
  g_assert_cmpuint (n, >=, 100);
  g_assert_cmpuint (100 * n_first, >=, LEAST_FIRST * n);
  g_assert_cmpuint (100 * n_among, >=, LEAST_AMONG * n);
}

static void
test_questions (void)
{
  g_auto (GStrv) languages = g_strsplit (g_getenv ("AHU_TEST_LANGUAGES"), " ", -1);

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      check_file (games[i], "en");
      for (guint k = 0; languages[k] != NULL; k++)
        check_file (games[i], languages[k]);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/questions", test_questions);

  return g_test_run ();
}

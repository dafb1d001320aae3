/* test-lesson.c: the format of lessons: what is read, and the sentences where it isn't
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>
#include <sys/stat.h>

#include "core/lessons/ahu-lesson-list.h"
#include "core/lessons/ahu-lesson-run.h"
#include "games/rapanui/rn-game.h"

#include "support/test-folder.h"

#define HEAD "{\"format\": \"ahu-lesson\", \"version\": 1, \"game\": \"rapa-nui\", \"title\": {\"en\": \"A\", \"de\": \"B\"}, "
#define TEXT "\"text\": {\"en\": \"Read.\"}"
#define TELL "{\"step\": \"tell\", " TEXT "}"
#define WRAP(steps) HEAD "\"steps\": [" steps "]}"
#define ANSWER(right) "{\"text\": {\"en\": \"a\"}, \"reason\": {\"en\": \"b\"}, \"right\": " right "}"
#define ASK(answers) WRAP ("{\"step\": \"ask\", " TEXT ", \"answers\": [" answers "]}")
#define POSITION \
  "\"position\": {\"players\": [{\"name\": \"A\", \"colour\": \"red\"}, {\"name\": \"B\", \"colour\": \"blue\"}], " \
  "\"setup\": {\"display\": [[\"moai\", \"moai\", \"moai\", \"moai\"], [\"priest\", \"priest\", \"priest\", \"priest\"], " \
  "[\"fish\", \"fish\", \"grain\", \"grain\"], [\"potato\", \"potato\", \"mulberry\", \"mulberry\"]], " \
  "\"hands\": [[\"fish\", \"mulberry\", \"grain\"], [\"fish\", \"mulberry\", \"potato\"]]}}"
#define REFUSED(card, rule) "{\"move\": {\"move\": \"play\", \"card\": \"" card "\"}, \"rule\": \"" rule "\"}"
#define MOVE(accept, rest) \
  WRAP ("{\"step\": \"move\", " TEXT ", " POSITION ", \"accept\": [" accept "], \"other\": {\"en\": \"o\"}, " \
        "\"done\": {\"en\": \"d\"}, \"hint\": {\"en\": \"h\"}" rest "}")

static AhuLesson *
parse (const char  *text,
       GError     **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));

  return ahu_lesson_new ("test", bytes, error);
}

static void
assert_refused (const char *text,
                const char *sentence)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (AhuLesson) lesson = parse (text, &error);

  g_assert_null (lesson);
  g_assert_nonnull (error);
  g_assert_cmpstr (error->message, ==, sentence);
}

static void
assert_read (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (AhuLesson) lesson = parse (text, &error);

  g_assert_no_error (error);
  g_assert_nonnull (lesson);
}

static void
test_read (void)
{
  assert_read (WRAP (TELL));
  assert_read (ASK (ANSWER ("true") ", " ANSWER ("false")));
  assert_read (MOVE ("{\"move\": \"play\", \"card\": \"fish\"}", ""));
  assert_read (MOVE ("{\"move\": \"play\", \"card\": \"fish\"}", ", \"wrong\": [{\"move\": {\"card\": \"grain\"}, \"reason\": {\"en\": \"r\"}}]"));
  assert_read (MOVE ("{\"move\": \"play\", \"card\": \"fish\"}", ", \"facts\": {\"players.0.wood\": 2, \"step\": \"draw\"}"));
  assert_read (MOVE ("{\"move\": \"play\", \"card\": \"fish\"}", ", \"refused\": [" REFUSED ("moai", "R5.8") "]"));
}

static void
test_refused (void)
{
  assert_refused ("[]", "This is not an Ahu lesson.");
  assert_refused ("{}", "This is not an Ahu lesson.");
  assert_refused ("{\"format\": \"ahu-lesson\", \"version\": 2}",
                  "This Ahu can’t read this version of a lesson.");
  assert_refused ("{\"format\": \"ahu-lesson\", \"version\": 1, \"game\": \"chess\"}", "This version of Ahu doesn’t know the game “chess” yet.");
  assert_refused ("{\"format\": \"ahu-lesson\", \"version\": 1, \"game\": \"rapa-nui\"}", "The member “title” is missing.");
  assert_refused (HEAD "\"steps\": []}", "The member “steps” is empty.");
  assert_refused (WRAP ("1"), "The member “steps[0]” must be an object.");
  assert_refused (WRAP ("{\"step\": \"sing\"}"),
                  "The member “steps[0].step” must be “tell”, “ask”, “move” or “show”.");
  assert_refused (WRAP ("{\"step\": \"tell\", \"text\": {\"de\": \"Lies.\"}}"),
                  "The text “steps[0].text” is missing in English (“en”).");
  assert_refused (WRAP ("{\"step\": \"tell\", \"text\": {\"en\": \"a\", \"de\": \"\"}}"),
                  "The text “steps[0].text.de” is empty.");
  assert_refused (WRAP ("{\"step\": \"tell\", " TEXT ", \"look\": [1]}"),
                  "The member “steps[0].look[0]” must be a string.");
}

/* As many as there may be, and one more; far more than any lesson has. */
static void
test_many_steps (void)
{
  g_autoptr (GString) steps = g_string_new (TELL);
  g_autofree char *most = NULL;
  g_autofree char *more = NULL;

  for (guint i = 1; i < AHU_LESSON_MAX_STEPS; i++)
    g_string_append (steps, ", " TELL);
  most = g_strconcat (HEAD "\"steps\": [", steps->str, "]}", NULL);
  more = g_strconcat (HEAD "\"steps\": [", steps->str, ", " TELL "]}", NULL);
  assert_read (most);
  assert_refused (more, "The member “steps” may have no more than 200 elements.");
}

static void
test_tasks_refused (void)
{
  assert_refused (ASK (ANSWER ("true")),
                  "The member “steps[0].answers” must have two to 6 answers, and one of them right.");
  assert_refused (ASK (ANSWER ("false") ", " ANSWER ("false")),
                  "The member “steps[0].answers” must have two to 6 answers, and one of them right.");
  assert_refused (ASK (ANSWER ("\"yes\"") ", " ANSWER ("false")),
                  "The member “steps[0].answers[0].right” must be “true” or “false”.");
  assert_refused (MOVE ("{\"move\": \"draw\"}", ""), "steps[0].accept[0]: No legal move looks like this.");
  assert_refused (MOVE ("{\"move\": \"play\"}",
                        ", \"wrong\": [{\"move\": {\"move\": \"play\"}, \"reason\": {\"en\": \"r\"}}]"),
                  "steps[0].wrong[0]: No legal move looks like this.");
  assert_refused (MOVE ("{\"move\": \"play\", \"card\": \"fish\"}", ", \"facts\": {\"players.0.wood\": 9}"),
                  "steps[0].facts[\"players.0.wood\"]: That is not so in this position.");
  assert_refused (MOVE ("{\"move\": \"play\"}", ", \"refused\": [" REFUSED ("fish", "R5.8") "]"),
                  "steps[0].refused[0]: This move is allowed.");
  assert_refused (MOVE ("{\"move\": \"play\"}", ", \"refused\": [" REFUSED ("moai", "R5.3") "]"),
                  "steps[0].refused[0]: A doesn’t hold this card: Moai. (R5.8)");
  assert_refused (MOVE ("{\"move\": \"play\"}", ", \"refused\": [{\"move\": {}}]"),
                  "The member “steps[0].refused[0].rule” is missing.");
  assert_refused (MOVE ("{\"move\": \"play\"}", ", \"refused\": [{\"rule\": \"R5.3\"}]"),
                  "The member “steps[0].refused[0].move” is missing.");
  assert_refused (WRAP ("{\"step\": \"show\", " TEXT ", \"moves\": [{\"move\": \"draw\", \"column\": 0}]}"),
                  "steps[0]: There is no position yet.");
  assert_refused (WRAP ("{\"step\": \"show\", " TEXT ", " POSITION ", \"moves\": [{\"move\": \"draw\", \"column\": 0}]}"),
                  "steps[0].moves[0]: A must play a card first.");
}

/* A language that a text lacks is English. */
static void
test_languages (void)
{
  g_autoptr (AhuLesson) lesson = parse (WRAP (TELL), NULL);

  g_setenv ("LC_ALL", "de_DE.UTF-8", TRUE);
  g_setenv ("LANGUAGE", "de", TRUE);
  g_assert_cmpstr (ahu_lesson_get_title (lesson), ==, "B");
  g_assert_cmpstr (ahu_lesson_text (ahu_lesson_get_step (lesson, 0)->text), ==, "Read.");
  g_setenv ("LANGUAGE", "it", TRUE);
  g_assert_cmpstr (ahu_lesson_get_title (lesson), ==, "A");
  g_setenv ("LC_ALL", "C.UTF-8", TRUE);
  g_unsetenv ("LANGUAGE");
}

static void
load (AhuLessonList *list,
      const char    *folder)
{
  ahu_lesson_list_load_folder (list, folder);
  while (ahu_lesson_list_get_loading (list))
    g_main_context_iteration (NULL, TRUE);
}

/* One that can't be read doesn't keep the others away. */
static void
test_folder (void)
{
  g_autofree char *folder = g_dir_make_tmp ("ahu-lessons-XXXXXX", NULL);
  g_autofree char *nowhere = g_build_filename (folder, "nowhere", NULL);
  g_autofree char *pipe = g_build_filename (folder, "d.json", NULL);
  g_autoptr (AhuLessonList) list = ahu_lesson_list_new (rn_game_get ());
  g_autoptr (AhuLesson) first = NULL;

  test_folder_write_file (folder, "b.json", WRAP (TELL));
  test_folder_write_file (folder, "a.json", WRAP (TELL));
  test_folder_write_file (folder, "c.json", "{");
  test_folder_write_file (folder, "notes.txt", "no lesson");
  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  load (list, nowhere);
  g_assert_null (ahu_lesson_list_get_problem (list));
  load (list, folder);

  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, 2);
  first = g_list_model_get_item (G_LIST_MODEL (list), 0);
  g_assert_cmpstr (ahu_lesson_get_id (first), ==, "own/a");
  g_assert_true (g_str_has_prefix (ahu_lesson_list_get_problem (list), "The lesson “c.json” can’t be read: "));
  g_assert_true (g_str_has_suffix (ahu_lesson_list_get_problem (list),
                                   "The lesson “d.json” can’t be read: This is not an ordinary file."));

  test_folder_remove_file (folder, "a.json");
  test_folder_remove_file (folder, "b.json");
  test_folder_remove_file (folder, "c.json");
  test_folder_remove_file (folder, "notes.txt");
  test_folder_remove_file (folder, "d.json");
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* The complete example in docs/lessons.md. */
static void
test_example (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("G_TEST_SRCDIR"), "..", "docs", "lessons.md", NULL);
  g_autofree char *page = NULL;
  g_auto (GStrv) parts = NULL;
  guint n = 0;

  g_assert_true (g_file_get_contents (path, &page, NULL, NULL));
  parts = g_strsplit (page, "```", -1);
  for (guint i = 1; parts[i] != NULL; i += 2)
    if (g_str_has_prefix (parts[i], "json\n{\n  \"format\""))
      {
        assert_read (parts[i] + strlen ("json\n"));
        n++;
      }
  g_assert_cmpuint (n, ==, 1);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ahu_game_register (rn_game_get ());
  g_test_add_func ("/lesson/read", test_read);
  g_test_add_func ("/lesson/refused", test_refused);
  g_test_add_func ("/lesson/many-steps", test_many_steps);
  g_test_add_func ("/lesson/tasks-refused", test_tasks_refused);
  g_test_add_func ("/lesson/languages", test_languages);
  g_test_add_func ("/lesson/folder", test_folder);
  g_test_add_func ("/lesson/example", test_example);

  return g_test_run ();
}

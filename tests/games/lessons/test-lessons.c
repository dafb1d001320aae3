/* test-lessons.c: every lesson of the program can be gone through, in every language
 *
 * With every wrong answer, with every legal move that is not asked for, and with every move that
 * the lesson says is refused. The reader itself has tried positions, moves and facts with the engine
 * (ahu-lesson-check.c).
 *
 * usage: test-lessons-lessons FOLDER LEAST-NUMBER
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/lessons/ahu-lesson-run.h"
#include "games/rapanui/rn-game.h"
#include "games/tapati/engine/tp-game.h"

static char **languages; /* English first */
static GPtrArray *lessons;
static guint language;
static guint least_lessons;

static void
speak (guint which)
{
  language = which;
  g_setenv ("LANGUAGE", languages[which], TRUE);
}

/* A number stays with its word. */
static const char *
in_language (JsonObject *text)
{
  const char *words = json_object_get_string_member (text, languages[language]);

  for (const char *c = words; c != NULL && *c != '\0'; c++)
    if (g_ascii_isdigit (c[0]) && c[1] == ' ' && g_ascii_isalpha (c[2]))
      g_error ("may break: %s", c);

  return words;
}

static char *
describe_position (AhuLessonRun *run)
{
  AhuSession *session = ahu_lesson_run_get_session (run);
  g_autoptr (JsonNode) node = ahu_session_get_game (session)->position_to_json (ahu_session_get_position (session));

  return json_to_string (node, FALSE);
}

static void
assert_wrong (AhuLessonRun   *run,
              AhuLessonState  state,
              const char     *reason)
{
  g_assert_cmpint (ahu_lesson_run_get_state (run), ==, state);
  g_assert_cmpstr (ahu_lesson_run_get_message (run), ==, reason);
  g_assert_true (ahu_lesson_run_can_go_back (run));
  if (ahu_lesson_run_get_step (run)->hint != NULL)
    g_assert_cmpstr (ahu_lesson_run_get_hint (run), ==, in_language (ahu_lesson_run_get_step (run)->hint));
}

static void
answer_all (AhuLessonRun *run)
{
  const AhuLessonStep *step = ahu_lesson_run_get_step (run);
  guint right = 0;

  g_assert_null (ahu_lesson_run_get_hint (run));
  for (guint i = 0; i < step->answers->len; i++)
    {
      const AhuLessonAnswer *answer = g_ptr_array_index (step->answers, i);

      if (answer->right)
        {
          right = i;
          continue;
        }
      ahu_lesson_run_answer (run, i);
      assert_wrong (run, AHU_LESSON_WRONG, in_language (answer->reason));
      g_assert_true (ahu_lesson_run_was_chosen (run, i));
    }
  ahu_lesson_run_answer (run, right);
  g_assert_cmpstr (ahu_lesson_run_get_message (run), ==,
                   in_language (((AhuLessonAnswer *) g_ptr_array_index (step->answers, right))->reason));
}

static gboolean
is_accepted (const AhuLessonStep *step,
             JsonNode            *move)
{
  for (guint i = 0; i < step->accept->len; i++)
    if (ahu_lesson_move_fits (g_ptr_array_index (step->accept, i), move))
      return TRUE;

  return FALSE;
}

static const char *
get_reason (const AhuLessonStep *step,
            JsonNode            *move)
{
  for (guint i = 0; i < step->wrong->len; i++)
    if (ahu_lesson_move_fits (((AhuLessonWrong *) g_ptr_array_index (step->wrong, i))->move, move))
      return in_language (((AhuLessonWrong *) g_ptr_array_index (step->wrong, i))->reason);

  return in_language (step->other);
}

static void
play_illegal (AhuLessonRun *run,
              JsonNode     *move)
{
  g_autofree char *before = describe_position (run);
  g_autofree char *after = NULL;

  ahu_lesson_run_play (run, move);
  g_assert_cmpint (ahu_lesson_run_get_state (run), ==, AHU_LESSON_WRONG);
  g_assert_nonnull (ahu_lesson_run_get_message (run));
  g_assert_nonnull (ahu_lesson_run_get_rule (run));
  after = describe_position (run);
  g_assert_cmpstr (before, ==, after);
}

/* One that is against the rules in every position, and what the lesson names. */
static void
play_all_illegal (AhuLessonRun *run)
{
  const AhuLessonStep *step = ahu_lesson_run_get_step (run);

  play_illegal (run, json_from_string ("{\"move\": \"play\", \"card\": \"fish\", \"count\": 4}", NULL));
  for (guint i = 0; i < step->refused->len; i++)
    {
      const AhuLessonRefused *refused = g_ptr_array_index (step->refused, i);

      play_illegal (run, json_node_copy (refused->move));
      g_assert_cmpstr (ahu_lesson_run_get_rule (run), ==, refused->rule);
    }
}

static void
play_all (AhuLessonRun *run)
{
  const AhuLessonStep *step = ahu_lesson_run_get_step (run);
  AhuSession *session = ahu_lesson_run_get_session (run);
  g_autoptr (JsonNode) legal = ahu_session_get_game (session)->legal_to_json (ahu_session_get_position (session));
  g_autofree char *before = describe_position (run);
  JsonNode *right = NULL;

  g_assert_false (ahu_session_get_read_only (session));
  play_all_illegal (run);
  for (guint i = 0; i < json_array_get_length (json_node_get_array (legal)); i++)
    {
      JsonNode *move = json_array_get_element (json_node_get_array (legal), i);
      g_autofree char *after = NULL;

      if (is_accepted (step, move))
        {
          right = right == NULL ? move : right;
          continue;
        }
      ahu_lesson_run_play (run, json_node_copy (move));
      /* It is legal. */
      assert_wrong (run, AHU_LESSON_OTHER, get_reason (step, move));
      after = describe_position (run);
      g_assert_cmpstr (before, ==, after);
    }
  ahu_lesson_run_play (run, json_node_copy (right));
  g_assert_cmpstr (ahu_lesson_run_get_message (run), ==, in_language (step->done));
}

static void
show_all (AhuLessonRun *run)
{
  while (ahu_lesson_run_get_state (run) != AHU_LESSON_DONE)
    {
      g_assert_true (ahu_lesson_run_go_on (run));
      g_assert_nonnull (ahu_lesson_run_get_message (run));
      g_assert_cmpstr (ahu_lesson_run_get_message (run), !=, "");
    }
}

static void
do_step (AhuLessonRun *run)
{
  const AhuLessonStep *step = ahu_lesson_run_get_step (run);

  g_assert_cmpstr (ahu_lesson_text (step->text), ==, in_language (step->text));
  if (step->sort == AHU_LESSON_ASK)
    answer_all (run);
  else if (step->sort == AHU_LESSON_MOVE)
    play_all (run);
  else if (step->sort == AHU_LESSON_SHOW)
    show_all (run);
  g_assert_cmpint (ahu_lesson_run_get_state (run), ==, AHU_LESSON_DONE);
}

static void
go_through (gconstpointer data)
{
  g_autoptr (AhuLessonRun) run = ahu_lesson_run_new ((AhuLesson *) data);
  guint n = 0;

  speak (0);
  for (guint i = 0; languages[i] != NULL; i++)
    {
      speak (i);
      g_clear_object (&run);
      run = ahu_lesson_run_new ((AhuLesson *) data);
      n = 0;
      do
        {
          do_step (run);
          n++;
        }
      while (ahu_lesson_run_go_on (run));
      g_assert_cmpuint (n, ==, ahu_lesson_get_n_steps ((AhuLesson *) data));
    }
}

/* Each step begun anew is as it was. */
static void
go_back (gconstpointer data)
{
  g_autoptr (AhuLessonRun) run = ahu_lesson_run_new ((AhuLesson *) data);
  guint n = ahu_lesson_get_n_steps ((AhuLesson *) data);

  speak (0);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *before = ahu_lesson_run_get_session (run) != NULL ? describe_position (run) : NULL;
      g_autofree char *after = NULL;

      do_step (run);
      if (ahu_lesson_run_get_message (run) != NULL)
        {
          ahu_lesson_run_go_back (run);
          g_assert_cmpuint (ahu_lesson_run_get_index (run), ==, i);
          after = before != NULL ? describe_position (run) : NULL;
          g_assert_cmpstr (before, ==, after);
          do_step (run);
        }
      ahu_lesson_run_go_on (run);
    }
  while (ahu_lesson_run_can_go_back (run))
    ahu_lesson_run_go_back (run);
  g_assert_cmpuint (ahu_lesson_run_get_index (run), ==, 0);
}

/* Texts are objects with “en”. */
static void
check_texts (JsonNode   *node,
             const char *place)
{
  if (JSON_NODE_HOLDS_ARRAY (node))
    for (guint i = 0; i < json_array_get_length (json_node_get_array (node)); i++)
      check_texts (json_array_get_element (json_node_get_array (node), i), place);
  if (!JSON_NODE_HOLDS_OBJECT (node))
    return;
  if (json_object_has_member (json_node_get_object (node), "en"))
    {
      for (guint i = 0; languages[i] != NULL; i++)
        if (!json_object_has_member (json_node_get_object (node), languages[i]))
          g_error ("%s: “%s” is missing in %s", place,
                   json_object_get_string_member (json_node_get_object (node), "en"), languages[i]);
      return;
    }

  {
    g_autoptr (GList) values = json_object_get_values (json_node_get_object (node));

    for (GList *l = values; l != NULL; l = l->next)
      check_texts (l->data, place);
  }
}

static void
test_languages (void)
{
  for (guint i = 0; i < lessons->len; i++)
    {
      AhuLesson *lesson = g_ptr_array_index (lessons, i);
      g_autoptr (JsonNode) node = json_node_new (JSON_NODE_OBJECT);

      json_node_set_object (node, ahu_lesson_get_document (lesson));
      check_texts (node, ahu_lesson_get_id (lesson));
    }
}

static void
test_number (void)
{
  g_assert_cmpuint (lessons->len, >=, least_lessons);
}

static int
compare_ids (gconstpointer a,
             gconstpointer b)
{
  return g_strcmp0 (ahu_lesson_get_id (*(AhuLesson *const *) a), ahu_lesson_get_id (*(AhuLesson *const *) b));
}

static void
read_lessons (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  g_assert_nonnull (dir);
  lessons = g_ptr_array_new_with_free_func (g_object_unref);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autofree char *id = g_strndup (name, strlen (name) - strlen (".json"));
      g_autoptr (GError) error = NULL;
      g_autoptr (GBytes) bytes = ahu_document_read (path, &error);
      AhuLesson *lesson = ahu_lesson_new (id, bytes, &error);

      if (lesson == NULL)
        g_error ("%s: %s", name, error->message);
      g_ptr_array_add (lessons, lesson);
    }
  g_ptr_array_sort (lessons, compare_ids);
}

int
main (int   argc,
      char *argv[])
{
  g_autofree char *all = NULL;
  int result;

  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 3);
  least_lessons = (guint) g_ascii_strtoull (argv[2], NULL, 10);
  all = g_strconcat ("en ", g_getenv ("AHU_TEST_LANGUAGES"), NULL);
  languages = g_strsplit (all, " ", -1);
  ahu_game_register (rn_game_get ());
  ahu_game_register (tp_game_get ());
  read_lessons (argv[1]);

  g_test_add_func ("/lessons/number", test_number);
  g_test_add_func ("/lessons/languages", test_languages);
  for (guint i = 0; i < lessons->len; i++)
    {
      const char *id = ahu_lesson_get_id (g_ptr_array_index (lessons, i));
      g_autofree char *through = g_strdup_printf ("/lessons/through/%s", id);
      g_autofree char *back = g_strdup_printf ("/lessons/back/%s", id);

      g_test_add_data_func (through, g_ptr_array_index (lessons, i), go_through);
      g_test_add_data_func (back, g_ptr_array_index (lessons, i), go_back);
    }
  result = g_test_run ();
  g_ptr_array_unref (lessons);
  g_strfreev (languages);

  return result;
}

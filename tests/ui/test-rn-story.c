/* test-rn-story.c: the end of a game told step by step
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/ahu-result-page.h"
#include "app/rapanui/ahu-rn-score-page.h"
#include "app/rapanui/ahu-rn-story.h"
#include "rapanui/rn-explain.h"
#include "rapanui/rn-ranking.h"

#include "rn-score-utils.h"
#include "rn-widget-utils.h"
#include "test-ui-find.h"
#include "test-ui.h"

static const char *const names[] = { "Anna", "Ben", "Chiara", "Dario", NULL };
static const char *const colours[] = { "green", "blue", "red", "violet", NULL };

static gboolean
has_text (GPtrArray  *texts,
          const char *text)
{
  return g_ptr_array_find_with_equal_func (texts, text, g_str_equal, NULL);
}

static gboolean
is_said (GtkWidget  *widget,
         const char *text)
{
  return test_ui_find (widget, GTK_TYPE_WIDGET, text) != NULL;
}

static guint
count_class (GtkWidget  *widget,
             const char *css_class)
{
  guint n = gtk_widget_has_css_class (widget, css_class);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_class (child, css_class);

  return n;
}

static gboolean
press (GtkWidget *story,
       guint      key)
{
  return test_ui_press (story, key, 0);
}

/* A story in the place of some content, as pages tell it. */
typedef struct
{
  GtkWidget *window;
  GtkWidget *page;
  GtkWidget *content;
  GtkWidget *story;
} Told;

static void
tell (Told      *told,
      GtkWidget *story)
{
  told->window = gtk_window_new ();
  told->page = adw_bin_new ();
  told->content = gtk_button_new_with_label ("The winner is known here");
  adw_bin_set_child (ADW_BIN (told->page), told->content);
  gtk_window_set_child (GTK_WINDOW (told->window), told->page);
  gtk_window_set_default_size (GTK_WINDOW (told->window), 1024, 768);
  gtk_window_present (GTK_WINDOW (told->window));
  gtk_widget_grab_focus (told->content);
  told->story = story;
  ahu_story_open (AHU_STORY (story), told->page, told->content);
}

static void
tell_end (Told *told)
{
  ahu_story_close (told->page);
  g_object_ref (told->page);
  gtk_window_destroy (GTK_WINDOW (told->window));
  g_assert_finalize_object (told->page);
}

/* All that the steps show, in their order; ends at the last. */
static GPtrArray *
tell_all (GtkWidget *story)
{
  GPtrArray *steps = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  guint step;

  do
    {
      step = ahu_story_get_step (AHU_STORY (story));
      g_ptr_array_add (steps, test_ui_list_texts (story));
      if (test_ui_find (story, GTK_TYPE_BUTTON, "Done") == NULL)
        test_ui_click (story, "Next");
    }
  while (ahu_story_get_step (AHU_STORY (story)) > step);

  return steps;
}

static AhuRanking *
rank (AhuSession *session)
{
  return ahu_session_get_game (session)->ranking (ahu_session_get_position (session),
                                                  ahu_session_get_names (session));
}

/* Of an empty Stone nothing is counted. */
static gboolean
is_empty (const AhuRanking *ranking)
{
  const AhuRankingStep *second = g_ptr_array_index (ranking->steps, 1);

  return g_str_equal (second->id, RN_EXPLAIN_STONE_EMPTY);
}

/* The explanation of the engine, word for word, in its order. */
static void
assert_explains (GPtrArray        *steps,
                 const AhuRanking *ranking)
{
  guint told = 0;

  for (guint i = 0; i < ranking->steps->len; i++)
    {
      const AhuRankingStep *step = g_ptr_array_index (ranking->steps, i);

      if (g_str_equal (step->id, RN_EXPLAIN_STONE_COUNT) && is_empty (ranking))
        continue;
      if (g_str_equal (step->id, RN_EXPLAIN_STONE_COUNT))
        {
          /* Kind by kind, the words with the last. */
          told = RN_SACRIFICES - 1;
          for (char **sentence = step->sentences; *sentence != NULL; sentence++)
            g_assert_true (has_text (g_ptr_array_index (steps, told), *sentence));
          told++;
          continue;
        }
      g_assert_cmpuint (told, <, steps->len);
      g_assert_true (has_text (g_ptr_array_index (steps, told), step->heading));
      for (char **sentence = step->sentences; *sentence != NULL; sentence++)
        if (!has_text (g_ptr_array_index (steps, told), *sentence))
          g_error ("step %u doesn’t say “%s”", told, *sentence);
      told++;
    }
  g_assert_cmpuint (told, ==, steps->len);
}

static void
test_order (gconstpointer data)
{
  const char *name = data;
  g_autoptr (AhuSession) session = test_session_load (name);
  AhuRanking *ranking = rank (session);
  g_autoptr (GPtrArray) steps = NULL;
  Told told;

  tell (&told, ahu_rn_story_new_for_session (session));
  steps = tell_all (told.story);
  assert_explains (steps, ranking);

  ahu_ranking_free (ranking);
  tell_end (&told);
}

/* Whether a text of a later step, that no earlier one shows, can be found. */
static void
assert_discreet (GtkWidget *story,
                 GPtrArray *steps,
                 guint      at)
{
  for (guint later = at + 1; later < steps->len; later++)
    {
      GPtrArray *texts = g_ptr_array_index (steps, later);

      for (guint i = 0; i < texts->len; i++)
        {
          const char *text = g_ptr_array_index (texts, i);
          gboolean known = FALSE;

          for (guint before = 0; before <= at; before++)
            known = known || has_text (g_ptr_array_index (steps, before), text);
          if (!known && is_said (story, text))
            g_error ("step %u tells “%s” of step %u", at, text, later);
        }
    }
}

static void
test_discreet (gconstpointer data)
{
  const char *name = data;
  g_autoptr (AhuSession) session = test_session_load (name);
  guint n_players = g_strv_length ((char **) ahu_session_get_names (session));
  AhuRanking *ranking = rank (session);
  g_autoptr (GPtrArray) steps = NULL;
  Told told;

  tell (&told, ahu_rn_story_new_for_session (session));
  steps = tell_all (told.story);
  tell_end (&told);

  tell (&told, ahu_rn_story_new_for_session (session));
  g_assert_false (gtk_widget_get_visible (told.content));
  for (guint at = 0; at < steps->len; at++)
    {
      g_assert_cmpuint (ahu_story_get_step (AHU_STORY (told.story)), ==, at);
      assert_discreet (told.page, steps, at);
      if (at + 1 < steps->len)
        test_ui_click (told.story, "Next");
    }

  /* And back again: nothing of the steps left behind stays. */
  for (guint at = steps->len - 1; at > 0; at--)
    {
      test_ui_click (told.story, "Back");
      assert_discreet (told.page, steps, at - 1);
    }
  g_assert_cmpuint (n_players, ==, ranking->n_players);

  ahu_ranking_free (ranking);
  tell_end (&told);
}

/* With each player told there is one sum more. */
static void
test_sums (void)
{
  g_autoptr (AhuSession) session = test_session_load ("decided-by-moai-or-wood.rapanui");
  AhuRanking *ranking = rank (session);
  guint n_told = 0;
  Told told;

  tell (&told, ahu_rn_story_new_for_session (session));
  while (count_class (told.story, "story-totals") == 0)
    test_ui_click (told.story, "Next");
  while (count_class (told.story, "story-totals") > 0)
    {
      guint player = ranking->order[ranking->n_players - 1 - n_told];
      g_autofree char *total = g_strdup_printf ("%" G_GINT64_FORMAT, ranking->totals[player]);
      guint n_bars = 0;

      n_told++;
      g_assert_true (is_said (told.story, ahu_session_get_names (session)[player]));
      g_assert_true (is_said (told.story, total));
      n_bars = count_class (told.story, "story-name");
      g_assert_cmpuint (n_bars, ==, n_told);
      test_ui_click (told.story, "Next");
    }
  g_assert_cmpuint (n_told, ==, ranking->n_players);

  ahu_ranking_free (ranking);
  tell_end (&told);
}

static void
test_keys (void)
{
  g_autoptr (AhuSession) session = test_session_load ("shared-first-place.rapanui");
  Told told;
  AhuStory *story;

  tell (&told, ahu_rn_story_new_for_session (session));
  story = AHU_STORY (told.story);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (told.window)) ==
                 test_ui_find (told.story, GTK_TYPE_BUTTON, "Next"));

  /* Each goes one step, whatever has the focus. */
  press (told.story, GDK_KEY_Right);
  g_assert_cmpuint (ahu_story_get_step (story), ==, 1);
  press (told.story, GDK_KEY_space);
  g_assert_cmpuint (ahu_story_get_step (story), ==, 2);
  press (told.story, GDK_KEY_Return);
  g_assert_cmpuint (ahu_story_get_step (story), ==, 3);
  press (told.story, GDK_KEY_Page_Down);
  g_assert_cmpuint (ahu_story_get_step (story), ==, 4);
  gtk_widget_activate (gtk_root_get_focus (GTK_ROOT (told.window)));
  test_ui_wait ((TestUiCondition) ahu_story_get_step, story);
  press (told.story, GDK_KEY_Left);
  press (told.story, GDK_KEY_Page_Up);
  while (ahu_story_get_step (story) > 0)
    press (told.story, GDK_KEY_Left);
  g_assert_false (gtk_widget_is_sensitive (test_ui_find (told.story, GTK_TYPE_BUTTON, "Back")));
  press (told.story, GDK_KEY_Left);
  g_assert_cmpuint (ahu_story_get_step (story), ==, 0);
  g_assert_false (press (told.story, GDK_KEY_x));

  /* The page is as it was. */
  press (told.story, GDK_KEY_Escape);
  g_assert_false (ahu_story_is_told (told.page));
  g_assert_true (gtk_widget_get_visible (told.content));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (told.window)) == told.content);

  tell_end (&told);
}

static void
test_done (void)
{
  g_autoptr (AhuSession) session = test_session_load ("two-players.rapanui");
  g_autoptr (GPtrArray) steps = NULL;
  g_autofree char *position = NULL;
  Told told;

  tell (&told, ahu_rn_story_new_for_session (session));
  steps = tell_all (told.story);
  position = g_strdup_printf ("%u of %u", steps->len, steps->len);
  g_assert_true (is_said (told.story, position));
  test_ui_click (told.story, "Done");
  g_assert_false (ahu_story_is_told (told.page));
  g_assert_true (gtk_widget_get_visible (told.content));

  tell_end (&told);
}

/* In place of the result page, which has the focus again where it had it. */
static void
test_result_page (void)
{
  g_autoptr (AhuSession) session = test_session_load ("decided-by-moai-or-wood.rapanui");
  g_autoptr (AhuSession) other = test_session_load ("two-players.rapanui");
  GtkWidget *window = gtk_window_new ();
  GtkWidget *page = ahu_result_page_new ();

  gtk_window_set_child (GTK_WINDOW (window), page);
  ahu_result_page_set_session (AHU_RESULT_PAGE (page), ahu_game_ui_get_default (), session);
  gtk_window_present (GTK_WINDOW (window));
  test_ui_click (page, "Show me step by step");
  g_assert_true (ahu_story_is_told (page));
  g_assert_false (is_said (page, "A wins with 51 glory points"));
  g_assert_false (is_said (page, "A: place 1, 51 glory points"));
  gtk_widget_activate_action (page, "result.story", NULL);
  press (gtk_widget_get_last_child (page), GDK_KEY_Escape);
  g_assert_true (is_said (page, "A wins with 51 glory points"));

  /* Another game ends what is told of the first. */
  gtk_widget_activate_action (page, "result.story", NULL);
  ahu_result_page_set_session (AHU_RESULT_PAGE (page), ahu_game_ui_get_default (), other);
  g_assert_false (ahu_story_is_told (page));

  /* Nor does a story outlive its page. */
  gtk_widget_activate_action (page, "result.story", NULL);
  g_assert_true (ahu_story_is_told (page));
  g_object_ref (page);
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_finalize_object (page);
}

/* Final scoring only: counts that tie @n players at a level. */
typedef struct
{
  RnTieBreak level;
  guint n;
} TieCase;

static RnSheet
tie_sheet (const TieCase *tie)
{
  RnSheet sheet = { .n_players = RN_MAX_PLAYERS, .stone = { 2, 1, 1, 0 } };

  /* 40 points each for those who tie; fewer for the others. */
  for (guint i = 0; i < RN_MAX_PLAYERS; i++)
    {
      gint64 moai = tie->level == RN_TIE_MOAI ? i : 1;
      gint64 wood = tie->level == RN_TIE_WOOD ? i : 2;
      gint64 total = i < tie->n ? 40 : 10 + i;

      sheet.players[i].moai = moai;
      sheet.players[i].wood = wood;
      sheet.players[i].tiles = total - moai * RN_MOAI_POINTS - wood / RN_WOOD_PER_POINT;
      if (i >= tie->n && sheet.players[i].tiles < 0)
        sheet.players[i].tiles = 0;
    }

  return sheet;
}

static void
type_sheet (GtkWidget     *page,
            const RnSheet *sheet)
{
  test_score_type_number (page, "Fish on the Stone", (int) sheet->stone[RN_SACRIFICE_FISH]);
  test_score_type_number (page, "Mulberry on the Stone", (int) sheet->stone[RN_SACRIFICE_MULBERRY]);
  test_score_type_number (page, "Sweet Potato on the Stone", (int) sheet->stone[RN_SACRIFICE_POTATO]);
  for (guint i = 0; i < RN_MAX_PLAYERS; i++)
    {
      g_autofree char *tiles = g_strdup_printf ("%s: Tiles", names[i]);
      g_autofree char *moai = g_strdup_printf ("%s: Moai", names[i]);
      g_autofree char *wood = g_strdup_printf ("%s: Wood", names[i]);

      test_score_type_number (page, tiles, (int) sheet->players[i].tiles);
      test_score_type_number (page, moai, (int) sheet->players[i].moai);
      test_score_type_number (page, wood, (int) sheet->players[i].wood);
    }
}

static void
assert_places (GtkWidget        *root,
               const AhuRanking *ranking)
{
  for (guint i = 0; i < ranking->n_players; i++)
    {
      g_autofree char *row = g_strdup_printf ("%s: place %u, %lld glory points", names[i],
                                              ranking->places[i], (long long) ranking->totals[i]);

      if (!is_said (root, row))
        g_error ("nothing says “%s”", row);
      if (ranking->notes[i] != NULL)
        g_assert_true (is_said (root, ranking->notes[i]));
    }
}

/* The numbers of the step that breaks the tie. */
static void
assert_tie_drawn (GtkWidget     *story,
                  const TieCase *tie)
{
  guint n_levels = tie->level == RN_TIE_MOAI ? 2 : 3;

  g_assert_cmpuint (count_class (story, "story-tie"), ==, 1);
  g_assert_cmpuint (count_class (story, "story-total"), ==, n_levels * tie->n);
  /* All but the last are before somebody, unless nothing tells them apart. */
  g_assert_cmpuint (count_class (story, "story-decides"), ==, tie->level == RN_TIE_SHARED ? 0 : tie->n - 1);
}

static void
test_ties (gconstpointer data)
{
  const TieCase *tie = data;
  RnSheet sheet = tie_sheet (tie);
  GtkWidget *window = gtk_window_new ();
  GtkWidget *page = ahu_rn_score_page_new ();
  g_autoptr (AhuRanking) ranking = NULL;
  g_autoptr (GPtrArray) steps = NULL;
  RnFinal final;

  rn_final (&final, &sheet);
  ranking = rn_ranking_new (&final, names);
  g_assert_cmpint (final.tie_above[1], ==, tie->level);

  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
  gtk_window_set_child (GTK_WINDOW (window), page);
  ahu_rn_score_page_start (AHU_RN_SCORE_PAGE (page), names, colours);
  gtk_window_present (GTK_WINDOW (window));
  type_sheet (page, &sheet);
  assert_places (page, ranking);

  test_ui_click (page, "Show me step by step");
  steps = tell_all (gtk_widget_get_last_child (page));
  assert_explains (steps, ranking);
  assert_places (page, ranking);
  press (gtk_widget_get_last_child (page), GDK_KEY_Left);
  assert_tie_drawn (page, tie);

  /* What is counted anew ends what was told. */
  g_signal_emit_by_name (page, "undo");
  g_assert_false (ahu_story_is_told (page));
  g_object_ref (page);
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_finalize_object (page);
}

/* The empty Stone is not counted, and none of its kinds tie (R8.5). */
static void
test_empty_stone (void)
{
  RnSheet sheet = { .n_players = 2, .players = { { .tiles = 3 }, { .tiles = 4 } } };
  const char *const two[] = { "Anna", "Ben", NULL };
  g_autoptr (AhuRanking) ranking = NULL;
  RnFinal final;
  Told told;

  rn_final (&final, &sheet);
  ranking = rn_ranking_new (&final, two);
  tell (&told, ahu_rn_story_new (&final, NULL, two, colours));
  g_assert_cmpuint (count_class (told.story, "tie-bracket"), ==, 0);
  g_assert_cmpuint (count_class (told.story, "value"), ==, RN_SACRIFICES);
  for (guint i = 0; i < ranking->steps->len; i++)
    {
      const AhuRankingStep *step = g_ptr_array_index (ranking->steps, i);

      if (g_str_equal (step->id, RN_EXPLAIN_STONE_EMPTY))
        g_assert_true (is_said (told.story, step->heading));
    }

  tell_end (&told);
}

/* A name that is written from right to left doesn't turn the sentence it stands in. */
static void
test_names (void)
{
  const char *const two[] = { "Anna", "\330\271\331\205\330\261", NULL };
  const char *isolated = "\342\200\216\342\201\250\330\271\331\205\330\261\342\201\251: 4 glory points";
  RnSheet sheet = { .n_players = 2, .players = { { .tiles = 3 }, { .tiles = 4 } } };
  g_autoptr (GPtrArray) steps = NULL;
  RnFinal final;
  Told told;
  guint n_isolated = 0;
  guint n_plain = 0;

  rn_final (&final, &sheet);
  tell (&told, ahu_rn_story_new (&final, NULL, two, colours));
  steps = tell_all (told.story);
  for (guint i = 0; i < steps->len; i++)
    {
      n_isolated += has_text (g_ptr_array_index (steps, i), isolated);
      n_plain += has_text (g_ptr_array_index (steps, i), "Anna: 3 glory points");
    }
  g_assert_cmpuint (n_isolated, ==, 1);
  g_assert_cmpuint (n_plain, ==, 1);

  tell_end (&told);
}

/* Brackets and values come group by group. */
static void
test_groups (void)
{
  RnSheet sheet = { .n_players = 2, .stone = { 4, 4, 1, 1 }, .players = { { .tiles = 3 }, { .tiles = 4 } } };
  const char *const two[] = { "Anna", "Ben", NULL };
  RnFinal final;
  Told told;

  rn_final (&final, &sheet);
  tell (&told, ahu_rn_story_new (&final, NULL, two, colours));
  for (guint n_counted = 1; n_counted <= RN_SACRIFICES; n_counted++)
    {
      g_assert_cmpuint (count_class (told.story, "value"), ==, 0);
      g_assert_cmpuint (count_class (told.story, "tie-bracket"), ==, 0);
      test_ui_click (told.story, "Next");
    }
  for (guint n_groups = 1; n_groups <= 2; n_groups++)
    {
      g_assert_cmpuint (count_class (told.story, "value"), ==, 2 * n_groups);
      g_assert_cmpuint (count_class (told.story, "tie-bracket"), ==, n_groups);
      test_ui_click (told.story, "Next");
    }

  tell_end (&told);
}

int
main (int    argc,
      char **argv)
{
  static const char *const records[] = {
    "decided-by-moai-or-wood", "four-players-untold", "nobody-sacrificed-three-kinds", "shared-first-place",
    "three-players-pair-on-top", "two-players",
  };
  static const struct
  {
    RnTieBreak level;
    const char *name;
  } levels[] = { { RN_TIE_MOAI, "moai" }, { RN_TIE_WOOD, "wood" }, { RN_TIE_SHARED, "shared" } };
  static TieCase ties[G_N_ELEMENTS (levels)][RN_MAX_PLAYERS + 1];

  test_ui_init (&argc, &argv);

  for (guint i = 0; i < G_N_ELEMENTS (records); i++)
    {
      g_autofree char *order = g_strdup_printf ("/ui/rn-story/order/%s", records[i]);
      g_autofree char *discreet = g_strdup_printf ("/ui/rn-story/discreet/%s", records[i]);
      char *file = g_strdup_printf ("%s.rapanui", records[i]);

      g_test_add_data_func (order, file, test_order);
      g_test_add_data_func_full (discreet, file, test_discreet, g_free);
    }
  for (guint level = 0; level < G_N_ELEMENTS (levels); level++)
    for (guint n = 2; n <= RN_MAX_PLAYERS; n++)
      {
        g_autofree char *path = g_strdup_printf ("/ui/rn-story/ties/%s/%u", levels[level].name, n);

        ties[level][n] = (TieCase) { levels[level].level, n };
        g_test_add_data_func (path, &ties[level][n], test_ties);
      }
  g_test_add_func ("/ui/rn-story/sums", test_sums);
  g_test_add_func ("/ui/rn-story/keys", test_keys);
  g_test_add_func ("/ui/rn-story/done", test_done);
  g_test_add_func ("/ui/rn-story/result-page", test_result_page);
  g_test_add_func ("/ui/rn-story/empty-stone", test_empty_stone);
  g_test_add_func ("/ui/rn-story/groups", test_groups);
  g_test_add_func ("/ui/rn-story/names", test_names);

  return g_test_run ();
}

/* test-rn-story.c: the end of a game told step by step
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/study/rn-explain.h"
#include "games/rapanui/ui/ahu-rn-game-ui.h"
#include "shell/score/ahu-score-page.h"
#include "games/rapanui/ui/ahu-rn-story.h"
#include "games/rapanui/words/rn-ranking.h"
#include "shell/result/ahu-result-page.h"
#include "toolkit/ranking/ahu-story-bar.h"

#include "rn-score-utils.h"
#include "rn-widget-utils.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"

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

static gboolean
is_told (GtkWidget *page)
{
  return ahu_story_find (page) != NULL;
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
  ahu_story_open (AHU_STORY (story), NULL, told->page, told->content);
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

/* The explanation of the engine for all together, word for word, in its order. */
static void
assert_explains (GPtrArray        *steps,
                 const AhuRanking *together)
{
  g_assert_cmpuint (together->steps->len, ==, steps->len);
  for (guint i = 0; i < steps->len; i++)
    {
      const AhuRankingStep *step = g_ptr_array_index (together->steps, i);
      g_autofree char *words = g_strjoinv (" ", step->sentences);

      g_assert_true (has_text (g_ptr_array_index (steps, i), step->heading));
      if (*words != '\0' && !has_text (g_ptr_array_index (steps, i), words))
        g_error ("step %u doesn’t say “%s”", i, words);
    }
}

static void
score (AhuSession *session,
       RnFinal    *final)
{
  RnSheet sheet;

  rn_sheet_from_position (&sheet, ahu_session_get_position (session));
  rn_final (final, &sheet);
}

static AhuRanking *
explain (const RnFinal     *final,
         const char *const *players)
{
  AhuRanking *together = ahu_ranking_new (final->n_players);

  rn_explain_together (together, final, players);
  return together;
}

static const AhuRankingStep *
get_together (const AhuRanking *together,
              guint             at)
{
  return g_ptr_array_index (together->steps, at);
}

static gint64
get_points (const RnFinal *final,
            guint          player,
            RnSource       source)
{
  guint kind = source - RN_SOURCE_SACRIFICE;

  if (source == RN_SOURCE_TILES)
    return final->players[player].tiles;
  if (source == RN_SOURCE_MOAI)
    return final->players[player].moai;
  if (source == RN_SOURCE_WOOD)
    return final->players[player].wood;
  return final->players[player].sacrifice_count[kind] * final->value[kind];
}

/* Stone, tiles, Moai, wood, four kinds up to the most valued, places; but for what brings nobody anything. */
static void
test_order (gconstpointer data)
{
  const char *name = data;
  g_autoptr (AhuSession) session = test_session_load (name);
  g_autoptr (AhuRanking) together = NULL;
  g_autoptr (GPtrArray) steps = NULL;
  guint n_steps = 2, value = 0;
  RnFinal final;
  Told told;

  score (session, &final);
  together = explain (&final, ahu_session_get_names (session));
  tell (&told, ahu_rn_story_new_for_session (session));
  steps = tell_all (told.story);
  for (RnSource source = RN_SOURCE_TILES; source < RN_N_SOURCES; source++)
    {
      gint64 all = 0;

      for (guint p = 0; p < final.n_players; p++)
        all += get_points (&final, p, source);
      n_steps += all > 0;
    }
  g_assert_cmpuint (steps->len, ==, n_steps);
  for (guint i = 1; i + 1 < steps->len; i++)
    {
      guint kind = (guint) g_bit_nth_lsf (get_together (together, i)->about, -1) - RN_SOURCE_SACRIFICE;

      if (kind >= RN_SACRIFICES)
        continue;
      g_assert_cmpuint (final.value[kind], >=, value);
      value = final.value[kind];
    }
  assert_explains (steps, together);

  tell_end (&told);
}

/* Whether a text of a later step, that no earlier one shows, can be found; the names
 * below the dots are there from the first. */
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
  g_autoptr (AhuRanking) ranking = rank (session);
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

  tell_end (&told);
}

static void
collect (GtkWidget *widget,
         GType      type,
         GPtrArray *found)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    g_ptr_array_add (found, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect (child, type, found);
}

static gboolean
is_laid_out (GtkWidget *widget)
{
  return gtk_widget_get_width (widget) > 0;
}

static gboolean
is_wide (GtkWidget *story)
{
  return !gtk_widget_has_css_class (story, "narrow");
}

/* What a bar is long, in parts of one that is full. What appears is still growing, so
 * its room is asked for and not where it is seen. */
static double
get_length (GtkWidget *bar)
{
  int length = 0;

  for (GtkWidget *part = gtk_widget_get_first_child (bar); part != NULL; part = gtk_widget_get_next_sibling (part))
    {
      test_ui_wait ((TestUiCondition) is_laid_out, part);
      length += gtk_widget_get_width (part);
    }
  return (double) length / MAX (1, gtk_widget_get_width (bar));
}

/* Every step of a source stands in the same frame: all players by seat, with what each has
 * so far, as bars in one scale; what is new has the ring. */
static void
test_sums (gconstpointer data)
{
  const char *name = data;
  g_autoptr (AhuSession) session = test_session_load (name);
  g_autoptr (AhuRanking) together = NULL;
  gint64 sums[RN_MAX_PLAYERS] = { 0 };
  gint64 full;
  guint at = 0;
  RnFinal final;
  Told told;

  score (session, &final);
  together = explain (&final, ahu_session_get_names (session));
  full = (final.players[final.order[0]].total + 9) / 10 * 10;
  tell (&told, ahu_rn_story_new_for_session (session));
  /* Drawn anew when it knows its room. */
  test_ui_wait ((TestUiCondition) is_wide, told.story);
  for (test_ui_click (told.story, "Next"); g_str_equal (get_together (together, ++at)->id, RN_EXPLAIN_SOURCE);
       test_ui_click (told.story, "Next"))
    {
      RnSource source = (RnSource) g_bit_nth_lsf (get_together (together, at)->about, -1);
      g_autoptr (GPtrArray) bars = g_ptr_array_new ();
      guint n_more = 0;

      collect (told.story, AHU_TYPE_STORY_BAR, bars);
      g_assert_cmpuint (bars->len, ==, final.n_players);
      for (guint player = 0; player < final.n_players; player++)
        {
          gint64 points = get_points (&final, player, source);
          g_autofree char *words = NULL;

          sums[player] += points;
          n_more += points > 0;
          words = g_strdup_printf ("%s: %d more, %d so far.", ahu_session_get_names (session)[player],
                                   (int) points, (int) sums[player]);
          g_assert_true (is_said (told.story, words));
              g_assert_cmpfloat_with_epsilon (get_length (bars->pdata[player]), sums[player] / (double) full, 0.04);
        }
      g_assert_cmpuint (count_class (told.story, "story-more") - count_class (told.story, "none"), ==, n_more);
    }
  for (guint player = 0; player < final.n_players; player++)
    g_assert_cmpint (sums[player], ==, final.players[player].total);

  tell_end (&told);
}

static void
test_keys (void)
{
  g_autoptr (AhuSession) session = test_session_load ("two-players.rapanui");
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
  press (told.story, GDK_KEY_End);
  g_assert_nonnull (test_ui_find (told.story, GTK_TYPE_BUTTON, "Done"));
  press (told.story, GDK_KEY_Home);
  g_assert_false (gtk_widget_is_sensitive (test_ui_find (told.story, GTK_TYPE_BUTTON, "Back")));
  press (told.story, GDK_KEY_Left);
  g_assert_cmpuint (ahu_story_get_step (story), ==, 0);
  g_assert_false (press (told.story, GDK_KEY_x));

  /* The page is as it was. */
  press (told.story, GDK_KEY_Escape);
  g_assert_false (is_told (told.page));
  g_assert_true (gtk_widget_get_visible (told.content));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (told.window)) == told.content);

  tell_end (&told);
}

/* Each dot leads to its step, and tells which it is. */
static void
test_dots (void)
{
  g_autoptr (AhuSession) session = test_session_load ("two-players.rapanui");
  Told told;

  tell (&told, ahu_rn_story_new_for_session (session));
  test_ui_click (told.story, "Places");
  g_assert_nonnull (test_ui_find (told.story, GTK_TYPE_BUTTON, "Done"));
  test_ui_click (told.story, "Wood");
  g_assert_cmpuint (ahu_story_get_step (AHU_STORY (told.story)), ==, 3);
  g_assert_cmpuint (count_class (told.story, "current"), ==, 1);
  g_assert_true (gtk_widget_has_css_class (test_ui_find (told.story, GTK_TYPE_BUTTON, "Wood"), "current"));
  test_ui_click (told.story, "Stone");
  g_assert_cmpuint (ahu_story_get_step (AHU_STORY (told.story)), ==, 0);

  tell_end (&told);
}

static void
test_done (void)
{
  g_autoptr (AhuSession) session = test_session_load ("two-players.rapanui");
  g_autoptr (GPtrArray) steps = NULL;
  Told told;

  tell (&told, ahu_rn_story_new_for_session (session));
  steps = tell_all (told.story);
  test_ui_click (told.story, "Done");
  g_assert_false (is_told (told.page));
  g_assert_true (gtk_widget_get_visible (told.content));

  tell_end (&told);
}

/* Another screen shows each step as soon as it is told here, and has nothing to press. */
static void
test_follow (void)
{
  g_autoptr (AhuSession) session = test_session_load ("decided-by-moai-or-wood.rapanui");
  g_autoptr (AhuTelling) telling = ahu_telling_new ();
  GtkWidget *other = g_object_ref_sink (ahu_rn_story_new_for_session (session));
  GtkWidget *window = gtk_window_new ();
  GtkWidget *page = adw_bin_new ();
  GtkWidget *content = gtk_label_new (NULL);
  GtkWidget *story = ahu_rn_story_new_for_session (session);

  adw_bin_set_child (ADW_BIN (page), content);
  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  ahu_story_open (AHU_STORY (story), telling, page, content);
  ahu_story_follow (AHU_STORY (other), telling);
  for (guint step = 0; step < 9; step++)
    {
      g_autoptr (GPtrArray) here = test_ui_list_texts (test_ui_find_class (story, "stage-body"));
      g_autoptr (GPtrArray) there = test_ui_list_texts (test_ui_find_class (other, "stage-body"));

      g_assert_cmpuint (ahu_story_get_step (AHU_STORY (other)), ==, step);
      g_assert_cmpuint (here->len, ==, there->len);
      for (guint i = 0; i < here->len; i++)
        g_assert_cmpstr (here->pdata[i], ==, there->pdata[i]);
      if (step < 8)
        press (story, GDK_KEY_Right);
    }
  g_assert_null (test_ui_find (other, GTK_TYPE_BUTTON, "Back"));
  g_assert_null (test_ui_find (other, GTK_TYPE_BUTTON, "Done"));
  g_assert_null (test_ui_find (other, GTK_TYPE_BUTTON, "Close the steps"));
  g_assert_false (press (other, GDK_KEY_Left));
  press (story, GDK_KEY_Escape);
  g_assert_cmpint (ahu_telling_get_stage (telling), ==, AHU_TELLING_PLACES);

  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_finalize_object (other);
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
  ahu_result_page_set_session (AHU_RESULT_PAGE (page), ahu_rn_game_ui_get (), session);
  gtk_window_present (GTK_WINDOW (window));
  test_ui_click (page, "Step by step");
  g_assert_true (is_told (page));
  g_assert_false (is_said (page, "A wins with 51 glory points"));
  g_assert_false (is_said (page, "A: place 1, Glory points: 51"));
  gtk_widget_activate_action (page, "result.story", NULL);
  press (gtk_widget_get_last_child (page), GDK_KEY_Escape);
  g_assert_true (is_said (page, "A wins with 51 glory points"));

  /* Another game ends what is told of the first. */
  gtk_widget_activate_action (page, "result.story", NULL);
  ahu_result_page_set_session (AHU_RESULT_PAGE (page), ahu_rn_game_ui_get (), other);
  g_assert_false (is_told (page));

  /* Nor does a story outlive its page. */
  gtk_widget_activate_action (page, "result.story", NULL);
  g_assert_true (is_told (page));
  g_object_ref (page);
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_finalize_object (page);
}

/* Final scoring: counts that tie @n players at a level. */
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
  test_score_count_rest (page);
}

static void
assert_places (GtkWidget        *root,
               const AhuRanking *ranking)
{
  for (guint i = 0; i < ranking->n_players; i++)
    {
      g_autofree char *row = g_strdup_printf ("%s: place %u, Glory points: %lld", names[i],
                                              ranking->places[i], (long long) ranking->totals[i]);

      if (!is_said (root, row))
        g_error ("nothing says “%s”", row);
      if (ranking->notes[i] != NULL)
        g_assert_true (is_said (root, ranking->notes[i]));
    }
}

static void
test_ties (gconstpointer data)
{
  const TieCase *tie = data;
  RnSheet sheet = tie_sheet (tie);
  GtkWidget *window = gtk_window_new ();
  GtkWidget *page = ahu_score_page_new (ahu_rn_game_ui_get ());
  g_autoptr (AhuRanking) ranking = NULL;
  g_autoptr (AhuRanking) together = NULL;
  g_autoptr (GPtrArray) steps = NULL;
  RnFinal final;

  rn_final (&final, &sheet);
  ranking = rn_ranking_new (&final, names);
  together = explain (&final, names);
  g_assert_cmpint (final.tie_above[1], ==, tie->level);

  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
  gtk_window_set_child (GTK_WINDOW (window), page);
  ahu_sheet_start (ahu_score_page_get_sheet (AHU_SCORE_PAGE (page)), names, colours);
  gtk_window_present (GTK_WINDOW (window));
  type_sheet (page, &sheet);
  assert_places (page, ranking);

  test_ui_click (page, "Step by step");
  steps = tell_all (gtk_widget_get_last_child (page));
  /* The tie is told with the places. */
  assert_explains (steps, together);
  assert_places (page, ranking);

  /* What is counted anew ends what was told. */
  g_signal_emit_by_name (page, "undo");
  g_assert_false (is_told (page));
  g_object_ref (page);
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_finalize_object (page);
}

/* Of the empty Stone nothing is told about the kinds, and none of them tie (R8.5). */
static void
test_empty_stone (void)
{
  RnSheet sheet = { .n_players = 2, .players = { { .tiles = 3 }, { .tiles = 4 } } };
  const char *const two[] = { "Anna", "Ben", NULL };
  g_autoptr (AhuRanking) together = NULL;
  g_autoptr (GPtrArray) steps = NULL;
  RnFinal final;
  Told told;

  rn_final (&final, &sheet);
  together = explain (&final, two);
  tell (&told, ahu_rn_story_new (&final, NULL, two, colours));
  g_assert_cmpuint (count_class (told.story, "tie-bracket"), ==, 0);
  g_assert_cmpuint (count_class (told.story, "value"), ==, RN_SACRIFICES);
  g_assert_cmpstr (get_together (together, 0)->id, ==, RN_EXPLAIN_STONE_EMPTY);
  steps = tell_all (told.story);
  g_assert_cmpuint (steps->len, ==, 3);
  assert_explains (steps, together);

  tell_end (&told);
}

/* A name that is written from right to left doesn't turn the sentence it stands in. */
static void
test_names (void)
{
  const char *const two[] = { "Anna", "\330\271\331\205\330\261", NULL };
  const char *isolated = "\342\200\216\342\201\250\330\271\331\205\330\261\342\201\251: 4 more, 4 so far.";
  RnSheet sheet = { .n_players = 2, .players = { { .tiles = 3 }, { .tiles = 4 } } };
  RnFinal final;
  Told told;

  rn_final (&final, &sheet);
  tell (&told, ahu_rn_story_new (&final, NULL, two, colours));
  test_ui_click (told.story, "Next");
  g_assert_true (is_said (told.story, isolated));
  g_assert_true (is_said (told.story, "Anna: 3 more, 3 so far."));

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
      g_autofree char *sums = g_strdup_printf ("/ui/rn-story/sums/%s", records[i]);
      char *file = g_strdup_printf ("%s.rapanui", records[i]);

      g_test_add_data_func (order, file, test_order);
      g_test_add_data_func (sums, file, test_sums);
      g_test_add_data_func_full (discreet, file, test_discreet, g_free);
    }
  for (guint level = 0; level < G_N_ELEMENTS (levels); level++)
    for (guint n = 2; n <= RN_MAX_PLAYERS; n++)
      {
        g_autofree char *path = g_strdup_printf ("/ui/rn-story/ties/%s/%u", levels[level].name, n);

        ties[level][n] = (TieCase) { levels[level].level, n };
        g_test_add_data_func (path, &ties[level][n], test_ties);
      }
  g_test_add_func ("/ui/rn-story/keys", test_keys);
  g_test_add_func ("/ui/rn-story/dots", test_dots);
  g_test_add_func ("/ui/rn-story/done", test_done);
  g_test_add_func ("/ui/rn-story/follow", test_follow);
  g_test_add_func ("/ui/rn-story/result-page", test_result_page);
  g_test_add_func ("/ui/rn-story/empty-stone", test_empty_stone);
  g_test_add_func ("/ui/rn-story/names", test_names);

  return g_test_run ();
}

/* test-tapati-story.c: the end of a game of Tapati is told step by step by what serves any game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/engine/tp-game.h"
#include "toolkit/base/ahu-dots.h"
#include "toolkit/ranking/ahu-story-bar.h"
#include "toolkit/ranking/ahu-story.h"
#include "toolkit/ranking/ahu-tale.h"

#include "support/test-record.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"

typedef struct
{
  AhuSession *session;
  AhuRanking *ranking;
  GtkWidget *window;
  AhuTelling *telling;
  GtkWidget *page;
  GtkWidget *story;
} Told;

static void
set_up (Told          *self,
        gconstpointer  name)
{
  g_autofree char *file = g_strconcat (name, ".rapanui", NULL);
  g_autoptr (AhuRecord) record = test_record_load ("tapati", file);
  GtkWidget *content = gtk_button_new_with_label ("The page");

  self->session = ahu_session_new_replay (record, NULL);
  g_assert_true (ahu_session_is_over (self->session));
  self->ranking = tp_game_get ()->ranking (ahu_session_get_position (self->session),
                                           ahu_session_get_names (self->session));
  self->window = gtk_window_new ();
  self->page = adw_bin_new ();
  adw_bin_set_child (ADW_BIN (self->page), content);
  gtk_window_set_child (GTK_WINDOW (self->window), self->page);
  gtk_window_set_default_size (GTK_WINDOW (self->window), 1280, 800);
  gtk_window_present (GTK_WINDOW (self->window));
  self->telling = ahu_telling_new ();
  self->story = ahu_tale_story_new (ahu_tale_new_for_session (self->session));
  ahu_story_open (AHU_STORY (self->story), self->telling, self->page, content);
  test_ui_wait_for_frames (self->window, 3);
}

static void
tear_down (Told          *self,
           gconstpointer  name)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  g_object_unref (self->telling);
  ahu_ranking_free (self->ranking);
  g_object_unref (self->session);
}

static const AhuRankingStep *
get_step (Told  *self,
          guint  at)
{
  return g_ptr_array_index (self->ranking->steps, at);
}

/* Names stand isolated in sentences, so that only what is around them can be compared. */
static char *
dup_plain (const char *text)
{
  GString *plain = g_string_new (NULL);

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    if (g_utf8_get_char (p) < 0x2066 || g_utf8_get_char (p) > 0x2069)
      g_string_append_unichar (plain, g_utf8_get_char (p));

  return g_string_free (plain, FALSE);
}

static gboolean
says (Told       *self,
      const char *words)
{
  g_autoptr (GPtrArray) texts = test_ui_list_texts (self->story);
  g_autofree char *wanted = dup_plain (words);

  for (guint i = 0; i < texts->len; i++)
    {
      g_autofree char *text = dup_plain (g_ptr_array_index (texts, i));

      if (strstr (text, wanted) != NULL)
        return TRUE;
    }

  return FALSE;
}

/* The sums in the picture by row, “-” for a player who isn't told yet. */
static void
list_totals (GtkWidget *widget,
             GString   *list)
{
  if (gtk_widget_has_css_class (widget, "story-total"))
    {
      const char *text = gtk_label_get_text (GTK_LABEL (widget));

      g_string_append_printf (list, "%s ", *text != '\0' ? text : "-");
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    list_totals (child, list);
}

/* What they should be: of the seats in @shown those in @told. */
static void
assert_totals (Told  *self,
               guint  shown,
               guint  told)
{
  g_autoptr (GString) list = g_string_new (NULL);
  g_autoptr (GString) expected = g_string_new (NULL);

  list_totals (self->story, list);
  for (guint p = 0; p < self->ranking->n_players; p++)
    if ((shown & (1u << p)) != 0 && (told & (1u << p)) != 0)
      g_string_append_printf (expected, "%d ", (int) self->ranking->totals[p]);
    else if ((shown & (1u << p)) != 0)
      g_string_append (expected, "- ");
  g_assert_cmpstr (list->str, ==, expected->str);
}

static void
collect_bars (GtkWidget *widget,
              GPtrArray *bars)
{
  if (AHU_IS_STORY_BAR (widget))
    g_ptr_array_add (bars, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect_bars (child, bars);
}

/* A player's bar has a part for each source that brought something, and none before its time. */
static void
assert_bars (Told  *self,
             guint  told)
{
  g_autoptr (GPtrArray) bars = g_ptr_array_new ();

  collect_bars (self->story, bars);
  g_assert_cmpuint (bars->len, ==, self->ranking->n_players);
  for (guint p = 0; p < bars->len; p++)
    {
      guint n_parts = 0;
      guint n_shown = 0;

      for (guint row = 0; row < self->ranking->rows->len; row++)
        n_parts += ((AhuRankingRow *) g_ptr_array_index (self->ranking->rows, row))->cells[p].points > 0;
      for (GtkWidget *part = gtk_widget_get_first_child (g_ptr_array_index (bars, p)); part != NULL;
           part = gtk_widget_get_next_sibling (part))
        n_shown++;
      g_assert_cmpuint (n_shown, ==, (told & (1u << p)) != 0 ? n_parts : 0);
    }
}

/* The last place first, then the ties, then the places: each step in the words of the game, with a picture
 * that tells nothing of those to come. */
static void
test_steps (Told          *self,
            gconstpointer  name)
{
  guint n_players = self->ranking->n_players;
  GtkWidget *dots = test_ui_find (self->story, AHU_TYPE_DOTS, NULL);
  guint told = 0;

  g_assert_cmpuint (self->ranking->steps->len, >, n_players);
  /* Their order would tell who has won. */
  for (guint p = 0; p < n_players; p++)
    g_assert_false (test_ui_says (dots, ahu_session_get_names (self->session)[p]));
  for (guint at = 0; at < self->ranking->steps->len; at++)
    {
      const AhuRankingStep *step = get_step (self, at);
      gboolean is_last = at + 1 == self->ranking->steps->len;

      g_assert_cmpuint (ahu_story_get_step (AHU_STORY (self->story)), ==, at);
      g_assert_true (says (self, step->heading));
      /* The places stand in their picture, once. */
      for (char **sentence = step->sentences; *sentence != NULL; sentence++)
        g_assert_true (says (self, *sentence) != is_last);
      if (at < n_players)
        {
          g_assert_cmpuint (step->about, ==, 1u << self->ranking->order[n_players - 1 - at]);
          told |= step->about;
          assert_totals (self, G_MAXUINT, told);
          assert_bars (self, told);
        }
      else if (!is_last)
        {
          g_assert_cmpstr (step->id, ==, AHU_RANKING_TIE);
          assert_totals (self, step->about, step->about);
        }
      g_assert_true ((test_ui_find_class (self->story, "places") != NULL) == is_last);
      g_assert_true ((test_ui_find (self->story, GTK_TYPE_BUTTON, "Done") != NULL) == is_last);
      test_ui_click (self->story, is_last ? "Done" : "Next");
    }
  g_assert_cmpint (ahu_telling_get_stage (self->telling), ==, AHU_TELLING_PLACES);
  g_assert_null (ahu_story_find (self->page));
}

/* Back again, what was told stays told, and the rest is as unknown as before. */
static void
test_back (Told          *self,
           gconstpointer  name)
{
  guint first = get_step (self, 0)->about;
  guint second = get_step (self, 1)->about;

  test_ui_click (self->story, "Next");
  assert_totals (self, G_MAXUINT, first | second);
  test_ui_click (self->story, "Back");
  assert_totals (self, G_MAXUINT, first);
}

static gboolean
shows_one (gpointer data)
{
  g_autoptr (GPtrArray) bars = g_ptr_array_new ();

  collect_bars (((Told *) data)->story, bars);

  return bars->len == 1;
}

/* A telephone has no room for six: each step shows the player it is about. */
static void
test_narrow (Told          *self,
             gconstpointer  name)
{
  gtk_window_set_default_size (GTK_WINDOW (self->window), 360, 720);
  test_ui_wait (shows_one, self);
  assert_totals (self, get_step (self, 0)->about, get_step (self, 0)->about);
  test_ui_click (self->story, "Next");
  assert_totals (self, get_step (self, 1)->about, get_step (self, 1)->about);
}

/* Who came where, and nothing beside it. */
static void
test_places (Told          *self,
             gconstpointer  name)
{
  g_autoptr (AhuTale) tale = ahu_tale_new_for_session (self->session);

  for (int narrow = FALSE; narrow <= TRUE; narrow++)
    {
      GtkWidget *places = g_object_ref_sink (ahu_tale_places_new (tale, narrow));

      g_assert_nonnull (test_ui_find_class (places, "places"));
      g_assert_null (gtk_grid_get_child_at (GTK_GRID (places), 1, 0));
      for (guint p = 0; p < self->ranking->n_players; p++)
        g_assert_true (test_ui_says (places, ahu_session_get_names (self->session)[p]));
      g_object_unref (places);
    }
}

int
main (int   argc,
      char *argv[])
{
  static const char *const games[] = { "six-sensible", "three-own-box", "tie-decided-by-rapanuis" };

  test_ui_init (&argc, &argv);
  ahu_game_register (tp_game_get ());

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *path = g_strconcat ("/ui/tapati-story/steps/", games[i], NULL);

      g_test_add (path, Told, games[i], set_up, test_steps, tear_down);
    }
  g_test_add ("/ui/tapati-story/back", Told, games[1], set_up, test_back, tear_down);
  g_test_add ("/ui/tapati-story/narrow", Told, games[0], set_up, test_narrow, tear_down);
  g_test_add ("/ui/tapati-story/places", Told, games[2], set_up, test_places, tear_down);

  return g_test_run ();
}

/* test-tp-second-screen.c: what everybody sees of a game of Tapati on another screen, to the very end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/engine/tp-ending.h"
#include "games/tapati/engine/tp-game.h"
#include "games/tapati/ui/ahu-tp-art.h"
#include "games/tapati/ui/ahu-tp-boards.h"
#include "games/tapati/ui/ahu-tp-centre.h"
#include "games/tapati/ui/ahu-tp-game-ui.h"
#include "games/tapati/ui/ahu-tp-second-screen.h"
#include "games/tapati/ui/ahu-tp-shore.h"
#include "toolkit/ranking/ahu-story.h"
#include "toolkit/ranking/ahu-telling.h"
#include "toolkit/table/ahu-prompt.h"
#include "toolkit/table/ahu-slip.h"

#include "support/test-record.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"

typedef struct
{
  AhuSession *session;
  GtkWidget *view;
  GtkWidget *window;
} Fixture;

/* The move before the last, in a window of a screen. */
static void
set_up (Fixture       *self,
        gconstpointer  name)
{
  g_autofree char *file = g_strconcat (name, ".rapanui", NULL);
  g_autoptr (AhuRecord) record = test_record_load ("tapati", file);

  self->session = ahu_session_new (record, NULL, NULL);
  ahu_session_undo (self->session);
  g_assert_false (ahu_session_is_over (self->session));
  self->view = ahu_tp_second_screen_new (self->session);
  self->window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (self->window), 1280, 720);
  gtk_window_set_child (GTK_WINDOW (self->window), self->view);
  gtk_window_present (GTK_WINDOW (self->window));
  test_ui_wait_for_frames (self->window, 2);
}

static void
tear_down (Fixture       *self,
           gconstpointer  name)
{
  gpointer left = self->view;

  g_object_add_weak_pointer (G_OBJECT (self->view), &left);
  gtk_window_destroy (GTK_WINDOW (self->window));
  test_ui_wait (test_ui_is_gone, &left);
  g_object_unref (self->session);
}

/* Each board is seen whole, with nothing on it that can be pressed. */
static void
test_boards (Fixture       *self,
             gconstpointer  name)
{
  const TpPosition *position = ahu_session_get_position (self->session);
  GtkWidget *boards = test_ui_find (self->view, AHU_TYPE_TP_BOARDS, NULL);

  g_assert_nonnull (boards);
  g_assert_nonnull (test_ui_find (self->view, AHU_TYPE_PROMPT, NULL));
  for (guint seat = 0; seat < TP_MAX_PLAYERS; seat++)
    {
      GtkWidget *board = GTK_WIDGET (ahu_tp_boards_get_board (AHU_TP_BOARDS (boards), seat));
      graphene_rect_t bounds;

      g_assert_cmpint (gtk_widget_get_visible (board), ==, seat < position->n_players);
      if (seat >= position->n_players)
        continue;
      g_assert_true (test_ui_says (board, ahu_session_get_names (self->session)[seat]));
      g_assert_true (gtk_widget_compute_bounds (board, self->window, &bounds));
      g_assert_cmpfloat (bounds.origin.x, >=, 0);
      g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, 1280);
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, 720);
    }
}

/* What lies in the middle and on the shore is seen whole, too, and none of it takes the focus. */
static void
test_table (Fixture       *self,
            gconstpointer  name)
{
  const GType types[] = { AHU_TYPE_TP_CENTRE, AHU_TYPE_TP_SHORE };

  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    {
      GtkWidget *part = test_find_type (self->view, types[i]);
      graphene_rect_t bounds;

      g_assert_true (gtk_widget_get_mapped (part));
      g_assert_true (gtk_widget_compute_bounds (part, self->window, &bounds));
      g_assert_cmpfloat (bounds.origin.x, >=, 0);
      g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, 1281);
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, 721);
      g_assert_false (gtk_widget_grab_focus (part));
    }
  for (AhuTpSpot spot = AHU_TP_SPOT_MARKET; spot <= AHU_TP_SPOT_INTERCHANGE; spot++)
    g_assert_true (gtk_widget_get_mapped (ahu_tp_centre_find_spot (AHU_TP_CENTRE (test_find_type (self->view, types[0])), spot, 0)));
}

static graphene_rect_t
find_bounds (GtkWidget  *board,
             const char *css_class)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (test_ui_find_class (board, css_class), board, &bounds));

  return bounds;
}

/* It is seen from afar: names and points have a line for themselves, and what is held is told without limits. */
static void
test_heads (Fixture       *self,
            gconstpointer  name)
{
  GtkWidget *boards = test_ui_find (self->view, AHU_TYPE_TP_BOARDS, NULL);
  guint n_players = ((const TpPosition *) ahu_session_get_position (self->session))->n_players;

  for (guint seat = 0; seat < n_players; seat++)
    {
      GtkWidget *board = GTK_WIDGET (ahu_tp_boards_get_board (AHU_TP_BOARDS (boards), seat));
      graphene_rect_t first = find_bounds (board, "tp-name"), second = find_bounds (board, "tp-held");

      g_assert_cmpfloat (second.origin.y + second.size.height / 2, >, first.origin.y + first.size.height);
      g_assert_false (gtk_widget_get_child_visible (test_ui_find_class (board, "tp-limit")));
    }
}

/* The end, the steps and the places are told when the window tells them, and a move taken back leads
 * back to the boards. */
static void
test_end (Fixture       *self,
          gconstpointer  name)
{
  AhuTelling *telling = ahu_telling_for_session (self->session);
  g_autofree char *end = NULL;

  ahu_session_redo (self->session);
  g_assert_true (ahu_session_is_over (self->session));
  end = tp_end_text (ahu_session_get_position (self->session));
  g_assert_null (test_ui_find (self->view, AHU_TYPE_TP_BOARDS, NULL));
  g_assert_nonnull (test_ui_find (self->view, GTK_TYPE_LABEL, end));
  g_assert_false (test_ui_says (self->view, ahu_session_get_names (self->session)[0]));
  ahu_telling_go_to (telling, 0);
  g_assert_nonnull (test_ui_find (self->view, AHU_TYPE_STORY, NULL));
  ahu_telling_finish (telling);
  g_assert_null (test_ui_find (self->view, AHU_TYPE_STORY, NULL));
  for (guint seat = 0; ahu_session_get_names (self->session)[seat] != NULL; seat++)
    g_assert_true (test_ui_says (self->view, ahu_session_get_names (self->session)[seat]));
  ahu_session_undo (self->session);
  g_assert_nonnull (test_ui_find (self->view, AHU_TYPE_TP_BOARDS, NULL));
}

/* While several place, the prompt has nobody's mark, and its news say what the chips are of. */
static void
test_placing (Fixture       *self,
              gconstpointer  name)
{
  GtkWidget *prompt = test_ui_find (self->view, AHU_TYPE_PROMPT, NULL);
  GtkWidget *subject = test_ui_find_class (prompt, "news-subject");
  const char *sign = NULL;

  while (sign == NULL || !test_ui_says (subject, "Still placing"))
    {
      g_assert_true (ahu_session_undo (self->session));
      ahu_slip_dismiss (ahu_slip_get (self->session));
      sign = ahu_tp_art_sign (ahu_session_get_position (self->session));
    }
  test_ui_wait_for_frames (self->window, 2);
  g_assert_cmpstr (ahu_picture_get_name (AHU_PICTURE (gtk_widget_get_first_child (test_ui_find_class (prompt, "prompt-line")))),
                   ==, sign);
  g_assert_true (gtk_widget_get_mapped (subject));
}

int
main (int    argc,
      char **argv)
{
  static const char *const games[] = { "three-own-box", "four-sensible", "five-builder", "six-sensible" };

  test_ui_init (&argc, &argv);
  ahu_game_ui_register (ahu_tp_game_ui_get ());

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *boards = g_strconcat ("/ui/tp-second-screen/boards/", games[i], NULL);
      g_autofree char *table = g_strconcat ("/ui/tp-second-screen/table/", games[i], NULL);
      g_autofree char *heads = g_strconcat ("/ui/tp-second-screen/heads/", games[i], NULL);
      g_autofree char *end = g_strconcat ("/ui/tp-second-screen/end/", games[i], NULL);

      g_test_add (boards, Fixture, games[i], set_up, test_boards, tear_down);
      g_test_add (table, Fixture, games[i], set_up, test_table, tear_down);
      g_test_add (heads, Fixture, games[i], set_up, test_heads, tear_down);
      g_test_add (end, Fixture, games[i], set_up, test_end, tear_down);
    }
  g_test_add ("/ui/tp-second-screen/placing", Fixture, "six-sensible", set_up, test_placing, tear_down);

  return g_test_run ();
}

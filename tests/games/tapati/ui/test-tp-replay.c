/* test-tp-replay.c: recorded games of Tapati looked at, move by move, at every width, and in their window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "core/session/ahu-replay.h"
#include "games/tapati/engine/tp-game.h"
#include "games/tapati/engine/tp-position.h"
#include "games/tapati/engine/tp-sentences.h"
#include "games/tapati/ui/ahu-tp-table.h"
#include "shell/replay/ahu-replay-page.h"
#include "support/replay-utils.h"
#include "support/test-page.h"
#include "support/test-record.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"
#include "support/window-utils.h"

#define FRAME_EVERY 25

typedef struct
{
  GtkWidget *window;
  GtkWidget *page;
  AhuReplay *replay;
} Shown;

static void
open_game (Shown      *shown,
           const char *name,
           int         width,
           int         height)
{
  g_autoptr (AhuRecord) record = test_record_load ("tapati", name);

  shown->replay = ahu_replay_new (record, NULL);
  shown->page = ahu_tp_table_new_replay ();
  ahu_table_set_session (AHU_TABLE (shown->page), ahu_replay_get_session (shown->replay));
  shown->window = test_page_show (shown->page, width, height);
}

static void
close_game (Shown *shown)
{
  gpointer page = shown->page;

  g_object_add_weak_pointer (page, &page);
  gtk_window_destroy (GTK_WINDOW (shown->window));
  test_ui_wait (test_ui_is_gone, &page);
  ahu_replay_free (shown->replay);
}

/* Why the game ends is said until it has ended, and then why it has. */
static void
check_lasting (Shown *shown)
{
  const TpPosition *position = ahu_session_get_position (ahu_replay_get_session (shown->replay));
  GtkWidget *label = test_ui_find_class (shown->page, "prompt-lasting");
  g_autofree char *sentence = tp_lasting_sentence (position);

  g_assert_true (gtk_widget_get_visible (label) == (sentence != NULL));
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (label)), ==, sentence != NULL ? sentence : "");
  if (position->step == TP_STEP_OVER)
    g_assert_null (strstr (gtk_label_get_text (GTK_LABEL (label)), "after this fact"));
}

/* What was done last is told in words, and nothing can be chosen. */
static void
check_position (Shown *shown)
{
  g_auto (GStrv) lines = ahu_replay_describe (shown->replay);

  if (lines != NULL)
    g_assert_true (test_ui_says (shown->page, lines[0]));
  check_lasting (shown);
  replay_assert_inert (shown->page);
  g_assert_nonnull (test_ui_find (shown->page, AHU_TYPE_TABLE, NULL));
}

static void
test_width (gconstpointer data)
{
  static const char *const games[] = { "three-own-box.rapanui", "six-hoard.rapanui", "forced-scoring.rapanui" };
  int width = GPOINTER_TO_INT (data);

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      Shown shown;

      open_game (&shown, games[i], width, width < 700 ? 640 : width * 9 / 16);
      for (guint ply = 0; ply <= ahu_replay_get_n_moves (shown.replay); ply++)
        {
          ahu_replay_go (shown.replay, ply);
          if (ply % FRAME_EVERY > 0 && ply < ahu_replay_get_n_moves (shown.replay))
            continue;
          test_ui_wait_for_frames (shown.window, 1);
          check_position (&shown);
        }
      ahu_replay_go (shown.replay, 0);
      check_position (&shown);
      close_game (&shown);
    }
}

static AhuReplayPage *
get_page (TestWindow *fixture)
{
  test_window_assert_page (fixture, "replay");

  return AHU_REPLAY_PAGE (test_ui_find (GTK_WIDGET (fixture->window), AHU_TYPE_REPLAY_PAGE, NULL));
}

static const TpPosition *
get_shown (AhuReplayPage *page)
{
  return ahu_session_get_position (ahu_replay_get_session (ahu_replay_page_get_replay (page)));
}

typedef struct
{
  AhuReplayPage *page;
  guint round;
} Round;

static gboolean
is_in_round (gpointer data)
{
  const Round *wanted = data;

  return get_shown (wanted->page)->round == wanted->round;
}

static void
press_to_round (AhuReplayPage   *page,
                guint            keyval,
                GdkModifierType  state,
                guint            round)
{
  Round wanted = { page, round };

  g_assert_true (test_ui_press (GTK_WIDGET (page), keyval, state));
  test_ui_wait (is_in_round, &wanted);
}

/* By fact with the arrows up and down, by round with Shift, and from there on at the table. */
static void
test_window (TestWindow    *fixture,
             gconstpointer  data)
{
  g_autoptr (AhuRecord) record = test_record_load ("tapati", "four-gifts.rapanui");
  guint n_moves = ahu_record_get_moves (record)->len;
  g_autofree char *looked_at = NULL;
  g_autofree char *played = NULL;
  AhuReplayPage *page;
  guint before;

  test_window_keep (fixture, record);
  ahu_window_show_replay (fixture->window, ahu_record_get_id (record));
  page = get_page (fixture);
  g_assert_true (test_ui_press (GTK_WIDGET (page), GDK_KEY_Right, 0));
  replay_wait_for (ahu_replay_page_get_replay (page), 1);
  press_to_round (page, GDK_KEY_Right, GDK_SHIFT_MASK, 2);
  press_to_round (page, GDK_KEY_Right, GDK_SHIFT_MASK, 3);
  press_to_round (page, GDK_KEY_Left, GDK_SHIFT_MASK, 2);
  before = ahu_replay_get_ply (ahu_replay_page_get_replay (page));
  g_assert_true (test_ui_press (GTK_WIDGET (page), GDK_KEY_Down, 0));
  while (ahu_replay_get_ply (ahu_replay_page_get_replay (page)) == before)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (ahu_replay_get_ply (ahu_replay_page_get_replay (page)), >, before);
  g_assert_cmpuint (get_shown (page)->round, ==, 2);

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page), "replay.play-on", NULL));
  test_window_assert_page (fixture, "table");
  looked_at = replay_tell_position (ahu_replay_get_session (ahu_replay_page_get_replay (page)));
  played = replay_tell_position (ahu_window_get_session (fixture->window));
  g_assert_cmpstr (played, ==, looked_at);
  g_assert_cmpstr (ahu_record_get_id (test_window_get_record (fixture)), !=,
                   ahu_record_get_id (record));
  g_assert_cmpuint (test_window_get_ply (fixture), <, n_moves);
}

int
main (int    argc,
      char **argv)
{
  test_ui_init (&argc, &argv);
  ahu_game_register (tp_game_get ());

  g_test_add_data_func ("/ui/tp-replay/360", GINT_TO_POINTER (360), test_width);
  g_test_add_data_func ("/ui/tp-replay/800", GINT_TO_POINTER (800), test_width);
  g_test_add_data_func ("/ui/tp-replay/1280", GINT_TO_POINTER (1280), test_width);
  g_test_add_data_func ("/ui/tp-replay/1920", GINT_TO_POINTER (1920), test_width);

  test_window_add ("/ui/tp-replay/window", test_window);

  return g_test_run ();
}

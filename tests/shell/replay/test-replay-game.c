/* test-replay-game.c: the replay of a game with milestones and words of its own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "shell/replay/ahu-replay-page.h"
#include "support/probe-game.h"
#include "support/test-page.h"
#include "support/test-record.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"

static GtkWidget *
view_new (AhuSession *session)
{
  return gtk_label_new ("The sum");
}

static const AhuGameUi *
get_ui (void)
{
  static AhuGameUi ui;

  ui.game = probe_game_get ();
  ui.replay_view_new = view_new;

  return &ui;
}

static AhuReplayPage *
open_page (void)
{
  g_autoptr (GBytes) bytes = probe_game_record_new ("replayed", 3, 8);
  g_autoptr (AhuRecord) record = test_record_read (bytes);
  AhuReplay *replay = ahu_replay_new (record, NULL);
  GtkWidget *page = ahu_replay_page_new ();

  ahu_replay_page_set_replay (AHU_REPLAY_PAGE (page), get_ui (), replay);
  test_page_show (page, 1280, 800);

  return AHU_REPLAY_PAGE (page);
}

static void
close_page (AhuReplayPage *page)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (page)));

  gtk_window_set_child (GTK_WINDOW (window), NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* One kind of milestones: two buttons with its words, and none of another game's. */
static void
test_buttons (void)
{
  AhuReplayPage *page = open_page ();
  GtkWidget *back = test_ui_find (GTK_WIDGET (page), GTK_TYPE_BUTTON, "Round back");
  GtkWidget *on = test_ui_find (GTK_WIDGET (page), GTK_TYPE_BUTTON, "Round on");
  const char *const others[] = { "Turn back", "Turn on", "Previous scoring", "Next scoring" };

  g_assert_nonnull (back);
  g_assert_nonnull (on);
  g_assert_true (gtk_widget_get_mapped (on));
  g_assert_false (gtk_widget_is_sensitive (back));
  g_assert_true (test_ui_says (GTK_WIDGET (page), "Round"));
  g_assert_true (test_ui_says (GTK_WIDGET (page), "Round 1 · sum 0 · move 0 of 8"));
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    g_assert_null (test_ui_find (GTK_WIDGET (page), GTK_TYPE_BUTTON, others[i]));
  close_page (page);
}

typedef struct
{
  AhuReplayPage *page;
  guint ply;
} Wanted;

static gboolean
is_there (gpointer data)
{
  Wanted *wanted = data;

  return ahu_replay_get_ply (ahu_replay_page_get_replay (wanted->page)) == wanted->ply;
}

static void
test_steps (void)
{
  Wanted wanted = { open_page (), 3 };

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (wanted.page), "replay.short-on", NULL));
  test_ui_wait (is_there, &wanted);
  g_assert_true (test_ui_says (GTK_WIDGET (wanted.page), "Round 2 · sum 3 · move 3 of 8"));
  /* There is nothing longer. */
  gtk_widget_activate_action (GTK_WIDGET (wanted.page), "replay.long-on", NULL);
  wanted.ply = 4;
  gtk_widget_activate_action (GTK_WIDGET (wanted.page), "replay.move-on", NULL);
  test_ui_wait (is_there, &wanted);
  wanted.ply = 3;
  gtk_widget_activate_action (GTK_WIDGET (wanted.page), "replay.short-back", NULL);
  test_ui_wait (is_there, &wanted);
  close_page (wanted.page);
}

int
main (int   argc,
      char *argv[])
{
  test_ui_init (&argc, &argv);
  ahu_game_register (probe_game_get ());

  g_test_add_func ("/ui/replay-game/buttons", test_buttons);
  g_test_add_func ("/ui/replay-game/steps", test_steps);

  return g_test_run ();
}

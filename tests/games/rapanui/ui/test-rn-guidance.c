/* test-rn-guidance.c: what is told of the first game, on the table page
 *
 * Each situation once, with its rule, over nothing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/engine/rn-rules.h"
#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/rn-game.h"
#include "games/rapanui/ui/ahu-rn-situations.h"
#include "toolkit/base/ahu-compat.h"
#include "toolkit/base/ahu-settings.h"

#include "rn-table-utils.h"
#include "rn-widget-utils.h"
#include "support/guidance-utils.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"

#define RECORD "four-players-untold.rapanui"

static AhuGuidance *
get_guidance (TestTable *table)
{
  return guidance_find (table->page);
}

static const char *
get_told (TestTable *table)
{
  return ahu_guidance_get_text (get_guidance (table));
}

/* At the beginning everything is new. */
static void
open_table (TestTable *table,
            int        width,
            int        height)
{
  guidance_forget (rn_game_get ());
  guidance_set_wanted (rn_game_get (), TRUE);
  test_table_open (table, RECORD, width, height);
  g_assert_nonnull (get_told (table));
}

static void
close_table (TestTable *table)
{
  guidance_set_wanted (rn_game_get (), FALSE);
  test_table_close (table);
}

/* Returns how many situations were told in all positions of the game, one by one. */
static guint
tell_game (TestTable  *table,
           GHashTable *told)
{
  guint n_moves = ahu_history_get_moves (ahu_session_get_history (table->session))->len;
  guint before = g_hash_table_size (told);

  guidance_set_wanted (rn_game_get (), TRUE);
  for (guint ply = 0; ply <= n_moves; ply++)
    {
      test_session_go (table->session, ply);
      if (get_told (table) == NULL)
        continue;
      guidance_assert_readable (get_guidance (table));
      if (!g_hash_table_add (told, g_strdup (get_told (table))))
        g_error ("told again: %s", get_told (table));
    }

  return g_hash_table_size (told) - before;
}

static gboolean
was_told (GHashTable *told,
          const char *words)
{
  GHashTableIter iter;
  gpointer text;

  g_hash_table_iter_init (&iter, told);
  while (g_hash_table_iter_next (&iter, &text, NULL))
    if (strstr (text, words) != NULL)
      return TRUE;

  return FALSE;
}

/* Also in the next game, until all of it is to be shown again. */
static void
test_once (void)
{
  g_autoptr (GHashTable) told = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  TestTable table;

  open_table (&table, 1280, 800);
  test_session_go (table.session, 1);
  guidance_forget (rn_game_get ());
  /* R7.1: not three at most. */
  g_assert_true (g_str_has_prefix (get_told (&table), "Draw until you hold three cards again."));
  g_assert_cmpuint (tell_game (&table, told), >=, 11);
  /* R5.4, R5.5 */
  g_assert_true (was_told (told, "one card, or up to three Hunters & Gatherers of the same kind."));
  test_session_go (table.session, 0);
  g_hash_table_remove_all (told);
  g_assert_cmpuint (tell_game (&table, told), ==, 0);
  test_session_go (table.session, 0);
  g_assert_null (get_told (&table));
  /* The game was over. */
  guidance_set_wanted (rn_game_get (), TRUE);
  guidance_forget (rn_game_get ());
  guidance_assert_readable (get_guidance (&table));
  guidance_set_wanted (rn_game_get (), FALSE);
  g_assert_null (get_told (&table));
  close_table (&table);
}

static gboolean
is_shown (gpointer data)
{
  return gtk_widget_get_height (GTK_WIDGET (get_guidance (data))) > 0;
}

/* The page is laid out anew once it knows its size. */
static void
wait_for_layout (TestTable *table)
{
  test_ui_wait (is_shown, table);
  gtk_test_widget_wait_for_draw (table->window);
  gtk_test_widget_wait_for_draw (table->window);
}

/* It lies below the prompt and over nothing, in the least window too, and the table comes back up when it goes. */
static void
test_pushes_down (void)
{
  const int sizes[][2] = { { 360, 720 }, { 640, 360 }, { 1024, 700 }, { 1280, 800 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      TestTable table;

      open_table (&table, sizes[i][0], sizes[i][1]);
      wait_for_layout (&table);
      guidance_assert_row (get_guidance (&table), table.page);
      guidance_set_wanted (rn_game_get (), FALSE);
      g_assert_null (get_told (&table));
      test_ui_wait_for_frames (table.window, 3);
      g_assert_cmpint (guidance_get_row (get_guidance (&table)), ==, 0);
      close_table (&table);
    }
}

static gboolean
is_gone (gpointer data)
{
  return !gtk_widget_get_visible (GTK_WIDGET (get_guidance (data)));
}

/* With the next move, or when it is put away; at once with reduced motion. */
static void
test_fades (gconstpointer data)
{
  gboolean animations = GPOINTER_TO_INT (data);
  TestTable table;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", animations, NULL);
  open_table (&table, 1280, 800);
  wait_for_layout (&table);
  g_assert_true (test_table_press (&table, GDK_KEY_Escape, 0));
  g_assert_null (get_told (&table));
  g_assert_false (gtk_widget_get_can_target (GTK_WIDGET (get_guidance (&table))));
  g_assert_true (animations || is_gone (&table));
  test_ui_wait (is_gone, &table);
  g_assert_false (ahu_guidance_dismiss (get_guidance (&table)));

  guidance_forget (rn_game_get ());
  g_assert_false (is_gone (&table));
  while (get_told (&table) != NULL)
    test_session_go (table.session, test_table_get_ply (&table) + 1);
  test_ui_wait (is_gone, &table);
  close_table (&table);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

typedef struct
{
  GtkWidget *announcer;
  const char *text;
} Heard;

static gboolean
is_heard (gpointer data)
{
  Heard *heard = data;

  return g_strcmp0 (gtk_label_get_text (GTK_LABEL (heard->announcer)), heard->text) == 0;
}

/* By those who don't see it, after the prompt. */
static void
test_read (void)
{
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *guidance = g_object_new (AHU_TYPE_GUIDANCE, NULL);
  Heard heard = { .announcer = ahu_compat_announcer_new () };
  AhuSession *session = test_session_load (RECORD);
  GtkWidget *window = gtk_window_new ();

  ahu_guidance_set_situations (AHU_GUIDANCE (guidance), ahu_rn_situations_get ());
  gtk_overlay_set_child (GTK_OVERLAY (overlay), guidance);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), heard.announcer);
  gtk_window_set_child (GTK_WINDOW (window), overlay);
  guidance_forget (rn_game_get ());
  guidance_set_wanted (rn_game_get (), TRUE);
  test_session_go (session, 0);
  ahu_guidance_update (AHU_GUIDANCE (guidance), session);
  heard.text = ahu_guidance_get_text (AHU_GUIDANCE (guidance));
  g_assert_nonnull (heard.text);
  g_assert_false (is_heard (&heard));
  test_ui_wait (is_heard, &heard);
  guidance_set_wanted (rn_game_get (), FALSE);
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_finalize_object (session);
}

/* What is told of a position goes with it, also where a correction puts another one in its
 * place. */
static void
test_corrected (void)
{
  g_autoptr (AhuSession) session = test_session_load (RECORD);
  AhuGuidance *guidance = g_object_ref_sink (g_object_new (AHU_TYPE_GUIDANCE, NULL));
  RnMove moves[RN_MAX_LEGAL];
  guint n;

  ahu_guidance_set_situations (guidance, ahu_rn_situations_get ());
  guidance_forget (rn_game_get ());
  guidance_set_wanted (rn_game_get (), TRUE);
  test_session_go (session, 0);
  n = rn_legal_moves (ahu_session_get_position (session), moves);
  for (guint i = 0, n_plays = 0; i < n && n_plays < 2; i++)
    if (moves[i].type == RN_MOVE_PLAY)
      {
        g_autoptr (AhuRefusal) refusal = NULL;

        test_session_go (session, 0);
        refusal = ahu_session_play (session, rn_move_to_json (&moves[i]));
        g_assert_null (refusal);
        ahu_guidance_update (guidance, session);
        g_assert_true ((ahu_guidance_get_text (guidance) != NULL) == (n_plays == 0));
        ahu_guidance_update (guidance, session);
        g_assert_true ((ahu_guidance_get_text (guidance) != NULL) == (n_plays == 0));
        n_plays++;
      }
  g_assert_null (ahu_guidance_get_text (guidance));
  guidance_set_wanted (rn_game_get (), FALSE);
  g_object_unref (guidance);
}

/* What nobody sees is not told. */
static void
test_unseen (void)
{
  g_auto (GStrv) seen = NULL;
  TestTable table;

  open_table (&table, 1280, 800);
  guidance_set_wanted (rn_game_get (), FALSE);
  gtk_widget_set_visible (table.page, FALSE);
  guidance_forget (rn_game_get ());
  guidance_set_wanted (rn_game_get (), TRUE);
  seen = g_settings_get_strv (ahu_settings_get_game (rn_game_get ()), "guidance-seen");
  g_assert_cmpuint (g_strv_length (seen), ==, 0);

  gtk_widget_set_visible (table.page, TRUE);
  test_ui_wait_for_frames (table.page, 2);
  g_assert_nonnull (get_told (&table));
  close_table (&table);
}

int
main (int   argc,
      char *argv[])
{
  test_ui_init (&argc, &argv);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);

  g_test_add_func ("/ui/rn-guidance/once", test_once);
  g_test_add_func ("/ui/rn-guidance/pushes-down", test_pushes_down);
  g_test_add_func ("/ui/rn-guidance/read", test_read);
  g_test_add_func ("/ui/rn-guidance/unseen", test_unseen);
  g_test_add_func ("/ui/rn-guidance/corrected", test_corrected);
  g_test_add_data_func ("/ui/rn-guidance/fades/animated", GINT_TO_POINTER (TRUE), test_fades);
  g_test_add_data_func ("/ui/rn-guidance/fades/reduced-motion", GINT_TO_POINTER (FALSE), test_fades);

  return g_test_run ();
}

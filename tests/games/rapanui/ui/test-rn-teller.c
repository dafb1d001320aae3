/* test-rn-teller.c: what is said at the table when a rule is first met, on the table page
 *
 * Once to each name, with its rule, and nothing moves. Not for: which saying it is (test-teach.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/engine/rn-rules.h"
#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/rn-game.h"
#include "games/rapanui/ui/ahu-rn-display.h"
#include "toolkit/base/ahu-compat.h"
#include "toolkit/base/ahu-settings.h"
#include "toolkit/game/ahu-game-ui.h"
#include "toolkit/game/ahu-page.h"
#include "toolkit/rules/ahu-rules-text.h"
#include "toolkit/table/ahu-log.h"
#include "toolkit/table/ahu-prompt.h"
#include "toolkit/teach/ahu-teller-bubble.h"

#include "rn-table-utils.h"
#include "rn-widget-utils.h"
#include "support/teller-utils.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"

#define RECORD "four-players-untold.rapanui"

static AhuTeller *
get_teller (TestTable *table)
{
  return teller_find (table->page);
}

static const char *
get_told (TestTable *table)
{
  return ahu_teller_get_text (get_teller (table));
}

/* At the beginning everything is new. */
static void
open_table (TestTable *table,
            int        width,
            int        height)
{
  teller_forget (rn_game_get ());
  teller_set_wanted (rn_game_get (), TRUE);
  test_table_open (table, RECORD, width, height);
  g_assert_nonnull (get_told (table));
}

static void
close_table (TestTable *table)
{
  teller_set_wanted (rn_game_get (), FALSE);
  test_table_close (table);
}

/* Returns how much was said in all positions of the game, each but once. */
static guint
tell_game (TestTable *table)
{
  g_autoptr (GHashTable) told = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint n_moves = ahu_history_get_moves (ahu_session_get_history (table->session))->len;

  for (guint ply = 0; ply <= n_moves; ply++)
    {
      test_session_go (table->session, ply);
      if (get_told (table) == NULL)
        continue;
      teller_assert_readable (get_teller (table));
      if (!g_hash_table_add (told, g_strdup (get_told (table))))
        g_error ("told again: %s", get_told (table));
    }

  return g_hash_table_size (told);
}

/* Until all of it is to be told again; in the next game, no place is kept for it. */
static void
test_once (void)
{
  TestTable table;

  open_table (&table, 360, 720);
  g_assert_cmpuint (tell_game (&table), >=, 15);
  test_session_go (table.session, 0);
  test_ui_wait_for_frames (table.page, 3);
  g_assert_null (get_told (&table));
  g_assert_cmpint (teller_get_row (table.page), ==, 0);
  tell_game (&table);
  test_session_go (table.session, 0);
  g_assert_cmpuint (tell_game (&table), <=, 10);
  test_session_go (table.session, 0);
  teller_forget (rn_game_get ());
  g_assert_nonnull (get_told (&table));
  close_table (&table);
}

static gboolean
is_tip (const char *told)
{
  GPtrArray *sayings = ahu_rules_get_sayings (ahu_rules_get_shared (ahu_game_ui_find (rn_game_get ())));

  for (guint i = 0; i < sayings->len; i++)
    {
      const AhuSaying *saying = g_ptr_array_index (sayings, i);

      if (saying->at == AHU_SAYING_TIP && strstr (told, saying->text) != NULL)
        return TRUE;
    }

  return FALSE;
}

/* Returns how many tips were told in all positions of the game, as people who know nothing play it. */
static guint
count_tips (TestTable *table,
            gboolean   asking)
{
  guint n_moves = ahu_history_get_moves (ahu_session_get_history (table->session))->len;
  guint n = 0;

  ahu_session_set_asking (table->session, asking);
  test_session_go (table->session, 0);
  teller_forget (rn_game_get ());
  for (guint ply = 0; ply <= n_moves; ply++)
    {
      test_session_go (table->session, ply);
      n += get_told (table) != NULL && is_tip (get_told (table));
    }

  return n;
}

/* While somebody is asked what to do no tip gives the answer away. */
static void
test_asked (void)
{
  TestTable table;

  open_table (&table, 1280, 800);
  g_assert_cmpuint (count_tips (&table, FALSE), >, 3);
  g_assert_cmpuint (count_tips (&table, TRUE), ==, 0);
  close_table (&table);
}

static void
get_place (TestTable       *table,
           GType            type,
           graphene_rect_t *place)
{
  g_assert_true (gtk_widget_compute_bounds (test_find_type (table->page, type), table->page, place));
}

/* Whether it speaks or not, all stands where it stood; it hides neither the prompt nor a card. */
static void
test_nothing_moves (gconstpointer data)
{
  const int *size = data;
  TestTable table;
  graphene_rect_t cards, prompt, after, told, seen;

  open_table (&table, size[0], size[1]);
  test_ui_wait_for_frames (table.page, 6);
  get_place (&table, AHU_TYPE_TELLER, &told);
  get_place (&table, AHU_TYPE_RN_DISPLAY, &cards);
  get_place (&table, AHU_TYPE_PROMPT, &prompt);
  g_assert_cmpfloat (told.size.height, >, 20);
  g_assert_cmpfloat (told.size.width, >, 100);
  g_assert_cmpfloat (told.origin.x + told.size.width, <=, gtk_widget_get_width (table.page) + 1);
  graphene_rect_inset (&told, 1, 1);
  /* What is scrolled away isn't seen. */
  get_place (&table, GTK_TYPE_SCROLLED_WINDOW, &seen);
  g_assert_false (graphene_rect_intersection (&cards, &seen, &seen) && graphene_rect_intersection (&told, &seen, NULL));
  g_assert_false (graphene_rect_intersection (&told, &prompt, NULL));

  g_assert_true (ahu_teller_dismiss (get_teller (&table)));
  test_ui_wait_for_frames (table.page, 4);
  get_place (&table, AHU_TYPE_RN_DISPLAY, &after);
  g_assert_true (graphene_rect_equal (&cards, &after));
  get_place (&table, AHU_TYPE_PROMPT, &after);
  g_assert_true (graphene_rect_equal (&prompt, &after));
  close_table (&table);
}

/* At 1280 it has the place of the log, which comes back when it is asked for. */
static void
test_log (void)
{
  TestTable table;
  GtkWidget *log;

  open_table (&table, 1280, 800);
  test_ui_wait_for_frames (table.page, 4);
  log = test_find_type (table.page, AHU_TYPE_LOG);
  g_assert_true (gtk_widget_get_parent (log) == gtk_widget_get_parent (GTK_WIDGET (get_teller (&table))));
  g_assert_false (gtk_widget_get_child_visible (log));
  teller_assert_readable (get_teller (&table));
  gtk_widget_activate_action (table.page, "table.log", NULL);
  g_assert_null (get_told (&table));
  g_assert_true (gtk_widget_get_child_visible (log));
  close_table (&table);
}

static GtkWidget *
find_line (TestTable *table)
{
  g_autoptr (GPtrArray) buttons = test_find_all (GTK_WIDGET (get_teller (table)), GTK_TYPE_BUTTON);

  return buttons->pdata[buttons->len - 1];
}

/* What isn't seen as a line only. */
static void
press_off (TestTable  *table,
           const char *label)
{
  test_ui_wait_for_frames (table->page, 4);
  if (gtk_widget_get_mapped (find_line (table)))
    g_signal_emit_by_name (find_line (table), "clicked");
  test_ui_wait_for_frames (table->page, 4);
  teller_press (get_teller (table), label);
}

/* It is turned off for a person, who is named then, or for all, at any size and in the table view. */
static void
test_enough (gconstpointer data)
{
  const int *size = data;
  TestTable table;
  g_autofree char *others = NULL, *label = NULL;
  const char *const *names;

  open_table (&table, size[0], size[1]);
  ahu_page_set_table_view (AHU_PAGE (table.page), size[2]);
  names = ahu_session_get_names (table.session);
  others = g_strdup_printf ("%s, %s, %s: ", names[1], names[2], names[3]);
  label = g_strdup_printf ("%s knows the rules", names[0]);
  g_assert_false (g_str_has_prefix (get_told (&table), others));
  press_off (&table, label);
  g_assert_null (get_told (&table));
  for (guint ply = 1; get_told (&table) == NULL; ply++)
    test_session_go (table.session, ply);
  g_assert_true (g_str_has_prefix (get_told (&table), others));
  press_off (&table, "Everybody knows the rules");
  g_assert_false (ahu_settings_get_switch (rn_game_get (), "guidance"));
  test_session_go (table.session, 0);
  g_assert_cmpuint (tell_game (&table), ==, 0);
  close_table (&table);
}

/* A single learner has but one button: that everybody has enough would be the same. */
static void
test_enough_alone (void)
{
  TestTable table;
  const char *const *names;
  g_autofree char *label = NULL;

  open_table (&table, 1280, 800);
  names = ahu_session_get_names (table.session);
  label = g_strdup_printf ("%s knows the rules", names[0]);
  g_assert_nonnull (test_ui_find (GTK_WIDGET (get_teller (&table)), GTK_TYPE_BUTTON, "Everybody knows the rules"));
  ahu_teller_meet (ahu_game_ui_find (rn_game_get ()), names + 1);
  test_ui_wait_for_frames (table.page, 4);
  g_assert_nonnull (get_told (&table));
  g_assert_null (test_ui_find (GTK_WIDGET (get_teller (&table)), GTK_TYPE_BUTTON, "Everybody knows the rules"));
  press_off (&table, label);
  g_assert_true (ahu_settings_get_switch (rn_game_get (), "guidance"));
  test_session_go (table.session, 0);
  g_assert_cmpuint (tell_game (&table), ==, 0);
  close_table (&table);
}

static gboolean
is_gone (gpointer data)
{
  return !gtk_widget_get_visible (GTK_WIDGET (get_teller (data)));
}

/* With the next move, or when it is put away; at once with reduced motion. */
static void
test_fades (gconstpointer data)
{
  gboolean animations = GPOINTER_TO_INT (data);
  TestTable table;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", animations, NULL);
  open_table (&table, 1280, 800);
  test_ui_wait_for_frames (table.page, 3);
  g_assert_true (test_table_press (&table, GDK_KEY_Escape, 0));
  g_assert_null (get_told (&table));
  g_assert_false (gtk_widget_get_can_target (GTK_WIDGET (get_teller (&table))));
  g_assert_true (animations || is_gone (&table));
  test_ui_wait (is_gone, &table);
  g_assert_false (ahu_teller_dismiss (get_teller (&table)));

  teller_forget (rn_game_get ());
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
  GtkWidget *teller = g_object_new (AHU_TYPE_TELLER, NULL);
  Heard heard = { .announcer = ahu_compat_announcer_new () };
  AhuSession *session = test_session_load (RECORD);
  GtkWidget *window = gtk_window_new ();

  gtk_overlay_set_child (GTK_OVERLAY (overlay), teller);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), heard.announcer);
  gtk_window_set_child (GTK_WINDOW (window), overlay);
  teller_forget (rn_game_get ());
  teller_set_wanted (rn_game_get (), TRUE);
  test_session_go (session, 0);
  ahu_teller_update (AHU_TELLER (teller), session, 15, FALSE);
  heard.text = ahu_teller_get_text (AHU_TELLER (teller));
  g_assert_nonnull (heard.text);
  g_assert_false (is_heard (&heard));
  test_ui_wait (is_heard, &heard);
  teller_set_wanted (rn_game_get (), FALSE);
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_finalize_object (session);
}

/* What nobody sees is not told. */
static void
test_unseen (void)
{
  g_autoptr (GVariant) heard = NULL;
  TestTable table;

  open_table (&table, 1280, 800);
  teller_set_wanted (rn_game_get (), FALSE);
  gtk_widget_set_visible (table.page, FALSE);
  teller_forget (rn_game_get ());
  teller_set_wanted (rn_game_get (), TRUE);
  heard = g_settings_get_value (ahu_settings_get_game (rn_game_get ()), "heard");
  g_assert_cmpuint (g_variant_n_children (heard), ==, 0);

  gtk_widget_set_visible (table.page, TRUE);
  test_ui_wait_for_frames (table.page, 2);
  g_assert_nonnull (get_told (&table));
  close_table (&table);
}

/* Where there is room for a line only, a tap unfolds it. */
static void
test_unfolds (void)
{
  TestTable table;
  GtkWidget *line;
  int height;

  open_table (&table, 360, 640);
  test_ui_wait_for_frames (table.page, 4);
  line = find_line (&table);
  g_assert_true (gtk_widget_get_mapped (line));
  height = gtk_widget_get_height (GTK_WIDGET (get_teller (&table)));
  g_signal_emit_by_name (line, "clicked");
  test_ui_wait_for_frames (table.page, 4);
  g_assert_false (gtk_widget_get_mapped (line));
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (get_teller (&table))), >, height);
  teller_assert_readable (get_teller (&table));
  close_table (&table);
}

/* Who has finished games before there was a teller is told nothing of what is new to others, who are named. */
static void
test_met (void)
{
  const AhuGameUi *ui = ahu_game_ui_find (rn_game_get ());
  g_autofree char *both = NULL, *third = NULL, *fourth = NULL;
  const char *const *names;
  TestTable table;
  guint n_told = 0;

  open_table (&table, 1280, 800);
  names = ahu_session_get_names (table.session);
  both = g_strdup_printf ("%s, %s: ", names[2], names[3]);
  third = g_strdup_printf ("%s: ", names[2]);
  fourth = g_strdup_printf ("%s: ", names[3]);
  ahu_teller_meet (ui, (const char *[]) { names[1], names[0], "somebody else", NULL });
  g_assert_true (ahu_teller_has_met (ui));
  g_assert_true (ahu_teller_teaches (ui, names));
  for (guint ply = 0; ply < ahu_history_get_moves (ahu_session_get_history (table.session))->len; ply++)
    {
      const char *told;

      test_session_go (table.session, ply);
      told = get_told (&table);
      n_told += told != NULL;
      g_assert_true (told == NULL || g_str_has_prefix (told, both) || g_str_has_prefix (told, third) || g_str_has_prefix (told, fourth));
    }
  g_assert_cmpuint (n_told, >=, 10);

  ahu_teller_meet (ui, names);
  g_assert_false (ahu_teller_teaches (ui, names));
  test_session_go (table.session, 0);
  g_assert_cmpuint (tell_game (&table), ==, 0);
  close_table (&table);
}

/* An underscore in a name is one: no letter of it is a key. */
static void
test_underscore (void)
{
  const char *const names[] = { "Pa_u_l", "_", NULL };
  GtkWidget *bubble = ahu_teller_bubble_new ();
  GtkWidget *window = gtk_window_new ();
  GtkWidget *more, *menu;

  gtk_window_set_child (GTK_WINDOW (window), bubble);
  gtk_window_present (GTK_WINDOW (window));
  ahu_teller_bubble_set_text (AHU_TELLER_BUBBLE (bubble), "You must play. (R5.7)", names, 3, TRUE);
  more = test_find_type (bubble, GTK_TYPE_MENU_BUTTON);
  gtk_menu_button_popup (GTK_MENU_BUTTON (more));
  menu = GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (more)));
  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree char *words = g_strdup_printf ("%s knows the rules", names[i]);

      if (test_ui_find (menu, GTK_TYPE_LABEL, words) == NULL)
        g_error ("no line says “%s”", words);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int   argc,
      char *argv[])
{
  static const int sizes[][2] = { { 360, 720 }, { 640, 360 }, { 1024, 700 }, { 1280, 800 }, { 1920, 1080 } };

  static const int seen[][3] = { { 360, 720, FALSE }, { 1000, 600, FALSE }, { 1280, 800, FALSE }, { 1366, 768, FALSE },
                                 { 1920, 1080, FALSE }, { 1000, 600, TRUE }, { 1280, 800, TRUE }, { 1920, 1080, TRUE } };

  test_ui_init (&argc, &argv);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);

  g_test_add_func ("/ui/rn-teller/once", test_once);
  g_test_add_func ("/ui/rn-teller/enough-alone", test_enough_alone);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *path = g_strdup_printf ("/ui/rn-teller/nothing-moves/%d", sizes[i][0]);

      g_test_add_data_func (path, sizes[i], test_nothing_moves);
    }
  g_test_add_func ("/ui/rn-teller/log", test_log);
  g_test_add_func ("/ui/rn-teller/asked", test_asked);
  for (guint i = 0; i < G_N_ELEMENTS (seen); i++)
    {
      g_autofree char *path = g_strdup_printf ("/ui/rn-teller/enough/%d%s", seen[i][0], seen[i][2] ? "-view" : "");

      g_test_add_data_func (path, seen[i], test_enough);
    }
  g_test_add_func ("/ui/rn-teller/read", test_read);
  g_test_add_func ("/ui/rn-teller/unseen", test_unseen);
  g_test_add_func ("/ui/rn-teller/unfolds", test_unfolds);
  g_test_add_func ("/ui/rn-teller/met", test_met);
  g_test_add_func ("/ui/rn-teller/underscore", test_underscore);
  g_test_add_data_func ("/ui/rn-teller/fades/animated", GINT_TO_POINTER (TRUE), test_fades);
  g_test_add_data_func ("/ui/rn-teller/fades/reduced-motion", GINT_TO_POINTER (FALSE), test_fades);

  return g_test_run ();
}

/* test-tp-score-keys.c: the final scoring of Tapati in its window: by keys alone, narrowed at once,
 * with the players' own box
 *
 * Not for: what single taps enter (test-tp-score-form.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/json/ahu-json-path.h"
#include "games/tapati/engine/tp-game.h"
#include "games/tapati/engine/tp-sentences.h"
#include "games/tapati/engine/tp-sheet-file.h"
#include "games/tapati/ui/ahu-tp-board-private.h"
#include "games/tapati/ui/ahu-tp-own-box.h"
#include "games/tapati/ui/ahu-tp-score-form.h"
#include "shell/score/ahu-score-page.h"
#include "support/test-record.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"
#include "support/window-utils.h"
#include "toolkit/base/ahu-settings.h"

/* Of the transfer, not the last: that is the same in every box. */
#define SQUARE 4

#define EXAMPLES "../../data/games/tapati/examples"

static void
set_up (TestWindow    *fixture,
        gconstpointer  data)
{
  g_settings_set_string (ahu_settings_get (), "last-game", tp_game_get ()->id);
  g_settings_reset (ahu_settings_get_game (tp_game_get ()), "box");
  g_settings_reset (ahu_settings_get_game (tp_game_get ()), "last-players");
  test_window_set_up (fixture, NULL);
}

static void
show_score (TestWindow *fixture,
            int         width,
            int         height)
{
  test_window_set_size (fixture, width, height);
  test_window_activate (fixture, "win.score");
  test_ui_wait_for_frames (GTK_WIDGET (fixture->window), 2);
}

static AhuTpScoreForm *
get_form (TestWindow *fixture)
{
  return AHU_TP_SCORE_FORM (test_ui_find (GTK_WIDGET (fixture->window), AHU_TYPE_TP_SCORE_FORM, NULL));
}

static AhuSheet *
get_sheet (TestWindow *fixture)
{
  return ahu_score_form_get_sheet (AHU_SCORE_FORM (get_form (fixture)));
}

static GtkWidget *
get_focus (TestWindow *fixture)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (fixture->window));

  g_assert_nonnull (focus);
  g_assert_true (gtk_widget_get_mapped (focus));

  return focus;
}

/* Presses keys as a window does: those who listen before the focus, those behind it, and what GTK
 * itself has for a key. */
typedef struct
{
  TestWindow *fixture;
  guint n_keys;
} Typist;

static gboolean
offer (GtkWidget           *widget,
       GtkPropagationPhase  phase,
       guint                keyval,
       GdkModifierType      state)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  gboolean taken = FALSE;

  for (guint i = 0; !taken && i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller) && gtk_event_controller_get_propagation_phase (controller) == phase)
        g_signal_emit_by_name (controller, "key-pressed", keyval, 0u, state, &taken);
    }

  return taken;
}

static gboolean
offer_all (TestWindow      *fixture,
           guint            keyval,
           GdkModifierType  state)
{
  g_autoptr (GPtrArray) chain = g_ptr_array_new_with_free_func (g_object_unref);

  for (GtkWidget *widget = get_focus (fixture); widget != NULL; widget = gtk_widget_get_parent (widget))
    g_ptr_array_add (chain, g_object_ref (widget));
  for (guint i = chain->len; i > 0; i--)
    if (!GTK_IS_WINDOW (chain->pdata[i - 1]) && offer (chain->pdata[i - 1], GTK_PHASE_CAPTURE, keyval, state))
      return TRUE;
  for (guint i = 0; i < chain->len; i++)
    if (!GTK_IS_WINDOW (chain->pdata[i]) && offer (chain->pdata[i], GTK_PHASE_BUBBLE, keyval, state))
      return TRUE;

  return FALSE;
}

static gboolean
is_done (gpointer done)
{
  return *(gboolean *) done;
}

static void
clicked_cb (gboolean *done)
{
  *done = TRUE;
}

/* A button shows itself pressed for a while. */
static void
activate (GtkWidget *focus)
{
  gboolean done = FALSE;
  gulong id = g_signal_connect_swapped (focus, "clicked", G_CALLBACK (clicked_cb), &done);

  g_assert_true (gtk_widget_activate (focus));
  test_ui_wait (is_done, &done);
  g_signal_handler_disconnect (focus, id);
}

static void
press (Typist          *typist,
       guint            keyval,
       GdkModifierType  state)
{
  TestWindow *fixture = typist->fixture;

  typist->n_keys++;
  if (offer_all (fixture, keyval, state))
    ;
  else if (keyval == GDK_KEY_Tab)
    g_assert_true (gtk_widget_child_focus (GTK_WIDGET (fixture->window),
                                           state & GDK_SHIFT_MASK ? GTK_DIR_TAB_BACKWARD : GTK_DIR_TAB_FORWARD));
  else if (keyval == GDK_KEY_Return)
    activate (get_focus (fixture));
  else
    g_error ("nobody takes the key %s at a %s", gdk_keyval_name (keyval), G_OBJECT_TYPE_NAME (get_focus (fixture)));
  /* A popover that is closed goes a moment later. */
  while (g_main_context_pending (NULL))
    g_main_context_iteration (NULL, FALSE);
}

static void
type_number (Typist *typist,
             guint   number)
{
  g_autofree char *digits = g_strdup_printf ("%u", number);

  for (const char *digit = digits; *digit != '\0'; digit++)
    press (typist, GDK_KEY_0 + (guint) (*digit - '0'), 0);
}

static gboolean
is_inside (TestWindow *fixture,
           GtkWidget  *widget)
{
  return get_focus (fixture) == widget || gtk_widget_is_ancestor (get_focus (fixture), widget);
}

static void
tab_to (Typist          *typist,
        GtkWidget       *widget,
        GdkModifierType  state,
        guint            most)
{
  for (guint i = 0; !is_inside (typist->fixture, widget); i++)
    {
      if (i == most)
        g_error ("Tab doesn’t lead to the %s in %u steps, but to a %s", G_OBJECT_TYPE_NAME (widget), most,
                 G_OBJECT_TYPE_NAME (get_focus (typist->fixture)));
      press (typist, GDK_KEY_Tab, state);
    }
}

static double
get_way (GtkWidget *from,
         GtkWidget *to,
         gboolean   across)
{
  graphene_rect_t bounds;
  graphene_point_t centre;

  g_assert_true (gtk_widget_compute_bounds (to, from, &bounds));
  graphene_rect_get_center (&bounds, &centre);

  return across ? centre.x - gtk_widget_get_width (from) / 2.0 : centre.y - gtk_widget_get_height (from) / 2.0;
}

/* With the arrows: to the site, then to the row, then within it. */
static void
go_to (Typist    *typist,
       AhuTpCell *cell)
{
  static const guint arrows[2][2] = { { GDK_KEY_Up, GDK_KEY_Down }, { GDK_KEY_Left, GDK_KEY_Right } };
  guint site = ahu_tp_cell_get_state (cell)->site;

  test_ui_wait_for_frames (GTK_WIDGET (typist->fixture->window), 1);
  for (guint i = 0; get_focus (typist->fixture) != GTK_WIDGET (cell); i++)
    {
      GtkWidget *focus = get_focus (typist->fixture);
      gboolean on_site = ahu_tp_cell_get_state (AHU_TP_CELL (focus))->site == site;
      double down = get_way (focus, GTK_WIDGET (cell), FALSE), across = get_way (focus, GTK_WIDGET (cell), TRUE);
      gboolean is_across = !on_site || ABS (down) < 4;

      if (i == 16)
        g_error ("the arrows don’t lead to cell %u of site %u", ahu_tp_cell_get_state (cell)->kind, site + 1);
      press (typist, arrows[is_across][(is_across ? across : down) > 0], 0);
      if (get_focus (typist->fixture) == focus)
        press (typist, arrows[!is_across][(is_across ? down : across) > 0], 0);
    }
}

static AhuTpCell *
find_cell (Typist *typist,
           guint   site,
           guint   cell)
{
  return ahu_tp_site_get_cell (ahu_tp_board_get_site (ahu_tp_score_form_get_board (get_form (typist->fixture)), site), cell);
}

/* Rows are counted from below, as floors are. */
static void
enter_row (Typist *typist,
           guint   site,
           guint   row,
           guint   kind,
           guint   count)
{
  if (count == 0)
    return;
  go_to (typist, find_cell (typist, site, row * AHU_TP_ROW_CELLS + kind));
  press (typist, GDK_KEY_0 + count, 0);
}

static AhuTpCell *
find_rug (Typist *typist,
          guint   site,
          guint   rug)
{
  for (guint i = 0; i < AHU_TP_MAX_TILES; i++)
    {
      AhuTpCell *cell = find_cell (typist, site, AHU_TP_TILES + i);

      if (cell != NULL && ahu_tp_cell_get_state (cell)->is_shown && ahu_tp_cell_get_state (cell)->piece == TP_RUG (rug))
        return cell;
    }

  return NULL;
}

/* Floor after floor by their circles, then each row. */
static void
enter_moai (Typist       *typist,
            guint         site,
            const TpMoai *moai)
{
  guint rows = moai->n_floors + (moai->rug > 0);

  if (moai->n_floors == 0)
    return;
  go_to (typist, find_cell (typist, site, AHU_TP_TILES));
  for (guint f = 0; f < moai->n_floors; f++)
    press (typist, GDK_KEY_0 + moai->spaces[f], 0);
  if (moai->rug > 0)
    {
      go_to (typist, find_rug (typist, site, moai->rug));
      press (typist, GDK_KEY_Return, 0);
    }
  for (guint row = rows; row > 0; row--)
    {
      guint level = row - 1 == moai->n_floors ? (guint) TP_ON_RUG : row - 1;

      enter_row (typist, site, row - 1, AHU_TP_CELL_RAPANUIS, moai->rapanuis[level]);
      enter_row (typist, site, row - 1, AHU_TP_CELL_SLAVES, moai->slaves[level]);
    }
  /* The uppermost palm of the base stands for those below. */
  if (moai->base > 0)
    enter_row (typist, site, moai->base - 1, AHU_TP_CELL_PALM, 1);
  if (moai->transfer > 0)
    {
      go_to (typist, find_cell (typist, site, AHU_TP_ROAD));
      press (typist, GDK_KEY_0 + moai->transfer, 0);
    }
}

static void
enter_tapati (Typist       *typist,
              const guint8  tapati[TP_PIECES])
{
  AhuTpScoreFields *fields = ahu_tp_score_form_get_fields (get_form (typist->fixture));

  for (guint piece = 0; piece < TP_LOOSE_PIECES; piece++)
    {
      g_assert_true (gtk_widget_is_focus (ahu_tp_score_fields_get_field (fields, piece)));
      if (tapati[piece] > 0)
        type_number (typist, tapati[piece]);
      press (typist, tapati[piece] > 0 ? GDK_KEY_Return : GDK_KEY_Tab, 0);
    }
  for (guint piece = TP_LOOSE_PIECES; piece < TP_PIECES; piece++)
    for (guint i = 0; i < tapati[piece]; i++)
      if (piece >= TP_RUG_2)
        {
          press (typist, GDK_KEY_Return, 0);
          press (typist, piece == TP_RUG_2 ? GDK_KEY_2 : GDK_KEY_3, GDK_SHIFT_MASK);
        }
      else
        press (typist, GDK_KEY_0 + (guint) TP_CIRCLES_OF (piece), 0);
}

static void
enter_player (Typist              *typist,
              guint                player,
              const TpSheetPlayer *counted)
{
  AhuTpScoreForm *form = get_form (typist->fixture);
  gboolean has_moai = FALSE;

  press (typist, GDK_KEY_1 + player, GDK_ALT_MASK);
  g_assert_cmpuint (ahu_tp_score_form_get_player (form), ==, player);
  type_number (typist, counted->points);
  press (typist, GDK_KEY_Return, 0);
  enter_tapati (typist, counted->tapati);
  for (guint site = 0; site < TP_SITES; site++)
    has_moai = has_moai || counted->moai[site].n_floors > 0;
  if (has_moai)
    tab_to (typist, GTK_WIDGET (ahu_tp_score_form_get_board (form)), 0, TP_TAPATI_TILES + 1);
  for (guint site = 0; site < TP_SITES; site++)
    enter_moai (typist, site, &counted->moai[site]);
}

static guint
count_things (const TpSheetPlayer *counted)
{
  guint things = 1;

  for (guint piece = 0; piece < TP_PIECES; piece++)
    things += piece < TP_LOOSE_PIECES ? counted->tapati[piece] > 0 : counted->tapati[piece];
  for (guint site = 0; site < TP_SITES; site++)
    {
      const TpMoai *moai = &counted->moai[site];

      for (guint level = 0; level < TP_LEVELS; level++)
        things += (moai->spaces[level] > 0) + (moai->rapanuis[level] > 0) + (moai->slaves[level] > 0);
      things += (moai->base > 0) + (moai->transfer > 0);
    }

  return things;
}

static void
assert_result (TestWindow         *fixture,
               const TpSheet      *expected)
{
  g_auto (GStrv) names = ahu_sheet_dup_names (get_sheet (fixture));
  g_autoptr (AhuRanking) ranking = tp_ranking_new (expected, (const char *const *) names);
  const AhuRanking *shown = ahu_sheet_get_scoring (get_sheet (fixture))->ranking;

  g_assert_nonnull (shown);
  for (guint p = 0; p < expected->n_players; p++)
    {
      g_assert_cmpint (shown->totals[p], ==, ranking->totals[p]);
      g_assert_cmpuint (shown->places[p], ==, ranking->places[p]);
    }
  g_assert_true (test_ui_says (GTK_WIDGET (fixture->window), ranking->headline));
}

/* The whole end of six players: no more than three keys for each thing that is there to be entered,
 * with all ways between them. */
static void
test_whole_end (TestWindow    *fixture,
                gconstpointer  data)
{
  g_autoptr (AhuRecord) record = test_record_load (EXAMPLES, "six-friends.rapanui");
  g_autoptr (AhuSession) session = ahu_session_new_replay (record, NULL);
  Typist typist = { fixture, 0 };
  guint things = 0;
  TpSheet expected;

  tp_sheet_from_position (&expected, ahu_session_get_position (session));
  g_assert_cmpuint (expected.n_players, ==, 6);
  show_score (fixture, 1280, 800);
  g_assert_true (gtk_widget_is_ancestor (get_focus (fixture), GTK_WIDGET (get_form (fixture))));
  while (ahu_sheet_get_n_players (get_sheet (fixture)) < expected.n_players)
    {
      tab_to (&typist, test_ui_find (GTK_WIDGET (get_form (fixture)), GTK_TYPE_BUTTON, "Add a player"), GDK_SHIFT_MASK, 4);
      press (&typist, GDK_KEY_Return, 0);
    }
  for (guint p = 0; p < expected.n_players; p++)
    {
      g_assert_null (ahu_sheet_get_scoring (get_sheet (fixture))->ranking);
      enter_player (&typist, p, &expected.players[p]);
      things += count_things (&expected.players[p]);
    }
  assert_result (fixture, &expected);
  g_test_message ("%u keys for %u things", typist.n_keys, things);
  g_assert_cmpuint (typist.n_keys, <=, 3 * things);
}

static gboolean
is_narrow (gpointer window)
{
  return gtk_widget_get_width (window) <= 360;
}

/* Nothing on the page keeps the window wider than it was opened at once. */
static void
test_narrow (TestWindow    *fixture,
             gconstpointer  data)
{
  show_score (fixture, 1280, 800);
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (fixture->window)), >, 1200);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 720);
  test_ui_wait (is_narrow, fixture->window);
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (fixture->window)), ==, 360);
}

static void
remember_box (void)
{
  AhuTpOwnBox own;

  ahu_tp_own_box_init (&own);
  own.box.transfer[SQUARE]++;
  g_settings_set_value (ahu_settings_get_game (tp_game_get ()), "box", ahu_tp_own_box_to_variant (&own, "2026-11-20"));
}

static gboolean
is_told (TestWindow *fixture)
{
  return test_ui_says (GTK_WIDGET (get_form (fixture)), "The numbers of your own box are used.");
}

static guint
get_square (TestWindow *fixture)
{
  TpReason reasons[TP_SHEET_MAX_PROBLEMS];
  TpSheet sheet;

  g_assert_cmpuint (tp_sheet_find_all_problems (&sheet, ahu_sheet_get_document (get_sheet (fixture)), reasons), ==, 0);

  return sheet.box.transfer[SQUARE];
}

/* What the players have entered of their box counts here too, and is left by one tap. */
static void
test_own_box (TestWindow    *fixture,
              gconstpointer  data)
{
  TpBox usual;

  tp_box_init (&usual, 0);
  remember_box ();
  show_score (fixture, 360, 720);
  g_assert_cmpuint (get_square (fixture), ==, usual.transfer[SQUARE] + 1u);
  g_assert_true (is_told (fixture));
  test_ui_click (GTK_WIDGET (get_form (fixture)), "The usual numbers");
  g_assert_cmpuint (get_square (fixture), ==, usual.transfer[SQUARE]);
  g_assert_false (is_told (fixture));
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.undo", NULL);
  g_assert_true (is_told (fixture));
}

static void
test_usual_box (TestWindow    *fixture,
                gconstpointer  data)
{
  show_score (fixture, 360, 720);
  g_assert_false (is_told (fixture));
  g_assert_false (ahu_sheet_can_undo (get_sheet (fixture)));
  /* Nothing was counted yet, and a game was laid out meanwhile. */
  test_window_activate (fixture, "win.start");
  remember_box ();
  show_score (fixture, 360, 720);
  g_assert_true (is_told (fixture));
  g_assert_false (ahu_sheet_can_undo (get_sheet (fixture)));
}

int
main (int    argc,
      char **argv)
{
  test_ui_init (&argc, &argv);

#define ADD(path, test) g_test_add ("/ui/tp-score-keys/" path, TestWindow, NULL, set_up, test, test_window_fixture_tear_down)
  ADD ("whole-end", test_whole_end);
  ADD ("narrow", test_narrow);
  ADD ("own-box", test_own_box);
  ADD ("usual-box", test_usual_box);
#undef ADD

  return g_test_run ();
}

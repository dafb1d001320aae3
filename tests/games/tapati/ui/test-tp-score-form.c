/* test-tp-score-form.c: the end of a game of Tapati that was not tracked, entered board by board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/json/ahu-json-path.h"
#include "games/tapati/engine/tp-game.h"
#include "games/tapati/engine/tp-json.h"
#include "games/tapati/engine/tp-sentences.h"
#include "games/tapati/engine/tp-sheet-file.h"
#include "games/tapati/tp-test-utils.h"
#include "games/tapati/ui/ahu-tp-art.h"
#include "games/tapati/ui/ahu-tp-box-form.h"
#include "games/tapati/ui/ahu-tp-own-box.h"
#include "games/tapati/ui/ahu-tp-score-form.h"
#include "support/test-page.h"
#include "support/test-record.h"
#include "support/test-ui.h"
#include "support/test-ui-find.h"
#include "toolkit/base/ahu-settings.h"
#include "toolkit/entry/ahu-count-field.h"
#include "toolkit/entry/ahu-count-pad.h"
#include "toolkit/ranking/ahu-story.h"
#include "toolkit/table/ahu-choice.h"

#include "tp-board-utils.h"

typedef struct
{
  AhuSheet *sheet;
  AhuTpScoreForm *form;
  GtkWidget *window;
} Fixture;

static void
set_up (Fixture       *self,
        gconstpointer  data)
{
  self->sheet = ahu_sheet_new (tp_game_get ());
  self->form = AHU_TP_SCORE_FORM (ahu_tp_score_form_new (self->sheet));
  self->window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (self->window), 800, 900);
  test_page_put (self->window, GTK_WIDGET (self->form));
  gtk_window_present (GTK_WINDOW (self->window));
  test_ui_wait_for_frames (self->window, 2);
}

static void
tear_down (Fixture       *self,
           gconstpointer  data)
{
  gpointer left = self->form;

  g_object_add_weak_pointer (G_OBJECT (self->form), &left);
  gtk_window_destroy (GTK_WINDOW (self->window));
  test_ui_wait (test_ui_is_gone, &left);
  g_object_unref (self->sheet);
}

static gint64
get_count (Fixture    *self,
           const char *path)
{
  JsonNode *node = ahu_json_path_get (ahu_sheet_get_document (self->sheet), path);

  g_assert_nonnull (node);

  return json_node_get_int (node);
}

static void
set_count (Fixture    *self,
           const char *path,
           gint64      count)
{
  ahu_sheet_set (self->sheet, path, json_node_init_int (json_node_alloc (), count), FALSE);
}

static void
set_points (Fixture *self)
{
  for (guint p = 0; p < ahu_sheet_get_n_players (self->sheet); p++)
    {
      g_autofree char *path = g_strdup_printf ("players[%u].points", p);

      set_count (self, path, 10 - p);
    }
}

static gboolean
press (Fixture *self,
       guint    keyval)
{
  return AHU_SCORE_FORM_GET_CLASS (self->form)->take_key (AHU_SCORE_FORM (self->form), keyval, 0);
}

static gboolean
is_ticked (Fixture *self,
           guint    seat)
{
  GtkWidget *tab = ahu_tp_tabs_get_tab (ahu_tp_score_form_get_tabs (self->form), seat);

  return test_ui_find (tab, GTK_TYPE_IMAGE, NULL) != NULL;
}

/* Taps on the board change the sheet, for the player whose tab is chosen; undo leads back there. */
static void
test_board (Fixture       *self,
            gconstpointer  data)
{
  AhuTpBoard *board = ahu_tp_score_form_get_board (self->form);

  g_signal_emit_by_name (ahu_tp_score_form_get_tabs (self->form), "selected", 1u);
  g_assert_cmpuint (ahu_tp_score_form_get_player (self->form), ==, 1);
  ahu_tp_board_choose (board, tp_board_cell (board, 0, AHU_TP_TILES), -1);
  g_assert_cmpint (get_count (self, "players[1].moai[0].floors[0].circles"), ==, 1);
  ahu_tp_board_choose (board, tp_board_row (board, 0, 0, AHU_TP_CELL_RAPANUIS), 0);
  ahu_tp_board_choose (board, tp_board_row (board, 0, 0, AHU_TP_CELL_SLAVES), 0);
  ahu_tp_board_choose (board, tp_board_row (board, 0, 0, AHU_TP_CELL_PALM), 0);
  ahu_tp_board_choose (board, tp_board_cell (board, 0, AHU_TP_ROAD), 1);
  g_assert_cmpint (get_count (self, "players[1].moai[0].floors[0].slaves"), ==, 1);
  g_assert_cmpint (get_count (self, "players[1].moai[0].transfer"), ==, 2);
  g_assert_true (ahu_sheet_get_scoring (self->sheet)->players[1].begun);
  g_assert_false (ahu_sheet_get_scoring (self->sheet)->players[0].begun);

  ahu_tp_score_form_select (self->form, 0);
  g_assert_true (tp_board_state (board, 0, AHU_TP_FREE)->is_shown);
  ahu_score_form_undo (AHU_SCORE_FORM (self->form));
  g_assert_cmpuint (ahu_tp_score_form_get_player (self->form), ==, 1);
  g_assert_cmpint (get_count (self, "players[1].moai[0].transfer"), ==, 0);
}

/* Digits are typed at the field; Enter accepts them, or that there are none. */
static void
test_numbers (Fixture       *self,
              gconstpointer  data)
{
  AhuTpScoreFields *fields = ahu_tp_score_form_get_fields (self->form);
  GtkWidget *points = ahu_tp_score_fields_get_field (fields, TP_PIECES);

  g_assert_cmpint (get_count (self, "players[0].points"), ==, 0);
  g_assert_false (is_ticked (self, 0));
  g_assert_true (gtk_widget_grab_focus (GTK_WIDGET (self->form)));
  g_assert_true (gtk_widget_is_focus (points));
  g_assert_true (press (self, GDK_KEY_2));
  g_assert_true (press (self, GDK_KEY_3));
  g_assert_true (press (self, GDK_KEY_Return));
  g_assert_cmpint (get_count (self, "players[0].points"), ==, 23);
  g_assert_cmpstr (ahu_count_field_get_text (AHU_COUNT_FIELD (points)), ==, "23");
  g_assert_true (is_ticked (self, 0));
  /* A number is undone as a whole. */
  ahu_sheet_undo (self->sheet);
  g_assert_false (is_ticked (self, 0));
}

static void
test_pad (Fixture       *self,
          gconstpointer  data)
{
  GtkWidget *field = ahu_tp_score_fields_get_field (ahu_tp_score_form_get_fields (self->form), TP_SLAVE);
  GtkWidget *pad;

  g_signal_emit_by_name (field, "clicked");
  pad = test_ui_find (field, AHU_TYPE_COUNT_PAD, NULL);
  g_assert_nonnull (pad);
  g_signal_emit_by_name (pad, "entered", (gint64) 3);
  g_assert_cmpint (get_count (self, "players[0].tapati.slaves"), ==, 3);
  g_assert_cmpstr (ahu_count_field_get_text (AHU_COUNT_FIELD (field)), ==, "3");
}

static GtkWidget *
find_tile (Fixture    *self,
           guint       place,
           const char *name)
{
  GtkWidget *button = ahu_tp_score_fields_get_tile (ahu_tp_score_form_get_fields (self->form), place);

  g_signal_emit_by_name (button, "clicked");

  return test_ui_find (button, AHU_TYPE_CHOICE, name);
}

static void
test_tiles (Fixture       *self,
            gconstpointer  data)
{
  g_autofree char *quarry = tp_pieces_text (TP_QUARRY (3), 1);
  g_autofree char *rug = tp_pieces_text (TP_RUG_2, 1);
  GtkWidget *second = ahu_tp_score_fields_get_tile (ahu_tp_score_form_get_fields (self->form), 1);

  g_assert_false (gtk_widget_get_visible (second));
  g_signal_emit_by_name (find_tile (self, 0, quarry), "clicked");
  g_assert_cmpint (get_count (self, "players[0].tapati.quarries.3"), ==, 1);
  g_assert_true (gtk_widget_get_visible (second));
  g_signal_emit_by_name (find_tile (self, 1, rug), "clicked");
  g_assert_cmpint (get_count (self, "players[0].tapati.rugs.2"), ==, 1);
  g_signal_emit_by_name (find_tile (self, 0, rug), "clicked");
  g_assert_cmpint (get_count (self, "players[0].tapati.quarries.3"), ==, 0);
  g_assert_cmpint (get_count (self, "players[0].tapati.rugs.2"), ==, 2);
}

static gboolean
tells (GtkWidget  *root,
       const char *rule)
{
  if (GTK_IS_LABEL (root) && gtk_widget_get_visible (root) && gtk_widget_has_css_class (root, "error") &&
      strstr (gtk_label_get_text (GTK_LABEL (root)), rule) != NULL)
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (tells (child, rule))
      return TRUE;

  return FALSE;
}

/* Each where it is, only for the player who is shown; nobody has won with it. */
static void
test_faults (Fixture       *self,
             gconstpointer  data)
{
  GtkWidget *fields = GTK_WIDGET (ahu_tp_score_form_get_fields (self->form));
  GtkWidget *faults = GTK_WIDGET (ahu_tp_score_form_get_faults (self->form));
  TpMoai moai = tp_test_tower ("2/0/0", 0, 1);

  set_points (self);
  g_assert_nonnull (ahu_sheet_get_scoring (self->sheet)->ranking);
  set_count (self, "players[0].tapati.slaves", 5);
  g_assert_true (tells (fields, "(T3.2)"));
  g_assert_false (is_ticked (self, 0));
  g_assert_true (is_ticked (self, 1));
  g_assert_null (ahu_sheet_get_scoring (self->sheet)->ranking);
  ahu_tp_score_form_select (self->form, 1);
  g_assert_false (tells (fields, "(T3.2)"));

  ahu_sheet_set (self->sheet, "players[1].moai[0]", tp_moai_to_json (&moai), FALSE);
  g_assert_true (tells (faults, "(T8.5)"));
  /* A Rapanui guards up to eight. */
  set_count (self, "players[0].tapati.rapanuis", 1);
  ahu_tp_score_form_select (self->form, 0);
  g_assert_false (tells (fields, "(T3.2)"));
  g_assert_true (is_ticked (self, 0));
}

static void
test_players (Fixture       *self,
              gconstpointer  data)
{
  while (ahu_sheet_can_add_player (self->sheet))
    ahu_sheet_add_player (self->sheet);
  ahu_tp_score_form_select (self->form, 5);
  g_assert_true (gtk_widget_get_visible (ahu_tp_tabs_get_tab (ahu_tp_score_form_get_tabs (self->form), 5)));
  ahu_sheet_remove_player (self->sheet, 5);
  g_assert_cmpuint (ahu_tp_score_form_get_player (self->form), ==, 4);
  g_assert_false (gtk_widget_get_visible (ahu_tp_tabs_get_tab (ahu_tp_score_form_get_tabs (self->form), 5)));
  g_assert_true (AHU_SCORE_FORM_GET_CLASS (self->form)->take_key (AHU_SCORE_FORM (self->form), GDK_KEY_2, GDK_ALT_MASK));
  g_assert_cmpuint (ahu_tp_score_form_get_player (self->form), ==, 1);
}

/* Every tap on the board, its tabs, fields, keys and choices is counted. */
typedef struct
{
  Fixture *self;
  gboolean is_finger; /* on a telephone: the board is shifted, and places are met rather than chosen */
  guint taps;
  guint shifts;
} Hand;

/* In the middle of a space of @cell, or of what lies beside all of them. */
static int
find_x (AhuTpCell *cell,
        int        space)
{
  int first = -1, last = -1, width = gtk_widget_get_width (GTK_WIDGET (cell));
  int middle = gtk_widget_get_height (GTK_WIDGET (cell)) / 2;

  for (int x = 0; x < width && (first < 0 || last == x - 1); x++)
    if (ahu_tp_cell_find_space (cell, x, middle) == space)
      {
        first = first < 0 ? x : first;
        last = x;
      }

  return first < 0 ? width / 2 : (first + last) / 2;
}

static void
shift_to (Hand      *hand,
          AhuTpCell *cell)
{
  GtkWidget *board = GTK_WIDGET (ahu_tp_score_form_get_board (hand->self->form));
  GtkWidget *scroller = gtk_widget_get_ancestor (board, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *shift = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (scroller));
  graphene_rect_t seen, on_board;

  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (cell), scroller, &seen));
  if (seen.origin.x >= 0 && seen.origin.x + seen.size.width <= gtk_widget_get_width (scroller))
    return;
  hand->shifts++;
  g_assert_true (gtk_widget_compute_bounds (gtk_widget_get_parent (GTK_WIDGET (cell)), board, &on_board));
  gtk_adjustment_set_value (shift, on_board.origin.x);
  test_ui_wait_for_frames (hand->self->window, 1);
}

static void
tap (Hand      *hand,
     AhuTpCell *cell,
     int        space)
{
  AhuTpBoard *board = ahu_tp_score_form_get_board (hand->self->form);
  graphene_point_t at, on_board;

  hand->taps++;
  g_assert_nonnull (cell);
  if (!hand->is_finger)
    {
      ahu_tp_board_choose (board, cell, space);
      return;
    }
  shift_to (hand, cell);
  at = GRAPHENE_POINT_INIT ((float) find_x (cell, space), (float) gtk_widget_get_height (GTK_WIDGET (cell)) / 2);
  g_assert_true (gtk_widget_compute_point (GTK_WIDGET (cell), GTK_WIDGET (board), &at, &on_board));
  g_assert_true (ahu_tp_board_tap (board, on_board.x, on_board.y, TRUE));
  test_ui_wait_for_frames (hand->self->window, 1);
}

static void
tap_choice (Hand      *hand,
            GtkWidget *root,
            guint      piece)
{
  g_autofree char *name = tp_pieces_text (piece, 1);
  GtkWidget *choice = test_ui_find (root, AHU_TYPE_CHOICE, name);

  hand->taps++;
  g_assert_nonnull (choice);
  g_signal_emit_by_name (choice, "clicked");
}

/* The field, its digits, and that they are all. */
static void
tap_number (Hand  *hand,
            guint  field,
            guint  number)
{
  GtkWidget *widget = ahu_tp_score_fields_get_field (ahu_tp_score_form_get_fields (hand->self->form), field);
  g_autofree char *digits = g_strdup_printf ("%u", number);

  g_signal_emit_by_name (widget, "clicked");
  g_signal_emit_by_name (test_ui_find (widget, AHU_TYPE_COUNT_PAD, NULL), "entered", (gint64) number);
  hand->taps += 2 + (guint) strlen (digits);
}

static void
tap_row (Hand  *hand,
         guint  site,
         guint  row,
         guint  rapanuis,
         guint  slaves)
{
  AhuTpBoard *board = ahu_tp_score_form_get_board (hand->self->form);

  if (rapanuis > 0)
    tap (hand, tp_board_row (board, site, row, AHU_TP_CELL_RAPANUIS), (int) rapanuis - 1);
  if (slaves > 0)
    tap (hand, tp_board_row (board, site, row, AHU_TP_CELL_SLAVES), (int) slaves - 1);
}

static AhuTpCell *
find_tile_of (AhuTpBoard *board,
              guint       site,
              guint       piece)
{
  guint i = 0;

  while (tp_board_state (board, site, AHU_TP_TILES + i)->piece != piece)
    i++;

  return tp_board_cell (board, site, AHU_TP_TILES + i);
}

static void
tap_moai (Hand         *hand,
          guint         site,
          const TpMoai *moai)
{
  AhuTpBoard *board = ahu_tp_score_form_get_board (hand->self->form);

  for (guint f = 0; f < moai->n_floors; f++)
    {
      tap (hand, find_tile_of (board, site, TP_QUARRY (moai->spaces[f])), -1);
      tap_row (hand, site, f, moai->rapanuis[f], moai->slaves[f]);
      if (f < moai->base)
        tap (hand, tp_board_row (board, site, f, AHU_TP_CELL_PALM), 0);
    }
  if (moai->rug > 0)
    {
      tap (hand, find_tile_of (board, site, TP_RUG (moai->rug)), -1);
      tap_row (hand, site, moai->n_floors, moai->rapanuis[TP_ON_RUG], moai->slaves[TP_ON_RUG]);
    }
  if (moai->transfer > 0)
    tap (hand, tp_board_cell (board, site, AHU_TP_ROAD), moai->transfer - 1);
}

static void
tap_tapati (Hand         *hand,
            const guint8  tapati[TP_PIECES])
{
  AhuTpScoreFields *fields = ahu_tp_score_form_get_fields (hand->self->form);
  guint place = 0;

  for (guint piece = 0; piece < TP_LOOSE_PIECES; piece++)
    if (tapati[piece] > 0)
      tap_number (hand, piece, tapati[piece]);
  for (guint piece = TP_LOOSE_PIECES; piece < TP_PIECES; piece++)
    for (guint i = 0; i < tapati[piece]; i++)
      {
        GtkWidget *button = ahu_tp_score_fields_get_tile (fields, place++);

        hand->taps++;
        g_signal_emit_by_name (button, "clicked");
        tap_choice (hand, button, piece);
      }
}

/* The end of a whole game, entered by taps alone, comes to what the program reckons from the
 * record; few taps more than there are kinds of things on the table. */
static void
enter_whole_end (Hand       *hand,
                 const char *folder,
                 const char *name)
{
  Fixture *self = hand->self;
  g_autoptr (AhuRecord) record = test_record_load (folder, name);
  g_autoptr (AhuSession) session = ahu_session_new_replay (record, NULL);
  const TpPosition *position = ahu_session_get_position (session);
  guint things = 0;
  TpReason reasons[TP_SHEET_MAX_PROBLEMS];
  TpSheet entered, expected;

  for (; ahu_sheet_get_n_players (self->sheet) < position->n_players; hand->taps++)
    test_ui_click (GTK_WIDGET (self->form), "Add a player");
  tp_sheet_from_position (&expected, position);
  for (guint p = 0; p < position->n_players; p++)
    {
      const TpPlayer *player = &position->players[p];

      g_signal_emit_by_name (ahu_tp_score_form_get_tabs (self->form), "selected", p);
      hand->taps++;
      if (hand->is_finger)
        test_ui_wait_for_frames (self->window, 1);
      tap_number (hand, TP_PIECES, expected.players[p].points);
      tap_tapati (hand, player->tapati);
      for (guint site = 0; site < TP_SITES; site++)
        {
          tap_moai (hand, site, &player->moai[site]);
          for (guint f = 0; f < player->moai[site].n_floors; f++)
            things += 1 + (player->moai[site].rapanuis[f] > 0) + (player->moai[site].slaves[f] > 0) + (f < player->moai[site].base);
          things += player->moai[site].transfer > 0;
        }
    }

  g_assert_cmpuint (tp_sheet_find_all_problems (&entered, ahu_sheet_get_document (self->sheet), reasons), ==, 0);
  for (guint p = 0; p < position->n_players; p++)
    {
      g_assert_cmpuint (entered.players[p].points, ==, expected.players[p].points);
      g_assert_cmpmem (entered.players[p].tapati, TP_PIECES, expected.players[p].tapati, TP_PIECES);
      g_assert_cmpmem (entered.players[p].moai, sizeof entered.players[p].moai, expected.players[p].moai,
                       sizeof expected.players[p].moai);
    }
  {
    g_autoptr (AhuRanking) ranking = tp_ranking_new (&expected, ahu_session_get_names (session));
    const AhuRanking *shown = ahu_sheet_get_scoring (self->sheet)->ranking;

    g_assert_nonnull (shown);
    for (guint p = 0; p < position->n_players; p++)
      {
        g_assert_cmpint (shown->totals[p], ==, ranking->totals[p]);
        g_assert_cmpuint (shown->places[p], ==, ranking->places[p]);
      }
  }
  g_test_message ("%u taps and %u shifts for %u things on the boards", hand->taps, hand->shifts, things);
  g_assert_cmpuint (hand->taps, <=, 2 * things + 16 * position->n_players);
  g_assert_cmpuint (hand->shifts, <=, TP_SITES * position->n_players);
}

static gboolean
is_narrow (gpointer data)
{
  return gtk_widget_get_width (((Fixture *) data)->window) == 360;
}

static void
test_whole_end (Fixture       *self,
                gconstpointer  data)
{
  Hand hand = { self, FALSE, 0, 0 };

  enter_whole_end (&hand, "tapati", "four-sensible.rapanui");
}

/* Six players on a telephone: what a finger points at is what is entered. */
static void
test_whole_end_by_finger (Fixture       *self,
                          gconstpointer  data)
{
  Hand hand = { self, TRUE, 0, 0 };

  AHU_SCORE_FORM_GET_CLASS (self->form)->set_room (AHU_SCORE_FORM (self->form), TRUE, FALSE, 360);
  gtk_window_set_default_size (GTK_WINDOW (self->window), 360, 720);
  test_ui_wait (is_narrow, self);
  enter_whole_end (&hand, "../../data/games/tapati/examples", "six-friends.rapanui");
}

/* The numbers of the own box count at once, and the form keeps them with the sheet. */
static void
test_box (Fixture       *self,
          gconstpointer  data)
{
  TpMoai moai = tp_test_tower ("2/1/2", 1, 1);
  GtkWidget *button = test_ui_find (GTK_WIDGET (self->form), GTK_TYPE_BUTTON, "Box: the usual numbers…");
  GtkWidget *window, *form;

  set_points (self);
  ahu_sheet_set (self->sheet, "players[0].moai[0]", tp_moai_to_json (&moai), FALSE);
  g_assert_cmpint (ahu_sheet_get_scoring (self->sheet)->players[0].points, ==, 10 + 2 + 1 + 1);
  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
  window = test_ui_find_window (ADW_TYPE_WINDOW);
  g_assert_nonnull (window);
  form = test_ui_find (window, AHU_TYPE_TP_BOX_FORM, NULL);
  g_signal_emit_by_name (form, "entered", (guint) AHU_TP_BOX_SQUARE, 0u, 2u);
  g_assert_cmpint (ahu_sheet_get_scoring (self->sheet)->players[0].points, ==, 10 + 2 + 1 + 2);
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (button)), ==, "Box: own numbers…");
  /* Another player doesn't make the box wrong. */
  ahu_sheet_add_player (self->sheet);
  g_assert_cmpuint (g_strv_length (ahu_sheet_get_scoring (self->sheet)->problems), ==, 0);
  ahu_sheet_undo (self->sheet);
  ahu_sheet_undo (self->sheet);
  g_assert_cmpint (ahu_sheet_get_scoring (self->sheet)->players[0].points, ==, 10 + 2 + 1 + 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
remember_boxes (void)
{
  GVariantBuilder builder;
  AhuTpOwnBox own;

  g_variant_builder_init (&builder, G_VARIANT_TYPE (AHU_TP_OWN_BOXES_TYPE));
  ahu_tp_own_box_init (&own);
  g_variant_builder_add_value (&builder, ahu_tp_own_box_to_variant (&own, "Plain"));
  own.box.transfer[0] = 2;
  own.more = TRUE;
  g_variant_builder_add_value (&builder, ahu_tp_own_box_to_variant (&own, "Grandma’s <box>"));
  ahu_tp_own_boxes_remember (g_variant_builder_end (&builder));
}

/* Which of two boxes is marked. */
static int
find_marked (GtkListBox *list)
{
  int marked = -1;

  for (int i = 0; i < 2; i++)
    if (g_str_equal (adw_action_row_get_subtitle (ADW_ACTION_ROW (gtk_list_box_get_row_at_index (list, i))), "this one"))
      marked = i;

  return marked;
}

/* Boxes that were kept under a name are offered as in the set-up; kept and forgotten they are only there. */
static void
test_named_boxes (Fixture       *self,
                  gconstpointer  data)
{
  GSettings *settings = ahu_settings_get_game (tp_game_get ());
  g_autoptr (GVariant) before = NULL;
  g_autoptr (GVariant) after = NULL;
  GtkWidget *window;
  GtkListBox *list;

  remember_boxes ();
  before = g_settings_get_value (settings, "boxes");
  test_ui_click (GTK_WIDGET (self->form), "Box: the usual numbers…");
  window = test_ui_find_window (ADW_TYPE_WINDOW);
  gtk_menu_button_popup (GTK_MENU_BUTTON (test_ui_find (window, GTK_TYPE_MENU_BUTTON, "Choose a box")));
  list = GTK_LIST_BOX (test_ui_find (window, GTK_TYPE_LIST_BOX, NULL));
  g_assert_nonnull (list);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (list)));
  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (gtk_list_box_get_row_at_index (list, 1))), ==,
                   "Grandma’s <box>");
  g_assert_null (test_ui_find (window, GTK_TYPE_BUTTON, "Forget the box “Plain”"));
  g_assert_null (gtk_list_box_get_row_at_index (list, 2));
  g_assert_null (test_ui_find (window, ADW_TYPE_ENTRY_ROW, NULL));
  g_assert_cmpint (find_marked (list), ==, 0);

  g_signal_emit_by_name (list, "row-activated", gtk_list_box_get_row_at_index (list, 1));
  g_assert_cmpint (get_count (self, "setup.transfer[0]"), ==, 2);
  g_assert_cmpint (find_marked (list), ==, 1);
  ahu_sheet_undo (self->sheet);
  g_assert_cmpint (find_marked (list), ==, 0);
  ahu_sheet_redo (self->sheet);
  test_ui_click (window, "Back to the usual numbers");
  g_assert_cmpint (get_count (self, "setup.transfer[0]"), ==, 1);
  g_assert_cmpint (find_marked (list), ==, 0);
  after = g_settings_get_value (settings, "boxes");
  g_assert_true (g_variant_equal (before, after));
  gtk_window_destroy (GTK_WINDOW (window));

  g_settings_reset (settings, "boxes");
  test_ui_click (GTK_WIDGET (self->form), "Box: the usual numbers…");
  window = test_ui_find_window (ADW_TYPE_WINDOW);
  /* Without any there is no list. */
  g_assert_null (test_ui_find (window, GTK_TYPE_MENU_BUTTON, "Choose a box"));
  g_assert_null (test_ui_find (window, GTK_TYPE_LIST_BOX, NULL));
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_story (Fixture       *self,
            gconstpointer  data)
{
  GtkWidget *story;

  set_points (self);
  story = g_object_ref_sink (AHU_SCORE_FORM_GET_CLASS (self->form)->story_new (AHU_SCORE_FORM (self->form)));
  g_assert_true (AHU_IS_STORY (story));
  g_object_unref (story);
}

int
main (int    argc,
      char **argv)
{
  static const struct
  {
    const char *path;
    void      (*test) (Fixture       *self,
                       gconstpointer  data);
  } tests[] = {
    { "/ui/tp-score-form/board", test_board },
    { "/ui/tp-score-form/numbers", test_numbers },
    { "/ui/tp-score-form/pad", test_pad },
    { "/ui/tp-score-form/tiles", test_tiles },
    { "/ui/tp-score-form/faults", test_faults },
    { "/ui/tp-score-form/players", test_players },
    { "/ui/tp-score-form/whole-end", test_whole_end },
    { "/ui/tp-score-form/whole-end-by-finger", test_whole_end_by_finger },
    { "/ui/tp-score-form/box", test_box },
    { "/ui/tp-score-form/named-boxes", test_named_boxes },
    { "/ui/tp-score-form/story", test_story },
  };

  test_ui_init (&argc, &argv);
  ahu_game_register (tp_game_get ());
  ahu_tp_art_init ();

  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);

  return g_test_run ();
}

/* ahu-tp-game-ui.c: Tapati's pages behind the boundary that every game has
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-game-ui.h"

#include <glib/gi18n.h>

#include "games/tapati/engine/tp-game.h"
#include "games/tapati/engine/tp-rules.h"
#include "games/tapati/engine/tp-sentences.h"
#include "games/tapati/ui/ahu-tp-art.h"
#include "games/tapati/ui/ahu-tp-box-entry.h"
#include "games/tapati/ui/ahu-tp-box-page.h"
#include "games/tapati/ui/ahu-tp-box-words.h"
#include "games/tapati/ui/ahu-tp-choice-words.h"
#include "games/tapati/ui/ahu-tp-correction-entry.h"
#include "games/tapati/ui/ahu-tp-own-box.h"
#include "games/tapati/ui/ahu-tp-paper.h"
#include "games/tapati/ui/ahu-tp-piece.h"
#include "games/tapati/ui/ahu-tp-result.h"
#include "games/tapati/ui/ahu-tp-rules-picture.h"
#include "games/tapati/ui/ahu-tp-score-box.h"
#include "games/tapati/ui/ahu-tp-score-form.h"
#include "games/tapati/ui/ahu-tp-second-screen.h"
#include "games/tapati/ui/ahu-tp-shortcuts.h"
#include "games/tapati/ui/ahu-tp-table.h"
#include "games/tapati/ui/ahu-tp-tower.h"
#include "toolkit/art/ahu-picture.h"
#include "toolkit/layout/ahu-wrap-layout.h"
#include "toolkit/layout/ahu-zoom-bin.h"
#include "toolkit/ranking/ahu-shore.h"
#include "toolkit/teach/ahu-set-up-list.h"

#define GLANCE_TILE 36
#define GLANCE_MARK 24
#define SMALL_GLANCE_TILE 28
#define SMALL_GLANCE 2
#define COVER_TOWER 2.8

#define SET_UP_SIZE 28
#define SET_UP_TILE 48

/* Whoever has compared the numbers with the box once is not asked again. */
static char *
deal_known (void)
{
  AhuTpOwnBox box;
  g_autoptr (GDateTime) day = ahu_tp_own_box_recall (&box);
  g_autoptr (GVariant) named = ahu_tp_own_boxes_recall ();
  g_autoptr (AhuTpBoxEntry) entry = ahu_tp_box_entry_new ();

  if (!ahu_tp_own_box_is_compared ())
    return NULL;

  ahu_tp_box_entry_load (entry, &box, named);

  return ahu_tp_box_remembered_words (ahu_tp_box_entry_find_name (entry), day);
}

static const char *
deal_name (void)
{
  return _("Your box");
}

static const char *
deal_label (gboolean known)
{
  if (known)
    return _("Lay out the first round");

  /* Translators: on a button: leads to the page on which people compare the numbers with their box */
  return _("Next: your box");
}

static const char *
deal_item (void)
{
  /* Translators: in a menu: mend what was entered of the players' box before a game */
  return _("The _box…");
}

static const char *
deal_take_item (void)
{
  /* Translators: in the menu of a kept game: new games are played with the numbers of its box */
  return _("Take the _box of this game");
}

static const char *
deal_taken (void)
{
  /* Translators: new games are played with the numbers of the box of a kept game, which was just chosen */
  return _("The box is taken over for new games");
}

/* The beginning of the game, at the end of its log. */
static char *
setup_line (AhuRecord *record)
{
  /* Translators: in the log, before the first round: the numbers read from the players' own box */
  return g_strdup (_("The box · its quarries, rugs, squares and arrows"));
}

/* A Moai of a few tiles. */
static GtkWidget *
cover_new (void)
{
  const TpMoai moai = { .n_floors = 3, .spaces = { 4, 3, 2 } };
  GtkWidget *zoom = ahu_zoom_bin_new ();

  ahu_zoom_bin_set_child (AHU_ZOOM_BIN (zoom), ahu_tp_tower_new (&moai));
  ahu_zoom_bin_set_factor (AHU_ZOOM_BIN (zoom), COVER_TOWER);
  gtk_widget_set_valign (zoom, GTK_ALIGN_END);

  return zoom;
}

/* Its tiles on the base, which bears what it is worth. */
static GtkWidget *
moai_new (const TpPosition *position,
          const TpMoai     *moai,
          int               tile_height)
{
  GtkWidget *tiles = gtk_box_new (GTK_ORIENTATION_VERTICAL, 1);
  guint lines[TP_LINES], points = 0;
  g_autofree char *worth = NULL;

  for (guint level = 0; level < TP_LEVELS; level++)
    if (tp_moai_has_level (moai, level))
      {
        GtkWidget *tile = ahu_tp_piece_new ();
        gboolean rug = level + 1 == TP_LEVELS;

        ahu_tp_piece_show (AHU_TP_PIECE (tile), rug ? TP_RUG_2 + moai->rug - 2u : TP_QUARRY ((guint) moai->spaces[level]),
                           rug ? moai->spaces[level] : 0, tile_height);
        gtk_widget_set_halign (tile, GTK_ALIGN_CENTER);
        gtk_box_prepend (GTK_BOX (tiles), tile);
      }
  tp_moai_value (moai, &position->box, lines);
  for (guint line = 0; line < TP_LINES; line++)
    points += lines[line];
  worth = g_strdup_printf ("%u", points);

  return ahu_statue_stand (tiles, worth);
}

static guint
count_tiles (const TpMoai *moai)
{
  return moai->n_floors + (moai->rug > 0);
}

static const TpMoai *
find_highest (const TpPlayer *player)
{
  const TpMoai *highest = &player->moai[0];

  for (guint site = 1; site < TP_SITES; site++)
    if (count_tiles (&player->moai[site]) > count_tiles (highest))
      highest = &player->moai[site];

  return highest;
}

static guint
points (gconstpointer position,
        guint         seat)
{
  return tp_player_points (&((const TpPosition *) position)->players[seat]);
}

/* The highest Moai of each player, or of the two who have built highest. */
static GtkWidget *
glance_new (AhuSession *session,
            gboolean    small)
{
  const TpPosition *position = ahu_session_get_position (session);
  const char *const *colours = ahu_record_get_colours (ahu_session_get_record (session));
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  for (int seat = 0; seat < position->n_players; seat++)
    {
      const TpMoai *moai = find_highest (&position->players[seat]);
      guint n_higher = 0;

      for (int other = 0; other < position->n_players; other++)
        {
          int more = (int) count_tiles (find_highest (&position->players[other])) - (int) count_tiles (moai);

          n_higher += more > 0 || (more == 0 && other < seat);
        }
      if (small && n_higher >= SMALL_GLANCE)
        continue;
      gtk_grid_attach (GTK_GRID (grid), moai_new (position, moai, small ? SMALL_GLANCE_TILE : GLANCE_TILE), seat, 0, 1, 1);
      if (!small)
        gtk_grid_attach (GTK_GRID (grid), ahu_mark_new (colours[seat], GLANCE_MARK), seat, 1, 1, 1);
    }

  return grid;
}

static GtkWidget *
replay_view_new (AhuSession *session)
{
  GtkWidget *page = ahu_tp_table_new_replay ();

  ahu_table_set_session (AHU_TABLE (page), session);

  return page;
}

/* Translators: heading in the preferences */
#define HELP N_("Help while playing")

/* Each key stands in the schema of the game, and what it is for asks ahu_settings_get_switch. */
static const AhuSwitch switches[] = {
  { "hints", HELP, N_("Hints"),
    N_("Shows what is sure to follow from each choice. Never which one is best."), NULL },
  { "guidance", HELP, N_("Explain the rules"),
    N_("Each rule once, when it first comes up, to whom it is new."), "heard" },
  { NULL }
};

/* How much of it there is, the first position of a game with the players' own box says. */
static void
begin_game (TpPosition *position,
            guint       n_players)
{
  AhuTpOwnBox own;
  g_autoptr (GDateTime) day = ahu_tp_own_box_recall (&own);
  TpBox box = ahu_tp_own_box_to_box (&own, n_players);

  tp_set_up (position, &box, n_players);
}

static void
add_drawing (GtkWidget  *picture,
             const char *name,
             int         width,
             int         count)
{
  ahu_set_up_picture_add (picture, ahu_picture_new (name, width, width == SET_UP_TILE ? width / 2 : SET_UP_SIZE), count);
}

static void
add_piece (GtkWidget *picture,
           guint      piece,
           int        count)
{
  int width = piece >= TP_QUARRY_1 ? SET_UP_TILE : piece == TP_RAPANUI ? SET_UP_SIZE / 2 : SET_UP_SIZE;

  add_drawing (picture, ahu_tp_art_piece (piece), width, count);
}

/* The marker, and as many boards as players, with three sites each. */
static GtkWidget *
boards_new (guint n_players)
{
  GtkWidget *picture = ahu_wrap_box_new (18, 6);
  GtkWidget *board = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  for (guint site = 0; site < TP_SITES; site++)
    gtk_box_append (GTK_BOX (board), ahu_picture_new (AHU_TP_ART_BASE, SET_UP_SIZE, SET_UP_SIZE / 4));
  gtk_widget_add_css_class (board, "tp-rules-combination");
  gtk_widget_add_css_class (board, "tp-set-up-board");
  ahu_set_up_picture_add (picture, board, (int) n_players);
  add_drawing (picture, AHU_TP_ART_MARKER, SET_UP_SIZE, 1);

  return picture;
}

static GtkWidget *
pieces_new (guint n_players)
{
  GtkWidget *picture = ahu_wrap_box_new (18, 6);

  for (guint piece = 0; piece < TP_LOOSE_PIECES; piece++)
    add_piece (picture, piece, tp_table (n_players)->pieces[piece]);

  return picture;
}

static GtkWidget *
stacks_new (guint n_players)
{
  GtkWidget *picture = ahu_wrap_box_new (18, 6);

  add_drawing (picture, AHU_TP_ART_QUARRY, SET_UP_TILE, -1);
  add_piece (picture, TP_RUG_2, -1);

  return picture;
}

static GtkWidget *
cards_new (guint n_players)
{
  GtkWidget *picture = ahu_wrap_box_new (6, 6);

  for (guint fact = 0; fact < tp_facts_in_use (n_players); fact++)
    add_drawing (picture, ahu_tp_art_fact (fact), SET_UP_SIZE, -1);

  return picture;
}

/* Four markets with their numbers, then what lies in the fifth. */
static GtkWidget *
markets_new (guint n_players)
{
  GtkWidget *picture = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *four = ahu_wrap_box_new (12, 6);
  GtkWidget *fifth = ahu_wrap_box_new (6, 6);
  TpPosition position;

  begin_game (&position, n_players);
  for (guint piece = 0; piece < TP_LOOSE_PIECES; piece++)
    add_piece (four, piece, position.market[piece]);
  add_drawing (four, AHU_TP_ART_QUARRY, SET_UP_TILE, position.box.row);
  add_piece (four, TP_RUG_2, 1);
  for (guint combination = 0; combination < TP_COMBINATIONS; combination++)
    {
      GtkWidget *here = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);
      const guint8 *pieces = tp_combination_pieces (combination);

      if (combination == TP_COMBINATION_QUARRY)
        add_drawing (here, AHU_TP_ART_QUARRY, SET_UP_TILE, -1);
      for (guint piece = 0; piece < TP_LOOSE_PIECES; piece++)
        for (guint i = 0; i < pieces[piece]; i++)
          add_piece (here, piece, -1);
      gtk_widget_add_css_class (here, "tp-rules-combination");
      gtk_box_append (GTK_BOX (fifth), here);
    }
  gtk_box_append (GTK_BOX (picture), four);
  gtk_box_append (GTK_BOX (picture), fifth);

  return picture;
}

/* One of the quarries is for the interchange market. */
static GtkWidget *
draw_new (guint n_players)
{
  GtkWidget *picture = ahu_wrap_box_new (6, 6);
  TpPosition position;

  begin_game (&position, n_players);
  add_drawing (picture, AHU_TP_ART_QUARRY, SET_UP_TILE, position.box.row + 1);
  add_piece (picture, TP_RUG_2, 1);

  return picture;
}

static char *
market_words (guint n_players)
{
  TpPosition position;
  char *parts[TP_LOOSE_PIECES + 1] = { NULL };
  char *list;

  begin_game (&position, n_players);
  for (guint piece = 0; piece < TP_LOOSE_PIECES; piece++)
    parts[piece] = tp_pieces_text (piece, position.market[piece]);
  list = tp_list_text ((const char *const *) parts, TP_LOOSE_PIECES);
  for (guint piece = 0; piece < TP_LOOSE_PIECES; piece++)
    g_free (parts[piece]);

  return list;
}

/* The numbers of the box are compared on its page, and what is drawn the table asks for. */
static const AhuSetUpStep set_up_steps[] = {
  { "T2.1", FALSE, TRUE, boards_new },
  { "T1.1", FALSE, TRUE, pieces_new, ahu_tp_box_table_words },
  { "T1.2", FALSE, TRUE, stacks_new },
  { "T1.5", FALSE, TRUE, cards_new, ahu_tp_box_cards_words },
  { "T2.3", TRUE, TRUE, markets_new, market_words },
  { "T4.7", TRUE, FALSE, draw_new },
  { NULL },
};

static AhuGameUi ui = {
  .name = "Tapati",
  .points_drawing = "tapati-points",
  .points = points,
  .cover_new = cover_new,
  .set_up = set_up_steps,
  .deal_page_new = ahu_tp_box_page_new,
  .deal_known = deal_known,
  .deal_name = deal_name,
  .deal_label = deal_label,
  .deal_item = deal_item,
  .deal_take_item = deal_take_item,
  .deal_taken = deal_taken,
  .setup_line = setup_line,
  .entry_new = ahu_tp_correction_entry_new,
  .fact_look = ahu_tp_art_statistic,
  .table_page_new = ahu_tp_table_new,
  .glance_new = glance_new,
  .replay_view_new = replay_view_new,
  .second_screen_new = ahu_tp_second_screen_new,
  .result_details_new = ahu_tp_result_details_new,
  .course_first = TRUE,
  .result_more_new = ahu_tp_result_more_new,
  .story_new = ahu_tp_result_story_new,
  .end_new = ahu_tp_result_end_new,
  .places_new = ahu_tp_result_places_new,
  .result_paper_new = ahu_tp_paper_new,
  .counts_id = "final-scoring-tapati",
  .score_form_new = ahu_tp_score_form_new,
  .sheet_setup = ahu_tp_score_box_setup_new,
  .rules_pictures = ahu_tp_rules_pictures,
  .choice_name = ahu_tp_choice_name,
  .choice_picture = ahu_tp_choice_picture,
  .practises = TRUE,
  .switches = switches,
  .shortcuts = ahu_tp_shortcuts_get,
};

const AhuGameUi *
ahu_tp_game_ui_get (void)
{
  if (ui.game == NULL)
    {
      ahu_tp_art_init ();
      ui.game = tp_game_get ();
    }

  return &ui;
}

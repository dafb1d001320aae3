/* ahu-tp-table-motion.c: what travels on Tapati's table page after a move, and whither
 *
 * The move itself and what the rules bring with it, as the engine tells it: nothing is told twice
 * what a rule does. A player whose board isn't seen has a tab, and so has the middle of the table.
 * Not for: how it travels (ahu-motion.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/engine/tp-history.h"
#include "games/tapati/engine/tp-rules.h"
#include "games/tapati/ui/ahu-tp-art.h"
#include "games/tapati/ui/ahu-tp-centre.h"
#include "games/tapati/ui/ahu-tp-head.h"
#include "games/tapati/ui/ahu-tp-piece.h"
#include "games/tapati/ui/ahu-tp-table-private.h"
#include "toolkit/base/ahu-text-scale.h"
#include "toolkit/table/ahu-motion.h"

#define PIECE_MS 200
/* Of several, one starts after the other. */
#define SEVERAL_MS 130
#define APART_MS 40
#define SIZE 22
/* More at once nobody can follow. */
#define MOST_TRAVELS 16
#define MOST_PIECES 3

/* Beside the spots in the middle of the table. */
enum
{
  SPOT_HAND = AHU_TP_SPOT_DRAW + 1, /* of a player, by piece */
  SPOT_POINTS,
  SPOT_MARKER,
  SPOT_SITE                         /* a place at a Moai, by piece */
};

typedef struct
{
  guint8 spot;
  guint8 which;
  guint8 seat;
  guint8 site;
  guint8 place;
} Spot;

typedef struct
{
  const char *picture;
  int width;
  Spot from;
  Spot to;
  graphene_rect_t start;
} Travel;

static AhuMotion *
get_motion (AhuTpTable *self)
{
  return AHU_MOTION (ahu_table_get_motion (AHU_TABLE (self)));
}

/* On a floor, on the base or on the road; of a tile, its own row. */
static GtkWidget *
find_place (AhuTpBoard       *board,
            const TpPosition *position,
            const Spot       *spot)
{
  const TpMoai *moai = &position->players[spot->seat].moai[spot->site];
  guint row = spot->place == TP_ON_RUG ? moai->n_floors : spot->place;
  guint cell = AHU_TP_CELL_SLAVES;

  if (spot->which == TP_RAPANUI)
    cell = AHU_TP_CELL_RAPANUIS;
  else if (spot->which >= TP_QUARRY_1)
    row = spot->which >= TP_RUG_2 ? moai->n_floors : moai->n_floors - 1u;
  else if (spot->which == TP_PALM)
    {
      cell = AHU_TP_CELL_PALM;
      row = moai->base - 1u;
    }

  cell += row * AHU_TP_ROW_CELLS;
  if (spot->place == TP_ON_TRANSFER)
    cell = AHU_TP_ROAD;

  return cell < AHU_TP_CELLS ? GTK_WIDGET (ahu_tp_site_get_cell (ahu_tp_board_get_site (board, spot->site), cell)) : NULL;
}

/* The value of a Moai stands on its base. */
static GtkWidget *
find_on_board (AhuTpTable       *self,
               const TpPosition *position,
               const Spot       *spot)
{
  AhuTpBoard *board = ahu_tp_boards_get_board (AHU_TP_BOARDS (self->boards), spot->seat);
  AhuTpHead *head = AHU_TP_HEAD (ahu_tp_board_get_head (board));

  if (!gtk_widget_get_mapped (GTK_WIDGET (board)))
    return ahu_tp_tabs_get_tab (AHU_TP_TABS (self->tabs), spot->seat);

  switch (spot->spot)
    {
    case SPOT_HAND:
      return ahu_tp_head_find_spot (head, &position->players[spot->seat], spot->which);
    case SPOT_POINTS:
      return ahu_tp_head_get_points (head);
    case SPOT_MARKER:
      return ahu_tp_head_get_mark (head);
    case SPOT_SITE:
    default:
      return spot->which == TP_PIECES
               ? GTK_WIDGET (ahu_tp_site_get_cell (ahu_tp_board_get_site (board, spot->site), AHU_TP_BASE))
               : find_place (board, position, spot);
    }
}

static GtkWidget *
find_widget (AhuTpTable       *self,
             const TpPosition *position,
             const Spot       *spot)
{
  if (spot->spot >= SPOT_HAND)
    return find_on_board (self, position, spot);
  if (!gtk_widget_get_mapped (self->centre))
    return ahu_tp_tabs_get_tab (AHU_TP_TABS (self->tabs), AHU_TP_CENTRE_SEAT);

  return ahu_tp_centre_find_spot (AHU_TP_CENTRE (self->centre), spot->spot, spot->which);
}

static void
add (AhuTpTable *self,
     const char *picture,
     int         width,
     Spot        from,
     Spot        to)
{
  Travel travel = { picture, width, from, to, { { 0 } } };

  if (self->travels->len < MOST_TRAVELS)
    g_array_append_val (self->travels, travel);
}

static void
add_piece (AhuTpTable *self,
           guint       piece,
           Spot        from,
           Spot        to)
{
  add (self, ahu_tp_art_piece (piece), ahu_tp_piece_width (piece, SIZE), from, to);
}

static Spot
in_centre (AhuTpSpot spot,
           guint     which)
{
  return (Spot) { .spot = (guint8) spot, .which = (guint8) which };
}

static Spot
in_hand (guint seat,
         guint piece)
{
  return (Spot) { .spot = SPOT_HAND, .which = (guint8) piece, .seat = (guint8) seat };
}

/* What is given goes to the store (T6.2). */
static void
add_combination (AhuTpTable       *self,
                 const TpPosition *before,
                 const TpMove     *move,
                 guint             combination,
                 gboolean          gives)
{
  for (guint piece = 0; piece < TP_PIECES; piece++)
    {
      gboolean is_part = combination == TP_COMBINATION_QUARRY
                           ? piece == (gives ? move->piece : (guint) TP_QUARRY (before->exchange_quarry))
                           : piece < TP_LOOSE_PIECES && tp_combination_pieces (combination)[piece] > 0;
      Spot ring = in_centre (AHU_TP_SPOT_INTERCHANGE, combination);

      if (is_part && gives)
        add_piece (self, piece, in_hand (move->player, piece), in_centre (AHU_TP_SPOT_GIVEN, piece));
      else if (is_part)
        add_piece (self, piece, ring, in_hand (move->player, piece));
    }
}

static void
add_draw (AhuTpTable       *self,
          const TpPosition *before,
          const TpMove     *move)
{
  guint n = move->n_quarries;

  for (guint i = 0; i < n; i++)
    {
      guint piece = TP_QUARRY (move->quarries[i]);
      Spot to = in_centre (AHU_TP_SPOT_MARKET, piece);

      if (move->what == TP_DRAW_EXCHANGE)
        to = in_centre (AHU_TP_SPOT_INTERCHANGE, TP_COMBINATION_QUARRY);
      else if (move->what == TP_DRAW_RUG_CARD)
        to = in_hand (before->active, piece);
      add_piece (self, piece, in_centre (AHU_TP_SPOT_DRAW, i), to);
    }
  if (move->rug > 0)
    add_piece (self, TP_RUG (move->rug), in_centre (AHU_TP_SPOT_DRAW, n), in_centre (AHU_TP_SPOT_MARKET, TP_RUG (move->rug)));
}

/* A tile is one piece. */
static void
add_build (AhuTpTable   *self,
           const TpMove *move)
{
  Spot to = { SPOT_SITE, move->piece, move->player, move->site, move->place };
  guint n = move->piece < TP_LOOSE_PIECES ? MIN (move->count, (guint) MOST_PIECES) : 1;

  for (guint i = 0; i < n; i++)
    add_piece (self, move->piece, in_hand (move->player, move->piece), to);
}

/* What somebody does; what follows from it by the rules stands in the events. */
static void
add_move (AhuTpTable       *self,
          const TpPosition *before,
          const TpMove     *move)
{
  guint rug = before->market[TP_RUG_2] > 0 ? TP_RUG_2 : TP_RUG_3;

  switch ((TpMoveType) move->type)
    {
    case TP_MOVE_REVEAL:
      add_draw (self, before, move);
      break;
    case TP_MOVE_PALM:
      add_piece (self, TP_PALM, in_centre (AHU_TP_SPOT_MARKET, TP_PALM), in_hand (move->player, TP_PALM));
      break;
    case TP_MOVE_QUARRY:
      add_piece (self, move->piece, in_centre (AHU_TP_SPOT_MARKET, move->piece), in_hand (move->player, move->piece));
      break;
    case TP_MOVE_RUG:
      add_piece (self, rug, in_centre (AHU_TP_SPOT_MARKET, rug), in_hand (move->player, rug));
      break;
    case TP_MOVE_EXCHANGE:
      add_combination (self, before, move, move->what, TRUE);
      add_combination (self, before, move, move->take, FALSE);
      break;
    case TP_MOVE_BUILD:
      add_build (self, move);
      break;
    case TP_MOVE_FACT:
    case TP_MOVE_ENOUGH:
    case TP_MOVE_PASS:
    case TP_MOVE_AWARD:
    case TP_MOVE_DONE:
    case TP_MOVE_SCORE:
    case TP_MOVES:
    default:
      break;
    }
}

/* Each piece comes on its own. */
static void
add_laid (AhuTpTable *self,
          guint       combination)
{
  for (guint piece = 0; piece < TP_LOOSE_PIECES; piece++)
    if (tp_combination_pieces (combination)[piece] > 0)
      add_piece (self, piece, in_centre (AHU_TP_SPOT_STORE, piece), in_centre (AHU_TP_SPOT_INTERCHANGE, combination));
}

static void
add_event (AhuTpTable       *self,
           const TpPosition *before,
           const TpMove     *move,
           const TpEvent    *event)
{
  Spot hand = in_hand (event->player, event->piece);
  Spot store = in_centre (AHU_TP_SPOT_STORE, event->piece);
  Spot market = in_centre (AHU_TP_SPOT_MARKET, event->piece);

  switch ((TpEventType) event->type)
    {
    case TP_EVENT_GIFT:
      add_piece (self, event->piece, in_centre (AHU_TP_SPOT_FACT, move->what), hand);
      break;
    case TP_EVENT_EXTRA:
      add_piece (self, event->piece, store, hand);
      break;
    case TP_EVENT_AWARD:
      /* A quarry comes from where it was drawn. */
      if (move->type != TP_MOVE_REVEAL)
        add_piece (self, event->piece, store, hand);
      break;
    case TP_EVENT_TAKES:
      add_piece (self, event->piece, market, hand);
      break;
    case TP_EVENT_BACK:
      add_piece (self, event->piece, hand, in_centre (AHU_TP_SPOT_GIVEN, event->piece));
      break;
    case TP_EVENT_LEFT_OVER:
    case TP_EVENT_FROM_MARKET:
      add_piece (self, event->piece, market, store);
      break;
    case TP_EVENT_SCORES:
      add (self, AHU_TP_ART_POINTS, SIZE, (Spot) { SPOT_SITE, TP_PIECES, event->player, event->site, 0 },
           (Spot) { .spot = SPOT_POINTS, .seat = event->player });
      break;
    case TP_EVENT_ROUND:
      add (self, AHU_TP_ART_MARKER, SIZE, (Spot) { .spot = SPOT_MARKER, .seat = before->first },
           (Spot) { .spot = SPOT_MARKER, .seat = event->player });
      break;
    case TP_EVENT_TO_MARKET:
      add_piece (self, event->piece, store, market);
      break;
    case TP_EVENT_LAID:
      add_laid (self, event->what);
      break;
    case TP_EVENT_GIFT_LAID:
      add_piece (self, event->piece, store, in_centre (AHU_TP_SPOT_FACT, event->what));
      break;
    case TP_EVENT_OUT:
    case TP_EVENT_RECYCLED:
    case TP_EVENT_END:
    case TP_EVENTS:
    default:
      break;
    }
}

/* Of the size that pieces have, in the middle of where they lie. */
static gboolean
find_start (AhuTpTable       *self,
            const TpPosition *before,
            Travel           *travel)
{
  float width = (float) ahu_text_scaled (travel->width), height = (float) ahu_text_scaled (SIZE);
  graphene_rect_t place;

  if (!ahu_motion_find (get_motion (self), find_widget (self, before, &travel->from), &place))
    return FALSE;

  travel->start = GRAPHENE_RECT_INIT (place.origin.x + (place.size.width - width) / 2,
                                      place.origin.y + (place.size.height - height) / 2, width, height);

  return TRUE;
}

/* Where everything comes from is only seen as long as the page shows the position before. */
static void
begin_change (AhuTable      *table,
              gconstpointer  before)
{
  AhuTpTable *self = AHU_TP_TABLE (table);
  AhuHistory *history = ahu_session_get_history (ahu_table_get_session (table));
  TpPosition position;

  g_clear_pointer (&self->travels, g_array_unref);
  if (before == NULL || !ahu_motion_is_possible (get_motion (self)))
    return;

  position = *(const TpPosition *) before;
  self->travels = g_array_new (FALSE, FALSE, sizeof (Travel));
  for (guint ply = position.ply; ply < ahu_history_get_ply (history); ply++)
    {
      const TpPosition shown = position;
      TpEventList events = { 0 };
      TpMove move = tp_history_move (history, ply);

      tp_apply (&position, &move, &events);
      add_move (self, &shown, &move);
      for (guint i = 0; i < events.n; i++)
        add_event (self, &shown, &move, &events.events[i]);
    }
  for (guint i = self->travels->len; i > 0; i--)
    if (!find_start (self, before, &g_array_index (self->travels, Travel, i - 1)))
      g_array_remove_index (self->travels, i - 1);
}

/* A tile isn't there before it arrives; of everything else there may have been some. */
static void
end_change (AhuTable *table)
{
  AhuTpTable *self = AHU_TP_TABLE (table);
  g_autoptr (GArray) travels = g_steal_pointer (&self->travels);
  AhuMotion *motion = get_motion (self);

  for (guint i = 0; travels != NULL && i < travels->len; i++)
    {
      const Travel *travel = &g_array_index (travels, Travel, i);
      GtkWidget *to = find_widget (self, ahu_tp_table_get_position (self), &travel->to);
      guint start = MIN (i * APART_MS, (guint) AHU_MOTION_MS - SEVERAL_MS);

      if (to == NULL || !gtk_widget_get_mapped (to))
        continue;
      ahu_motion_add (motion, travel->picture, &travel->start, to, start, travels->len > 1 ? SEVERAL_MS : PIECE_MS);
      if (travel->to.spot == SPOT_SITE && travel->to.which >= TP_QUARRY_1)
        ahu_motion_hide_target (motion);
    }
  ahu_motion_play (motion);
}

void
ahu_tp_table_class_init_motion (AhuTableClass *table_class)
{
  table_class->begin_change = begin_change;
  table_class->end_change = end_change;
}

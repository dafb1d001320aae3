/* ahu-rn-table-motion.c: what travels on the table page after a move, and whither
 *
 * Not for: how it travels (ahu-motion.c). What lies face down travels as its
 * back.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/ui/ahu-rn-display.h"
#include "games/rapanui/ui/ahu-rn-hand.h"
#include "games/rapanui/ui/ahu-rn-offers.h"
#include "games/rapanui/ui/ahu-rn-players.h"
#include "games/rapanui/ui/ahu-rn-scores.h"
#include "games/rapanui/ui/ahu-rn-stone.h"
#include "games/rapanui/ui/ahu-rn-strip.h"
#include "games/rapanui/ui/ahu-rn-table-page-private.h"
#include "toolkit/table/ahu-motion.h"
#include "toolkit/table/ahu-practise.h"

#define CARD_MS 200
#define TOKEN_MS 250
#define FALL_MS 130
#define FALL_APART_MS 40
#define TOKEN_SIZE 28

static AhuMotion *
get_motion (AhuRnTablePage *self)
{
  return AHU_MOTION (ahu_table_get_motion (AHU_TABLE (self)));
}

/* What shows a part of a player; of a hand that isn't shown, the mark stands for it. */
static GtkWidget *
find_part (AhuRnTablePage *self,
           guint           player,
           guint           part)
{
  if (gtk_widget_get_visible (self->scores))
    return ahu_rn_scores_get_part (AHU_RN_SCORES (self->scores), player, part);
  if (gtk_widget_get_visible (self->strip))
    return ahu_rn_strip_get_part (AHU_RN_STRIP (self->strip), player, part);

  return ahu_rn_player_panel_get_part (ahu_rn_players_get_panel (AHU_RN_PLAYERS (self->players), player), part);
}

/* Whether the hand on the page is that of @player. */
static gboolean
is_hand_of (AhuRnTablePage *self,
            guint           player)
{
  return !ahu_practise_is (ahu_rn_table_page_get_session (self)) || ahu_practise_get_person (ahu_rn_table_page_get_session (self)) == player;
}

/* Where the moved card lies as long as the page shows the position before. */
static GtkWidget *
find_source (AhuRnTablePage   *self,
             const RnPosition *before,
             const RnMove     *move)
{
  switch ((RnMoveType) move->type)
    {
    case RN_MOVE_BUY:
    case RN_MOVE_ADD:
      return ahu_rn_offers_get_face (AHU_RN_OFFERS (self->offers), move->kind);
    case RN_MOVE_PLAY:
      return is_hand_of (self, before->active) ? ahu_rn_hand_get_card (AHU_RN_HAND (self->hand), move->kind)
                                               : find_part (self, before->active, AHU_RN_PART_MARK);
    case RN_MOVE_SACRIFICE:
      return find_part (self, move->player, AHU_RN_NUMBER_SACRIFICE);
    case RN_MOVE_DRAW:
      return ahu_rn_display_get_card (AHU_RN_DISPLAY (self->display), move->column,
                                      before->column_length[move->column] - 1u);
    case RN_MOVE_REFILL:
      return ahu_rn_stone_get_pile (AHU_RN_STONE (self->stone));
    case RN_MOVE_RETURN_MOAI:
    case RN_MOVE_REWARD:
    case RN_MOVE_SUBSTITUTE:
    case RN_MOVE_REVEAL:
    case RN_MOVES:
    default:
      return NULL;
    }
}

/* The hand that is shown may be the next player's already. */
static GtkWidget *
find_hand (AhuRnTablePage   *self,
           const RnPosition *before,
           const RnPosition *after,
           guint             kind)
{
  if (ahu_practise_is (ahu_rn_table_page_get_session (self)) ? is_hand_of (self, before->active)
                                         : before->active == after->active && gtk_widget_get_visible (self->hand))
    return ahu_rn_hand_get_card (AHU_RN_HAND (self->hand), kind);
  return find_part (self, before->active, AHU_RN_PART_MARK);
}

static void
add_refill (AhuRnTablePage        *self,
            const graphene_rect_t *from,
            const RnMove          *move,
            guint                  column)
{
  AhuMotion *motion = get_motion (self);

  for (guint i = 0; i < move->n_cards; i++)
    {
      GtkWidget *card = ahu_rn_display_get_card (AHU_RN_DISPLAY (self->display), column, i);

      if (card == NULL)
        continue;
      ahu_motion_add (motion, ahu_rn_art_card (move->cards[i]), from, card,
                      i * FALL_APART_MS, FALL_MS);
      ahu_motion_hide_target (motion);
    }
}

static void
add_card (AhuRnTablePage        *self,
          const graphene_rect_t *from,
          const RnPosition      *before,
          const RnPosition      *after,
          const RnMove          *move)
{
  AhuMotion *motion = get_motion (self);
  guint kind;

  switch ((RnMoveType) move->type)
    {
    case RN_MOVE_BUY:
      ahu_motion_add (motion, ahu_rn_art_sacrifice (move->kind), from,
                      find_part (self, before->active, AHU_RN_NUMBER_SACRIFICE), 0, CARD_MS);
      break;
    case RN_MOVE_PLAY:
      ahu_motion_add (motion, ahu_rn_art_card (move->kind), from,
                      find_part (self, before->active, AHU_RN_PART_COUNT (move->kind)), 0, CARD_MS);
      break;
    case RN_MOVE_SACRIFICE:
    case RN_MOVE_ADD:
      ahu_motion_add (motion, ahu_rn_art_sacrifice (after->top), from,
                      ahu_rn_stone_get_top (AHU_RN_STONE (self->stone)), 0, CARD_MS);
      break;
    case RN_MOVE_DRAW:
      kind = rn_position_front (before, move->column);
      ahu_motion_add (motion, ahu_rn_art_card (kind), from,
                      find_hand (self, before, after, kind), 0, CARD_MS);
      break;
    case RN_MOVE_REFILL:
      add_refill (self, from, move, before->column);
      break;
    case RN_MOVE_RETURN_MOAI:
    case RN_MOVE_REWARD:
    case RN_MOVE_SUBSTITUTE:
    case RN_MOVE_REVEAL:
    case RN_MOVES:
    default:
      break;
    }
}

/* What is paid goes without a sign; what is taken comes from below the prompt,
 * which tells it. */
static void
add_tokens (AhuRnTablePage *self,
            guint           player,
            AhuRnNumber     number,
            const char     *picture,
            guint           before,
            guint           after)
{
  AhuMotion *motion = get_motion (self);
  GtkWidget *label = find_part (self, player, number);
  graphene_rect_t prompt;
  graphene_rect_t from;

  if (after <= before || !gtk_widget_get_mapped (label) ||
      !ahu_motion_find (motion, ahu_table_get_prompt (AHU_TABLE (self)), &prompt))
    return;
  from = GRAPHENE_RECT_INIT (prompt.origin.x + (prompt.size.width - TOKEN_SIZE) / 2,
                             prompt.origin.y + prompt.size.height - TOKEN_SIZE,
                             TOKEN_SIZE, TOKEN_SIZE);
  ahu_motion_add (motion, picture, &from, label, 0, TOKEN_MS);
  ahu_motion_keep_number (motion, before);
}

/* The last one made; what isn’t a move of the game moves nothing. */
static gboolean
find_move (AhuRnTablePage *self,
           RnMove         *move)
{
  AhuHistory *history = ahu_session_get_history (ahu_rn_table_page_get_session (self));
  GPtrArray *moves = ahu_history_get_moves (history);

  rn_move_from_json (move, g_ptr_array_index (moves, ahu_history_get_ply (history) - 1));
  return move->type < RN_MOVES;
}

/* Cards of a refill that was being entered are a move now, or no longer asked for. */
static void
begin_change (AhuTable      *table,
              gconstpointer  before)
{
  AhuRnTablePage *self = AHU_RN_TABLE_PAGE (table);
  AhuMotion *motion = get_motion (self);

  self->refill = (RnRefill) { 0 };
  self->moved = (AhuRnMoved) { 0 };
  self->moved.before = before;
  if (before == NULL || !ahu_motion_is_possible (motion) || !find_move (self, &self->moved.move))
    {
      self->moved.before = NULL;
      return;
    }
  self->moved.has_card = ahu_motion_find (motion, find_source (self, before, &self->moved.move), &self->moved.from);
}

static void
end_change (AhuTable *table)
{
  AhuRnTablePage *self = AHU_RN_TABLE_PAGE (table);
  const RnPosition *before = self->moved.before;
  const RnPosition *after = ahu_rn_table_page_get_position (self);

  if (before == NULL)
    return;
  if (self->moved.has_card)
    add_card (self, &self->moved.from, before, after, &self->moved.move);
  for (guint i = 0; i < after->n_players; i++)
    {
      add_tokens (self, i, AHU_RN_NUMBER_WOOD, "token-wood", before->wood[i], after->wood[i]);
      add_tokens (self, i, AHU_RN_NUMBER_GLORY, "token-glory", before->glory[i], after->glory[i]);
    }
  self->moved.before = NULL;
  ahu_motion_play (get_motion (self));
}

void
ahu_rn_table_page_class_init_motion (AhuTableClass *table_class)
{
  table_class->begin_change = begin_change;
  table_class->end_change = end_change;
}

/* ahu-tp-choice-words.c: a move that somebody could make, as a choice: its name and picture
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-choice-words.h"

#include <glib/gi18n.h>

#include "games/tapati/engine/tp-json.h"
#include "games/tapati/engine/tp-sentences.h"
#include "games/tapati/ui/ahu-tp-art.h"
#include "games/tapati/ui/ahu-tp-exchange-words.h"

/* The only rug that lies in the market. */
static guint
find_rug (const TpPosition *position)
{
  return position->market[TP_RUG_2] > 0 ? TP_RUG_2 : TP_RUG_3;
}

static char *
name_taking (guint piece,
             guint count)
{
  g_autofree char *pieces = tp_pieces_text (piece, count);

  /* Translators: a move; %s is such as “2 captives” or “a quarry with 3 circles”. */
  return g_strdup_printf (C_("piece", "Take %s"), pieces);
}

static char *
name_building (const TpMove *move)
{
  g_autofree char *pieces = tp_pieces_text (move->piece, MAX (move->count, 1u));
  int site = move->site + 1;

  if (move->piece >= TP_LOOSE_PIECES)
    /* Translators: a move; %1$s is such as “a quarry with 3 circles”, %2$d the number of a site. */
    return g_strdup_printf (_("Lay %1$s on site %2$d"), pieces, site);

  /* Translators: a move; %1$s is such as “2 captives”, %2$d the number of a site, %3$s a place there, such as “floor M” or “base”. */
  return g_strdup_printf (_("Place %1$s on site %2$d (%3$s)"), pieces, site, tp_place_name (move->place));
}

char *
ahu_tp_choice_name (gconstpointer  before,
                    JsonNode      *node)
{
  TpMove move;

  tp_move_from_json (&move, node);
  switch ((TpMoveType) move.type)
    {
    case TP_MOVE_FACT:
      /* Translators: a move; %s is the name of a fact card. */
      return g_strdup_printf (C_("fact card", "Choose %s"), tp_fact_name (move.what));
    case TP_MOVE_PALM:
      return g_strdup (_("Take a palm"));
    case TP_MOVE_ENOUGH:
      return g_strdup (_("Enough!"));
    case TP_MOVE_QUARRY:
      return name_taking (move.piece, 1);
    case TP_MOVE_RUG:
      return name_taking (find_rug (before), 1);
    case TP_MOVE_EXCHANGE:
      return ahu_tp_exchange_words (before, &move);
    case TP_MOVE_PASS:
      return g_strdup (C_("exchange", "Pass"));
    case TP_MOVE_AWARD:
      return name_taking (move.piece, tp_award_count (move.piece));
    case TP_MOVE_BUILD:
      return name_building (&move);
    case TP_MOVE_DONE:
      return g_strdup (C_("placing", "Done"));
    case TP_MOVE_SCORE:
      /* Translators: a move; %d is the number of a site. */
      return g_strdup_printf (_("Score the Moai on site %d"), move.site + 1);
    case TP_MOVE_REVEAL:
    case TP_MOVES:
    default:
      g_return_val_if_reached (g_strdup (""));
    }
}

const char *
ahu_tp_choice_picture (gconstpointer  before,
                       JsonNode      *node)
{
  static const guint8 taken[TP_COMBINATIONS] = { TP_QUARRY_1, TP_RAPANUI, TP_SLAVE, TP_SLAVE, TP_PALM };
  const TpPosition *position = before;
  TpMove move;

  tp_move_from_json (&move, node);
  switch ((TpMoveType) move.type)
    {
    case TP_MOVE_FACT:
      return ahu_tp_art_fact (move.what);
    case TP_MOVE_PALM:
      return ahu_tp_art_piece (TP_PALM);
    case TP_MOVE_RUG:
      return ahu_tp_art_piece (find_rug (position));
    case TP_MOVE_EXCHANGE:
      return ahu_tp_art_piece (move.take == TP_COMBINATION_QUARRY ? (guint) TP_QUARRY (position->exchange_quarry)
                                                                 : taken[move.take]);
    case TP_MOVE_QUARRY:
    case TP_MOVE_AWARD:
    case TP_MOVE_BUILD:
      return ahu_tp_art_piece (move.piece);
    case TP_MOVE_SCORE:
      return AHU_TP_ART_POINTS;
    case TP_MOVE_REVEAL:
    case TP_MOVE_ENOUGH:
    case TP_MOVE_PASS:
    case TP_MOVE_DONE:
    case TP_MOVES:
    default:
      return NULL;
    }
}

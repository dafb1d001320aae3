/* rn-misfit.c: why moves of a game no longer fit once it is begun otherwise
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/study/rn-misfit.h"

#include <glib/gi18n.h>

#include "games/rapanui/engine/rn-rules.h"
#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/notation/rn-names.h"

static const char *const *
get_names (AhuHistory *history)
{
  return ahu_record_get_names (ahu_history_get_record (history));
}

/* The kind of the card in front of a column, or of the one that @behind cards cover;
 * `RN_INVALID` for none. */
static guint
get_card (const RnPosition *position,
          guint             column,
          guint             behind)
{
  guint n = position->column_length[column];

  return n > behind ? position->display[column][n - 1 - behind] : RN_INVALID;
}

/* What a move that draws finds: the card itself, or the one that it uncovers. */
typedef struct
{
  gboolean uncovers;
  int player; /* who has to have drawn it, -1 for anybody */
  int kind;   /* what it has to have been, -1 for anything */
} Wanted;

/* Returns: (nullable): that another card would be found there */
static char *
tell_draw (AhuHistory   *before,
           AhuHistory   *now,
           guint         ply,
           const Wanted *wanted)
{
  const RnPosition *was = ahu_history_get_position (before, ply);
  const RnPosition *is = ahu_history_get_position (now, ply);
  guint had, has;
  RnMove move;

  rn_move_from_json (&move, ahu_history_get_move (before, ply));
  if (move.type != RN_MOVE_DRAW || (wanted->player >= 0 && was->active != wanted->player))
    return NULL;
  had = get_card (was, move.column, wanted->uncovers);
  has = get_card (is, move.column, wanted->uncovers);
  if (had == has || (wanted->kind >= 0 && had != (guint) wanted->kind))
    return NULL;

  return g_strdup_printf (wanted->uncovers
                            /* Translators: why the rest of a game is otherwise, after a card of the first
                             * display was mended: %1$u is a turn, %2$s a player's name, %3$s the card that was
                             * scored before, %4$u the number of a column, %5$s the card that is there now. */
                            ? _("In turn %1$u %2$s uncovered %3$s in column %4$u, but %5$s would lie there.")
                            /* Translators: the same: %1$u is a turn, %2$s a player's name, %3$s the card drawn
                             * before, %4$u the number of a column, %5$s the card that is there now. */
                            : _("In turn %1$u %2$s drew %3$s in front of column %4$u, but %5$s would lie there."),
                          was->turn, get_names (now)[is->active], rn_kind_name (had), move.column + 1u,
                          rn_kind_name (has));
}

/* The latest before @ply. */
static char *
find_draw (AhuHistory   *before,
           AhuHistory   *now,
           guint         ply,
           const Wanted *wanted)
{
  char *sentence = NULL;

  while (ply > 0 && sentence == NULL)
    sentence = tell_draw (before, now, --ply, wanted);

  return sentence;
}

/* Cards in hand come from draws; wood, Sacrifice cards and what is to be done next from what
 * was uncovered, and scored. */
static char *
find_cause (AhuHistory     *before,
            AhuHistory     *now,
            guint           ply,
            const RnReason *reason)
{
  const Wanted uncovered = { TRUE, -1, -1 };
  const Wanted drawn = { FALSE, -1, -1 };
  const Wanted held = { FALSE, reason->player, reason->kind };
  const Wanted moai = { FALSE, reason->player, RN_MOAI };
  char *sentence;

  switch ((guint) reason->code)
    {
    case RN_REASON_NOT_IN_HAND:
    case RN_REASON_HAND_NONE_LEFT:
      return find_draw (before, now, ply, &held);
    case RN_REASON_RETURN_HAND:
      return find_draw (before, now, ply, &moai);
    /* Cards of which there are too many now, wherever they are. */
    case RN_REASON_REFILL_NONE_LEFT:
      return NULL;
    default:
      sentence = find_draw (before, now, ply, &uncovered);
      return sentence != NULL ? sentence : find_draw (before, now, ply, &drawn);
    }
}

/* Returns: (nullable): which cards of the hand would be missing */
static char *
tell_hand (const RnReason *reason,
           guint           turn,
           const char     *name)
{
  int have = (int) reason->have;

  if (reason->code == RN_REASON_RETURN_HAND)
    /* Translators: a move that no longer fits: %1$u is a turn, %2$s a player's name. */
    return g_strdup_printf (_("In turn %1$u %2$s would not have three Moai to put back into the box."), turn, name);
  if (have == 0)
    /* Translators: a move that no longer fits: %1$u is a turn, %2$s a player's name, %3$s a kind of card. */
    return g_strdup_printf (_("In turn %1$u %2$s would have no %3$s to play."), turn, name,
                            rn_kind_name ((guint) reason->kind));

  /* Translators: a move that no longer fits: %1$u is a turn, %2$s a player's name, %3$d a number, %4$s a kind of card. */
  return g_strdup_printf (ngettext ("In turn %1$u %2$s would have only %3$d %4$s card to play.",
                                    "In turn %1$u %2$s would have only %3$d %4$s cards to play.", have),
                          turn, name, have, rn_kind_name ((guint) reason->kind));
}

/* How much wood there would be for what costs more. */
static char *
tell_wood (const RnReason *reason,
           guint           turn,
           const char     *name)
{
  int have = (int) reason->have;

  if (reason->code == RN_REASON_MOAI_PRICE)
    /* Translators: a move that no longer fits: %1$u is a turn, %2$s a player's name, %3$d wood. */
    return g_strdup_printf (ngettext ("In turn %1$u %2$s would have %3$d wood, and a Moai costs 7.",
                                      "In turn %1$u %2$s would have %3$d wood, and a Moai costs 7.", have),
                            turn, name, have);
  if (reason->code == RN_REASON_RETURN_WOOD)
    /* Translators: a move that no longer fits: %1$u is a turn, %2$s a player's name, %3$d wood. */
    return g_strdup_printf (ngettext ("In turn %1$u %2$s would have %3$d wood, enough to have to build a Moai.",
                                      "In turn %1$u %2$s would have %3$d wood, enough to have to build a Moai.", have),
                            turn, name, have);
  if (reason->code == RN_REASON_BUY_PRICE)
    /* Translators: a move that no longer fits: %1$u is a turn, %2$s a player's name, %3$d wood, %4$s a kind of Sacrifice card, %5$d its price in wood. */
    return g_strdup_printf (ngettext ("In turn %1$u %2$s would have %3$d wood, and %4$s costs %5$d.",
                                      "In turn %1$u %2$s would have %3$d wood, and %4$s costs %5$d.", have),
                            turn, name, have, rn_sacrifice_name ((guint) reason->kind), (int) reason->need);

  /* Translators: a move that no longer fits: %1$u is a turn, %2$s a player's name, %3$d wood, %4$d cards are played, for which %5$d wood is to be paid. */
  return g_strdup_printf (ngettext ("In turn %1$u %2$s would have %3$d wood, and %4$d cards together cost %5$d.",
                                    "In turn %1$u %2$s would have %3$d wood, and %4$d cards together cost %5$d.", have),
                          turn, name, have, reason->count, (int) reason->need);
}

char *
rn_misfit_move_sentence (AhuHistory   *now,
                         const RnMove *move)
{
  const RnPosition *is;
  const char *name;
  RnReason reason;

  g_return_val_if_fail (now != NULL && move != NULL, NULL);

  is = ahu_history_get_position (now, ahu_history_get_ply (now));
  reason = rn_check (is, move);
  name = reason.player >= 0 ? get_names (now)[reason.player] : NULL;
  switch ((guint) reason.code)
    {
    case RN_REASON_NOT_IN_HAND:
    case RN_REASON_HAND_NONE_LEFT:
    case RN_REASON_RETURN_HAND:
      return tell_hand (&reason, is->turn, name);
    case RN_REASON_MOAI_PRICE:
    case RN_REASON_PLAY_PRICE:
    case RN_REASON_BUY_PRICE:
    case RN_REASON_RETURN_WOOD:
      return tell_wood (&reason, is->turn, name);
    default:
      return NULL;
    }
}

char *
rn_misfit_sentence (AhuHistory   *before,
                    AhuHistory   *now,
                    const RnMove *move)
{
  const RnPosition *is;
  RnReason reason;
  guint ply;

  g_return_val_if_fail (before != NULL && now != NULL, NULL);
  g_return_val_if_fail (move != NULL, NULL);
  g_return_val_if_fail (ahu_history_get_ply (now) < ahu_history_get_ply (before), NULL);

  ply = ahu_history_get_ply (now);
  is = ahu_history_get_position (now, ply);
  reason = rn_check (is, move);
  if (((const RnPosition *) ahu_history_get_position (before, 0))->n_players == is->n_players)
    return find_cause (before, now, ply, &reason);

  /* Translators: why the rest of a game is otherwise, after the number of its players was
   * mended: %1$u is that number, %2$u a turn, %3$s the name of a player. */
  return g_strdup_printf (ngettext ("With %1$u player turn %2$u is the turn of %3$s.",
                                    "With %1$u players turn %2$u is the turn of %3$s.", is->n_players),
                          is->n_players, is->turn, get_names (now)[is->active]);
}

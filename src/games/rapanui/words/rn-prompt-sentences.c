/* rn-prompt-sentences.c: who does what now
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/words/rn-sentences.h"

#include <glib/gi18n.h>

static gboolean
has_legal (const RnPosition *position,
           guint             type)
{
  RnMove moves[RN_MAX_LEGAL];
  guint n = rn_legal_moves (position, moves);

  for (guint i = 0; i < n; i++)
    if (moves[i].type == type)
      return TRUE;

  return FALSE;
}

static char *
play_prompt (const RnPosition *position,
             const char       *name)
{
  if (rn_must_return_moai (position))
    {
      if (has_legal (position, RN_MOVE_BUY))
        /* Translators: a hand of three Moai, wood for none. %s is a player's name. */
        return g_strdup_printf (_("%s: put a Moai back into the box, or buy a Sacrifice card first."), name);
      /* Translators: a hand of three Moai, wood for none. %s is a player's name. */
      return g_strdup_printf (_("%s: put a Moai back into the box."), name);
    }

  if (has_legal (position, RN_MOVE_BUY))
    /* Translators: %s is a player's name. */
    return g_strdup_printf (_("%s: play a card, or buy a Sacrifice card first."), name);

  /* Translators: %s is a player's name. */
  return g_strdup_printf (_("%s: play a card."), name);
}

static char *
draw_prompt (const RnPosition *position,
             const char       *name)
{
  guint lacks = RN_HAND_CARDS - rn_position_hand_size (position, position->active);

  if (lacks == 1)
    /* Translators: %s is a player's name. */
    return g_strdup_printf (_("%s: draw a card."), name);

  /* Translators: %1$s is a player's name, %2$u a number of cards, 2 or 3. */
  return g_strdup_printf (ngettext ("%1$s: draw %2$u card.", "%1$s: draw %2$u cards.", lacks), name, lacks);
}

/* How many says that the first of two was entered. */
static char *
substitute_prompt (const RnPosition *position,
                   guint             player,
                   const char       *name)
{
  const char *kind = rn_kind_name (position->scored);

  if (position->owed[player] > 1)
    /* Translators: %1$s is a player's name, %2$s a kind of Sacrifice card, %3$u how many cards, 2 or more. */
    return g_strdup_printf (ngettext ("%1$s: the %2$s pile is empty. Take %3$u of another kind, or nothing.",
                                      "%1$s: the %2$s pile is empty. Take %3$u of other kinds, one by one, or nothing.",
                                      position->owed[player]),
                            name, kind, position->owed[player]);

  /* Translators: %1$s is a player's name, %2$s a kind of Sacrifice card. */
  return g_strdup_printf (_("%1$s: the %2$s pile is empty. Take one of another kind, or nothing."), name, kind);
}

char *
rn_refill_prompt (const RnPosition *position,
                  guint             n_laid)
{
  int column = position->column + 1;

  g_return_val_if_fail (n_laid < RN_COLUMN_CARDS, NULL);

  switch (n_laid)
    {
    case 1:
      /* Translators: %d is the number of a column. */
      return g_strdup_printf (_("Refill column %d: lay the second of four cards."), column);
    case 2:
      /* Translators: %d is the number of a column. */
      return g_strdup_printf (_("Refill column %d: lay the third of four cards."), column);
    case 3:
      /* Translators: %d is the number of a column. */
      return g_strdup_printf (_("Refill column %d: lay the last of four cards."), column);
    default:
      /* Translators: %d is the number of a column. */
      return g_strdup_printf (_("Refill column %d: lay four cards from the draw pile, one after the other."), column);
    }
}

char *
rn_prompt (const RnPosition  *position,
           const char *const *names)
{
  guint8 pending[RN_MAX_PLAYERS] = { position->active, };
  guint n_pending = rn_position_pending (position, pending);
  const char *name = names[pending[0]];

  switch ((RnStep) position->step)
    {
    case RN_STEP_BUY:
    case RN_STEP_PLAY:
      return play_prompt (position, name);
    case RN_STEP_SACRIFICE:
      if (position->actor == position->active)
        /* Translators: %s is a player's name. */
        return g_strdup_printf (_("%s: lay a Sacrifice card face down onto the Stone."), name);
      /* Translators: %s is a player's name. */
      return g_strdup_printf (_("%s: lay a Sacrifice card face up onto the Stone."), name);
    case RN_STEP_ADD:
      /* Translators: %s is a player's name. */
      return g_strdup_printf (_("%s: add a card from the supply to the Stone, face up."), name);
    case RN_STEP_DRAW:
      return draw_prompt (position, name);
    case RN_STEP_REFILL:
      return rn_refill_prompt (position, 0);
    case RN_STEP_REWARD:
      if (n_pending == 1)
        /* Translators: %s is a player's name, the only one who still has to choose. */
        return g_strdup_printf (_("Moai are scored: %s chooses wood or glory points."), name);
      return g_strdup (_("Moai are scored: everybody with Moai chooses wood or glory points."));
    case RN_STEP_SUBSTITUTE:
      return substitute_prompt (position, pending[0], name);
    case RN_STEP_REVEAL:
      if (position->unknown[pending[0]] > 0)
        /* Translators: %s is a player's name. */
        return g_strdup_printf (_("Game over. Which Sacrifice cards does %s hold?"), name);
      /* Translators: %s is a player's name. */
      return g_strdup_printf (_("Game over. What did %s lay face down?"), name);
    case RN_STEP_OVER:
    default:
      return g_strdup (_("The game is over."));
    }
}

static gboolean
acts (const RnPosition *position,
      guint             player)
{
  guint8 pending[RN_MAX_PLAYERS];
  guint n = rn_position_pending (position, pending);

  /* The reveal names one of several. */
  if (position->step == RN_STEP_REVEAL)
    n = MIN (n, 1);
  for (guint i = 0; i < n; i++)
    if (pending[i] == player)
      return TRUE;

  return FALSE;
}

const char *
rn_acting_words (const RnPosition *position,
                 guint             player)
{
  g_return_val_if_fail (position, NULL);

  if (!acts (position, player))
    return NULL;

  switch ((RnStep) position->step)
    {
    case RN_STEP_SACRIFICE:
      /* Translators: beside the name of the player who lays a Sacrifice card onto the Stone */
      return _("lays a card");
    case RN_STEP_ADD:
      /* Translators: beside the name of the player who adds a card from the supply to the Stone */
      return _("adds a card");
    case RN_STEP_REWARD:
      /* Translators: beside the name of a player who chooses between wood and glory points; little room */
      return C_("player", "chooses");
    case RN_STEP_SUBSTITUTE:
      /* Translators: beside the name of a player who may take a Sacrifice card of another kind */
      return _("other kind?");
    case RN_STEP_REVEAL:
      /* Translators: beside the name of a player at the end of the game */
      return _("turns up cards");
    case RN_STEP_BUY:
    case RN_STEP_PLAY:
    case RN_STEP_DRAW:
    case RN_STEP_REFILL:
    case RN_STEP_OVER:
    default:
      /* Translators: beside the name of the player whose choice is next */
      return C_("player", "to move");
    }
}

const char *
rn_end_sentence (void)
{
  return _("Draw pile empty: nothing more is scored.");
}

char *
rn_player_words (const RnPosition *position,
                 guint             player)
{
  const char *words = rn_acting_words (position, player);

  if (words != NULL)
    return g_strdup (words);
  if (!rn_position_has_turn (position, player))
    return NULL;

  /* Translators: beside the name of the active player, who waits for others; %u is the number of the turn. */
  return g_strdup_printf (C_("player", "turn %u"), position->turn);
}

char *
rn_heading (const RnPosition  *position,
            const char *const *names)
{
  /* Translators: heading of the table page; %1$u is the number of a turn, %2$s a player's name. */
  return g_strdup_printf (_("Turn %1$u · %2$s"), position->turn, names[position->active]);
}

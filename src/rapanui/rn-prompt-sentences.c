/* rn-prompt-sentences.c: who does what now
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rapanui/rn-sentences.h"

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

char *
rn_prompt (const RnPosition  *position,
           const char *const *names)
{
  guint8 pending[RN_MAX_PLAYERS] = { position->active, };
  const char *name;

  rn_position_pending (position, pending);
  name = names[pending[0]];

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
      return g_strdup_printf (_("%s: lay one more card from the supply face up onto the Stone."), name);
    case RN_STEP_DRAW:
      return draw_prompt (position, name);
    case RN_STEP_REFILL:
      /* Translators: %d is the number of a column. */
      return g_strdup_printf (_("Refill column %d: lay four cards from the draw pile, one after the other."),
                              position->column + 1);
    case RN_STEP_REWARD:
      return g_strdup (_("Moai are scored: everybody with Moai takes wood or glory points."));
    case RN_STEP_SUBSTITUTE:
      /* Translators: %1$s is a player's name, %2$s a kind of Sacrifice card. */
      return g_strdup_printf (_("%1$s: no card is left of %2$s. Take one of another kind, or nothing."),
                              name, rn_kind_name (position->scored));
    case RN_STEP_REVEAL:
      if (position->unknown[pending[0]] > 0)
        /* Translators: %s is a player's name. */
        return g_strdup_printf (_("The game is over. Which Sacrifice cards does %s hold?"), name);
      /* Translators: %s is a player's name. */
      return g_strdup_printf (_("The game is over. Turn up the face-down cards: what did %s lay?"), name);
    case RN_STEP_OVER:
    default:
      return g_strdup (_("The game is over."));
    }
}

const char *
rn_end_sentence (void)
{
  return _("The last refill used up the draw pile (R8.1): nothing more is scored.");
}

char *
rn_heading (const RnPosition  *position,
            const char *const *names)
{
  /* Translators: heading of the table page; %1$u is the number of a turn, %2$s a player's name. */
  return g_strdup_printf (_("Turn %1$u · %2$s"), position->turn, names[position->active]);
}

/* ahu-conflict.c: why a later move of a game no longer fits, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/history/ahu-conflict.h"

#include <glib/gi18n.h>

#include "core/game/ahu-rule-number.h"

static const AhuGame *
get_game (AhuHistory *history)
{
  return ahu_record_get_game (ahu_history_get_record (history));
}

static const char *const *
get_names (AhuHistory *history)
{
  return ahu_record_get_names (ahu_history_get_record (history));
}

static JsonNode *
get_move (AhuHistory          *history,
          const AhuCorrection *correction)
{
  return ahu_history_get_move (history, ahu_correction_get_next (correction));
}

static char *
tell (const AhuCorrection *correction,
      JsonNode            *move,
      AhuHistory          *fits)
{
  const AhuGame *game = get_game (fits);
  const AhuRefusal *conflict = ahu_correction_get_conflict (correction);
  g_autofree char *sentence = NULL;

  if (game->hidden_refusal != NULL)
    sentence = game->hidden_refusal (ahu_history_get_position (fits, ahu_history_get_ply (fits)), move, get_names (fits));

  return ahu_cite (sentence != NULL ? sentence : conflict->message, conflict->rule);
}

/* The move as the log tells it. */
static char *
quote (AhuHistory          *history,
       const AhuCorrection *correction)
{
  const AhuGame *game = get_game (history);
  gconstpointer before = ahu_history_get_position (history, ahu_correction_get_next (correction));
  guint seat = game->turn_seat != NULL ? game->turn_seat (before) : AHU_NOBODY;
  g_auto (GStrv) lines = game->describe_move (before, get_move (history, correction), get_names (history), NULL);
  g_autofree char *played = g_strjoinv (" ", lines);

  if (seat == AHU_NOBODY)
    return g_steal_pointer (&played);

  /* Translators: a move as the log tells it: %1$s is the player whose turn it is, %2$s a sentence of the log */
  return g_strdup_printf (_("%1$s: “%2$s”"), get_names (history)[seat], played);
}

char *
ahu_conflict_tell (AhuHistory          *history,
                   const AhuCorrection *correction)
{
  g_autoptr (AhuHistory) fits = NULL;

  g_return_val_if_fail (history != NULL, NULL);
  g_return_val_if_fail (correction != NULL, NULL);
  g_return_val_if_fail (ahu_correction_get_conflict (correction) != NULL, NULL);

  fits = ahu_correction_branch (correction);

  return tell (correction, get_move (history, correction), fits);
}

char *
ahu_conflict_explain (AhuHistory          *history,
                      const AhuCorrection *correction)
{
  const AhuGame *game;
  g_autoptr (AhuHistory) fits = NULL;
  g_autofree char *cause = NULL;
  g_autofree char *missing = NULL;
  g_autofree char *quoted = NULL;
  g_autofree char *told = NULL;

  g_return_val_if_fail (history != NULL, NULL);
  g_return_val_if_fail (correction != NULL, NULL);
  g_return_val_if_fail (ahu_correction_get_conflict (correction) != NULL, NULL);

  game = get_game (history);
  fits = ahu_correction_branch (correction);
  if (game->misfit != NULL)
    game->misfit (history, fits, &cause, &missing);
  if (missing != NULL)
    {
      told = ahu_cite (missing, ahu_correction_get_conflict (correction)->rule);
    }
  else
    {
      g_autofree char *reason = tell (correction, get_move (history, correction), fits);

      quoted = quote (history, correction);
      told = g_strjoin ("\n", quoted, reason, NULL);
    }

  return cause != NULL ? g_strjoin ("\n", cause, told, NULL) : g_steal_pointer (&told);
}

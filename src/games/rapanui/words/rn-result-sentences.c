/* rn-result-sentences.c: the end of the game explained: winners and ties
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/words/rn-sentences.h"

#include <glib/gi18n.h>

char *
rn_result_headline (const RnFinal     *final,
                    const char *const *names)
{
  const guint8 *order = final->order;
  int points = (int) final->players[order[0]].total;
  guint n_winners = 0;

  while (n_winners < final->n_players && final->players[order[n_winners]].place == 1)
    n_winners++;

  switch (n_winners)
    {
    case 1:
      /* Translators: %1$s is a player's name, %2$d glory points. */
      return g_strdup_printf (ngettext ("%1$s wins with %2$d glory point",
                                        "%1$s wins with %2$d glory points", (gulong) points),
                              names[order[0]], points);
    case 2:
      /* Translators: %1$s and %2$s are players' names, %3$d glory points. */
      return g_strdup_printf (ngettext ("%1$s and %2$s share the win with %3$d glory point",
                                        "%1$s and %2$s share the win with %3$d glory points", (gulong) points),
                              names[order[0]], names[order[1]], points);
    case 3:
      /* Translators: %1$s to %3$s are players' names, %4$d glory points. */
      return g_strdup_printf (ngettext ("%1$s, %2$s and %3$s share the win with %4$d glory point",
                                        "%1$s, %2$s and %3$s share the win with %4$d glory points", (gulong) points),
                              names[order[0]], names[order[1]], names[order[2]], points);
    default:
      /* Translators: %d are glory points. */
      return g_strdup_printf (ngettext ("All four share the win with %d glory point",
                                        "All four share the win with %d glory points", (gulong) points), points);
    }
}

static char *
ahead_note (const RnFinal     *final,
            guint              player,
            guint              behind,
            RnTieBreak         tie,
            const char *const *names)
{
  int points = (int) final->players[player].total;
  int moai = (int) final->players[player].moai_count;

  if (tie == RN_TIE_MOAI)
    /* Translators: %1$s is the name of the player behind, both have %2$d glory points; the one ahead has %3$d Moai, the other %4$d. */
    return g_strdup_printf (ngettext ("Tied with %1$s on %2$d glory point: ahead by %3$d Moai to %4$d (R8.7)",
                                      "Tied with %1$s on %2$d glory points: ahead by %3$d Moai to %4$d (R8.7)",
                                      (gulong) points),
                            names[behind], points, moai, (int) final->players[behind].moai_count);

  /* Translators: %1$s is the name of the player behind, both have %2$d glory points and %3$d Moai; the one ahead has %4$d wood left, the other %5$d. */
  return g_strdup_printf (ngettext ("Tied with %1$s on %2$d glory point and Moai (%3$d each): ahead by %4$d wood to %5$d (R8.7)",
                                    "Tied with %1$s on %2$d glory points and Moai (%3$d each): ahead by %4$d wood to %5$d (R8.7)",
                                    (gulong) points),
                          names[behind], points, moai, (int) final->players[player].wood_count,
                          (int) final->players[behind].wood_count);
}

/* The numbers that the tie was broken with. */
static char *
numbers_note (const RnFinal *final,
              guint          player)
{
  int points = (int) final->players[player].total;

  /* Translators: a tied player's numbers: %1$d glory points, %2$d Moai, %3$d wood. */
  return g_strdup_printf (ngettext ("%1$d glory point, %2$d Moai, %3$d wood",
                                    "%1$d glory points, %2$d Moai, %3$d wood", (gulong) points),
                          points, (int) final->players[player].moai_count,
                          (int) final->players[player].wood_count);
}

static char *
shared_note (const RnFinal     *final,
             guint              player,
             const char *const *names)
{
  const char *others[RN_MAX_PLAYERS];
  g_autofree char *list = NULL;
  guint n = 0;

  for (guint p = 0; p < final->n_players; p++)
    if (p != player && final->players[p].place == final->players[player].place)
      others[n++] = names[p];
  list = rn_list_names (others, n);

  /* Translators: %s are one or more other players, such as “Anna and Ben”. */
  return g_strdup_printf (_("Tied with %s on glory points, Moai and wood: they share the place (R8.7)"), list);
}

char *
rn_place_note (const RnFinal     *final,
               guint              index,
               const char *const *names)
{
  guint player = final->order[index];
  RnTieBreak above = final->tie_above[index];
  RnTieBreak below = index + 1 < final->n_players ? final->tie_above[index + 1] : RN_TIE_NONE;

  if (above == RN_TIE_SHARED || below == RN_TIE_SHARED)
    return shared_note (final, player, names);
  if (below != RN_TIE_NONE)
    return ahead_note (final, player, final->order[index + 1], below, names);
  if (above != RN_TIE_NONE)
    return numbers_note (final, player);

  return NULL;
}

char *
rn_box_sentence (const RnReason *reason)
{
  int all = reason->count;

  g_return_val_if_fail (reason->code == RN_REASON_SHEET_MOAI || reason->code == RN_REASON_SHEET_KIND, NULL);

  if (reason->code == RN_REASON_SHEET_MOAI)
    /* Translators: %1$d Moai were counted, the box has %2$d. */
    return g_strdup_printf (ngettext ("%1$d Moai in all, but the box has %2$d (R1.2).",
                                      "%1$d Moai in all, but the box has %2$d (R1.2).", (gulong) all),
                            all, (int) reason->need);

  /* Translators: %1$s is a Sacrifice kind, of which %2$d cards were counted; the box has %3$d. */
  return g_strdup_printf (ngettext ("%1$s: %2$d card in all, but the box has %3$d (R1.4).",
                                    "%1$s: %2$d cards in all, but the box has %3$d (R1.4).", (gulong) all),
                          rn_sacrifice_name ((guint) reason->kind), all, (int) reason->need);
}

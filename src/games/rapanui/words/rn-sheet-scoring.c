/* rn-sheet-scoring.c: what counts come to while they are being made
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/words/rn-sheet-scoring.h"

#include <glib/gi18n.h>

#include "games/rapanui/words/rn-ranking.h"
#include "games/rapanui/words/rn-sentences.h"

static char **
tell_problems (const RnSheet *sheet)
{
  g_autoptr (GStrvBuilder) sentences = g_strv_builder_new ();
  RnReason problems[RN_SHEET_MAX_PROBLEMS];
  guint n = rn_sheet_find_problems (sheet, problems);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *sentence = rn_box_sentence (&problems[i]);

      g_strv_builder_add (sentences, sentence);
    }

  return g_strv_builder_end (sentences);
}

/* Returns: (transfer full): what the points of a player are the sum of */
static char *
tell_sum (const RnSheet *sheet,
          const RnFinal *final,
          guint          player)
{
  const gint64 parts[] = { final->players[player].tiles, final->players[player].moai, final->players[player].wood };
  GString *sum;

  if (rn_sheet_is_counted (sheet, (int) player) && rn_sheet_is_counted (sheet, -1))
    /* Translators: what the glory points of a player are the sum of: tiles, Moai, wood, and all
     * Sacrifice cards, such as “9 + 4 + 0 + cards 38”. */
    return g_strdup_printf (_("%1$lld + %2$lld + %3$lld + cards %4$lld"), (long long) parts[0], (long long) parts[1],
                            (long long) parts[2], (long long) final->players[player].sacrifice);

  sum = g_string_new (NULL);
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (!rn_sheet_is_missing (sheet, (RnSheetCell) { (int) player, (RnSheetField) i, 0 }))
      g_string_append_printf (sum, "%s%lld", sum->len > 0 ? " + " : "", (long long) parts[i]);

  return g_string_free (sum, FALSE);
}

static void
score_player (AhuScoringPlayer *self,
              const RnSheet    *sheet,
              const RnFinal    *final,
              guint             player)
{
  for (guint i = 0; i < rn_sheet_n_cells (sheet); i++)
    if (rn_sheet_cell (i).player == (int) player && !rn_sheet_is_missing (sheet, rn_sheet_cell (i)))
      self->begun = TRUE;
  self->counted = rn_sheet_is_counted (sheet, (int) player);
  self->points = final->players[player].total;
  if (!rn_sheet_is_counted (sheet, -1))
    self->points -= final->players[player].sacrifice;
  self->sum = tell_sum (sheet, final, player);
}

AhuScoring *
rn_sheet_scoring (const RnSheet     *sheet,
                  const char *const *names)
{
  AhuScoring *self;
  RnFinal final;

  g_return_val_if_fail (sheet != NULL && names != NULL, NULL);

  self = ahu_scoring_new (sheet->n_players);
  self->n_counts = rn_sheet_n_cells (sheet);
  self->n_missing = rn_sheet_n_missing (sheet);
  self->begun = self->n_missing < self->n_counts;
  self->problems = tell_problems (sheet);
  rn_final (&final, sheet);
  for (guint p = 0; p < sheet->n_players; p++)
    score_player (&self->players[p], sheet, &final, p);
  if (self->n_missing == 0)
    self->ranking = rn_ranking_new (&final, names);

  return self;
}

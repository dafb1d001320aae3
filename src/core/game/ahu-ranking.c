/* ahu-ranking.c: the final ranking of any game, ready to be shown
 *
 * Only keeps what a game puts in. Not for: reckoning or wording it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/game/ahu-ranking.h"

/* A row has to know how many cells to free. */
typedef struct
{
  AhuRankingRow row;
  guint n_cells;
} Row;

static void
row_free (gpointer data)
{
  Row *self = data;

  for (guint i = 0; i < self->n_cells; i++)
    g_free (self->row.cells[i].how);

  g_free (self->row.cells);
  g_free (self->row.picture);
  g_free (self->row.label);
  g_free (self->row.detail);
  g_free (self);
}

static void
step_free (gpointer data)
{
  AhuRankingStep *step = data;

  g_free (step->id);
  g_free (step->rule);
  g_free (step->heading);
  g_strfreev (step->sentences);
  g_free (step);
}

AhuRanking *
ahu_ranking_new (guint n_players)
{
  AhuRanking *ranking = g_new0 (AhuRanking, 1);

  ranking->n_players = n_players;
  ranking->order = g_new0 (guint, n_players);
  ranking->places = g_new0 (guint, n_players);
  ranking->totals = g_new0 (gint64, n_players);
  ranking->notes = g_new0 (char *, n_players);
  ranking->ties = g_new0 (char *, n_players);
  ranking->rows = g_ptr_array_new_with_free_func (row_free);
  ranking->steps = g_ptr_array_new_with_free_func (step_free);

  return ranking;
}

AhuRankingRow *
ahu_ranking_add_row (AhuRanking *ranking,
                     const char *picture,
                     char       *label,
                     char       *detail)
{
  Row *self;

  g_return_val_if_fail (ranking != NULL, NULL);
  g_return_val_if_fail (label != NULL, NULL);

  self = g_new0 (Row, 1);
  self->n_cells = ranking->n_players;
  self->row.picture = g_strdup (picture);
  self->row.label = label;
  self->row.detail = detail;
  self->row.cells = g_new0 (AhuRankingCell, ranking->n_players);
  g_ptr_array_add (ranking->rows, self);

  return &self->row;
}

AhuRankingStep *
ahu_ranking_add_step (AhuRanking *ranking,
                      const char *id,
                      guint       about,
                      const char *rule,
                      char       *heading)
{
  AhuRankingStep *step;

  g_return_val_if_fail (ranking != NULL, NULL);
  g_return_val_if_fail (id != NULL && heading != NULL, NULL);

  step = g_new0 (AhuRankingStep, 1);
  step->id = g_strdup (id);
  step->about = about;
  step->rule = g_strdup (rule);
  step->heading = heading;
  step->sentences = g_new0 (char *, 1);
  g_ptr_array_add (ranking->steps, step);

  return step;
}

void
ahu_ranking_step_take (AhuRankingStep *step,
                       char           *sentence)
{
  guint n;

  g_return_if_fail (step != NULL && sentence != NULL);

  n = g_strv_length (step->sentences);
  step->sentences = g_renew (char *, step->sentences, n + 2);
  step->sentences[n] = sentence;
  step->sentences[n + 1] = NULL;
}

void
ahu_ranking_free (AhuRanking *ranking)
{
  if (ranking == NULL)
    return;

  /* The notes are by seat with gaps, so not a string vector. */
  for (guint i = 0; i < ranking->n_players; i++)
    {
      g_free (ranking->notes[i]);
      g_free (ranking->ties[i]);
    }

  g_free (ranking->notes);
  g_free (ranking->ties);
  g_free (ranking->extra);
  g_free (ranking->order);
  g_free (ranking->places);
  g_free (ranking->totals);
  g_free (ranking->headline);
  g_free (ranking->total_label);
  g_ptr_array_unref (ranking->rows);
  g_ptr_array_unref (ranking->steps);
  g_free (ranking);
}

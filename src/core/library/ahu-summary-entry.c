/* ahu-summary-entry.c: a summary as the entry of an index
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/library/ahu-summary-private.h"

static GVariant *
players_to_variant (AhuSummary *self)
{
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a(ssux)"));
  for (guint i = 0; i < self->n_players; i++)
    g_variant_builder_add (&builder, "(ssux)", self->players[i].name, self->players[i].colour,
                           self->players[i].place, self->players[i].total);

  return g_variant_builder_end (&builder);
}

/* File names need not be UTF-8; those of the store are. */
GVariant *
ahu_summary_to_variant (AhuSummary *self)
{
  GVariant *facts;

  g_return_val_if_fail (AHU_IS_SUMMARY (self), NULL);
  g_return_val_if_fail (self->game != NULL && self->problem == NULL, NULL);

  facts = g_variant_new_fixed_array (G_VARIANT_TYPE_INT64, self->facts,
                                     self->n_facts * self->n_players, sizeof (gint64));

  return g_variant_new ("(ssmssmsxuuybb@a(ssux)@ax)",
                        self->file != NULL ? self->file : "", self->id, self->origin, self->game->id,
                        self->title, self->created_time, self->n_moves, self->n_turns,
                        (guint8) self->state, self->is_practice, self->is_counted, players_to_variant (self), facts);
}

static gboolean
set_facts (AhuSummary *self,
           GVariant   *facts)
{
  gsize n;
  gconstpointer values = g_variant_get_fixed_array (facts, &n, sizeof (gint64));

  if (n > 0 && (self->n_players == 0 || n % self->n_players != 0))
    return FALSE;

  self->facts = n > 0 ? g_memdup2 (values, n * sizeof (gint64)) : NULL;
  self->n_facts = n > 0 ? (guint) (n / self->n_players) : 0;

  return TRUE;
}

/* Whether what an index says can be true of a game. */
static gboolean
is_sound (AhuSummary *self,
          guint8      state)
{
  if (self->game == NULL || state > AHU_SUMMARY_OVER ||
      self->n_players < self->game->min_players || self->n_players > self->game->max_players)
    return FALSE;

  for (guint i = 0; i < self->n_players; i++)
    {
      if (self->players[i].place > self->n_players ||
          !g_strv_contains (self->game->colours, self->players[i].colour))
        return FALSE;
    }

  return TRUE;
}

AhuSummary *
ahu_summary_new_from_variant (GVariant *entry)
{
  g_autoptr (AhuSummary) self = NULL;
  g_autoptr (GVariant) players = NULL;
  g_autoptr (GVariant) facts = NULL;
  const char *game;
  guint8 state;

  g_return_val_if_fail (entry != NULL, NULL);

  if (!g_variant_is_of_type (entry, G_VARIANT_TYPE (AHU_SUMMARY_VARIANT_TYPE)))
    return NULL;

  self = g_object_new (AHU_TYPE_SUMMARY, NULL);
  g_variant_get (entry, "(ssms&smsxuuybb@a(ssux)@ax)", &self->file, &self->id, &self->origin, &game,
                 &self->title, &self->created_time, &self->n_moves, &self->n_turns, &state,
                 &self->is_practice, &self->is_counted, &players, &facts);
  self->game = ahu_game_find (game);
  self->state = (AhuSummaryState) state;
  self->n_players = (guint) g_variant_n_children (players);
  self->players = g_new0 (AhuSummaryPlayer, self->n_players);
  for (guint i = 0; i < self->n_players; i++)
    g_variant_get_child (players, i, "(ssux)", &self->players[i].name, &self->players[i].colour,
                         &self->players[i].place, &self->players[i].total);

  if (!is_sound (self, state) || !set_facts (self, facts))
    return NULL;

  return g_steal_pointer (&self);
}

/* ahu-summary.c: what lists and statistics need of one kept game
 *
 * Not for: reading a file (ahu-summary-file.c), the entry in an index (ahu-summary-entry.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/library/ahu-summary-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "core/record/ahu-practice.h"
#include "core/record/ahu-record-counts.h"
#include "core/record/ahu-result-sheet.h"

G_DEFINE_FINAL_TYPE (AhuSummary, ahu_summary, G_TYPE_OBJECT)

static void
set_record (AhuSummary *self,
            AhuRecord  *record)
{
  const char *const *names = ahu_record_get_names (record);
  const char *const *colours = ahu_record_get_colours (record);
  g_autoptr (GDateTime) created = ahu_record_dup_local_time (record);

  self->id = g_strdup (ahu_record_get_id (record));
  self->origin = g_strdup (ahu_record_get_origin (record));
  self->game = ahu_record_get_game (record);
  self->title = g_strdup (ahu_record_get_title (record));
  self->created_time = created != NULL ? g_date_time_to_unix (created) : AHU_SUMMARY_NO_TIME;
  self->is_practice = ahu_practice_is (record);

  self->n_players = ahu_record_get_n_players (record);
  self->players = g_new0 (AhuSummaryPlayer, self->n_players);
  for (guint i = 0; i < self->n_players; i++)
    {
      self->players[i].name = g_strdup (names[i]);
      self->players[i].colour = g_strdup (colours[i]);
    }
}

static void
set_places (AhuSummary    *self,
            gconstpointer  position)
{
  g_autofree guint *places = g_new0 (guint, self->n_players);
  g_autofree gint64 *totals = g_new0 (gint64, self->n_players);

  if (self->game->places == NULL)
    return;

  self->game->places (position, places, totals);
  for (guint i = 0; i < self->n_players; i++)
    {
      self->players[i].place = places[i];
      self->players[i].total = totals[i];
    }
}

static void
count_facts (AhuSummary *self,
             AhuHistory *history)
{
  const AhuFact *facts;

  if (self->game->facts == NULL)
    return;

  self->n_facts = self->game->facts (&facts);
  self->facts = g_new0 (gint64, self->n_facts * self->n_players);
  self->game->count_facts (history, self->facts);
}

/* What people have counted. */
static void
set_counts (AhuSummary *self,
            AhuRecord  *record)
{
  g_autoptr (JsonObject) sheet = ahu_record_dup_counts (record, AHU_RECORD_RESULT);
  g_autoptr (AhuRefusal) refusal = NULL;
  g_autoptr (AhuScoring) scoring = ahu_result_sheet_score (sheet, ahu_record_get_names (record), &refusal, NULL);
  const AhuFact *facts;

  self->is_counted = TRUE;
  for (guint i = 0; i < self->n_players; i++)
    {
      self->players[i].place = scoring->ranking->places[i];
      self->players[i].total = scoring->ranking->totals[i];
    }
  if (self->game->sheet_facts == NULL)
    return;

  self->n_facts = self->game->facts (&facts);
  self->facts = g_new0 (gint64, self->n_facts * self->n_players);
  self->game->sheet_facts (sheet, self->facts);
}

static void
ahu_summary_finalize (GObject *object)
{
  AhuSummary *self = AHU_SUMMARY (object);

  for (guint i = 0; i < self->n_players; i++)
    {
      g_free (self->players[i].name);
      g_free (self->players[i].colour);
    }
  g_free (self->players);
  g_free (self->facts);
  g_free (self->file);
  g_free (self->id);
  g_free (self->origin);
  g_free (self->title);
  g_free (self->problem);

  G_OBJECT_CLASS (ahu_summary_parent_class)->finalize (object);
}

static void
ahu_summary_class_init (AhuSummaryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ahu_summary_finalize;
}

static void
ahu_summary_init (AhuSummary *self)
{
  self->created_time = AHU_SUMMARY_NO_TIME;
}

AhuSummary *
ahu_summary_new (AhuHistory       *history,
                 const AhuRefusal *refusal)
{
  AhuSummary *self;
  AhuRecord *record;
  gconstpointer position;

  g_return_val_if_fail (history != NULL, NULL);

  record = ahu_history_get_record (history);
  position = ahu_history_get_position (history, ahu_history_get_ply (history));

  self = g_object_new (AHU_TYPE_SUMMARY, NULL);
  set_record (self, record);
  self->n_moves = ahu_history_get_ply (history);
  self->n_turns = ahu_record_is_sheet (record) ? 0 : ahu_game_get_turn (self->game, position);

  if (refusal != NULL)
    {
      self->state = AHU_SUMMARY_DAMAGED;
      /* Translators: %1$d is the number of a move, from 1, %2$s a sentence with the
       * reason, %3$s the number of a rule. */
      self->problem = g_strdup_printf (_("Fine up to move %1$d, which breaks the rules: %2$s (%3$s)"),
                                       refusal->move + 1, refusal->message, refusal->rule);
    }
  else if (ahu_record_is_counted (record))
    {
      self->state = AHU_SUMMARY_OVER;
      set_counts (self, record);
    }
  else if (self->game->is_over (position))
    {
      self->state = AHU_SUMMARY_OVER;
      set_places (self, position);
      count_facts (self, history);
    }

  return self;
}

AhuSummary *
ahu_summary_new_unreadable (const char *id,
                            const char *problem)
{
  AhuSummary *self;

  g_return_val_if_fail (id != NULL, NULL);
  g_return_val_if_fail (problem != NULL, NULL);

  self = g_object_new (AHU_TYPE_SUMMARY, NULL);
  self->id = g_strdup (id);
  self->state = AHU_SUMMARY_UNREADABLE;
  self->problem = g_strdup (problem);

  return self;
}

gboolean
ahu_summary_is_original (AhuSummary *self)
{
  g_return_val_if_fail (AHU_IS_SUMMARY (self), FALSE);

  return self->file != NULL && ahu_summary_is_original_name (self->file);
}

int
ahu_summary_compare (AhuSummary *a,
                     AhuSummary *b)
{
  g_return_val_if_fail (AHU_IS_SUMMARY (a), 0);
  g_return_val_if_fail (AHU_IS_SUMMARY (b), 0);

  if (a->created_time != b->created_time)
    return a->created_time > b->created_time ? -1 : 1;

  return g_strcmp0 (a->file, b->file);
}

const char *
ahu_summary_get_file (AhuSummary *self)
{
  g_return_val_if_fail (AHU_IS_SUMMARY (self), NULL);

  return self->file;
}

const char *
ahu_summary_get_id (AhuSummary *self)
{
  g_return_val_if_fail (AHU_IS_SUMMARY (self), NULL);

  return self->id;
}

const char *
ahu_summary_get_origin (AhuSummary *self)
{
  g_return_val_if_fail (AHU_IS_SUMMARY (self), NULL);

  return self->origin;
}

gboolean
ahu_summary_repeats (AhuSummary *self,
                     AhuSummary *other)
{
  g_return_val_if_fail (AHU_IS_SUMMARY (self), FALSE);
  g_return_val_if_fail (AHU_IS_SUMMARY (other), FALSE);

  if (g_strcmp0 (self->origin, other->id) != 0 || self->game != other->game || self->state != other->state ||
      self->n_moves != other->n_moves || self->n_players != other->n_players || self->n_facts != other->n_facts)
    return FALSE;

  for (guint i = 0; i < self->n_players; i++)
    {
      if (self->players[i].place != other->players[i].place || self->players[i].total != other->players[i].total)
        return FALSE;
    }

  return self->n_facts == 0 ||
         memcmp (self->facts, other->facts, self->n_facts * self->n_players * sizeof (gint64)) == 0;
}

const AhuGame *
ahu_summary_get_game (AhuSummary *self)
{
  g_return_val_if_fail (AHU_IS_SUMMARY (self), NULL);

  return self->game;
}

const char *
ahu_summary_get_title (AhuSummary *self)
{
  g_return_val_if_fail (AHU_IS_SUMMARY (self), NULL);

  return self->title;
}

gint64
ahu_summary_get_created_time (AhuSummary *self)
{
  g_return_val_if_fail (AHU_IS_SUMMARY (self), 0);

  return self->created_time;
}

gboolean
ahu_summary_get_practice (AhuSummary *self)
{
  g_return_val_if_fail (AHU_IS_SUMMARY (self), FALSE);

  return self->is_practice;
}

gboolean
ahu_summary_get_counted (AhuSummary *self)
{
  g_return_val_if_fail (AHU_IS_SUMMARY (self), FALSE);

  return self->is_counted;
}

gboolean
ahu_summary_get_tracked (AhuSummary *self)
{
  g_return_val_if_fail (AHU_IS_SUMMARY (self), FALSE);

  return self->game != NULL && (!self->is_counted || self->n_turns > 0 || self->n_moves > 0);
}

guint
ahu_summary_get_n_moves (AhuSummary *self)
{
  g_return_val_if_fail (AHU_IS_SUMMARY (self), 0);

  return self->n_moves;
}

guint
ahu_summary_get_n_turns (AhuSummary *self)
{
  g_return_val_if_fail (AHU_IS_SUMMARY (self), 0);

  return self->n_turns;
}

AhuSummaryState
ahu_summary_get_state (AhuSummary *self)
{
  g_return_val_if_fail (AHU_IS_SUMMARY (self), AHU_SUMMARY_UNREADABLE);

  return self->state;
}

const char *
ahu_summary_get_problem (AhuSummary *self)
{
  g_return_val_if_fail (AHU_IS_SUMMARY (self), NULL);

  return self->problem;
}

guint
ahu_summary_get_n_players (AhuSummary *self)
{
  g_return_val_if_fail (AHU_IS_SUMMARY (self), 0);

  return self->n_players;
}

const char *
ahu_summary_get_name (AhuSummary *self,
                      guint       seat)
{
  g_return_val_if_fail (AHU_IS_SUMMARY (self), NULL);
  g_return_val_if_fail (seat < self->n_players, NULL);

  return self->players[seat].name;
}

const char *
ahu_summary_get_colour (AhuSummary *self,
                        guint       seat)
{
  g_return_val_if_fail (AHU_IS_SUMMARY (self), NULL);
  g_return_val_if_fail (seat < self->n_players, NULL);

  return self->players[seat].colour;
}

guint
ahu_summary_get_place (AhuSummary *self,
                       guint       seat)
{
  g_return_val_if_fail (AHU_IS_SUMMARY (self), 0);
  g_return_val_if_fail (seat < self->n_players, 0);

  return self->players[seat].place;
}

gint64
ahu_summary_get_total (AhuSummary *self,
                       guint       seat)
{
  g_return_val_if_fail (AHU_IS_SUMMARY (self), 0);
  g_return_val_if_fail (seat < self->n_players, 0);

  return self->players[seat].total;
}

guint
ahu_summary_get_n_facts (AhuSummary *self)
{
  g_return_val_if_fail (AHU_IS_SUMMARY (self), 0);

  return self->n_facts;
}

gint64
ahu_summary_get_fact (AhuSummary *self,
                      guint       seat,
                      guint       index)
{
  g_return_val_if_fail (AHU_IS_SUMMARY (self), 0);
  g_return_val_if_fail (seat < self->n_players && index < self->n_facts, 0);

  return self->facts[seat * self->n_facts + index];
}

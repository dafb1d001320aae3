/* ahu-compare.c: in what two moves differ, and which of them wins more games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/teach/ahu-compare.h"

#include <glib/gi18n.h>
#include <math.h>

#include "core/game/ahu-rule-number.h"
#include "core/teach/ahu-measured.h"

/* Returns: (transfer full) (nullable): what a copy of the position has after a move */
static GArray *
read_after (const AhuComparison *self,
            JsonNode            *move)
{
  g_autofree gpointer after = g_memdup2 (self->position, self->game->position_size);
  g_autoptr (AhuRefusal) refusal = self->game->apply (after, move, self->names);
  GArray *readings;

  if (refusal != NULL)
    return NULL;

  readings = g_array_new (FALSE, FALSE, sizeof (AhuReading));
  self->game->measures (after, self->seat, readings);

  return readings;
}

/* What only one of the positions has can't be compared. */
static const AhuReading *
find_same (GArray           *readings,
           const AhuReading *reading)
{
  for (guint i = 0; i < readings->len; i++)
    {
      const AhuReading *found = &g_array_index (readings, AhuReading, i);

      if (found->meter == reading->meter && found->seat == reading->seat && found->kind == reading->kind)
        return found;
    }

  return NULL;
}

static double
get_weight (const AhuCompared *row)
{
  AhuReadingForm form = row->is.meter->form;
  int difference = form == AHU_READING_SEAT || form == AHU_READING_YES_NO ? 1 : ABS (row->is.value - row->there);

  return difference * row->is.worth;
}

/* Whether the same is to be told of two players. */
static gboolean
is_alike (const AhuCompared *a,
          const AhuCompared *b)
{
  if (a->is.meter != b->is.meter || a->is.seat == AHU_NOBODY || g_strcmp0 (a->is.kind_name, b->is.kind_name) != 0)
    return FALSE;
  if (a->is.meter->form == AHU_READING_MORE)
    return a->is.value - a->there == b->is.value - b->there;

  return a->is.value == b->is.value && a->there == b->there;
}

/* Of as many points the first that the game has named. */
static void
insert_row (GArray            *rows,
            const AhuCompared *row)
{
  guint at = rows->len;

  for (guint i = 0; i < rows->len; i++)
    if (is_alike (&g_array_index (rows, AhuCompared, i), row))
      {
        g_array_index (rows, AhuCompared, i).seats |= row->seats;
        return;
      }

  while (at > 0 && get_weight (row) > get_weight (&g_array_index (rows, AhuCompared, at - 1)))
    at--;
  g_array_insert_val (rows, at, *row);
  if (rows->len > AHU_COMPARE_ROWS)
    g_array_set_size (rows, AHU_COMPARE_ROWS);
}

GArray *
ahu_compare (const AhuComparison *self)
{
  GArray *rows = g_array_new (FALSE, FALSE, sizeof (AhuCompared));
  g_autoptr (GArray) is = NULL;
  g_autoptr (GArray) there = NULL;

  if (self->game->measures == NULL)
    return rows;

  is = read_after (self, self->move);
  there = read_after (self, self->other);
  for (guint i = 0; is != NULL && there != NULL && i < is->len; i++)
    {
      AhuCompared row = { .is = g_array_index (is, AhuReading, i) };
      const AhuReading *other = find_same (there, &row.is);

      if (row.is.worth <= 0 || other == NULL || other->value == row.is.value)
        continue;
      row.there = other->value;
      row.seats = row.is.seat == AHU_NOBODY ? 0 : 1u << row.is.seat;
      insert_row (rows, &row);
    }

  return rows;
}

/* What there is, and for whom. */
static char *
tell_what (const AhuComparison *self,
           const AhuCompared   *row)
{
  guint n = g_strv_length ((char **) self->names);
  g_autofree char *what = self->game->measure_text (&row->is);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;
  g_autofree char *who = NULL;

  if (row->seats == 0)
    return g_steal_pointer (&what);

  for (guint p = 0; p < n; p++)
    if ((row->seats >> p) & 1)
      g_strv_builder_add (builder, self->names[p]);
  list = g_strv_builder_end (builder);
  who = row->seats == (1u << n) - 1 ? g_strdup (C_("compared", "Everybody")) : g_strjoinv (C_("list", ", "), list);

  /* Translators: in what a move differs from another one: %1$s are players, %2$s something that they have, such as
   * “points”; a number follows. */
  return g_strdup_printf (C_("compared", "%1$s – %2$s"), who, what);
}

char *
ahu_compared_what (const AhuComparison *self,
                   const AhuCompared   *row)
{
  g_autofree char *what = tell_what (self, row);

  return ahu_cite (what, row->is.rule);
}

/* Of what several have different numbers of only the difference is the same. */
void
ahu_compared_values (const AhuComparison *self,
                     const AhuCompared   *row,
                     char               **is,
                     char               **there)
{
  int more = row->is.value - row->there;

  if (row->is.meter->form == AHU_READING_MORE)
    {
      *is = g_strdup_printf ("%+d", MAX (more, 0));
      *there = g_strdup_printf ("%+d", MAX (-more, 0));
      return;
    }
  *is = ahu_measured_tell_value (row->is.meter->form, row->is.value, self->names);
  *there = ahu_measured_tell_value (row->is.meter->form, row->there, self->names);
}

static char *
tell_row (const AhuComparison *self,
          const AhuCompared   *row)
{
  AhuReadingForm form = row->is.meter->form;
  int more = row->is.value - row->there;
  g_autofree char *what = tell_what (self, row);
  g_autofree char *is = ahu_measured_tell_value (form, row->is.value, self->names);
  g_autofree char *there = ahu_measured_tell_value (form, row->there, self->names);
  g_autofree char *line = NULL;

  if (form != AHU_READING_MORE)
    /* Translators: in what a move differs from another one: %1$s is something that a position has, such as
     * “Anna – points”, %2$s how much of it there is after the move (or “yes”, “no” or a name), %3$s after the other one. */
    line = g_strdup_printf (C_("compared", "%1$s: %2$s instead of %3$s"), what, is, there);
  else if (more > 0)
    /* Translators: in what a move differs from another one: %1$s is something that a position has, such as
     * “Anna – cards”, %2$d how much more of it. */
    line = g_strdup_printf (C_("compared", "%1$s: %2$d more"), what, more);
  else
    /* Translators: as above: %2$d how much less of it. */
    line = g_strdup_printf (C_("compared", "%1$s: %2$d fewer"), what, -more);

  return ahu_cite (line, row->is.rule);
}

static char *
tell_other (const AhuComparison *self,
            gboolean             is_same)
{
  if (self->other_name == NULL)
    return g_strdup (is_same ? _("Nothing differs at once from what was done.") : _("Compared with what was done:"));

  /* Translators: %s is a move, such as “Draw Fish from column 2”. */
  return g_strdup_printf (is_same ? _("Nothing differs at once from “%s”.")
                                  /* Translators: before lines that say in what; %s is a move, such as “Draw Fish from column 2”. */
                                  : _("Compared with “%s”:"), self->other_name);
}

char *
ahu_compare_tell (const AhuComparison *self)
{
  g_autoptr (GArray) rows = NULL;
  g_autoptr (GString) text = NULL;
  g_autofree char *other = NULL;

  if (self->game->measures == NULL)
    return NULL;

  rows = ahu_compare (self);
  other = tell_other (self, rows->len == 0);
  text = g_string_new (other);
  for (guint i = 0; i < rows->len; i++)
    {
      g_autofree char *row = tell_row (self, &g_array_index (rows, AhuCompared, i));

      g_string_append_printf (text, "\n%s", row);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* With two games more of either kind (Agresti, Coull 1998): of few games all alike not all are. */
static double
get_variance (AhuWon won)
{
  double share = (won.share * won.games + 2) / (won.games + 4);

  return share * (1 - share) / MAX (won.games, 1);
}

int
ahu_won_percent (AhuWon  won,
                 int    *error)
{
  *error = MAX (1, (int) lround (100 * sqrt (get_variance (won))));

  return (int) lround (CLAMP (won.share, 0, 1) * 100);
}

gboolean
ahu_won_is_more (AhuWon one,
                 AhuWon other)
{
  if (one.games == 0 || other.games == 0)
    return FALSE;

  return one.share - other.share >= 3 * sqrt (get_variance (one) + get_variance (other));
}

const char *
ahu_compare_cannot_tell (AhuWon one,
                         AhuWon other)
{
  if (ahu_won_is_more (one, other) || ahu_won_is_more (other, one))
    return NULL;

  return _("Which of the two wins more games, nobody can tell.");
}

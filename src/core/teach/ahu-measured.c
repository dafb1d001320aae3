/* ahu-measured.c: what a position has of what a rule is about, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/teach/ahu-measured.h"

#include <glib/gi18n.h>

/* More isn't read in one line. */
#define MOST_VALUES 6

char *
ahu_measured_tell_value (AhuReadingForm      form,
                         int                 value,
                         const char *const  *names)
{
  switch (form)
    {
    case AHU_READING_YES_NO:
      return g_strdup (value != 0 ? C_("compared", "yes") : C_("compared", "no"));
    case AHU_READING_SEAT:
      return g_strdup (value >= 0 ? names[value] : C_("compared", "nobody"));
    case AHU_READING_COUNT:
    case AHU_READING_MORE:
    default:
      return g_strdup_printf ("%d", value);
    }
}

static gboolean
is_same (const AhuReading *a,
         const AhuReading *b)
{
  return a->meter == b->meter && a->kind == b->kind;
}

/* Whether it is one of many things of which each is so or not: that would be a list of them all. */
static gboolean
is_of_many (GArray           *readings,
            const AhuReading *reading)
{
  for (guint i = 0; reading->meter->form == AHU_READING_YES_NO && i < readings->len; i++)
    {
      const AhuReading *other = &g_array_index (readings, AhuReading, i);

      if (other->meter == reading->meter && other->kind != reading->kind)
        return TRUE;
    }

  return FALSE;
}

/* Neither what another rule is behind, nor what not everybody may know, nor what isn't so.
 * Returns: (transfer full): the rest */
static GArray *
find_of_rule (GArray     *readings,
              const char *rule)
{
  GArray *found = g_array_new (FALSE, FALSE, sizeof (AhuReading));

  for (guint i = 0; i < readings->len; i++)
    {
      const AhuReading *reading = &g_array_index (readings, AhuReading, i);
      AhuReadingForm form = reading->meter->form;

      if (g_str_equal (reading->rule, rule) && form != AHU_READING_MORE &&
          !(form == AHU_READING_YES_NO && reading->value == 0) && !is_of_many (readings, reading))
        g_array_append_val (found, *reading);
    }

  return found;
}

/* The first seat has the number 0, and is somebody. */
static gboolean
is_none (const AhuReading *reading)
{
  return reading->meter->form != AHU_READING_SEAT && reading->value == 0;
}

static void
shorten (GArray *readings,
         guint   seat)
{
  for (guint i = readings->len > MOST_VALUES ? readings->len : 0; i > 0; i--)
    {
      guint whose = g_array_index (readings, AhuReading, i - 1).seat;

      if (whose != seat && whose != AHU_NOBODY)
        g_array_remove_index (readings, i - 1);
    }
  for (guint i = readings->len > MOST_VALUES ? readings->len : 0; i > 0; i--)
    if (is_none (&g_array_index (readings, AhuReading, i - 1)))
      g_array_remove_index (readings, i - 1);
}

/* Returns: whose all of them are, AHU_NOBODY if not all are somebody's */
static guint
find_owner (GArray *readings)
{
  guint owner = g_array_index (readings, AhuReading, 0).seat;

  for (guint i = 1; i < readings->len; i++)
    if (g_array_index (readings, AhuReading, i).seat != owner)
      return AHU_NOBODY;

  return owner;
}

/* One thing, of all who have it; nobody is named where all is @owner's. */
static char *
tell_one (const AhuGame      *game,
          GArray             *readings,
          const AhuReading   *first,
          const char *const  *names,
          guint               owner)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) values = NULL;
  g_autofree char *list = NULL;
  g_autofree char *what = game->measure_text (first);

  for (guint i = 0; i < readings->len; i++)
    {
      const AhuReading *reading = &g_array_index (readings, AhuReading, i);
      gboolean is_yes = reading->meter->form == AHU_READING_YES_NO;
      const char *name = reading->seat != owner && reading->seat != AHU_NOBODY ? names[reading->seat] : NULL;
      g_autofree char *value = ahu_measured_tell_value (reading->meter->form, reading->value, names);
      /* Translators: in what a position has: %1$s is a player, %2$s a number. */
      g_autofree char *of = name != NULL ? g_strdup_printf (C_("measured", "%1$s: %2$s"), name, value) : NULL;

      if (is_same (reading, first) && !(is_yes && name == NULL))
        g_strv_builder_add (builder, is_yes ? name : of != NULL ? of : value);
    }
  values = g_strv_builder_end (builder);
  if (*values == NULL)
    return g_steal_pointer (&what);
  list = g_strjoinv (C_("list", ", "), values);

  /* Translators: %1$s is something that a position has, such as “points”, %2$s a number, a name, or a list such as
   * “Anna: 5, Ben: 3”. */
  return g_strdup_printf (C_("measured", "%1$s – %2$s"), what, list);
}

static char *
tell_all (const AhuGame      *game,
          GArray             *readings,
          const char *const  *names)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) things = NULL;
  g_autofree char *list = NULL;
  guint owner = find_owner (readings);

  for (guint i = 0; i < readings->len; i++)
    {
      const AhuReading *reading = &g_array_index (readings, AhuReading, i);
      g_autofree char *thing = NULL;
      guint k = 0;

      while (!is_same (&g_array_index (readings, AhuReading, k), reading))
        k++;
      if (k < i)
        continue;
      thing = tell_one (game, readings, reading, names, owner);
      g_strv_builder_add (builder, thing);
    }
  things = g_strv_builder_end (builder);
  /* Translators: between what a position has, such as “points – Anna: 5, Ben: 3” and “Round – 4”. */
  list = g_strjoinv (C_("measured", "; "), things);

  if (owner != AHU_NOBODY)
    /* Translators: below a rule; %1$s is a player, %2$s what this player has now of what the rule is about. */
    return g_strdup_printf (_("In this game now, %1$s: %2$s"), names[owner], list);

  /* Translators: below a rule; %s is what the present position has of what the rule is about. */
  return g_strdup_printf (_("In this game now: %s"), list);
}

char *
ahu_measured_tell (const AhuGame      *game,
                   gconstpointer       position,
                   const char *const  *names,
                   const char         *rule)
{
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (AhuReading));
  g_autoptr (GArray) readings = NULL;
  guint seats[AHU_MAX_SEATS];

  if (game->measures == NULL || game->pending (position, seats) == 0)
    return NULL;

  game->measures (position, seats[0], all);
  readings = find_of_rule (all, rule);
  shorten (readings, seats[0]);

  return readings->len > 0 ? tell_all (game, readings, names) : NULL;
}

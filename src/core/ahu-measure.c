/* ahu-measure.c: what statistics tell of games, and how its numbers are written
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/ahu-measure.h"

#include <glib/gi18n.h>
#include <math.h>

static void
add (GArray        *measures,
     AhuMeasureForm form,
     const char    *label,
     const char    *detail)
{
  AhuMeasure measure = { C_("statistics", "Games"), label, detail, form, FALSE };

  g_array_append_val (measures, measure);
}

/* In the order of AhuMeasureId. */
static void
add_general (GArray *measures)
{
  add (measures, AHU_MEASURE_COUNT, C_("statistics", "Games"), _("Games that are over"));
  add (measures, AHU_MEASURE_COUNT, C_("statistics", "Wins"), _("Games won, shared first places too"));
  add (measures, AHU_MEASURE_PERCENT, C_("statistics", "Wins in %"), _("Games won of all games, shared first places too"));
  add (measures, AHU_MEASURE_COUNT, C_("statistics", "Shared wins"), _("Games whose first place was shared"));
  add (measures, AHU_MEASURE_MEAN, C_("statistics", "Place"), _("Place on average"));
  add (measures, AHU_MEASURE_MEAN, C_("statistics", "Points"), _("Points on average"));
  add (measures, AHU_MEASURE_MEAN, C_("statistics", "Winner’s points"), _("Points of the winners, on average"));
  add (measures, AHU_MEASURE_COUNT, C_("statistics", "Most points"), _("Most points of a game"));
  add (measures, AHU_MEASURE_MEAN, C_("statistics", "Turns"), _("Turns of a game, on average"));
}

GArray *
ahu_measure_list (const AhuGame *game)
{
  GArray *measures = g_array_new (FALSE, FALSE, sizeof (AhuMeasure));
  const AhuFact *facts = NULL;
  guint n_facts;

  g_return_val_if_fail (game != NULL, measures);

  add_general (measures);
  n_facts = game->facts != NULL ? game->facts (&facts) : 0;
  for (guint i = 0; i < n_facts; i++)
    {
      AhuMeasure measure = {
        facts[i].group, facts[i].label, facts[i].detail, AHU_MEASURE_MEAN,
        facts[i].role == AHU_FACT_SOURCE,
      };

      g_array_append_val (measures, measure);
    }

  return measures;
}

/* As it is read, with the minus sign that is as wide as a figure. */
static char *
format_mean (double value)
{
  /* Halves go up, as at school; printf takes them to the even number. No “−0.0”. */
  double size = round (fabs (value) * 10) / 10;

  return g_strdup_printf (value < 0 && size > 0 ? "−%.1f" : "%.1f", size);
}

char *
ahu_measure_format (const AhuMeasure *measure,
                    double            value)
{
  g_return_val_if_fail (measure != NULL, NULL);

  if (isnan (value))
    return g_strdup ("–");

  switch (measure->form)
    {
    case AHU_MEASURE_COUNT:
      return g_strdup_printf (value < 0 ? "−%.0f" : "%.0f", fabs (value));
    case AHU_MEASURE_PERCENT:
      /* Translators: %.0f is a number from 0 to 100. */
      return g_strdup_printf (C_("statistics", "%.0f %%"), round (value * 100));
    case AHU_MEASURE_MEAN:
      return format_mean (value);
    default:
      g_return_val_if_reached (NULL);
    }
}

char *
ahu_measure_format_plain (const AhuMeasure *measure,
                          double            value)
{
  char buffer[G_ASCII_DTOSTR_BUF_SIZE];

  g_return_val_if_fail (measure != NULL, NULL);

  if (isnan (value))
    return g_strdup ("");

  return g_strdup (g_ascii_formatd (buffer, sizeof buffer,
                                    measure->form == AHU_MEASURE_COUNT ? "%.0f" : "%.3f", value));
}

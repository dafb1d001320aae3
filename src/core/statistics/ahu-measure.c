/* ahu-measure.c: what statistics tell of games, and how its numbers are written
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/statistics/ahu-measure.h"

#include <glib/gi18n.h>
#include <math.h>

static void
add (GArray        *measures,
     AhuMeasureForm form,
     const char    *label,
     const char    *brief,
     const char    *detail)
{
  AhuMeasure measure = { C_("statistics", "Games"), label, brief, detail, form, FALSE };

  g_array_append_val (measures, measure);
}

static const char *
turn_words (const AhuGame *game,
            AhuTurnStyle   style)
{
  g_autofree char *words = ahu_game_turn_text (game, 0, style);

  return g_intern_string (words);
}

/* In the order of AhuMeasureId. */
static void
add_general (GArray        *measures,
             const AhuGame *game)
{
  const char *games = C_("statistics", "Games");
  const char *wins = C_("statistics", "Wins");
  const char *share = C_("statistics", "Wins in %");
  const char *shared = C_("statistics", "Shared wins");
  const char *winning = C_("statistics", "Winner’s points");
  const char *most = C_("statistics", "Most points");
  const char *turns = turn_words (game, AHU_TURN_HEADING);

  add (measures, AHU_MEASURE_COUNT, games, games, _("Games played to the end."));
  add (measures, AHU_MEASURE_COUNT, wins, wins, _("Games won. A shared first place is a win as well."));
  add (measures, AHU_MEASURE_PERCENT, share, share, _("How many of the games were won, in per cent."));
  add (measures, AHU_MEASURE_COUNT, shared, shared, _("Wins that were shared with somebody."));
  add (measures, AHU_MEASURE_MEAN, C_("statistics", "Mean place"), C_("statistics", "Place"),
       _("1 is the winner; lower is better. Who shares a place has the better one."));
  add (measures, AHU_MEASURE_MEAN, C_("statistics", "Mean points"), C_("statistics", "Points"),
       _("Points at the end of a game, on average."));
  add (measures, AHU_MEASURE_MEAN, winning, winning, _("Points of the winner, on average."));
  add (measures, AHU_MEASURE_COUNT, most, most, _("The most points in one game."));
  add (measures, AHU_MEASURE_MEAN, turns, turns, turn_words (game, AHU_TURN_MEAN));
}

GArray *
ahu_measure_list (const AhuGame *game)
{
  GArray *measures = g_array_new (FALSE, FALSE, sizeof (AhuMeasure));
  const AhuFact *facts = NULL;
  guint n_facts;

  g_return_val_if_fail (game != NULL, measures);

  add_general (measures, game);
  n_facts = game->facts != NULL ? game->facts (&facts) : 0;
  for (guint i = 0; i < n_facts; i++)
    {
      AhuMeasure measure = {
        facts[i].group, facts[i].label, facts[i].label, facts[i].detail, AHU_MEASURE_MEAN,
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
      return ahu_measure_format_percent (value);
    case AHU_MEASURE_MEAN:
      return format_mean (value);
    default:
      g_return_val_if_reached (NULL);
    }
}

char *
ahu_measure_format_percent (double share)
{
  /* Translators: %.0f is a number from 0 to 100. */
  return g_strdup_printf (C_("statistics", "%.0f%%"), round (share * 100));
}

char *
ahu_measure_format_plain (const AhuMeasure *measure,
                          double            value)
{
  g_return_val_if_fail (measure != NULL, NULL);

  if (isnan (value))
    return g_strdup ("");

  return g_strdup_printf (measure->form == AHU_MEASURE_COUNT ? "%.0f" : "%.3f", value);
}

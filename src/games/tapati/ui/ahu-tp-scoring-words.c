/* ahu-tp-scoring-words.c: how a Moai gets its points, in a few words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-scoring-words.h"

#include <glib/gi18n.h>

static const char *const letters[TP_FLOORS] = { "M", "O", "A", "I" };

/* Palm number k on the base belongs to floor k (T3.8). */
static gboolean
is_complete (const TpMoai *moai,
             guint         floor)
{
  return tp_moai_free (moai, TP_SLAVE, floor) == 0 && tp_moai_free (moai, TP_RAPANUI, floor) == 0 &&
         moai->base > floor;
}

char *
ahu_tp_site_state (const TpMoai *moai)
{
  guint unfinished = 0;
  g_autofree char *state = NULL;

  if (!tp_moai_is_begun (moai))
    /* Translators: a site on which no Moai stands */
    return g_strdup (C_("site", "free"));

  while (unfinished < moai->n_floors && is_complete (moai, unfinished))
    unfinished++;
  if (unfinished < moai->n_floors)
    /* Translators: %s is the letter of a floor: M, O, A or I. */
    state = g_strdup_printf (_("%s unfinished"), letters[unfinished]);
  else if (moai->rug > 0 && (tp_moai_free (moai, TP_SLAVE, TP_ON_RUG) > 0 || tp_moai_free (moai, TP_RAPANUI, TP_ON_RUG) > 0))
    state = g_strdup (_("rug unfinished"));
  else
    /* Translators: of a Moai with all its floors and its rug */
    state = g_strdup (C_("Moai", "complete"));

  if (moai->transfer > 0)
    /* Translators: of a Moai; %s is such as “A unfinished” or “complete”. */
    return g_strdup_printf (_("under transfer, %s"), state);

  /* Translators: of a Moai; %1$u are its floors, %2$s is such as “A unfinished” or “complete”. */
  return g_strdup_printf (ngettext ("%1$u floor, %2$s", "%1$u floors, %2$s", moai->n_floors), (guint) moai->n_floors, state);
}

/* What a floor brings in a line: what the tower brings with it and doesn't without. */
static guint
points_of_floor (const TpMoai *moai,
                 const TpBox  *box,
                 guint         line,
                 guint         floor)
{
  TpMoai lower = *moai;
  guint with[TP_LINES], without[TP_LINES];

  lower.n_floors = (guint8) (floor + 1);
  tp_moai_value (&lower, box, with);
  lower.n_floors = (guint8) floor;
  tp_moai_value (&lower, box, without);

  return with[line] - without[line];
}

/* Why a floor brings nothing in a line (T10.2, T10.3). */
static char *
floor_lack (const TpMoai *moai,
            guint         line,
            guint         floor)
{
  guint need = tp_level_rapanuis (floor);
  guint free_circles = tp_moai_free (moai, TP_SLAVE, floor);

  if (moai->base <= floor)
    /* Translators: why a floor brings no points; %s is its letter: M, O, A or I. */
    return g_strdup_printf (_("%s: no palm"), letters[floor]);
  if (line == TP_LINE_SLAVES && moai->rapanuis[floor] < need)
    /* Translators: why a floor brings no points; %1$s is its letter, %2$u of its %3$u Rapanuis are there. */
    return g_strdup_printf (ngettext ("%1$s: %2$u of %3$u Rapanui", "%1$s: %2$u of %3$u Rapanuis", need), letters[floor],
                            (guint) moai->rapanuis[floor], need);
  if (line == TP_LINE_SLAVES)
    /* Translators: why a floor brings no points; %s is its letter. */
    return g_strdup_printf (_("%s: no captives"), letters[floor]);

  /* Translators: why a floor brings no points; %1$s is its letter, %2$u of its circles are empty. */
  return g_strdup_printf (ngettext ("%1$s: %2$u circle free", "%1$s: %2$u circles free", free_circles), letters[floor],
                          free_circles);
}

static const char *
between_parts (void)
{
  /* Translators: between what brings points and what doesn’t, as in “M 2 + O 3; A: 1 of 2 Rapanuis”. */
  return C_("points", "; ");
}

static void
append (GString    *list,
        const char *separator,
        const char *part)
{
  g_string_append_printf (list, "%s%s", list->len > 0 ? separator : "", part);
}

/* “M 2 + O 3; A: 1 of 2 Rapanuis”: what brings points, and why the other floors bring none. */
static char *
floors_sum (const TpMoai *moai,
            const TpBox  *box,
            guint         line)
{
  g_autoptr (GString) sum = g_string_new (NULL);
  g_autoptr (GString) lacks = g_string_new (NULL);

  for (guint f = 0; f < moai->n_floors; f++)
    {
      guint points = points_of_floor (moai, box, line, f);
      g_autofree char *why = points == 0 ? floor_lack (moai, line, f) : NULL;

      if (why != NULL)
        append (lacks, between_parts (), why);
      else
        {
          /* Translators: a floor’s letter, and the points that it brings: “M 2”. */
          g_autofree char *brings = g_strdup_printf (C_("floor", "%1$s %2$u"), letters[f], points);

          /* Translators: between the floors of a sum, as in “M 2 + O 3”. */
          append (sum, C_("floors", " + "), brings);
        }
    }
  if (lacks->len > 0)
    append (sum, between_parts (), lacks->str);

  return g_strdup (sum->str);
}

/* Each captive counts beside the Rapanui, the number with all captives (T10.5, TD2). */
static char *
rug_sum (const TpMoai *moai)
{
  guint spaces = tp_moai_free (moai, TP_SLAVE, TP_ON_RUG);
  guint slaves = moai->slaves[TP_ON_RUG];
  gboolean guarded = tp_moai_free (moai, TP_RAPANUI, TP_ON_RUG) == 0;
  g_autofree char *captives = NULL;
  g_autofree char *lack = NULL;

  if (moai->rug == 0)
    /* Translators: of a Moai without a rug */
    return g_strdup (C_("rug", "none"));

  /* Translators: points of a rug: for each captive on it. */
  captives = guarded ? g_strdup_printf (ngettext ("%u captive", "%u captives", slaves), slaves)
                     /* Translators: why the captives on a rug bring no points */
                     : g_strdup (_("no Rapanui"));
  if (spaces > 0)
    {
      /* Translators: why a rug doesn't bring its number: %u of its spaces are empty. */
      lack = g_strdup_printf (ngettext ("%u space free", "%u spaces free", spaces), spaces);
      return g_strconcat (captives, between_parts (), lack, NULL);
    }
  if (!guarded)
    /* Translators: points of a rug: its number, %1$u; %2$s is “no Rapanui”. */
    return g_strdup_printf (_("number %1$u; %2$s"), (guint) moai->rug, captives);

  /* Translators: points of a rug: %1$s is such as “2 captives”, %2$u its number. */
  return g_strdup_printf (_("%1$s + number %2$u"), captives, (guint) moai->rug);
}

char *
ahu_tp_line_sum (const TpMoai *moai,
                 const TpBox  *box,
                 guint         line)
{
  switch ((TpLine) line)
    {
    case TP_LINE_SLAVES:
    case TP_LINE_QUARRIES:
      return floors_sum (moai, box, line);
    case TP_LINE_TRANSFER:
      if (moai->transfer == 0)
        /* Translators: of a Moai without palms of the transfer */
        return g_strdup (C_("transfer", "not begun"));
      /* Translators: of the seven squares of the transfer this is the last with a palm, counted from 1. */
      return g_strdup_printf (_("square %u"), (guint) moai->transfer);
    case TP_LINE_RUGS:
      return rug_sum (moai);
    case TP_LINE_PRESTIGE:
    case TP_LINES:
    default:
      return g_strdup (_("scored in this phase"));
    }
}

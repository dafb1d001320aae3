/* tp-ending.c: what is told of a game that is over, besides its ranking
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/engine/tp-ending.h"

#include <glib/gi18n.h>

#include "games/tapati/engine/tp-history.h"
#include "games/tapati/engine/tp-rules-private.h"
#include "games/tapati/engine/tp-sentences.h"

/* A Moai is scored as it stood before the move that leads to it: none of these moves builds. */
static void
add_scored (GArray           *scored,
            const TpPosition *before,
            const TpEvent    *event)
{
  TpScored moai = { before->round, event->player, 0, before->players[event->player].moai[event->site] };

  for (guint line = 0; line < TP_LINES; line++)
    moai.points += event->points[line];
  g_array_append_val (scored, moai);
}

GArray *
tp_list_scored (AhuHistory *history)
{
  GArray *scored = g_array_new (FALSE, FALSE, sizeof (TpScored));

  g_return_val_if_fail (history != NULL, scored);

  for (guint ply = 0; ply < ahu_history_get_ply (history); ply++)
    {
      const TpPosition *before = ahu_history_get_position (history, ply);
      TpPosition after = *before;
      TpEventList events;
      TpMove move = tp_history_move (history, ply);

      tp_apply (&after, &move, &events);
      for (guint i = 0; i < events.n; i++)
        if (events.events[i].type == TP_EVENT_SCORES)
          add_scored (scored, before, &events.events[i]);
    }

  return scored;
}

GArray *
tp_list_standing (const TpSheet *sheet)
{
  GArray *standing = g_array_new (FALSE, FALSE, sizeof (TpScored));

  g_return_val_if_fail (sheet != NULL, standing);

  for (guint p = 0; p < sheet->n_players; p++)
    for (guint s = 0; s < TP_SITES; s++)
      {
        TpScored moai = { 0, p, 0, sheet->players[p].moai[s] };
        guint lines[TP_LINES];

        if (!tp_moai_is_begun (&moai.moai))
          continue;
        tp_moai_value (&moai.moai, &sheet->box, lines);
        for (guint line = 0; line < TP_LINES; line++)
          moai.points += lines[line];
        g_array_append_val (standing, moai);
      }

  return standing;
}

GArray *
tp_list_all_moai (AhuHistory *history)
{
  GArray *all = tp_list_scored (history);
  g_autoptr (GArray) standing = NULL;
  TpSheet sheet;

  g_return_val_if_fail (history != NULL, all);

  tp_sheet_from_position (&sheet, ahu_history_get_position (history, ahu_history_get_ply (history)));
  standing = tp_list_standing (&sheet);
  g_array_append_vals (all, standing->data, standing->len);

  return all;
}

/* Which pieces a market would need that the store doesn't have. */
static char *
market_text (const TpPosition *position,
             guint             piece,
             const char       *rules)
{
  g_autofree char *needed = tp_pieces_text (piece, tp_market_due (position, piece) - position->market[piece]);

  /* Translators: how the game ended: %1$u is the number of a round, %2$s such as “4 Rapanuis”, %3$u how many of them
   * there are, %4$s are numbers of rules. */
  return g_strdup_printf (_("Round %1$u could not be laid out: the market still needs %2$s, but the store has only %3$u (%4$s)."),
                          position->round, needed, (guint) position->store[piece], rules);
}

/* How many Rapanuis the market needs follows from the Moai that are begun. */
static char *
rapanuis_text (const TpPosition *position)
{
  guint begun = tp_position_begun_moai (position);
  g_autofree char *market = market_text (position, TP_RAPANUI, "T4.2, T11.2");

  /* Translators: %1$u Moai stand on all boards; %2$s is a sentence on how the game ended for that reason. */
  return g_strdup_printf (ngettext ("%1$u Moai is begun. %2$s", "%1$u Moai are begun. %2$s", begun), begun, market);
}

/* The first combination that could not be laid in full. */
static char *
exchange_text (const TpPosition *position)
{
  guint missing = TP_COMBINATION_RAPANUI;
  g_autofree char *has = NULL;
  g_auto (GStrv) left = g_new0 (char *, TP_LOOSE_PIECES + 1);
  guint n = 0;

  while (position->exchange & (1u << missing))
    missing++;
  for (guint piece = 0; piece < TP_LOOSE_PIECES; piece++)
    if (tp_combination_pieces (missing)[piece] > 0)
      left[n++] = tp_pieces_text (piece, position->store[piece]);
  has = tp_list_text ((const char *const *) left, n);

  /* Translators: how the game ended: %1$u is the number of a round, %2$s such as “two captives”, %3$s such as
   * “1 captive”. */
  return g_strdup_printf (_("Round %1$u could not be laid out: the interchange still needs %2$s, but the store has only %3$s "
                            "(T4.5, T11.2)."), position->round, tp_combination_name (missing), has);
}

/* Each fact card that nobody used gets a gift, so the plural follows their number. */
static char *
gifts_text (const TpPosition *position)
{
  guint unused = tp_facts_in_use (position->n_players) - position->n_used;

  /* Translators: how the game ended: %1$u is the number of a round, %2$u how many fact cards nobody has used. */
  return g_strdup_printf (ngettext ("Round %1$u could not be laid out: the store has no gift for the %2$u unused fact card "
                                    "(T4.6, T11.2).",
                                    "Round %1$u could not be laid out: the store doesn’t have enough gifts for the %2$u unused "
                                    "fact cards (T4.6, T11.2).", unused), position->round, unused);
}

/* A round draws one quarry for the interchange, and the row for a market that is empty (T4.7). */
static char *
quarries_text (const TpPosition *position)
{
  guint due = (position->exchange_quarry == 0) + (tp_market_is_empty (position) ? position->box.row : 0u);

  /* Translators: how the game ended: %1$u is the number of a round, %2$u quarries are to be drawn, %3$u there are. */
  return g_strdup_printf (ngettext ("Round %1$u could not be laid out: %2$u quarry has to be drawn, but only %3$u is left "
                                    "(T4.7, T11.2).",
                                    "Round %1$u could not be laid out: %2$u quarries have to be drawn, but only %3$u are left "
                                    "(T4.7, T11.2).", due), position->round, due, tp_position_quarries_left (position));
}

/* The card that ended it is the last that was taken. */
static char *
fact_text (const TpPosition *position,
           const char       *what,
           const char       *rules)
{
  /* Translators: how the game ended: %1$u is the number of a round, %2$s a fact card, %3$s a sentence without its full stop,
   * %4$s are numbers of rules. */
  return g_strdup_printf (_("Round %1$u, %2$s: %3$s (%4$s)."), position->round,
                          tp_fact_name (position->used[position->n_used - 1]), what, rules);
}

/* Make-Make brings a Rapanui, Manutara a slave, Ahu a palm (T5.1). */
static char *
extra_text (const TpPosition *position)
{
  guint fact = position->used[position->n_used - 1];
  g_autofree char *piece = tp_pieces_text (fact == TP_MAKE_MAKE ? TP_RAPANUI : fact == TP_AHU ? TP_PALM : TP_SLAVE, 1);
  /* Translators: how the game ended, after the name of the fact card; %s is such as “1 captive”. */
  g_autofree char *what = g_strdup_printf (_("whoever took the card would have got %s more, but the store had none"), piece);

  return fact_text (position, what, "T5.1, T11.3");
}

static char *
award_text (const TpPosition *position)
{
  switch (position->used[position->n_used - 1])
    {
    case TP_TANGATA_MANU:
      /* Translators: how the game ended, after the name of the fact card. */
      return fact_text (position, _("the store had neither a Rapanui nor two captives nor two palms for the award"),
                        "T7.1, T11.3");
    case TP_MOAI_CARD:
      /* Translators: how the game ended, after the name of the fact card. */
      return fact_text (position, _("the store had no palm for the award"), "T7.2, T11.3");
    default:
      /* Translators: how the game ended, after the name of the fact card. */
      return fact_text (position, _("there was no quarry left for the award"), "T7.3, T11.3");
    }
}

static char *
rugs_text (const TpPosition *position)
{
  guint all = position->box.rugs[0] + position->box.rugs[1];
  guint out = position->out[TP_RUG_2] + position->out[TP_RUG_3];
  /* Translators: how the game ended, after the name of the fact card; %1$u of %2$u rugs are out of the game. */
  g_autofree char *what = g_strdup_printf (ngettext ("no rug is left in stock and market; %1$u of %2$u is out of the game",
                                                     "no rug is left in stock and market; %1$u of %2$u are out of the game",
                                                     out), out, all);

  return fact_text (position, what, "T5.10, T11.3");
}

char *
tp_end_text (const TpPosition *position)
{
  g_return_val_if_fail (position != NULL && position->end != TP_END_NONE, NULL);

  switch ((TpEnd) position->end)
    {
    case TP_END_MARKET_RAPANUIS:
      return rapanuis_text (position);
    case TP_END_MARKET_SLAVES:
      return market_text (position, TP_SLAVE, "T4.3, T11.2");
    case TP_END_MARKET_PALMS:
      return market_text (position, TP_PALM, "T4.4, T11.2");
    case TP_END_EXCHANGE:
      return exchange_text (position);
    case TP_END_GIFTS:
      return gifts_text (position);
    case TP_END_MARKET_QUARRIES:
      return quarries_text (position);
    case TP_END_EXTRA:
      return extra_text (position);
    case TP_END_AWARD:
      return award_text (position);
    case TP_END_LAST_PALM:
      /* Translators: how the game ended, after the name of the fact card. */
      return fact_text (position, _("the last palm of the market was taken"), "T5.7, T11.3");
    case TP_END_LAST_RUG:
      return rugs_text (position);
    case TP_END_NONE:
    case TP_ENDS:
    default:
      g_return_val_if_reached (NULL);
    }
}

/* ahu-tp-situations.c: what a first game of Tapati comes to, and what that means
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-situations.h"

#include <glib/gi18n.h>

#include "games/tapati/engine/tp-rules.h"

static gboolean
is_last_fact (gconstpointer data)
{
  const TpPosition *position = data;

  return position->end != TP_END_NONE && position->step != TP_STEP_OVER;
}

static gboolean
is_placing (const TpPosition *position,
            guint             piece)
{
  guint8 pending[TP_MAX_PLAYERS];
  guint n = tp_position_pending (position, pending);

  for (guint i = 0; i < n && position->step == TP_STEP_PLACE; i++)
    if (tp_position_placeable (position, pending[i], piece) > 0)
      return TRUE;

  return FALSE;
}

static gboolean
places_tiles (gconstpointer data)
{
  for (guint piece = TP_QUARRY_1; piece < TP_PIECES; piece++)
    if (is_placing (data, piece))
      return TRUE;

  return FALSE;
}

static gboolean
places_palms (gconstpointer data)
{
  return is_placing (data, TP_PALM);
}

/* One player alone, between two exchanges. */
static gboolean
places_exchanged (gconstpointer data)
{
  const TpPosition *position = data;

  return position->step == TP_STEP_PLACE && position->fact == TP_TAPATI;
}

static const AhuSituation all[] = {
  { "end", N_("Something has run out: this fact is still carried out to its end by everybody, then the game is over. (T11.3)"), is_last_fact },
  { "reveal", N_("The tiles lie face down: draw at the table, and enter here what came. (T4.7)"), NULL, "reveal" },
  { "fact", N_("One player takes a card, but all of you carry it out. Whoever takes it gets the gifts on it, and goes first. (T4.9, T4.10)"), NULL, "fact" },
  { "palms", N_("One palm each, round and round, until somebody says “Enough!”. The last palm of the market ends the game after this fact. (T5.5, T5.7)"), NULL, "palms" },
  { "quarries", N_("Each of you takes one quarry. Only the one who took the card may take the rug instead. (T5.8, T5.9)"), NULL, "quarries" },
  { "exchange", N_("Give one combination from your Tapati and take one that lies in the market, along the arrows. Whoever passes is out. (T6.1, T6.4)"), NULL, "exchange" },
  { "award", N_("The award goes into your Tapati; nothing is placed now. (T7.1)"), NULL, "award" },
  { "tiles", N_("A quarry begins a Moai on a free site, or is the next floor of one; then it needs at least as many circles as the quarry below. (T8.2, T3.5)"), places_tiles },
  { "transfer", N_("Palms go onto the base or, once floor M is complete, onto the transfer squares. From the first palm there on, that Moai gets nothing but transfer palms. (T8.5)"), places_palms },
  { "exchanged", N_("What you took in the exchange may be placed at once, and nothing else. The rest goes into your Tapati. (T6.6)"), places_exchanged },
  { "place", N_("Everybody places on their own board, in any order. What you don’t place goes into your Tapati; what has no room there goes back. (T8.1, T8.6)"), NULL, "place" },
  { "prestige", N_("You may score any of your Moai, finished or not. It leaves the board, and its site is free again. (T9.1)"), NULL, "prestige" },
};

const AhuSituations *
ahu_tp_situations_get (void)
{
  static const AhuSituations situations = { all, G_N_ELEMENTS (all), NULL };

  return &situations;
}

/* tp-measures.c: what a position is to a seat, in numbers of the rules and their words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/engine/tp-measures.h"

#include <glib/gi18n.h>

#include "games/tapati/engine/tp-final.h"
#include "games/tapati/engine/tp-names.h"
#include "games/tapati/engine/tp-rules-private.h"
#include "games/tapati/engine/tp-sentences.h"
#include "games/tapati/engine/tp-watch.h"

typedef enum
{
  METER_POINTS,  /* if it were over now */
  METER_AT_HAND, /* in the Tapati, or just taken, by piece */
  METER_BACK,    /* what would go back if nothing more were placed */
  METER_FLOORS,  /* quarries of a site */
  METER_BESIDE,  /* Rapanuis at a place of a site */
  METER_ON,      /* captives or palms at a place of a site */
  METER_BEGUN,   /* Moai of all */
  METER_MARKET,  /* pieces left there */
  METER_MISSING, /* pieces that the next replacement lacks */
  METER_CARD,    /* whether a fact card can still be taken */
  METER_END,     /* whether it is noted */
  METER_STORE,   /* pieces left there */
  METER_ROUND,
  METER_RUGS,    /* left in the stock */
  METERS
} Meter;

static const AhuMeter meters[METERS] = {
  [METER_POINTS] = { "points", AHU_READING_COUNT },
  [METER_AT_HAND] = { "at-hand", AHU_READING_COUNT },
  [METER_BACK] = { "goes-back", AHU_READING_COUNT },
  [METER_FLOORS] = { "floors", AHU_READING_COUNT },
  [METER_BESIDE] = { "rapanuis", AHU_READING_COUNT },
  [METER_ON] = { "placed", AHU_READING_COUNT },
  [METER_BEGUN] = { "begun", AHU_READING_COUNT },
  [METER_MARKET] = { "market", AHU_READING_COUNT },
  [METER_MISSING] = { "missing", AHU_READING_COUNT },
  [METER_CARD] = { "card", AHU_READING_YES_NO },
  [METER_END] = { "end", AHU_READING_YES_NO },
  [METER_STORE] = { "store", AHU_READING_COUNT },
  [METER_ROUND] = { "round", AHU_READING_COUNT },
  [METER_RUGS] = { "rugs", AHU_READING_COUNT },
};

/* By experience: a Rapanui completes a floor, a tile is one. */
static const double piece_worth[TP_PIECES] = { 0.5, 0.3, 0.3, 0.5, 0.6, 0.7, 0.8, 0.8, 0.9 };

static void
add (GArray     *readings,
     Meter       meter,
     guint       seat,
     guint       kind,
     const char *kind_name,
     guint       value,
     const char *rule,
     double      worth)
{
  AhuReading reading = { &meters[meter], seat, kind, kind_name, (int) value, rule, worth };

  g_array_append_val (readings, reading);
}

/* What would go back if all were done with placing. */
static guint
count_back (const TpPosition *self,
            guint             player)
{
  TpPosition done = *self;
  TpEventList events = { 0 };
  guint count = 0;

  tp_put_away (&done, player, &events);
  for (guint i = 0; i < events.n; i++)
    count += events.events[i].count;

  return count;
}

static void
add_player (GArray           *readings,
            const TpPosition *self,
            const TpFinal    *final,
            guint             player)
{
  static const char *const names[TP_PIECES] = {
    "rapanuis", "slaves", "palms", "quarries-1", "quarries-2", "quarries-3", "quarries-4", "rugs-2", "rugs-3",
  };
  const TpPlayer *owner = &self->players[player];

  add (readings, METER_POINTS, player, 0, NULL, tp_final_total (&final->players[player]), "T12.1", 1);
  for (guint piece = 0; piece < TP_PIECES; piece++)
    add (readings, METER_AT_HAND, player, piece, names[piece],
         owner->tapati[piece] + owner->taken[piece], "T3.2", piece_worth[piece]);
  add (readings, METER_BACK, player, 0, NULL, count_back (self, player), "T3.3", 0.3);
}

static void
add_place (GArray     *readings,
           Meter       meter,
           guint       seat,
           guint       site,
           guint       place,
           guint       value,
           const char *rule)
{
  g_autofree char *name = g_strdup_printf ("%u-%s", site, tp_name (TP_NAMES_PLACE, place));

  add (readings, meter, seat, site * TP_PLACES + place, g_intern_string (name), value, rule,
       meter == METER_FLOORS ? 0.9 : piece_worth[meter == METER_BESIDE ? TP_RAPANUI : TP_SLAVE]);
}

static void
add_site (GArray       *readings,
          guint         seat,
          guint         site,
          const TpMoai *moai)
{
  add_place (readings, METER_FLOORS, seat, site, TP_ON_BASE, moai->n_floors, "T3.4");
  for (guint level = 0; level < TP_LEVELS; level++)
    {
      add_place (readings, METER_BESIDE, seat, site, level, moai->rapanuis[level], "T3.6");
      add_place (readings, METER_ON, seat, site, level, moai->slaves[level], "T3.7");
    }
  add_place (readings, METER_ON, seat, site, TP_ON_BASE, moai->base, "T3.8");
  add_place (readings, METER_ON, seat, site, TP_ON_TRANSFER, moai->transfer, "T8.5");
}

/* One round’s replacement is not to be compared with the next one’s, so the round is in the kind. */
static void
add_missing (GArray           *readings,
             const TpPosition *self)
{
  TpNeeds needs;

  tp_next_needs (self, &needs);
  for (guint piece = 0; piece < TP_LOOSE_PIECES; piece++)
    add (readings, METER_MISSING, AHU_NOBODY, piece + TP_PIECES * self->round, tp_name (TP_NAMES_COUNT, piece),
         needs.pieces[piece] - MIN (needs.pieces[piece], (guint) self->store[piece]), "T11.2", 1);
}

/* What lies there for those who come next, and how near the end is. */
static void
add_table (GArray           *readings,
           const TpPosition *self)
{
  static const char *const rules[TP_LOOSE_PIECES] = { "T4.2", "T4.3", "T4.4" };

  for (guint piece = 0; piece < TP_LOOSE_PIECES; piece++)
    {
      add (readings, METER_MARKET, AHU_NOBODY, piece, tp_name (TP_NAMES_COUNT, piece), self->market[piece], rules[piece], 0.05);
      add (readings, METER_STORE, AHU_NOBODY, piece, tp_name (TP_NAMES_COUNT, piece), self->store[piece], "T11.4", 0);
    }
  if (self->end == TP_END_NONE && self->step != TP_STEP_REVEAL)
    add_missing (readings, self);
  add (readings, METER_BEGUN, AHU_NOBODY, 0, NULL, tp_position_begun_moai (self), "T4.2", 0.2);
  for (guint fact = 0; fact < tp_facts_in_use (self->n_players); fact++)
    add (readings, METER_CARD, AHU_NOBODY, fact, tp_name (TP_NAMES_FACT, fact), !tp_position_fact_used (self, fact),
         "T4.9", 0.1);
  add (readings, METER_END, AHU_NOBODY, 0, NULL, self->end != TP_END_NONE, "T11.1", 5);
  add (readings, METER_ROUND, AHU_NOBODY, 0, NULL, self->round, "T4.1", 0);
  add (readings, METER_RUGS, AHU_NOBODY, 0, NULL, self->store[TP_RUG_2] + self->store[TP_RUG_3], "T5.10", 0);
}

void
tp_measures (gconstpointer  position,
             guint          seat,
             GArray        *readings)
{
  const TpPosition *self = position;
  TpSheet sheet;
  TpFinal final;

  tp_sheet_from_position (&sheet, self);
  tp_final (&final, &sheet);
  for (guint i = 0; i < self->n_players; i++)
    add_player (readings, self, &final, (seat + i) % self->n_players);
  for (guint site = 0; site < TP_SITES; site++)
    add_site (readings, seat, site, &self->players[seat].moai[site]);
  add_table (readings, self);
}

/* Returns: (transfer full): so many pieces of a kind as there may be, with the context “measure” */
static char *
name_pieces (guint piece)
{
  switch (piece)
    {
    case TP_RAPANUI:
      return g_strdup (C_("measure", "Rapanuis"));
    case TP_SLAVE:
      return g_strdup (C_("measure", "captives"));
    case TP_PALM:
      return g_strdup (C_("measure", "palms"));
    case TP_RUG_2:
    case TP_RUG_3:
      /* Translators: tiles; %u is their number, 2 or 3. */
      return g_strdup_printf (C_("measure", "rugs with a %u"), TP_POINTS_OF (piece));
    default:
      /* Translators: tiles; %u are the circles of each, 1 to 4. */
      return g_strdup_printf (ngettext ("quarries with %u circle", "quarries with %u circles", TP_CIRCLES_OF (piece)),
                              TP_CIRCLES_OF (piece));
    }
}

/* What stands on one of the sites. */
static char *
tell_site (const AhuReading *reading)
{
  guint site = reading->kind / TP_PLACES + 1;
  guint place = reading->kind % TP_PLACES;
  gboolean is_beside = reading->meter == &meters[METER_BESIDE];
  g_autofree char *pieces = name_pieces (is_beside ? TP_RAPANUI : place < TP_LEVELS ? TP_SLAVE : TP_PALM);

  /* Translators: after a player’s name and before a number; %1$s are pieces, such as “captives”, %2$u is the number of a
   * site, %3$s a place there, such as “floor M” or “base”. */
  return g_strdup_printf (C_("measure", "%1$s on site %2$u (%3$s)"), pieces, site, tp_place_name (place));
}

char *
tp_measure_text (const AhuReading *reading)
{
  g_autofree char *pieces = NULL;

  switch ((Meter) (reading->meter - meters))
    {
    case METER_POINTS:
      /* Translators: after a player’s name and before a number. */
      return g_strdup (C_("measure", "points if it ended now"));
    case METER_BACK:
      /* Translators: after a player’s name and before a number. */
      return g_strdup (C_("measure", "pieces that go back if not placed"));
    case METER_FLOORS:
      /* Translators: after a player’s name and before a number; %u is the number of a site. */
      return g_strdup_printf (C_("measure", "floors on site %u"), reading->kind / TP_PLACES + 1);
    case METER_BESIDE:
    case METER_ON:
      return tell_site (reading);
    case METER_BEGUN:
      return g_strdup (C_("measure", "Moai begun on all boards"));
    case METER_CARD:
      /* Translators: before yes or no; %s is a fact card. */
      return g_strdup_printf (C_("measure", "Still to be taken, %s"), tp_fact_name (reading->kind));
    case METER_END:
      /* Translators: before yes or no. */
      return g_strdup (C_("measure", "The end of the game is certain"));
    case METER_ROUND:
      /* Translators: before the number of the round. */
      return g_strdup (C_("measure", "Round"));
    case METER_RUGS:
      /* Translators: before a number; tiles. */
      return g_strdup (C_("measure", "Rugs left in the stock"));
    case METER_AT_HAND:
    case METER_STORE:
    case METER_MARKET:
    case METER_MISSING:
    case METERS:
    default:
      break;
    }

  pieces = name_pieces (reading->kind % TP_PIECES);
  if (reading->meter == &meters[METER_AT_HAND])
    /* Translators: after a player’s name and before a number; %s are pieces, such as “captives”, that are not built. */
    return g_strdup_printf (C_("measure", "%s at hand"), pieces);
  if (reading->meter == &meters[METER_MARKET])
    /* Translators: before a number; %s are pieces, such as “captives”. */
    return g_strdup_printf (C_("measure", "In the market, %s"), pieces);

  if (reading->meter == &meters[METER_STORE])
    /* Translators: before a number; %s are pieces, such as “captives”. */
    return g_strdup_printf (C_("measure", "In the store, %s"), pieces);

  /* Translators: before a number; %s are pieces, such as “captives”, that the store has not. */
  return g_strdup_printf (C_("measure", "As things lie, the next replacement lacks %s"), pieces);
}

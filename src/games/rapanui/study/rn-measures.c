/* rn-measures.c: what a position is to a seat, in numbers of the rules
 *
 * Of hidden cards only how many are added or taken away is told, which everybody sees.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/study/rn-measures.h"

#include "games/rapanui/engine/rn-rules.h"

const AhuMeter rn_meters[RN_METERS] = {
  [RN_METER_POINTS] = { "points", AHU_READING_COUNT },
  [RN_METER_WOOD] = { "wood", AHU_READING_COUNT },
  [RN_METER_CARDS] = { "cards", AHU_READING_MORE },
  [RN_METER_REWARD] = { "reward", AHU_READING_COUNT },
  [RN_METER_LEADER] = { "majority", AHU_READING_SEAT },
  [RN_METER_DISPLAY] = { "display", AHU_READING_COUNT },
  [RN_METER_PRICE] = { "price", AHU_READING_COUNT },
  [RN_METER_BUILD] = { "can-build", AHU_READING_YES_NO },
  [RN_METER_STONE] = { "stone", AHU_READING_MORE },
  [RN_METER_FRONT] = { "front", AHU_READING_COUNT },
  [RN_METER_REFILL] = { "refill", AHU_READING_YES_NO },
  [RN_METER_PILE] = { "pile", AHU_READING_COUNT },
  [RN_METER_SUPPLY] = { "supply", AHU_READING_COUNT },
};

/* What one of a kind brings when it is scored; a Sacrifice card is worth 0 to 3. */
static const double kind_worth[RN_KINDS] = { 1.0 / RN_WOOD_PER_POINT, 1, 1, 1.5, 1.5, 1.5, 1.5 };
static const char *const kind_rules[RN_KINDS] = { "R7.4", "R7.5", "R7.6", "R7.8", "R7.8", "R7.8", "R7.8" };

static void
add (GArray     *readings,
     RnMeter     meter,
     guint       seat,
     int         value,
     const char *rule,
     double      worth)
{
  AhuReading reading = { &rn_meters[meter], seat, 0, NULL, value, rule, worth };

  g_array_append_val (readings, reading);
}

static void
add_of_kind (GArray     *readings,
             RnMeter     meter,
             guint       seat,
             guint       kind,
             int         value,
             const char *rule,
             double      worth)
{
  AhuReading reading = { &rn_meters[meter], seat, kind, rn_kind_id (kind % RN_KINDS), value, rule, worth };

  g_array_append_val (readings, reading);
}

/* What lies open before somebody, and what a scoring has given them. */
static void
add_player (GArray           *readings,
            const RnPosition *self,
            guint             player)
{
  RnScoring moai;

  add (readings, RN_METER_POINTS, player, self->glory[player] + RN_MOAI_POINTS * self->area[player][RN_MOAI], "R8.6", 1);
  add (readings, RN_METER_WOOD, player, self->wood[player], "R8.6", 1.0 / RN_WOOD_PER_POINT);
  /* With another number of untold cards the kinds can't be compared: one of these is among them. */
  for (guint kind = RN_FISH; kind <= RN_GRAIN; kind++)
    add_of_kind (readings, RN_METER_CARDS, player, kind + RN_KINDS * self->untold[player],
                 self->sacrifice[player][kind - RN_FISH], "R8.3", kind_worth[kind]);
  rn_scoring_facts (self, RN_MOAI, &moai);
  add (readings, RN_METER_REWARD, player, (self->pending >> player) & 1 ? moai.base[player] + moai.bonus[player] : 0,
       "R7.6", kind_worth[RN_MOAI]);
}

/* What may come for a seat at its next scorings, purchases and plays. */
static void
add_seat (GArray           *readings,
          const RnPosition *self,
          guint             seat)
{
  for (guint kind = 0; kind < RN_KINDS; kind++)
    if (kind != RN_MOAI)
      add_of_kind (readings, RN_METER_DISPLAY, seat, kind, self->area[seat][kind], kind_rules[kind], kind_worth[kind]);
  for (guint kind = RN_FISH; kind <= RN_GRAIN; kind++)
    if (self->supply[kind - RN_FISH] > 0)
      add_of_kind (readings, RN_METER_PRICE, seat, kind, (int) rn_position_price (self, seat, kind - RN_FISH), "R4.2",
                   1.0 / RN_WOOD_PER_POINT);
  /* Among cards that nobody told may be a Moai. */
  if (self->hand[seat][RN_HAND_UNKNOWN] == 0)
    add (readings, RN_METER_BUILD, seat, self->hand[seat][RN_MOAI] > 0 && self->wood[seat] >= RN_MOAI_PRICE, "R5.3",
         RN_MOAI_POINTS / 2.0);
}

/* What everybody has in common. */
static void
add_table (GArray           *readings,
           const RnPosition *self)
{
  int fronts[RN_KINDS] = { 0 };

  for (guint kind = 0; kind < RN_KINDS; kind++)
    add_of_kind (readings, RN_METER_LEADER, AHU_NOBODY, kind, rn_position_leader (self, kind),
                 kind < RN_FISH ? "R7.7" : "R7.8", kind_worth[kind]);
  for (guint kind = RN_FISH; kind <= RN_GRAIN; kind++)
    add_of_kind (readings, RN_METER_STONE, AHU_NOBODY, kind, self->stone_open[kind - RN_FISH], "R8.3", 1);
  for (guint column = 0; column < RN_COLUMNS; column++)
    if (self->column_length[column] > 0)
      fronts[rn_position_front (self, column)]++;
  for (guint kind = 0; kind < RN_KINDS; kind++)
    add_of_kind (readings, RN_METER_FRONT, AHU_NOBODY, kind, fronts[kind], "R7.1", kind_worth[kind] / 10);
  add (readings, RN_METER_REFILL, AHU_NOBODY, self->step == RN_STEP_REFILL, "R7.2", 0.15);
  add (readings, RN_METER_PILE, AHU_NOBODY, self->deck, "R8.1", 0);
  for (guint kind = RN_FISH; kind <= RN_GRAIN; kind++)
    add_of_kind (readings, RN_METER_SUPPLY, AHU_NOBODY, kind, self->supply[kind - RN_FISH], "R7.9", 0);
}

void
rn_measures (gconstpointer  position,
             guint          seat,
             GArray        *readings)
{
  const RnPosition *self = position;

  for (guint i = 0; i < self->n_players; i++)
    add_player (readings, self, (seat + i) % self->n_players);
  add_seat (readings, self, seat);
  add_table (readings, self);
}

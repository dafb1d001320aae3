/* ahu-tp-centre-words.c: what the centre of Tapati's table says, to eyes and ears
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-centre-words.h"

#include <glib/gi18n.h>

#include "core/game/ahu-rule-number.h"
#include "games/tapati/engine/tp-citation.h"
#include "games/tapati/engine/tp-sentences.h"
#include "games/tapati/engine/tp-watch.h"
#include "games/tapati/ui/ahu-tp-game-ui.h"
#include "toolkit/rules/ahu-rules-text.h"

char *
ahu_tp_list_words (GPtrArray *parts)
{
  return tp_list_text ((const char *const *) parts->pdata, parts->len);
}

char *
ahu_tp_fact_words (const AhuTpScene *scene,
                   guint             fact)
{
  const TpPosition *p = scene->position;
  int taker = tp_position_fact_taker (p, fact);
  g_autofree char *gifts = NULL;

  if (taker >= 0)
    /* Translators: %1$s is the name of a fact card, %2$s that of a player. */
    return g_strdup_printf (_("%1$s, taken by %2$s"), tp_fact_name (fact), scene->names[taker]);
  if (p->gifts[fact] == 0)
    return g_strdup (tp_fact_name (fact));

  gifts = tp_pieces_text (fact == TP_MOAI_CARD ? TP_PALM : TP_SLAVE, p->gifts[fact]);
  /* Translators: %1$s is the name of a fact card; %2$s lie on it, such as “2 captives”. */
  return g_strdup_printf (_("%1$s, gift %2$s"), tp_fact_name (fact), gifts);
}

char *
ahu_tp_fact_brings (guint fact)
{
  AhuRules *rules = ahu_rules_get_shared (ahu_tp_game_ui_get ());
  const char *rule = tp_fact_rule (fact);
  g_autofree char *brings = ahu_rules_dup_own_answer (rules, (guint) ahu_rules_find (rules, rule));

  return ahu_cite (brings, rule);
}

char *
ahu_tp_facts_note (const TpPosition *position)
{
  g_autoptr (GPtrArray) left = g_ptr_array_new ();
  g_autofree char *names = NULL;

  if (position->step == TP_STEP_FACT)
    /* Translators: of the fact cards: so many remain at the end of the round. */
    return g_strdup (_("two are left over"));
  if (position->step != TP_STEP_PRESTIGE)
    return g_strdup ("");

  for (guint fact = 0; fact < tp_facts_in_use (position->n_players); fact++)
    if (!tp_position_fact_used (position, fact))
      g_ptr_array_add (left, (gpointer) tp_fact_name (fact));
  names = ahu_tp_list_words (left);

  /* Translators: %s are two fact cards that nobody took in this round. */
  return g_strdup_printf (_("%s are left over"), names);
}

char *
ahu_tp_market_words (const TpPosition *position,
                     guint             piece)
{
  g_autofree char *pieces = tp_pieces_text (piece, position->market[piece]);

  /* Translators: %s lie in a market, such as “7 Rapanuis”. */
  return g_strdup_printf (_("Market: %s"), pieces);
}

char *
ahu_tp_palms_count (const TpPosition *position)
{
  const TpTable *table = tp_table (position->n_players);

  /* Translators: %1$u palms lie in the market, which has %2$u places. */
  return g_strdup_printf (_("%1$u/%2$u"), (guint) position->market[TP_PALM], (guint) (table->rows * table->columns));
}

/* Whoever takes the next one, as soon as palms are taken. */
static gboolean
is_last_palm (const TpPosition *position)
{
  TpPosition taking = *position;
  TpMove move = { .type = TP_MOVE_PALM, .player = position->actor };

  taking.step = TP_STEP_PALMS;
  taking.fact = TP_AHU;
  taking.pending = (guint8) (1u << position->actor);

  return tp_move_ends (&taking, &move) == TP_END_LAST_PALM;
}

char *
ahu_tp_columns_words (const TpPosition *position)
{
  guint full = position->market[TP_PALM] / tp_table (position->n_players)->rows;

  if (is_last_palm (position))
    /* Translators: below the palm market, where one palm is left: taking it ends the game. */
    return g_strdup (_("the last one ends the game"));

  /* Translators: columns of the palm market, %u of them. */
  return g_strdup_printf (ngettext ("%u full column", "%u full columns", full), full);
}

char *
ahu_tp_palms_words (const TpPosition *position)
{
  const TpTable *table = tp_table (position->n_players);
  g_autofree char *columns = ahu_tp_columns_words (position);

  /* Translators: the palm market; %1$u palms of %2$u places, %3$s is such as “3 full columns”. */
  return g_strdup_printf (_("Palms %1$u of %2$u, %3$s"), (guint) position->market[TP_PALM],
                          (guint) (table->rows * table->columns), columns);
}

char *
ahu_tp_tile_words (const TpPosition *position,
                   guint             piece,
                   guint             count)
{
  guint number;

  if (count == 0)
    {
      g_autofree char *tile = ahu_tp_tile_words (position, piece, 1);

      /* Translators: %s is a tile that somebody took from the market, such as “Quarry with 2 circles”. */
      return g_strdup_printf (_("%s, gone"), tile);
    }
  if (piece >= TP_RUG_2)
    {
      guint spaces = position->box.rug_spaces[piece - TP_RUG_2];

      number = TP_POINTS_OF (piece);
      /* Translators: the tile on the head of a Moai; %1$u is its number, 2 or 3, %2$u are its spaces. */
      return g_strdup_printf (ngettext ("Rug with a %1$u, %2$u space", "Rug with a %1$u, %2$u spaces", spaces),
                              number, spaces);
    }

  number = TP_CIRCLES_OF (piece);
  if (count <= 1)
    /* Translators: %u are the circles that a quarry shows, 1 to 4. */
    return g_strdup_printf (ngettext ("Quarry with %u circle", "Quarry with %u circles", number), number);

  /* Translators: %1$u are the circles that a quarry shows, 1 to 4; so many such lie there: %2$u. */
  return g_strdup_printf (ngettext ("Quarry with %1$u circle, %2$u times", "Quarry with %1$u circles, %2$u times", number),
                          number, count);
}

char *
ahu_tp_store_words (const TpPosition *position)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  const guint8 *store = position->store;
  guint stock = store[TP_QUARRY_1] + store[TP_QUARRY_2] + store[TP_QUARRY_3] + store[TP_QUARRY_4];
  guint recycled = tp_position_quarries_left (position) - stock;
  guint rugs = store[TP_RUG_2] + store[TP_RUG_3];
  g_autofree char *list = NULL;

  for (guint piece = 0; piece < TP_LOOSE_PIECES; piece++)
    g_ptr_array_add (parts, tp_pieces_text (piece, store[piece]));
  /* Translators: tiles that lie face down. */
  g_ptr_array_add (parts, g_strdup_printf (ngettext ("%u quarry", "%u quarries", stock), stock));
  /* Translators: quarries in the recycled pile. */
  g_ptr_array_add (parts, g_strdup_printf (ngettext ("%u recycled", "%u recycled", recycled), recycled));
  /* Translators: tiles that lie face down. */
  g_ptr_array_add (parts, g_strdup_printf (ngettext ("%u rug", "%u rugs", rugs), rugs));
  list = ahu_tp_list_words (parts);

  /* Translators: %s is all that is in the store, such as “3 Rapanuis, 24 captives and 17 palms”. */
  return g_strdup_printf (_("Store: %s"), list);
}

char *
ahu_tp_combination_words (guint combination,
                          guint circles)
{
  return combination == TP_COMBINATION_QUARRY && circles > 0 ? tp_pieces_text (TP_QUARRY (circles), 1)
                                                             : g_strdup (tp_combination_name (combination));
}

char *
ahu_tp_interchange_words (guint lies,
                          guint circles)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;

  for (guint c = 0; c < TP_COMBINATIONS; c++)
    if (lies >> c & 1)
      g_ptr_array_add (parts, ahu_tp_combination_words (c, circles));
  if (parts->len == 0)
    return g_strdup (_("Interchange: empty"));
  list = ahu_tp_list_words (parts);

  /* Translators: %s is what lies in the interchange market, such as “a quarry with 3 circles and two palms”. */
  return g_strdup_printf (_("Interchange: %s"), list);
}

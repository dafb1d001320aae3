/* tp-log-sentences.c: what was done and what it brought, as lines of the log
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/engine/tp-sentences-private.h"

#include <glib/gi18n.h>

#include "core/base/ahu-name.h"

static char *
reveal_sentence (const TpMove *move)
{
  g_autofree char *tile = NULL;
  GString *row;

  if (move->what != TP_DRAW_MARKET)
    {
      tile = tp_pieces_text (TP_QUARRY (move->quarries[0]), 1);
      if (move->what == TP_DRAW_EXCHANGE)
        /* Translators: what was drawn; %s is such as “a quarry with 3 circles”. */
        return g_strdup_printf (_("Drawn for the interchange market: %s."), tile);
      /* Translators: what was drawn; %s is such as “a quarry with 3 circles”. */
      return g_strdup_printf (_("Drawn for the Rug card: %s."), tile);
    }

  row = g_string_new (NULL);
  for (guint i = 0; i < move->n_quarries; i++)
    g_string_append_printf (row, i > 0 ? " %d" : "%d", move->quarries[i]);
  tile = g_string_free (row, FALSE);

  /* Translators: %1$s are the circles of several quarries, such as “1 3 4”, %2$d is the number of a rug. */
  return g_strdup_printf (_("Drawn for the quarry market: %1$s and the rug with a %2$d."), tile, move->rug);
}

static char *
build_sentence (const TpMove *move,
                const char   *name)
{
  g_autofree char *pieces = tp_pieces_object_text (move->piece, MAX (move->count, 1u));
  int site = move->site + 1;

  if (move->piece >= TP_LOOSE_PIECES)
    /* Translators: %1$s is a player's name, %2$s such as “a quarry with 3 circles”, %3$d the number of a site. */
    return g_strdup_printf (_("%1$s lays %2$s on site %3$d."), name, pieces, site);

  /* Translators: %1$s is a player's name, %2$s such as “2 captives”, %3$d the number of a site, %4$s a place there, such as “floor M” or “base”. */
  return g_strdup_printf (_("%1$s places %2$s on site %3$d (%4$s)."), name, pieces, site, tp_place_name (move->place));
}

/* What is given and what is taken are combinations, with names as objects of a sentence. */
static char *
exchange_sentence (const TpMove *move,
                   const char   *name)
{
  /* Translators: %1$s is a player's name, %2$s and %3$s are such as “two captives”. */
  return g_strdup_printf (_("%1$s exchanges %2$s for %3$s."), name, tp_combination_object_name (move->what),
                          tp_combination_object_name (move->take));
}

/* Its words need the context “piece”: a fact card is taken with the same English ones. */
static char *
takes_sentence (const char *name,
                guint       piece)
{
  g_autofree char *pieces = tp_pieces_object_text (piece, 1);

  /* Translators: %1$s is a player's name, %2$s such as “2 captives” or “a quarry with 3 circles”. */
  return g_strdup_printf (C_("piece", "%1$s takes %2$s."), name, pieces);
}

/* How many pieces are taken follows from the kind chosen. */
static char *
award_sentence (const char *name,
                guint       piece)
{
  g_autofree char *pieces = tp_pieces_object_text (piece, tp_award_count (piece));

  /* Translators: %1$s is a player's name, %2$s such as “2 captives”. */
  return g_strdup_printf (_("%1$s chooses %2$s as the award."), name, pieces);
}

/* Who has something over keeps it, as far as there is room. */
static char *
done_sentence (const TpPosition *before,
               const TpMove     *move,
               const char       *name)
{
  g_autoptr (GPtrArray) kept = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;
  TpPosition after = *before;

  tp_apply (&after, move, NULL);
  for (guint piece = 0; piece < TP_PIECES; piece++)
    {
      int n = after.players[move->player].tapati[piece] - before->players[move->player].tapati[piece];

      if (n > 0)
        g_ptr_array_add (kept, tp_pieces_object_text (piece, (guint) n));
    }
  if (kept->len == 0)
    /* Translators: %s is a player's name. */
    return g_strdup_printf (_("%s is done."), name);

  list = tp_list_text ((const char *const *) kept->pdata, kept->len);
  /* Translators: %1$s is a player's name, %2$s such as “2 captives”, which were not placed. */
  return g_strdup_printf (_("%1$s is done and keeps %2$s."), name, list);
}

char *
tp_move_sentence (const TpPosition  *before,
                  const TpMove      *move,
                  const char *const *names)
{
  const char *name = ahu_name_of (names, move->player);

  switch (move->type)
    {
    case TP_MOVE_REVEAL:
      return reveal_sentence (move);
    case TP_MOVE_FACT:
      /* Translators: %1$s is a player's name, %2$s that of a fact card. */
      return g_strdup_printf (_("%1$s takes %2$s."), name, tp_fact_name (move->what));
    case TP_MOVE_PALM:
      /* Translators: %s is a player's name. */
      return g_strdup_printf (_("%s takes a palm."), name);
    case TP_MOVE_ENOUGH:
      /* Translators: %s is a player's name. */
      return g_strdup_printf (_("%s says “Enough!”"), name);
    case TP_MOVE_QUARRY:
    case TP_MOVE_RUG:
      return takes_sentence (name, move->type == TP_MOVE_QUARRY ? move->piece
                                   : before->market[TP_RUG_2] > 0 ? TP_RUG_2 : TP_RUG_3);
    case TP_MOVE_EXCHANGE:
      return exchange_sentence (move, name);
    case TP_MOVE_PASS:
      /* Translators: %s is a player's name. */
      return g_strdup_printf (_("%s passes."), name);
    case TP_MOVE_AWARD:
      return award_sentence (name, move->piece);
    case TP_MOVE_BUILD:
      return build_sentence (move, name);
    case TP_MOVE_DONE:
      return done_sentence (before, move, name);
    case TP_MOVE_SCORE:
    default:
      /* Translators: %1$s is a player's name, %2$d the number of a site. */
      return g_strdup_printf (_("The Moai of %1$s on site %2$d is scored."), name, move->site + 1);
    }
}

gboolean
tp_event_is_move (const TpEvent *event,
                  const TpMove  *move)
{
  return event->type == TP_EVENT_AWARD && (move->type == TP_MOVE_AWARD || move->type == TP_MOVE_REVEAL);
}

gboolean
tp_move_is_event (const TpMove *move)
{
  return move->type == TP_MOVE_SCORE;
}

char **
tp_describe_move (const TpPosition  *before,
                  const TpMove      *move,
                  const char *const *names)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  g_autofree char *done = NULL;
  TpPosition position = *before;
  TpEventList events;

  g_return_val_if_fail (before != NULL && move != NULL && names != NULL, NULL);

  done = tp_move_sentence (before, move, names);
  if (!tp_move_is_event (move))
    g_strv_builder_add (lines, done);
  tp_apply (&position, move, &events);
  for (guint i = 0; i < events.n; i++)
    {
      g_autofree char *text = NULL;

      if (tp_event_is_move (&events.events[i], move))
        continue;
      text = tp_event_sentence (&events.events[i], names);
      g_strv_builder_add (lines, text);
    }

  return g_strv_builder_end (lines);
}

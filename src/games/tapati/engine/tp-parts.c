/* tp-parts.c: the parts of a round, as the log tells them: a card, the replacement, prestige
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/engine/tp-parts.h"

#include <glib/gi18n.h>

#include "core/base/ahu-name.h"
#include "games/tapati/engine/tp-history.h"
#include "games/tapati/engine/tp-json.h"
#include "games/tapati/engine/tp-news-items.h"
#include "games/tapati/engine/tp-sentences-private.h"

/* Cards are numbered in the order in which they were taken. */
#define REPLACEMENT 0
#define PRESTIGE G_MAXUINT

guint
tp_part (gconstpointer data)
{
  const TpPosition *position = data;

  switch ((TpStep) position->step)
    {
    case TP_STEP_REVEAL:
      return position->draw == TP_DRAW_RUG_CARD ? position->n_used : (guint) REPLACEMENT;
    case TP_STEP_FACT:
      return position->n_used + 1u;
    case TP_STEP_PRESTIGE:
      return PRESTIGE;
    case TP_STEP_PALMS:
    case TP_STEP_QUARRIES:
    case TP_STEP_EXCHANGE:
    case TP_STEP_AWARD:
    case TP_STEP_PLACE:
    case TP_STEP_OVER:
    case TP_STEPS:
    default:
      return position->n_used;
    }
}

static char *
card_text (guint       round,
           guint       fact,
           const char *name)
{
  /* Translators: %1$u is the number of a round, %2$s the name of a fact card, %3$s that of the player who took it. */
  return g_strdup_printf (_("Round %1$u · %2$s, by %3$s"), round, tp_fact_name (fact), name);
}

char *
tp_part_text (gconstpointer       data,
              JsonNode           *node,
              const char *const  *names,
              guint              *seat)
{
  const TpPosition *position = data;
  TpMove move = { 0 };

  if (node != NULL)
    tp_move_from_json (&move, node);

  *seat = AHU_NOBODY;
  if (position->fact != TP_NO_FACT)
    {
      *seat = position->active;
      return card_text (position->round, position->fact, ahu_name_of (names, position->active));
    }
  if (move.type == TP_MOVE_FACT && position->step == TP_STEP_FACT)
    {
      *seat = position->actor;
      return card_text (position->round, move.what, ahu_name_of (names, position->actor));
    }
  if (position->step == TP_STEP_REVEAL)
    /* Translators: %u is the number of a round; before its cards the markets are filled. */
    return g_strdup_printf (_("Round %u · Replacement"), position->round);

  return tp_place_text (position);
}

static gboolean
is_refraining (const TpMove *move)
{
  return move->type == TP_MOVE_DONE || move->type == TP_MOVE_PASS;
}

static gboolean
goes_on (const TpMove *first,
         const TpMove *move)
{
  if (tp_move_is_taking (first))
    return tp_move_is_taking (move);
  if (is_refraining (first))
    return move->type == first->type;
  if (first->type == TP_MOVE_REVEAL || first->type == TP_MOVE_FACT)
    return FALSE;

  return move->player == first->player && move->type != TP_MOVE_REVEAL && move->type != TP_MOVE_FACT;
}

guint
tp_line_end (AhuHistory *history,
             guint       first,
             guint       end)
{
  TpMove begins = tp_history_move (history, first);
  guint ply;

  for (ply = first + 1; ply < end; ply++)
    {
      TpMove move = tp_history_move (history, ply);

      if (!goes_on (&begins, &move))
        break;
    }

  return ply;
}

/* Who passes, or is done, and nothing else. */
static char *
refraining_sentence (AhuHistory        *history,
                     guint              first,
                     guint              end,
                     const char *const *names)
{
  TpMove move = tp_history_move (history, first);
  g_autoptr (GPtrArray) list = g_ptr_array_new ();
  g_autofree char *text = NULL;

  if (end - first == 1)
    return tp_move_sentence (ahu_history_get_position (history, first), &move, names);

  for (guint ply = first; ply < end; ply++)
    g_ptr_array_add (list, (gpointer) ahu_name_of (names, tp_history_move (history, ply).player));
  text = tp_list_text ((const char *const *) list->pdata, list->len);
  /* Translators: %s are two players or more. */
  return move.type == TP_MOVE_PASS ? g_strdup_printf (_("%s pass."), text)
                                   /* Translators: %s are two players or more, who have finished placing. */
                                   : g_strdup_printf (_("%s are done."), text);
}

/* The move doesn't say which rug is taken: only one lies in the market (T4.7). */
static guint
find_taken (const TpPosition *before,
            const TpMove     *move)
{
  if (move->type == TP_MOVE_PALM)
    return TP_PALM;

  return move->type == TP_MOVE_QUARRY ? move->piece : before->market[TP_RUG_2] > 0 ? TP_RUG_2 : TP_RUG_3;
}

/* All that was taken one after the other, as if at once: who took it, in that order. */
static void
add_takings (AhuHistory        *history,
             guint              first,
             guint              end,
             const char *const *names,
             GStrvBuilder      *sentences)
{
  TpEventList takings = { 0 };
  g_auto (GStrv) merged = NULL;

  for (guint ply = first; ply < end; ply++)
    {
      TpMove move = tp_history_move (history, ply);
      TpEvent event = { .type = TP_EVENT_TAKES, .player = move.player, .count = 1 };
      guint i = 0;

      if (move.type == TP_MOVE_ENOUGH)
        continue;
      event.piece = (guint8) find_taken (ahu_history_get_position (history, ply), &move);
      while (i < takings.n && (takings.events[i].player != event.player || takings.events[i].piece != event.piece))
        i++;
      if (i < takings.n)
        takings.events[i].count++;
      else
        tp_events_add (&takings, event);
    }
  merged = tp_events_sentences (takings.events, takings.n, names, NULL);
  g_strv_builder_addv (sentences, (const char **) merged);
}

/* Which of @made a move adds to: equal pieces in the same place are told as so many, equal tiles only where
 * they lie one on the other. Returns: its index, the length of @made if there is none */
static guint
find_equal (GArray       *made,
            const TpMove *move)
{
  for (guint i = made->len; i > 0; i--)
    {
      const TpMove *other = &g_array_index (made, TpMove, i - 1);

      if (other->site != move->site)
        continue;
      if (other->piece == move->piece && other->place == move->place)
        return i - 1;
      if (move->piece >= TP_LOOSE_PIECES && other->piece >= TP_LOOSE_PIECES)
        break;
    }

  return made->len;
}

/* Returns: (transfer full) (element-type TpMove): what one player placed in a row, equal pieces together */
static GArray *
gather_placings (AhuHistory *history,
                 guint       first,
                 guint       end)
{
  GArray *made = g_array_new (FALSE, FALSE, sizeof (TpMove));

  for (guint ply = first; ply < end; ply++)
    {
      TpMove move = tp_history_move (history, ply);
      guint i = find_equal (made, &move);

      move.count = MAX (move.count, 1);
      if (i < made->len)
        g_array_index (made, TpMove, i).count += move.count;
      else
        g_array_append_val (made, move);
    }

  return made;
}

static char *
placing_text (const TpMove *move)
{
  g_autofree char *pieces = tp_pieces_object_text (move->piece, move->count);

  if (move->piece >= TP_LOOSE_PIECES)
    /* Translators: in a list of what somebody places where: %1$s is such as “a quarry with 3 circles”, %2$d the number of a site. */
    return g_strdup_printf (_("%1$s on site %2$d"), pieces, move->site + 1);

  /* Translators: in a list of what somebody places where: %1$s is such as “2 captives”, %2$d the number of a site, %3$s a place there, such as “floor M” or “base”. */
  return g_strdup_printf (_("%1$s on site %2$d (%3$s)"), pieces, move->site + 1, tp_place_name (move->place));
}

/* What one player placed in a row. */
static char *
placing_sentence (AhuHistory        *history,
                  guint              first,
                  guint              end,
                  const char *const *names)
{
  g_autoptr (GArray) made = gather_placings (history, first, end);
  const TpMove *begins = &g_array_index (made, TpMove, 0);
  g_autoptr (GPtrArray) list = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *text = NULL;

  if (made->len == 1)
    return tp_move_sentence (ahu_history_get_position (history, first), begins, names);

  for (guint i = 0; i < made->len; i++)
    g_ptr_array_add (list, placing_text (&g_array_index (made, TpMove, i)));
  text = tp_list_text ((const char *const *) list->pdata, list->len);

  /* Translators: %1$s is a player's name, %2$s a list such as “2 captives on site 1 (floor M) and 1 captive on site 2 (floor O)”. */
  return g_strdup_printf (_("%1$s places %2$s."), ahu_name_of (names, begins->player), text);
}

/* One move of a line, or all the placings in a row that begin with it; who has done something is
 * not said to be done. Returns: the move after them */
static guint
add_doing (AhuHistory        *history,
           guint              ply,
           guint              end,
           gboolean           is_first,
           const char *const *names,
           GStrvBuilder      *sentences)
{
  TpMove move = tp_history_move (history, ply);
  g_autofree char *sentence = NULL;
  guint next = ply + 1;

  if ((move.type == TP_MOVE_DONE && !is_first) || tp_move_is_event (&move))
    return next;
  while (move.type == TP_MOVE_BUILD && next < end && tp_history_move (history, next).type == TP_MOVE_BUILD)
    next++;
  sentence = move.type == TP_MOVE_BUILD
               ? placing_sentence (history, ply, next, names)
               : tp_move_sentence (ahu_history_get_position (history, ply), &move, names);
  g_strv_builder_add (sentences, sentence);

  return next;
}

static void
list_events (AhuHistory  *history,
             guint        ply,
             TpEventList *events)
{
  TpPosition position = *(const TpPosition *) ahu_history_get_position (history, ply);
  TpMove move = tp_history_move (history, ply);

  events->n = 0;
  tp_apply (&position, &move, events);
}

/* Where the next round begins among the events, behind all of them if it doesn't. */
static guint
find_round (const TpEventList *events)
{
  guint i = 0;

  while (i < events->n && events->events[i].type != TP_EVENT_ROUND)
    i++;

  return i;
}

/* What moves brought besides themselves; the replacement belongs to the next round, if there is
 * one. */
static void
add_events (AhuHistory        *history,
            guint              first,
            guint              end,
            const char *const *names,
            GStrvBuilder      *sentences)
{
  TpEventList all = { 0 };
  g_auto (GStrv) merged = NULL;

  for (guint ply = first; ply < end; ply++)
    {
      TpMove move = tp_history_move (history, ply);
      const TpPosition *after = ahu_history_get_position (history, ply + 1);
      TpEventList events;
      guint n;

      list_events (history, ply, &events);
      n = after->step == TP_STEP_OVER ? events.n : find_round (&events);
      for (guint i = 0; i < n; i++)
        if (!tp_event_is_move (&events.events[i], &move))
          tp_events_add (&all, events.events[i]);
    }
  merged = tp_events_sentences (all.events, all.n, names, NULL);
  g_strv_builder_addv (sentences, (const char **) merged);
}

static void
add_replacement (AhuHistory        *history,
                 guint              first,
                 const char *const *names,
                 GStrvBuilder      *sentences)
{
  TpEventList events;
  g_auto (GStrv) merged = NULL;
  guint round;

  if (first == 0)
    return;

  list_events (history, first - 1, &events);
  round = find_round (&events);
  merged = tp_events_sentences (events.events + round, events.n - round, names, NULL);
  g_strv_builder_addv (sentences, (const char **) merged);
}

static void
add_line (AhuHistory        *history,
          guint              first,
          guint              end,
          const char *const *names,
          GStrvBuilder      *sentences)
{
  TpMove move = tp_history_move (history, first);

  add_replacement (history, first, names, sentences);
  if (is_refraining (&move))
    {
      g_autofree char *sentence = refraining_sentence (history, first, end, names);

      g_strv_builder_add (sentences, sentence);
    }
  else if (tp_move_is_taking (&move))
    {
      add_takings (history, first, end, names, sentences);
      for (guint ply = first; ply < end; ply++)
        if (tp_history_move (history, ply).type == TP_MOVE_ENOUGH)
          add_doing (history, ply, end, TRUE, names, sentences);
    }
  else
    {
      for (guint ply = first; ply < end;)
        ply = add_doing (history, ply, end, ply == first, names, sentences);
    }
  add_events (history, first, end, names, sentences);
}

char *
tp_describe_part (AhuHistory        *history,
                  guint              first,
                  guint              end,
                  const char *const *names,
                  const AhuViewer   *viewer)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) sentences = NULL;

  g_return_val_if_fail (history != NULL && names != NULL, NULL);

  while (first < end)
    {
      guint next = tp_line_end (history, first, end);

      add_line (history, first, next, names, builder);
      first = next;
    }
  sentences = g_strv_builder_end (builder);

  return g_strjoinv (C_("sentences", " "), sentences);
}

char *
tp_line_drawing (AhuHistory *history,
                 guint       first,
                 guint       end)
{
  TpMove move;

  g_return_val_if_fail (history != NULL && first < end, NULL);

  move = tp_history_move (history, first);
  switch ((TpMoveType) move.type)
    {
    case TP_MOVE_REVEAL:
      return g_strdup ("tapati-quarry");
    case TP_MOVE_FACT:
      return g_strdup (tp_fact_drawing (move.what));
    case TP_MOVE_PALM:
    case TP_MOVE_ENOUGH:
      return g_strdup (tp_piece_drawing (TP_PALM));
    case TP_MOVE_QUARRY:
    case TP_MOVE_AWARD:
    case TP_MOVE_BUILD:
      return g_strdup (tp_piece_drawing (move.piece));
    case TP_MOVE_RUG:
      return g_strdup (tp_piece_drawing (TP_RUG_2));
    case TP_MOVE_SCORE:
      return g_strdup (tp_fact_drawing (TP_MOAI_CARD));
    case TP_MOVE_EXCHANGE:
    case TP_MOVE_PASS:
    case TP_MOVE_DONE:
    case TP_MOVES:
    default:
      return NULL;
    }
}

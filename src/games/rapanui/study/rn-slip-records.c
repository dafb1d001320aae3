/* rn-slip-records.c: which other record explains a difference
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/study/rn-slip-records.h"

#include <glib/gi18n.h>

#include "games/rapanui/engine/rn-rules.h"
#include "games/rapanui/notation/rn-names.h"
#include "games/rapanui/study/rn-slips-private.h"

/* The other move; none where the slip can only have happened at the table. A refill is
 * seen by everybody, card by card. */
static gboolean
read_change (const RnSlips *self,
             RnSlipRecord  *record)
{
  const RnSlip *slip = &record->slip;

  record->ply = slip->plies[0];
  record->way = RN_SLIP_CHANGE;
  if (slip->type == RN_SLIP_NOT_ENTERED)
    {
      record->way = RN_SLIP_ENTER;
      return TRUE;
    }
  record->move = self->moves[record->ply];
  switch (slip->type)
    {
    case RN_SLIP_NOT_BOUGHT:
      record->way = RN_SLIP_REMOVE;
      return TRUE;
    case RN_SLIP_BOUGHT:
      record->way = RN_SLIP_INSERT;
      record->move = (RnMove) { .type = RN_MOVE_BUY, .kind = slip->kind };
      return TRUE;
    case RN_SLIP_BOUGHT_OTHER:
    case RN_SLIP_OTHER_ADDED:
    case RN_SLIP_OTHER_SUBSTITUTE:
      record->move.kind = slip->other_kind;
      return TRUE;
    case RN_SLIP_OTHER_REWARD:
      record->move.kind = record->move.kind == RN_REWARD_WOOD ? RN_REWARD_GLORY : RN_REWARD_WOOD;
      return TRUE;
    case RN_SLIP_OTHER_PLAY:
      record->move.kind = slip->other_kind;
      record->move.count = slip->amount;
      return TRUE;
    case RN_SLIP_OTHER_DRAW:
      record->move.column = slip->other_kind;
      return TRUE;
    default:
      return FALSE;
    }
}

static gboolean
go (RnPosition   *position,
    const RnMove *move)
{
  if (rn_check (position, move).code != RN_OK)
    return FALSE;
  rn_apply (position, move, NULL);

  return TRUE;
}

/* Whether all later moves fit, and the table is then as the slip says. */
static gboolean
fits (const RnSlips      *self,
      const RnSlipRecord *record)
{
  RnPosition end = self->positions[record->ply];
  guint next = record->ply + (record->way == RN_SLIP_INSERT ? 0 : 1);
  RnCount is;
  RnCount recorded;

  if (record->way == RN_SLIP_ENTER)
    return TRUE;
  if (record->way != RN_SLIP_REMOVE && !go (&end, &record->move))
    return FALSE;
  for (guint i = next; i < self->n_moves; i++)
    if (!go (&end, &self->moves[i]))
      return FALSE;
  rn_count_position (&is, &end);
  rn_count_position (&recorded, rn_slips_get_position (self));
  rn_count_subtract (&is, &is, &recorded);

  return memcmp (&is, &record->slip.delta, sizeof is) == 0;
}

/* What @player has, of a difference. */
static void
read_player (const RnCount *difference,
             guint          player,
             gint16         cells[RN_COUNT_FIELDS])
{
  for (guint field = 0; field < RN_COUNT_FIELDS; field++)
    cells[field] = difference->cells[rn_count_cell (player, field)];
}

static gboolean
is_nothing (const gint16 cells[RN_COUNT_FIELDS])
{
  for (guint field = 0; field < RN_COUNT_FIELDS; field++)
    if (cells[field] != 0)
      return FALSE;

  return TRUE;
}

/* What nobody counted in the middle of the table fits, as does what the slip has not touched. */
static gboolean
fits_middle (const RnCount *delta,
             const RnCount *difference)
{
  for (guint cell = 0; cell < RN_COUNT_PLAYERS; cell++)
    if (delta->cells[cell] != 0 && difference->cells[cell] != 0 && delta->cells[cell] != difference->cells[cell])
      return FALSE;

  return TRUE;
}

/* Whether it explains all of what somebody has otherwise, and makes nobody else differ. */
static gboolean
explains (const RnCount *delta,
          const RnCount *difference)
{
  guint n = 0;

  for (guint player = 0; player < difference->n_players; player++)
    {
      gint16 changed[RN_COUNT_FIELDS];
      gint16 counted[RN_COUNT_FIELDS];

      read_player (delta, player, changed);
      read_player (difference, player, counted);
      if (is_nothing (changed))
        continue;
      if (memcmp (changed, counted, sizeof changed) != 0)
        return FALSE;
      n++;
    }
  if (n == 0)
    return memcmp (delta, difference, sizeof *delta) == 0;

  return fits_middle (delta, difference);
}

/* One next move stands for all that would look the same. */
static gboolean
is_told (const RnSlipRecord *records,
         guint               n,
         const RnSlipRecord *record)
{
  for (guint i = 0; i < n; i++)
    if (records[i].way == RN_SLIP_ENTER && record->way == RN_SLIP_ENTER)
      return TRUE;

  return FALSE;
}

guint
rn_slips_find_records (const RnSlips *self,
                       const RnCount *difference,
                       RnSlipRecord   records[RN_SLIP_MAX_RECORDS])
{
  guint n = 0;

  if (rn_count_is_zero (difference))
    return 0;

  for (guint i = 0; i < self->all->len && n < RN_SLIP_MAX_RECORDS; i++)
    {
      RnSlipRecord *record = &records[n];

      *record = (RnSlipRecord) { .slip = g_array_index (self->all, RnSlip, i) };
      if (explains (&record->slip.delta, difference) && read_change (self, record) && !is_told (records, n, record) &&
          fits (self, record))
        n++;
    }

  return n;
}

static char *
change_label (const RnSlipRecord *record,
              guint               turn)
{
  const char *kind;

  switch (record->move.type)
    {
    case RN_MOVE_REWARD:
      if (record->move.kind == RN_REWARD_WOOD)
        /* Translators: on a button; %u is the number of a turn: it opens the correction with this
         * choice in it. */
        return g_strdup_printf (_("Correct turn %u to wood"), turn);
      /* Translators: on a button; %u is the number of a turn: it opens the correction with this
       * choice in it. */
      return g_strdup_printf (_("Correct turn %u to glory points"), turn);
    case RN_MOVE_DRAW:
      /* Translators: on a button; %1$u is the number of a turn, %2$d that of a column from which a
       * card was drawn. */
      return g_strdup_printf (_("Correct turn %1$u to column %2$d"), turn, record->move.column + 1);
    case RN_MOVE_PLAY:
      kind = rn_kind_name (record->move.kind);
      if (record->move.count > 1)
        /* Translators: on a button; %1$u is the number of a turn, %2$u how many cards of the kind %3$s
         * were played. */
        return g_strdup_printf (_("Correct turn %1$u to %2$u × %3$s"), turn, record->move.count, kind);
      break;
    case RN_MOVE_BUY:
    case RN_MOVE_ADD:
    case RN_MOVE_SUBSTITUTE:
      if (record->move.kind == RN_SACRIFICE_NULL)
        /* Translators: on a button; %u is the number of a turn in which no card was taken. */
        return g_strdup_printf (_("Correct turn %u to nothing taken"), turn);
      kind = rn_sacrifice_name (record->move.kind);
      break;
    default:
      g_return_val_if_reached (NULL);
    }

  /* Translators: on a button; %1$u is the number of a turn, %2$s the kind of a card. */
  return g_strdup_printf (_("Correct turn %1$u to %2$s"), turn, kind);
}

char *
rn_slip_record_label (const RnSlipRecord *record)
{
  guint turn = record->slip.turns[0];

  switch (record->way)
    {
    case RN_SLIP_ENTER:
      return g_strdup (_("Enter it now"));
    case RN_SLIP_INSERT:
      /* Translators: on a button; %1$u is the number of a turn, %2$s the kind of a Sacrifice card. */
      return g_strdup_printf (_("Add to turn %1$u: %2$s bought"), turn, rn_sacrifice_name (record->move.kind));
    case RN_SLIP_REMOVE:
      /* Translators: on a button; %u is the number of a turn. */
      return g_strdup_printf (_("Correct turn %u to no purchase"), turn);
    case RN_SLIP_CHANGE:
    default:
      return change_label (record, turn);
    }
}

/* Whose difference it explains, in seating order. */
static char *
list_explained (const RnCount     *delta,
                const char *const *names)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) explained = NULL;

  for (guint player = 0; player < delta->n_players; player++)
    {
      gint16 changed[RN_COUNT_FIELDS];

      read_player (delta, player, changed);
      if (!is_nothing (changed))
        g_strv_builder_add (builder, names[player]);
    }
  explained = g_strv_builder_end (builder);

  return *explained != NULL ? rn_list_names ((const char *const *) explained, g_strv_length (explained)) : NULL;
}

char *
rn_slip_record_sentence (const RnSlipRecord *record,
                         const RnCount      *difference,
                         const char *const  *names)
{
  RnCount rest = { .n_players = difference->n_players };
  g_autofree char *players = list_explained (&record->slip.delta, names);
  g_autofree char *again = NULL;
  g_autofree char *text = NULL;

  if (memcmp (&record->slip.delta, difference, sizeof *difference) == 0)
    return g_strdup (_("That explains the whole difference."));
  for (guint cell = 0; cell < RN_COUNT_PLAYERS; cell++)
    if (difference->cells[cell] == 0)
      rest.cells[cell] = record->slip.delta.cells[cell];
  /* Translators: a player's name, or a list of players. */
  text = g_strdup_printf (_("That explains everything that differs for %s."), players);
  if (rn_count_is_zero (&rest))
    return g_steal_pointer (&text);

  again = rn_count_difference_text (&rest, names);
  /* Translators: %1$s is a sentence, %2$s a list of differences, such as “Supply pile: Fish +1”. */
  return g_strdup_printf (_("%1$s Then this would be different too, so count it again: %2$s."), text, again);
}

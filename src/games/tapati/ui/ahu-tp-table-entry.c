/* ahu-tp-table-entry.c: what is placed on a board of the table page, and taken back
 *
 * Taking back changes or removes the move in which it was placed: what others have placed since
 * stays as it is (T8.7).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include <glib/gi18n.h>

#include "games/tapati/engine/tp-json.h"
#include "games/tapati/ui/ahu-tp-board-words.h"
#include "games/tapati/ui/ahu-tp-table-private.h"

/* Where the moves of the running fact begin, or in the Tapati what was taken last is placed: what was exchanged
 * before that is done. G_MAXUINT between facts. */
static guint
find_fact (AhuSession *session)
{
  AhuHistory *history = ahu_session_get_history (session);
  const TpPosition *position = ahu_session_get_position (session);
  guint ply = ahu_history_get_ply (history);

  if (position->fact == TP_NO_FACT)
    return G_MAXUINT;
  for (; ply > 0; ply--)
    {
      const TpPosition *before = ahu_history_get_position (history, ply - 1);

      TpMove move;

      if (before->fact != position->fact || before->round != position->round)
        return ply - 1;
      tp_move_from_json (&move, ahu_history_get_move (history, ply - 1));
      if (move.type == TP_MOVE_EXCHANGE)
        return ply;
    }

  return 0;
}

const TpPosition *
ahu_tp_table_find_before (AhuTpTable *self)
{
  AhuSession *session = ahu_table_get_session (AHU_TABLE (self));
  guint ply = find_fact (session);

  /* Against computers nothing is corrected: Undo goes back. */
  return ply != G_MAXUINT && !ahu_table_practises (AHU_TABLE (self))
           ? ahu_history_get_position (ahu_session_get_history (session), ply) : NULL;
}

static guint
find_seat (AhuTpTable *self,
           AhuTpBoard *board)
{
  guint seat = 0;

  while (ahu_tp_boards_get_board (AHU_TP_BOARDS (self->boards), seat) != board)
    seat++;

  return seat;
}

static void
play_cb (AhuTpTable   *self,
         const TpMove *moves,
         guint         n,
         AhuTpBoard   *board)
{
  g_autoptr (GPtrArray) group = g_ptr_array_new_with_free_func ((GDestroyNotify) json_node_unref);

  self->seat = find_seat (self, board);
  for (guint i = 0; i < n; i++)
    g_ptr_array_add (group, tp_move_to_json (&moves[i]));
  ahu_table_play_group (AHU_TABLE (self), group);
}

/* Of loose pieces the same one at the same place, of tiles any. */
static gboolean
is_placing (const TpMove *move,
            const TpMove *pattern)
{
  if (move->type != TP_MOVE_BUILD || move->player != pattern->player || move->site != pattern->site)
    return FALSE;

  return pattern->piece < TP_LOOSE_PIECES ? move->piece == pattern->piece && move->place == pattern->place
                                          : move->piece >= TP_LOOSE_PIECES && move->piece < TP_PIECES;
}

/* The last move of the fact by which such a thing was placed. */
static gboolean
find_last (AhuSession   *session,
           const TpMove *pattern,
           guint        *ply,
           TpMove       *move)
{
  AhuHistory *history = ahu_session_get_history (session);
  guint first = find_fact (session);

  for (*ply = ahu_history_get_ply (history); *ply > first;)
    {
      (*ply)--;
      tp_move_from_json (move, ahu_history_get_move (history, *ply));
      if (is_placing (move, pattern))
        return TRUE;
    }

  return FALSE;
}

/* Takes so many back of what one move has placed; all of it where these are no fewer.
 * Returns: (transfer full): the game without them */
static AhuCorrection *
correct (AhuSession *session,
         guint       ply,
         TpMove     *move,
         guint       count)
{
  g_autoptr (AhuCorrection) beginning = ahu_history_correct (ahu_session_get_history (session), ply);
  g_autoptr (JsonNode) fewer = NULL;

  if (move->piece >= TP_LOOSE_PIECES || count >= move->count)
    return ahu_correction_remove (beginning);
  move->count = (guint8) (move->count - count);
  fewer = tp_move_to_json (move);

  return ahu_correction_change (beginning, fewer);
}

static void
take_back_cb (AhuTpTable *self,
              guint       site,
              guint       place,
              guint       piece,
              guint       count,
              AhuTpBoard *board)
{
  AhuSession *session = ahu_table_get_session (AHU_TABLE (self));
  TpMove pattern = { .player = (guint8) find_seat (self, board), .site = (guint8) site, .place = (guint8) place,
                     .piece = (guint8) piece };
  TpMove move;
  guint ply;

  self->seat = pattern.player;
  while (count > 0 && find_last (session, &pattern, &ply, &move))
    {
      guint n = piece < TP_LOOSE_PIECES ? MIN (move.count, count) : 1;
      g_autoptr (AhuCorrection) correction = correct (session, ply, &move, n);
      const AhuRefusal *conflict = ahu_correction_get_conflict (correction);
      g_autoptr (AhuRefusal) refusal = NULL;

      if (conflict != NULL)
        {
          ahu_table_refuse (AHU_TABLE (self), conflict->message, conflict->rule);
          return;
        }
      refusal = ahu_session_accept (session, g_steal_pointer (&correction));
      if (refusal != NULL)
        {
          ahu_table_refuse (AHU_TABLE (self), refusal->message, refusal->rule);
          return;
        }
      count -= n;
    }
}

static void
refused_cb (AhuTpTable     *self,
            const TpReason *reason)
{
  g_autofree char *words = ahu_tp_reason_words (reason, ahu_session_get_names (ahu_table_get_session (AHU_TABLE (self))));

  if (words != NULL)
    ahu_table_refuse (AHU_TABLE (self), words, NULL);
}

/* What the board has left over: a key that takes back has found nothing that can be. */
static gboolean
press_key (AhuTable *table,
           guint     keyval,
           gboolean *done)
{
  if (keyval != GDK_KEY_Delete && keyval != GDK_KEY_KP_Delete && keyval != GDK_KEY_BackSpace)
    return FALSE;
  if (!ahu_table_has_focus_inside (table, AHU_TP_TABLE (table)->boards) || ahu_table_practises (table))
    return FALSE;

  ahu_table_refuse (table, _("Only what was placed in the present fact can be taken back."), "T3.1");
  *done = TRUE;

  return TRUE;
}

void
ahu_tp_table_class_init_entry (AhuTableClass *table_class)
{
  table_class->key = press_key;
}

void
ahu_tp_table_listen_to_board (AhuTpTable *self,
                              AhuTpBoard *board)
{
  g_signal_connect_object (board, "play", G_CALLBACK (play_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "take-back", G_CALLBACK (take_back_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "refused", G_CALLBACK (refused_cb), self, G_CONNECT_SWAPPED);
}

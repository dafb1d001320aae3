/* ahu-rn-log-turn.c: one turn of the log: its heading and its lines
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "app/rapanui/ahu-rn-log-turn.h"

#include <glib/gi18n.h>

#include "app/rapanui/ahu-rn-log-line.h"
#include "app/rapanui/ahu-rn-open-cards.h"
#include "core/ahu-name.h"

/* More lines would push the game itself out of sight: they are folded. */
#define MAX_STRUCK 3

struct _AhuRnLogTurn
{
  GObject parent_instance;

  guint first;
  guint end;
  GListStore *lines;
};

G_DEFINE_FINAL_TYPE (AhuRnLogTurn, ahu_rn_log_turn, G_TYPE_OBJECT)

static void
append (AhuRnLogTurn     *self,
        AhuRnLogLineType  type,
        guint             ply,
        const char       *text,
        const char       *colour)
{
  g_autoptr (AhuRnLogLine) line = ahu_rn_log_line_new (type, ply, text, colour);

  g_list_store_append (self->lines, line);
}

static void
append_heading (AhuRnLogTurn *self,
                AhuSession   *session)
{
  const AhuGame *game = ahu_session_get_game (session);
  gconstpointer position = ahu_history_get_position (ahu_session_get_history (session), self->first);
  guint player = game->active (position);
  const char *const *colours = ahu_record_get_colours (ahu_session_get_record (session));
  g_autofree char *text = NULL;

  /* Translators: heading of a turn in the log: a player’s name and the number of the turn */
  text = g_strdup_printf (_("%s, turn %u"), ahu_session_get_names (session)[player],
                          game->turn (position));
  append (self, AHU_RN_LOG_HEADING, self->first, text, colours[player]);
}

static AhuViewer
make_viewer (AhuSession *session)
{
  return (AhuViewer) { ahu_session_get_position (session), ahu_rn_open_cards_get_agreed (session) };
}

/* Nothing of a game that has been played to its end and is looked at is left to memory. */
static char *
tell_move (AhuSession      *session,
           guint            index,
           const AhuViewer *viewer)
{
  AhuHistory *history = ahu_session_get_history (session);
  gboolean finished = ahu_session_get_read_only (session) && ahu_history_is_finished (history);
  g_auto (GStrv) lines = NULL;

  lines = ahu_session_get_game (session)->describe_move (ahu_history_get_position (history, index),
                                                         g_ptr_array_index (ahu_history_get_moves (history), index),
                                                         ahu_session_get_names (session),
                                                         finished ? NULL : viewer);

  return g_strjoinv ("\n", lines);
}

static void
append_move (AhuRnLogTurn    *self,
             AhuSession      *session,
             guint            index,
             const AhuViewer *viewer)
{
  g_autofree char *text = tell_move (session, index, viewer);

  append (self, AHU_RN_LOG_MOVE, index, text, NULL);
}

static void
append_fold (AhuRnLogTurn *self,
             guint         index,
             guint         n)
{
  /* Translators: a line of the log; so many moves were struck through by a correction, and choosing the line shows them. */
  g_autofree char *text = g_strdup_printf (ngettext ("%u move taken back …", "%u moves taken back …", n), n);

  append (self, AHU_RN_LOG_FOLD, index, text, NULL);
}

/* Nobody asks what was corrected once the game is over. */
static void
append_struck (AhuRnLogTurn *self,
               AhuSession   *session,
               guint         index,
               GHashTable   *unfolded)
{
  g_autoptr (GPtrArray) struck = NULL;

  if (ahu_session_is_over (session))
    return;
  struck = ahu_rn_log_turn_list_struck (session, index);
  if (struck->len > MAX_STRUCK)
    append_fold (self, index, struck->len);
  if (struck->len <= MAX_STRUCK || g_hash_table_contains (unfolded, GUINT_TO_POINTER (index)))
    for (guint i = 0; i < struck->len; i++)
      g_list_store_append (self->lines, struck->pdata[i]);
}

static void
ahu_rn_log_turn_dispose (GObject *object)
{
  AhuRnLogTurn *self = AHU_RN_LOG_TURN (object);

  g_clear_object (&self->lines);

  G_OBJECT_CLASS (ahu_rn_log_turn_parent_class)->dispose (object);
}

static void
ahu_rn_log_turn_class_init (AhuRnLogTurnClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ahu_rn_log_turn_dispose;
}

static void
ahu_rn_log_turn_init (AhuRnLogTurn *self)
{
  self->lines = g_list_store_new (AHU_TYPE_RN_LOG_LINE);
}

AhuRnLogTurn *
ahu_rn_log_turn_new (AhuSession *session,
                     guint       first,
                     GHashTable *unfolded)
{
  AhuRnLogTurn *self = g_object_new (AHU_TYPE_RN_LOG_TURN, NULL);
  AhuHistory *history = ahu_session_get_history (session);
  const AhuGame *game = ahu_session_get_game (session);
  guint turn = game->turn (ahu_history_get_position (history, first));
  guint ply = ahu_history_get_ply (history);
  AhuViewer viewer = make_viewer (session);

  self->first = first;
  append_heading (self, session);
  for (self->end = first;
       self->end <= ply && game->turn (ahu_history_get_position (history, self->end)) == turn;
       self->end++)
    {
      append_struck (self, session, self->end, unfolded);
      if (self->end == ply)
        break;
      append_move (self, session, self->end, &viewer);
    }

  return self;
}

gboolean
ahu_rn_log_turn_is_struck (AhuSession *session)
{
  const AhuGame *game;
  AhuHistory *history;
  GPtrArray *struck;
  guint ply;

  g_return_val_if_fail (AHU_IS_SESSION (session), FALSE);

  game = ahu_session_get_game (session);
  history = ahu_session_get_history (session);
  struck = ahu_history_get_struck (history);
  ply = ahu_history_get_ply (history);
  if (ahu_session_is_over (session) ||
      (ply > 0 && game->turn (ahu_history_get_position (history, ply - 1)) ==
                  game->turn (ahu_history_get_position (history, ply))))
    return FALSE;
  for (guint i = 0; i < struck->len; i++)
    if (((AhuStruckLine *) g_ptr_array_index (struck, i))->before == ply)
      return TRUE;

  return FALSE;
}

void
ahu_rn_log_turn_retell (AhuRnLogTurn *self,
                        AhuSession   *session)
{
  GListModel *lines;
  AhuViewer viewer;

  g_return_if_fail (AHU_IS_RN_LOG_TURN (self));
  g_return_if_fail (AHU_IS_SESSION (session));

  lines = G_LIST_MODEL (self->lines);
  viewer = make_viewer (session);
  for (guint i = 0; i < g_list_model_get_n_items (lines); i++)
    {
      g_autoptr (AhuRnLogLine) line = g_list_model_get_item (lines, i);
      g_autofree char *text = NULL;

      if (ahu_rn_log_line_get_line_type (line) != AHU_RN_LOG_MOVE)
        continue;
      text = tell_move (session, ahu_rn_log_line_get_ply (line), &viewer);
      ahu_rn_log_line_set_text (line, text);
    }
}

GPtrArray *
ahu_rn_log_turn_list_struck (AhuSession *session,
                             guint       ply)
{
  GPtrArray *struck = ahu_history_get_struck (ahu_session_get_history (session));
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < struck->len; i++)
    {
      const AhuStruckLine *line = g_ptr_array_index (struck, i);
      g_autofree char *text = line->before == ply ? ahu_line_printable (line->text) : NULL;

      if (text != NULL)
        g_ptr_array_add (lines, ahu_rn_log_line_new (AHU_RN_LOG_STRUCK, ply, text, NULL));
    }

  return lines;
}

guint
ahu_rn_log_turn_get_end (AhuRnLogTurn *self)
{
  g_return_val_if_fail (AHU_IS_RN_LOG_TURN (self), 0);

  return self->end;
}

GListModel *
ahu_rn_log_turn_get_lines (AhuRnLogTurn *self)
{
  g_return_val_if_fail (AHU_IS_RN_LOG_TURN (self), NULL);

  return G_LIST_MODEL (self->lines);
}

void
ahu_rn_log_turn_add_lines (AhuRnLogTurn *self,
                           GPtrArray    *lines)
{
  GListModel *own;

  g_return_if_fail (AHU_IS_RN_LOG_TURN (self));
  g_return_if_fail (lines != NULL);

  own = G_LIST_MODEL (self->lines);
  for (guint i = 0; i < g_list_model_get_n_items (own); i++)
    g_ptr_array_add (lines, g_list_model_get_item (own, i));
}

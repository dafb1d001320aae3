/* ahu-rn-log-turn.c: one turn of the log: its heading and its lines
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "app/rapanui/ahu-rn-log-turn.h"

#include <glib/gi18n.h>

#include "app/rapanui/ahu-rn-log-line.h"

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

static void
append_move (AhuRnLogTurn *self,
             AhuSession   *session,
             guint         index)
{
  AhuHistory *history = ahu_session_get_history (session);
  const AhuGame *game = ahu_session_get_game (session);
  g_auto (GStrv) lines = NULL;
  g_autofree char *text = NULL;

  lines = game->describe_move (ahu_history_get_position (history, index),
                               g_ptr_array_index (ahu_history_get_moves (history), index),
                               ahu_session_get_names (session));
  text = g_strjoinv ("\n", lines);
  append (self, AHU_RN_LOG_MOVE, index, text, NULL);
}

/* Nobody asks what was corrected once the game is over. */
static void
append_struck (AhuRnLogTurn *self,
               AhuSession   *session,
               guint         index)
{
  GPtrArray *struck = ahu_history_get_struck (ahu_session_get_history (session));

  if (ahu_session_is_over (session))
    return;
  for (guint i = 0; i < struck->len; i++)
    {
      const AhuStruckLine *line = g_ptr_array_index (struck, i);

      if (line->before == index)
        append (self, AHU_RN_LOG_STRUCK, index, line->text, NULL);
    }
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
                     guint       first)
{
  AhuRnLogTurn *self = g_object_new (AHU_TYPE_RN_LOG_TURN, NULL);
  AhuHistory *history = ahu_session_get_history (session);
  const AhuGame *game = ahu_session_get_game (session);
  guint turn = game->turn (ahu_history_get_position (history, first));
  guint ply = ahu_history_get_ply (history);

  self->first = first;
  append_heading (self, session);
  for (self->end = first;
       self->end <= ply && game->turn (ahu_history_get_position (history, self->end)) == turn;
       self->end++)
    {
      append_struck (self, session, self->end);
      if (self->end == ply)
        break;
      append_move (self, session, self->end);
    }

  return self;
}

guint
ahu_rn_log_turn_get_first (AhuRnLogTurn *self)
{
  g_return_val_if_fail (AHU_IS_RN_LOG_TURN (self), 0);

  return self->first;
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

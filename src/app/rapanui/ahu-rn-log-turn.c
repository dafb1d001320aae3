/* ahu-rn-log-turn.c: one turn of the log: its heading and its lines
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "app/rapanui/ahu-rn-log-turn.h"

#include <glib/gi18n.h>

struct _AhuRnLogTurn
{
  GObject parent_instance;

  guint first;
  guint end;
  char *colour;
  char *heading;
  char *text;
};

G_DEFINE_FINAL_TYPE (AhuRnLogTurn, ahu_rn_log_turn, G_TYPE_OBJECT)

static void
append_move (GString    *text,
             AhuSession *session,
             guint       index)
{
  AhuHistory *history = ahu_session_get_history (session);
  const AhuGame *game = ahu_session_get_game (session);
  g_auto (GStrv) lines = NULL;

  lines = game->describe_move (ahu_history_get_position (history, index),
                               g_ptr_array_index (ahu_history_get_moves (history), index),
                               ahu_session_get_names (session));
  for (guint i = 0; lines[i] != NULL; i++)
    {
      if (text->len > 0)
        g_string_append_c (text, '\n');
      g_string_append (text, lines[i]);
    }
}

static void
ahu_rn_log_turn_finalize (GObject *object)
{
  AhuRnLogTurn *self = AHU_RN_LOG_TURN (object);

  g_free (self->colour);
  g_free (self->heading);
  g_free (self->text);

  G_OBJECT_CLASS (ahu_rn_log_turn_parent_class)->finalize (object);
}

static void
ahu_rn_log_turn_class_init (AhuRnLogTurnClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ahu_rn_log_turn_finalize;
}

static void
ahu_rn_log_turn_init (AhuRnLogTurn *self)
{
}

AhuRnLogTurn *
ahu_rn_log_turn_new (AhuSession *session,
                     guint       first)
{
  AhuRnLogTurn *self = g_object_new (AHU_TYPE_RN_LOG_TURN, NULL);
  AhuHistory *history = ahu_session_get_history (session);
  const AhuGame *game = ahu_session_get_game (session);
  gconstpointer position = ahu_history_get_position (history, first);
  guint turn = game->turn (position);
  guint player = game->active (position);
  guint ply = ahu_history_get_ply (history);
  g_autoptr (GString) text = g_string_new (NULL);

  self->first = first;
  for (self->end = first;
       self->end < ply && game->turn (ahu_history_get_position (history, self->end)) == turn;
       self->end++)
    append_move (text, session, self->end);

  self->colour = g_strdup (ahu_record_get_colours (ahu_session_get_record (session))[player]);
  /* Translators: heading of a turn in the log: a player’s name and the number of the turn */
  self->heading = g_strdup_printf (_("%s, turn %u"), ahu_session_get_names (session)[player], turn);
  self->text = g_strdup (text->str);
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

const char *
ahu_rn_log_turn_get_colour (AhuRnLogTurn *self)
{
  g_return_val_if_fail (AHU_IS_RN_LOG_TURN (self), NULL);

  return self->colour;
}

const char *
ahu_rn_log_turn_get_heading (AhuRnLogTurn *self)
{
  g_return_val_if_fail (AHU_IS_RN_LOG_TURN (self), NULL);

  return self->heading;
}

const char *
ahu_rn_log_turn_get_text (AhuRnLogTurn *self)
{
  g_return_val_if_fail (AHU_IS_RN_LOG_TURN (self), NULL);

  return self->text;
}

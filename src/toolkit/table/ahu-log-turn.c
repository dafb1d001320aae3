/* ahu-log-turn.c: one turn of the log: its heading and its lines
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/table/ahu-log-turn.h"

#include <glib/gi18n.h>

#include "core/base/ahu-name.h"
#include "core/history/ahu-turns.h"
#include "toolkit/game/ahu-game-ui.h"
#include "toolkit/table/ahu-log-line.h"

/* More lines would push the game itself out of sight: they are folded. */
#define MAX_STRUCK 3

struct _AhuLogTurn
{
  GObject parent_instance;

  guint first;
  guint end;
  GListStore *lines;
};

G_DEFINE_FINAL_TYPE (AhuLogTurn, ahu_log_turn, G_TYPE_OBJECT)

/* @colour: (out) (nullable): that of the player */
static char *
tell_heading (AhuLogTurn  *self,
              AhuSession  *session,
              const char **colour)
{
  guint seat;
  char *heading = ahu_history_turn_heading (ahu_session_get_history (session), self->first, &seat);

  *colour = seat != AHU_NOBODY ? ahu_record_get_colours (ahu_session_get_record (session))[seat] : NULL;

  return heading;
}

/* Nothing of a game that has been played to its end and is looked at is left to memory. */
static char *
tell_moves (AhuSession *session,
            guint       first,
            guint       end)
{
  AhuHistory *history = ahu_session_get_history (session);
  gboolean finished = ahu_session_get_read_only (session) && ahu_history_is_finished (history);
  const AhuViewer viewer = ahu_game_ui_get_viewer (session);

  return ahu_history_describe_turn (history, first, end, finished ? NULL : &viewer);
}

/* @heading: (nullable): of the first line of the turn */
static void
append_moves (AhuLogTurn *self,
              AhuSession *session,
              guint       first,
              guint       end,
              const char *heading,
              const char *colour)
{
  g_autofree char *text = tell_moves (session, first, end);
  g_autofree char *drawing = ahu_history_line_drawing (ahu_session_get_history (session), first, end);
  g_autoptr (AhuLogLine) line = ahu_log_line_new (AHU_LOG_MOVE, first, text, colour);

  ahu_log_line_set_drawing (line, drawing);
  if (heading != NULL)
    ahu_log_line_set_heading (line, heading, g_list_model_get_n_items (G_LIST_MODEL (self->lines)) == 0);
  ahu_log_line_set_end (line, end);
  ahu_log_line_set_several (line, first > self->first || end < self->end);
  g_list_store_append (self->lines, line);
}

/* A correction can strike more lines than a game has. */
static void
append_fold (AhuLogTurn *self,
             guint       index,
             guint       n)
{
  /* Translators: a line of the log; so many moves were struck through by a correction, and choosing the line shows them. */
  g_autofree char *text = g_strdup_printf (ngettext ("%u move taken back …", "%u moves taken back …", n), n);
  g_autoptr (AhuLogLine) line = ahu_log_line_new (AHU_LOG_FOLD, index, text, NULL);

  g_list_store_append (self->lines, line);
}

/* Nobody asks what was corrected once the game is over. */
static void
append_struck (AhuLogTurn *self,
               AhuSession *session,
               guint       index,
               GHashTable *unfolded)
{
  g_autoptr (GPtrArray) struck = NULL;

  if (ahu_session_is_over (session))
    return;
  struck = ahu_log_turn_list_struck (session, index);
  if (struck->len > MAX_STRUCK)
    append_fold (self, index, struck->len);
  if (struck->len <= MAX_STRUCK || g_hash_table_contains (unfolded, GUINT_TO_POINTER (index)))
    for (guint i = 0; i < struck->len; i++)
      g_list_store_append (self->lines, struck->pdata[i]);
}

/* What was corrected stands above what is there now. Above its moves alone the heading is a part of their line. */
static void
append_lines (AhuLogTurn *self,
              AhuSession *session,
              const char *heading,
              const char *colour,
              GHashTable *unfolded)
{
  guint first = self->first;

  while (first < self->end)
    {
      guint end = ahu_history_get_line_end (ahu_session_get_history (session), first, self->end);

      for (guint ply = first; ply < end; ply++)
        append_struck (self, session, ply, unfolded);
      append_moves (self, session, first, end, first == self->first ? heading : NULL, colour);
      first = end;
    }
}

static void
ahu_log_turn_dispose (GObject *object)
{
  AhuLogTurn *self = AHU_LOG_TURN (object);

  g_clear_object (&self->lines);

  G_OBJECT_CLASS (ahu_log_turn_parent_class)->dispose (object);
}

static void
ahu_log_turn_class_init (AhuLogTurnClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ahu_log_turn_dispose;
}

static void
ahu_log_turn_init (AhuLogTurn *self)
{
  self->lines = g_list_store_new (AHU_TYPE_LOG_LINE);
}

/* Whether the next move will be of the same turn as one that was made. */
static gboolean
is_same_turn (AhuSession *session,
              guint       ply)
{
  AhuHistory *history = ahu_session_get_history (session);

  return ahu_history_is_same_turn (history, ply, ahu_history_get_ply (history));
}

/* Lines that were struck through bring the heading of their own time. */
static gboolean
begins_with_heading (AhuLogTurn *self)
{
  g_autoptr (AhuLogLine) line = g_list_model_get_item (G_LIST_MODEL (self->lines), 0);

  return line != NULL && ahu_log_line_get_headed (line);
}

AhuLogTurn *
ahu_log_turn_new (AhuSession *session,
                  guint       first,
                  GHashTable *unfolded)
{
  AhuLogTurn *self = g_object_new (AHU_TYPE_LOG_TURN, NULL);
  g_autofree char *heading = NULL;
  const char *colour;

  self->first = first;
  self->end = ahu_history_get_turn_end (ahu_session_get_history (session), first);
  heading = tell_heading (self, session, &colour);
  append_lines (self, session, heading, colour, unfolded);
  if (!begins_with_heading (self))
    {
      g_autoptr (AhuLogLine) line = ahu_log_line_new (AHU_LOG_HEADING, first, heading, colour);

      g_list_store_insert (self->lines, 0, line);
    }
  if (self->end == ahu_history_get_ply (ahu_session_get_history (session)) &&
      (self->end == first || is_same_turn (session, first)))
    append_struck (self, session, self->end, unfolded);

  return self;
}

gboolean
ahu_log_turn_is_struck (AhuSession *session)
{
  AhuHistory *history;
  GPtrArray *struck;
  guint ply;

  g_return_val_if_fail (AHU_IS_SESSION (session), FALSE);

  history = ahu_session_get_history (session);
  struck = ahu_history_get_struck (history);
  ply = ahu_history_get_ply (history);
  if (ahu_session_is_over (session) || (ply > 0 && is_same_turn (session, ply - 1)))
    return FALSE;
  for (guint i = 0; i < struck->len; i++)
    if (((AhuStruckLine *) g_ptr_array_index (struck, i))->before == ply)
      return TRUE;

  return FALSE;
}

void
ahu_log_turn_retell (AhuLogTurn *self,
                     AhuSession *session)
{
  GListModel *lines;

  g_return_if_fail (AHU_IS_LOG_TURN (self));
  g_return_if_fail (AHU_IS_SESSION (session));

  lines = G_LIST_MODEL (self->lines);
  for (guint i = 0; i < g_list_model_get_n_items (lines); i++)
    {
      g_autoptr (AhuLogLine) line = g_list_model_get_item (lines, i);
      g_autofree char *text = NULL;

      if (ahu_log_line_get_line_type (line) != AHU_LOG_MOVE)
        continue;
      text = tell_moves (session, ahu_log_line_get_ply (line), ahu_log_line_get_end (line));
      ahu_log_line_set_text (line, text);
    }
}

void
ahu_log_turn_follow (AhuLogTurn *self,
                     GListModel *shown,
                     guint       n_shown)
{
  guint k = 0;

  g_return_if_fail (AHU_IS_LOG_TURN (self));
  g_return_if_fail (G_IS_LIST_MODEL (shown));

  /* Both are in the same order. */
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->lines)); i++)
    {
      g_autoptr (AhuLogLine) line = g_list_model_get_item (G_LIST_MODEL (self->lines), i);

      for (guint at = k; at < n_shown; at++)
        {
          g_autoptr (AhuLogLine) old = g_list_model_get_item (shown, at);

          if (!ahu_log_line_follow (old, line))
            continue;
          g_list_store_splice (self->lines, i, 1, (gpointer *) &old, 1);
          k = at + 1;
          break;
        }
    }
}

GPtrArray *
ahu_log_turn_list_struck (AhuSession *session,
                          guint       ply)
{
  GPtrArray *struck = ahu_history_get_struck (ahu_session_get_history (session));
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < struck->len; i++)
    {
      const AhuStruckLine *line = g_ptr_array_index (struck, i);
      g_autofree char *text = line->before == ply ? ahu_line_printable (line->text) : NULL;

      if (text != NULL)
        g_ptr_array_add (lines, ahu_log_line_new (AHU_LOG_STRUCK, ply, text, NULL));
    }

  return lines;
}

guint
ahu_log_turn_get_end (AhuLogTurn *self)
{
  g_return_val_if_fail (AHU_IS_LOG_TURN (self), 0);

  return self->end;
}

GListModel *
ahu_log_turn_get_lines (AhuLogTurn *self)
{
  g_return_val_if_fail (AHU_IS_LOG_TURN (self), NULL);

  return G_LIST_MODEL (self->lines);
}

void
ahu_log_turn_add_lines (AhuLogTurn *self,
                        GPtrArray  *lines)
{
  GListModel *own;

  g_return_if_fail (AHU_IS_LOG_TURN (self));
  g_return_if_fail (lines != NULL);

  own = G_LIST_MODEL (self->lines);
  for (guint i = 0; i < g_list_model_get_n_items (own); i++)
    g_ptr_array_add (lines, g_list_model_get_item (own, i));
}

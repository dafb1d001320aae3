/* ahu-replay.c: a game to step through, by move and by milestone
 *
 * Where the milestones are is found once: a game has a few hundred
 * moves, and the session keeps every position.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/session/ahu-replay.h"

struct _AhuReplay
{
  AhuSession *session;
  guint n_moves;
  guint8 *marks; /* for each ply a bit for each AhuReplayStep */
};

#define BIT(step) ((guint8) (1u << (step)))

static gconstpointer
get_position (AhuReplay *self,
              guint      ply)
{
  return ahu_history_get_position (ahu_session_get_history (self->session), ply);
}

static JsonNode *
get_move (AhuReplay *self,
          guint      ply)
{
  return ahu_history_get_move (ahu_session_get_history (self->session), ply - 1);
}

static guint8
find_marks (AhuReplay *self,
            guint      ply)
{
  const AhuGame *game = ahu_session_get_game (self->session);
  gconstpointer before = get_position (self, ply - 1);
  guint8 marks = BIT (AHU_REPLAY_MOVE);

  if (game->completes != NULL)
    marks |= (guint8) (game->completes (before, get_move (self, ply), get_position (self, ply)) << AHU_REPLAY_SHORT);

  return marks;
}

AhuReplay *
ahu_replay_new (AhuRecord   *record,
                AhuRefusal **refusal)
{
  AhuSession *session;
  AhuReplay *self;

  g_return_val_if_fail (AHU_IS_RECORD (record), NULL);

  session = ahu_session_new_replay (record, refusal);
  if (session == NULL)
    return NULL;

  self = g_new0 (AhuReplay, 1);
  self->session = session;
  self->n_moves = ahu_history_get_ply (ahu_session_get_history (session));
  self->marks = g_new0 (guint8, self->n_moves + 1);
  self->marks[0] = BIT (AHU_REPLAY_MOVE) | BIT (AHU_REPLAY_SHORT);
  for (guint ply = 1; ply <= self->n_moves; ply++)
    self->marks[ply] = find_marks (self, ply);
  ahu_session_go (session, 0);

  return self;
}

void
ahu_replay_free (AhuReplay *self)
{
  if (self == NULL)
    return;

  g_object_unref (self->session);
  g_free (self->marks);
  g_free (self);
}

AhuSession *
ahu_replay_get_session (AhuReplay *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->session;
}

guint
ahu_replay_get_ply (AhuReplay *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return ahu_history_get_ply (ahu_session_get_history (self->session));
}

guint
ahu_replay_get_n_moves (AhuReplay *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->n_moves;
}

void
ahu_replay_go (AhuReplay *self,
               guint      ply)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (ply <= self->n_moves);

  ahu_session_go (self->session, ply);
}

guint
ahu_replay_find (AhuReplay     *self,
                 guint          from,
                 AhuReplayStep  step,
                 gboolean       forward)
{
  guint end, ply;

  g_return_val_if_fail (self != NULL, 0);
  g_return_val_if_fail (from <= self->n_moves, 0);

  end = forward ? self->n_moves : 0;
  for (ply = from; ply != end;)
    {
      ply = forward ? ply + 1 : ply - 1;
      if (ahu_replay_is_mark (self, ply, step))
        break;
    }

  return ply;
}

gboolean
ahu_replay_is_mark (AhuReplay     *self,
                    guint          ply,
                    AhuReplayStep  step)
{
  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (ply <= self->n_moves, FALSE);

  return (self->marks[ply] & BIT (step)) != 0;
}

char **
ahu_replay_describe (AhuReplay *self)
{
  const AhuGame *game;
  g_autoptr (JsonNode) move = NULL;
  guint ply;

  g_return_val_if_fail (self != NULL, NULL);

  ply = ahu_replay_get_ply (self);
  if (ply == 0)
    return NULL;

  game = ahu_session_get_game (self->session);
  if (game->conceal != NULL)
    move = game->conceal (get_position (self, ply), get_position (self, ply - 1), get_move (self, ply));
  else
    move = json_node_ref (get_move (self, ply));

  return game->describe_move (get_position (self, ply - 1), move, ahu_session_get_names (self->session), NULL);
}

gboolean
ahu_replay_is_over (AhuReplay *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return ahu_session_is_over (self->session);
}

AhuRecord *
ahu_replay_branch (AhuReplay *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return ahu_record_branch (ahu_session_get_record (self->session),
                            ahu_history_get_moves (ahu_session_get_history (self->session)),
                            ahu_replay_get_ply (self));
}

/* ahu-practise.c: a game of one person against computers, on the table page
 *
 * Nothing here waits: what is next is found out after every change of the game, and
 * what was begun for another position is dropped.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/table/ahu-practise.h"

#include <glib/gi18n.h>

#include "core/advice/ahu-game-advisor.h"
#include "core/advice/ahu-waiting.h"

/* For so long a computer that thinks may think. */
#define THINKING_MS 600
#define BOX "ahu-practise-box"

struct _AhuPractise
{
  GObject parent_instance;

  AhuSession *session;
  gboolean running;
  gboolean hurrying;
  gboolean jumping;    /* several moves are undone or redone as one */
  guint pace;
  gint64 shown_at;     /* when the last move was shown */
  guint source;           /* until the next move may be shown */
  gboolean is_due;        /* it may be shown now */
  GCancellable *thinking; /* NULL unless a computer thinks */
  JsonNode *move;         /* what it has chosen, or what was drawn; NULL until then */
};

G_DEFINE_FINAL_TYPE (AhuPractise, ahu_practise, G_TYPE_OBJECT)

/* A question for the advisor, complete: the thread that answers it shares nothing. */
typedef struct
{
  const AhuGameAdvisor *advisor;
  AhuHistory *history;
  guint seat;
  AhuStrength strength;
  guint64 seed;
} Question;

/* The hidden part of a game, with whom it belongs to. */
typedef struct
{
  const AhuGameAdvisor *advisor;
  gpointer box;
} Box;

static const AhuGameAdvisor *
get_advisor (AhuSession *session)
{
  return ahu_game_advisor_find (ahu_session_get_game (session));
}

static AhuNext
get_next (AhuSession *session)
{
  return ahu_game_advisor_get_next (get_advisor (session), ahu_session_get_position (session));
}

static int
get_person (AhuSession *session)
{
  return ahu_practice_get_person (ahu_session_get_record (session));
}

static guint
get_ply (AhuSession *session)
{
  return ahu_history_get_ply (ahu_session_get_history (session));
}

gboolean
ahu_practise_is (AhuSession *session)
{
  g_return_val_if_fail (AHU_IS_SESSION (session), FALSE);

  return !ahu_session_get_read_only (session) && get_person (session) >= 0 &&
         ahu_game_advisor_can_practise (get_advisor (session));
}

guint
ahu_practise_get_person (AhuSession *session)
{
  g_return_val_if_fail (AHU_IS_SESSION (session), AHU_NOBODY);

  return ahu_practise_is (session) ? (guint) get_person (session) : AHU_NOBODY;
}

/* Returns: (transfer full): who has to act, ended by AHU_NOBODY */
static guint *
list_pending (AhuSession *session)
{
  const AhuGame *game = ahu_session_get_game (session);
  guint *seats = g_new (guint, game->max_players + 1);

  seats[game->pending (ahu_session_get_position (session), seats)] = AHU_NOBODY;

  return seats;
}

/* What is only told is told by whoever plays the game here. */
gboolean
ahu_practise_is_waiting (AhuSession *session)
{
  g_autofree guint *seats = NULL;
  AhuNext next;

  g_return_val_if_fail (AHU_IS_SESSION (session), FALSE);

  if (!ahu_practise_is (session))
    return FALSE;

  next = get_next (session);
  if (next != AHU_NEXT_CHOICE)
    return next == AHU_NEXT_DRAW;

  seats = list_pending (session);
  for (guint i = 0; seats[i] != AHU_NOBODY; i++)
    if (seats[i] == (guint) get_person (session))
      return FALSE;

  return TRUE;
}

static guint
find_computer (AhuSession *session)
{
  g_autofree guint *seats = list_pending (session);

  return seats[0];
}

char *
ahu_practise_dup_reason (AhuSession *session)
{
  g_return_val_if_fail (AHU_IS_SESSION (session), NULL);

  if (!ahu_practise_is_waiting (session))
    return NULL;

  if (get_next (session) == AHU_NEXT_DRAW)
    {
      const char *words = ahu_game_advisor_get_words (get_advisor (session), AHU_ADVICE_WORDS_DRAW);

      return g_strdup (words != NULL ? words : _("Chance decides"));
    }

  /* Translators: the name of a computer player */
  return g_strdup_printf (_("%s has to choose."), ahu_session_get_names (session)[find_computer (session)]);
}

static void
think_cb (GTask        *task,
          gpointer      source,
          gpointer      data,
          GCancellable *cancellable)
{
  const Question *question = data;
  AhuLimits limits = { .milliseconds = THINKING_MS, .threads = 1, .seed = question->seed };
  const char *bot = ahu_game_advisor_choose_bot (question->advisor, question->strength, question->seed);
  GError *error = NULL;
  JsonNode *move;

  ahu_waiting_begin ();
  move = question->advisor->choose (question->history, question->seat, bot, &limits, cancellable, &error);
  ahu_waiting_end ();
  if (move != NULL)
    g_task_return_pointer (task, move, (GDestroyNotify) json_node_unref);
  else
    g_task_return_error (task, error != NULL ? error : g_error_new_literal (G_IO_ERROR, G_IO_ERROR_FAILED, "no move"));
}

/* Whichever comes last, the choice or its time. */
static void
play_if_due (AhuPractise *self)
{
  g_autoptr (AhuRefusal) refusal = NULL;

  if (!self->is_due || self->move == NULL)
    return;

  refusal = ahu_session_play (self->session, g_steal_pointer (&self->move));

  /* Another window may have taken the game over meanwhile; else it is legal. */
  if (refusal != NULL)
    g_debug ("a computer’s move was refused: %s", refusal->message);
}

static void
stop_thinking (AhuPractise *self)
{
  if (self->thinking != NULL)
    g_cancellable_cancel (self->thinking);
  g_clear_object (&self->thinking);
  g_clear_pointer (&self->move, json_node_unref);
}

/* The question is freed here, on the thread of the session: the other one may be the last to let
 * go of the task. */
static void
thought_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autoptr (AhuPractise) self = user_data;
  g_autoptr (JsonNode) move = g_task_propagate_pointer (G_TASK (result), NULL);
  Question *question = g_task_get_task_data (G_TASK (result));

  ahu_history_free (question->history);
  g_free (question);
  /* What was cancelled answers another question than the one that stands. */
  if (move == NULL || g_task_get_cancellable (G_TASK (result)) != self->thinking)
    return;

  g_clear_object (&self->thinking);
  self->move = g_steal_pointer (&move);
  play_if_due (self);
}

static void
think (AhuPractise *self)
{
  AhuSession *session = self->session;
  g_autoptr (AhuRecord) record = ahu_session_dup_record (session);
  g_autoptr (GTask) task = NULL;
  Question *question = g_new0 (Question, 1);

  question->advisor = get_advisor (session);
  question->history = ahu_history_new (record, NULL);
  question->seat = find_computer (session);
  question->strength = ahu_practice_get_strength (record, question->seat);
  question->seed = ((guint64) g_random_int () << 32) | g_random_int ();

  self->thinking = g_cancellable_new ();
  /* Not the task's source: the other thread may be the last to let go of the task. */
  task = g_task_new (NULL, self->thinking, thought_cb, g_object_ref (self));
  g_task_set_task_data (task, question, NULL);
  g_task_run_in_thread (task, think_cb);
}

static void
box_free (gpointer data)
{
  Box *box = data;

  box->advisor->box_free (box->box);
  g_free (box);
}

/* Its order is in no file. It stays the same as long as the session lives, whatever is undone. */
static Box *
get_box (AhuSession *session)
{
  const AhuGameAdvisor *advisor = get_advisor (session);
  Box *box = g_object_get_data (G_OBJECT (session), BOX);
  AhuRandom random = ahu_random_stream (((guint64) g_random_int () << 32) ^ g_random_int (), (guint64) g_get_real_time (), 0);

  if (box != NULL || advisor->box_new == NULL)
    return box;

  box = g_new (Box, 1);
  box->advisor = advisor;
  box->box = advisor->box_new (ahu_session_get_history (session), &random);
  g_object_set_data_full (G_OBJECT (session), BOX, box, box_free);

  return box;
}

static gboolean
due_cb (gpointer user_data)
{
  g_autoptr (AhuPractise) self = g_object_ref (user_data);

  self->source = 0;
  self->is_due = TRUE;
  if (get_next (self->session) == AHU_NEXT_DRAW)
    self->move = get_advisor (self->session)->box_draw (get_box (self->session)->box,
                                                        ahu_session_get_history (self->session));
  play_if_due (self);

  return G_SOURCE_REMOVE;
}

/* Milliseconds until the next move may be shown. */
static guint
get_delay (AhuPractise *self)
{
  gint64 passed = (g_get_monotonic_time () - self->shown_at) / 1000;

  if (self->hurrying || get_next (self->session) == AHU_NEXT_DRAW || passed >= self->pace)
    return 0;

  return self->pace - (guint) passed;
}

static void
wait_until_due (AhuPractise *self)
{
  guint delay = get_delay (self);

  g_clear_handle_id (&self->source, g_source_remove);
  self->is_due = FALSE;
  self->source = delay > 0 ? g_timeout_add (delay, due_cb, self) : g_idle_add (due_cb, self);
}

/* Drops what was begun and begins what is next. */
static void
proceed (AhuPractise *self)
{
  g_clear_handle_id (&self->source, g_source_remove);
  stop_thinking (self);
  if (!self->running || self->jumping || ahu_session_get_asking (self->session))
    return;

  if (!ahu_practise_is_waiting (self->session))
    {
      self->hurrying = FALSE;
      return;
    }

  wait_until_due (self);
  if (get_next (self->session) != AHU_NEXT_DRAW)
    think (self);
}

static void
changed_cb (AhuPractise *self)
{
  self->shown_at = g_get_monotonic_time ();
  proceed (self);
}

static gboolean
is_persons (AhuSession *session,
            guint       ply)
{
  AhuHistory *history = ahu_session_get_history (session);

  return ahu_session_get_game (session)->author (ahu_history_get_position (history, ply),
                                                 ahu_history_get_move (history, ply)) ==
         (guint) get_person (session);
}

guint
ahu_practise_get_telling (AhuPractise *self)
{
  guint ply;

  g_return_val_if_fail (AHU_IS_PRACTISE (self), 0);

  ply = get_ply (self->session);
  if (ply == 0 || self->hurrying || get_next (self->session) == AHU_NEXT_TOLD ||
      ahu_practise_is_waiting (self->session) || is_persons (self->session, ply - 1))
    return 0;

  return self->pace;
}

/* The ply of the person's last decision, -1 before the first. */
static int
find_last_decision (AhuSession *session)
{
  AhuHistory *history = ahu_session_get_history (session);

  /* What chance draws in the person's turn is nobody's decision: undone alone it would come again. */
  for (int ply = (int) get_ply (session) - 1; ply >= 0; ply--)
    if (is_persons (session, (guint) ply) &&
        ahu_game_advisor_get_next (get_advisor (session), ahu_history_get_position (history, (guint) ply)) ==
          AHU_NEXT_CHOICE)
      return ply;

  return -1;
}

gboolean
ahu_practise_is_jumping (AhuPractise *self)
{
  g_return_val_if_fail (AHU_IS_PRACTISE (self), FALSE);

  return self->jumping;
}

gboolean
ahu_practise_can_undo (AhuPractise *self)
{
  g_return_val_if_fail (AHU_IS_PRACTISE (self), FALSE);

  return ahu_session_can_undo (self->session) && find_last_decision (self->session) >= 0;
}

guint
ahu_practise_get_undone (AhuPractise *self)
{
  g_return_val_if_fail (AHU_IS_PRACTISE (self) && ahu_practise_can_undo (self), 0);

  return (guint) find_last_decision (self->session);
}

void
ahu_practise_undo (AhuPractise *self)
{
  int target;

  g_return_if_fail (AHU_IS_PRACTISE (self));

  target = find_last_decision (self->session);
  self->jumping = TRUE;
  while (target >= 0 && get_ply (self->session) > (guint) target && ahu_session_undo (self->session))
    ;
  self->jumping = FALSE;
  proceed (self);
}

void
ahu_practise_redo (AhuPractise *self)
{
  g_return_if_fail (AHU_IS_PRACTISE (self));

  self->jumping = TRUE;
  while (ahu_session_redo (self->session) && ahu_practise_is_waiting (self->session))
    ;
  self->jumping = FALSE;
  proceed (self);
}

static void
ahu_practise_dispose (GObject *object)
{
  AhuPractise *self = AHU_PRACTISE (object);

  self->running = FALSE;
  g_clear_handle_id (&self->source, g_source_remove);
  stop_thinking (self);
  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (ahu_practise_parent_class)->dispose (object);
}

static void
ahu_practise_class_init (AhuPractiseClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ahu_practise_dispose;
}

static void
ahu_practise_init (AhuPractise *self)
{
}

AhuPractise *
ahu_practise_new (AhuSession *session)
{
  AhuPractise *self;

  g_return_val_if_fail (AHU_IS_SESSION (session), NULL);
  g_return_val_if_fail (ahu_game_advisor_can_practise (get_advisor (session)), NULL);

  self = g_object_new (AHU_TYPE_PRACTISE, NULL);
  self->session = g_object_ref (session);
  get_box (session);
  g_signal_connect_swapped (session, "changed", G_CALLBACK (changed_cb), self);

  return self;
}

void
ahu_practise_set_running (AhuPractise *self,
                          gboolean     running)
{
  g_return_if_fail (AHU_IS_PRACTISE (self));

  if (self->running == running)
    return;
  self->running = running;
  self->shown_at = g_get_monotonic_time ();
  proceed (self);
}

void
ahu_practise_set_pace (AhuPractise *self,
                       guint        pace)
{
  g_return_if_fail (AHU_IS_PRACTISE (self));

  self->pace = pace;
}

void
ahu_practise_hurry (AhuPractise *self)
{
  g_return_if_fail (AHU_IS_PRACTISE (self));

  if (!self->running || !ahu_practise_is_waiting (self->session))
    return;
  self->hurrying = TRUE;
  if (self->source != 0)
    wait_until_due (self);
}

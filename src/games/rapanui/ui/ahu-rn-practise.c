/* ahu-rn-practise.c: a game of one person against computers, on the table page
 *
 * Nothing here waits: what is next is found out after every change of the game, and
 * what was begun for another position is dropped.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-practise.h"

#include <glib/gi18n.h>

#include "core/record/ahu-practice.h"
#include "games/rapanui/advisor/rn-advisor.h"
#include "games/rapanui/advisor/rn-bot.h"
#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/ui/ahu-rn-practise-box.h"

/* One of so many moves of an easy computer is left to chance. */
#define EASY_MISTAKES 3
#define HARD_MS 600

struct _AhuRnPractise
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
  gboolean has_move;
  RnMove move;            /* what it has chosen */
};

G_DEFINE_FINAL_TYPE (AhuRnPractise, ahu_rn_practise, G_TYPE_OBJECT)

/* A question for the advisor, complete: the thread that answers it shares nothing. */
typedef struct
{
  RnKnowledge knowledge;
  AhuStrength strength;
  guint64 seed;
} Question;

static const RnPosition *
get_position (AhuSession *session)
{
  return ahu_session_get_position (session);
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
ahu_rn_practise_is (AhuSession *session)
{
  g_return_val_if_fail (AHU_IS_SESSION (session), FALSE);

  return !ahu_session_get_read_only (session) && get_person (session) >= 0;
}

guint
ahu_rn_practise_get_seat (AhuSession *session)
{
  g_return_val_if_fail (AHU_IS_SESSION (session), 0);

  return ahu_rn_practise_is (session) ? (guint) get_person (session) : get_position (session)->active;
}

static gboolean
is_pending (AhuSession *session,
            guint       player)
{
  guint pending[RN_MAX_PLAYERS];
  guint n = ahu_session_get_game (session)->pending (get_position (session), pending);

  for (guint i = 0; i < n; i++)
    if (pending[i] == player)
      return TRUE;

  return FALSE;
}

/* A card that a file leaves untold is told by whoever plays the game here. */
gboolean
ahu_rn_practise_is_waiting (AhuSession *session)
{
  const RnPosition *position;

  g_return_val_if_fail (AHU_IS_SESSION (session), FALSE);

  if (!ahu_rn_practise_is (session))
    return FALSE;

  position = get_position (session);
  if (position->step == RN_STEP_REFILL)
    return TRUE;

  return position->step < RN_STEP_REVEAL && !is_pending (session, (guint) get_person (session));
}

static guint
find_computer (AhuSession *session)
{
  guint pending[RN_MAX_PLAYERS];

  return ahu_session_get_game (session)->pending (get_position (session), pending) > 0 ? pending[0]
                                                                                       : get_position (session)->active;
}

char *
ahu_rn_practise_dup_reason (AhuSession *session)
{
  const RnPosition *position;

  g_return_val_if_fail (AHU_IS_SESSION (session), NULL);

  if (!ahu_rn_practise_is_waiting (session))
    return NULL;

  position = get_position (session);
  if (position->step == RN_STEP_REFILL)
    return g_strdup (_("Refilling the column"));

  /* Translators: the name of a computer player */
  return g_strdup_printf (_("%s has to choose."), ahu_session_get_names (session)[find_computer (session)]);
}

static void
play (AhuRnPractise *self,
      const RnMove  *move)
{
  g_autoptr (AhuRefusal) refusal = ahu_session_play (self->session, rn_move_to_json (move));

  /* Another window may have taken the game over meanwhile; else it is legal. */
  if (refusal != NULL)
    g_debug ("a computer’s move was refused: %s", refusal->message);
}

static const char *
choose_bot (const Question *question)
{
  AhuRandom random = { question->seed };

  if (question->strength == AHU_STRENGTH_HARD && rn_bot_find ("strong") != NULL)
    return "strong";

  return question->strength == AHU_STRENGTH_EASY && ahu_random_below (&random, EASY_MISTAKES) == 0 ? "random"
                                                                                                   : "greedy";
}

static void
think_cb (GTask        *task,
          gpointer      source,
          gpointer      data,
          GCancellable *cancellable)
{
  const Question *question = data;
  AhuLimits limits = { .milliseconds = HARD_MS, .threads = 1, .seed = question->seed };
  g_autofree RnMove *move = g_new0 (RnMove, 1);
  GError *error = NULL;

  if (rn_advisor_choose (choose_bot (question), &question->knowledge, &limits, cancellable, move, &error))
    g_task_return_pointer (task, g_steal_pointer (&move), g_free);
  else
    g_task_return_error (task, error);
}

/* Whichever comes last, the choice or its time. */
static void
play_if_due (AhuRnPractise *self)
{
  RnMove move = self->move;

  if (!self->is_due || !self->has_move)
    return;

  self->has_move = FALSE;
  play (self, &move);
}

static void
stop_thinking (AhuRnPractise *self)
{
  if (self->thinking != NULL)
    g_cancellable_cancel (self->thinking);
  g_clear_object (&self->thinking);
  self->has_move = FALSE;
}

static void
thought_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autoptr (AhuRnPractise) self = user_data;
  g_autofree RnMove *move = g_task_propagate_pointer (G_TASK (result), NULL);

  /* What was cancelled answers another question than the one that stands. */
  if (move == NULL || g_task_get_cancellable (G_TASK (result)) != self->thinking)
    return;

  g_clear_object (&self->thinking);
  self->move = *move;
  self->has_move = TRUE;
  play_if_due (self);
}

static void
think (AhuRnPractise *self)
{
  AhuSession *session = self->session;
  guint seat = find_computer (session);
  g_autoptr (GTask) task = NULL;
  Question *question = g_new0 (Question, 1);

  question->strength = ahu_practice_get_strength (ahu_session_get_record (session), seat);
  question->seed = ((guint64) g_random_int () << 32) | g_random_int ();
  rn_knowledge_from_history (&question->knowledge, ahu_session_get_history (session), get_ply (session), seat);

  self->thinking = g_cancellable_new ();
  /* Not the task's source: the other thread may be the last to let go of the task. */
  task = g_task_new (NULL, self->thinking, thought_cb, g_object_ref (self));
  g_task_set_task_data (task, question, g_free);
  g_task_run_in_thread (task, think_cb);
}

static gboolean
due_cb (gpointer user_data)
{
  g_autoptr (AhuRnPractise) self = g_object_ref (user_data);

  self->source = 0;
  self->is_due = TRUE;
  if (get_position (self->session)->step == RN_STEP_REFILL)
    {
      self->move = ahu_rn_practise_box_refill (self->session);
      self->has_move = TRUE;
    }
  play_if_due (self);

  return G_SOURCE_REMOVE;
}

/* Milliseconds until the next move may be shown. */
static guint
get_delay (AhuRnPractise *self)
{
  gint64 passed = (g_get_monotonic_time () - self->shown_at) / 1000;

  if (self->hurrying || get_position (self->session)->step == RN_STEP_REFILL || passed >= self->pace)
    return 0;

  return self->pace - (guint) passed;
}

static void
wait_until_due (AhuRnPractise *self)
{
  guint delay = get_delay (self);

  g_clear_handle_id (&self->source, g_source_remove);
  self->is_due = FALSE;
  self->source = delay > 0 ? g_timeout_add (delay, due_cb, self) : g_idle_add (due_cb, self);
}

/* Drops what was begun and begins what is next. */
static void
proceed (AhuRnPractise *self)
{
  g_clear_handle_id (&self->source, g_source_remove);
  stop_thinking (self);
  if (!self->running || self->jumping)
    return;

  if (!ahu_rn_practise_is_waiting (self->session))
    {
      self->hurrying = FALSE;
      return;
    }

  wait_until_due (self);
  if (get_position (self->session)->step != RN_STEP_REFILL)
    think (self);
}

static void
changed_cb (AhuRnPractise *self)
{
  self->shown_at = g_get_monotonic_time ();
  proceed (self);
}

static gboolean
is_persons (AhuSession *session,
            guint       ply)
{
  AhuHistory *history = ahu_session_get_history (session);
  const RnPosition *before = ahu_history_get_position (history, ply);
  RnMove move;

  if (before->step == RN_STEP_REFILL)
    return FALSE;

  rn_move_from_json (&move, g_ptr_array_index (ahu_history_get_moves (history), ply));
  if (move.type == RN_MOVE_SACRIFICE || move.type == RN_MOVE_REWARD || move.type == RN_MOVE_SUBSTITUTE ||
      move.type == RN_MOVE_REVEAL)
    return move.player == get_person (session);

  return before->active == get_person (session);
}

guint
ahu_rn_practise_get_telling (AhuRnPractise *self)
{
  guint ply;

  g_return_val_if_fail (AHU_IS_RN_PRACTISE (self), 0);

  ply = get_ply (self->session);
  if (ply == 0 || self->hurrying || get_position (self->session)->step >= RN_STEP_REVEAL ||
      ahu_rn_practise_is_waiting (self->session) || is_persons (self->session, ply - 1))
    return 0;

  return self->pace;
}

/* The ply of the person's last decision, -1 before the first. */
static int
find_last_decision (AhuSession *session)
{
  for (int ply = (int) get_ply (session) - 1; ply >= 0; ply--)
    if (is_persons (session, (guint) ply))
      return ply;

  return -1;
}

gboolean
ahu_rn_practise_is_jumping (AhuRnPractise *self)
{
  g_return_val_if_fail (AHU_IS_RN_PRACTISE (self), FALSE);

  return self->jumping;
}

gboolean
ahu_rn_practise_can_undo (AhuRnPractise *self)
{
  g_return_val_if_fail (AHU_IS_RN_PRACTISE (self), FALSE);

  return ahu_session_can_undo (self->session) && find_last_decision (self->session) >= 0;
}

void
ahu_rn_practise_undo (AhuRnPractise *self)
{
  int target;

  g_return_if_fail (AHU_IS_RN_PRACTISE (self));

  target = find_last_decision (self->session);
  self->jumping = TRUE;
  while (target >= 0 && get_ply (self->session) > (guint) target && ahu_session_undo (self->session))
    ;
  self->jumping = FALSE;
  proceed (self);
}

void
ahu_rn_practise_redo (AhuRnPractise *self)
{
  g_return_if_fail (AHU_IS_RN_PRACTISE (self));

  self->jumping = TRUE;
  while (ahu_session_redo (self->session) && ahu_rn_practise_is_waiting (self->session))
    ;
  self->jumping = FALSE;
  proceed (self);
}

static void
ahu_rn_practise_dispose (GObject *object)
{
  AhuRnPractise *self = AHU_RN_PRACTISE (object);

  self->running = FALSE;
  g_clear_handle_id (&self->source, g_source_remove);
  stop_thinking (self);
  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (ahu_rn_practise_parent_class)->dispose (object);
}

static void
ahu_rn_practise_class_init (AhuRnPractiseClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ahu_rn_practise_dispose;
}

static void
ahu_rn_practise_init (AhuRnPractise *self)
{
}

AhuRnPractise *
ahu_rn_practise_new (AhuSession *session)
{
  AhuRnPractise *self;

  g_return_val_if_fail (AHU_IS_SESSION (session), NULL);

  self = g_object_new (AHU_TYPE_RN_PRACTISE, NULL);
  self->session = g_object_ref (session);
  ahu_rn_practise_box_open (session);
  g_signal_connect_swapped (session, "changed", G_CALLBACK (changed_cb), self);

  return self;
}

void
ahu_rn_practise_set_running (AhuRnPractise *self,
                             gboolean       running)
{
  g_return_if_fail (AHU_IS_RN_PRACTISE (self));

  if (self->running == running)
    return;
  self->running = running;
  self->shown_at = g_get_monotonic_time ();
  proceed (self);
}

void
ahu_rn_practise_set_pace (AhuRnPractise *self,
                          guint          pace)
{
  g_return_if_fail (AHU_IS_RN_PRACTISE (self));

  self->pace = pace;
}

void
ahu_rn_practise_hurry (AhuRnPractise *self)
{
  g_return_if_fail (AHU_IS_RN_PRACTISE (self));

  if (!self->running || !ahu_rn_practise_is_waiting (self->session))
    return;
  self->hurrying = TRUE;
  if (self->source != 0)
    wait_until_due (self);
}

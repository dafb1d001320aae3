/* ahu-lesson-run.c: somebody goes through a lesson
 *
 * Each step keeps the record of the position it began with, so that it can begin anew.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "core/lessons/ahu-lesson-run.h"

#include <glib/gi18n.h>

struct _AhuLessonRun
{
  GObject parent_instance;

  AhuLesson *lesson;
  GPtrArray *records; /* AhuRecord before each step up to this one, NULL without a position */
  AhuSession *session;
  AhuLessonState state;
  guint chosen;  /* a bit for each answer */
  guint n_shown; /* moves */
  gboolean was_wrong;
  char *message;
  char *rule;
};

G_DEFINE_FINAL_TYPE (AhuLessonRun, ahu_lesson_run, G_TYPE_OBJECT)

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static guint
get_index (AhuLessonRun *self)
{
  return self->records->len - 1;
}

static const AhuLessonStep *
get_step (AhuLessonRun *self)
{
  return ahu_lesson_get_step (self->lesson, get_index (self));
}

static void
record_free (gpointer data)
{
  g_clear_object ((AhuRecord **) &data);
}

static void
set_message (AhuLessonRun *self,
             const char   *message,
             const char   *rule)
{
  g_autofree char *old = self->message;
  g_autofree char *old_rule = self->rule;

  self->message = g_strdup (message);
  self->rule = g_strdup (rule);
}

/* Only where a move is asked for can one be made. */
static void
show_record (AhuLessonRun *self,
             AhuRecord    *record,
             gboolean      open)
{
  g_clear_object (&self->session);
  if (record == NULL)
    return;
  self->session = open ? ahu_session_new (record, NULL, NULL) : ahu_session_new_replay (record, NULL);
  g_assert (self->session != NULL);
}

/* The moves made so far, as another record. */
static AhuRecord *
dup_record (AhuLessonRun *self)
{
  return self->session != NULL ? ahu_session_dup_record (self->session) : NULL;
}

static void
begin (AhuLessonRun *self)
{
  const AhuLessonStep *step = get_step (self);
  AhuRecord *record = g_ptr_array_index (self->records, get_index (self));

  self->chosen = 0;
  self->n_shown = 0;
  self->was_wrong = FALSE;
  self->state = step->sort == AHU_LESSON_TELL ? AHU_LESSON_DONE : AHU_LESSON_OPEN;
  set_message (self, NULL, NULL);
  show_record (self, record, step->sort == AHU_LESSON_MOVE);
}

static void
enter (AhuLessonRun *self,
       guint         index)
{
  const AhuLessonStep *step = ahu_lesson_get_step (self->lesson, index);
  AhuRecord *record = step->position != NULL ? g_object_ref (step->position) : dup_record (self);

  g_ptr_array_add (self->records, record);
  begin (self);
}

static void
set_wrong (AhuLessonRun   *self,
           AhuLessonState  state,
           const char     *message,
           const char     *rule)
{
  self->was_wrong = TRUE;
  self->state = state;
  set_message (self, message, rule);
}

static void
set_done (AhuLessonRun *self,
          const char   *message,
          const char   *rule)
{
  self->state = AHU_LESSON_DONE;
  set_message (self, message, rule);
}

static void
emit_changed (AhuLessonRun *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Tries a move without making it. */
static AhuRefusal *
try_move (AhuLessonRun *self,
          JsonNode     *move)
{
  const AhuGame *game = ahu_session_get_game (self->session);
  g_autofree gpointer position = g_memdup2 (ahu_session_get_position (self->session), game->position_size);

  return game->apply (position, move, ahu_session_get_names (self->session));
}

static gboolean
is_accepted (const AhuLessonStep *step,
             JsonNode            *move)
{
  for (guint i = 0; i < step->accept->len; i++)
    if (ahu_lesson_move_fits (g_ptr_array_index (step->accept, i), move))
      return TRUE;

  return FALSE;
}

/* The move is legal. */
static void
say_why_not (AhuLessonRun *self,
             JsonNode     *move)
{
  const AhuLessonStep *step = get_step (self);

  for (guint i = 0; i < step->wrong->len; i++)
    {
      const AhuLessonWrong *wrong = g_ptr_array_index (step->wrong, i);

      if (ahu_lesson_move_fits (wrong->move, move))
        {
          set_wrong (self, AHU_LESSON_OTHER, ahu_lesson_text (wrong->reason), wrong->rule);
          return;
        }
    }
  set_wrong (self, AHU_LESSON_OTHER, ahu_lesson_text (step->other), NULL);
}

static void
make_move (AhuLessonRun *self,
           JsonNode     *move)
{
  const AhuLessonStep *step = get_step (self);
  g_autoptr (AhuRefusal) refusal = ahu_session_play (self->session, json_node_ref (move));
  g_autoptr (AhuRecord) record = NULL;

  g_assert (refusal == NULL);
  record = dup_record (self);
  show_record (self, record, FALSE);
  set_done (self, ahu_lesson_text (step->done), step->rule);
}

static void
show_next (AhuLessonRun *self)
{
  const AhuLessonStep *step = get_step (self);
  g_autoptr (AhuRecord) record = dup_record (self);
  g_autoptr (AhuSession) session = ahu_session_new (record, NULL, NULL);
  JsonNode *move = g_ptr_array_index (step->moves, self->n_shown);
  g_auto (GStrv) lines = NULL;
  g_autofree char *words = NULL;
  g_autoptr (AhuRefusal) refusal = NULL;
  g_autoptr (AhuRecord) after = NULL;

  lines = ahu_session_get_game (session)->describe_move (ahu_session_get_position (session), move,
                                                         ahu_session_get_names (session), NULL);
  words = g_strjoinv (C_("sentences", " "), lines);
  refusal = ahu_session_play (session, json_node_ref (move));
  g_assert (refusal == NULL);
  after = ahu_session_dup_record (session);
  show_record (self, after, FALSE);
  self->n_shown++;
  if (self->n_shown == step->moves->len)
    set_done (self, words, step->rule);
  else
    set_message (self, words, step->rule);
}

static void
ahu_lesson_run_finalize (GObject *object)
{
  AhuLessonRun *self = AHU_LESSON_RUN (object);

  g_clear_object (&self->lesson);
  g_clear_object (&self->session);
  g_clear_pointer (&self->records, g_ptr_array_unref);
  g_free (self->message);
  g_free (self->rule);

  G_OBJECT_CLASS (ahu_lesson_run_parent_class)->finalize (object);
}

static void
ahu_lesson_run_class_init (AhuLessonRunClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ahu_lesson_run_finalize;

  /**
   * AhuLessonRun::changed:
   * @self: a run
   */
  signals[CHANGED] =
    g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ahu_lesson_run_init (AhuLessonRun *self)
{
  self->records = g_ptr_array_new_with_free_func (record_free);
}

AhuLessonRun *
ahu_lesson_run_new (AhuLesson *lesson)
{
  AhuLessonRun *self;

  g_return_val_if_fail (AHU_IS_LESSON (lesson), NULL);

  self = g_object_new (AHU_TYPE_LESSON_RUN, NULL);
  self->lesson = g_object_ref (lesson);
  enter (self, 0);

  return self;
}

AhuLesson *
ahu_lesson_run_get_lesson (AhuLessonRun *self)
{
  g_return_val_if_fail (AHU_IS_LESSON_RUN (self), NULL);

  return self->lesson;
}

guint
ahu_lesson_run_get_index (AhuLessonRun *self)
{
  g_return_val_if_fail (AHU_IS_LESSON_RUN (self), 0);

  return get_index (self);
}

const AhuLessonStep *
ahu_lesson_run_get_step (AhuLessonRun *self)
{
  g_return_val_if_fail (AHU_IS_LESSON_RUN (self), NULL);

  return get_step (self);
}

AhuSession *
ahu_lesson_run_get_session (AhuLessonRun *self)
{
  g_return_val_if_fail (AHU_IS_LESSON_RUN (self), NULL);

  return self->session;
}

AhuLessonState
ahu_lesson_run_get_state (AhuLessonRun *self)
{
  g_return_val_if_fail (AHU_IS_LESSON_RUN (self), AHU_LESSON_OPEN);

  return self->state;
}

const char *
ahu_lesson_run_get_message (AhuLessonRun *self)
{
  g_return_val_if_fail (AHU_IS_LESSON_RUN (self), NULL);

  return self->message;
}

const char *
ahu_lesson_run_get_rule (AhuLessonRun *self)
{
  g_return_val_if_fail (AHU_IS_LESSON_RUN (self), NULL);

  if (self->message != NULL)
    return self->rule;

  return get_step (self)->rule;
}

const char *
ahu_lesson_run_get_hint (AhuLessonRun *self)
{
  const AhuLessonStep *step;

  g_return_val_if_fail (AHU_IS_LESSON_RUN (self), NULL);

  step = get_step (self);

  return self->was_wrong && self->state != AHU_LESSON_DONE && step->hint != NULL ? ahu_lesson_text (step->hint) : NULL;
}

gboolean
ahu_lesson_run_was_chosen (AhuLessonRun *self,
                           guint         answer)
{
  g_return_val_if_fail (AHU_IS_LESSON_RUN (self), FALSE);

  return answer < AHU_LESSON_MAX_ANSWERS && (self->chosen & (1u << answer)) != 0;
}

void
ahu_lesson_run_answer (AhuLessonRun *self,
                       guint         answer)
{
  const AhuLessonStep *step;
  const AhuLessonAnswer *chosen;

  g_return_if_fail (AHU_IS_LESSON_RUN (self));

  step = get_step (self);
  if (step->sort != AHU_LESSON_ASK || self->state == AHU_LESSON_DONE || answer >= step->answers->len)
    return;

  chosen = g_ptr_array_index (step->answers, answer);
  self->chosen |= 1u << answer;
  if (chosen->right)
    set_done (self, ahu_lesson_text (chosen->reason), chosen->rule);
  else
    set_wrong (self, AHU_LESSON_WRONG, ahu_lesson_text (chosen->reason), chosen->rule);
  emit_changed (self);
}

void
ahu_lesson_run_play (AhuLessonRun *self,
                     JsonNode     *move)
{
  g_autoptr (JsonNode) owned = move;
  g_autoptr (AhuRefusal) refusal = NULL;
  const AhuLessonStep *step;

  g_return_if_fail (AHU_IS_LESSON_RUN (self));
  g_return_if_fail (move != NULL);

  step = get_step (self);
  if (step->sort != AHU_LESSON_MOVE || self->state == AHU_LESSON_DONE)
    return;

  refusal = try_move (self, move);
  if (refusal != NULL)
    set_wrong (self, AHU_LESSON_WRONG, refusal->message, refusal->rule);
  else if (is_accepted (step, move))
    make_move (self, move);
  else
    say_why_not (self, move);
  emit_changed (self);
}

gboolean
ahu_lesson_run_can_go_on (AhuLessonRun *self)
{
  g_return_val_if_fail (AHU_IS_LESSON_RUN (self), FALSE);

  return self->state == AHU_LESSON_DONE || get_step (self)->sort == AHU_LESSON_SHOW;
}

gboolean
ahu_lesson_run_go_on (AhuLessonRun *self)
{
  g_return_val_if_fail (AHU_IS_LESSON_RUN (self), FALSE);

  if (self->state != AHU_LESSON_DONE && get_step (self)->sort == AHU_LESSON_SHOW)
    show_next (self);
  else if (self->state != AHU_LESSON_DONE)
    return TRUE;
  else if (ahu_lesson_run_is_last (self))
    return FALSE;
  else
    enter (self, get_index (self) + 1);
  emit_changed (self);

  return TRUE;
}

gboolean
ahu_lesson_run_is_last (AhuLessonRun *self)
{
  g_return_val_if_fail (AHU_IS_LESSON_RUN (self), FALSE);

  return get_index (self) + 1 == ahu_lesson_get_n_steps (self->lesson);
}

/* The check of the lesson has found one. */
static JsonNode *
find_accepted (AhuLessonRun *self)
{
  const AhuGame *game = ahu_session_get_game (self->session);
  g_autoptr (JsonNode) legal = game->legal_to_json (ahu_session_get_position (self->session));
  JsonArray *moves = json_node_get_array (legal);

  for (guint i = 0; i < json_array_get_length (moves); i++)
    if (is_accepted (get_step (self), json_array_get_element (moves, i)))
      return json_node_ref (json_array_get_element (moves, i));

  g_assert_not_reached ();
}

static void
pass_step (AhuLessonRun *self)
{
  const AhuLessonStep *step = get_step (self);

  while (step->sort == AHU_LESSON_SHOW && self->n_shown < step->moves->len)
    show_next (self);
  if (step->sort == AHU_LESSON_MOVE && self->state != AHU_LESSON_DONE)
    {
      g_autoptr (JsonNode) move = find_accepted (self);

      make_move (self, move);
    }
  enter (self, get_index (self) + 1);
}

void
ahu_lesson_run_skip_to (AhuLessonRun *self,
                        guint         index)
{
  g_return_if_fail (AHU_IS_LESSON_RUN (self));

  while (get_index (self) < index && !ahu_lesson_run_is_last (self))
    pass_step (self);
  emit_changed (self);
}

gboolean
ahu_lesson_run_can_go_back (AhuLessonRun *self)
{
  g_return_val_if_fail (AHU_IS_LESSON_RUN (self), FALSE);

  return get_index (self) > 0 || self->message != NULL;
}

void
ahu_lesson_run_go_back (AhuLessonRun *self)
{
  g_return_if_fail (AHU_IS_LESSON_RUN (self));

  if (!ahu_lesson_run_can_go_back (self))
    return;
  if (self->message == NULL)
    g_ptr_array_set_size (self->records, (int) get_index (self));
  begin (self);
  emit_changed (self);
}

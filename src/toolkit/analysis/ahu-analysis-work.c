/* ahu-analysis-work.c: judging the moves of a game on another thread
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "toolkit/analysis/ahu-analysis-work.h"

#include "core/advice/ahu-waiting.h"

typedef struct
{
  GObject *owner;
  const AhuGameAdvisor *advisor;
  AhuHistory *history;
  guint first;
  gboolean gives_way;
  AhuJudged judged;
  AhuAnalysed analysed;
} Work;

/* One judged move, on its way to the owner's thread. */
typedef struct
{
  GObject *owner;
  AhuJudged judged;
  AhuAnalysisMove *move;
} Message;

static gboolean
tell_cb (gpointer data)
{
  Message *message = data;

  message->judged (message->owner, message->move);

  return G_SOURCE_REMOVE;
}

static void
free_message (gpointer data)
{
  Message *message = data;

  g_object_unref (message->owner);
  ahu_analysis_move_free (message->move);
  g_free (message);
}

static void
report (const AhuAnalysisMove *move,
        gpointer               data)
{
  Work *work = data;
  Message *message = g_new (Message, 1);

  message->owner = g_object_ref (work->owner);
  message->judged = work->judged;
  message->move = ahu_analysis_move_copy (move);
  g_idle_add_full (G_PRIORITY_DEFAULT, tell_cb, message, free_message);
}

static void
analyse (GTask        *task,
         gpointer      source,
         gpointer      data,
         GCancellable *cancellable)
{
  Work *work = data;
  AhuLimits limits = {
    .playouts = AHU_ANALYSIS_PLAYOUTS,
    .threads = MAX (1, g_get_num_processors () - 1),
    .gives_way = work->gives_way,
  };
  GError *error = NULL;
  gboolean is_whole;

  if (!work->gives_way)
    ahu_waiting_begin ();
  is_whole = work->advisor->analyse (work->history, work->first, &limits, cancellable, report, work, &error);
  if (!work->gives_way)
    ahu_waiting_end ();
  if (is_whole)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

/* Freed here, on the owner's thread: the other one may be the last to let go of the task. */
static void
analysed_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  Work *work = user_data;
  GTask *task = G_TASK (result);
  gboolean is_whole = g_task_propagate_boolean (task, NULL);

  if (!g_cancellable_is_cancelled (g_task_get_cancellable (task)))
    work->analysed (work->owner, is_whole);
  ahu_history_free (work->history);
  g_object_unref (work->owner);
  g_free (work);
}

void
ahu_analysis_work_start (GObject      *owner,
                         AhuRecord    *record,
                         guint         first,
                         gboolean      gives_way,
                         GCancellable *cancellable,
                         AhuJudged     judged,
                         AhuAnalysed   analysed)
{
  Work *work = g_new (Work, 1);
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, analysed_cb, work);

  *work = (Work) {
    .owner = g_object_ref (owner),
    .advisor = ahu_game_advisor_find (ahu_record_get_game (record)),
    .history = ahu_history_new (record, NULL),
    .first = first,
    .gives_way = gives_way,
    .judged = judged,
    .analysed = analysed,
  };
  g_task_set_task_data (task, work, NULL);
  g_task_run_in_thread (task, analyse);
}

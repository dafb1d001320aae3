/* ahu-rn-best-moves.c: the window of the three best moves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-best-moves.h"

#include <glib/gi18n.h>

#include "core/base/ahu-name.h"
#include "games/rapanui/advisor/rn-advisor.h"
#include "games/rapanui/engine/rn-position.h"
#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/rn-game.h"
#include "games/rapanui/study/rn-outlook.h"
#include "games/rapanui/ui/ahu-rn-best-moves-words.h"
#include "games/rapanui/ui/ahu-rn-practise.h"
#include "games/rapanui/ui/ahu-rn-reveal.h"
#include "toolkit/art/ahu-picture.h"
#include "toolkit/base/ahu-compat.h"
#include "toolkit/base/ahu-settings.h"
#include "toolkit/base/ahu-text-scale.h"
#include "toolkit/base/ahu-text.h"
#include "toolkit/rules/ahu-child-window.h"
#include "toolkit/rules/ahu-rules-text.h"
#include "toolkit/table/ahu-choice.h"

#define PICTURE_SIZE 40
/* So many moves have a digit for a key. */
#define KEYS 9

struct _AhuRnBestMoves
{
  AdwWindow parent_instance;

  GtkWidget *overlay;
  GtkWidget *scroll;
  GtkWidget *box;
  GtkWidget *stack;    /* while it thinks, and the moves */

  AhuSession *session;
  GCancellable *cancellable;
};

/* What the other thread works on, and what it finds. */
typedef struct
{
  RnKnowledge knowledge;
  RnAdvice advice[RN_MAX_LEGAL];
  guint n_advice;
} Question;

G_DEFINE_FINAL_TYPE (AhuRnBestMoves, ahu_rn_best_moves, ADW_TYPE_WINDOW)

/* In a scoring of Moai several choose: the first of them in the turn's order, against
 * computers the person. */
static guint
find_seat (AhuSession *session)
{
  const RnPosition *position = ahu_session_get_position (session);
  guint8 players[RN_MAX_PLAYERS];

  if (ahu_rn_practise_is (session))
    return ahu_rn_practise_get_seat (session);

  return rn_position_pending (position, players) > 0 ? players[0] : position->active;
}

/* Only what is certain, and what everybody may know. Of a closed Stone that is little: then
 * what it is for. */
static char *
tell_why (AhuRnBestMoves *self,
          const RnMove   *move)
{
  const RnPosition *position = ahu_session_get_position (self->session);
  const char *const *names = ahu_session_get_names (self->session);
  g_auto (GStrv) sentences = rn_outlook_sentences (position, move, names,
                                                    ahu_settings_get_switch (rn_game_get (), "open-stone"));

  return sentences != NULL ? g_strjoinv ("\n", sentences) : ahu_rn_best_moves_stone (position, move, names);
}

/* The session tells the window to go before the choice is done with. */
static void
chosen_cb (AhuRnBestMoves *self,
           AhuChoice      *choice)
{
  g_autoptr (AhuRnBestMoves) window = g_object_ref (self);
  g_autoptr (AhuSession) session = g_object_ref (self->session);
  const char *text = g_object_get_data (G_OBJECT (choice), "move");
  g_autoptr (AhuRefusal) refusal = ahu_session_play (session, json_from_string (text, NULL));

  if (refusal != NULL)
    ahu_compat_announce (self->box, refusal->message);
  else
    ahu_rn_reveal_deduced (session);
}

/* Large text has the whole width but for the name of the move, which stands beside its
 * card. */
static GtkWidget *
new_content (const RnPosition *position,
             const RnAdvice   *advice,
             const char       *name,
             const char       *figures)
{
  GtkWidget *grid = gtk_grid_new ();
  const char *picture = ahu_rn_best_moves_picture (position, &advice->move);
  gboolean large = ahu_text_scale () > AHU_LARGE_TEXT;
  int first = large ? 0 : 1;
  int row = 0;

  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 2);
  gtk_grid_attach (GTK_GRID (grid), ahu_text_new (name, "heading"), 1, row++, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), ahu_text_new (figures, NULL), first, row++, 2 - first, 1);
  if (picture != NULL)
    {
      GtkWidget *drawing = ahu_picture_new (picture, PICTURE_SIZE, PICTURE_SIZE);

      gtk_widget_set_valign (drawing, GTK_ALIGN_START);
      gtk_grid_attach (GTK_GRID (grid), drawing, 0, 0, 1, large ? 1 : row);
    }

  return grid;
}

/* Below the button, because there the rules in it can be links. */
static GtkWidget *
new_why (const char *why)
{
  GtkWidget *label = ahu_text_new ("", "best-move-why");

  ahu_rules_label_set_text (GTK_LABEL (label), why);

  return label;
}

/* Returns: (transfer none): the button */
static GtkWidget *
append_choice (AhuRnBestMoves *self,
               const RnAdvice *advice,
               guint           place)
{
  const RnPosition *position = ahu_session_get_position (self->session);
  g_autofree char *name = ahu_rn_best_moves_name (position, &advice->move);
  g_autofree char *figures = ahu_rn_best_moves_figures (advice);
  g_autofree char *why = tell_why (self, &advice->move);
  g_autofree char *note = why != NULL ? g_strconcat (figures, "\n", why, NULL) : g_strdup (figures);
  g_autofree char *key = place < KEYS ? g_strdup_printf ("%u", place + 1) : NULL;
  g_autoptr (JsonNode) move = rn_move_to_json (&advice->move);
  GtkWidget *choice = ahu_choice_new ();

  ahu_choice_set_content (AHU_CHOICE (choice), new_content (position, advice, name, figures));
  if (ahu_text_scale () > AHU_LARGE_TEXT)
    ahu_choice_set_orientation (AHU_CHOICE (choice), GTK_ORIENTATION_VERTICAL);
  ahu_choice_set_key (AHU_CHOICE (choice), key);
  ahu_choice_set_name (AHU_CHOICE (choice), name, note);
  g_object_set_data_full (G_OBJECT (choice), "move", json_to_string (move, FALSE), g_free);
  g_signal_connect_object (choice, "clicked", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_css_class (choice, "best-move");
  gtk_box_append (GTK_BOX (self->box), choice);
  if (why != NULL)
    gtk_box_append (GTK_BOX (self->box), new_why (why));

  return choice;
}

static void
show_advice (AhuRnBestMoves *self,
             const Question *question)
{
  gboolean is_open = rn_knowledge_is_choice_open (&question->knowledge);
  guint n_told = is_open ? question->n_advice : MIN (question->n_advice, AHU_RN_BEST_MOVES_TOLD);
  GtkWidget *first = NULL;

  /* Which of them can be made only the player knows. */
  if (is_open)
    gtk_box_append (GTK_BOX (self->box), ahu_text_new (rn_outlook_open_choice (&question->knowledge.position), NULL));
  for (guint i = 0; i < n_told; i++)
    {
      GtkWidget *choice = append_choice (self, &question->advice[i], i);

      first = first != NULL ? first : choice;
    }
  gtk_stack_set_visible_child_name (GTK_STACK (self->stack), "moves");
  if (first == NULL)
    return;
  gtk_widget_grab_focus (first);
  ahu_compat_announce (self->box, ahu_choice_get_name (AHU_CHOICE (first)));
}

static void
think (GTask        *task,
       gpointer      source,
       gpointer      data,
       GCancellable *cancellable)
{
  Question *question = data;
  AhuLimits limits = { .milliseconds = AHU_RN_BEST_MOVES_TIME,
                       .threads = MAX (1, g_get_num_processors () - 1) };
  GError *error = NULL;

  if (rn_advisor_rank (&question->knowledge, &limits, cancellable, question->advice, &question->n_advice, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
thought_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autoptr (AhuRnBestMoves) self = user_data;

  /* Only a window that is gone cancels. */
  if (g_task_propagate_boolean (G_TASK (result), NULL))
    show_advice (self, g_task_get_task_data (G_TASK (result)));
}

void
ahu_rn_best_moves_know (AhuSession  *session,
                        RnKnowledge *knowledge)
{
  g_autoptr (AhuRecord) record = NULL;
  g_autoptr (AhuHistory) known = NULL;
  AhuHistory *history;

  g_return_if_fail (AHU_IS_SESSION (session));
  g_return_if_fail (knowledge != NULL);

  history = ahu_session_get_history (session);
  if (!ahu_rn_practise_is (session))
    {
      record = ahu_session_dup_public_record (session);
      history = known = ahu_history_new (record, NULL);
    }
  rn_knowledge_from_history (knowledge, history, ahu_history_get_ply (history), find_seat (session));
}

static void
start_thinking (AhuRnBestMoves *self)
{
  Question *question = g_new0 (Question, 1);
  /* Not the task's source: the other thread may be the last to let go of the task. */
  g_autoptr (GTask) task = g_task_new (NULL, self->cancellable, thought_cb, g_object_ref (self));

  ahu_rn_best_moves_know (self->session, &question->knowledge);
  g_task_set_task_data (task, question, g_free);
  g_task_run_in_thread (task, think);
}

/* What was thought is of a position that is no more. */
static void
changed_cb (AhuRnBestMoves *self)
{
  gtk_window_destroy (GTK_WINDOW (self));
}

static gboolean
key_cb (GtkEventControllerKey *controller,
        guint                  keyval,
        guint                  keycode,
        GdkModifierType        state,
        gpointer               user_data)
{
  GtkWidget *self = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (controller));

  return ahu_choice_activate_key (self, keyval, state);
}

/* Closed: what is still thought holds the window, so it would not be disposed of before
 * that has come to its end. */
static void
ahu_rn_best_moves_unrealize (GtkWidget *widget)
{
  g_cancellable_cancel (AHU_RN_BEST_MOVES (widget)->cancellable);

  GTK_WIDGET_CLASS (ahu_rn_best_moves_parent_class)->unrealize (widget);
}

static void
ahu_rn_best_moves_dispose (GObject *object)
{
  AhuRnBestMoves *self = AHU_RN_BEST_MOVES (object);

  g_cancellable_cancel (self->cancellable);
  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (ahu_rn_best_moves_parent_class)->dispose (object);
}

static void
ahu_rn_best_moves_finalize (GObject *object)
{
  g_object_unref (AHU_RN_BEST_MOVES (object)->cancellable);

  G_OBJECT_CLASS (ahu_rn_best_moves_parent_class)->finalize (object);
}

static void
ahu_rn_best_moves_class_init (AhuRnBestMovesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ahu_rn_best_moves_dispose;
  G_OBJECT_CLASS (klass)->finalize = ahu_rn_best_moves_finalize;
  widget_class->unrealize = ahu_rn_best_moves_unrealize;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               AHU_RESOURCE_PATH "/ahu-rn-best-moves.ui");
  gtk_widget_class_bind_template_child (widget_class, AhuRnBestMoves, overlay);
  gtk_widget_class_bind_template_child (widget_class, AhuRnBestMoves, scroll);
  gtk_widget_class_bind_template_child (widget_class, AhuRnBestMoves, box);
  gtk_widget_class_bind_template_child (widget_class, AhuRnBestMoves, stack);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
ahu_rn_best_moves_init (AhuRnBestMoves *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  self->cancellable = g_cancellable_new ();
  gtk_overlay_add_overlay (GTK_OVERLAY (self->overlay), ahu_compat_announcer_new ());
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_cb), NULL);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

const char *
ahu_rn_best_moves_refuse (AhuSession *session)
{
  const RnPosition *position;

  g_return_val_if_fail (AHU_IS_SESSION (session), NULL);

  position = ahu_session_get_position (session);
  if (position->step == RN_STEP_REFILL)
    return _("The refill is luck: there is no best move now.");
  if (position->step >= RN_STEP_REVEAL)
    return _("The game is over: there are no more moves to make.");
  /* Nobody else is there to read what a person holds who practises. */
  if (position->step == RN_STEP_SACRIFICE && !ahu_rn_practise_is (session))
    return _("The best sacrifice would give away what a player has, so there are no best moves in a sacrifice round (R2.4).");

  return NULL;
}

GtkWidget *
ahu_rn_best_moves_new (AhuSession *session)
{
  AhuRnBestMoves *self;
  g_autofree char *title = NULL;

  g_return_val_if_fail (AHU_IS_SESSION (session), NULL);
  g_return_val_if_fail (ahu_rn_best_moves_refuse (session) == NULL, NULL);

  self = g_object_new (AHU_TYPE_RN_BEST_MOVES, NULL);
  g_set_object (&self->session, session);
  /* Translators: the title of a window; %s is a player. */
  title = g_strdup_printf (_("Best moves for %s"),
                           ahu_session_get_names (session)[find_seat (session)]);
  gtk_window_set_title (GTK_WINDOW (self), title);
  g_signal_connect_swapped (session, "changed", G_CALLBACK (changed_cb), self);
  start_thinking (self);

  return GTK_WIDGET (self);
}

void
ahu_rn_best_moves_present (GtkWidget  *widget,
                           AhuSession *session)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (AHU_IS_SESSION (session));

  ahu_child_window_present (GTK_WINDOW (ahu_rn_best_moves_new (session)), widget);
}

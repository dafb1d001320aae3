/* ahu-best-moves.c: the window of the three best moves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/analysis/ahu-best-moves.h"

#include <glib/gi18n.h>
#include <math.h>

#include "core/advice/ahu-waiting.h"
#include "core/teach/ahu-compare.h"
#include "toolkit/art/ahu-picture.h"
#include "toolkit/base/ahu-compat.h"
#include "toolkit/base/ahu-text-scale.h"
#include "toolkit/base/ahu-text.h"
#include "toolkit/game/ahu-game-ui.h"
#include "toolkit/layout/ahu-wrap-layout.h"
#include "toolkit/rules/ahu-child-window.h"
#include "toolkit/rules/ahu-rules-popover.h"
#include "toolkit/rules/ahu-rules-text.h"
#include "toolkit/table/ahu-choice.h"
#include "toolkit/table/ahu-practise.h"

#define PICTURE_SIZE 40
#define OVER_WIDTH 420
/* So many moves have a digit for a key. */
#define KEYS 9

struct _AhuBestMoves
{
  AdwWindow parent_instance;

  GtkWidget *overlay;
  GtkWidget *box;
  GtkWidget *stack;    /* while it thinks, and the moves */
  GtkWidget *words;    /* on how they were found */

  AhuSession *session;
  guint ply;      /* of the position it is about */
  JsonNode *made; /* (nullable): the move that was made there, which is all that is told */
  char **about;   /* (nullable): the rules that a try is about */
  gboolean asks;  /* what follows a try */
  AhuTryAnswer answer;
  GCancellable *cancellable;
};

enum
{
  ANSWERED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* What the other thread works on, and what it finds. */
typedef struct
{
  const AhuGameAdvisor *advisor;
  AhuHistory *history;
  guint ply;
  guint seat;
  GPtrArray *advice; /* of AhuAdvice, NULL until then */
  char *caveat;      /* NULL for none */
} Question;

G_DEFINE_FINAL_TYPE (AhuBestMoves, ahu_best_moves, ADW_TYPE_WINDOW)

static const AhuGameAdvisor *
get_advisor (AhuSession *session)
{
  return ahu_game_advisor_find (ahu_session_get_game (session));
}

static gconstpointer
get_position (AhuBestMoves *self)
{
  return ahu_history_get_position (ahu_session_get_history (self->session), self->ply);
}

/* Where several may choose and nobody is asked for, the first of them; against computers the person. */
static guint
find_seat (AhuSession *session,
           guint       asked)
{
  g_autofree guint *pending = g_new0 (guint, ahu_session_get_game (session)->max_players);

  if (ahu_practise_is (session))
    return ahu_practise_get_person (session);
  if (asked != AHU_NOBODY)
    return asked;

  ahu_session_get_game (session)->pending (ahu_session_get_position (session), pending);

  return pending[0];
}

char *
ahu_best_moves_figures (const AhuAdvice *advice)
{
  int points = (int) lround (MAX (advice->points, 0));
  int error;
  int percent = ahu_won_percent ((AhuWon) { advice->win, advice->playouts }, &error);

  if (advice->playouts == 0)
    return g_strdup (_("Games won of 100: unknown, there was too little time"));

  /* Translators: of a move, for the player who makes it: %1$d is how many of 100 games are won after it, %2$d the standard
   * error of that number, %3$d the points to be expected in the end. */
  return g_strdup_printf (ngettext ("Games won of 100: %1$d ± %2$d, about %3$d point at the end",
                                    "Games won of 100: %1$d ± %2$d, about %3$d points at the end", points),
                          percent, error, points);
}

/* The session tells the window to go before the choice is done with. */
static void
chosen_cb (AhuBestMoves *self,
           AhuChoice    *choice)
{
  g_autoptr (AhuBestMoves) window = g_object_ref (self);
  g_autoptr (AhuSession) session = g_object_ref (self->session);
  const char *text = g_object_get_data (G_OBJECT (choice), "move");
  g_autoptr (AhuRefusal) refusal = ahu_session_play (session, json_from_string (text, NULL));

  if (refusal != NULL)
    ahu_compat_announce (self->box, refusal->message);
  else
    ahu_session_follow (session);
}

static char *
name_choice (AhuBestMoves    *self,
             const AhuAdvice *advice)
{
  const AhuGameUi *ui = ahu_game_ui_find (ahu_session_get_game (self->session));

  return ui != NULL && ui->choice_name != NULL ? ui->choice_name (get_position (self), advice->move)
                                               : g_strdup (advice->text);
}

/* Large text has the whole width but for the name of the move, which stands beside its
 * card. */
static GtkWidget *
new_content (AhuBestMoves    *self,
             const AhuAdvice *advice)
{
  const AhuGameUi *ui = ahu_game_ui_find (ahu_session_get_game (self->session));
  const char *picture = ui != NULL && ui->choice_picture != NULL ? ui->choice_picture (get_position (self), advice->move) : NULL;
  g_autofree char *name = name_choice (self, advice);
  g_autofree char *figures = ahu_best_moves_figures (advice);
  GtkWidget *grid = gtk_grid_new ();
  gboolean large = ahu_text_scale () > AHU_LARGE_TEXT;
  /* Without a picture its room stays: names begin in a line, and a key lies on none of them. */
  GtkWidget *drawing = ahu_picture_new (picture, PICTURE_SIZE, PICTURE_SIZE);
  int first = large ? 0 : 1;
  int row = 0;

  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 2);
  gtk_grid_attach (GTK_GRID (grid), ahu_text_new (name, "heading"), 1, row++, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), ahu_text_new (figures, NULL), first, row++, 2 - first, 1);
  gtk_widget_set_valign (drawing, GTK_ALIGN_START);
  gtk_grid_attach (GTK_GRID (grid), drawing, 0, 0, 1, large ? 1 : row);

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

/* With which one a move is compared: the best one, or that with the next. */
static const AhuAdvice *
find_other (const Question *question,
            guint           place)
{
  return g_ptr_array_index (question->advice, place > 0 ? 0 : MIN (1, question->advice->len - 1));
}

/* Returns: (transfer full) (nullable): in what a move differs from the other one, a line each */
static char *
tell_difference (AhuBestMoves   *self,
                 const Question *question,
                 guint           place)
{
  const AhuAdvice *advice = g_ptr_array_index (question->advice, place);
  const AhuAdvice *other = find_other (question, place);
  g_autofree char *name = name_choice (self, other);
  g_autofree char *differs = NULL;
  const char *cannot_tell = ahu_compare_cannot_tell ((AhuWon) { advice->win, advice->playouts },
                                                     (AhuWon) { other->win, other->playouts });

  /* The best one tells it of the next. */
  if (other == advice || place == 1)
    return NULL;

  differs = ahu_compare_tell (&(AhuComparison) {
    .game = ahu_session_get_game (self->session),
    .position = ahu_history_get_position (question->history, self->ply),
    .names = ahu_session_get_names (self->session),
    .seat = question->seat,
    .move = advice->move,
    .other = other->move,
    .other_name = name,
  });
  if (differs == NULL || cannot_tell == NULL)
    return g_steal_pointer (&differs);

  return g_strdup_printf ("%s\n%s", differs, cannot_tell);
}

/* Returns: (transfer none): the button */
static GtkWidget *
append_choice (AhuBestMoves   *self,
               const Question *question,
               guint           place)
{
  const AhuAdvice *advice = g_ptr_array_index (question->advice, place);
  g_autofree char *name = name_choice (self, advice);
  g_autofree char *figures = ahu_best_moves_figures (advice);
  g_autofree char *why = tell_difference (self, question, place);
  g_autofree char *note = why != NULL ? g_strconcat (figures, "\n", why, NULL) : g_strdup (figures);
  g_autofree char *key = place < KEYS ? g_strdup_printf ("%u", place + 1) : NULL;
  GtkWidget *choice = ahu_choice_new ();

  ahu_choice_set_content (AHU_CHOICE (choice), new_content (self, advice));
  ahu_choice_set_key (AHU_CHOICE (choice), key);
  ahu_choice_set_name (AHU_CHOICE (choice), name, note);
  g_object_set_data_full (G_OBJECT (choice), "move", json_to_string (advice->move, FALSE), g_free);
  g_signal_connect_object (choice, "clicked", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_css_class (choice, "best-move");
  gtk_box_append (GTK_BOX (self->box), choice);
  if (why != NULL)
    gtk_box_append (GTK_BOX (self->box), new_why (why));

  return choice;
}

static void
answer_cb (AhuBestMoves *self,
           GtkWidget    *button)
{
  self->answer = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "answer"));
  gtk_window_close (GTK_WINDOW (self));
}

/* Whoever only closes it goes on. */
static gboolean
ahu_best_moves_close_request (GtkWindow *window)
{
  AhuBestMoves *self = AHU_BEST_MOVES (window);
  g_autoptr (AhuBestMoves) held = g_object_ref (self);
  gboolean stays = GTK_WINDOW_CLASS (ahu_best_moves_parent_class)->close_request (window);

  if (self->asks)
    g_signal_emit (self, signals[ANSWERED], 0, self->answer);

  return stays;
}

static void
append_answers (AhuBestMoves *self)
{
  static const char *const answers[] = { N_("Take it back"), N_("Another"), N_("Go on") };
  GtkWidget *row = ahu_wrap_box_new (6, 6);
  GtkWidget *button = NULL;

  gtk_widget_set_halign (row, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (row, "answers");
  for (int i = 0; i < AHU_TRY_ANSWERS; i++)
    {
      button = gtk_button_new_with_label (_(answers[i]));
      gtk_widget_add_css_class (button, "touch");
      g_object_set_data (G_OBJECT (button), "answer", GINT_TO_POINTER (i));
      g_signal_connect_object (button, "clicked", G_CALLBACK (answer_cb), self, G_CONNECT_SWAPPED);
      gtk_widget_set_parent (button, row);
    }
  gtk_widget_add_css_class (button, "suggested-action");
  gtk_window_set_default_widget (GTK_WINDOW (self), button);
  gtk_box_append (GTK_BOX (gtk_widget_get_parent (self->stack)), row);
  gtk_widget_grab_focus (button);
}

static void
rule_cb (GtkWidget *button)
{
  ahu_rules_show_from (button, g_object_get_data (G_OBJECT (button), "rule"));
}

static void
append_about (AhuBestMoves *self)
{
  GtkWidget *row = ahu_wrap_box_new (6, 6);

  for (guint i = 0; self->about[i] != NULL; i++)
    {
      g_autofree char *text = ahu_rules_describe (self->about[i]);
      GtkWidget *button = gtk_button_new_with_label (text);

      gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), TRUE);
      gtk_widget_add_css_class (button, "touch");
      gtk_widget_add_css_class (button, "shows-rule");
      g_object_set_data (G_OBJECT (button), "rule", self->about[i]);
      g_signal_connect (button, "clicked", G_CALLBACK (rule_cb), NULL);
      gtk_widget_set_parent (button, row);
    }
  gtk_box_append (GTK_BOX (self->box), row);
}

static GtkWidget *
new_head (AhuBestMoves    *self,
          const AhuAdvice *advice)
{
  const AhuGameUi *ui = ahu_game_ui_find (ahu_session_get_game (self->session));
  const char *picture = ui->choice_picture != NULL ? ui->choice_picture (get_position (self), advice->move) : NULL;
  g_autofree char *name = name_choice (self, advice);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  gtk_widget_set_valign (box, GTK_ALIGN_END);
  if (picture != NULL)
    {
      GtkWidget *drawing = ahu_picture_new (picture, PICTURE_SIZE, PICTURE_SIZE);

      gtk_widget_set_halign (drawing, GTK_ALIGN_START);
      gtk_box_append (GTK_BOX (box), drawing);
    }
  gtk_box_append (GTK_BOX (box), ahu_text_new (name, "heading"));

  return box;
}

/* What it is about, and how much of it there is after each of the two. */
static void
attach_line (GtkWidget  *grid,
             const char *what,
             const char *is,
             const char *there)
{
  const char *values[] = { is, there };
  GtkWidget *label = ahu_text_new ("", NULL);

  ahu_rules_label_set_text (GTK_LABEL (label), what);
  gtk_grid_attach_next_to (GTK_GRID (grid), label, NULL, GTK_POS_BOTTOM, 1, 1);
  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    {
      GtkWidget *value = ahu_text_new (values[i], "heading");

      gtk_grid_attach_next_to (GTK_GRID (grid), value, label, GTK_POS_RIGHT, 1, 1);
      label = value;
    }
}

static void
attach_figures (GtkWidget       *grid,
                const AhuAdvice *made,
                const AhuAdvice *other)
{
  const AhuAdvice *advice[] = { made, other };
  char *won[G_N_ELEMENTS (advice)], *points[G_N_ELEMENTS (advice)];

  for (guint i = 0; i < G_N_ELEMENTS (advice); i++)
    {
      int error;
      int percent = ahu_won_percent ((AhuWon) { advice[i]->win, advice[i]->playouts }, &error);

      won[i] = advice[i]->playouts > 0 ? g_strdup_printf ("%d ± %d", percent, error) : g_strdup ("–");
      points[i] = advice[i]->playouts > 0 ? g_strdup_printf ("%ld", lround (MAX (advice[i]->points, 0))) : g_strdup ("–");
    }
  attach_line (grid, _("Games won of 100"), won[0], won[1]);
  attach_line (grid, _("Points at the end, about"), points[0], points[1]);
  for (guint i = 0; i < G_N_ELEMENTS (advice); i++)
    {
      g_free (won[i]);
      g_free (points[i]);
    }
}

static GtkWidget *
new_table (AhuBestMoves    *self,
           const Question  *question,
           const AhuAdvice *made,
           const AhuAdvice *other)
{
  AhuComparison comparison = {
    .game = ahu_session_get_game (self->session),
    .position = get_position (self),
    .names = ahu_session_get_names (self->session),
    .seat = question->seat,
    .move = made->move,
    .other = other->move,
  };
  g_autoptr (GArray) rows = ahu_compare (&comparison);
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  gtk_widget_add_css_class (grid, "two-moves");
  gtk_grid_attach (GTK_GRID (grid), new_head (self, made), 1, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), new_head (self, other), 2, 0, 1, 1);
  attach_figures (grid, made, other);
  for (guint i = 0; i < rows->len; i++)
    {
      const AhuCompared *row = &g_array_index (rows, AhuCompared, i);
      g_autofree char *what = ahu_compared_what (&comparison, row);
      g_autofree char *is = NULL, *there = NULL;

      ahu_compared_values (&comparison, row, &is, &there);
      attach_line (grid, what, is, there);
    }

  return grid;
}

/* What was made, what else could have been, and in what they differ. A move that the advisor doesn't know, such as one
 * that only tells a card, is told without. */
static void
show_made (AhuBestMoves   *self,
           const Question *question)
{
  guint place = 0;

  while (place < question->advice->len &&
         !json_node_equal (((AhuAdvice *) g_ptr_array_index (question->advice, place))->move, self->made))
    place++;
  if (place < question->advice->len && question->advice->len > 1)
    {
      const AhuAdvice *made = g_ptr_array_index (question->advice, place);
      const AhuAdvice *other = find_other (question, place);
      const char *cannot_tell = ahu_compare_cannot_tell ((AhuWon) { made->win, made->playouts },
                                                         (AhuWon) { other->win, other->playouts });

      g_autofree char *figures = ahu_best_moves_figures (made);

      gtk_box_append (GTK_BOX (self->box), new_table (self, question, made, other));
      ahu_compat_announce (self->box, figures);
      if (cannot_tell != NULL)
        gtk_box_append (GTK_BOX (self->box), ahu_text_new (cannot_tell, NULL));
    }
  if (self->about != NULL)
    append_about (self);
  append_answers (self);
  gtk_stack_set_visible_child_name (GTK_STACK (self->stack), "moves");
}

static void
show_advice (AhuBestMoves   *self,
             const Question *question)
{
  guint n_told = question->caveat != NULL ? question->advice->len
                                          : MIN (question->advice->len, AHU_BEST_MOVES_TOLD);
  GtkWidget *first = NULL;

  /* Which of them can be made only the player knows. */
  if (question->caveat != NULL)
    gtk_box_append (GTK_BOX (self->box), ahu_text_new (question->caveat, NULL));
  for (guint i = 0; i < n_told; i++)
    {
      GtkWidget *choice = append_choice (self, question, i);

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
  AhuLimits limits = { .milliseconds = AHU_BEST_MOVES_TIME,
                       .threads = MAX (1, g_get_num_processors () - 1) };
  GError *error = NULL;

  ahu_waiting_begin ();
  question->advice = question->advisor->rank (question->history, question->ply, question->seat,
                                              &limits, cancellable, &question->caveat, &error);
  ahu_waiting_end ();
  if (question->advice != NULL)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

/* Here, on the window's thread: the other one may be the last to let go of the task. */
static void
thought_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autoptr (AhuBestMoves) self = user_data;
  Question *question = g_task_get_task_data (G_TASK (result));

  /* Only a window that is gone cancels. */
  if (g_task_propagate_boolean (G_TASK (result), NULL))
    (self->made != NULL ? show_made : show_advice) (self, question);
  ahu_history_free (question->history);
  g_clear_pointer (&question->advice, g_ptr_array_unref);
  g_free (question->caveat);
  g_free (question);
}

AhuHistory *
ahu_best_moves_know (AhuSession *session,
                     guint       asked,
                     guint      *seat)
{
  g_autoptr (AhuRecord) record = NULL;

  g_return_val_if_fail (AHU_IS_SESSION (session), NULL);
  g_return_val_if_fail (seat != NULL, NULL);

  record = ahu_practise_is (session) ? ahu_session_dup_record (session) : ahu_session_dup_public_record (session);
  *seat = find_seat (session, asked);

  return ahu_history_new (record, NULL);
}

static void
start_thinking (AhuBestMoves *self,
                guint         asked)
{
  Question *question = g_new0 (Question, 1);
  /* Not the task's source: the other thread may be the last to let go of the task. */
  g_autoptr (GTask) task = g_task_new (NULL, self->cancellable, thought_cb, g_object_ref (self));

  question->advisor = get_advisor (self->session);
  question->history = ahu_best_moves_know (self->session, asked, &question->seat);
  question->ply = self->ply;
  g_task_set_task_data (task, question, NULL);
  g_task_run_in_thread (task, think);
}

/* What was thought is of a position that is no more. */
static void
changed_cb (AhuBestMoves *self)
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
ahu_best_moves_unrealize (GtkWidget *widget)
{
  g_cancellable_cancel (AHU_BEST_MOVES (widget)->cancellable);

  GTK_WIDGET_CLASS (ahu_best_moves_parent_class)->unrealize (widget);
}

static void
ahu_best_moves_dispose (GObject *object)
{
  AhuBestMoves *self = AHU_BEST_MOVES (object);

  g_cancellable_cancel (self->cancellable);
  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (ahu_best_moves_parent_class)->dispose (object);
}

static void
ahu_best_moves_finalize (GObject *object)
{
  g_object_unref (AHU_BEST_MOVES (object)->cancellable);
  g_clear_pointer (&AHU_BEST_MOVES (object)->made, json_node_unref);
  g_strfreev (AHU_BEST_MOVES (object)->about);

  G_OBJECT_CLASS (ahu_best_moves_parent_class)->finalize (object);
}

static void
ahu_best_moves_class_init (AhuBestMovesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ahu_best_moves_dispose;
  G_OBJECT_CLASS (klass)->finalize = ahu_best_moves_finalize;
  widget_class->unrealize = ahu_best_moves_unrealize;
  GTK_WINDOW_CLASS (klass)->close_request = ahu_best_moves_close_request;

  /**
   * AhuBestMoves::answered:
   * @self: the window of one move
   * @answer: an #AhuTryAnswer
   *
   * What is to follow; the window closes.
   */
  signals[ANSWERED] = g_signal_new ("answered", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                    1, G_TYPE_INT);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               AHU_RESOURCE_PATH "/ahu-best-moves.ui");
  gtk_widget_class_bind_template_child (widget_class, AhuBestMoves, overlay);
  gtk_widget_class_bind_template_child (widget_class, AhuBestMoves, box);
  gtk_widget_class_bind_template_child (widget_class, AhuBestMoves, stack);
  gtk_widget_class_bind_template_child (widget_class, AhuBestMoves, words);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
ahu_best_moves_init (AhuBestMoves *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  self->cancellable = g_cancellable_new ();
  gtk_overlay_add_overlay (GTK_OVERLAY (self->overlay), ahu_compat_announcer_new ());
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_cb), NULL);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

gboolean
ahu_best_moves_can (AhuSession *session)
{
  const AhuGameAdvisor *advisor;

  g_return_val_if_fail (AHU_IS_SESSION (session), FALSE);

  advisor = get_advisor (session);

  return advisor != NULL && advisor->rank != NULL;
}

const char *
ahu_best_moves_refuse (AhuSession *session)
{
  const AhuGameAdvisor *advisor;

  g_return_val_if_fail (AHU_IS_SESSION (session), NULL);

  advisor = get_advisor (session);
  /* Nobody else is there to read what a person holds who practises. */
  if (advisor->refuse != NULL)
    return advisor->refuse (ahu_session_get_position (session), !ahu_practise_is (session));

  return ahu_game_advisor_get_next (advisor, ahu_session_get_position (session)) == AHU_NEXT_CHOICE
           ? NULL
           : _("Nobody has anything to choose right now.");
}

/* @title: (transfer full): its title */
static AhuBestMoves *
window_new (AhuSession *session,
            guint       ply,
            char       *title)
{
  AhuBestMoves *self = g_object_new (AHU_TYPE_BEST_MOVES, "title", title, NULL);
  const char *words = ahu_game_advisor_get_words (get_advisor (session), AHU_ADVICE_WORDS_RANK);

  g_set_object (&self->session, session);
  self->ply = ply;
  if (words != NULL)
    gtk_label_set_text (GTK_LABEL (self->words), words);
  g_signal_connect_swapped (session, "changed", G_CALLBACK (changed_cb), self);
  g_free (title);

  return self;
}

GtkWidget *
ahu_best_moves_new (AhuSession *session,
                    guint       asked)
{
  AhuBestMoves *self;

  g_return_val_if_fail (AHU_IS_SESSION (session), NULL);
  g_return_val_if_fail (ahu_best_moves_refuse (session) == NULL, NULL);

  self = window_new (session, ahu_history_get_ply (ahu_session_get_history (session)),
                     /* Translators: the title of a window; %s is a player. */
                     g_strdup_printf (_("Best moves for %s"), ahu_session_get_names (session)[find_seat (session, asked)]));
  start_thinking (self, asked);

  return GTK_WIDGET (self);
}

/* @title: (transfer full): its title */
static AhuBestMoves *
asking_new (AhuSession *session,
            guint       ply,
            char       *title)
{
  AhuBestMoves *self = window_new (session, ply, title);

  self->asks = TRUE;
  self->answer = AHU_TRY_GO_ON;
  gtk_widget_set_visible (self->words, FALSE);

  return self;
}

GtkWidget *
ahu_best_moves_new_made (AhuSession        *session,
                         guint              ply,
                         const char *const *about)
{
  AhuBestMoves *self;

  g_return_val_if_fail (AHU_IS_SESSION (session), NULL);
  g_return_val_if_fail (ply < ahu_history_get_ply (ahu_session_get_history (session)), NULL);

  self = asking_new (session, ply, g_strdup (_("Your move, and another")));
  self->about = g_strdupv ((char **) about);
  self->made = json_node_ref (ahu_history_get_move (ahu_session_get_history (session), ply));
  start_thinking (self, AHU_NOBODY);

  return GTK_WIDGET (self);
}

GtkWidget *
ahu_best_moves_new_over (AhuSession *session)
{
  AhuBestMoves *self;

  g_return_val_if_fail (AHU_IS_SESSION (session), NULL);

  self = asking_new (session, ahu_history_get_ply (ahu_session_get_history (session)), g_strdup (_("The try is over")));
  gtk_widget_set_visible (self->stack, FALSE);
  /* No higher than that: behind it lies what came of the turn. */
  gtk_box_append (GTK_BOX (gtk_widget_get_parent (self->stack)),
                  ahu_text_new (_("That was what there was to decide. If you go on, you play this game to its end."), "answers"));
  append_answers (self);
  gtk_window_set_default_size (GTK_WINDOW (self), OVER_WIDTH, -1);

  return GTK_WIDGET (self);
}

void
ahu_best_moves_present (GtkWidget  *widget,
                        AhuSession *session,
                        guint       asked)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (AHU_IS_SESSION (session));

  ahu_child_window_present (GTK_WINDOW (ahu_best_moves_new (session, asked)), widget);
}

/* ahu-rn-prompt.c: who does what now, what to take at the table, and why not
 *
 * The refusal stands where the takings do, so that the prompt keeps its height
 * and nothing below it moves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "app/rapanui/ahu-rn-prompt.h"

#include "app/ahu-compat.h"
#include "app/ahu-picture.h"
#include "app/ahu-rules-text.h"
#include "app/ahu-wrap-layout.h"
#include "app/rapanui/ahu-rn-practise.h"
#include "app/rapanui/ahu-rn-reasons.h"
#include "app/rapanui/ahu-rn-taking-chip.h"
#include "app/rapanui/ahu-rn-takings.h"
#include "app/rapanui/ahu-rn-told.h"
#include "rapanui/rn-citation.h"
#include "rapanui/rn-json.h"

#define MARK_SIZE 40
#define MARK_SIZE_NARROW 34

struct _AhuRnPrompt
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkWidget *mark;
  GtkWidget *sentence;
  GtkWidget *rule;
  GtkWidget *lines;
  GtkWidget *takings;
  GtkWidget *heading;
  GtkWidget *shortage;
  GtkWidget *refusal;
  GtkWidget *hint;
  GtkWidget *chips[RN_MAX_PLAYERS];

  gboolean narrow;
  gboolean is_replay;
  gboolean news; /* of a scoring, with the last update */
  /* What was last announced of a scoring, and of which. */
  char *told_takings;
  AhuSession *told_session; /* weak: only compared */
  guint told_start;
  guint told_end;
  const char *step_rule; /* behind the sentence */
};

G_DEFINE_FINAL_TYPE (AhuRnPrompt, ahu_rn_prompt, GTK_TYPE_WIDGET)

static void
show_mark (AhuRnPrompt *self,
           AhuSession  *session,
           guint        who)
{
  const char *const *colours = ahu_record_get_colours (ahu_session_get_record (session));

  ahu_mark_set_colour (AHU_PICTURE (self->mark), colours[who],
                       self->narrow ? MARK_SIZE_NARROW : MARK_SIZE);
}

static guint
find_pending (const RnPosition *position)
{
  guint8 pending[RN_MAX_PLAYERS];

  return rn_position_pending (position, pending) > 0 ? pending[0] : position->active;
}

/* Then nobody takes anything any more. */
static gboolean
has_ended (AhuSession *session)
{
  return ((const RnPosition *) ahu_session_get_position (session))->step >= RN_STEP_REVEAL;
}

/* One sentence for each player, with the count and the bonus; NULL before the
 * first scoring, and at the end. */
static char *
describe_takings (AhuSession *session)
{
  const char *const *names = ahu_session_get_names (session);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) sentences = NULL;
  g_autofree char *heading = NULL;
  g_autofree char *shortage = NULL;
  RnTakings takings = { 0 };

  if (!ahu_rn_takings_find (session, &takings))
    return NULL;

  heading = rn_takings_heading (&takings);
  g_strv_builder_add (builder, heading);
  for (guint i = 0; i < takings.n; i++)
    {
      g_autofree char *sentence = rn_taking_sentence (&takings, i, names);

      g_strv_builder_add (builder, sentence);
    }
  shortage = rn_shortage_sentence (&takings);
  if (shortage != NULL)
    g_strv_builder_add (builder, shortage);
  sentences = g_strv_builder_end (builder);

  return g_strjoinv ("\n", sentences);
}

static void
show_words (AhuRnPrompt *self,
            const char  *heading,
            const char  *shortage)
{
  gtk_label_set_text (GTK_LABEL (self->heading), heading != NULL ? heading : "");
  gtk_widget_set_visible (self->heading, heading != NULL);
  ahu_rules_label_set_text (GTK_LABEL (self->shortage), shortage != NULL ? shortage : "");
  gtk_widget_set_visible (self->shortage, shortage != NULL);
}

static void
show_takings (AhuRnPrompt *self,
              AhuSession  *session)
{
  g_autofree char *heading = NULL;
  g_autofree char *shortage = NULL;
  RnTakings takings = { 0 };

  if (ahu_rn_takings_find (session, &takings))
    {
      /* Marks and numbers speak for themselves where there is little room. */
      if (!self->narrow || takings.n == 0)
        heading = rn_takings_heading (&takings);
      shortage = rn_shortage_sentence (&takings);
    }

  if (has_ended (session))
    shortage = g_strdup (rn_end_sentence ());

  show_words (self, heading, shortage);
  for (guint i = 0; i < RN_MAX_PLAYERS; i++)
    {
      if (i < takings.n)
        ahu_rn_taking_chip_show (AHU_RN_TAKING_CHIP (self->chips[i]), &takings, i, session);
      gtk_widget_set_visible (self->chips[i], i < takings.n);
    }
}

static void
show_no_takings (AhuRnPrompt *self,
                 const char  *words)
{
  show_words (self, words, NULL);
  for (guint i = 0; i < RN_MAX_PLAYERS; i++)
    gtk_widget_set_visible (self->chips[i], FALSE);
}

/* Two scorings may give the same, and one that undo has come back to is no news.
 * Returns: whether it is another one than was told, or says something else */
static gboolean
note_takings (AhuRnPrompt *self,
              AhuSession  *session,
              const char  *takings)
{
  guint start, end;
  gboolean news = ahu_rn_takings_locate (session, &start, &end) && takings != NULL;

  if (self->told_session == session)
    news = news && (start > self->told_start || (start == self->told_start && end > self->told_end) ||
                    (start == self->told_start && end == self->told_end && g_strcmp0 (takings, self->told_takings) != 0));
  g_set_weak_pointer (&self->told_session, session);
  self->told_start = start;
  self->told_end = end;
  g_free (self->told_takings);
  self->told_takings = g_strdup (takings);

  return news;
}

/* What a scoring gives is told once, before what to do next; both when they are new. */
static void
announce (AhuRnPrompt *self,
          AhuSession  *session,
          const char  *sentence)
{
  g_autofree char *takings = describe_takings (session);
  g_autofree char *text = NULL;

  self->news = note_takings (self, session, takings);
  if (self->news)
    text = g_strdup_printf ("%s\n%s", takings, sentence);
  else if (g_strcmp0 (sentence, gtk_label_get_text (GTK_LABEL (self->sentence))) != 0)
    text = has_ended (session) ? g_strdup_printf ("%s\n%s", sentence, rn_end_sentence ()) : g_strdup (sentence);

  if (text != NULL)
    ahu_compat_announce (GTK_WIDGET (self), text);
}

static void
show_sentence (AhuRnPrompt *self,
               const char  *sentence)
{
  gtk_label_set_text (GTK_LABEL (self->sentence), sentence);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, sentence, -1);
}

static void
show_rule (AhuRnPrompt *self,
           const char  *rule)
{
  if (g_strcmp0 (gtk_button_get_label (GTK_BUTTON (self->rule)), rule) != 0)
    ahu_rules_button_set_rule (GTK_BUTTON (self->rule), rule);
}

/* What the last move did follows from a rule, and the scoring it triggered from another. */
static const char *
find_last_rule (AhuSession *session)
{
  AhuHistory *history = ahu_session_get_history (session);
  guint ply = ahu_history_get_ply (history);
  const char *rules[RN_MAX_CITED];
  RnMove move;

  if (ply == 0)
    return rn_prompt_rule (ahu_session_get_position (session));
  rn_move_from_json (&move, g_ptr_array_index (ahu_history_get_moves (history), ply - 1));

  return rules[rn_move_rules (ahu_history_get_position (history, ply - 1), &move, rules) - 1];
}

static void
show_next (AhuRnPrompt *self,
           AhuSession  *session)
{
  const RnPosition *position = ahu_session_get_position (session);
  g_autofree char *sentence = rn_prompt (position, ahu_session_get_names (session));

  announce (self, session, sentence);
  show_sentence (self, sentence);
  show_mark (self, session, find_pending (position));
  show_takings (self, session);
}

/* Each position is announced whole: whoever steps through a game hears the same
 * words for the same move. */
static void
show_last (AhuRnPrompt *self,
           AhuSession  *session)
{
  g_autoptr (AhuRnTold) told = ahu_rn_told_new (session);
  g_autofree char *takings = told->scored ? describe_takings (session) : NULL;
  const char *rest = takings != NULL ? takings : told->rest;
  g_autofree char *text = g_strjoin ("\n", told->sentence, rest, NULL);

  ahu_compat_announce (GTK_WIDGET (self), text);
  if (takings != NULL)
    note_takings (self, session, takings);
  self->news = told->scored;
  show_sentence (self, told->sentence);
  show_mark (self, session, told->player);
  if (told->scored)
    show_takings (self, session);
  else
    show_no_takings (self, told->rest);
}

static void
place (AhuRnPrompt *self,
       GtkWidget   *widget,
       int          column,
       int          row,
       int          columns,
       int          rows)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (self->box);
  GtkGridLayoutChild *child =
    GTK_GRID_LAYOUT_CHILD (gtk_layout_manager_get_layout_child (layout, widget));

  gtk_grid_layout_child_set_column (child, column);
  gtk_grid_layout_child_set_row (child, row);
  gtk_grid_layout_child_set_column_span (child, columns);
  gtk_grid_layout_child_set_row_span (child, rows);
}

static void
ahu_rn_prompt_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), AHU_TYPE_RN_PROMPT);

  G_OBJECT_CLASS (ahu_rn_prompt_parent_class)->dispose (object);
}

static void
ahu_rn_prompt_finalize (GObject *object)
{
  g_free (AHU_RN_PROMPT (object)->told_takings);
  g_clear_weak_pointer (&AHU_RN_PROMPT (object)->told_session);

  G_OBJECT_CLASS (ahu_rn_prompt_parent_class)->finalize (object);
}

static void
ahu_rn_prompt_class_init (AhuRnPromptClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = ahu_rn_prompt_dispose;
  object_class->finalize = ahu_rn_prompt_finalize;

  g_type_ensure (AHU_TYPE_PICTURE);
  g_type_ensure (AHU_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/ahu_table/Ahu/ahu-rn-prompt.ui");
  gtk_widget_class_bind_template_child (widget_class, AhuRnPrompt, box);
  gtk_widget_class_bind_template_child (widget_class, AhuRnPrompt, mark);
  gtk_widget_class_bind_template_child (widget_class, AhuRnPrompt, sentence);
  gtk_widget_class_bind_template_child (widget_class, AhuRnPrompt, rule);
  gtk_widget_class_bind_template_child (widget_class, AhuRnPrompt, lines);
  gtk_widget_class_bind_template_child (widget_class, AhuRnPrompt, takings);
  gtk_widget_class_bind_template_child (widget_class, AhuRnPrompt, heading);
  gtk_widget_class_bind_template_child (widget_class, AhuRnPrompt, shortage);
  gtk_widget_class_bind_template_child (widget_class, AhuRnPrompt, refusal);
  gtk_widget_class_bind_template_child (widget_class, AhuRnPrompt, hint);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "prompt");
}

static void
ahu_rn_prompt_init (AhuRnPrompt *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  for (guint i = 0; i < RN_MAX_PLAYERS; i++)
    {
      self->chips[i] = ahu_rn_taking_chip_new ();
      gtk_widget_set_visible (self->chips[i], FALSE);
      gtk_box_append (GTK_BOX (self->takings), self->chips[i]);
    }
  ahu_rn_prompt_set_narrow (self, FALSE);
}

GtkWidget *
ahu_rn_prompt_new (void)
{
  return g_object_new (AHU_TYPE_RN_PROMPT, NULL);
}

void
ahu_rn_prompt_set_narrow (AhuRnPrompt *self,
                          gboolean     narrow)
{
  g_return_if_fail (AHU_IS_RN_PROMPT (self));

  ahu_rn_prompt_set_hint (self, NULL);
  self->narrow = narrow;
  ahu_picture_set_fixed (AHU_PICTURE (self->mark), narrow);
  for (guint i = 0; i < RN_MAX_PLAYERS; i++)
    ahu_rn_taking_chip_set_narrow (AHU_RN_TAKING_CHIP (self->chips[i]), narrow);
  gtk_grid_set_column_spacing (GTK_GRID (self->box), narrow ? 12 : 20);
  place (self, self->mark, 0, 0, 1, narrow ? 1 : 2);
  /* A long sentence needs all the width that there is more than what was taken does. */
  place (self, self->sentence, 1, 0, narrow ? 1 : 2, 1);
  place (self, self->rule, 2, narrow ? 0 : 1, 1, 1);
  place (self, self->lines, narrow ? 0 : 1, 1, narrow ? 3 : 1, 1);
  if (narrow)
    {
      gtk_widget_add_css_class (self->box, "narrow");
      gtk_widget_remove_css_class (self->box, "panel");
    }
  else
    {
      gtk_widget_add_css_class (self->box, "panel");
      gtk_widget_remove_css_class (self->box, "narrow");
    }
}

void
ahu_rn_prompt_set_replay (AhuRnPrompt *self)
{
  g_return_if_fail (AHU_IS_RN_PROMPT (self));

  self->is_replay = TRUE;
}

static void
show_rest (AhuRnPrompt *self,
           const char  *rule)
{
  self->step_rule = rule;
  show_rule (self, rule);
  ahu_rn_prompt_set_hint (self, NULL);
  gtk_label_set_text (GTK_LABEL (self->refusal), "");
  gtk_stack_set_visible_child_name (GTK_STACK (self->lines), "takings");
}

void
ahu_rn_prompt_tell_last (AhuRnPrompt *self,
                         AhuSession  *session)
{
  g_return_if_fail (AHU_IS_RN_PROMPT (self));
  g_return_if_fail (AHU_IS_SESSION (session));

  show_last (self, session);
  show_rest (self, find_last_rule (session));
}

void
ahu_rn_prompt_update (AhuRnPrompt *self,
                      AhuSession  *session)
{
  g_return_if_fail (AHU_IS_RN_PROMPT (self));
  g_return_if_fail (AHU_IS_SESSION (session));

  /* While computers play, what they do is what is to be told. */
  if (self->is_replay || ahu_rn_practise_is_waiting (session))
    {
      ahu_rn_prompt_tell_last (self, session);
      return;
    }

  show_next (self, session);
  show_rest (self, rn_prompt_rule (ahu_session_get_position (session)));
}

void
ahu_rn_prompt_refuse (AhuRnPrompt *self,
                      const char  *message,
                      const char  *rule)
{
  g_autofree char *text = NULL;
  g_autofree char *number = NULL;

  g_return_if_fail (AHU_IS_RN_PROMPT (self));
  g_return_if_fail (message != NULL);

  if (rule != NULL)
    text = ahu_rn_cite (message, rule);
  else
    text = g_strdup (message);
  ahu_rn_prompt_set_hint (self, NULL);
  ahu_rules_label_set_text (GTK_LABEL (self->refusal), text);
  number = ahu_rules_find_number (text);
  if (number != NULL)
    show_rule (self, number);
  gtk_stack_set_visible_child_name (GTK_STACK (self->lines), "refusal");
  ahu_compat_announce (GTK_WIDGET (self), text);
}

void
ahu_rn_prompt_set_end (AhuRnPrompt *self,
                       GtkWidget   *end)
{
  g_return_if_fail (AHU_IS_RN_PROMPT (self));
  g_return_if_fail (GTK_IS_WIDGET (end));

  gtk_grid_attach (GTK_GRID (self->box), end, 3, 0, 1, 1);
  /* The rule is for whoever sits before the screen. */
  g_object_bind_property (end, "visible", self->rule, "visible", G_BINDING_SYNC_CREATE | G_BINDING_INVERT_BOOLEAN);
}

const char *
ahu_rn_prompt_get_refusal (AhuRnPrompt *self)
{
  const char *text;

  g_return_val_if_fail (AHU_IS_RN_PROMPT (self), NULL);

  text = gtk_label_get_text (GTK_LABEL (self->refusal));
  return *text != '\0' ? text : NULL;
}

/* In a narrow window it also takes the place of the sentence: what stands below
 * stays where it is. */
void
ahu_rn_prompt_set_hint (AhuRnPrompt *self,
                        const char  *hint)
{
  g_autofree char *line = NULL;
  g_autofree char *number = hint != NULL ? ahu_rules_find_number (hint) : NULL;
  gboolean shown = hint != NULL;
  gboolean narrow = self->narrow;

  g_return_if_fail (AHU_IS_RN_PROMPT (self));

  if (shown == gtk_widget_get_visible (self->hint) && !shown)
    return;

  line = shown ? g_strdelimit (g_strdup (hint), "\n", ' ') : g_strdup ("");
  gtk_widget_set_size_request (GTK_WIDGET (self), -1, shown ? gtk_widget_get_height (GTK_WIDGET (self)) : -1);
  ahu_rules_label_set_text (GTK_LABEL (self->hint), line);
  /* The number in the words may be cut off at the end. */
  show_rule (self, number != NULL ? number : self->step_rule);
  gtk_label_set_lines (GTK_LABEL (self->hint), narrow ? 3 : 2);
  gtk_widget_set_visible (self->hint, shown);
  gtk_widget_set_visible (self->sentence, !shown || !narrow);
  place (self, self->lines, narrow && !shown ? 0 : 1, narrow && shown ? 0 : 1, narrow && !shown ? 3 : 1, 1);
  gtk_stack_set_visible_child_name (GTK_STACK (self->lines), shown ? "hint" : "takings");
}

gboolean
ahu_rn_prompt_is_followed (AhuRnPrompt *self)
{
  GtkRoot *root;
  GtkWidget *focus;

  g_return_val_if_fail (AHU_IS_RN_PROMPT (self), FALSE);

  root = gtk_widget_get_root (GTK_WIDGET (self));
  focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && (focus == self->rule || focus == self->hint || gtk_widget_is_ancestor (focus, self->hint));
}

gboolean
ahu_rn_prompt_has_news (AhuRnPrompt *self)
{
  g_return_val_if_fail (AHU_IS_RN_PROMPT (self), FALSE);

  return self->news;
}

/* ahu-rn-correction.c: changes a move of the past
 *
 * The correction so far is a pile of steps, the last one on top: going back
 * takes it off, and only when every later move fits, or people say so, is the
 * top one accepted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-correction.h"

#include <glib/gi18n.h>

#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/ui/ahu-rn-correction-choices.h"
#include "games/rapanui/ui/ahu-rn-correction-entry.h"
#include "games/rapanui/ui/ahu-rn-correction-line.h"
#include "games/rapanui/ui/ahu-rn-cover.h"
#include "games/rapanui/ui/ahu-rn-dead-key.h"
#include "games/rapanui/ui/ahu-rn-reasons.h"
#include "games/rapanui/ui/ahu-rn-reveal.h"
#include "games/rapanui/words/rn-sentences.h"
#include "toolkit/base/ahu-compat.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/layout/ahu-width-bin.h"
#include "toolkit/rules/ahu-child-window.h"
#include "toolkit/rules/ahu-rules-text.h"
#include "toolkit/table/ahu-choice.h"
#include "toolkit/table/ahu-dead-key.h"

/* What is asked for. */
typedef enum
{
  ASK_WHAT,   /* what is to become of the move */
  ASK_CHANGE, /* the move in its place */
  ASK_INSERT  /* the move before it */
} Ask;

struct _AhuRnCorrection
{
  AdwWindow parent_instance;

  GtkWidget *overlay;
  GtkWidget *bin;
  GtkWidget *pages;
  GtkWidget *open;
  GtkWidget *box;
  GtkWidget *question;
  GtkWidget *line;
  GtkWidget *choices;
  AhuRnCorrectionChoices ways;
  GtkWidget *prompt;
  GtkWidget *back;
  GtkWidget *refusal;
  GtkWidget *entry;
  GtkWidget *cover;

  AhuSession *session;
  GPtrArray *steps;   /* of AhuCorrection */
  AhuSession *branch; /* where the top step has come to */
  Ask ask;
  AhuCorrection *proposal; /* NULL unless what is asked is whether to make it */
};

G_DEFINE_FINAL_TYPE (AhuRnCorrection, ahu_rn_correction, ADW_TYPE_WINDOW)

static AhuCorrection *
top (AhuRnCorrection *self)
{
  return g_ptr_array_index (self->steps, self->steps->len - 1);
}

/* The move that is asked about, in the game as it is. */
static guint
get_next (AhuRnCorrection *self)
{
  return ahu_correction_get_next (top (self));
}

/* Whether something was changed before, with which this move doesn't fit. */
static gboolean
is_later (AhuRnCorrection *self)
{
  return ahu_correction_get_conflict (top (self)) != NULL;
}

static const char *
get_question (AhuRnCorrection *self)
{
  if (self->proposal != NULL)
    return _("Correct this move?");

  switch (self->ask)
    {
    case ASK_CHANGE:
      return _("What was it really?");
    case ASK_INSERT:
      return _("What was missed before it?");
    case ASK_WHAT:
    default:
      return is_later (self) ? _("This later move no longer fits") : _("What should happen to this move?");
    }
}

static guint
count_left_out (AhuRnCorrection *self)
{
  return ahu_history_get_ply (ahu_session_get_history (self->session)) - get_next (self);
}

static void
show_choices (AhuRnCorrection *self)
{
  gboolean later = is_later (self);

  ahu_rn_correction_choices_show (&self->ways, self->proposal != NULL, later,
                                  later && ahu_session_is_over (self->branch), count_left_out (self));
}

static void
show_entry (AhuRnCorrection *self)
{
  g_autofree char *prompt = rn_prompt (ahu_session_get_position (self->branch),
                                       ahu_session_get_names (self->branch));

  gtk_label_set_text (GTK_LABEL (self->prompt), prompt);
  ahu_rn_correction_entry_update (AHU_RN_CORRECTION_ENTRY (self->entry), self->branch);
  ahu_rn_cover_update (AHU_RN_COVER (self->cover), self->branch);
}

/* The first control that can be used. */
static void
move_focus (AhuRnCorrection *self)
{
  if (gtk_stack_get_visible_child (GTK_STACK (self->pages)) == self->cover)
    ahu_rn_cover_grab_focus (AHU_RN_COVER (self->cover));
  else if (self->ask == ASK_WHAT)
    gtk_widget_grab_focus (ahu_rn_correction_choices_get_first (&self->ways));
  else
    gtk_widget_child_focus (self->entry, GTK_DIR_TAB_FORWARD);
}

static void
announce (AhuRnCorrection *self)
{
  g_autofree char *line = ahu_rn_correction_line_get_text (AHU_RN_CORRECTION_LINE (self->line));
  g_autofree char *text = NULL;

  text = g_strjoin ("\n", gtk_label_get_text (GTK_LABEL (self->question)), line,
                    self->ask != ASK_WHAT || self->proposal != NULL ? gtk_label_get_text (GTK_LABEL (self->prompt)) : NULL,
                    NULL);
  ahu_compat_announce (self->bin, text);
}

static void
show (AhuRnCorrection *self)
{
  gboolean enters = self->ask != ASK_WHAT;
  gboolean has_back = enters || self->steps->len > 1;
  gboolean covered = enters && ahu_rn_cover_is_needed (self->branch);

  gtk_label_set_text (GTK_LABEL (self->question), get_question (self));
  ahu_rn_correction_line_update (AHU_RN_CORRECTION_LINE (self->line), self->session, top (self),
                                 self->branch);
  show_choices (self);
  if (enters)
    show_entry (self);
  gtk_label_set_text (GTK_LABEL (self->refusal), "");
  gtk_widget_set_visible (self->refusal, FALSE);
  gtk_widget_set_visible (self->choices, !enters);
  gtk_widget_set_visible (self->prompt, enters || self->proposal != NULL);
  gtk_widget_set_visible (self->entry, enters);
  ahu_compat_stack_show (GTK_STACK (self->pages), covered ? self->cover : self->open);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "correction.back", has_back);
  gtk_widget_set_visible (self->back, has_back);
  announce (self);
  move_focus (self);
}

/* Takes the branch along to the top step. */
static void
branch (AhuRnCorrection *self)
{
  g_clear_object (&self->branch);
  self->branch = ahu_session_branch (self->session, top (self));
}

static void
finish (AhuRnCorrection *self,
        AhuCorrection   *correction)
{
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));
  g_autoptr (AhuRefusal) refusal = NULL;

  g_signal_handlers_disconnect_by_data (self->session, self);
  refusal = ahu_session_accept (self->session, correction);
  ahu_session_follow (self->session);
  if (refusal == NULL && parent != NULL && gtk_window_get_focus (parent) != NULL)
    ahu_compat_announce (gtk_window_get_focus (parent), _("The game is corrected."));
  gtk_window_destroy (GTK_WINDOW (self));
}

/* Takes correction. */
static void
go_on (AhuRnCorrection *self,
       AhuCorrection   *correction)
{
  if (ahu_correction_get_conflict (correction) == NULL)
    {
      finish (self, correction);
      return;
    }
  g_ptr_array_add (self->steps, correction);
  g_clear_pointer (&self->proposal, ahu_correction_free);
  self->ask = ASK_WHAT;
  branch (self);
  show (self);
}

static void
refused_cb (AhuRnCorrection *self,
            const char      *reason)
{
  ahu_rules_label_set_text (GTK_LABEL (self->refusal), reason);
  gtk_widget_set_visible (self->refusal, TRUE);
  if (ahu_rn_cover_is_needed (self->branch))
    ahu_rn_cover_refuse (AHU_RN_COVER (self->cover), reason);
  ahu_compat_announce (self->bin, reason);
}

static gboolean
is_allowed (AhuRnCorrection *self,
            const RnMove    *move)
{
  RnReason reason = rn_check (ahu_session_get_position (self->branch), move);
  g_autofree char *text = ahu_rn_reason_text (&reason, ahu_session_get_names (self->branch));

  if (text != NULL)
    refused_cb (self, text);
  return text == NULL;
}

/* The move that stood there is no correction. */
static gboolean
is_the_same (AhuRnCorrection *self,
             const RnMove    *move)
{
  AhuHistory *history = ahu_session_get_history (self->session);
  RnMove old;

  rn_move_from_json (&old, g_ptr_array_index (ahu_history_get_moves (history), get_next (self)));
  return self->ask == ASK_CHANGE && !is_later (self) && memcmp (&old, move, sizeof old) == 0;
}

static void
move_action (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  AhuRnCorrection *self = AHU_RN_CORRECTION (widget);
  g_autoptr (JsonNode) node = json_from_string (g_variant_get_string (parameter, NULL), NULL);
  RnMove move;

  if (node == NULL || self->ask == ASK_WHAT)
    return;
  rn_move_from_json (&move, node);
  if (!is_allowed (self, &move))
    return;
  if (is_the_same (self, &move))
    gtk_window_destroy (GTK_WINDOW (self));
  else if (self->ask == ASK_CHANGE)
    go_on (self, ahu_correction_change (top (self), node));
  else
    go_on (self, ahu_correction_insert (top (self), node));
}

static void
ask_for (AhuRnCorrection *self,
         Ask              ask)
{
  self->ask = ask;
  show (self);
}

static void
change_cb (AhuRnCorrection *self)
{
  if (self->proposal != NULL)
    go_on (self, g_steal_pointer (&self->proposal));
  else
    ask_for (self, ASK_CHANGE);
}

static void
insert_cb (AhuRnCorrection *self)
{
  ask_for (self, ASK_INSERT);
}

static void
remove_cb (AhuRnCorrection *self)
{
  go_on (self, ahu_correction_remove (top (self)));
}

static void
keep_cb (AhuRnCorrection *self)
{
  finish (self, g_ptr_array_steal_index (self->steps, self->steps->len - 1));
}

static void
back_action (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  AhuRnCorrection *self = AHU_RN_CORRECTION (widget);

  if (self->ask != ASK_WHAT)
    {
      if (ahu_rn_correction_entry_undo (AHU_RN_CORRECTION_ENTRY (self->entry)))
        return;
      self->ask = ASK_WHAT;
    }
  else if (self->steps->len > 1)
    {
      g_ptr_array_set_size (self->steps, (int) self->steps->len - 1);
      branch (self);
    }
  show (self);
}

static void
style_cb (AhuRnCorrection *self)
{
  ahu_widget_set_css_class (self->box, "dark", adw_style_manager_get_dark (adw_style_manager_get_default ()));
}

static void
width_cb (AhuRnCorrection *self)
{
  gboolean narrow = ahu_width_bin_get_width_class (AHU_WIDTH_BIN (self->bin)) == AHU_WIDTH_360;

  ahu_rn_correction_entry_set_size (AHU_RN_CORRECTION_ENTRY (self->entry),
                                    narrow ? AHU_RN_SIZE_SMALL : AHU_RN_SIZE_MEDIUM);
  ahu_rn_cover_set_narrow (AHU_RN_COVER (self->cover), narrow);
  ahu_widget_set_css_class (self->box, "narrow", narrow);
}

/* A key that does nothing says why. */
static gboolean
say_why_not (AhuRnCorrection *self,
             guint            keyval,
             GdkModifierType  state)
{
  g_autofree char *reason = NULL;

  if (self->ask != ASK_WHAT)
    reason = ahu_dead_key_reason (self->branch, keyval, state, ahu_rn_dead_key_reason);
  if (reason != NULL)
    refused_cb (self, reason);
  return reason != NULL;
}

/* A letter beside the others, for who has a hand there. */
static gboolean
is_cancel_key (guint           keyval,
               GdkModifierType state)
{
  return (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK)) == 0 &&
         g_unichar_toupper (gdk_keyval_to_unicode (keyval)) == g_utf8_get_char (C_("correction key", "X"));
}

static gboolean
key_cb (GtkEventControllerKey *controller,
        guint                  keyval,
        guint                  keycode,
        GdkModifierType        state,
        gpointer               user_data)
{
  AhuRnCorrection *self =
    AHU_RN_CORRECTION (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (controller)));

  if (ahu_choice_activate_key (self->pages, keyval, state))
    return TRUE;
  if (is_cancel_key (keyval, state))
    {
      gtk_window_close (GTK_WINDOW (self));
      return TRUE;
    }

  return say_why_not (self, keyval, state);
}

static void
ahu_rn_correction_dispose (GObject *object)
{
  AhuRnCorrection *self = AHU_RN_CORRECTION (object);

  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_pointer (&self->proposal, ahu_correction_free);
  g_clear_pointer (&self->steps, g_ptr_array_unref);
  g_clear_object (&self->branch);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (ahu_rn_correction_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class,
                                               AHU_RESOURCE_PATH "/ahu-rn-correction.ui");
  gtk_widget_class_bind_template_child (widget_class, AhuRnCorrection, overlay);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCorrection, bin);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCorrection, pages);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCorrection, open);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCorrection, box);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCorrection, question);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCorrection, line);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCorrection, choices);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCorrection, prompt);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCorrection, back);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCorrection, refusal);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCorrection, entry);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCorrection, cover);
  gtk_widget_class_bind_template_callback (widget_class, width_cb);
  gtk_widget_class_bind_template_callback (widget_class, refused_cb);
  gtk_widget_class_bind_template_callback (widget_class, key_cb);
}

static void
ahu_rn_correction_class_init (AhuRnCorrectionClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ahu_rn_correction_dispose;

  g_type_ensure (AHU_TYPE_WIDTH_BIN);
  g_type_ensure (AHU_TYPE_RN_CORRECTION_ENTRY);
  g_type_ensure (AHU_TYPE_RN_CORRECTION_LINE);
  g_type_ensure (AHU_TYPE_RN_COVER);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_DIALOG);
  bind_template (widget_class);
  gtk_widget_class_install_action (widget_class, "table.move", "s", move_action);
  gtk_widget_class_install_action (widget_class, "correction.back", NULL, back_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK,
                                       "correction.back", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Left, GDK_ALT_MASK,
                                       "correction.back", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
ahu_rn_correction_init (AhuRnCorrection *self)
{
  const GCallback chosen[AHU_RN_CORRECTION_CHOICES] = {
    G_CALLBACK (change_cb), G_CALLBACK (remove_cb), G_CALLBACK (insert_cb), G_CALLBACK (keep_cb),
    G_CALLBACK (gtk_window_destroy)
  };
  AdwStyleManager *style = adw_style_manager_get_default ();

  gtk_widget_init_template (GTK_WIDGET (self));

  gtk_overlay_add_overlay (GTK_OVERLAY (self->overlay), ahu_compat_announcer_new ());
  ahu_rn_correction_choices_fill (&self->ways, GTK_BOX (self->choices), chosen, self);
  self->steps = g_ptr_array_new_with_free_func ((GDestroyNotify) ahu_correction_free);
  g_signal_connect_object (style, "notify::dark", G_CALLBACK (style_cb), self, G_CONNECT_SWAPPED);
  style_cb (self);
  width_cb (self);
}

/* Takes correction. */
static GtkWidget *
new_from (AhuSession    *session,
          AhuCorrection *correction)
{
  AhuRnCorrection *self = g_object_new (AHU_TYPE_RN_CORRECTION, NULL);

  g_set_object (&self->session, session);
  g_signal_connect_swapped (session, "changed", G_CALLBACK (gtk_window_destroy), self);
  g_ptr_array_add (self->steps, correction);
  branch (self);
  show (self);

  return GTK_WIDGET (self);
}

GtkWidget *
ahu_rn_correction_new (AhuSession *session,
                       guint       ply)
{
  AhuHistory *history;

  g_return_val_if_fail (AHU_IS_SESSION (session), NULL);

  history = ahu_session_get_history (session);
  g_return_val_if_fail (ply < ahu_history_get_ply (history), NULL);

  return new_from (session, ahu_history_correct (history, ply));
}

void
ahu_rn_correction_go_on (GtkWidget     *widget,
                         AhuSession    *session,
                         AhuCorrection *correction)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (AHU_IS_SESSION (session));
  g_return_if_fail (correction != NULL && ahu_correction_get_conflict (correction) != NULL);

  ahu_child_window_present (GTK_WINDOW (new_from (session, correction)), widget);
}

void
ahu_rn_correction_present (GtkWidget  *widget,
                           AhuSession *session,
                           guint       ply)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (AHU_IS_SESSION (session));

  if (ply < ahu_history_get_ply (ahu_session_get_history (session)))
    ahu_child_window_present (GTK_WINDOW (ahu_rn_correction_new (session, ply)), widget);
}

/* What @move would be, where the game has come to so far. */
static char *
describe (AhuRnCorrection *self,
          JsonNode        *move)
{
  const AhuGame *game = ahu_session_get_game (self->session);
  g_auto (GStrv) lines = game->describe_move (ahu_session_get_position (self->branch), move,
                                              ahu_session_get_names (self->session), NULL);

  return g_strdup (lines[0]);
}

/* Takes @correction and @words. */
static void
propose (GtkWidget       *widget,
         AhuRnCorrection *self,
         AhuCorrection   *correction,
         char            *words)
{
  self->proposal = correction;
  gtk_label_set_text (GTK_LABEL (self->prompt), words);
  g_free (words);
  show (self);
  ahu_child_window_present (GTK_WINDOW (self), widget);
}

void
ahu_rn_correction_present_move (GtkWidget    *widget,
                                AhuSession   *session,
                                guint         ply,
                                gboolean      instead,
                                const RnMove *move)
{
  AhuRnCorrection *self = AHU_RN_CORRECTION (ahu_rn_correction_new (session, ply));
  g_autoptr (JsonNode) node = rn_move_to_json (move);
  g_autofree char *line = describe (self, node);

  propose (widget, self, instead ? ahu_correction_change (top (self), node) : ahu_correction_insert (top (self), node),
           /* Translators: %s is a sentence: what was played in place of the recorded move. */
           instead ? g_strdup_printf (_("In its place: %s"), line)
                   /* Translators: %s is a sentence: what was played before the recorded move. */
                   : g_strdup_printf (_("Before it: %s"), line));
}

void
ahu_rn_correction_present_removal (GtkWidget  *widget,
                                   AhuSession *session,
                                   guint       ply)
{
  AhuRnCorrection *self = AHU_RN_CORRECTION (ahu_rn_correction_new (session, ply));

  propose (widget, self, ahu_correction_remove (top (self)), g_strdup (_("This move is left out.")));
}

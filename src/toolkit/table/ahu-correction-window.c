/* ahu-correction-window.c: changes a move of the past
 *
 * The correction so far is a pile of steps, the last one on top: going back
 * takes it off, and only when every later move fits, or people say so, is the
 * top one accepted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/table/ahu-correction-window.h"

#include <glib/gi18n.h>

#include "core/game/ahu-rule-number.h"
#include "toolkit/base/ahu-compat.h"
#include "toolkit/base/ahu-key.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/game/ahu-game-ui.h"
#include "toolkit/layout/ahu-width-bin.h"
#include "toolkit/rules/ahu-child-window.h"
#include "toolkit/rules/ahu-rules-text.h"
#include "toolkit/table/ahu-choice.h"
#include "toolkit/table/ahu-correction-line.h"
#include "toolkit/table/ahu-move-entry.h"

/* What is asked for. */
typedef enum
{
  ASK_WHAT,   /* what is to become of the move */
  ASK_CHANGE, /* the move in its place */
  ASK_INSERT  /* the move before it */
} Ask;

/* What can become of the move. */
typedef enum
{
  CHOICE_CHANGE,
  CHOICE_REMOVE,
  CHOICE_INSERT,
  CHOICE_KEEP,
  CHOICE_CANCEL,
  N_CHOICES
} Choice;

struct _AhuCorrectionWindow
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
  GtkWidget *buttons[N_CHOICES];
  GtkWidget *prompt;
  GtkWidget *back;
  GtkWidget *refusal;
  GtkWidget *entry; /* the game's own */

  AhuSession *session;
  GPtrArray *steps;   /* of AhuCorrection */
  AhuSession *branch; /* where the top step has come to */
  Ask ask;
  AhuCorrection *proposal; /* NULL unless what is asked is whether to make it */
};

G_DEFINE_FINAL_TYPE (AhuCorrectionWindow, ahu_correction_window, ADW_TYPE_WINDOW)

static AhuCorrection *
top (AhuCorrectionWindow *self)
{
  return g_ptr_array_index (self->steps, self->steps->len - 1);
}

/* The move that is asked about, in the game as it is. */
static guint
get_next (AhuCorrectionWindow *self)
{
  return ahu_correction_get_next (top (self));
}

/* Whether something was changed before, with which this move doesn't fit. */
static gboolean
is_later (AhuCorrectionWindow *self)
{
  return ahu_correction_get_conflict (top (self)) != NULL;
}

static const char *
get_question (AhuCorrectionWindow *self)
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

static GtkWidget *
add_choice (AhuCorrectionWindow *self,
            const char          *key,
            GCallback            callback)
{
  GtkWidget *button = ahu_choice_new ();

  if (key != NULL)
    ahu_choice_set_key (AHU_CHOICE (button), key);
  /* What it holds fills it, but it doesn't fill the window. */
  gtk_widget_set_vexpand (button, FALSE);
  g_signal_connect_swapped (button, "clicked", callback, self);
  gtk_box_append (GTK_BOX (self->choices), button);

  return button;
}

/* The key that closes windows is the one to tell; it is no letter, which a choice could have. */
static void
fill_cancel (GtkWidget *button)
{
  ahu_choice_set_text (AHU_CHOICE (button), _("Cancel"));
  ahu_choice_set_key (AHU_CHOICE (button), C_("key", "Esc"));
  ahu_choice_set_name (AHU_CHOICE (button), _("Cancel"), _("Nothing has changed"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, "Escape", -1);
}

static void
fill_choices (AhuCorrectionWindow *self,
              const GCallback      callbacks[N_CHOICES])
{
  /* Translators: keys in the window that corrects a move: change it, remove it,
   * insert one before it, keep the game up to here; no two the same */
  const char *keys[N_CHOICES] = { C_("correction key", "C"), C_("correction key", "R"),
                                  C_("correction key", "I"), C_("correction key", "K"), NULL };

  for (guint i = 0; i < N_CHOICES; i++)
    self->buttons[i] = add_choice (self, keys[i], callbacks[i]);
  gtk_widget_add_css_class (self->buttons[CHOICE_CHANGE], "suggested-action");
  fill_cancel (self->buttons[CHOICE_CANCEL]);
}

static void
set_choice (AhuCorrectionWindow *self,
            Choice               choice,
            const char          *name,
            const char          *note)
{
  AhuChoice *button = AHU_CHOICE (self->buttons[choice]);

  ahu_choice_set_text (button, name);
  ahu_choice_set_name (button, name, note);
}

/* What is lost is said on the button itself. */
static void
set_keep (AhuChoice  *button,
          const char *note)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *second = gtk_label_new (note);

  gtk_label_set_wrap (GTK_LABEL (second), TRUE);
  gtk_widget_add_css_class (second, "second");
  gtk_widget_add_css_class (second, "correction-note");
  gtk_widget_set_hexpand (box, TRUE);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), gtk_label_new (_("Keep the game up to here")));
  gtk_box_append (GTK_BOX (box), second);
  ahu_choice_set_content (button, box);
  ahu_choice_set_name (button, _("Keep the game up to here"), note);
}

/* Which of them are offered depends on the move. */
static GtkWidget *
get_first_choice (AhuCorrectionWindow *self)
{
  for (guint i = 0; i < N_CHOICES; i++)
    if (gtk_widget_get_visible (self->buttons[i]))
      return self->buttons[i];

  return self->buttons[CHOICE_CANCEL];
}

static void
show_choices (AhuCorrectionWindow *self)
{
  gboolean is_proposed = self->proposal != NULL;
  gboolean later = is_later (self);
  gboolean is_over = later && ahu_session_is_over (self->branch);
  guint left_out = ahu_history_get_ply (ahu_session_get_history (self->session)) - get_next (self);
  g_autofree char *note = g_strdup_printf (ngettext ("%u move is left out", "%u moves are left out", left_out),
                                           left_out);

  set_choice (self, CHOICE_CHANGE,
              is_proposed ? _("Correct it") : later ? _("Change this one too") : _("Change"), NULL);
  set_choice (self, CHOICE_REMOVE, later ? _("Remove this one too") : _("Remove"), NULL);
  set_choice (self, CHOICE_INSERT, _("Insert a move before it"), NULL);
  set_keep (AHU_CHOICE (self->buttons[CHOICE_KEEP]), note);
  gtk_widget_set_visible (self->buttons[CHOICE_KEEP], later);
  /* Where the game is over with what was changed there is nothing to enter. */
  gtk_widget_set_visible (self->buttons[CHOICE_CHANGE], !is_over);
  gtk_widget_set_visible (self->buttons[CHOICE_INSERT], !is_over && !is_proposed);
  gtk_widget_set_visible (self->buttons[CHOICE_REMOVE], !is_proposed);
}

/* Returns: (transfer none): the page with what can be chosen */
static GtkWidget *
show_entry (AhuCorrectionWindow *self)
{
  const AhuGame *game = ahu_session_get_game (self->branch);
  g_autofree char *prompt = NULL;
  GtkWidget *cover;

  if (game->prompt != NULL)
    prompt = game->prompt (ahu_session_get_position (self->branch), ahu_session_get_names (self->branch), NULL);
  gtk_label_set_text (GTK_LABEL (self->prompt), prompt != NULL ? prompt : "");
  ahu_move_entry_update (AHU_MOVE_ENTRY (self->entry), self->branch);
  if (self->ask == ASK_CHANGE)
    ahu_move_entry_set_move (AHU_MOVE_ENTRY (self->entry),
                             ahu_history_get_move (ahu_session_get_history (self->session), get_next (self)));
  cover = ahu_move_entry_get_cover (AHU_MOVE_ENTRY (self->entry));
  if (cover != NULL && gtk_widget_get_parent (cover) == NULL)
    gtk_stack_add_child (GTK_STACK (self->pages), cover);

  return cover != NULL ? cover : self->open;
}

/* The first control that can be used. */
static void
move_focus (AhuCorrectionWindow *self)
{
  GtkWidget *page = gtk_stack_get_visible_child (GTK_STACK (self->pages));

  if (page != self->open)
    gtk_widget_grab_focus (page);
  else if (self->ask == ASK_WHAT)
    gtk_widget_grab_focus (get_first_choice (self));
  else
    gtk_widget_child_focus (self->entry, GTK_DIR_TAB_FORWARD);
}

/* Question, the line it is about and what is asked are one sentence for those who hear it. */
static void
announce (AhuCorrectionWindow *self)
{
  g_autofree char *line = ahu_correction_line_get_text (AHU_CORRECTION_LINE (self->line));
  g_autofree char *text = NULL;

  text = g_strjoin ("\n", gtk_label_get_text (GTK_LABEL (self->question)), line,
                    self->ask != ASK_WHAT || self->proposal != NULL ? gtk_label_get_text (GTK_LABEL (self->prompt)) : NULL,
                    NULL);
  ahu_compat_announce (self->bin, text);
}

static void
show (AhuCorrectionWindow *self)
{
  gboolean enters = self->ask != ASK_WHAT;
  gboolean has_back = enters || self->steps->len > 1;
  GtkWidget *page = enters ? show_entry (self) : self->open;

  gtk_label_set_text (GTK_LABEL (self->question), get_question (self));
  ahu_correction_line_update (AHU_CORRECTION_LINE (self->line), self->session, top (self));
  show_choices (self);
  gtk_label_set_text (GTK_LABEL (self->refusal), "");
  gtk_widget_set_visible (self->refusal, FALSE);
  gtk_widget_set_visible (self->choices, !enters);
  gtk_widget_set_visible (self->prompt, (enters && *gtk_label_get_text (GTK_LABEL (self->prompt)) != '\0') ||
                                          self->proposal != NULL);
  gtk_widget_set_visible (self->entry, enters);
  ahu_compat_stack_show (GTK_STACK (self->pages), page);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "correction.back", has_back);
  gtk_widget_set_visible (self->back, has_back);
  announce (self);
  move_focus (self);
}

/* Takes the branch along to the top step. */
static void
branch (AhuCorrectionWindow *self)
{
  g_clear_object (&self->branch);
  self->branch = ahu_session_branch (self->session, top (self));
}

static void
finish (AhuCorrectionWindow *self,
        AhuCorrection       *correction)
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
go_on (AhuCorrectionWindow *self,
       AhuCorrection       *correction)
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
refused_cb (AhuCorrectionWindow *self,
            const char          *reason)
{
  ahu_rules_label_set_text (GTK_LABEL (self->refusal), reason);
  gtk_widget_set_visible (self->refusal, TRUE);
  ahu_move_entry_refuse (AHU_MOVE_ENTRY (self->entry), reason);
  ahu_compat_announce (self->bin, reason);
}

static gboolean
is_allowed (AhuCorrectionWindow *self,
            JsonNode            *move)
{
  g_autoptr (AhuRefusal) refusal = ahu_session_check (self->branch, move);
  g_autofree char *text = NULL;

  if (refusal == NULL)
    return TRUE;
  text = ahu_cite (refusal->message, refusal->rule);
  refused_cb (self, text);
  return FALSE;
}

/* What leads where the game went anyway is no correction, however it is written. */
static gboolean
is_the_same (AhuCorrectionWindow *self,
             JsonNode            *move)
{
  const AhuGame *game = ahu_session_get_game (self->session);
  AhuHistory *history = ahu_session_get_history (self->session);
  g_autofree gpointer after = NULL;
  g_autoptr (AhuRefusal) refusal = NULL;

  if (self->ask != ASK_CHANGE || is_later (self))
    return FALSE;

  after = g_memdup2 (ahu_session_get_position (self->branch), game->position_size);
  refusal = game->apply (after, move, ahu_session_get_names (self->branch));

  return refusal == NULL &&
         memcmp (after, ahu_history_get_position (history, get_next (self) + 1), game->position_size) == 0;
}

static void
move_action (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  AhuCorrectionWindow *self = AHU_CORRECTION_WINDOW (widget);
  g_autoptr (JsonNode) move = json_from_string (g_variant_get_string (parameter, NULL), NULL);

  if (move == NULL || self->ask == ASK_WHAT || !is_allowed (self, move))
    return;
  if (is_the_same (self, move))
    gtk_window_destroy (GTK_WINDOW (self));
  else if (self->ask == ASK_CHANGE)
    go_on (self, ahu_correction_change (top (self), move));
  else
    go_on (self, ahu_correction_insert (top (self), move));
}

static void
ask_for (AhuCorrectionWindow *self,
         Ask                  ask)
{
  self->ask = ask;
  show (self);
}

static void
change_cb (AhuCorrectionWindow *self)
{
  if (self->proposal != NULL)
    go_on (self, g_steal_pointer (&self->proposal));
  else
    ask_for (self, ASK_CHANGE);
}

static void
insert_cb (AhuCorrectionWindow *self)
{
  ask_for (self, ASK_INSERT);
}

static void
remove_cb (AhuCorrectionWindow *self)
{
  go_on (self, ahu_correction_remove (top (self)));
}

static void
keep_cb (AhuCorrectionWindow *self)
{
  finish (self, g_ptr_array_steal_index (self->steps, self->steps->len - 1));
}

static void
back_action (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  AhuCorrectionWindow *self = AHU_CORRECTION_WINDOW (widget);

  if (self->ask != ASK_WHAT)
    {
      if (ahu_move_entry_undo (AHU_MOVE_ENTRY (self->entry)))
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
style_cb (AhuCorrectionWindow *self)
{
  ahu_widget_set_css_class (self->box, "dark", adw_style_manager_get_dark (adw_style_manager_get_default ()));
}

static void
width_cb (AhuCorrectionWindow *self)
{
  gboolean narrow = ahu_width_bin_get_width_class (AHU_WIDTH_BIN (self->bin)) == AHU_WIDTH_360;

  if (self->entry != NULL)
    ahu_move_entry_set_narrow (AHU_MOVE_ENTRY (self->entry), narrow);
  ahu_widget_set_css_class (self->box, "narrow", narrow);
}

/* A key that does nothing says why. */
static gboolean
say_why_not (AhuCorrectionWindow *self,
             guint                keyval,
             GdkModifierType      state)
{
  g_autofree char *reason = NULL;

  if (self->ask != ASK_WHAT)
    reason = ahu_move_entry_tell_dead_key (AHU_MOVE_ENTRY (self->entry), keyval, state);
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
         ahu_key_letter (keyval) == g_utf8_get_char (C_("correction key", "X"));
}

static gboolean
key_cb (GtkEventControllerKey *controller,
        guint                  keyval,
        guint                  keycode,
        GdkModifierType        state,
        gpointer               user_data)
{
  AhuCorrectionWindow *self =
    AHU_CORRECTION_WINDOW (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (controller)));

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
ahu_correction_window_dispose (GObject *object)
{
  AhuCorrectionWindow *self = AHU_CORRECTION_WINDOW (object);

  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_pointer (&self->proposal, ahu_correction_free);
  g_clear_pointer (&self->steps, g_ptr_array_unref);
  g_clear_object (&self->branch);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (ahu_correction_window_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class,
                                               AHU_RESOURCE_PATH "/ahu-correction-window.ui");
  gtk_widget_class_bind_template_child (widget_class, AhuCorrectionWindow, overlay);
  gtk_widget_class_bind_template_child (widget_class, AhuCorrectionWindow, bin);
  gtk_widget_class_bind_template_child (widget_class, AhuCorrectionWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, AhuCorrectionWindow, open);
  gtk_widget_class_bind_template_child (widget_class, AhuCorrectionWindow, box);
  gtk_widget_class_bind_template_child (widget_class, AhuCorrectionWindow, question);
  gtk_widget_class_bind_template_child (widget_class, AhuCorrectionWindow, line);
  gtk_widget_class_bind_template_child (widget_class, AhuCorrectionWindow, choices);
  gtk_widget_class_bind_template_child (widget_class, AhuCorrectionWindow, prompt);
  gtk_widget_class_bind_template_child (widget_class, AhuCorrectionWindow, back);
  gtk_widget_class_bind_template_child (widget_class, AhuCorrectionWindow, refusal);
  gtk_widget_class_bind_template_callback (widget_class, width_cb);
  gtk_widget_class_bind_template_callback (widget_class, key_cb);
}

static void
ahu_correction_window_class_init (AhuCorrectionWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ahu_correction_window_dispose;

  g_type_ensure (AHU_TYPE_WIDTH_BIN);
  g_type_ensure (AHU_TYPE_CORRECTION_LINE);
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
ahu_correction_window_init (AhuCorrectionWindow *self)
{
  const GCallback chosen[N_CHOICES] = {
    G_CALLBACK (change_cb), G_CALLBACK (remove_cb), G_CALLBACK (insert_cb), G_CALLBACK (keep_cb),
    G_CALLBACK (gtk_window_destroy)
  };
  AdwStyleManager *style = adw_style_manager_get_default ();

  gtk_widget_init_template (GTK_WIDGET (self));

  gtk_overlay_add_overlay (GTK_OVERLAY (self->overlay), ahu_compat_announcer_new ());
  fill_choices (self, chosen);
  self->steps = g_ptr_array_new_with_free_func ((GDestroyNotify) ahu_correction_free);
  g_signal_connect_object (style, "notify::dark", G_CALLBACK (style_cb), self, G_CONNECT_SWAPPED);
  style_cb (self);
}

/* Takes correction. */
static GtkWidget *
new_from (AhuSession    *session,
          AhuCorrection *correction)
{
  AhuCorrectionWindow *self = g_object_new (AHU_TYPE_CORRECTION_WINDOW, NULL);

  g_set_object (&self->session, session);
  g_signal_connect_swapped (session, "changed", G_CALLBACK (gtk_window_destroy), self);
  g_ptr_array_add (self->steps, correction);
  self->entry = ahu_game_ui_find (ahu_session_get_game (session))->entry_new ();
  g_signal_connect_swapped (self->entry, "refused", G_CALLBACK (refused_cb), self);
  gtk_box_append (GTK_BOX (self->box), self->entry);
  width_cb (self);
  branch (self);
  show (self);

  return GTK_WIDGET (self);
}

GtkWidget *
ahu_correction_window_new (AhuSession *session,
                           guint       ply)
{
  AhuHistory *history;

  g_return_val_if_fail (AHU_IS_SESSION (session), NULL);

  history = ahu_session_get_history (session);
  g_return_val_if_fail (ply < ahu_history_get_ply (history), NULL);

  return new_from (session, ahu_history_correct (history, ply));
}

void
ahu_correction_window_go_on (GtkWidget     *widget,
                             AhuSession    *session,
                             AhuCorrection *correction)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (AHU_IS_SESSION (session));
  g_return_if_fail (correction != NULL && ahu_correction_get_conflict (correction) != NULL);

  ahu_child_window_present (GTK_WINDOW (new_from (session, correction)), widget);
}

void
ahu_correction_window_present (GtkWidget  *widget,
                               AhuSession *session,
                               guint       ply)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (AHU_IS_SESSION (session));

  if (ply < ahu_history_get_ply (ahu_session_get_history (session)))
    ahu_child_window_present (GTK_WINDOW (ahu_correction_window_new (session, ply)), widget);
}

/* What @move would be, where the game has come to so far. */
static char *
describe (AhuCorrectionWindow *self,
          JsonNode            *move)
{
  const AhuGame *game = ahu_session_get_game (self->session);
  g_auto (GStrv) lines = game->describe_move (ahu_session_get_position (self->branch), move,
                                              ahu_session_get_names (self->session), NULL);

  return g_strdup (lines[0]);
}

/* Takes @correction and @words. */
static void
propose (GtkWidget           *widget,
         AhuCorrectionWindow *self,
         AhuCorrection       *correction,
         char                *words)
{
  self->proposal = correction;
  gtk_label_set_text (GTK_LABEL (self->prompt), words);
  g_free (words);
  show (self);
  ahu_child_window_present (GTK_WINDOW (self), widget);
}

void
ahu_correction_window_present_move (GtkWidget  *widget,
                                    AhuSession *session,
                                    guint       ply,
                                    gboolean    instead,
                                    JsonNode   *move)
{
  AhuCorrectionWindow *self = AHU_CORRECTION_WINDOW (ahu_correction_window_new (session, ply));
  g_autofree char *line = describe (self, move);

  propose (widget, self, instead ? ahu_correction_change (top (self), move) : ahu_correction_insert (top (self), move),
           /* Translators: %s is a sentence: what was played in place of the recorded move. */
           instead ? g_strdup_printf (_("In its place: %s"), line)
                   /* Translators: %s is a sentence: what was played before the recorded move. */
                   : g_strdup_printf (_("Before it: %s"), line));
}

void
ahu_correction_window_present_removal (GtkWidget  *widget,
                                       AhuSession *session,
                                       guint       ply)
{
  AhuCorrectionWindow *self = AHU_CORRECTION_WINDOW (ahu_correction_window_new (session, ply));

  propose (widget, self, ahu_correction_remove (top (self)), g_strdup (_("This move is left out.")));
}

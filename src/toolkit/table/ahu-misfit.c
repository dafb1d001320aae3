/* ahu-misfit.c: says that a later turn no longer fits what a game is begun with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/table/ahu-misfit.h"

#include <glib/gi18n.h>
#include <string.h>

#include "toolkit/base/ahu-compat.h"
#include "toolkit/rules/ahu-rules-text.h"

struct _AhuMisfit
{
  AhuParent parent_instance;

  GtkWidget *content;
  GtkWidget *heading;
  GtkWidget *reason;
  GtkWidget *change;
  GtkWidget *keep;
  GtkWidget *cancel;
};

G_DEFINE_FINAL_TYPE (AhuMisfit, ahu_misfit, AHU_TYPE_PARENT)

static void
ahu_misfit_class_init (AhuMisfitClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, AHU_RESOURCE_PATH "/ahu-misfit.ui");
  gtk_widget_class_bind_template_child (widget_class, AhuMisfit, content);
  gtk_widget_class_bind_template_child (widget_class, AhuMisfit, heading);
  gtk_widget_class_bind_template_child (widget_class, AhuMisfit, reason);
  gtk_widget_class_bind_template_child (widget_class, AhuMisfit, change);
  gtk_widget_class_bind_template_child (widget_class, AhuMisfit, keep);
  gtk_widget_class_bind_template_child (widget_class, AhuMisfit, cancel);
}

/* Wherever the focus is, as long as the card is shown. */
static void
add_escape (AhuMisfit *self)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (keys), GTK_SHORTCUT_SCOPE_GLOBAL);
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                        gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                                                          gtk_named_action_new ("win.setup-cancel")));
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

static void
ahu_misfit_init (AhuMisfit *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_escape (self);
}

static void
set_button (GtkWidget *button,
            char      *label)
{
  GtkWidget *words = gtk_button_get_child (GTK_BUTTON (button));

  gtk_label_set_label (GTK_LABEL (words), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_free (label);
}

/* Takes words. Returns: (transfer full): them with a capital, as a sentence begins */
static char *
begin_sentence (char *words)
{
  g_autofree char *own = words;
  g_autofree char *first = g_utf8_substring (own, 0, 1);
  g_autofree char *capital = g_utf8_strup (first, -1);

  return g_strconcat (capital, own + strlen (first), NULL);
}

void
ahu_misfit_show (AhuMisfit     *self,
                 const AhuGame *game,
                 guint          turn,
                 const char    *reason,
                 gboolean       can_change)
{
  g_autofree char *place = NULL;
  g_autofree char *before = NULL;
  g_autofree char *heading = NULL;
  g_autofree char *told = NULL;

  g_return_if_fail (AHU_IS_MISFIT (self));
  g_return_if_fail (game != NULL);
  g_return_if_fail (turn > 0);
  g_return_if_fail (reason != NULL);

  place = ahu_game_turn_text (game, turn, AHU_TURN_INSIDE);
  before = ahu_game_turn_text (game, MAX (turn - 1, 1), AHU_TURN_INSIDE);
  /* Translators: after something was mended of what a game began with; %s is such as “turn 4” and gets a capital
   * where it begins the sentence */
  heading = begin_sentence (g_strdup_printf (_("%s no longer fits."), place));
  gtk_label_set_label (GTK_LABEL (self->heading), heading);
  ahu_rules_label_set_text (GTK_LABEL (self->reason), reason);
  /* Translators: on a button; %s is such as “turn 4” */
  set_button (self->change, g_strdup_printf (_("Change %s as well"), place));
  set_button (self->keep, g_strdup_printf (turn > 1
                                             /* Translators: on a button: what is later is left out; %s is such as “turn 3” */
                                             ? _("Keep up to %s")
                                             /* Translators: on a button: all is left out; %s is such as “turn 1” */
                                             : _("Start again at %s"),
                                           before));
  gtk_widget_set_visible (self->change, can_change);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  gtk_widget_grab_focus (can_change ? self->change : self->keep);

  told = g_strjoin ("\n", heading, gtk_label_get_text (GTK_LABEL (self->reason)), NULL);
  ahu_compat_announce (GTK_WIDGET (self), told);
}

void
ahu_misfit_clear (AhuMisfit *self)
{
  g_return_if_fail (AHU_IS_MISFIT (self));

  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

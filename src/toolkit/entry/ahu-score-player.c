/* ahu-score-player.c: who a player is, in a form of the final scoring
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/entry/ahu-score-player.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "core/base/ahu-name.h"
#include "toolkit/art/ahu-picture.h"
#include "toolkit/base/ahu-compat.h"
#include "toolkit/base/ahu-player-colour.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/entry/ahu-colour-choice.h"

#define MARK_SIZE 24

struct _AhuScorePlayer
{
  GtkBox parent_instance;

  AhuSheet *sheet; /* not owned: the form keeps it alive as long as this */
  guint player;
  gboolean updating;
  GtkWidget *button;
  GtkWidget *popover;
  GtkWidget *mark;
  GtkWidget *name;
  GtkWidget *tick;
  GtkWidget *remove;
};

G_DEFINE_FINAL_TYPE (AhuScorePlayer, ahu_score_player, GTK_TYPE_BOX)

static void
name_changed_cb (AhuScorePlayer *self)
{
  if (!self->updating)
    ahu_sheet_set_name (self->sheet, self->player, gtk_editable_get_text (GTK_EDITABLE (self->name)));
}

static void
colour_clicked_cb (AhuScorePlayer *self,
                   GtkWidget      *button)
{
  gtk_popover_popdown (GTK_POPOVER (self->popover));
  ahu_sheet_set_colour (self->sheet, self->player, ahu_colour_choice_get_colour (button));
}

static void
remove_clicked_cb (AhuScorePlayer *self)
{
  gtk_popover_popdown (GTK_POPOVER (self->popover));
  ahu_sheet_remove_player (self->sheet, self->player);
}

static void
build_popover (AhuScorePlayer *self)
{
  const char *const *colours = ahu_sheet_get_game (self->sheet)->colours;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  for (guint i = 0; colours[i] != NULL; i++)
    {
      GtkWidget *button = ahu_colour_choice_new (colours[i]);

      g_signal_connect_swapped (button, "clicked", G_CALLBACK (colour_clicked_cb), self);
      gtk_box_append (GTK_BOX (box), button);
    }
  self->remove = gtk_button_new_with_label (_("Remove player"));
  gtk_widget_add_css_class (self->remove, "flat");
  gtk_widget_add_css_class (self->remove, "touch");
  gtk_widget_add_css_class (self->remove, "text-button");
  g_signal_connect_swapped (self->remove, "clicked", G_CALLBACK (remove_clicked_cb), self);
  gtk_box_append (GTK_BOX (box), gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
  gtk_box_append (GTK_BOX (box), self->remove);
  self->popover = gtk_popover_new ();
  gtk_popover_set_child (GTK_POPOVER (self->popover), box);
}

static gboolean
ahu_score_player_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (AHU_SCORE_PLAYER (widget)->name);
}

static void
ahu_score_player_class_init (AhuScorePlayerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->grab_focus = ahu_score_player_grab_focus;
  widget_class->focus = ahu_compat_focus_child;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ahu_score_player_init (AhuScorePlayer *self)
{
  gtk_box_set_spacing (GTK_BOX (self), 6);
  self->mark = ahu_mark_new ("green", MARK_SIZE);
  self->button = gtk_menu_button_new ();
  gtk_menu_button_set_child (GTK_MENU_BUTTON (self->button), self->mark);
  gtk_widget_add_css_class (self->button, "flat");
  self->name = gtk_entry_new ();
  gtk_editable_set_width_chars (GTK_EDITABLE (self->name), 6);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (self->name), 8);
  gtk_entry_set_has_frame (GTK_ENTRY (self->name), FALSE);
  gtk_widget_add_css_class (self->name, "score-name");
  gtk_widget_set_hexpand (self->name, TRUE);
  g_object_set (self->name, "truncate-multiline", TRUE, NULL);
  ahu_widget_limit_text (self->name, AHU_KEPT_NAME);
  g_signal_connect_swapped (self->name, "changed", G_CALLBACK (name_changed_cb), self);
  gtk_box_append (GTK_BOX (self), self->button);
  gtk_box_append (GTK_BOX (self), self->name);
  self->tick = gtk_image_new_from_icon_name ("object-select-symbolic");
  gtk_widget_add_css_class (self->tick, "success");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->tick), GTK_ACCESSIBLE_PROPERTY_LABEL, _("all entered"), -1);
  gtk_box_append (GTK_BOX (self), self->tick);
}

GtkWidget *
ahu_score_player_new (AhuSheet *sheet,
                      guint     player)
{
  AhuScorePlayer *self = g_object_new (AHU_TYPE_SCORE_PLAYER, NULL);
  g_autofree char *unnamed = ahu_name_for_seat ("", player);
  /* Translators: %u is the number of the seat. */
  g_autofree char *name = g_strdup_printf (_("Name of player %u"), player + 1);

  self->sheet = sheet;
  self->player = player;
  build_popover (self);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (self->button), self->popover);
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->name), unnamed);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->name), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);

  return GTK_WIDGET (self);
}

void
ahu_score_player_update (AhuScorePlayer *self)
{
  const char *colour = ahu_sheet_get_colour (self->sheet, self->player);
  const char *entered = ahu_sheet_get_name (self->sheet, self->player);
  /* Translators: %1$u is the seat, %2$s a colour. */
  g_autofree char *name = g_strdup_printf (_("Colour of player %1$u: %2$s"), self->player + 1,
                                           ahu_player_colour_name (colour));

  ahu_mark_set_colour (AHU_PICTURE (self->mark), colour, MARK_SIZE);
  ahu_colour_choices_show (gtk_popover_get_child (GTK_POPOVER (self->popover)), colour);
  gtk_widget_set_tooltip_text (self->button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  self->updating = TRUE;
  if (g_strcmp0 (gtk_editable_get_text (GTK_EDITABLE (self->name)), entered) != 0)
    gtk_editable_set_text (GTK_EDITABLE (self->name), entered);
  /* A long one does not fit over its column. */
  gtk_widget_set_tooltip_text (self->name, *entered != '\0' ? entered : NULL);
  self->updating = FALSE;
  gtk_widget_set_visible (self->tick, ahu_sheet_get_scoring (self->sheet)->players[self->player].counted);
  gtk_widget_set_sensitive (self->remove, ahu_sheet_can_remove_player (self->sheet));
  /* Who sits at a table is changed there. */
  gtk_editable_set_editable (GTK_EDITABLE (self->name), ahu_sheet_get_source (self->sheet) != AHU_SHEET_RUNNING);
  gtk_widget_set_sensitive (self->button, ahu_sheet_get_source (self->sheet) != AHU_SHEET_RUNNING);
}

static void
can_add_cb (GtkWidget *button,
            AhuSheet  *sheet)
{
  gtk_widget_set_sensitive (button, ahu_sheet_can_add_player (sheet));
}

GtkWidget *
ahu_score_player_add_button_new (AhuSheet *sheet)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *content = adw_button_content_new ();

  adw_button_content_set_icon_name (ADW_BUTTON_CONTENT (content), "list-add-symbolic");
  adw_button_content_set_label (ADW_BUTTON_CONTENT (content), _("Add a player"));
  gtk_button_set_child (GTK_BUTTON (button), content);
  g_signal_connect_object (sheet, "changed", G_CALLBACK (can_add_cb), button, G_CONNECT_SWAPPED);
  can_add_cb (button, sheet);

  return button;
}

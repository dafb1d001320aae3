/* ahu-rn-score-groups.c: the Stone and the players above the counts of one of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-score-groups.h"

#include <glib/gi18n.h>

#include "games/rapanui/ui/ahu-rn-art.h"
#include "toolkit/art/ahu-picture.h"
#include "toolkit/base/ahu-player-colour.h"
#include "toolkit/base/ahu-tip.h"
#include "toolkit/base/ahu-widget.h"

#define MARK_SIZE 24
/* The Stone, then the players. */
#define GROUPS (1 + RN_MAX_PLAYERS)

struct _AhuRnScoreGroups
{
  GtkBox parent_instance;

  GtkWidget *buttons[GROUPS];
  GtkWidget *marks[GROUPS];
  GtkWidget *ticks[GROUPS];
  GtkWidget *names[GROUPS];
};

static guint chosen_signal;

G_DEFINE_FINAL_TYPE (AhuRnScoreGroups, ahu_rn_score_groups, GTK_TYPE_BOX)

static void
clicked_cb (AhuRnScoreGroups *self,
            GtkWidget        *button)
{
  for (int i = 0; i < GROUPS; i++)
    if (self->buttons[i] == button)
      g_signal_emit (self, chosen_signal, 0, i - 1);
}

/* By keyboard one gets there from count to count. */
static void
make_group (AhuRnScoreGroups *self,
            guint             i)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  self->buttons[i] = gtk_button_new ();
  self->marks[i] = i == 0 ? ahu_picture_new (ahu_rn_art_sacrifice (RN_SACRIFICE_NULL), MARK_SIZE,
                                             ahu_rn_art_sacrifice_height (MARK_SIZE))
                          : ahu_mark_new ("green", MARK_SIZE);
  self->ticks[i] = gtk_image_new_from_icon_name ("object-select-symbolic");
  /* Translators: the Stone of Sacrifice, in a fifth of a telephone's width. */
  self->names[i] = gtk_label_new (i == 0 ? C_("short", "Stone") : NULL);
  gtk_label_set_ellipsize (GTK_LABEL (self->names[i]), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (self->ticks[i], "success");
  gtk_widget_set_halign (line, GTK_ALIGN_CENTER);
  gtk_widget_set_focusable (self->buttons[i], FALSE);
  gtk_widget_set_hexpand (self->buttons[i], TRUE);
  gtk_widget_add_css_class (self->buttons[i], "score-group");
  gtk_box_append (GTK_BOX (line), self->marks[i]);
  gtk_box_append (GTK_BOX (line), self->ticks[i]);
  gtk_box_append (GTK_BOX (box), line);
  gtk_box_append (GTK_BOX (box), self->names[i]);
  gtk_button_set_child (GTK_BUTTON (self->buttons[i]), box);
  g_signal_connect_swapped (self->buttons[i], "clicked", G_CALLBACK (clicked_cb), self);
  gtk_box_append (GTK_BOX (self), self->buttons[i]);
}

static void
ahu_rn_score_groups_class_init (AhuRnScoreGroupsClass *klass)
{
  chosen_signal = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
}

static void
ahu_rn_score_groups_init (AhuRnScoreGroups *self)
{
  gtk_box_set_spacing (GTK_BOX (self), 4);
  gtk_box_set_homogeneous (GTK_BOX (self), TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "score-groups");
  for (guint i = 0; i < GROUPS; i++)
    make_group (self, i);
}

GtkWidget *
ahu_rn_score_groups_new (void)
{
  return g_object_new (AHU_TYPE_RN_SCORE_GROUPS, NULL);
}

void
ahu_rn_score_groups_update (AhuRnScoreGroups *self,
                            AhuSheet         *sheet,
                            const RnSheet    *counts,
                            int               current)
{
  g_auto (GStrv) names = ahu_sheet_dup_names (sheet);
  guint n = g_strv_length (names);

  g_return_if_fail (AHU_IS_RN_SCORE_GROUPS (self));

  for (guint i = 0; i < GROUPS; i++)
    {
      int player = (int) i - 1;
      const char *name = i > 0 && i <= n ? names[player] : C_("short", "Stone");

      gtk_widget_set_visible (self->buttons[i], i <= n);
      if (i > n)
        continue;
      if (player >= 0)
        {
          ahu_mark_set_colour (AHU_PICTURE (self->marks[i]), ahu_sheet_get_colour (sheet, (guint) player), MARK_SIZE);
          ahu_player_colour_own (ahu_sheet_get_colour (sheet, (guint) player), self->buttons[i], FALSE);
        }
      gtk_label_set_text (GTK_LABEL (self->names[i]), name);
      ahu_tip_set (self->buttons[i], name);
      gtk_widget_set_visible (self->ticks[i], rn_sheet_is_counted (counts, player));
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->buttons[i]), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
      ahu_widget_set_css_class (self->buttons[i], "current", player == current);
    }
}

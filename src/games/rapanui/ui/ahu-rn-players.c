/* ahu-rn-players.c: the list of the players with all that lies before them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-players.h"

#include <glib/gi18n.h>

#include "games/rapanui/engine/rn-position.h"
#include "games/rapanui/ui/ahu-rn-player-panel.h"
#include "toolkit/base/ahu-widget.h"

struct _AhuRnPlayers
{
  AhuParent parent_instance;

  GtkWidget *panels[RN_MAX_PLAYERS];
  guint columns;
};

G_DEFINE_FINAL_TYPE (AhuRnPlayers, ahu_rn_players, AHU_TYPE_PARENT)

static void
ahu_rn_players_class_init (AhuRnPlayersClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_GRID_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST);
  gtk_widget_class_set_css_name (widget_class, "players");
}

static void
ahu_rn_players_init (AhuRnPlayers *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_grid_layout_set_column_homogeneous (GTK_GRID_LAYOUT (layout), TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "panel");
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Players"), -1);

  for (guint i = 0; i < RN_MAX_PLAYERS; i++)
    {
      self->panels[i] = ahu_rn_player_panel_new ();
      gtk_widget_set_hexpand (self->panels[i], TRUE);
      gtk_widget_set_visible (self->panels[i], FALSE);
      gtk_widget_set_parent (self->panels[i], GTK_WIDGET (self));
    }
  ahu_rn_players_set_columns (self, 1);
}

GtkWidget *
ahu_rn_players_new (void)
{
  return g_object_new (AHU_TYPE_RN_PLAYERS, NULL);
}

void
ahu_rn_players_set_columns (AhuRnPlayers *self,
                            guint         columns)
{
  GtkLayoutManager *layout;

  g_return_if_fail (AHU_IS_RN_PLAYERS (self));
  g_return_if_fail (columns == 1 || columns == 2);

  if (self->columns == columns)
    return;
  self->columns = columns;
  layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  for (guint i = 0; i < RN_MAX_PLAYERS; i++)
    {
      GtkLayoutChild *child = gtk_layout_manager_get_layout_child (layout, self->panels[i]);

      gtk_grid_layout_child_set_column (GTK_GRID_LAYOUT_CHILD (child), i % columns);
      gtk_grid_layout_child_set_row (GTK_GRID_LAYOUT_CHILD (child), i / columns);
      /* A line between two panels, one below the other. */
      ahu_widget_set_css_class (self->panels[i], "below", i >= columns);
    }
}

void
ahu_rn_players_update (AhuRnPlayers *self,
                       AhuSession   *session)
{
  const RnPosition *position;

  g_return_if_fail (AHU_IS_RN_PLAYERS (self));
  g_return_if_fail (AHU_IS_SESSION (session));

  position = ahu_session_get_position (session);
  for (guint i = 0; i < RN_MAX_PLAYERS; i++)
    {
      gboolean plays = i < position->n_players;

      if (plays)
        ahu_rn_player_panel_update (AHU_RN_PLAYER_PANEL (self->panels[i]), session, i);
      gtk_widget_set_visible (self->panels[i], plays);
    }
}

AhuRnPlayerPanel *
ahu_rn_players_get_panel (AhuRnPlayers *self,
                          guint         player)
{
  g_return_val_if_fail (AHU_IS_RN_PLAYERS (self), NULL);
  g_return_val_if_fail (player < RN_MAX_PLAYERS, NULL);

  return AHU_RN_PLAYER_PANEL (self->panels[player]);
}

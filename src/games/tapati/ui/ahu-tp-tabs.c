/* ahu-tp-tabs.c: on a narrow window, which of the centre and the boards is shown
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-tabs.h"

#include <glib/gi18n.h>

#include "games/tapati/ui/ahu-tp-art.h"
#include "games/tapati/ui/ahu-tp-state.h"
#include "toolkit/base/ahu-player-colour.h"
#include "toolkit/base/ahu-text-scale.h"
#include "toolkit/base/ahu-widget.h"

#define MARK 18
#define MARKER 14
#define SPACING 6
/* With more there is no room for names. */
#define MOST_NAMES 4

typedef struct
{
  GtkWidget *tab;
  GtkWidget *mark;
  GtkWidget *points;
  GtkWidget *name;
  GtkWidget *tick;
  GtkWidget *badge;
  GtkWidget *marker;
} Tab;

/* The tabs themselves are made when they are first seen: most windows show all boards. */
struct _AhuTpTabs
{
  GtkWidget parent_instance;

  Tab tabs[TP_MAX_PLAYERS + 1]; /* the last for the centre */
  guint n_players;
  char **names;
  char **colours;
  TpPosition position; /* without players until one is shown */
  gboolean has_centre;
  guint ticked; /* bit per seat */
  guint selected;
};

G_DEFINE_FINAL_TYPE (AhuTpTabs, ahu_tp_tabs, GTK_TYPE_WIDGET)

enum
{
  SELECTED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* From where reading begins: the centre, then the seats. */
static guint
seat_at (guint place)
{
  return place == 0 ? AHU_TP_CENTRE_SEAT : place - 1;
}

static gboolean
move_focus (AhuTpTabs *self,
            int        step)
{
  int n = TP_MAX_PLAYERS + 1;
  int at = -1;

  for (int place = 0; place < n; place++)
    if (self->tabs[seat_at ((guint) place)].tab == gtk_widget_get_focus_child (GTK_WIDGET (self)))
      at = place;
  if (at < 0)
    return FALSE;

  for (at += step; at >= 0 && at < n; at += step)
    {
      GtkWidget *tab = self->tabs[seat_at ((guint) at)].tab;

      if (tab != NULL && gtk_widget_get_visible (tab))
        return gtk_widget_grab_focus (tab);
    }

  return TRUE;
}

/* One stop on the way of Tab: the tab that is shown. Arrows move among them. */
static gboolean
ahu_tp_tabs_focus (GtkWidget        *widget,
                   GtkDirectionType  direction)
{
  AhuTpTabs *self = AHU_TP_TABS (widget);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;

  if (self->tabs[self->selected].tab == NULL)
    return FALSE;
  if (gtk_widget_get_focus_child (widget) == NULL)
    return gtk_widget_grab_focus (self->tabs[self->selected].tab);
  if (direction == GTK_DIR_LEFT || direction == GTK_DIR_RIGHT)
    return move_focus (self, (direction == GTK_DIR_RIGHT) != rtl ? 1 : -1);

  return FALSE;
}

static void
ahu_tp_tabs_dispose (GObject *object)
{
  AhuTpTabs *self = AHU_TP_TABS (object);

  for (guint i = 0; i < G_N_ELEMENTS (self->tabs); i++)
    g_clear_pointer (&self->tabs[i].tab, gtk_widget_unparent);
  g_clear_pointer (&self->names, g_strfreev);
  g_clear_pointer (&self->colours, g_strfreev);

  G_OBJECT_CLASS (ahu_tp_tabs_parent_class)->dispose (object);
}

static void
clicked_cb (AhuTpTabs *self,
            GtkWidget *button)
{
  for (guint seat = 0; seat <= AHU_TP_CENTRE_SEAT; seat++)
    if (self->tabs[seat].tab == button)
      g_signal_emit (self, signals[SELECTED], 0, seat);
}

static GtkWidget *
quiet_label_new (const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  gtk_widget_add_css_class (label, css_class);

  return label;
}

static void
add_tab (AhuTpTabs *self,
         Tab       *tab)
{
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  tab->mark = ahu_picture_new (NULL, MARK, MARK);
  tab->points = quiet_label_new ("tp-tab-points");
  tab->name = quiet_label_new ("tp-tab-name");
  gtk_label_set_ellipsize (GTK_LABEL (tab->name), PANGO_ELLIPSIZE_END);
  tab->tick = gtk_image_new_from_icon_name ("object-select-symbolic");
  gtk_widget_add_css_class (tab->tick, "success");
  gtk_widget_set_visible (tab->tick, FALSE);
  tab->badge = quiet_label_new ("tp-badge");
  tab->marker = ahu_picture_new (AHU_TP_ART_MARKER, MARKER, MARKER);
  gtk_widget_set_halign (line, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (line), tab->mark);
  gtk_box_append (GTK_BOX (line), tab->points);
  gtk_box_append (GTK_BOX (line), tab->tick);
  gtk_box_append (GTK_BOX (box), line);
  gtk_box_append (GTK_BOX (box), tab->name);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), box);
  gtk_widget_set_halign (tab->badge, GTK_ALIGN_END);
  gtk_widget_set_valign (tab->badge, GTK_ALIGN_START);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), tab->badge);
  gtk_widget_set_halign (tab->marker, GTK_ALIGN_START);
  gtk_widget_set_valign (tab->marker, GTK_ALIGN_START);
  gtk_widget_add_css_class (tab->marker, "tp-tab-marker");
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), tab->marker);

  tab->tab = g_object_new (GTK_TYPE_BUTTON, "accessible-role", GTK_ACCESSIBLE_ROLE_TAB, "child", overlay,
                           "visible", FALSE, NULL);
  gtk_widget_add_css_class (tab->tab, "tp-tab");
  gtk_widget_set_parent (tab->tab, GTK_WIDGET (self));
  g_signal_connect_object (tab->tab, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
}

static void
init_centre (AhuTpTabs *self)
{
  Tab *tab = &self->tabs[AHU_TP_CENTRE_SEAT];
  GtkWidget *line = gtk_widget_get_parent (tab->mark);
  GtkWidget *icon = gtk_image_new_from_icon_name ("view-dual-symbolic");
  /* Translators: what lies in the middle of the table: cards and markets. */
  const char *name = _("Centre");

  gtk_box_append (GTK_BOX (line), icon);
  gtk_widget_set_visible (tab->mark, FALSE);
  gtk_widget_set_visible (tab->points, FALSE);
  gtk_widget_set_visible (tab->badge, FALSE);
  gtk_widget_set_visible (tab->marker, FALSE);
  gtk_label_set_text (GTK_LABEL (tab->name), name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (tab->tab), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
show_selected (AhuTpTabs *self)
{
  for (guint seat = 0; seat <= AHU_TP_CENTRE_SEAT; seat++)
    {
      GtkWidget *tab = self->tabs[seat].tab;

      if (tab == NULL)
        continue;
      ahu_widget_set_css_class (tab, "selected", seat == self->selected);
      gtk_accessible_update_state (GTK_ACCESSIBLE (tab), GTK_ACCESSIBLE_STATE_SELECTED, seat == self->selected, -1);
    }
}

static void
show_tabs (AhuTpTabs *self)
{
  gboolean names = self->n_players <= MOST_NAMES && ahu_text_scale () <= AHU_LARGE_TEXT;

  for (guint seat = 0; seat <= AHU_TP_CENTRE_SEAT; seat++)
    if (self->tabs[seat].tab != NULL)
      {
        gtk_widget_set_visible (self->tabs[seat].tab,
                                seat == AHU_TP_CENTRE_SEAT ? self->has_centre : seat < self->n_players);
        gtk_widget_set_visible (self->tabs[seat].name, names);
      }
}

/* A correction can change them. */
static void
show_names (AhuTpTabs *self)
{
  for (guint seat = 0; seat < self->n_players && self->tabs[seat].tab != NULL; seat++)
    {
      ahu_mark_set_colour (AHU_PICTURE (self->tabs[seat].mark), self->colours[seat], MARK);
      ahu_player_colour_own (self->colours[seat], self->tabs[seat].tab, FALSE);
      gtk_label_set_text (GTK_LABEL (self->tabs[seat].name), self->names[seat]);
    }
}

static char *
describe (AhuTpTabs        *self,
          const TpPosition *position,
          guint             seat,
          const TpOffer    *offer)
{
  g_autofree char *pieces = NULL;

  if (self->ticked >> seat & 1)
    return g_strdup (_("all entered"));

  if (!offer->is_pending)
    /* Translators: of a player, who then chooses first. */
    return position->first == seat ? g_strdup (_("has the marker")) : NULL;

  /* Translators: of a player, who can still place %d pieces. */
  pieces = g_strdup_printf (ngettext ("%d to place", "%d to place", offer->to_place), (int) offer->to_place);
  if (position->first != seat)
    return g_steal_pointer (&pieces);

  return g_strconcat (pieces, C_("list", ", "), _("has the marker"), NULL);
}

static void
show_player (AhuTpTabs        *self,
             const TpPosition *position,
             guint             seat)
{
  Tab *tab = &self->tabs[seat];
  GtkAccessible *accessible = GTK_ACCESSIBLE (tab->tab);
  g_autofree char *words = NULL, *note = NULL;
  TpOffer offer;
  guint points = tp_player_points (&position->players[seat]);

  tp_offer_init (&offer, position, seat);
  ahu_widget_show_number (tab->points, points);
  ahu_widget_show_number (tab->badge, offer.to_place);
  gtk_widget_set_visible (tab->badge, offer.is_pending);
  gtk_widget_set_visible (tab->marker, position->first == seat);
  gtk_widget_set_visible (tab->tick, self->ticked >> seat & 1);
  /* Translators: a player's board: %1$s is the name, %2$d points scored. */
  words = g_strdup_printf (ngettext ("%1$s, %2$d point", "%1$s, %2$d points", points), self->names[seat], (int) points);
  note = describe (self, position, seat, &offer);
  gtk_accessible_update_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  if (note != NULL)
    gtk_accessible_update_property (accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, note, -1);
  else
    gtk_accessible_reset_property (accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

static void
show_players (AhuTpTabs *self)
{
  for (guint seat = 0; seat < self->position.n_players && self->tabs[seat].tab != NULL; seat++)
    show_player (self, &self->position, seat);
}

static void
make_tabs (AhuTpTabs *self)
{
  for (guint place = 0; place <= self->n_players; place++)
    if (self->tabs[seat_at (place)].tab == NULL)
      {
        add_tab (self, &self->tabs[seat_at (place)]);
        if (place == 0)
          init_centre (self);
      }
  show_names (self);
  show_tabs (self);
  show_selected (self);
  show_players (self);
}

static void
ahu_tp_tabs_show_widget (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (ahu_tp_tabs_parent_class)->show (widget);
  make_tabs (AHU_TP_TABS (widget));
}

static void
ahu_tp_tabs_class_init (AhuTpTabsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ahu_tp_tabs_dispose;
  widget_class->show = ahu_tp_tabs_show_widget;
  widget_class->focus = ahu_tp_tabs_focus;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "tp-tabs");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_TAB_LIST);

  signals[SELECTED] = g_signal_new ("selected", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
ahu_tp_tabs_init (AhuTpTabs *self)
{
  GtkBoxLayout *layout = GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self)));

  gtk_box_layout_set_homogeneous (layout, TRUE);
  gtk_box_layout_set_spacing (layout, SPACING);
  self->has_centre = TRUE;
  self->selected = AHU_TP_CENTRE_SEAT;
}

GtkWidget *
ahu_tp_tabs_new (void)
{
  return g_object_new (AHU_TYPE_TP_TABS, NULL);
}

void
ahu_tp_tabs_set_players (AhuTpTabs         *self,
                         const char *const *names,
                         const char *const *colours)
{
  g_return_if_fail (AHU_IS_TP_TABS (self));
  g_return_if_fail (names != NULL && colours != NULL);

  g_strfreev (self->names);
  self->names = g_strdupv ((char **) names);
  g_strfreev (self->colours);
  self->colours = g_strdupv ((char **) colours);
  self->n_players = MIN (g_strv_length (self->names), TP_MAX_PLAYERS);
  self->position.n_players = 0;
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self))),
                              self->n_players <= MOST_NAMES ? SPACING : SPACING / 2);
  if (gtk_widget_get_visible (GTK_WIDGET (self)))
    make_tabs (self);
}

void
ahu_tp_tabs_set_has_centre (AhuTpTabs *self,
                            gboolean   has_centre)
{
  g_return_if_fail (AHU_IS_TP_TABS (self));

  self->has_centre = has_centre;
  show_tabs (self);
}

void
ahu_tp_tabs_set_ticked (AhuTpTabs *self,
                        guint      seats)
{
  g_return_if_fail (AHU_IS_TP_TABS (self));

  self->ticked = seats;
}

void
ahu_tp_tabs_show (AhuTpTabs        *self,
                  const TpPosition *position)
{
  g_return_if_fail (AHU_IS_TP_TABS (self));
  g_return_if_fail (position != NULL && position->n_players == self->n_players);

  self->position = *position;
  show_players (self);
}

void
ahu_tp_tabs_set_selected (AhuTpTabs *self,
                          guint      seat)
{
  g_return_if_fail (AHU_IS_TP_TABS (self));
  g_return_if_fail (seat <= AHU_TP_CENTRE_SEAT);

  if (seat == self->selected)
    return;
  self->selected = seat;
  show_selected (self);
}

guint
ahu_tp_tabs_get_selected (AhuTpTabs *self)
{
  g_return_val_if_fail (AHU_IS_TP_TABS (self), AHU_TP_CENTRE_SEAT);

  return self->selected;
}

GtkWidget *
ahu_tp_tabs_get_tab (AhuTpTabs *self,
                     guint      seat)
{
  g_return_val_if_fail (AHU_IS_TP_TABS (self), NULL);
  g_return_val_if_fail (seat <= AHU_TP_CENTRE_SEAT, NULL);

  if (self->tabs[seat].tab == NULL)
    make_tabs (self);

  return self->tabs[seat].tab;
}

/* ahu-replay-page-layout.c: how the replay stands in each size of the window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include <string.h>

#include "shell/replay/ahu-replay-page-private.h"
#include "toolkit/base/ahu-line.h"
#include "toolkit/base/ahu-text-scale.h"
#include "toolkit/base/ahu-widget.h"

/* Below this height, at text of 100 %, all that leads through the game stands in one
 * row, which needs this width. */
#define LOW_HEIGHT 420
#define LOW_WIDTH 560
/* And from this width on, grown with the text, in the header bar: the table needs all
 * the height of a telephone that lies. */
#define TOP_WIDTH 620

/* What has its words from the game. */
static const char *const named[] = { "short_heading", "short_back", "short_on", "long_heading", "long_back", "long_on" };
static const char *const groups[] = { "game_group", "long_group", "short_group", "move_group" };

/* The words stand beside their buttons, or above them; on a telephone, whose height the table
 * needs, they are left to what the buttons tell by themselves. */
static void
arrange_group (AhuReplayPage       *self,
               const char          *name,
               const AhuReplayRoom *room)
{
  GtkWidget *group = ahu_replay_page_get_child (self, name);

  ahu_line_arrange (GTK_GRID (group), room->wide ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL,
                    room->wide ? 9 : 0);
  gtk_widget_set_visible (gtk_widget_get_first_child (group), !room->low && !room->narrow);
}

gboolean
ahu_replay_page_tells_place_above (AhuReplayPage *self)
{
  return self->room.narrow && !self->room.top && !self->table_view;
}

/* The header bar then has no title. */
static void
place_bar (AhuReplayPage *self,
           gboolean       top)
{
  g_autoptr (GtkWidget) bar = g_object_ref (self->bar);
  GtkWidget *title = GTK_WIDGET (self->title);

  if (top != gtk_widget_has_css_class (bar, "top"))
    {
      if (top)
        gtk_box_remove (self->parts, bar);
      adw_header_bar_set_title_widget (self->header_bar, top ? bar : title);
      if (!top)
        gtk_box_append (self->parts, bar);
    }
  ahu_widget_set_css_class (bar, "top", top);
  gtk_label_set_width_chars (self->where, top ? -1 : (int) self->place_chars);
  gtk_label_set_ellipsize (self->where, top ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
}

static void
arrange (AhuReplayPage       *self,
         const AhuReplayRoom *room)
{
  gboolean beside = room->low;

  place_bar (self, room->top);
  for (guint i = 0; i < G_N_ELEMENTS (groups); i++)
    arrange_group (self, groups[i], room);
  /* The slider has ends too. */
  gtk_widget_set_visible (ahu_replay_page_get_child (self, groups[0]), !room->narrow && !room->low);
  gtk_box_set_spacing (self->steps, room->narrow || room->low ? 6 : room->wide ? 24 : 18);
  ahu_line_arrange (self->ways, beside ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL, beside ? 12 : 0);
  ahu_line_arrange (self->way, room->narrow || beside ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL,
                    room->narrow || beside ? 0 : 12);
  ahu_replay_page_show_keys (self, room->keys);
  ahu_widget_set_css_class (GTK_WIDGET (self), "narrow", room->narrow);
}

void
ahu_replay_page_show_table_view (AhuReplayPage *self)
{
  GtkWidget *view = adw_bin_get_child (self->view);

  gtk_widget_set_visible (GTK_WIDGET (self->header_bar), !self->table_view || self->room.top);
  gtk_widget_set_visible (GTK_WIDGET (self->where), !ahu_replay_page_tells_place_above (self));
  ahu_replay_page_show_title (self);
  if (AHU_IS_PAGE (view) && ahu_page_has_table_view (AHU_PAGE (view)))
    ahu_page_set_table_view (AHU_PAGE (view), self->table_view);
}

void
ahu_replay_page_resized (AhuReplayPage *self)
{
  AhuWidthClass width_class = ahu_width_bin_get_width_class (self->width_bin);
  AhuReplayRoom room = { .narrow = width_class < AHU_WIDTH_700, .wide = width_class >= AHU_WIDTH_1200 };
  gboolean crowded;
  int width, height;

  ahu_width_bin_get_room (self->width_bin, &width, &height);
  room.low = height > 0 && height < LOW_HEIGHT * ahu_text_scale () && width >= LOW_WIDTH;
  room.top = room.low && width >= TOP_WIDTH * ahu_text_scale ();
  room.keys = width_class >= AHU_WIDTH_1024 && !room.low;
  if (self->is_arranged && memcmp (&room, &self->room, sizeof room) == 0)
    return;

  self->is_arranged = TRUE;
  self->room = room;
  arrange (self, &room);
  /* Beside words the title would have no room: they stand in the menu then. */
  crowded = room.top || room.narrow;
  gtk_widget_set_visible (self->play_on, !crowded);
  ahu_menu_button_set_page (self->menu_button, crowded ? "replay-narrow" : "page");
  ahu_replay_page_show_table_view (self);
  ahu_replay_page_show_pages (self);
  ahu_replay_page_show_where (self);
}

void
ahu_replay_page_bind_layout (GtkWidgetClass *widget_class)
{
  for (guint i = 0; i < G_N_ELEMENTS (groups); i++)
    gtk_widget_class_bind_template_child_full (widget_class, groups[i], FALSE, 0);
  for (guint i = 0; i < G_N_ELEMENTS (named); i++)
    gtk_widget_class_bind_template_child_full (widget_class, named[i], FALSE, 0);
  gtk_widget_class_bind_template_callback_full (widget_class, "resized_cb", G_CALLBACK (ahu_replay_page_resized));
}

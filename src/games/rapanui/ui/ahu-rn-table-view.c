/* ahu-rn-table-view.c: the table page as it is read from two metres
 *
 * The same widgets in another order, larger: the parts as they stand on a narrow
 * window, magnified, with the four large panels below; all of it then fills the
 * screen. So whatever can be entered on the page can be entered here. Where the screen
 * is less wide for its height, the Stone is a row above the hand. On a small
 * screen, and on one that stands, the view is the page of a telephone without all
 * that is not the table, as large as it fits, with larger words and numbers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include <glib/gi18n.h>

#include "games/rapanui/ui/ahu-rn-cover.h"
#include "games/rapanui/ui/ahu-rn-display.h"
#include "games/rapanui/ui/ahu-rn-hand.h"
#include "games/rapanui/ui/ahu-rn-offers.h"
#include "games/rapanui/ui/ahu-rn-palette.h"
#include "games/rapanui/ui/ahu-rn-rewards.h"
#include "games/rapanui/ui/ahu-rn-stone.h"
#include "games/rapanui/ui/ahu-rn-strip.h"
#include "games/rapanui/ui/ahu-rn-table-page-private.h"
#include "toolkit/base/ahu-line.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/layout/ahu-width-bin.h"
#include "toolkit/layout/ahu-zoom-bin.h"
#include "toolkit/table/ahu-prompt.h"

/* On a screen of 1920 × 1080 the view is laid out about that wide: 50 px for the
 * prompt, 34 px for what to take. */
#define VIEW_WIDTH 1800
#define TALL_WIDTH 1500
#define TALL_FACTOR 0.85 /* of the panels, which then are as large as in a wide view */
#define PROMPT_FACTOR 1.9
/* Above the cover and the count, which need the height: as large as beside a heading. */
#define BAR_FACTOR 1.25
#define COVER_FACTOR 1.5
/* What the count needs to be seen whole. */
#define COUNT_WIDTH 1280
#define COUNT_HEIGHT 800
/* Makes the hand's card 164 px wide, and words 32 px. */
#define PART_FACTOR 2.16
#define STONE_WIDTH 132
/* A screen that is less wide than this for its height is tall. */
#define WIDE 1.5
#define LEAST_TALL 780
/* What the hand and whatever stands in its place have in every step, magnified. */
#define PART_WIDTH 318
#define MARGIN 36
#define GUIDANCE_MARGIN 12
#define SMALL_MARGIN 6
/* What the small views are made for, standing and lying. */
#define SMALL_WIDTH 360
#define SMALL_WIDTH_FLAT 640
/* The page is clamped; the view is not, however wide it is laid out. */
#define MOST_WIDTH 16000

/* The window fills the screen as well; a page that stands alone is only arranged. */
static void
view_action (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  AhuRnTablePage *self = AHU_RN_TABLE_PAGE (widget);

  if (!gtk_widget_activate_action (widget, "win.table-view", NULL))
    ahu_rn_table_page_set_view (AHU_PAGE (self), !self->wants_view);
}

static void
leave_view_action (GtkWidget  *widget,
                   const char *action_name,
                   GVariant   *parameter)
{
  if (AHU_RN_TABLE_PAGE (widget)->wants_view)
    view_action (widget, action_name, parameter);
}

void
ahu_rn_table_page_bind_view (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, AhuRnTablePage, zoom);
  gtk_widget_class_bind_template_child (widget_class, AhuRnTablePage, bar_zoom);
  gtk_widget_class_bind_template_child (widget_class, AhuRnTablePage, bar_title);
  gtk_widget_class_bind_template_child (widget_class, AhuRnTablePage, bar);
  gtk_widget_class_bind_template_child (widget_class, AhuRnTablePage, prompt_clamp);
  gtk_widget_class_bind_template_child (widget_class, AhuRnTablePage, prompt_zoom);
  gtk_widget_class_bind_template_child (widget_class, AhuRnTablePage, view_button);
  gtk_widget_class_bind_template_child (widget_class, AhuRnTablePage, body_room);
  gtk_widget_class_bind_template_child (widget_class, AhuRnTablePage, scroller);
  gtk_widget_class_bind_template_child (widget_class, AhuRnTablePage, body_clamp);
  gtk_widget_class_bind_template_child (widget_class, AhuRnTablePage, stone_zoom);
  gtk_widget_class_bind_template_child (widget_class, AhuRnTablePage, lower_zoom);
  gtk_widget_class_bind_template_child (widget_class, AhuRnTablePage, scores_zoom);
  gtk_widget_class_bind_template_child (widget_class, AhuRnTablePage, scores);
  gtk_widget_class_bind_template_child (widget_class, AhuRnTablePage, motion);
  gtk_widget_class_install_action (widget_class, "table.view", NULL, view_action);
  gtk_widget_class_install_action (widget_class, "table.leave-view", NULL, leave_view_action);
}

void
ahu_rn_table_page_set_view (AhuPage  *page,
                            gboolean  view)
{
  AhuRnTablePage *self = AHU_RN_TABLE_PAGE (page);

  if (self->wants_view == view)
    return;
  self->wants_view = view;
  ahu_rn_table_page_relayout (self);
  if (self->session != NULL)
    ahu_rn_table_page_pass_untold (self);
}

/* However large the text is: the view is shown smaller until all of it fits. */
AhuRnView
ahu_rn_table_page_shows_view (AhuRnTablePage *self)
{
  int width, height;

  ahu_width_bin_get_room (AHU_WIDTH_BIN (self->bin), &width, &height);
  if (!self->wants_view)
    return AHU_RN_VIEW_NONE;
  if (width <= height || width < LEAST_TALL)
    return AHU_RN_VIEW_SMALL;
  if (width < WIDE * height)
    return AHU_RN_VIEW_TALL;
  return width < AHU_WIDTH_1024 ? AHU_RN_VIEW_SMALL : AHU_RN_VIEW_LARGE;
}

/* What is told for the first game has a row of its own below the prompt: it covers
 * nothing, and the view is as large as there is room then. */
static int
measure_told (AhuRnTablePage *self)
{
  gboolean here = gtk_widget_get_parent (self->guidance) == self->table_room;
  int width = gtk_widget_get_width (self->table_room) - 2 * GUIDANCE_MARGIN;
  int height = 0;

  if (here && ahu_rn_table_page_shows_view (self) && gtk_widget_get_visible (self->guidance) && width > 0)
    gtk_widget_measure (self->guidance, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);

  return height;
}

static void
make_room (AhuRnTablePage *self)
{
  gtk_widget_set_margin_top (self->scroller, measure_told (self));
}

static gboolean
make_room_cb (GtkWidget     *widget,
              GdkFrameClock *clock,
              gpointer       user_data)
{
  make_room (AHU_RN_TABLE_PAGE (widget));

  return G_SOURCE_REMOVE;
}

gboolean
ahu_rn_table_page_place_guidance (AhuRnTablePage *self,
                                  GdkRectangle   *place)
{
  int height = measure_told (self);

  if (!ahu_rn_table_page_shows_view (self))
    return FALSE;

  /* Another width than the room was made for: nothing changes its size while sizes are given. */
  if (height != gtk_widget_get_margin_top (self->scroller))
    gtk_widget_add_tick_callback (GTK_WIDGET (self), make_room_cb, NULL, NULL);
  *place = (GdkRectangle) {
    .x = GUIDANCE_MARGIN,
    .width = gtk_widget_get_width (self->table_room) - 2 * GUIDANCE_MARGIN,
    .height = height
  };

  return TRUE;
}

static GtkSizeRequestMode
get_body_mode (GtkWidget *room)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* A scrolled window asks its child how high it is at any width. Where nothing is scrolled, the
 * view needs to know it for the width that there is, or a line more than usual would be cut off. */
static void
measure_body (GtkWidget      *room,
              GtkOrientation  orientation,
              int             for_size,
              int            *minimum,
              int            *natural,
              int            *minimum_baseline,
              int            *natural_baseline)
{
  AhuRnTablePage *self = AHU_RN_TABLE_PAGE (gtk_widget_get_ancestor (room, AHU_TYPE_RN_TABLE_PAGE));
  int minimum_body, natural_body;

  gtk_widget_measure (self->scroller, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL || !ahu_rn_table_page_shows_view (self))
    return;

  gtk_widget_measure (self->body_clamp, orientation, for_size, &minimum_body, &natural_body, NULL, NULL);
  *minimum = MAX (*minimum, minimum_body + gtk_widget_get_margin_top (self->scroller));
  *natural = MAX (*natural, natural_body + gtk_widget_get_margin_top (self->scroller));
}

static void
allocate_body (GtkWidget *room,
               int        width,
               int        height,
               int        baseline)
{
  gtk_widget_allocate (gtk_widget_get_first_child (room), width, height, baseline, NULL);
}

static GtkWidget *
add_button (GtkWidget  *box,
            const char *icon,
            const char *action,
            const char *name)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_box_append (GTK_BOX (box), button);

  return button;
}

/* On a small screen the words need the room of what can't be done; in a replay nothing can. */
static void
show_redo (AhuRnTablePage *self)
{
  gtk_widget_set_visible (self->view_redo, !self->is_replay &&
                                           (ahu_rn_table_page_shows_view (self) != AHU_RN_VIEW_SMALL ||
                                            gtk_widget_get_sensitive (self->view_redo)));
}

/* Returns: that for Redo, before which stands that for Undo */
static GtkWidget *
add_buttons (GtkWidget *box)
{
  GtkWidget *redo;

  add_button (box, "edit-undo-symbolic", "win.undo", _("Undo"));
  redo = add_button (box, "edit-redo-symbolic", "win.redo", _("Redo"));
  add_button (box, "view-restore-symbolic", "table.view", _("Leave the table view"));

  return redo;
}

/* They grow with the prompt, in which they stand. */
void
ahu_rn_table_page_init_view (AhuRnTablePage *self)
{
  self->controls = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_widget_set_visible (self->controls, FALSE);
  gtk_widget_set_valign (self->controls, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->controls, "view-controls");
  self->turn = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->turn, "view-turn");
  gtk_box_append (GTK_BOX (self->controls), self->turn);
  self->view_redo = add_buttons (self->controls);
  self->view_undo = gtk_widget_get_prev_sibling (self->view_redo);
  g_signal_connect_swapped (self->view_redo, "notify::sensitive", G_CALLBACK (show_redo), self);
  ahu_prompt_set_end (AHU_PROMPT (self->prompt), self->controls);
  add_buttons (self->bar);
  gtk_widget_set_layout_manager (self->body_room, gtk_custom_layout_new (get_body_mode, measure_body, allocate_body));
  g_signal_connect_swapped (self->guidance, "notify::visible", G_CALLBACK (make_room), self);
}

/* The cover and the count have no prompt for them. */
void
ahu_rn_table_page_show_bar (AhuRnTablePage *self)
{
  gtk_widget_set_visible (self->bar_zoom, ahu_rn_table_page_shows_view (self) != AHU_RN_VIEW_NONE &&
                                          (self->count != NULL || ahu_rn_table_page_is_covered (self)));
}

void
ahu_rn_table_page_update_view (AhuRnTablePage *self)
{
  /* Translators: %u is the number of a turn. */
  g_autofree char *turn = g_strdup_printf (_("Turn %u"),
                                           ((const RnPosition *) ahu_session_get_position (self->session))->turn);

  gtk_label_set_text (GTK_LABEL (self->turn), turn);
}

/* Also takes back what only the view has. */
static void
show_parts (AhuRnTablePage *self,
            AhuRnView       view)
{
  gboolean large = view >= AHU_RN_VIEW_LARGE;
  gboolean small = view == AHU_RN_VIEW_SMALL;

  gtk_widget_set_visible (self->header, !view && !self->is_replay);
  gtk_widget_set_visible (self->controls, view);
  gtk_widget_set_visible (self->turn, large);
  gtk_widget_set_visible (self->view_undo, !self->is_replay);
  show_redo (self);
  /* A narrow window has no room for it; the key and the menu lead there too. */
  gtk_widget_set_visible (self->view_button, self->has_back && self->count == NULL);
  gtk_widget_set_visible (self->scores, large);
  gtk_widget_set_visible (self->scores_zoom, large);
  ahu_rn_strip_set_large (AHU_RN_STRIP (self->strip), small);
  if (large)
    gtk_widget_set_size_request (self->lower, PART_WIDTH, -1);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER,
                                  view ? GTK_POLICY_NEVER : GTK_POLICY_AUTOMATIC);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.leave-view", self->wants_view);
  ahu_widget_set_css_class (GTK_WIDGET (self), "table-view", large);
  ahu_widget_set_css_class (GTK_WIDGET (self), "small-view", small);
  make_room (self);
}

static double
find_count_zoom (AhuRnTablePage *self)
{
  int width, height;

  ahu_width_bin_get_room (AHU_WIDTH_BIN (self->bin), &width, &height);
  return MAX (1, MIN ((double) width / COUNT_WIDTH, (double) height / COUNT_HEIGHT));
}

void
ahu_rn_table_page_zoom (AhuRnTablePage *self)
{
  AhuRnView shown = ahu_rn_table_page_shows_view (self);
  int small = self->flat ? SMALL_WIDTH_FLAT : SMALL_WIDTH;
  int large = shown == AHU_RN_VIEW_TALL ? TALL_WIDTH : VIEW_WIDTH;

  if (!shown)
    ahu_zoom_bin_set_factor (AHU_ZOOM_BIN (self->zoom), self->zoom_factor);
  /* It may be scrolled, and is not made smaller to be seen whole. */
  else if (self->count != NULL)
    ahu_zoom_bin_set_factor (AHU_ZOOM_BIN (self->zoom), find_count_zoom (self));
  /* What is turned up fills the screen by itself. */
  else if (self->session != NULL && ahu_rn_table_page_turns_up (self))
    ahu_zoom_bin_set_factor (AHU_ZOOM_BIN (self->zoom), 1);
  else
    ahu_zoom_bin_set_fit (AHU_ZOOM_BIN (self->zoom), shown >= AHU_RN_VIEW_LARGE ? large : small);
}

static void
set_zoom (AhuRnTablePage *self,
          AhuRnView       shown)
{
  gboolean view = shown >= AHU_RN_VIEW_LARGE;

  ahu_rn_table_page_zoom (self);
  ahu_zoom_bin_set_factor (AHU_ZOOM_BIN (self->prompt_zoom), view ? PROMPT_FACTOR : 1);
  ahu_zoom_bin_set_factor (AHU_ZOOM_BIN (self->notice_zoom), view ? PROMPT_FACTOR : 1);
  ahu_zoom_bin_set_factor (AHU_ZOOM_BIN (self->bar_zoom), view ? BAR_FACTOR : 1);
  ahu_zoom_bin_set_factor (AHU_ZOOM_BIN (self->cover_zoom), view ? COVER_FACTOR : 1);
  /* As a row it stands within a part that is magnified. */
  ahu_zoom_bin_set_factor (AHU_ZOOM_BIN (self->stone_zoom), shown == AHU_RN_VIEW_LARGE ? PART_FACTOR : 1);
  ahu_zoom_bin_set_factor (AHU_ZOOM_BIN (self->lower_zoom), view ? PART_FACTOR : 1);
  ahu_zoom_bin_set_factor (AHU_ZOOM_BIN (self->scores_zoom), shown == AHU_RN_VIEW_TALL ? TALL_FACTOR : 1);
}

static void
set_clamp (GtkWidget *clamp)
{
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), MOST_WIDTH);
  adw_clamp_set_tightening_threshold (ADW_CLAMP (clamp), MOST_WIDTH);
}

static void
set_room (GtkWidget *widget,
          int        sides,
          int        top,
          int        bottom)
{
  gtk_widget_set_margin_start (widget, sides);
  gtk_widget_set_margin_end (widget, sides);
  gtk_widget_set_margin_top (widget, top);
  gtk_widget_set_margin_bottom (widget, bottom);
}

/* As wide as the part they stand in, and no wider. */
static void
set_rows (GtkWidget *rows)
{
  gtk_widget_set_hexpand (rows, TRUE);
  gtk_widget_set_size_request (rows, -1, -1);
}

void
ahu_rn_table_page_apply_view (AhuRnTablePage *self)
{
  AhuRnView view = ahu_rn_table_page_shows_view (self);

  show_parts (self, view);
  set_zoom (self, view);
  if (!view)
    return;

  gtk_widget_set_visible (self->switcher, FALSE);
  adw_view_stack_set_visible_child_name (ADW_VIEW_STACK (self->views), "table");
  if (view == AHU_RN_VIEW_SMALL)
    {
      gtk_widget_set_margin_top (self->prompt, SMALL_MARGIN);
      return;
    }

  set_clamp (self->prompt_clamp);
  set_clamp (self->notice_clamp);
  set_clamp (self->body_clamp);
  ahu_rn_display_set_size (AHU_RN_DISPLAY (self->display), AHU_RN_SIZE_HUGE);
  ahu_rn_hand_set_size (AHU_RN_HAND (self->hand), AHU_RN_SIZE_SMALL);
  ahu_rn_hand_set_keys (AHU_RN_HAND (self->hand), TRUE);
  ahu_rn_palette_set_size (AHU_RN_PALETTE (self->palette), AHU_RN_SIZE_SMALL);
  ahu_rn_palette_set_long (AHU_RN_PALETTE (self->palette), FALSE);
  ahu_rn_offers_set_keys (AHU_RN_OFFERS (self->offers), TRUE);
  ahu_rn_offers_set_size (AHU_RN_OFFERS (self->offers), AHU_RN_SIZE_SMALL);
  ahu_rn_stone_set_width (AHU_RN_STONE (self->stone), view == AHU_RN_VIEW_TALL ? 0 : STONE_WIDTH);
  ahu_prompt_set_narrow (AHU_PROMPT (self->prompt), FALSE);
  ahu_rn_cover_set_narrow (AHU_RN_COVER (self->cover), FALSE);
  ahu_rn_cover_set_low (AHU_RN_COVER (self->cover), FALSE);

  ahu_line_arrange (GTK_GRID (self->body), GTK_ORIENTATION_VERTICAL, 18);
  ahu_line_arrange (GTK_GRID (self->main), GTK_ORIENTATION_HORIZONTAL, MARGIN);
  ahu_line_arrange (GTK_GRID (self->upper), GTK_ORIENTATION_HORIZONTAL, MARGIN);
  ahu_line_arrange (GTK_GRID (self->lower), GTK_ORIENTATION_VERTICAL, 8);
  ahu_rn_rewards_set_columns (AHU_RN_REWARDS (self->rewards), 1);
  set_rows (self->rewards);
  set_rows (self->reveal);
  set_room (self->body, MARGIN, 12, 24);
  set_room (self->prompt, 0, 0, 0);
  set_room (self->notice, 0, 0, 0);
  gtk_widget_set_visible (self->side, FALSE);
  gtk_widget_set_visible (self->strip, FALSE);
}

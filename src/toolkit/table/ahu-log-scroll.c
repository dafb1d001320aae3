/* ahu-log-scroll.c: which lines of the log are in sight, and which one has the focus
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/table/ahu-log-scroll.h"

#include "toolkit/table/ahu-log-keys.h"
#include "toolkit/table/ahu-log-row.h"

/* Frames in which a row that was asked for has to come. */
#define MAX_WAITS 30

struct _AhuLogScroll
{
  GtkWidget *list;
  AhuLogLines *lines;
  guint more_source;
  guint focus_id; /* waits for the row of a line that is to have the focus */
  guint focus_line;
  guint n_waits;
};

static gboolean
show_more_cb (gpointer user_data)
{
  AhuLogScroll *self = user_data;

  self->more_source = 0;
  ahu_log_lines_add_rows (self->lines, 0);
  return G_SOURCE_REMOVE;
}

/* Later, because the list scrolls while it is being laid out too. */
static void
scrolled_cb (AhuLogScroll  *self,
             GtkAdjustment *adjustment)
{
  double below = gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_value (adjustment) -
                 gtk_adjustment_get_page_size (adjustment);

  if (self->more_source == 0 && gtk_adjustment_get_value (adjustment) > 0 &&
      below < gtk_adjustment_get_page_size (adjustment) &&
      g_list_model_get_n_items (ahu_log_lines_get_rows (self->lines)) < ahu_log_lines_get_n (self->lines))
    self->more_source = g_idle_add (show_more_cb, self);
}

/* The next line from there on that can have the focus. */
static guint
find_stop (AhuLogScroll *self,
           guint         position,
           gboolean      is_down)
{
  GListModel *lines = ahu_log_lines_get_all (self->lines);
  guint n = g_list_model_get_n_items (lines);

  for (guint i = position; i < n; i = is_down ? i + 1 : i - 1)
    {
      g_autoptr (AhuLogLine) line = g_list_model_get_item (lines, i);

      if (ahu_log_line_get_line_type (line) != AHU_LOG_HEADING)
        return i;
    }

  return is_down ? n - 1 : find_stop (self, position, TRUE);
}

/* The list goes on to rows only that there are. */
static void
go_on (gpointer user_data,
       guint    from,
       int      step)
{
  AhuLogScroll *self = user_data;
  gint64 last = (gint64) ahu_log_lines_get_n (self->lines) - 1;

  if (step != 0)
    ahu_log_scroll_focus (self, find_stop (self, (guint) CLAMP (from + (gint64) step, 0, last), step > 0));
  else if (ahu_log_lines_has_more (self->lines, from))
    ahu_log_lines_add_rows (self->lines, 0);
}

AhuLogScroll *
ahu_log_scroll_new (GtkWidget   *list,
                    AhuLogLines *lines)
{
  AhuLogScroll *self;

  g_return_val_if_fail (GTK_IS_LIST_VIEW (list), NULL);
  g_return_val_if_fail (lines != NULL, NULL);

  self = g_new0 (AhuLogScroll, 1);
  self->list = list;
  self->lines = lines;
  g_signal_connect_swapped (gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (list)), "value-changed",
                            G_CALLBACK (scrolled_cb), self);
  ahu_log_keys_add (list, go_on, self);

  return self;
}

void
ahu_log_scroll_free (AhuLogScroll *self)
{
  if (self == NULL)
    return;

  g_clear_handle_id (&self->more_source, g_source_remove);
  if (self->focus_id != 0)
    gtk_widget_remove_tick_callback (self->list, self->focus_id);
  g_signal_handlers_disconnect_by_data (gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (self->list)), self);
  g_free (self);
}

/* The list would stay at the turn that it showed on top. */
void
ahu_log_scroll_to (AhuLogScroll *self,
                   guint         position)
{
  g_return_if_fail (self != NULL);

  ahu_log_lines_show (self->lines, position);
  gtk_widget_activate_action (self->list, "list.scroll-to-item", "u", position);
}

/* Its row comes with the next layout, unless it is there. */
static gboolean
focus_cb (GtkWidget     *widget,
          GdkFrameClock *clock,
          gpointer       user_data)
{
  AhuLogScroll *self = user_data;
  g_autoptr (AhuLogLine) line = g_list_model_get_item (ahu_log_lines_get_all (self->lines), self->focus_line);
  GtkWidget *row = line != NULL ? ahu_log_row_find (self->list, line) : NULL;

  if (row == NULL && line != NULL && self->n_waits++ < MAX_WAITS)
    return G_SOURCE_CONTINUE;

  if (row != NULL)
    gtk_widget_grab_focus (row);
  self->focus_id = 0;

  return G_SOURCE_REMOVE;
}

void
ahu_log_scroll_focus (AhuLogScroll *self,
                      guint         position)
{
  g_return_if_fail (self != NULL);

  self->focus_line = position;
  self->n_waits = 0;
  ahu_log_scroll_to (self, position);
  if (self->focus_id == 0 && focus_cb (self->list, NULL, self) == G_SOURCE_CONTINUE)
    self->focus_id = gtk_widget_add_tick_callback (self->list, focus_cb, self, NULL);
}

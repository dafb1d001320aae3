/* ahu-tp-board-large.c: the same board for a finger, where its rows are too near to each other
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-board-private.h"

#include "toolkit/base/ahu-widget.h"

/* As on a telephone. */
#define WIDTH 344
#define HEIGHT 480

static void
play_cb (AhuTpBoard *self,
         gpointer    moves,
         guint       n)
{
  g_signal_emit_by_name (self, "play", moves, n);
}

static void
take_back_cb (AhuTpBoard *self,
              guint       site,
              guint       place,
              guint       piece,
              guint       count)
{
  g_signal_emit_by_name (self, "take-back", site, place, piece, count);
}

static void
refused_cb (AhuTpBoard *self,
            gpointer    reason)
{
  g_signal_emit_by_name (self, "refused", reason);
}

static void
focus_same (AhuTpBoard *self,
            AhuTpCell  *cell)
{
  const AhuTpCellState *state = ahu_tp_cell_get_state (cell);

  for (guint i = 0; i < AHU_TP_CELLS; i++)
    {
      AhuTpCell *same = ahu_tp_site_get_cell (AHU_TP_SITE (self->large->sites[state->site]), i);

      if (same != NULL && ahu_tp_site_get_cell (AHU_TP_SITE (self->sites[state->site]), i) == cell)
        gtk_widget_grab_focus (GTK_WIDGET (same));
    }
}

/* At once: whoever still looks at the popover, a tooltip for example, may keep it a while. */
static void
closed_cb (AhuTpBoard *self)
{
  g_clear_weak_pointer (&self->large);
}

void
ahu_tp_board_open_large (AhuTpBoard *self,
                         AhuTpCell  *cell)
{
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *large = ahu_tp_board_new ();

  g_set_weak_pointer (&self->large, AHU_TP_BOARD (large));
  ahu_tp_board_set_players (self->large, (const char *const *) self->names, (const char *const *) self->colours);
  gtk_widget_set_size_request (large, WIDTH, HEIGHT);
  ahu_tp_board_show (self->large, &self->view);
  g_signal_connect_object (large, "play", G_CALLBACK (play_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (large, "take-back", G_CALLBACK (take_back_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (large, "refused", G_CALLBACK (refused_cb), self, G_CONNECT_SWAPPED);

  gtk_popover_set_child (GTK_POPOVER (popover), large);
  ahu_widget_attach_popover (GTK_WIDGET (self), popover);
  g_signal_connect_object (popover, "closed", G_CALLBACK (closed_cb), self, G_CONNECT_SWAPPED);
  gtk_popover_popup (GTK_POPOVER (popover));
  focus_same (self, cell);
}

void
ahu_tp_board_show_large (AhuTpBoard *self)
{
  GtkWidget *popover;

  if (self->large == NULL)
    return;

  ahu_tp_board_show (self->large, &self->view);
  popover = gtk_widget_get_ancestor (GTK_WIDGET (self->large), GTK_TYPE_POPOVER);
  if (popover != NULL && !self->offer.is_pending)
    gtk_popover_popdown (GTK_POPOVER (popover));
}

/* ahu-tp-board-form.c: a board as a form: pieces come and go, one by one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-board-private.h"

#include <glib/gi18n.h>

#include "core/game/ahu-rule-number.h"
#include "games/tapati/engine/tp-sentences.h"
#include "games/tapati/ui/ahu-tp-form.h"
#include "games/tapati/ui/ahu-tp-tile-choice.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/table/ahu-choice.h"

#define CIRCLES_KEY "ahu-tp-circles"

static const TpMoai *
get_moai (AhuTpBoard *self,
          guint       site)
{
  return &self->position.players[self->view.seat].moai[site];
}

void
ahu_tp_board_enter_count (AhuTpBoard *self,
                          AhuTpCell  *cell,
                          guint       count)
{
  AhuTpCellState state = *ahu_tp_cell_get_state (cell);
  TpMoai moai = *get_moai (self, state.site);

  /* One palm in each row of the base: the last row counts. */
  ahu_tp_form_fill (&moai, &state, state.kind == AHU_TP_CELL_PALM ? state.row + MIN (count, 1) : count);
  g_signal_emit_by_name (self, "entered", (guint) state.site, &moai);
}

void
ahu_tp_board_remove_top (AhuTpBoard *self,
                         guint       site)
{
  TpMoai moai = *get_moai (self, site);

  if (!tp_moai_is_begun (&moai))
    return;
  ahu_tp_form_remove_top (&moai);
  g_signal_emit_by_name (self, "entered", site, &moai);
}

static void
circles_cb (AhuTpBoard *self,
            GtkWidget  *choice)
{
  guint chosen = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (choice), CIRCLES_KEY));
  GtkWidget *popover = gtk_widget_get_ancestor (choice, GTK_TYPE_POPOVER);
  guint site = chosen / 100, floor = chosen / 10 % 10, circles = chosen % 10;
  TpMoai moai = *get_moai (self, site);

  if (!ahu_tp_form_allows_circles (&moai, floor, circles))
    return;
  ahu_tp_form_set_circles (&moai, floor, circles);
  gtk_popover_popdown (GTK_POPOVER (popover));
  g_signal_emit_by_name (self, "entered", site, &moai);
}

static GtkWidget *
circles_new (AhuTpBoard *self,
             guint       site,
             guint       floor,
             guint       circles)
{
  g_autofree char *key = g_strdup_printf ("%u", circles);
  GtkWidget *choice = ahu_tp_tile_choice_new (TP_QUARRY (circles), key);

  if (!ahu_tp_form_allows_circles (get_moai (self, site), floor, circles))
    {
      g_autofree char *reason = ahu_cite (_("A quarry can’t lie on one with more circles."), "T3.5");

      ahu_choice_set_reason (AHU_CHOICE (choice), reason);
    }
  g_object_set_data (G_OBJECT (choice), CIRCLES_KEY, GUINT_TO_POINTER (site * 100 + floor * 10 + circles));
  g_signal_connect_object (choice, "clicked", G_CALLBACK (circles_cb), self, G_CONNECT_SWAPPED);

  return choice;
}

static void
ask_circles (AhuTpBoard *self,
             AhuTpCell  *cell)
{
  const AhuTpCellState *state = ahu_tp_cell_get_state (cell);
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  g_autofree char *title = NULL;

  /* Translators: over a choice of quarries with 1 to 4 circles; %s is such as “floor M”. */
  title = g_strdup_printf (_("Circles of %s"), tp_place_name (state->place));
  gtk_box_append (GTK_BOX (box), ahu_widget_words_new (title, "heading"));
  for (guint circles = 1; circles <= TP_CIRCLES; circles++)
    gtk_box_append (GTK_BOX (row), circles_new (self, state->site, state->place, circles));
  gtk_box_append (GTK_BOX (box), row);
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  ahu_widget_attach_popover (GTK_WIDGET (cell), popover);
  gtk_popover_popup (GTK_POPOVER (popover));
}

static void
add_tile (AhuTpBoard *self,
          guint       site,
          guint       piece)
{
  TpMoai moai = *get_moai (self, site);

  ahu_tp_form_add (&moai, &self->position.box, piece);
  g_signal_emit_by_name (self, "entered", site, &moai);
}

gboolean
ahu_tp_board_enter_tile (AhuTpBoard *self,
                         AhuTpCell  *cell,
                         guint       circles)
{
  const AhuTpCellState *state = ahu_tp_cell_get_state (cell);
  const TpMoai *moai = get_moai (self, state->site);

  if (!state->is_live || circles < 1 || circles > TP_CIRCLES || moai->n_floors == TP_FLOORS)
    return FALSE;
  if (moai->n_floors == 0 || moai->spaces[moai->n_floors - 1] <= circles)
    add_tile (self, state->site, TP_QUARRY (circles));
  else
    {
      TpReason reason = tp_reason (TP_REASON_FALLING_CIRCLES, "T3.5");

      reason.site = (int) state->site;
      reason.have = (int) circles;
      reason.need = moai->spaces[moai->n_floors - 1];
      g_signal_emit_by_name (self, "refused", &reason);
    }

  return TRUE;
}

void
ahu_tp_board_choose_entry (AhuTpBoard *self,
                           AhuTpCell  *cell,
                           int         space)
{
  AhuTpCellState state = *ahu_tp_cell_get_state (cell);
  TpMoai moai = *get_moai (self, state.site);

  if (!state.is_live)
    {
      const TpReason *reason = ahu_tp_cell_get_reason (cell);

      if (reason->code != TP_OK)
        g_signal_emit_by_name (self, "refused", reason);
      return;
    }
  if (state.kind == AHU_TP_CELL_TILE)
    {
      add_tile (self, state.site, state.piece);
      return;
    }
  if (state.kind == AHU_TP_CELL_SLAVES && space < 0)
    {
      /* A rug has no circles to choose. */
      if (state.place < TP_FLOORS)
        ask_circles (self, cell);
      return;
    }

  /* As a whole: all there are, or none where all are filled. */
  if (space < 0)
    space = state.fill.filled < state.fill.spaces ? state.fill.spaces - 1 : 0;
  ahu_tp_form_fill (&moai, &state, ahu_tp_form_tap (&state, (guint) space));
  g_signal_emit_by_name (self, "entered", (guint) state.site, &moai);
}

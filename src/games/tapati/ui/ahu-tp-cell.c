/* ahu-tp-cell.c: one group of spaces on a board, a tile to lay, a base or a road
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-cell.h"

#include <glib/gi18n.h>
#include <math.h>

#include "games/tapati/ui/ahu-tp-board-words.h"
#include "toolkit/base/ahu-tip.h"
#include "toolkit/base/ahu-widget.h"

/* What a Rapanui takes of its place and of its row; it is narrow in its square. */
#define RAPANUI_OF_PLACE 1.75
#define RAPANUI_OF_ROW 0.8
#define PLACE_OF_RAPANUI 0.84

#define PLACE_RADIUS 4
#define TILE_INSET 6
/* Where a tap counts as one on the space. */
#define SPOT_MARGIN 2

struct _AhuTpCell
{
  GtkButton parent_instance;

  AhuTpCellState state;
  TpReason reason;
  AhuTpMode mode;
  char *note; /* what to know before, or why not */
  char *hint; /* what follows */
};

G_DEFINE_FINAL_TYPE (AhuTpCell, ahu_tp_cell, GTK_TYPE_BUTTON)

/* The places of a floor stand beside its quarry, wherever reading begins. */
static void
find_rapanui (AhuTpCell       *self,
              guint            space,
              graphene_rect_t *area)
{
  double width = gtk_widget_get_width (GTK_WIDGET (self));
  double height = gtk_widget_get_height (GTK_WIDGET (self));
  double place = width / self->state.fill.spaces;
  double side = MIN (place * RAPANUI_OF_PLACE, height * RAPANUI_OF_ROW);
  double x = (space + 0.5) * place;

  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    x = width - x;
  graphene_rect_init (area, (float) (x - side / 2), (float) ((height - side) / 2), (float) side, (float) side);
}

static void
snapshot_rapanuis (AhuTpCell   *self,
                   GtkSnapshot *snapshot)
{
  double place = (double) gtk_widget_get_width (GTK_WIDGET (self)) / self->state.fill.spaces;
  graphene_rect_t area;

  for (guint i = 0; i < self->state.fill.spaces; i++)
    {
      find_rapanui (self, i, &area);
      if (i < self->state.fill.filled)
        {
          ahu_tp_paint_piece (GTK_WIDGET (self), snapshot, &area, TP_RAPANUI,
                              ahu_tp_fill_is_fresh (&self->state.fill, i));
          continue;
        }
      graphene_rect_inset (&area, (float) ((area.size.width - place) / 2 + 1),
                           (float) (area.size.height * (1 - PLACE_OF_RAPANUI) / 2));
      ahu_tp_paint_place (GTK_WIDGET (self), snapshot, &area, PLACE_RADIUS, ahu_tp_fill_is_live (&self->state.fill, i));
    }
}

static void
get_area (AhuTpCell       *self,
          graphene_rect_t *area)
{
  graphene_rect_init (area, 0, 0, (float) gtk_widget_get_width (GTK_WIDGET (self)),
                      (float) gtk_widget_get_height (GTK_WIDGET (self)));
}

static void
get_palm_area (AhuTpCell       *self,
               graphene_rect_t *area)
{
  get_area (self, area);
  graphene_rect_inset (area, 0, (area->size.height - area->size.width) / 2);
}

static void
snapshot_palm (AhuTpCell   *self,
               GtkSnapshot *snapshot)
{
  graphene_rect_t area;

  get_palm_area (self, &area);
  if (self->state.fill.filled > 0)
    {
      ahu_tp_paint_piece (GTK_WIDGET (self), snapshot, &area, TP_PALM, self->state.fill.fresh > 0);
      return;
    }
  graphene_rect_inset (&area, 1, 1);
  ahu_tp_paint_place (GTK_WIDGET (self), snapshot, &area, area.size.width / 2, self->state.fill.live > 0);
}

/* A tile to lay, as bare as it lies in the hand. */
static void
snapshot_tile (AhuTpCell   *self,
               GtkSnapshot *snapshot)
{
  AhuTpFill bare = self->state.fill;
  graphene_rect_t area;

  get_area (self, &area);
  graphene_rect_inset (&area, TILE_INSET - 2, TILE_INSET);
  ahu_tp_paint_tile (GTK_WIDGET (self), snapshot, &area, self->state.piece, &bare, FALSE);
}

/* With the value of its Moai. */
static void
snapshot_base (AhuTpCell   *self,
               GtkSnapshot *snapshot)
{
  g_autofree char *value = g_strdup_printf ("%u", ahu_tp_cell_value (&self->state));
  graphene_rect_t area;

  get_area (self, &area);
  ahu_tp_paint_base (GTK_WIDGET (self), snapshot, &area, value);
}

static void
ahu_tp_cell_snapshot (GtkWidget   *widget,
                      GtkSnapshot *snapshot)
{
  AhuTpCell *self = AHU_TP_CELL (widget);
  graphene_rect_t area;

  get_area (self, &area);
  switch ((guint) self->state.kind)
    {
    case AHU_TP_CELL_RAPANUIS:
      snapshot_rapanuis (self, snapshot);
      break;
    case AHU_TP_CELL_SLAVES:
      ahu_tp_paint_tile (widget, snapshot, &area, self->state.piece, &self->state.fill, self->state.is_laid);
      break;
    case AHU_TP_CELL_PALM:
      snapshot_palm (self, snapshot);
      break;
    case AHU_TP_CELL_TILE:
      snapshot_tile (self, snapshot);
      break;
    case AHU_TP_CELL_BASE:
      snapshot_base (self, snapshot);
      break;
    case AHU_TP_CELL_ROAD:
      ahu_tp_paint_road (widget, snapshot, &area, self->state.values, &self->state.fill);
      break;
    default:
      break;
    }

  GTK_WIDGET_CLASS (ahu_tp_cell_parent_class)->snapshot (widget, snapshot);
}

/* A button would wait a quarter of a second to show itself pressed. */
static void
ahu_tp_cell_activate (GtkButton *button)
{
  g_signal_emit_by_name (button, "clicked");
}

static void
ahu_tp_cell_finalize (GObject *object)
{
  g_free (AHU_TP_CELL (object)->note);
  g_free (AHU_TP_CELL (object)->hint);

  G_OBJECT_CLASS (ahu_tp_cell_parent_class)->finalize (object);
}

static void
ahu_tp_cell_class_init (AhuTpCellClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = ahu_tp_cell_finalize;
  widget_class->snapshot = ahu_tp_cell_snapshot;
  GTK_BUTTON_CLASS (klass)->activate = ahu_tp_cell_activate;

  gtk_widget_class_set_css_name (widget_class, "tp-cell");
}

static void
ahu_tp_cell_init (AhuTpCell *self)
{
  self->state.kind = G_MAXUINT8;
  self->reason = tp_accept ();
}

GtkWidget *
ahu_tp_cell_new (void)
{
  return g_object_new (AHU_TYPE_TP_CELL, NULL);
}

/* memcmp () would compare what lies between the members as well. */
static gboolean
is_same_reason (const TpReason *one,
                const TpReason *other)
{
  return one->code == other->code && one->rule == other->rule && one->player == other->player &&
         one->piece == other->piece && one->site == other->site && one->count == other->count &&
         one->need == other->need && one->have == other->have;
}

/* Both in the tip. */
static void
show_tip (AhuTpCell *self)
{
  g_autofree char *both = self->note != NULL && self->hint != NULL ? g_strjoin ("\n", self->note, self->hint, NULL) : NULL;
  const char *tip = both != NULL ? both : self->note != NULL ? self->note : self->hint;

  ahu_tip_set (GTK_WIDGET (self), tip);
  if (tip != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, tip, -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

static void
set_words (AhuTpCell   *self,
           char       **words,
           const char  *text)
{
  if (g_strcmp0 (text, *words) == 0)
    return;

  g_free (*words);
  *words = g_strdup (text);
  show_tip (self);
}

/* Words of its own stand on a free site only. */
static void
show_label (AhuTpCell *self)
{
  GtkWidget *label;

  if (self->state.kind != AHU_TP_CELL_FREE)
    return;

  label = gtk_button_get_child (GTK_BUTTON (self));
  if (label == NULL)
    {
      label = gtk_label_new (NULL);
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
      gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
      gtk_button_set_child (GTK_BUTTON (self), label);
    }
  /* Translators: on a site without a Moai, with room for one short word each line */
  gtk_label_set_label (GTK_LABEL (label), self->state.is_laid ? "" : C_("site", "free"));
}

static void
show_state (AhuTpCell *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  g_autofree char *words = ahu_tp_cell_words (&self->state);
  gboolean is_play = self->mode == AHU_TP_PLAY;

  ahu_widget_set_css_class (widget, "ring", self->state.is_live && is_play);
  ahu_widget_set_css_class (widget, "can", (self->state.is_live && !is_play) ||
                            (self->state.kind == AHU_TP_CELL_FREE && self->state.is_laid));
  ahu_widget_set_css_class (widget, "free", self->state.kind == AHU_TP_CELL_FREE);
  ahu_widget_set_css_class (widget, "tile", self->state.kind == AHU_TP_CELL_TILE);
  show_label (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_DISABLED,
                               !self->state.is_live && !self->state.is_back, -1);
  gtk_widget_queue_draw (widget);
}

void
ahu_tp_cell_show (AhuTpCell            *self,
                  const AhuTpCellState *state,
                  const TpReason       *reason,
                  const char *const    *names,
                  AhuTpMode             mode)
{
  g_autofree char *note = NULL;
  gboolean is_changed;

  g_return_if_fail (AHU_IS_TP_CELL (self));
  g_return_if_fail (state != NULL && reason != NULL && names != NULL);

  is_changed = memcmp (state, &self->state, sizeof *state) != 0 || mode != self->mode;
  if (!is_changed && is_same_reason (reason, &self->reason))
    return;

  self->state = *state;
  self->reason = *reason;
  self->mode = mode;
  gtk_widget_set_visible (GTK_WIDGET (self), state->is_shown);
  if (!state->is_shown)
    return;

  gtk_widget_set_focusable (GTK_WIDGET (self), mode != AHU_TP_SHOW);
  if (is_changed)
    show_state (self);
  note = state->is_live || state->is_back ? ahu_tp_cell_note (state) : ahu_tp_reason_words (reason, names);
  set_words (self, &self->note, note);
}

void
ahu_tp_cell_set_hint (AhuTpCell  *self,
                      const char *hint)
{
  g_return_if_fail (AHU_IS_TP_CELL (self));

  set_words (self, &self->hint, hint);
}

const AhuTpCellState *
ahu_tp_cell_get_state (AhuTpCell *self)
{
  g_return_val_if_fail (AHU_IS_TP_CELL (self), NULL);

  return &self->state;
}

const TpReason *
ahu_tp_cell_get_reason (AhuTpCell *self)
{
  g_return_val_if_fail (AHU_IS_TP_CELL (self), NULL);

  return &self->reason;
}

static gboolean
find_area (AhuTpCell       *self,
           guint            space,
           graphene_rect_t *area)
{
  graphene_rect_t all;

  get_area (self, &all);
  switch ((guint) self->state.kind)
    {
    case AHU_TP_CELL_RAPANUIS:
      find_rapanui (self, space, area);
      /* Two stand side by side. */
      graphene_rect_inset (area, (area->size.width - all.size.width / self->state.fill.spaces) / 2, 0);
      return TRUE;
    case AHU_TP_CELL_SLAVES:
      ahu_tp_paint_spot (&all, self->state.piece, self->state.fill.spaces, space, area);
      return TRUE;
    case AHU_TP_CELL_PALM:
      get_palm_area (self, area);
      return TRUE;
    case AHU_TP_CELL_ROAD:
      graphene_rect_init (area, (float) space * all.size.width / TP_SQUARES, 0, all.size.width / TP_SQUARES,
                          all.size.height);
      return TRUE;
    default:
      return FALSE;
    }
}

int
ahu_tp_cell_find_space (AhuTpCell *self,
                        double     x,
                        double     y)
{
  g_return_val_if_fail (AHU_IS_TP_CELL (self), -1);

  for (guint i = 0; i < self->state.fill.spaces; i++)
    {
      graphene_rect_t area;

      if (!find_area (self, i, &area))
        return -1;
      if (self->state.kind == AHU_TP_CELL_SLAVES)
        graphene_rect_inset (&area, -SPOT_MARGIN, -SPOT_MARGIN);
      if (graphene_rect_contains_point (&area, &GRAPHENE_POINT_INIT ((float) x, (float) y)))
        return (int) i;
    }

  return -1;
}

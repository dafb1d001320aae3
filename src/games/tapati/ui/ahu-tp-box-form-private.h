/* ahu-tp-box-form-private.h: what the files of the form share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/tapati/ui/ahu-tp-box-form.h"

G_BEGIN_DECLS

/* How high the tiles are drawn. */
#define AHU_TP_BOX_TILE 36

struct _AhuTpBoxForm
{
  GtkWidget parent_instance;

  GPtrArray *controls;
  GtkWidget *quarries; /* a grid with one cell for each kind */
  GtkWidget *total;
  GtkWidget *rugs;     /* a box with one part for each kind */
  GtkWidget *rug_tiles[TP_RUGS];
  GtkWidget *rows[2];  /* how many quarries lie in a row, on the choices */
  GtkWidget *row_line;
  GtkWidget *last_square;
  GtkWidget *ring;
  GtkWidget *arrows;      /* the card with these */
  GtkWidget *arrows_room; /* where it stands among the others */
  GtkWidget *arrow_line;

  gboolean showing;
};

/* @widget: a spin button for a number, or a toggle button for a single value
 * @field: what it enters
 * @index: which of them
 * @value: what a toggle button stands for */
void ahu_tp_box_form_add_control (AhuTpBoxForm  *self,
                                  GtkWidget     *widget,
                                  AhuTpBoxField  field,
                                  guint          index,
                                  guint          value);

/* Makes all that it has.
 * @self: a new form */
void ahu_tp_box_form_build (AhuTpBoxForm *self);

G_END_DECLS

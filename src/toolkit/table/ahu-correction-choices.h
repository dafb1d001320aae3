/* ahu-correction-choices.h: what can become of a move that is corrected
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef enum
{
  AHU_CORRECTION_CHANGE,
  AHU_CORRECTION_REMOVE,
  AHU_CORRECTION_INSERT,
  AHU_CORRECTION_KEEP,
  AHU_CORRECTION_CANCEL,
  AHU_CORRECTION_CHOICES
} AhuCorrectionChoice;

/**
 * AhuCorrectionChoices:
 * @buttons: one for each choice
 *
 * The buttons, in a box of the window.
 */
typedef struct
{
  GtkWidget *buttons[AHU_CORRECTION_CHOICES];
} AhuCorrectionChoices;

/* @box: where they go
 * @callbacks: (array fixed-size=5): called with @data when one is chosen
 * @data: for them */
void ahu_correction_choices_fill (AhuCorrectionChoices *self,
                                  GtkBox               *box,
                                  const GCallback       callbacks[AHU_CORRECTION_CHOICES],
                                  gpointer              data);

/* Shows those that there are.
 * @is_proposed: whether it is only asked whether to make a change
 * @is_later: whether something was changed before, with which this move doesn't fit
 * @is_over: whether the game is over with what was changed
 * @left_out: how many moves are left out where the game is kept up to here */
void ahu_correction_choices_show (AhuCorrectionChoices *self,
                                  gboolean              is_proposed,
                                  gboolean              is_later,
                                  gboolean              is_over,
                                  guint                 left_out);

/* Returns: (transfer none): the first button that can be used */
GtkWidget *ahu_correction_choices_get_first (AhuCorrectionChoices *self);

G_END_DECLS

/* ahu-count-field.h: a number that somebody counts, and that is entered on a pad
 *
 * Shows the number, or a dash while nobody has counted it. Takes the focus, so that one
 * goes from count to count; a tap or Enter is “clicked”.
 *
 * Not for: entering (ahu-count-pad.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* In place of a number: nobody has counted. */
#define AHU_COUNT_NONE -1

#define AHU_TYPE_COUNT_FIELD (ahu_count_field_get_type ())
G_DECLARE_FINAL_TYPE (AhuCountField, ahu_count_field, AHU, COUNT_FIELD, GtkButton)

/* Returns: (transfer floating): a field that nobody has counted */
GtkWidget *ahu_count_field_new (void);

/* Sets the accessible name.
 * @name: what is counted, and whose */
void ahu_count_field_set_name (AhuCountField *self,
                               const char    *name);

/* @number: the number, or `AHU_COUNT_NONE`
 * @counted: whether somebody has counted it; %FALSE for a number that is still to be confirmed */
void ahu_count_field_show (AhuCountField *self,
                           gint64         number,
                           gboolean       counted);

/* Returns: (transfer none): the number as it is shown, or a dash */
const char *ahu_count_field_get_text (AhuCountField *self);

/* @note: (nullable): what stands small beside the number
 * @spoken: (nullable): what is told of the number, where that is more than @note */
void ahu_count_field_set_note (AhuCountField *self,
                               const char    *note,
                               const char    *spoken);

/* @below: whether the note stands below the number
 * @shown: whether it is seen; where it isn't it keeps its room, so that nothing moves when it comes */
void ahu_count_field_keep_note (AhuCountField *self,
                                gboolean       below,
                                gboolean       shown);

/* @current: whether the pad enters here */
void ahu_count_field_set_current (AhuCountField *self,
                                  gboolean       current);

/* @wrong: whether the number can't be */
void ahu_count_field_set_wrong (AhuCountField *self,
                                gboolean       wrong);

G_END_DECLS

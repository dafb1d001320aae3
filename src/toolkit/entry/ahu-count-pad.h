/* ahu-count-pad.h: the pad on which numbers are entered that somebody counts
 *
 * Digits, by tap or key. A number that is tapped is whole where no further digit is possible.
 * What a key doesn't do is said; Enter alone is no 0. The pad never takes the focus from the
 * count it enters.
 *
 * Signals: `entered` (gint64) when a whole number is tapped; `typed` (gint64) after each other
 * digit, with the number so far, `AHU_COUNT_NONE` when the last one is taken back; `accepted` on
 * Enter, where there is a number; `undo`.
 *
 * Not for: which count is entered and which comes next (the page's affair).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "toolkit/entry/ahu-count-field.h"

G_BEGIN_DECLS

#define AHU_TYPE_COUNT_PAD (ahu_count_pad_get_type ())
G_DECLARE_FINAL_TYPE (AhuCountPad, ahu_count_pad, AHU, COUNT_PAD, GtkBox)

/* Returns: (transfer floating): a pad with the keys that a number may need, no others */
GtkWidget *ahu_count_pad_new (void);

/* Shows which count comes now. Where it is the same count as before, what is being typed goes on: say so with
 * [method@CountPad.end].
 * @heading: whose count it is, and of what
 * @place: (nullable): how far one has got
 * @most: the greatest number that is possible
 * @reason: (nullable): why more is impossible
 * @counted: whether the count has a number */
void ahu_count_pad_begin (AhuCountPad *self,
                          GtkWidget   *heading,
                          const char  *place,
                          gint64       most,
                          const char  *reason,
                          gboolean     counted);

/* Forgets what was typed: another count comes. */
void ahu_count_pad_end (AhuCountPad *self);

/* From now on all keys stay where they are, whatever is counted.
 * @columns: 3 or 6 */
void ahu_count_pad_set_columns (AhuCountPad *self,
                                guint        columns);

/* @keyval: the key pressed while a count has the focus
 * @state: the modifiers held
 * Returns: whether the key is for writing: a digit, Backspace, Delete, Enter, or one that does nothing */
gboolean ahu_count_pad_take_key (AhuCountPad     *self,
                                 guint            keyval,
                                 GdkModifierType  state);

G_END_DECLS

/* ahu-count-pad.h: the pad on which numbers are entered that somebody counts
 *
 * 0 to 12 take one tap, 13 to 25 two; beyond that digits are tapped. The same number can be
 * typed. The pad never takes the focus from the count it enters.
 *
 * Signals: `entered` (gint64) when a number is tapped; `typed` (gint64) after each digit,
 * with the number so far, `AHU_COUNT_NONE` when the last one is taken back; `accepted` on
 * Enter; `undo`.
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

/**
 * ahu_count_pad_new:
 *
 * Returns: (transfer floating): a pad of five columns
 */
GtkWidget *ahu_count_pad_new (void);

/**
 * ahu_count_pad_begin:
 * @self: a pad
 * @heading: whose count it is, and of what
 * @place: (nullable): how far one has got
 * @most: the greatest number that is possible
 * @reason: (nullable): why more is impossible
 *
 * Shows which count comes now. Where it is the same count as before, what is being typed
 * goes on: say so with [method@CountPad.end].
 */
void ahu_count_pad_begin (AhuCountPad *self,
                          GtkWidget   *heading,
                          const char  *place,
                          gint64       most,
                          const char  *reason);

/**
 * ahu_count_pad_end:
 * @self: a pad
 *
 * Forgets what was typed, and goes back to the numbers from 0: another count comes.
 */
void ahu_count_pad_end (AhuCountPad *self);

/**
 * ahu_count_pad_turn_to:
 * @self: a pad
 * @likely: a number that the count may well have
 *
 * Shows the numbers around @likely, so that it takes one tap: another count has come.
 */
void ahu_count_pad_turn_to (AhuCountPad *self,
                            gint64       likely);

/**
 * ahu_count_pad_set_columns:
 * @self: a pad
 * @columns: 5 or 8
 */
void ahu_count_pad_set_columns (AhuCountPad *self,
                                guint        columns);

/**
 * ahu_count_pad_take_key:
 * @self: a pad
 * @keyval: the key pressed while a count has the focus
 * @state: the modifiers held
 *
 * Returns: whether the key is one of the pad: a digit, Backspace, Delete, Enter
 */
gboolean ahu_count_pad_take_key (AhuCountPad     *self,
                                 guint            keyval,
                                 GdkModifierType  state);

G_END_DECLS

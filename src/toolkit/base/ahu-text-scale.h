/* ahu-text-scale.h: how large the system's text is
 *
 * For drawings that stand beside text, and for layouts. Not for: text itself, which
 * the platform sizes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * AHU_LARGE_TEXT:
 *
 * On a narrow window with text larger than this nothing that has words stands four in
 * a row.
 */
#define AHU_LARGE_TEXT 1.1

/* Returns: the size of the text in parts of 100 %, at least 1: small text is no reason to crowd */
double ahu_text_scale (void);

/* @size: CSS pixels at text of 100 %
 * Returns: the size beside the text that the system has */
int ahu_text_scaled (int size);

/* Calls @changed with @follower each time the size of the text has changed, as long as @follower lives.
 * @changed: (scope forever): a function that takes @follower */
void ahu_text_scale_follow (gpointer  follower,
                            GCallback changed);

G_END_DECLS

/* ahu-rn-join-parts.h: the pieces that the form of a running game is made of
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Width of the picture beside a number, in pixels. */
#define AHU_RN_JOIN_PICTURE 30
#define AHU_RN_JOIN_MARK 28

/* @css_class: (nullable) */
GtkWidget *ahu_rn_join_words_new (const char *text,
                                  const char *css_class);

/**
 * ahu_rn_join_label_new:
 * @picture: what is counted
 * @height: how high it is drawn
 * @name: what it is called
 * @detail: (nullable): what more there is to say
 *
 * What the eye reads beside a number; its name for others is on the number.
 *
 * Returns: (transfer floating): a label
 */
GtkWidget *ahu_rn_join_label_new (const char *picture,
                                  int         height,
                                  const char *name,
                                  const char *detail);

/* @kind: a Sacrifice kind, or `RN_SACRIFICE_NULL` for all of them. */
GtkWidget *ahu_rn_join_sacrifice_label_new (guint       kind,
                                            const char *detail);

GtkWidget *ahu_rn_join_grid_new (void);
GtkWidget *ahu_rn_join_panel_new (void);

G_END_DECLS

/* ahu-stage.h: a page that everybody at the table reads, with a head, a body and a foot
 *
 * Laid out for one width and then as large as it fits, so that it looks the same in a
 * window, on a wall and on another screen; on a telephone as it is, and scrolled. Not
 * for: what stands in it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AHU_TYPE_STAGE (ahu_stage_get_type ())
G_DECLARE_FINAL_TYPE (AhuStage, ahu_stage, AHU, STAGE, GtkWidget)

/* Has the property `narrow`: whether there is no more room than on a telephone; and, to be set in a template,
 * `foot`.
 * Returns: (transfer floating): an empty stage */
GtkWidget *ahu_stage_new (void);

/* @picture: (nullable): the name of a drawing
 * @heading: what it is about, without a full stop
 * @words: (nullable): a line below */
void ahu_stage_set_head (AhuStage   *self,
                         const char *picture,
                         const char *heading,
                         const char *words);

/* @body: (nullable): what everybody looks at */
void ahu_stage_set_body (AhuStage  *self,
                         GtkWidget *body);

/* @foot: (nullable): what stands below, always in sight */
void ahu_stage_set_foot (AhuStage  *self,
                         GtkWidget *foot);

/* @controls: whether it fills the screen and has no header bar: then it has undo, redo and the way out itself */
void ahu_stage_set_controls (AhuStage *self,
                             gboolean  controls);

/* Returns: the property `narrow` */
gboolean ahu_stage_is_narrow (AhuStage *self);

/* Returns: (transfer none): the heading, which can have the focus */
GtkWidget *ahu_stage_get_heading (AhuStage *self);

/* Scrolls to the top of the body. */
void ahu_stage_show_top (AhuStage *self);

G_END_DECLS

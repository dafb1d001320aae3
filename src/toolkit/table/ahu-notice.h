/* ahu-notice.h: why not, and hints: a row that grows over the page below the prompt
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AHU_TYPE_NOTICE (ahu_notice_get_type ())
G_DECLARE_FINAL_TYPE (AhuNotice, ahu_notice, AHU, NOTICE, GtkWidget)

/* Returns: (transfer floating): a notice, hidden as long as it says nothing */
GtkWidget *ahu_notice_new (void);

/* Says and announces it, for some seconds or until the next update.
 * @message: why something is impossible
 * @rule: (nullable): the rule, if the message doesn't name it */
void ahu_notice_refuse (AhuNotice  *self,
                        const char *message,
                        const char *rule);

/* Returns: (transfer none) (nullable): what it says is impossible, with the rule */
const char *ahu_notice_get_refusal (AhuNotice *self);

/* Shows it until another is set; a refusal stays.
 * @hint: (nullable): words about what has the focus, %NULL for none */
void ahu_notice_set_hint (AhuNotice  *self,
                          const char *hint);

/* Returns: whether it said something */
gboolean ahu_notice_dismiss (AhuNotice *self);

/* Returns: whether the focus is on its way through the notice to a rule */
gboolean ahu_notice_is_followed (AhuNotice *self);

G_END_DECLS

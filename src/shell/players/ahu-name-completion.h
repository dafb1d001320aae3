/* ahu-name-completion.h: names that are completed while somebody types them
 *
 * What is added is chosen, so that the next letter replaces it. Signal: `changed ()` when
 * [method@NameCompletion.get_name] has.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AHU_TYPE_NAME_COMPLETION (ahu_name_completion_get_type ())
G_DECLARE_FINAL_TYPE (AhuNameCompletion, ahu_name_completion, AHU, NAME_COMPLETION, GObject)

/* @entry: the entry, which holds it as long as itself
 * Returns: (transfer none): what completes the names in @entry */
AhuNameCompletion *ahu_name_completion_new (GtkWidget *entry);

/* Returns: (transfer none): what was typed, or the earlier name that was taken */
const char *ahu_name_completion_get_name (AhuNameCompletion *self);

/* @names: (array zero-terminated=1): names, those first that are offered first */
void ahu_name_completion_set_names (AhuNameCompletion *self,
                                    const char *const *names);

/* @names: (array zero-terminated=1): names that are not offered, since others have them */
void ahu_name_completion_set_taken (AhuNameCompletion *self,
                                    const char *const *names);

G_END_DECLS

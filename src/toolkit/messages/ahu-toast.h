/* ahu-toast.h: says something for a few seconds that may be missed
 *
 * Not for: what has to be read (ahu-message-bar.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * ahu_toast_show:
 * @overlay: where it is shown
 * @toast: (transfer full): what is said
 *
 * Shows @toast, in place of adw_toast_overlay_add_toast (): libadwaita 1.2 uses what it
 * has freed if a toast is dismissed while it is still appearing. Until it has appeared, it
 * stays; then it goes.
 */
void ahu_toast_show (AdwToastOverlay *overlay,
                     AdwToast        *toast);

/**
 * ahu_toast_show_above:
 * @overlay: where it is shown
 * @toast: (transfer full): what is said
 * @height: of what stands at the bottom and is needed meanwhile
 *
 * As [func@toast_show], but not over the lowest @height pixels.
 */
void ahu_toast_show_above (AdwToastOverlay *overlay,
                           AdwToast        *toast,
                           int              height);

/**
 * ahu_toast_say:
 * @overlay: where it is shown
 * @text: what is done, in whole sentences, however long
 */
void ahu_toast_say (AdwToastOverlay *overlay,
                    const char      *text);

G_END_DECLS

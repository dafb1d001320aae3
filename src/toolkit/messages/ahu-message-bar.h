/* ahu-message-bar.h: a message that stays until it is no longer true or closed
 *
 * Not for: what may be missed (a toast will do).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AHU_TYPE_MESSAGE_BAR (ahu_message_bar_get_type ())
G_DECLARE_FINAL_TYPE (AhuMessageBar, ahu_message_bar, AHU, MESSAGE_BAR, GtkWidget)

/**
 * AhuMessageBar:closable:
 *
 * Whether the user may close it.
 */

/**
 * ahu_message_bar_set_message:
 * @self: a message bar
 * @message: (nullable): a sentence, %NULL to hide the bar
 */
void ahu_message_bar_set_message (AhuMessageBar *self,
                                  const char    *message);

/**
 * ahu_message_bar_set_done:
 * @self: a message bar
 * @message: a sentence that says what was done
 *
 * Says it in a toast, where the page that is shown has room for one; else as
 * [method@MessageBar.set_message], but nothing is wrong.
 */
void ahu_message_bar_set_done (AhuMessageBar *self,
                               const char    *message);

/**
 * ahu_message_bar_set_working:
 * @self: a message bar
 * @message: a sentence that says what is being done
 *
 * As [method@MessageBar.set_message], but nothing is wrong.
 */
void ahu_message_bar_set_working (AhuMessageBar *self,
                                  const char    *message);

/**
 * ahu_message_bar_set_action:
 * @self: a message bar
 * @label: (nullable): what its button does, %NULL for none
 * @action: (nullable): the action that does it
 *
 * Gives the present message a button. The next message has none.
 */
void ahu_message_bar_set_action (AhuMessageBar *self,
                                 const char    *label,
                                 const char    *action);

/**
 * ahu_message_bar_get_message:
 * @self: a message bar
 *
 * Returns: (transfer none) (nullable): the message shown
 */
const char *ahu_message_bar_get_message (AhuMessageBar *self);

G_END_DECLS

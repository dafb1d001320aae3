/* ahu-message-bar.h: a message that stays until it is no longer true or closed
 *
 * It has room of its own: nothing lies over what is to be pressed.
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

/* @self: a message bar
 * @message: (nullable): a sentence, %NULL to hide the bar */
void ahu_message_bar_set_message (AhuMessageBar *self,
                                  const char    *message);

/* As [method@MessageBar.set_message], but nothing is wrong, and it goes with the page.
 * @self: a message bar
 * @message: a sentence that says what was done */
void ahu_message_bar_set_done (AhuMessageBar *self,
                               const char    *message);

/* As [method@MessageBar.set_done], with a button.
 * @self: a message bar
 * @message: a sentence that says why something is offered
 * @label: what the button does
 * @action: the action that does it */
void ahu_message_bar_set_offer (AhuMessageBar *self,
                                const char    *message,
                                const char    *label,
                                const char    *action);

/* Hides the bar if what it says goes with the page.
 * @self: a message bar */
void ahu_message_bar_clear_done (AhuMessageBar *self);

/* As [method@MessageBar.set_message], but nothing is wrong.
 * @self: a message bar
 * @message: a sentence that says what is being done */
void ahu_message_bar_set_working (AhuMessageBar *self,
                                  const char    *message);

/* Gives the present message a button. The next message has none.
 * @self: a message bar
 * @label: (nullable): what its button does, %NULL for none
 * @action: (nullable): the action that does it */
void ahu_message_bar_set_action (AhuMessageBar *self,
                                 const char    *label,
                                 const char    *action);

/* @self: a message bar
 * Returns: (transfer none) (nullable): the message shown */
const char *ahu_message_bar_get_message (AhuMessageBar *self);

G_END_DECLS

/* ahu-window-guidance.c: offers, once, to explain the first game as it goes on
 *
 * Not for: the explanations, which are the game's.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include <glib/gi18n.h>

#include "app/ahu-settings.h"
#include "app/ahu-toast.h"
#include "app/ahu-window-private.h"

/* Nobody has to answer: it goes away by itself. */
#define SECONDS 15

void
ahu_window_offer_guidance (AhuWindow *self)
{
  GSettings *settings = ahu_settings_get ();
  AdwToast *toast;

  if (settings == NULL || ahu_settings_get_switch ("guidance-offered") || ahu_settings_get_switch ("guidance"))
    return;

  g_settings_set_boolean (settings, "guidance-offered", TRUE);
  toast = adw_toast_new (_("The first game?"));
  /* Translators: on a button: tell what each step of the game means */
  adw_toast_set_button_label (toast, _("Explain it"));
  adw_toast_set_action_name (toast, "win.guide");
  adw_toast_set_timeout (toast, SECONDS);
  ahu_toast_show (self->toasts, toast);
}

void
ahu_window_guide (AhuWindow *self)
{
  GSettings *settings = ahu_settings_get ();

  if (settings != NULL)
    g_settings_set_boolean (settings, "guidance", TRUE);
}

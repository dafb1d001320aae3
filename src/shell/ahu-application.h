/* ahu-application.h: the program: its windows, command line and actions
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define AHU_TYPE_APPLICATION (ahu_application_get_type ())
G_DECLARE_FINAL_TYPE (AhuApplication, ahu_application, AHU, APPLICATION, AdwApplication)

/* Returns: (transfer full): the application */
AhuApplication *ahu_application_new (void);

G_END_DECLS

/* ahu-notes-page.h: an empty page, the smallest there can be, to begin another with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "toolkit/game/ahu-page.h"

G_BEGIN_DECLS

#define AHU_TYPE_NOTES_PAGE (ahu_notes_page_get_type ())
G_DECLARE_FINAL_TYPE (AhuNotesPage, ahu_notes_page, AHU, NOTES_PAGE, AhuPage)

G_END_DECLS

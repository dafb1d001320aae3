/* ahu-idle-buttons.h: why a button of a header bar can't be activated now
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "toolkit/game/ahu-page.h"

G_BEGIN_DECLS

/**
 * ahu_idle_buttons_explain:
 * @page: a page, with all its buttons
 *
 * As long as an Undo or Redo in @page is insensitive its tooltip and its description for
 * screen readers say why.
 */
void ahu_idle_buttons_explain (AhuPage *page);

G_END_DECLS

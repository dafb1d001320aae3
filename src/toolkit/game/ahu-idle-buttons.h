/* ahu-idle-buttons.h: what Undo of a header bar undoes, and why a button there can't be activated now
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "toolkit/game/ahu-page.h"

G_BEGIN_DECLS

/* As long as an Undo or Redo in @page is insensitive its tooltip and its description for screen readers say why; as
 * long as Undo is not, what it takes back, if @page has words for that.
 * @page: a page, with all its buttons */
void ahu_idle_buttons_explain (AhuPage *page);

G_END_DECLS

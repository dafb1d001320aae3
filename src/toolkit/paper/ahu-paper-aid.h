/* ahu-paper-aid.h: the rules in short, to lie beside the box
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/rules/ahu-rules.h"
#include "toolkit/paper/ahu-paper.h"

G_BEGIN_DECLS

/* A sheet of it in points: A5, one side for laying out and one for playing in most languages. */
#define AHU_PAPER_AID_WIDTH 419.528
#define AHU_PAPER_AID_HEIGHT 595.276

/* Takes what is said while the game is laid out, and whatever is marked for it, chapter by chapter.
 * @rules: the reference of a game
 * @game: what it is called
 * Returns: (transfer full): the sheet */
AhuPaper *ahu_paper_aid_new (AhuRules   *rules,
                             const char *game);

G_END_DECLS

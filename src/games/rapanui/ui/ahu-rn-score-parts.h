/* ahu-rn-score-parts.h: what the form of counts has to tell beside itself
 *
 * What the kinds are worth before all is counted, how the Stone ranked them, what another count
 * would change, the end step by step and on paper.
 *
 * Not for: entering counts (ahu-rn-score-form.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "toolkit/entry/ahu-score-form.h"

G_BEGIN_DECLS

/* Fills in the functions that make them.
 * @klass: the class of [class@RnScoreForm] */
void ahu_rn_score_parts_install (AhuScoreFormClass *klass);

G_END_DECLS

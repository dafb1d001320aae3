/* ahu-tp-rules-picture.h: the illustrations of the rules of Tapati
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "toolkit/rules/ahu-rules-picture.h"

G_BEGIN_DECLS

/**
 * ahu_tp_rules_pictures:
 *
 * All of them; the last has no name.
 */
extern const AhuRulesPicture ahu_tp_rules_pictures[];

G_END_DECLS

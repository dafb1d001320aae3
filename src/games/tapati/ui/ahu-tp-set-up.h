/* ahu-tp-set-up.h: what is laid out before a game of Tapati, and where
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "toolkit/teach/ahu-set-up-list.h"

G_BEGIN_DECLS

/**
 * ahu_tp_set_up_steps:
 *
 * All steps; the last has no rule.
 */
extern const AhuSetUpStep ahu_tp_set_up_steps[];

G_END_DECLS

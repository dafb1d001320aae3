/* told.h: what people are told about a file that can't be used
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/game/ahu-refusal.h"

G_BEGIN_DECLS

/* One sentence: valid UTF-8, one line, a full stop at its end. */
void told_assert_sentence (const char *message);

void told_assert_refusal (const AhuRefusal *refusal);

G_END_DECLS

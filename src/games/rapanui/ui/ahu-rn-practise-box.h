/* ahu-rn-practise-box.h: the virtual box of a practice game: its shuffled draw pile
 *
 * The order is in no file. It stays the same as long as the session lives,
 * whatever is undone; when a game is opened again, what nobody has seen is shuffled
 * anew, which nobody can tell, and what was laid stays as it was.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/session/ahu-session.h"
#include "games/rapanui/engine/rn-rules.h"

G_BEGIN_DECLS

/**
 * ahu_rn_practise_box_deal:
 * @n_players: 2–4
 *
 * Returns: (transfer full): the member `setup` of a game that is shuffled and dealt
 *   by chance (R2.2, R2.3)
 */
JsonNode *ahu_rn_practise_box_deal (guint n_players);

/**
 * ahu_rn_practise_box_open:
 * @session: a practice game, before anything is undone in it
 *
 * Shuffles what nobody has seen of the draw pile. What was laid comes again after undo.
 */
void ahu_rn_practise_box_open (AhuSession *session);

/**
 * ahu_rn_practise_box_refill:
 * @session: a game in step refill
 *
 * Returns: the refill with the next four cards of the draw pile (R7.2)
 */
RnMove ahu_rn_practise_box_refill (AhuSession *session);

G_END_DECLS

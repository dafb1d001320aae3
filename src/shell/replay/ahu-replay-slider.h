/* ahu-replay-slider.h: a slider over the moves of a game, with marks
 *
 * The platform's own marks would catch the slider: with as many as a game has, no
 * move between them could be reached.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/session/ahu-replay.h"

G_BEGIN_DECLS

#define AHU_TYPE_REPLAY_SLIDER (ahu_replay_slider_get_type ())
G_DECLARE_FINAL_TYPE (AhuReplaySlider, ahu_replay_slider, AHU, REPLAY_SLIDER, GtkScale)

/* Lets the slider go from 0 to the number of moves, with a short mark where a turn begins and a long one where a
 * scoring is complete.
 * @replay: (nullable): what it leads through; has to live until another is set */
void ahu_replay_slider_set_replay (AhuReplaySlider *self,
                                   AhuReplay       *replay);

G_END_DECLS

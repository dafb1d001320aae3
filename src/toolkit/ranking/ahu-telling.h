/* ahu-telling.h: how far the end of a game is told, for all that show it
 *
 * One for each session: the window, and a window on another screen, tell the same
 * step of the same end. Not for: what a step says (ahu-story.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/session/ahu-session.h"

G_BEGIN_DECLS

/**
 * AhuTellingStage:
 * @AHU_TELLING_RUNNING: the game goes on
 * @AHU_TELLING_ENDED: it has just ended, and nobody has chosen yet how to hear of it
 * @AHU_TELLING_STEPS: it is told step by step
 * @AHU_TELLING_PLACES: everybody knows who came where
 */
typedef enum
{
  AHU_TELLING_RUNNING,
  AHU_TELLING_ENDED,
  AHU_TELLING_STEPS,
  AHU_TELLING_PLACES
} AhuTellingStage;

#define AHU_TYPE_TELLING (ahu_telling_get_type ())
G_DECLARE_FINAL_TYPE (AhuTelling, ahu_telling, AHU, TELLING, GObject)

/* Signals: `changed ()` with each other stage or step.
 * Returns: (transfer full): a telling of no session, at the first step */
AhuTelling *ahu_telling_new (void);

/* To be asked for when the session is shown first: of one that is over already, the places are known. Follows the
 * session from then on, also when its end is taken back.
 * Returns: (transfer none): the telling of @session, always the same */
AhuTelling *ahu_telling_for_session (AhuSession *session);

/* Returns: how far it is */
AhuTellingStage ahu_telling_get_stage (AhuTelling *self);

/* Returns: the step that is told, from 0 */
guint ahu_telling_get_step (AhuTelling *self);

/* Tells this step.
 * @step: a step, from 0 */
void ahu_telling_go_to (AhuTelling *self,
                        guint       step);

/* Goes to the places, whatever was told before. */
void ahu_telling_finish (AhuTelling *self);

G_END_DECLS

/* ahu-guidance.h: the first game: what a step means, told once for each situation
 *
 * Only where the preference “First game” is on, a switch `guidance` of the game
 * (ahu-game-ui.h). What was told is remembered: with each situation there is less left to
 * tell. Not for: what there is to tell, which is the game's own affair.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "toolkit/game/ahu-game-ui.h"

G_BEGIN_DECLS

#define AHU_TYPE_GUIDANCE (ahu_guidance_get_type ())
G_DECLARE_FINAL_TYPE (AhuGuidance, ahu_guidance, AHU, GUIDANCE, GtkWidget)

/**
 * AhuSituation:
 * @id: what it is called among those that were told, in the settings
 * @text: what it means, with the numbers of the rules, still to be translated
 * @holds: (nullable): whether a position is one
 * @step: (nullable): at which step a position is one, as `AhuGame.step` names it
 *
 * Something that a first game comes to.
 */
typedef struct
{
  const char *id;
  const char *text;
  gboolean (*holds) (gconstpointer position);
  const char *step;
} AhuSituation;

/**
 * AhuSituations:
 * @all: (array length=n): of those that are new in a position the first is told
 * @n: how many there are
 * @is_silent: (nullable): whether nothing is told now, as where the table is covered
 *
 * What a game has to tell of the first time.
 */
typedef struct
{
  const AhuSituation *all;
  guint n;
  gboolean (*is_silent) (AhuSession *session);
} AhuSituations;

/**
 * ahu_guidance_find_told:
 * @ui: a game
 *
 * Returns: (nullable): the setting of it with the situations that were told; %NULL if it has none
 */
const char *ahu_guidance_find_told (const AhuGameUi *ui);

/**
 * ahu_guidance_set_situations:
 * @self: what is told of the first game
 * @situations: (nullable): of the game; live as long as the program
 */
void ahu_guidance_set_situations (AhuGuidance         *self,
                                  const AhuSituations *situations);

/**
 * ahu_guidance_update:
 * @self: what is told of the first game
 * @session: a session
 *
 * Tells what is new in the present position until it changes, then fades out. The
 * numbers of rules in it are links.
 */
void ahu_guidance_update (AhuGuidance *self,
                          AhuSession  *session);

/**
 * ahu_guidance_dismiss:
 * @self: what is told of the first game
 *
 * Lets it fade out now.
 *
 * Returns: whether it told anything
 */
gboolean ahu_guidance_dismiss (AhuGuidance *self);

/**
 * ahu_guidance_set_folds:
 * @self: what is told of the first game
 * @folds: whether it may be measured as a line, which it is at first
 */
void ahu_guidance_set_folds (AhuGuidance *self,
                             gboolean     folds);

/**
 * ahu_guidance_is_unfolded:
 * @self: what is told of the first game
 *
 * Returns: whether people wanted to read all of what was only a line
 */
gboolean ahu_guidance_is_unfolded (AhuGuidance *self);

/**
 * ahu_guidance_get_text:
 * @self: what is told of the first game
 *
 * Returns: (transfer none) (nullable): what it tells now
 */
const char *ahu_guidance_get_text (AhuGuidance *self);

G_END_DECLS

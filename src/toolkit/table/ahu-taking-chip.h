/* ahu-taking-chip.h: what one player moves at the table: mark, name, numbers, tokens
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/session/ahu-session.h"
#include "toolkit/base/ahu-parent.h"

G_BEGIN_DECLS

#define AHU_TYPE_TAKING_CHIP (ahu_taking_chip_get_type ())
G_DECLARE_FINAL_TYPE (AhuTakingChip, ahu_taking_chip, AHU, TAKING_CHIP, AhuParent)

/* In which order a line with chips is shortened; the steps are those of AhuShortLayout. */
enum
{
  AHU_TAKING_SHORT_BONUS = 1, /* “4 + 1”, and what stands behind the chips is cut off */
  AHU_TAKING_SHORT_KIND,      /* the silhouette stays */
  AHU_TAKING_SHORT_NAME,      /* the mark stays */
  AHU_TAKING_SHORT_WORDS,     /* “−7” */
  AHU_TAKING_SHORT_TURN,
  AHU_TAKING_SHORT_ALL,       /* the bonus, too */
  AHU_TAKING_SHORT_MORE       /* the last ones are behind a button */
};

/* Returns: (transfer floating): an empty chip */
GtkWidget *ahu_taking_chip_new (void);

/* @narrow: whether it stands in a narrow window */
void ahu_taking_chip_set_narrow (AhuTakingChip *self,
                                 gboolean       narrow);

/* @item: what happens to a player
 * @session: for names and colours */
void ahu_taking_chip_show (AhuTakingChip     *self,
                           const AhuNewsItem *item,
                           AhuSession        *session);

/* Returns: (transfer none): what it shows in words, in tokens and with the rules */
const char *ahu_taking_chip_get_explanation (AhuTakingChip *self);

G_END_DECLS

/* tp-centre-utils.h: positions for the tests of the centre of Tapati's table, and what its
 * widgets emit
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "../tp-test-utils.h"
#include "games/tapati/ui/ahu-tp-scene.h"
#include "toolkit/table/ahu-choice.h"

G_BEGIN_DECLS

/* What a widget has emitted last, and how often. */
typedef struct
{
  guint n_chosen;
  guint n_refused;
  TpMove move;
  char *reason;
} TpHeard;

/* Anna, Ben, Chiara, Dario, Elena and Finn, in green, blue, red, violet, orange and yellow. */
AhuTpScene tp_centre_scene (const TpPosition *position);

/* Four players in round 5: Chiara chooses a card; Anna took Tapati, Ben Manutara. In the
 * interchange a Rapanui and the two palms are missing. */
void tp_centre_four (TpPosition *position);

/* Six players in round 3: Anna chooses after Finn, who sits before her. */
void tp_centre_six (TpPosition *position);

/* The four draw the row for the market; 11 quarries are recycled. */
void tp_centre_draw (TpPosition *position);

/* Ben of the four exchanges; the Rapanui is missing. */
void tp_centre_exchange (TpPosition *position);

/* Anna of the four scores: one Moai under transfer with a rug, one floor, a free site. */
void tp_centre_prestige (TpPosition *position);

/* Puts a widget into a window that is not shown, and listens to it. */
GtkWidget *tp_centre_hold (GtkWidget *widget,
                           TpHeard   *heard);

/* Fails if the widget outlives its window; forgets what was heard. */
void tp_centre_release (GtkWidget *widget,
                        TpHeard   *heard);

/* The choice with this accessible name; fails if none is shown. */
AhuChoice *tp_centre_choice (GtkWidget  *root,
                             const char *name);

/* Clicks on it. */
void tp_centre_click (GtkWidget  *root,
                      const char *name);

/* Presses a key as the page does, which needs the widget on the screen. */
gboolean tp_centre_press (GtkWidget       *root,
                          guint            keyval,
                          GdkModifierType  state);

/* Whether a label that nothing hides has just this text. */
gboolean tp_centre_says (GtkWidget  *root,
                         const char *text);

/* The least width, and the height that it would like to have at a width. */
int tp_centre_least_width (GtkWidget *widget);
int tp_centre_height (GtkWidget *widget,
                      int        width);

/* Calls @look with each position of each recorded game, from the first. */
void tp_centre_replay (void     (*look) (GtkWidget        *widget,
                                         const AhuTpScene *scene),
                       GtkWidget *widget);

G_END_DECLS

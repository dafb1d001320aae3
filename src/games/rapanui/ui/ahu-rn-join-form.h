/* ahu-rn-join-form.h: the table of a running game, as far as it is entered
 *
 * The display, the Stone, what lies in front of the players. Any part can be tapped to be
 * asked for.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "games/rapanui/join/rn-join-entry.h"

G_BEGIN_DECLS

#define AHU_TYPE_RN_JOIN_FORM (ahu_rn_join_form_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnJoinForm, ahu_rn_join_form, AHU, RN_JOIN_FORM, GtkBox)

/**
 * AhuRnJoinRoom:
 * @AHU_RN_JOIN_NARROW: all parts below each other
 * @AHU_RN_JOIN_MEDIUM: two players side by side
 * @AHU_RN_JOIN_WIDE: the players beside the display
 *
 * How the parts stand.
 */
typedef enum
{
  AHU_RN_JOIN_NARROW,
  AHU_RN_JOIN_MEDIUM,
  AHU_RN_JOIN_WIDE
} AhuRnJoinRoom;

/* Signal: `changed ()` when another part is asked for, or how far the turn is has changed.
 * @entry: (transfer none): what it shows; has to outlive it */
void ahu_rn_join_form_set_entry (AhuRnJoinForm *self,
                                 RnJoinEntry   *entry);

/* @names: (array zero-terminated=1): the players by seat
 * @colours: (array zero-terminated=1): their colours */
void ahu_rn_join_form_set_players (AhuRnJoinForm     *self,
                                   const char *const *names,
                                   const char *const *colours);

/* @card_width: of the cards of the display */
void ahu_rn_join_form_set_room (AhuRnJoinForm *self,
                                AhuRnJoinRoom  room,
                                int            card_width,
                                int            gap);

/* Shows the entry, and says at its place what can't be.
 * @problems: (array length=n): what [func@join_find_problems] finds
 * Returns: (transfer none) (nullable): the first thing that can't be */
const RnReason *ahu_rn_join_form_update (AhuRnJoinForm  *self,
                                         const RnReason *problems,
                                         guint           n);

/* Returns: whether the focus is on what is asked for */
gboolean ahu_rn_join_form_has_focus (AhuRnJoinForm *self);

/* Returns: (transfer none) (nullable): what ought to be in sight while one thing is asked for */
GtkWidget *ahu_rn_join_form_get_part (AhuRnJoinForm *self);

G_END_DECLS

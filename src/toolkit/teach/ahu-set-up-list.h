/* ahu-set-up-list.h: how the box is laid out, told to those to whom the game is new
 *
 * A game lists the steps, a page shows those that belong to it; `teaches` is whether there are any. Not for: what is
 * entered (ahu-set-up-page.h), and what a step means in words, which the rule reference says (its sayings `at="setup"`).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "toolkit/base/ahu-parent.h"
#include "toolkit/game/ahu-game-ui.h"

G_BEGIN_DECLS

/**
 * AhuSetUpStep:
 * @rule: the section of the reference that says it, %NULL behind the last step
 * @with_deal: whether it belongs to the page of the deal, not to that of the players
 * @is_unseen: whether nothing that is entered tells that it is done, so that people say so
 * @picture_new: what to lay where, drawn for so many players
 * @words: (nullable): (transfer full): how much of what that is, for so many players: who knows the rules reads
 *   it on the page of the players all the same
 *
 * Something that is laid out before the first move.
 */
struct _AhuSetUpStep
{
  const char *rule;
  gboolean with_deal;
  gboolean is_unseen;
  GtkWidget *(*picture_new) (guint n_players);
  char      *(*words)       (guint n_players);
};

/**
 * AhuSetUpPart:
 * @AHU_SET_UP_PLAYERS: what belongs to the page of the players
 * @AHU_SET_UP_DEAL: what belongs to the page of the deal
 * @AHU_SET_UP_ALL: both, where the deal is known and its page left out
 *
 * Which steps are shown.
 */
typedef enum
{
  AHU_SET_UP_PLAYERS = 1 << 0,
  AHU_SET_UP_DEAL = 1 << 1,
  AHU_SET_UP_ALL = AHU_SET_UP_PLAYERS | AHU_SET_UP_DEAL
} AhuSetUpPart;

#define AHU_TYPE_SET_UP_LIST (ahu_set_up_list_get_type ())
G_DECLARE_FINAL_TYPE (AhuSetUpList, ahu_set_up_list, AHU, SET_UP_LIST, AhuParent)

/* Shows them as long as rules are told to one of these players. Emits `done` when people say that a step is.
 * @ui: the game, always the same
 * @names: (nullable) (array zero-terminated=1): who plays; %NULL where nothing is laid out
 * @part: which steps */
void ahu_set_up_list_show (AhuSetUpList      *self,
                           const AhuGameUi   *ui,
                           const char *const *names,
                           AhuSetUpPart       part);

/* @narrow: whether pictures stand above their words, as they do unless this is called */
void ahu_set_up_list_set_narrow (AhuSetUpList *self,
                                 gboolean      narrow);

/* Returns: whether there is a step of which nobody has said that it is done: it has the focus now */
gboolean ahu_set_up_list_focus_open (AhuSetUpList *self);

/* For people who go on: what is still to be laid out may be out of their sight. The same once only, so that nobody
 * has to say that it is done.
 * Returns: whether there is such a step: it has the focus now */
gboolean ahu_set_up_list_lead (AhuSetUpList *self);

/* @picture: a picture of a step, an [func@wrap_box_new]
 * @thing: (transfer floating): what it looks like
 * @count: how many of it, which stands below; -1 for no number */
void ahu_set_up_picture_add (GtkWidget *picture,
                             GtkWidget *thing,
                             int        count);

G_END_DECLS

/* ahu-set-up-page.h: a page on which people enter what a game begins with, or mend it
 *
 * Emits `dealt (gpointer setup)` when people go on; @setup is the member `setup` of a record as a
 * `JsonNode *` that the page owns. `left ()` when undo goes on to what was before the first
 * entry: the players.
 *
 * `entered ()` when something else is entered than before, or is shown anew.
 *
 * Child of its template: `misfit`, an #AhuMisfit, where a set-up can be mended.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

#include "core/base/ahu-states.h"
#include "toolkit/game/ahu-page.h"
#include "toolkit/table/ahu-misfit.h"

G_BEGIN_DECLS

/**
 * AhuSetUpUse:
 * @AHU_SET_UP_NEW: of a new game
 * @AHU_SET_UP_FIRST: of a game in which nothing is played yet: undo led here from the table
 * @AHU_SET_UP_LATER: of a game that goes on
 *
 * What is entered or mended.
 */
typedef enum
{
  AHU_SET_UP_NEW,
  AHU_SET_UP_FIRST,
  AHU_SET_UP_LATER
} AhuSetUpUse;

#define AHU_TYPE_SET_UP_PAGE (ahu_set_up_page_get_type ())
G_DECLARE_DERIVABLE_TYPE (AhuSetUpPage, ahu_set_up_page, AHU, SET_UP_PAGE, AhuPage)

/**
 * AhuSetUpPageClass:
 * @phase: when a key is its affair
 * @key: (nullable): takes a key, wherever the focus is, even nowhere, as long as the page is shown;
 *   returns whether nobody else is to get it
 * @follow: (nullable): another state of what is entered is the present one; shows it
 * @is_complete: (nullable): whether people can go on with what is entered, which becomes complete with
 *   the last entry; %NULL where it always is
 * @start: goes on for these players, in seating order, with their answers to the question of the
 *   game; the last may be %NULL. What was entered stays
 * @reset: (nullable): begins with nothing entered
 * @again: (nullable): begins with what stays the same on that table, though another game is played:
 *   the pieces, for instance, not where they came to lie
 * @load: (nullable): shows the set-up of a game of such players, to be mended: undone bit by bit, as long as
 *   nothing is played, or changed at once; what was changed since the same set-up was loaded stays, if
 *   `keeps`; returns whether it is one that the page can show
 * @dup_entry: (nullable): (transfer full) (nullable): what is entered so far, %NULL for nothing
 * @take_entry: (nullable): enters that again for the players it was entered for; what can't be is left out
 * @dup_setup: (nullable): (transfer full) (nullable): the set-up, %NULL while incomplete
 */
struct _AhuSetUpPageClass
{
  AhuPageClass parent_class;

  GtkPropagationPhase phase;
  gboolean   (*key)            (AhuSetUpPage    *self,
                                guint            keyval,
                                GdkModifierType  state);
  void       (*follow)         (AhuSetUpPage    *self);
  gboolean   (*is_complete)    (AhuSetUpPage    *self);
  void       (*start)          (AhuSetUpPage      *self,
                                const char *const *names,
                                const char *const *colours,
                                const char *const *choices);
  void       (*reset)          (AhuSetUpPage    *self);
  void       (*again)          (AhuSetUpPage      *self,
                                const char *const *colours,
                                JsonObject        *setup);
  gboolean   (*load)           (AhuSetUpPage      *self,
                                const char *const *names,
                                const char *const *colours,
                                JsonObject        *setup,
                                gboolean           keeps);
  JsonNode  *(*dup_entry)      (AhuSetUpPage    *self);
  void       (*take_entry)     (AhuSetUpPage    *self,
                                JsonNode        *entry);
  JsonNode  *(*dup_setup)      (AhuSetUpPage    *self);
};

/* Goes on for these players.
 * @names: (array zero-terminated=1): the players by seat
 * @colours: (array zero-terminated=1): their colours
 * @choices: (nullable) (array zero-terminated=1): their answers, as ids of `AhuGameUi.seat_choices` */
void ahu_set_up_page_start (AhuSetUpPage      *self,
                            const char *const *names,
                            const char *const *colours,
                            const char *const *choices);

/* Begins with nothing entered. */
void ahu_set_up_page_reset (AhuSetUpPage *self);

/* Begins with nothing entered, for another game on the same table.
 * @colours: (array zero-terminated=1): the colours of a game that was played
 * @setup: (nullable): the member `setup` of its record */
void ahu_set_up_page_again (AhuSetUpPage      *self,
                            const char *const *colours,
                            JsonObject        *setup);

/* Shows what a game began with. Where nothing is played yet, what was changed since the same was shown stays so.
 * @names: (array zero-terminated=1): the players of a game by seat
 * @colours: (array zero-terminated=1): their colours
 * @setup: (nullable): the member `setup` of its record
 * @use: how it is mended, not %AHU_SET_UP_NEW
 * Returns: whether the page can show it */
gboolean ahu_set_up_page_load (AhuSetUpPage      *self,
                               const char *const *names,
                               const char *const *colours,
                               JsonObject        *setup,
                               AhuSetUpUse        use);

/* Returns: (transfer full) (nullable): the member `setup` of a record, %NULL as long as it isn't complete */
JsonNode *ahu_set_up_page_dup_setup (AhuSetUpPage *self);

/* Returns: (transfer full) (nullable): what is entered so far for a new game, %NULL for nothing */
JsonNode *ahu_set_up_page_dup_entry (AhuSetUpPage *self);

/* Enters it again.
 * @self: a page that was started
 * @entry: what [method@SetUpPage.dup_entry] gave for these players, or anything */
void ahu_set_up_page_take_entry (AhuSetUpPage *self,
                                 JsonNode     *entry);

/* @self: a page that can load
 * Returns: (transfer none): what says which later turn no longer fits */
AhuMisfit *ahu_set_up_page_get_misfit (AhuSetUpPage *self);

/* For the page itself: undo and redo go through @states.
 * @states: what is entered on it, has to outlive it */
void ahu_set_up_page_set_states (AhuSetUpPage *self,
                                 AhuStates    *states);

/* Returns: what is entered or mended */
AhuSetUpUse ahu_set_up_page_get_use (AhuSetUpPage *self);

/* For the page itself: it shows what is entered now. */
void ahu_set_up_page_update (AhuSetUpPage *self);

/* For the page itself: hands over the set-up, if there is one. */
void ahu_set_up_page_finish (AhuSetUpPage *self);

/* For the page itself: emits `dealt`.
 * @setup: (transfer full): what people go on with */
void ahu_set_up_page_hand_over (AhuSetUpPage *self,
                                JsonNode     *setup);

/* For the page itself: emits `left`. */
void ahu_set_up_page_leave (AhuSetUpPage *self);

G_END_DECLS

/* ahu-navigator.h: which page the window shows, and which it came from
 *
 * Pages are made when they are first shown. The trail leads from the first page to the one
 * that is shown; “back” goes the same way, and the focus is again where it was. Pages that
 * are not shown are not there for screen readers either.
 *
 * Not for: what a page shows (ahu-page.h; the files of the window beside each page).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "toolkit/game/ahu-page.h"

G_BEGIN_DECLS

#define AHU_TYPE_NAVIGATOR (ahu_navigator_get_type ())
G_DECLARE_FINAL_TYPE (AhuNavigator, ahu_navigator, AHU, NAVIGATOR, GObject)

/**
 * AhuPageNew:
 * @data: as given
 *
 * Returns: (transfer floating): a page, an #AhuPage
 */
typedef GtkWidget *(*AhuPageNew) (gpointer data);

/* Has the property `page`, the one that is shown, and `table-view`, whether it is shown for everybody at the table.
 * @stack: a stack that shows its first page, by a name
 * Returns: (transfer full): a navigator whose trail begins with that page */
AhuNavigator *ahu_navigator_new (GtkStack *stack);

/* @name: a name that no other page has, which lives as long as the program
 * @data: for @make */
void ahu_navigator_add (AhuNavigator *self,
                        const char   *name,
                        AhuPageNew    make,
                        gpointer      data);

/* @name: the name of a page
 * Returns: (transfer none): the page, which is made if it hasn't been yet */
GtkWidget *ahu_navigator_get (AhuNavigator *self,
                              const char   *name);

/* @name: the name of a page
 * Returns: whether the page has been made */
gboolean ahu_navigator_is_made (AhuNavigator *self,
                                const char   *name);

/* Returns: (transfer none): the page that is shown */
AhuPage *ahu_navigator_get_page (AhuNavigator *self);

/* Returns: (nullable): the name of the page that is shown, %NULL once the pages are gone */
const char *ahu_navigator_get_name (AhuNavigator *self);

/* @name: the name of a page
 * Returns: whether that page is shown */
gboolean ahu_navigator_is_on (AhuNavigator *self,
                              const char   *name);

/* Shows the page. Where it is on the trail already the trail ends there; else it is one step longer.
 * @name: the name of a page
 * Returns: (transfer none): the page */
GtkWidget *ahu_navigator_show (AhuNavigator *self,
                               const char   *name);

/* Shows the page over the one that is shown, which “back” leads to. Where it was on the trail before it is no more:
 * nobody who goes back comes in a circle.
 * @name: the name of a page
 * Returns: (transfer none): the page */
GtkWidget *ahu_navigator_show_over (AhuNavigator *self,
                                    const char   *name);

/* The same for a page that is to stay where it was on the trail as well, since it shows something else there; its
 * `leave` goes back to that.
 * @name: the name of a page
 * Returns: (transfer none): the page */
GtkWidget *ahu_navigator_push (AhuNavigator *self,
                               const char   *name);

/* The trail is as if somebody had shown the page, which stays unseen until another one that is shown now leads back
 * to it.
 * @name: the name of a page */
void ahu_navigator_pass (AhuNavigator *self,
                         const char   *name);

/* From the page that is shown next, whichever it is, “back” leads to the first one. */
void ahu_navigator_cut (AhuNavigator *self);

/* @name: the name of a page
 * Returns: whether it is shown or on the way back */
gboolean ahu_navigator_has (AhuNavigator *self,
                            const char   *name);

/* Wherever @name is on the trail, @by is in its place from now on; if @name is shown, @by is.
 * @name: the name of a page
 * @by: the name of another page */
void ahu_navigator_replace (AhuNavigator *self,
                            const char   *name,
                            const char   *by);

/* Nobody comes back to the page, unless it is shown anew. If it is shown now it stays until another one is.
 * @name: the name of a page */
void ahu_navigator_forget (AhuNavigator *self,
                           const char   *name);

/* Forgets it; it is made anew when it is shown again.
 * @name: the name of a page that isn't shown */
void ahu_navigator_remove (AhuNavigator *self,
                           const char   *name);

/* Shows the first page. */
void ahu_navigator_home (AhuNavigator *self);

/* Returns: whether another page than the first one is shown */
gboolean ahu_navigator_can_go_back (AhuNavigator *self);

/* Goes back inside the page, else to the page before, which is as it was left and has the focus where it had it.
 * Returns: whether there was a way back */
gboolean ahu_navigator_back (AhuNavigator *self);

/* Returns: whether a page on the trail wants the screen to stay on: who looks up a rule in the middle of a game goes
 *   on with it */
gboolean ahu_navigator_keeps_awake (AhuNavigator *self);

/* Returns: whether the page is shown for everybody at the table */
gboolean ahu_navigator_get_table_view (AhuNavigator *self);

/* It stays so from page to page, as long as they can.
 * @view: whether to show the page for everybody at the table */
void ahu_navigator_set_table_view (AhuNavigator *self,
                                   gboolean      view);

G_END_DECLS

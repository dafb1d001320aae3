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

/**
 * ahu_navigator_new:
 * @stack: a stack that shows its first page, by a name
 *
 * Has the property `page`, the one that is shown, and `table-view`, whether it is shown
 * for everybody at the table.
 *
 * Returns: (transfer full): a navigator whose trail begins with that page
 */
AhuNavigator *ahu_navigator_new (GtkStack *stack);

/**
 * ahu_navigator_add:
 * @name: a name that no other page has, which lives as long as the program
 * @make: makes the page
 * @data: for @make
 */
void ahu_navigator_add (AhuNavigator *self,
                        const char   *name,
                        AhuPageNew    make,
                        gpointer      data);

/**
 * ahu_navigator_get:
 * @name: the name of a page
 *
 * Returns: (transfer none): the page, which is made if it hasn't been yet
 */
GtkWidget *ahu_navigator_get (AhuNavigator *self,
                              const char   *name);

/**
 * ahu_navigator_is_made:
 * @name: the name of a page
 *
 * Returns: whether the page has been made
 */
gboolean ahu_navigator_is_made (AhuNavigator *self,
                                const char   *name);

/**
 * ahu_navigator_get_page:
 *
 * Returns: (transfer none): the page that is shown
 */
AhuPage *ahu_navigator_get_page (AhuNavigator *self);

/**
 * ahu_navigator_get_name:
 *
 * Returns: (nullable): the name of the page that is shown, %NULL once the pages are gone
 */
const char *ahu_navigator_get_name (AhuNavigator *self);

/**
 * ahu_navigator_is_on:
 * @name: the name of a page
 *
 * Returns: whether that page is shown
 */
gboolean ahu_navigator_is_on (AhuNavigator *self,
                              const char   *name);

/**
 * ahu_navigator_show:
 * @name: the name of a page
 *
 * Shows the page. Where it is on the trail already the trail ends there; else it is one
 * step longer.
 *
 * Returns: (transfer none): the page
 */
GtkWidget *ahu_navigator_show (AhuNavigator *self,
                               const char   *name);

/**
 * ahu_navigator_show_over:
 * @name: the name of a page
 *
 * Shows the page over the one that is shown, which “back” leads to. Where it was on the
 * trail before it is no more: nobody who goes back comes in a circle.
 *
 * Returns: (transfer none): the page
 */
GtkWidget *ahu_navigator_show_over (AhuNavigator *self,
                                    const char   *name);

/**
 * ahu_navigator_push:
 * @name: the name of a page
 *
 * The same for a page that is to stay where it was on the trail as well, since it shows
 * something else there; its `leave` goes back to that.
 *
 * Returns: (transfer none): the page
 */
GtkWidget *ahu_navigator_push (AhuNavigator *self,
                               const char   *name);

/**
 * ahu_navigator_pass:
 * @name: the name of a page
 *
 * The trail is as if somebody had shown the page, which stays unseen until another one
 * that is shown now leads back to it.
 */
void ahu_navigator_pass (AhuNavigator *self,
                         const char   *name);

/**
 * ahu_navigator_cut:
 *
 * From the page that is shown next, whichever it is, “back” leads to the first one.
 */
void ahu_navigator_cut (AhuNavigator *self);

/**
 * ahu_navigator_has:
 * @name: the name of a page
 *
 * Returns: whether it is shown or on the way back
 */
gboolean ahu_navigator_has (AhuNavigator *self,
                            const char   *name);

/**
 * ahu_navigator_replace:
 * @name: the name of a page
 * @by: the name of another page
 *
 * Wherever @name is on the trail, @by is in its place from now on; if @name is shown, @by
 * is.
 */
void ahu_navigator_replace (AhuNavigator *self,
                            const char   *name,
                            const char   *by);

/**
 * ahu_navigator_forget:
 * @name: the name of a page
 *
 * Nobody comes back to the page, unless it is shown anew. If it is shown now it stays until
 * another one is.
 */
void ahu_navigator_forget (AhuNavigator *self,
                           const char   *name);

/**
 * ahu_navigator_remove:
 * @name: the name of a page that isn't shown
 *
 * Forgets it; it is made anew when it is shown again.
 */
void ahu_navigator_remove (AhuNavigator *self,
                           const char   *name);

/**
 * ahu_navigator_home:
 *
 * Shows the first page.
 */
void ahu_navigator_home (AhuNavigator *self);

/**
 * ahu_navigator_can_go_back:
 *
 * Returns: whether another page than the first one is shown
 */
gboolean ahu_navigator_can_go_back (AhuNavigator *self);

/**
 * ahu_navigator_back:
 *
 * Goes back inside the page, else to the page before, which is as it was left and has the
 * focus where it had it.
 *
 * Returns: whether there was a way back
 */
gboolean ahu_navigator_back (AhuNavigator *self);

/**
 * ahu_navigator_keeps_awake:
 *
 * Returns: whether a page on the trail wants the screen to stay on: who looks up a rule in
 *   the middle of a game goes on with it
 */
gboolean ahu_navigator_keeps_awake (AhuNavigator *self);

/**
 * ahu_navigator_get_table_view:
 *
 * Returns: whether the page is shown for everybody at the table
 */
gboolean ahu_navigator_get_table_view (AhuNavigator *self);

/**
 * ahu_navigator_set_table_view:
 * @view: whether to show the page for everybody at the table
 *
 * It stays so from page to page, as long as they can.
 */
void ahu_navigator_set_table_view (AhuNavigator *self,
                                   gboolean      view);

G_END_DECLS

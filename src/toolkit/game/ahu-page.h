/* ahu-page.h: what a page of the window can do for the window around it
 *
 * The window asks a page and knows none: “back”, undo, what is saved, the table view. What a
 * page can't do it leaves out, and the action in question is off while the page is shown.
 *
 * The table view: as long as the window fills the screen for everybody at the table (F11),
 * the page that is shown has been told so by its `set_table_view`. It then stands without
 * header bar, as large as it fits, with a way to leave (`win.table-view`), and is told again
 * before another page is shown, or when the window no longer fills the screen. Where the
 * next page has a table view too the window stays as it is: only that page is told. A page
 * neither fills the screen nor gives it back itself.
 *
 * Not for: which page is shown (ahu-navigator.h), nor the game (ahu-desk.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/session/ahu-session.h"

G_BEGIN_DECLS

#define AHU_TYPE_PAGE (ahu_page_get_type ())
G_DECLARE_DERIVABLE_TYPE (AhuPage, ahu_page, AHU, PAGE, GtkWidget)

/**
 * AhuPageClass:
 * @keeps_awake: whether the screen stays on while people are on this page, or on one they
 *   went to from here
 * @rule: (nullable): what in the rules is to be looked up here: the number of a rule, or the chapter of any game
 * @leave: (nullable): “back”: goes back inside the page; returns %FALSE where there is nothing
 *   to go back to and the page before is shown
 * @can_undo: (nullable): whether something was entered that can be undone
 * @can_redo: (nullable): whether something was undone that can be entered again
 * @undo: (nullable): undoes; only asked for while it can
 * @redo: (nullable): enters again; only asked for while it can
 * @why_no_undo: (nullable): a sentence that says why nothing can be undone, %NULL if there is
 *   nothing; only asked for while it can't
 * @dup_undo_words: (nullable): (transfer full) (nullable): what would be undone, in sentences; only
 *   asked for while it can
 * @dup_file: (nullable): what “Save” writes now. Sets the heading of the file chooser and the
 *   proposed name, which are those of a game if it leaves them alone
 * @set_table_view: (nullable): shows the page for everybody at the table, or as usual
 * @dup_rule: (nullable): (transfer full) (nullable): the number of the rule behind what is asked now; without one
 *   it is @rule
 */
struct _AhuPageClass
{
  GtkWidgetClass parent_class;

  gboolean keeps_awake;
  const char *rule;
  gboolean (*leave)          (AhuPage *self);
  gboolean (*can_undo)       (AhuPage *self);
  gboolean (*can_redo)       (AhuPage *self);
  void     (*undo)           (AhuPage *self);
  void     (*redo)           (AhuPage *self);
  const char *(*why_no_undo) (AhuPage *self);
  char    *(*dup_undo_words) (AhuPage *self);
  GBytes  *(*dup_file)       (AhuPage *self,
                              char   **heading,
                              char   **name);
  void     (*set_table_view) (AhuPage *self,
                              gboolean view);
  char    *(*dup_rule)       (AhuPage *self);
};

/* For the page itself: tells what can be undone and redone now, if that has changed. These are the properties
 * `can-undo` and `can-redo`, `why-no-undo` and `undo-words`; the action signals `undo` and `redo` do it. */
void ahu_page_update_undo (AhuPage *self);

/* Returns: (nullable): why nothing can be undone, %NULL if something can, or if there is simply nothing to undo */
const char *ahu_page_get_why_no_undo (AhuPage *self);

/* Returns: (nullable): what would be undone, in sentences, as the page told last; %NULL if nothing can, or if the
 *   page has no words for it */
const char *ahu_page_get_undo_words (AhuPage *self);

/* Returns: whether the page went back inside itself */
gboolean ahu_page_leave (AhuPage *self);

/* Returns: whether the screen stays on while it is shown */
gboolean ahu_page_keeps_awake (AhuPage *self);

/* Returns: whether there is something on it to be saved as a file */
gboolean ahu_page_can_save (AhuPage *self);

/* @self: a page that can save
 * @heading: (out) (nullable): the heading of the file chooser, %NULL for that of a game
 * @name: (out) (nullable): the proposed name, %NULL for that of a game
 * Returns: (transfer full): the file */
GBytes *ahu_page_dup_file (AhuPage *self,
                           char   **heading,
                           char   **name);

/* Returns: whether it can be shown for everybody at the table */
gboolean ahu_page_has_table_view (AhuPage *self);

/* For the navigator, which fills the screen as well; pages ask it by `win.table-view`.
 * @self: a page that has a table view
 * @view: whether it is to be shown */
void ahu_page_set_table_view (AhuPage *self,
                              gboolean view);

/* Returns: (transfer full) (nullable): what in the rules people may want to know here, %NULL if nothing is asked */
char *ahu_page_dup_rule (AhuPage *self);

/* @session: (nullable): a session of any game
 * Returns: (transfer full) (nullable): the rule behind what its position asks */
char *ahu_page_dup_rule_of (AhuSession *session);

G_END_DECLS

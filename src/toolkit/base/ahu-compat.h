/* ahu-compat.h: what newer versions of the platform do in another way
 *
 * The one place where something may be used that later versions deprecate, or
 * that the oldest supported version lacks: each function has both bodies.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Lets the user choose a file to open.
 * @parent: (nullable): the window that asks
 * @title: what is asked
 * @filters: (element-type GtkFileFilter): which files are offered, the first filter chosen */
void ahu_compat_choose_file_async (GtkWindow           *parent,
                                   const char          *title,
                                   GListModel          *filters,
                                   GCancellable        *cancellable,
                                   GAsyncReadyCallback  callback,
                                   gpointer             user_data);

/* Lets the user choose any number of files to open, or a folder.
 * @parent: (nullable): the window that asks
 * @title: what is asked
 * @filters: (nullable): #GtkFileFilter to choose from, the first chosen; %NULL to choose a folder rather than files */
void ahu_compat_choose_files_async (GtkWindow           *parent,
                                    const char          *title,
                                    GListModel          *filters,
                                    GCancellable        *cancellable,
                                    GAsyncReadyCallback  callback,
                                    gpointer             user_data);

/* @result: from the callback
 * Returns: (transfer full) (nullable): a list of #GFile, %NULL if none was chosen */
GListModel *ahu_compat_choose_files_finish (GAsyncResult *result);

/* Lets the user choose a file to write; [func@compat_choose_file_finish] tells which. A name without a suffix gets
 * that of @name.
 * @parent: (nullable): the window that asks
 * @title: what is asked
 * @name: the name that is proposed, UTF-8 */
void ahu_compat_save_file_async (GtkWindow           *parent,
                                 const char          *title,
                                 const char          *name,
                                 GCancellable        *cancellable,
                                 GAsyncReadyCallback  callback,
                                 gpointer             user_data);

/* @result: from the callback
 * Returns: (transfer full) (nullable): the file, %NULL if none was chosen */
GFile *ahu_compat_choose_file_finish (GAsyncResult *result);

/* Shows what the program is, by whom, and its licence.
 * @parent: (nullable): the window it stands before */
void ahu_compat_present_about (GtkWindow *parent);

/* A widget that is not seen: where the platform can't announce a message, it is a live region. Each window holds
 * one.
 * Returns: (transfer floating): the widget */
GtkWidget *ahu_compat_announcer_new (void);

/* Has a screen reader say @message. Does nothing while @widget is in no window that holds an announcer.
 * @widget: a widget in a window */
void ahu_compat_announce (GtkWidget  *widget,
                          const char *message);

/* Shows @page, and hides the other children from screen readers too, which older platforms don't do by themselves.
 * @page: one of its children */
void ahu_compat_stack_show (GtkStack  *stack,
                            GtkWidget *page);

/* From now on hides those of its pages from screen readers that are not shown. */
void ahu_compat_view_stack_hide (AdwViewStack *stack);

/* Keeps GTK 4.8 from telling its class instead, which Orca speaks before whatever has the focus in it.
 * @part: a part of the page that has no name */
void ahu_compat_unname (GtkAccessible *part);

/* In place of GtkWidgetClass.focus: Tab goes through all of the page. Older platforms would let the page grab the
 * focus first, past its header bar.
 * @widget: a page that grabs the focus for one of its controls
 * @direction: where the focus goes
 * Returns: whether the focus found a place in @widget */
gboolean ahu_compat_focus_child (GtkWidget        *widget,
                                 GtkDirectionType  direction);

/* An expander that holds @child only while it is open. The platform's own keeps a closed child outside of every
 * window and, from GTK 4.12 on, complains of that when Tab comes by.
 * @child: (transfer floating): what it opens
 * Returns: (transfer floating): the expander, closed */
GtkWidget *ahu_compat_expander_new (GtkWidget *child);

/* Names the button inside of it too, since that has the focus and the platform leaves it without a name; and with
 * the name it says what is chosen now.
 * @drop_down: chooses one of a list of strings
 * @name: what is chosen */
void ahu_compat_name_drop_down (GtkDropDown *drop_down,
                                const char  *name);

/* Gives each line the name of its label whenever the menu opens: GTK 4.18 takes it from a label that has no name
 * itself, as it only decorates.
 * @popover: (transfer none): a #GtkPopoverMenu
 * Returns: (transfer none): @popover */
GtkWidget *ahu_compat_name_menu (GtkWidget *popover);

G_END_DECLS

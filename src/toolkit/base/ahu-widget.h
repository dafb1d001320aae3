/* ahu-widget.h: small things for which GTK needs several calls
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Where there is no room for what can't be pressed.
 * @button: with an action
 * @spared: whether it is seen only while it can be pressed */
void ahu_widget_set_spared (GtkWidget *button,
                            gboolean   spared);

/* Adds @css_class to @widget, or removes it.
 * @css_class: a class of the style sheets
 * @set: whether it applies */
void ahu_widget_set_css_class (GtkWidget  *widget,
                               const char *css_class,
                               gboolean    set);

/* So many characters of a name, of what is looked for, and of a title can be typed: laying out more
 * would stop the window. */
#define AHU_TYPED_NAME 40
#define AHU_KEPT_NAME 81 /* from a file, where longer ones are cut */
#define AHU_TYPED_SEARCH 200
#define AHU_TYPED_TITLE 500

/* Takes no more than @most characters, also of what is pasted.
 * @entry: any widget into which text is typed
 * @most: so many characters */
void ahu_widget_limit_text (GtkWidget *entry,
                            int        most);

/* Moves @child within its grid.
 * @child: a child of a grid
 * @column: where it starts, from 0
 * @row: its row, from 0
 * @width: so many columns */
void ahu_widget_place (GtkWidget *child,
                       int        column,
                       int        row,
                       int        width);

/* @sides: before and behind it, in pixels
 * @top: above it
 * @bottom: below it */
void ahu_widget_set_margins (GtkWidget *widget,
                             int        sides,
                             int        top,
                             int        bottom);

/* For words that wrap beside something else: a box asks them how wide they are at each height it tries, and a label
 * finds that out in a dozen steps; a grid asks how high they are at the width they get.
 * @spacing: between neighbours, in pixels
 * Returns: (transfer floating): a row without children */
GtkWidget *ahu_widget_row_new (int spacing);

/* Puts @child at the end of @row.
 * @row: a row made by ahu_widget_row_new()
 * @child: (transfer floating): a widget */
void ahu_widget_row_append (GtkWidget *row,
                            GtkWidget *child);

/* Moves @child to that box; where it stands there already, it stays.
 * @child: a child of a box or of a grid
 * @box: where it is to stand, last */
void ahu_widget_move (GtkWidget *child,
                      GtkBox    *box);

/* Whether @child is seen in the place that it has either way: gtk_widget_set_child_visible(), after which GTK may paint its
 * parent as before.
 * @child: a child of any widget
 * @seen: whether it is seen */
void ahu_widget_set_seen (GtkWidget *child,
                          gboolean   seen);

/* @number: what it is to say */
void ahu_widget_show_number (GtkWidget *label,
                             guint      number);

/* @text: (nullable): what it says
 * @css_class: (nullable): a class of the style sheets
 * Returns: (transfer floating): a label that starts at the start and wraps between words */
GtkWidget *ahu_widget_words_new (const char *text,
                                 const char *css_class);

/* @text: (nullable): what it says
 * @css_class: (nullable): a class of the style sheets
 * Returns: (transfer floating): the same, for words that may be longer than there is room, such as names: those are
 *   broken */
GtkWidget *ahu_widget_breakable_words_new (const char *text,
                                           const char *css_class);

/* Appends @section below its heading, which names it for readers of the screen, too.
 * @box: a vertical box
 * @title: what the section is about
 * @section: (transfer floating): a widget */
void ahu_widget_append_section (GtkBox     *box,
                                const char *title,
                                GtkWidget  *section);

/* From now on a button with a menu and a list that drops down come into view before they open, as
 * [func@widget_attach_popover] has it. A second call does nothing. */
void ahu_widget_init_popovers (void);

/* Lets @popover belong to @widget until it is closed. @widget, which a reader may press while it is scrolled away,
 * comes into view; when it is scrolled away later, @popover closes.
 * @widget: any widget, such as a label or a button
 * @popover: (transfer floating): a new popover */
void ahu_widget_attach_popover (GtkWidget *widget,
                                GtkWidget *popover);

G_END_DECLS

/* ahu-widget.h: small things for which GTK needs several calls
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ahu_widget_set_css_class:
 * @widget: a widget
 * @css_class: a class of the style sheets
 * @set: whether it applies
 *
 * Adds @css_class to @widget, or removes it.
 */
void ahu_widget_set_css_class (GtkWidget  *widget,
                               const char *css_class,
                               gboolean    set);

/* So many characters of a name, of what is looked for, and of a title can be typed: laying out more
 * would stop the window. */
#define AHU_TYPED_NAME 40
#define AHU_KEPT_NAME 81 /* from a file, where longer ones are cut */
#define AHU_TYPED_SEARCH 200
#define AHU_TYPED_TITLE 500

/**
 * ahu_widget_limit_text:
 * @entry: any widget into which text is typed
 * @most: so many characters
 *
 * Takes no more than @most characters, also of what is pasted.
 */
void ahu_widget_limit_text (GtkWidget *entry,
                            int        most);

/**
 * ahu_widget_place:
 * @child: a child of a grid
 * @column: where it starts, from 0
 * @row: its row, from 0
 * @width: so many columns
 *
 * Moves @child within its grid.
 */
void ahu_widget_place (GtkWidget *child,
                       int        column,
                       int        row,
                       int        width);

/**
 * ahu_widget_set_margins:
 * @widget: a widget
 * @sides: before and behind it, in pixels
 * @top: above it
 * @bottom: below it
 */
void ahu_widget_set_margins (GtkWidget *widget,
                             int        sides,
                             int        top,
                             int        bottom);

/**
 * ahu_widget_row_new:
 * @spacing: between neighbours, in pixels
 *
 * For words that wrap beside something else: a box asks them how wide they are at each height it
 * tries, and a label finds that out in a dozen steps; a grid asks how high they are at the width they get.
 *
 * Returns: (transfer floating): a row without children
 */
GtkWidget *ahu_widget_row_new (int spacing);

/**
 * ahu_widget_row_append:
 * @row: a row made by ahu_widget_row_new()
 * @child: (transfer floating): a widget
 *
 * Puts @child at the end of @row.
 */
void ahu_widget_row_append (GtkWidget *row,
                            GtkWidget *child);

/**
 * ahu_widget_move:
 * @child: a child of a box or of a grid
 * @box: where it is to stand, last
 *
 * Moves @child to that box; where it stands there already, it stays.
 */
void ahu_widget_move (GtkWidget *child,
                      GtkBox    *box);

/**
 * ahu_widget_show_number:
 * @label: a label
 * @number: what it is to say
 */
void ahu_widget_show_number (GtkWidget *label,
                             guint      number);

/**
 * ahu_widget_words_new:
 * @text: (nullable): what it says
 * @css_class: (nullable): a class of the style sheets
 *
 * Returns: (transfer floating): a label that starts at the start and wraps between words
 */
GtkWidget *ahu_widget_words_new (const char *text,
                                 const char *css_class);

/**
 * ahu_widget_breakable_words_new:
 * @text: (nullable): what it says
 * @css_class: (nullable): a class of the style sheets
 *
 * Returns: (transfer floating): the same, for words that may be longer than there is room,
 *   such as names: those are broken
 */
GtkWidget *ahu_widget_breakable_words_new (const char *text,
                                           const char *css_class);

/**
 * ahu_widget_append_section:
 * @box: a vertical box
 * @title: what the section is about
 * @section: (transfer floating): a widget
 *
 * Appends @section below its heading, which names it for readers of the screen, too.
 */
void ahu_widget_append_section (GtkBox     *box,
                                const char *title,
                                GtkWidget  *section);

/**
 * ahu_widget_init_popovers:
 *
 * From now on a button with a menu and a list that drops down come into view before they open, as
 * [func@widget_attach_popover] has it. A second call does nothing.
 */
void ahu_widget_init_popovers (void);

/**
 * ahu_widget_attach_popover:
 * @widget: any widget, such as a label or a button
 * @popover: (transfer floating): a new popover
 *
 * Lets @popover belong to @widget until it is closed. @widget, which a reader may press while it is scrolled away, comes
 * into view; when it is scrolled away later, @popover closes.
 */
void ahu_widget_attach_popover (GtkWidget *widget,
                                GtkWidget *popover);

G_END_DECLS

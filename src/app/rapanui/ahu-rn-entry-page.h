/* ahu-rn-entry-page.h: what the pages have in common on which a table is entered
 *
 * The header bar's undo and redo ask a page by the properties `can-undo` and `can-redo`
 * and the signals `undo ()` and `redo ()`. Not for: what is entered.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AHU_TYPE_RN_ENTRY_PAGE (ahu_rn_entry_page_get_type ())
G_DECLARE_DERIVABLE_TYPE (AhuRnEntryPage, ahu_rn_entry_page, AHU, RN_ENTRY_PAGE, GtkWidget)

/**
 * AhuRnEntryPageClass:
 * @can_undo: whether something was entered that can be undone
 * @can_redo: whether something was undone that can be entered again
 * @undo: undoes; only asked for while it can
 * @redo: enters again; only asked for while it can
 */
struct _AhuRnEntryPageClass
{
  GtkWidgetClass parent_class;

  gboolean (*can_undo) (AhuRnEntryPage *self);
  gboolean (*can_redo) (AhuRnEntryPage *self);
  void (*undo) (AhuRnEntryPage *self);
  void (*redo) (AhuRnEntryPage *self);
};

/**
 * ahu_rn_entry_page_update_undo:
 * @self: a page
 *
 * Tells what can be undone and redone now, if that has changed.
 */
void ahu_rn_entry_page_update_undo (AhuRnEntryPage *self);

G_END_DECLS

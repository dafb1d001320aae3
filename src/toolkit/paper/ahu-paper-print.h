/* ahu-paper-print.h: the result on paper for the platform's print dialog
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "toolkit/messages/ahu-message-bar.h"
#include "toolkit/paper/ahu-paper.h"

G_BEGIN_DECLS

/* @paper: a result on paper
 * Returns: (transfer full): what prints @paper, on any size of paper; doesn't wait while the dialog is open */
GtkPrintOperation *ahu_paper_print_operation_new (AhuPaper *paper);

/* @operation: what prints
 * @action: with the dialog, or what its button begins
 * @bar: says what became of it, in the window that the dialog stands over */
void ahu_paper_print_run (GtkPrintOperation       *operation,
                          GtkPrintOperationAction  action,
                          AhuMessageBar           *bar);

G_END_DECLS

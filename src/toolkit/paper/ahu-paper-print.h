/* ahu-paper-print.h: the result on paper for the platform's print dialog
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "toolkit/paper/ahu-paper.h"

G_BEGIN_DECLS

/**
 * ahu_paper_print_operation_new:
 * @paper: a result on paper
 *
 * Returns: (transfer full): what prints @paper, on any size of paper; doesn't
 *   wait while the dialog is open
 */
GtkPrintOperation *ahu_paper_print_operation_new (AhuPaper *paper);

G_END_DECLS

/* ahu-share.h: the buttons that keep and share a result, for header bars
 *
 * Copy, for friends or with the explanation, print, save as PDF, as picture, and the table as CSV; with little room
 * one button with a menu of them all, or none. What came of it stays on a message bar of
 * the page, which has the actions “share.…”. The keys work while the page is shown.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "toolkit/messages/ahu-message-bar.h"
#include "toolkit/paper/ahu-paper.h"

G_BEGIN_DECLS

/**
 * AhuShareForm:
 * @AHU_SHARE_PDF: the result on paper on A4, or Letter where that is usual
 * @AHU_SHARE_PICTURE: a square PNG picture for friends
 * @AHU_SHARE_TABLE: the table as CSV
 *
 * What can be saved.
 */
typedef enum
{
  AHU_SHARE_PDF,
  AHU_SHARE_PICTURE,
  AHU_SHARE_TABLE,
  AHU_SHARE_FORMS
} AhuShareForm;

/**
 * AhuShareButtons:
 * @AHU_SHARE_ALL_BUTTONS: copy, print and save
 * @AHU_SHARE_ONE_BUTTON: one, with a menu of them all
 * @AHU_SHARE_NO_BUTTON: none; the menu of the page has the same lines
 *
 * What stands in a header bar.
 */
typedef enum
{
  AHU_SHARE_ALL_BUTTONS,
  AHU_SHARE_ONE_BUTTON,
  AHU_SHARE_NO_BUTTON
} AhuShareButtons;

/**
 * AhuSharePaper:
 * @page: the page
 *
 * Returns: (transfer full): the result that the page shows now
 */
typedef AhuPaper *(*AhuSharePaper) (GtkWidget *page);

#define AHU_TYPE_SHARE (ahu_share_get_type ())
G_DECLARE_FINAL_TYPE (AhuShare, ahu_share, AHU, SHARE, GtkWidget)

/* @page: the page they belong to, which holds them
 * @paper: gives the result
 * @bar: where the page says what came of it */
void ahu_share_set_page (AhuShare      *self,
                         GtkWidget     *page,
                         AhuSharePaper  paper,
                         AhuMessageBar *bar);

/* @buttons: those for which there is room */
void ahu_share_set_buttons (AhuShare        *self,
                            AhuShareButtons  buttons);

/* @possible: whether there is a result */
void ahu_share_set_possible (AhuShare *self,
                             gboolean  possible);

/* Puts the result on the clipboard, a line for each player.
 * @self: the buttons, with a page */
void ahu_share_copy (AhuShare *self);

/* Saves the result, and says so or what went wrong.
 * @self: the buttons, with a page
 * @form: what is saved
 * @file: where to; replaced as a whole or not at all */
void ahu_share_save (AhuShare     *self,
                     AhuShareForm  form,
                     GFile        *file);

/* @paper: a result on paper
 * @form: what is saved
 * Returns: (transfer full): a name for the file, with the date of the game */
char *ahu_share_propose_name (AhuPaper     *paper,
                              AhuShareForm  form);

/* Prints, and says when that is done or what went wrong.
 * @self: the buttons, with a page
 * @operation: what prints
 * @action: the print dialog, or what it would begin */
void ahu_share_run_print (AhuShare                *self,
                          GtkPrintOperation       *operation,
                          GtkPrintOperationAction  action);

G_END_DECLS

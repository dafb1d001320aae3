/* ahu-score-form.h: what a game gives to the page of the final scoring: its form
 *
 * A form shows an [class@Sheet] and changes it as people enter what lies on their table. The
 * page has everything else: undo, files, what it comes to. What a form leaves out of its class is
 * not there. It emits `changed` when it begins or ends to need what it enters with, and
 * when another field becomes the one that is entered.
 *
 * Not for: what the sheet comes to (`AhuGame.sheet_scoring`).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "toolkit/entry/ahu-sheet.h"
#include "toolkit/paper/ahu-paper.h"

G_BEGIN_DECLS

#define AHU_TYPE_SCORE_FORM (ahu_score_form_get_type ())
G_DECLARE_DERIVABLE_TYPE (AhuScoreForm, ahu_score_form, AHU, SCORE_FORM, GtkBox)

/**
 * AhuScoreFormClass:
 * @first_words: (nullable): what to enter first, as a heading; still to be translated
 * @hidden_words: (nullable): what of a running game is entered already and what is hidden, in
 *   sentences; still to be translated
 * @get_pad: (nullable): (transfer none): what the form enters with, for the side of the page or its foot;
 *   told to the page once
 * @set_room: (nullable): lays the form out: narrow, or beside the result, with so many pixels for the page
 * @take_key: (nullable): whether a key pressed anywhere on the page was meant for the form
 * @follow: (nullable): goes to what differs from the document before, after undo and redo
 * @what_if_new: (nullable): what another value of the present field would change, where all is
 *   entered; may return %NULL
 * @so_far_new: (nullable): what there is to tell before all is entered, besides the points; may
 *   return %NULL
 * @details_new: (nullable): how the result came about, for between the places and the table
 * @story_new: (nullable): the end told step by step, as an [class@Story]
 * @paper_new: (nullable): the result on paper; %NULL if places and table are all of it
 */
struct _AhuScoreFormClass
{
  GtkBoxClass parent_class;

  const char *first_words;
  const char *hidden_words;
  GtkWidget *(*get_pad)     (AhuScoreForm    *self);
  void       (*set_room)    (AhuScoreForm    *self,
                             gboolean         narrow,
                             gboolean         beside,
                             int              room);
  gboolean   (*take_key)    (AhuScoreForm    *self,
                             guint            keyval,
                             GdkModifierType  state);
  void       (*follow)      (AhuScoreForm    *self,
                             JsonObject      *before);
  GtkWidget *(*what_if_new) (AhuScoreForm    *self,
                             gboolean         narrow);
  GtkWidget *(*so_far_new)  (AhuScoreForm    *self);
  GtkWidget *(*details_new) (AhuScoreForm    *self);
  GtkWidget *(*story_new)   (AhuScoreForm    *self);
  AhuPaper  *(*paper_new)   (AhuScoreForm    *self,
                             const char      *subtitle);
};

/**
 * ahu_score_form_get_sheet:
 * @self: a form
 *
 * Returns: (transfer none): what it shows and changes, its construct-only property `sheet`
 */
AhuSheet *ahu_score_form_get_sheet (AhuScoreForm *self);

/**
 * ahu_score_form_is_entering:
 * @self: a form
 *
 * Returns: whether a field is being entered though nothing is missing
 */
gboolean ahu_score_form_is_entering (AhuScoreForm *self);

/**
 * ahu_score_form_set_entering:
 * @self: a form
 * @entering: whether the present field is to be entered, also where nothing is missing
 *
 * For the page, and for the form when another field becomes the present one. As long as it is so
 * the pad stays.
 */
void ahu_score_form_set_entering (AhuScoreForm *self,
                                  gboolean      entering);

/**
 * ahu_score_form_undo:
 * @self: a form whose sheet can undo
 *
 * Undoes, and goes back to what it changes.
 */
void ahu_score_form_undo (AhuScoreForm *self);

/**
 * ahu_score_form_redo:
 * @self: a form whose sheet can redo
 *
 * Does again what was undone, and goes to what it changes.
 */
void ahu_score_form_redo (AhuScoreForm *self);

/**
 * ahu_score_form_paper_new:
 * @self: a form of which nothing is missing
 * @title: what the game is called
 *
 * Returns: (transfer full): the result on paper
 */
AhuPaper *ahu_score_form_paper_new (AhuScoreForm *self,
                                    const char   *title);

G_END_DECLS

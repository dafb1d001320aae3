/* ahu-story.h: an explanation told step by step, to be read from two metres
 *
 * Stands in the place of a page until it is left: one activation for the next
 * step, one for the step before, one for any other. What later steps tell is in no
 * widget before its time. Which step it is stands in an [class@Telling], so that the
 * same story can be followed elsewhere. Not for: what a step says and how it is drawn
 * (the game's affair).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "toolkit/ranking/ahu-telling.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AHU_TYPE_STORY (ahu_story_get_type ())
G_DECLARE_FINAL_TYPE (AhuStory, ahu_story, AHU, STORY, GtkWidget)

/**
 * AhuStoryPicture:
 * @step: the step, from 0
 * @narrow: whether there is no more room than on a telephone
 * @user_data: as given
 *
 * Draws a step, and nothing of what later ones tell. What is new in it bears the
 * class `story-new`, which lets it appear within 250 ms where the desktop wants
 * animations.
 *
 * Returns: (transfer floating) (nullable): the picture
 */
typedef GtkWidget *(*AhuStoryPicture) (guint    step,
                                       gboolean narrow,
                                       gpointer user_data);

/* @picture: (nullable): draws each step
 * @user_data: for @picture
 * @destroy: (nullable): frees @user_data
 * Returns: (transfer floating): a story without steps */
GtkWidget *ahu_story_new (AhuStoryPicture picture,
                          gpointer        user_data,
                          GDestroyNotify  destroy);

/* @self: a story that isn't told yet
 * @picture: (nullable): the name of the drawing in its head
 * @name: what it is about, in a word or two
 * @marked: whether on the track the picture stands for the name, once the step is reached
 * @heading: what is found out, without a full stop
 * @sentences: (array zero-terminated=1): how
 * @told: (nullable): what the picture shows, for screen readers */
void ahu_story_add_step (AhuStory          *self,
                         const char        *picture,
                         const char        *name,
                         gboolean           marked,
                         const char        *heading,
                         const char *const *sentences,
                         const char        *told);

/* Tells the story from its first step. Left with Escape, by its button, or after the last step, or when @telling is
 * at no step any more; then @content is there again and has the focus where it had it.
 * @telling: (nullable): where the step stands, %NULL if nobody else has to know
 * @page: a widget whose children all have the whole of it
 * @content: the child of @page in whose place the story stands until it is left */
void ahu_story_open (AhuStory   *self,
                     AhuTelling *telling,
                     GtkWidget  *page,
                     GtkWidget  *content);

/* Shows the same step as @telling, without any controls.
 * @telling: what tells the steps */
void ahu_story_follow (AhuStory   *self,
                       AhuTelling *telling);

/* @view: whether it fills the screen: then it has no header bar */
void ahu_story_set_table_view (AhuStory *self,
                               gboolean  view);

/* Returns: (transfer none) (nullable): the story that is open in the place of what @page shows */
AhuStory *ahu_story_find (GtkWidget *page);

/* Leaves the story that is open in the place of what @page shows, if there is one. To be called when what it tells
 * is no longer so. */
void ahu_story_close (GtkWidget *page);

/* Returns: the step that is shown, from 0 */
guint ahu_story_get_step (AhuStory *self);

G_END_DECLS

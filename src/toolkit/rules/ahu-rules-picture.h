/* ahu-rules-picture.h: an illustration of a rule reference, by its name
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct _AhuRulesPicture AhuRulesPicture;

/**
 * AhuRulesPicture:
 * @name: what the reference calls it
 * @make: (transfer floating): draws it
 *
 * An illustration that a game has.
 */
struct _AhuRulesPicture
{
  const char *name;
  GtkWidget *(*make) (void);
};

/* What it is made of is no table to be played on: neither pointer nor keys nor readers of the screen get into it.
 * @pictures: (nullable): those of a game, ending with one that has no name
 * @name: one of their names
 * @words: what it shows, for readers of the screen
 * Returns: (transfer floating) (nullable): the illustration, %NULL if there is none of that name */
GtkWidget *ahu_rules_picture_new (const AhuRulesPicture *pictures,
                                  const char            *name,
                                  const char            *words);

G_END_DECLS

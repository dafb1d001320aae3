/* ahu-title.c: titles in header bars that take a second line rather than be cut off
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/base/ahu-title.h"

#include <adwaita.h>

#include "toolkit/base/ahu-text-scale.h"
#include "toolkit/base/ahu-tip.h"

/* Characters. */
#define LEAST_WRAPPED 8

/* Returns: (nullable): the first below @widget */
static GtkWidget *
find_below (GtkWidget *widget,
            GType      type)
{
  GtkWidget *found = NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = G_TYPE_CHECK_INSTANCE_TYPE (child, type) ? child : find_below (child, type);

  return found;
}

/* It may be cut off all the same. */
static void
tell_all_cb (GtkWidget *label)
{
  ahu_tip_set (label, gtk_label_get_text (GTK_LABEL (label)));
}

/* What wraps is at least as wide as its longest word, which only large text is worth. GTK 4.8 warns of a
 * label that wraps and is narrower than the dots by which it may be cut off. */
static void
follow_words_cb (GtkWidget *label)
{
  const char *words = gtk_label_get_text (GTK_LABEL (label));
  gboolean wraps = ahu_text_scale () > 1 && g_utf8_strlen (words, -1) >= LEAST_WRAPPED && strchr (words, ' ') != NULL;

  g_object_set (label,
                "wrap", wraps,
                "natural-wrap-mode", wraps ? GTK_NATURAL_WRAP_NONE : GTK_NATURAL_WRAP_INHERIT,
                "lines", wraps ? 2 : -1,
                NULL);
  tell_all_cb (label);
}

/* The platform has no property for it. The first of its labels is the title, the other below it smaller. It
 * wants to be as wide as one line, however high the bar is. */
void
ahu_title_wrap (GtkWidget *page)
{
  GtkWidget *header, *title, *label, *subtitle;

  g_return_if_fail (GTK_IS_WIDGET (page));

  header = find_below (page, ADW_TYPE_HEADER_BAR);
  title = header != NULL ? adw_header_bar_get_title_widget (ADW_HEADER_BAR (header)) : NULL;
  label = ADW_IS_WINDOW_TITLE (title) ? find_below (title, GTK_TYPE_LABEL) : NULL;
  if (label == NULL)
    return;

  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  g_signal_connect (label, "notify::label", G_CALLBACK (follow_words_cb), NULL);
  follow_words_cb (label);
  /* Where the title takes two lines there is none for it. */
  subtitle = gtk_widget_get_next_sibling (label);
  g_signal_connect (subtitle, "notify::label", G_CALLBACK (tell_all_cb), NULL);
  tell_all_cb (subtitle);
}

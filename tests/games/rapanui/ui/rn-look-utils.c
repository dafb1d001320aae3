/* rn-look-utils.c: all that a page tells, to the eye and to a screen reader, as a text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rn-look-utils.h"

#include "toolkit/base/ahu-tip.h"

/* What a property says: the check tells the true value where it is another one. */
static char *
get_said (GtkWidget             *widget,
          GtkAccessibleProperty  property)
{
  g_autofree char *said = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), property, "\001");

  /* Never said, or nothing now: it comes to the same. */
  return g_strdup (strstr (said, "undefined") != NULL ? "" : said);
}

/* GTK notes on an overlay's child where it was last laid out, which is no matter of what it
 * shows and may be yet to come. */
static char *
join_classes (GtkWidget *widget)
{
  g_auto (GStrv) classes = gtk_widget_get_css_classes (widget);
  GtkWidget *parent = gtk_widget_get_parent (widget);
  g_autoptr (GStrvBuilder) kept = g_strv_builder_new ();
  g_auto (GStrv) joined = NULL;

  for (char **name = classes; *name != NULL; name++)
    if (parent == NULL || !GTK_IS_OVERLAY (parent) ||
        !g_strv_contains ((const char *const[]) { "left", "right", "top", "bottom", NULL }, *name))
      g_strv_builder_add (kept, *name);
  joined = g_strv_builder_end (kept);

  return g_strjoinv (" ", joined);
}

static void
describe (GtkWidget *widget,
          GString   *text)
{
  g_autofree char *label = get_said (widget, GTK_ACCESSIBLE_PROPERTY_LABEL);
  g_autofree char *description = get_said (widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  g_autofree char *joined = join_classes (widget);

  /* What is not shown is not read out either. */
  if (!gtk_widget_get_visible (widget))
    return;

  g_string_append_printf (text, "\n%s(%d;%s;%s;%s;%s;%s;%s", G_OBJECT_TYPE_NAME (widget),
                          gtk_widget_is_sensitive (widget), joined,
                          label, description, ahu_tip_get (widget),
                          gtk_widget_get_tooltip_text (widget),
                          GTK_IS_LABEL (widget) ? gtk_label_get_text (GTK_LABEL (widget)) : "");
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    describe (child, text);
  g_string_append (text, ")");
}

char *
test_describe (GtkWidget *widget)
{
  GString *text = g_string_new (NULL);

  describe (widget, text);

  return g_string_free (text, FALSE);
}

void
test_assert_same_look (const char *one,
                       const char *other,
                       guint       ply)
{
  g_auto (GStrv) lines = NULL;
  g_auto (GStrv) other_lines = NULL;

  if (g_str_equal (one, other))
    return;

  lines = g_strsplit (one, "\n", -1);
  other_lines = g_strsplit (other, "\n", -1);
  for (guint i = 0; lines[i] != NULL && other_lines[i] != NULL; i++)
    if (g_strcmp0 (lines[i], other_lines[i]) != 0)
      g_error ("ply %u: “%s” or “%s”", ply, lines[i], other_lines[i]);
  g_assert_cmpuint (g_strv_length (lines), ==, g_strv_length (other_lines));
}

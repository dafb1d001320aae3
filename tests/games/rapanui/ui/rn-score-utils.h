/* rn-score-utils.h: enters counts in the form of a final scoring as people do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "shell/score/ahu-score-page.h"
#include "toolkit/entry/ahu-count-field.h"
#include "toolkit/entry/ahu-count-pad.h"

#include "support/test-ui-find.h"

/* How wide a page is decides which counts it shows at once. */
static inline void
test_score_wait (GtkWidget *root)
{
  GtkWidget *page = test_ui_find (root, AHU_TYPE_SCORE_PAGE, NULL);

  if (page == NULL || !gtk_widget_get_visible (GTK_WIDGET (gtk_widget_get_root (page))) ||
      g_object_get_data (G_OBJECT (page), "laid-out") != NULL)
    return;

  test_ui_wait_for_frames (page, 2);
  g_object_set_data (G_OBJECT (page), "laid-out", page);
}

/* @root: the page, or a window that shows it */
static inline GtkWidget *
test_score_find (GtkWidget  *root,
                 const char *name)
{
  GtkWidget *count;

  test_score_wait (root);
  count = test_ui_find (root, AHU_TYPE_COUNT_FIELD, name);

  if (count == NULL)
    g_error ("no count is called “%s”", name);

  return count;
}

static inline const char *
test_score_get_text (GtkWidget  *root,
                     const char *name)
{
  return ahu_count_field_get_text (AHU_COUNT_FIELD (test_score_find (root, name)));
}

/* A key while a count has the focus. */
static inline void
test_score_press (GtkWidget *count,
                  guint      keyval)
{
  GtkWidget *page = gtk_widget_get_ancestor (count, AHU_TYPE_SCORE_PAGE);

  g_assert_true (test_ui_press (page, keyval, 0));
}

/* As a person types; the number is not confirmed. */
static inline void
test_score_type (GtkWidget  *root,
                 const char *name,
                 const char *digits)
{
  GtkWidget *count = test_score_find (root, name);

  gtk_widget_grab_focus (count);
  /* Where the focus was there already, this is a new number all the same. */
  test_score_press (count, GDK_KEY_Delete);
  for (const char *c = digits; *c; c++)
    test_score_press (count, gdk_unicode_to_keyval ((guint32) *c));
}

static inline void
test_score_type_number (GtkWidget  *root,
                        const char *name,
                        int         number)
{
  g_autofree char *text = g_strdup_printf ("%d", number);

  test_score_type (root, name, text);
}

/* Enter in the count that has the focus. */
static inline void
test_score_enter (GtkWidget *root)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (gtk_widget_get_root (root)));

  g_assert_true (AHU_IS_COUNT_FIELD (focus));
  test_score_press (focus, GDK_KEY_Return);
}

/* Without a number Enter does nothing: there is none of it. */
static inline void
test_score_enter_none (GtkWidget *root)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (gtk_widget_get_root (root)));

  if (gtk_widget_has_css_class (focus, "open"))
    test_score_press (focus, GDK_KEY_0);
  test_score_enter (root);
}

/* A tap on a key of the pad. */
static inline void
test_score_tap (GtkWidget  *root,
                const char *key)
{
  test_ui_click (test_ui_find (root, AHU_TYPE_COUNT_PAD, NULL), key);
}

/* All digits of a number, and ✓ where another digit could follow.
 * Returns: how many taps that took */
static inline guint
test_score_tap_number (GtkWidget *root,
                       guint      number)
{
  g_autofree char *digits = g_strdup_printf ("%u", number);
  GtkWidget *pad = test_ui_find (root, AHU_TYPE_COUNT_PAD, NULL);
  GtkWidget *enter;
  guint taps = 0;

  for (const char *digit = digits; *digit != '\0'; digit++, taps++)
    test_ui_click (pad, (char[]) { *digit, '\0' });
  enter = gtk_widget_get_mapped (pad) ? test_ui_find (pad, GTK_TYPE_BUTTON, "Enter this number") : NULL;
  if (enter == NULL || !gtk_widget_is_sensitive (enter))
    return taps;
  test_ui_click (pad, "Enter this number");

  return taps + 1;
}

/* Nothing is there of all that is still to be counted. */
static inline void
test_score_count_rest (GtkWidget *root)
{
  if (!gtk_widget_get_visible (root))
    return;
  if (AHU_IS_COUNT_FIELD (root) && gtk_widget_has_css_class (root, "open"))
    {
      gtk_widget_grab_focus (root);
      test_score_press (root, GDK_KEY_0);
      test_score_press (root, GDK_KEY_Return);
    }

  for (GtkWidget *child = gtk_widget_get_first_child (root);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    test_score_count_rest (child);
}

static inline gboolean
test_score_can_tap (GtkWidget  *root,
                    const char *key)
{
  GtkWidget *pad = test_ui_find (root, AHU_TYPE_COUNT_PAD, NULL);

  return gtk_widget_is_sensitive (test_ui_find (pad, GTK_TYPE_BUTTON, key));
}

static inline gboolean
test_score_is_wrong (GtkWidget  *root,
                     const char *name)
{
  g_autofree char *other = gtk_test_accessible_check_state (GTK_ACCESSIBLE (test_score_find (root, name)),
                                                            GTK_ACCESSIBLE_STATE_INVALID,
                                                            GTK_ACCESSIBLE_INVALID_TRUE);

  return other == NULL;
}

/* set-up-utils.h: what is told of how the box is laid out, on the way to the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "support/teller-utils.h"
#include "support/test-ui-find.h"
#include "support/window-utils.h"
#include "toolkit/rules/ahu-rules-text.h"
#include "toolkit/teach/ahu-set-up-list.h"

static inline GtkWidget *
set_up_find_list (TestWindow *fixture)
{
  return test_ui_find (test_window_get_page (fixture), AHU_TYPE_SET_UP_LIST, NULL);
}

/* Adds the rules that are told on the page: all those of each saying that stands there. */
static inline void
set_up_hear (TestWindow      *fixture,
             const AhuGameUi *ui,
             GHashTable      *heard)
{
  GPtrArray *sayings = ahu_rules_get_sayings (ahu_rules_get_shared (ui));

  for (guint i = 0; i < sayings->len; i++)
    {
      const AhuSaying *saying = g_ptr_array_index (sayings, i);

      if (saying->at != AHU_SAYING_SETUP || !test_ui_says (test_window_get_page (fixture), saying->text))
        continue;
      /* Nothing is told twice. */
      for (guint k = 0; saying->of[k] != NULL; k++)
        g_assert_true (g_hash_table_add (heard, saying->of[k]));
    }
}

static inline void
set_up_assert_heard (GHashTable *heard,
                     const char *first_of_chapter,
                     guint       n)
{
  for (guint i = 1; i <= n; i++)
    {
      g_autofree char *rule = g_strdup_printf ("%s.%u", first_of_chapter, i);

      if (!g_hash_table_contains (heard, rule))
        g_error ("%s is told nowhere", rule);
    }
}

/* Returns: (transfer full): the numbers in the picture beside what is said of a rule, with blanks between them */
static inline char *
set_up_dup_counts (TestWindow *fixture,
                   const char *rule)
{
  g_autofree char *number = g_strdup_printf ("(%s)", rule);
  g_autoptr (GPtrArray) rows = test_find_all (set_up_find_list (fixture), GTK_TYPE_LIST_BOX_ROW);
  g_autoptr (GString) counts = g_string_new (NULL);

  for (guint i = 0; i < rows->len; i++)
    if (test_ui_says (rows->pdata[i], number))
      {
        g_autoptr (GPtrArray) labels = test_find_all (rows->pdata[i], GTK_TYPE_LABEL);

        for (guint k = 0; k < labels->len; k++)
          if (gtk_widget_has_css_class (labels->pdata[k], "set-up-count"))
            g_string_append_printf (counts, "%s%s", counts->len > 0 ? " " : "", gtk_label_get_text (labels->pdata[k]));
      }

  return g_string_free (g_steal_pointer (&counts), FALSE);
}

static inline void
set_up_assert_counts (TestWindow *fixture,
                      const char *rule,
                      const char *expected)
{
  g_autofree char *counts = set_up_dup_counts (fixture, rule);

  g_assert_cmpstr (counts, ==, expected);
}

/* Says of all that the program can't see that it is done; each leads to the next. Returns: how many there were */
static inline guint
set_up_do (TestWindow *fixture)
{
  g_autoptr (GPtrArray) all = test_find_all (set_up_find_list (fixture), GTK_TYPE_CHECK_BUTTON);

  for (guint i = 0; i < all->len; i++)
    {
      GtkWidget *done = all->pdata[i];
      int height;

      g_assert_true (test_ui_is_named (done, "Done") || test_ui_says (done, "Done"));
      gtk_widget_measure (done, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
      g_assert_cmpint (height, >=, 44);
      gtk_check_button_set_active (GTK_CHECK_BUTTON (done), TRUE);
      g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) != done);
    }

  return all->len;
}

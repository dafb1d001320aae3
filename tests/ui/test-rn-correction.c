/* test-rn-correction.c: corrections of the past as people make them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/rapanui/ahu-rn-correction.h"
#include "app/rapanui/ahu-rn-table-page.h"
#include "rapanui/rn-json.h"
#include "rapanui/rn-sentences.h"

#include "rn-table-utils.h"
#include "rn-widget-utils.h"
#include "test-ui.h"

/* The table with the window before it, if that is open. */
typedef struct
{
  TestTable table;
  GtkWidget *window;
} Fixture;

static GtkWidget *
find_window (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *i = windows; i != NULL; i = i->next)
    if (AHU_IS_RN_CORRECTION (i->data))
      return i->data;
  return NULL;
}

static void
open (Fixture    *fixture,
      const char *name)
{
  AhuSession *session;

  test_table_open (&fixture->table, name, 1280, 800);
  session = fixture->table.session;
  test_session_go (session, ahu_history_get_moves (ahu_session_get_history (session))->len);
  fixture->window = NULL;
}

static void
correct (Fixture *fixture,
         guint    ply)
{
  gtk_widget_activate_action (fixture->table.page, "table.correct", "u", ply);
  fixture->window = find_window ();
  g_assert_nonnull (fixture->window);
  while (!gtk_widget_get_mapped (fixture->window))
    g_main_context_iteration (NULL, TRUE);
}

static void
choose (Fixture    *fixture,
        const char *name)
{
  AhuChoice *choice = test_find_choice (fixture->window, name);

  if (choice == NULL)
    g_error ("no choice is called “%s”", name);
  gtk_widget_activate (GTK_WIDGET (choice));
  fixture->window = find_window ();
}

static void
test_cancel (void)
{
  Fixture fixture;
  guint ply;

  open (&fixture, "two-players.rapanui");
  ply = test_table_get_ply (&fixture.table);
  correct (&fixture, 0);
  choose (&fixture, "Cancel");
  g_assert_null (fixture.window);
  g_assert_cmpuint (test_table_get_ply (&fixture.table), ==, ply);
  /* There is no such move. */
  gtk_widget_activate_action (fixture.table.page, "table.correct", "u", ply);
  g_assert_null (find_window ());
  test_table_close (&fixture.table);
}

int
main (int    argc,
      char **argv)
{
  test_ui_init (&argc, &argv);

  g_test_add_func ("/ui/rn-correction/cancel", test_cancel);

  return g_test_run ();
}

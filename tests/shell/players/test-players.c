/* test-players.c: who plays, with names of all sorts, by Tab, by hand and with keys
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "shell/players/ahu-players-page.h"

#include "games/rapanui/rn-game.h"
#include "games/rapanui/ui/ahu-rn-game-ui.h"
#include "shell/players/ahu-seat-row.h"
#include "toolkit/base/ahu-settings.h"

#include "support/test-ui-find.h"
#include "support/test-ui.h"

#define LONGEST 40

typedef struct
{
  GtkWidget *window;
  GtkWidget *page;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_settings_reset (ahu_settings_get (), "earlier-names");
  g_settings_reset (ahu_settings_get_game (rn_game_get ()), "last-players");
  g_settings_reset (ahu_settings_get_game (rn_game_get ()), "seat-choices");
  fixture->window = gtk_window_new ();
  fixture->page = ahu_players_page_new (ahu_rn_game_ui_get ());
  gtk_window_set_decorated (GTK_WINDOW (fixture->window), FALSE);
  gtk_window_set_child (GTK_WINDOW (fixture->window), fixture->page);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
}

static gboolean
is_laid_out (gpointer page)
{
  return gtk_widget_get_mapped (page) && gtk_widget_get_width (page) > 0;
}

static void
show (Fixture *fixture,
      int      width,
      int      height)
{
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), width, height);
  gtk_window_present (GTK_WINDOW (fixture->window));
  test_ui_wait (is_laid_out, fixture->page);
  test_ui_wait_for_frames (fixture->page, 3);
  g_assert_cmpint (gtk_widget_get_width (fixture->page), ==, width);
}

static GtkWidget *
get_row (Fixture *fixture,
         guint    seat)
{
  GtkWidget *list = test_ui_find (fixture->page, GTK_TYPE_LIST_BOX, "Players");

  return GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), (int) seat));
}

static void
enter (Fixture           *fixture,
       const char *const *names)
{
  for (guint i = 0; names[i] != NULL; i++)
    {
      if (get_row (fixture, i) == NULL)
        gtk_widget_activate_action (fixture->page, "players.add", NULL);
      gtk_editable_set_text (GTK_EDITABLE (test_ui_find (get_row (fixture, i), GTK_TYPE_ENTRY, NULL)), names[i]);
    }
}

static void
assert_names (Fixture    *fixture,
              const char *expected)
{
  g_auto (GStrv) names = ahu_seats_dup_names (ahu_players_page_get_seats (AHU_PLAYERS_PAGE (fixture->page)));
  g_autofree char *joined = g_strjoinv (" ", names);

  g_assert_cmpstr (joined, ==, expected);
}

static const char *const four[] = { "Anna", "Ben", "Chiara", "Dario", NULL };

/* A reader of the screen may press what has just gone: a name that nobody sees gets no focus, and nothing blinks in it. */
static void
test_gone (Fixture       *fixture,
           gconstpointer  data)
{
  enter (fixture, four);
  show (fixture, 800, 700);
  gtk_window_set_focus (GTK_WINDOW (fixture->window), NULL);
  gtk_widget_set_child_visible (fixture->page, FALSE);
  g_assert_true (gtk_widget_activate_action (fixture->page, "players.remove", "u", 3));
  gtk_widget_set_child_visible (fixture->page, TRUE);
  test_ui_wait_for_frames (fixture->page, 3);
  assert_names (fixture, "Anna Ben Chiara");
  g_assert_false (GTK_IS_EDITABLE (gtk_window_get_focus (GTK_WINDOW (fixture->window))));
}

/* A family of one letter to the eye and of many to the machine, the widest letters, and names
 * that are read from the right. */
static const char *const odd[] = {
  "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
  "👩‍👩‍👧‍👦👩‍👩‍👧‍👦🗿 Tavita 🗿",
  "عبد الرحمن بن محمد بن عبد الله الكبير",
  "Donaudampfschifffahrtsgesellschaftskapitän",
  NULL
};

static void
check_inside (Fixture    *fixture,
              const char *name)
{
  GtkWidget *button = test_ui_find (fixture->page, GTK_TYPE_BUTTON, name);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (button, fixture->page, &bounds));
  g_assert_cmpfloat (bounds.origin.x, >=, 0);
  g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, gtk_widget_get_width (fixture->page));
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (fixture->page));
}

/* However the players are called, the way on is in sight, and nothing is wider than the page. */
static void
test_odd_names (Fixture       *fixture,
                gconstpointer  data)
{
  static const struct { int width, height; } sizes[] = { { 360, 720 }, { 700, 600 }, { 1280, 800 } };
  gboolean from_right = GPOINTER_TO_INT (data);

  if (from_right)
    gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      /* As the page is made for the direction. */
      tear_down (fixture, NULL);
      set_up (fixture, NULL);
      enter (fixture, odd);
      show (fixture, sizes[i].width, sizes[i].height);
      check_inside (fixture, "Deal");
      for (guint seat = 0; seat < 4; seat++)
        {
          GtkEditable *entry = GTK_EDITABLE (test_ui_find (get_row (fixture, seat), GTK_TYPE_ENTRY, NULL));
          graphene_rect_t bounds;

          g_assert_cmpint (g_utf8_strlen (gtk_editable_get_text (entry), -1), <=, LONGEST);
          g_assert_true (gtk_widget_compute_bounds (get_row (fixture, seat), fixture->page, &bounds));
          g_assert_cmpfloat (bounds.origin.x, >=, 0);
          g_assert_cmpfloat (bounds.size.width, <=, sizes[i].width);
        }
    }
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

static GtkWidget *
get_focus (Fixture *fixture)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  GtkWidget *entry = gtk_widget_get_ancestor (focus, GTK_TYPE_ENTRY);

  return entry != NULL ? entry : focus;
}

/* Which row the focus is in, -1 for none. */
static int
get_focus_row (Fixture *fixture)
{
  GtkWidget *row = gtk_widget_get_ancestor (get_focus (fixture), AHU_TYPE_SEAT_ROW);

  return row != NULL ? gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row)) : -1;
}

static GPtrArray *
walk (Fixture          *fixture,
      GtkDirectionType  direction)
{
  GPtrArray *places = g_ptr_array_new ();

  while (get_focus_row (fixture) >= 0)
    {
      g_assert_false (g_ptr_array_find (places, get_focus (fixture), NULL));
      g_ptr_array_add (places, get_focus (fixture));
      gtk_widget_child_focus (fixture->window, direction);
    }

  return places;
}

/* Tab goes down the list, seat by seat as they are read, and Shift and Tab back the same way. */
static void
test_tab (Fixture       *fixture,
          gconstpointer  data)
{
  g_autoptr (GPtrArray) down = NULL;
  g_autoptr (GPtrArray) up = NULL;
  int row = 0;
  guint n_names = 0;

  enter (fixture, four);
  show (fixture, 1280, 800);
  gtk_widget_grab_focus (test_ui_find (get_row (fixture, 0), GTK_TYPE_ENTRY, NULL));
  down = walk (fixture, GTK_DIR_TAB_FORWARD);
  for (guint i = 0; i < down->len; i++)
    {
      GtkWidget *seat = gtk_widget_get_ancestor (down->pdata[i], AHU_TYPE_SEAT_ROW);
      int index = gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (seat));

      g_assert_true (index == row || index == row + 1);
      row = index;
      n_names += GTK_IS_ENTRY (down->pdata[i]) ? 1 : 0;
    }
  g_assert_cmpint (row, ==, 3);
  g_assert_cmpuint (n_names, ==, 4);

  gtk_widget_grab_focus (down->pdata[down->len - 1]);
  up = walk (fixture, GTK_DIR_TAB_BACKWARD);
  g_assert_cmpuint (up->len, >=, down->len);
  for (guint i = 0; i < down->len; i++)
    g_assert_true (up->pdata[i] == down->pdata[down->len - 1 - i]);
}

static gpointer
find_controller (GtkWidget *root,
                 GType      type)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (root);
  gpointer found = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && found == NULL; i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (g_type_is_a (G_OBJECT_TYPE (controller), type))
        found = controller;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_controller (child, type);

  return found;
}

/* What a hand does that pulls a row by its handle onto another. */
static void
drag (Fixture *fixture,
      guint    from,
      guint    to)
{
  GtkDragSource *source = find_controller (get_row (fixture, from), GTK_TYPE_DRAG_SOURCE);
  GtkDropTarget *target = find_controller (get_row (fixture, to), GTK_TYPE_DROP_TARGET);
  g_autoptr (GdkContentProvider) content = NULL;
  g_auto (GValue) value = G_VALUE_INIT;
  gboolean taken = FALSE;

  g_assert_true (gtk_widget_get_mapped (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (source))));
  g_assert_false (gtk_gesture_single_get_touch_only (GTK_GESTURE_SINGLE (source)));
  g_signal_emit_by_name (source, "prepare", 1.0, 1.0, &content);
  g_value_init (&value, AHU_TYPE_SEAT_ROW);
  g_assert_true (gdk_content_provider_get_value (content, &value, NULL));
  g_signal_emit_by_name (target, "drop", &value, 1.0, 1.0, &taken);
  g_assert_cmpint (taken, ==, from != to);
}

/* By the handle, with keys, and where there is no room for a handle by the menu of the row. */
static void
test_order (Fixture       *fixture,
            gconstpointer  data)
{
  GtkWidget *entry;

  enter (fixture, four);
  show (fixture, 1280, 800);
  drag (fixture, 3, 1);
  assert_names (fixture, "Anna Dario Ben Chiara");
  drag (fixture, 1, 3);
  assert_names (fixture, "Anna Ben Chiara Dario");
  drag (fixture, 2, 2);
  assert_names (fixture, "Anna Ben Chiara Dario");

  /* The focus goes with whom it moves. */
  entry = test_ui_find (get_row (fixture, 1), GTK_TYPE_ENTRY, NULL);
  gtk_widget_grab_focus (entry);
  gtk_widget_activate_action (entry, "seat.move-down", NULL);
  assert_names (fixture, "Anna Chiara Ben Dario");
  g_assert_cmpint (get_focus_row (fixture), ==, 2);
  gtk_widget_activate_action (get_focus (fixture), "seat.move-up", NULL);
  assert_names (fixture, "Anna Ben Chiara Dario");
  g_assert_cmpint (get_focus_row (fixture), ==, 1);
}

static void
test_order_on_phone (Fixture       *fixture,
                     gconstpointer  data)
{
  GtkDragSource *source;
  GtkWidget *menu;

  enter (fixture, four);
  show (fixture, 360, 720);
  source = find_controller (get_row (fixture, 1), GTK_TYPE_DRAG_SOURCE);
  g_assert_false (gtk_widget_get_mapped (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (source))));
  menu = test_ui_find (get_row (fixture, 1), GTK_TYPE_MENU_BUTTON, "More for player 2");
  g_assert_cmpint (gtk_widget_get_width (menu), >=, 44);
  g_assert_cmpint (gtk_widget_get_height (menu), >=, 44);
  gtk_widget_activate_action (menu, "seat.move-down", NULL);
  assert_names (fixture, "Anna Chiara Ben Dario");
}

static void
press_finish (Fixture *fixture)
{
  GListModel *shortcuts = find_controller (fixture->page, GTK_TYPE_SHORTCUT_CONTROLLER);
  g_autoptr (GtkShortcutTrigger) trigger = gtk_shortcut_trigger_parse_string ("<Control>Return");

  for (guint i = 0; i < g_list_model_get_n_items (shortcuts); i++)
    {
      g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (shortcuts, i);

      if (gtk_shortcut_trigger_equal (gtk_shortcut_get_trigger (shortcut), trigger))
        {
          g_assert_true (gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, fixture->page,
                                                       gtk_shortcut_get_arguments (shortcut)));
          return;
        }
    }
  g_error ("Ctrl+Enter does nothing");
}

static void
ready_cb (guint *n_ready)
{
  (*n_ready)++;
}

/* Ctrl+Enter goes on from any name: to what is open, else to the next page; from an empty last one without it. */
static void
test_finish (Fixture       *fixture,
             gconstpointer  data)
{
  static const char *const three[] = { "Anna", "Ben", "Chiara", NULL };
  const AhuSeats *seats = ahu_players_page_get_seats (AHU_PLAYERS_PAGE (fixture->page));
  guint n_ready = 0;

  g_signal_connect_swapped (fixture->page, "ready", G_CALLBACK (ready_cb), &n_ready);
  enter (fixture, three);
  gtk_widget_activate_action (fixture->page, "players.add", NULL);
  show (fixture, 1280, 800);
  for (guint seat = 0; seat < 3; seat++)
    gtk_widget_activate_action (fixture->page, "players.choose", "(us)", seat, seat == 2 ? "fish" : "grain");
  gtk_widget_grab_focus (test_ui_find (get_row (fixture, 0), GTK_TYPE_ENTRY, NULL));
  press_finish (fixture);
  g_assert_cmpuint (n_ready, ==, 0);
  g_assert_cmpuint (ahu_seats_get_n (seats), ==, 4);
  /* Only the last has to answer. */
  g_assert_cmpint (get_focus_row (fixture), ==, 3);

  gtk_widget_grab_focus (test_ui_find (get_row (fixture, 3), GTK_TYPE_ENTRY, NULL));
  press_finish (fixture);
  g_assert_cmpuint (n_ready, ==, 1);
  assert_names (fixture, "Anna Ben Chiara");

  gtk_widget_grab_focus (test_ui_find (get_row (fixture, 0), GTK_TYPE_ENTRY, NULL));
  press_finish (fixture);
  g_assert_cmpuint (n_ready, ==, 2);
  assert_names (fixture, "Anna Ben Chiara");
}

/* On a telephone the whole list is in sight, and what the cards struck out are is said above it. */
static void
test_list_on_phone (Fixture       *fixture,
                    gconstpointer  data)
{
  GtkWidget *list, *question, *scroller;
  graphene_rect_t bounds, room;

  enter (fixture, four);
  show (fixture, 360, 720);
  list = test_ui_find (fixture->page, GTK_TYPE_LIST_BOX, "Players");
  scroller = gtk_widget_get_ancestor (list, GTK_TYPE_SCROLLED_WINDOW);
  question = test_ui_find (scroller, GTK_TYPE_LABEL, ahu_rn_game_ui_get ()->seat_question ());
  g_assert_nonnull (question);
  g_assert_true (gtk_widget_get_mapped (question));
  g_assert_true (gtk_widget_compute_bounds (list, fixture->page, &bounds));
  g_assert_true (gtk_widget_compute_bounds (scroller, fixture->page, &room));
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <, room.origin.y + room.size.height);
  g_assert_true (gtk_widget_compute_bounds (question, fixture->page, &room));
  g_assert_cmpfloat (room.origin.y + room.size.height, <=, bounds.origin.y);
}

static void
add (const char   *path,
     void        (*test) (Fixture *, gconstpointer),
     gpointer      data)
{
  g_test_add (path, Fixture, data, set_up, test, tear_down);
}

int
main (int    argc,
      char **argv)
{
  test_ui_init (&argc, &argv);
  add ("/ui/players/odd-names", test_odd_names, GINT_TO_POINTER (FALSE));
  add ("/ui/players/odd-names-from-the-right", test_odd_names, GINT_TO_POINTER (TRUE));
  add ("/ui/players/tab", test_tab, NULL);
  add ("/ui/players/order", test_order, NULL);
  add ("/ui/players/order-on-a-phone", test_order_on_phone, NULL);
  add ("/ui/players/gone", test_gone, NULL);
  add ("/ui/players/finish", test_finish, NULL);
  add ("/ui/players/list-on-a-phone", test_list_on_phone, NULL);

  return g_test_run ();
}

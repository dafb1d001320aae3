/* test-application.c: the program as the desktop starts it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "shell/ahu-application.h"
#include "shell/window/ahu-window.h"

#include "support/test-ui-find.h"
#include "support/test-ui.h"

#define SIZE 64
#define PATIENCE (10 * G_USEC_PER_SEC)

/* As the platform runs it, until its window is closed; @test is called once it runs. */
static void
run (GApplicationFlags flags,
     GSourceFunc       test)
{
  GApplication *application = G_APPLICATION (ahu_application_new ());

  g_application_set_flags (application, g_application_get_flags (application) | flags);
  g_idle_add (test, application);
  g_assert_cmpint (g_application_run (application, 0, NULL), ==, 0);
  g_assert_finalize_object (application);
}

static void
close_windows (GApplication *application)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (application));

  adw_application_window_set_content (ADW_APPLICATION_WINDOW (window), NULL);
  gtk_window_destroy (window);
}

static void
activate (GApplication *application,
          const char   *action)
{
  g_assert_true (g_action_group_has_action (G_ACTION_GROUP (application), action));
  g_action_group_activate_action (G_ACTION_GROUP (application), action, NULL);
}

static const char *
get_page (GApplication *application)
{
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (application));

  g_assert_cmpuint (g_list_length (windows), ==, 1);

  return ahu_window_get_page (AHU_WINDOW (windows->data));
}

static gboolean
use_actions_cb (gpointer application)
{
  g_assert_null (gtk_application_get_windows (GTK_APPLICATION (application)));
  activate (application, "new-game");
  g_assert_cmpstr (get_page (application), ==, "players");
  activate (application, "final-scoring");
  g_assert_cmpstr (get_page (application), ==, "score");
  close_windows (application);

  return G_SOURCE_REMOVE;
}

/* From the menu of its icon, before there is a window and when there is one. */
static void
test_actions (void)
{
  run (G_APPLICATION_IS_SERVICE, use_actions_cb);
}

static gboolean
look_cb (gpointer application)
{
  g_assert_cmpstr (get_page (application), ==, "start");
  close_windows (application);

  return G_SOURCE_REMOVE;
}

static void
test_started (void)
{
  run (G_APPLICATION_DEFAULT_FLAGS, look_cb);
}

/* The colour in the middle of @widget as it is drawn, 0 if it isn't yet. */
static guint32
get_colour (GtkWidget *widget)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  guint32 colour = 0;

  gdk_paintable_snapshot (paintable, snapshot, SIZE, SIZE);
  node = gtk_snapshot_free_to_node (g_steal_pointer (&snapshot));
  if (node == NULL)
    return 0;
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (gtk_widget_get_native (widget)), node,
                                         &GRAPHENE_RECT_INIT (SIZE / 2, SIZE / 2, 1, 1));
  gdk_texture_download (texture, (guchar *) &colour, sizeof colour);

  return colour;
}

static gboolean
are_drawn (GtkWidget *widget,
           GtkWidget *other,
           gboolean   alike)
{
  guint32 colour = get_colour (widget), other_colour = get_colour (other);

  return colour != 0 && other_colour != 0 && (colour == other_colour) == alike;
}

/* Styles follow with the next frames. */
static gboolean
become_drawn (GtkWidget *widget,
              GtkWidget *other,
              gboolean   alike)
{
  gint64 end = g_get_monotonic_time () + PATIENCE;

  while (!are_drawn (widget, other, alike) && g_get_monotonic_time () < end)
    {
      gtk_widget_queue_draw (widget);
      g_main_context_iteration (NULL, TRUE);
    }

  return are_drawn (widget, other, alike);
}

static GtkWidget *
button_new (GtkWidget         *box,
            const char *const *classes)
{
  GtkWidget *button = g_object_new (GTK_TYPE_BUTTON, "css-classes", classes, NULL);

  gtk_box_append (GTK_BOX (box), button);

  return button;
}

/* Paper has another colour in a dark window, which only ground-dark.css names. */
static gboolean
compare_styles_cb (gpointer application)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  g_autoptr (GtkCssProvider) style = gtk_css_provider_new ();
  GtkWidget *window = g_object_new (GTK_TYPE_APPLICATION_WINDOW, "application", application, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *row, *wanted;

  gtk_css_provider_load_from_data (style, "button { transition: none; } button.paper { background: @paper; }"
                                          "button.wanted { background: #3d362f; }", -1);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (style),
                                              GTK_STYLE_PROVIDER_PRIORITY_USER);
  row = button_new (box, (const char *[]) { "paper", NULL });
  wanted = button_new (box, (const char *[]) { "wanted", NULL });
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
  while (gtk_widget_get_width (wanted) == 0)
    g_main_context_iteration (NULL, TRUE);

  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_FORCE_DARK);
  g_assert_true (become_drawn (row, wanted, TRUE));
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_FORCE_LIGHT);
  g_assert_true (become_drawn (row, wanted, FALSE));
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_DEFAULT);

  gtk_window_set_child (GTK_WINDOW (window), NULL);
  gtk_window_destroy (GTK_WINDOW (window));

  return G_SOURCE_REMOVE;
}

static void
test_dark (void)
{
  run (G_APPLICATION_IS_SERVICE, compare_styles_cb);
}

int
main (int    argc,
      char **argv)
{
  test_ui_init (&argc, &argv);
  g_test_add_func ("/ui/application/started", test_started);
  g_test_add_func ("/ui/application/actions", test_actions);
  g_test_add_func ("/ui/application/dark", test_dark);

  return g_test_run ();
}

/* write-pages.c: writes pictures of every page, as the program shows it
 *
 * One language, that of the environment; light and dark, in each size. Nothing
 * sleeps: a picture is taken when two frames in a row are equal. Fails if a page can't
 * be reached, needs more room than its size has, names a rule that can't be reached from
 * there, has something without a name, or something that can hardly be read. build-aux/screenshots starts it.
 *
 * usage: write-pages [--drawings] [--texts] [--layout] [--keys] [--shadow] [--page NAME]… [--scheme light|dark] [--text PERCENT]
 *                    [--font NAME] [--right-to-left]
 *                    [--colours SEATS] FOLDER GAME UNTOLD-GAME TAPATI-OF-FOUR TAPATI-OF-SIX WIDTHxHEIGHT…
 *
 * All games of the folder of UNTOLD-GAME are in the history, and that of six.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include <adwaita.h>
#include <libintl.h>
#include <locale.h>

#include "core/history/ahu-history.h"
#include "core/record/ahu-practice.h"
#include "games/rapanui/ui/ahu-rn-card.h"
#include "games/rapanui/ui/ahu-rn-game-ui.h"
#include "games/tapati/ui/ahu-tp-game-ui.h"
#include "main/ahu-init.h"
#include "shell/ahu-application.h"
#include "toolkit/art/ahu-picture.h"
#include "toolkit/base/ahu-settings.h"
#include "toolkit/layout/ahu-width-bin.h"

#include "support/test-names.h"
#include "support/test-open.h"
#include "support/window-utils.h"
#include "contrast.h"
#include "dead-rules.h"
#include "decoration.h"
#include "layout.h"
#include "pages.h"
#include "shelf.h"
#include "texts.h"

/* More frames than any page needs to come to rest. */
#define MAX_FRAMES 200

#define FIRST_SIZE 6

typedef struct
{
  const char *folder;
  AhuRecord *games[N_GAMES];
  GHashTable *names; /* of those who play them */
  char *shelf; /* the folder of further games */
  char *others; /* the folder of those of the other game */
  GtkApplication *application;
  gboolean drawings;
  gboolean texts;
  gboolean layout;
  gboolean shadow;
  gboolean keys;
  char *scheme;  /* "light" or "dark", or NULL for both */
  int text;      /* percent */
  char *font;    /* a family, or NULL for the machine's */
  gboolean right_to_left;
  int colours; /* so many seats on */
  char **wanted; /* names of pages, or NULL for all */
  char *scratch;
  const Page *page;  /* the one at work, for messages */
  int width;
  int height;
  guint n_stores;
  guint n_too_large; /* pages that don't fit into the size asked for */
  guint n_dead;      /* pages with numbers of rules that lead nowhere */
  guint n_nameless;  /* pages with something that has no name */
  guint n_faint;     /* pages with something that can hardly be read */
  guint n_cut;       /* pages with a text that isn't there as a whole */
} Writer;

static Writer writer;

/* Before a game is open, the pages of the first game are its own. */
static const Page *const all_pages[] = { rn_pages, tp_pages };
static const AhuGameUi *(*const owners[]) (void) = { ahu_rn_game_ui_get, ahu_tp_game_ui_get };

void
fail (const char *format,
      ...)
{
  g_autofree char *reason = NULL;
  va_list arguments;

  va_start (arguments, format);
  reason = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_printerr ("screenshots: %s, %d × %d: %s\n", writer.page != NULL ? writer.page->name : "all pages",
              writer.width, writer.height, reason);
  exit (1);
}

/* The record up to the position that fits and is nearest to two thirds of the game. */
static guint
find_ply (AhuRecord  *record,
          const Page *page)
{
  g_autoptr (AhuSession) session = ahu_session_new (record, NULL, NULL);
  guint n_moves = ahu_record_get_moves (record)->len;
  int wanted = (int) n_moves * 2 / 3;
  int best = -1;

  g_assert_nonnull (session);
  for (int ply = (int) n_moves; ply >= 0; ply--)
    {
      gconstpointer position = ahu_session_get_position (session);

      if (g_str_equal (ahu_session_get_game (session)->step (position), page->step) &&
          (page->fits == NULL || page->fits (position)) &&
          (best < 0 || ABS (ply - wanted) < ABS (best - wanted)))
        best = ply;
      ahu_session_undo (session);
    }
  if (best < 0)
    fail ("no position of the game shows this page");
  return (guint) best;
}

static void
open_game (AhuWindow  *window,
           const Page *page)
{
  AhuRecord *record = writer.games[page->games];
  g_autofree char *path = g_build_filename (writer.scratch, "game.rapanui", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = ahu_record_to_bytes (record, ahu_record_get_moves (record),
                                                  find_ply (record, page));

  if (!g_file_set_contents (path, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), &error))
    fail ("%s", error->message);
  test_open_file (window, file);
}

/* Pictures. */

static void
painted_cb (GdkFrameClock *clock,
            gboolean      *painted)
{
  *painted = TRUE;
}

static void
wait_for_frame (GtkWidget *window)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);
  gboolean painted = FALSE;
  gulong handler = g_signal_connect (clock, "after-paint", G_CALLBACK (painted_cb), &painted);

  gtk_widget_queue_draw (window);
  while (!painted || g_main_context_pending (NULL))
    g_main_context_iteration (NULL, TRUE);
  g_signal_handler_disconnect (clock, handler);
}

static GdkTexture *
take (GtkWidget *window)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (window);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  int edge = writer.shadow ? DECORATION_ROOM : 0;
  graphene_rect_t room;

  /* Nobody looks at a window that is not the active one; without a window manager none is. */
  gtk_widget_unset_state_flags (window, GTK_STATE_FLAG_BACKDROP);
  wait_for_frame (window);
  if (writer.shadow)
    decoration_begin (window, snapshot);
  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (window),
                          gtk_widget_get_height (window));
  if (writer.shadow)
    gtk_snapshot_pop (snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  graphene_rect_init (&room, -edge, -edge, gtk_widget_get_width (window) + 2 * edge,
                      gtk_widget_get_height (window) + 2 * edge);
  return gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node, &room);
}

static gboolean
are_equal (GdkTexture *one,
           GdkTexture *other)
{
  gsize stride = (gsize) gdk_texture_get_width (one) * 4;
  gsize size = stride * gdk_texture_get_height (one);
  g_autofree guchar *a = NULL;
  g_autofree guchar *b = NULL;

  if (gdk_texture_get_width (one) != gdk_texture_get_width (other) ||
      gdk_texture_get_height (one) != gdk_texture_get_height (other))
    return FALSE;
  a = g_malloc (size);
  b = g_malloc (size);
  gdk_texture_download (one, a, stride);
  gdk_texture_download (other, b, stride);
  return memcmp (a, b, size) == 0;
}

static GdkTexture *
take_at_rest (GtkWidget *window)
{
  GdkTexture *last = take (window);

  for (guint i = 0; i < MAX_FRAMES; i++)
    {
      g_autoptr (GdkTexture) before = last;

      last = take (window);
      if (are_equal (before, last))
        return last;
    }
  fail ("the window does not come to rest");
}

/* Where drawings stand. */

static const char *
drawing_name (GtkWidget *widget)
{
  if (AHU_IS_PICTURE (widget))
    return ahu_picture_get_name (AHU_PICTURE (widget));
  if (AHU_IS_RN_CARD (widget) && ahu_rn_card_get_kind (AHU_RN_CARD (widget)) != RN_INVALID)
    return ahu_rn_art_card (ahu_rn_card_get_kind (AHU_RN_CARD (widget)));
  return NULL;
}

static void
list_drawings (GtkWidget *widget,
               GtkWidget *window,
               GString   *list)
{
  const char *name = drawing_name (widget);
  graphene_rect_t bounds;

  if (!gtk_widget_get_mapped (widget))
    return;
  if (name != NULL && gtk_widget_compute_bounds (widget, window, &bounds))
    g_string_append_printf (list, "%s %.0f %.0f %.0f %.0f\n", name, bounds.origin.x,
                            bounds.origin.y, bounds.size.width, bounds.size.height);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    list_drawings (child, window, list);
}

/* In a file of the picture's name with @suffix in place of .png. */
static void
write_beside (const char *picture,
              const char *suffix,
              const char *list)
{
  g_autofree char *path = g_strdup_printf ("%.*s%s", (int) strlen (picture) - 4, picture, suffix);
  g_autoptr (GError) error = NULL;

  if (!g_file_set_contents (path, list, -1, &error))
    fail ("%s", error->message);
}

/* One drawing a line, with x, y, width and height. Tests look at the drawings on the pictures. */
static void
write_drawings (GtkWidget  *window,
                const char *picture)
{
  g_autoptr (GString) list = g_string_new (NULL);

  list_drawings (window, window, list);
  write_beside (picture, ".drawings", list->str);
}

/* What comes after the first frame has come with the third. */
static void
wait_for_rest (GtkWidget *window)
{
  for (guint i = 0; i < 3; i++)
    wait_for_frame (window);
}

static void
write_texts (GtkWidget  *window,
             const char *picture)
{
  g_autofree char *list = NULL;

  wait_for_rest (window);
  list = texts_list (window);
  write_beside (picture, ".texts", list);
}

/* A window that stands before the game's has a size of its own, no larger than the screen. */
static gboolean
is_size_right (GtkWidget *window)
{
  int width = gtk_widget_get_width (window);
  int height = gtk_widget_get_height (window);

  if (writer.page->shown == WINDOW_OTHER)
    return width <= writer.width && height <= writer.height;
  return width == writer.width && height == writer.height;
}

static void
check_size (GtkWidget  *window,
            const char *picture)
{
  if (is_size_right (window))
    return;
  g_printerr ("screenshots: %s: needs %d × %d\n", picture, gtk_widget_get_width (window),
              gtk_widget_get_height (window));
  writer.n_too_large++;
}

static void
check_rules (GtkWidget  *window,
             const char *path)
{
  const char *words = find_dead_rule (window);

  if (words == NULL)
    return;
  g_printerr ("screenshots: %s: nothing leads to the rule in “%s”\n", path, words);
  writer.n_dead++;
}

/* Readers of the screen would tell of it by its class. */
static void
check_names (GtkWidget  *window,
             const char *path)
{
  g_autofree char *problem = test_names_find_problem (window);

  if (problem == NULL)
    return;
  g_printerr ("screenshots: %s: %s\n", path, problem);
  writer.n_nameless++;
}

static void
check_contrast (GtkWidget  *window,
                GdkTexture *picture,
                const char *path)
{
  g_autofree char *problem = writer.shadow ? NULL : contrast_find_problem (window, picture);

  if (problem == NULL)
    return;
  g_printerr ("screenshots: %s: %s\n", path, problem);
  writer.n_faint++;
}

static void
check_layout (GtkWidget  *window,
              const char *path)
{
  g_autofree char *problem = layout_find_problem (window, writer.names);

  if (problem == NULL)
    return;
  g_printerr ("screenshots: %s: %s\n", path, problem);
  writer.n_cut++;
}

static void
write_picture (GtkWidget *window)
{
  gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  g_autofree char *name = g_strdup_printf ("%s-%dx%d-%s.png", writer.page->name, writer.width,
                                           writer.height, dark ? "dark" : "light");
  g_autofree char *path = g_build_filename (writer.folder, name, NULL);
  g_autoptr (GdkTexture) texture = NULL;

  if (writer.texts)
    write_texts (window, path);
  else if (writer.layout)
    {
      wait_for_rest (window);
      check_layout (window, path);
    }
  else
    {
      texture = take_at_rest (window);
      if (!gdk_texture_save_to_png (texture, path))
        fail ("%s can't be written", path);
      check_rules (window, path);
      check_names (window, path);
      check_contrast (window, texture, path);
    }
  check_size (window, path);
  if (writer.drawings)
    write_drawings (window, path);
}

GtkWidget *
find_other (GtkWidget *window)
{
  GListModel *toplevels = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr (GtkWidget) other = g_list_model_get_item (toplevels, i);

      if (other != window && gtk_widget_get_mapped (other))
        return other;
    }
  fail ("no other window was opened");
}

static void
fit_to_screen (GtkWidget *window)
{
  int width;
  int height;

  gtk_window_get_default_size (GTK_WINDOW (window), &width, &height);
  if (writer.page->shown == WINDOW_SCREEN)
    gtk_window_set_default_size (GTK_WINDOW (window), writer.width, writer.height);
  else
    gtk_window_set_default_size (GTK_WINDOW (window), MIN (width, writer.width),
                                 MIN (height, writer.height));
}

static void
write_other (GtkWidget *window)
{
  GtkWidget *other = find_other (window);

  fit_to_screen (other);
  write_picture (other);
  gtk_window_destroy (GTK_WINDOW (other));
}

/* Each picture is of a window of its own, with a folder of games of its own, mostly an empty one. */
static void
write_page (const Page *page)
{
  g_autofree char *folder = g_strdup_printf ("%s/games-%u", writer.scratch, writer.n_stores++);
  g_autoptr (AhuStore) store = ahu_store_new (folder);
  GtkWidget *window;

  writer.page = page;
  test_window_forget_drafts ();
  if (page->games == GAMES_SHELF || page->evenings)
    shelf_fill (folder, writer.shelf, writer.others, !page->evenings);
  window = ahu_window_new (writer.application, store);
  gtk_window_set_default_size (GTK_WINDOW (window), writer.width, writer.height);
  if (writer.shadow)
    decoration_prepare (window);
  gtk_window_present (GTK_WINDOW (window));
  wait_for_frame (window);
  if (page->step != NULL)
    open_game (AHU_WINDOW (window), page);
  if (page->prepare != NULL)
    page->prepare (AHU_WINDOW (window));
  if (!g_str_equal (ahu_window_get_page (AHU_WINDOW (window)), page->expected))
    fail ("the window shows the page “%s”, not “%s”", ahu_window_get_page (AHU_WINDOW (window)),
          page->expected);
  if (page->shown == WINDOW_GAME)
    write_picture (window);
  else
    write_other (window);
  gtk_window_destroy (GTK_WINDOW (window));
  ahu_store_flush (store);
}

static gboolean
is_page (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (all_pages); i++)
    for (const Page *page = all_pages[i]; page->name != NULL; page++)
      if (g_str_equal (page->name, name))
        return TRUE;
  return FALSE;
}

static gboolean
is_wanted (const Page *page)
{
  if (page->screens == ON_NARROW_SCREENS && writer.width >= AHU_WIDTH_700)
    return FALSE;
  if (page->screens == ON_WIDE_SCREENS && writer.width < AHU_WIDTH_1024)
    return FALSE;
  return writer.wanted == NULL ||
         g_strv_contains ((const char *const *) writer.wanted, page->name);
}

static void
write_size (const char *size)
{
  if (sscanf (size, "%dx%d", &writer.width, &writer.height) != 2)
    fail ("“%s” is no size", size);
  for (guint i = 0; i < G_N_ELEMENTS (all_pages); i++)
    for (const Page *page = all_pages[i]; page->name != NULL; page++)
      if (is_wanted (page))
        {
          ahu_game_ui_use (owners[i] ());
          write_page (page);
        }
}

static void
write_scheme (const char      *name,
              AdwColorScheme   scheme,
              char           **sizes)
{
  if (writer.scheme != NULL && !g_str_equal (writer.scheme, name))
    return;

  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), scheme);
  for (guint i = 0; sizes[i] != NULL; i++)
    write_size (sizes[i]);
}

/* The players page remembers who played, and what they answered. */
static void
remember_players (AhuRecord *record)
{
  const AhuGame *game = ahu_record_get_game (record);
  const AhuGameUi *ui = ahu_game_ui_find (game);
  const char *const *colours = ahu_record_get_colours (record);
  const char *const *ids = ui->seat_choices != NULL ? ui->seat_choices () : NULL;

  ahu_settings_save_players (game, ahu_record_get_names (record), colours);
  /* What is said to who is new has pages of its own. */
  g_settings_set_boolean (ahu_settings_get_game (game), "guidance", FALSE);
  for (guint i = 0; ids != NULL && colours[i] != NULL; i++)
    ahu_settings_save_seat_choice (game, colours[i], ids[i % g_strv_length ((char **) ids)]);
}

/* Without a compositor the platform draws an edge around the window, inside its size. */
static void
remove_edge (void)
{
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_data (provider, "window.solid-csd { border: none; padding: 0; box-shadow: none; }", -1);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1);
}

/* As from the first key on that somebody presses. */
static void
show_keys (void)
{
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_data (provider, ".keycap { opacity: 1; }", -1);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_USER);
}

/* As large as the platform has it, or larger. */
static void
set_text (void)
{
  GtkSettings *settings = gtk_settings_get_default ();
  g_autofree char *font = writer.font != NULL ? g_strdup_printf ("%s 11", writer.font) : NULL;

  if (font != NULL)
    g_object_set (settings, "gtk-font-name", font, NULL);
  if (writer.text > 0)
    g_object_set (settings, "gtk-xft-dpi", 96 * 1024 * writer.text / 100, NULL);
  if (writer.right_to_left)
    gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
}

static AhuRecord *
load (const char *path)
{
  g_autoptr (GError) error = NULL;
  AhuRecord *record = ahu_record_load (path, &error);

  if (record == NULL)
    fail ("%s", error->message);
  return record;
}

/* Everybody has the colour of who sits so many seats on. Takes record. */
static AhuRecord *
with_colours (AhuRecord *record)
{
  const char *const *colours = ahu_record_get_colours (record);
  guint n = g_strv_length ((char **) colours);
  g_autofree const char **others = g_new0 (const char *, n + 1);
  AhuRecord *mended;

  for (guint i = 0; i < n; i++)
    others[i] = colours[(i + (guint) writer.colours) % n];
  mended = ahu_record_mend_setup (record, ahu_record_get_names (record), others,
                                  json_node_init_object (json_node_alloc (), ahu_record_get_setup (record)));
  if (mended == NULL)
    fail ("the colours can't be changed");
  g_object_unref (record);

  return mended;
}

/* The first player against the others. */
static AhuRecord *
as_practice (AhuRecord *record)
{
  guint n = g_strv_length ((char **) ahu_record_get_names (record));
  g_autofree AhuStrength *strengths = g_new (AhuStrength, n);

  for (guint i = 0; i < n; i++)
    strengths[i] = i == 0 ? AHU_STRENGTH_NONE : AHU_STRENGTH_MEDIUM;

  return ahu_practice_add (record, strengths, n);
}

static GHashTable *
find_names (void)
{
  GHashTable *names = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < N_GAMES; i++)
    for (const char *const *name = ahu_record_get_names (writer.games[i]); *name != NULL; name++)
      g_hash_table_add (names, (char *) *name);

  return names;
}

static void
init_texts (void)
{
  const char *localedir = g_getenv ("AHU_LOCALEDIR");

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, localedir != NULL ? localedir : AHU_LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}

static gboolean
parse (int    *argc,
       char ***argv)
{
  const GOptionEntry options[] = {
    { "drawings", 0, 0, G_OPTION_ARG_NONE, &writer.drawings, "List the drawings on each picture", NULL },
    { "texts", 0, 0, G_OPTION_ARG_NONE, &writer.texts, "List texts instead of taking pictures", NULL },
    { "layout", 0, 0, G_OPTION_ARG_NONE, &writer.layout, "Look for texts that are cut instead of taking pictures", NULL },
    { "keys", 0, 0, G_OPTION_ARG_NONE, &writer.keys, "With the keys that people see who use keys", NULL },
    { "shadow", 0, 0, G_OPTION_ARG_NONE, &writer.shadow, "With the corners and the shadow of a window", NULL },
    { "scheme", 0, 0, G_OPTION_ARG_STRING, &writer.scheme, "Only light or dark", "NAME" },
    { "text", 0, 0, G_OPTION_ARG_INT, &writer.text, "With larger text", "PERCENT" },
    { "font", 0, 0, G_OPTION_ARG_STRING, &writer.font, "In this font", "NAME" },
    { "right-to-left", 0, 0, G_OPTION_ARG_NONE, &writer.right_to_left, "As in Arabic and Hebrew", NULL },
    { "colours", 0, 0, G_OPTION_ARG_INT, &writer.colours, "Each seat in the colour of the one that many on", "SEATS" },
    { "page", 0, 0, G_OPTION_ARG_STRING_ARRAY, &writer.wanted, "Only this page", "NAME" },
    { NULL }
  };
  g_autoptr (GOptionContext) context = g_option_context_new ("FOLDER GAME UNTOLD-GAME TAPATI-OF-FOUR TAPATI-OF-SIX WIDTHxHEIGHT…");
  g_autoptr (GError) error = NULL;

  g_option_context_add_main_entries (context, options, NULL);
  if (!g_option_context_parse (context, argc, argv, &error))
    {
      g_printerr ("%s\n", error->message);
      return FALSE;
    }
  for (guint i = 0; writer.wanted != NULL && writer.wanted[i] != NULL; i++)
    if (!is_page (writer.wanted[i]))
      fail ("there is no page “%s”", writer.wanted[i]);
  if (writer.scheme != NULL && !g_str_equal (writer.scheme, "light") && !g_str_equal (writer.scheme, "dark"))
    fail ("there is no scheme “%s”", writer.scheme);
  if (*argc <= FIRST_SIZE)
    g_printerr ("usage: write-pages [OPTION…] FOLDER GAME UNTOLD-GAME TAPATI-OF-FOUR TAPATI-OF-SIX WIDTHxHEIGHT…\n");
  return *argc > FIRST_SIZE;
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (AhuApplication) application = NULL;

  if (!parse (&argc, &argv))
    return 2;

  init_texts ();
  ahu_init ();
  application = ahu_application_new ();
  if (!g_application_register (G_APPLICATION (application), NULL, NULL))
    fail ("the application can't be registered");
  /* The buttons that GNOME has in its header bars, whatever the machine has. */
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE,
                "gtk-decoration-layout", "appmenu:close", NULL);
  remove_edge ();
  if (writer.keys)
    show_keys ();
  set_text ();
  writer.folder = argv[1];
  writer.games[GAME_TOLD] = with_colours (load (argv[2]));
  writer.games[GAME_UNTOLD] = with_colours (load (argv[3]));
  writer.games[GAME_PRACTICE] = as_practice (writer.games[GAME_TOLD]);
  writer.games[GAME_TP_FOUR] = with_colours (load (argv[4]));
  writer.games[GAME_TP_SIX] = with_colours (load (argv[5]));
  writer.games[GAME_TP_PRACTICE] = as_practice (writer.games[GAME_TP_FOUR]);
  writer.names = find_names ();
  writer.shelf = g_path_get_dirname (argv[3]);
  writer.others = g_path_get_dirname (argv[5]);
  writer.application = GTK_APPLICATION (application);
  writer.scratch = g_build_filename (g_get_user_data_dir (), "screenshots", NULL);
  g_mkdir_with_parents (writer.scratch, 0700);
  g_mkdir_with_parents (writer.folder, 0755);
  remember_players (writer.games[GAME_TOLD]);
  remember_players (writer.games[GAME_TP_FOUR]);

  write_scheme ("light", ADW_COLOR_SCHEME_FORCE_LIGHT, argv + FIRST_SIZE);
  write_scheme ("dark", ADW_COLOR_SCHEME_FORCE_DARK, argv + FIRST_SIZE);

  for (guint i = 0; i < N_GAMES; i++)
    g_object_unref (writer.games[i]);
  g_hash_table_unref (writer.names);
  g_free (writer.shelf);
  g_free (writer.others);
  g_free (writer.scratch);
  g_free (writer.scheme);
  g_free (writer.font);
  g_strfreev (writer.wanted);
  return writer.n_too_large > 0 || writer.n_dead > 0 || writer.n_nameless > 0 || writer.n_faint > 0 || writer.n_cut > 0 ? 1 : 0;
}

/* bench-table.c: how long people wait for the table page, and what it costs
 *
 * Plays a whole recorded game of either kind on the real window through its controls, and measures
 * each tap up to the painted frame; then start and memory of Ahu beside an
 * empty window of libadwaita. Everything is measured in processes that this program
 * starts of itself, one after the other. Reports one JSON line, asserts nothing timed.
 * With --play it only plays, which is a test: each record that is measured can be.
 *
 * usage: bench-table [--play] RECORD
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include <adwaita.h>
#include <libintl.h>
#include <locale.h>
#include <time.h>

#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/rn-game.h"
#include "games/rapanui/ui/ahu-rn-table-page.h"
#include "games/tapati/engine/tp-json.h"
#include "games/tapati/ui/ahu-tp-table.h"
#include "main/ahu-init.h"
#include "shell/ahu-application.h"
#include "shell/window/ahu-window.h"
#include "toolkit/art/ahu-memory.h"

#include "games/rapanui/ui/rn-table-utils.h"
#include "games/tapati/ui/tp-taps-utils.h"
#include "support/test-open.h"

#define WIDTH 1280
#define HEIGHT 800
#define STARTS 7
/* Longer without a frame means that nothing moves any more. */
#define REST_MS 50

/* All times in microseconds, of the monotonic clock but for the one of the processor. */
typedef struct
{
  gint64 update; /* the activation itself: engine, widgets, file queued */
  gint64 layout; /* from there to the end of styling and layout */
  gint64 paint;  /* from there until the X server has drawn the frame */
  gint64 total;
  gint64 processor; /* what the whole took of it; without the X server and other programs */
  guint ply;
} Tap;

typedef struct
{
  TestTable table; /* of the card game; first: the table is the bench */
  Table tapati;
  const char *record;
  gboolean measures; /* or only plays */
  GdkFrameClock *clock;
  GArray *taps;
  gint64 laid_out;
  gint64 painted;
  guint n_frames;
} Bench;

static void
layout_cb (GdkFrameClock *clock,
           Bench         *bench)
{
  bench->laid_out = g_get_monotonic_time ();
}

static void
after_paint_cb (GdkFrameClock *clock,
                Bench         *bench)
{
  /* Drawing is handed to the X server; it counts until that is done. */
  gdk_display_sync (gdk_display_get_default ());
  bench->painted = g_get_monotonic_time ();
  bench->n_frames++;
}

static void
watch_frames (Bench     *bench,
              GtkWidget *window)
{
  bench->clock = gtk_widget_get_frame_clock (window);
  g_signal_connect (bench->clock, "layout", G_CALLBACK (layout_cb), bench);
  g_signal_connect (bench->clock, "after-paint", G_CALLBACK (after_paint_cb), bench);
}

static void
unwatch_frames (Bench *bench)
{
  g_signal_handlers_disconnect_by_data (bench->clock, bench);
}

static gboolean
rest_cb (gpointer user_data)
{
  *(gboolean *) user_data = TRUE;
  return G_SOURCE_REMOVE;
}

/* People tap on a table at rest: no tap may pay for the frames of the one before. */
static void
rest (Bench *bench)
{
  guint frames;

  do
    {
      gboolean over = FALSE;

      frames = bench->n_frames;
      g_timeout_add (REST_MS, rest_cb, &over);
      while (!over)
        g_main_context_iteration (NULL, TRUE);
    }
  while (frames != bench->n_frames);
}

/* As long as somebody looks at the result at least. */
static void
rest_long (void)
{
  gboolean over = FALSE;

  g_timeout_add_seconds (AHU_MEMORY_SECONDS + 1, rest_cb, &over);
  while (!over)
    g_main_context_iteration (NULL, TRUE);
}

static gint64
get_processor_time (void)
{
  struct timespec time;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);
  return (gint64) time.tv_sec * G_USEC_PER_SEC + time.tv_nsec / 1000;
}

typedef void (*Activate) (gconstpointer what);

/* The position on the page is new when the activation returns, so the first frame after it
 * shows it. */
static void
measure (Bench         *bench,
         guint          ply,
         Activate       activate,
         gconstpointer  what)
{
  Tap tap = { .ply = ply };
  gint64 start;
  gint64 returned;
  gint64 processor;
  guint frames;

  rest (bench);
  frames = bench->n_frames;
  processor = get_processor_time ();
  start = g_get_monotonic_time ();
  activate (what);
  returned = g_get_monotonic_time ();
  while (bench->n_frames == frames)
    g_main_context_iteration (NULL, TRUE);

  tap.update = returned - start;
  tap.layout = bench->laid_out - returned;
  tap.paint = bench->painted - bench->laid_out;
  tap.total = bench->painted - start;
  tap.processor = get_processor_time () - processor;
  g_array_append_val (bench->taps, tap);
}

static void
activate_choice (gconstpointer choice)
{
  gtk_widget_activate ((GtkWidget *) choice);
}

/* A TestTableActivate. */
static void
measure_choice (TestTable *table,
                AhuChoice *choice)
{
  measure ((Bench *) table, test_table_get_ply (table), activate_choice, choice);
}

static void
activate_tap (gconstpointer tap)
{
  tp_tap_make (tap);
}

/* A TpTapFunc. */
static void
measure_tap (Table       *table,
             const TpTap *tap)
{
  measure (table->data, tp_table_get_ply (table), activate_tap, tap);
}

/* The same game from before its first move, in a file of its own. */
static GFile *
write_beginning (AhuRecord *record)
{
  g_autoptr (GBytes) bytes = ahu_record_to_bytes (record, ahu_record_get_moves (record), 0);
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "bench.rapanui", NULL);
  g_autoptr (GError) error = NULL;

  g_mkdir_with_parents (g_get_user_data_dir (), 0700);
  if (!g_file_set_contents (path, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), &error))
    g_error ("%s", error->message);
  return g_file_new_for_path (path);
}

static void
play_rapanui (Bench     *bench,
              AhuWindow *window,
              GPtrArray *moves)
{
  RnMove move;

  bench->table.session = ahu_window_get_session (window);
  bench->table.window = GTK_WIDGET (window);
  bench->table.page = test_find_type (GTK_WIDGET (window), AHU_TYPE_RN_TABLE_PAGE);
  bench->table.activate = bench->measures ? measure_choice : NULL;
  for (guint i = 0; test_table_read_next (&bench->table, moves, i, &move); i++)
    test_table_enter (&bench->table, &move);
  g_assert_true (ahu_session_is_over (bench->table.session));
}

static void
play_tapati (Bench     *bench,
             AhuWindow *window,
             GPtrArray *moves)
{
  bench->tapati = (Table) { .session = ahu_window_get_session (window), .window = GTK_WIDGET (window),
                            .page = AHU_TP_TABLE (test_find_type (GTK_WIDGET (window), AHU_TYPE_TP_TABLE)),
                            .tap = bench->measures ? measure_tap : NULL, .data = bench };
  for (guint i = 0; i < moves->len; i++)
    {
      TpMove move;

      tp_move_from_json (&move, g_ptr_array_index (moves, i));
      tp_table_enter (&bench->tapati, &move);
    }
  g_assert_true (ahu_session_is_over (bench->tapati.session));
}

static void
play_game (Bench     *bench,
           AhuWindow *window)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (AhuRecord) record = ahu_record_load (bench->record, &error);
  g_autoptr (GFile) file = NULL;

  if (record == NULL)
    g_error ("%s", error->message);
  file = write_beginning (record);
  test_open_file (window, file);
  rest (bench);
  if (ahu_record_get_game (record) == rn_game_get ())
    play_rapanui (bench, window, ahu_record_get_moves (record));
  else
    play_tapati (bench, window, ahu_record_get_moves (record));
  rest (bench);
}

/* Memory. */

/* What of the memory in RAM is what, in kB. */
typedef struct
{
  guint all;
  guint own;    /* heap and stacks */
  guint files;  /* libraries, the program, fonts */
  guint frames; /* shared with the X server, to hand pictures over */
  guint part;   /* all, but of what is shared with other processes only its part */
} Memory;

/* A line of a file of the kernel about this process, in kB; 0 if it isn't there. */
static guint
read_kilobytes (const char *path,
                const char *name)
{
  g_autofree char *text = NULL;
  const char *line;

  if (!g_file_get_contents (path, &text, NULL, NULL))
    return 0;
  line = strstr (text, name);
  return line != NULL ? (guint) g_ascii_strtoull (line + strlen (name), NULL, 10) : 0;
}

static void
print_memory (void)
{
  g_print ("memory %u %u %u %u %u\n", read_kilobytes ("/proc/self/status", "VmRSS:"),
           read_kilobytes ("/proc/self/status", "RssAnon:"),
           read_kilobytes ("/proc/self/status", "RssFile:"),
           read_kilobytes ("/proc/self/status", "RssShmem:"),
           read_kilobytes ("/proc/self/smaps_rollup", "\nPss:"));
}

/* The processes measured. */

static void
print_taps (Bench *bench)
{
  for (guint i = 0; i < bench->taps->len; i++)
    {
      Tap *tap = &g_array_index (bench->taps, Tap, i);

      g_print ("tap %u %" G_GINT64_FORMAT " %" G_GINT64_FORMAT " %" G_GINT64_FORMAT " %"
               G_GINT64_FORMAT " %" G_GINT64_FORMAT "\n", tap->ply, tap->update, tap->layout,
               tap->paint, tap->total, tap->processor);
    }
}

static gboolean
first_frame_cb (gpointer user_data)
{
  Bench *bench = user_data;
  GApplication *application = g_application_get_default ();
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (application));

  g_print ("shown %" G_GINT64_FORMAT "\n", bench->painted);
  rest (bench);
  if (bench->record != NULL && AHU_IS_WINDOW (window))
    {
      play_game (bench, AHU_WINDOW (window));
      print_taps (bench);
      if (bench->measures)
        rest_long ();
    }
  print_memory ();
  unwatch_frames (bench);
  gtk_window_destroy (window);
  return G_SOURCE_REMOVE;
}

static void
first_paint_cb (GdkFrameClock *clock,
                Bench         *bench)
{
  g_signal_handlers_disconnect_by_func (clock, first_paint_cb, bench);
  watch_frames (bench, GTK_WIDGET (gtk_application_get_active_window (
                         GTK_APPLICATION (g_application_get_default ()))));
  after_paint_cb (clock, bench);
  g_idle_add (first_frame_cb, bench);
}

static void
empty_activate_cb (GtkApplication *application)
{
  GtkWidget *window = adw_application_window_new (application);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
}

/* A window has its size from the program; on a display without a window manager
 * nothing else changes it. */
static void
window_added_cb (GtkApplication *application,
                 GtkWindow      *window,
                 Bench          *bench)
{
  gtk_window_set_default_size (window, WIDTH, HEIGHT);
  gtk_widget_realize (GTK_WIDGET (window));
  g_signal_connect (gtk_widget_get_frame_clock (GTK_WIDGET (window)), "after-paint",
                    G_CALLBACK (first_paint_cb), bench);
}

static int
run_child (const char *kind,
           const char *record)
{
  g_autoptr (GtkApplication) application = NULL;
  g_autoptr (GArray) taps = g_array_new (FALSE, FALSE, sizeof (Tap));
  Bench bench = { .record = record, .measures = !g_str_equal (kind, "play"), .taps = taps };

  setlocale (LC_ALL, "");
  textdomain (GETTEXT_PACKAGE);
  if (!g_str_equal (kind, "empty"))
    {
      ahu_init ();
      application = GTK_APPLICATION (ahu_application_new ());
    }
  else
    {
      application = GTK_APPLICATION (adw_application_new (AHU_APPLICATION_ID,
                                                          G_APPLICATION_DEFAULT_FLAGS));
      g_signal_connect (application, "activate", G_CALLBACK (empty_activate_cb), NULL);
    }
  g_signal_connect (application, "window-added", G_CALLBACK (window_added_cb), &bench);
  return g_application_run (G_APPLICATION (application), 0, NULL);
}

/* The process that starts them and adds up. */

typedef struct
{
  double start; /* ms from before the process is made to its first frame */
  Memory memory;
  GArray *taps;
} Child;

static void
read_line (Child      *child,
           const char *line,
           gint64      before)
{
  gint64 shown;
  Tap tap = { 0 };

  if (sscanf (line, "shown %" G_GINT64_FORMAT, &shown) == 1)
    child->start = (shown - before) / 1000.0;
  else if (sscanf (line, "memory %u %u %u %u %u", &child->memory.all, &child->memory.own,
                   &child->memory.files, &child->memory.frames, &child->memory.part) == 5)
    return;
  else if (sscanf (line, "tap %u %" G_GINT64_FORMAT " %" G_GINT64_FORMAT " %" G_GINT64_FORMAT
                   " %" G_GINT64_FORMAT " %" G_GINT64_FORMAT, &tap.ply, &tap.update, &tap.layout,
                   &tap.paint, &tap.total, &tap.processor) == 6)
    g_array_append_val (child->taps, tap);
}

static Child
start_child (const char *self,
             const char *kind,
             const char *record)
{
  const char *argv[] = { self, "--child", kind, record, NULL };
  Child child = { .taps = g_array_new (FALSE, FALSE, sizeof (Tap)) };
  g_autofree char *output = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;
  gint64 before = g_get_monotonic_time ();
  int status;

  if (!g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_DEFAULT, NULL, NULL, &output, NULL,
                     &status, &error) ||
      !g_spawn_check_wait_status (status, &error))
    g_error ("%s: %s", kind, error->message);
  lines = g_strsplit (output, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    read_line (&child, lines[i], before);
  return child;
}

static int
compare_doubles (gconstpointer a,
                 gconstpointer b)
{
  double one = *(const double *) a;
  double other = *(const double *) b;

  return (one > other) - (one < other);
}

/* The value below which @share of them are, (element-type double); sorts them. */
static double
quantile (GArray *values,
          double  share)
{
  guint rank = (guint) (share * values->len);

  g_array_sort (values, compare_doubles);
  return g_array_index (values, double, MIN (rank, values->len - 1));
}

static GArray *
pick (GArray *taps,
      gsize   member)
{
  GArray *values = g_array_new (FALSE, FALSE, sizeof (double));

  for (guint i = 0; i < taps->len; i++)
    {
      double value = G_STRUCT_MEMBER (gint64, &g_array_index (taps, Tap, i), member) / 1000.0;

      g_array_append_val (values, value);
    }
  return values;
}

static void
print_part (const char *name,
            GArray     *taps,
            gsize       member)
{
  g_autoptr (GArray) values = pick (taps, member);

  g_print ("\"%s\":{\"median\":%.2f,\"p95\":%.2f,\"worst\":%.2f},", name,
           quantile (values, 0.5), quantile (values, 0.95), quantile (values, 1));
}

static guint
find_slowest (GArray *taps)
{
  guint slowest = 0;

  for (guint i = 1; i < taps->len; i++)
    if (g_array_index (taps, Tap, i).total > g_array_index (taps, Tap, slowest).total)
      slowest = i;
  return g_array_index (taps, Tap, slowest).ply;
}

static void
print_memory_of (const char   *name,
                 const Memory *memory)
{
  g_print ("\"%s\":{\"all\":%.1f,\"own\":%.1f,\"files\":%.1f,\"frames\":%.1f,\"part\":%.1f}",
           name, memory->all / 1024.0, memory->own / 1024.0, memory->files / 1024.0,
           memory->frames / 1024.0, memory->part / 1024.0);
}

/* Starts both in turn, so that whatever the machine does meets both. */
static void
print_starts (const char *self)
{
  g_autoptr (GArray) ahu = g_array_new (FALSE, FALSE, sizeof (double));
  g_autoptr (GArray) empty = g_array_new (FALSE, FALSE, sizeof (double));
  Child child = { 0 };

  for (guint i = 0; i < STARTS; i++)
    {
      child = start_child (self, "ahu", NULL);
      g_array_append_val (ahu, child.start);
      g_array_unref (child.taps);
      child = start_child (self, "empty", NULL);
      g_array_append_val (empty, child.start);
      g_array_unref (child.taps);
    }
  g_print ("\"start_ms\":{\"ahu\":%.0f,\"empty\":%.0f},", quantile (ahu, 0.5), quantile (empty, 0.5));
  print_memory_of ("empty_memory_mib", &child.memory);
  g_print ("}\n");
}

int
main (int   argc,
      char *argv[])
{
  g_autofree char *name = NULL;
  Child game;

  if (argc >= 3 && g_str_equal (argv[1], "--child"))
    return run_child (argv[2], argv[3]);
  if (argc == 3 && g_str_equal (argv[1], "--play"))
    return run_child ("play", argv[2]);
  if (argc != 2)
    {
      g_printerr ("usage: bench-table [--play] RECORD\n");
      return 2;
    }

  game = start_child (argv[0], "ahu", argv[1]);
  if (game.taps->len == 0)
    g_error ("nothing was measured");
  name = g_path_get_basename (argv[1]);
  g_print ("{\"bench\":\"table\",\"record\":\"%s\",\"taps\":%u,", name, game.taps->len);
  print_part ("tap_to_frame_ms", game.taps, G_STRUCT_OFFSET (Tap, total));
  print_part ("update_ms", game.taps, G_STRUCT_OFFSET (Tap, update));
  print_part ("layout_ms", game.taps, G_STRUCT_OFFSET (Tap, layout));
  print_part ("paint_ms", game.taps, G_STRUCT_OFFSET (Tap, paint));
  print_part ("processor_ms", game.taps, G_STRUCT_OFFSET (Tap, processor));
  g_print ("\"slowest_ply\":%u,", find_slowest (game.taps));
  print_memory_of ("game_memory_mib", &game.memory);
  g_print (",");
  g_array_unref (game.taps);
  print_starts (argv[0]);
  return 0;
}

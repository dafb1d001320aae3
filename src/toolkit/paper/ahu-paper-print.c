/* ahu-paper-print.c: the result on paper for the platform's print dialog
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/paper/ahu-paper-print.h"

#include <glib/gi18n.h>

#include "toolkit/paper/ahu-paper-pages.h"

/* On a postcard the sheet is made smaller, not set in a few words a line. */
#define LEAST_WIDTH 400.0

typedef struct
{
  AhuPaper *paper;
  AhuPaperPages *pages;
  double scale;
} Print;

static void
print_free (gpointer  data,
            GClosure *closure)
{
  Print *print = data;

  g_clear_pointer (&print->pages, ahu_paper_pages_free);
  g_object_unref (print->paper);
  g_free (print);
}

static void
begin_cb (GtkPrintOperation *operation,
          GtkPrintContext   *context,
          Print             *print)
{
  double width = gtk_print_context_get_width (context);

  print->scale = MIN (1, width / LEAST_WIDTH);
  g_clear_pointer (&print->pages, ahu_paper_pages_free);
  print->pages = ahu_paper_pages_new (print->paper, width / print->scale,
                                      gtk_print_context_get_height (context) / print->scale);
  gtk_print_operation_set_n_pages (operation, (int) ahu_paper_pages_get_n (print->pages));
}

static void
draw_cb (GtkPrintOperation *operation,
         GtkPrintContext   *context,
         int                page,
         Print             *print)
{
  cairo_t *cr = gtk_print_context_get_cairo_context (context);

  cairo_scale (cr, print->scale, print->scale);
  ahu_paper_pages_draw (print->pages, cr, (guint) page);
}

GtkPrintOperation *
ahu_paper_print_operation_new (AhuPaper *paper)
{
  g_autoptr (GtkPrintSettings) settings = NULL;
  g_autofree char *name = NULL;
  GtkPrintOperation *operation;
  Print *print;

  g_return_val_if_fail (AHU_IS_PAPER (paper), NULL);

  print = g_new0 (Print, 1);
  print->paper = g_object_ref (paper);
  operation = gtk_print_operation_new ();
  settings = gtk_print_settings_new ();
  /* So that no game replaces another one, nor the rules. */
  name = g_strdelimit (g_strdup_printf ("%s – %s", ahu_paper_get_title (paper), ahu_paper_get_subtitle (paper)), "/", '-');
  gtk_print_settings_set (settings, GTK_PRINT_SETTINGS_OUTPUT_BASENAME, name);
  gtk_print_operation_set_print_settings (operation, settings);
  gtk_print_operation_set_job_name (operation, name);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  gtk_print_operation_set_allow_async (operation, TRUE);
  /* The sheet has its own margins, wider than what printers leave white. */
  gtk_print_operation_set_use_full_page (operation, TRUE);
  g_signal_connect_data (operation, "begin-print", G_CALLBACK (begin_cb), print, print_free, 0);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw_cb), print);

  return operation;
}

/* The dialog has a printer that writes a file. */
static char *
dup_done (GtkPrintOperation *operation)
{
  GtkPrintSettings *settings = gtk_print_operation_get_print_settings (operation);
  const char *uri = settings != NULL ? gtk_print_settings_get (settings, GTK_PRINT_SETTINGS_OUTPUT_URI) : NULL;
  g_autoptr (GFile) file = NULL;
  g_autofree char *name = NULL;

  if (uri == NULL)
    return g_strdup (_("Sent to the printer."));
  file = g_file_new_for_uri (uri);
  name = g_file_get_parse_name (file);

  /* Translators: %s is a file with its folders. */
  return g_strdup_printf (_("Saved as “%s”."), name);
}

static void
done_cb (GtkPrintOperation       *operation,
         GtkPrintOperationResult  result,
         AhuMessageBar           *bar)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *message = NULL;

  if (result == GTK_PRINT_OPERATION_RESULT_APPLY)
    {
      message = dup_done (operation);
      ahu_message_bar_set_done (bar, message);
    }
  if (result != GTK_PRINT_OPERATION_RESULT_ERROR)
    return;

  gtk_print_operation_get_error (operation, &error);
  /* Translators: %s is the system’s reason. */
  message = error != NULL ? g_strdup_printf (_("This couldn’t be printed: %s"), error->message) : NULL;
  ahu_message_bar_set_message (bar, message != NULL ? message : _("This couldn’t be printed."));
}

void
ahu_paper_print_run (GtkPrintOperation       *operation,
                     GtkPrintOperationAction  action,
                     AhuMessageBar           *bar)
{
  GtkRoot *root;

  g_return_if_fail (GTK_IS_PRINT_OPERATION (operation));
  g_return_if_fail (AHU_IS_MESSAGE_BAR (bar));

  root = gtk_widget_get_root (GTK_WIDGET (bar));
  g_signal_connect_object (operation, "done", G_CALLBACK (done_cb), bar, 0);
  gtk_print_operation_run (operation, action, GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL, NULL);
}

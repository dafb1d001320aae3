/* write-papers.c: writes the results on paper of games in every form they have
 *
 * For check_papers.py, in the language of the environment. The names of the
 * players may be replaced, so that odd ones are tried with whole games.
 *
 * usage: write-papers [--font=FONT] FOLDER/NAME RECORD-OR-RESULT-SHEET [PLAYER…] [-- the same of a further one]…
 *   --font=FONT  the system's font, such as “Sans 22”, of this paper
 *
 *        write-papers --aid GAME FOLDER/NAME
 *
 * writes FOLDER/NAME.pdf (A4), -letter.pdf, -print.pdf, .png, .csv and .txt
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "core/game/ahu-ranking-csv.h"
#include "toolkit/entry/ahu-score-form.h"
#include "toolkit/entry/ahu-sheet.h"
#include "toolkit/game/ahu-game-ui.h"
#include "toolkit/paper/ahu-paper-aid.h"
#include "toolkit/paper/ahu-paper-course.h"
#include "toolkit/paper/ahu-paper-card.h"
#include "toolkit/paper/ahu-paper-file.h"
#include "toolkit/paper/ahu-paper-pages.h"
#include "toolkit/paper/ahu-paper-print.h"
#include "toolkit/rules/ahu-rules-text.h"

#include "support/test-ui.h"

static char **new_names;

static void
fail (const char *what,
      const char *why)
{
  g_printerr ("write-papers: %s: %s\n", what, why);
  exit (1);
}

/* Writes the new names over those in the document. */
static void
rename_players (JsonObject *document)
{
  JsonArray *players = json_object_get_array_member (document, "players");

  for (guint i = 0; new_names[i] != NULL && i < json_array_get_length (players); i++)
    json_object_set_string_member (json_array_get_object_element (players, i), "name", new_names[i]);
}

static AhuPaper *
paper_of_record (JsonObject *document)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (AhuRecord) record = ahu_record_new_from_document (document, &error);
  g_autoptr (AhuSession) session = NULL;
  AhuPaper *paper;

  if (record == NULL)
    fail ("record", error->message);
  session = ahu_session_new (record, NULL, NULL);
  if (session == NULL || !ahu_session_is_over (session))
    fail ("record", "not a game that is over");

  paper = ahu_game_ui_find (ahu_record_get_game (record))->result_paper_new (session);
  ahu_paper_add_course (paper, session);

  return paper;
}

/* As the form of its game has it, which is nowhere shown. */
static AhuPaper *
paper_of_sheet (JsonObject *document)
{
  g_autoptr (AhuRefusal) refusal = NULL;
  g_autoptr (GError) error = NULL;
  const AhuGameUi *ui = ahu_game_ui_find (ahu_document_get_game (document));
  g_autoptr (AhuSheet) sheet = ahu_sheet_new (ui->game);
  GtkWidget *form;
  AhuPaper *paper;

  if (!ahu_sheet_open (sheet, document, &refusal, &error))
    fail ("result sheet", error != NULL ? error->message : refusal->message);

  form = g_object_ref_sink (ui->score_form_new (sheet));
  paper = ahu_score_form_paper_new (AHU_SCORE_FORM (form), ui->name);
  g_object_unref (form);

  return paper;
}

static AhuPaper *
load (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = ahu_document_read (path, &error);
  JsonObject *document = bytes != NULL ? ahu_document_parse (bytes, &error) : NULL;
  AhuPaper *paper;

  if (document == NULL)
    fail (path, error->message);
  rename_players (document);
  paper = ahu_document_is_result (document) ? paper_of_sheet (document) : paper_of_record (document);
  json_object_unref (document);

  return paper;
}

static void
write_file (const char *stem,
            const char *suffix,
            GBytes     *bytes)
{
  g_autofree char *path = g_strconcat (stem, suffix, NULL);
  g_autoptr (GBytes) content = bytes;
  g_autoptr (GError) error = NULL;

  if (!g_file_set_contents (path, g_bytes_get_data (content, NULL), (gssize) g_bytes_get_size (content), &error))
    fail (path, error->message);
}

static void
done_cb (GtkPrintOperation       *operation,
         GtkPrintOperationResult  result,
         gboolean                *done)
{
  if (result != GTK_PRINT_OPERATION_RESULT_APPLY)
    fail ("print", "failed");
  *done = TRUE;
}

/* What the print dialog’s button begins, into a file. */
static void
print_file (AhuPaper   *paper,
            const char *stem)
{
  g_autofree char *path = g_strconcat (stem, "-print.pdf", NULL);
  g_autoptr (GtkPrintOperation) operation = ahu_paper_print_operation_new (paper);
  g_autoptr (GtkPageSetup) setup = gtk_page_setup_new ();
  GtkPaperSize *size = gtk_paper_size_new (GTK_PAPER_NAME_A4);
  gboolean done = FALSE;

  gtk_page_setup_set_paper_size (setup, size);
  gtk_paper_size_free (size);
  gtk_print_operation_set_default_page_setup (operation, setup);
  gtk_print_operation_set_export_filename (operation, path);
  g_signal_connect (operation, "done", G_CALLBACK (done_cb), &done);
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_EXPORT, NULL, NULL);
  while (!done)
    g_main_context_iteration (NULL, TRUE);
}

static void
write_text (const char *stem,
            const char *suffix,
            char       *text)
{
  write_file (stem, suffix, g_bytes_new_take (text, strlen (text)));
}

/* Returns what comes after the arguments of this paper. */
static char **
write_paper (char **arguments)
{
  g_autoptr (AhuPaper) paper = NULL;
  GtkSettings *settings = gtk_settings_get_default ();
  char **end = arguments;
  char **rest;
  g_autoptr (GdkTexture) card = NULL;
  const char *stem;

  while (*end != NULL && !g_str_equal (*end, "--"))
    end++;
  rest = *end != NULL ? end + 1 : end;
  *end = NULL;

  gtk_settings_reset_property (settings, "gtk-font-name");
  if (*arguments != NULL && g_str_has_prefix (*arguments, "--font="))
    g_object_set (settings, "gtk-font-name", *arguments++ + strlen ("--font="), NULL);
  if (end - arguments < 2)
    fail ("usage", "write-papers [--font=FONT] FOLDER/NAME RECORD-OR-RESULT-SHEET [PLAYER…] [-- …]");

  stem = arguments[0];
  new_names = arguments + 2;
  paper = load (arguments[1]);
  card = ahu_paper_to_card (paper);
  write_file (stem, ".pdf", ahu_paper_to_pdf (paper, AHU_PAPER_WIDTH, AHU_PAPER_HEIGHT));
  write_file (stem, "-letter.pdf", ahu_paper_to_pdf (paper, 612, 792));
  print_file (paper, stem);
  write_file (stem, ".png", gdk_texture_save_to_png_bytes (card));
  write_text (stem, ".csv", ahu_ranking_to_csv (ahu_paper_get_ranking (paper), ahu_paper_get_names (paper)));
  write_text (stem, ".txt", g_strdup (ahu_paper_get_text (paper)));

  return rest;
}

/* What a game teaches, on two sides of A5. */
static void
write_aid (const char *id,
           const char *stem)
{
  const AhuGameUi *ui = ahu_game_ui_find (ahu_game_find (id));
  g_autoptr (AhuPaper) paper = ahu_paper_aid_new (ahu_rules_get_shared (ui), ui->name);

  write_file (stem, ".pdf", ahu_paper_to_pdf (paper, AHU_PAPER_AID_WIDTH, AHU_PAPER_AID_HEIGHT));
}

int
main (int    argc,
      char **argv)
{
  char **arguments;

  test_ui_init (&argc, &argv);
  arguments = argv + 1;
  if (argc == 4 && g_str_equal (argv[1], "--aid"))
    {
      write_aid (argv[2], argv[3]);
      return 0;
    }
  do
    arguments = write_paper (arguments);
  while (*arguments != NULL);

  return 0;
}

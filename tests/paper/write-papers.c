/* write-papers.c: writes the score sheet of a game in every form it has
 *
 * For check_papers.py, in the language of the environment. The names of the
 * players may be replaced, so that odd ones are tried with whole games.
 *
 * usage: write-papers FOLDER/NAME RECORD-OR-RESULT-SHEET [PLAYER…]
 *
 * writes FOLDER/NAME.pdf (A4), -letter.pdf, .png, .csv and .txt
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "app/ahu-paper-file.h"
#include "app/ahu-paper-pages.h"
#include "app/rapanui/ahu-rn-paper.h"
#include "core/ahu-ranking-csv.h"
#include "rapanui/rn-json.h"
#include "rapanui/rn-sheet.h"

#include "test-ui.h"

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

  if (record == NULL)
    fail ("record", error->message);
  session = ahu_session_new (record, NULL, NULL);
  if (session == NULL || !ahu_session_is_over (session))
    fail ("record", "not a game that is over");

  return ahu_rn_paper_new (session);
}

static AhuPaper *
paper_of_sheet (JsonObject *document)
{
  static const char *const all[] = { "red", "green", "violet", "blue" };
  const char *colours[RN_MAX_PLAYERS + 1] = { NULL };
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) names = ahu_document_check_players (document, &error);
  RnSheet sheet;

  if (names == NULL || !rn_sheet_from_json (&sheet, document, &error))
    fail ("result sheet", error->message);
  for (guint i = 0; names[i] != NULL; i++)
    colours[i] = all[i];

  return ahu_rn_paper_new_for_sheet (&sheet, (const char *const *) names, colours);
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
write_text (const char *stem,
            const char *suffix,
            char       *text)
{
  write_file (stem, suffix, g_bytes_new_take (text, strlen (text)));
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (AhuPaper) paper = NULL;

  test_ui_init (&argc, &argv);
  if (argc < 3)
    fail ("usage", "write-papers FOLDER/NAME RECORD-OR-RESULT-SHEET [PLAYER…]");

  new_names = argv + 3;
  paper = load (argv[2]);
  write_file (argv[1], ".pdf", ahu_paper_to_pdf (paper, AHU_PAPER_WIDTH, AHU_PAPER_HEIGHT));
  write_file (argv[1], "-letter.pdf", ahu_paper_to_pdf (paper, 612, 792));
  write_file (argv[1], ".png", ahu_paper_to_png (paper));
  write_text (argv[1], ".csv", ahu_ranking_to_csv (ahu_paper_get_ranking (paper), ahu_paper_get_names (paper)));
  write_text (argv[1], ".txt", g_strdup (ahu_paper_get_text (paper)));

  return 0;
}

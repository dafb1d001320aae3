/* ahu-cli-analyse.c: ahu-cli analyse: what each move of a record has changed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "cli/ahu-cli-verbs.h"

#include <glib/gi18n.h>
#include <math.h>
#include <stdio.h>

#include "cli/ahu-cli-advice.h"
#include "cli/ahu-cli-output.h"

typedef struct
{
  const AhuCliQuestion *question;
  GCancellable *cancellable;
} Request;

static JsonArray *
chances_to_json (const double *chances,
                 guint         n)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < n; i++)
    json_array_add_double_element (array, chances[i]);

  return array;
}

static void
print_json (const AhuAnalysisMove *line)
{
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);
  JsonObject *object = json_object_new ();
  JsonObject *common = json_object_new ();

  json_object_set_int_member (object, "ply", line->ply);
  if (line->player >= 0)
    json_object_set_int_member (object, "player", line->player);
  else
    json_object_set_null_member (object, "player");
  json_object_set_member (object, "move", json_node_ref (line->move));
  json_object_set_array_member (object, "before", chances_to_json (line->before, line->n_players));
  json_object_set_array_member (object, "after", chances_to_json (line->after, line->n_players));
  json_object_set_member (object, "best", json_node_ref (line->best));
  json_object_set_double_member (object, "loss", line->loss);
  json_object_set_array_member (common, "before", chances_to_json (line->common_before, line->n_players));
  json_object_set_array_member (common, "after", chances_to_json (line->common_after, line->n_players));
  json_object_set_object_member (object, "common", common);
  json_node_take_object (node, object);
  ahu_cli_print_json (node);
}

/* The move as the log tells it, on one line. */
static char *
tell_move (const AhuCliQuestion  *question,
           const AhuAnalysisMove *line)
{
  AhuRecord *record = ahu_history_get_record (question->history);
  g_auto (GStrv) lines
    = ahu_record_get_game (record)->describe_move (ahu_history_get_position (question->history, line->ply), line->move,
                                                   ahu_record_get_names (record), NULL);

  return g_strjoinv (C_("sentences", " "), lines);
}

static void
print_text (const Request         *request,
            const AhuAnalysisMove *line)
{
  g_autofree char *text = tell_move (request->question, line);
  guint seat = line->player >= 0 ? (guint) line->player : 0;

  if (line->player < 0)
    g_print ("%s", text);
  else
    /* Translators: %1$s is a sentence that tells a move, %2$.0f and %3$.0f the chance to
       win of who made it, before and after it, in percent */
    g_print (_("%1$s Chance to win %2$.0f%% → %3$.0f%%."), text, round (line->before[seat] * 100),
             round (line->after[seat] * 100));
  g_print ("\n");
  if (round (line->loss * 100) < 1)
    return;

  /* Translators: below a move that was made; %s is a sentence that tells another move. */
  g_print (_("  Better: %s"), line->best_text);
  g_print ("\n");
}

static void
print_move_cb (const AhuAnalysisMove *line,
               gpointer              data)
{
  Request *request = data;

  if (request->question->json)
    print_json (line);
  else
    print_text (request, line);

  /* Whoever reads it may have seen enough. */
  if (fflush (stdout) != 0)
    g_cancellable_cancel (request->cancellable);
}

static gboolean
analyse (const AhuCliQuestion *question)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Request request = { question, cancellable };

  if (question->advisor->analyse == NULL)
    return FALSE;

  question->advisor->analyse (question->history, 0, &question->limits, cancellable, print_move_cb, &request, NULL);

  return TRUE;
}

AhuCliStatus
ahu_cli_analyse (int    argc,
                 char **argv)
{
  static const AhuCliAdviceVerb verb = {
    .summary = N_("Prints for each move of a record how it changed the chance to win, and what was best."),
    .json_help = N_("Prints JSON Lines"),
    /* Translators: %s is the name of a game in records. */
    .missing = N_("Games of “%s” can’t be analysed yet."),
    .answer = analyse,
  };

  return ahu_cli_advise (argc, argv, &verb);
}

/* ahu-cli-hint.c: ahu-cli hint: the best moves of the last position of a record
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "cli/ahu-cli-verbs.h"

#include <glib/gi18n.h>
#include <math.h>

#include "cli/ahu-cli-advice.h"
#include "cli/ahu-cli-output.h"

static void
add_detail_cb (JsonObject *details,
               const char *member,
               JsonNode   *value,
               gpointer    object)
{
  json_object_set_member (object, member, json_node_ref (value));
}

static JsonObject *
advice_to_json (const AhuAdvice *advice)
{
  JsonObject *object = json_object_new ();

  json_object_set_member (object, "move", json_node_ref (advice->move));
  json_object_set_double_member (object, "points", advice->points);
  json_object_set_double_member (object, "win", advice->win);
  json_object_set_int_member (object, "playouts", advice->playouts);
  if (advice->details != NULL)
    json_object_foreach_member (advice->details, add_detail_cb, object);

  return object;
}

static void
print_json (GPtrArray *advice)
{
  JsonNode *node = json_node_new (JSON_NODE_ARRAY);
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < advice->len; i++)
    json_array_add_object_element (array, advice_to_json (g_ptr_array_index (advice, i)));
  json_node_take_array (node, array);
  ahu_cli_print_json (node);
}

static void
print_line (const AhuAdvice *advice)
{
  g_autofree char *reasons = NULL;

  /* Too few games were thought through to try all moves. */
  if (advice->playouts == 0)
    g_print ("%s", advice->text);
  else
    /* Translators: %1$s is a sentence that tells a move, %2$.0f the chance to win after it
       in percent, %3$s such as “12.3 points” to be expected in the end; both are averages
       of %4$u games that the computer has played in its mind */
    g_print (ngettext ("%1$s Chance to win %2$.0f%%, %3$s, from %4$u game thought through.",
                       "%1$s Chance to win %2$.0f%%, %3$s, from %4$u games thought through.",
                       advice->playouts),
             advice->text, round (advice->win * 100), advice->points_text, advice->playouts);
  g_print ("\n");
  if (advice->reasons == NULL)
    return;

  reasons = g_strjoinv (C_("sentences", " "), advice->reasons);
  g_print ("  %s\n", reasons);
}

static void
print_text (GPtrArray *advice)
{
  if (advice->len == 0)
    g_print ("%s\n", _("Nobody has anything to choose right now."));
  for (guint i = 0; i < advice->len; i++)
    print_line (g_ptr_array_index (advice, i));
}

static gboolean
give_hint (const AhuCliQuestion *question)
{
  g_autofree char *caveat = NULL;
  g_autoptr (GPtrArray) advice = NULL;

  if (question->advisor->rank == NULL)
    return FALSE;

  advice = question->advisor->rank (question->history, ahu_history_get_ply (question->history), AHU_NOBODY,
                                    &question->limits, NULL, &caveat, NULL);
  if (!question->json && caveat != NULL)
    g_printerr ("%s\n", caveat);
  if (question->json)
    print_json (advice);
  else
    print_text (advice);

  return TRUE;
}

AhuCliStatus
ahu_cli_hint (int    argc,
              char **argv)
{
  static const AhuCliAdviceVerb verb = {
    .summary = N_("Prints the moves that are possible at the end of a record, the best first."),
    .json_help = N_("Prints JSON"),
    /* Translators: %s is the name of a game in records. */
    .missing = N_("There are no hints for the game “%s” yet."),
    .answer = give_hint,
  };

  return ahu_cli_advise (argc, argv, &verb);
}

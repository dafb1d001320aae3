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
#include "rapanui/rn-json.h"
#include "rapanui/rn-outlook.h"

static JsonObject *
reason_to_json (const RnAdvice *advice,
                guint           n_players)
{
  static const char *const ids[] = {
    [RN_ADVICE_UNCOVERS] = "uncovers",
    [RN_ADVICE_LEADS] = "leads",
    [RN_ADVICE_BUILDS] = "builds",
    [RN_ADVICE_STONE] = "stone",
  };
  JsonObject *reason = json_object_new ();
  JsonArray *amount = json_array_new ();

  for (guint p = 0; p < n_players; p++)
    json_array_add_int_element (amount, advice->amount[p]);
  json_object_set_string_member (reason, "why", ids[advice->reason]);
  json_object_set_string_member (reason, "card", rn_kind_id (advice->kind));
  json_object_set_array_member (reason, "amount", amount);

  return reason;
}

static JsonObject *
advice_to_json (const RnAdvice *advice,
                guint           n_players)
{
  JsonObject *object = json_object_new ();

  json_object_set_member (object, "move", rn_move_to_json (&advice->move));
  json_object_set_double_member (object, "points", advice->points);
  json_object_set_double_member (object, "win", advice->win);
  json_object_set_int_member (object, "playouts", advice->playouts);
  json_object_set_int_member (object, "price", advice->price);
  switch ((RnAdviceReason) advice->reason)
    {
    case RN_ADVICE_UNCOVERS:
    case RN_ADVICE_LEADS:
    case RN_ADVICE_BUILDS:
    case RN_ADVICE_STONE:
      json_object_set_object_member (object, "reason", reason_to_json (advice, n_players));
      break;
    case RN_ADVICE_NONE:
    case RN_ADVICE_PRICE:
    case RN_ADVICE_REWARD:
    default:
      break;
    }

  return object;
}

static void
print_json (const RnAdvice *advice,
            guint           n_advice,
            guint           n_players)
{
  JsonNode *node = json_node_new (JSON_NODE_ARRAY);
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < n_advice; i++)
    json_array_add_object_element (array, advice_to_json (&advice[i], n_players));
  json_node_take_array (node, array);
  ahu_cli_print_json (node);
}

/* A record holds the Stone, so what lies open there need not be kept back (D3). */
static void
print_reason (const AhuCliQuestion *question,
              const RnMove         *move)
{
  const RnPosition *position = ahu_history_get_position (question->history, ahu_history_get_ply (question->history));
  g_auto (GStrv) sentences
    = rn_outlook_sentences (position, move,
                            ahu_record_get_names (ahu_history_get_record (question->history)), TRUE);
  g_autofree char *text = sentences != NULL ? g_strjoinv (C_("sentences", " "), sentences) : NULL;

  if (text != NULL)
    g_print ("  %s\n", text);
}

static void
print_line (const AhuCliQuestion *question,
            const RnAdvice       *advice)
{
  g_autofree char *text = ahu_cli_tell_choice (question, ahu_history_get_ply (question->history), &advice->move);

  /* Too few games were thought through to try all moves. */
  if (advice->playouts == 0)
    g_print ("%s", text);
  else
    /* Translators: %1$s is a sentence that tells a move, %2$.0f the chance to win after it
       in percent, %3$.1f the glory points to be expected in the end; both are averages of
       %4$u games that the computer has played in its mind */
    g_print (ngettext ("%1$s Chance to win %2$.0f%%, %3$.1f glory points, from %4$u game thought through.",
                       "%1$s Chance to win %2$.0f%%, %3$.1f glory points, from %4$u games thought through.",
                       advice->playouts),
             text, round (advice->win * 100), advice->points, advice->playouts);
  g_print ("\n");
  print_reason (question, &advice->move);
}

static void
print_text (const AhuCliQuestion *question,
            const RnAdvice       *advice,
            guint                 n_advice)
{
  if (n_advice == 0)
    g_print ("%s\n", _("Nobody has anything to choose right now."));
  for (guint i = 0; i < n_advice; i++)
    print_line (question, &advice[i]);
}

static void
give_hint (const AhuCliQuestion *question)
{
  guint ply = ahu_history_get_ply (question->history);
  const RnPosition *position = ahu_history_get_position (question->history, ply);
  guint8 players[RN_MAX_PLAYERS] = { 0 };
  RnAdvice advice[RN_MAX_LEGAL];
  RnKnowledge knowledge;
  guint n_advice = 0;

  rn_position_pending (position, players);
  rn_knowledge_from_history (&knowledge, question->history, ply, players[0]);
  if (rn_advisor_can_act (&knowledge))
    rn_advisor_rank (&knowledge, &question->limits, NULL, advice, &n_advice, NULL);

  if (!question->json && rn_knowledge_is_choice_open (&knowledge))
    g_printerr ("%s\n", rn_outlook_open_choice (&knowledge.position));
  if (question->json)
    print_json (advice, n_advice, position->n_players);
  else
    print_text (question, advice, n_advice);
}

AhuCliStatus
ahu_cli_hint (int    argc,
              char **argv)
{
  return ahu_cli_advise (argc, argv,
                         _("Prints the moves that are possible at the end of a record, the best first."),
                         N_("Prints JSON"), give_hint);
}

/* ahu-cli-hint.c: ahu-cli hint: the best moves of the last position of a record
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "cli/ahu-cli-verbs.h"

#include <glib/gi18n.h>

#include "cli/ahu-cli-advice.h"
#include "cli/ahu-cli-output.h"
#include "core/teach/ahu-compare.h"

/* The advice, and what its moves are compared by. */
typedef struct
{
  GPtrArray *advice;
  AhuComparison common;
} Hint;

/* What it is compared with: the best one; the best with the next. */
static const AhuAdvice *
find_other (const Hint *hint,
            guint       i)
{
  return g_ptr_array_index (hint->advice, i > 0 ? 0 : MIN (1, hint->advice->len - 1));
}

static AhuComparison
compare (const Hint *hint,
         guint       i)
{
  const AhuAdvice *other = find_other (hint, i);
  AhuComparison comparison = hint->common;

  comparison.move = ((const AhuAdvice *) g_ptr_array_index (hint->advice, i))->move;
  comparison.other = other->move;
  comparison.other_name = other->text;

  return comparison;
}

static JsonObject *
row_to_json (const AhuCompared *row)
{
  JsonObject *object = json_object_new ();
  JsonArray *players = json_array_new ();

  json_object_set_string_member (object, "measure", row->is.meter->name);
  if (row->is.kind_name != NULL)
    json_object_set_string_member (object, "kind", row->is.kind_name);
  for (guint p = 0; p < AHU_MAX_SEATS; p++)
    if ((row->seats >> p) & 1)
      json_array_add_int_element (players, p);
  json_object_set_array_member (object, "players", players);
  if (row->is.meter->form == AHU_READING_MORE)
    {
      json_object_set_int_member (object, "more", row->is.value - row->there);
      return object;
    }
  json_object_set_int_member (object, "is", row->is.value);
  json_object_set_int_member (object, "there", row->there);

  return object;
}

static JsonObject *
advice_to_json (const Hint *hint,
                guint       i)
{
  const AhuAdvice *advice = g_ptr_array_index (hint->advice, i);
  const AhuComparison comparison = compare (hint, i);
  g_autoptr (GArray) rows = ahu_compare (&comparison);
  JsonObject *object = json_object_new ();
  JsonArray *differs = json_array_new ();

  json_object_set_member (object, "move", json_node_ref (advice->move));
  json_object_set_double_member (object, "points", advice->points);
  json_object_set_double_member (object, "win", advice->win);
  json_object_set_int_member (object, "playouts", advice->playouts);
  for (guint row = 0; row < rows->len; row++)
    json_array_add_object_element (differs, row_to_json (&g_array_index (rows, AhuCompared, row)));
  json_object_set_array_member (object, "differs", differs);

  return object;
}

/* One line for the whole list, which is in the order of the ranking. */
static void
print_json (const Hint *hint)
{
  JsonNode *node = json_node_new (JSON_NODE_ARRAY);
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < hint->advice->len; i++)
    json_array_add_object_element (array, advice_to_json (hint, i));
  json_node_take_array (node, array);
  ahu_cli_print_json (node);
}

static void
print_move (const AhuAdvice *advice)
{
  int error;
  int percent = ahu_won_percent ((AhuWon) { advice->win, advice->playouts }, &error);

  /* Too few games were thought through to try all moves. */
  if (advice->playouts == 0)
    g_print ("%s", advice->text);
  else
    /* Translators: %1$s is a sentence that tells a move, %2$d how many of 100 games are won after it, %3$d the standard
       error of that, %4$s such as “12.3 points” to be expected in the end; all of this are averages
       of %5$u games that the computer has played in its mind */
    g_print (ngettext ("%1$s Games won of 100: %2$d ± %3$d, %4$s, from %5$u game thought through.",
                       "%1$s Games won of 100: %2$d ± %3$d, %4$s, from %5$u games thought through.",
                       advice->playouts),
             advice->text, percent, error, advice->points_text, advice->playouts);
  g_print ("\n");
}

static void
print_text (const Hint *hint)
{
  if (hint->advice->len == 0)
    g_print ("%s\n", _("Nobody has anything to choose right now."));
  for (guint i = 0; i < hint->advice->len; i++)
    {
      const AhuComparison comparison = compare (hint, i);
      const AhuAdvice *advice = g_ptr_array_index (hint->advice, i), *other = find_other (hint, i);
      g_autofree char *text = other != advice ? ahu_compare_tell (&comparison) : NULL;
      g_auto (GStrv) lines = g_strsplit (text != NULL ? text : "", "\n", -1);
      const char *cannot_tell = ahu_compare_cannot_tell ((AhuWon) { advice->win, advice->playouts },
                                                         (AhuWon) { other->win, other->playouts });

      print_move (advice);
      for (guint line = 0; lines[line] != NULL; line++)
        g_print ("  %s\n", lines[line]);
      if (other != advice && cannot_tell != NULL)
        g_print ("  %s\n", cannot_tell);
    }
}

static gboolean
give_hint (const AhuCliQuestion *question)
{
  g_autofree char *caveat = NULL;
  g_autoptr (GPtrArray) advice = NULL;
  guint ply = ahu_history_get_ply (question->history);
  guint pending[AHU_MAX_SEATS] = { 0 };
  Hint hint;

  if (question->advisor->rank == NULL)
    return FALSE;

  advice = question->advisor->rank (question->history, ply, AHU_NOBODY, &question->limits, NULL, &caveat, NULL);
  hint.advice = advice;
  hint.common = (AhuComparison) {
    .game = question->advisor->game,
    .position = ahu_history_get_position (question->history, ply),
    .names = ahu_record_get_names (ahu_history_get_record (question->history)),
  };
  hint.common.game->pending (hint.common.position, pending);
  hint.common.seat = pending[0];
  if (!question->json && caveat != NULL)
    g_printerr ("%s\n", caveat);
  if (question->json)
    print_json (&hint);
  else
    print_text (&hint);

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

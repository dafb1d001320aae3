/* tp-game.c: Tapati behind the boundary that every game has
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/engine/tp-game.h"

#include <glib/gi18n.h>

#include "core/game/ahu-ranking-text.h"
#include "core/history/ahu-history.h"
#include "games/tapati/engine/tp-applied.h"
#include "games/tapati/engine/tp-citation.h"
#include "games/tapati/engine/tp-final.h"
#include "games/tapati/engine/tp-json.h"
#include "games/tapati/engine/tp-measures.h"
#include "games/tapati/engine/tp-milestones.h"
#include "games/tapati/engine/tp-names.h"
#include "games/tapati/engine/tp-news-items.h"
#include "games/tapati/engine/tp-news.h"
#include "games/tapati/engine/tp-parts.h"
#include "games/tapati/engine/tp-sentences.h"
#include "games/tapati/engine/tp-sheet-file.h"
#include "games/tapati/engine/tp-statistics.h"

static AhuRefusal *
refusal_from_reason (const TpReason    *reason,
                     const char *const *names)
{
  return reason->code == TP_OK ? NULL : ahu_refusal_new (reason->rule, tp_reason_sentence (reason, names));
}

/* Whatever is wrong in it is refused by T2.2 when the game is set up. */
static gboolean
check_setup_members (JsonObject  *setup,
                     GError     **error)
{
  return TRUE;
}

static AhuRefusal *
set_up (gpointer           position,
        guint              n_players,
        JsonObject        *setup,
        const char *const *names)
{
  TpBox box;
  TpReason reason = tp_box_from_json (&box, n_players, setup);

  if (reason.code == TP_OK)
    tp_set_up (position, &box, n_players);

  return refusal_from_reason (&reason, names);
}

static AhuRefusal *
apply (gpointer           position,
       JsonNode          *node,
       const char *const *names)
{
  TpMove move;
  TpReason reason;

  tp_move_from_json (&move, node);
  reason = tp_check (position, &move);
  if (reason.code == TP_OK)
    tp_apply (position, &move, NULL);

  return refusal_from_reason (&reason, names);
}

static gboolean
moves_pieces (gconstpointer  before,
              JsonNode      *node)
{
  TpMove move;

  tp_move_from_json (&move, node);

  return tp_move_brings (before, &move);
}

static char *
dup_amends_reason (gconstpointer  position,
                   JsonNode      *was,
                   JsonNode      *is)
{
  g_autofree char *place = tp_place_text (position);

  if (was == NULL && is == NULL)
    return g_strdup (_("because the box was corrected"));

  /* Translators: %s is where in the game a move was corrected, such as “Round 3 · Manutara”. */
  return g_strdup_printf (_("because of a correction: %s"), place);
}

static gboolean
is_over (gconstpointer position)
{
  return ((const TpPosition *) position)->step == TP_STEP_OVER;
}

static const char *
get_step (gconstpointer position)
{
  return tp_name (TP_NAMES_STEP, ((const TpPosition *) position)->step);
}

static guint
get_turn (gconstpointer position)
{
  return ((const TpPosition *) position)->round;
}

static char *
get_place_text (gconstpointer position,
                AhuTurnStyle  style)
{
  const TpPosition *self = position;

  return style == AHU_TURN_TITLE ? tp_place_text (self) : tp_round_text (self->round, style);
}

static guint
get_pending (gconstpointer  position,
             guint         *seats)
{
  guint8 players[TP_MAX_PLAYERS];
  guint n = tp_position_pending (position, players);

  for (guint i = 0; i < n; i++)
    seats[i] = players[i];

  return n;
}

static guint
get_author (gconstpointer  before,
            JsonNode      *node)
{
  TpMove move;
  int author;

  tp_move_from_json (&move, node);
  author = tp_move_author (before, &move);

  return author >= 0 ? (guint) author : AHU_NOBODY;
}

static JsonNode *
position_to_json (gconstpointer position)
{
  return tp_position_to_json (position);
}

static JsonNode *
legal_to_json (gconstpointer position)
{
  return tp_legal_to_json (position);
}

static char **
describe_move (gconstpointer      before,
               JsonNode          *node,
               const char *const *names,
               const AhuViewer   *viewer)
{
  TpMove move;

  tp_move_from_json (&move, node);

  return tp_describe_move (before, &move, names);
}

static char *
get_prompt (gconstpointer       position,
            const char *const  *names,
            char             ***rules)
{
  const char *rule[] = { tp_step_rule (position), NULL };

  if (rules != NULL)
    *rules = g_strdupv ((char **) rule);

  return tp_prompt (position, names);
}

/* All that follows from a move without another one is certain. */
static char **
get_outlook (gconstpointer      position,
             JsonNode          *node,
             const char *const *names,
             guint              open)
{
  g_auto (GStrv) lines = NULL;
  TpMove move;

  tp_move_from_json (&move, node);
  if (tp_check (position, &move).code != TP_OK)
    return NULL;

  lines = tp_describe_move (position, &move, names);

  return lines[1] != NULL ? g_strdupv (lines + 1) : NULL;
}

static const char **
get_move_rules (gconstpointer  before,
                JsonNode      *node)
{
  const char **rules = g_new0 (const char *, TP_MAX_CITED + 1);
  TpMove move;

  tp_move_from_json (&move, node);
  tp_move_rules (before, &move, rules);

  return rules;
}

static void
get_places (gconstpointer  position,
            guint         *places,
            gint64        *totals)
{
  TpSheet sheet;
  TpFinal final;

  tp_sheet_from_position (&sheet, position);
  tp_final (&final, &sheet);
  for (guint p = 0; p < final.n_players; p++)
    {
      places[p] = final.players[p].place;
      totals[p] = tp_final_total (&final.players[p]);
    }
}

static AhuRanking *
get_ranking (gconstpointer      position,
             const char *const *names)
{
  TpSheet sheet;

  tp_sheet_from_position (&sheet, position);

  return tp_ranking_new (&sheet, names);
}

static char *
sheet_text (const TpSheet     *sheet,
            const char *const *names)
{
  g_autoptr (AhuRanking) ranking = tp_ranking_new (sheet, names);

  return ahu_ranking_to_text (ranking, names);
}

static JsonNode *
sheet_json (const TpSheet *sheet)
{
  TpFinal final;

  tp_final (&final, sheet);

  return tp_final_to_json (&final);
}

static char *
final_text (gconstpointer      position,
            const char *const *names)
{
  TpSheet sheet;

  tp_sheet_from_position (&sheet, position);

  return sheet_text (&sheet, names);
}

static JsonNode *
final_json (gconstpointer position)
{
  TpSheet sheet;

  tp_sheet_from_position (&sheet, position);

  return sheet_json (&sheet);
}

static gboolean
score_sheet (JsonObject         *root,
             const char *const  *names,
             char              **text,
             JsonNode          **json,
             AhuRefusal        **refusal,
             GError            **error)
{
  TpSheet sheet;
  TpReason reason;

  *refusal = NULL;
  if (!tp_sheet_from_json (&sheet, root, &reason, error))
    return FALSE;

  if (reason.code == TP_OK)
    reason = tp_sheet_check (&sheet);
  *refusal = refusal_from_reason (&reason, names);
  if (*refusal != NULL)
    return FALSE;

  *text = sheet_text (&sheet, names);
  *json = sheet_json (&sheet);

  return TRUE;
}

/* Everything lies open. */
static JsonObject *
sheet_fill (JsonObject    *document,
            gconstpointer  position,
            guint          open)
{
  return tp_sheet_fill (document, position);
}

static void
add_round (AhuCourse        *course,
           guint             number,
           const TpPosition *after)
{
  AhuCourseMoment *moment = ahu_course_add_moment (course, g_strdup_printf ("%u", number),
                                                   /* Translators: before the points that the players have when a round
                                                    * is over; %u is its number. */
                                                   g_strdup_printf (_("After round %u"), number));

  for (guint p = 0; p < course->n_players; p++)
    moment->points[p] = tp_player_points (&after->players[p]);
}

static void
add_end_of_course (AhuCourse         *course,
                   const TpPosition  *end,
                   const char *const *names)
{
  TpSheet sheet;
  TpFinal final;

  tp_sheet_from_position (&sheet, end);
  tp_final (&final, &sheet);
  for (guint p = 0; p < course->n_players; p++)
    {
      course->order[p] = final.order[p];
      course->totals[p] = tp_final_total (&final.players[p]);
      /* Translators: %1$s is a player’s name, %2$u the points scored when round %3$u was over, %4$u
       * those in the end; any of the numbers may be 1. */
      course->told[p] = g_strdup_printf (_("%1$s, points so far: %2$u after round %3$u, %4$u at the end."), names[p],
                                         tp_player_points (&end->players[p]), end->round, course->totals[p]);
    }
}

/* The points scored in play after each round, and what the players have in the end, with the Moai that still
 * stand. It has no highlights: a game has few rounds. */
static AhuCourse *
tell_course (AhuHistory        *history,
             const char *const *names)
{
  const TpPosition *position;
  AhuCourse *course;
  guint ply;

  ply = ahu_history_get_ply (history);
  position = ahu_history_get_position (history, 0);
  course = ahu_course_new (position->n_players, _("The game round by round"),
                           _("Points round by round; Moai that still stand are added at the end"),
                           _("The arrow keys go round by round."));
  for (guint i = 1; i <= ply; i++)
    {
      const TpPosition *next = ahu_history_get_position (history, i);

      /* A round's points are those with which the next begins. */
      if (next->round != position->round)
        add_round (course, position->round, next);
      position = next;
    }
  add_round (course, position->round, position);
  add_end_of_course (course, position, names);

  return course;
}

static const char *const colours[] = { "red", "orange", "yellow", "green", "blue", "violet", NULL };
static const char *const rule_prefixes[] = { "T.", "TD", NULL };

static const AhuGame game = {
  .id = "tapati",
  .position_size = sizeof (TpPosition),
  .min_players = TP_MIN_PLAYERS,
  .max_players = TP_MAX_PLAYERS,
  .colours = colours,
  .milestones = tp_milestones,
  .n_milestones = TP_MILESTONES,
  .rule_prefixes = rule_prefixes,
  .rules_path = AHU_RESOURCE_PATH "/rules/tapati",
  .setup_optional = TRUE,
  .check_setup_members = check_setup_members,
  .set_up = set_up,
  .apply = apply,
  .is_over = is_over,
  .step = get_step,
  .turn = get_turn,
  .turn_text = tp_round_text,
  .place_text = get_place_text,
  .section = tp_part,
  .section_text = tp_part_text,
  .line_end = tp_line_end,
  .pending = get_pending,
  .author = get_author,
  .position_to_json = position_to_json,
  .legal_to_json = legal_to_json,
  .describe_move = describe_move,
  .describe_turn = tp_describe_part,
  .line_drawing = tp_line_drawing,
  .prompt = get_prompt,
  .news = tp_news,
  .moves_pieces = moves_pieces,
  .amends = tp_news_add_amends,
  .amends_reason = dup_amends_reason,
  .outlook = get_outlook,
  .measures = tp_measures,
  .measure_text = tp_measure_text,
  .move_rules = get_move_rules,
  .rules_applied = tp_applied_rules,
  .completes = tp_completes,
  .places = get_places,
  .ranking = get_ranking,
  .course = tell_course,
  .final_text = final_text,
  .final_json = final_json,
  .facts = tp_statistics,
  .count_facts = tp_count_statistics,
  .sheet_facts = tp_sheet_statistics,
  .score_sheet = score_sheet,
  .sheet_fill = sheet_fill,
  .sheet_check = tp_sheet_check_file,
  .sheet_scoring = tp_sheet_scoring,
};

const AhuGame *
tp_game_get (void)
{
  return &game;
}

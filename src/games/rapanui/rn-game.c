/* rn-game.c: Rapa Nui behind the boundary that every game has
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/rn-game.h"

#include <glib/gi18n.h>

#include "core/game/ahu-scoring.h"
#include "core/history/ahu-history.h"
#include "core/record/ahu-record.h"
#include "games/rapanui/engine/rn-deduce.h"
#include "games/rapanui/engine/rn-sheet.h"
#include "games/rapanui/join/rn-join.h"
#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/rn-sheet-file.h"
#include "games/rapanui/study/rn-applied.h"
#include "games/rapanui/study/rn-citation.h"
#include "games/rapanui/study/rn-facts.h"
#include "games/rapanui/study/rn-measures.h"
#include "games/rapanui/study/rn-seen.h"
#include "games/rapanui/study/rn-swings.h"
#include "games/rapanui/words/rn-ranking.h"
#include "games/rapanui/words/rn-sentences.h"
#include "games/rapanui/words/rn-talk.h"
#include "games/rapanui/words/rn-turn-sentences.h"

static AhuRefusal *
refusal_from_reason (const RnReason    *reason,
                     const char *const *names)
{
  if (reason->code == RN_OK)
    return NULL;

  return ahu_refusal_new (reason->rule, rn_reason_sentence (reason, names));
}

/* A game joined late has its position, and nothing of its beginning: with both,
 * two programs could see different games in one file. */
static gboolean
check_position_member (JsonObject  *setup,
                       GError     **error)
{
  RnJoin join;

  if (json_object_has_member (setup, "display") || json_object_has_member (setup, "hands"))
    {
      g_set_error_literal (error, AHU_RECORD_ERROR, AHU_RECORD_ERROR_MEMBER,
                           _("“setup.position” is there together with “display” or “hands”, but a game begins with only one of them."));
      return FALSE;
    }

  return rn_join_from_json (&join, RN_MAX_PLAYERS, json_object_get_member (setup, "position"), error);
}

static gboolean
check_setup_members (JsonObject  *setup,
                     GError     **error)
{
  static const char *const members[] = { "display", "hands" };

  if (json_object_has_member (setup, "position"))
    return check_position_member (setup, error);

  for (guint i = 0; i < G_N_ELEMENTS (members); i++)
    {
      JsonNode *node = json_object_get_member (setup, members[i]);

      if (node == NULL || !JSON_NODE_HOLDS_ARRAY (node))
        {
          g_set_error (error, AHU_RECORD_ERROR, AHU_RECORD_ERROR_MEMBER,
                       /* Translators: %s is the name of a part of a file, such as display. */
                       _("“setup.%s” is missing or is not a list."), members[i]);
          return FALSE;
        }
    }

  return TRUE;
}

static AhuRefusal *
set_up_late (gpointer           position,
             guint              n_players,
             JsonObject        *setup,
             const char *const *names)
{
  RnJoin join;
  RnReason reason;

  /* Its members have been checked when the record was read. */
  rn_join_from_json (&join, n_players, json_object_get_member (setup, "position"), NULL);
  reason = rn_join_check (&join);
  if (reason.code == RN_OK)
    rn_join_set_up (position, &join);

  return refusal_from_reason (&reason, names);
}

static AhuRefusal *
set_up (gpointer           position,
        guint              n_players,
        JsonObject        *setup,
        const char *const *names)
{
  RnDeal deal;
  RnReason reason;

  if (json_object_has_member (setup, "position"))
    return set_up_late (position, n_players, setup, names);

  rn_deal_from_json (&deal, n_players, setup);
  reason = rn_deal_check (&deal);
  if (reason.code == RN_OK)
    rn_set_up (position, &deal);

  return refusal_from_reason (&reason, names);
}

static AhuRefusal *
apply (gpointer           position,
       JsonNode          *node,
       const char *const *names)
{
  RnMove move;
  RnReason reason;

  rn_move_from_json (&move, node);
  reason = rn_check (position, &move);
  if (reason.code == RN_OK)
    rn_apply (position, &move, NULL);

  return refusal_from_reason (&reason, names);
}

static gboolean
is_over (gconstpointer position)
{
  return ((const RnPosition *) position)->step == RN_STEP_OVER;
}

static const char *
get_step (gconstpointer position)
{
  return rn_step_id (((const RnPosition *) position)->step);
}

static guint
get_turn (gconstpointer position)
{
  return ((const RnPosition *) position)->turn;
}

static guint
get_turn_seat (gconstpointer position)
{
  return ((const RnPosition *) position)->active;
}

static guint
get_pending (gconstpointer  position,
             guint         *seats)
{
  guint8 players[RN_MAX_PLAYERS];
  guint n = rn_position_pending (position, players);

  for (guint i = 0; i < n; i++)
    seats[i] = players[i];

  return n;
}

static guint
get_author (gconstpointer  before,
            JsonNode      *node)
{
  RnMove move;

  rn_move_from_json (&move, node);
  switch (move.type)
    {
    case RN_MOVE_SACRIFICE:
    case RN_MOVE_REWARD:
    case RN_MOVE_SUBSTITUTE:
    case RN_MOVE_REVEAL:
      return move.player;
    default:
      return ((const RnPosition *) before)->active;
    }
}

/* An untold card of which only one set of kinds is possible is turned up by itself (R8.2). */
static JsonNode *
follow (gconstpointer now)
{
  const RnPosition *position = now;

  for (guint player = 0; position->step == RN_STEP_REVEAL && player < position->n_players; player++)
    {
      RnMove move = { .type = RN_MOVE_REVEAL, .player = (guint8) player, .n_cards = position->untold[player] };

      if (move.n_cards > 0 && rn_deduce_untold (position, player, move.cards))
        return rn_move_to_json (&move);
    }

  return NULL;
}

static JsonNode *
position_to_json (gconstpointer position)
{
  return rn_position_to_json (position);
}

static JsonNode *
legal_to_json (gconstpointer position)
{
  return rn_legal_to_json (position);
}

static char **
describe_move (gconstpointer      before,
               JsonNode          *node,
               const char *const *names,
               const AhuViewer   *viewer)
{
  RnMove move;

  rn_move_from_json (&move, node);

  return rn_describe_move (before, &move, names, viewer);
}

static const char **
get_move_rules (gconstpointer  before,
                JsonNode      *node)
{
  const char **rules = g_new0 (const char *, RN_MAX_CITED + 1);
  RnMove move;

  rn_move_from_json (&move, node);
  rn_move_rules (before, &move, rules);

  return rules;
}

static void
final_of_position (RnFinal       *final,
                   gconstpointer  position)
{
  RnSheet sheet;

  rn_sheet_from_position (&sheet, position);
  rn_final (final, &sheet);
}

/* Face-down cards are turned up after the end (R8.2); until then their kinds are
 * nobody's but their owner's (D3). */
static JsonNode *
conceal (gconstpointer  now,
         gconstpointer  before,
         JsonNode      *node)
{
  const RnPosition *position = before;
  RnStep step = ((const RnPosition *) now)->step;
  RnMove move;

  rn_move_from_json (&move, node);
  /* Made before a correction let the game go on. */
  if (move.type == RN_MOVE_REVEAL && step < RN_STEP_REVEAL)
    return NULL;
  if (step == RN_STEP_REVEAL || step == RN_STEP_OVER ||
      move.type != RN_MOVE_SACRIFICE || move.player != position->active)
    return json_node_ref (node);

  move.kind = RN_SACRIFICE_NULL;

  return rn_move_to_json (&move);
}

/* Of a game joined late: what was told of cards that lie face down. */
static JsonNode *
conceal_setup (gconstpointer  now,
               guint          n_players,
               JsonObject    *setup)
{
  const RnPosition *position = now;

  if (position->step >= RN_STEP_REVEAL || !json_object_has_member (setup, "position"))
    return NULL;

  return rn_join_conceal (setup, n_players);
}

static void
get_places (gconstpointer  position,
            guint         *places,
            gint64        *totals)
{
  RnFinal final;

  final_of_position (&final, position);
  for (guint p = 0; p < final.n_players; p++)
    {
      places[p] = final.players[p].place;
      totals[p] = final.players[p].total;
    }
}

static AhuRanking *
get_ranking (gconstpointer      position,
             const char *const *names)
{
  RnFinal final;

  final_of_position (&final, position);

  return rn_ranking_new (&final, names);
}

static char *
final_text (gconstpointer      position,
            const char *const *names)
{
  RnFinal final;

  final_of_position (&final, position);

  return rn_final_text (&final, names);
}

static JsonNode *
final_json (gconstpointer position)
{
  RnFinal final;

  final_of_position (&final, position);

  return rn_final_to_json (&final);
}

static gboolean
score_sheet (JsonObject         *root,
             const char *const  *names,
             char              **text,
             JsonNode          **json,
             AhuRefusal        **refusal,
             GError            **error)
{
  RnSheet sheet;
  RnReason reason;
  RnFinal final;

  *refusal = NULL;
  if (!rn_sheet_from_json (&sheet, root, error))
    return FALSE;

  reason = rn_sheet_check (&sheet);
  *refusal = refusal_from_reason (&reason, names);
  if (*refusal)
    return FALSE;

  rn_final (&final, &sheet);
  *text = rn_final_text (&final, names);
  *json = rn_final_to_json (&final);

  return TRUE;
}

static JsonObject *
sheet_fill (JsonObject    *document,
            gconstpointer  position,
            guint          open)
{
  RnSheet sheet;

  if (position != NULL)
    rn_sheet_from_running (&sheet, position, (open & RN_OPEN_STONE) != 0);
  else
    rn_sheet_read (&sheet, document);

  return rn_sheet_write (&sheet, document);
}

static void
sheet_facts (JsonObject *document,
             gint64     *values)
{
  RnSheet sheet;

  rn_sheet_read (&sheet, document);
  rn_sheet_facts (&sheet, values);
}

static char **
tell_problems (const RnSheet *sheet)
{
  g_autoptr (GStrvBuilder) sentences = g_strv_builder_new ();
  RnReason problems[RN_SHEET_MAX_PROBLEMS];
  guint n = rn_sheet_find_problems (sheet, problems);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *sentence = rn_box_sentence (&problems[i]);

      g_strv_builder_add (sentences, sentence);
    }

  return g_strv_builder_end (sentences);
}

/* Returns: (transfer full): what the points of a player are the sum of */
static char *
tell_sum (const RnSheet *sheet,
          const RnFinal *final,
          guint          player)
{
  const gint64 parts[] = { final->players[player].tiles, final->players[player].moai, final->players[player].wood };
  GString *sum;

  if (rn_sheet_is_counted (sheet, (int) player) && rn_sheet_is_counted (sheet, -1))
    /* Translators: what the glory points of a player are the sum of: tiles, Moai, wood, and all
     * Sacrifice cards, such as “9 + 4 + 0 + cards 38”. */
    return g_strdup_printf (_("%1$lld + %2$lld + %3$lld + cards %4$lld"), (long long) parts[0], (long long) parts[1],
                            (long long) parts[2], (long long) final->players[player].sacrifice);

  sum = g_string_new (NULL);
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (!rn_sheet_is_missing (sheet, (RnSheetCell) { (int) player, (RnSheetField) i, 0 }))
      g_string_append_printf (sum, "%s%lld", sum->len > 0 ? " + " : "", (long long) parts[i]);

  return g_string_free (sum, FALSE);
}

static void
score_player (AhuScoringPlayer *self,
              const RnSheet    *sheet,
              const RnFinal    *final,
              guint             player)
{
  for (guint i = 0; i < rn_sheet_n_cells (sheet); i++)
    if (rn_sheet_cell (i).player == (int) player && !rn_sheet_is_missing (sheet, rn_sheet_cell (i)))
      self->begun = TRUE;
  self->counted = rn_sheet_is_counted (sheet, (int) player);
  self->points = final->players[player].total;
  if (!rn_sheet_is_counted (sheet, -1))
    self->points -= final->players[player].sacrifice;
  self->sum = tell_sum (sheet, final, player);
}

/* Says what the box does not hold, in one line each, and scores the rest all the same. Sacrifice cards are worth
 * nothing that could be told before the Stone is counted. */
static AhuScoring *
sheet_scoring (JsonObject        *document,
               const char *const *names)
{
  AhuScoring *self;
  RnSheet sheet;
  RnFinal final;

  rn_sheet_read (&sheet, document);
  self = ahu_scoring_new (sheet.n_players);
  self->n_counts = rn_sheet_n_cells (&sheet);
  self->n_missing = rn_sheet_n_missing (&sheet);
  self->begun = self->n_missing < self->n_counts;
  self->problems = tell_problems (&sheet);
  rn_final (&final, &sheet);
  for (guint p = 0; p < sheet.n_players; p++)
    score_player (&self->players[p], &sheet, &final, p);
  if (self->n_missing == 0)
    self->ranking = rn_ranking_new (&final, names);

  return self;
}

/* Translators: “Turn” and “Scoring” stand over two buttons that lead to another one. */
static const AhuMilestone milestones[] = {
  { "turn", NC_ ("replay", "Turn"), N_("Turn back"), N_("Turn on") },
  { "scoring", NC_ ("replay", "Scoring"), N_("Previous scoring"), N_("Next scoring") },
};

static gboolean
is_choosing (const RnPosition *position)
{
  return position->step == RN_STEP_REWARD || position->step == RN_STEP_SUBSTITUTE;
}

/* Wood or glory and substitutes are chosen after the move that triggered it. */
static gboolean
completes_scoring (const RnPosition *before,
                   JsonNode         *node)
{
  RnPosition position = *before;
  gboolean choosing = is_choosing (&position);
  RnScoring scoring;
  RnMove move;

  rn_move_from_json (&move, node);
  rn_apply (&position, &move, &scoring);

  return (choosing || scoring.kind != RN_INVALID) && !is_choosing (&position);
}

/* A bit for each of the milestones that the move leads to: another turn, and where a scoring is complete. */
static guint
completes (gconstpointer  before,
           JsonNode      *move,
           gconstpointer  after)
{
  gboolean turn = ((const RnPosition *) before)->turn != ((const RnPosition *) after)->turn;

  return (turn ? 1u : 0u) | (completes_scoring (before, move) ? 2u : 0u);
}

static char *
get_turn_text (guint        n,
               AhuTurnStyle style)
{
  switch (style)
    {
    case AHU_TURN_TITLE:
      /* Translators: %u is the number of a turn. */
      return g_strdup_printf (_("Turn %u"), n);
    case AHU_TURN_INSIDE:
      /* Translators: in a list or after a comma, as in “In this game: now, turn 12, turn 9” */
      return g_strdup_printf (C_("turns", "turn %u"), n);
    case AHU_TURN_LENGTH:
      /* Translators: how long a finished game was. */
      return g_strdup_printf (ngettext ("%u turn", "%u turns", n), n);
    case AHU_TURN_HEADING:
      return g_strdup (C_("statistics", "Turns"));
    case AHU_TURN_MEAN:
      return g_strdup (_("How many turns a game takes, on average."));
    default:
      g_return_val_if_reached (g_strdup (""));
    }
}

static void
add_turns (AhuCourse      *told,
           const RnCourse *course)
{
  for (guint turn = 1; turn <= rn_course_get_n_turns (course); turn++)
    {
      guint number = rn_course_get_number (course, turn);
      AhuCourseMoment *moment = ahu_course_add_moment (told, g_strdup_printf ("%u", number),
                                                       /* Translators: before the points that the players have when a
                                                        * turn is over; %u is its number. */
                                                       g_strdup_printf (_("After turn %u"), number));

      for (guint player = 0; player < told->n_players; player++)
        moment->points[player] = (guint) rn_course_get_points (course, turn, player);
    }
}

static void
add_swings (AhuCourse         *told,
            const RnCourse    *course,
            const char *const *names)
{
  RnSwing swings[AHU_COURSE_HIGHLIGHTS];
  guint n = rn_course_find_swings (course, swings, G_N_ELEMENTS (swings));

  for (guint i = 0; i < n; i++)
    {
      g_auto (GStrv) reasons = rn_swing_reasons (&swings[i], names);

      ahu_course_add_highlight (told, swings[i].turn, rn_swing_sentence (&swings[i], names),
                                reasons[0] != NULL ? g_strjoinv (C_("sentences", " "), reasons) : NULL);
    }
}

static void
add_end_of_course (AhuCourse         *told,
                   const RnCourse    *course,
                   const RnPosition  *end,
                   const char *const *names)
{
  guint half = (rn_course_get_n_turns (course) + 1) / 2;
  RnSheet sheet;
  RnFinal final;

  rn_sheet_from_position (&sheet, end);
  rn_final (&final, &sheet);
  for (guint player = 0; player < told->n_players; player++)
    {
      told->order[player] = final.order[player];
      told->totals[player] = final.players[player].total;
      /* Translators: %1$s is a player’s name, %2$u the points when turn %3$u was over, halfway,
       * %4$u those in the end; any of the numbers may be 1. */
      told->told[player] = g_strdup_printf (_("%1$s, points so far: %2$u after turn %3$u, %4$u at the end."),
                                            names[player], (guint) rn_course_get_points (course, half, player),
                                            rn_course_get_number (course, half), told->totals[player]);
    }
}

/* The certain points after each turn, what the players have in the end, and the largest swings. */
static AhuCourse *
tell_course (AhuHistory        *history,
             const char *const *names)
{
  g_autoptr (RnCourse) course = NULL;
  const RnPosition *end;
  AhuCourse *told;

  course = rn_course_new (history);
  end = ahu_history_get_position (history, ahu_history_get_ply (history));
  told = ahu_course_new (end->n_players, _("The game turn by turn"),
                         _("Points turn by turn, with the values that the Stone gave in the end"), _("The arrow keys go turn by turn."));
  add_turns (told, course);
  add_swings (told, course, names);
  add_end_of_course (told, course, end, names);

  return told;
}

static const char *const colours[] = { "green", "blue", "red", "violet", NULL };
static const char *const rule_prefixes[] = { "R.", "D", NULL };

static const AhuGame game = {
  .id = "rapa-nui",
  .position_size = sizeof (RnPosition),
  .min_players = RN_MIN_PLAYERS,
  .max_players = RN_MAX_PLAYERS,
  .colours = colours,
  .rule_prefixes = rule_prefixes,
  .rules_path = AHU_RESOURCE_PATH "/rules/rapanui",
  .milestones = milestones,
  .n_milestones = G_N_ELEMENTS (milestones),
  .check_setup_members = check_setup_members,
  .set_up = set_up,
  .apply = apply,
  .is_over = is_over,
  .step = get_step,
  .turn = get_turn,
  .turn_seat = get_turn_seat,
  .turn_text = get_turn_text,
  .pending = get_pending,
  .author = get_author,
  .follow = follow,
  .position_to_json = position_to_json,
  .legal_to_json = legal_to_json,
  .describe_move = describe_move,
  .describe_turn = rn_describe_turn,
  .line_drawing = rn_turn_drawing,
  .move_rules = get_move_rules,
  .rules_applied = rn_applied_rules,
  .tell_move = rn_talk_tell_move,
  .prompt = rn_talk_prompt,
  .news = rn_talk_news,
  .moves_pieces = rn_talk_moves_tokens,
  .amends = rn_talk_amends,
  .amends_reason = rn_talk_amends_reason,
  .outlook = rn_talk_outlook,
  .measures = rn_measures,
  .measure_text = rn_measure_text,
  .hidden_refusal = rn_talk_hidden_refusal,
  .misfit = rn_talk_misfit,
  .completes = completes,
  .conceal = conceal,
  .conceal_setup = conceal_setup,
  .places = get_places,
  .ranking = get_ranking,
  .course = tell_course,
  .final_text = final_text,
  .final_json = final_json,
  .facts = rn_facts,
  .count_facts = rn_count_facts,
  .sheet_facts = sheet_facts,
  .score_sheet = score_sheet,
  .sheet_fill = sheet_fill,
  .sheet_check = rn_sheet_check_file,
  .sheet_scoring = sheet_scoring,
};

const AhuGame *
rn_game_get (void)
{
  return &game;
}

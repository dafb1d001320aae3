/* probe-game.c: a second game, as little as the boundary asks for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "probe-game.h"

#include "core/history/ahu-history.h"
#include "core/json/ahu-json-path.h"
#include "core/record/ahu-document-write.h"
#include "core/record/ahu-record.h"
#include "core/record/ahu-result-sheet.h"

#define MIN_PLAYERS 3
#define MAX_PLAYERS 6
#define MAX_POINTS 3

typedef struct
{
  guint n_players;
  guint ply;
  gint64 goal;
  gint64 sum;
  gint64 points[MAX_PLAYERS];
  guint made[MAX_PLAYERS]; /* how many moves */
} Position;

static const char *const colours[] = { "red", "blue", "green", "violet", "orange", "yellow", NULL };
static const char *const rule_prefixes[] = { "P", NULL };
static const AhuMilestone milestones[] = { { "round", "Round", "Round back", "Round on" } };
static const char *const people[] = { "Anna", "Ben", "Chiara", "Dario", "Elena", "Finn", NULL };

static gint64
get_number (JsonNode   *node,
            const char *member)
{
  JsonObject *object = JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
  JsonNode *value = object != NULL ? json_object_get_member (object, member) : NULL;

  return value != NULL && JSON_NODE_HOLDS_VALUE (value) ? json_node_get_int (value) : -1;
}

static gboolean
check_setup_members (JsonObject  *setup,
                     GError     **error)
{
  gint64 goal;

  return ahu_document_get_integer (setup, "goal", "setup.goal", &goal, error);
}

static AhuRefusal *
set_up (gpointer           position,
        guint              n_players,
        JsonObject        *setup,
        const char *const *names)
{
  if (n_players < MIN_PLAYERS || n_players > MAX_PLAYERS)
    return ahu_refusal_new ("P1", g_strdup ("3 to 6 people play."));

  *(Position *) position = (Position) { .n_players = n_players, .goal = json_object_get_int_member (setup, "goal") };

  return NULL;
}

static gboolean
is_over (gconstpointer position)
{
  const Position *self = position;

  return self->sum >= self->goal;
}

static AhuRefusal *
apply (gpointer           position,
       JsonNode          *move,
       const char *const *names)
{
  Position *self = position;
  gint64 seat = get_number (move, "player");
  gint64 points = get_number (move, "add");

  if (is_over (self))
    return ahu_refusal_new ("P4", g_strdup ("The game is over."));
  if (seat < 0 || seat >= self->n_players)
    return ahu_refusal_new ("P2", g_strdup ("Somebody who plays makes each move."));
  if (points < 1 || points > MAX_POINTS)
    return ahu_refusal_new ("P3", g_strdup ("1 to 3 points are added."));

  self->points[seat] += points;
  self->made[seat]++;
  self->sum += points;
  self->ply++;

  return NULL;
}

static const char *
get_step (gconstpointer position)
{
  return is_over (position) ? "over" : "add";
}

static guint
get_turn (gconstpointer position)
{
  const Position *self = position;

  return 1 + self->ply / self->n_players;
}

static guint
completes (gconstpointer  before,
           JsonNode      *move,
           gconstpointer  after)
{
  return get_turn (before) != get_turn (after) ? 1 : 0;
}

static char *
turn_text (guint        n,
           AhuTurnStyle style)
{
  switch (style)
    {
    case AHU_TURN_TITLE:
      return g_strdup_printf ("Round %u", n);
    case AHU_TURN_INSIDE:
      return g_strdup_printf ("round %u", n);
    case AHU_TURN_LENGTH:
      return g_strdup_printf (n == 1 ? "%u round" : "%u rounds", n);
    case AHU_TURN_HEADING:
      return g_strdup ("Rounds");
    case AHU_TURN_MEAN:
    default:
      return g_strdup ("How many rounds a game takes, on average.");
    }
}

static char *
place_text (gconstpointer position,
            AhuTurnStyle  style)
{
  const Position *self = position;
  g_autofree char *round = turn_text (get_turn (self), style);

  return g_strdup_printf ("%s · sum %d", round, (int) self->sum);
}

/* Anybody may add. Asked are, all at once, those who have done so least often. */
static guint
get_pending (gconstpointer  position,
             guint         *seats)
{
  const Position *self = position;
  guint least = G_MAXUINT;
  guint n = 0;

  for (guint i = 0; i < self->n_players; i++)
    least = MIN (least, self->made[i]);
  for (guint i = 0; i < self->n_players && !is_over (self); i++)
    if (self->made[i] == least)
      seats[n++] = i;

  return n;
}

static guint
get_author (gconstpointer  before,
            JsonNode      *move)
{
  return (guint) get_number (move, "player");
}

static JsonNode *
points_to_json (const Position *self)
{
  JsonArray *points = json_array_new ();
  JsonObject *object = json_object_new ();
  JsonNode *node = json_node_alloc ();

  for (guint p = 0; p < self->n_players; p++)
    json_array_add_int_element (points, self->points[p]);
  json_object_set_array_member (object, "points", points);
  json_node_init_object (node, object);
  json_object_unref (object);

  return node;
}

static JsonNode *
position_to_json (gconstpointer position)
{
  return points_to_json (position);
}

JsonNode *
probe_game_move_new (guint seat,
                     guint points)
{
  JsonObject *move = json_object_new ();
  JsonNode *node = json_node_alloc ();

  json_object_set_int_member (move, "player", seat);
  json_object_set_int_member (move, "add", points);
  json_node_init_object (node, move);
  json_object_unref (move);

  return node;
}

static JsonNode *
legal_to_json (gconstpointer position)
{
  const Position *self = position;
  JsonArray *moves = json_array_new ();
  JsonNode *node = json_node_alloc ();

  for (guint p = 0; p < self->n_players && !is_over (self); p++)
    for (guint points = 1; points <= MAX_POINTS; points++)
      json_array_add_element (moves, probe_game_move_new (p, points));
  json_node_init_array (node, moves);
  json_array_unref (moves);

  return node;
}

static char **
describe_move (gconstpointer      before,
               JsonNode          *move,
               const char *const *names,
               const AhuViewer   *viewer)
{
  char **lines = g_new0 (char *, 2);

  lines[0] = g_strdup_printf ("%s adds %d (P3).", names[get_number (move, "player")], (int) get_number (move, "add"));

  return lines;
}

/* P4 says when the game is over. */
static const char **
get_move_rules (gconstpointer  before,
                JsonNode      *move)
{
  const Position *self = before;
  const char **rules = g_new0 (const char *, 3);

  rules[0] = "P3";
  if (self->sum + get_number (move, "add") >= self->goal)
    rules[1] = "P4";

  return rules;
}

static guint
get_place (const Position *self,
           guint           seat)
{
  guint place = 1;

  for (guint p = 0; p < self->n_players; p++)
    place += self->points[p] > self->points[seat];

  return place;
}

static AhuRanking *
get_ranking (gconstpointer      position,
             const char *const *names)
{
  const Position *self = position;
  AhuRanking *ranking = ahu_ranking_new (self->n_players);
  AhuRankingRow *row = ahu_ranking_add_row (ranking, NULL, g_strdup ("Points added"), NULL);
  AhuRankingStep *step = ahu_ranking_add_step (ranking, "all", 0, "P5", g_strdup ("Most points win"));
  guint n = 0;

  for (guint place = 1; place <= self->n_players; place++)
    for (guint p = 0; p < self->n_players; p++)
      if (get_place (self, p) == place)
        ranking->order[n++] = p;
  for (guint p = 0; p < self->n_players; p++)
    {
      ranking->places[p] = get_place (self, p);
      ranking->totals[p] = self->points[p];
      row->cells[p].points = self->points[p];
    }
  ranking->headline = g_strdup_printf ("%s wins!", names[ranking->order[0]]);
  ranking->total_label = g_strdup ("Added points");
  ahu_ranking_step_take (step, g_strdup ("Who added most wins (P5)."));

  return ranking;
}

static void
add_round (AhuCourse      *course,
           const Position *after)
{
  guint number = course->moments->len + 1;
  AhuCourseMoment *moment = ahu_course_add_moment (course, g_strdup_printf ("%u", number),
                                                   g_strdup_printf ("After round %u", number));

  for (guint p = 0; p < course->n_players; p++)
    moment->points[p] = (guint) after->points[p];
}

static AhuCourse *
tell_course (AhuHistory        *history,
             const char *const *names)
{
  guint ply = ahu_history_get_ply (history);
  const Position *end = ahu_history_get_position (history, ply);
  g_autoptr (AhuRanking) ranking = get_ranking (end, names);
  AhuCourse *course = ahu_course_new (end->n_players, "The game round by round", "Points added, round by round",
                                      "The arrow keys go round by round.");

  for (guint i = end->n_players; i < ply; i += end->n_players)
    add_round (course, ahu_history_get_position (history, i));
  add_round (course, end);
  for (guint p = 0; p < end->n_players; p++)
    {
      course->order[p] = ranking->order[p];
      course->totals[p] = (guint) end->points[p];
      course->told[p] = g_strdup_printf ("%s added %u.", names[p], course->totals[p]);
    }
  ahu_course_add_highlight (course, 1, g_strdup ("Round 1: everybody adds."), g_strdup ("Points are added (P3)."));

  return course;
}

static char *
final_text (gconstpointer      position,
            const char *const *names)
{
  const Position *self = position;
  GString *text = g_string_new (NULL);

  for (guint p = 0; p < self->n_players; p++)
    g_string_append_printf (text, "%u. %s %d\n", get_place (self, p), names[p], (int) self->points[p]);

  return g_string_free (text, FALSE);
}

static JsonNode *
final_json (gconstpointer position)
{
  return points_to_json (position);
}

static char *
points_path (guint seat)
{
  return g_strdup_printf ("players[%u].points", seat);
}

static Position
read_sheet (JsonObject *sheet)
{
  Position position = { .n_players = json_array_get_length (json_object_get_array_member (sheet, "players")) };

  for (guint p = 0; p < MIN (position.n_players, MAX_PLAYERS); p++)
    {
      g_autofree char *path = points_path (p);
      JsonNode *points = ahu_json_path_get (sheet, path);

      position.points[p] = points != NULL ? json_node_get_int (points) : -1;
    }

  return position;
}

static gboolean
score_sheet (JsonObject         *sheet,
             const char *const  *names,
             char              **text,
             JsonNode          **json,
             AhuRefusal        **refusal,
             GError            **error)
{
  Position position = read_sheet (sheet);

  *refusal = NULL;
  if (position.n_players < MIN_PLAYERS || position.n_players > MAX_PLAYERS)
    {
      *refusal = ahu_refusal_new ("P1", g_strdup ("3 to 6 people play."));
      return FALSE;
    }
  for (guint p = 0; p < position.n_players; p++)
    if (position.points[p] < 0)
      {
        *refusal = ahu_refusal_new ("P3", g_strdup_printf ("%s has no points that were added.", names[p]));
        return FALSE;
      }

  *text = final_text (&position, names);
  *json = final_json (&position);

  return TRUE;
}

static JsonObject *
sheet_fill (JsonObject    *sheet,
            gconstpointer  position,
            guint          open)
{
  JsonObject *filled = json_object_ref (sheet);

  for (guint p = 0; p < read_sheet (sheet).n_players; p++)
    {
      g_autoptr (JsonObject) before = filled;
      g_autofree char *path = points_path (p);
      JsonNode *points = position == NULL ? NULL
                           : json_node_init_int (json_node_alloc (), ((const Position *) position)->points[p]);

      filled = points != NULL || ahu_json_path_get (before, path) == NULL ? ahu_result_sheet_set (before, path, points)
                                                                          : json_object_ref (before);
    }

  return filled;
}

static AhuScoring *
sheet_scoring (JsonObject        *sheet,
               const char *const *names)
{
  g_autoptr (GStrvBuilder) problems = g_strv_builder_new ();
  Position position = read_sheet (sheet);
  AhuScoring *scoring = ahu_scoring_new (position.n_players);
  gboolean can_score = TRUE;

  scoring->n_counts = position.n_players;
  for (guint p = 0; p < position.n_players; p++)
    {
      g_autofree char *path = points_path (p);
      g_autofree char *problem = g_strdup_printf ("%s has %d points, which can’t be (P4).", names[p],
                                                  (int) position.points[p]);
      gboolean missing = ahu_result_sheet_is_missing (sheet, path);

      scoring->n_missing += missing;
      scoring->begun |= !missing;
      scoring->players[p] = (AhuScoringPlayer) { !missing, !missing, position.points[p], NULL };
      if (position.points[p] < 0 || position.points[p] > PROBE_GAME_GOAL + MAX_POINTS)
        g_strv_builder_add (problems, problem);
      can_score &= position.points[p] >= 0;
    }
  scoring->problems = g_strv_builder_end (problems);
  if (scoring->n_missing == 0 && can_score)
    scoring->ranking = get_ranking (&position, names);

  return scoring;
}

static char *
get_prompt (gconstpointer       position,
            const char *const  *names,
            char             ***rules)
{
  const char *rule[] = { is_over (position) ? "P4" : "P3", NULL };

  if (rules != NULL)
    *rules = g_strdupv ((char **) rule);

  return is_over (position) ? g_strdup ("The sum is reached.") : g_strdup_printf ("%s or another: add 1 to 3 points.", names[0]);
}

/* Who added pays for it, and everybody else watches. */
static AhuNews *
get_news (AhuHistory        *history,
          guint              ply,
          const char *const *names)
{
  const Position *now = ahu_history_get_position (history, ply);
  AhuNews *news = ahu_news_new (ply > 0 ? AHU_NEWS_DUE : AHU_NEWS_NOTHING);
  JsonNode *move = ply > 0 ? ahu_history_get_move (history, ply - 1) : NULL;
  guint points = move != NULL ? (guint) get_number (move, "add") : 0;

  news->is_fresh = ply > 0;
  news->place = turn_text (get_turn (now), AHU_TURN_TITLE);
  if (move == NULL)
    news->note = g_strdup ("nothing added yet");
  for (guint p = 0; p < now->n_players && move != NULL; p++)
    {
      gboolean adds = get_author (now, move) == p;
      AhuNewsItem *item = ahu_news_add_item (news, p, adds ? g_strdup_printf ("%s pays %u.", names[p], points)
                                                           : g_strdup_printf ("%s watches.", names[p]));

      item->is_open = !adds;
      item->reason = adds ? g_strdup ("Points are paid for (P3)") : NULL;
      ahu_news_item_add_token (item, NULL, adds ? points : 0, adds ? "pays %s" : "watches", adds ? "−%s" : NULL);
      if (adds && points > 1)
        for (guint i = 0; i < points; i++)
          ahu_news_item_add_change (item, "mark-red", 1);
    }
  news->text = g_strdup (move != NULL ? ((AhuNewsItem *) news->items->pdata[get_author (now, move)])->sentence
                                      : "nothing added yet");

  return news;
}

static char **
get_outlook (gconstpointer      position,
             JsonNode          *move,
             const char *const *names,
             guint              open)
{
  const Position *self = position;
  Position after = *self;
  g_autoptr (AhuRefusal) refusal = apply (&after, move, names);
  const char *sentence[] = { is_over (&after) ? "That ends the game." : "The game goes on.", NULL };

  return refusal == NULL ? g_strdupv ((char **) sentence) : NULL;
}

static char *
tell_move (gconstpointer      before,
           JsonNode          *move,
           const char *const *names)
{
  return g_strdup_printf ("It was %s.", names[get_author (before, move)]);
}

static void
get_places (gconstpointer  position,
            guint         *places,
            gint64        *totals)
{
  const Position *self = position;

  for (guint p = 0; p < self->n_players; p++)
    {
      places[p] = get_place (self, p);
      totals[p] = self->points[p];
    }
}

static AhuGame game = {
  .id = PROBE_GAME_ID,
  .position_size = sizeof (Position),
  .min_players = MIN_PLAYERS,
  .max_players = MAX_PLAYERS,
  .colours = colours,
  .rule_prefixes = rule_prefixes,
  .milestones = milestones,
  .n_milestones = G_N_ELEMENTS (milestones),
  .check_setup_members = check_setup_members,
  .set_up = set_up,
  .apply = apply,
  .is_over = is_over,
  .step = get_step,
  .turn = get_turn,
  .turn_text = turn_text,
  .place_text = place_text,
  .pending = get_pending,
  .author = get_author,
  .position_to_json = position_to_json,
  .legal_to_json = legal_to_json,
  .describe_move = describe_move,
  .move_rules = get_move_rules,
  .completes = completes,
  .ranking = get_ranking,
  .course = tell_course,
  .final_text = final_text,
  .final_json = final_json,
  .score_sheet = score_sheet,
};

void
probe_game_offer (gboolean more)
{
  game.places = more ? get_places : NULL;
  game.sheet_fill = more ? sheet_fill : NULL;
  game.sheet_scoring = more ? sheet_scoring : NULL;
  game.prompt = more ? get_prompt : NULL;
  game.news = more ? get_news : NULL;
  game.outlook = more ? get_outlook : NULL;
  game.tell_move = more ? tell_move : NULL;
}

const AhuGame *
probe_game_get (void)
{
  return &game;
}

const AhuGame *
probe_game_get_plain (void)
{
  static AhuGame plain;

  if (plain.id == NULL)
    {
      plain = *probe_game_get ();
      plain.id = PROBE_GAME_PLAIN_ID;
      plain.turn = NULL;
      plain.turn_text = NULL;
      plain.place_text = NULL;
      plain.move_rules = NULL;
      plain.completes = NULL;
      plain.course = NULL;
      plain.milestones = NULL;
      plain.n_milestones = 0;
    }

  return &plain;
}

static void
append_players (GString *text,
                guint    n_players)
{
  g_string_append (text, "  \"players\": [");
  for (guint p = 0; p < n_players; p++)
    g_string_append_printf (text, "%s{ \"name\": \"%s\", \"colour\": \"%s\" }", p == 0 ? "" : ", ", people[p], colours[p]);
  g_string_append (text, "],\n");
}

static GBytes *
record_new (const char *kind,
            const char *id,
            guint       n_players,
            guint       n_moves)
{
  GString *text = g_string_new ("{\n  \"format\": \"ahu-record\",\n  \"version\": 1,\n");

  g_string_append_printf (text, "  \"game\": \"%s\",\n", kind);
  g_string_append_printf (text, "  \"id\": \"%s\",\n  \"created\": \"2026-11-20T19:30:00Z\",\n", id);
  append_players (text, n_players);
  g_string_append_printf (text, "  \"setup\": { \"goal\": %d },\n  \"moves\": [", PROBE_GAME_GOAL);
  for (guint i = 0; i < n_moves; i++)
    g_string_append_printf (text, "%s{ \"player\": %u, \"add\": 1 }", i == 0 ? "" : ", ", i % n_players);
  g_string_append (text, "]\n}\n");

  return g_string_free_to_bytes (text);
}

GBytes *
probe_game_record_new (const char *id,
                       guint       n_players,
                       guint       n_moves)
{
  return record_new (PROBE_GAME_ID, id, n_players, n_moves);
}

GBytes *
probe_game_plain_record_new (guint n_players,
                             guint n_moves)
{
  return record_new (PROBE_GAME_PLAIN_ID, "plain", n_players, n_moves);
}

GBytes *
probe_game_sheet_new (guint n_players)
{
  g_autoptr (JsonObject) sheet = NULL;
  g_auto (GStrv) names = g_strdupv ((char **) people);

  for (guint p = n_players; p < MAX_PLAYERS; p++)
    g_clear_pointer (&names[p], g_free);
  sheet = ahu_result_sheet_new (&game, (const char *const *) names, colours);
  for (guint p = 0; p < n_players; p++)
    {
      g_autoptr (JsonObject) before = g_steal_pointer (&sheet);
      g_autofree char *path = points_path (p);

      sheet = ahu_result_sheet_set (before, path, json_node_init_int (json_node_alloc (), 10 - p));
    }

  return ahu_document_to_bytes (sheet);
}

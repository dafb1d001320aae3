/* test-teach.c: in first games everything is told before it is needed, little by little
 *
 * Computers play the games; in each seat sits somebody who has read no more than what is said while the game is laid
 * out, or, without the box, what it is won by.
 * Not for: whether the sayings are good (people read them aloud), nor their number of words (test-rules.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "core/advice/ahu-game-advisor.h"
#include "core/history/ahu-applied.h"
#include "core/teach/ahu-teach.h"
#include "games/rapanui/advisor/rn-game-advisor.h"
#include "games/rapanui/engine/rn-position.h"
#include "games/rapanui/rn-game.h"
#include "games/tapati/advisor/tp-game-advisor.h"
#include "games/tapati/engine/tp-game.h"
#include "games/tapati/engine/tp-position.h"

#include "support/test-rules.h"

#define SEED 38
#define GAMES 100
#define MOST_EARLY_WORDS 120
#define MAX_LANGUAGES 8

typedef struct
{
  const char *id;
  const char *folder;
  const AhuGame *(*get) (void);
  const AhuGameAdvisor *(*get_advisor) (void);
  gboolean (*is_early) (gconstpointer position);
} Kind;

/* Before turn 3. */
static gboolean
rn_is_early (gconstpointer position)
{
  return ((const RnPosition *) position)->turn < 3;
}

/* What the card game's turns are here facts: before the third of them. */
static gboolean
tp_is_early (gconstpointer data)
{
  const TpPosition *position = data;

  return position->round == 1 && position->n_used + (position->step == TP_STEP_FACT) < 3;
}

static const Kind kinds[] = {
  { "rapa-nui", "rapanui", rn_game_get, rn_game_advisor_get, rn_is_early },
  { "tapati", "tapati", tp_game_get, tp_game_advisor_get, tp_is_early },
};
static const Kind *kind;

/* What is told as soon as it was seen, and why not before. Of a question its own rule is never among it. */
static const struct
{
  const char *game;
  const char *rules;
} seen[] = {
  /* Whose turn comes next nobody decides. */
  { "rapa-nui", "R3.1 R7.10" },
  /* A draw may score any of four kinds: what one pays is said with the first of it, not all of them before a card is
   * drawn; that the kind uncovered last is scored for everybody they know. */
  { "rapa-nui", "R7.4 R7.5 R7.6 R7.7 R7.8" },
  /* No pile has what a scoring owes: what is taken instead they decide later, and know it then. */
  { "rapa-nui", "R7.9 D6" },
  /* How it is counted when it is over: nobody decides anything any more. */
  { "rapa-nui", "R8.2 R8.3 R8.4 R8.5 D5 D12 D13" },
  { "tapati", "T12.1 T12.2" },
  /* What isn't built waits in the Tapati, as they know; what has no room there goes by itself. */
  { "tapati", "T3.2 T3.3 T8.6" },
  /* What goes on by itself from round to round, and who has nothing to score in it. */
  { "tapati", "T4.1 T4.2 T4.3 T4.4 T4.5 T4.6 T4.11 T9.5" },
  /* Shared out by itself, whoever takes the card. */
  { "tapati", "T5.4" },
  /* Used up by itself, whatever they take. */
  { "tapati", "T5.10 T11.5" },
  /* By itself out, and by itself scored. */
  { "tapati", "T6.5" },
  { "tapati", "T9.2" },
  /* Where the pieces go; that a scored Moai leaves the board they know. */
  { "tapati", "T9.4" },
};
/* Those of them that were. */
static GHashTable *used;

/* A game as it goes on, and those who learn it. */
typedef struct
{
  AhuHistory *history;
  gboolean has_box; /* and what is said while it is laid out */
  AhuLearners learners;
  guint early_words[MAX_LANGUAGES];
} Table;

/* The references in all languages, English first. */
static AhuRules *translations[MAX_LANGUAGES + 1];

static guint
count_words (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  guint n = 0;

  for (guint i = 0; words[i] != NULL; i++)
    n += g_regex_match_simple ("\\w", words[i], 0, 0);

  return n;
}

/* Returns: (transfer full): a game that computers played, in each seat another */
static AhuRecord *
play (guint       game,
      JsonArray  *moves)
{
  static const char *const names[] = { "A", "B", "C", "D", "E", "F" };
  const AhuGame *rules = kind->get ();
  guint n = rules->min_players + game % (rules->max_players - rules->min_players + 1);
  AhuRandom chance = ahu_random_stream (SEED, game, 0), randoms[AHU_MAX_SEATS];
  const char *bots[AHU_MAX_SEATS], *seated[AHU_MAX_SEATS + 1] = { NULL }, *colours[AHU_MAX_SEATS + 1] = { NULL };
  g_autofree gpointer position = g_malloc0 (rules->position_size);
  AhuLimits limits = { .playouts = 1 };
  JsonNode *setup;

  for (guint seat = 0; seat < n; seat++)
    {
      bots[seat] = (game + seat) % 3 == 0 ? "random" : "greedy";
      randoms[seat] = ahu_random_stream (SEED, game, 1 + seat);
      seated[seat] = names[seat];
      colours[seat] = rules->colours[seat];
    }
  setup = kind->get_advisor ()->play (position, n, &chance, bots, &limits, randoms, moves);

  return ahu_record_new_with_id (rules, "0b9c5b1e-5d0f-4b4e-9f5e-0d6b6e1f7a12", "2026-11-20T19:30:00Z", seated, colours,
                                 setup);
}

static void
add_words (Table           *table,
           const AhuSaying *saying)
{
  guint index;

  g_assert_true (g_ptr_array_find (ahu_rules_get_sayings (table->learners.rules), saying, &index));
  for (guint i = 0; translations[i] != NULL; i++)
    {
      const AhuSaying *translated = ahu_rules_get_sayings (translations[i])->pdata[index];

      table->early_words[i] += count_words (translated->text);
    }
}

/* What is said while the game is laid out all have heard, else what it is won by; those words are counted. */
static void
table_begin (Table     *table,
             AhuRecord *record,
             gboolean   has_box)
{
  static const char *const nothing[] = { NULL };
  AhuRules *rules = translations[0];
  GPtrArray *sayings = ahu_rules_get_sayings (rules);
  guint n_players = ahu_record_get_n_players (record);

  *table = (Table) { .history = ahu_history_new (record, NULL), .has_box = has_box, .learners = { .rules = rules } };
  for (guint seat = 0; seat < n_players; seat++)
    table->learners.heard[seat] = ahu_teach_heard_new (nothing);
  for (guint i = 0; i < sayings->len; i++)
    {
      AhuTelling telling = { sayings->pdata[i], (1u << n_players) - 1 };

      if (telling.saying->at != (has_box ? AHU_SAYING_SETUP : AHU_SAYING_AIM))
        continue;
      ahu_teach_hear (&table->learners, table->history, &telling);
      if (!has_box)
        add_words (table, telling.saying);
    }
  memset (table->learners.last, 0, sizeof table->learners.last);
}

static void
table_end (Table *table)
{
  for (guint seat = 0; seat < AHU_MAX_SEATS; seat++)
    g_clear_pointer (&table->learners.heard[seat], g_hash_table_unref);
  ahu_history_free (table->history);
}

static gboolean
is_applied (AhuHistory      *history,
            guint            ply,
            const AhuSaying *saying)
{
  AhuApplied applied = { 0 };

  kind->get ()->rules_applied (history, ply, &applied);
  for (guint i = 0; i < applied.n; i++)
    if (g_strv_contains ((const char *const *) saying->of, applied.rules[i]))
      return TRUE;

  return FALSE;
}

/* The round, and the fact or prestige in it; the turn of the card game. */
static guint
get_part (AhuHistory *history,
          guint       ply)
{
  gconstpointer position = ahu_history_get_position (history, ply);

  return kind->get ()->turn (position) * 100 + (kind->get ()->section != NULL ? kind->get ()->section (position) : 0);
}

/* What happened is told while it is what was seen last: since the last move that somebody made, or in this part of the
 * turn; or it is what somebody decides now. */
static void
check_fits (Table           *table,
            const AhuSaying *saying)
{
  AhuHistory *history = table->history;
  guint now = ahu_history_get_ply (history), ply = now;
  gboolean is_last = TRUE, fits = is_applied (history, now, saying);

  while (ply-- > 0 && !fits && (is_last || get_part (history, ply) == get_part (history, now)))
    {
      fits = is_applied (history, ply, saying);
      is_last = is_last &&
                kind->get ()->author (ahu_history_get_position (history, ply), ahu_history_get_move (history, ply)) == AHU_NOBODY;
    }
  if (!fits)
    {
      g_test_message ("not what was seen last: %s", saying->text);
      g_test_fail ();
    }
}

/* One saying at most, new to all who hear it; they know it from now on. */
static void
tell (Table      *table,
      GHashTable *told)
{
  gconstpointer position = ahu_history_get_position (table->history, ahu_history_get_ply (table->history));
  AhuTelling telling;

  if (!ahu_teach_find (&table->learners, table->history, &telling))
    return;

  g_assert_cmpuint (telling.seats, !=, 0);
  g_assert_cmpint (telling.saying->at, >, AHU_SAYING_SETUP);
  ahu_teach_hear (&table->learners, table->history, &telling);
  g_hash_table_add (told, (gpointer) telling.saying);
  if (telling.saying->at == AHU_SAYING_AFTER)
    check_fits (table, telling.saying);
  if (kind->is_early (position))
    add_words (table, telling.saying);
}

/* Whether a saying from @first to @last tells it. */
static gboolean
is_said (AhuSayingTime first,
         AhuSayingTime last,
         const char   *rule)
{
  GPtrArray *sayings = ahu_rules_get_sayings (translations[0]);

  for (guint i = 0; i < sayings->len; i++)
    {
      const AhuSaying *saying = sayings->pdata[i];

      if (saying->at >= first && saying->at <= last && g_strv_contains ((const char *const *) saying->of, rule))
        return TRUE;
    }

  return FALSE;
}

/* At the table it is told all the same. */
static gboolean
is_seen_first (const char *rule)
{
  for (guint i = 0; i < G_N_ELEMENTS (seen); i++)
    {
      g_auto (GStrv) rules = g_strsplit (seen[i].rules, " ", -1);

      if (!g_str_equal (seen[i].game, kind->id) || !g_strv_contains ((const char *const *) rules, rule))
        continue;
      g_hash_table_add (used, (gpointer) rule);
      return is_said (AHU_SAYING_BEFORE, AHU_SAYING_TIP, rule);
    }

  return FALSE;
}

/* Without the box the table was laid out for them, which stands behind the first move. */
static gboolean
is_laid_out (Table      *table,
             guint       ply,
             const char *rule)
{
  return !table->has_box && ply == 0 && is_said (AHU_SAYING_SETUP, AHU_SAYING_SETUP, rule);
}

/* What a decision comes to its seat has heard: what it is asked in any case. */
static void
check_decision (Table    *table,
                JsonNode *move)
{
  AhuHistory *history = table->history;
  guint ply = ahu_history_get_ply (history);
  guint seat = kind->get ()->author (ahu_history_get_position (history, ply), move);
  g_autoptr (AhuRefusal) refusal = NULL;
  AhuApplied asked = { 0 }, applied = { 0 };

  kind->get ()->rules_applied (history, ply, &asked);
  refusal = ahu_history_play (history, move);
  g_assert_null (refusal);
  if (seat == AHU_NOBODY)
    return;

  kind->get ()->rules_applied (history, ply, &applied);
  for (guint i = 0; i < applied.n; i++)
    if (!g_hash_table_contains (table->learners.heard[seat], applied.rules[i]) &&
        !is_laid_out (table, ply, applied.rules[i]) &&
        (ahu_applied_has (&asked, applied.rules[i]) || !is_seen_first (applied.rules[i])))
      {
        g_autofree char *text = json_to_string (move, FALSE);

        g_test_message ("move %u, %s: nobody told %s", ply, text, applied.rules[i]);
        g_test_fail ();
      }
}

static void
play_told (guint       game,
           gboolean    has_box,
           GHashTable *told)
{
  g_autoptr (JsonArray) moves = json_array_new ();
  g_autoptr (AhuRecord) record = play (game, moves);
  guint n_moves = json_array_get_length (moves);
  Table table;

  table_begin (&table, record, has_box);
  for (guint ply = 0; ply <= n_moves; ply++)
    {
      tell (&table, told);
      if (ply < n_moves)
        check_decision (&table, json_array_get_element (moves, ply));
    }
  table_end (&table);
  for (guint i = 0; translations[i] != NULL; i++)
    {
      g_test_message ("game %u, %s: %u words before turn 3", game, ahu_rules_get_language (translations[i]),
                      table.early_words[i]);
      g_assert_cmpuint (table.early_words[i], <=, MOST_EARLY_WORDS);
    }
}

static void
check_games (gboolean has_box)
{
  g_autoptr (GHashTable) told = g_hash_table_new (NULL, NULL);
  GPtrArray *sayings = ahu_rules_get_sayings (translations[0]);

  g_assert_cmpuint (sayings->len, >, 0);
  for (guint game = 0; game < GAMES; game++)
    play_told (game, has_box, told);
  for (guint i = 0; i < sayings->len; i++)
    {
      const AhuSaying *saying = sayings->pdata[i];

      if (saying->at > AHU_SAYING_SETUP && !g_hash_table_contains (told, saying))
        {
          g_test_message ("never told: %s", saying->text);
          g_test_fail ();
        }
    }
}

/* Nothing is left to be seen first that is told before. */
static void
check_seen (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (seen); i++)
    {
      g_auto (GStrv) rules = g_strsplit (seen[i].rules, " ", -1);

      for (guint k = 0; g_str_equal (seen[i].game, kind->id) && rules[k] != NULL; k++)
        if (!g_hash_table_contains (used, rules[k]))
          {
            g_test_message ("always told before: %s", rules[k]);
            g_test_fail ();
          }
    }
}

/* In no game a decision comes to a rule before it was told; the beginning is short; everything is told some day. */
static void
test_first_games (void)
{
  used = g_hash_table_new (g_str_hash, g_str_equal);
  check_games (TRUE);
  check_games (FALSE);
  check_seen ();
  g_clear_pointer (&used, g_hash_table_unref);
}

/* At a table where one knows all, the others are told, by seat; a computer that has to act is told nothing. */
static void
test_to_whom (void)
{
  g_autoptr (JsonArray) moves = json_array_new ();
  g_autoptr (AhuRecord) record = play (0, moves);
  AhuTelling telling;
  Table table;
  guint seats[AHU_MAX_SEATS];
  guint actor;

  table_begin (&table, record, TRUE);
  g_assert_cmpuint (kind->get ()->pending (ahu_history_get_position (table.history, 0), seats), ==, 1);
  actor = seats[0];
  while (!ahu_teach_find (&table.learners, table.history, &telling) || telling.saying->at != AHU_SAYING_BEFORE)
    {
      g_autoptr (AhuRefusal) refusal =
        ahu_history_play (table.history, json_array_get_element (moves, ahu_history_get_ply (table.history)));

      g_assert_null (refusal);
    }
  g_assert_cmpuint (telling.seats, ==, (1u << ahu_record_get_n_players (record)) - 1);

  /* It is not changed by looking. */
  g_assert_true (ahu_teach_find (&table.learners, table.history, &telling));
  g_clear_pointer (&table.learners.heard[(actor + 1) % 2], g_hash_table_unref);
  g_assert_true (ahu_teach_find (&table.learners, table.history, &telling));
  g_assert_cmpuint (telling.seats & (1u << (actor + 1) % 2), ==, 0);
  g_assert_cmpuint (telling.seats & (1u << actor), !=, 0);
  ahu_teach_hear (&table.learners, table.history, &telling);
  g_assert_true (!ahu_teach_find (&table.learners, table.history, &telling) || telling.saying->at == AHU_SAYING_BEFORE);

  g_clear_pointer (&table.learners.heard[actor], g_hash_table_unref);
  g_assert_true (!ahu_teach_find (&table.learners, table.history, &telling) || telling.saying->at != AHU_SAYING_BEFORE);
  table_end (&table);
}

/* What somebody has heard are numbers of rules: whatever becomes of the sayings, no rule is told again. */
static void
test_heard_by_number (void)
{
  g_autoptr (JsonArray) moves = json_array_new ();
  g_autoptr (AhuRecord) record = play (0, moves);
  GPtrArray *sections = ahu_rules_get_sections (translations[0]);
  AhuTelling telling;
  Table table;

  table_begin (&table, record, TRUE);
  for (guint seat = 0; table.learners.heard[seat] != NULL; seat++)
    for (guint i = 0; i < sections->len; i++)
      {
        const AhuRulesSection *section = sections->pdata[i];

        g_hash_table_add (table.learners.heard[seat], g_strdup (section->id));
        g_hash_table_add (table.learners.heard[seat], g_strconcat ("tip ", section->id, NULL));
      }
  for (guint ply = 0; ply < json_array_get_length (moves); ply++)
    {
      g_autoptr (AhuRefusal) refusal = NULL;

      g_assert_false (ahu_teach_find (&table.learners, table.history, &telling));
      refusal = ahu_history_play (table.history, json_array_get_element (moves, ply));
      g_assert_null (refusal);
    }
  table_end (&table);
}

static void
load_all (void)
{
  g_autofree char *all = g_strconcat ("en ", g_getenv ("AHU_TEST_LANGUAGES"), NULL);
  g_auto (GStrv) languages = g_strsplit (all, " ", -1);

  for (guint i = 0; languages[i] != NULL && i < MAX_LANGUAGES; i++)
    translations[i] = test_load_rules (kind->folder, languages[i]);
}

int
main (int    argc,
      char **argv)
{
  int result;

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_str_equal (kinds[i].id, GAME))
      kind = &kinds[i];
  ahu_game_register (kind->get ());
  ahu_game_advisor_register (kind->get_advisor ());
  load_all ();

  g_test_add_func ("/teach/" GAME "/first-games", test_first_games);
  g_test_add_func ("/teach/" GAME "/to-whom", test_to_whom);
  g_test_add_func ("/teach/" GAME "/heard-by-number", test_heard_by_number);
  result = g_test_run ();
  for (guint i = 0; translations[i] != NULL; i++)
    ahu_rules_free (translations[i]);

  return result;
}

/* test-turn-sentences.c: the moves of a turn told together
 *
 * What is named is compared with the words of the single moves (test-sentences.c), which say
 * who may know what.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/history/ahu-turns.h"
#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/rn-game.h"
#include "games/rapanui/words/rn-sentences.h"
#include "games/rapanui/words/rn-turn-sentences.h"

#include "rn-test-games.h"

#include <string.h>

static const char *const names[] = { "Ada", "Ben", "Chiara", "Dan", NULL };

static const RnPosition *
get_position (AhuHistory *history,
              guint       ply)
{
  return ahu_history_get_position (history, ply);
}

static RnMove
get_move (AhuHistory *history,
          guint       ply)
{
  RnMove move;

  rn_move_from_json (&move, ahu_history_get_move (history, ply));

  return move;
}

static guint
count_word (const char *text,
            const char *word)
{
  guint n = 0;

  for (const char *at = strstr (text, word); at != NULL; at = strstr (at + 1, word))
    n++;

  return n;
}

/* The words of the moves one by one; of a refill only what is scored by it. */
static char *
list_lines (AhuHistory      *history,
            guint            first,
            guint            end,
            const AhuViewer *viewer)
{
  GString *all = g_string_new (NULL);

  for (guint ply = first; ply < end; ply++)
    {
      RnMove move = get_move (history, ply);
      g_auto (GStrv) lines = rn_describe_move (get_position (history, ply), &move, names, viewer);

      for (guint i = move.type == RN_MOVE_REFILL; lines[i] != NULL; i++)
        g_string_append_printf (all, "%s ", lines[i]);
    }

  return g_string_free (all, FALSE);
}

/* Neither more nor less is named than by the moves. */
static void
assert_same_kinds (AhuHistory      *history,
                   guint            first,
                   guint            end,
                   const AhuViewer *viewer)
{
  g_autofree char *text = rn_describe_turn (history, first, end, names, viewer);
  g_autofree char *lines = list_lines (history, first, end, viewer);

  for (guint kind = 0; kind < RN_KINDS; kind++)
    if (count_word (text, rn_kind_name (kind)) != count_word (lines, rn_kind_name (kind)))
      g_error ("“%s” for “%s”", text, lines);
}

static void
assert_sentences (AhuHistory *history,
                  guint       first,
                  guint       end)
{
  g_autofree char *text = rn_describe_turn (history, first, end, names, NULL);
  char *takings = strchr (text, '\n');

  if (takings != NULL)
    *takings = '\0';
  g_assert_true (g_utf8_validate (text, -1, NULL));
  g_assert_true (g_unichar_isupper (g_utf8_get_char (text)));
  g_assert_true (g_str_has_suffix (text, ".") || g_str_has_suffix (text, " …"));
  g_assert_null (strpbrk (text, "%\n"));
  g_assert_null (strstr (text, "  "));
  g_assert_null (strstr (text, ".."));
  g_assert_null (strstr (text, "(null)"));
}

/* Lines break between players only. */
static char *
describe (AhuHistory      *history,
          guint            first,
          guint            end,
          const AhuViewer *viewer)
{
  g_autofree char *text = rn_describe_turn (history, first, end, names, viewer);
  g_auto (GStrv) parts = g_strsplit (text, "\302\240", -1);

  return g_strjoinv (" ", parts);
}

/* What everybody has more of after the scoring stands in the second line, with the bonus, and nothing else does. */
static guint
assert_takings (AhuHistory *history,
                guint       first,
                guint       end)
{
  g_autofree char *text = describe (history, first, end, NULL);
  g_autofree char *drawing = rn_turn_drawing (history, first, end);
  const char *second = strchr (text, '\n');
  RnScoring scoring = { .kind = RN_INVALID };
  guint scored = end, n = 0;

  for (guint ply = first; ply < end && scoring.kind == RN_INVALID; ply++)
    {
      RnPosition after = *get_position (history, ply);
      RnMove move = get_move (history, ply);

      rn_apply (&after, &move, &scoring);
      scored = ply;
    }
  g_assert_true ((drawing != NULL) == (scoring.kind != RN_INVALID));
  for (guint player = 0; player < get_position (history, first)->n_players && scoring.kind != RN_INVALID; player++)
    {
      const RnPosition *before = get_position (history, scored);
      const RnPosition *after = get_position (history, end);
      guint gain = after->wood[player] - before->wood[player] + after->glory[player] - before->glory[player];
      g_autofree char *words = NULL;
      g_autofree char *bonus = NULL;

      if (rn_kind_is_gatherer (scoring.kind))
        gain += after->sacrifice[player][scoring.kind - RN_FISH] - before->sacrifice[player][scoring.kind - RN_FISH];
      words = g_strdup_printf ("%s %u", names[player], gain);
      bonus = g_strdup_printf ("%s%s (%u + 1 bonus)", words, scoring.kind != RN_MOAI ? "" :
                               after->wood[player] > before->wood[player] ? " wood" : " glory points", gain - 1);
      g_assert_true ((second != NULL && strstr (second, words) != NULL) == (gain > 0));
      if (gain > scoring.base[player])
        g_assert_nonnull (strstr (second, bonus));
      n += gain > 0;
    }
  g_assert_true ((second != NULL) == (n > 0));

  return n;
}

/* Each example at each move: what the table covers and shows changes with it. */
static void
test_named (gconstpointer data)
{
  g_autoptr (AhuHistory) history = rn_test_load_example (data);
  guint n = ahu_history_get_ply (history);

  for (guint now = n; now > 0; now--)
    {
      g_assert_true (now == n || ahu_history_undo (history));
      for (guint first = 0, end; first < now; first = end)
        {
          end = ahu_history_get_turn_end (history, first);
          for (guint open = 0; open <= (RN_OPEN_STONE | RN_OPEN_HOLDINGS << 1); open++)
            {
              const AhuViewer viewer = { get_position (history, now), open };
              const AhuViewer later = { NULL, open };

              assert_same_kinds (history, first, end, &viewer);
              assert_same_kinds (history, first, end, &later);
            }
          assert_same_kinds (history, first, end, NULL);
          assert_sentences (history, first, end);
        }
    }
}

/* Turns follow each other without a gap, each of one number, and tell who took how much. */
static void
test_turns (gconstpointer data)
{
  g_autoptr (AhuHistory) history = rn_test_load_example (data);
  guint n = ahu_history_get_ply (history);
  guint n_takings = 0;
  guint first, end;

  for (first = 0; first < n; first = end)
    {
      end = ahu_history_get_turn_end (history, first);
      g_assert_cmpuint (end, >, first);
      n_takings += assert_takings (history, first, end);
      g_assert_cmpuint (get_position (history, first)->turn, ==, get_position (history, end - 1)->turn);
      g_assert_true (first == 0 ||
                     get_position (history, first)->turn > get_position (history, first - 1)->turn);
    }
  g_assert_cmpuint (n_takings, >, 20);
  g_assert_cmpuint (first, ==, n);
  g_assert_cmpuint (ahu_history_get_turn_end (history, n), ==, n);
}

typedef struct
{
  guint turn;
  const char *takings; /* whoever tells it */
  const char *known;   /* by whoever may know all that was shown */
  const char *now;     /* when the turn is over; NULL: the same */
  const char *later;   /* when its cards are covered; NULL: the same */
} Told;

static const Told told[] = {
  { 1, "Ada 1 · Ben 1 · Chiara 1 · Dan 1", "Plays Fish, draws Moai: Lumberjacks scored." },
  { 15, "Ada 1 · Chiara 1", "Plays Priest, draws Lumberjack, refills column 2: Mulberry scored." },
  { 30, "Ada 2 wood · Ben 1 wood · Chiara 1 wood · Dan 2 wood", "Plays Grain, draws Sweet Potato: Moai scored." },
  { 8, "Ada 1 · Ben 3 (2 + 1 bonus) · Chiara 1 · Dan 1",
    "Builds a Moai for 7 wood. Ada sacrifices Fish, Ben sacrifices Grain, Chiara sacrifices Mulberry, "
    "Dan lays a card face down, then adds Mulberry. Draws Lumberjack, refills column 4: Lumberjacks scored.",
    "Builds a Moai for 7 wood. All four sacrifice, Dan face down; Mulberry on top. Draws Lumberjack, refills column 4: "
    "Lumberjacks scored.",
    "Builds a Moai for 7 wood. All four sacrifice, Dan face down; 1 added. Draws Lumberjack, refills column 4: "
    "Lumberjacks scored." },
  /* The active player has no card (D2). */
  { 20, "Ada 1 · Chiara 1 · Dan 1",
    "Builds a Moai for 7 wood. Ada sacrifices Grain, Ben sacrifices Sweet Potato, Chiara sacrifices Mulberry, "
    "Dan has no Sacrifice card and only adds Grain. Draws Mulberry: Mulberry scored.",
    "Builds a Moai for 7 wood. Ada sacrifices a card, Ben sacrifices a card, Chiara sacrifices a card, "
    "Dan has no Sacrifice card and only adds Grain. Draws Mulberry: Mulberry scored.",
    "Builds a Moai for 7 wood. Ada sacrifices a card, Ben sacrifices a card, Chiara sacrifices a card, "
    "Dan has no Sacrifice card and only adds one from the supply. Draws Mulberry: Mulberry scored." },
};

static guint
find_turn (AhuHistory *history,
           guint       turn)
{
  guint first = 0;

  while (get_position (history, first)->turn < turn)
    first = ahu_history_get_turn_end (history, first);

  return first;
}

static void
assert_told (const char *text,
             const char *sentences,
             const char *takings)
{
  g_autofree char *expected = g_strjoin ("\n", sentences, takings, NULL);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_words (void)
{
  g_autoptr (AhuHistory) history = rn_test_load_example ("active-without-cards");

  for (guint i = 0; i < G_N_ELEMENTS (told); i++)
    {
      guint first = find_turn (history, told[i].turn);
      guint end = ahu_history_get_turn_end (history, first);
      const AhuViewer now = { get_position (history, end), 0 };
      const AhuViewer later = { NULL, 0 };
      g_autofree char *as_known = describe (history, first, end, NULL);
      g_autofree char *as_now = describe (history, first, end, &now);
      g_autofree char *as_later = describe (history, first, end, &later);

      assert_told (as_known, told[i].known, told[i].takings);
      assert_told (as_now, told[i].now != NULL ? told[i].now : told[i].known, told[i].takings);
      assert_told (as_later, told[i].later != NULL ? told[i].later : told[i].known, told[i].takings);
    }
}

/* What lies face up is named as long as the round goes on, which no full stop ends. */
static void
test_running (void)
{
  static const char *const running[] = {
    "Builds a Moai for 7 wood.",
    "Builds a Moai for 7 wood. Ada sacrifices Fish …",
    "Builds a Moai for 7 wood. Ada sacrifices Fish, Ben sacrifices Grain …",
    "Builds a Moai for 7 wood. Ada sacrifices Fish, Ben sacrifices Grain, Chiara sacrifices Mulberry …",
    "Builds a Moai for 7 wood. Ada sacrifices Fish, Ben sacrifices Grain, Chiara sacrifices Mulberry, "
    "Dan lays a card face down …",
    "Builds a Moai for 7 wood. All four sacrifice, Dan face down; Mulberry on top.",
    "Builds a Moai for 7 wood. All four sacrifice, Dan face down; Mulberry on top. Draws Lumberjack.",
  };
  g_autoptr (AhuHistory) history = rn_test_load_example ("active-without-cards");
  guint first = find_turn (history, 8);

  while (ahu_history_get_ply (history) > first)
    ahu_history_undo (history);
  for (guint i = 0; i < G_N_ELEMENTS (running); i++)
    {
      g_autofree char *text = NULL;
      AhuViewer now;

      g_assert_true (ahu_history_redo (history));
      now = (AhuViewer) { get_position (history, first + i + 1), 0 };
      text = rn_describe_turn (history, first, first + i + 1, names, &now);
      g_assert_cmpstr (text, ==, running[i]);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ahu_game_register (rn_game_get ());
  g_test_add_func ("/engine/turn-sentences/words", test_words);
  g_test_add_func ("/engine/turn-sentences/running", test_running);
  for (guint i = 0; rn_test_finished[i] != NULL; i++)
    {
      g_autofree char *named = g_strconcat ("/engine/turn-sentences/named/", rn_test_finished[i], NULL);
      g_autofree char *turns = g_strconcat ("/engine/turn-sentences/turns/", rn_test_finished[i], NULL);

      g_test_add_data_func (named, rn_test_finished[i], test_named);
      g_test_add_data_func (turns, rn_test_finished[i], test_turns);
    }
  return g_test_run ();
}

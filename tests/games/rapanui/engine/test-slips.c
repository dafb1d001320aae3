/* test-slips.c: which slip explains a difference on the table
 *
 * Slips are put into random games: a purchase that is missing in the record, one
 * too many, tokens of a scoring forgotten, chosen otherwise, or taken by another
 * player. How often the true turn is among the first suggestions is measured.
 * Not for: the count itself (test-count-check.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rn-playout.h"
#include "rn-test-utils.h"
#include "games/rapanui/study/rn-slip-records.h"
#include "games/rapanui/words/rn-sentences.h"

#include <string.h>

#define GAMES 150
#define FIRST 3

static const char *const names[] = { "Ada", "Ben", "Chiara", "Dora", NULL };

/* A game so far. */
typedef struct
{
  RnPosition first;
  RnMove moves[RN_PLAYOUT_MAX];
  guint n;
  RnPosition end;
} Game;

typedef struct
{
  guint slips;
  guint impossible; /* the record would have refused a later move */
  guint first;      /* the true turn is named in one of the first suggestions */
  guint best;       /* … and by the button that stands first there */
  guint found;
} Tally;

static void
play_game (Game  *game,
           GRand *rand,
           guint  n_players)
{
  TestPlayout playout;
  guint length = g_rand_int_range (rand, 30, 250);

  test_playout_begin (&playout, rand, n_players, RN_PLAYOUT_TRUE);
  playout.pious = g_rand_boolean (rand);
  rn_set_up (&game->first, &playout.deal);
  game->end = game->first;
  for (game->n = 0; game->n < length && game->end.step < RN_STEP_REVEAL; game->n++)
    {
      game->moves[game->n] = test_playout_choose (&playout, &game->end);
      rn_apply (&game->end, &game->moves[game->n], NULL);
    }
}

static gboolean
replay (Game *game)
{
  game->end = game->first;
  for (guint i = 0; i < game->n; i++)
    {
      if (rn_check (&game->end, &game->moves[i]).code != RN_OK)
        return FALSE;
      rn_apply (&game->end, &game->moves[i], NULL);
    }

  return TRUE;
}

static RnPosition
position_at (const Game *game,
             guint       ply)
{
  RnPosition position = game->first;

  for (guint i = 0; i < ply; i++)
    rn_apply (&position, &game->moves[i], NULL);

  return position;
}

static gboolean
is_in_turn (const RnSlip *slip,
            guint         turn,
            guint        *place)
{
  for (*place = 0; *place < slip->n_turns; (*place)++)
    if (slip->turns[*place] == turn)
      return TRUE;

  return FALSE;
}

/* Looks for the slip of @type in @turn when @counted lies on the table. */
static gboolean
look (Tally         *tally,
      const Game    *record,
      const RnCount *counted,
      RnSlipType     type,
      guint          turn)
{
  g_autoptr (RnSlips) slips = rn_slips_new (&record->first, record->moves, record->n);
  g_autoptr (GArray) found = NULL;
  RnCount difference;

  rn_count_position (&difference, rn_slips_get_position (slips));
  rn_count_subtract (&difference, counted, &difference);
  g_assert_false (rn_count_is_zero (&difference));
  found = rn_slips_find (slips, &difference);
  tally->slips++;
  for (guint i = 0; i < found->len; i++)
    {
      const RnSlip *slip = &g_array_index (found, RnSlip, i);
      guint place;

      if (slip->type == type && slip->fit == RN_SLIP_EXACT && is_in_turn (slip, turn, &place))
        {
          tally->found++;
          tally->first += i < FIRST;
          tally->best += i < FIRST && place == 0;
          return TRUE;
        }
    }

  return FALSE;
}

static void
tell (const char  *what,
      const Tally *tally)
{
  g_test_message ("%s: %u slips; true turn in the first %d suggestions %u (%.1f %%), there as the first turn %u "
                  "(%.1f %%), anywhere %u; %u that the record refuses later",
                  what, tally->slips, FIRST, tally->first, 100.0 * tally->first / tally->slips, tally->best,
                  100.0 * tally->best / tally->slips, tally->found, tally->impossible);
}

static guint
pick (GRand      *rand,
      const Game *game,
      guint       type)
{
  guint start = g_rand_int_range (rand, 0, game->n);

  for (guint i = 0; i < game->n; i++)
    if (game->moves[(start + i) % game->n].type == type)
      return (start + i) % game->n;

  return game->n;
}

typedef void (*Slip) (Tally *tally,
                      GRand *rand,
                      Game  *game);

/* The first purchase from a random move on, and its turn. */
static gboolean
pick_purchase (GRand      *rand,
               const Game *game,
               guint      *ply,
               guint      *turn)
{
  *ply = pick (rand, game, RN_MOVE_BUY);
  if (*ply == game->n)
    return FALSE;

  *turn = position_at (game, *ply).turn;

  return TRUE;
}

static void
remove_move (Game  *game,
             guint  ply)
{
  memmove (game->moves + ply, game->moves + ply + 1, (game->n - ply - 1) * sizeof (RnMove));
  game->n--;
}

/* One of @record and @table is @changed, which is played anew. */
static void
look_if_possible (Tally      *tally,
                  Game       *changed,
                  const Game *record,
                  const Game *table,
                  RnSlipType  type,
                  guint       turn)
{
  RnCount counted;

  if (!replay (changed))
    {
      tally->impossible++;
      return;
    }
  rn_count_position (&counted, &table->end);
  g_assert_true (look (tally, record, &counted, type, turn));
}

/* Made at the table, not in the record. */
static void
drop_purchase (Tally *tally,
               GRand *rand,
               Game  *game)
{
  Game record = *game;
  guint ply, turn;

  if (!pick_purchase (rand, game, &ply, &turn))
    return;

  remove_move (&record, ply);
  look_if_possible (tally, &record, &record, game, ply == record.n ? RN_SLIP_NOT_ENTERED : RN_SLIP_BOUGHT, turn);
}

/* In the record, not made at the table. */
static void
invent_purchase (Tally *tally,
                 GRand *rand,
                 Game  *game)
{
  Game table = *game;
  guint ply, turn;

  if (!pick_purchase (rand, game, &ply, &turn))
    return;

  remove_move (&table, ply);
  look_if_possible (tally, &table, game, &table, RN_SLIP_NOT_BOUGHT, turn);
}

/* Of another kind at the table. */
static void
change_purchase (Tally *tally,
                 GRand *rand,
                 Game  *game)
{
  Game table = *game;
  guint ply, turn;

  if (!pick_purchase (rand, game, &ply, &turn))
    return;

  table.moves[ply].kind = (guint8) ((table.moves[ply].kind + 1) % RN_SACRIFICES);
  look_if_possible (tally, &table, game, &table, RN_SLIP_BOUGHT_OTHER, turn);
}

/* The position before and after a random scoring of wood, glory points or cards. */
static gboolean
pick_scoring (GRand      *rand,
              const Game *game,
              RnTakings  *takings,
              guint      *turn)
{
  guint start = g_rand_int_range (rand, 0, game->n);

  for (guint i = 0; i < game->n; i++)
    {
      guint ply = (start + i) % game->n;
      RnPosition before = position_at (game, ply);
      RnPosition after = before;
      RnScoring scoring;

      rn_apply (&after, &game->moves[ply], &scoring);
      if (scoring.kind == RN_INVALID)
        continue;
      rn_takings (takings, &before, &scoring, &after);
      *turn = before.turn;
      if (takings->n > 0)
        return TRUE;
    }

  return FALSE;
}

static void
move_tokens (RnCount        *counted,
             const RnTaking *taking,
             guint           player,
             int             sign)
{
  gint16 *cells = counted->cells;

  cells[rn_count_cell (player, RN_COUNT_WOOD)] += sign * taking->wood;
  cells[rn_count_cell (player, RN_COUNT_GLORY)] += sign * taking->glory;
  for (guint k = 0; k < RN_SACRIFICES; k++)
    {
      cells[RN_COUNT_SUPPLY + k] -= sign * taking->cards[k];
      cells[rn_count_cell (player, RN_COUNT_SACRIFICE)] += sign * taking->cards[k];
    }
}

/* What lies on the table where somebody did not take what a random scoring gives. */
static gboolean
count_not_taken (GRand      *rand,
                 const Game *game,
                 RnTaking   *taking,
                 RnCount    *counted,
                 guint      *turn)
{
  RnTakings takings;

  if (!pick_scoring (rand, game, &takings, turn))
    return FALSE;

  *taking = takings.takings[g_rand_int_range (rand, 0, takings.n)];
  rn_count_position (counted, &game->end);
  move_tokens (counted, taking, taking->player, -1);

  return TRUE;
}

static void
drop_tokens (Tally *tally,
             GRand *rand,
             Game  *game)
{
  RnTaking taking;
  RnCount counted;
  guint turn;

  if (count_not_taken (rand, game, &taking, &counted, &turn))
    g_assert_true (look (tally, game, &counted, RN_SLIP_NOT_TAKEN, turn));
}

static void
give_tokens (Tally *tally,
             GRand *rand,
             Game  *game)
{
  RnTaking taking;
  RnCount counted;
  guint turn;

  if (!count_not_taken (rand, game, &taking, &counted, &turn))
    return;

  move_tokens (&counted, &taking, (taking.player + 1) % game->end.n_players, 1);
  g_assert_true (look (tally, game, &counted, RN_SLIP_TAKEN_BY_OTHER, turn));
}

static void
drop_bonus (Tally *tally,
            GRand *rand,
            Game  *game)
{
  RnTakings takings;
  RnCount counted;
  guint turn;

  if (!pick_scoring (rand, game, &takings, &turn) || takings.kind >= RN_MOAI)
    return;
  rn_count_position (&counted, &game->end);
  for (guint i = 0; i < takings.n; i++)
    {
      const RnTaking *taking = &takings.takings[i];
      guint field = taking->wood ? RN_COUNT_WOOD : RN_COUNT_GLORY;

      if (taking->bonus == 0)
        continue;
      counted.cells[rn_count_cell (taking->player, field)]--;
      g_assert_true (look (tally, game, &counted, RN_SLIP_BONUS_FORGOTTEN, turn));
    }
}

static void
test_dropped_bonus (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  Tally tally = { 0 };

  for (guint i = 0; i < 3 * GAMES; i++)
    {
      Game game;

      play_game (&game, rand, 2 + i % 3);
      drop_bonus (&tally, rand, &game);
    }
  g_assert_cmpuint (tally.found, >, 0);
  tell ("a bonus forgotten", &tally);
}

static void
change_reward (Tally *tally,
               GRand *rand,
               Game  *game)
{
  guint ply = pick (rand, game, RN_MOVE_REWARD);
  RnPosition before;
  RnPosition after;
  RnMove move;
  RnCount recorded;
  RnCount change;
  RnCount counted;

  if (ply == game->n)
    return;
  before = after = position_at (game, ply);
  move = game->moves[ply];
  rn_apply (&after, &move, NULL);
  rn_count_position (&recorded, &after);
  move.kind = move.kind == RN_REWARD_WOOD ? RN_REWARD_GLORY : RN_REWARD_WOOD;
  rn_apply (&before, &move, NULL);
  rn_count_position (&change, &before);
  rn_count_subtract (&change, &recorded, &change);
  rn_count_position (&counted, &game->end);
  rn_count_subtract (&counted, &counted, &change);
  g_assert_true (look (tally, game, &counted, RN_SLIP_OTHER_REWARD, position_at (game, ply).turn));
}

/* Each of these is found, in whatever game it happened. */
static const struct
{
  const char *path;
  const char *what;
  Slip make;
} cases[] = {
  { "/engine/slips/dropped-purchase", "a purchase not entered", drop_purchase },
  { "/engine/slips/invented-purchase", "a purchase that was not made", invent_purchase },
  { "/engine/slips/other-purchase", "a purchase of another kind", change_purchase },
  { "/engine/slips/dropped-tokens", "what a scoring gives, not taken", drop_tokens },
  { "/engine/slips/wrong-player", "what a scoring gives, taken by another player", give_tokens },
  { "/engine/slips/other-reward", "wood for glory points in a Moai scoring", change_reward },
};

static void
test_found (gconstpointer data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (20);
  guint slip = GPOINTER_TO_UINT (data);
  Tally tally = { 0 };

  for (guint n_players = 2; n_players <= RN_MAX_PLAYERS; n_players++)
    for (guint i = 0; i < GAMES; i++)
      {
        Game game;

        play_game (&game, rand, n_players);
        cases[slip].make (&tally, rand, &game);
      }
  tell (cases[slip].what, &tally);
  g_assert_cmpuint (tally.slips, >, GAMES);
  g_assert_cmpuint (tally.found, ==, tally.slips);
}

/* Two slips that meet nowhere are each found as a part. */
static void
test_two_slips (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (8);
  guint checked = 0;

  while (checked < 100)
    {
      g_autoptr (RnSlips) slips = NULL;
      g_autoptr (GArray) alone = NULL;
      g_autoptr (GArray) both = NULL;
      RnCount difference = { .n_players = 3 };
      guint parts = 0;
      Game game;

      play_game (&game, rand, 3);
      slips = rn_slips_new (&game.first, game.moves, game.n);
      difference.cells[rn_count_cell (0, RN_COUNT_WOOD)] = -2;
      alone = rn_slips_find (slips, &difference);
      for (guint i = 0; i < alone->len; i++)
        parts += g_array_index (alone, RnSlip, i).fit == RN_SLIP_EXACT;
      if (parts == 0)
        continue;

      /* No draw pile has so many cards: nothing explains this. */
      difference.cells[RN_COUNT_DECK] = 40;
      both = rn_slips_find (slips, &difference);
      g_assert_cmpuint (both->len, ==, parts);
      for (guint i = 0; i < both->len; i++)
        {
          g_autofree char *fit = rn_slip_fit_sentence (&g_array_index (both, RnSlip, i), &difference, names);

          g_assert_cmpuint (g_array_index (both, RnSlip, i).fit, ==, RN_SLIP_PART);
          g_assert_cmpstr (fit, ==, "That explains part of it. Not explained: 40 cards too many in the draw pile.");
        }
      checked++;
    }
}

static const RnSlip *
find_one (GArray     *found,
          RnSlipType  type)
{
  for (guint i = 0; i < found->len; i++)
    if (g_array_index (found, RnSlip, i).type == type)
      return &g_array_index (found, RnSlip, i);
  g_error ("no slip of type %d", type);

  return NULL;
}

/* Counting only the wood is enough to be told of the purchase. */
static void
test_sentences (void)
{
  RnPosition start;
  RnMove move = rn_test_move ("buy f");
  RnCount difference = { .n_players = 2 };
  g_autoptr (RnSlips) slips = NULL;
  g_autoptr (GArray) found = NULL;
  g_autofree char *sentence = NULL;
  g_autofree char *fit = NULL;
  g_autofree char *whole = NULL;

  rn_test_start (&start, 2);
  start.wood[0] = 9;
  rn_test_area (&start, 0, "Lf");
  slips = rn_slips_new (&start, &move, 1);
  difference.cells[rn_count_cell (0, RN_COUNT_WOOD)] = 4;
  found = rn_slips_find (slips, &difference);
  sentence = rn_slip_sentence (find_one (found, RN_SLIP_NOT_BOUGHT), names);
  g_assert_cmpstr (sentence, ==, "Turn 1: Ada bought Fish for 4 wood. Without it Ada would hold 4 wood more and "
                                 "one Sacrifice card fewer.");
  fit = rn_slip_fit_sentence (find_one (found, RN_SLIP_NOT_BOUGHT), &difference, names);
  g_assert_cmpstr (fit, ==, "Then this would be different too, so count it again: Supply pile: Fish +1, "
                            "Ada: Sacrifice cards −1.");
  whole = rn_slip_fit_sentence (find_one (found, RN_SLIP_NOT_PAID), &difference, names);
  g_assert_cmpstr (whole, ==, "That explains the whole difference.");
}

/* What there is too much and too little of, each in a form of its own. */
static void
test_excess (void)
{
  RnCount difference = { .n_players = 2 };
  g_autofree char *many = NULL;
  g_autofree char *few = NULL;

  for (guint cell = 0; cell < rn_count_n_cells (&difference); cell++)
    difference.cells[cell] = cell % 2 == 0 ? 1 : 2;
  many = rn_count_excess_text (&difference, names);
  g_assert_cmpstr (many, ==, "1 card too many in the Fish supply pile, 2 cards too many in the Mulberry supply pile, "
                             "1 card too many in the Sweet Potato supply pile, 2 cards too many in the Grain supply pile, "
                             "1 card too many in the draw pile, 2 cards too many in the general display, "
                             "1 card too many on the Stone, "
                             "Ada has 2 wood too many, Ada has 1 glory point too many, Ada has 2 Sacrifice cards too many, "
                             "Ada has 1 card too many in hand, Ada has 2 cards too many on display, "
                             "Ben has 1 wood too many, Ben has 2 glory points too many, Ben has 1 Sacrifice card too many, "
                             "Ben has 2 cards too many in hand, Ben has 1 card too many on display");
  for (guint cell = 0; cell < rn_count_n_cells (&difference); cell++)
    difference.cells[cell] *= cell < RN_COUNT_PLAYERS || cell >= rn_count_cell (1, 0) ? 0 : -1;
  few = rn_count_excess_text (&difference, names);
  g_assert_cmpstr (few, ==, "Ada has 2 wood too few, Ada has 1 glory point too few, Ada has 2 Sacrifice cards too few, "
                            "Ada has 1 card too few in hand, Ada has 2 cards too few on display");
}

/* The scoring is named by its kind. */
static void
test_scoring_words (void)
{
  const RnSlip slip = { .type = RN_SLIP_NOT_TAKEN, .kind = RN_LUMBERJACK, .token = RN_SLIP_WOOD, .amount = 3,
                        .n_turns = 1, .turns = { 12 } };
  g_autofree char *sentence = rn_slip_sentence (&slip, names);

  g_assert_cmpstr (sentence, ==, "Turn 12: the Lumberjack scoring gave Ada 3 wood, perhaps not taken.");
}

static void
assert_turns (guint       n,
              const char *expected)
{
  RnSlip slip = { .type = RN_SLIP_NOT_REFILLED, .n_turns = (guint16) n, .turns = { 35, 28, 27, 23, 12 } };
  g_autofree char *sentence = rn_slip_sentence (&slip, names);
  g_autofree char *whole = g_strdup_printf ("Turn %s: perhaps an empty column was not refilled.", expected);

  g_assert_cmpstr (sentence, ==, whole);
}

/* All turns are one list, the latest first; very many are not all named. */
static void
test_turns (void)
{
  assert_turns (1, "35");
  assert_turns (2, "35 or 28");
  assert_turns (4, "35, 28, 27 or 23");
  assert_turns (5, "35, 28, 27, 23 or earlier");
}

/* The game as the other record would have it; whether all of it fits. */
static gboolean
correct (const Game         *record,
         const RnSlipRecord *other,
         Game               *corrected)
{
  *corrected = *record;
  if (other->way == RN_SLIP_CHANGE)
    corrected->moves[other->ply] = other->move;
  else if (other->way == RN_SLIP_REMOVE)
    remove_move (corrected, other->ply);
  else
    {
      memmove (corrected->moves + other->ply + 1, corrected->moves + other->ply,
               (corrected->n - other->ply) * sizeof (RnMove));
      corrected->moves[other->ply] = other->move;
      corrected->n++;
    }

  return replay (corrected);
}

/* Of @player, whether the table is as @game says. */
static gboolean
is_right (const Game    *game,
          const RnCount *counted,
          guint          player)
{
  RnCount is;

  rn_count_position (&is, &game->end);
  for (guint field = 0; field < RN_COUNT_FIELDS; field++)
    if (is.cells[rn_count_cell (player, field)] != counted->cells[rn_count_cell (player, field)])
      return FALSE;

  return TRUE;
}

/* Whatever is offered can be made, leaves nobody with less that is right, and puts somebody
 * right altogether. Returns: how many */
static guint
check_records (const Game    *game,
               const RnCount *counted)
{
  g_autoptr (RnSlips) slips = rn_slips_new (&game->first, game->moves, game->n);
  RnSlipRecord found[RN_SLIP_MAX_RECORDS];
  RnCount difference;
  guint last = G_MAXUINT;
  guint n;

  rn_count_position (&difference, &game->end);
  rn_count_subtract (&difference, counted, &difference);
  n = rn_slips_find_records (slips, &difference, found);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *label = rn_slip_record_label (&found[i]);
      g_autofree char *sentence = rn_slip_record_sentence (&found[i], &difference, names);
      guint righted = 0;
      Game corrected;

      g_assert_nonnull (label);
      g_assert_nonnull (sentence);
      g_assert_cmpuint (found[i].ply, <=, last);
      last = found[i].ply;
      if (found[i].way == RN_SLIP_ENTER)
        {
          g_assert_cmpuint (found[i].ply, ==, game->n);
          continue;
        }
      g_assert_cmpuint (game->moves[found[i].ply].type, !=, RN_MOVE_REFILL);
      g_assert_true (correct (game, &found[i], &corrected));
      for (guint player = 0; player < game->first.n_players; player++)
        {
          g_assert_true (is_right (&corrected, counted, player) || !is_right (game, counted, player));
          righted += is_right (&corrected, counted, player) && !is_right (game, counted, player);
        }
      g_assert_true (righted > 0 || found[i].slip.type == RN_SLIP_OTHER_ADDED || found[i].slip.type == RN_SLIP_BOUGHT_OTHER ||
                     found[i].slip.type == RN_SLIP_OTHER_SUBSTITUTE);
    }

  return n;
}

/* In random games with random tokens too many and too few, in front of one or two. */
static void
test_records (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);
  guint offered = 0;

  for (guint i = 0; i < GAMES; i++)
    {
      Game game;
      RnCount counted;

      play_game (&game, rand, 2 + i % 3);
      rn_count_position (&counted, &game.end);
      for (guint k = 0; k < 2; k++)
        counted.cells[rn_count_cell (k, RN_COUNT_WOOD + k)] += (gint16) g_rand_int_range (rand, -4, 5);
      offered += check_records (&game, &counted);
    }
  g_test_message ("%u other records", offered);
  g_assert_cmpuint (offered, >, 10);
}

/* Wood for glory points: both could be; another player's wood changes nothing of it. */
static void
test_record_reward (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (20);
  guint checked = 0;

  while (checked < 20)
    {
      RnSlipRecord found[RN_SLIP_MAX_RECORDS];
      RnCount recorded;
      Game game;
      Game table;
      guint rewards = 0;
      guint ply;
      guint n;

      play_game (&game, rand, 3);
      ply = pick (rand, &game, RN_MOVE_REWARD);
      if (ply == game.n)
        continue;
      table = game;
      table.moves[ply].kind = table.moves[ply].kind == RN_REWARD_WOOD ? RN_REWARD_GLORY : RN_REWARD_WOOD;
      if (!replay (&table))
        continue;
      {
        g_autoptr (RnSlips) slips = rn_slips_new (&game.first, game.moves, game.n);
        guint other = (game.moves[ply].player + 1) % 3;
        RnCount difference;

        rn_count_position (&recorded, &game.end);
        rn_count_position (&difference, &table.end);
        rn_count_subtract (&difference, &difference, &recorded);
        difference.cells[rn_count_cell (other, RN_COUNT_WOOD)] += 1;
        n = rn_slips_find_records (slips, &difference, found);
        for (guint i = 0; i < n; i++)
          rewards += found[i].slip.type == RN_SLIP_OTHER_REWARD && found[i].slip.player == table.moves[ply].player;
        g_assert_cmpuint (rewards, >, 0);
      }
      checked++;
    }
}

/* Wood too many in front of one player can't come from another record: nothing is offered. */
static void
test_no_record (void)
{
  RnPosition start;
  RnMove move = rn_test_move ("buy f");
  RnSlipRecord found[RN_SLIP_MAX_RECORDS];
  RnCount difference = { .n_players = 2 };
  g_autoptr (RnSlips) slips = NULL;
  g_autofree char *label = NULL;
  g_autofree char *sentence = NULL;

  rn_test_start (&start, 2);
  start.wood[0] = 9;
  rn_test_area (&start, 0, "Lf");
  slips = rn_slips_new (&start, &move, 1);
  difference.cells[rn_count_cell (0, RN_COUNT_WOOD)] = 4;
  g_assert_cmpuint (rn_slips_find_records (slips, &difference, found), ==, 0);
  difference.cells[rn_count_cell (0, RN_COUNT_SACRIFICE)] = -1;
  g_assert_cmpuint (rn_slips_find_records (slips, &difference, found), ==, 1);
  label = rn_slip_record_label (&found[0]);
  sentence = rn_slip_record_sentence (&found[0], &difference, names);
  g_assert_cmpstr (label, ==, "Correct turn 1 to no purchase");
  g_assert_cmpstr (sentence, ==, "That explains everything that differs for Ada. Then this would be different too, so count it again: "
                                 "Supply pile: Fish +1.");
}

/* Every slip of whole games has its sentence, and the order is always the same. */
static void
test_all_sentences (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (11);
  guint types[RN_SLIP_TYPES] = { 0 };

  for (guint i = 0; i < 60; i++)
    {
      Game game;
      g_autoptr (RnSlips) slips = NULL;

      play_game (&game, rand, 2 + i % 3);
      slips = rn_slips_new (&game.first, game.moves, game.n);
      for (int n = -7; n <= 7; n++)
        for (guint cell = 0; n != 0 && cell < rn_count_cell (2, 0); cell++)
          {
            RnCount difference = { .n_players = game.first.n_players };
            g_autoptr (GArray) found = NULL;
            g_autoptr (GArray) again = NULL;

            difference.cells[cell] = (gint16) n;
            found = rn_slips_find (slips, &difference);
            again = rn_slips_find (slips, &difference);
            g_assert_cmpmem (found->data, found->len * sizeof (RnSlip), again->data,
                             again->len * sizeof (RnSlip));
            for (guint j = 0; j < found->len; j++)
              {
                const RnSlip *slip = &g_array_index (found, RnSlip, j);
                g_autofree char *sentence = rn_slip_sentence (slip, names);
                g_autofree char *turn = g_strdup_printf ("Turn %u%s", slip->turns[0],
                                                         slip->n_turns == 1 ? ": " : slip->n_turns == 2 ? " or " : ", ");

                g_assert_true (g_str_has_prefix (sentence, turn));
                g_assert_null (strstr (sentence, "  "));
                types[slip->type]++;
              }
          }
    }
  for (guint type = 0; type < RN_SLIP_TYPES; type++)
    g_assert_cmpuint (types[type], >, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/slips/sentences", test_sentences);
  g_test_add_func ("/engine/slips/excess", test_excess);
  g_test_add_func ("/engine/slips/scoring-words", test_scoring_words);
  g_test_add_func ("/engine/slips/turns", test_turns);
  g_test_add_func ("/engine/slips/all-sentences", test_all_sentences);
  g_test_add_func ("/engine/slips/records", test_records);
  g_test_add_func ("/engine/slips/record-reward", test_record_reward);
  g_test_add_func ("/engine/slips/no-record", test_no_record);
  g_test_add_func ("/engine/slips/two-slips", test_two_slips);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, GUINT_TO_POINTER (i), test_found);
  g_test_add_func ("/engine/slips/dropped-bonus", test_dropped_bonus);

  return g_test_run ();
}

/* rn-test-utils.c: positions, moves and reasons of Rapa Nui as short text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rn-test-utils.h"

#include <stdio.h>
#include <string.h>

static const char letters[] = "LPMfmpg";

static const char *const step_names[] = {
  "buy", "play", "sacrifice", "add", "draw",
  "refill", "reward", "substitute", "reveal", "over"
};

static const char *const move_names[] = {
  "buy", "play", "return-moai", "sacrifice", "add",
  "draw", "refill", "reward", "substitute", "reveal"
};

#define NAME(code) [RN_REASON_ ## code] = #code

static const char *const code_names[RN_REASONS] = {
  [RN_OK] = "OK",
  NAME (PLAYERS),
  NAME (COLUMN_COUNT),
  NAME (COLUMN_SHAPE),
  NAME (UNKNOWN_CARD),
  NAME (TOO_MANY),
  NAME (HAND_COUNT),
  NAME (HAND_SHAPE),
  NAME (HAND_CARD),
  NAME (HAND_REPEATED),
  NAME (OVER),
  NAME (REVEAL_FIRST),
  NAME (UNKNOWN_MOVE),
  NAME (STEP),
  NAME (BUY_LATE),
  NAME (NO_SUCH_PILE),
  NAME (PILE_EMPTY),
  NAME (BUY_PRICE),
  NAME (NO_SUCH_CARD),
  NAME (COUNT_RANGE),
  NAME (COUNT_ONE),
  NAME (NOT_IN_HAND),
  NAME (MOAI_PRICE),
  NAME (PLAY_PRICE),
  NAME (RETURN_HAND),
  NAME (RETURN_WOOD),
  NAME (SACRIFICE_TURN),
  NAME (SACRIFICE_FACE_UP),
  NAME (SACRIFICE_KIND),
  NAME (SACRIFICE_OWNED),
  NAME (SACRIFICE_UNTOLD),
  NAME (NO_SUCH_COLUMN),
  NAME (REFILL_SHAPE),
  NAME (REFILL_NONE_LEFT),
  NAME (REWARD_PLAYER),
  NAME (REWARD_CHOSEN),
  NAME (REWARD_CHOICE),
  NAME (SUBSTITUTE_PLAYER),
  NAME (SUBSTITUTE_KIND),
  NAME (REVEAL_PLAYER),
  NAME (REVEAL_COUNT),
  NAME (REVEAL_KIND),
  NAME (REVEAL_POSSIBLE),
  NAME (REVEAL_HELD),
  NAME (REVEAL_HELD_KINDS),
  NAME (SHEET_NEGATIVE),
  NAME (SHEET_HUGE),
  NAME (SHEET_MOAI),
  NAME (SHEET_KIND),
  NAME (JOIN_PLAYERS),
  NAME (JOIN_STEP),
  NAME (JOIN_ACTIVE),
  NAME (JOIN_TURN),
  NAME (JOIN_COLUMN),
  NAME (JOIN_RANGE),
  NAME (JOIN_HAND),
  NAME (JOIN_START_LUMBERJACK),
  NAME (JOIN_START_CARDS),
  NAME (JOIN_CARDS),
  NAME (JOIN_GATHERERS),
  NAME (JOIN_UNSEEN),
  NAME (JOIN_DECK),
  NAME (JOIN_LEFT),
  NAME (JOIN_TOTAL),
  NAME (JOIN_KIND),
  NAME (JOIN_HIDDEN_PLAYER),
  NAME (JOIN_HIDDEN_KIND),
  NAME (JOIN_HIDDEN),
  NAME (JOIN_UNTOLD),
  NAME (JOIN_OWNED),
  NAME (JOIN_STONE_MANY),
  NAME (JOIN_STONE_FEW),
  NAME (JOIN_TOP),
  NAME (JOIN_SACRIFICES),
  NAME (JOIN_MISSING),
};

guint
rn_test_card (char letter)
{
  const char *found = letter ? strchr (letters, letter) : NULL;

  return found ? (guint) (found - letters) : RN_INVALID;
}

static guint
sacrifice_card (char letter)
{
  guint card = rn_test_card (letter);

  if (letter == '-')
    return RN_SACRIFICE_NULL;
  if (card == RN_INVALID || card < RN_FISH)
    return RN_INVALID;
  return card - RN_FISH;
}

static void
count_cards (guint8     *counts,
             const char *cards)
{
  memset (counts, 0, 8);
  for (; *cards; cards++)
    {
      g_assert_cmpuint (rn_test_card (*cards), <, RN_KINDS);
      counts[rn_test_card (*cards)]++;
    }
}

char *
rn_test_cards_text (const guint8 *counts,
                    guint         n_kinds)
{
  GString *text = g_string_new (NULL);
  guint kind;
  guint i;

  for (kind = 0; kind < n_kinds; kind++)
    for (i = 0; i < counts[kind]; i++)
      g_string_append_c (text, letters[kind + RN_KINDS - n_kinds]);
  return g_string_free (text, FALSE);
}

/* The display takes 4 Lumberjacks and 2 of every other kind out of the deck. */
RnDeal
rn_test_deal (guint n_players)
{
  static const char *const hands[] = { "fmp", "mpg", "fpg", "fmg" };
  RnDeal deal = { 0 };
  guint player;

  deal.n_players = n_players;
  deal.n_columns = RN_COLUMNS;
  rn_test_deal_column (&deal, 0, "LMfP");
  rn_test_deal_column (&deal, 1, "mLpf");
  rn_test_deal_column (&deal, 2, "gPLm");
  rn_test_deal_column (&deal, 3, "MpgL");
  deal.n_hands = n_players;
  for (player = 0; player < MIN (n_players, RN_MAX_PLAYERS); player++)
    rn_test_deal_hand (&deal, player, hands[player]);
  return deal;
}

static guint
enter_cards (guint8     *into,
             guint       room,
             const char *cards)
{
  guint n = strlen (cards);
  guint i;

  memset (into, 0, room);
  for (i = 0; i < MIN (n, room); i++)
    into[i] = rn_test_card (cards[i]);
  return n;
}

void
rn_test_deal_column (RnDeal     *deal,
                     guint       column,
                     const char *cards)
{
  deal->column_length[column] = enter_cards (deal->display[column], RN_COLUMN_CARDS, cards);
}

void
rn_test_deal_hand (RnDeal     *deal,
                   guint       player,
                   const char *cards)
{
  deal->hand_length[player] = enter_cards (deal->hands[player], RN_HAND_CARDS, cards);
}

void
rn_test_start (RnPosition *position,
               guint       n_players)
{
  RnDeal deal = rn_test_deal (n_players);

  g_assert_cmpuint (rn_deal_check (&deal).code, ==, RN_OK);
  rn_set_up (position, &deal);
}

void
rn_test_hand (RnPosition *position,
              guint       player,
              const char *cards)
{
  count_cards (position->hand[player], cards);
}

void
rn_test_area (RnPosition *position,
              guint       player,
              const char *cards)
{
  count_cards (position->area[player], cards);
}

void
rn_test_areas (RnPosition        *position,
               const char *const *cards)
{
  guint player;

  for (player = 0; player < position->n_players; player++)
    rn_test_area (position, player, cards[player]);
}

void
rn_test_sacrifice (RnPosition *position,
                   guint       player,
                   const char *cards)
{
  memset (position->sacrifice[player], 0, RN_SACRIFICES);
  for (; *cards; cards++)
    position->sacrifice[player][sacrifice_card (*cards)]++;
}

void
rn_test_column (RnPosition *position,
                guint       column,
                const char *cards)
{
  position->column_length[column] = enter_cards (position->display[column], RN_COLUMN_CARDS, cards);
}

void
rn_test_supply (RnPosition *position,
                guint       fish,
                guint       mulberry,
                guint       potato,
                guint       grain)
{
  position->supply[RN_SACRIFICE_FISH] = fish;
  position->supply[RN_SACRIFICE_MULBERRY] = mulberry;
  position->supply[RN_SACRIFICE_POTATO] = potato;
  position->supply[RN_SACRIFICE_GRAIN] = grain;
}

void
rn_test_unseen (RnPosition *position,
                const char *cards)
{
  count_cards (position->unseen, cards);
  position->deck = strlen (cards);
}

static guint
number (const char *word)
{
  return g_ascii_isdigit (word[0]) ? (guint) (word[0] - '0') : RN_INVALID;
}

static guint
reward (const char *word)
{
  if (g_str_equal (word, "wood"))
    return RN_REWARD_WOOD;
  return g_str_equal (word, "glory") ? RN_REWARD_GLORY : RN_INVALID;
}

static guint
move_type (const char *word)
{
  guint type;

  for (type = 0; type < RN_MOVES; type++)
    if (g_str_equal (word, move_names[type]))
      return type;
  return RN_INVALID;
}

static void
enter_move_cards (RnMove     *move,
                  const char *cards,
                  gboolean    sacrifices)
{
  guint i;

  g_assert_cmpuint (strlen (cards), <=, RN_MAX_HIDDEN);
  for (i = 0; i < RN_MAX_HIDDEN && cards[i]; i++)
    move->cards[i] = sacrifices ? sacrifice_card (cards[i]) : rn_test_card (cards[i]);
  move->n_cards = i;
}

RnMove
rn_test_move (const char *text)
{
  char word[3][16] = { "", "", "" };
  RnMove move = { 0 };

  g_assert_cmpint (sscanf (text, " %15[^ ;] %15[^ ;] %15[^ ;]", word[0], word[1], word[2]), >, 0);
  move.type = move_type (word[0]);
  switch (move.type)
    {
    case RN_MOVE_BUY:
    case RN_MOVE_ADD:
      move.kind = sacrifice_card (word[1][0]);
      break;
    case RN_MOVE_PLAY:
      move.kind = rn_test_card (word[1][0]);
      move.count = word[2][0] ? number (word[2]) : 1;
      break;
    case RN_MOVE_SACRIFICE:
    case RN_MOVE_SUBSTITUTE:
      move.player = number (word[1]);
      move.kind = sacrifice_card (word[2][0]);
      break;
    case RN_MOVE_DRAW:
      move.column = number (word[1]);
      break;
    case RN_MOVE_REFILL:
      enter_move_cards (&move, word[1], FALSE);
      break;
    case RN_MOVE_REWARD:
      move.player = number (word[1]);
      move.kind = reward (word[2]);
      break;
    case RN_MOVE_REVEAL:
      move.player = number (word[1]);
      enter_move_cards (&move, word[2], TRUE);
      break;
    default:
      break;
    }
  return move;
}

static char
sacrifice_letter (guint kind)
{
  if (kind < RN_SACRIFICES)
    return letters[kind + RN_FISH];
  return kind == RN_SACRIFICE_NULL ? '-' : '?';
}

static char *
move_cards_text (const RnMove *move)
{
  GString *text = g_string_new (NULL);
  guint i;

  for (i = 0; i < MIN (move->n_cards, RN_MAX_HIDDEN); i++)
    if (move->type == RN_MOVE_REVEAL)
      g_string_append_c (text, sacrifice_letter (move->cards[i]));
    else
      g_string_append_c (text, move->cards[i] < RN_KINDS ? letters[move->cards[i]] : '?');
  return g_string_free (text, FALSE);
}

char *
rn_test_move_text (const RnMove *move)
{
  const char *name = move->type < RN_MOVES ? move_names[move->type] : "?";
  g_autofree char *cards = move_cards_text (move);

  switch (move->type)
    {
    case RN_MOVE_BUY:
    case RN_MOVE_ADD:
      return g_strdup_printf ("%s %c", name, sacrifice_letter (move->kind));
    case RN_MOVE_PLAY:
      return g_strdup_printf ("%s %c %d", name,
                              move->kind < RN_KINDS ? letters[move->kind] : '?', move->count);
    case RN_MOVE_SACRIFICE:
    case RN_MOVE_SUBSTITUTE:
      return g_strdup_printf ("%s %d %c", name, move->player, sacrifice_letter (move->kind));
    case RN_MOVE_DRAW:
      return g_strdup_printf ("%s %d", name, move->column);
    case RN_MOVE_REFILL:
      return g_strdup_printf ("%s%s%s", name, *cards ? " " : "", cards);
    case RN_MOVE_REWARD:
      return g_strdup_printf ("%s %d %s", name, move->player,
                              move->kind == RN_REWARD_WOOD ? "wood" :
                              move->kind == RN_REWARD_GLORY ? "glory" : "?");
    case RN_MOVE_REVEAL:
      return g_strdup_printf ("%s %d%s%s", name, move->player, *cards ? " " : "", cards);
    default:
      return g_strdup (name);
    }
}

static int
compare_texts (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

/* In alphabetical order, so that the order of the list doesn't matter. */
static char *
legal_text (const RnPosition *position)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  RnMove moves[RN_MAX_LEGAL];
  guint n = rn_legal_moves (position, moves);
  guint i;

  g_assert_cmpuint (n, <=, RN_MAX_LEGAL);
  for (i = 0; i < n; i++)
    g_ptr_array_add (texts, rn_test_move_text (&moves[i]));
  g_ptr_array_sort (texts, compare_texts);
  g_ptr_array_add (texts, NULL);
  return g_strjoinv ("; ", (char **) texts->pdata);
}

/* Makes moves that must be legal, each with one ply; returns what the last one
 * scored. */
RnScoring
rn_test_make (RnPosition *position,
              const char *moves)
{
  g_auto (GStrv) texts = g_strsplit (moves, ";", -1);
  RnScoring scoring = { 0 };
  guint i;

  for (i = 0; texts[i]; i++)
    {
      RnMove move = rn_test_move (texts[i]);
      RnReason reason = rn_check (position, &move);
      g_autofree char *text = rn_test_reason_text (&reason);
      guint ply = position->ply;

      if (reason.code != RN_OK)
        g_error ("“%s” of “%s” is refused: %s", texts[i], moves, text);
      rn_apply (position, &move, &scoring);
      g_assert_cmpuint (position->ply, ==, ply + 1);
    }
  return scoring;
}

/* The active player draws a last card and uncovers @kind. */
RnScoring
rn_test_score (RnPosition *position,
               guint       kind)
{
  const char column[] = { letters[kind], 'L', '\0' };

  position->step = RN_STEP_DRAW;
  rn_test_hand (position, position->active, "Lf");
  rn_test_column (position, 1, column);
  return rn_test_make (position, "draw 1");
}

char *
rn_test_pending_text (const RnPosition *position)
{
  GString *text = g_string_new (NULL);
  guint8 players[RN_MAX_PLAYERS];
  guint n = rn_position_pending (position, players);
  guint i;

  g_assert_cmpuint (n, <=, position->n_players);
  for (i = 0; i < n; i++)
    g_string_append_printf (text, "%d", players[i]);
  return g_string_free (text, FALSE);
}

/* “R4.3 BUY_PRICE player=0 kind=2 need=5 have=4”; members that keep the value
 * for “not used” are left out. */
char *
rn_test_reason_text (const RnReason *reason)
{
  GString *text = g_string_new (NULL);

  g_assert_cmpuint (reason->code, <, RN_REASONS);
  if (reason->rule)
    g_string_append_printf (text, "%s ", reason->rule);
  g_string_append (text, code_names[reason->code]);
  if (reason->field)
    g_string_append_printf (text, " field=%s", reason->field);
  if (reason->player != -1)
    g_string_append_printf (text, " player=%d", reason->player);
  if (reason->kind != -1)
    g_string_append_printf (text, " kind=%d", reason->kind);
  if (reason->column != -1)
    g_string_append_printf (text, " column=%d", reason->column);
  if (reason->count != 0)
    g_string_append_printf (text, " count=%d", reason->count);
  if (reason->need != 0)
    g_string_append_printf (text, " need=%" G_GINT64_FORMAT, reason->need);
  if (reason->have != 0)
    g_string_append_printf (text, " have=%" G_GINT64_FORMAT, reason->have);
  return g_string_free (text, FALSE);
}

const char *
rn_test_step_text (guint step)
{
  g_assert_cmpuint (step, <, G_N_ELEMENTS (step_names));
  return step_names[step];
}

/* @reason may tell fewer members than the answer: a code promises some, and may
 * add what stands around it. */
static gboolean
tells (const char *answer,
       const char *reason)
{
  g_auto (GStrv) told = g_strsplit (answer, " ", -1);
  g_auto (GStrv) wanted = g_strsplit (reason, " ", -1);
  guint i;

  for (i = 0; wanted[i]; i++)
    if (!g_strv_contains ((const char *const *) told, wanted[i]))
      return FALSE;
  return TRUE;
}

void
rn_test_assert_reason (const RnReason *reason,
                       guint           n_players,
                       const char     *expected)
{
  g_autofree char *text = rn_test_reason_text (reason);

  g_assert_cmpint (reason->player, >=, -1);
  g_assert_cmpint (reason->player, <, (int) n_players);
  if (!tells (text, expected))
    g_assert_cmpstr (text, ==, expected);
}

void
rn_test_assert_legal (const RnPosition *position,
                      const char       *moves)
{
  g_autofree char *text = legal_text (position);

  g_assert_cmpstr (text, ==, moves);
}

void
rn_test_assert_refused (const RnPosition *position,
                        const char       *move,
                        const char       *reason)
{
  RnMove entered = rn_test_move (move);
  RnReason answer = rn_check (position, &entered);

  g_test_message ("“%s”", move);
  g_assert_cmpuint (answer.code, !=, RN_OK);
  rn_test_assert_reason (&answer, position->n_players, reason);
}

/* For reasons with more than one possible code: only the rule is fixed. */
void
rn_test_assert_rule (const RnPosition *position,
                     const char       *move,
                     const char       *rule)
{
  RnMove entered = rn_test_move (move);
  RnReason answer = rn_check (position, &entered);

  g_test_message ("“%s”", move);
  g_assert_cmpuint (answer.code, !=, RN_OK);
  g_assert_cmpstr (answer.rule, ==, rule);
  g_assert_cmpint (answer.player, <, position->n_players);
}

void
rn_test_assert_turn (const RnPosition *position,
                     guint             step,
                     const char       *pending)
{
  g_autofree char *text = rn_test_pending_text (position);

  g_assert_cmpstr (rn_test_step_text (position->step), ==, rn_test_step_text (step));
  g_assert_cmpstr (text, ==, pending);
}

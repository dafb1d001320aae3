/* rn-join-check.c: holding a position as entered against the box and the rules
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/engine/rn-untold.h"
#include "games/rapanui/join/rn-join-cards.h"
#include "games/rapanui/join/rn-join-stone.h"

/* The first draw pile, before any refill (R2.3). */
#define FIRST_DECK 34

typedef struct
{
  const RnJoin *join;
  RnJoinSacrifices whole; /* its Sacrifice cards, with what follows */
  RnReason *problems;
  guint n;
} Check;

static void
add (Check          *check,
     const RnReason *reason)
{
  if (check->n < RN_JOIN_MAX_PROBLEMS)
    check->problems[check->n++] = *reason;
}

static void
add_numbers (Check        *check,
             RnReasonCode  code,
             const char   *rule,
             int           player,
             int           kind,
             gint64        have,
             gint64        need)
{
  RnReason reason = rn_reason (code, rule);

  reason.player = player;
  reason.kind = kind;
  reason.have = have;
  reason.need = need;
  add (check, &reason);
}

/* What is wrong for itself */

/* Nothing else can be looked at before it is known how many players there are. */
static void
check_seats (Check *check)
{
  const RnJoin *join = check->join;

  if (join->n_players < RN_MIN_PLAYERS || join->n_players > RN_MAX_PLAYERS)
    add_numbers (check, RN_REASON_PLAYERS, "R2.1", -1, -1, join->n_players, 0);
  else if (join->n_seats != join->n_players)
    add_numbers (check, RN_REASON_JOIN_PLAYERS, "R2.1", -1, -1, join->n_seats, join->n_players);
}

static void
check_columns (Check *check)
{
  const RnJoin *join = check->join;

  if (join->n_columns != RN_COLUMNS)
    add_numbers (check, RN_REASON_COLUMN_COUNT, "R2.3", -1, -1, join->n_columns, RN_COLUMNS);

  for (guint c = 0; c < MIN (join->n_columns, RN_COLUMNS); c++)
    {
      guint length = join->column_length[c];
      RnReason reason = rn_reason (RN_REASON_JOIN_COLUMN, "R7.2");

      reason.column = (int) c;
      reason.have = length;
      if (length > RN_COLUMN_CARDS)
        add (check, &reason);

      reason = rn_reason (RN_REASON_UNKNOWN_CARD, "R1.1");
      reason.column = (int) c;
      for (guint i = 0; i < MIN (length, RN_COLUMN_CARDS); i++)
        if (join->display[c][i] >= RN_KINDS)
          {
            add (check, &reason);
            break;
          }
    }
}

static void
check_number (Check      *check,
              gint64      number,
              gint64      min,
              gint64      max,
              const char *rule,
              const char *field,
              int         player,
              int         kind)
{
  RnReason reason = rn_reason (RN_REASON_JOIN_RANGE, rule);

  if (number == RN_JOIN_UNKNOWN || (number >= min && number <= max))
    return;

  reason.field = field;
  reason.player = player;
  reason.kind = kind;
  reason.have = number;
  reason.need = number < min ? min : max;
  add (check, &reason);
}

static void
check_sacrifice_numbers (Check        *check,
                         const gint64  numbers[RN_SACRIFICES],
                         const char   *field,
                         int           player)
{
  for (guint k = 0; k < RN_SACRIFICES; k++)
    check_number (check, numbers[k], 0, RN_SACRIFICE_OF_KIND, "R1.4", field, player, (int) k);
}

static void
check_player_numbers (Check *check,
                      guint  seat)
{
  const RnJoinPlayer *player = &check->join->players[seat];

  for (guint k = 0; k < RN_KINDS; k++)
    check_number (check, player->hand[k], 0, RN_HAND_CARDS, "R7.1", "hand", (int) seat, (int) k);
  check_number (check, player->held, 0, RN_HAND_CARDS, "R7.1", "hand", (int) seat, -1);
  for (guint k = 0; k < RN_KINDS; k++)
    check_number (check, player->area[k], 0, RN_JOIN_BOX_CARDS, "R1.2", "area", (int) seat, (int) k);
  check_sacrifice_numbers (check, player->sacrifice, "sacrifice", (int) seat);
  check_number (check, player->unknown, 0, RN_JOIN_ALL_SACRIFICES, "R1.4", "unknown", (int) seat, -1);
  check_number (check, player->wood, 0, RN_JOIN_MAX, "R1.5", "wood", (int) seat, -1);
  check_number (check, player->glory, 0, RN_JOIN_MAX, "R1.5", "glory", (int) seat, -1);
}

/* In how many hands a start card can be that nobody knows. */
static guint
count_blurred (const RnJoin *join)
{
  guint blurred = 0;

  for (guint p = 0; p < join->n_players; p++)
    blurred += rn_join_known (rn_join_held (join, p)) > 0;

  return blurred;
}

static void
check_numbers (Check *check)
{
  const RnJoin *join = check->join;

  check_number (check, join->ply, 0, RN_JOIN_MAX, "R3.2", "ply", -1, -1);
  check_number (check, join->turn, 1, RN_JOIN_MAX, "R3.1", "turn", -1, -1);
  for (guint p = 0; p < join->n_players; p++)
    check_player_numbers (check, p);
  check_sacrifice_numbers (check, join->supply, "supply", -1);
  check_sacrifice_numbers (check, join->open, "stone", -1);
  check_number (check, join->stone_unknown, 0, RN_JOIN_ALL_SACRIFICES, "R1.4", "unknown", -1, -1);
  check_number (check, join->returned, 0, rn_deck_count (RN_MOAI), "R1.2", "returned", -1, -1);
  for (guint k = 0; k < RN_KINDS; k++)
    check_number (check, join->unseen[k], 0, rn_deck_count (k) + (rn_kind_is_gatherer (k) ? count_blurred (join) : 0),
                  "R1.2", "unseen", -1, (int) k);
}

/* 34, and four fewer with each refill; never so few that the game has ended (R8.1). */
static gboolean
is_deck (gint64 deck)
{
  return deck > 0 && deck <= FIRST_DECK && (FIRST_DECK - deck) % RN_COLUMN_CARDS == 0;
}

static void
check_turn (Check *check)
{
  const RnJoin *join = check->join;
  gint64 due = join->active;

  if (!rn_join_can_begin (join->step))
    add_numbers (check, RN_REASON_JOIN_STEP, "R3.2", -1, -1, 0, 0);

  if (join->active == RN_JOIN_UNKNOWN)
    return;
  if (join->turn != RN_JOIN_UNKNOWN)
    due = (join->turn - 1) % join->n_players;
  if (join->active < 0 || join->active >= join->n_players)
    add_numbers (check, RN_REASON_JOIN_ACTIVE, "R3.1", -1, -1, join->active, join->n_players);
  else if (due != join->active)
    add_numbers (check, RN_REASON_JOIN_TURN, "R3.1", (int) join->active, -1, join->turn, due);
}

static void
check_hidden_each (Check *check)
{
  const RnJoin *join = check->join;

  if (join->n_hidden > RN_MAX_HIDDEN)
    add_numbers (check, RN_REASON_JOIN_HIDDEN, "R6.2", -1, -1, join->n_hidden, RN_MAX_HIDDEN);

  for (guint i = 0; i < MIN (join->n_hidden, RN_MAX_HIDDEN); i++)
    {
      const RnJoinHidden *hidden = &join->hidden[i];

      if (hidden->player < 0 || hidden->player >= join->n_players)
        add_numbers (check, RN_REASON_JOIN_HIDDEN_PLAYER, "R6.2", -1, -1, hidden->player, join->n_players);
      if (hidden->kind > RN_SACRIFICE_NULL)
        add_numbers (check, RN_REASON_JOIN_HIDDEN_KIND, "R6.2", -1, -1, 0, 0);
    }
}

/* What is too much already, whatever is still to come */

/* What nobody knows counts as none: more can only come. */
static gint64
sum (const gint64 *numbers,
     guint         n)
{
  gint64 total = 0;

  for (guint i = 0; i < n; i++)
    total += rn_join_known (numbers[i]);

  return total;
}

static guint
count_unknown (const gint64 *numbers,
               guint         n)
{
  guint unknown = 0;

  for (guint i = 0; i < n; i++)
    unknown += numbers[i] == RN_JOIN_UNKNOWN;

  return unknown;
}

static gboolean
is_drawing (const RnJoin *join,
            guint         player)
{
  return join->step == RN_STEP_DRAW && rn_join_active (join) == player;
}

/* Three cards; fewer only between playing and drawing, and nobody says of whom that
 * is as long as the active player isn't known. */
static void
check_hands (Check *check)
{
  const RnJoin *join = check->join;

  for (guint p = 0; p < join->n_players; p++)
    {
      gint64 have = sum (join->players[p].hand, RN_KINDS) + rn_join_known (rn_join_held (join, p));
      gint64 most = RN_HAND_CARDS - (is_drawing (join, p) ? 1 : 0);
      gboolean may_lack = join->step == RN_STEP_DRAW &&
                          (is_drawing (join, p) || rn_join_active (join) == RN_JOIN_UNKNOWN);

      if (have > most || (have < most && !may_lack))
        add_numbers (check, RN_REASON_JOIN_HAND, "R7.1", (int) p, -1, have, most);
    }
}

static void
check_start_cards (Check *check)
{
  for (guint p = 0; p < check->join->n_players; p++)
    {
      const RnJoinPlayer *player = &check->join->players[p];
      guint kinds = rn_join_gatherer_kinds (check->join, p);
      gint64 held = rn_join_held (check->join, p);

      if (player->area[RN_LUMBERJACK] == 0)
        add_numbers (check, RN_REASON_JOIN_START_LUMBERJACK, "R2.2", (int) p, -1, 0, 1);
      if (held != RN_JOIN_UNKNOWN && count_unknown (player->area, RN_KINDS) == 0 &&
          kinds + held < RN_HAND_CARDS)
        add_numbers (check, RN_REASON_JOIN_START_CARDS, "R1.3", (int) p, -1, kinds, RN_HAND_CARDS);
    }
}

static void
check_cards (Check             *check,
             const RnJoinCards *cards)
{
  for (guint k = 0; k < RN_KINDS; k++)
    {
      gint64 need = rn_join_box_count (check->join, k);
      gint64 have = cards->seen[k] + (k == RN_MOAI ? rn_join_known (check->join->returned) : 0);

      if (rn_kind_is_gatherer (k))
        need += check->join->n_players;
      if (have > need)
        add_numbers (check, RN_REASON_JOIN_CARDS, "R1.2", -1, (int) k, have, need);
    }
}

/* The Sacrifice cards */

static void
add_missing (Check      *check,
             gboolean    missing,
             const char *rule,
             const char *field,
             int         player,
             int         kind)
{
  RnReason reason = rn_reason (RN_REASON_JOIN_MISSING, rule);

  reason.field = field;
  reason.player = player;
  reason.kind = kind;
  if (missing)
    add (check, &reason);
}

/* Each Moai lets its builder lay one card face down (R6.2). */
static void
check_hidden (Check *check)
{
  const RnJoin *join = check->join;

  for (guint p = 0; p < join->n_players; p++)
    {
      const RnJoinPlayer *player = &join->players[p];
      guint have = rn_join_count_hidden (join, p, FALSE);
      guint untold = check->whole.players[p].loose ? 0 : rn_join_count_hidden (join, p, TRUE);

      if (player->area[RN_MOAI] != RN_JOIN_UNKNOWN && have > player->area[RN_MOAI])
        add_numbers (check, RN_REASON_JOIN_HIDDEN, "R6.2", (int) p, -1, have, player->area[RN_MOAI]);
      if (player->untold != RN_JOIN_UNKNOWN && player->untold != untold)
        add_numbers (check, RN_REASON_JOIN_UNTOLD, "R6.2", (int) p, -1, player->untold, untold);
    }
}

static void
check_kinds (Check *check)
{
  gboolean open = rn_join_is_loose (&check->whole, check->join);

  for (guint k = 0; k < RN_SACRIFICES; k++)
    {
      gint64 have = rn_join_count_kind (&check->whole, check->join, k);
      gboolean complete = !open && check->whole.supply[k] != RN_JOIN_UNKNOWN;

      if (have > RN_SACRIFICE_OF_KIND || (complete && have < RN_SACRIFICE_OF_KIND))
        add_numbers (check, RN_REASON_JOIN_KIND, "R1.4", -1, (int) k, have, RN_SACRIFICE_OF_KIND);
    }
}

/* Returns: whether something about the Sacrifice cards is missing */
static gboolean
lacks_number (const Check *check)
{
  for (guint k = 0; k < RN_SACRIFICES; k++)
    if (check->whole.supply[k] == RN_JOIN_UNKNOWN)
      return TRUE;
  for (guint p = 0; p < check->join->n_players; p++)
    if (check->whole.players[p].unknown == RN_JOIN_UNKNOWN)
      return TRUE;

  return check->whole.stone.unknown == RN_JOIN_UNKNOWN;
}

static void
check_sacrifices (Check *check)
{
  guint n = check->n;
  gint64 have;

  check_hidden (check);
  check_kinds (check);
  if (check->n > n)
    return;

  have = rn_join_count_sacrifices (&check->whole, check->join);
  if (have > RN_JOIN_ALL_SACRIFICES ||
      (rn_join_is_loose (&check->whole, check->join) && have < RN_JOIN_ALL_SACRIFICES && !lacks_number (check)))
    add_numbers (check, RN_REASON_JOIN_SACRIFICES, "R1.4", -1, -1, have, RN_JOIN_ALL_SACRIFICES);
}

static void
check_missing_sacrifices (Check *check)
{
  gint64 size = rn_join_stone_size (&check->whole, check->join);
  guint n = check->n;

  for (guint k = 0; k < RN_SACRIFICES; k++)
    add_missing (check, check->whole.supply[k] == RN_JOIN_UNKNOWN, "R1.4", "supply", -1, (int) k);
  /* With the supply one number of cards follows. */
  if (check->n == n)
    {
      for (guint p = 0; p < check->join->n_players; p++)
        add_missing (check, check->whole.players[p].unknown == RN_JOIN_UNKNOWN, "R1.4", "sacrifice", (int) p, -1);
      add_missing (check, size == RN_JOIN_UNKNOWN, "R1.4", "stone", -1, -1);
    }
  add_missing (check, check->join->top == RN_INVALID && size != 0 && size != RN_JOIN_UNKNOWN,
               "R6.5", "top", -1, -1);
}

/* Rooms only grow from one untold card of a player to the next. */
static gboolean
rooms_fit (const RnJoin *join,
           guint         player,
           const gint64  owned[RN_SACRIFICES])
{
  gint64 before[RN_SACRIFICES] = { 0, };
  gint64 laid = 0;

  for (guint i = 0; i < join->n_hidden; i++)
    {
      const RnJoinHidden *hidden = &join->hidden[i];
      gint64 total = 0;

      if (hidden->player != player || hidden->kind != RN_SACRIFICE_NULL)
        continue;
      for (guint k = 0; k < RN_SACRIFICES; k++)
        {
          gint64 most = MIN (owned[k], RN_ROOM_MAX);
          gint64 room = hidden->has_room ? hidden->room[k] : most;

          if (room < before[k] || room > most)
            return FALSE;
          before[k] = room;
          total += room;
        }
      if (total < ++laid)
        return FALSE;
    }

  return TRUE;
}

static void
check_top (Check  *check,
           gint64  size)
{
  const RnJoin *join = check->join;
  gboolean fits;

  if (join->top < RN_SACRIFICES)
    fits = check->whole.stone.counts[join->top] + check->whole.stone.unknown > 0;
  else if (join->top == RN_SACRIFICE_HIDDEN)
    fits = join->n_hidden + check->whole.stone.unknown > 0;
  else
    fits = (join->top == RN_SACRIFICE_NONE || join->top == RN_INVALID) && size == 0;

  if (!fits)
    add_numbers (check, RN_REASON_JOIN_TOP, "R6.5", -1,
                 join->top < RN_SACRIFICES ? join->top : -1, size, 0);
}

/* For each Moai everybody lays at most one card, and one is added from the supply. */
static void
check_stone (Check *check)
{
  const RnJoin *join = check->join;
  gint64 size = rn_join_stone_size (&check->whole, join);
  gint64 open = size - join->n_hidden;
  gint64 supply = 0, moai = 0;
  RnReason reason = rn_reason (RN_REASON_JOIN_STONE_MANY, "R6.1");

  for (guint p = 0; p < join->n_players; p++)
    if (!check->whole.players[p].loose && !rooms_fit (join, p, check->whole.players[p].counts))
      add_numbers (check, RN_REASON_JOIN_OWNED, "R6.2", (int) p, -1, rn_join_count_hidden (join, p, TRUE), 0);
  for (guint k = 0; k < RN_SACRIFICES; k++)
    supply += check->whole.supply[k];
  for (guint p = 0; p < join->n_players; p++)
    moai += join->players[p].area[RN_MOAI];

  reason.count = (int) moai;
  reason.have = size;
  reason.need = moai * (join->n_players + 1);
  if (reason.have > reason.need)
    add (check, &reason);
  else if (open < moai && supply > 0)
    add_numbers (check, RN_REASON_JOIN_STONE_FEW, "R6.3", -1, -1, open, moai);

  check_top (check, size);
}

/* What is missing */

static void
check_missing_columns (Check *check)
{
  RnReason reason = rn_reason (RN_REASON_JOIN_MISSING, "R7.2");

  reason.field = "display";
  for (guint c = 0; c < RN_COLUMNS; c++)
    {
      reason.column = (int) c;
      if (check->join->column_length[c] == 0)
        add (check, &reason);
    }
}

static void
check_missing (Check *check)
{
  const RnJoin *join = check->join;

  add_missing (check, join->active == RN_JOIN_UNKNOWN && join->turn == RN_JOIN_UNKNOWN,
               "R3.1", "active", -1, -1);
  check_missing_columns (check);
  for (guint p = 0; p < join->n_players; p++)
    {
      const RnJoinPlayer *player = &join->players[p];

      add_missing (check, rn_join_held (join, p) == RN_JOIN_UNKNOWN, "R7.1", "hand", (int) p, -1);
      add_missing (check, count_unknown (player->area, RN_KINDS) > 0, "R2.7", "area", (int) p, -1);
      add_missing (check, player->wood == RN_JOIN_UNKNOWN, "R1.5", "wood", (int) p, -1);
      add_missing (check, player->glory == RN_JOIN_UNKNOWN, "R1.5", "glory", (int) p, -1);
    }
  check_missing_sacrifices (check);
}

/* What the whole says */

/* Hunters & Gatherers are left to check_gatherers. */
static void
check_unseen (Check             *check,
              const RnJoinCards *cards)
{
  for (guint k = 0; k < RN_FISH && rn_join_unseen_known (check->join); k++)
    if (check->join->unseen[k] != cards->unseen[k])
      add_numbers (check, RN_REASON_JOIN_UNSEEN, "R1.2", -1, (int) k, check->join->unseen[k],
                   MAX (0, cards->unseen[k]));
}

static void
check_deck (Check             *check,
            const RnJoinCards *cards)
{
  gint64 need = RN_JOIN_BOX_CARDS + RN_JOIN_START_CARDS * (gint64) check->join->n_players;
  gint64 have = cards->total + cards->returned + cards->deck;

  if (!is_deck (cards->deck))
    add_numbers (check, check->join->deck == RN_JOIN_UNKNOWN ? RN_REASON_JOIN_LEFT : RN_REASON_JOIN_DECK,
                 "R7.2", -1, -1, cards->deck, 0);
  else if (have != need)
    add_numbers (check, RN_REASON_JOIN_TOTAL, "R1.2", -1, -1, have, need);
}

static void
check_gatherers (Check             *check,
                 const RnJoinCards *cards)
{
  /* Only who has a kind can have begun with it. */
  for (guint k = RN_FISH; k < RN_KINDS; k++)
    {
      gint64 need = rn_join_box_count (check->join, k) + cards->owners[k];

      if (cards->seen[k] > need)
        add_numbers (check, RN_REASON_JOIN_CARDS, "R1.2", -1, (int) k, cards->seen[k], need);
    }

  if (!cards->fits)
    add_numbers (check, RN_REASON_JOIN_GATHERERS, "R1.3", -1, -1, 0, 0);
}

guint
rn_join_find_problems (const RnJoin *join,
                       RnReason      problems[RN_JOIN_MAX_PROBLEMS])
{
  Check check = { .join = join, .problems = problems };
  RnJoinCards cards;

  check_seats (&check);
  if (check.n > 0)
    return check.n;

  check_columns (&check);
  check_numbers (&check);
  check_turn (&check);
  check_hidden_each (&check);
  if (check.n > 0)
    {
      /* Sums of impossible numbers say nothing; what is missing does. */
      rn_join_complete_sacrifices (&check.whole, join);
      check_missing (&check);
      return check.n;
    }

  rn_join_count_cards (&cards, join);
  rn_join_complete_sacrifices (&check.whole, join);
  check_hands (&check);
  check_start_cards (&check);
  check_cards (&check, &cards);
  check_sacrifices (&check);
  check_missing (&check);
  if (check.n > 0)
    return check.n;

  check_unseen (&check, &cards);
  check_deck (&check, &cards);
  check_gatherers (&check, &cards);
  check_stone (&check);

  return check.n;
}

RnReason
rn_join_check (const RnJoin *join)
{
  RnReason problems[RN_JOIN_MAX_PROBLEMS];

  return rn_join_find_problems (join, problems) > 0 ? problems[0] : rn_reason (RN_OK, NULL);
}

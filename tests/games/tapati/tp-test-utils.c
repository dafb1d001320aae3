/* tp-test-utils.c: positions, moves and reasons of Tapati as short text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "tp-test-utils.h"

#include <string.h>

#include "games/tapati/engine/tp-names.h"

#define MOST_WORDS 8

void
tp_test_start (TpPosition *position,
               guint       n_players)
{
  static const char *const rows[] = { "123", "1234", "12341", "123412" };
  g_autofree char *market = g_strdup_printf ("reveal market %s 2", rows[n_players - TP_MIN_PLAYERS]);
  TpBox box;

  tp_box_init (&box, n_players);
  tp_set_up (position, &box, n_players);
  tp_test_make (position, "reveal exchange 1");
  tp_test_make (position, market);
}

void
tp_test_turn (TpPosition *position,
              guint       player)
{
  position->step = TP_STEP_FACT;
  position->active = position->actor = (guint8) player;
  position->pending = (guint8) (1u << player);
}

void
tp_test_tapati (TpPosition *position,
                guint       player,
                guint       rapanuis,
                guint       slaves,
                guint       palms,
                const char *quarries)
{
  guint8 *tapati = position->players[player].tapati;

  memset (tapati, 0, TP_PIECES);
  tapati[TP_RAPANUI] = (guint8) rapanuis;
  tapati[TP_SLAVE] = (guint8) slaves;
  tapati[TP_PALM] = (guint8) palms;
  for (; *quarries != '\0'; quarries++)
    tapati[TP_QUARRY (*quarries - '0')]++;
}

TpMoai
tp_test_tower (const char *floors,
               guint       base,
               guint       transfer)
{
  g_auto (GStrv) parts = g_strsplit (floors, " ", -1);
  TpMoai moai = { .base = (guint8) base, .transfer = (guint8) transfer };

  for (guint i = 0; parts[i] != NULL; i++)
    {
      moai.spaces[i] = (guint8) (parts[i][0] - '0');
      moai.rapanuis[i] = (guint8) (parts[i][2] - '0');
      moai.slaves[i] = (guint8) (parts[i][4] - '0');
      moai.n_floors++;
    }

  return moai;
}

void
tp_test_moai (TpPosition *position,
              guint       player,
              guint       site,
              const char *floors,
              guint       base,
              guint       transfer)
{
  position->players[player].moai[site] = tp_test_tower (floors, base, transfer);
}

void
tp_test_rug (TpMoai      *moai,
             const TpBox *box,
             guint        points,
             guint        rapanuis,
             guint        slaves)
{
  moai->rug = (guint8) points;
  moai->spaces[TP_ON_RUG] = box->rug_spaces[points - 2];
  moai->rapanuis[TP_ON_RUG] = (guint8) rapanuis;
  moai->slaves[TP_ON_RUG] = (guint8) slaves;
}

void
tp_test_begun (TpPosition *position,
               guint       n)
{
  for (guint i = 0; i < position->n_players * TP_SITES; i++)
    {
      guint player = i % position->n_players;
      guint site = i / position->n_players;

      position->players[player].moai[site]
        = i < n ? tp_test_tower ("1/0/0", 0, 0) : (TpMoai) { { 0, }, };
    }
}

void
tp_test_end_round (TpPosition *position,
                   const char *used)
{
  g_auto (GStrv) facts = g_strsplit (used, " ", -1);
  g_autofree char *done = NULL;
  guint last = (position->first + position->n_players - 1u) % position->n_players;

  position->n_used = 0;
  for (guint i = 0; facts[i] != NULL; i++)
    position->used[position->n_used++] = tp_value_of_name (TP_NAMES_FACT, facts[i]);
  tp_test_turn (position, last);
  position->step = TP_STEP_PRESTIGE;
  done = g_strdup_printf ("done %u", last);
  tp_test_make (position, done);
}

static guint8
number (const char *word)
{
  return word != NULL && g_ascii_isdigit (*word) ? (guint8) g_ascii_strtoull (word, NULL, 10) : TP_INVALID;
}

/* "quarry:3", "rug:2", "slave". */
static guint8
piece (const char *word)
{
  const char *colon = word != NULL ? strchr (word, ':') : NULL;
  guint8 n = colon != NULL ? number (colon + 1) : 0;

  if (colon == NULL)
    return tp_value_of_name (TP_NAMES_PIECE, word);
  if (*word == 'q')
    return n >= 1 && n <= TP_CIRCLES ? (guint8) TP_QUARRY (n) : TP_INVALID;

  return n == 2 || n == 3 ? (guint8) TP_RUG (n) : TP_INVALID;
}

static void
parse_reveal (TpMove *move,
              char  **words)
{
  move->player = 0;
  move->what = tp_value_of_name (TP_NAMES_DRAW, words[1]);
  for (const char *c = words[2]; c != NULL && *c != '\0' && move->n_quarries < TP_MAX_ROW; c++)
    move->quarries[move->n_quarries++] = (guint8) (*c - '0');
  if (move->what == TP_DRAW_MARKET)
    move->rug = number (words[3]);
}

static void
parse_build (TpMove *move,
             char  **words)
{
  move->piece = piece (words[2]);
  move->site = number (words[3]);
  if (words[4] == NULL)
    return;
  move->place = tp_value_of_name (TP_NAMES_PLACE, words[4]);
  move->count = words[5] != NULL ? number (words[5]) : 1;
}

void
tp_test_start_short_of_quarries (TpPosition *position,
                                 guint       recycled)
{
  tp_test_start (position, 3);
  tp_test_begun (position, 3);
  for (guint circles = 1; circles <= TP_CIRCLES; circles++)
    position->store[TP_QUARRY (circles)] = position->market[TP_QUARRY (circles)] = 0;
  position->market[TP_RUG_2] = 0;
  position->store[TP_QUARRY (1)] = 1;
  position->recycled[4 - 1] = (guint8) recycled;
  tp_test_end_round (position, "make-make ahu rano-raraku");
}

void
tp_test_parse (TpMove     *move,
               const char *text)
{
  g_auto (GStrv) given = g_strsplit (text, " ", -1);
  char *words[MOST_WORDS] = { NULL };

  for (guint i = 0; i < MOST_WORDS - 1 && given[i] != NULL; i++)
    words[i] = given[i];
  memset (move, 0, sizeof *move);
  move->type = tp_value_of_name (TP_NAMES_MOVE, words[0]);
  move->player = number (words[1]);

  switch (move->type)
    {
    case TP_MOVE_REVEAL:
      parse_reveal (move, words);
      break;
    case TP_MOVE_FACT:
      move->what = tp_value_of_name (TP_NAMES_FACT, words[2]);
      break;
    case TP_MOVE_QUARRY:
      move->piece = (guint8) (number (words[2]) <= TP_CIRCLES ? TP_QUARRY (number (words[2])) : TP_INVALID);
      break;
    case TP_MOVE_EXCHANGE:
      move->what = tp_value_of_name (TP_NAMES_COMBINATION,
                                     g_str_has_prefix (words[2], "quarry") ? "quarry" : words[2]);
      move->piece = g_str_has_prefix (words[2], "quarry:") ? piece (words[2]) : move->what == 0 ? TP_INVALID : 0;
      move->take = tp_value_of_name (TP_NAMES_COMBINATION, words[3]);
      break;
    case TP_MOVE_AWARD:
      move->piece = tp_value_of_name (TP_NAMES_AWARD, words[2]);
      break;
    case TP_MOVE_BUILD:
      parse_build (move, words);
      break;
    case TP_MOVE_SCORE:
      move->site = number (words[2]);
      break;
    default:
      break;
    }
}

void
tp_test_make (TpPosition *position,
              const char *moves)
{
  g_auto (GStrv) texts = g_strsplit (moves, "; ", -1);

  for (guint i = 0; texts[i] != NULL; i++)
    {
      TpReason reason;
      TpMove move;

      tp_test_parse (&move, texts[i]);
      reason = tp_check (position, &move);
      if (reason.code != TP_OK)
        g_error ("%s: refused by %s, step %s", texts[i], reason.rule, tp_name (TP_NAMES_STEP, position->step));
      tp_apply (position, &move, NULL);
    }
}

gboolean
tp_test_is_listed (const TpPosition *position,
                   const TpMove     *move)
{
  TpMove moves[TP_MAX_LEGAL];
  guint n = tp_legal_moves (position, moves);

  for (guint i = 0; i < n; i++)
    if (memcmp (&moves[i], move, sizeof *move) == 0)
      return TRUE;

  return FALSE;
}

void
tp_test_refuse (const TpPosition *position,
                const char       *text,
                const char       *rule)
{
  TpPosition before = *position;
  TpReason reason;
  TpMove move;

  tp_test_parse (&move, text);
  reason = tp_check (position, &move);
  if (reason.code == TP_OK)
    g_error ("%s: not refused", text);
  if (g_strcmp0 (reason.rule, rule) != 0)
    g_error ("%s: refused by %s, not %s", text, reason.rule, rule);
  g_assert_cmpmem (position, sizeof *position, &before, sizeof before);
  /* Of tiles a single entry stands for all. */
  g_assert_true (move.type == TP_MOVE_REVEAL || !tp_test_is_listed (position, &move));
}

void
tp_test_legal (const TpPosition *position,
               const char       *moves)
{
  g_auto (GStrv) texts = g_strsplit (moves, "; ", -1);
  TpMove listed[TP_MAX_LEGAL];

  g_assert_cmpuint (tp_legal_moves (position, listed), ==, g_strv_length (texts));
  for (guint i = 0; texts[i] != NULL; i++)
    {
      TpMove move;

      tp_test_parse (&move, texts[i]);
      if (!tp_test_is_listed (position, &move))
        g_error ("%s: not listed", texts[i]);
    }
}

void
tp_test_at (const TpPosition *position,
            const char       *where)
{
  g_autoptr (GString) text = g_string_new (tp_name (TP_NAMES_STEP, position->step));
  guint8 pending[TP_MAX_PLAYERS];
  guint n = tp_position_pending (position, pending);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, " %u", pending[i]);
  g_assert_cmpstr (text->str, ==, where);
}

void
tp_test_ended (const TpPosition *position,
               TpEnd             end)
{
  tp_test_at (position, "over");
  g_assert_cmpstr (tp_name (TP_NAMES_END, position->end), ==, tp_name (TP_NAMES_END, end));
}

static void
count_center (const TpPosition *position,
              guint             pieces[TP_PIECES])
{
  for (guint i = 0; i < TP_PIECES; i++)
    pieces[i] += position->store[i] + position->out[i] + position->market[i];
  for (guint i = 0; i < TP_CIRCLES; i++)
    pieces[TP_QUARRY_1 + i] += position->recycled[i];
  for (guint c = TP_COMBINATION_RAPANUI; c < TP_COMBINATIONS; c++)
    for (guint i = 0; i < TP_LOOSE_PIECES && position->exchange >> c & 1; i++)
      pieces[i] += tp_combination_pieces (c)[i];
  if (position->exchange_quarry > 0)
    pieces[TP_QUARRY (position->exchange_quarry)]++;
  for (guint fact = 0; fact < TP_FACTS; fact++)
    pieces[fact == TP_MOAI_CARD ? TP_PALM : TP_SLAVE] += position->gifts[fact];
}

static void
check_moai (const TpMoai *moai,
            const TpBox  *box)
{
  g_assert_cmpuint (moai->n_floors, <=, TP_FLOORS);
  g_assert_cmpuint (moai->base, <=, moai->n_floors);
  g_assert_cmpuint (moai->transfer, <=, TP_SQUARES);
  g_assert_true (moai->rug == 0 || (moai->n_floors > 0 && moai->spaces[TP_ON_RUG] == box->rug_spaces[moai->rug - 2]));
  for (guint level = 0; level < TP_LEVELS; level++)
    {
      g_assert_cmpuint (moai->slaves[level], <=, moai->spaces[level]);
      g_assert_cmpuint (moai->rapanuis[level], <=, moai->spaces[level] > 0 ? tp_level_rapanuis (level) : 0);
      if (level < TP_FLOORS)
        g_assert_true ((moai->spaces[level] > 0) == (level < moai->n_floors));
      if (level > 0 && level < moai->n_floors)
        g_assert_cmpuint (moai->spaces[level], >=, moai->spaces[level - 1]);
    }
  g_assert_true (moai->transfer == 0 || tp_moai_may_transfer (moai));
}

/* Slaves may be above their limit while their player still places (T8.6). */
static void
check_player (const TpPosition *position,
              guint             p)
{
  const TpPlayer *player = &position->players[p];
  gboolean placing = position->step == TP_STEP_PLACE && tp_position_is_pending (position, p);

  g_assert_cmpuint (player->tapati[TP_RAPANUI], <=, TP_TAPATI_RAPANUIS);
  g_assert_cmpuint (player->tapati[TP_SLAVE], <=,
                    placing ? TP_TAPATI_SLAVES_GUARDED : tp_tapati_slave_limit (player->tapati));
  g_assert_cmpuint (player->tapati[TP_PALM], <=, TP_TAPATI_PALMS);
  g_assert_cmpuint (tp_tapati_tiles (player->tapati), <=, TP_TAPATI_TILES);
  for (guint s = 0; s < TP_SITES; s++)
    check_moai (&player->moai[s], &position->box);
  if (position->step != TP_STEP_PALMS && position->step != TP_STEP_QUARRIES && position->step != TP_STEP_PLACE)
    for (guint i = 0; i < TP_PIECES; i++)
      g_assert_cmpuint (player->taken[i], ==, 0);
}

void
tp_test_conserved (const TpPosition *position)
{
  const TpTable *table = tp_table (position->n_players);
  guint pieces[TP_PIECES] = { 0, };

  count_center (position, pieces);
  for (guint p = 0; p < position->n_players; p++)
    {
      const TpPlayer *player = &position->players[p];

      check_player (position, p);
      for (guint i = 0; i < TP_PIECES; i++)
        pieces[i] += player->tapati[i] + player->taken[i];
      for (guint s = 0; s < TP_SITES; s++)
        tp_moai_count (&player->moai[s], pieces);
    }

  for (guint i = 0; i < TP_LOOSE_PIECES; i++)
    g_assert_cmpuint (pieces[i], ==, table->pieces[i]);
  for (guint i = 0; i < TP_CIRCLES; i++)
    g_assert_cmpuint (pieces[TP_QUARRY_1 + i], ==, position->box.quarries[i]);
  for (guint i = 0; i < TP_RUGS; i++)
    g_assert_cmpuint (pieces[TP_RUG_2 + i], ==, position->box.rugs[i]);
}

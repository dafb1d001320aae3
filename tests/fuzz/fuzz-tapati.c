/* fuzz-tapati.c: any bytes at all as a game of Tapati
 *
 * The first bytes are a box; what follows are moves, taken as they come: a move that is accepted
 * stands in the list of legal moves, and after it all pieces are still there and nobody has
 * more than fits. Where one is refused the next byte chooses a legal move, so that games go on.
 *
 * With libFuzzer (-Dfuzz=true) this is the target; test-tapati.c calls the same function in
 * every build.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fuzz-record.h"

#include <string.h>

#include "games/tapati/advisor/tp-playout.h"
#include "games/tapati/engine/tp-sentences.h"
#include "games/tapati/tp-test-utils.h"

static const char *const names[] = { "A", "B", "C", "D", "E", "F", NULL };

/* Bytes that are read one after the other; 0 when none is left. */
typedef struct
{
  const guint8 *data;
  gsize size;
} Bytes;

static guint8
next_byte (Bytes *bytes)
{
  if (bytes->size == 0)
    return 0;

  bytes->size--;

  return *bytes->data++;
}

static void
read_box (Bytes *bytes,
          TpBox *box,
          guint  n_players)
{
  tp_box_init (box, n_players);
  if (next_byte (bytes) & 1)
    for (guint i = 0; i < sizeof *box; i++)
      ((guint8 *) box)[i] = next_byte (bytes);
}

/* Small numbers mostly, as those of moves are. */
static void
read_move (Bytes  *bytes,
           TpMove *move)
{
  guint8 *members = (guint8 *) move;

  memset (move, 0, sizeof *move);
  for (guint i = 0; i < 8; i++)
    members[i] = next_byte (bytes) % 16;
  move->n_quarries = next_byte (bytes) % (TP_MAX_ROW + 1);
  for (guint i = 0; i < move->n_quarries; i++)
    move->quarries[i] = next_byte (bytes) % 8;
  move->rug = next_byte (bytes) % 5;
}

static void
check_refused (const TpReason *reason)
{
  g_autofree char *sentence = tp_reason_sentence (reason, names);

  g_assert_cmpint (reason->rule[0], ==, 'T');
  g_assert_true (g_utf8_validate (sentence, -1, NULL));
}

static void
choose_legal (const TpPosition *position,
              TpMove           *move,
              Bytes            *bytes)
{
  AhuRandom random = { next_byte (bytes) };

  tp_choose_random (position, move, &random);
  g_assert_cmpint (tp_check (position, move).code, ==, TP_OK);
}

static void
play (TpPosition *position,
      Bytes      *bytes)
{
  while (bytes->size > 0 && position->step != TP_STEP_OVER)
    {
      TpReason reason;
      TpMove move;

      read_move (bytes, &move);
      reason = tp_check (position, &move);
      if (reason.code != TP_OK)
        {
          check_refused (&reason);
          choose_legal (position, &move, bytes);
        }
      tp_apply (position, &move, NULL);
      tp_test_conserved (position);
    }
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  Bytes bytes = { data, size };
  guint n_players = TP_MIN_PLAYERS + next_byte (&bytes) % 4;
  TpPosition position;
  TpReason reason;
  TpBox box;

  read_box (&bytes, &box, n_players);
  reason = tp_box_check (&box, n_players);
  if (reason.code != TP_OK)
    {
      check_refused (&reason);
      return 0;
    }

  tp_set_up (&position, &box, n_players);
  play (&position, &bytes);

  return 0;
}

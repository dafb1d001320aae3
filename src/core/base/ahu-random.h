/* ahu-random.h: a small stream of random numbers, the same on every platform
 *
 * SplitMix64 (Steele, Lea, Flood 2014): one word of state, a handful of
 * instructions per number, and independent streams by mixing a number into the
 * seed. GRand needs 624 words to be seeded anew for each game, and its integer ranges
 * are not promised to stay the same. Not for secrets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * AhuRandom:
 *
 * The state of a stream: a plain value, copied by assignment.
 */
typedef struct
{
  guint64 state;
} AhuRandom;

/* Returns: the next number, each of the 2⁶⁴ equally likely */
static inline guint64
ahu_random_next (AhuRandom *self)
{
  guint64 mixed = self->state += G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);

  mixed = (mixed ^ (mixed >> 30)) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  mixed = (mixed ^ (mixed >> 27)) * G_GUINT64_CONSTANT (0x94d049bb133111eb);

  return mixed ^ (mixed >> 31);
}

/* Chooses uniformly, without the slight preference that a remainder would have (Lemire 2019).
 * @bound: how many numbers there are to choose from, at least 1
 * Returns: a number from 0 to @bound − 1 */
static inline guint
ahu_random_below (AhuRandom *self,
                  guint      bound)
{
  guint64 product = (ahu_random_next (self) >> 32) * bound;

  if (G_UNLIKELY ((guint32) product < bound))
    {
      guint32 uneven = -(guint32) bound % bound;

      while ((guint32) product < uneven)
        product = (ahu_random_next (self) >> 32) * bound;
    }

  return (guint) (product >> 32);
}

/* Streams of different games and purposes don't depend on each other: a deal stays the same whoever plays it, and a
 * game whatever games came before.
 * @seed: the seed of a whole run
 * @game: which game of the run
 * @purpose: what the numbers are for, such as 0 for the shuffle
 * Returns: the stream */
static inline AhuRandom
ahu_random_stream (guint64 seed,
                   guint64 game,
                   guint64 purpose)
{
  AhuRandom random = { seed };

  random.state = ahu_random_next (&random) ^ game;
  random.state = ahu_random_next (&random) ^ purpose;
  random.state = ahu_random_next (&random);

  return random;
}

G_END_DECLS

/* bench-utils.h: what the measurements of the advisor share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>
#include <math.h>

/**
 * BenchMean:
 * @sum: of the values
 * @squares: the sum of their squares
 * @n: how many there are
 *
 * Values as they come, for their mean and how sure it is.
 */
typedef struct
{
  double sum;
  double squares;
  guint n;
} BenchMean;

static inline void
bench_mean_add (BenchMean *self,
                double     value)
{
  self->sum += value;
  self->squares += value * value;
  self->n++;
}

static inline double
bench_mean_get (const BenchMean *self)
{
  return self->sum / self->n;
}

/* Returns: the standard error of the mean */
static inline double
bench_mean_error (const BenchMean *self)
{
  double mean = bench_mean_get (self);

  return sqrt ((self->squares / self->n - mean * mean) / self->n);
}

/**
 * bench_read_pair:
 * @text: `FIRST` or `FIRST:SECOND`
 * @first: where the first number goes
 * @second: where the second one goes, if there is one
 *
 * Reads a setting of the command line.
 */
static inline void
bench_read_pair (const char *text,
                 float      *first,
                 float      *second)
{
  char *end;

  *first = (float) g_ascii_strtod (text, &end);
  if (*end == ':')
    *second = (float) g_ascii_strtod (end + 1, NULL);
}

/* ahu-summary-private.h: what the files of the summary share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/library/ahu-summary.h"

G_BEGIN_DECLS

/* Of a record that tells none; its file has one. */
#define AHU_SUMMARY_NO_TIME -1

typedef struct
{
  char *name;
  char *colour;
  guint place;
  gint64 total;
} AhuSummaryPlayer;

struct _AhuSummary
{
  GObject parent_instance;

  char *file; /* NULL where it belongs to no library */
  char *id;
  char *origin; /* the id of the game it is a copy of, NULL if of none */
  const AhuGame *game;
  char *title;
  gint64 created_time;
  guint n_moves;
  guint n_turns;
  AhuSummaryState state;
  gboolean is_practice;
  gboolean is_counted;
  char *problem;

  AhuSummaryPlayer *players;
  guint n_players;
  gint64 *facts; /* by seat, then by fact */
  guint n_facts; /* of each player */
};

G_END_DECLS

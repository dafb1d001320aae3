/* tp-moai.h: one Moai on its site: its spaces, when it is complete, what it is worth (T3, T10)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/tapati/engine/tp-box.h"

G_BEGIN_DECLS

/* T9.3 */
#define TP_PRESTIGE_POINTS 1

/**
 * TpLine:
 *
 * Where points come from (T10).
 */
typedef enum
{
  TP_LINE_PRESTIGE, /* TP_PRESTIGE_POINTS for each Moai scored in that phase */
  TP_LINE_SLAVES,
  TP_LINE_QUARRIES,
  TP_LINE_TRANSFER,
  TP_LINE_RUGS,
  TP_LINES
} TpLine;

/**
 * TpMoai:
 * @spaces: for slaves on each level: the circles of a quarry, the spaces of the rug; 0 where
 *   nothing is built
 * @rapanuis: beside each level
 * @slaves: on each level
 * @n_floors: 0 on a free site
 * @rug: its number, 2 or 3; 0 without
 * @base: palms on the base
 * @transfer: palms in the transfer column
 *
 * A Moai, or all 0 on a free site. Levels are numbered as in [enum@Place].
 */
typedef struct
{
  guint8 spaces[TP_LEVELS];
  guint8 rapanuis[TP_LEVELS];
  guint8 slaves[TP_LEVELS];
  guint8 n_floors;
  guint8 rug;
  guint8 base;
  guint8 transfer;
} TpMoai;

/* @level: a level of a Moai
 * Returns: how many Rapanuis stand beside it when it is complete (T3.6) */
static inline guint
tp_level_rapanuis (guint level)
{
  static const guint8 rapanuis[TP_LEVELS] = { 1, 1, 2, 2, 1 };

  return rapanuis[level];
}

/* Returns: whether a Moai has been begun there (T3.4) */
static inline gboolean
tp_moai_is_begun (const TpMoai *moai)
{
  return moai->n_floors > 0;
}

/* Returns: whether that floor or the rug is built */
static inline gboolean
tp_moai_has_level (const TpMoai *moai,
                   guint         level)
{
  return moai->spaces[level] > 0;
}

/* @piece: a Rapanui, a slave or a palm
 * @place: where to
 * Returns: how many of @piece still have a space there (T3.6–T3.8, T3.11), whether something may be put there or not */
guint tp_moai_free (const TpMoai *moai,
                    guint         piece,
                    guint         place);

/* Returns: whether palms may be laid in its transfer column: floor M is complete (T8.5, TD1) */
gboolean tp_moai_may_transfer (const TpMoai *moai);

/* @moai: a Moai that has been begun
 * @circles: 1–4
 * Returns: whether a quarry may be laid on top (T8.2, T3.5) */
static inline gboolean
tp_moai_takes_quarry (const TpMoai *moai,
                      guint         circles)
{
  return moai->rug == 0 && moai->transfer == 0 && moai->n_floors < TP_FLOORS &&
         moai->spaces[moai->n_floors - 1] <= circles;
}

/* Returns: whether a rug may be laid there (T8.3) */
static inline gboolean
tp_moai_takes_rug (const TpMoai *moai)
{
  return tp_moai_is_begun (moai) && moai->rug == 0 && moai->transfer == 0;
}

/* Adds up what stands on the site (T10.2–T10.5, TD2).
 * @box: the values of the transfer squares
 * @lines: (out caller-allocates) (array fixed-size=5): its points by [enum@Line]; none of prestige */
void tp_moai_value (const TpMoai *moai,
                    const TpBox  *box,
                    guint         lines[TP_LINES]);

/* @pieces: (inout) (array fixed-size=9): the pieces that stand there are added to these */
void tp_moai_count (const TpMoai *moai,
                    guint         pieces[TP_PIECES]);

/* @back: (out caller-allocates) (array fixed-size=9): what goes to the store when it is scored, quarries to the
 *   recycled pile
 * @out: (out caller-allocates) (array fixed-size=9): what goes out of the game (T9.4, TD20) */
void tp_moai_leave (const TpMoai *moai,
                    guint         back[TP_PIECES],
                    guint         out[TP_PIECES]);

G_END_DECLS

/* tp-names.h: what things are called in records (section 14 of the rules)
 *
 * Not for: names that players read (tp-sentences.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * TpNames:
 *
 * The lists of names, each in the order of the enumeration that it names.
 */
typedef enum
{
  TP_NAMES_MOVE,        /* TpMoveType */
  TP_NAMES_STEP,        /* TpStep */
  TP_NAMES_FACT,        /* TpFact */
  TP_NAMES_COMBINATION, /* TpCombination */
  TP_NAMES_DRAW,        /* TpDraw */
  TP_NAMES_PLACE,       /* TpPlace */
  TP_NAMES_PIECE,       /* what a `build` names: TpPiece, quarries and rugs of any kind by the first */
  TP_NAMES_AWARD,       /* TpPiece: Rapanui, slaves, palms (T7.1) */
  TP_NAMES_COUNT,       /* TpPiece, loose ones, as members of counts */
  TP_NAMES_LINE,        /* TpLine */
  TP_NAMES_END,         /* TpEnd, the first of them without a name */
  TP_NAMES
} TpNames;

/* @names: a list of names
 * @value: a value of its enumeration
 * Returns: (transfer none) (nullable): its name in records, %NULL without one */
const char *tp_name (TpNames names,
                     guint   value);

/* @names: a list of names
 * @name: (nullable): a name in a record
 * Returns: the value, or `TP_INVALID` if there is none of that name */
guint8 tp_value_of_name (TpNames     names,
                         const char *name);

G_END_DECLS

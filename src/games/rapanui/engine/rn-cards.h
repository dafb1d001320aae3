/* rn-cards.h: the card kinds of Rapa Nui and what is in the box (R1)
 *
 * Not for: names that players read (rn-sentences.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define RN_MAX_PLAYERS 4
#define RN_MIN_PLAYERS 2
#define RN_COLUMNS 4
#define RN_COLUMN_CARDS 4
#define RN_HAND_CARDS 3
#define RN_MOAI_PRICE 7
#define RN_SACRIFICE_PRICE 5
#define RN_MOAI_POINTS 4
#define RN_WOOD_PER_POINT 5
#define RN_SACRIFICE_OF_KIND 25
/* R1.5 */
#define RN_BOX_WOOD 164
#define RN_BOX_GLORY 90
/* Nine Moai are in the deck, so at most nine cards are laid face down. */
#define RN_MAX_HIDDEN 9

/**
 * RnKind:
 *
 * The seven card kinds (R1.1). The four Hunters & Gatherers stand last, so
 * that a Sacrifice kind is `kind - RN_FISH`.
 */
typedef enum
{
  RN_LUMBERJACK,
  RN_PRIEST,
  RN_MOAI,
  RN_FISH,
  RN_MULBERRY,
  RN_POTATO,
  RN_GRAIN,
  RN_KINDS
} RnKind;

/**
 * RnSacrifice:
 *
 * The four kinds of Sacrifice cards (R1.4), and what may stand in their place.
 */
typedef enum
{
  RN_SACRIFICE_FISH,
  RN_SACRIFICE_MULBERRY,
  RN_SACRIFICE_POTATO,
  RN_SACRIFICE_GRAIN,
  RN_SACRIFICES,
  /* A face-down card whose kind was not told to the program, or a
   * substitute not taken. */
  RN_SACRIFICE_NULL = RN_SACRIFICES,
  /* The top of the Stone when the last card lies face down. */
  RN_SACRIFICE_HIDDEN,
  /* The top of an empty Stone. */
  RN_SACRIFICE_NONE
} RnSacrifice;

/* Stands for a value that is missing, of a wrong type or out of range. */
#define RN_INVALID 0xff

/* @kind: a card kind
 * Returns: (transfer none): the name of @kind in records, such as `moai` */
const char *rn_kind_id (guint kind);

/* @id: (nullable): a name from a record
 * Returns: the [enum@Kind], or `RN_INVALID` for an unknown name */
guint rn_kind_from_id (const char *id);

/* @kind: a card kind
 * Returns: whether @kind is a Hunter & Gatherer (R1.1) */
static inline gboolean
rn_kind_is_gatherer (guint kind)
{
  return kind >= RN_FISH && kind <= RN_GRAIN;
}

/* @sacrifice: a Sacrifice kind, 0–3
 * Returns: (transfer none): the name of @sacrifice in records, such as `fish` */
const char *rn_sacrifice_id (guint sacrifice);

/* @id: (nullable): a name from a record
 * Returns: the [enum@Sacrifice], 0–3, or `RN_INVALID` for an unknown name */
guint rn_sacrifice_from_id (const char *id);

/* @kind: a card kind
 * Returns: how many cards of @kind the deck of 50 holds (R1.2), start cards not among them */
guint rn_deck_count (guint kind);

G_END_DECLS

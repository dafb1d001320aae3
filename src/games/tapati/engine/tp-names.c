/* tp-names.c: what things are called in records (section 14 of the rules)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/engine/tp-names.h"

#include "games/tapati/engine/tp-position.h"

#define MOST_NAMES 16

static const char *const lists[TP_NAMES][MOST_NAMES] = {
  [TP_NAMES_MOVE] = { "reveal", "fact", "palm", "enough", "quarry", "rug", "exchange", "pass", "award", "build",
                      "done", "score" },
  [TP_NAMES_STEP] = { "reveal", "fact", "palms", "quarries", "exchange", "award", "place", "prestige", "over" },
  [TP_NAMES_FACT] = { "make-make", "manutara", "ahu", "rano-raraku", "tapati", "tangata-manu", "moai", "rug" },
  [TP_NAMES_COMBINATION] = { "quarry", "rapanui", "slaves", "slave-palm", "palms" },
  [TP_NAMES_DRAW] = { "exchange", "market", "rug-card" },
  [TP_NAMES_PLACE] = { "M", "O", "A", "I", "rug", "base", "transfer" },
  [TP_NAMES_PIECE] = { [TP_RAPANUI] = "rapanui", [TP_SLAVE] = "slave", [TP_PALM] = "palm",
                       [TP_QUARRY_1] = "quarry", [TP_RUG_2] = "rug" },
  [TP_NAMES_AWARD] = { "rapanui", "slaves", "palms" },
  [TP_NAMES_COUNT] = { "rapanuis", "slaves", "palms" },
  [TP_NAMES_LINE] = { "prestige", "slaves", "quarries", "transfer", "rugs" },
  [TP_NAMES_END] = { NULL, "market-rapanuis", "market-slaves", "market-palms", "exchange", "gifts",
                     "market-quarries", "extra", "award", "last-palm", "last-rug" },
};

G_STATIC_ASSERT (TP_MOVES <= MOST_NAMES && TP_ENDS <= MOST_NAMES && TP_PIECES <= MOST_NAMES);

const char *
tp_name (TpNames names,
         guint   value)
{
  g_return_val_if_fail (names < TP_NAMES, NULL);

  return value < MOST_NAMES ? lists[names][value] : NULL;
}

guint8
tp_value_of_name (TpNames     names,
                  const char *name)
{
  g_return_val_if_fail (names < TP_NAMES, TP_INVALID);

  for (guint8 i = 0; name != NULL && i < MOST_NAMES; i++)
    if (lists[names][i] != NULL && g_str_equal (lists[names][i], name))
      return i;

  return TP_INVALID;
}

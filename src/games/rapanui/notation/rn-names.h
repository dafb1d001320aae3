/* rn-names.h: the names of cards in the user's language, lists and small pieces of sentences
 *
 * Not for: whole sentences (rn-sentences.h), the names in records (rn-json.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* @kind: a card kind
 * Returns: (transfer none): the name of a card of @kind, such as “Lumberjack” */
const char *rn_kind_name (guint kind);

/* @kind: a card kind
 * Returns: (transfer none): the same with soft hyphens (U+00AD) where a narrow card may break it */
const char *rn_kind_name_hyphenated (guint kind);

/* @sacrifice: a Sacrifice kind, 0–3
 * Returns: (transfer none): its name, such as “Fish” */
const char *rn_sacrifice_name (guint sacrifice);

/* @names: (array length=n): players or kinds of cards
 * @n: how many, 1–4
 * Returns: (transfer full): “Anna, Ben and Chiara” */
char *rn_list_names (const char *const *names,
                     guint              n);

/* @text: (transfer full): a part of a sentence, such as “4 Moai × 4 = 16”
 * Returns: (transfer full): the same with no-break spaces (U+00A0) if it is short */
char *rn_keep_together (char *text);

/* @points: points won or lost
 * Returns: (transfer full): “+6”, “0”, “−2” */
char *rn_signed_points (int points);

G_END_DECLS

/* ahu-teach.c: which rule is told at the table now, and to whom it is new
 *
 * What was heard are numbers of rules, so that a saying that is cut or put together anew later is not told
 * again; a tip, which may have the number of a rule that was told, is known by its section.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/teach/ahu-teach.h"

#include <string.h>

#include "core/history/ahu-applied.h"

/* No number of a rule begins like this. */
#define TIP "tip "

/* What a tip is heard as. */
static char *
dup_tip (const AhuSaying *saying)
{
  return g_strconcat (TIP, *saying->of, NULL);
}

static gboolean
is_new (const AhuSaying *saying,
        GHashTable      *heard)
{
  if (saying->at == AHU_SAYING_TIP)
    {
      g_autofree char *tip = dup_tip (saying);

      return !g_hash_table_contains (heard, tip);
    }
  for (guint i = 0; saying->of[i] != NULL; i++)
    if (!g_hash_table_contains (heard, saying->of[i]))
      return TRUE;

  return FALSE;
}

/* Whether one of its rules is among those that are applied; of a tip one that was told, else one that wasn't. */
static gboolean
is_due (const AhuSaying *saying,
        GHashTable      *applied,
        GHashTable      *heard)
{
  gboolean told = saying->at == AHU_SAYING_TIP;

  for (guint i = 0; saying->of[i] != NULL; i++)
    if (g_hash_table_contains (applied, saying->of[i]) && g_hash_table_contains (heard, saying->of[i]) == told)
      return is_new (saying, heard);

  return FALSE;
}

static const AhuSaying *
find_due (AhuRules      *rules,
          AhuSayingTime  at,
          GHashTable    *applied,
          GHashTable    *heard)
{
  GPtrArray *sayings = ahu_rules_get_sayings (rules);

  for (guint i = 0; i < sayings->len; i++)
    {
      const AhuSaying *saying = g_ptr_array_index (sayings, i);

      if (saying->at == at && is_due (saying, applied, heard))
        return saying;
    }

  return NULL;
}

static void
add_applied (AhuHistory *history,
             guint       ply,
             GHashTable *applied)
{
  AhuApplied found = { 0 };

  ahu_record_get_game (ahu_history_get_record (history))->rules_applied (history, ply, &found);
  for (guint i = 0; i < found.n; i++)
    g_hash_table_add (applied, (gpointer) found.rules[i]);
}

static GHashTable *
find_asked (AhuHistory *history)
{
  GHashTable *asked = g_hash_table_new (g_str_hash, g_str_equal);

  add_applied (history, ahu_history_get_ply (history), asked);

  return asked;
}

/* What any move of @seat could come to: each is made and taken back. */
static GHashTable *
find_possible (AhuHistory *trial,
               guint       seat)
{
  const AhuGame *game = ahu_record_get_game (ahu_history_get_record (trial));
  GHashTable *applied = find_asked (trial);
  guint ply = ahu_history_get_ply (trial);
  g_autoptr (JsonNode) legal = game->legal_to_json (ahu_history_get_position (trial, ply));
  JsonArray *moves = json_node_get_array (legal);

  for (guint i = 0; i < json_array_get_length (moves); i++)
    {
      JsonNode *move = json_array_get_element (moves, i);
      g_autoptr (AhuRefusal) refusal = NULL;

      if (game->author (ahu_history_get_position (trial, ply), move) != seat)
        continue;
      /* What is drawn nobody can know before. */
      refusal = ahu_history_play (trial, move);
      if (refusal != NULL)
        continue;
      add_applied (trial, ply, applied);
      ahu_history_undo (trial);
    }

  return applied;
}

static void
find_part (AhuHistory *history,
           guint       ply,
           guint       part[2])
{
  ahu_game_get_part (ahu_record_get_game (ahu_history_get_record (history)), ahu_history_get_position (history, ply),
                     part);
}

/* What was seen last: the last move that somebody made, what was laid down since, and what else happened in this part
 * of the turn. */
static GHashTable *
find_happened (AhuHistory *history)
{
  const AhuGame *game = ahu_record_get_game (ahu_history_get_record (history));
  GHashTable *applied = g_hash_table_new (g_str_hash, g_str_equal);
  guint ply = ahu_history_get_ply (history);
  guint author = AHU_NOBODY;
  guint now[2], part[2];

  find_part (history, ply, now);
  while (ply-- > 0)
    {
      find_part (history, ply, part);
      if (author != AHU_NOBODY && memcmp (part, now, sizeof part) != 0)
        break;
      add_applied (history, ply, applied);
      author = author != AHU_NOBODY
                 ? author
                 : game->author (ahu_history_get_position (history, ply), ahu_history_get_move (history, ply));
    }

  return applied;
}

static gboolean
has_new (const AhuLearners *learners,
         guint              seat,
         AhuSayingTime      at)
{
  GPtrArray *sayings = ahu_rules_get_sayings (learners->rules);

  for (guint i = 0; learners->heard[seat] != NULL && i < sayings->len; i++)
    {
      const AhuSaying *saying = g_ptr_array_index (sayings, i);

      if (saying->at == at && is_new (saying, learners->heard[seat]))
        return TRUE;
    }

  return FALSE;
}

/* What is asked comes before what it may lead to. */
static const AhuSaying *
find_before (const AhuLearners *learners,
             AhuHistory        *history,
             AhuSayingTime      at)
{
  const AhuGame *game = ahu_record_get_game (ahu_history_get_record (history));
  g_autoptr (GHashTable) asked = find_asked (history);
  const AhuSaying *saying = NULL;
  guint seats[AHU_MAX_SEATS];
  guint n = game->pending (ahu_history_get_position (history, ahu_history_get_ply (history)), seats);

  for (guint i = 0; i < n && saying == NULL; i++)
    {
      g_autoptr (AhuHistory) trial = NULL;
      g_autoptr (GHashTable) applied = NULL;

      /* Who knows all costs nothing. */
      if (!has_new (learners, seats[i], at))
        continue;
      saying = find_due (learners->rules, at, asked, learners->heard[seats[i]]);
      if (saying != NULL)
        break;
      trial = ahu_history_copy (history);
      applied = find_possible (trial, seats[i]);
      saying = find_due (learners->rules, at, applied, learners->heard[seats[i]]);
    }

  return saying;
}

/* What has happened, and is what somebody decides now. */
static const AhuSaying *
find_decided (const AhuLearners *learners,
              AhuHistory        *history)
{
  const AhuGame *game = ahu_record_get_game (ahu_history_get_record (history));
  g_autoptr (GHashTable) asked = find_asked (history);
  const AhuSaying *saying = NULL;
  guint seats[AHU_MAX_SEATS];
  guint n = game->pending (ahu_history_get_position (history, ahu_history_get_ply (history)), seats);

  for (guint i = 0; i < n && saying == NULL; i++)
    if (learners->heard[seats[i]] != NULL)
      saying = find_due (learners->rules, AHU_SAYING_AFTER, asked, learners->heard[seats[i]]);

  return saying;
}

static const AhuSaying *
find_after (const AhuLearners *learners,
            AhuHistory        *history)
{
  g_autoptr (GHashTable) applied = find_happened (history);
  const AhuSaying *saying = NULL;

  for (guint seat = 0; seat < AHU_MAX_SEATS && saying == NULL; seat++)
    if (learners->heard[seat] != NULL)
      saying = find_due (learners->rules, AHU_SAYING_AFTER, applied, learners->heard[seat]);

  return saying;
}

/* What can wait is said little by little: in a part of a turn in which nothing was said yet. */
static const AhuSaying *
find_aside (const AhuLearners *learners,
            AhuHistory        *history)
{
  const AhuSaying *saying;
  guint part[2];

  find_part (history, ahu_history_get_ply (history), part);
  if (part[0] == learners->last[0] && part[1] == learners->last[1])
    return NULL;
  saying = find_after (learners, history);

  return saying != NULL || learners->asked ? saying : find_before (learners, history, AHU_SAYING_TIP);
}

gboolean
ahu_teach_find (const AhuLearners *learners,
                AhuHistory        *history,
                AhuTelling        *telling)
{
  g_return_val_if_fail (learners != NULL && learners->rules != NULL, FALSE);
  g_return_val_if_fail (history != NULL, FALSE);
  g_return_val_if_fail (telling != NULL, FALSE);

  *telling = (AhuTelling) { NULL, 0 };
  if (ahu_record_get_game (ahu_history_get_record (history))->rules_applied == NULL)
    return FALSE;

  telling->saying = find_before (learners, history, AHU_SAYING_BEFORE);
  if (telling->saying == NULL)
    telling->saying = find_decided (learners, history);
  if (telling->saying == NULL)
    telling->saying = find_aside (learners, history);
  for (guint seat = 0; telling->saying != NULL && seat < AHU_MAX_SEATS; seat++)
    if (learners->heard[seat] != NULL && is_new (telling->saying, learners->heard[seat]))
      telling->seats |= 1u << seat;

  return telling->saying != NULL;
}

void
ahu_teach_hear (AhuLearners      *learners,
                AhuHistory       *history,
                const AhuTelling *telling)
{
  const AhuSaying *saying;

  g_return_if_fail (learners != NULL);
  g_return_if_fail (history != NULL);
  g_return_if_fail (telling != NULL && telling->saying != NULL);

  saying = telling->saying;
  find_part (history, ahu_history_get_ply (history), learners->last);
  for (guint seat = 0; seat < AHU_MAX_SEATS; seat++)
    {
      if ((telling->seats & (1u << seat)) == 0)
        continue;
      if (saying->at == AHU_SAYING_TIP)
        g_hash_table_add (learners->heard[seat], dup_tip (saying));
      else
        for (guint i = 0; saying->of[i] != NULL; i++)
          g_hash_table_add (learners->heard[seat], g_strdup (saying->of[i]));
    }
}

GHashTable *
ahu_teach_heard_new (const char *const *heard)
{
  GHashTable *all = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  g_return_val_if_fail (heard != NULL, all);

  for (; *heard != NULL; heard++)
    g_hash_table_add (all, g_strdup (*heard));

  return all;
}

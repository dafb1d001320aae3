/* ahu-try.c: the member `try` of a record: a position to think about, and the game that begins there
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "core/teach/ahu-try.h"

#include <string.h>

#include "core/json/ahu-json-value.h"
#include "core/record/ahu-practice.h"

#define TRY "try"

/* Returns: (transfer none) (nullable): the title in the first of the languages that it has, else in English */
static const char *
find_title (JsonObject        *titles,
            const char *const *languages)
{
  for (guint i = 0; languages[i] != NULL; i++)
    if (json_object_has_member (titles, languages[i]))
      return ahu_json_get_string (json_object_get_member (titles, languages[i]));

  return json_object_has_member (titles, "en") ? ahu_json_get_string (json_object_get_member (titles, "en")) : NULL;
}

static char **
read_about (JsonNode *node)
{
  g_autoptr (GStrvBuilder) about = g_strv_builder_new ();
  JsonArray *rules = node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;

  for (guint i = 0; rules != NULL && i < json_array_get_length (rules); i++)
    {
      const char *rule = ahu_json_get_string (json_array_get_element (rules, i));

      if (rule != NULL)
        g_strv_builder_add (about, rule);
    }

  return g_strv_builder_end (about);
}

/* Without a word it is the turn.
 * Returns: whether the word is known */
static gboolean
read_until (JsonObject  *object,
            AhuTryUntil *until)
{
  static const char *const words[] = { [AHU_TRY_UNTIL_MOVE] = "move", [AHU_TRY_UNTIL_TURN] = "turn" };
  const char *word = ahu_json_get_string (json_object_get_member (object, "until"));

  *until = AHU_TRY_UNTIL_TURN;
  if (!json_object_has_member (object, "until"))
    return TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (g_strcmp0 (word, words[i]) == 0)
      {
        *until = i;
        return TRUE;
      }

  return FALSE;
}

AhuTry *
ahu_try_read (AhuRecord         *record,
              const char *const *languages)
{
  JsonNode *node;
  JsonObject *object, *titles;
  const char *title;
  gint64 seat = -1, from = -1;
  AhuTryUntil until;
  AhuTry *self;

  g_return_val_if_fail (AHU_IS_RECORD (record), NULL);
  g_return_val_if_fail (languages != NULL, NULL);

  node = ahu_record_get_member (record, TRY);
  if (node == NULL || !JSON_NODE_HOLDS_OBJECT (node))
    return NULL;
  object = json_node_get_object (node);
  ahu_json_get_integer (json_object_get_member (object, "seat"), &seat);
  ahu_json_get_integer (json_object_get_member (object, "from"), &from);
  node = json_object_get_member (object, "title");
  titles = node != NULL && JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
  title = titles != NULL ? find_title (titles, languages) : NULL;
  if (title == NULL || !read_until (object, &until) || seat < 0 || seat >= ahu_record_get_n_players (record) ||
      from < 0 || from > ahu_record_get_moves (record)->len)
    return NULL;

  self = g_new (AhuTry, 1);
  *self = (AhuTry) {
    .seat = (guint) seat,
    .from = (guint) from,
    .until = until,
    .about = read_about (json_object_get_member (object, "about")),
    .title = g_strdup (title),
  };

  return self;
}

void
ahu_try_free (AhuTry *self)
{
  if (self == NULL)
    return;
  g_strfreev (self->about);
  g_free (self->title);
  g_free (self);
}

gboolean
ahu_try_asks (AhuHistory *history,
              guint       seat,
              guint       from)
{
  const AhuGame *game;
  guint seats[AHU_MAX_SEATS];
  guint n;

  g_return_val_if_fail (history != NULL, FALSE);

  if (from > ahu_history_get_moves (history)->len)
    return FALSE;
  game = ahu_record_get_game (ahu_history_get_record (history));
  n = game->pending (ahu_history_get_position (history, from), seats);
  for (guint i = 0; i < n; i++)
    if (seats[i] == seat)
      return TRUE;

  return FALSE;
}

gboolean
ahu_try_is_over (AhuHistory  *history,
                 guint        from,
                 AhuTryUntil  until)
{
  const AhuGame *game;
  guint ply, begun[2], part[2];

  g_return_val_if_fail (history != NULL, FALSE);

  ply = ahu_history_get_ply (history);
  if (ply <= from)
    return FALSE;
  game = ahu_record_get_game (ahu_history_get_record (history));
  ahu_game_get_part (game, ahu_history_get_position (history, from), begun);
  ahu_game_get_part (game, ahu_history_get_position (history, ply), part);

  return until == AHU_TRY_UNTIL_MOVE || memcmp (begun, part, sizeof part) != 0;
}

AhuRecord *
ahu_try_begin (AhuRecord *record,
               guint      seat,
               guint      from)
{
  AhuStrength strengths[AHU_MAX_SEATS];
  g_autoptr (AhuRecord) practised = NULL;

  g_return_val_if_fail (AHU_IS_RECORD (record), NULL);
  g_return_val_if_fail (seat < ahu_record_get_n_players (record), NULL);
  g_return_val_if_fail (from <= ahu_record_get_moves (record)->len, NULL);

  for (guint i = 0; i < ahu_record_get_n_players (record); i++)
    strengths[i] = i == seat ? AHU_STRENGTH_NONE : AHU_STRENGTH_MEDIUM;
  practised = ahu_practice_add (record, strengths, ahu_record_get_n_players (record));

  return ahu_record_branch (practised, ahu_record_get_moves (record), from);
}

/* ahu-lesson-check.c: tries a lesson out, on every way that a learner can take
 *
 * So a lesson that can be opened can be gone through: its positions can be laid out,
 * its moves are legal, and what it says of positions is so.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/lessons/ahu-lesson-private.h"

#include <glib/gi18n.h>

#include "core/base/ahu-name.h"
#include "core/game/ahu-rule-number.h"

/* More ways than these through one lesson are a mistake. */
#define MAX_WAYS 256

typedef struct
{
  GPtrArray *steps;
  guint n_ways;
} Check;

static gboolean check_from (Check       *check,
                            guint        index,
                            AhuHistory  *history,
                            GError     **error);

static gboolean
set_error (GError     **error,
           const char  *path,
           const char  *sentence)
{
  /* Translators: %1$s is the name of a member of a JSON object, %2$s a sentence about it. */
  g_set_error (error, AHU_RECORD_ERROR, AHU_RECORD_ERROR_MEMBER, C_("lesson", "%1$s: %2$s"), path, sentence);

  return FALSE;
}

static AhuHistory *
lay_out (AhuRecord   *record,
         const char  *path,
         GError     **error)
{
  g_autoptr (AhuRefusal) refusal = NULL;
  g_autoptr (AhuHistory) history = ahu_history_new (record, &refusal);

  if (refusal == NULL)
    return g_steal_pointer (&history);

  set_error (error, path, refusal->message);
  return NULL;
}

static gconstpointer
get_position (AhuHistory *history)
{
  return ahu_history_get_position (history, ahu_history_get_ply (history));
}

static const AhuGame *
get_game (AhuHistory *history)
{
  return ahu_record_get_game (ahu_history_get_record (history));
}

static JsonArray *
list_legal (AhuHistory *history)
{
  g_autoptr (JsonNode) node = get_game (history)->legal_to_json (get_position (history));

  return json_array_ref (json_node_get_array (node));
}

/* Follows names of members and numbers of elements, with dots between them. */
static JsonNode *
find_value (JsonNode   *node,
            const char *place)
{
  g_auto (GStrv) parts = g_strsplit (place, ".", -1);

  for (guint i = 0; parts[i] != NULL && node != NULL; i++)
    if (JSON_NODE_HOLDS_OBJECT (node))
      node = json_object_get_member (json_node_get_object (node), parts[i]);
    else if (JSON_NODE_HOLDS_ARRAY (node) &&
             g_ascii_strtoull (parts[i], NULL, 10) < json_array_get_length (json_node_get_array (node)))
      node = json_array_get_element (json_node_get_array (node), (guint) g_ascii_strtoull (parts[i], NULL, 10));
    else
      node = NULL;

  return node;
}

static gboolean
check_facts (const AhuLessonStep  *step,
             guint                 index,
             AhuHistory           *history,
             GError              **error)
{
  g_autoptr (JsonNode) position = NULL;
  JsonObjectIter iter;
  const char *place;
  JsonNode *wanted;

  if (step->facts == NULL || history == NULL)
    return TRUE;

  position = get_game (history)->position_to_json (get_position (history));
  json_object_iter_init_ordered (&iter, step->facts);
  while (json_object_iter_next_ordered (&iter, &place, &wanted))
    {
      JsonNode *found = find_value (position, place);

      if (found == NULL || !json_node_equal (found, wanted))
        {
          g_autofree char *quoted = ahu_name_quotable (place);
          g_autofree char *path = g_strdup_printf ("steps[%u].facts[\"%s\"]", index, quoted);

          return set_error (error, path, _("That is not so in this position."));
        }
    }

  return TRUE;
}

static gboolean
go_on (Check       *check,
       guint        index,
       AhuHistory  *history,
       GError     **error)
{
  return check_facts (g_ptr_array_index (check->steps, index), index, history, error) &&
         check_from (check, index + 1, history, error);
}

static gboolean
check_shown (Check       *check,
             guint        index,
             AhuHistory  *history,
             GError     **error)
{
  const AhuLessonStep *step = g_ptr_array_index (check->steps, index);
  gboolean good = TRUE;
  guint n = 0;

  for (; good && n < step->moves->len; n++)
    {
      g_autoptr (AhuRefusal) refusal = ahu_history_play (history, g_ptr_array_index (step->moves, n));
      g_autofree char *path = g_strdup_printf ("steps[%u].moves[%u]", index, n);

      if (refusal != NULL)
        return set_error (error, path, refusal->message);
    }
  good = go_on (check, index, history, error);
  while (good && n-- > 0)
    ahu_history_undo (history);

  return good;
}

static gboolean
fits_any (GPtrArray *patterns,
          JsonNode  *move)
{
  for (guint i = 0; i < patterns->len; i++)
    if (ahu_lesson_move_fits (g_ptr_array_index (patterns, i), move))
      return TRUE;

  return FALSE;
}

/* Each of the patterns has to stand for some move that can be made. */
static gboolean
check_patterns (const AhuLessonStep  *step,
                guint                 index,
                JsonArray            *legal,
                GError              **error)
{
  for (guint i = 0; i < step->accept->len + step->wrong->len; i++)
    {
      gboolean is_wrong = i >= step->accept->len;
      guint n = is_wrong ? i - step->accept->len : i;
      JsonObject *pattern = is_wrong ? ((AhuLessonWrong *) g_ptr_array_index (step->wrong, n))->move
                                     : g_ptr_array_index (step->accept, n);
      gboolean found = FALSE;

      for (guint j = 0; j < json_array_get_length (legal) && !found; j++)
        {
          JsonNode *move = json_array_get_element (legal, j);

          found = ahu_lesson_move_fits (pattern, move) && (!is_wrong || !fits_any (step->accept, move));
        }
      if (!found)
        {
          g_autofree char *path = g_strdup_printf ("steps[%u].%s[%u]", index, is_wrong ? "wrong" : "accept", n);

          return set_error (error, path, _("No legal move looks like this."));
        }
    }

  return TRUE;
}

/* What a step says is against a rule has to be against that one. */
static gboolean
check_refused (const AhuLessonStep  *step,
               guint                 index,
               AhuHistory           *history,
               GError              **error)
{
  for (guint i = 0; i < step->refused->len; i++)
    {
      const AhuLessonRefused *refused = g_ptr_array_index (step->refused, i);
      g_autoptr (AhuRefusal) refusal = ahu_history_play (history, refused->move);
      g_autofree char *path = g_strdup_printf ("steps[%u].refused[%u]", index, i);
      g_autofree char *said = NULL;

      if (refusal == NULL)
        return set_error (error, path, _("This move is allowed."));
      if (g_strcmp0 (refusal->rule, refused->rule) == 0)
        continue;

      said = ahu_cite (refusal->message, refusal->rule);
      return set_error (error, path, said);
    }

  return TRUE;
}

static gboolean
check_move (Check       *check,
            guint        index,
            AhuHistory  *history,
            GError     **error)
{
  const AhuLessonStep *step = g_ptr_array_index (check->steps, index);
  g_autoptr (JsonArray) legal = list_legal (history);

  if (!check_patterns (step, index, legal, error) || !check_refused (step, index, history, error))
    return FALSE;
  for (guint i = 0; i < json_array_get_length (legal); i++)
    {
      JsonNode *move = json_array_get_element (legal, i);
      g_autoptr (AhuRefusal) refusal = NULL;

      if (!fits_any (step->accept, move))
        continue;
      refusal = ahu_history_play (history, move);
      if (refusal != NULL)
        return set_error (error, "steps", refusal->message);
      if (!go_on (check, index, history, error))
        return FALSE;
      ahu_history_undo (history);
    }

  return TRUE;
}

static gboolean
check_step (Check       *check,
            guint        index,
            AhuHistory  *history,
            GError     **error)
{
  const AhuLessonStep *step = g_ptr_array_index (check->steps, index);
  gboolean plays = step->sort == AHU_LESSON_MOVE || step->sort == AHU_LESSON_SHOW;

  if (history == NULL && (plays || step->facts != NULL))
    {
      g_autofree char *path = g_strdup_printf ("steps[%u]", index);

      return set_error (error, path, _("There is no position yet."));
    }
  if (step->sort == AHU_LESSON_SHOW)
    return check_shown (check, index, history, error);
  if (step->sort == AHU_LESSON_MOVE)
    return check_move (check, index, history, error);

  return go_on (check, index, history, error);
}

static gboolean
check_from (Check       *check,
            guint        index,
            AhuHistory  *history,
            GError     **error)
{
  const AhuLessonStep *step;
  g_autoptr (AhuHistory) own = NULL;

  if (index == check->steps->len)
    return ++check->n_ways <= MAX_WAYS || set_error (error, "steps", _("There are too many ways through this lesson."));

  step = g_ptr_array_index (check->steps, index);
  if (step->position != NULL)
    {
      g_autofree char *path = g_strdup_printf ("steps[%u].position", index);

      own = lay_out (step->position, path, error);
      if (own == NULL)
        return FALSE;
      history = own;
    }

  return check_step (check, index, history, error);
}

gboolean
ahu_lesson_check_steps (GPtrArray  *steps,
                        GError    **error)
{
  Check check = { steps, 0 };

  return check_from (&check, 0, NULL, error);
}

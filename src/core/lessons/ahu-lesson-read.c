/* ahu-lesson-read.c: the steps of a lesson from its file
 *
 * Knows members and their types. Whether what they say is right is tried out
 * afterwards (ahu-lesson-check.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/lessons/ahu-lesson-private.h"

#include <glib/gi18n.h>

#include "core/base/ahu-name.h"

/* Where a step's part is read, for sentences about it. */
typedef struct
{
  JsonObject *document;
  const char *path;
} Place;

typedef gboolean (*ReadElement) (AhuLessonStep  *step,
                                 JsonObject     *object,
                                 const char     *path,
                                 GError        **error);

static gboolean
set_member_error (GError     **error,
                  const char  *format,
                  const char  *path)
{
  g_set_error (error, AHU_RECORD_ERROR, AHU_RECORD_ERROR_MEMBER, format, path);

  return FALSE;
}

gboolean
ahu_lesson_check_text (JsonObject  *object,
                       const char  *member,
                       const char  *path,
                       GError     **error)
{
  JsonObject *text = ahu_document_get_object (object, member, path, error);
  g_autoptr (GList) languages = NULL;

  if (text == NULL)
    return FALSE;
  if (!json_object_has_member (text, "en"))
    /* Translators: %s is the name of a member of a JSON object. */
    return set_member_error (error, _("The text “%s” is missing in English (“en”)."), path);

  languages = json_object_get_members (text);
  for (GList *l = languages; l != NULL; l = l->next)
    {
      g_autofree char *language = ahu_name_quotable (l->data);
      g_autofree char *inner = g_strdup_printf ("%s.%s", path, language);
      const char *string = ahu_document_get_string (text, l->data, inner, error);

      if (string == NULL)
        return FALSE;
      if (*string == '\0')
        /* Translators: %s is the name of a member of a JSON object. */
        return set_member_error (error, _("The text “%s” is empty."), inner);
    }

  return TRUE;
}

/* A line breaks between a number and its word only where it has to. */
static char *
join_numbers (const char *text)
{
  GString *joined = g_string_new (NULL);

  for (const char *c = text; *c != '\0'; c++)
    if (*c == ' ' && c > text && g_ascii_isdigit (c[-1]) && g_unichar_isalpha (g_utf8_get_char (c + 1)))
      g_string_append (joined, "\302\240");
    else
      g_string_append_c (joined, *c);

  return g_string_free (joined, FALSE);
}

static JsonObject *
join_numbers_in_all (JsonObject *languages)
{
  JsonObject *joined = json_object_new ();
  JsonObjectIter iter;
  const char *language;
  JsonNode *text;

  json_object_iter_init (&iter, languages);
  while (json_object_iter_next (&iter, &language, &text))
    {
      g_autofree char *words = join_numbers (json_node_get_string (text));

      json_object_set_string_member (joined, language, words);
    }

  return joined;
}

static gboolean
read_text (JsonObject  *object,
           const char  *path,
           const char  *member,
           gboolean     needed,
           JsonObject **text,
           GError     **error)
{
  g_autofree char *inner = g_strdup_printf ("%s.%s", path, member);

  if (!needed && !json_object_has_member (object, member))
    return TRUE;
  if (!ahu_lesson_check_text (object, member, inner, error))
    return FALSE;
  *text = join_numbers_in_all (json_object_get_object_member (object, member));

  return TRUE;
}

static gboolean
read_rule (JsonObject  *object,
           const char  *path,
           char       **rule,
           GError     **error)
{
  g_autofree char *inner = g_strdup_printf ("%s.rule", path);
  const char *string;

  if (!json_object_has_member (object, "rule"))
    return TRUE;
  string = ahu_document_get_string (object, "rule", inner, error);
  *rule = g_strdup (string);

  return string != NULL;
}

static void
answer_free (gpointer data)
{
  AhuLessonAnswer *answer = data;

  g_clear_pointer (&answer->text, json_object_unref);
  g_clear_pointer (&answer->reason, json_object_unref);
  g_free (answer->rule);
  g_free (answer);
}

static void
wrong_free (gpointer data)
{
  AhuLessonWrong *wrong = data;

  g_clear_pointer (&wrong->move, json_object_unref);
  g_clear_pointer (&wrong->reason, json_object_unref);
  g_free (wrong->rule);
  g_free (wrong);
}

static void
refused_free (gpointer data)
{
  AhuLessonRefused *refused = data;

  g_clear_pointer (&refused->move, json_node_unref);
  g_free (refused->rule);
  g_free (refused);
}

static void
step_free (gpointer data)
{
  AhuLessonStep *step = data;

  g_clear_pointer (&step->text, json_object_unref);
  g_free (step->rule);
  g_strfreev (step->look);
  g_strfreev (step->point);
  g_clear_pointer (&step->picture, json_object_unref);
  g_clear_object (&step->position);
  g_ptr_array_unref (step->answers);
  g_ptr_array_unref (step->accept);
  g_ptr_array_unref (step->wrong);
  g_ptr_array_unref (step->refused);
  g_clear_pointer (&step->other, json_object_unref);
  g_clear_pointer (&step->done, json_object_unref);
  g_clear_pointer (&step->hint, json_object_unref);
  g_ptr_array_unref (step->moves);
  g_clear_pointer (&step->facts, json_object_unref);
  g_free (step);
}

static AhuLessonStep *
step_new (void)
{
  AhuLessonStep *step = g_new0 (AhuLessonStep, 1);

  step->answers = g_ptr_array_new_with_free_func (answer_free);
  step->accept = g_ptr_array_new_with_free_func ((GDestroyNotify) json_object_unref);
  step->wrong = g_ptr_array_new_with_free_func (wrong_free);
  step->refused = g_ptr_array_new_with_free_func (refused_free);
  step->moves = g_ptr_array_new_with_free_func ((GDestroyNotify) json_node_unref);

  return step;
}

static JsonObject *
get_element (JsonArray   *array,
             guint        index,
             const char  *path,
             GError     **error)
{
  JsonNode *node = json_array_get_element (array, index);

  if (JSON_NODE_HOLDS_OBJECT (node))
    return json_node_get_object (node);

  set_member_error (error, _("The member “%s” must be an object."), path);
  return NULL;
}

/* Absent is as good as empty where nothing is @needed. */
static gboolean
get_list (JsonObject  *object,
          const char  *path,
          const char  *member,
          gboolean     needed,
          JsonArray  **array,
          GError     **error)
{
  g_autofree char *inner = g_strdup_printf ("%s.%s", path, member);

  *array = NULL;
  if (!needed && !json_object_has_member (object, member))
    return TRUE;
  *array = ahu_document_get_array (object, member, inner, error);
  if (*array == NULL)
    return FALSE;
  if (needed && json_array_get_length (*array) == 0)
    /* Translators: %s is the name of a member of a JSON object. */
    return set_member_error (error, _("The member “%s” is empty."), inner);

  return TRUE;
}

/* Each element of a list is an object, and is read into the step by @read. */
static gboolean
read_list (AhuLessonStep  *step,
           JsonObject     *object,
           const char     *path,
           const char     *member,
           gboolean        needed,
           ReadElement     read,
           GError        **error)
{
  JsonArray *array;

  if (!get_list (object, path, member, needed, &array, error))
    return FALSE;
  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
    {
      g_autofree char *inner = g_strdup_printf ("%s.%s[%u]", path, member, i);
      JsonObject *element = get_element (array, i, inner, error);

      if (element == NULL || !read (step, element, inner, error))
        return FALSE;
    }

  return TRUE;
}

static gboolean
read_right (JsonObject  *object,
            const char  *path,
            gboolean    *right,
            GError     **error)
{
  g_autofree char *inner = g_strdup_printf ("%s.right", path);
  JsonNode *node = json_object_get_member (object, "right");

  if (node == NULL)
    return TRUE;
  if (json_node_get_value_type (node) != G_TYPE_BOOLEAN)
    /* Translators: %s is the name of a member of a JSON object; the words in quotes are
     * values that stand in the file as they are. */
    return set_member_error (error, _("The member “%s” must be “true” or “false”."), inner);
  *right = json_node_get_boolean (node);

  return TRUE;
}

static gboolean
read_answer (AhuLessonStep  *step,
             JsonObject     *object,
             const char     *path,
             GError        **error)
{
  AhuLessonAnswer *answer = g_new0 (AhuLessonAnswer, 1);

  g_ptr_array_add (step->answers, answer);

  return read_right (object, path, &answer->right, error) &&
         read_text (object, path, "text", TRUE, &answer->text, error) &&
         read_text (object, path, "reason", TRUE, &answer->reason, error) &&
         read_rule (object, path, &answer->rule, error);
}

static gboolean
check_answers (AhuLessonStep  *step,
               const char     *path,
               GError        **error)
{
  guint n_right = 0;

  for (guint i = 0; i < step->answers->len; i++)
    n_right += ((AhuLessonAnswer *) g_ptr_array_index (step->answers, i))->right ? 1 : 0;
  if (n_right == 1 && step->answers->len >= 2 && step->answers->len <= AHU_LESSON_MAX_ANSWERS)
    return TRUE;

  g_set_error (error, AHU_RECORD_ERROR, AHU_RECORD_ERROR_MEMBER,
               /* Translators: %1$s is the name of a member of a JSON object, %2$d a number. */
               _("The member “%1$s” must have two to %2$d answers, and one of them right."),
               path, AHU_LESSON_MAX_ANSWERS);
  return FALSE;
}

static gboolean
read_answers (AhuLessonStep  *step,
              JsonObject     *object,
              const char     *path,
              GError        **error)
{
  g_autofree char *whole = g_strdup_printf ("%s.answers", path);

  return read_list (step, object, path, "answers", TRUE, read_answer, error) && check_answers (step, whole, error);
}

static gboolean
read_accepted (AhuLessonStep  *step,
               JsonObject     *move,
               const char     *path,
               GError        **error)
{
  g_ptr_array_add (step->accept, json_object_ref (move));

  return TRUE;
}

static gboolean
read_wrong (AhuLessonStep  *step,
            JsonObject     *object,
            const char     *path,
            GError        **error)
{
  g_autofree char *inner = g_strdup_printf ("%s.move", path);
  AhuLessonWrong *wrong = g_new0 (AhuLessonWrong, 1);
  JsonObject *move = ahu_document_get_object (object, "move", inner, error);

  g_ptr_array_add (step->wrong, wrong);
  if (move == NULL)
    return FALSE;
  wrong->move = json_object_ref (move);

  return read_text (object, path, "reason", TRUE, &wrong->reason, error) &&
         read_rule (object, path, &wrong->rule, error);
}

static gboolean
read_refused (AhuLessonStep  *step,
              JsonObject     *object,
              const char     *path,
              GError        **error)
{
  g_autofree char *move = g_strdup_printf ("%s.move", path);
  g_autofree char *rule = g_strdup_printf ("%s.rule", path);
  AhuLessonRefused *refused = g_new0 (AhuLessonRefused, 1);

  g_ptr_array_add (step->refused, refused);
  if (ahu_document_get_object (object, "move", move, error) == NULL)
    return FALSE;
  refused->move = json_object_dup_member (object, "move");
  refused->rule = g_strdup (ahu_document_get_string (object, "rule", rule, error));

  return refused->rule != NULL;
}

static gboolean
read_moves (AhuLessonStep  *step,
            JsonObject     *object,
            const char     *path,
            GError        **error)
{
  JsonArray *array;

  if (!get_list (object, path, "moves", TRUE, &array, error))
    return FALSE;
  for (guint i = 0; i < json_array_get_length (array); i++)
    g_ptr_array_add (step->moves, json_array_dup_element (array, i));

  return TRUE;
}

static gboolean
read_names (JsonObject   *object,
            const char   *path,
            const char   *member,
            char       ***names,
            GError      **error)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  JsonArray *array;

  if (!get_list (object, path, member, FALSE, &array, error))
    return FALSE;
  if (array == NULL)
    return TRUE;
  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      g_autofree char *inner = g_strdup_printf ("%s.%s[%u]", path, member, i);
      JsonNode *node = json_array_get_element (array, i);

      if (json_node_get_value_type (node) != G_TYPE_STRING)
        return set_member_error (error, _("The member “%s” must be a string."), inner);
      g_strv_builder_add (builder, json_node_get_string (node));
    }
  *names = g_strv_builder_end (builder);

  return TRUE;
}

/* What else it holds is the game's; but nobody should miss what it shows. */
static gboolean
read_picture (AhuLessonStep  *step,
              JsonObject     *object,
              const char     *path,
              GError        **error)
{
  g_autofree char *inner = g_strdup_printf ("%s.picture", path);
  g_autofree char *words = g_strdup_printf ("%s.words", inner);
  JsonObject *picture;

  if (!json_object_has_member (object, "picture"))
    return TRUE;
  picture = ahu_document_get_object (object, "picture", inner, error);
  if (picture == NULL || !ahu_lesson_check_text (picture, "words", words, error))
    return FALSE;
  step->picture = json_object_ref (picture);

  return TRUE;
}

/* A position is a record without what tells one game from another. */
static JsonObject *
make_record (JsonObject *document,
             JsonObject *position)
{
  JsonObject *record = json_object_new ();
  const char *const shared[] = { "players", "setup", "moves" };

  json_object_set_string_member (record, "format", "ahu-record");
  json_object_set_int_member (record, "version", 1);
  json_object_set_string_member (record, "game", json_object_get_string_member (document, "game"));
  json_object_set_string_member (record, "id", "lesson");
  json_object_set_string_member (record, "created", "2011-01-01T00:00:00Z");
  for (guint i = 0; i < G_N_ELEMENTS (shared); i++)
    if (json_object_has_member (position, shared[i]))
      json_object_set_member (record, shared[i], json_object_dup_member (position, shared[i]));
  if (!json_object_has_member (record, "moves"))
    json_object_set_array_member (record, "moves", json_array_new ());

  return record;
}

static gboolean
read_position (AhuLessonStep  *step,
               JsonObject     *object,
               const Place    *place,
               GError        **error)
{
  g_autofree char *inner = g_strdup_printf ("%s.position", place->path);
  g_autoptr (JsonObject) document = NULL;
  JsonObject *position;

  if (!json_object_has_member (object, "position"))
    return TRUE;
  position = ahu_document_get_object (object, "position", inner, error);
  if (position == NULL)
    return FALSE;
  document = make_record (place->document, position);
  step->position = ahu_record_new_from_document (document, error);
  if (step->position == NULL)
    g_prefix_error (error, "%s: ", inner);

  return step->position != NULL;
}

static gboolean
read_facts (AhuLessonStep  *step,
            JsonObject     *object,
            const char     *path,
            GError        **error)
{
  g_autofree char *inner = g_strdup_printf ("%s.facts", path);
  JsonObject *facts;

  if (!json_object_has_member (object, "facts"))
    return TRUE;
  facts = ahu_document_get_object (object, "facts", inner, error);
  if (facts != NULL)
    step->facts = json_object_ref (facts);

  return facts != NULL;
}

static gboolean
read_sort (AhuLessonStep  *step,
           JsonObject     *object,
           const char     *path,
           GError        **error)
{
  static const char *const sorts[] = { "tell", "ask", "move", "show" };
  g_autofree char *inner = g_strdup_printf ("%s.step", path);
  const char *sort = ahu_document_get_string (object, "step", inner, error);

  if (sort == NULL)
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (sorts); i++)
    if (g_str_equal (sorts[i], sort))
      {
        step->sort = (AhuLessonSort) i;
        return TRUE;
      }

  /* Translators: %s is the name of a member of a JSON object; the words in quotes are
   * values that stand in the file as they are. */
  return set_member_error (error, _("The member “%s” must be “tell”, “ask”, “move” or “show”."), inner);
}

/* What belongs to the sort of step alone. */
static gboolean
read_task (AhuLessonStep  *step,
           JsonObject     *object,
           const char     *path,
           GError        **error)
{
  switch (step->sort)
    {
    case AHU_LESSON_ASK:
      return read_answers (step, object, path, error) &&
             read_text (object, path, "hint", FALSE, &step->hint, error);
    case AHU_LESSON_MOVE:
      return read_list (step, object, path, "accept", TRUE, read_accepted, error) &&
             read_list (step, object, path, "wrong", FALSE, read_wrong, error) &&
             read_list (step, object, path, "refused", FALSE, read_refused, error) &&
             read_text (object, path, "other", TRUE, &step->other, error) &&
             read_text (object, path, "done", TRUE, &step->done, error) &&
             read_text (object, path, "hint", TRUE, &step->hint, error);
    case AHU_LESSON_SHOW:
      return read_moves (step, object, path, error);
    default:
      return TRUE;
    }
}

static gboolean
read_step (AhuLessonStep  *step,
           JsonObject     *object,
           const Place    *place,
           GError        **error)
{
  return read_sort (step, object, place->path, error) &&
         read_text (object, place->path, "text", TRUE, &step->text, error) &&
         read_rule (object, place->path, &step->rule, error) &&
         read_names (object, place->path, "look", &step->look, error) &&
         read_names (object, place->path, "point", &step->point, error) &&
         read_picture (step, object, place->path, error) &&
         read_position (step, object, place, error) &&
         read_facts (step, object, place->path, error) &&
         read_task (step, object, place->path, error);
}

GPtrArray *
ahu_lesson_read_steps (JsonObject  *document,
                       GError     **error)
{
  g_autoptr (GPtrArray) steps = g_ptr_array_new_with_free_func (step_free);
  JsonArray *array = ahu_document_get_array (document, "steps", "steps", error);

  if (array == NULL)
    return NULL;
  if (json_array_get_length (array) == 0)
    {
      set_member_error (error, _("The member “%s” is empty."), "steps");
      return NULL;
    }
  if (json_array_get_length (array) > AHU_LESSON_MAX_STEPS)
    {
      g_set_error (error, AHU_RECORD_ERROR, AHU_RECORD_ERROR_MEMBER,
                   /* Translators: %1$s is the name of a member of a JSON object, %2$d a large number. */
                   _("The member “%1$s” may have no more than %2$d elements."), "steps", AHU_LESSON_MAX_STEPS);
      return NULL;
    }

  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      g_autofree char *path = g_strdup_printf ("steps[%u]", i);
      JsonObject *element = get_element (array, i, path, error);
      AhuLessonStep *step = step_new ();
      Place place = { document, path };

      g_ptr_array_add (steps, step);
      if (element == NULL || !read_step (step, element, &place, error))
        return NULL;
    }

  return g_steal_pointer (&steps);
}

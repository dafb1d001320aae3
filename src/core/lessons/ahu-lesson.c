/* ahu-lesson.c: a lesson as it was read
 *
 * Not for: reading its steps (ahu-lesson-read.c), trying them out (ahu-lesson-check.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/lessons/ahu-lesson.h"

#include <glib/gi18n.h>

#include "core/base/ahu-name.h"
#include "core/json/ahu-json-text.h"
#include "core/lessons/ahu-lesson-private.h"

#define FORMAT "ahu-lesson"
#define VERSION 1

struct _AhuLesson
{
  GObject parent_instance;

  char *id;
  JsonObject *document;
  GPtrArray *steps;
};

G_DEFINE_FINAL_TYPE (AhuLesson, ahu_lesson, G_TYPE_OBJECT)

static gboolean
set_format_error (GError **error)
{
  g_set_error_literal (error, AHU_RECORD_ERROR, AHU_RECORD_ERROR_FORMAT, _("This is not an Ahu lesson."));

  return FALSE;
}

static gboolean
check_version (JsonObject  *document,
               GError     **error)
{
  const char *format;
  gint64 version;

  format = ahu_document_get_string (document, "format", "format", NULL);
  if (g_strcmp0 (format, FORMAT) != 0)
    return set_format_error (error);
  if (!ahu_document_get_integer (document, "version", "version", &version, error))
    return FALSE;
  if (version == VERSION)
    return TRUE;

  g_set_error_literal (error, AHU_RECORD_ERROR, AHU_RECORD_ERROR_VERSION,
                       _("This Ahu can’t read this version of a lesson."));
  return FALSE;
}

static gboolean
check_game (JsonObject  *document,
            GError     **error)
{
  const char *id = ahu_document_get_string (document, "game", "game", error);
  g_autofree char *quoted = NULL;

  if (id == NULL)
    return FALSE;
  if (ahu_game_find (id) != NULL)
    return TRUE;

  quoted = ahu_name_quotable (id);
  /* Translators: %s is the name of a game in a file. */
  g_set_error (error, AHU_RECORD_ERROR, AHU_RECORD_ERROR_GAME, _("This version of Ahu doesn’t know the game “%s” yet."), quoted);
  return FALSE;
}

static gboolean
read_lesson (AhuLesson  *self,
             GError    **error)
{
  if (!check_version (self->document, error) || !check_game (self->document, error) ||
      !ahu_lesson_check_text (self->document, "title", "title", error))
    return FALSE;

  self->steps = ahu_lesson_read_steps (self->document, error);

  return self->steps != NULL && ahu_lesson_check_steps (self->steps, error);
}

static void
ahu_lesson_finalize (GObject *object)
{
  AhuLesson *self = AHU_LESSON (object);

  g_free (self->id);
  g_clear_pointer (&self->steps, g_ptr_array_unref);
  g_clear_pointer (&self->document, json_object_unref);

  G_OBJECT_CLASS (ahu_lesson_parent_class)->finalize (object);
}

static void
ahu_lesson_class_init (AhuLessonClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ahu_lesson_finalize;
}

static void
ahu_lesson_init (AhuLesson *self)
{
}

AhuLesson *
ahu_lesson_new (const char  *id,
                GBytes      *bytes,
                GError     **error)
{
  g_autoptr (AhuLesson) self = NULL;
  g_autoptr (JsonNode) root = NULL;
  const char *text;
  gsize length;

  g_return_val_if_fail (id != NULL, NULL);
  g_return_val_if_fail (bytes != NULL, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  text = g_bytes_get_data (bytes, &length);
  root = ahu_json_text_parse (text != NULL ? text : "", length, error);
  if (root == NULL)
    return NULL;
  if (!JSON_NODE_HOLDS_OBJECT (root))
    {
      set_format_error (error);
      return NULL;
    }

  self = g_object_new (AHU_TYPE_LESSON, NULL);
  self->id = g_strdup (id);
  self->document = json_object_ref (json_node_get_object (root));

  return read_lesson (self, error) ? g_steal_pointer (&self) : NULL;
}

const char *
ahu_lesson_get_id (AhuLesson *self)
{
  g_return_val_if_fail (AHU_IS_LESSON (self), NULL);

  return self->id;
}

const AhuGame *
ahu_lesson_get_game (AhuLesson *self)
{
  g_return_val_if_fail (AHU_IS_LESSON (self), NULL);

  return ahu_document_get_game (self->document);
}

const char *
ahu_lesson_get_title (AhuLesson *self)
{
  g_return_val_if_fail (AHU_IS_LESSON (self), NULL);

  return ahu_lesson_text (json_object_get_object_member (self->document, "title"));
}

guint
ahu_lesson_get_n_steps (AhuLesson *self)
{
  g_return_val_if_fail (AHU_IS_LESSON (self), 0);

  return self->steps->len;
}

const AhuLessonStep *
ahu_lesson_get_step (AhuLesson *self,
                     guint      index)
{
  g_return_val_if_fail (AHU_IS_LESSON (self), NULL);
  g_return_val_if_fail (index < self->steps->len, NULL);

  return g_ptr_array_index (self->steps, index);
}

JsonObject *
ahu_lesson_get_document (AhuLesson *self)
{
  g_return_val_if_fail (AHU_IS_LESSON (self), NULL);

  return self->document;
}

const char *
ahu_lesson_text (JsonObject *text)
{
  const char *const *languages = g_get_language_names ();

  g_return_val_if_fail (text != NULL, NULL);

  for (guint i = 0; languages[i] != NULL; i++)
    if (json_object_has_member (text, languages[i]))
      return json_object_get_string_member (text, languages[i]);

  return json_object_get_string_member (text, "en");
}

gboolean
ahu_lesson_move_fits (JsonObject *pattern,
                      JsonNode   *move)
{
  JsonObjectIter iter;
  const char *member;
  JsonNode *wanted;

  g_return_val_if_fail (pattern != NULL, FALSE);

  if (!JSON_NODE_HOLDS_OBJECT (move))
    return FALSE;

  json_object_iter_init_ordered (&iter, pattern);
  while (json_object_iter_next_ordered (&iter, &member, &wanted))
    {
      JsonNode *found = json_object_get_member (json_node_get_object (move), member);

      if (found == NULL || !json_node_equal (wanted, found))
        return FALSE;
    }

  return TRUE;
}

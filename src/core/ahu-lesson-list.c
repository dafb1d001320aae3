/* ahu-lesson-list.c: the lessons there are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/ahu-lesson-list.h"

#include <glib/gi18n.h>
#include <string.h>

#include "core/ahu-name.h"

#define SUFFIX ".json"

struct _AhuLessonList
{
  GObject parent_instance;

  GPtrArray *lessons;
  char *problem;
};

static void
list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AhuLessonList, ahu_lesson_list, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

static GType
get_item_type (GListModel *model)
{
  return AHU_TYPE_LESSON;
}

static guint
get_n_items (GListModel *model)
{
  return AHU_LESSON_LIST (model)->lessons->len;
}

static gpointer
get_item (GListModel *model,
          guint       position)
{
  AhuLessonList *self = AHU_LESSON_LIST (model);

  return position < self->lessons->len ? g_object_ref (g_ptr_array_index (self->lessons, position)) : NULL;
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

static void
add (AhuLessonList *self,
     AhuLesson     *lesson)
{
  g_ptr_array_add (self->lessons, lesson);
  g_list_model_items_changed (G_LIST_MODEL (self), self->lessons->len - 1, 0, 1);
}

static char *
get_id (const char *name)
{
  return g_strndup (name, strlen (name) - strlen (SUFFIX));
}

static void
add_problem (AhuLessonList *self,
             const char    *name,
             const char    *reason)
{
  g_autofree char *quoted = ahu_name_quotable (name);
  g_autofree char *old = self->problem;
  /* Translators: %1$s is the name of a file, %2$s a sentence with the reason. */
  g_autofree char *line = g_strdup_printf (_("The lesson “%1$s” can’t be read: %2$s"), quoted, reason);

  self->problem = old != NULL ? g_strjoin ("\n", old, line, NULL) : g_strdup (line);
}

static void
add_file (AhuLessonList *self,
          const char    *folder,
          const char    *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *shown = g_filename_display_name (name);
  g_autofree char *id = get_id (shown);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = ahu_document_read (path, &error);
  AhuLesson *lesson = bytes != NULL ? ahu_lesson_new (id, bytes, &error) : NULL;

  if (lesson != NULL)
    add (self, lesson);
  else
    add_problem (self, shown, error->message);
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static void
ahu_lesson_list_finalize (GObject *object)
{
  AhuLessonList *self = AHU_LESSON_LIST (object);

  g_ptr_array_unref (self->lessons);
  g_free (self->problem);

  G_OBJECT_CLASS (ahu_lesson_list_parent_class)->finalize (object);
}

static void
ahu_lesson_list_class_init (AhuLessonListClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ahu_lesson_list_finalize;
}

static void
ahu_lesson_list_init (AhuLessonList *self)
{
  self->lessons = g_ptr_array_new_with_free_func (g_object_unref);
}

AhuLessonList *
ahu_lesson_list_new (void)
{
  return g_object_new (AHU_TYPE_LESSON_LIST, NULL);
}

void
ahu_lesson_list_add_resources (AhuLessonList *self,
                               const char    *path)
{
  g_auto (GStrv) names = NULL;

  g_return_if_fail (AHU_IS_LESSON_LIST (self));
  g_return_if_fail (path != NULL);

  names = g_resources_enumerate_children (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  if (names == NULL)
    return;
  qsort (names, g_strv_length (names), sizeof *names, compare_names);
  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree char *whole = g_strconcat (path, "/", names[i], NULL);
      g_autofree char *id = get_id (names[i]);
      g_autoptr (GBytes) bytes = g_resources_lookup_data (whole, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
      g_autoptr (GError) error = NULL;
      AhuLesson *lesson = ahu_lesson_new (id, bytes, &error);

      if (lesson == NULL)
        g_error ("%s: %s", names[i], error->message);
      add (self, lesson);
    }
}

void
ahu_lesson_list_add_folder (AhuLessonList *self,
                            const char    *path)
{
  g_autoptr (GDir) folder = NULL;
  g_autoptr (GPtrArray) names = NULL;
  const char *name;

  g_return_if_fail (AHU_IS_LESSON_LIST (self));
  g_return_if_fail (path != NULL);

  folder = g_dir_open (path, 0, NULL);
  if (folder == NULL)
    return;
  names = g_ptr_array_new_with_free_func (g_free);
  while ((name = g_dir_read_name (folder)) != NULL)
    if (g_str_has_suffix (name, SUFFIX) && *name != '.')
      g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names);
  for (guint i = 0; i < names->len; i++)
    add_file (self, path, g_ptr_array_index (names, i));
}

const char *
ahu_lesson_list_get_problem (AhuLessonList *self)
{
  g_return_val_if_fail (AHU_IS_LESSON_LIST (self), NULL);

  return self->problem;
}

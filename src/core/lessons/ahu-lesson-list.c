/* ahu-lesson-list.c: the lessons there are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/lessons/ahu-lesson-list.h"

#include <glib/gi18n.h>
#include <string.h>

#include "core/base/ahu-array-model.h"
#include "core/base/ahu-name.h"
#include "core/base/ahu-task.h"

#define SUFFIX ".json"
/* No file name has it. */
#define OWN "own/"

struct _AhuLessonList
{
  GObject parent_instance;

  const AhuGame *game;
  GPtrArray *lessons;
  GPtrArray *others; /* of other games */
  char *problem;
  gboolean loading;
};

/* What a folder holds, on its way out of the thread that read it. */
typedef struct
{
  GPtrArray *lessons;
  GString *problem;
} Found;

static void
list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AhuLessonList, ahu_lesson_list, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

enum
{
  PROP_0,
  PROP_LOADING,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

AHU_DEFINE_ARRAY_MODEL (list_model_init, AHU_TYPE_LESSON, AHU_LESSON_LIST (model)->lessons)

/* Takes lesson. */
static void
add (AhuLessonList *self,
     AhuLesson     *lesson)
{
  if (ahu_lesson_get_game (lesson) != self->game)
    {
      g_ptr_array_add (self->others, lesson);
      return;
    }

  g_ptr_array_add (self->lessons, lesson);
  g_list_model_items_changed (G_LIST_MODEL (self), self->lessons->len - 1, 0, 1);
}

static char *
get_id (const char *name)
{
  return g_strndup (name, strlen (name) - strlen (SUFFIX));
}

static void
found_free (gpointer data)
{
  Found *found = data;

  g_ptr_array_unref (found->lessons);
  g_string_free (found->problem, TRUE);
  g_free (found);
}

static void
add_problem (Found      *found,
             const char *name,
             const char *reason)
{
  g_autofree char *quoted = ahu_name_quotable (name);

  if (found->problem->len > 0)
    g_string_append_c (found->problem, '\n');
  /* Translators: %1$s is the name of a file, %2$s a sentence with the reason. */
  g_string_append_printf (found->problem, _("The lesson “%1$s” can’t be read: %2$s"), quoted, reason);
}

static void
read_file (Found      *found,
           const char *folder,
           const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *shown = g_filename_display_name (name);
  g_autofree char *own = get_id (shown);
  /* A copy of a lesson of the program is another lesson, with a progress of its own. */
  g_autofree char *id = g_strconcat (OWN, own, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = ahu_document_read (path, &error);
  AhuLesson *lesson = bytes != NULL ? ahu_lesson_new (id, bytes, &error) : NULL;

  if (lesson != NULL)
    g_ptr_array_add (found->lessons, lesson);
  else
    add_problem (found, shown, error->message);
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static GPtrArray *
list_names (const char *path)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  const char *name;

  while (folder != NULL && (name = g_dir_read_name (folder)) != NULL)
    if (g_str_has_suffix (name, SUFFIX) && *name != '.')
      g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names);

  return names;
}

static void
read_folder (GTask        *task,
             gpointer      source,
             gpointer      path,
             GCancellable *cancellable)
{
  g_autoptr (GPtrArray) names = list_names (path);
  Found *found = g_new0 (Found, 1);

  found->lessons = g_ptr_array_new_with_free_func (g_object_unref);
  found->problem = g_string_new (NULL);
  for (guint i = 0; i < names->len; i++)
    read_file (found, path, g_ptr_array_index (names, i));
  g_task_return_pointer (task, found, found_free);
}

static void
read_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  AhuLessonList *self = AHU_LESSON_LIST (source);
  Found *found = g_task_propagate_pointer (G_TASK (result), NULL);

  for (guint i = 0; i < found->lessons->len; i++)
    add (self, g_object_ref (g_ptr_array_index (found->lessons, i)));
  if (found->problem->len > 0)
    {
      g_free (self->problem);
      self->problem = g_strdup (found->problem->str);
    }
  found_free (found);
  self->loading = FALSE;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LOADING]);
}

static void
ahu_lesson_list_finalize (GObject *object)
{
  AhuLessonList *self = AHU_LESSON_LIST (object);

  g_ptr_array_unref (self->lessons);
  g_ptr_array_unref (self->others);
  g_free (self->problem);

  G_OBJECT_CLASS (ahu_lesson_list_parent_class)->finalize (object);
}

static void
ahu_lesson_list_get_property (GObject    *object,
                              guint       prop_id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_LOADING:
      g_value_set_boolean (value, AHU_LESSON_LIST (object)->loading);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ahu_lesson_list_class_init (AhuLessonListClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = ahu_lesson_list_finalize;
  object_class->get_property = ahu_lesson_list_get_property;

  properties[PROP_LOADING] = g_param_spec_boolean ("loading", NULL, NULL, FALSE,
                                                   G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
ahu_lesson_list_init (AhuLessonList *self)
{
  self->lessons = g_ptr_array_new_with_free_func (g_object_unref);
  self->others = g_ptr_array_new_with_free_func (g_object_unref);
}

AhuLessonList *
ahu_lesson_list_new (const AhuGame *game)
{
  AhuLessonList *self;

  g_return_val_if_fail (game != NULL, NULL);

  self = g_object_new (AHU_TYPE_LESSON_LIST, NULL);
  self->game = game;

  return self;
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
ahu_lesson_list_load_folder (AhuLessonList *self,
                             const char    *path)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (AHU_IS_LESSON_LIST (self));
  g_return_if_fail (path != NULL);
  g_return_if_fail (!self->loading);

  self->loading = TRUE;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LOADING]);
  task = ahu_task_new (self, NULL, read_cb, NULL);
  g_task_set_source_tag (task, ahu_lesson_list_load_folder);
  g_task_set_task_data (task, g_strdup (path), g_free);
  g_task_run_in_thread (task, read_folder);
}

gboolean
ahu_lesson_list_get_loading (AhuLessonList *self)
{
  g_return_val_if_fail (AHU_IS_LESSON_LIST (self), FALSE);

  return self->loading;
}

const char *
ahu_lesson_list_get_problem (AhuLessonList *self)
{
  g_return_val_if_fail (AHU_IS_LESSON_LIST (self), NULL);

  return self->problem;
}

GPtrArray *
ahu_lesson_list_get_others (AhuLessonList *self)
{
  g_return_val_if_fail (AHU_IS_LESSON_LIST (self), NULL);

  return self->others;
}

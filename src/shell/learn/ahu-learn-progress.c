/* ahu-learn-progress.c: how far somebody has come in the lessons, as the settings keep it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "shell/learn/ahu-learn-progress.h"

#include "toolkit/base/ahu-settings.h"

#define DONE_KEY "lessons-done"
#define PLACES_KEY "lessons-places"

/* Each game has lessons of its own, whose files may have the same names. */
static GSettings *
get_settings (AhuLesson *lesson)
{
  return ahu_settings_get_game (ahu_lesson_get_game (lesson));
}

/* Without settings nothing is kept. */
static char **
dup_done (AhuLesson *lesson)
{
  GSettings *settings = get_settings (lesson);

  return settings != NULL ? g_settings_get_strv (settings, DONE_KEY) : g_new0 (char *, 1);
}

gboolean
ahu_learn_progress_is_done (AhuLesson *lesson)
{
  g_auto (GStrv) done = dup_done (lesson);

  g_return_val_if_fail (AHU_IS_LESSON (lesson), FALSE);

  return g_strv_contains ((const char *const *) done, ahu_lesson_get_id (lesson));
}

void
ahu_learn_progress_set_done (AhuLesson *lesson)
{
  g_auto (GStrv) done = dup_done (lesson);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) all = NULL;

  g_return_if_fail (AHU_IS_LESSON (lesson));

  ahu_learn_progress_set_place (lesson, 0);
  if (get_settings (lesson) == NULL || ahu_learn_progress_is_done (lesson))
    return;
  g_strv_builder_addv (builder, (const char **) done);
  g_strv_builder_add (builder, ahu_lesson_get_id (lesson));
  all = g_strv_builder_end (builder);
  g_settings_set_strv (get_settings (lesson), DONE_KEY, (const char *const *) all);
}

/* Returns: (transfer full) (nullable) */
static GVariant *
dup_places (AhuLesson *lesson)
{
  GSettings *settings = get_settings (lesson);

  return settings != NULL ? g_settings_get_value (settings, PLACES_KEY) : NULL;
}

guint
ahu_learn_progress_get_place (AhuLesson *lesson)
{
  g_autoptr (GVariant) places = dup_places (lesson);
  guint32 step = 0;

  g_return_val_if_fail (AHU_IS_LESSON (lesson), 0);

  if (places == NULL)
    return 0;
  g_variant_lookup (places, ahu_lesson_get_id (lesson), "u", &step);

  /* A lesson of the user's may have become shorter. */
  return MIN (step, ahu_lesson_get_n_steps (lesson) - 1);
}

void
ahu_learn_progress_set_place (AhuLesson *lesson,
                              guint      step)
{
  g_autoptr (GVariant) places = dup_places (lesson);
  g_auto (GVariantBuilder) builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a{su}"));
  GVariantIter iter;
  const char *id;
  guint32 place;

  g_return_if_fail (AHU_IS_LESSON (lesson));

  if (places == NULL)
    return;
  g_variant_iter_init (&iter, places);
  while (g_variant_iter_next (&iter, "{&su}", &id, &place))
    if (!g_str_equal (id, ahu_lesson_get_id (lesson)))
      g_variant_builder_add (&builder, "{su}", id, place);
  if (step > 0)
    g_variant_builder_add (&builder, "{su}", ahu_lesson_get_id (lesson), step);
  g_settings_set_value (get_settings (lesson), PLACES_KEY, g_variant_builder_end (&builder));
}

guint
ahu_learn_progress_find_open (AhuLessonList *lessons)
{
  g_return_val_if_fail (AHU_IS_LESSON_LIST (lessons), 0);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (lessons)); i++)
    {
      g_autoptr (AhuLesson) lesson = g_list_model_get_item (G_LIST_MODEL (lessons), i);

      if (!ahu_learn_progress_is_done (lesson))
        return i;
    }

  return 0;
}

int
ahu_learn_progress_find_next (AhuLessonList *lessons,
                              guint          index)
{
  guint n;

  g_return_val_if_fail (AHU_IS_LESSON_LIST (lessons), -1);

  n = g_list_model_get_n_items (G_LIST_MODEL (lessons));
  if (index + 1 < n)
    return (int) index + 1;
  for (guint i = 0; i < index; i++)
    {
      g_autoptr (AhuLesson) lesson = g_list_model_get_item (G_LIST_MODEL (lessons), i);

      if (!ahu_learn_progress_is_done (lesson))
        return (int) i;
    }

  return -1;
}

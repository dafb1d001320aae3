/* ahu-lesson-view.c: the part of a lesson that is the table, below the illustration of the step
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/table/ahu-lesson-view.h"

#include "toolkit/base/ahu-line.h"

typedef struct
{
  GtkWidget *all;     /* picture above table */
  GtkWidget *picture; /* holds the illustration */
  JsonObject *shown;  /* the illustration that is held */
  gboolean narrow;    /* for which it was made */
  GtkWidget *table;
} AhuLessonViewPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (AhuLessonView, ahu_lesson_view, AHU_TYPE_PARENT)

static AhuLessonViewPrivate *
get_private (gpointer self)
{
  return ahu_lesson_view_get_instance_private (AHU_LESSON_VIEW (self));
}

/* Made once for a step, not after each answer. */
static void
show_picture (AhuLessonView       *self,
              const AhuLessonStep *step,
              gboolean             narrow)
{
  AhuLessonViewPrivate *priv = get_private (self);
  GtkWidget *old = gtk_widget_get_first_child (priv->picture);

  gtk_widget_set_visible (priv->picture, step->picture != NULL);
  if (step->picture == priv->shown && narrow == priv->narrow)
    return;
  if (old != NULL)
    gtk_grid_remove (GTK_GRID (priv->picture), old);
  g_clear_pointer (&priv->shown, json_object_unref);
  priv->narrow = narrow;
  if (step->picture == NULL)
    return;
  priv->shown = json_object_ref (step->picture);
  gtk_grid_attach (GTK_GRID (priv->picture), AHU_LESSON_VIEW_GET_CLASS (self)->picture_new (step->picture, narrow),
                   0, 0, 1, 1);
}

static void
ahu_lesson_view_finalize (GObject *object)
{
  g_clear_pointer (&get_private (object)->shown, json_object_unref);

  G_OBJECT_CLASS (ahu_lesson_view_parent_class)->finalize (object);
}

static void
ahu_lesson_view_class_init (AhuLessonViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = ahu_lesson_view_finalize;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "lesson-view");
}

static void
ahu_lesson_view_init (AhuLessonView *self)
{
  AhuLessonViewPrivate *priv = get_private (self);

  priv->picture = gtk_grid_new ();
  gtk_widget_set_visible (priv->picture, FALSE);
  priv->all = gtk_grid_new ();
  gtk_grid_attach (GTK_GRID (priv->all), priv->picture, 0, 0, 1, 1);
  gtk_widget_set_parent (priv->all, GTK_WIDGET (self));
}

void
ahu_lesson_view_set_table (AhuLessonView *self,
                           GtkWidget     *table,
                           int            gap)
{
  AhuLessonViewPrivate *priv;

  g_return_if_fail (AHU_IS_LESSON_VIEW (self));
  g_return_if_fail (GTK_IS_WIDGET (table));

  priv = get_private (self);
  priv->table = table;
  gtk_grid_attach (GTK_GRID (priv->all), table, 0, 1, 1, 1);
  ahu_line_arrange (GTK_GRID (priv->all), GTK_ORIENTATION_VERTICAL, gap);
}

gboolean
ahu_lesson_view_looks_at (const AhuLessonStep *step,
                          const char          *part)
{
  g_return_val_if_fail (step != NULL && part != NULL, FALSE);

  return step->look == NULL || g_strv_contains ((const char *const *) step->look, part);
}

void
ahu_lesson_view_show (GtkWidget           *view,
                      AhuSession          *session,
                      const AhuLessonStep *step,
                      AhuWidthClass        room)
{
  AhuLessonView *self;
  gboolean shows_table;

  g_return_if_fail (AHU_IS_LESSON_VIEW (view));
  g_return_if_fail (step != NULL);

  self = AHU_LESSON_VIEW (view);
  shows_table = session != NULL && (step->look == NULL || step->look[0] != NULL || step->sort == AHU_LESSON_MOVE);
  show_picture (self, step, room < AHU_WIDTH_700);
  gtk_widget_set_visible (get_private (self)->table, shows_table);
  gtk_widget_set_visible (view, shows_table || step->picture != NULL);
  AHU_LESSON_VIEW_GET_CLASS (self)->show_table (self, session, step, room);
}

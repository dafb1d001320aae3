/* ahu-course-panel.c: the chart of a game's course, and what it shows in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/charts/ahu-course-panel.h"

#include <glib/gi18n.h>

#include "core/base/ahu-name.h"
#include "toolkit/art/ahu-picture.h"
#include "toolkit/base/ahu-compat.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/charts/ahu-course-chart.h"
#include "toolkit/layout/ahu-wrap-layout.h"
#include "toolkit/rules/ahu-rules-text.h"

#define MARK_SIZE 14

#define AHU_TYPE_COURSE_PANEL (ahu_course_panel_get_type ())
G_DECLARE_FINAL_TYPE (AhuCoursePanel, ahu_course_panel, AHU, COURSE_PANEL, GtkBox)

struct _AhuCoursePanel
{
  GtkBox parent_instance;

  char **names; /* as they stand in sentences */
  AhuCourseChart *chart;
  const AhuCourse *course;
  GtkStack *lines; /* what the chart is, or what is read */
  GtkLabel *place;
  GtkLabel *numbers[AHU_MAX_SEATS]; /* by place */
};

G_DEFINE_FINAL_TYPE (AhuCoursePanel, ahu_course_panel, GTK_TYPE_BOX)

/* @moment: from 1; one more than there are for the end */
static const char *
name_moment (AhuCoursePanel *self,
             guint           moment)
{
  if (moment > self->course->moments->len)
    return _("At the end");

  return ahu_course_get_moment (self->course, moment)->place;
}

/* “After turn 12: Anna 3, Ben 2” */
static char *
tell_moment (AhuCoursePanel *self,
             guint           moment)
{
  g_autoptr (GString) counts = g_string_new (NULL);

  for (guint i = 0; i < self->course->n_players; i++)
    {
      guint player = self->course->order[i];

      if (i > 0)
        g_string_append (counts, C_("counts", ", "));
      g_string_append_printf (counts, C_("counts", "%1$s %2$d"), self->names[player],
                              (int) ahu_course_get_points (self->course, moment, player));
    }

  /* Translators: %1$s is such as “After turn 12” or “In the end”, %2$s the points of
   * the players, such as “Anna 3, Ben 2”. */
  return g_strdup_printf (_("%1$s: %2$s"), name_moment (self, moment), counts->str);
}

static void
read_cb (AhuCoursePanel *self)
{
  guint moment = ahu_chart_get_read (AHU_CHART (self->chart));

  gtk_stack_set_visible_child_name (self->lines, moment > 0 ? "moment" : "caption");
  if (moment == 0)
    return;

  gtk_label_set_text (self->place, name_moment (self, moment));
  for (guint i = 0; i < self->course->n_players; i++)
    ahu_widget_show_number (GTK_WIDGET (self->numbers[i]),
                            ahu_course_get_points (self->course, moment, self->course->order[i]));
}

static void
stepped_cb (AhuCoursePanel *self)
{
  g_autofree char *words = tell_moment (self, ahu_chart_get_read (AHU_CHART (self->chart)));

  ahu_compat_announce (GTK_WIDGET (self), words);
}

static GtkWidget *
player_new (AhuCoursePanel    *self,
            const char *const *colours,
            guint              i)
{
  guint player = self->course->order[i];
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 5);
  GtkWidget *mark = ahu_mark_new (colours[player], MARK_SIZE);

  self->numbers[i] = GTK_LABEL (ahu_widget_words_new (NULL, "chart-total"));
  gtk_label_set_width_chars (self->numbers[i], 2);
  gtk_widget_set_valign (mark, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (box, self->names[player]);
  gtk_box_append (GTK_BOX (box), mark);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->numbers[i]));
  return box;
}

/* One line in place of the other, so that nothing moves when a moment is read. */
static GtkWidget *
lines_new (AhuCoursePanel    *self,
           const char *const *colours)
{
  GtkWidget *moment = ahu_wrap_box_new (12, 3);

  self->place = GTK_LABEL (ahu_widget_words_new (NULL, "second"));
  gtk_label_set_wrap (self->place, FALSE);
  gtk_box_append (GTK_BOX (moment), GTK_WIDGET (self->place));
  for (guint i = 0; i < self->course->n_players; i++)
    gtk_box_append (GTK_BOX (moment), player_new (self, colours, i));

  self->lines = GTK_STACK (gtk_stack_new ());
  gtk_stack_add_named (self->lines, ahu_widget_words_new (self->course->caption, "second"), "caption");
  gtk_stack_add_named (self->lines, moment, "moment");
  return GTK_WIDGET (self->lines);
}

static GtkWidget *
highlight_new (const AhuCourseHighlight *highlight,
               guint                     number)
{
  g_autofree char *badge_text = g_strdup_printf ("%u", number);
  GtkWidget *grid = gtk_grid_new ();
  GtkWidget *badge = ahu_widget_words_new (badge_text, "chart-highlight");
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *why;

  gtk_label_set_xalign (GTK_LABEL (badge), 0.5);
  gtk_widget_set_valign (badge, GTK_ALIGN_START);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (words), ahu_widget_words_new (highlight->sentence, NULL));
  if (highlight->why != NULL)
    {
      why = ahu_rules_words_new (highlight->why, "second");
      gtk_box_append (GTK_BOX (words), why);
    }
  gtk_grid_set_column_spacing (GTK_GRID (grid), 9);
  gtk_grid_attach (GTK_GRID (grid), badge, 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), words, 1, 0, 1, 1);
  return grid;
}

static void
append_highlights (AhuCoursePanel *self,
                   GPtrArray      *highlights)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  gtk_widget_add_css_class (box, "course-highlights");
  gtk_box_append (GTK_BOX (box), ahu_widget_words_new (_("The largest swings"), "heading"));
  for (guint i = 0; i < highlights->len; i++)
    gtk_box_append (GTK_BOX (box), highlight_new (g_ptr_array_index (highlights, i), i + 1));
  gtk_box_append (GTK_BOX (self), gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
  gtk_box_append (GTK_BOX (self), box);
}

/* For those who don't see the chart. */
static void
describe (AhuCoursePanel *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < self->course->n_players; i++)
    g_string_append_printf (text, "%s\n", self->course->told[self->course->order[i]]);
  g_string_append (text, self->course->keys);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->chart),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, self->course->title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text->str,
                                  -1);
}

static void
ahu_course_panel_dispose (GObject *object)
{
  AhuCoursePanel *self = AHU_COURSE_PANEL (object);

  g_clear_pointer (&self->names, g_strfreev);

  G_OBJECT_CLASS (ahu_course_panel_parent_class)->dispose (object);
}

static void
ahu_course_panel_class_init (AhuCoursePanelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ahu_course_panel_dispose;
}

static void
ahu_course_panel_init (AhuCoursePanel *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_widget_add_css_class (GTK_WIDGET (self), "panel");
}

GtkWidget *
ahu_course_panel_new (AhuSession *session)
{
  const AhuGame *game;
  const char *const *colours;
  AhuCoursePanel *self;
  GtkWidget *chart;

  g_return_val_if_fail (AHU_IS_SESSION (session), NULL);
  g_return_val_if_fail (ahu_session_is_over (session), NULL);

  game = ahu_session_get_game (session);
  if (game->course == NULL)
    return NULL;

  self = g_object_new (AHU_TYPE_COURSE_PANEL, NULL);
  colours = ahu_record_get_colours (ahu_session_get_record (session));
  self->names = ahu_names_isolate (ahu_session_get_names (session));
  self->chart = AHU_COURSE_CHART (ahu_course_chart_new (game->course (ahu_session_get_history (session),
                                                                      (const char *const *) self->names), colours));
  self->course = ahu_course_chart_get_course (self->chart);
  g_signal_connect_object (self->chart, "notify::read", G_CALLBACK (read_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->chart, "stepped", G_CALLBACK (stepped_cb), self, G_CONNECT_SWAPPED);

  chart = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_add_css_class (chart, "course");
  gtk_box_append (GTK_BOX (chart), GTK_WIDGET (self->chart));
  gtk_box_append (GTK_BOX (chart), lines_new (self, colours));
  gtk_box_append (GTK_BOX (self), chart);
  if (self->course->highlights->len > 0)
    append_highlights (self, ahu_course_chart_get_highlights (self->chart));
  describe (self);

  return GTK_WIDGET (self);
}

const char *
ahu_course_panel_get_title (GtkWidget *panel)
{
  g_return_val_if_fail (AHU_IS_COURSE_PANEL (panel), NULL);

  return AHU_COURSE_PANEL (panel)->course->title;
}

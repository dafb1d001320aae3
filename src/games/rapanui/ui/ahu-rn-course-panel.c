/* ahu-rn-course-panel.c: the chart of a game's course, and what it shows in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-course-panel.h"

#include <glib/gi18n.h>

#include "core/base/ahu-name.h"
#include "games/rapanui/engine/rn-position.h"
#include "games/rapanui/ui/ahu-rn-course.h"
#include "toolkit/art/ahu-picture.h"
#include "toolkit/base/ahu-compat.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/layout/ahu-wrap-layout.h"

#define MARK_SIZE 14

#define AHU_TYPE_RN_COURSE_PANEL (ahu_rn_course_panel_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnCoursePanel, ahu_rn_course_panel, AHU, RN_COURSE_PANEL, GtkBox)

struct _AhuRnCoursePanel
{
  GtkBox parent_instance;

  AhuSession *session;
  char **names;               /* as they stand in sentences */
  AhuRnCourse *course;
  GtkStack *lines;            /* what the chart is, or what is read */
  GtkLabel *turn_label;
  GtkLabel *numbers[RN_MAX_PLAYERS]; /* by place */
  guint n_players;
};

G_DEFINE_FINAL_TYPE (AhuRnCoursePanel, ahu_rn_course_panel, GTK_TYPE_BOX)

static const char *
get_name (AhuRnCoursePanel *self,
          guint             i)
{
  return self->names[ahu_rn_course_get_player (self->course, i)];
}

static char *
name_turn (AhuRnCoursePanel *self,
           guint             turn)
{
  if (turn > ahu_rn_course_get_n_turns (self->course))
    return g_strdup (_("At the end"));

  /* Translators: before the points that the players have when a turn is over; %u is
   * its number. */
  return g_strdup_printf (_("After turn %u"), ahu_rn_course_get_number (self->course, turn));
}

/* “After turn 12: Anna 3, Ben 2” */
static char *
tell_turn (AhuRnCoursePanel *self,
           guint             turn)
{
  g_autoptr (GString) counts = g_string_new (NULL);
  g_autofree char *name = name_turn (self, turn);

  for (guint i = 0; i < self->n_players; i++)
    {
      if (i > 0)
        g_string_append (counts, C_("counts", ", "));
      g_string_append_printf (counts, C_("counts", "%1$s %2$d"), get_name (self, i),
                              (int) ahu_rn_course_get_points (self->course, turn,
                                                              ahu_rn_course_get_player (self->course, i)));
    }

  /* Translators: %1$s is such as “After turn 12” or “In the end”, %2$s the points of
   * the players, such as “Anna 3, Ben 2”. */
  return g_strdup_printf (_("%1$s: %2$s"), name, counts->str);
}

static void
show_turn (AhuRnCoursePanel *self,
           guint             turn)
{
  g_autofree char *name = name_turn (self, turn);

  gtk_label_set_text (self->turn_label, name);
  for (guint i = 0; i < self->n_players; i++)
    {
      g_autofree char *number = NULL;

      number = g_strdup_printf ("%u", ahu_rn_course_get_points (self->course, turn,
                                                                ahu_rn_course_get_player (self->course, i)));
      gtk_label_set_text (self->numbers[i], number);
    }
}

static void
turn_cb (AhuRnCoursePanel *self)
{
  guint turn = ahu_rn_course_get_turn (self->course);

  if (turn > 0)
    show_turn (self, turn);
  gtk_stack_set_visible_child_name (self->lines, turn > 0 ? "turn" : "caption");
}

static void
motion_cb (AhuRnCoursePanel *self,
           double            x,
           double            y)
{
  ahu_rn_course_set_turn (self->course, ahu_rn_course_find_turn (self->course, x));
}

static void
leave_cb (AhuRnCoursePanel *self)
{
  ahu_rn_course_set_turn (self->course, 0);
}

static void
pressed_cb (AhuRnCoursePanel *self,
            int               n_press,
            double            x,
            double            y)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->course));
  ahu_rn_course_set_turn (self->course, ahu_rn_course_find_turn (self->course, x));
}

/* The turn that a key leads to, 0 for another key. */
static guint
find_turn (AhuRnCoursePanel *self,
           guint             keyval)
{
  guint turn = ahu_rn_course_get_turn (self->course);
  guint end = ahu_rn_course_get_n_turns (self->course) + 1;

  switch (keyval)
    {
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      return turn == 0 ? end : MAX (1, turn - 1);
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      return MIN (end, turn + 1);
    case GDK_KEY_Home:
      return 1;
    case GDK_KEY_End:
      return end;
    default:
      return 0;
    }
}

static gboolean
key_cb (AhuRnCoursePanel *self,
        guint             keyval,
        guint             keycode,
        GdkModifierType   state)
{
  guint turn = find_turn (self, keyval);
  g_autofree char *words = NULL;

  if (turn == 0 || (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;

  ahu_rn_course_set_turn (self->course, turn);
  words = tell_turn (self, turn);
  ahu_compat_announce (GTK_WIDGET (self), words);
  return GDK_EVENT_STOP;
}

static void
add_controllers (AhuRnCoursePanel *self)
{
  GtkWidget *course = GTK_WIDGET (self->course);
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();
  GtkEventController *key = gtk_event_controller_key_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  g_signal_connect_swapped (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (leave_cb), self);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (leave_cb), self);
  g_signal_connect_swapped (key, "key-pressed", G_CALLBACK (key_cb), self);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (course, motion);
  gtk_widget_add_controller (course, focus);
  gtk_widget_add_controller (course, key);
  gtk_widget_add_controller (course, GTK_EVENT_CONTROLLER (click));
}

static GtkWidget *
player_new (AhuRnCoursePanel *self,
            guint             i)
{
  const char *const *colours = ahu_record_get_colours (ahu_session_get_record (self->session));
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 5);
  GtkWidget *mark = ahu_mark_new (colours[ahu_rn_course_get_player (self->course, i)], MARK_SIZE);

  self->numbers[i] = GTK_LABEL (ahu_widget_words_new (NULL, "chart-total"));
  gtk_label_set_width_chars (self->numbers[i], 2);
  gtk_widget_set_valign (mark, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (box, get_name (self, i));
  gtk_box_append (GTK_BOX (box), mark);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->numbers[i]));
  return box;
}

/* One line in place of the other, so that nothing moves when a turn is read. */
static GtkWidget *
lines_new (AhuRnCoursePanel *self)
{
  GtkWidget *turn = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkLayoutManager *layout = ahu_wrap_layout_new ();

  g_object_set (layout, "spacing", 12, "line-spacing", 3, NULL);
  gtk_widget_set_layout_manager (turn, layout);
  self->turn_label = GTK_LABEL (ahu_widget_words_new (NULL, "second"));
  gtk_label_set_wrap (self->turn_label, FALSE);
  gtk_box_append (GTK_BOX (turn), GTK_WIDGET (self->turn_label));
  for (guint i = 0; i < self->n_players; i++)
    gtk_box_append (GTK_BOX (turn), player_new (self, i));

  self->lines = GTK_STACK (gtk_stack_new ());
  gtk_stack_add_named (self->lines, ahu_widget_words_new (_("Points turn by turn; Sacrifice cards are added at the end"), "second"),
                       "caption");
  gtk_stack_add_named (self->lines, turn, "turn");
  return GTK_WIDGET (self->lines);
}

static GtkWidget *
swing_new (AhuRnCoursePanel *self,
           const RnSwing    *swing,
           guint             number)
{
  const char *const *names = (const char *const *) self->names;
  g_autofree char *badge_text = g_strdup_printf ("%u", number);
  g_autofree char *sentence = rn_swing_sentence (swing, names);
  g_auto (GStrv) reasons = rn_swing_reasons (swing, names);
  g_autofree char *why = g_strjoinv (C_("sentences", " "), reasons);
  GtkWidget *grid = gtk_grid_new ();
  GtkWidget *badge = ahu_widget_words_new (badge_text, "chart-swing");
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  gtk_label_set_xalign (GTK_LABEL (badge), 0.5);
  gtk_widget_set_valign (badge, GTK_ALIGN_START);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (words), ahu_widget_words_new (sentence, NULL));
  if (*why != '\0')
    gtk_box_append (GTK_BOX (words), ahu_widget_words_new (why, "second"));
  gtk_grid_set_column_spacing (GTK_GRID (grid), 9);
  gtk_grid_attach (GTK_GRID (grid), badge, 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), words, 1, 0, 1, 1);
  return grid;
}

static void
append_swings (AhuRnCoursePanel *self,
               const RnSwing    *swings,
               guint             n)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  gtk_widget_add_css_class (box, "course-swings");
  gtk_box_append (GTK_BOX (box), ahu_widget_words_new (_("The largest swings"), "heading"));
  for (guint i = 0; i < n; i++)
    gtk_box_append (GTK_BOX (box), swing_new (self, &swings[i], i + 1));
  gtk_box_append (GTK_BOX (self), gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
  gtk_box_append (GTK_BOX (self), box);
}

/* For those who don't see the chart. */
static void
describe (AhuRnCoursePanel *self)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint n_turns = ahu_rn_course_get_n_turns (self->course);

  for (guint i = 0; i < self->n_players; i++)
    {
      guint player = ahu_rn_course_get_player (self->course, i);

      /* Translators: %1$s is a player’s name, %2$u the points that were certain when turn
       * %3$u was over, %4$u those in the end; any of the numbers may be 1. */
      g_string_append_printf (text, _("%1$s, points so far: %2$u after turn %3$u, %4$u at the end."),
                              get_name (self, i), ahu_rn_course_get_points (self->course, n_turns, player),
                              ahu_rn_course_get_number (self->course, n_turns),
                              ahu_rn_course_get_points (self->course, n_turns + 1, player));
      g_string_append_c (text, '\n');
    }
  g_string_append (text, _("The arrow keys go turn by turn."));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->course),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("The game turn by turn"),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text->str,
                                  -1);
}

static void
ahu_rn_course_panel_dispose (GObject *object)
{
  AhuRnCoursePanel *self = AHU_RN_COURSE_PANEL (object);

  g_clear_object (&self->session);
  g_clear_pointer (&self->names, g_strfreev);

  G_OBJECT_CLASS (ahu_rn_course_panel_parent_class)->dispose (object);
}

static void
ahu_rn_course_panel_class_init (AhuRnCoursePanelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ahu_rn_course_panel_dispose;
}

static void
ahu_rn_course_panel_init (AhuRnCoursePanel *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_widget_add_css_class (GTK_WIDGET (self), "panel");
}

GtkWidget *
ahu_rn_course_panel_new (AhuSession *session)
{
  AhuRnCoursePanel *self;
  GtkWidget *chart;
  const RnSwing *swings;
  guint n_swings;

  g_return_val_if_fail (AHU_IS_SESSION (session), NULL);

  self = g_object_new (AHU_TYPE_RN_COURSE_PANEL, NULL);
  self->session = g_object_ref (session);
  self->names = ahu_names_isolate (ahu_session_get_names (session));
  self->n_players = ((const RnPosition *) ahu_session_get_position (session))->n_players;
  self->course = AHU_RN_COURSE (ahu_rn_course_new (session));
  g_signal_connect_object (self->course, "notify::turn", G_CALLBACK (turn_cb), self, G_CONNECT_SWAPPED);
  add_controllers (self);

  chart = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_add_css_class (chart, "course");
  gtk_box_append (GTK_BOX (chart), GTK_WIDGET (self->course));
  gtk_box_append (GTK_BOX (chart), lines_new (self));
  gtk_box_append (GTK_BOX (self), chart);
  swings = ahu_rn_course_get_swings (self->course, &n_swings);
  if (n_swings > 0)
    append_swings (self, swings, n_swings);
  describe (self);

  return GTK_WIDGET (self);
}

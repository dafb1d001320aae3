/* ahu-story.c: an explanation told step by step, to be read from two metres
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/ranking/ahu-story.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "toolkit/art/ahu-picture.h"
#include "toolkit/base/ahu-compat.h"
#include "toolkit/base/ahu-dots.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/ranking/ahu-stage.h"

#define DOT_MARK 20

typedef struct
{
  char *picture;
  char *heading;
  char *words;
  char *told; /* what the picture shows, for screen readers; or NULL */
} Step;

struct _AhuStory
{
  GtkWidget parent_instance;

  GPtrArray *steps; /* Step */
  guint step;       /* that is shown, from 0 */
  AhuTelling *telling;
  AhuStoryPicture picture;
  gpointer user_data;
  GDestroyNotify destroy;

  GtkWidget *content; /* of the page, in whose place the story stands; NULL of one that follows */
  GtkWidget *focus;   /* of the page, before */

  GtkWidget *frame;
  GtkWidget *header;
  AhuStage *stage;
  GtkWidget *foot;
  AhuDots *dots;
  GtkWidget *back_button;
  GtkWidget *next_button;
  GtkLabel *next_label;
  GtkLabel *leave_key;
  GtkLabel *back_key;
  GtkLabel *next_key;
};

G_DEFINE_FINAL_TYPE (AhuStory, ahu_story, GTK_TYPE_WIDGET)

static void
step_free (gpointer data)
{
  Step *step = data;

  g_free (step->picture);
  g_free (step->heading);
  g_free (step->words);
  g_free (step->told);
  g_free (step);
}

static gboolean
is_last (AhuStory *self)
{
  return self->step + 1 == self->steps->len;
}

static const Step *
get_current (AhuStory *self)
{
  return g_ptr_array_index (self->steps, self->step);
}

static void
show_picture (AhuStory *self)
{
  GtkWidget *picture = NULL;

  if (self->picture != NULL)
    picture = self->picture (self->step, ahu_stage_is_narrow (self->stage), self->user_data);
  ahu_stage_set_body (self->stage, picture);
}

static void
show_step (AhuStory *self)
{
  const Step *step = get_current (self);

  ahu_stage_set_head (self->stage, step->picture, step->heading, step->words);
  show_picture (self);
  ahu_stage_show_top (self->stage);
  ahu_dots_set_step (self->dots, self->step);
  /* Translators: the button that shows the next step; “Done” after the last */
  gtk_label_set_text (self->next_label, is_last (self) ? C_("step", "Done") : C_("step", "Next"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->next_button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, gtk_label_get_text (self->next_label), -1);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "story.back", self->step > 0);
}

static void
announce_step (AhuStory *self)
{
  const Step *step = get_current (self);
  g_autofree char *position = NULL;
  g_autofree char *message = NULL;
  g_autofree char *whole = NULL;

  /* Translators: in the explanation step by step: %1$u is the number of the step,
   * %2$u how many there are. */
  position = g_strdup_printf (_("%1$u of %2$u"), self->step + 1, self->steps->len);
  /* Translators: told by a screen reader when a step is shown: %1$s is a text such
   * as “3 of 9”, %2$s a heading, %3$s one or more sentences. */
  message = g_strdup_printf (_("%1$s: %2$s. %3$s"), position, step->heading, step->words);
  whole = g_strjoin ("\n", message, step->told, NULL);
  ahu_compat_announce (GTK_WIDGET (self), whole);
}

static void
place (AhuStory  *self,
       GtkWidget *widget,
       int        column,
       int        row,
       int        columns)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (self->foot);

  g_object_set (gtk_layout_manager_get_layout_child (layout, widget),
                "column", column, "row", row, "column-span", columns, NULL);
}

/* The dots above the buttons, or between them. */
static void
narrow_cb (AhuStory *self)
{
  gboolean narrow = ahu_stage_is_narrow (self->stage);

  ahu_widget_set_css_class (GTK_WIDGET (self), "narrow", narrow);
  place (self, GTK_WIDGET (self->dots), narrow ? 0 : 1, 0, narrow ? 2 : 1);
  place (self, self->back_button, 0, narrow ? 1 : 0, 1);
  place (self, self->next_button, narrow ? 1 : 2, narrow ? 1 : 0, 1);
  gtk_widget_set_hexpand (self->back_button, narrow);
  gtk_widget_set_hexpand (self->next_button, narrow);
  ahu_dots_set_names_visible (self->dots, !narrow);
  if (self->telling != NULL)
    show_picture (self);
}

static void
leave (AhuStory *self)
{
  GtkWidget *page = gtk_widget_get_parent (GTK_WIDGET (self));
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  /* Whoever else heard that it is left has done so perhaps. */
  g_signal_handlers_disconnect_by_data (self->telling, self);
  gtk_widget_set_visible (self->content, TRUE);
  if (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self)) &&
      (self->focus == NULL || !gtk_widget_grab_focus (self->focus)))
    gtk_widget_grab_focus (page);
  gtk_widget_unparent (GTK_WIDGET (self));
}

/* One that follows stays as it is until its owner shows something else. */
static void
telling_cb (AhuStory *self)
{
  if (ahu_telling_get_stage (self->telling) != AHU_TELLING_STEPS)
    {
      if (self->content != NULL)
        leave (self);
      return;
    }

  self->step = MIN (ahu_telling_get_step (self->telling), self->steps->len - 1);
  show_step (self);
  if (self->content == NULL)
    return;
  announce_step (self);
  /* At the first step the button can't keep the focus. */
  if (self->step == 0)
    gtk_widget_grab_focus (self->next_button);
}

static void
next_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  AhuStory *self = AHU_STORY (widget);

  if (is_last (self))
    ahu_telling_finish (self->telling);
  else
    ahu_telling_go_to (self->telling, self->step + 1);
}

static void
back_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  AhuStory *self = AHU_STORY (widget);

  ahu_telling_go_to (self->telling, self->step - 1);
}

static void
first_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  ahu_telling_go_to (AHU_STORY (widget)->telling, 0);
}

static void
last_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  AhuStory *self = AHU_STORY (widget);

  ahu_telling_go_to (self->telling, self->steps->len - 1);
}

static void
leave_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  ahu_telling_finish (AHU_STORY (widget)->telling);
}

static void
chosen_cb (AhuStory *self,
           guint     step)
{
  ahu_telling_go_to (self->telling, step);
}

/* What remains once the focused button had its Space or Enter: also the keys of
 * what people hold in their hands to turn slides. */
static const char *
find_action (AhuStory *self,
             guint     keyval)
{
  gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;

  switch (keyval)
    {
    case GDK_KEY_space:
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_Page_Down:
      return "story.next";
    case GDK_KEY_Page_Up:
    case GDK_KEY_BackSpace:
      return "story.back";
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      return rtl ? "story.back" : "story.next";
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      return rtl ? "story.next" : "story.back";
    case GDK_KEY_Home:
    case GDK_KEY_KP_Home:
      return "story.first";
    case GDK_KEY_End:
    case GDK_KEY_KP_End:
      return "story.last";
    case GDK_KEY_Escape:
      return "story.leave";
    default:
      return NULL;
    }
}

static gboolean
key_cb (GtkEventControllerKey *controller,
        guint                  keyval,
        guint                  keycode,
        GdkModifierType        state,
        AhuStory              *self)
{
  const char *action = find_action (self, keyval);

  if (self->content == NULL || action == NULL ||
      (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;

  gtk_widget_activate_action (GTK_WIDGET (self), action, NULL);
  return GDK_EVENT_STOP;
}

/* The page goes, and takes the story with it. */
static void
page_destroy_cb (AhuStory *self)
{
  gtk_widget_unparent (GTK_WIDGET (self));
}

static gboolean
ahu_story_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (AHU_STORY (widget)->next_button);
}

static void
ahu_story_dispose (GObject *object)
{
  AhuStory *self = AHU_STORY (object);

  g_clear_weak_pointer (&self->focus);
  g_clear_pointer (&self->frame, gtk_widget_unparent);
  if (self->destroy != NULL)
    self->destroy (self->user_data);
  self->destroy = NULL;
  self->picture = NULL;
  g_clear_object (&self->telling);
  g_clear_pointer (&self->steps, g_ptr_array_unref);

  G_OBJECT_CLASS (ahu_story_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (AHU_TYPE_DOTS);
  g_type_ensure (AHU_TYPE_STAGE);
  gtk_widget_class_set_template_from_resource (widget_class, AHU_RESOURCE_PATH "/ahu-story.ui");
  gtk_widget_class_bind_template_child (widget_class, AhuStory, frame);
  gtk_widget_class_bind_template_child (widget_class, AhuStory, header);
  gtk_widget_class_bind_template_child (widget_class, AhuStory, stage);
  gtk_widget_class_bind_template_child (widget_class, AhuStory, foot);
  gtk_widget_class_bind_template_child (widget_class, AhuStory, dots);
  gtk_widget_class_bind_template_child (widget_class, AhuStory, back_button);
  gtk_widget_class_bind_template_child (widget_class, AhuStory, next_button);
  gtk_widget_class_bind_template_child (widget_class, AhuStory, next_label);
  gtk_widget_class_bind_template_child (widget_class, AhuStory, leave_key);
  gtk_widget_class_bind_template_child (widget_class, AhuStory, back_key);
  gtk_widget_class_bind_template_child (widget_class, AhuStory, next_key);
  gtk_widget_class_bind_template_callback (widget_class, narrow_cb);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, key_cb);
}

static void
ahu_story_class_init (AhuStoryClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ahu_story_dispose;
  widget_class->focus = ahu_compat_focus_child;
  widget_class->grab_focus = ahu_story_grab_focus;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "story");
  bind_template (widget_class);
  gtk_widget_class_install_action (widget_class, "story.next", NULL, next_action);
  gtk_widget_class_install_action (widget_class, "story.back", NULL, back_action);
  gtk_widget_class_install_action (widget_class, "story.first", NULL, first_action);
  gtk_widget_class_install_action (widget_class, "story.last", NULL, last_action);
  gtk_widget_class_install_action (widget_class, "story.leave", NULL, leave_action);
}

static void
ahu_story_init (AhuStory *self)
{
  gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;

  self->steps = g_ptr_array_new_with_free_func (step_free);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_label_set_text (self->back_key, rtl ? "→" : "←");
  gtk_label_set_text (self->next_key, rtl ? "←" : "→");
  /* Translators: what stands on the key Escape, short */
  gtk_label_set_text (self->leave_key, C_("key", "Esc"));
  narrow_cb (self);
}

GtkWidget *
ahu_story_new (AhuStoryPicture picture,
               gpointer        user_data,
               GDestroyNotify  destroy)
{
  AhuStory *self = g_object_new (AHU_TYPE_STORY, NULL);

  self->picture = picture;
  self->user_data = user_data;
  self->destroy = destroy;

  return GTK_WIDGET (self);
}

void
ahu_story_add_step (AhuStory          *self,
                    const char        *picture,
                    const char        *name,
                    gboolean           marked,
                    const char        *heading,
                    const char *const *sentences,
                    const char        *told)
{
  Step *step;

  g_return_if_fail (AHU_IS_STORY (self));
  g_return_if_fail (name != NULL && heading != NULL && sentences != NULL);
  g_return_if_fail (self->telling == NULL);

  step = g_new0 (Step, 1);
  step->picture = g_strdup (picture);
  step->heading = g_strdup (heading);
  step->words = g_strjoinv (C_("sentences", " "), (char **) sentences);
  step->told = g_strdup (told);
  g_ptr_array_add (self->steps, step);
  ahu_dots_add (self->dots, name, marked ? ahu_picture_new (picture, DOT_MARK, DOT_MARK) : NULL);
}

static void
take_telling (AhuStory   *self,
              AhuTelling *telling)
{
  self->telling = telling;
  g_signal_connect_object (telling, "changed", G_CALLBACK (telling_cb), self, G_CONNECT_SWAPPED);
}

void
ahu_story_open (AhuStory   *self,
                AhuTelling *telling,
                GtkWidget  *page,
                GtkWidget  *content)
{
  GtkRoot *root;

  g_return_if_fail (AHU_IS_STORY (self));
  g_return_if_fail (self->steps->len > 0 && self->telling == NULL);
  g_return_if_fail (gtk_widget_get_parent (content) == page);

  root = gtk_widget_get_root (page);
  g_set_weak_pointer (&self->focus, root != NULL ? gtk_root_get_focus (root) : NULL);
  take_telling (self, telling != NULL ? g_object_ref (telling) : ahu_telling_new ());
  ahu_telling_go_to (self->telling, 0);
  self->content = content;
  gtk_widget_set_parent (GTK_WIDGET (self), page);
  g_signal_connect_object (page, "destroy", G_CALLBACK (page_destroy_cb), self, G_CONNECT_SWAPPED);
  telling_cb (self);
  gtk_widget_set_visible (content, FALSE);
}

void
ahu_story_follow (AhuStory   *self,
                  AhuTelling *telling)
{
  g_return_if_fail (AHU_IS_STORY (self));
  g_return_if_fail (AHU_IS_TELLING (telling));
  g_return_if_fail (self->steps->len > 0 && self->telling == NULL);

  gtk_widget_set_visible (self->header, FALSE);
  gtk_widget_set_visible (self->back_button, FALSE);
  gtk_widget_set_visible (self->next_button, FALSE);
  gtk_widget_set_can_target (GTK_WIDGET (self->dots), FALSE);
  gtk_widget_set_can_focus (GTK_WIDGET (self->dots), FALSE);
  take_telling (self, g_object_ref (telling));
  telling_cb (self);
}

void
ahu_story_set_table_view (AhuStory *self,
                          gboolean  view)
{
  g_return_if_fail (AHU_IS_STORY (self));

  gtk_widget_set_visible (self->header, !view);
  ahu_stage_set_controls (self->stage, view);
}

AhuStory *
ahu_story_find (GtkWidget *page)
{
  GtkWidget *last;

  g_return_val_if_fail (GTK_IS_WIDGET (page), NULL);

  last = gtk_widget_get_last_child (page);
  return AHU_IS_STORY (last) ? AHU_STORY (last) : NULL;
}

void
ahu_story_close (GtkWidget *page)
{
  g_return_if_fail (GTK_IS_WIDGET (page));

  if (ahu_story_find (page) != NULL)
    leave (ahu_story_find (page));
}

guint
ahu_story_get_step (AhuStory *self)
{
  g_return_val_if_fail (AHU_IS_STORY (self), 0);

  return self->step;
}

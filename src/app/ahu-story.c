/* ahu-story.c: an explanation told step by step, to be read from two metres
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "app/ahu-story.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "app/ahu-compat.h"
#include "app/ahu-init.h"
#include "app/ahu-rules-text.h"
#include "app/ahu-widget.h"
#include "app/ahu-width-bin.h"
#include "app/ahu-zoom-bin.h"

/* A step is laid out for this width and then fills the screen: at 1920 pixels the
 * smallest words are 29 px high. */
#define VIEW_WIDTH 960

typedef struct
{
  char *heading;
  char **sentences;
} Step;

struct _AhuStory
{
  GtkWidget parent_instance;

  GPtrArray *steps; /* Step */
  guint step;       /* from 0 */
  AhuStoryPicture picture;
  gpointer user_data;
  GDestroyNotify destroy;

  GtkWidget *content; /* of the page, in whose place the story stands */
  GtkWidget *focus;   /* of the page, before */

  GtkWidget *frame;
  AhuWidthBin *width_bin;
  GtkScrolledWindow *scroller;
  AhuZoomBin *zoom;
  GtkWidget *step_box;
  GtkLabel *heading;
  AdwBin *picture_bin;
  GtkWidget *words;
  GtkProgressBar *progress;
  GtkLabel *position;
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

  g_free (step->heading);
  g_strfreev (step->sentences);
  g_free (step);
}

static gboolean
is_narrow (AhuStory *self)
{
  return ahu_width_bin_get_width_class (self->width_bin) < AHU_WIDTH_700;
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
show_words (AhuStory    *self,
            char *const *sentences)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->words)) != NULL)
    gtk_box_remove (GTK_BOX (self->words), child);
  for (guint i = 0; sentences[i] != NULL; i++)
    {
      GtkWidget *label = gtk_label_new (NULL);

      ahu_rules_label_set_text (GTK_LABEL (label), sentences[i]);
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_box_append (GTK_BOX (self->words), label);
    }
  gtk_widget_set_visible (self->words, sentences[0] != NULL);
}

static void
show_progress (AhuStory *self)
{
  guint n = self->steps->len;
  g_autofree char *position = NULL;

  /* Translators: in the explanation step by step: %1$u is the number of the step,
   * %2$u how many there are. */
  position = g_strdup_printf (_("%1$u of %2$u"), self->step + 1, n);
  gtk_label_set_text (self->position, position);
  gtk_progress_bar_set_fraction (self->progress, (self->step + 1) / (double) n);
  /* Translators: the button that shows the next step; “Done” after the last */
  gtk_label_set_text (self->next_label, is_last (self) ? C_("step", "Done") : C_("step", "Next"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->next_button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, gtk_label_get_text (self->next_label), -1);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "story.back", self->step > 0);
}

static void
show_picture (AhuStory *self)
{
  GtkWidget *picture = NULL;

  if (self->picture != NULL)
    picture = self->picture (self->step, is_narrow (self), self->user_data);
  adw_bin_set_child (self->picture_bin, picture);
}

static void
show_step (AhuStory *self)
{
  const Step *step = get_current (self);

  gtk_label_set_text (self->heading, step->heading);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->step_box),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, step->heading, -1);
  show_picture (self);
  show_words (self, step->sentences);
  show_progress (self);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
}

static void
announce_step (AhuStory *self)
{
  const Step *step = get_current (self);
  g_autofree char *words = g_strjoinv (C_("sentences", " "), step->sentences);
  g_autofree char *message = NULL;

  /* Translators: told by a screen reader when a step is shown: %1$s is a text such
   * as “3 of 9”, %2$s a heading, %3$s one or more sentences. */
  message = g_strdup_printf (_("%1$s: %2$s. %3$s"), gtk_label_get_text (self->position), step->heading, words);
  ahu_compat_announce (GTK_WIDGET (self), message);
}

static void
go_to (AhuStory *self,
       guint     step)
{
  self->step = step;
  show_step (self);
  announce_step (self);
}

static void
width_changed_cb (AhuStory *self)
{
  gboolean narrow = is_narrow (self);

  ahu_widget_set_css_class (GTK_WIDGET (self), "narrow", narrow);
  ahu_widget_set_css_class (GTK_WIDGET (self), "huge", ahu_width_bin_get_width_class (self->width_bin) >= AHU_WIDTH_1600);
  if (narrow)
    ahu_zoom_bin_set_factor (self->zoom, 1);
  else
    ahu_zoom_bin_set_fit (self->zoom, VIEW_WIDTH);
  if (self->steps->len > 0)
    show_picture (self);
}

static gboolean
has_focus (AhuStory *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self));
}

static void
leave (AhuStory *self)
{
  GtkWidget *page = gtk_widget_get_parent (GTK_WIDGET (self));

  gtk_widget_set_visible (self->content, TRUE);
  if (has_focus (self) && (self->focus == NULL || !gtk_widget_grab_focus (self->focus)))
    gtk_widget_grab_focus (page);
  gtk_widget_unparent (GTK_WIDGET (self));
}

static void
next_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  AhuStory *self = AHU_STORY (widget);

  if (is_last (self))
    leave (self);
  else
    go_to (self, self->step + 1);
}

static void
back_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  AhuStory *self = AHU_STORY (widget);

  go_to (self, self->step - 1);
  /* At the first step the button can't keep the focus. */
  if (self->step == 0)
    gtk_widget_grab_focus (self->next_button);
}

static void
leave_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  leave (AHU_STORY (widget));
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

  if (action == NULL || (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;

  gtk_widget_activate_action (GTK_WIDGET (self), action, NULL);
  return GDK_EVENT_STOP;
}

static void
show_keys (AhuStory *self)
{
  gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;

  gtk_label_set_text (self->back_key, rtl ? "→" : "←");
  gtk_label_set_text (self->next_key, rtl ? "←" : "→");
  /* Translators: what stands on the key Escape, short */
  gtk_label_set_text (self->leave_key, C_("key", "Esc"));
}

/* The page goes, and takes the story with it. */
static void
page_destroy_cb (AhuStory *self)
{
  gtk_widget_unparent (GTK_WIDGET (self));
}

static void
forget_focus (AhuStory *self)
{
  if (self->focus != NULL)
    g_object_remove_weak_pointer (G_OBJECT (self->focus), (gpointer *) &self->focus);
  self->focus = NULL;
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

  forget_focus (self);
  g_clear_pointer (&self->frame, gtk_widget_unparent);
  if (self->destroy != NULL)
    self->destroy (self->user_data);
  self->destroy = NULL;
  self->picture = NULL;
  g_clear_pointer (&self->steps, g_ptr_array_unref);

  G_OBJECT_CLASS (ahu_story_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (AHU_TYPE_WIDTH_BIN);
  g_type_ensure (AHU_TYPE_ZOOM_BIN);
  gtk_widget_class_set_template_from_resource (widget_class, AHU_RESOURCE_PATH "/ahu-story.ui");
  gtk_widget_class_bind_template_child (widget_class, AhuStory, frame);
  gtk_widget_class_bind_template_child (widget_class, AhuStory, width_bin);
  gtk_widget_class_bind_template_child (widget_class, AhuStory, scroller);
  gtk_widget_class_bind_template_child (widget_class, AhuStory, zoom);
  gtk_widget_class_bind_template_child (widget_class, AhuStory, step_box);
  gtk_widget_class_bind_template_child (widget_class, AhuStory, heading);
  gtk_widget_class_bind_template_child (widget_class, AhuStory, picture_bin);
  gtk_widget_class_bind_template_child (widget_class, AhuStory, words);
  gtk_widget_class_bind_template_child (widget_class, AhuStory, progress);
  gtk_widget_class_bind_template_child (widget_class, AhuStory, position);
  gtk_widget_class_bind_template_child (widget_class, AhuStory, next_button);
  gtk_widget_class_bind_template_child (widget_class, AhuStory, next_label);
  gtk_widget_class_bind_template_child (widget_class, AhuStory, leave_key);
  gtk_widget_class_bind_template_child (widget_class, AhuStory, back_key);
  gtk_widget_class_bind_template_child (widget_class, AhuStory, next_key);
  gtk_widget_class_bind_template_callback (widget_class, width_changed_cb);
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
  gtk_widget_class_install_action (widget_class, "story.leave", NULL, leave_action);
}

static void
ahu_story_init (AhuStory *self)
{
  self->steps = g_ptr_array_new_with_free_func (step_free);
  gtk_widget_init_template (GTK_WIDGET (self));
  show_keys (self);
  width_changed_cb (self);
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
                    const char        *heading,
                    const char *const *sentences)
{
  Step *step;

  g_return_if_fail (AHU_IS_STORY (self));
  g_return_if_fail (heading != NULL && sentences != NULL);
  g_return_if_fail (self->content == NULL);

  step = g_new0 (Step, 1);
  step->heading = g_strdup (heading);
  step->sentences = g_strdupv ((char **) sentences);
  g_ptr_array_add (self->steps, step);
}

void
ahu_story_open (AhuStory  *self,
                GtkWidget *page,
                GtkWidget *content)
{
  GtkRoot *root;

  g_return_if_fail (AHU_IS_STORY (self));
  g_return_if_fail (self->steps->len > 0 && self->content == NULL);
  g_return_if_fail (gtk_widget_get_parent (content) == page);

  root = gtk_widget_get_root (page);
  self->content = content;
  self->focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  if (self->focus != NULL)
    g_object_add_weak_pointer (G_OBJECT (self->focus), (gpointer *) &self->focus);
  gtk_widget_set_parent (GTK_WIDGET (self), page);
  g_signal_connect_object (page, "destroy", G_CALLBACK (page_destroy_cb), self, G_CONNECT_SWAPPED);
  go_to (self, 0);
  gtk_widget_grab_focus (self->next_button);
  gtk_widget_set_visible (content, FALSE);
}

gboolean
ahu_story_is_told (GtkWidget *page)
{
  g_return_val_if_fail (GTK_IS_WIDGET (page), FALSE);

  return AHU_IS_STORY (gtk_widget_get_last_child (page));
}

void
ahu_story_close (GtkWidget *page)
{
  g_return_if_fail (GTK_IS_WIDGET (page));

  if (ahu_story_is_told (page))
    leave (AHU_STORY (gtk_widget_get_last_child (page)));
}

guint
ahu_story_get_step (AhuStory *self)
{
  g_return_val_if_fail (AHU_IS_STORY (self), 0);

  return self->step;
}

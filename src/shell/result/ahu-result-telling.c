/* ahu-result-telling.c: how the result page tells the end: first that the game is over, then the
 * steps or at once the places, on the page or large for everybody at the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "shell/result/ahu-result-page-private.h"

#include <glib/gi18n.h>

#include "toolkit/base/ahu-compat.h"
#include "toolkit/ranking/ahu-result-stage.h"
#include "toolkit/ranking/ahu-story.h"

/* Nobody has chosen yet how to hear of the end. */
static gboolean
is_offered (AhuResultPage *self)
{
  return self->telling != NULL && self->ui->story_new != NULL &&
         ahu_telling_get_stage (self->telling) == AHU_TELLING_ENDED;
}

/* The child in whose place the story is told. */
static GtkWidget *
get_shown (AhuResultPage *self)
{
  return self->table_view ? self->stage : self->content;
}

/* In the place of the whole page, or below its header bar in the place of the result, which
 * is seen by nobody who has not chosen. */
static void
show_stage (AhuResultPage *self)
{
  gboolean offered = is_offered (self);

  g_clear_pointer (&self->stage, gtk_widget_unparent);
  gtk_widget_set_visible (self->content, !self->table_view);
  gtk_widget_set_visible (GTK_WIDGET (self->width_bin), !offered);
  if (self->session == NULL || !(self->table_view || offered))
    return;
  self->stage = ahu_result_stage_new (self->ui, self->session, self->ranking);
  ahu_stage_set_controls (AHU_STAGE (self->stage), self->table_view);
  gtk_widget_set_vexpand (self->stage, TRUE);
  if (self->table_view)
    gtk_widget_insert_before (self->stage, GTK_WIDGET (self), NULL);
  else
    gtk_box_append (GTK_BOX (self->content), self->stage);
}

/* Who has won is to be heard as soon as it is to be seen, and no sooner. */
static void
announce (AhuResultPage *self)
{
  ahu_compat_announce (GTK_WIDGET (self), is_offered (self) ? _("The game is over") : self->ranking->headline);
}

/* Something else is told, here or by whoever else tells of the same end. */
static void
telling_cb (AhuResultPage *self)
{
  AhuTellingStage stage = ahu_telling_get_stage (self->telling);

  gtk_widget_set_visible (self->story_button, self->ui->story_new != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "result.places", stage == AHU_TELLING_ENDED);
  /* A game that goes on has no result: nothing of it is chosen any more while the table comes. */
  gtk_widget_set_sensitive (GTK_WIDGET (self), stage != AHU_TELLING_RUNNING);
  if (stage == AHU_TELLING_STEPS)
    {
      if (ahu_story_find (GTK_WIDGET (self)) == NULL)
        {
          AhuStory *story = AHU_STORY (self->ui->story_new (self->session));

          ahu_story_set_table_view (story, self->table_view);
          ahu_story_open (story, self->telling, GTK_WIDGET (self), get_shown (self));
        }
      return;
    }
  ahu_story_close (GTK_WIDGET (self));
  if (stage == AHU_TELLING_RUNNING)
    return;
  show_stage (self);
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  gtk_widget_grab_focus (GTK_WIDGET (self));
  announce (self);
}

static void
story_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  AhuResultPage *self = AHU_RESULT_PAGE (widget);

  if (self->session != NULL && ahu_story_find (widget) == NULL)
    ahu_telling_go_to (self->telling, 0);
}

static void
places_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  ahu_telling_finish (AHU_RESULT_PAGE (widget)->telling);
}

/* What the buttons say of them; one that has the focus has had its Enter before. */
static gboolean
key_cb (GtkEventControllerKey *controller,
        guint                  keyval,
        guint                  keycode,
        GdkModifierType        state,
        AhuResultPage         *self)
{
  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;

  if (!is_offered (self))
    return keyval == GDK_KEY_Escape && self->table_view &&
           gtk_widget_activate_action (GTK_WIDGET (self), "win.table-view", NULL);
  if (keyval == GDK_KEY_Escape)
    return gtk_widget_activate_action (GTK_WIDGET (self), "result.places", NULL);
  if (keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter)
    return gtk_widget_activate_action (GTK_WIDGET (self), "result.story", NULL);
  return GDK_EVENT_PROPAGATE;
}

gboolean
ahu_result_page_grab_focus (GtkWidget *widget)
{
  AhuResultPage *self = AHU_RESULT_PAGE (widget);
  AhuStory *story = ahu_story_find (widget);

  if (story != NULL)
    return gtk_widget_grab_focus (GTK_WIDGET (story));
  if (self->stage != NULL)
    return gtk_widget_grab_focus (ahu_stage_get_heading (AHU_STAGE (self->stage)));
  return gtk_widget_grab_focus (GTK_WIDGET (self->headline));
}

/* One thing after the other, large: that the game is over, the steps, who came where. */
void
ahu_result_page_set_table_view (AhuPage  *page,
                                gboolean  view)
{
  AhuResultPage *self = AHU_RESULT_PAGE (page);
  AhuStory *story = ahu_story_find (GTK_WIDGET (self));

  if (self->table_view == view)
    return;
  self->table_view = view;
  if (story != NULL)
    {
      ahu_story_set_table_view (story, view);
      return;
    }
  show_stage (self);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

/* From the steps to the places. */
gboolean
ahu_result_page_leave (AhuPage *page)
{
  AhuResultPage *self = AHU_RESULT_PAGE (page);

  if (ahu_story_find (GTK_WIDGET (self)) == NULL)
    return FALSE;
  ahu_telling_finish (self->telling);
  return TRUE;
}

static gboolean
tell_end_cb (gpointer user_data)
{
  AhuResultPage *self = user_data;

  self->tell_id = 0;
  if (ahu_telling_get_stage (self->telling) == AHU_TELLING_ENDED)
    announce (self);

  return G_SOURCE_REMOVE;
}

void
ahu_result_page_tell_end (AhuResultPage *self)
{
  if (self->tell_id == 0 && self->telling != NULL)
    self->tell_id = g_idle_add (tell_end_cb, self);
}

void
ahu_result_page_follow_telling (AhuResultPage *self,
                                AhuSession    *session)
{
  if (self->telling != NULL)
    g_signal_handlers_disconnect_by_data (self->telling, self);
  g_clear_object (&self->telling);
  if (session == NULL)
    {
      show_stage (self);
      return;
    }
  self->telling = g_object_ref (ahu_telling_for_session (session));
  g_signal_connect_object (self->telling, "changed", G_CALLBACK (telling_cb), self, G_CONNECT_SWAPPED);
  telling_cb (self);
}

void
ahu_result_page_install_telling (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, key_cb);
  gtk_widget_class_install_action (widget_class, "result.story", NULL, story_action);
  gtk_widget_class_install_action (widget_class, "result.places", NULL, places_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F5, 0, "result.story", NULL);
}

/* ahu-second-screen.c: a game for another screen that everybody sees, to its very end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/ranking/ahu-second-screen.h"

#include <glib/gi18n.h>

#include "core/base/ahu-name.h"
#include "toolkit/ranking/ahu-result-stage.h"
#include "toolkit/ranking/ahu-story.h"
#include "toolkit/ranking/ahu-telling.h"

typedef enum
{
  SHOWN_NOTHING,
  SHOWN_TABLE,
  SHOWN_END,
  SHOWN_STEPS,
  SHOWN_PLACES
} Shown;

struct _AhuSecondScreen
{
  GtkWidget parent_instance;

  const AhuSecondScreenParts *parts;
  AhuSession *session;
  AhuTelling *telling;
  GtkWidget *view; /* what is shown */
  Shown shown;
};

G_DEFINE_FINAL_TYPE (AhuSecondScreen, ahu_second_screen, GTK_TYPE_WIDGET)

static Shown
find_shown (AhuSecondScreen *self)
{
  gboolean is_over = ahu_session_is_over (self->session);

  if (!is_over)
    return self->parts->is_ending != NULL && self->parts->is_ending (self->session) ? SHOWN_END : SHOWN_TABLE;
  switch (ahu_telling_get_stage (self->telling))
    {
    case AHU_TELLING_STEPS:
      return SHOWN_STEPS;
    case AHU_TELLING_PLACES:
      return SHOWN_PLACES;
    case AHU_TELLING_RUNNING:
    case AHU_TELLING_ENDED:
    default:
      return SHOWN_END;
    }
}

static void
fill_end (AhuSecondScreen *self)
{
  if (self->parts->fill_end != NULL)
    self->parts->fill_end (AHU_STAGE (self->view), self->session);
}

/* Not where it would lie over the last of the places. */
static void
give_thanks (AhuStage *stage)
{
  GtkWidget *thanks;

  if (ahu_stage_is_narrow (stage))
    {
      ahu_stage_set_foot (stage, NULL);
      return;
    }

  thanks = gtk_label_new (_("Thank you for playing."));
  gtk_widget_add_css_class (thanks, "stage-words");
  gtk_widget_add_css_class (thanks, "second");
  ahu_stage_set_foot (stage, thanks);
}

static const AhuGameUi *
get_ui (AhuSecondScreen *self)
{
  return ahu_game_ui_find (ahu_session_get_game (self->session));
}

static GtkWidget *
stage_new (AhuSecondScreen *self)
{
  g_auto (GStrv) names = ahu_names_isolate (ahu_session_get_names (self->session));
  g_autoptr (AhuRanking) ranking = NULL;

  ranking = ahu_session_get_game (self->session)->ranking (ahu_session_get_position (self->session),
                                                           (const char *const *) names);

  return ahu_result_stage_new_without_buttons (get_ui (self), self->session, ranking);
}

static void
show_view (AhuSecondScreen *self,
           GtkWidget         *view)
{
  g_clear_pointer (&self->view, gtk_widget_unparent);
  self->view = view;
  gtk_widget_set_parent (view, GTK_WIDGET (self));
}

/* Nothing is asked here any more: whoever looks on is thanked. */
static GtkWidget *
places_new (AhuSecondScreen *self)
{
  GtkWidget *stage = stage_new (self);

  g_signal_connect (stage, "notify::narrow", G_CALLBACK (give_thanks), NULL);
  give_thanks (AHU_STAGE (stage));

  return stage;
}

void
ahu_second_screen_update (AhuSecondScreen *self)
{
  Shown shown;
  gboolean same;

  g_return_if_fail (AHU_IS_SECOND_SCREEN (self));

  shown = find_shown (self);
  same = shown == self->shown;
  self->shown = shown;
  switch (shown)
    {
    case SHOWN_END:
      if (!same)
        {
          show_view (self, self->parts->fill_end != NULL ? ahu_stage_new () : stage_new (self));
          g_signal_connect_object (self->view, "notify::narrow", G_CALLBACK (fill_end), self, G_CONNECT_SWAPPED);
        }
      fill_end (self);
      break;
    case SHOWN_STEPS:
      if (!same)
        {
          GtkWidget *story = get_ui (self)->story_new (self->session);

          ahu_story_follow (AHU_STORY (story), self->telling);
          show_view (self, story);
        }
      break;
    case SHOWN_PLACES:
      if (!same)
        show_view (self, places_new (self));
      break;
    case SHOWN_NOTHING:
    case SHOWN_TABLE:
    default:
      if (!same)
        show_view (self, self->parts->table_new (self->session));
      break;
    }
}

static void
ahu_second_screen_dispose (GObject *object)
{
  AhuSecondScreen *self = AHU_SECOND_SCREEN (object);

  g_clear_pointer (&self->view, gtk_widget_unparent);
  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  if (self->telling != NULL)
    g_signal_handlers_disconnect_by_data (self->telling, self);
  g_clear_object (&self->telling);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (ahu_second_screen_parent_class)->dispose (object);
}

static void
ahu_second_screen_class_init (AhuSecondScreenClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ahu_second_screen_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
ahu_second_screen_init (AhuSecondScreen *self)
{
}

GtkWidget *
ahu_second_screen_new (const AhuSecondScreenParts *parts,
                       AhuSession                 *session)
{
  AhuSecondScreen *self;

  g_return_val_if_fail (parts != NULL, NULL);
  g_return_val_if_fail (AHU_IS_SESSION (session), NULL);

  self = g_object_new (AHU_TYPE_SECOND_SCREEN, NULL);
  self->parts = parts;
  self->session = g_object_ref (session);
  self->telling = g_object_ref (ahu_telling_for_session (session));
  g_signal_connect_object (session, "changed", G_CALLBACK (ahu_second_screen_update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->telling, "changed", G_CALLBACK (ahu_second_screen_update), self, G_CONNECT_SWAPPED);
  ahu_second_screen_update (self);

  return GTK_WIDGET (self);
}

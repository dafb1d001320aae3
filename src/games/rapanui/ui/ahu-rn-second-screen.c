/* ahu-rn-second-screen.c: a game for another screen that everybody sees, to its very end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-second-screen.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "core/base/ahu-name.h"
#include "games/rapanui/ui/ahu-rn-game-ui.h"
#include "games/rapanui/ui/ahu-rn-scores.h"
#include "games/rapanui/ui/ahu-rn-story.h"
#include "games/rapanui/ui/ahu-rn-turn-up.h"
#include "games/rapanui/ui/ahu-rn-turned.h"
#include "games/rapanui/words/rn-sentences.h"
#include "toolkit/ranking/ahu-result-stage.h"
#include "toolkit/ranking/ahu-telling.h"

typedef enum
{
  SHOWN_NOTHING,
  SHOWN_TABLE,
  SHOWN_REVEAL,
  SHOWN_STEPS,
  SHOWN_PLACES
} Shown;

#define AHU_TYPE_RN_SECOND_SCREEN (ahu_rn_second_screen_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnSecondScreen, ahu_rn_second_screen, AHU, RN_SECOND_SCREEN, GtkWidget)

struct _AhuRnSecondScreen
{
  GtkWidget parent_instance;

  AhuSession *session;
  AhuTelling *telling;
  GtkWidget *view; /* what is shown */
  Shown shown;
};

G_DEFINE_FINAL_TYPE (AhuRnSecondScreen, ahu_rn_second_screen, GTK_TYPE_WIDGET)

static Shown
find_shown (AhuRnSecondScreen *self)
{
  const RnPosition *position = ahu_session_get_position (self->session);

  if (position->step < RN_STEP_REVEAL)
    return SHOWN_TABLE;
  if (position->step == RN_STEP_REVEAL)
    return SHOWN_REVEAL;
  switch (ahu_telling_get_stage (self->telling))
    {
    case AHU_TELLING_STEPS:
      return SHOWN_STEPS;
    case AHU_TELLING_PLACES:
      return SHOWN_PLACES;
    case AHU_TELLING_RUNNING:
    case AHU_TELLING_ENDED:
    default:
      return SHOWN_REVEAL;
    }
}

static void
fill_reveal (AhuRnSecondScreen *self)
{
  g_autofree char *sentence = rn_prompt (ahu_session_get_position (self->session), ahu_session_get_names (self->session));

  ahu_stage_set_head (AHU_STAGE (self->view), "stone", sentence, rn_end_sentence ());
  ahu_stage_set_body (AHU_STAGE (self->view),
                      ahu_rn_turn_up_new (self->session, ahu_stage_is_narrow (AHU_STAGE (self->view))));
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

static GtkWidget *
places_new (AhuRnSecondScreen *self)
{
  g_auto (GStrv) names = ahu_names_isolate (ahu_session_get_names (self->session));
  g_autoptr (AhuRanking) ranking = NULL;
  GtkWidget *stage;

  ranking = ahu_session_get_game (self->session)->ranking (ahu_session_get_position (self->session),
                                                           (const char *const *) names);
  stage = ahu_result_stage_new_without_buttons (ahu_rn_game_ui_get (), self->session, ranking);
  g_signal_connect (stage, "notify::narrow", G_CALLBACK (give_thanks), NULL);
  give_thanks (AHU_STAGE (stage));
  return stage;
}

static GtkWidget *
steps_new (AhuRnSecondScreen *self)
{
  GtkWidget *story = ahu_rn_story_new_for_session (self->session);

  ahu_story_follow (AHU_STORY (story), self->telling);
  return story;
}

static void
show_view (AhuRnSecondScreen *self,
           GtkWidget         *view)
{
  g_clear_pointer (&self->view, gtk_widget_unparent);
  self->view = view;
  gtk_widget_set_parent (view, GTK_WIDGET (self));
}

static void
update (AhuRnSecondScreen *self)
{
  Shown shown = find_shown (self);
  gboolean same = shown == self->shown;

  self->shown = shown;
  switch (shown)
    {
    case SHOWN_REVEAL:
      if (!same)
        {
          show_view (self, ahu_stage_new ());
          g_signal_connect_object (self->view, "notify::narrow", G_CALLBACK (fill_reveal), self, G_CONNECT_SWAPPED);
        }
      fill_reveal (self);
      break;
    case SHOWN_STEPS:
      if (!same)
        show_view (self, steps_new (self));
      break;
    case SHOWN_PLACES:
      if (!same)
        show_view (self, places_new (self));
      break;
    case SHOWN_NOTHING:
    case SHOWN_TABLE:
    default:
      if (!same)
        show_view (self, ahu_rn_scores_view_new (self->session));
      break;
    }
}

static void
ahu_rn_second_screen_dispose (GObject *object)
{
  AhuRnSecondScreen *self = AHU_RN_SECOND_SCREEN (object);

  g_clear_pointer (&self->view, gtk_widget_unparent);
  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  if (self->telling != NULL)
    g_signal_handlers_disconnect_by_data (self->telling, self);
  g_clear_object (&self->telling);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (ahu_rn_second_screen_parent_class)->dispose (object);
}

static void
ahu_rn_second_screen_class_init (AhuRnSecondScreenClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ahu_rn_second_screen_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
ahu_rn_second_screen_init (AhuRnSecondScreen *self)
{
}

GtkWidget *
ahu_rn_second_screen_new (AhuSession *session)
{
  AhuRnSecondScreen *self;

  g_return_val_if_fail (AHU_IS_SESSION (session), NULL);

  self = g_object_new (AHU_TYPE_RN_SECOND_SCREEN, NULL);
  self->session = g_object_ref (session);
  self->telling = g_object_ref (ahu_telling_for_session (session));
  g_signal_connect_object (session, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->telling, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (ahu_rn_turned_for_session (session), "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}

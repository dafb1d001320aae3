/* ahu-scores-view.c: what the players have, large below the prompt, for another screen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/table/ahu-scores-view.h"

#include "toolkit/game/ahu-game-ui.h"
#include "toolkit/layout/ahu-width-bin.h"
#include "toolkit/layout/ahu-zoom-bin.h"
#include "toolkit/table/ahu-practise.h"
#include "toolkit/table/ahu-prompt.h"

typedef struct
{
  const AhuScores *scores;
  AhuSession *session;
  AhuWidthBin *view;
  AhuZoomBin *fitting;
  GtkWidget *prompt;
  GtkWidget *shown;
} Parts;

static void
parts_free (gpointer data)
{
  Parts *parts = data;

  g_object_unref (parts->session);
  g_free (parts);
}

static Parts *
get_parts (GtkWidget *box)
{
  return g_object_get_data (G_OBJECT (box), "parts");
}

static void
width_class_cb (GtkWidget *box)
{
  Parts *parts = get_parts (box);
  gboolean wide = ahu_width_bin_get_width_class (parts->view) >= AHU_WIDTH_700;

  ahu_zoom_bin_set_fit (parts->fitting, parts->scores->arrange (parts->shown, parts->session, wide));
}

static void
update (GtkWidget *box)
{
  Parts *parts = get_parts (box);

  if (parts->scores->sign != NULL)
    ahu_prompt_set_sign (AHU_PROMPT (parts->prompt), parts->scores->sign (parts->session));
  /* While computers play, what they do is what is to be told. */
  if (ahu_practise_is_waiting (parts->session))
    ahu_prompt_tell_last (AHU_PROMPT (parts->prompt), parts->session);
  else
    ahu_prompt_update (AHU_PROMPT (parts->prompt), parts->session);
  parts->scores->update (parts->shown, parts->session);
}

GtkWidget *
ahu_scores_view_new (const AhuScores *scores,
                     AhuSession      *session)
{
  GtkWidget *view = ahu_width_bin_new ();
  GtkWidget *fitting = ahu_zoom_bin_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 24);
  GtkWidget *zoom = ahu_zoom_bin_new ();
  Parts *parts;

  g_return_val_if_fail (scores != NULL, view);
  g_return_val_if_fail (AHU_IS_SESSION (session), view);

  parts = g_new (Parts, 1);
  *parts = (Parts) { scores, g_object_ref (session), AHU_WIDTH_BIN (view), AHU_ZOOM_BIN (fitting), ahu_prompt_new (),
                     scores->scores_new () };
  g_object_set_data_full (G_OBJECT (box), "parts", parts, parts_free);
  /* It has to hear of a change before what shows it. */
  ahu_prompt_set_slip (AHU_PROMPT (parts->prompt), ahu_slip_get (session));
  ahu_zoom_bin_set_child (AHU_ZOOM_BIN (zoom), parts->prompt);
  ahu_zoom_bin_set_factor (AHU_ZOOM_BIN (zoom), scores->prompt_factor);
  gtk_widget_set_valign (parts->shown, GTK_ALIGN_CENTER);
  gtk_widget_set_vexpand (parts->shown, TRUE);
  gtk_box_append (GTK_BOX (box), zoom);
  gtk_box_append (GTK_BOX (box), parts->shown);
  gtk_widget_add_css_class (box, "scores-view");
  ahu_zoom_bin_set_child (AHU_ZOOM_BIN (fitting), box);
  ahu_width_bin_set_child (AHU_WIDTH_BIN (view), fitting);
  g_signal_connect_object (view, "notify::width-class", G_CALLBACK (width_class_cb), box, G_CONNECT_SWAPPED);
  width_class_cb (box);
  g_signal_connect_object (session, "changed", G_CALLBACK (update), box, G_CONNECT_SWAPPED);
  ahu_game_ui_follow_switches (ahu_game_ui_find (ahu_session_get_game (session)), G_CALLBACK (update), box);
  update (box);

  return view;
}

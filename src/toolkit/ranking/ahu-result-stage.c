/* ahu-result-stage.c: the end of a game for everybody at the table: first that it is over,
 * then who came where
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/ranking/ahu-result-stage.h"

#include <glib/gi18n.h>

#include "core/base/ahu-name.h"
#include "toolkit/base/ahu-player-colour.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/ranking/ahu-ranking-view.h"
#include "toolkit/ranking/ahu-telling.h"

typedef struct
{
  const AhuGameUi *ui;
  AhuSession *session;
} Shown;

static void
shown_free (gpointer data)
{
  Shown *shown = data;

  g_object_unref (shown->session);
  g_free (shown);
}

static char *
describe_game (AhuSession *session,
               const char *date_format,
               gboolean    narrow)
{
  g_autoptr (GDateTime) local = ahu_record_dup_local_time (ahu_session_get_record (session));
  const AhuGame *game = ahu_session_get_game (session);
  g_autofree char *length = ahu_game_turn_text (game, ahu_game_get_turn (game, ahu_session_get_position (session)),
                                                AHU_TURN_LENGTH);
  g_autofree char *date = NULL;

  if (local == NULL)
    return g_steal_pointer (&length);

  date = ahu_isolate (g_date_time_format (local, date_format));
  if (narrow)
    return g_steal_pointer (&date);

  /* Translators: %1$s is a date such as “20 November”, %2$s how long the game was, such as “32 turns”. */
  return g_strdup_printf (_("Game of %1$s, %2$s"), date, length);
}

char *
ahu_result_describe_game (AhuSession *session,
                          gboolean    narrow)
{
  /* Translators: a date without the year, as strftime has it: %-e is the day,
   * %B the month. */
  return describe_game (session, C_("date", "%-e %B"), narrow);
}

char *
ahu_result_describe_dated_game (AhuSession *session)
{
  /* Translators: a date with the year, as strftime has it: %-e is the day, %B
   * the month, %Y the year. */
  return describe_game (session, C_("date", "%-e %B %Y"), FALSE);
}

static GtkWidget *
button_new (const char *label,
            const char *key,
            const char *key_name,
            const char *action)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *keycap = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                    "label", key, "visible", key != NULL, "halign", GTK_ALIGN_START,
                                    "valign", GTK_ALIGN_START, NULL);

  gtk_overlay_set_child (GTK_OVERLAY (overlay), gtk_label_new (label));
  gtk_widget_add_css_class (keycap, "keycap");
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), keycap);
  gtk_button_set_child (GTK_BUTTON (button), overlay);
  gtk_widget_add_css_class (button, "big-action");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  if (key != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, key_name, -1);
  return button;
}

static GtkWidget *
offer_new (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *story = button_new (
    /* Translators: a button: the end of the game is told step by step */
    _("Step by step"),
    /* Translators: what stands on the key Enter, short */
    C_("key", "Enter"), "Return", "result.story");

  gtk_box_set_homogeneous (GTK_BOX (box), TRUE);
  gtk_widget_add_css_class (story, "suggested-action");
  gtk_box_append (GTK_BOX (box), story);
  /* Translators: a button: who has won and who comes where is shown without the steps */
  gtk_box_append (GTK_BOX (box),
                  button_new (_("Straight to the places"), C_("key", "Esc"), "Escape", "result.places"));
  return box;
}

static GtkWidget *
places_foot_new (const AhuGameUi *ui,
                 AhuSession      *session)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *again = gtk_button_new ();
  GtkWidget *story = button_new (_("Step by step"), "F5", "F5", "result.story");

  gtk_actionable_set_action_name (GTK_ACTIONABLE (again), "win.again");
  ahu_result_stage_fill_again (GTK_BUTTON (again), ahu_session_get_record (session));
  gtk_widget_add_css_class (again, "big-action");
  gtk_widget_add_css_class (again, "suggested-action");
  gtk_widget_set_hexpand (again, TRUE);
  gtk_widget_set_visible (story, ui->story_new != NULL);
  gtk_box_append (GTK_BOX (box), again);
  gtk_box_append (GTK_BOX (box), story);
  /* Translators: a button: leaves the large places for the page with all that there is to tell */
  gtk_box_append (GTK_BOX (box), button_new (_("The whole result"), C_("key", "Esc"), "Escape", "win.table-view"));
  return box;
}

/* One below the other, or beside each other, at the end but for one that stands apart. */
static void
arrange_foot (AhuStage   *stage,
              GParamSpec *pspec,
              GtkWidget  *foot)
{
  gboolean narrow = ahu_stage_is_narrow (stage);
  GtkWidget *first = gtk_widget_get_first_child (foot);
  gboolean apart = gtk_widget_get_hexpand (first);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (foot), narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_set_halign (foot, narrow || apart ? GTK_ALIGN_FILL : GTK_ALIGN_END);
  gtk_widget_set_halign (first, narrow || !apart ? GTK_ALIGN_FILL : GTK_ALIGN_START);
}

static gboolean
has_just_ended (AhuSession *session)
{
  return ahu_telling_get_stage (ahu_telling_for_session (session)) == AHU_TELLING_ENDED;
}

/* For a game that has no picture of its own for them. */
static GtkWidget *
plain_places_new (AhuSession *session)
{
  AhuRecord *record = ahu_session_get_record (session);
  g_autoptr (AhuRanking) ranking = ahu_session_get_game (session)->ranking (ahu_session_get_position (session),
                                                                            ahu_session_get_names (session));

  return ahu_ranking_places_new (ranking, ahu_record_get_names (record), ahu_record_get_colours (record), TRUE);
}

static void
narrow_cb (AhuStage *stage)
{
  const Shown *shown = g_object_get_data (G_OBJECT (stage), "shown");
  gboolean narrow = ahu_stage_is_narrow (stage);
  GtkWidget *body;

  /* The end may have been taken back while the last of it is still seen. */
  if (!ahu_session_is_over (shown->session))
    return;
  if (has_just_ended (shown->session))
    body = shown->ui->end_new != NULL ? shown->ui->end_new (shown->session, narrow) : NULL;
  else
    body = shown->ui->places_new != NULL ? shown->ui->places_new (shown->session, narrow)
                                         : plain_places_new (shown->session);
  ahu_stage_set_body (stage, body);
}

static void
show_head (AhuStage         *stage,
           const AhuGameUi  *ui,
           AhuSession       *session,
           const AhuRanking *ranking)
{
  AhuRecord *record = ahu_session_get_record (session);
  g_autofree char *when = ahu_result_describe_game (session, FALSE);

  if (has_just_ended (session))
    ahu_stage_set_head (stage, NULL, _("The game is over"), when);
  else
    ahu_stage_set_head (stage, ahu_player_colour_find (ahu_record_get_colours (record)[ranking->order[0]])->mark,
                        ranking->headline, when);
}

GtkWidget *
ahu_result_stage_new_without_buttons (const AhuGameUi  *ui,
                                      AhuSession       *session,
                                      const AhuRanking *ranking)
{
  GtkWidget *stage;
  Shown *shown;

  g_return_val_if_fail (ui != NULL && ranking != NULL, NULL);
  g_return_val_if_fail (AHU_IS_SESSION (session), NULL);

  stage = ahu_stage_new ();
  shown = g_new0 (Shown, 1);
  shown->ui = ui;
  shown->session = g_object_ref (session);
  g_object_set_data_full (G_OBJECT (stage), "shown", shown, shown_free);
  show_head (AHU_STAGE (stage), ui, session, ranking);
  g_signal_connect (stage, "notify::narrow", G_CALLBACK (narrow_cb), NULL);
  narrow_cb (AHU_STAGE (stage));
  return stage;
}

GtkWidget *
ahu_result_stage_new (const AhuGameUi  *ui,
                      AhuSession       *session,
                      const AhuRanking *ranking)
{
  GtkWidget *stage = ahu_result_stage_new_without_buttons (ui, session, ranking);
  GtkWidget *foot;

  foot = has_just_ended (session) ? offer_new () : places_foot_new (ui, session);
  ahu_stage_set_foot (AHU_STAGE (stage), foot);
  g_signal_connect_object (stage, "notify::narrow", G_CALLBACK (arrange_foot), foot, 0);
  arrange_foot (AHU_STAGE (stage), NULL, foot);
  return stage;
}

/* Whose turn it is to begin then: the seats of a record begin with who began. */
void
ahu_result_stage_fill_again (GtkButton *button,
                             AhuRecord *record)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *second;
  g_autofree char *begins = NULL;

  g_return_if_fail (GTK_IS_BUTTON (button));
  g_return_if_fail (AHU_IS_RECORD (record));

  /* Translators: below “Play again, same seats”: %s is the name of the next starting player. */
  begins = g_strdup_printf (_("%s begins"), ahu_record_get_names (record)[1 % ahu_record_get_n_players (record)]);
  second = gtk_label_new (begins);
  gtk_label_set_ellipsize (GTK_LABEL (second), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (second, "again-begins");
  gtk_box_append (GTK_BOX (box), gtk_label_new (_("Play again, same seats")));
  gtk_box_append (GTK_BOX (box), second);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_button_set_child (button, box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Play again, same seats"),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, begins, -1);
}

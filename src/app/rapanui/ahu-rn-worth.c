/* ahu-rn-worth.c: what each sacrifice of a tracked game was worth, player by player
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "app/rapanui/ahu-rn-worth.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "app/ahu-picture.h"
#include "app/ahu-rules-text.h"
#include "app/ahu-tip.h"
#include "app/rapanui/ahu-rn-art.h"
#include "core/ahu-name.h"
#include "rapanui/rn-worth.h"

#define MARK_SIZE 24
#define FACE_WIDTH 29

/* What the lines tell when they are opened. */
typedef struct
{
  AhuSession *session;
  char **names;   /* as they stand in sentences */
  GArray *worths; /* RnWorth */
  RnFinal final;
} Worths;

static void
worths_free (gpointer data)
{
  Worths *worths = data;

  g_object_unref (worths->session);
  g_strfreev (worths->names);
  g_array_unref (worths->worths);
  g_free (worths);
}

static void
set_texts (GtkWidget   *row,
           const char  *title,
           char *const *sentences)
{
  g_autofree char *text = g_strjoinv (C_("sentences", " "), (char **) sentences);

  /* Names are no markup. */
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  g_object_set (row, "subtitle", text, NULL);
}

/* The menu of the row leads there. */
static void
set_rule (GtkWidget  *row,
          const char *rule)
{
  g_autofree char *words = ahu_rules_describe (rule);

  ahu_tip_set (row, words);
}

static const char *
get_rule (const RnWorth *worth)
{
  if (worth->added)
    return "R6.3";

  return worth->face_down ? "R6.2" : "R6.1";
}

static GtkWidget *
card_row_new (const Worths  *worths,
              const RnWorth *worth)
{
  const char *const *names = (const char *const *) worths->names;
  g_autofree char *heading = rn_worth_heading (worth, names);
  g_auto (GStrv) sentences = rn_worth_sentences (worth, &worths->final, names);
  GtkWidget *row = adw_action_row_new ();

  set_texts (row, heading, sentences);
  set_rule (row, get_rule (worth));
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row),
                             ahu_picture_new (ahu_rn_art_sacrifice (worth->kind), FACE_WIDTH,
                                              ahu_rn_art_sacrifice_height (FACE_WIDTH)));
  return row;
}

/* The cards are written when they are first asked for: there may be dozens. */
static void
expanded_cb (AdwExpanderRow *row,
             GParamSpec     *pspec,
             const Worths   *worths)
{
  guint player = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "player"));

  g_signal_handlers_disconnect_by_func (row, expanded_cb, (gpointer) worths);
  for (guint i = 0; i < worths->worths->len; i++)
    {
      const RnWorth *worth = &g_array_index (worths->worths, RnWorth, i);

      if (worth->player == player)
        adw_expander_row_add_row (row, card_row_new (worths, worth));
    }
}

/* The platform leaves the lists inside such a row without a name. */
static void
name_lists (GtkWidget  *widget,
            const char *name)
{
  if (GTK_IS_LIST_BOX (widget))
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    name_lists (child, name);
}

static GtkWidget *
player_row_new (const Worths *worths,
                guint         player)
{
  const char *const *names = (const char *const *) worths->names;
  const char *const *colours = ahu_record_get_colours (ahu_session_get_record (worths->session));
  GtkWidget *row = adw_expander_row_new ();
  RnWorthTotal total;
  g_auto (GStrv) sentences = NULL;

  rn_worth_sum (worths->worths, &worths->final, player, &total);
  sentences = rn_worth_total_sentences (&total, player, &worths->final, names);
  set_texts (row, ahu_session_get_names (worths->session)[player], sentences);
  set_rule (row, "R8.3");
  name_lists (row, names[player]);
  adw_expander_row_add_prefix (ADW_EXPANDER_ROW (row), ahu_mark_new (colours[player], MARK_SIZE));
  adw_expander_row_set_enable_expansion (ADW_EXPANDER_ROW (row), total.n + total.n_added > 0);
  g_object_set_data (G_OBJECT (row), "player", GUINT_TO_POINTER (player));
  g_signal_connect (row, "notify::expanded", G_CALLBACK (expanded_cb), (gpointer) worths);

  return row;
}

GtkWidget *
ahu_rn_worth_new (AhuSession *session)
{
  Worths *worths;
  GtkWidget *list;

  g_return_val_if_fail (AHU_IS_SESSION (session), NULL);

  worths = g_new0 (Worths, 1);
  worths->session = g_object_ref (session);
  worths->names = ahu_names_isolate (ahu_session_get_names (session));
  worths->worths = rn_worth_find (ahu_session_get_history (session), &worths->final);
  if (worths->worths->len == 0)
    {
      worths_free (worths);
      return NULL;
    }

  list = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_widget_add_css_class (list, "worth");
  for (guint i = 0; i < worths->final.n_players; i++)
    gtk_list_box_append (GTK_LIST_BOX (list), player_row_new (worths, worths->final.order[i]));
  g_object_set_data_full (G_OBJECT (list), "worths", worths, worths_free);

  return list;
}

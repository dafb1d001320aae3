/* probe-ui.c: the pages of the second game: labels and a table, and nothing that may be left out
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "probe-ui.h"

#include <adwaita.h>

#include "core/json/ahu-json-path.h"
#include "toolkit/entry/ahu-score-form.h"
#include "toolkit/entry/ahu-score-player.h"
#include "toolkit/paper/ahu-paper.h"
#include "toolkit/table/ahu-set-up-page.h"
#include "probe-entry.h"
#include "probe-game.h"
#include "probe-resources.h"
#include "probe-table.h"

#define PROBE_TYPE_PAGE (probe_page_get_type ())
G_DECLARE_FINAL_TYPE (ProbePage, probe_page, PROBE, PAGE, AhuSetUpPage)

struct _ProbePage
{
  AhuSetUpPage parent_instance;
};

G_DEFINE_FINAL_TYPE (ProbePage, probe_page, AHU_TYPE_SET_UP_PAGE)

static void
probe_page_start (AhuSetUpPage      *page,
                  const char *const *names,
                  const char *const *colours,
                  const char *const *seat_choices)
{
}

/* There is nothing to lay out: each game has the same goal. */
static JsonNode *
probe_page_dup_setup (AhuSetUpPage *page)
{
  g_autofree char *setup = g_strdup_printf ("{ \"goal\": %u }", PROBE_GAME_GOAL);

  return json_from_string (setup, NULL);
}

static void
probe_page_class_init (ProbePageClass *klass)
{
  AHU_SET_UP_PAGE_CLASS (klass)->start = probe_page_start;
  AHU_SET_UP_PAGE_CLASS (klass)->dup_setup = probe_page_dup_setup;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BOX_LAYOUT);
}

static void
probe_page_init (ProbePage *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (gtk_widget_get_layout_manager (GTK_WIDGET (self))),
                                  GTK_ORIENTATION_VERTICAL);
}

static GtkWidget *
deal_page_new (void)
{
  GtkWidget *page = g_object_new (PROBE_TYPE_PAGE, NULL);
  GtkWidget *bar = adw_header_bar_new ();
  GtkWidget *back = gtk_button_new_with_label (PROBE_UI_BACK);
  GtkWidget *begin = gtk_button_new_with_label (PROBE_UI_BEGIN);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (back), "win.back");
  adw_header_bar_pack_start (ADW_HEADER_BAR (bar), back);
  g_signal_connect_object (begin, "clicked", G_CALLBACK (ahu_set_up_page_finish), page, G_CONNECT_SWAPPED);
  gtk_widget_set_parent (bar, page);
  gtk_widget_set_parent (gtk_label_new (PROBE_UI_DEAL), page);
  gtk_widget_set_parent (begin, page);

  return page;
}

static GtkWidget *
replay_view_new (AhuSession *session)
{
  g_assert_true (ahu_session_get_game (session) == probe_game_get ());

  return gtk_label_new (PROBE_UI_POSITION);
}

static AhuPaper *
result_paper_new (AhuSession *session)
{
  AhuRecord *record = ahu_session_get_record (session);
  const char *const *names = ahu_record_get_names (record);
  gconstpointer position = ahu_session_get_position (session);

  return ahu_paper_new ("Probe", "", probe_game_get ()->ranking (position, names), names,
                        ahu_record_get_colours (record), probe_game_get ()->final_text (position, names));
}

#define PROBE_TYPE_FORM (probe_form_get_type ())
G_DECLARE_FINAL_TYPE (ProbeForm, probe_form, PROBE, FORM, AhuScoreForm)

/* A row for each player: who it is, and the points. */
struct _ProbeForm
{
  AhuScoreForm parent_instance;

  AhuSheet *sheet;
  GtkWidget *rows;
  gboolean updating;
};

G_DEFINE_FINAL_TYPE (ProbeForm, probe_form, AHU_TYPE_SCORE_FORM)

static void
points_changed_cb (ProbeForm   *self,
                   GtkEditable *entry)
{
  const char *path = gtk_widget_get_name (GTK_WIDGET (entry));
  const char *text = gtk_editable_get_text (entry);

  if (!self->updating)
    ahu_sheet_set (self->sheet, path, *text != '\0' ? json_node_init_int (json_node_alloc (), atoi (text)) : NULL, TRUE);
}

static GtkWidget *
row_new (ProbeForm *self,
         guint      player)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *points = gtk_entry_new ();
  g_autofree char *path = g_strdup_printf ("players[%u].points", player);
  g_autofree char *label = g_strdup_printf ("Points of player %u", player + 1);

  gtk_widget_set_name (points, path);
  gtk_accessible_update_property (GTK_ACCESSIBLE (points), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_signal_connect_swapped (points, "changed", G_CALLBACK (points_changed_cb), self);
  gtk_box_append (GTK_BOX (row), ahu_score_player_new (self->sheet, player));
  gtk_box_append (GTK_BOX (row), points);

  return row;
}

static void
show_row (ProbeForm *self,
          GtkWidget *row,
          guint      player)
{
  GtkEditable *points = GTK_EDITABLE (gtk_widget_get_last_child (row));
  JsonNode *node = ahu_json_path_get (ahu_sheet_get_document (self->sheet), gtk_widget_get_name (GTK_WIDGET (points)));
  gboolean missing = !ahu_sheet_get_scoring (self->sheet)->players[player].counted;
  g_autofree char *text = g_strdup_printf ("%d", (int) json_node_get_int (node));

  ahu_score_player_update (AHU_SCORE_PLAYER (gtk_widget_get_first_child (row)));
  if (g_strcmp0 (gtk_editable_get_text (points), missing ? "" : text) != 0)
    gtk_editable_set_text (points, missing ? "" : text);
}

static void
probe_form_update (ProbeForm *self)
{
  guint player = 0;

  self->updating = TRUE;
  for (GtkWidget *row = gtk_widget_get_first_child (self->rows); row != NULL; row = gtk_widget_get_next_sibling (row))
    {
      gboolean plays = player < ahu_sheet_get_n_players (self->sheet);

      gtk_widget_set_visible (row, plays);
      if (plays)
        show_row (self, row, player);
      player++;
    }
  self->updating = FALSE;
}

static GtkWidget *
probe_form_what_if_new (AhuScoreForm *form,
                        gboolean      narrow)
{
  return gtk_label_new (PROBE_UI_WHAT_IF);
}

static void
probe_form_constructed (GObject *object)
{
  ProbeForm *self = PROBE_FORM (object);
  GtkWidget *add;

  G_OBJECT_CLASS (probe_form_parent_class)->constructed (object);

  self->sheet = ahu_score_form_get_sheet (AHU_SCORE_FORM (self));
  add = ahu_score_player_add_button_new (self->sheet);
  self->rows = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  for (guint p = 0; p < probe_game_get ()->max_players; p++)
    gtk_box_append (GTK_BOX (self->rows), row_new (self, p));
  gtk_box_append (GTK_BOX (self), gtk_label_new (PROBE_UI_SCORE));
  gtk_box_append (GTK_BOX (self), self->rows);
  gtk_box_append (GTK_BOX (self), add);
  g_signal_connect_object (add, "clicked", G_CALLBACK (ahu_sheet_add_player), self->sheet, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->sheet, "changed", G_CALLBACK (probe_form_update), self, G_CONNECT_SWAPPED);
  probe_form_update (self);
}

static void
probe_form_class_init (ProbeFormClass *klass)
{
  G_OBJECT_CLASS (klass)->constructed = probe_form_constructed;
  AHU_SCORE_FORM_CLASS (klass)->what_if_new = probe_form_what_if_new;
}

static void
probe_form_init (ProbeForm *self)
{
}

static GtkWidget *
score_form_new (AhuSheet *sheet)
{
  return g_object_new (PROBE_TYPE_FORM, "sheet", sheet, NULL);
}

static const AhuSwitch switches[] = { { PROBE_UI_SWITCH, PROBE_UI_GROUP, "A switch", "What it means", NULL }, { NULL } };

static AhuGameUi ui;

void
probe_ui_offer (gboolean more)
{
  probe_ui_get ();
  ui.counts_id = more ? "final-scoring-probe" : NULL;
  ui.score_form_new = more ? score_form_new : NULL;
  ui.switches = more ? switches : NULL;
  probe_ui_offer_rules (more);
  ui.practises = more;
  probe_game_offer (more);
}

static char *
setup_line (AhuRecord *record)
{
  return g_strdup_printf ("The goal · %d", (int) json_object_get_int_member (ahu_record_get_setup (record), "goal"));
}

void
probe_ui_offer_correction (gboolean correction)
{
  probe_ui_get ();
  ui.setup_line = correction ? setup_line : NULL;
  ui.entry_new = correction ? probe_entry_new : NULL;
}

void
probe_ui_offer_rules (gboolean rules)
{
  probe_ui_get ();
  ((AhuGame *) probe_game_get ())->rules_path = rules ? AHU_RESOURCE_PATH "/rules/probe" : NULL;
}

const AhuGameUi *
probe_ui_get (void)
{
  if (ui.game == NULL)
    {
      g_resources_register (probe_get_resource ());
      ui.game = probe_game_get ();
      ui.name = "Probe";
      ui.deal_page_new = deal_page_new;
      ui.table_page_new = probe_table_new;
      ui.replay_view_new = replay_view_new;
      ui.result_paper_new = result_paper_new;
      ui.practises = TRUE;
    }

  return &ui;
}

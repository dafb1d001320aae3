/* ahu-tp-score-form.c: the form of a final scoring: for each player the board, points and Tapati
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-score-form.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

#include "core/base/ahu-name.h"
#include "core/json/ahu-json-path.h"
#include "games/tapati/engine/tp-sheet-file.h"
#include "games/tapati/ui/ahu-tp-board-words.h"
#include "games/tapati/ui/ahu-tp-lines.h"
#include "games/tapati/ui/ahu-tp-paper.h"
#include "games/tapati/ui/ahu-tp-score-box.h"
#include "toolkit/base/ahu-line.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/entry/ahu-score-player.h"
#include "toolkit/ranking/ahu-tale.h"

/* From its rows a finger can choose one. */
#define BOARD_HEIGHT 430
/* A telephone shows one site after the other, so large that a finger meets each piece. */
#define NARROW_BOARD_WIDTH 740

struct _AhuTpScoreForm
{
  AhuScoreForm parent_instance;

  AhuSheet *sheet;
  TpPosition position; /* as boards and tabs show it */
  guint player;

  GtkWidget *box_line;
  GtkWidget *tabs_line;
  GtkWidget *tabs;
  GtkWidget *add_button;
  GtkWidget *heads[TP_MAX_PLAYERS];
  GtkWidget *fields;
  GtkWidget *board;
  GtkWidget *faults; /* of the board, and of all together */
  GtkWidget *values; /* of the sites, beside each other or one below the other */
  GtkWidget *sites[TP_SITES];
  GtkWidget *lines[TP_SITES];
};

G_DEFINE_FINAL_TYPE (AhuTpScoreForm, ahu_tp_score_form, AHU_TYPE_SCORE_FORM)

/* Nobody acts: it is no position of a game, but has what boards show of one. */
static void
lay_out (TpPosition    *position,
         const TpSheet *sheet)
{
  memset (position, 0, sizeof *position);
  position->box = sheet->box;
  position->n_players = (guint8) sheet->n_players;
  position->first = position->active = position->actor = TP_INVALID;
  position->step = TP_STEP_OVER;
  position->fact = TP_NO_FACT;
  for (guint p = 0; p < sheet->n_players; p++)
    {
      TpPlayer *player = &position->players[p];

      memcpy (player->tapati, sheet->players[p].tapati, sizeof player->tapati);
      memcpy (player->moai, sheet->players[p].moai, sizeof player->moai);
      player->points[TP_LINE_PRESTIGE] = sheet->players[p].points;
    }
}

/* What stands below the board: of its sites, and what is too much on all boards together. */
static void
show_faults (AhuTpScoreForm *self,
             const TpReason *reasons,
             guint           n_reasons)
{
  g_auto (GStrv) names = ahu_sheet_dup_names (self->sheet);
  g_autoptr (GString) faults = g_string_new (NULL);

  for (guint i = 0; i < n_reasons; i++)
    {
      gboolean is_board = reasons[i].site >= 0 && reasons[i].player == (int) self->player;
      g_autofree char *text = NULL;

      if (!is_board && reasons[i].code != TP_REASON_SHEET_TOTAL && reasons[i].player >= 0)
        continue;
      text = tp_sheet_problem_text (&reasons[i], (const char *const *) names);
      g_string_append_printf (faults, "%s%s", faults->len > 0 ? "\n" : "", text);
    }
  ahu_tp_score_show_faults (GTK_LABEL (self->faults), faults);
}

/* Whose numbers are there and possible. */
static guint
find_ticked (AhuTpScoreForm *self,
             const TpReason *reasons,
             guint           n_reasons)
{
  const AhuScoring *scoring = ahu_sheet_get_scoring (self->sheet);
  guint ticked = 0;

  for (guint p = 0; p < scoring->n_players; p++)
    if (scoring->players[p].counted)
      ticked |= 1u << p;
  for (guint i = 0; i < n_reasons; i++)
    if (reasons[i].player >= 0)
      ticked &= ~(1u << reasons[i].player);

  return ticked;
}

/* What each Moai is worth, line by line. */
static void
show_values (AhuTpScoreForm *self)
{
  const TpPlayer *player = &self->position.players[self->player];

  for (guint site = 0; site < TP_SITES; site++)
    {
      const TpMoai *moai = &player->moai[site];

      gtk_widget_set_visible (self->sites[site], tp_moai_is_begun (moai));
      if (tp_moai_is_begun (moai))
        ahu_tp_lines_show (AHU_TP_LINES (self->lines[site]), moai, &self->position.box, FALSE);
    }
}

/* A tab has all points, those of Moai that still stand too. */
static void
show_totals (AhuTpScoreForm *self)
{
  TpPosition totals = self->position;

  for (guint p = 0; p < totals.n_players; p++)
    for (guint site = 0; site < TP_SITES; site++)
      {
        guint lines[TP_LINES];

        tp_moai_value (&totals.players[p].moai[site], &totals.box, lines);
        for (guint line = 0; line < TP_LINES; line++)
          totals.players[p].points[line] = (guint16) (totals.players[p].points[line] + lines[line]);
      }
  ahu_tp_tabs_show (AHU_TP_TABS (self->tabs), &totals);
}

static void
update (AhuTpScoreForm *self)
{
  g_auto (GStrv) names = ahu_sheet_dup_names (self->sheet);
  g_auto (GStrv) colours = ahu_sheet_dup_colours (self->sheet);
  TpReason reasons[TP_SHEET_MAX_PROBLEMS];
  TpSheet sheet;
  guint n = tp_sheet_find_all_problems (&sheet, ahu_sheet_get_document (self->sheet), reasons);
  AhuTpView view = { &self->position, 0, AHU_TP_FORM, NULL };

  lay_out (&self->position, &sheet);
  self->player = MIN (self->player, sheet.n_players - 1);
  view.seat = self->player;
  ahu_tp_tabs_set_players (AHU_TP_TABS (self->tabs), (const char *const *) names, (const char *const *) colours);
  ahu_tp_tabs_set_ticked (AHU_TP_TABS (self->tabs), find_ticked (self, reasons, n));
  show_totals (self);
  ahu_tp_tabs_set_selected (AHU_TP_TABS (self->tabs), self->player);
  gtk_widget_set_visible (self->add_button, ahu_sheet_can_add_player (self->sheet) &&
                          ahu_sheet_get_source (self->sheet) == AHU_SHEET_ENTERED);
  for (guint p = 0; p < TP_MAX_PLAYERS; p++)
    {
      gtk_widget_set_visible (self->heads[p], p == self->player);
      if (p < sheet.n_players)
        ahu_score_player_update (AHU_SCORE_PLAYER (self->heads[p]));
    }
  ahu_tp_score_fields_show (AHU_TP_SCORE_FIELDS (self->fields), self->player, &sheet, reasons, n);
  ahu_tp_board_set_players (AHU_TP_BOARD (self->board), (const char *const *) names, (const char *const *) colours);
  ahu_tp_board_show (AHU_TP_BOARD (self->board), &view);
  show_faults (self, reasons, n);
  show_values (self);
}

static void
add_player_cb (AhuTpScoreForm *self)
{
  ahu_sheet_add_player (self->sheet);
  ahu_tp_score_form_select (self, ahu_sheet_get_n_players (self->sheet) - 1);
  gtk_widget_grab_focus (self->heads[self->player]);
}

static void
entered_cb (AhuTpScoreForm *self,
            guint           site,
            const TpMoai   *moai)
{
  g_autofree char *path = g_strdup_printf ("players[%u].moai[%u]", self->player, site);

  ahu_sheet_set (self->sheet, path, tp_moai_to_json (moai), FALSE);
}

/* Until the next change it stands where faults do. */
static void
refused_cb (AhuTpScoreForm *self,
            const TpReason *reason)
{
  g_auto (GStrv) names = ahu_sheet_dup_names (self->sheet);
  g_autofree char *text = ahu_tp_reason_words (reason, (const char *const *) names);
  g_autoptr (GString) faults = g_string_new (text);

  ahu_tp_score_show_faults (GTK_LABEL (self->faults), faults);
}

static gboolean
ahu_tp_score_form_grab_focus (GtkWidget *widget)
{
  AhuTpScoreForm *self = AHU_TP_SCORE_FORM (widget);

  return gtk_widget_grab_focus (ahu_tp_score_fields_get_field (AHU_TP_SCORE_FIELDS (self->fields), TP_PIECES));
}

static void
ahu_tp_score_form_set_room (AhuScoreForm *form,
                            gboolean      narrow,
                            gboolean      beside,
                            int           room)
{
  AhuTpScoreForm *self = AHU_TP_SCORE_FORM (form);

  gtk_widget_set_size_request (self->board, narrow ? NARROW_BOARD_WIDTH : -1, BOARD_HEIGHT);
  ahu_line_arrange (GTK_GRID (self->box_line), narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL, 12);
  ahu_line_arrange (GTK_GRID (self->tabs_line), narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL, 6);
  ahu_line_arrange (GTK_GRID (self->values), narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL, 18);
}

/* Alt with the number of a seat leads to its board. */
static gboolean
ahu_tp_score_form_take_key (AhuScoreForm    *form,
                            guint            keyval,
                            GdkModifierType  state)
{
  AhuTpScoreForm *self = AHU_TP_SCORE_FORM (form);
  guint n = ahu_sheet_get_n_players (self->sheet);

  if ((state & GDK_ALT_MASK) != 0 && keyval >= GDK_KEY_1 && keyval < GDK_KEY_1 + n)
    {
      ahu_tp_score_form_select (self, keyval - GDK_KEY_1);
      gtk_widget_grab_focus (GTK_WIDGET (self));
      return TRUE;
    }

  return ahu_tp_score_fields_take_key (AHU_TP_SCORE_FIELDS (self->fields), keyval, state);
}

/* To the first player who has something else now. */
static void
ahu_tp_score_form_follow (AhuScoreForm *form,
                          JsonObject   *before)
{
  AhuTpScoreForm *self = AHU_TP_SCORE_FORM (form);

  for (guint p = 0; p < ahu_sheet_get_n_players (self->sheet); p++)
    {
      g_autofree char *path = g_strdup_printf ("players[%u]", p);
      JsonNode *was = ahu_json_path_get (before, path);

      if (was != NULL && !json_node_equal (was, ahu_json_path_get (ahu_sheet_get_document (self->sheet), path)))
        {
          ahu_tp_score_form_select (self, p);
          return;
        }
    }
}

static GtkWidget *
ahu_tp_score_form_story_new (AhuScoreForm *form)
{
  AhuSheet *sheet = ahu_score_form_get_sheet (form);
  g_auto (GStrv) names = ahu_sheet_dup_names (sheet);
  g_auto (GStrv) said = ahu_names_isolate ((const char *const *) names);
  g_auto (GStrv) colours = ahu_sheet_dup_colours (sheet);
  g_autoptr (AhuScoring) scoring = tp_sheet_scoring (ahu_sheet_get_document (sheet), (const char *const *) said);

  return ahu_tale_story_new (ahu_tale_new (g_steal_pointer (&scoring->ranking), NULL, (const char *const *) names,
                                           (const char *const *) colours));
}

static AhuPaper *
ahu_tp_score_form_paper_new (AhuScoreForm *form,
                             const char   *subtitle)
{
  AhuSheet *sheet = ahu_score_form_get_sheet (form);
  g_auto (GStrv) names = ahu_sheet_dup_names (sheet);
  g_auto (GStrv) colours = ahu_sheet_dup_colours (sheet);
  TpReason reasons[TP_SHEET_MAX_PROBLEMS];
  TpSheet counted;

  tp_sheet_find_all_problems (&counted, ahu_sheet_get_document (sheet), reasons);

  return ahu_tp_paper_new_for_sheet (&counted, subtitle, (const char *const *) names, (const char *const *) colours);
}

static void
build_tabs (AhuTpScoreForm *self)
{
  self->tabs_line = gtk_grid_new ();
  self->tabs = ahu_tp_tabs_new ();
  ahu_tp_tabs_set_has_centre (AHU_TP_TABS (self->tabs), FALSE);
  gtk_widget_set_hexpand (self->tabs, TRUE);
  g_signal_connect_object (self->tabs, "selected", G_CALLBACK (ahu_tp_score_form_select), self, G_CONNECT_SWAPPED);
  self->add_button = ahu_score_player_add_button_new (self->sheet);
  gtk_widget_set_halign (self->add_button, GTK_ALIGN_END);
  gtk_widget_add_css_class (self->add_button, "tp-add-player");
  g_signal_connect_object (self->add_button, "clicked", G_CALLBACK (add_player_cb), self, G_CONNECT_SWAPPED);
  gtk_grid_attach (GTK_GRID (self->tabs_line), self->tabs, 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (self->tabs_line), self->add_button, 1, 0, 1, 1);
  gtk_box_append (GTK_BOX (self), self->tabs_line);
}

/* A wheel over the board scrolls the page. */
static gboolean
scroll_cb (GtkEventControllerScroll *controller,
           double                    dx,
           double                    dy,
           GtkWidget                *scroller)
{
  GtkWidget *page = gtk_widget_get_ancestor (gtk_widget_get_parent (scroller), GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *adjustment;

  if (dy == 0 || page == NULL)
    return GDK_EVENT_PROPAGATE;

  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (page));
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_value (adjustment) +
                            dy * pow (gtk_adjustment_get_page_size (adjustment), 2.0 / 3));

  return GDK_EVENT_STOP;
}

/* Where the board is wider than the page it is shifted. */
static GtkWidget *
board_new (AhuTpScoreForm *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkEventController *wheel = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL);

  gtk_event_controller_set_propagation_phase (wheel, GTK_PHASE_CAPTURE);
  g_signal_connect (wheel, "scroll", G_CALLBACK (scroll_cb), scroller);
  gtk_widget_add_controller (scroller, wheel);
  self->board = ahu_tp_board_new ();
  ahu_tp_board_set_has_head (AHU_TP_BOARD (self->board), FALSE);
  gtk_widget_set_size_request (self->board, -1, BOARD_HEIGHT);
  g_signal_connect_object (self->board, "entered", G_CALLBACK (entered_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "refused", G_CALLBACK (refused_cb), self, G_CONNECT_SWAPPED);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), self->board);

  return scroller;
}

static GtkWidget *
values_new (AhuTpScoreForm *self)
{
  self->values = gtk_grid_new ();
  gtk_grid_set_column_homogeneous (GTK_GRID (self->values), TRUE);
  for (guint site = 0; site < TP_SITES; site++)
    {
      g_autofree char *name = g_strdup_printf (_("Site %u"), site + 1);

      self->sites[site] = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
      self->lines[site] = ahu_tp_lines_new ();
      gtk_box_append (GTK_BOX (self->sites[site]), ahu_widget_words_new (name, "heading"));
      gtk_box_append (GTK_BOX (self->sites[site]), self->lines[site]);
      gtk_grid_attach (GTK_GRID (self->values), self->sites[site], (int) site, 0, 1, 1);
    }
  ahu_line_arrange (GTK_GRID (self->values), GTK_ORIENTATION_HORIZONTAL, 18);

  return self->values;
}

static void
build_player (AhuTpScoreForm *self)
{
  GtkWidget *panel = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
  GtkWidget *box = ahu_tp_score_box_new (self->sheet);

  gtk_widget_add_css_class (panel, "panel");
  gtk_widget_add_css_class (panel, "tp-score-panel");
  for (guint p = 0; p < TP_MAX_PLAYERS; p++)
    {
      self->heads[p] = ahu_score_player_new (self->sheet, p);
      gtk_box_append (GTK_BOX (panel), self->heads[p]);
    }
  self->fields = ahu_tp_score_fields_new (AHU_SCORE_FORM (self));
  self->faults = ahu_widget_words_new (NULL, "error");
  gtk_widget_set_visible (self->faults, FALSE);
  gtk_widget_set_halign (box, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (panel), self->fields);
  gtk_box_append (GTK_BOX (panel), board_new (self));
  gtk_box_append (GTK_BOX (panel), self->faults);
  gtk_box_append (GTK_BOX (panel),
                  ahu_widget_words_new (_("Tap a space to fill all up to there. Tap the last one again for one fewer."),
                                        "second"));
  gtk_box_append (GTK_BOX (panel), values_new (self));
  gtk_box_append (GTK_BOX (panel), box);
  gtk_box_append (GTK_BOX (self), panel);
}

static void
ahu_tp_score_form_constructed (GObject *object)
{
  AhuTpScoreForm *self = AHU_TP_SCORE_FORM (object);

  G_OBJECT_CLASS (ahu_tp_score_form_parent_class)->constructed (object);

  self->sheet = ahu_score_form_get_sheet (AHU_SCORE_FORM (self));
  gtk_box_set_spacing (GTK_BOX (self), 12);
  self->box_line = ahu_tp_score_box_line_new (self->sheet);
  gtk_box_append (GTK_BOX (self), self->box_line);
  build_tabs (self);
  build_player (self);
  g_signal_connect_object (self->sheet, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

static void
ahu_tp_score_form_class_init (AhuTpScoreFormClass *klass)
{
  AhuScoreFormClass *form_class = AHU_SCORE_FORM_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = ahu_tp_score_form_constructed;
  GTK_WIDGET_CLASS (klass)->grab_focus = ahu_tp_score_form_grab_focus;
  form_class->first_words = N_("Enter the points and the board of each player");
  form_class->set_room = ahu_tp_score_form_set_room;
  form_class->take_key = ahu_tp_score_form_take_key;
  form_class->follow = ahu_tp_score_form_follow;
  form_class->story_new = ahu_tp_score_form_story_new;
  form_class->paper_new = ahu_tp_score_form_paper_new;
}

static void
ahu_tp_score_form_init (AhuTpScoreForm *self)
{
}

GtkWidget *
ahu_tp_score_form_new (AhuSheet *sheet)
{
  return g_object_new (AHU_TYPE_TP_SCORE_FORM, "sheet", sheet, NULL);
}

void
ahu_tp_score_form_select (AhuTpScoreForm *self,
                          guint           player)
{
  g_return_if_fail (AHU_IS_TP_SCORE_FORM (self));
  g_return_if_fail (player < ahu_sheet_get_n_players (self->sheet));

  if (player == self->player)
    return;
  ahu_sheet_end_typing (self->sheet);
  self->player = player;
  update (self);
}

guint
ahu_tp_score_form_get_player (AhuTpScoreForm *self)
{
  g_return_val_if_fail (AHU_IS_TP_SCORE_FORM (self), 0);

  return self->player;
}

AhuTpTabs *
ahu_tp_score_form_get_tabs (AhuTpScoreForm *self)
{
  g_return_val_if_fail (AHU_IS_TP_SCORE_FORM (self), NULL);

  return AHU_TP_TABS (self->tabs);
}

AhuTpScoreFields *
ahu_tp_score_form_get_fields (AhuTpScoreForm *self)
{
  g_return_val_if_fail (AHU_IS_TP_SCORE_FORM (self), NULL);

  return AHU_TP_SCORE_FIELDS (self->fields);
}

AhuTpBoard *
ahu_tp_score_form_get_board (AhuTpScoreForm *self)
{
  g_return_val_if_fail (AHU_IS_TP_SCORE_FORM (self), NULL);

  return AHU_TP_BOARD (self->board);
}

GtkLabel *
ahu_tp_score_form_get_faults (AhuTpScoreForm *self)
{
  g_return_val_if_fail (AHU_IS_TP_SCORE_FORM (self), NULL);

  return GTK_LABEL (self->faults);
}

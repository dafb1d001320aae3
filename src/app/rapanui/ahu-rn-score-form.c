/* ahu-rn-score-form.c: the form of counts of a final scoring
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "app/rapanui/ahu-rn-score-form.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "app/ahu-choice.h"
#include "app/ahu-compat.h"
#include "app/ahu-widget.h"
#include "app/rapanui/ahu-rn-art.h"
#include "app/rapanui/ahu-rn-score-count.h"
#include "app/rapanui/ahu-rn-score-player.h"
#include "app/rapanui/ahu-rn-score-row.h"
#include "rapanui/rn-sentences.h"

#define STONE_FACE 44

struct _AhuRnScoreForm
{
  GtkBox parent_instance;

  AhuRnTally *tally;
  gboolean narrow;
  RnSheetCell cell;

  GtkWidget *stone;
  GtkWidget *faces[RN_SACRIFICES];
  GtkWidget *names[RN_SACRIFICES];
  GtkWidget *clear_button;
  GtkWidget *add_button;
  GtkWidget *grid;
  GtkWidget *headers[RN_MAX_PLAYERS];
  GtkWidget *lines[AHU_RN_SCORE_ROWS];
  GtkWidget *labels[RN_MAX_PLAYERS][AHU_RN_SCORE_ROWS];
  AhuRnScoreCount stone_counts[RN_SACRIFICES];
  AhuRnScoreCount counts[RN_MAX_PLAYERS][AHU_RN_SCORE_ROWS];
};

static guint cell_changed_signal;

G_DEFINE_FINAL_TYPE (AhuRnScoreForm, ahu_rn_score_form, GTK_TYPE_BOX)

/* The count that the focus is in, or was in last, is the one that “What if” is about. */
static void
entered_cb (AhuRnScoreForm          *self,
            GtkEventControllerFocus *focus)
{
  GtkWidget *spin = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (focus));
  const AhuRnScoreCount *count = g_object_get_data (G_OBJECT (spin), "count");

  self->cell = count->cell;
  ahu_rn_tally_end_typing (self->tally);
  g_signal_emit (self, cell_changed_signal, 0);
}

/* The controls in the order in which people count; the grid would go row by row. */
static GPtrArray *
list_controls (AhuRnScoreForm *self)
{
  GPtrArray *controls = g_ptr_array_new ();

  g_ptr_array_add (controls, self->clear_button);
  for (guint kind = 0; kind < RN_SACRIFICES; kind++)
    g_ptr_array_add (controls, self->faces[kind]);
  for (guint kind = 0; kind < RN_SACRIFICES; kind++)
    g_ptr_array_add (controls, self->stone_counts[kind].spin);
  g_ptr_array_add (controls, self->add_button);
  for (guint p = 0; p < RN_MAX_PLAYERS; p++)
    {
      g_ptr_array_add (controls, self->headers[p]);
      for (guint row = 0; row < AHU_RN_SCORE_ROWS; row++)
        g_ptr_array_add (controls, self->counts[p][row].spin);
    }

  return controls;
}

static int
find_focus (AhuRnScoreForm *self,
            GPtrArray      *controls)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  for (guint i = 0; focus != NULL && i < controls->len; i++)
    {
      GtkWidget *control = g_ptr_array_index (controls, i);

      if (focus == control || gtk_widget_is_ancestor (focus, control))
        return (int) i;
    }

  return -1;
}

/* Enter: number after number, and from the last one to the first. */
static void
go_on_cb (AhuRnScoreForm *self)
{
  g_autoptr (GPtrArray) controls = list_controls (self);
  guint i = (guint) MAX (find_focus (self, controls), 0);
  GtkWidget *next;

  do
    next = g_ptr_array_index (controls, ++i % controls->len);
  while (!GTK_IS_SPIN_BUTTON (next) || !gtk_widget_get_visible (next));
  gtk_widget_grab_focus (next);
}

static void
make_count (AhuRnScoreForm  *self,
            AhuRnScoreCount *count,
            RnSheetCell      cell)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();

  ahu_rn_score_count_init (count, cell);
  g_object_set_data (G_OBJECT (count->spin), "count", count);
  g_signal_connect_swapped (focus, "enter", G_CALLBACK (entered_cb), self);
  gtk_widget_add_controller (count->spin, focus);
  g_signal_connect_swapped (gtk_editable_get_delegate (GTK_EDITABLE (count->spin)), "activate",
                            G_CALLBACK (go_on_cb), self);
}

static void
face_clicked_cb (AhuRnScoreForm *self,
                 AhuChoice      *face)
{
  guint kind = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (face), "kind"));

  self->cell = self->stone_counts[kind].cell;
  g_signal_emit (self, cell_changed_signal, 0);
  ahu_rn_score_form_add_card (self, kind);
}

/* A card turned up is a tap on its face. */
static GtkWidget *
make_face (AhuRnScoreForm *self,
           guint           kind)
{
  GtkWidget *face = ahu_choice_new ();
  /* Translators: %s is a Sacrifice kind: one more card of it lies on the Stone. */
  g_autofree char *name = g_strdup_printf (_("Count one more on the Stone: %s"), rn_sacrifice_name (kind));

  ahu_choice_set_content (AHU_CHOICE (face),
                          ahu_picture_new (ahu_rn_art_sacrifice (kind), STONE_FACE,
                                           ahu_rn_art_sacrifice_height (STONE_FACE)));
  ahu_choice_set_orientation (AHU_CHOICE (face), GTK_ORIENTATION_VERTICAL);
  ahu_choice_set_key (AHU_CHOICE (face), ahu_rn_score_row_key (kind));
  ahu_choice_set_name (AHU_CHOICE (face), name, NULL);
  gtk_widget_add_css_class (face, "flat");
  g_object_set_data (G_OBJECT (face), "kind", GUINT_TO_POINTER (kind));
  g_signal_connect_swapped (face, "clicked", G_CALLBACK (face_clicked_cb), self);

  return face;
}

static void
build_stone (AhuRnScoreForm *self)
{
  self->stone = gtk_grid_new ();
  gtk_widget_add_css_class (self->stone, "panel");
  gtk_widget_add_css_class (self->stone, "score-stone");
  gtk_grid_set_column_spacing (GTK_GRID (self->stone), 6);
  gtk_grid_set_row_spacing (GTK_GRID (self->stone), 6);
  for (guint kind = 0; kind < RN_SACRIFICES; kind++)
    {
      AhuRnScoreCount *count = &self->stone_counts[kind];

      make_count (self, count, (RnSheetCell) { -1, RN_SHEET_SACRIFICE, kind });
      gtk_widget_set_hexpand (count->spin, TRUE);
      self->faces[kind] = make_face (self, kind);
      self->names[kind] = ahu_widget_words_new (rn_kind_name_hyphenated (RN_FISH + kind), "heading");
      gtk_widget_set_hexpand (self->names[kind], TRUE);
      gtk_grid_attach (GTK_GRID (self->stone), self->faces[kind], 0, 0, 1, 1);
      gtk_grid_attach (GTK_GRID (self->stone), self->names[kind], 0, 0, 1, 1);
      gtk_grid_attach (GTK_GRID (self->stone), count->spin, 0, 0, 1, 1);
    }
}

static void
build_player (AhuRnScoreForm *self,
              guint           player)
{
  self->headers[player] = ahu_rn_score_player_new (player);
  gtk_grid_attach (GTK_GRID (self->grid), self->headers[player], 0, 0, 1, 1);
  for (guint row = 0; row < AHU_RN_SCORE_ROWS; row++)
    {
      AhuRnScoreCount *count = &self->counts[player][row];

      self->labels[player][row] = ahu_rn_score_row_label_new (row);
      make_count (self, count, ahu_rn_score_row_cell ((int) player, row));
      gtk_grid_attach (GTK_GRID (self->grid), self->labels[player][row], 0, 0, 1, 1);
      gtk_grid_attach (GTK_GRID (self->grid), count->spin, 0, 0, 1, 1);
    }
}

/* Wide: the kinds stand side by side; their faces tell them apart. */
static void
arrange_stone (AhuRnScoreForm *self)
{
  for (int kind = 0; kind < RN_SACRIFICES; kind++)
    {
      int row = self->narrow ? kind : 0;

      ahu_widget_place (self->faces[kind], self->narrow ? 0 : 2 * kind, row, 1);
      ahu_widget_place (self->names[kind], self->narrow ? 1 : 2 * RN_SACRIFICES + kind, row, 1);
      ahu_widget_place (self->stone_counts[kind].spin, self->narrow ? 2 : 2 * kind + 1, row, 1);
      gtk_widget_set_visible (self->names[kind], self->narrow);
      gtk_widget_set_hexpand (self->stone_counts[kind].spin, !self->narrow);
      ahu_choice_set_show_key (AHU_CHOICE (self->faces[kind]), !self->narrow);
    }
}

static void
arrange_lines (AhuRnScoreForm *self,
               guint           n_players)
{
  for (guint row = 0; row < AHU_RN_SCORE_ROWS; row++)
    {
      ahu_widget_place (self->lines[row], 0, 2 * (int) row + 1, 1 + (int) n_players);
      gtk_widget_set_visible (self->lines[row], !self->narrow);
    }
}

/* Wide: rows are named once and the players stand side by side. */
static void
arrange (AhuRnScoreForm *self)
{
  guint n = self->tally ? ahu_rn_tally_get_sheet (self->tally)->n_players : 0;

  arrange_stone (self);
  arrange_lines (self, n);
  for (guint p = 0; p < RN_MAX_PLAYERS; p++)
    {
      int column = self->narrow ? 1 : 1 + (int) p;
      int top = self->narrow ? (int) p * 2 * (AHU_RN_SCORE_ROWS + 1) : 0;

      ahu_widget_place (self->headers[p], self->narrow ? 0 : column, top, self->narrow ? 2 : 1);
      gtk_widget_set_visible (self->headers[p], p < n);
      for (guint row = 0; row < AHU_RN_SCORE_ROWS; row++)
        {
          int line = top + 2 * ((int) row + 1);

          ahu_widget_place (self->labels[p][row], 0, line, 1);
          ahu_widget_place (self->counts[p][row].spin, column, line, 1);
          gtk_widget_set_visible (self->labels[p][row], p < n && (self->narrow || p == 0));
          ahu_rn_score_row_label_set_show_key (self->labels[p][row], !self->narrow);
          gtk_widget_set_visible (self->counts[p][row].spin, p < n);
        }
    }
}

static void
show_stone_count (AhuRnScoreForm *self,
                  guint           kind)
{
  /* Translators: %s is a Sacrifice kind. */
  g_autofree char *name = g_strdup_printf (_("%s on the Stone"), rn_sacrifice_name (kind));

  ahu_rn_score_count_show (&self->stone_counts[kind], self->tally, name);
}

static void
show_count (AhuRnScoreForm *self,
            guint           player,
            guint           row,
            const char     *player_name)
{
  /* Translators: a field for screen readers: %1$s is a player's name, %2$s what is counted (Tiles, Moai, Wood, Fish …). */
  g_autofree char *name = g_strdup_printf (_("%1$s: %2$s"), player_name, ahu_rn_score_row_name (row));

  ahu_rn_score_count_show (&self->counts[player][row], self->tally, name);
}

static void
update (AhuRnScoreForm *self)
{
  guint n = ahu_rn_tally_get_sheet (self->tally)->n_players;
  g_auto (GStrv) names = ahu_rn_tally_dup_names (self->tally);

  if (self->cell.player >= (int) n)
    self->cell = self->stone_counts[0].cell;
  for (guint kind = 0; kind < RN_SACRIFICES; kind++)
    show_stone_count (self, kind);
  for (guint p = 0; p < n; p++)
    {
      ahu_rn_score_player_update (AHU_RN_SCORE_PLAYER (self->headers[p]), self->tally);
      for (guint row = 0; row < AHU_RN_SCORE_ROWS; row++)
        show_count (self, p, row, names[p]);
    }
  gtk_widget_set_sensitive (self->add_button, n < RN_MAX_PLAYERS);
  gtk_widget_set_sensitive (self->clear_button, !ahu_rn_tally_is_empty (self->tally));
  arrange (self);
}

static void
add_player_cb (AhuRnScoreForm *self)
{
  guint n = ahu_rn_tally_get_sheet (self->tally)->n_players;

  ahu_rn_tally_add_player (self->tally);
  gtk_widget_grab_focus (self->headers[n]);
}

static GtkWidget *
make_heading (const char *text)
{
  GtkWidget *heading = ahu_widget_words_new (text, "page-section");

  gtk_widget_set_hexpand (heading, TRUE);

  return heading;
}

static GtkWidget *
make_heading_line (GtkWidget *heading,
                   GtkWidget *button)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_widget_add_css_class (grid, "score-heading");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_grid_attach (GTK_GRID (grid), heading, 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), button, 1, 0, 1, 1);

  return grid;
}

static void
clear_cb (AhuRnScoreForm *self)
{
  ahu_rn_tally_clear (self->tally);
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

static GtkWidget *
make_stone_heading (AhuRnScoreForm *self)
{
  self->clear_button = gtk_button_new_with_label (_("Count anew"));
  gtk_widget_set_tooltip_text (self->clear_button, _("Sets all counts to 0; Undo brings them back"));
  gtk_widget_add_css_class (self->clear_button, "flat");
  g_signal_connect_swapped (self->clear_button, "clicked", G_CALLBACK (clear_cb), self);

  return make_heading_line (make_heading (_("On the Stone")), self->clear_button);
}

static GtkWidget *
make_players_heading (AhuRnScoreForm *self)
{
  GtkWidget *content = adw_button_content_new ();

  adw_button_content_set_icon_name (ADW_BUTTON_CONTENT (content), "list-add-symbolic");
  adw_button_content_set_label (ADW_BUTTON_CONTENT (content), _("Add a player"));
  self->add_button = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (self->add_button), content);
  g_signal_connect_swapped (self->add_button, "clicked", G_CALLBACK (add_player_cb), self);

  return make_heading_line (make_heading (_("In front of the players")), self->add_button);
}

static void
ahu_rn_score_form_finalize (GObject *object)
{
  AhuRnScoreForm *self = AHU_RN_SCORE_FORM (object);

  for (guint kind = 0; kind < RN_SACRIFICES; kind++)
    ahu_rn_score_count_clear (&self->stone_counts[kind]);
  for (guint p = 0; p < RN_MAX_PLAYERS; p++)
    for (guint row = 0; row < AHU_RN_SCORE_ROWS; row++)
      ahu_rn_score_count_clear (&self->counts[p][row]);

  G_OBJECT_CLASS (ahu_rn_score_form_parent_class)->finalize (object);
}

static void
ahu_rn_score_form_dispose (GObject *object)
{
  AhuRnScoreForm *self = AHU_RN_SCORE_FORM (object);

  if (self->tally != NULL)
    g_signal_handlers_disconnect_by_data (self->tally, self);
  g_clear_object (&self->tally);

  G_OBJECT_CLASS (ahu_rn_score_form_parent_class)->dispose (object);
}

static gboolean
ahu_rn_score_form_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (AHU_RN_SCORE_FORM (widget)->stone_counts[0].spin);
}

static gboolean
ahu_rn_score_form_focus (GtkWidget        *widget,
                         GtkDirectionType  direction)
{
  AhuRnScoreForm *self = AHU_RN_SCORE_FORM (widget);
  g_autoptr (GPtrArray) controls = list_controls (self);
  int step = direction == GTK_DIR_TAB_BACKWARD ? -1 : 1;
  int i = find_focus (self, controls);

  if (direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD)
    return ahu_compat_focus_child (widget, direction);

  if (i < 0)
    i = step > 0 ? 0 : (int) controls->len - 1;
  for (; i >= 0 && i < (int) controls->len; i += step)
    if (gtk_widget_get_visible (g_ptr_array_index (controls, i)) &&
        gtk_widget_child_focus (g_ptr_array_index (controls, i), direction))
      return TRUE;

  return FALSE;
}

static void
ahu_rn_score_form_class_init (AhuRnScoreFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ahu_rn_score_form_dispose;
  G_OBJECT_CLASS (klass)->finalize = ahu_rn_score_form_finalize;
  widget_class->grab_focus = ahu_rn_score_form_grab_focus;
  widget_class->focus = ahu_rn_score_form_focus;

  cell_changed_signal = g_signal_new ("cell-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                      0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_FORM);
}

static void
ahu_rn_score_form_init (AhuRnScoreForm *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  self->cell = (RnSheetCell) { -1, RN_SHEET_SACRIFICE, 0 };
  build_stone (self);
  self->grid = gtk_grid_new ();
  gtk_widget_add_css_class (self->grid, "panel");
  gtk_widget_add_css_class (self->grid, "score-players");
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), 12);
  gtk_grid_set_row_spacing (GTK_GRID (self->grid), 3);
  for (guint row = 0; row < AHU_RN_SCORE_ROWS; row++)
    {
      self->lines[row] = gtk_separator_new (GTK_ORIENTATION_HORIZONTAL);
      gtk_grid_attach (GTK_GRID (self->grid), self->lines[row], 0, 0, 1, 1);
    }
  for (guint p = 0; p < RN_MAX_PLAYERS; p++)
    build_player (self, p);

  gtk_box_append (GTK_BOX (self), make_stone_heading (self));
  gtk_box_append (GTK_BOX (self), self->stone);
  gtk_box_append (GTK_BOX (self), make_players_heading (self));
  gtk_box_append (GTK_BOX (self), self->grid);
  arrange (self);
}

void
ahu_rn_score_form_set_tally (AhuRnScoreForm *self,
                             AhuRnTally     *tally)
{
  g_return_if_fail (AHU_IS_RN_SCORE_FORM (self));
  g_return_if_fail (AHU_IS_RN_TALLY (tally));
  g_return_if_fail (self->tally == NULL);

  self->tally = g_object_ref (tally);
  g_signal_connect_swapped (tally, "changed", G_CALLBACK (update), self);
  update (self);
}

void
ahu_rn_score_form_set_narrow (AhuRnScoreForm *self,
                              gboolean        narrow)
{
  g_return_if_fail (AHU_IS_RN_SCORE_FORM (self));

  self->narrow = narrow;
  arrange (self);
}

RnSheetCell
ahu_rn_score_form_get_cell (AhuRnScoreForm *self)
{
  g_return_val_if_fail (AHU_IS_RN_SCORE_FORM (self), self->cell);

  return self->cell;
}

static void
mark_count (AhuRnScoreForm  *self,
            AhuRnScoreCount *count,
            const RnReason  *problems,
            guint            n_problems)
{
  gboolean wrong = ahu_rn_tally_get_nonsense (self->tally, count->cell) != NULL;

  for (guint i = 0; i < n_problems; i++)
    wrong = wrong || rn_sheet_is_part (ahu_rn_tally_get_sheet (self->tally), count->cell, &problems[i]);
  ahu_rn_score_count_mark (count, wrong);
}

void
ahu_rn_score_form_show_problems (AhuRnScoreForm *self,
                                 const RnReason *problems,
                                 guint           n_problems)
{
  g_return_if_fail (AHU_IS_RN_SCORE_FORM (self));

  for (guint kind = 0; kind < RN_SACRIFICES; kind++)
    mark_count (self, &self->stone_counts[kind], problems, n_problems);
  for (guint p = 0; p < ahu_rn_tally_get_sheet (self->tally)->n_players; p++)
    for (guint row = 0; row < AHU_RN_SCORE_ROWS; row++)
      mark_count (self, &self->counts[p][row], problems, n_problems);
}

static void
add_nonsense (GStrvBuilder    *sentences,
              AhuRnScoreCount *count)
{
  g_autofree char *sentence = ahu_rn_score_count_get_nonsense (count);

  if (sentence != NULL)
    g_strv_builder_add (sentences, sentence);
}

char **
ahu_rn_score_form_dup_nonsense (AhuRnScoreForm *self)
{
  g_autoptr (GStrvBuilder) sentences = g_strv_builder_new ();

  g_return_val_if_fail (AHU_IS_RN_SCORE_FORM (self), NULL);

  for (guint kind = 0; kind < RN_SACRIFICES; kind++)
    add_nonsense (sentences, &self->stone_counts[kind]);
  for (guint p = 0; p < ahu_rn_tally_get_sheet (self->tally)->n_players; p++)
    for (guint row = 0; row < AHU_RN_SCORE_ROWS; row++)
      add_nonsense (sentences, &self->counts[p][row]);

  return g_strv_builder_end (sentences);
}

void
ahu_rn_score_form_add_card (AhuRnScoreForm *self,
                            guint           kind)
{
  RnSheetCell cell = { 0, RN_SHEET_SACRIFICE, kind };
  gint64 number;

  g_return_if_fail (AHU_IS_RN_SCORE_FORM (self));
  g_return_if_fail (kind < RN_SACRIFICES);

  cell.player = self->cell.player;
  number = rn_sheet_get (ahu_rn_tally_get_sheet (self->tally), cell);
  if (number < RN_SHEET_MAX)
    ahu_rn_tally_set_count (self->tally, cell, number + 1, FALSE);
}

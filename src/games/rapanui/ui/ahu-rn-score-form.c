/* ahu-rn-score-form.c: the form of counts of a final scoring
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-score-form.h"

#include <glib/gi18n.h>

#include "games/rapanui/rn-sheet-file.h"
#include "games/rapanui/study/rn-what-if.h"
#include "games/rapanui/ui/ahu-rn-art.h"
#include "games/rapanui/ui/ahu-rn-paper.h"
#include "games/rapanui/ui/ahu-rn-score-groups.h"
#include "games/rapanui/ui/ahu-rn-score-pad.h"
#include "games/rapanui/ui/ahu-rn-score-row.h"
#include "games/rapanui/ui/ahu-rn-stone-ranking.h"
#include "games/rapanui/ui/ahu-rn-story.h"
#include "games/rapanui/words/rn-sentences.h"
#include "toolkit/art/ahu-picture.h"
#include "toolkit/base/ahu-compat.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/entry/ahu-count-field.h"
#include "toolkit/entry/ahu-score-player.h"

#define STONE_FACE 44
#define VALUE_FACE 32
/* The names of what is counted stay in one line each. */
#define LABEL_WIDTH 176

struct _AhuRnScoreForm
{
  AhuScoreForm parent_instance;

  AhuSheet *sheet;
  RnSheet counts; /* of the sheet */
  gboolean narrow;
  RnSheetCell cell;
  GtkWidget *pad; /* stands beside the form */

  GtkWidget *groups;
  GtkWidget *stone_heading;
  GtkWidget *stone;
  GtkWidget *faces[RN_SACRIFICES];
  GtkWidget *names[RN_SACRIFICES];
  GtkWidget *players_heading;
  GtkWidget *players_words;
  GtkWidget *add_button;
  GtkWidget *grid;
  GtkWidget *headers[RN_MAX_PLAYERS];
  GtkSizeGroup *columns; /* of players that stand side by side */
  GtkWidget *lines[RN_SHEET_PLAYER_CELLS];
  GtkWidget *labels[RN_MAX_PLAYERS][RN_SHEET_PLAYER_CELLS];
  GtkWidget *fields[RN_SHEET_CELLS]; /* in the order of the sheet */
};

G_DEFINE_FINAL_TYPE (AhuRnScoreForm, ahu_rn_score_form, AHU_TYPE_SCORE_FORM)

static void arrange (AhuRnScoreForm *self);

static void
show_current (AhuRnScoreForm *self)
{
  for (guint i = 0; i < RN_SHEET_CELLS; i++)
    ahu_count_field_set_current (AHU_COUNT_FIELD (self->fields[i]), i == rn_sheet_index (self->cell));
  ahu_rn_score_groups_update (AHU_RN_SCORE_GROUPS (self->groups), self->sheet, &self->counts, self->cell.player);
}

/* The count that the focus is in, or was in last, is the one that the pad enters and that
 * “What if” is about. */
static void
set_cell (AhuRnScoreForm *self,
          RnSheetCell     cell)
{
  gboolean other_group = cell.player != self->cell.player;

  if (rn_sheet_index (cell) == rn_sheet_index (self->cell))
    return;
  self->cell = cell;
  ahu_sheet_end_typing (self->sheet);
  show_current (self);
  if (other_group && self->narrow)
    arrange (self);
  ahu_rn_score_pad_begin (AHU_RN_SCORE_PAD (self->pad), FALSE);
}

static guint
get_index (GtkWidget *field)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (field), "index"));
}

static void
entered_cb (AhuRnScoreForm          *self,
            GtkEventControllerFocus *focus)
{
  GtkWidget *field = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (focus));

  set_cell (self, rn_sheet_cell (get_index (field)));
}

static void
clicked_cb (AhuRnScoreForm *self,
            GtkWidget      *field)
{
  set_cell (self, rn_sheet_cell (get_index (field)));
  ahu_rn_score_pad_begin (AHU_RN_SCORE_PAD (self->pad), TRUE);
}

/* Where somebody has begun, what is left comes first. */
static void
group_chosen_cb (AhuRnScoreForm *self,
                 int             player)
{
  guint first = rn_sheet_index ((RnSheetCell) { .player = player });
  guint end = first + (player < 0 ? RN_SACRIFICES : RN_SHEET_PLAYER_CELLS);
  guint i = first;

  while (i < end && !rn_sheet_is_missing (&self->counts, rn_sheet_cell (i)))
    i++;
  ahu_rn_score_form_set_cell (self, rn_sheet_cell (i < end ? i : first));
}

/* After the counts, in the order in which people count, come the players' marks and names. */
static GPtrArray *
list_stops (AhuRnScoreForm *self)
{
  GPtrArray *stops = g_ptr_array_new ();

  for (guint i = 0; i < rn_sheet_n_cells (&self->counts); i++)
    g_ptr_array_add (stops, self->fields[i]);
  g_ptr_array_add (stops, self->add_button);
  for (guint p = 0; p < RN_MAX_PLAYERS; p++)
    if (gtk_widget_get_visible (self->headers[p]))
      g_ptr_array_add (stops, self->headers[p]);

  return stops;
}

static int
find_focus (AhuRnScoreForm *self,
            GPtrArray      *stops)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  for (guint i = 0; focus != NULL && i < stops->len; i++)
    {
      GtkWidget *stop = g_ptr_array_index (stops, i);

      if (focus == stop || gtk_widget_is_ancestor (focus, stop))
        return (int) i;
    }

  return -1;
}

static void
make_field (AhuRnScoreForm *self,
            guint           index,
            GtkWidget      *grid)
{
  GtkWidget *field = ahu_count_field_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  self->fields[index] = field;
  g_object_set_data (G_OBJECT (field), "index", GUINT_TO_POINTER (index));
  g_signal_connect_swapped (focus, "enter", G_CALLBACK (entered_cb), self);
  gtk_widget_add_controller (field, focus);
  g_signal_connect_swapped (field, "clicked", G_CALLBACK (clicked_cb), self);
  gtk_grid_attach (GTK_GRID (grid), field, 0, 0, 1, 1);
}

static void
build_stone (AhuRnScoreForm *self)
{
  self->stone = gtk_grid_new ();
  gtk_widget_add_css_class (self->stone, "panel");
  gtk_widget_add_css_class (self->stone, "score-stone");
  gtk_grid_set_row_spacing (GTK_GRID (self->stone), 6);
  for (guint kind = 0; kind < RN_SACRIFICES; kind++)
    {
      self->faces[kind] = ahu_picture_new (ahu_rn_art_sacrifice (kind), STONE_FACE,
                                           ahu_rn_art_sacrifice_height (STONE_FACE));
      self->names[kind] = ahu_widget_words_new (rn_kind_name_hyphenated (RN_FISH + kind), "heading");
      gtk_widget_set_hexpand (self->names[kind], TRUE);
      gtk_grid_attach (GTK_GRID (self->stone), self->faces[kind], 0, 0, 1, 1);
      gtk_grid_attach (GTK_GRID (self->stone), self->names[kind], 0, 0, 1, 1);
      make_field (self, kind, self->stone);
    }
}

static void
build_player (AhuRnScoreForm *self,
              guint           player)
{
  self->headers[player] = ahu_score_player_new (self->sheet, player);
  gtk_size_group_add_widget (self->columns, self->headers[player]);
  gtk_grid_attach (GTK_GRID (self->grid), self->headers[player], 0, 0, 1, 1);
  for (guint row = 0; row < RN_SHEET_PLAYER_CELLS; row++)
    {
      self->labels[player][row] = ahu_rn_score_row_label_new (row);
      gtk_grid_attach (GTK_GRID (self->grid), self->labels[player][row], 0, 0, 1, 1);
      make_field (self, rn_sheet_index ((RnSheetCell) { .player = (int) player }) + row, self->grid);
    }
}

static void
stretch (AhuRnScoreForm *self,
         GtkWidget      *field)
{
  gtk_widget_set_halign (field, self->narrow ? GTK_ALIGN_END : GTK_ALIGN_FILL);
  gtk_widget_set_hexpand (field, !self->narrow);
}

/* Wide: the kinds stand side by side; their faces tell them apart. */
static void
arrange_stone (AhuRnScoreForm *self)
{
  gtk_grid_set_column_spacing (GTK_GRID (self->stone), self->narrow ? 12 : 18);
  for (int kind = 0; kind < RN_SACRIFICES; kind++)
    {
      int row = self->narrow ? kind : 0;

      ahu_widget_place (self->faces[kind], self->narrow ? 0 : 2 * kind, row, 1);
      ahu_widget_place (self->names[kind], self->narrow ? 1 : 2 * RN_SACRIFICES + kind, row, 1);
      ahu_widget_place (self->fields[kind], self->narrow ? 2 : 2 * kind + 1, row, 1);
      gtk_widget_set_visible (self->names[kind], self->narrow);
      stretch (self, self->fields[kind]);
    }
}

static void
arrange_player (AhuRnScoreForm *self,
                guint           player,
                guint           n_players)
{
  gboolean shown = player < n_players && (!self->narrow || (int) player == self->cell.player);
  int column = self->narrow ? 1 : 1 + (int) player;

  ahu_widget_place (self->headers[player], self->narrow ? 0 : column, 0, self->narrow ? 2 : 1);
  gtk_widget_set_visible (self->headers[player], shown);
  for (guint row = 0; row < RN_SHEET_PLAYER_CELLS; row++)
    {
      GtkWidget *field = self->fields[rn_sheet_index ((RnSheetCell) { .player = (int) player }) + row];

      ahu_widget_place (self->labels[player][row], 0, 2 * ((int) row + 1), 1);
      ahu_widget_place (field, column, 2 * ((int) row + 1), 1);
      gtk_widget_set_hexpand (self->labels[player][row], self->narrow);
      gtk_widget_set_size_request (self->labels[player][row], self->narrow ? -1 : LABEL_WIDTH, -1);
      ahu_rn_score_row_label_set_low (self->labels[player][row], self->narrow);
      gtk_widget_set_visible (self->labels[player][row], shown && (self->narrow || player == 0));
      gtk_widget_set_visible (field, shown);
      stretch (self, field);
    }
}

/* Wide: rows are named once and the players stand side by side. Narrow: the Stone or one
 * player, so that all counts of it are in sight above the pad. */
static void
arrange (AhuRnScoreForm *self)
{
  guint n = self->counts.n_players;
  gboolean stone = self->cell.player < 0;

  gtk_widget_set_visible (self->groups, self->narrow);
  gtk_widget_set_visible (self->stone_heading, !self->narrow);
  gtk_widget_set_visible (self->stone, !self->narrow || stone);
  gtk_widget_set_visible (self->players_heading, !self->narrow || stone);
  gtk_widget_set_visible (self->players_words, !self->narrow);
  gtk_widget_set_visible (self->grid, !self->narrow || !stone);
  arrange_stone (self);
  gtk_grid_set_row_spacing (GTK_GRID (self->grid), self->narrow ? 0 : 3);
  for (guint row = 0; row < RN_SHEET_PLAYER_CELLS; row++)
    ahu_widget_place (self->lines[row], 0, 2 * (int) row + 1, self->narrow ? 2 : 1 + (int) n);
  /* A tick beside a name moves no number. */
  gtk_size_group_set_mode (self->columns, self->narrow ? GTK_SIZE_GROUP_NONE : GTK_SIZE_GROUP_HORIZONTAL);
  for (guint p = 0; p < RN_MAX_PLAYERS; p++)
    arrange_player (self, p, n);
}

static void
show_field (AhuRnScoreForm    *self,
            guint              index,
            const char *const *names)
{
  RnSheetCell cell = rn_sheet_cell (index);
  gint64 number = rn_sheet_get (&self->counts, cell);
  gboolean missing = rn_sheet_is_missing (&self->counts, cell);
  g_autofree char *name = ahu_rn_score_form_dup_name (cell, names);

  ahu_count_field_set_name (AHU_COUNT_FIELD (self->fields[index]), name);
  ahu_count_field_show (AHU_COUNT_FIELD (self->fields[index]), missing && number == 0 ? AHU_COUNT_NONE : number, !missing);
}

/* Marks the counts that can't be. */
static void
show_problems (AhuRnScoreForm *self)
{
  RnReason problems[RN_SHEET_MAX_PROBLEMS];
  guint n_problems = rn_sheet_find_problems (&self->counts, problems);

  for (guint i = 0; i < rn_sheet_n_cells (&self->counts); i++)
    {
      gboolean wrong = FALSE;

      for (guint n = 0; n < n_problems; n++)
        wrong = wrong || rn_sheet_is_part (&self->counts, rn_sheet_cell (i), &problems[n]);
      ahu_count_field_set_wrong (AHU_COUNT_FIELD (self->fields[i]), wrong);
    }
}

static void
update (AhuRnScoreForm *self)
{
  g_auto (GStrv) names = ahu_sheet_dup_names (self->sheet);
  guint n;

  rn_sheet_read (&self->counts, ahu_sheet_get_document (self->sheet));
  n = self->counts.n_players;
  if (self->cell.player >= (int) n || ahu_sheet_is_new (self->sheet))
    self->cell = rn_sheet_cell (0);
  for (guint i = 0; i < rn_sheet_n_cells (&self->counts); i++)
    show_field (self, i, (const char *const *) names);
  show_problems (self);
  for (guint p = 0; p < n; p++)
    ahu_score_player_update (AHU_SCORE_PLAYER (self->headers[p]));
  show_current (self);
  arrange (self);
  ahu_rn_score_pad_update (AHU_RN_SCORE_PAD (self->pad));
}

static void
add_player_cb (AhuRnScoreForm *self)
{
  guint n = self->counts.n_players;

  ahu_sheet_add_player (self->sheet);
  set_cell (self, (RnSheetCell) { .player = (int) n });
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
ahu_rn_score_form_dispose (GObject *object)
{
  AhuRnScoreForm *self = AHU_RN_SCORE_FORM (object);

  g_signal_handlers_disconnect_by_data (self->sheet, self);
  g_clear_object (&self->columns);
  g_clear_object (&self->pad);

  G_OBJECT_CLASS (ahu_rn_score_form_parent_class)->dispose (object);
}

static gboolean
ahu_rn_score_form_grab_focus (GtkWidget *widget)
{
  AhuRnScoreForm *self = AHU_RN_SCORE_FORM (widget);

  return gtk_widget_grab_focus (self->fields[rn_sheet_index (self->cell)]);
}

static gboolean
ahu_rn_score_form_focus (GtkWidget        *widget,
                         GtkDirectionType  direction)
{
  AhuRnScoreForm *self = AHU_RN_SCORE_FORM (widget);
  g_autoptr (GPtrArray) stops = list_stops (self);
  int step = direction == GTK_DIR_TAB_BACKWARD ? -1 : 1;
  int n = (int) rn_sheet_n_cells (&self->counts);
  int i = find_focus (self, stops);

  if (direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD)
    return ahu_compat_focus_child (widget, direction);

  /* A name and its mark are two stops of one player. */
  if (i >= n && gtk_widget_child_focus (g_ptr_array_index (stops, i), direction))
    return TRUE;
  for (i = i < 0 && step < 0 ? (int) stops->len - 1 : i + step; i >= 0 && i < (int) stops->len; i += step)
    {
      if (i < n)
        set_cell (self, rn_sheet_cell ((guint) i));
      if (gtk_widget_child_focus (g_ptr_array_index (stops, i), direction))
        return TRUE;
    }

  return FALSE;
}

static GtkWidget *
ahu_rn_score_form_get_pad (AhuScoreForm *form)
{
  return AHU_RN_SCORE_FORM (form)->pad;
}

static void
ahu_rn_score_form_set_room (AhuScoreForm *form,
                            gboolean      narrow,
                            gboolean      beside,
                            int           room)
{
  AhuRnScoreForm *self = AHU_RN_SCORE_FORM (form);

  ahu_rn_score_pad_set_columns (AHU_RN_SCORE_PAD (self->pad), beside ? 3 : 6);
  self->narrow = narrow;
  arrange (self);
}

static gboolean
ahu_rn_score_form_take_key (AhuScoreForm    *form,
                            guint            keyval,
                            GdkModifierType  state)
{
  AhuRnScoreForm *self = AHU_RN_SCORE_FORM (form);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return root != NULL && gtk_root_get_focus (root) == self->fields[rn_sheet_index (self->cell)] &&
         ahu_rn_score_pad_take_key (AHU_RN_SCORE_PAD (self->pad), keyval, state);
}

/* The count that is another one now is the one to go on with. */
static void
ahu_rn_score_form_follow (AhuScoreForm *form,
                          JsonObject   *document)
{
  AhuRnScoreForm *self = AHU_RN_SCORE_FORM (form);
  const RnSheet *now = &self->counts;
  RnSheet before;

  rn_sheet_read (&before, document);
  ahu_rn_score_pad_end (AHU_RN_SCORE_PAD (self->pad));
  for (guint i = 0; i < rn_sheet_n_cells (now) && before.n_players == now->n_players; i++)
    if (rn_sheet_get (&before, rn_sheet_cell (i)) != rn_sheet_get (now, rn_sheet_cell (i)) ||
        rn_sheet_is_missing (&before, rn_sheet_cell (i)) != rn_sheet_is_missing (now, rn_sheet_cell (i)))
      {
        ahu_rn_score_form_set_cell (self, rn_sheet_cell (i));
        return;
      }
}

static void
build (AhuRnScoreForm *self)
{
  build_stone (self);
  self->grid = gtk_grid_new ();
  gtk_widget_add_css_class (self->grid, "panel");
  gtk_widget_add_css_class (self->grid, "score-players");
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), 12);
  for (guint row = 0; row < RN_SHEET_PLAYER_CELLS; row++)
    {
      self->lines[row] = gtk_separator_new (GTK_ORIENTATION_HORIZONTAL);
      gtk_grid_attach (GTK_GRID (self->grid), self->lines[row], 0, 0, 1, 1);
    }
  self->columns = gtk_size_group_new (GTK_SIZE_GROUP_NONE);
  for (guint p = 0; p < RN_MAX_PLAYERS; p++)
    build_player (self, p);

  self->stone_heading = make_heading (_("On the Stone"));
  gtk_widget_add_css_class (self->stone_heading, "score-heading");
  self->add_button = ahu_score_player_add_button_new (self->sheet);
  g_signal_connect_swapped (self->add_button, "clicked", G_CALLBACK (add_player_cb), self);
  self->players_words = make_heading (_("In front of the players"));
  self->players_heading = make_heading_line (self->players_words, self->add_button);
  gtk_box_append (GTK_BOX (self), self->groups);
  gtk_box_append (GTK_BOX (self), self->stone_heading);
  gtk_box_append (GTK_BOX (self), self->stone);
  gtk_box_append (GTK_BOX (self), self->players_heading);
  gtk_box_append (GTK_BOX (self), self->grid);
}

static void
ahu_rn_score_form_constructed (GObject *object)
{
  AhuRnScoreForm *self = AHU_RN_SCORE_FORM (object);

  G_OBJECT_CLASS (ahu_rn_score_form_parent_class)->constructed (object);

  self->sheet = ahu_score_form_get_sheet (AHU_SCORE_FORM (self));
  build (self);
  self->pad = g_object_ref_sink (ahu_rn_score_pad_new (self));
  g_signal_connect_swapped (self->sheet, "changed", G_CALLBACK (update), self);
  update (self);
}

static GtkWidget *
make_change (const RnWhatIf    *what_if,
             const char *const *names)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  g_autofree char *heading = rn_what_if_heading (what_if, names);
  g_auto (GStrv) sentences = rn_what_if_sentences (what_if, names);

  gtk_box_append (GTK_BOX (box), ahu_widget_words_new (heading, "heading"));
  for (guint i = 0; sentences[i] != NULL; i++)
    gtk_box_append (GTK_BOX (box), ahu_widget_words_new (sentences[i], NULL));

  return box;
}

static GtkWidget *
what_if_new (AhuScoreForm *form,
             gboolean      narrow)
{
  static const int directions[] = { 1, -1 };
  RnSheetCell cell = AHU_RN_SCORE_FORM (form)->cell;
  g_auto (GStrv) names = ahu_sheet_dup_names (ahu_score_form_get_sheet (form));
  GtkWidget *grid;
  int n = 0;

  if (rn_sheet_check (&AHU_RN_SCORE_FORM (form)->counts).code != RN_OK)
    return NULL;

  grid = gtk_grid_new ();
  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 24);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  for (guint i = 0; i < G_N_ELEMENTS (directions); i++)
    {
      RnWhatIf what_if;

      if (!rn_what_if_find (&what_if, &AHU_RN_SCORE_FORM (form)->counts, cell, directions[i]))
        continue;
      gtk_grid_attach (GTK_GRID (grid), make_change (&what_if, (const char *const *) names),
                       narrow ? 0 : n, narrow ? n : 0, 1, 1);
      n++;
    }
  if (n == 0)
    gtk_grid_attach (GTK_GRID (grid),
                     ahu_widget_words_new (_("No small change here would change a value or a place."), NULL), 0, 0, 1, 1);

  return grid;
}

static GtkWidget *
value_new (guint kind,
           int   value)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  g_autofree char *number = g_strdup_printf ("%d", value);
  g_autofree char *each = g_strdup_printf (C_("Sacrifice value", "%s each"), number);
  GtkWidget *label = gtk_label_new (each);

  gtk_widget_add_css_class (label, "heading");
  gtk_widget_set_tooltip_text (box, rn_sacrifice_name (kind));
  gtk_box_append (GTK_BOX (box), ahu_picture_new (ahu_rn_art_sacrifice (kind), VALUE_FACE,
                                                  ahu_rn_art_sacrifice_height (VALUE_FACE)));
  gtk_box_append (GTK_BOX (box), label);

  return box;
}

/* Once the Stone is counted: the kinds from the highest value down, as the story of the end has them. */
static GtkWidget *
values_new (AhuScoreForm *form)
{
  GtkWidget *line;
  RnFinal final;

  if (!rn_sheet_is_counted (&AHU_RN_SCORE_FORM (form)->counts, -1))
    return NULL;

  rn_final (&final, &AHU_RN_SCORE_FORM (form)->counts);
  line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  gtk_box_set_homogeneous (GTK_BOX (line), TRUE);
  for (int value = 3; value >= 0; value--)
    for (guint kind = 0; kind < RN_SACRIFICES; kind++)
      if (final.value[kind] == value)
        gtk_box_append (GTK_BOX (line), value_new (kind, value));
  gtk_widget_add_css_class (line, "panel");
  gtk_widget_add_css_class (line, "so-far-values");

  return line;
}

static GtkWidget *
details_new (AhuScoreForm *form)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  RnFinal final;

  rn_final (&final, &AHU_RN_SCORE_FORM (form)->counts);
  gtk_box_append (GTK_BOX (box), ahu_widget_words_new (_("How the Stone ranked the kinds"), "page-section"));
  gtk_box_append (GTK_BOX (box), ahu_rn_stone_ranking_new_for_final (&final));

  return box;
}

static GtkWidget *
story_new (AhuScoreForm *form)
{
  AhuSheet *sheet = ahu_score_form_get_sheet (form);
  g_auto (GStrv) names = ahu_sheet_dup_names (sheet);
  g_auto (GStrv) colours = ahu_sheet_dup_colours (sheet);
  RnFinal final;

  rn_final (&final, &AHU_RN_SCORE_FORM (form)->counts);

  return ahu_rn_story_new (&final, NULL, (const char *const *) names, (const char *const *) colours);
}

static AhuPaper *
paper_new (AhuScoreForm *form,
           const char   *subtitle)
{
  AhuSheet *sheet = ahu_score_form_get_sheet (form);
  g_auto (GStrv) names = ahu_sheet_dup_names (sheet);
  g_auto (GStrv) colours = ahu_sheet_dup_colours (sheet);

  return ahu_rn_paper_new_for_sheet (&AHU_RN_SCORE_FORM (form)->counts, subtitle, (const char *const *) names,
                                     (const char *const *) colours);
}

static void
ahu_rn_score_form_class_init (AhuRnScoreFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  AhuScoreFormClass *form_class = AHU_SCORE_FORM_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = ahu_rn_score_form_constructed;
  G_OBJECT_CLASS (klass)->dispose = ahu_rn_score_form_dispose;
  widget_class->grab_focus = ahu_rn_score_form_grab_focus;
  widget_class->focus = ahu_rn_score_form_focus;
  form_class->first_words = N_("Enter the Stone, then what each player has");
  form_class->hidden_words = N_("What everybody can see is filled in. The hidden Sacrifice cards are still missing.");
  form_class->get_pad = ahu_rn_score_form_get_pad;
  form_class->set_room = ahu_rn_score_form_set_room;
  form_class->take_key = ahu_rn_score_form_take_key;
  form_class->follow = ahu_rn_score_form_follow;
  form_class->what_if_new = what_if_new;
  form_class->so_far_new = values_new;
  form_class->details_new = details_new;
  form_class->story_new = story_new;
  form_class->paper_new = paper_new;
}

static void
ahu_rn_score_form_init (AhuRnScoreForm *self)
{
  self->cell = rn_sheet_cell (0);
  self->groups = ahu_rn_score_groups_new ();
  g_signal_connect_swapped (self->groups, "chosen", G_CALLBACK (group_chosen_cb), self);
}

GtkWidget *
ahu_rn_score_form_new (AhuSheet *sheet)
{
  return g_object_new (AHU_TYPE_RN_SCORE_FORM, "sheet", sheet, NULL);
}

const RnSheet *
ahu_rn_score_form_get_counts (AhuRnScoreForm *self)
{
  g_return_val_if_fail (AHU_IS_RN_SCORE_FORM (self), NULL);

  return &self->counts;
}

RnSheetCell
ahu_rn_score_form_get_cell (AhuRnScoreForm *self)
{
  g_return_val_if_fail (AHU_IS_RN_SCORE_FORM (self), self->cell);

  return self->cell;
}

void
ahu_rn_score_form_set_cell (AhuRnScoreForm *self,
                            RnSheetCell     cell)
{
  g_return_if_fail (AHU_IS_RN_SCORE_FORM (self));

  set_cell (self, cell);
  gtk_widget_grab_focus (self->fields[rn_sheet_index (cell)]);
  ahu_rn_score_pad_begin (AHU_RN_SCORE_PAD (self->pad), TRUE);
}

char *
ahu_rn_score_form_dup_name (RnSheetCell        cell,
                            const char *const *names)
{
  if (cell.player < 0)
    /* Translators: %s is a Sacrifice kind. */
    return g_strdup_printf (_("%s on the Stone"), rn_sacrifice_name (cell.kind));

  /* Translators: a field for screen readers: %1$s is a player's name, %2$s what is counted (Tiles, Moai, Wood, Fish …). */
  return g_strdup_printf (_("%1$s: %2$s"), names[cell.player], ahu_rn_score_row_name (cell.field + cell.kind));
}

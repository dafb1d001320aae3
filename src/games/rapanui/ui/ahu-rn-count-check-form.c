/* ahu-rn-count-check-form.c: what lies on the table, as counts to be changed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-count-check-form.h"

#include <glib/gi18n.h>

#include "games/rapanui/ui/ahu-rn-count-check-label.h"
#include "toolkit/art/ahu-picture.h"
#include "toolkit/base/ahu-compat.h"
#include "toolkit/base/ahu-text-scale.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/entry/ahu-count-field.h"
#include "toolkit/entry/ahu-count-label.h"

/* With text larger than this a count stands below its name where there is one column. */
#define LARGE_TEXT 1.3
#define MARK_SIZE 28
/* Of what is counted, where the players stand side by side. */
#define LABEL_WIDTH 150

/* One count with what is told of it; @counted is what was entered. */
typedef struct
{
  AhuRnCountCheckForm *form;
  guint cell;
  gboolean touched;
  guint counted;
  GtkWidget *field;
} Count;

struct _AhuRnCountCheckForm
{
  GtkBox parent_instance;

  GtkWidget *places;
  GtkWidget *place_labels[RN_COUNT_PLAYERS];
  GtkWidget *players_heading;
  GtkWidget *players;
  GtkWidget *lines[RN_COUNT_FIELDS];
  GtkWidget *headers[RN_MAX_PLAYERS];
  GtkWidget *marks[RN_MAX_PLAYERS];
  GtkWidget *names[RN_MAX_PLAYERS];
  GtkWidget *labels[RN_MAX_PLAYERS][RN_COUNT_FIELDS];
  Count counts[RN_COUNT_CELLS];

  RnCount expected;
  AhuWidthClass width;
  guint current; /* the count that the pad enters */
};

enum
{
  COUNTED,
  CURRENT_CHANGED,
  CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AhuRnCountCheckForm, ahu_rn_count_check_form, GTK_TYPE_BOX)

static Count *
get_count (AhuRnCountCheckForm *self,
           guint                player,
           guint                field)
{
  return &self->counts[rn_count_cell (player, field)];
}

/* All counts one below the other. */
static gboolean
is_narrow (AhuRnCountCheckForm *self)
{
  return self->width == AHU_WIDTH_360;
}

/* Large words have no room beside a count. */
static gboolean
stands_below (AhuRnCountCheckForm *self)
{
  return is_narrow (self) && ahu_text_scale () > LARGE_TEXT;
}

static void
show_count (Count *count)
{
  AhuWidthClass width = count->form->width;
  /* Side by side counts are narrow, those of the seven places more than those of the players. */
  gboolean note_below = stands_below (count->form) || width == AHU_WIDTH_700 ||
                        (count->cell < RN_COUNT_PLAYERS && width != AHU_WIDTH_360);
  guint expected = (guint) count->form->expected.cells[count->cell];
  gboolean differs = count->counted != expected;
  /* Translators: beside a number that was counted otherwise: %u is what the record says. */
  g_autofree char *note = g_strdup_printf (_("Ahu: %u"), expected);

  ahu_count_field_show (AHU_COUNT_FIELD (count->field), count->counted, TRUE);
  ahu_count_field_set_note (AHU_COUNT_FIELD (count->field), note, note);
  ahu_count_field_keep_note (AHU_COUNT_FIELD (count->field), note_below, differs);
  ahu_count_field_set_wrong (AHU_COUNT_FIELD (count->field), count->counted > rn_count_find_most (count->cell));
  ahu_widget_set_css_class (count->field, "differs", differs);
}

static void
set_current (AhuRnCountCheckForm *self,
             guint                cell)
{
  if (cell == self->current)
    return;

  ahu_count_field_set_current (AHU_COUNT_FIELD (self->counts[self->current].field), FALSE);
  self->current = cell;
  ahu_count_field_set_current (AHU_COUNT_FIELD (self->counts[cell].field), TRUE);
  g_signal_emit (self, signals[CURRENT_CHANGED], 0);
}

static void
entered_cb (Count *count)
{
  set_current (count->form, count->cell);
}

static void
clicked_cb (Count *count)
{
  set_current (count->form, count->cell);
  g_signal_emit (count->form, signals[CHOSEN], 0);
}

static void
make_count (AhuRnCountCheckForm *self,
            guint                cell,
            GtkWidget           *grid)
{
  Count *count = &self->counts[cell];
  GtkEventController *focus = gtk_event_controller_focus_new ();

  count->form = self;
  count->cell = cell;
  count->field = ahu_count_field_new ();
  gtk_widget_set_hexpand (count->field, TRUE);
  gtk_grid_attach (GTK_GRID (grid), count->field, 0, 0, 1, 1);
  g_signal_connect_swapped (focus, "enter", G_CALLBACK (entered_cb), count);
  gtk_widget_add_controller (count->field, focus);
  g_signal_connect_swapped (count->field, "clicked", G_CALLBACK (clicked_cb), count);
}

static void
build_player (AhuRnCountCheckForm *self,
              guint                player)
{
  GtkWidget *header = gtk_grid_new ();

  self->headers[player] = header;
  self->marks[player] = ahu_mark_new ("green", MARK_SIZE);
  self->names[player] = ahu_widget_breakable_words_new (NULL, "heading");
  gtk_label_set_ellipsize (GTK_LABEL (self->names[player]), PANGO_ELLIPSIZE_END);
  gtk_grid_set_column_spacing (GTK_GRID (header), 8);
  gtk_grid_attach (GTK_GRID (header), self->marks[player], 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (header), self->names[player], 1, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (self->players), header, 0, 0, 1, 1);
  for (guint field = 0; field < RN_COUNT_FIELDS; field++)
    {
      self->labels[player][field] = ahu_rn_count_check_label_new (rn_count_cell (player, field));
      gtk_grid_attach (GTK_GRID (self->players), self->labels[player][field], 0, 0, 1, 1);
      make_count (self, rn_count_cell (player, field), self->players);
    }
}

/* Wide: side by side, each count below its name. */
static void
arrange_places (AhuRnCountCheckForm *self)
{
  gboolean wide = !is_narrow (self);
  gboolean below = wide || stands_below (self);

  gtk_grid_set_column_homogeneous (GTK_GRID (self->places), wide);
  for (int cell = 0; cell < RN_COUNT_PLAYERS; cell++)
    {
      int column = wide ? cell : 0;
      int row = wide ? 0 : cell * 2;

      ahu_widget_place (self->place_labels[cell], column, row, 1);
      ahu_widget_place (self->counts[cell].field, below ? column : 1, below ? row + 1 : row, 1);
      ahu_count_label_set_above (self->place_labels[cell], wide);
      gtk_widget_set_hexpand (self->counts[cell].field, below);
      ahu_widget_set_css_class (self->counts[cell].field, "above", wide);
    }
}

static void
arrange_player (AhuRnCountCheckForm *self,
                guint                player,
                gboolean             stacked)
{
  gboolean takes_part = player < self->expected.n_players;
  gboolean below = stands_below (self);
  int column = below ? 0 : stacked ? 1 : 1 + (int) player;
  int top = stacked ? (int) player * (RN_COUNT_FIELDS * 3 + 1) : 0;

  ahu_widget_place (self->headers[player], stacked ? 0 : column, top, stacked ? 2 : 1);
  gtk_widget_set_visible (self->headers[player], takes_part);
  for (guint field = 0; field < RN_COUNT_FIELDS; field++)
    {
      GtkWidget *label = self->labels[player][field];
      GtkWidget *count = get_count (self, player, field)->field;
      int row = top + 2 + (int) field * 3;

      ahu_widget_place (label, 0, row, 1);
      ahu_widget_place (count, column, below ? row + 1 : row, 1);
      gtk_widget_set_hexpand (label, stacked);
      gtk_widget_set_size_request (label, stacked ? -1 : LABEL_WIDTH, -1);
      gtk_widget_set_hexpand (count, !stacked || below);
      gtk_widget_set_visible (label, takes_part && (stacked || player == 0));
      gtk_widget_set_visible (count, takes_part);
    }
}

static void
arrange_players (AhuRnCountCheckForm *self)
{
  gboolean stacked = is_narrow (self);

  for (guint p = 0; p < RN_MAX_PLAYERS; p++)
    arrange_player (self, p, stacked);
  for (guint field = 0; field < RN_COUNT_FIELDS; field++)
    {
      ahu_widget_place (self->lines[field], 0, 1 + (int) field * 3, 1 + self->expected.n_players);
      gtk_widget_set_visible (self->lines[field], !stacked);
    }
  gtk_grid_set_row_spacing (GTK_GRID (self->players), stacked ? 8 : 3);
}

static void
arrange (AhuRnCountCheckForm *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->players_heading),
                                  is_narrow (self) ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_spacing (GTK_BOX (self->players_heading), is_narrow (self) ? 0 : 18);
  arrange_places (self);
  arrange_players (self);
  for (guint i = 0; i < RN_COUNT_CELLS; i++)
    show_count (&self->counts[i]);
}

static void
show_counts (AhuRnCountCheckForm *self)
{
  for (guint i = 0; i < rn_count_n_cells (&self->expected); i++)
    {
      Count *count = &self->counts[i];
      guint expected = (guint) self->expected.cells[i];

      if (!count->touched)
        count->counted = expected;
      /* The record may have come to say what was counted. */
      count->touched = count->counted != expected;
      show_count (count);
    }
}

static GtkWidget *
make_heading (AhuRnCountCheckForm *self,
              const char          *text)
{
  GtkWidget *heading = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (heading, "count-heading");
  gtk_box_append (GTK_BOX (heading), ahu_widget_breakable_words_new (text, "page-section"));
  gtk_box_append (GTK_BOX (self), heading);

  return heading;
}

static GtkWidget *
make_panel (AhuRnCountCheckForm *self)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_widget_add_css_class (grid, "panel");
  gtk_widget_add_css_class (grid, "count-panel");
  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 8);
  gtk_box_append (GTK_BOX (self), grid);

  return grid;
}

static void
build_players (AhuRnCountCheckForm *self)
{
  g_autoptr (GtkSizeGroup) columns = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  GtkWidget *words = ahu_widget_words_new (_("This is what should be there: change only what you count differently."),
                                           "second");

  self->players_heading = make_heading (self, _("In front of the players"));
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (self->players_heading), words);
  self->players = make_panel (self);
  for (guint field = 0; field < RN_COUNT_FIELDS; field++)
    {
      self->lines[field] = gtk_separator_new (GTK_ORIENTATION_HORIZONTAL);
      gtk_grid_attach (GTK_GRID (self->players), self->lines[field], 0, 0, 1, 1);
    }
  for (guint p = 0; p < RN_MAX_PLAYERS; p++)
    {
      build_player (self, p);
      /* As wide as one another, whether there is a note or not. */
      for (guint field = 0; field < RN_COUNT_FIELDS; field++)
        gtk_size_group_add_widget (columns, get_count (self, p, field)->field);
    }
}

static gboolean
ahu_rn_count_check_form_grab_focus (GtkWidget *widget)
{
  AhuRnCountCheckForm *self = AHU_RN_COUNT_CHECK_FORM (widget);

  return gtk_widget_grab_focus (self->counts[self->current].field);
}

static void
ahu_rn_count_check_form_class_init (AhuRnCountCheckFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->grab_focus = ahu_rn_count_check_form_grab_focus;
  widget_class->focus = ahu_compat_focus_child;
  signals[COUNTED] = g_signal_new ("counted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[CURRENT_CHANGED] = g_signal_new ("current-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                           0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                  0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_FORM);
}

static void
ahu_rn_count_check_form_init (AhuRnCountCheckForm *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  self->width = AHU_WIDTH_360;
  self->current = rn_count_cell (0, RN_COUNT_WOOD);
  build_players (self);
  make_heading (self, _("In the middle"));
  self->places = make_panel (self);
  for (guint cell = 0; cell < RN_COUNT_PLAYERS; cell++)
    {
      self->place_labels[cell] = ahu_rn_count_check_label_new (cell);
      gtk_grid_attach (GTK_GRID (self->places), self->place_labels[cell], 0, 0, 1, 1);
      make_count (self, cell, self->places);
    }
  ahu_count_field_set_current (AHU_COUNT_FIELD (self->counts[self->current].field), TRUE);
  arrange (self);
}

void
ahu_rn_count_check_form_update (AhuRnCountCheckForm *self,
                                AhuSession          *session)
{
  const char *const *names = ahu_session_get_names (session);
  const char *const *colours = ahu_record_get_colours (ahu_session_get_record (session));

  g_return_if_fail (AHU_IS_RN_COUNT_CHECK_FORM (self));

  rn_count_position (&self->expected, ahu_session_get_position (session));
  for (guint p = 0; p < self->expected.n_players; p++)
    {
      ahu_mark_set_colour (AHU_PICTURE (self->marks[p]), colours[p], MARK_SIZE);
      gtk_label_set_text (GTK_LABEL (self->names[p]), names[p]);
    }
  for (guint i = 0; i < rn_count_n_cells (&self->expected); i++)
    {
      g_autofree char *name = rn_count_cell_name (i, names);

      ahu_count_field_set_name (AHU_COUNT_FIELD (self->counts[i].field), name);
    }
  arrange (self);
  show_counts (self);
}

void
ahu_rn_count_check_form_reset (AhuRnCountCheckForm *self)
{
  g_return_if_fail (AHU_IS_RN_COUNT_CHECK_FORM (self));

  for (guint i = 0; i < RN_COUNT_CELLS; i++)
    self->counts[i].touched = FALSE;
  show_counts (self);
  g_signal_emit (self, signals[COUNTED], 0);
}

void
ahu_rn_count_check_form_get (AhuRnCountCheckForm *self,
                             RnCount             *counted,
                             RnCount             *difference)
{
  g_return_if_fail (AHU_IS_RN_COUNT_CHECK_FORM (self));

  *counted = self->expected;
  for (guint i = 0; i < rn_count_n_cells (counted); i++)
    counted->cells[i] = (gint16) self->counts[i].counted;
  rn_count_subtract (difference, counted, &self->expected);
}

void
ahu_rn_count_check_form_set_width_class (AhuRnCountCheckForm *self,
                                         AhuWidthClass        width)
{
  g_return_if_fail (AHU_IS_RN_COUNT_CHECK_FORM (self));

  self->width = width;
  arrange (self);
}

guint
ahu_rn_count_check_form_get_current (AhuRnCountCheckForm *self)
{
  g_return_val_if_fail (AHU_IS_RN_COUNT_CHECK_FORM (self), 0);

  return self->current;
}

void
ahu_rn_count_check_form_choose (AhuRnCountCheckForm *self,
                                guint                cell)
{
  g_return_if_fail (AHU_IS_RN_COUNT_CHECK_FORM (self));
  g_return_if_fail (cell < rn_count_n_cells (&self->expected));

  clicked_cb (&self->counts[cell]);
}

GtkWidget *
ahu_rn_count_check_form_get_field (AhuRnCountCheckForm *self)
{
  g_return_val_if_fail (AHU_IS_RN_COUNT_CHECK_FORM (self), NULL);

  return self->counts[self->current].field;
}

gboolean
ahu_rn_count_check_form_has_focus (AhuRnCountCheckForm *self)
{
  GtkWidget *count;
  GtkRoot *root;

  g_return_val_if_fail (AHU_IS_RN_COUNT_CHECK_FORM (self), FALSE);

  count = self->counts[self->current].field;
  root = gtk_widget_get_root (count);

  return root != NULL && gtk_root_get_focus (root) == count;
}

void
ahu_rn_count_check_form_set_count (AhuRnCountCheckForm *self,
                                   gint64               number)
{
  Count *count;

  g_return_if_fail (AHU_IS_RN_COUNT_CHECK_FORM (self));

  count = &self->counts[self->current];
  number = number == AHU_COUNT_NONE ? self->expected.cells[count->cell] : MIN (number, RN_COUNT_MOST);
  if (number == count->counted)
    return;

  count->counted = (guint) number;
  count->touched = number != self->expected.cells[count->cell];
  show_count (count);
  g_signal_emit (self, signals[COUNTED], 0);
}

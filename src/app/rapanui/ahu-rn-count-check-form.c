/* ahu-rn-count-check-form.c: what lies on the table, as counts to be changed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "app/rapanui/ahu-rn-count-check-form.h"

#include <glib/gi18n.h>

#include "app/ahu-compat.h"
#include "app/ahu-text-scale.h"
#include "app/ahu-widget.h"
#include "app/rapanui/ahu-rn-art.h"
#include "app/rapanui/ahu-rn-count-label.h"
#include "app/rapanui/ahu-rn-count-spin.h"
#include "rapanui/rn-sentences.h"

/* With text larger than this a count stands below its name where there is one column. */
#define LARGE_TEXT 1.3
#define MARK_SIZE 28
#define PLACES_IN_ROW 4

/* One count with what is told of it; @counted is what was entered. */
typedef struct
{
  AhuRnCountCheckForm *form;
  guint cell;
  gboolean touched;
  guint counted;
  GtkWidget *box;
  GtkWidget *spin;
  GtkWidget *note;
} Count;

struct _AhuRnCountCheckForm
{
  GtkBox parent_instance;

  GtkWidget *places;
  GtkWidget *place_labels[RN_COUNT_PLAYERS];
  GtkWidget *players;
  GtkWidget *headers[RN_MAX_PLAYERS];
  GtkWidget *marks[RN_MAX_PLAYERS];
  GtkWidget *names[RN_MAX_PLAYERS];
  GtkWidget *labels[RN_MAX_PLAYERS][RN_COUNT_FIELDS];
  Count counts[RN_COUNT_CELLS];

  RnCount expected;
  guint columns;
  gboolean updating;
};

static guint counted_signal;

G_DEFINE_FINAL_TYPE (AhuRnCountCheckForm, ahu_rn_count_check_form, GTK_TYPE_BOX)

static Count *
get_count (AhuRnCountCheckForm *self,
           guint                player,
           guint                field)
{
  return &self->counts[rn_count_cell (player, field)];
}

static void
show_note (Count *count)
{
  guint expected = (guint) count->form->expected.cells[count->cell];
  gboolean differs = count->counted != expected;
  /* Translators: beside a number that was counted otherwise: %u is what the record says. */
  g_autofree char *note = g_strdup_printf (_("record %u"), expected);

  /* The room for it is kept, so that nothing moves. */
  gtk_label_set_text (GTK_LABEL (count->note), differs ? note : "");
  gtk_accessible_update_property (GTK_ACCESSIBLE (count->spin), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, note, -1);
  ahu_widget_set_css_class (count->spin, "differs", differs);
}

static void
text_changed_cb (Count *count)
{
  guint number;

  if (count->form->updating || !ahu_rn_count_spin_read (count->spin, &number) || number == count->counted)
    return;

  count->counted = number;
  count->touched = number != (guint) count->form->expected.cells[count->cell];
  show_note (count);
  g_signal_emit (count->form, counted_signal, 0);
}

static void
make_count (AhuRnCountCheckForm *self,
            guint                cell,
            GtkWidget           *grid)
{
  Count *count = &self->counts[cell];

  count->form = self;
  count->cell = cell;
  count->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  count->spin = ahu_rn_count_spin_new ();
  count->note = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (count->note), 0);
  gtk_widget_add_css_class (count->note, "count-note");
  gtk_widget_set_valign (count->box, GTK_ALIGN_START);
  gtk_widget_set_halign (count->box, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (count->box), count->spin);
  gtk_box_append (GTK_BOX (count->box), count->note);
  gtk_grid_attach (GTK_GRID (grid), count->box, 0, 0, 1, 1);
  g_signal_connect_swapped (count->spin, "changed", G_CALLBACK (text_changed_cb), count);
}

static GtkWidget *
make_place_label (guint cell)
{
  if (cell < RN_COUNT_DECK)
    return ahu_rn_count_label_new (ahu_rn_art_sacrifice (cell), ahu_rn_art_sacrifice_height (AHU_RN_COUNT_PICTURE),
                                   rn_kind_name_hyphenated (RN_FISH + cell), _("Supply pile"));
  if (cell == RN_COUNT_DECK)
    return ahu_rn_count_label_new ("card-back", ahu_rn_art_card_height (AHU_RN_COUNT_PICTURE), _("Draw pile"), NULL);
  if (cell == RN_COUNT_DISPLAY)
    return ahu_rn_count_label_new (ahu_rn_art_card (RN_LUMBERJACK), ahu_rn_art_card_height (AHU_RN_COUNT_PICTURE),
                                   _("General display"), _("all columns"));

  return ahu_rn_count_label_new (ahu_rn_art_sacrifice (RN_SACRIFICE_NULL), ahu_rn_art_sacrifice_height (AHU_RN_COUNT_PICTURE),
                                 _("Stone"), _("all cards on it"));
}

static GtkWidget *
make_field_label (guint field)
{
  switch ((RnCountField) field)
    {
    case RN_COUNT_WOOD:
      return ahu_rn_count_label_new ("token-wood", AHU_RN_COUNT_PICTURE, _("Wood"), NULL);
    case RN_COUNT_GLORY:
      /* Translators: beside a count, where little room is left: the soft hyphens (U+00AD) say
       * where the word may be broken. */
      return ahu_rn_count_label_new ("token-glory", AHU_RN_COUNT_PICTURE, C_("with soft hyphens", "Glory points"), _("in tiles"));
    case RN_COUNT_SACRIFICE:
      return ahu_rn_count_label_new (ahu_rn_art_sacrifice (RN_SACRIFICE_NULL), ahu_rn_art_sacrifice_height (AHU_RN_COUNT_PICTURE),
                                     _("Sacrifice cards"), NULL);
    case RN_COUNT_HAND:
      return ahu_rn_count_label_new ("card-back", ahu_rn_art_card_height (AHU_RN_COUNT_PICTURE), _("Hand"), NULL);
    case RN_COUNT_AREA:
    case RN_COUNT_FIELDS:
    default:
      return ahu_rn_count_label_new (ahu_rn_art_card (RN_LUMBERJACK), ahu_rn_art_card_height (AHU_RN_COUNT_PICTURE),
                                     _("Display"), _("all cards played"));
    }
}

static void
build_places (AhuRnCountCheckForm *self)
{
  for (guint cell = 0; cell < RN_COUNT_PLAYERS; cell++)
    {
      self->place_labels[cell] = make_place_label (cell);
      gtk_grid_attach (GTK_GRID (self->places), self->place_labels[cell], 0, 0, 1, 1);
      make_count (self, cell, self->places);
    }
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
      self->labels[player][field] = make_field_label (field);
      gtk_grid_attach (GTK_GRID (self->players), self->labels[player][field], 0, 0, 1, 1);
      make_count (self, rn_count_cell (player, field), self->players);
    }
}

/* Large words have no room beside a count. */
static gboolean
stands_below (AhuRnCountCheckForm *self)
{
  return self->columns <= 1 && ahu_text_scale () > LARGE_TEXT;
}

/* Wide: four to a row, each count below its name. */
static void
arrange_places (AhuRnCountCheckForm *self)
{
  gboolean below = self->columns > 1 || stands_below (self);

  for (int cell = 0; cell < RN_COUNT_PLAYERS; cell++)
    {
      gboolean wide = self->columns > 1;
      int column = wide ? cell % PLACES_IN_ROW : 0;
      int row = (wide ? cell / PLACES_IN_ROW : cell) * 2;

      ahu_widget_place (self->place_labels[cell], column, row, 1);
      ahu_widget_place (self->counts[cell].box, below ? column : 1, below ? row + 1 : row, 1);
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
  int top = stacked ? (int) player * (RN_COUNT_FIELDS * 2 + 1) : 0;

  ahu_widget_place (self->headers[player], stacked ? 0 : column, top, stacked ? 2 : 1);
  gtk_widget_set_visible (self->headers[player], takes_part);
  for (guint field = 0; field < RN_COUNT_FIELDS; field++)
    {
      GtkWidget *label = self->labels[player][field];
      GtkWidget *box = get_count (self, player, field)->box;
      int row = top + 1 + (int) field * 2;

      ahu_widget_place (label, 0, row, 1);
      ahu_widget_place (box, column, below ? row + 1 : row, 1);
      gtk_widget_set_visible (label, takes_part && (stacked || player == 0));
      gtk_widget_set_visible (box, takes_part);
    }
}

static void
arrange (AhuRnCountCheckForm *self)
{
  arrange_places (self);
  for (guint p = 0; p < RN_MAX_PLAYERS; p++)
    arrange_player (self, p, self->columns < self->expected.n_players);
}

static void
show_count (Count *count)
{
  if (!count->touched)
    count->counted = (guint) count->form->expected.cells[count->cell];
  /* The record may have come to say what was counted. */
  count->touched = count->counted != (guint) count->form->expected.cells[count->cell];
  ahu_rn_count_spin_show (count->spin, count->counted);
  show_note (count);
}

static void
show_counts (AhuRnCountCheckForm *self)
{
  self->updating = TRUE;
  for (guint i = 0; i < rn_count_n_cells (&self->expected); i++)
    show_count (&self->counts[i]);
  self->updating = FALSE;
}

static GtkWidget *
make_panel (AhuRnCountCheckForm *self,
            const char          *heading)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_widget_add_css_class (grid, "panel");
  gtk_widget_add_css_class (grid, "count-panel");
  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 8);
  gtk_box_append (GTK_BOX (self), ahu_widget_breakable_words_new (heading, "page-section"));
  gtk_box_append (GTK_BOX (self), grid);

  return grid;
}

static gboolean
ahu_rn_count_check_form_grab_focus (GtkWidget *widget)
{
  AhuRnCountCheckForm *self = AHU_RN_COUNT_CHECK_FORM (widget);

  return gtk_widget_grab_focus (get_count (self, 0, RN_COUNT_WOOD)->spin);
}

static void
ahu_rn_count_check_form_class_init (AhuRnCountCheckFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->grab_focus = ahu_rn_count_check_form_grab_focus;
  widget_class->focus = ahu_compat_focus_child;
  counted_signal = g_signal_new ("counted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_FORM);
}

static void
ahu_rn_count_check_form_init (AhuRnCountCheckForm *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  self->columns = 1;
  self->players = make_panel (self, _("In front of the players"));
  for (guint p = 0; p < RN_MAX_PLAYERS; p++)
    build_player (self, p);
  self->places = make_panel (self, _("In the middle"));
  build_places (self);
  arrange (self);
}

static void
name_counts (AhuRnCountCheckForm *self,
             const char *const   *names)
{
  for (guint i = 0; i < rn_count_n_cells (&self->expected); i++)
    {
      g_autofree char *name = rn_count_cell_name (i, names);

      gtk_accessible_update_property (GTK_ACCESSIBLE (self->counts[i].spin), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      name, -1);
    }
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
  name_counts (self, names);
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
  g_signal_emit (self, counted_signal, 0);
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
ahu_rn_count_check_form_set_columns (AhuRnCountCheckForm *self,
                                     guint                columns)
{
  g_return_if_fail (AHU_IS_RN_COUNT_CHECK_FORM (self));

  self->columns = columns;
  arrange (self);
}

/* ahu-tp-score-fields.c: in final scoring, what a player has beside the board: points and Tapati
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-score-fields.h"

#include <glib/gi18n.h>
#include <string.h>

#include "core/record/ahu-result-sheet.h"
#include "games/tapati/engine/tp-names.h"
#include "games/tapati/engine/tp-sentences.h"
#include "games/tapati/engine/tp-sheet-file.h"
#include "games/tapati/ui/ahu-tp-piece.h"
#include "games/tapati/ui/ahu-tp-tile-choice.h"
#include "toolkit/base/ahu-key.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/entry/ahu-count-field.h"
#include "toolkit/entry/ahu-count-pad.h"
#include "toolkit/layout/ahu-wrap-layout.h"
#include "toolkit/rules/ahu-rules-text.h"
#include "toolkit/table/ahu-choice.h"

#define PIECE_HEIGHT 30
#define TILE_HEIGHT 24
#define MOST_POINTS 999
/* After the loose pieces of the Tapati. */
#define POINTS TP_LOOSE_PIECES
#define FIELDS (POINTS + 1)

#define INDEX_KEY "ahu-tp-index"

struct _AhuTpScoreFields
{
  GtkBox parent_instance;

  AhuScoreForm *form; /* not owned: it has these fields */
  AhuSheet *sheet;
  guint player;
  TpSheetPlayer counted;
  GtkWidget *fields[FIELDS];
  GtkWidget *tiles[TP_TAPATI_TILES];
  GtkWidget *faults[2]; /* of the points, of the Tapati */
  GtkWidget *pad;       /* while it is open */
  guint open;           /* the field it enters */
};

G_DEFINE_FINAL_TYPE (AhuTpScoreFields, ahu_tp_score_fields, GTK_TYPE_BOX)

static char *
field_path (AhuTpScoreFields *self,
            guint             field)
{
  if (field == POINTS)
    return g_strdup_printf ("players[%u].points", self->player);

  return g_strdup_printf ("players[%u].tapati.%s", self->player, tp_name (TP_NAMES_COUNT, field));
}

static guint
get_index (GtkWidget *widget)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (widget), INDEX_KEY));
}

/* @number: `AHU_COUNT_NONE` after the last digit was taken back. Of a Tapati that is none. */
static void
set_number (AhuTpScoreFields *self,
            gint64            number,
            gboolean          typed)
{
  g_autofree char *path = field_path (self, self->open);
  JsonNode *value = NULL;

  if (number != AHU_COUNT_NONE || self->open != POINTS)
    value = json_node_init_int (json_node_alloc (), MAX (number, 0));
  ahu_sheet_set (self->sheet, path, value, typed);
}

static void
close_pad (AhuTpScoreFields *self)
{
  ahu_sheet_end_typing (self->sheet);
  if (self->pad != NULL)
    gtk_popover_popdown (GTK_POPOVER (gtk_widget_get_ancestor (self->pad, GTK_TYPE_POPOVER)));
}

static void
entered_cb (AhuTpScoreFields *self,
            gint64            number)
{
  set_number (self, number, FALSE);
  close_pad (self);
}

static void
typed_cb (AhuTpScoreFields *self,
          gint64            number)
{
  set_number (self, number, TRUE);
}

/* The next number is the next to be entered. */
static void
accepted_cb (AhuTpScoreFields *self)
{
  guint next = self->open == POINTS ? 0 : self->open + 1;

  close_pad (self);
  gtk_widget_grab_focus (next < POINTS ? self->fields[next] : self->tiles[0]);
}

static void
undo_cb (AhuTpScoreFields *self)
{
  if (ahu_sheet_can_undo (self->sheet))
    ahu_score_form_undo (self->form);
}

static gboolean
pad_key_cb (GtkEventControllerKey *controller,
            guint                  keyval,
            guint                  keycode,
            GdkModifierType        state,
            AhuTpScoreFields      *self)
{
  return self->pad != NULL && ahu_count_pad_take_key (AHU_COUNT_PAD (self->pad), keyval, state);
}

/* T3.2 */
static gint64
get_most (AhuTpScoreFields *self,
          guint             field)
{
  const gint64 most[FIELDS] = { TP_TAPATI_RAPANUIS, tp_tapati_slave_limit (self->counted.tapati), TP_TAPATI_PALMS,
                                MOST_POINTS };

  return most[field];
}

static const char *
get_name (guint field)
{
  switch (field)
    {
    case TP_RAPANUI:
      return _("Rapanuis");
    case TP_SLAVE:
      return tp_line_name (TP_LINE_SLAVES);
    case TP_PALM:
      return _("Palms");
    default:
      return _("Scored in play");
    }
}

static void
begin_pad (AhuTpScoreFields *self)
{
  gint64 most = get_most (self, self->open);
  g_autofree char *path = field_path (self, self->open);
  g_autofree char *why = NULL;
  GtkWidget *heading = gtk_label_new (get_name (self->open));

  if (self->open != POINTS)
    /* Translators: why a larger number of pieces can’t be tapped. */
    why = g_strdup_printf (_("A Tapati holds at most %d of them (T3.2)."), (int) most);
  gtk_widget_add_css_class (heading, "heading");
  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  ahu_count_pad_begin (AHU_COUNT_PAD (self->pad), heading, NULL, most, why,
                       !ahu_result_sheet_is_missing (ahu_sheet_get_document (self->sheet), path));
}

static void
open_pad (AhuTpScoreFields *self,
          guint             field)
{
  GtkWidget *popover = gtk_popover_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkWidget *pad = ahu_count_pad_new ();

  g_set_weak_pointer (&self->pad, pad);
  self->open = field;
  begin_pad (self);
  g_signal_connect_object (pad, "entered", G_CALLBACK (entered_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (pad, "typed", G_CALLBACK (typed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (pad, "accepted", G_CALLBACK (accepted_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (pad, "undo", G_CALLBACK (undo_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (pad_key_cb), self, 0);
  gtk_widget_add_controller (popover, keys);
  gtk_popover_set_child (GTK_POPOVER (popover), pad);
  ahu_widget_attach_popover (self->fields[field], popover);
  gtk_popover_popup (GTK_POPOVER (popover));
}

static void
field_clicked_cb (AhuTpScoreFields *self,
                  GtkWidget        *field)
{
  open_pad (self, get_index (field));
}

/* Returns: the tile that lies at a place, in the order of the kinds; `TP_PIECES` for none */
static guint
get_tile (AhuTpScoreFields *self,
          guint             place)
{
  for (guint piece = TP_LOOSE_PIECES; piece < TP_PIECES; piece++)
    {
      if (place < self->counted.tapati[piece])
        return piece;
      place -= self->counted.tapati[piece];
    }

  return TP_PIECES;
}

/* @chosen: `TP_PIECES` for none */
static void
set_tile (AhuTpScoreFields *self,
          guint             place,
          guint             chosen)
{
  g_autofree char *path = g_strdup_printf ("players[%u].tapati", self->player);
  guint present = get_tile (self, place);
  guint8 tapati[TP_PIECES];

  memcpy (tapati, self->counted.tapati, sizeof tapati);
  if (present < TP_PIECES)
    tapati[present]--;
  if (chosen < TP_PIECES)
    tapati[chosen]++;
  ahu_sheet_set (self->sheet, path, tp_pieces_to_json (tapati), FALSE);
}

static void
tile_chosen_cb (AhuTpScoreFields *self,
                GtkWidget        *choice)
{
  gtk_popover_popdown (GTK_POPOVER (gtk_widget_get_ancestor (choice, GTK_TYPE_POPOVER)));
  set_tile (self, get_index (choice) / (TP_PIECES + 1), get_index (choice) % (TP_PIECES + 1));
}

/* @piece: `TP_PIECES` for none */
static GtkWidget *
tile_choice_new (AhuTpScoreFields *self,
                 guint             place,
                 guint             piece)
{
  /* As on the table. */
  static const char *const keys[] = { "1", "2", "3", "4", "⇧2", "⇧3" };
  GtkWidget *choice;

  if (piece == TP_PIECES)
    {
      choice = ahu_choice_new_with_text (_("No tile"), NULL);
      gtk_widget_add_css_class (choice, "touch");
    }
  else
    choice = ahu_tp_tile_choice_new (piece, keys[piece - TP_LOOSE_PIECES]);
  g_object_set_data (G_OBJECT (choice), INDEX_KEY, GUINT_TO_POINTER (place * (TP_PIECES + 1) + piece));
  g_signal_connect_object (choice, "clicked", G_CALLBACK (tile_chosen_cb), self, G_CONNECT_SWAPPED);

  return choice;
}

static gboolean
tiles_key_cb (GtkEventControllerKey *controller,
              guint                  keyval,
              guint                  keycode,
              GdkModifierType        state,
              GtkWidget             *tiles)
{
  return ahu_choice_activate_key (tiles, keyval, state);
}

static void
tile_clicked_cb (AhuTpScoreFields *self,
                 GtkWidget        *button)
{
  guint place = get_index (button);
  GtkWidget *popover = gtk_popover_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_row_spacing (GTK_GRID (grid), 4);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 4);
  for (guint piece = TP_LOOSE_PIECES; piece < TP_PIECES; piece++)
    gtk_grid_attach (GTK_GRID (grid), tile_choice_new (self, place, piece), (int) (piece - TP_LOOSE_PIECES) % 2,
                     (int) (piece - TP_LOOSE_PIECES) / 2, 1, 1);
  if (get_tile (self, place) < TP_PIECES)
    gtk_grid_attach (GTK_GRID (grid), tile_choice_new (self, place, TP_PIECES), 0, TP_PIECES, 2, 1);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (tiles_key_cb), grid, 0);
  gtk_widget_add_controller (popover, keys);
  gtk_popover_set_child (GTK_POPOVER (popover), grid);
  ahu_widget_attach_popover (button, popover);
  gtk_popover_popup (GTK_POPOVER (popover));
}

static void
ahu_tp_score_fields_dispose (GObject *object)
{
  g_clear_weak_pointer (&AHU_TP_SCORE_FIELDS (object)->pad);

  G_OBJECT_CLASS (ahu_tp_score_fields_parent_class)->dispose (object);
}

static void
ahu_tp_score_fields_class_init (AhuTpScoreFieldsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ahu_tp_score_fields_dispose;
}

static GtkWidget *
make_field (AhuTpScoreFields *self,
            guint             field)
{
  self->fields[field] = ahu_count_field_new ();
  g_object_set_data (G_OBJECT (self->fields[field]), INDEX_KEY, GUINT_TO_POINTER (field));
  g_signal_connect_object (self->fields[field], "clicked", G_CALLBACK (field_clicked_cb), self, G_CONNECT_SWAPPED);

  return self->fields[field];
}

/* A heading and what it is about, which goes on below where there is no room beside it. */
static GtkWidget *
append_line (GtkWidget  *row,
             const char *title)
{
  GtkWidget *line = ahu_wrap_box_new (12, 6);
  GtkWidget *heading = gtk_label_new (title);

  gtk_widget_add_css_class (heading, "heading");
  gtk_widget_set_valign (heading, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (line), heading);
  gtk_box_append (GTK_BOX (row), line);

  return line;
}

static void
append_fault (AhuTpScoreFields *self,
              guint             fault)
{
  self->faults[fault] = ahu_widget_words_new (NULL, "error");
  gtk_widget_set_visible (self->faults[fault], FALSE);
  gtk_box_append (GTK_BOX (self), self->faults[fault]);
}

static void
ahu_tp_score_fields_init (AhuTpScoreFields *self)
{
  GtkWidget *row = ahu_wrap_box_new (24, 6);
  GtkWidget *points, *tapati;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 6);
  gtk_box_append (GTK_BOX (self), row);
  points = append_line (row, get_name (POINTS));
  gtk_box_append (GTK_BOX (points), make_field (self, POINTS));
  tapati = append_line (row, _("Tapati"));
  append_fault (self, 0);
  append_fault (self, 1);
  for (guint piece = 0; piece < TP_LOOSE_PIECES; piece++)
    {
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
      GtkWidget *drawing = ahu_tp_piece_new ();

      ahu_tp_piece_show (AHU_TP_PIECE (drawing), piece, 0, PIECE_HEIGHT);
      gtk_widget_set_valign (drawing, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (box), drawing);
      gtk_box_append (GTK_BOX (box), make_field (self, piece));
      gtk_box_append (GTK_BOX (tapati), box);
    }
  for (guint place = 0; place < TP_TAPATI_TILES; place++)
    {
      self->tiles[place] = gtk_button_new ();
      gtk_widget_add_css_class (self->tiles[place], "touch");
      g_object_set_data (G_OBJECT (self->tiles[place]), INDEX_KEY, GUINT_TO_POINTER (place));
      g_signal_connect_object (self->tiles[place], "clicked", G_CALLBACK (tile_clicked_cb), self, G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (tapati), self->tiles[place]);
    }
}

GtkWidget *
ahu_tp_score_fields_new (AhuScoreForm *form)
{
  AhuTpScoreFields *self = g_object_new (AHU_TYPE_TP_SCORE_FIELDS, NULL);

  g_return_val_if_fail (AHU_IS_SCORE_FORM (form), GTK_WIDGET (self));

  self->form = form;
  self->sheet = ahu_score_form_get_sheet (form);

  return GTK_WIDGET (self);
}

static void
show_field (AhuTpScoreFields *self,
            guint             field,
            const char       *player)
{
  AhuCountField *widget = AHU_COUNT_FIELD (self->fields[field]);
  g_autofree char *path = field_path (self, field);
  gboolean missing = ahu_result_sheet_is_missing (ahu_sheet_get_document (self->sheet), path);
  guint number = field == POINTS ? self->counted.points : self->counted.tapati[field];
  /* Translators: a field for screen readers: %1$s is a player's name, %2$s what is counted (Tiles, Moai, Wood, Fish …). */
  g_autofree char *name = g_strdup_printf (_("%1$s: %2$s"), player, get_name (field));

  ahu_count_field_set_name (widget, name);
  ahu_count_field_show (widget, missing ? AHU_COUNT_NONE : (gint64) number, !missing);
  ahu_count_field_set_wrong (widget, number > get_most (self, field));
}

/* The first place that is free is the next to be filled. */
static void
show_tile (AhuTpScoreFields *self,
           guint             place)
{
  GtkButton *button = GTK_BUTTON (self->tiles[place]);
  guint piece = get_tile (self, place);
  g_autofree char *name = piece < TP_PIECES ? tp_pieces_text (piece, 1) : g_strdup (_("Add a tile to the Tapati"));

  if (piece < TP_PIECES)
    {
      GtkWidget *tile = ahu_tp_piece_new ();

      ahu_tp_piece_show (AHU_TP_PIECE (tile), piece, 0, TILE_HEIGHT);
      gtk_button_set_child (button, tile);
    }
  else
    gtk_button_set_icon_name (button, "list-add-symbolic");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_set_tooltip_text (GTK_WIDGET (button), name);
  gtk_widget_set_visible (GTK_WIDGET (button), place == 0 || get_tile (self, place - 1) < TP_PIECES);
}

void
ahu_tp_score_show_faults (GtkLabel      *label,
                          const GString *faults)
{
  g_return_if_fail (GTK_IS_LABEL (label) && faults != NULL);

  ahu_rules_label_set_text (label, faults->str);
  gtk_widget_set_visible (GTK_WIDGET (label), faults->len > 0);
}

static void
show_faults (AhuTpScoreFields  *self,
             gboolean           of_tapati,
             const TpReason    *reasons,
             guint              n_reasons,
             const char *const *names)
{
  g_autoptr (GString) faults = g_string_new (NULL);

  for (guint i = 0; i < n_reasons; i++)
    {
      gboolean is_here = of_tapati ? g_strcmp0 (reasons[i].rule, "T3.2") == 0
                                   : reasons[i].site < 0 && g_strcmp0 (reasons[i].field, "points") == 0;
      g_autofree char *text = NULL;

      if (reasons[i].player != (int) self->player || !is_here)
        continue;
      text = tp_sheet_problem_text (&reasons[i], names);
      g_string_append_printf (faults, "%s%s", faults->len > 0 ? "\n" : "", text);
    }
  ahu_tp_score_show_faults (GTK_LABEL (self->faults[of_tapati]), faults);
}

void
ahu_tp_score_fields_show (AhuTpScoreFields *self,
                          guint             player,
                          const TpSheet    *sheet,
                          const TpReason   *reasons,
                          guint             n_reasons)
{
  g_auto (GStrv) names = NULL;

  g_return_if_fail (AHU_IS_TP_SCORE_FIELDS (self));
  g_return_if_fail (sheet != NULL && player < sheet->n_players);

  names = ahu_sheet_dup_names (self->sheet);
  self->player = player;
  self->counted = sheet->players[player];
  for (guint field = 0; field < FIELDS; field++)
    show_field (self, field, names[player]);
  for (guint place = 0; place < TP_TAPATI_TILES; place++)
    show_tile (self, place);
  show_faults (self, FALSE, reasons, n_reasons, (const char *const *) names);
  show_faults (self, TRUE, reasons, n_reasons, (const char *const *) names);
  if (self->pad != NULL)
    begin_pad (self);
}

/* A digit on the place of a tile: the quarry with so many circles, and on to the next place. */
static gboolean
take_tile_key (AhuTpScoreFields *self,
               int               circles)
{
  for (guint place = 0; place < TP_TAPATI_TILES; place++)
    if (gtk_widget_is_focus (self->tiles[place]))
      {
        if (circles < 1 || circles > TP_CIRCLES)
          return FALSE;
        set_tile (self, place, TP_QUARRY (circles));
        if (place + 1 < TP_TAPATI_TILES)
          gtk_widget_grab_focus (self->tiles[place + 1]);
        return TRUE;
      }

  return FALSE;
}

gboolean
ahu_tp_score_fields_take_key (AhuTpScoreFields *self,
                              guint             keyval,
                              GdkModifierType   state)
{
  g_autofree char *dead = ahu_key_dup_dead_words (keyval, state);
  int digit;

  g_return_val_if_fail (AHU_IS_TP_SCORE_FIELDS (self), FALSE);

  if (self->pad != NULL)
    return ahu_count_pad_take_key (AHU_COUNT_PAD (self->pad), keyval, state);
  digit = ahu_key_get_digit (GTK_WIDGET (self), keyval, state);
  /* Enter and Space open the pad as they activate any button. */
  if ((digit < 0 && dead == NULL && keyval != GDK_KEY_BackSpace && keyval != GDK_KEY_Delete) ||
      (state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return FALSE;

  for (guint field = 0; field < FIELDS; field++)
    if (gtk_widget_is_focus (self->fields[field]))
      {
        open_pad (self, field);
        return ahu_count_pad_take_key (AHU_COUNT_PAD (self->pad), keyval, state);
      }

  return take_tile_key (self, digit);
}

GtkWidget *
ahu_tp_score_fields_get_field (AhuTpScoreFields *self,
                               guint             piece)
{
  g_return_val_if_fail (AHU_IS_TP_SCORE_FIELDS (self), NULL);
  g_return_val_if_fail (piece < TP_LOOSE_PIECES || piece == TP_PIECES, NULL);

  return self->fields[piece == TP_PIECES ? POINTS : piece];
}

GtkWidget *
ahu_tp_score_fields_get_tile (AhuTpScoreFields *self,
                              guint             place)
{
  g_return_val_if_fail (AHU_IS_TP_SCORE_FIELDS (self), NULL);
  g_return_val_if_fail (place < TP_TAPATI_TILES, NULL);

  return self->tiles[place];
}

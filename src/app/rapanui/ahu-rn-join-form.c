/* ahu-rn-join-form.c: the fields on which the position of a running game is entered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "app/rapanui/ahu-rn-join-form.h"

#include <glib/gi18n.h>

#include "app/ahu-compat.h"
#include "app/ahu-line.h"
#include "app/ahu-widget.h"
#include "app/ahu-wrap-layout.h"
#include "app/rapanui/ahu-rn-art.h"
#include "app/rapanui/ahu-rn-count-label.h"
#include "app/rapanui/ahu-rn-join-number.h"
#include "app/rapanui/ahu-rn-join-parts.h"
#include "app/rapanui/ahu-rn-join-place.h"
#include "app/rapanui/ahu-rn-join-turn.h"
#include "rapanui/rn-sentences.h"

#define N_TOPS (RN_SACRIFICES + 1)

struct _AhuRnJoinForm
{
  GtkBox parent_instance;

  AhuRnJoinEntry *entry;
  guint columns;
  gboolean updating;

  AhuRnJoinTurn *turn;
  GtkWidget *players;
  GtkWidget *panels[RN_MAX_PLAYERS];
  GtkWidget *marks[RN_MAX_PLAYERS];
  GtkWidget *names[RN_MAX_PLAYERS];
  GtkWidget *kinds[RN_MAX_PLAYERS]; /* expanders */
  GtkWidget *stone_kinds;
  GtkWidget *middle;
  GtkWidget *tops[N_TOPS]; /* the kinds, then face down */
  GtkWidget *targets[AHU_RN_JOIN_TARGETS]; /* what the focus goes to; NULL for whose turn */
};

static guint changed_signal;

G_DEFINE_FINAL_TYPE (AhuRnJoinForm, ahu_rn_join_form, GTK_TYPE_BOX)

static void
emit_changed (AhuRnJoinForm *self)
{
  g_signal_emit (self, changed_signal, 0);
}

static guint
get_target (GtkWidget *widget)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (widget), "target"));
}

static void
keep_target (AhuRnJoinForm *self,
             GtkWidget     *widget,
             guint          target)
{
  self->targets[target] = widget;
  g_object_set_data (G_OBJECT (widget), "target", GUINT_TO_POINTER (target));
}

static void
number_changed_cb (AhuRnJoinForm *self,
                   GtkWidget     *field)
{
  if (self->updating)
    return;

  ahu_rn_join_entry_set_number (self->entry, get_target (field), ahu_rn_join_number_read (field));
  emit_changed (self);
}

/* Enter: number after number, and from the last one to the first. */
static void
go_on_cb (AhuRnJoinForm *self,
          GtkWidget     *field)
{
  guint target = get_target (field);

  do
    target = target == AHU_RN_JOIN_HELD ? AHU_RN_JOIN_PLAYER : target + 1;
  while (!gtk_widget_get_mapped (self->targets[target]));
  gtk_widget_grab_focus (self->targets[target]);
}

static void
selected_cb (AhuRnJoinForm *self,
             GtkWidget     *place)
{
  ahu_rn_join_entry_select (self->entry, get_target (place));
  emit_changed (self);
}

static void
removed_cb (AhuRnJoinForm *self,
            guint          index,
            GtkWidget     *place)
{
  ahu_rn_join_entry_remove (self->entry, get_target (place), index);
  emit_changed (self);
}

/* One of them stays chosen, once one is. */
static void
top_toggled_cb (AhuRnJoinForm *self,
                GtkWidget     *button)
{
  guint top = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "top"));

  if (self->updating)
    return;

  if (top != ahu_rn_join_entry_get_top (self->entry))
    ahu_rn_join_entry_set_top (self->entry, top);
  emit_changed (self);
}

static void
keep_number (AhuRnJoinForm *self,
             GtkWidget     *field,
             guint          target)
{
  keep_target (self, field, target);
  g_signal_connect_object (field, "changed", G_CALLBACK (number_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (field, "activate", G_CALLBACK (go_on_cb), self, G_CONNECT_SWAPPED);
}

/* A label with its number beside it, in the next row of @grid. */
static void
add_number (AhuRnJoinForm *self,
            GtkWidget     *grid,
            int            row,
            GtkWidget     *label,
            guint          target)
{
  GtkWidget *field = ahu_rn_join_number_new ();

  keep_number (self, field, target);
  gtk_grid_attach (GTK_GRID (grid), label, 0, row, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), field, 1, row, 1, 1);
}

static GtkWidget *
make_place (AhuRnJoinForm *self,
            const char    *title,
            const char    *key,
            guint          target)
{
  GtkWidget *place = ahu_rn_join_place_new (title, key, target < AHU_RN_JOIN_HAND);

  keep_target (self, place, target);
  g_signal_connect_object (place, "selected", G_CALLBACK (selected_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (place, "removed", G_CALLBACK (removed_cb), self, G_CONNECT_SWAPPED);

  return place;
}

/* The kinds that somebody likes to tell, out of the way of those who don't. The heading
 * is short: an expander doesn't leave it a second line. */
static GtkWidget *
make_kinds (AhuRnJoinForm *self,
            guint          first,
            const char    *title)
{
  GtkWidget *grid = ahu_rn_join_grid_new ();
  GtkWidget *expander = ahu_compat_expander_new (grid);

  gtk_grid_attach (GTK_GRID (grid), ahu_widget_breakable_words_new (title, "second"), 0, 0, 2, 1);
  for (guint kind = 0; kind < RN_SACRIFICES; kind++)
    add_number (self, grid, (int) kind + 1, ahu_rn_join_sacrifice_label_new (kind, NULL), first + kind);
  gtk_widget_set_margin_top (grid, 6);
  /* Translators: unfolds a number of cards for each kind */
  gtk_expander_set_label (GTK_EXPANDER (expander), _("By kind"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (expander), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);

  return expander;
}

static void
build_turn (AhuRnJoinForm *self)
{
  GtkWidget *turn = ahu_rn_join_turn_new ();

  self->turn = AHU_RN_JOIN_TURN (turn);
  self->targets[AHU_RN_JOIN_ACTIVE] = ahu_rn_join_turn_get_field (self->turn, AHU_RN_JOIN_ACTIVE);
  keep_number (self, ahu_rn_join_turn_get_field (self->turn, AHU_RN_JOIN_HELD), AHU_RN_JOIN_HELD);
  keep_number (self, ahu_rn_join_turn_get_field (self->turn, AHU_RN_JOIN_TURN_NUMBER),
               AHU_RN_JOIN_TURN_NUMBER);
  g_signal_connect_object (turn, "changed", G_CALLBACK (emit_changed), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self), turn);
}

static void
build_display (AhuRnJoinForm *self)
{
  /* Translators: keys of the columns of the general display */
  const char *keys[RN_COLUMNS] = { C_("key", "Q"), C_("key", "W"), C_("key", "E"), C_("key", "R") };
  GtkWidget *grid = ahu_rn_join_panel_new ();

  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 3);
  for (guint c = 0; c < RN_COLUMNS; c++)
    {
      g_autofree char *title = g_strdup_printf ("%u", c + 1);
      /* Translators: %u is the number of a column of the general display */
      g_autofree char *name = g_strdup_printf (_("Column %u"), c + 1);
      GtkWidget *place = make_place (self, title, keys[c], AHU_RN_JOIN_COLUMN + c);

      ahu_rn_join_place_set_name (AHU_RN_JOIN_PLACE (place), name);
      gtk_widget_set_hexpand (place, TRUE);
      gtk_grid_attach (GTK_GRID (grid), place, (int) c, 0, 1, 1);
    }
  gtk_box_append (GTK_BOX (self), ahu_widget_breakable_words_new (_("General display: each column from its back card to its front card"), "page-section"));
  gtk_box_append (GTK_BOX (self), grid);
}

static GtkWidget *
make_header (AhuRnJoinForm *self,
             guint          player)
{
  GtkWidget *header = gtk_grid_new ();

  self->marks[player] = ahu_mark_new ("green", AHU_RN_JOIN_MARK);
  self->names[player] = ahu_widget_breakable_words_new (NULL, "heading");
  gtk_label_set_ellipsize (GTK_LABEL (self->names[player]), PANGO_ELLIPSIZE_END);
  gtk_grid_set_column_spacing (GTK_GRID (header), 8);
  gtk_grid_attach (GTK_GRID (header), self->marks[player], 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (header), self->names[player], 1, 0, 1, 1);

  return header;
}

static void
build_player (AhuRnJoinForm *self,
              guint          player)
{
  GtkWidget *panel = ahu_rn_join_panel_new ();
  GtkGrid *grid = GTK_GRID (panel);

  self->panels[player] = panel;
  gtk_grid_attach (grid, make_header (self, player), 0, 0, 2, 1);
  gtk_grid_attach (grid, make_place (self, _("Hand"), NULL, AHU_RN_JOIN_HAND + player), 0, 1, 2, 1);
  gtk_grid_attach (grid, make_place (self, _("Personal display"), NULL, AHU_RN_JOIN_AREA + player), 0, 2, 2, 1);
  add_number (self, panel, 3, ahu_rn_count_label_new ("token-wood", AHU_RN_COUNT_PICTURE, _("Wood"), NULL),
              ahu_rn_join_field (player, AHU_RN_JOIN_WOOD));
  add_number (self, panel, 4, ahu_rn_count_label_new ("token-glory", AHU_RN_COUNT_PICTURE, _("Glory points"), _("in tiles")),
              ahu_rn_join_field (player, AHU_RN_JOIN_GLORY));
  add_number (self, panel, 5, ahu_rn_join_sacrifice_label_new (RN_SACRIFICE_NULL, _("how many in all")),
              ahu_rn_join_field (player, AHU_RN_JOIN_OWNED));
  /* Translators: of a player’s Sacrifice cards, which lie face down */
  self->kinds[player] = make_kinds (self, ahu_rn_join_field (player, AHU_RN_JOIN_OWNED_KIND),
                                    _("Their kinds, if everybody may know"));
  gtk_grid_attach (grid, self->kinds[player], 0, 6, 2, 1);
  gtk_grid_attach (GTK_GRID (self->players), panel, 0, 0, 1, 1);
}

static GtkWidget *
make_top_button (AhuRnJoinForm *self,
                 guint          top)
{
  GtkWidget *button = gtk_toggle_button_new ();
  const char *what = top == RN_SACRIFICE_HIDDEN ? _("a face-down card") : rn_sacrifice_name (top);
  /* Translators: for a screen reader; %s is “a face-down card” or a Sacrifice kind */
  g_autofree char *name = g_strdup_printf (_("On top of the Stone: %s"), what);

  gtk_button_set_child (GTK_BUTTON (button), ahu_picture_new (ahu_rn_art_sacrifice (top), AHU_RN_COUNT_PICTURE,
                                                              ahu_rn_art_sacrifice_height (AHU_RN_COUNT_PICTURE)));
  gtk_widget_set_tooltip_text (button, what);
  gtk_widget_add_css_class (button, "join-top");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_object_set_data (G_OBJECT (button), "top", GUINT_TO_POINTER (top));
  g_signal_connect_object (button, "clicked", G_CALLBACK (top_toggled_cb), self, G_CONNECT_SWAPPED);

  return button;
}

static GtkWidget *
make_tops (AhuRnJoinForm *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkLayoutManager *layout = ahu_wrap_layout_new ();

  g_object_set (layout, "spacing", 6, "line-spacing", 6, NULL);
  gtk_widget_set_layout_manager (box, layout);
  for (guint kind = 0; kind < RN_SACRIFICES; kind++)
    self->tops[kind] = make_top_button (self, kind);
  self->tops[RN_SACRIFICES] = make_top_button (self, RN_SACRIFICE_HIDDEN);
  for (guint i = 0; i < N_TOPS; i++)
    gtk_box_append (GTK_BOX (box), self->tops[i]);
  self->targets[AHU_RN_JOIN_TOP] = self->tops[0];

  return box;
}

static GtkWidget *
build_supply (AhuRnJoinForm *self)
{
  GtkWidget *panel = ahu_rn_join_panel_new ();

  for (guint kind = 0; kind < RN_SACRIFICES; kind++)
    add_number (self, panel, (int) kind, ahu_rn_join_sacrifice_label_new (kind, _("Supply pile")), AHU_RN_JOIN_SUPPLY + kind);
  add_number (self, panel, RN_SACRIFICES,
              ahu_rn_count_label_new ("card-back", ahu_rn_art_card_height (AHU_RN_COUNT_PICTURE), _("Draw pile"), NULL), AHU_RN_JOIN_DECK);
  add_number (self, panel, RN_SACRIFICES + 1,
              ahu_rn_count_label_new (ahu_rn_art_card (RN_MOAI), ahu_rn_art_card_height (AHU_RN_COUNT_PICTURE), _("Moai put back into the box"), NULL),
              AHU_RN_JOIN_RETURNED);

  return panel;
}

static GtkWidget *
build_stone (AhuRnJoinForm *self)
{
  GtkWidget *panel = ahu_rn_join_panel_new ();

  add_number (self, panel, 0, ahu_rn_count_label_new (ahu_rn_art_sacrifice (RN_SACRIFICE_NULL), ahu_rn_art_sacrifice_height (AHU_RN_COUNT_PICTURE),
                                                     _("Stone"), _("all cards on it")), AHU_RN_JOIN_STONE);
  gtk_grid_attach (GTK_GRID (panel), ahu_widget_breakable_words_new (_("On top of the Stone"), "heading"), 0, 1, 2, 1);
  gtk_grid_attach (GTK_GRID (panel), make_tops (self), 0, 2, 2, 1);
  /* Translators: of the cards that lie face up on the Stone */
  self->stone_kinds = make_kinds (self, AHU_RN_JOIN_STONE_KIND, _("Kinds that everybody remembers, face up"));
  gtk_grid_attach (GTK_GRID (panel), self->stone_kinds, 0, 3, 2, 1);

  return panel;
}

static gboolean
ahu_rn_join_form_grab_focus (GtkWidget *widget)
{
  AhuRnJoinForm *self = AHU_RN_JOIN_FORM (widget);

  return gtk_widget_grab_focus (self->targets[ahu_rn_join_entry_get_place (self->entry)]);
}

static void
ahu_rn_join_form_class_init (AhuRnJoinFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->grab_focus = ahu_rn_join_form_grab_focus;
  widget_class->focus = ahu_compat_focus_child;
  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_FORM);
}

static void
ahu_rn_join_form_init (AhuRnJoinForm *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  self->columns = 1;
  build_turn (self);
  build_display (self);
  self->players = ahu_rn_join_grid_new ();
  gtk_grid_set_column_homogeneous (GTK_GRID (self->players), TRUE);
  for (guint p = 0; p < RN_MAX_PLAYERS; p++)
    build_player (self, p);
  gtk_box_append (GTK_BOX (self), ahu_widget_breakable_words_new (_("In front of the players"), "page-section"));
  gtk_box_append (GTK_BOX (self), self->players);
  self->middle = ahu_rn_join_grid_new ();
  gtk_grid_attach (GTK_GRID (self->middle), build_supply (self), 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (self->middle), build_stone (self), 0, 0, 1, 1);
  gtk_box_append (GTK_BOX (self), ahu_widget_breakable_words_new (_("In the middle"), "page-section"));
  gtk_box_append (GTK_BOX (self), self->middle);
}

void
ahu_rn_join_form_set_entry (AhuRnJoinForm  *self,
                            AhuRnJoinEntry *entry)
{
  g_return_if_fail (AHU_IS_RN_JOIN_FORM (self));
  g_return_if_fail (entry != NULL);

  self->entry = entry;
  ahu_rn_join_turn_set_entry (self->turn, entry);
}

static void
arrange (AhuRnJoinForm *self)
{
  guint n = self->entry != NULL ? ahu_rn_join_entry_get_n_players (self->entry) : RN_MAX_PLAYERS;
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (self->players);

  for (guint p = 0; p < RN_MAX_PLAYERS; p++)
    {
      g_object_set (gtk_layout_manager_get_layout_child (layout, self->panels[p]),
                    "column", (int) (p % self->columns),
                    "row", (int) (p / self->columns),
                    NULL);
      gtk_widget_set_visible (self->panels[p], p < n);
    }
  ahu_line_arrange (GTK_GRID (self->middle),
                    self->columns > 1 ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL, 12);
}

void
ahu_rn_join_form_set_columns (AhuRnJoinForm *self,
                              guint          columns)
{
  g_return_if_fail (AHU_IS_RN_JOIN_FORM (self));
  g_return_if_fail (columns >= 1);

  self->columns = columns;
  for (guint c = 0; c < RN_COLUMNS; c++)
    ahu_rn_join_place_set_narrow (AHU_RN_JOIN_PLACE (self->targets[AHU_RN_JOIN_COLUMN + c]), columns == 1);
  arrange (self);
}

static void
name_target (AhuRnJoinForm *self,
             guint          target,
             char          *name)
{
  if (target < AHU_RN_JOIN_PLACES)
    ahu_rn_join_place_set_name (AHU_RN_JOIN_PLACE (self->targets[target]), name);
  else
    gtk_accessible_update_property (GTK_ACCESSIBLE (self->targets[target]), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_free (name);
}

static void
name_player (AhuRnJoinForm *self,
             guint          player,
             const char    *name)
{
  /* Translators: %s is a player’s name; opens four fields */
  g_autofree char *kinds = g_strdup_printf (_("Kinds of the Sacrifice cards of %s"), name);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->kinds[player]), GTK_ACCESSIBLE_PROPERTY_LABEL, kinds, -1);
  /* Translators: %s is a player’s name */
  name_target (self, AHU_RN_JOIN_HAND + player, g_strdup_printf (_("Hand of %s"), name));
  /* Translators: %s is a player’s name */
  name_target (self, AHU_RN_JOIN_AREA + player, g_strdup_printf (_("Personal display of %s"), name));
  /* Translators: a field for screen readers; %s is a player’s name */
  name_target (self, ahu_rn_join_field (player, AHU_RN_JOIN_WOOD), g_strdup_printf (_("Wood of %s"), name));
  /* Translators: a field for screen readers; %s is a player’s name */
  name_target (self, ahu_rn_join_field (player, AHU_RN_JOIN_GLORY), g_strdup_printf (_("Glory points of %s in tiles"), name));
  /* Translators: a field for screen readers; %s is a player’s name */
  name_target (self, ahu_rn_join_field (player, AHU_RN_JOIN_OWNED), g_strdup_printf (_("Sacrifice cards of %s in all"), name));
  for (guint kind = 0; kind < RN_SACRIFICES; kind++)
    name_target (self, ahu_rn_join_field (player, AHU_RN_JOIN_OWNED_KIND + kind),
                 /* Translators: a field for screen readers; %1$s is a player’s name, %2$s a Sacrifice kind */
                 g_strdup_printf (_("Sacrifice cards of %1$s: %2$s"), name, rn_sacrifice_name (kind)));
}

static void
name_middle (AhuRnJoinForm *self)
{
  for (guint kind = 0; kind < RN_SACRIFICES; kind++)
    {
      /* Translators: a field for screen readers; %s is a Sacrifice kind */
      name_target (self, AHU_RN_JOIN_SUPPLY + kind, g_strdup_printf (_("Supply pile: %s"), rn_sacrifice_name (kind)));
      /* Translators: a field for screen readers; %s is a Sacrifice kind */
      name_target (self, AHU_RN_JOIN_STONE_KIND + kind, g_strdup_printf (_("Face up on the Stone: %s"), rn_sacrifice_name (kind)));
    }
  name_target (self, AHU_RN_JOIN_STONE, g_strdup (_("All cards on the Stone")));
  name_target (self, AHU_RN_JOIN_DECK, g_strdup (_("Draw pile")));
  name_target (self, AHU_RN_JOIN_RETURNED, g_strdup (_("Moai put back into the box")));
}

void
ahu_rn_join_form_set_players (AhuRnJoinForm     *self,
                              const char *const *names,
                              const char *const *colours)
{
  g_return_if_fail (AHU_IS_RN_JOIN_FORM (self));
  g_return_if_fail (names != NULL && colours != NULL);

  ahu_rn_join_turn_set_players (self->turn, names, colours);
  for (guint p = 0; p < RN_MAX_PLAYERS && names[p] != NULL; p++)
    {
      ahu_mark_set_colour (AHU_PICTURE (self->marks[p]), colours[p], AHU_RN_JOIN_MARK);
      gtk_label_set_text (GTK_LABEL (self->names[p]), names[p]);
      name_player (self, p, names[p]);
    }
  name_middle (self);
  arrange (self);
}

static gboolean
is_wrong (AhuRnJoinForm  *self,
          guint           target,
          const RnReason *problems,
          guint           n)
{
  for (guint i = 0; i < n; i++)
    if (problems[i].code != RN_REASON_JOIN_MISSING &&
        ahu_rn_join_entry_concerns (self->entry, &problems[i], target))
      return TRUE;

  return FALSE;
}

static void
show_target (AhuRnJoinForm *self,
             guint          target,
             gboolean       wrong)
{
  guint8 kinds[RN_JOIN_BOX_CARDS + RN_JOIN_START_CARDS * RN_MAX_PLAYERS];

  if (target < AHU_RN_JOIN_PLACES)
    {
      guint n = ahu_rn_join_entry_get_cards (self->entry, target, kinds, G_N_ELEMENTS (kinds));

      ahu_rn_join_place_show (AHU_RN_JOIN_PLACE (self->targets[target]), kinds, n,
                              target == ahu_rn_join_entry_get_place (self->entry), wrong);
    }
  else if (ahu_rn_join_is_number (target))
    ahu_rn_join_number_show (self->targets[target], ahu_rn_join_entry_get_number (self->entry, target),
                             ahu_rn_join_entry_derive (self->entry, target), wrong);
}

static void
show_top (AhuRnJoinForm *self)
{
  guint top = ahu_rn_join_entry_get_top (self->entry);

  for (guint i = 0; i < N_TOPS; i++)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->tops[i]),
                                  top == (i == RN_SACRIFICES ? (guint) RN_SACRIFICE_HIDDEN : i));
}

void
ahu_rn_join_form_update (AhuRnJoinForm  *self,
                         const RnReason *problems,
                         guint           n)
{
  g_return_if_fail (AHU_IS_RN_JOIN_FORM (self));
  g_return_if_fail (self->entry != NULL);

  self->updating = TRUE;
  for (guint target = 0; target < AHU_RN_JOIN_ACTIVE; target++)
    show_target (self, target, is_wrong (self, target, problems, n));
  show_top (self);
  ahu_rn_join_turn_update (self->turn);
  self->updating = FALSE;
}

/* What is folded away is shown before the focus can go there. */
static void
unfold (AhuRnJoinForm *self,
        guint          target)
{
  for (guint p = 0; p < RN_MAX_PLAYERS; p++)
    if (target >= ahu_rn_join_field (p, AHU_RN_JOIN_OWNED_KIND) && target < ahu_rn_join_field (p + 1, 0))
      gtk_expander_set_expanded (GTK_EXPANDER (self->kinds[p]), TRUE);
  if (target >= AHU_RN_JOIN_STONE_KIND && target < AHU_RN_JOIN_DECK)
    gtk_expander_set_expanded (GTK_EXPANDER (self->stone_kinds), TRUE);
}

void
ahu_rn_join_form_focus (AhuRnJoinForm  *self,
                        const RnReason *problem)
{
  g_return_if_fail (AHU_IS_RN_JOIN_FORM (self));
  g_return_if_fail (problem != NULL);

  for (guint target = 0; target < AHU_RN_JOIN_TARGETS; target++)
    if (ahu_rn_join_entry_concerns (self->entry, problem, target))
      {
        if (target < AHU_RN_JOIN_PLACES)
          {
            ahu_rn_join_entry_select (self->entry, target);
            emit_changed (self);
          }
        unfold (self, target);
        gtk_widget_grab_focus (self->targets[target]);
        return;
      }
}

/* ahu-rn-join-form.c: the table of a running game, as far as it is entered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-join-form.h"

#include <glib/gi18n.h>

#include "games/rapanui/ui/ahu-rn-art.h"
#include "games/rapanui/ui/ahu-rn-columns.h"
#include "games/rapanui/ui/ahu-rn-join-field.h"
#include "games/rapanui/ui/ahu-rn-join-more.h"
#include "games/rapanui/ui/ahu-rn-join-seat.h"
#include "games/rapanui/words/rn-join-words.h"
#include "games/rapanui/words/rn-sentences.h"
#include "toolkit/art/ahu-picture.h"
#include "toolkit/base/ahu-compat.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/entry/ahu-count-field.h"
#include "toolkit/layout/ahu-wrap-layout.h"
#include "toolkit/table/ahu-choice.h"

/* The width of the players beside the display, in cards of it. */
#define PLAYERS_CARDS 4
#define STONE 72
#define TOP 36
#define FIELD_WIDTH 72
#define PILE_WIDTH 64

/* How far the game is entered, step by step. */
#define AHU_TYPE_RN_JOIN_PROGRESS (ahu_rn_join_progress_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnJoinProgress, ahu_rn_join_progress, AHU, RN_JOIN_PROGRESS, GtkBox)

struct _AhuRnJoinProgress
{
  GtkBox parent_instance;

  GtkWidget *buttons[RN_JOIN_STEPS];
  GtkWidget *signs[RN_JOIN_STEPS];
  GtkWidget *names[RN_JOIN_STEPS];
  gboolean is_done[RN_JOIN_STEPS];
  gboolean narrow;
};

G_DEFINE_FINAL_TYPE (AhuRnJoinProgress, ahu_rn_join_progress, GTK_TYPE_BOX)

static guint step_chosen_signal;

static void
step_clicked_cb (AhuRnJoinProgress *self,
                 GtkWidget         *button)
{
  for (guint i = 0; i < RN_JOIN_STEPS; i++)
    if (self->buttons[i] == button)
      g_signal_emit (self, step_chosen_signal, 0, i);
}

static void
show_step (AhuRnJoinProgress *self,
           guint              step)
{
  const char *name = rn_join_step_name (step);
  g_autofree char *number = g_strdup_printf ("%u", step + 1);

  gtk_label_set_text (GTK_LABEL (self->signs[step]), self->is_done[step] ? "✓" : number);
  gtk_widget_set_visible (self->names[step], !self->narrow);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->buttons[step]),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, self->is_done[step] ? _("entered") : _("not entered yet"),
                                  -1);
}

static void
build_step (AhuRnJoinProgress *self,
            guint              step)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  self->signs[step] = gtk_label_new (NULL);
  self->names[step] = gtk_label_new (rn_join_step_name (step));
  gtk_widget_set_halign (content, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (content), self->signs[step]);
  gtk_box_append (GTK_BOX (content), self->names[step]);
  self->buttons[step] = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (self->buttons[step]), content);
  gtk_widget_add_css_class (self->buttons[step], "flat");
  gtk_widget_add_css_class (self->buttons[step], "join-step");
  gtk_widget_set_tooltip_text (self->buttons[step], rn_join_step_name (step));
  g_signal_connect_swapped (self->buttons[step], "clicked", G_CALLBACK (step_clicked_cb), self);
  gtk_box_append (GTK_BOX (self), self->buttons[step]);
  show_step (self, step);
}

static void
ahu_rn_join_progress_class_init (AhuRnJoinProgressClass *klass)
{
  step_chosen_signal = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                     0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
ahu_rn_join_progress_init (AhuRnJoinProgress *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), ahu_wrap_layout_new (4, 4));
  for (guint i = 0; i < RN_JOIN_STEPS; i++)
    build_step (self, i);
}

/* Where there is little room the steps are numbers without names. */
static void
progress_set_narrow (AhuRnJoinProgress *self,
                     gboolean           narrow)
{
  self->narrow = narrow;
  for (guint i = 0; i < RN_JOIN_STEPS; i++)
    show_step (self, i);
}

/* Ticks the steps of which nothing is open, and marks the one that is asked for. */
static void
progress_update (AhuRnJoinProgress *self,
                 RnJoinEntry       *entry)
{
  guint targets[RN_JOIN_TARGETS];
  guint n, present;

  n = rn_join_entry_list (entry, targets);
  present = rn_join_entry_get_present (entry);
  for (guint i = 0; i < RN_JOIN_STEPS; i++)
    self->is_done[i] = TRUE;
  for (guint i = 0; i < n; i++)
    if (rn_join_step (targets[i]) < RN_JOIN_STEPS && rn_join_entry_is_open (entry, targets[i]))
      self->is_done[rn_join_step (targets[i])] = FALSE;
  for (guint i = 0; i < RN_JOIN_STEPS; i++)
    {
      gboolean is_present = present < RN_JOIN_TARGETS && rn_join_step (present) == i;

      show_step (self, i);
      ahu_widget_set_css_class (self->buttons[i], "present", is_present);
      gtk_accessible_update_state (GTK_ACCESSIBLE (self->buttons[i]), GTK_ACCESSIBLE_STATE_PRESSED,
                                   is_present ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
    }
}

/* Parts that say what can't be in them: of the players, one for each seat. */
enum
{
  PART_DISPLAY = RN_MAX_PLAYERS,
  PART_STONE,
  PART_MORE,
  N_PARTS
};

struct _AhuRnJoinForm
{
  GtkBox parent_instance;

  RnJoinEntry *entry;
  char **names;
  AhuRnJoinRoom room;
  gboolean updating;

  GtkWidget *side; /* all but the players */
  GtkWidget *table;
  GtkWidget *places;
  GtkWidget *places_fault;
  GtkWidget *players_fault; /* beside the players, who fill their column */
  GtkWidget *stone; /* with the supply piles */
  GtkWidget *top;
  GtkWidget *top_card;
  GtkWidget *deck;
  GtkWidget *stone_fault;
  GtkWidget *steps;
  GtkWidget *more;
  GtkWidget *players;
  GtkWidget *player[RN_MAX_PLAYERS];
  GtkWidget *fields[RN_JOIN_TARGETS];
  char *faults[N_PARTS]; /* what can't be */
};

static guint changed_signal;

G_DEFINE_FINAL_TYPE (AhuRnJoinForm, ahu_rn_join_form, GTK_TYPE_BOX)

static void
emit_changed (AhuRnJoinForm *self)
{
  g_signal_emit (self, changed_signal, 0);
}

static void
select_target (AhuRnJoinForm *self,
               guint          target)
{
  if (target == rn_join_entry_get_present (self->entry))
    return;

  rn_join_entry_select (self->entry, target);
  emit_changed (self);
}

static void
field_clicked_cb (AhuRnJoinForm *self,
                  GtkWidget     *field)
{
  select_target (self, ahu_rn_join_field_get_target (field));
}

/* Tab goes from count to count, and what the focus is on is asked for. */
static void
field_entered_cb (AhuRnJoinForm           *self,
                  GtkEventControllerFocus *focus)
{
  if (!self->updating)
    select_target (self, ahu_rn_join_field_get_target (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (focus))));
}

static void
place_chosen_cb (AhuRnJoinForm *self,
                 guint          place)
{
  rn_join_entry_select_card (self->entry, RN_JOIN_COLUMN + place / RN_COLUMN_CARDS, place % RN_COLUMN_CARDS);
  emit_changed (self);
}

static void
card_chosen_cb (AhuRnJoinForm *self,
                guint          card,
                GtkWidget     *player)
{
  for (guint p = 0; p < RN_MAX_PLAYERS; p++)
    if (self->player[p] == player)
      rn_join_entry_select_card (self->entry, RN_JOIN_HAND + p, card);
  emit_changed (self);
}

static void
top_clicked_cb (AhuRnJoinForm *self)
{
  select_target (self, RN_JOIN_TOP);
}

/* What is open of a step comes first. */
static void
step_cb (AhuRnJoinForm *self,
         guint          step)
{
  guint targets[RN_JOIN_TARGETS];
  guint n = rn_join_entry_list (self->entry, targets);
  guint first = RN_JOIN_TARGETS;

  for (guint i = 0; i < n; i++)
    if (rn_join_step (targets[i]) == step)
      {
        if (first == RN_JOIN_TARGETS)
          first = targets[i];
        if (rn_join_entry_is_open (self->entry, targets[i]))
          {
            first = targets[i];
            break;
          }
      }
  select_target (self, first);
}

static void
turn_step_cb (AhuRnJoinForm *self,
              guint          step)
{
  rn_join_entry_set_step (self->entry, step);
  if (rn_join_entry_is_open (self->entry, RN_JOIN_HELD))
    rn_join_entry_select (self->entry, RN_JOIN_HELD);
  emit_changed (self);
}

static void
keep_field (AhuRnJoinForm *self,
            GtkWidget     *field)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();

  self->fields[ahu_rn_join_field_get_target (field)] = field;
  g_signal_connect_object (field, "clicked", G_CALLBACK (field_clicked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (focus, "enter", G_CALLBACK (field_entered_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (field, focus);
}

static void
build_stone (AhuRnJoinForm *self)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *size = ahu_rn_join_field_new (RN_JOIN_STONE);

  gtk_widget_set_hexpand (size, FALSE);
  gtk_widget_set_size_request (size, FIELD_WIDTH, -1);
  keep_field (self, size);
  self->top_card = ahu_picture_new (NULL, TOP, ahu_rn_art_sacrifice_height (TOP));
  self->top = ahu_choice_new ();
  gtk_widget_add_css_class (self->top, "join-top");
  gtk_widget_set_valign (self->top, GTK_ALIGN_CENTER);
  ahu_choice_set_content (AHU_CHOICE (self->top), self->top_card);
  g_signal_connect_object (self->top, "clicked", G_CALLBACK (top_clicked_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (line), ahu_picture_new ("stone", STONE, STONE * 2 / 3));
  gtk_box_append (GTK_BOX (line), size);
  /* Translators: beside the number of cards on the Stone; the card that lies on top follows */
  gtk_box_append (GTK_BOX (line), gtk_label_new (_("on top")));
  gtk_box_append (GTK_BOX (line), self->top);
  gtk_box_append (GTK_BOX (self->stone), ahu_widget_words_new (_("Stone of Sacrifice"), "heading"));
  gtk_box_append (GTK_BOX (self->stone), line);
}

static void
build_supply (AhuRnJoinForm *self)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  gtk_box_set_homogeneous (GTK_BOX (line), TRUE);
  for (guint kind = 0; kind < RN_SACRIFICES; kind++)
    {
      GtkWidget *field = ahu_rn_join_field_new (RN_JOIN_SUPPLY + kind);

      gtk_widget_set_size_request (field, PILE_WIDTH, -1);
      keep_field (self, field);
      gtk_box_append (GTK_BOX (line), ahu_rn_join_pair_new (field, GTK_ORIENTATION_VERTICAL));
    }
  gtk_box_append (GTK_BOX (self->stone), ahu_widget_words_new (_("Supply piles"), "heading"));
  gtk_box_append (GTK_BOX (self->stone), line);
}

static void
build_middle (AhuRnJoinForm *self)
{
  self->stone = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_add_css_class (self->stone, "join-stone");
  build_stone (self);
  build_supply (self);
  self->deck = ahu_widget_words_new (NULL, "second");
  self->stone_fault = ahu_rn_join_fault_new ();
  gtk_box_append (GTK_BOX (self->stone), self->deck);
  gtk_box_append (GTK_BOX (self->stone), self->stone_fault);
}

static void
build_table (AhuRnJoinForm *self)
{
  GtkWidget *display = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->table = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 18);
  self->places = ahu_rn_columns_new ();
  ahu_rn_columns_show_keys (AHU_RN_COLUMNS (self->places));
  gtk_widget_set_halign (self->places, GTK_ALIGN_CENTER);
  g_signal_connect_object (self->places, "chosen", G_CALLBACK (place_chosen_cb), self, G_CONNECT_SWAPPED);
  self->places_fault = ahu_rn_join_fault_new ();
  gtk_box_append (GTK_BOX (display), self->places);
  gtk_box_append (GTK_BOX (display), self->places_fault);
  build_middle (self);
  gtk_box_append (GTK_BOX (self->table), display);
  gtk_box_append (GTK_BOX (self->table), self->stone);
}

static void
build_side (AhuRnJoinForm *self)
{
  self->side = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  build_table (self);
  self->steps = g_object_new (AHU_TYPE_RN_JOIN_PROGRESS, NULL);
  g_signal_connect_object (self->steps, "chosen", G_CALLBACK (step_cb), self, G_CONNECT_SWAPPED);
  self->more = ahu_rn_join_more_new ();
  g_signal_connect_object (self->more, "step-chosen", G_CALLBACK (turn_step_cb), self, G_CONNECT_SWAPPED);
  for (guint target = RN_JOIN_PLACES; target < RN_JOIN_ACTIVE; target++)
    if (ahu_rn_join_more_get (AHU_RN_JOIN_MORE (self->more), target) != NULL)
      keep_field (self, ahu_rn_join_more_get (AHU_RN_JOIN_MORE (self->more), target));
  gtk_box_append (GTK_BOX (self->side), self->steps);
  self->players_fault = ahu_rn_join_fault_new ();
  gtk_box_append (GTK_BOX (self->side), self->table);
  gtk_box_append (GTK_BOX (self->side), self->players_fault);
  gtk_box_append (GTK_BOX (self), self->side);
}

static void
build_players (AhuRnJoinForm *self)
{
  self->players = gtk_grid_new ();
  gtk_grid_set_column_homogeneous (GTK_GRID (self->players), TRUE);
  gtk_grid_set_row_spacing (GTK_GRID (self->players), 4);
  gtk_grid_set_column_spacing (GTK_GRID (self->players), 12);
  gtk_widget_set_valign (self->players, GTK_ALIGN_START);
  for (guint p = 0; p < RN_MAX_PLAYERS; p++)
    {
      self->player[p] = ahu_rn_join_seat_new (p);
      gtk_widget_set_valign (self->player[p], GTK_ALIGN_START);
      for (guint field = 0; field < RN_JOIN_OWNED_KIND; field++)
        keep_field (self, ahu_rn_join_seat_get_field (AHU_RN_JOIN_SEAT (self->player[p]), field));
      g_signal_connect_object (self->player[p], "card-chosen", G_CALLBACK (card_chosen_cb), self, G_CONNECT_SWAPPED);
      gtk_grid_attach (GTK_GRID (self->players), self->player[p], 0, (int) p, 1, 1);
    }
  gtk_box_append (GTK_BOX (self), self->players);
  gtk_box_append (GTK_BOX (self), self->more);
}

/* What stands for @target. */
static GtkWidget *
get_widget (AhuRnJoinForm *self,
            guint          target)
{
  guint card = rn_join_entry_get_card (self->entry);

  if (target < RN_JOIN_HAND)
    return ahu_rn_columns_get (AHU_RN_COLUMNS (self->places), target * RN_COLUMN_CARDS + card);
  if (target < RN_JOIN_PLACES)
    return ahu_rn_join_seat_get_card (AHU_RN_JOIN_SEAT (self->player[target - RN_JOIN_HAND]), card);
  if (target == RN_JOIN_TOP)
    return self->top;

  return target < RN_JOIN_TARGETS ? self->fields[target] : NULL;
}

static gboolean
ahu_rn_join_form_grab_focus (GtkWidget *widget)
{
  AhuRnJoinForm *self = AHU_RN_JOIN_FORM (widget);
  guint target = rn_join_entry_get_present (self->entry);
  GtkWidget *focus = get_widget (self, target);

  if (focus == NULL)
    return FALSE;
  if (target < RN_JOIN_TARGETS && rn_join_step (target) == RN_JOIN_OPTIONAL)
    ahu_rn_join_more_unfold (AHU_RN_JOIN_MORE (self->more), target);

  return gtk_widget_grab_focus (focus);
}

static void
ahu_rn_join_form_finalize (GObject *object)
{
  AhuRnJoinForm *self = AHU_RN_JOIN_FORM (object);

  g_strfreev (self->names);
  for (guint i = 0; i < N_PARTS; i++)
    g_free (self->faults[i]);

  G_OBJECT_CLASS (ahu_rn_join_form_parent_class)->finalize (object);
}

static void
ahu_rn_join_form_class_init (AhuRnJoinFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = ahu_rn_join_form_finalize;
  widget_class->grab_focus = ahu_rn_join_form_grab_focus;
  widget_class->focus = ahu_compat_focus_child;
  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_FORM);
}

static void
ahu_rn_join_form_init (AhuRnJoinForm *self)
{
  gtk_box_set_spacing (GTK_BOX (self), 18);
  build_side (self);
  build_players (self);
}

void
ahu_rn_join_form_set_entry (AhuRnJoinForm *self,
                            RnJoinEntry   *entry)
{
  g_return_if_fail (AHU_IS_RN_JOIN_FORM (self));
  g_return_if_fail (entry != NULL);

  self->entry = entry;
}

void
ahu_rn_join_form_set_players (AhuRnJoinForm     *self,
                              const char *const *names,
                              const char *const *colours)
{
  guint n;

  g_return_if_fail (AHU_IS_RN_JOIN_FORM (self));
  g_return_if_fail (names != NULL && colours != NULL);

  n = g_strv_length ((char **) names);
  g_strfreev (self->names);
  self->names = g_strdupv ((char **) names);
  for (guint p = 0; p < RN_MAX_PLAYERS; p++)
    {
      gtk_widget_set_visible (self->player[p], p < n);
      if (p < n)
        ahu_rn_join_seat_set_player (AHU_RN_JOIN_SEAT (self->player[p]), names[p], colours[p]);
    }
  ahu_rn_join_more_set_players (AHU_RN_JOIN_MORE (self->more), names);
  for (guint target = 0; target < RN_JOIN_ACTIVE; target++)
    if (self->fields[target] != NULL && rn_join_player (target) < (int) n)
      {
        g_autofree char *name = rn_join_name (target, names);

        ahu_count_field_set_name (AHU_COUNT_FIELD (self->fields[target]), name);
        gtk_widget_set_tooltip_text (self->fields[target], name);
      }
}

/* What can't be before a player is said there; beside the players where they fill their column. */
static void
show_players_faults (AhuRnJoinForm *self)
{
  g_autoptr (GString) aside = g_string_new (NULL);
  gboolean wide = self->room == AHU_RN_JOIN_WIDE;

  for (guint p = 0; p < RN_MAX_PLAYERS; p++)
    {
      ahu_rn_join_seat_show_fault (AHU_RN_JOIN_SEAT (self->player[p]), wide ? NULL : self->faults[p]);
      if (wide && self->faults[p] != NULL)
        g_string_append_printf (aside, "%s%s", aside->len > 0 ? "\n" : "", self->faults[p]);
    }
  ahu_rn_join_fault_show (self->players_fault, aside->len > 0 ? aside->str : NULL);
}

void
ahu_rn_join_form_set_room (AhuRnJoinForm *self,
                           AhuRnJoinRoom  room,
                           int            card_width,
                           int            gap)
{
  int players_width = card_width * PLAYERS_CARDS;
  gboolean wide = room == AHU_RN_JOIN_WIDE;
  guint per_row = room == AHU_RN_JOIN_MEDIUM ? 2 : 1;

  g_return_if_fail (AHU_IS_RN_JOIN_FORM (self));

  self->room = room;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), wide ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->table),
                                  room == AHU_RN_JOIN_NARROW ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_set_hexpand (self->side, wide);
  gtk_widget_set_halign (self->stone, room == AHU_RN_JOIN_NARROW ? GTK_ALIGN_FILL : GTK_ALIGN_START);
  gtk_widget_set_size_request (self->players, wide ? players_width : -1, -1);
  gtk_widget_set_hexpand (self->players, !wide);
  ahu_widget_move (self->more, GTK_BOX (wide ? self->side : GTK_WIDGET (self)));
  progress_set_narrow (AHU_RN_JOIN_PROGRESS (self->steps), room == AHU_RN_JOIN_NARROW);
  ahu_rn_columns_set_card_width (AHU_RN_COLUMNS (self->places), card_width, gap, room == AHU_RN_JOIN_NARROW);
  for (guint p = 0; p < RN_MAX_PLAYERS; p++)
    ahu_widget_place (self->player[p], (int) (p % per_row), (int) (p / per_row), 1);
  show_players_faults (self);
}

static void
show_column (AhuRnJoinForm *self,
             guint          column)
{
  guint8 kinds[RN_COLUMN_CARDS];
  guint n = rn_join_entry_get_cards (self->entry, column, kinds);
  gboolean is_present = rn_join_entry_get_present (self->entry) == column;
  gboolean is_open = n == 0 || !rn_join_entry_has_ended (self->entry, column);
  guint shown = is_open ? n + 1 : n;

  for (guint row = 0; row < RN_COLUMN_CARDS; row++)
    {
      AhuRnPlace look = {
        .kind = row < n ? kinds[row] : RN_INVALID,
        .is_behind = row + 1 < shown,
        .is_next = is_present && rn_join_entry_get_card (self->entry) == row,
      };

      if (row == n)
        look.caption = look.is_next ? _("next card") : n == 0 ? _("empty") : NULL;
      ahu_rn_columns_show (AHU_RN_COLUMNS (self->places), column * RN_COLUMN_CARDS + row, row < shown ? &look : NULL);
    }
}

static guint
find_part (guint target)
{
  int player = rn_join_player (target);

  switch (rn_join_step (target))
    {
    case RN_JOIN_DISPLAY:
      return PART_DISPLAY;
    case RN_JOIN_ON_STONE:
    case RN_JOIN_PILES:
      return PART_STONE;
    case RN_JOIN_PLAYERS:
    case RN_JOIN_HANDS:
      return (guint) player;
    default:
      return PART_MORE;
    }
}

/* Where something was changed last, if it is about that; else at the first thing that it is
 * about. */
static guint
find_place (AhuRnJoinForm  *self,
            const RnReason *problem)
{
  guint changed = rn_join_entry_get_changed (self->entry);

  if (changed < RN_JOIN_TARGETS && rn_join_entry_concerns (self->entry, problem, changed))
    return find_part (changed);
  for (guint target = 0; target < RN_JOIN_TARGETS; target++)
    if (rn_join_entry_concerns (self->entry, problem, target))
      return find_part (target);

  return PART_MORE;
}

static gboolean
is_wrong (AhuRnJoinForm  *self,
          guint           target,
          const RnReason *problems,
          guint           n)
{
  for (guint i = 0; i < n; i++)
    if (problems[i].code != RN_REASON_JOIN_MISSING &&
        rn_join_entry_concerns (self->entry, &problems[i], target))
      return TRUE;

  return FALSE;
}

static void
show_top (AhuRnJoinForm *self)
{
  guint top = rn_join_entry_get_top (self->entry);
  gboolean is_told = top < RN_SACRIFICES || top == RN_SACRIFICE_HIDDEN;
  const char *what = top < RN_SACRIFICES ? rn_sacrifice_name (top)
                     : is_told ? _("a face-down card") : _("not entered yet");
  /* Translators: for a screen reader; %s is “a face-down card”, a Sacrifice kind or “not entered yet” */
  g_autofree char *name = g_strdup_printf (_("On top of the Stone: %s"), what);

  ahu_choice_set_name (AHU_CHOICE (self->top), name, NULL);
  ahu_picture_set_name_and_size (AHU_PICTURE (self->top_card), is_told ? ahu_rn_art_sacrifice (top) : NULL,
                                 TOP, ahu_rn_art_sacrifice_height (TOP));
  ahu_widget_set_css_class (self->top, "open", !is_told);
  ahu_widget_set_css_class (self->top, "current", rn_join_entry_get_present (self->entry) == RN_JOIN_TOP);
}

static void
show_deck (AhuRnJoinForm *self)
{
  gint64 deck = rn_join_entry_get_number (self->entry, RN_JOIN_DECK);

  if (deck == RN_JOIN_UNKNOWN && rn_join_entry_is_whole (self->entry))
    deck = rn_join_entry_derive (self->entry, RN_JOIN_DECK);
  if (deck == RN_JOIN_UNKNOWN)
    gtk_label_set_text (GTK_LABEL (self->deck), _("The draw pile follows from the rest."));
  else
    {
      /* Translators: %d is a number of cards */
      g_autofree char *words = g_strdup_printf (ngettext ("%d card in the draw pile", "%d cards in the draw pile", (gulong) deck),
                                                (int) deck);

      gtk_label_set_text (GTK_LABEL (self->deck), words);
    }
}

static void
show_parts (AhuRnJoinForm *self)
{
  guint present = rn_join_entry_get_present (self->entry);

  for (guint c = 0; c < RN_COLUMNS; c++)
    show_column (self, c);
  ahu_rn_columns_set_present (AHU_RN_COLUMNS (self->places), MIN (present, RN_COLUMNS));
  ahu_rn_join_fault_show (self->places_fault, self->faults[PART_DISPLAY]);
  show_top (self);
  show_deck (self);
  ahu_rn_join_fault_show (self->stone_fault, self->faults[PART_STONE]);
  for (guint p = 0; p < rn_join_entry_get_n_players (self->entry); p++)
    ahu_rn_join_seat_update (AHU_RN_JOIN_SEAT (self->player[p]), self->entry);
  show_players_faults (self);
  ahu_rn_join_more_update (AHU_RN_JOIN_MORE (self->more), self->entry, self->faults[PART_MORE]);
  progress_update (AHU_RN_JOIN_PROGRESS (self->steps), self->entry);
}

const RnReason *
ahu_rn_join_form_update (AhuRnJoinForm  *self,
                         const RnReason *problems,
                         guint           n)
{
  const RnReason *first = NULL;

  g_return_val_if_fail (AHU_IS_RN_JOIN_FORM (self), NULL);
  g_return_val_if_fail (self->entry != NULL && self->names != NULL, NULL);

  for (guint i = 0; i < N_PARTS; i++)
    g_clear_pointer (&self->faults[i], g_free);
  for (guint i = 0; i < n; i++)
    if (problems[i].code != RN_REASON_JOIN_MISSING)
      {
        guint part = find_place (self, &problems[i]);

        if (first == NULL)
          first = &problems[i];
        if (self->faults[part] == NULL)
          self->faults[part] = rn_reason_text (&problems[i], (const char *const *) self->names);
      }
  self->updating = TRUE;
  for (guint target = 0; target < RN_JOIN_ACTIVE; target++)
    if (self->fields[target] != NULL && rn_join_player (target) < (int) rn_join_entry_get_n_players (self->entry))
      ahu_rn_join_field_show (self->fields[target], self->entry, is_wrong (self, target, problems, n));
  show_parts (self);
  self->updating = FALSE;

  return first;
}

gboolean
ahu_rn_join_form_has_focus (AhuRnJoinForm *self)
{
  GtkRoot *root;
  GtkWidget *widget;

  g_return_val_if_fail (AHU_IS_RN_JOIN_FORM (self), FALSE);

  root = gtk_widget_get_root (GTK_WIDGET (self));
  widget = get_widget (self, rn_join_entry_get_present (self->entry));

  return root != NULL && widget != NULL && gtk_root_get_focus (root) == widget;
}

GtkWidget *
ahu_rn_join_form_get_part (AhuRnJoinForm *self)
{
  guint present;

  g_return_val_if_fail (AHU_IS_RN_JOIN_FORM (self), NULL);

  present = rn_join_entry_get_present (self->entry);
  if (present >= RN_JOIN_TARGETS || present == RN_JOIN_ACTIVE)
    return NULL;

  switch (find_part (present))
    {
    case PART_DISPLAY:
      return self->places;
    case PART_STONE:
      return self->stone;
    case PART_MORE:
      return self->fields[present];
    default:
      return self->player[find_part (present)];
    }
}

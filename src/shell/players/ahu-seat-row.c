/* ahu-seat-row.c: one seat on the players page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "shell/players/ahu-seat-row.h"

#include <glib/gi18n.h>

#include "toolkit/art/ahu-picture.h"
#include "toolkit/base/ahu-menu-button.h"
#include "toolkit/base/ahu-menu.h"
#include "toolkit/base/ahu-player-colour.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/entry/ahu-colour-choice.h"

#define MARK_SIZE 34

/* Names that are completed while somebody types them. The rest of an earlier name stands behind what is typed, chosen,
 * so that the next letter replaces it. Tab, an arrow or a tap on it takes the name as it was spelt then; whatever else
 * ends the entry leaves what was typed. In place of GtkEntryCompletion, which later versions of the platform deprecate. */
#define AHU_TYPE_NAME_COMPLETION (ahu_name_completion_get_type ())
G_DECLARE_FINAL_TYPE (AhuNameCompletion, ahu_name_completion, AHU, NAME_COMPLETION, GObject)

struct _AhuNameCompletion
{
  GObject parent_instance;

  GtkEditable *entry; /* not owned: it owns this */
  char *typed;        /* without what was added */
  char *offered;      /* the name whose end stands in the entry, not yet taken */
  char *shown;        /* what stands in the entry then */
  gboolean grown;     /* at its end, by the change just now */
  gboolean writing;   /* what nobody has typed */
  char **names;
  char **taken;
};

G_DEFINE_FINAL_TYPE (AhuNameCompletion, ahu_name_completion, G_TYPE_OBJECT)

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* Returns: what follows @beginning, which is folded, in @name; %NULL where @name doesn't begin so.
 * A letter may be several once it is folded. */
static const char *
find_rest (const char *name,
           const char *beginning)
{
  for (const char *at = name; *at != '\0'; at = g_utf8_next_char (at))
    {
      const char *rest = g_utf8_next_char (at);
      g_autofree char *folded = g_utf8_casefold (name, rest - name);

      if (g_str_equal (folded, beginning))
        return rest;
    }

  return NULL;
}

/* Returns: (nullable): the name that @typed is the beginning of, or all of it but for capitals */
static const char *
find_name (AhuNameCompletion *self,
           const char        *typed,
           gboolean           whole)
{
  g_autofree char *beginning = g_utf8_casefold (typed, -1);

  for (guint i = 0; self->names[i] != NULL; i++)
    {
      const char *rest = find_rest (self->names[i], beginning);

      if (rest != NULL && (*rest == '\0') == whole &&
          !g_strv_contains ((const char *const *) self->taken, self->names[i]))
        return self->names[i];
    }

  return NULL;
}

static void
put (AhuNameCompletion *self,
     const char        *text,
     int                chosen_from)
{
  self->writing = TRUE;
  gtk_editable_set_text (self->entry, text);
  gtk_editable_select_region (self->entry, chosen_from, -1);
  self->writing = FALSE;
}

static void
set_typed (AhuNameCompletion *self,
           const char        *typed)
{
  g_clear_pointer (&self->offered, g_free);
  if (g_str_equal (typed, self->typed))
    return;

  g_free (self->typed);
  self->typed = g_strdup (typed);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
changed_cb (AhuNameCompletion *self)
{
  const char *text = gtk_editable_get_text (self->entry);

  if (self->writing || g_str_equal (text, self->offered != NULL ? self->shown : self->typed))
    return;

  self->grown = strlen (text) > strlen (self->typed) && g_str_has_prefix (text, self->typed);
  set_typed (self, text);
}

/* Who types the last letter of what is offered doesn't take it. */
static void
insert_cb (AhuNameCompletion *self)
{
  if (!self->writing)
    g_clear_pointer (&self->offered, g_free);
}

static void
take (AhuNameCompletion *self)
{
  g_autofree char *name = g_steal_pointer (&self->offered);

  put (self, name, -1);
  set_typed (self, name);
}

static void
offer (AhuNameCompletion *self)
{
  const char *name = find_name (self, self->typed, FALSE);
  g_autofree char *beginning = g_utf8_casefold (self->typed, -1);

  if (name == NULL)
    return;

  self->offered = g_strdup (name);
  g_free (self->shown);
  self->shown = g_strconcat (self->typed, find_rest (name, beginning), NULL);
  put (self, self->shown, (int) g_utf8_strlen (self->typed, -1));
}

/* The cursor follows what is typed, but not a text that is set. Whoever moves it within what is
 * offered, or taps there, takes it. */
static void
cursor_cb (AhuNameCompletion *self)
{
  int length = (int) g_utf8_strlen (self->typed, -1);

  if (self->writing)
    return;

  /* GTK 4.18 tells of the text only then, when it can't be set. */
  changed_cb (self);
  if (self->offered != NULL)
    {
      if (!gtk_editable_get_selection_bounds (self->entry, NULL, NULL) &&
          g_str_equal (gtk_editable_get_text (self->entry), self->shown))
        take (self);
    }
  else if (self->grown && length > 0 && gtk_editable_get_position (self->entry) == length)
    {
      self->grown = FALSE;
      offer (self);
    }
}

static gboolean
key_cb (AhuNameCompletion *self,
        guint              keyval)
{
  if (keyval == GDK_KEY_Tab && self->offered != NULL)
    take (self);

  return GDK_EVENT_PROPAGATE;
}

/* Without being taken it is gone. Who types no capitals means the one who is known. */
static void
settle (AhuNameCompletion *self)
{
  g_autofree char *low = g_utf8_strdown (self->typed, -1);
  gboolean is_new = !g_strv_contains ((const char *const *) self->names, self->typed);
  const char *known = is_new && g_str_equal (low, self->typed) ? find_name (self, self->typed, TRUE) : NULL;

  if (self->offered != NULL || known != NULL)
    put (self, known != NULL ? known : self->typed, -1);
  set_typed (self, known != NULL ? known : self->typed);
}

static void
ahu_name_completion_finalize (GObject *object)
{
  AhuNameCompletion *self = AHU_NAME_COMPLETION (object);

  g_free (self->typed);
  g_free (self->offered);
  g_free (self->shown);
  g_strfreev (self->names);
  g_strfreev (self->taken);

  G_OBJECT_CLASS (ahu_name_completion_parent_class)->finalize (object);
}

static void
ahu_name_completion_class_init (AhuNameCompletionClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ahu_name_completion_finalize;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
ahu_name_completion_init (AhuNameCompletion *self)
{
  self->typed = g_strdup ("");
  self->names = g_new0 (char *, 1);
  self->taken = g_new0 (char *, 1);
}

static AhuNameCompletion *
name_completion_new (GtkWidget *entry)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();
  AhuNameCompletion *self;

  self = g_object_new (AHU_TYPE_NAME_COMPLETION, NULL);
  self->entry = GTK_EDITABLE (entry);
  g_signal_connect_object (gtk_editable_get_delegate (self->entry), "insert-text", G_CALLBACK (insert_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (entry, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (entry, "notify::cursor-position", G_CALLBACK (cursor_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (entry, "notify::selection-bound", G_CALLBACK (cursor_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (entry, "activate", G_CALLBACK (settle), self, G_CONNECT_SWAPPED);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (focus, "leave", G_CALLBACK (settle), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (entry, keys);
  gtk_widget_add_controller (entry, focus);
  g_object_set_data_full (G_OBJECT (entry), "ahu-name-completion", self, g_object_unref);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry),
                                  GTK_ACCESSIBLE_PROPERTY_AUTOCOMPLETE, GTK_ACCESSIBLE_AUTOCOMPLETE_INLINE,
                                  -1);

  return self;
}

/* What was typed, or the earlier name that was taken. */
static const char *
name_completion_get_name (AhuNameCompletion *self)
{
  return self->typed;
}

/* Those first that are offered first. */
static void
set_offered_names (AhuNameCompletion *self,
                   const char *const *names)
{
  g_strfreev (self->names);
  self->names = g_strdupv ((char **) names);
}

/* Names that are not offered, since others have them. */
static void
set_taken_names (AhuNameCompletion *self,
                 const char *const *names)
{
  g_strfreev (self->taken);
  self->taken = g_strdupv ((char **) names);
}

struct _AhuSeatRow
{
  GtkListBoxRow parent_instance;

  const AhuGameUi *ui;
  guint seat;
  /* While it shows what it is told, its controls must not ask for changes. */
  gboolean updating;
  gboolean narrow;
  gboolean names_only;
  guint turn; /* whose note it shows, more than all seats before there is one */
  AhuNameCompletion *completion;
  GtkWidget *choice;

  GtkWidget *grid;
  GtkWidget *handle;
  GtkWidget *colour_button;
  GtkPopover *colour_popover;
  GtkBox *colour_box;
  GtkWidget *mark;
  GtkEntry *name_entry;
  GtkCheckButton *begins_button;
  GtkWidget *choice_box;
  GtkWidget *menu_button;
};

G_DEFINE_FINAL_TYPE (AhuSeatRow, ahu_seat_row, GTK_TYPE_LIST_BOX_ROW)

static void
set_accessible_label (GtkWidget *widget,
                      char      *label)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  g_free (label);
}

static void
set_label_and_tooltip (GtkWidget *widget,
                       char      *label)
{
  gtk_widget_set_tooltip_text (widget, label);
  set_accessible_label (widget, label);
}

static void
place_wide (AhuSeatRow *self)
{
  ahu_widget_place (self->handle, 0, 0, 1);
  ahu_widget_place (self->colour_button, 1, 0, 1);
  ahu_widget_place (GTK_WIDGET (self->name_entry), 2, 0, 1);
  ahu_widget_place (GTK_WIDGET (self->begins_button), 3, 0, 1);
  ahu_widget_place (self->choice_box, 4, 0, 1);
  ahu_widget_place (self->menu_button, 5, 0, 1);
}

/* What can be chosen stands below the name. */
static void
place_narrow (AhuSeatRow *self)
{
  ahu_widget_place (self->handle, 0, 1, 1);
  ahu_widget_place (self->colour_button, 1, 0, 1);
  ahu_widget_place (GTK_WIDGET (self->name_entry), 2, 0, 1);
  ahu_widget_place (GTK_WIDGET (self->begins_button), 3, 0, 1);
  ahu_widget_place (self->menu_button, 4, 0, 1);
  ahu_widget_place (self->choice_box, 2, 1, 3);
}

/* Names that sit elsewhere are not completed here. */
static void
update_taken (AhuSeatRow     *self,
              const AhuSeats *seats)
{
  g_autoptr (GStrvBuilder) others = g_strv_builder_new ();
  g_auto (GStrv) taken = NULL;

  for (guint seat = 0; seat < ahu_seats_get_n (seats); seat++)
    {
      g_autofree char *name = ahu_seats_dup_name (seats, seat);

      if (seat != self->seat)
        g_strv_builder_add (others, name);
    }
  taken = g_strv_builder_end (others);
  set_taken_names (self->completion, (const char *const *) taken);
}

static void
update_begins (AhuSeatRow     *self,
               const AhuSeats *seats,
               const char     *name)
{
  guint turn = ahu_seats_get_turn (seats, self->seat);
  const char *note = self->ui->seat_note != NULL ? self->ui->seat_note (turn) : NULL;

  gtk_check_button_set_active (self->begins_button, turn == 0);
  /* Translators: of a list of players, of whom one is chosen; %s is a player's name. */
  set_accessible_label (GTK_WIDGET (self->begins_button), g_strdup_printf (_("%s begins"), name));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->begins_button), note);
  if (note != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self->begins_button),
                                    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, note,
                                    -1);
  if (turn != self->turn && self->ui->seat_note_new != NULL)
    gtk_check_button_set_child (self->begins_button, self->ui->seat_note_new (turn));
  self->turn = turn;
}

static void
update_colour (AhuSeatRow     *self,
               const AhuSeats *seats)
{
  const char *colour = ahu_seats_get_colour (seats, self->seat);

  ahu_mark_set_colour (AHU_PICTURE (self->mark), colour, MARK_SIZE);
  ahu_colour_choices_show (GTK_WIDGET (self->colour_box), colour);
  set_label_and_tooltip (self->colour_button,
                         /* Translators: %1$u is the seat, %2$s a colour. */
                         g_strdup_printf (_("Colour of player %1$u: %2$s"),
                                          ahu_seats_get_turn (seats, self->seat) + 1, ahu_player_colour_name (colour)));
}

static void
name_changed_cb (AhuSeatRow *self)
{
  if (!self->updating)
    gtk_widget_activate_action (GTK_WIDGET (self), "players.name", "(us)", self->seat,
                                name_completion_get_name (self->completion));
}

static void
name_entered_cb (AhuSeatRow *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "players.next", "u", self->seat);
}

static void
begins_cb (AhuSeatRow *self)
{
  if (!self->updating && gtk_check_button_get_active (self->begins_button))
    gtk_widget_activate_action (GTK_WIDGET (self), "players.start", "u", self->seat);
}

static void
chosen_cb (AhuSeatRow *self,
           const char *id)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "players.choose", "(us)", self->seat, id);
}

static void
move_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  AhuSeatRow *self = AHU_SEAT_ROW (widget);

  gtk_widget_activate_action (widget, "players.move", "(uu)", self->seat,
                              g_str_equal (name, "seat.move-up") ? self->seat - 1 : self->seat + 1);
}

static void
colour_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  gtk_menu_button_popup (GTK_MENU_BUTTON (AHU_SEAT_ROW (widget)->colour_button));
}

static void
remove_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  gtk_widget_activate_action (widget, "players.remove", "u", AHU_SEAT_ROW (widget)->seat);
}

static GdkContentProvider *
drag_prepare_cb (AhuSeatRow *self)
{
  return gdk_content_provider_new_typed (AHU_TYPE_SEAT_ROW, self);
}

static void
drag_begin_cb (AhuSeatRow    *self,
               GdkDrag       *drag,
               GtkDragSource *source)
{
  g_autoptr (GdkPaintable) picture = gtk_widget_paintable_new (GTK_WIDGET (self));

  gtk_drag_source_set_icon (source, picture, 0, 0);
}

static gboolean
drop_cb (AhuSeatRow   *self,
         const GValue *value)
{
  AhuSeatRow *dragged = g_value_get_object (value);

  if (dragged == NULL || dragged == self)
    return FALSE;

  return gtk_widget_activate_action (GTK_WIDGET (self), "players.move", "(uu)",
                                     dragged->seat, self->seat);
}

static void
add_drag_and_drop (AhuSeatRow *self)
{
  GtkDragSource *source = gtk_drag_source_new ();
  GtkDropTarget *target = gtk_drop_target_new (AHU_TYPE_SEAT_ROW, GDK_ACTION_MOVE);

  gtk_drag_source_set_actions (source, GDK_ACTION_MOVE);
  g_signal_connect_swapped (source, "prepare", G_CALLBACK (drag_prepare_cb), self);
  g_signal_connect_swapped (source, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  gtk_widget_add_controller (self->handle, GTK_EVENT_CONTROLLER (source));

  g_signal_connect_swapped (target, "drop", G_CALLBACK (drop_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

static void
add_colours (AhuSeatRow *self)
{
  const char *const *colours = self->ui->game->colours;

  for (guint i = 0; colours[i] != NULL; i++)
    {
      GtkWidget *button = ahu_colour_choice_new (colours[i]);

      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "players.colour");
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "(us)", self->seat, colours[i]);
      g_signal_connect_object (button, "clicked", G_CALLBACK (gtk_popover_popdown),
                               self->colour_popover, G_CONNECT_SWAPPED);
      gtk_box_append (self->colour_box, button);
    }
}

static void
ahu_seat_row_class_init (AhuSeatRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, AHU_RESOURCE_PATH "/ahu-seat-row.ui");
  gtk_widget_class_bind_template_child (widget_class, AhuSeatRow, grid);
  gtk_widget_class_bind_template_child (widget_class, AhuSeatRow, handle);
  gtk_widget_class_bind_template_child (widget_class, AhuSeatRow, colour_button);
  gtk_widget_class_bind_template_child (widget_class, AhuSeatRow, colour_popover);
  gtk_widget_class_bind_template_child (widget_class, AhuSeatRow, colour_box);
  gtk_widget_class_bind_template_child (widget_class, AhuSeatRow, name_entry);
  gtk_widget_class_bind_template_child (widget_class, AhuSeatRow, begins_button);
  gtk_widget_class_bind_template_child (widget_class, AhuSeatRow, choice_box);
  gtk_widget_class_bind_template_child (widget_class, AhuSeatRow, menu_button);
  gtk_widget_class_bind_template_callback (widget_class, name_entered_cb);
  gtk_widget_class_bind_template_callback (widget_class, begins_cb);

  gtk_widget_class_install_action (widget_class, "seat.move-up", NULL, move_action);
  gtk_widget_class_install_action (widget_class, "seat.move-down", NULL, move_action);
  gtk_widget_class_install_action (widget_class, "seat.colour", NULL, colour_action);
  gtk_widget_class_install_action (widget_class, "seat.remove", NULL, remove_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Up, GDK_CONTROL_MASK, "seat.move-up", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Down, GDK_CONTROL_MASK, "seat.move-down", NULL);
}

static void
ahu_seat_row_init (AhuSeatRow *self)
{
  g_autoptr (GMenu) menu = g_menu_new ();

  self->turn = G_MAXUINT;
  gtk_widget_init_template (GTK_WIDGET (self));
  ahu_widget_limit_text (GTK_WIDGET (self->name_entry), AHU_TYPED_NAME);
  add_drag_and_drop (self);
  ahu_menu_append (menu, _("Move up"), "seat.move-up", NULL);
  ahu_menu_append (menu, _("Move down"), "seat.move-down", NULL);
  ahu_menu_append (menu, _("Colour"), "seat.colour", NULL);
  ahu_menu_append (menu, _("Remove"), "seat.remove", NULL);
  ahu_menu_button_set_model (GTK_MENU_BUTTON (self->menu_button), G_MENU_MODEL (menu));
  self->completion = name_completion_new (GTK_WIDGET (self->name_entry));
  g_signal_connect_object (self->completion, "changed", G_CALLBACK (name_changed_cb), self, G_CONNECT_SWAPPED);
  place_wide (self);
}

GtkWidget *
ahu_seat_row_new (const AhuGameUi *ui,
                  guint            seat,
                  AhuSeatRow      *first)
{
  AhuSeatRow *self;

  g_return_val_if_fail (ui != NULL, NULL);
  g_return_val_if_fail (first == NULL || AHU_IS_SEAT_ROW (first), NULL);

  self = g_object_new (AHU_TYPE_SEAT_ROW, NULL);
  self->ui = ui;
  self->seat = seat;
  self->mark = ahu_mark_new (ui->game->colours[0], MARK_SIZE);
  gtk_menu_button_set_child (GTK_MENU_BUTTON (self->colour_button), self->mark);
  add_colours (self);
  if (first != NULL)
    gtk_check_button_set_group (self->begins_button, first->begins_button);
  if (ui->seat_choice_new != NULL)
    {
      self->choice = ui->seat_choice_new ();
      g_signal_connect_object (self->choice, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (self->choice_box), self->choice);
    }

  return GTK_WIDGET (self);
}

void
ahu_seat_row_align (AhuSeatRow   *self,
                    GtkSizeGroup *begins,
                    GtkSizeGroup *choices)
{
  g_return_if_fail (AHU_IS_SEAT_ROW (self));

  gtk_size_group_add_widget (begins, GTK_WIDGET (self->begins_button));
  gtk_size_group_add_widget (choices, self->choice_box);
}

void
ahu_seat_row_set_earlier_names (AhuSeatRow        *self,
                                const char *const *names)
{
  g_return_if_fail (AHU_IS_SEAT_ROW (self));
  g_return_if_fail (names != NULL);

  set_offered_names (self->completion, names);
}

void
ahu_seat_row_update (AhuSeatRow     *self,
                     const AhuSeats *seats,
                     gboolean        is_open)
{
  g_autofree char *name = NULL;
  const char *entered;
  guint number;

  g_return_if_fail (AHU_IS_SEAT_ROW (self));
  g_return_if_fail (self->seat < ahu_seats_get_n (seats));

  entered = ahu_seats_get_entered_name (seats, self->seat);
  name = ahu_seats_dup_name (seats, self->seat);
  number = ahu_seats_get_turn (seats, self->seat) + 1;
  self->updating = TRUE;
  if (!g_str_equal (entered, name_completion_get_name (self->completion)))
    gtk_editable_set_text (GTK_EDITABLE (self->name_entry), entered);
  gtk_entry_set_placeholder_text (self->name_entry, name);
  update_taken (self, seats);
  update_colour (self, seats);
  update_begins (self, seats, name);
  if (self->choice != NULL)
    self->ui->seat_choice_show (self->choice, name, ahu_seats_get_choice (seats, self->seat));
  self->updating = FALSE;

  ahu_widget_set_css_class (GTK_WIDGET (self), "open", is_open);
  set_accessible_label (GTK_WIDGET (self), g_strdup (name));
  /* Translators: %u is the player's place, from 1, in both. */
  set_accessible_label (GTK_WIDGET (self->name_entry), g_strdup_printf (_("Name of player %u"), number));
  set_label_and_tooltip (self->menu_button, g_strdup_printf (_("More for player %u"), number));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "seat.move-up", self->seat > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "seat.move-down", self->seat + 1 < ahu_seats_get_n (seats));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "seat.remove", ahu_seats_can_remove (seats));
}

/* There is no room to drag by on a telephone, where the menu moves as well. */
static void
show_parts (AhuSeatRow *self)
{
  gtk_widget_set_visible (self->handle, !self->narrow && !self->names_only);
  gtk_widget_set_visible (GTK_WIDGET (self->begins_button), !self->names_only);
  gtk_widget_set_visible (self->choice_box, !self->names_only && self->choice != NULL);
  gtk_widget_set_visible (self->menu_button, !self->names_only);
}

void
ahu_seat_row_set_names_only (AhuSeatRow *self,
                             gboolean    names_only)
{
  const char *const changes[] = { "seat.move-up", "seat.move-down", "seat.remove" };

  g_return_if_fail (AHU_IS_SEAT_ROW (self));

  self->names_only = names_only;
  show_parts (self);
  for (guint i = 0; names_only && i < G_N_ELEMENTS (changes); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), changes[i], FALSE);
}

void
ahu_seat_row_set_narrow (AhuSeatRow *self,
                         gboolean    narrow)
{
  g_return_if_fail (AHU_IS_SEAT_ROW (self));

  self->narrow = narrow;
  show_parts (self);
  if (narrow)
    place_narrow (self);
  else
    place_wide (self);
}

void
ahu_seat_row_focus (AhuSeatRow     *self,
                    AhuSeatRowPart  part)
{
  g_return_if_fail (AHU_IS_SEAT_ROW (self));

  /* What a reader of the screen presses may come when another page is there already, and a text that nobody sees would
   * blink although it is selected, of which the toolkit warns. */
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  if (part == AHU_SEAT_ROW_CHOICE && self->choice != NULL)
    gtk_widget_grab_focus (self->choice);
  else if (part == AHU_SEAT_ROW_BEGINS)
    gtk_widget_grab_focus (GTK_WIDGET (self->begins_button));
  else
    gtk_widget_grab_focus (GTK_WIDGET (self->name_entry));
}

AhuSeatRowPart
ahu_seat_row_get_focus (AhuSeatRow *self)
{
  g_return_val_if_fail (AHU_IS_SEAT_ROW (self), AHU_SEAT_ROW_NAME);

  if (gtk_widget_get_focus_child (self->grid) == self->choice_box)
    return AHU_SEAT_ROW_CHOICE;
  if (gtk_widget_get_focus_child (self->grid) == GTK_WIDGET (self->begins_button))
    return AHU_SEAT_ROW_BEGINS;

  return AHU_SEAT_ROW_NAME;
}

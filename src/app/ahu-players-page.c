/* ahu-players-page.c: who plays, with which colour, in which order
 *
 * Not for: what one seat looks like (ahu-seat-row.c) and what its changes mean
 * (ahu-seats.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "app/ahu-players-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "app/ahu-compat.h"
#include "app/ahu-init.h"
#include "app/ahu-seat-row.h"
#include "app/ahu-settings.h"
#include "app/ahu-widget.h"
#include "app/ahu-width-bin.h"

struct _AhuPlayersPage
{
  AhuPage parent_instance;

  const AhuGameUi *ui;
  AhuSeats *seats;
  GPtrArray *rows;
  /* Whether the user has been told of a problem that may now be mended. */
  gboolean told;
  /* Whether the game is already running: what only its beginning asks is not asked. */
  gboolean running;
  /* Whether the players of a game that has begun are mended. */
  gboolean mending;
  /* Whether nothing but their names and colours can be mended. */
  gboolean names_only;
  /* Whether people came back from the deal. */
  gboolean can_redo;

  GtkWidget *content;
  AdwWindowTitle *title;
  GtkWidget *random_button;
  GtkWidget *misfit;
  AhuWidthBin *width_bin;
  GtkListBox *list;
  GtkLabel *problem_label;
  GtkOrientable *buttons;
  GtkOrientable *ways_on;
  GtkWidget *deal_button;
  GtkWidget *join_button;
};

G_DEFINE_FINAL_TYPE (AhuPlayersPage, ahu_players_page, AHU_TYPE_PAGE)

enum
{
  READY,
  RUNNING,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static AhuSeatsProblem
find_problem (AhuPlayersPage *self,
              guint          *seat)
{
  gboolean asks = self->ui->seat_question != NULL && !self->running && !self->names_only;

  return ahu_seats_find_problem (self->seats, asks, seat);
}

static char *
describe_problem (AhuPlayersPage *self)
{
  guint seat;
  AhuSeatsProblem problem = find_problem (self, &seat);
  g_autofree char *name = ahu_seats_dup_name (self->seats, seat);

  switch (problem)
    {
    case AHU_SEATS_SAME_NAME:
      /* Translators: %s is a player's name. */
      return g_strdup_printf (_("Two players are called %s. Give one of them another name, "
                                "so that everybody knows who is meant."), name);
    case AHU_SEATS_NO_CHOICE:
      /* Translators: %1$s is a player's name, %2$s the question. */
      return g_strdup_printf (_("One answer is missing for %1$s: “%2$s”"),
                              name, self->ui->seat_question ());
    case AHU_SEATS_FINE:
    default:
      return NULL;
    }
}

static void
show_problem (AhuPlayersPage *self,
              const char     *problem)
{
  gtk_label_set_text (self->problem_label, problem != NULL ? problem : "");
  gtk_widget_set_visible (GTK_WIDGET (self->problem_label), problem != NULL);
}

static gboolean
is_narrow (AhuPlayersPage *self)
{
  return ahu_width_bin_get_width_class (self->width_bin) < AHU_WIDTH_700;
}

static AhuSeatRow *
get_row (AhuPlayersPage *self,
         guint           seat)
{
  return g_ptr_array_index (self->rows, seat);
}

static void name_changed_cb (AhuPlayersPage *self,
                             const char     *name,
                             AhuSeatRow     *row);

/* What was entered just now is offered the next time. */
static void
load_earlier_names (AhuPlayersPage *self)
{
  g_auto (GStrv) names = ahu_settings_load_earlier_names ();

  for (guint i = 0; i < self->rows->len; i++)
    ahu_seat_row_set_earlier_names (get_row (self, i), (const char *const *) names);
}

static void
add_row (AhuPlayersPage *self)
{
  g_auto (GStrv) names = ahu_settings_load_earlier_names ();
  GtkWidget *row = ahu_seat_row_new (self->ui, self->rows->len);

  ahu_seat_row_set_earlier_names (AHU_SEAT_ROW (row), (const char *const *) names);
  ahu_seat_row_set_narrow (AHU_SEAT_ROW (row), is_narrow (self));
  g_signal_connect_object (row, "name-changed", G_CALLBACK (name_changed_cb),
                           self, G_CONNECT_SWAPPED);
  g_ptr_array_add (self->rows, row);
  gtk_list_box_append (self->list, row);
}

static void
update (AhuPlayersPage *self)
{
  guint n = ahu_seats_get_n (self->seats);

  ahu_misfit_clear (AHU_MISFIT (self->misfit));
  while (self->rows->len < n)
    add_row (self);
  while (self->rows->len > n)
    {
      gtk_list_box_remove (self->list, g_ptr_array_index (self->rows, self->rows->len - 1));
      g_ptr_array_set_size (self->rows, self->rows->len - 1);
    }
  for (guint i = 0; i < n; i++)
    {
      ahu_seat_row_update (get_row (self, i), self->seats);
      ahu_seat_row_set_names_only (get_row (self, i), self->names_only);
    }

  if (self->told)
    {
      g_autofree char *problem = describe_problem (self);

      show_problem (self, problem);
    }
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "players.add", ahu_seats_can_add (self->seats));
}

static void
load_choices (AhuPlayersPage *self)
{
  const char *const *colours = self->ui->game->colours;
  const char **ids, **labels, **pictures;
  guint n;

  if (self->ui->seat_question == NULL)
    return;

  n = self->ui->seat_options (&ids, &labels, &pictures);
  for (guint i = 0; colours[i] != NULL; i++)
    {
      g_autofree char *choice = ahu_settings_load_seat_choice (colours[i]);

      for (guint option = 0; option < n; option++)
        if (g_strcmp0 (choice, ids[option]) == 0)
          ahu_seats_set_choice (self->seats, colours[i], choice);
    }
}

static void
load_players (AhuPlayersPage *self)
{
  g_auto (GStrv) names = NULL;
  g_auto (GStrv) colours = NULL;

  if (ahu_settings_load_players (&names, &colours) > 0)
    ahu_seats_set_players (self->seats, (const char *const *) names, (const char *const *) colours);
}

static void
save (AhuPlayersPage *self)
{
  g_auto (GStrv) names = ahu_seats_dup_names (self->seats);
  g_auto (GStrv) colours = ahu_seats_dup_colours (self->seats);
  g_auto (GStrv) entered = g_new0 (char *, ahu_seats_get_n (self->seats) + 1);

  /* “Player 2” is what we call a player, not a name to be remembered. */
  for (guint i = 0; names[i] != NULL; i++)
    entered[i] = g_strstrip (g_strdup (ahu_seats_get_entered_name (self->seats, i)));

  ahu_settings_save_players ((const char *const *) entered, (const char *const *) colours);
  for (guint i = 0; colours[i] != NULL; i++)
    if (ahu_seats_get_choice (self->seats, i) != NULL)
      ahu_settings_save_seat_choice (colours[i], ahu_seats_get_choice (self->seats, i));
}

static void
name_changed_cb (AhuPlayersPage *self,
                 const char     *name,
                 AhuSeatRow     *row)
{
  ahu_seats_set_name (self->seats, ahu_seat_row_get_seat (row), name);
  update (self);
}

static void
width_changed_cb (AhuPlayersPage *self)
{
  GtkOrientation orientation = is_narrow (self) ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL;

  ahu_widget_set_css_class (GTK_WIDGET (self), "narrow", is_narrow (self));
  gtk_orientable_set_orientation (self->buttons, orientation);
  gtk_orientable_set_orientation (self->ways_on, orientation);
  for (guint i = 0; i < self->rows->len; i++)
    ahu_seat_row_set_narrow (get_row (self, i), is_narrow (self));
}

static void
add_action (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  AhuPlayersPage *self = AHU_PLAYERS_PAGE (widget);

  ahu_seats_add (self->seats);
  update (self);
  ahu_seat_row_focus (get_row (self, self->rows->len - 1), AHU_SEAT_ROW_NAME);
}

static void
remove_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  AhuPlayersPage *self = AHU_PLAYERS_PAGE (widget);
  guint seat = g_variant_get_uint32 (parameter);

  ahu_seats_remove (self->seats, seat);
  update (self);
  ahu_seat_row_focus (get_row (self, MIN (seat, self->rows->len - 1)), AHU_SEAT_ROW_NAME);
}

static void
move_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  AhuPlayersPage *self = AHU_PLAYERS_PAGE (widget);
  guint from, to;

  g_variant_get (parameter, "(uu)", &from, &to);
  ahu_seats_move (self->seats, from, to);
  update (self);
  ahu_seat_row_focus (get_row (self, to), to < from ? AHU_SEAT_ROW_UP : AHU_SEAT_ROW_DOWN);
}

static void
start_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  AhuPlayersPage *self = AHU_PLAYERS_PAGE (widget);
  g_autofree char *starter = NULL;
  g_autofree char *message = NULL;

  ahu_seats_start_with (self->seats, g_variant_get_uint32 (parameter));
  update (self);
  ahu_seat_row_focus (get_row (self, 0), AHU_SEAT_ROW_NAME);

  starter = ahu_seats_dup_name (self->seats, 0);
  /* Translators: said by a screen reader; %s is a player's name. */
  message = g_strdup_printf (_("%s starts."), starter);
  ahu_compat_announce (widget, message);
}

static void
random_start_action (GtkWidget  *widget,
                     const char *name,
                     GVariant   *parameter)
{
  AhuPlayersPage *self = AHU_PLAYERS_PAGE (widget);
  guint seat = g_random_int_range (0, ahu_seats_get_n (self->seats));
  g_autoptr (GVariant) chosen = g_variant_ref_sink (g_variant_new_uint32 (seat));

  start_action (widget, name, chosen);
}

static void
name_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  AhuPlayersPage *self = AHU_PLAYERS_PAGE (widget);
  const char *player;
  guint seat;

  g_variant_get (parameter, "(u&s)", &seat, &player);
  ahu_seats_set_name (self->seats, seat, player);
  update (self);
}

static void
colour_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  AhuPlayersPage *self = AHU_PLAYERS_PAGE (widget);
  const char *colour;
  guint seat;

  g_variant_get (parameter, "(u&s)", &seat, &colour);
  if (self->mending)
    ahu_seats_set_colour_alone (self->seats, seat, colour);
  else
    ahu_seats_set_colour (self->seats, seat, colour);
  update (self);
}

static void
choose_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  AhuPlayersPage *self = AHU_PLAYERS_PAGE (widget);
  const char *choice;
  guint seat;

  g_variant_get (parameter, "(u&s)", &seat, &choice);
  ahu_seats_set_choice (self->seats, ahu_seats_get_colour (self->seats, seat), choice);
  update (self);
}

/* Returns: whether all is entered that is needed */
static gboolean
leave (AhuPlayersPage *self,
       gboolean        running)
{
  g_autofree char *problem = NULL;

  self->running = running;
  problem = describe_problem (self);
  show_problem (self, problem);
  self->told = problem != NULL;
  if (problem != NULL)
    {
      gtk_widget_grab_focus (GTK_WIDGET (self));
      ahu_compat_announce (GTK_WIDGET (self), problem);
      return FALSE;
    }

  /* What was so in another game is no habit. */
  if (!self->mending)
    save (self);
  load_earlier_names (self);
  g_signal_emit (self, signals[running ? RUNNING : READY], 0);

  return TRUE;
}

static void
deal_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  ahu_players_page_deal (AHU_PLAYERS_PAGE (widget));
}

static void
join_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  leave (AHU_PLAYERS_PAGE (widget), TRUE);
}

/* Where something is to be mended, else the first name. */
static gboolean
ahu_players_page_grab_focus (GtkWidget *widget)
{
  AhuPlayersPage *self = AHU_PLAYERS_PAGE (widget);
  AhuSeatsProblem problem = AHU_SEATS_FINE;
  guint seat = 0;

  if (self->told)
    problem = find_problem (self, &seat);
  ahu_seat_row_focus (get_row (self, seat), problem == AHU_SEATS_NO_CHOICE ? AHU_SEAT_ROW_CHOICE
                                                                           : AHU_SEAT_ROW_NAME);

  return TRUE;
}

static gboolean
ahu_players_page_can_redo (AhuPage *page)
{
  return AHU_PLAYERS_PAGE (page)->can_redo;
}

static void
ahu_players_page_redo (AhuPage *page)
{
  ahu_players_page_deal (AHU_PLAYERS_PAGE (page));
}

static void
ahu_players_page_dispose (GObject *object)
{
  AhuPlayersPage *self = AHU_PLAYERS_PAGE (object);

  g_clear_pointer (&self->content, gtk_widget_unparent);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_pointer (&self->seats, ahu_seats_free);

  G_OBJECT_CLASS (ahu_players_page_parent_class)->dispose (object);
}

static void
ahu_players_page_class_init (AhuPlayersPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ahu_players_page_dispose;
  widget_class->grab_focus = ahu_players_page_grab_focus;
  AHU_PAGE_CLASS (klass)->can_redo = ahu_players_page_can_redo;
  AHU_PAGE_CLASS (klass)->redo = ahu_players_page_redo;

  signals[READY] =
    g_signal_new ("ready", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  signals[RUNNING] =
    g_signal_new ("running", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (AHU_TYPE_MISFIT);
  g_type_ensure (AHU_TYPE_WIDTH_BIN);
  gtk_widget_class_set_template_from_resource (widget_class, AHU_RESOURCE_PATH "/ahu-players-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AhuPlayersPage, content);
  gtk_widget_class_bind_template_child (widget_class, AhuPlayersPage, title);
  gtk_widget_class_bind_template_child (widget_class, AhuPlayersPage, random_button);
  gtk_widget_class_bind_template_child (widget_class, AhuPlayersPage, misfit);
  gtk_widget_class_bind_template_child (widget_class, AhuPlayersPage, width_bin);
  gtk_widget_class_bind_template_child (widget_class, AhuPlayersPage, list);
  gtk_widget_class_bind_template_child (widget_class, AhuPlayersPage, problem_label);
  gtk_widget_class_bind_template_child (widget_class, AhuPlayersPage, buttons);
  gtk_widget_class_bind_template_child (widget_class, AhuPlayersPage, ways_on);
  gtk_widget_class_bind_template_child (widget_class, AhuPlayersPage, deal_button);
  gtk_widget_class_bind_template_child (widget_class, AhuPlayersPage, join_button);
  gtk_widget_class_bind_template_callback (widget_class, width_changed_cb);

  gtk_widget_class_install_action (widget_class, "players.add", NULL, add_action);
  gtk_widget_class_install_action (widget_class, "players.remove", "u", remove_action);
  gtk_widget_class_install_action (widget_class, "players.move", "(uu)", move_action);
  gtk_widget_class_install_action (widget_class, "players.start", "u", start_action);
  gtk_widget_class_install_action (widget_class, "players.random-start", NULL, random_start_action);
  gtk_widget_class_install_action (widget_class, "players.name", "(us)", name_action);
  gtk_widget_class_install_action (widget_class, "players.colour", "(us)", colour_action);
  gtk_widget_class_install_action (widget_class, "players.choose", "(us)", choose_action);
  gtk_widget_class_install_action (widget_class, "players.deal", NULL, deal_action);
  gtk_widget_class_install_action (widget_class, "players.join", NULL, join_action);
}

static void
ahu_players_page_init (AhuPlayersPage *self)
{
  self->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  width_changed_cb (self);
}

GtkWidget *
ahu_players_page_new (const AhuGameUi *ui)
{
  AhuPlayersPage *self;

  g_return_val_if_fail (ui != NULL, NULL);

  self = g_object_new (AHU_TYPE_PLAYERS_PAGE, NULL);
  self->ui = ui;
  self->seats = ahu_seats_new (ui->game);
  gtk_widget_set_visible (self->join_button, ui->join_page_new != NULL);
  load_players (self);
  load_choices (self);
  update (self);

  return GTK_WIDGET (self);
}

void
ahu_players_page_set_players (AhuPlayersPage    *self,
                              const char *const *names,
                              const char *const *colours)
{
  g_return_if_fail (AHU_IS_PLAYERS_PAGE (self));
  g_return_if_fail (names != NULL && colours != NULL);

  ahu_seats_set_players (self->seats, names, colours);
  ahu_seats_forget_default_names (self->seats);
  update (self);
}

void
ahu_players_page_pass_start (AhuPlayersPage *self)
{
  g_return_if_fail (AHU_IS_PLAYERS_PAGE (self));

  ahu_seats_start_with (self->seats, 1);
  update (self);
}

gboolean
ahu_players_page_deal (AhuPlayersPage *self)
{
  g_return_val_if_fail (AHU_IS_PLAYERS_PAGE (self), FALSE);

  return leave (self, FALSE);
}

const AhuSeats *
ahu_players_page_get_seats (AhuPlayersPage *self)
{
  g_return_val_if_fail (AHU_IS_PLAYERS_PAGE (self), NULL);

  return self->seats;
}

void
ahu_players_page_mend (AhuPlayersPage    *self,
                       const char *const *names,
                       const char *const *colours,
                       const char *const *choices)
{
  g_return_if_fail (AHU_IS_PLAYERS_PAGE (self));
  g_return_if_fail (names != NULL && colours != NULL);

  self->mending = TRUE;
  self->told = FALSE;
  ahu_seats_set_players (self->seats, names, colours);
  ahu_seats_forget_default_names (self->seats);
  self->names_only = choices == NULL;
  for (guint i = 0; choices != NULL && colours[i] != NULL; i++)
    ahu_seats_set_choice (self->seats, colours[i], choices[i]);
  gtk_widget_set_visible (self->join_button, FALSE);
  gtk_widget_set_visible (self->random_button, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->buttons), !self->names_only);
  adw_window_title_set_title (self->title, _("The players"));
  adw_window_title_set_subtitle (self->title, NULL);
  show_problem (self, NULL);
  update (self);
}

void
ahu_players_page_set_next (AhuPlayersPage *self,
                           gboolean        now,
                           gboolean        can_redo)
{
  g_return_if_fail (AHU_IS_PLAYERS_PAGE (self));

  gtk_button_set_label (GTK_BUTTON (self->deal_button), now ? _("Correct it") : _("Deal"));
  self->can_redo = can_redo;
  ahu_page_update_undo (AHU_PAGE (self));
}

AhuMisfit *
ahu_players_page_get_misfit (AhuPlayersPage *self)
{
  g_return_val_if_fail (AHU_IS_PLAYERS_PAGE (self), NULL);

  return AHU_MISFIT (self->misfit);
}

/* ahu-players-page.c: who plays, with which colour, in which order
 *
 * Enter and every answer lead to the next thing that is open, and at last to the deal.
 *
 * Not for: what one seat looks like (ahu-seat-row.c) and what its changes mean (ahu-seats.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "shell/players/ahu-players-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "core/base/ahu-name.h"
#include "shell/players/ahu-seat-row.h"
#include "toolkit/base/ahu-compat.h"
#include "toolkit/base/ahu-menu-button.h"
#include "toolkit/base/ahu-settings.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/layout/ahu-width-bin.h"
#include "toolkit/teach/ahu-set-up-list.h"
#include "toolkit/teach/ahu-teller-row.h"

#define PLAYERS_WIDTH 812
#define SET_UP_WIDTH 400

struct _AhuPlayersPage
{
  AhuPage parent_instance;

  const AhuGameUi *ui;
  AhuSeats *seats;
  GPtrArray *rows;
  /* Whether people wanted to go on while something was open, and that is marked. */
  gboolean told;
  /* Whether chance has chosen an even number of times. */
  gboolean drawn_again;
  /* By which signal people went on last: of a running game what only its beginning asks is not asked. */
  guint way;
  /* Whether the players of a game that has begun are mended. */
  gboolean mending;
  /* Whether nothing but their names and colours can be mended. */
  gboolean names_only;
  /* Whether going on corrects the game. */
  gboolean now;
  /* Whether people came back from the deal, or from the position of a running game. */
  gboolean can_redo;

  GtkWidget *content;
  AdwWindowTitle *title;
  GtkWidget *menu_button;
  GtkWidget *misfit;
  AhuWidthBin *width_bin;
  GtkWidget *redo_button;
  GtkWidget *choice_line;
  GtkWidget *begins_head;
  GtkWidget *choice_head;
  GtkSizeGroup *begins_group;
  GtkSizeGroup *choice_group;
  GtkListBox *list;
  GtkOrientable *buttons;
  GtkWidget *random_button;
  GtkWidget *remembered;
  GtkWidget *deal_row;
  GtkLabel *deal_name;
  GtkLabel *deal_known;
  GtkWidget *teller;
  AdwClamp *clamp;
  AdwClamp *bar_clamp;
  AdwClamp *set_up_clamp;
  GtkBox *halves;
  AhuSetUpList *set_up;
  GtkWidget *open_icon;
  GtkLabel *open_label;
  GtkWidget *deal_button;
  GtkWidget *practise_button;
  GtkWidget *join_button;
};

G_DEFINE_FINAL_TYPE (AhuPlayersPage, ahu_players_page, AHU_TYPE_PAGE)

enum
{
  READY,
  SET_UP,
  RUNNING,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static gboolean
needs_choice (AhuPlayersPage *self)
{
  return self->ui->seat_question != NULL && self->way != RUNNING && !self->names_only;
}

/* Everything at once, for all players; NULL if the deal may begin. */
static char *
tell_open (AhuPlayersPage *self)
{
  g_autoptr (GPtrArray) open = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GString) told = g_string_new (NULL);

  for (guint seat = 0; seat < ahu_seats_get_n (self->seats); seat++)
    {
      AhuSeatsProblem problems = ahu_seats_get_problems (self->seats, seat, needs_choice (self));
      g_autofree char *name = ahu_seats_dup_name (self->seats, seat);

      if (problems & AHU_SEATS_SAME_NAME)
        {
          /* Translators: %s is a player's name. */
          g_string_append_printf (told, _("Two players are called %s. Give one of them another name."), name);
          g_string_append_c (told, ' ');
        }
      if (problems & AHU_SEATS_NO_CHOICE)
        g_ptr_array_add (open, g_steal_pointer (&name));
    }

  if (open->len > 0)
    {
      g_autofree char *sentence = NULL;

      g_ptr_array_add (open, NULL);
      sentence = self->ui->seats_open ((const char *const *) open->pdata);
      g_string_append (told, sentence);
    }

  return told->len > 0 ? g_strdup (g_strchomp (told->str)) : NULL;
}

/* Everything that is open, for all players at once, to those who wanted to go on. */
static void
show_open (AhuPlayersPage *self)
{
  g_autofree char *open = self->told ? tell_open (self) : NULL;

  gtk_label_set_text (self->open_label, open != NULL ? open : "");
  /* With very long names only its beginning has room. */
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->open_label), open);
  gtk_widget_set_visible (self->open_icon, open != NULL);
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
  GtkWidget *row = ahu_seat_row_new (self->ui, self->rows->len, self->rows->len > 0 ? get_row (self, 0) : NULL);

  ahu_seat_row_set_earlier_names (AHU_SEAT_ROW (row), (const char *const *) names);
  ahu_seat_row_set_narrow (AHU_SEAT_ROW (row), is_narrow (self));
  ahu_seat_row_align (AHU_SEAT_ROW (row), self->begins_group, self->choice_group);
  g_ptr_array_add (self->rows, row);
  gtk_list_box_append (self->list, row);
}

/* What belongs to the page of the deal is told here where that is left out. */
static void
show_set_up (AhuPlayersPage *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_autofree char *known = self->ui->deal_known != NULL ? self->ui->deal_known () : NULL;
  g_auto (GStrv) names = NULL;

  for (guint i = 0; i < ahu_seats_get_n (self->seats); i++)
    {
      g_autofree char *name = ahu_seats_dup_name (self->seats, i);

      g_strv_builder_add (builder, name);
    }
  names = g_strv_builder_end (builder);
  ahu_set_up_list_show (self->set_up, self->ui, self->mending ? NULL : (const char *const *) names,
                        known != NULL ? AHU_SET_UP_ALL : AHU_SET_UP_PLAYERS);
}

/* Where all that the deal asks is remembered, the game comes next, and the deal is a row. */
static void
show_next (AhuPlayersPage *self)
{
  const AhuGameUi *ui = self->ui;
  g_autofree char *known = ui->deal_known != NULL ? ui->deal_known () : NULL;
  const char *deal = ui->deal_label != NULL ? ui->deal_label (self->mending || known != NULL) : _("Deal");

  gtk_button_set_label (GTK_BUTTON (self->deal_button), self->now ? _("Apply to the game") : deal);
  gtk_widget_set_visible (self->deal_row, known != NULL && !self->mending);
  if (known == NULL)
    return;

  gtk_label_set_text (self->deal_name, ui->deal_name ());
  gtk_label_set_text (self->deal_known, known);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->deal_row),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, ui->deal_name (),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, known,
                                  -1);
}

/* Seats the players of the last game, and gives each colour its answer. What @ui doesn't know is passed over. */
static void
recall_seats (AhuSeats        *seats,
              const AhuGameUi *ui)
{
  g_auto (GStrv) names = NULL;
  g_auto (GStrv) colours = NULL;

  if (ahu_settings_load_players (ui->game, &names, &colours) > 0)
    ahu_seats_set_players (seats, (const char *const *) names, (const char *const *) colours);

  for (guint i = 0; ui->seat_choices != NULL && ui->game->colours[i] != NULL; i++)
    {
      g_autofree char *choice = ahu_settings_load_seat_choice (ui->game, ui->game->colours[i]);

      if (choice != NULL && g_strv_contains (ui->seat_choices (), choice))
        ahu_seats_set_choice (seats, ui->game->colours[i], choice);
    }
}

/* “Player 2” is what we call a player, not a name to be remembered. */
static char **
dup_entered (const AhuSeats *seats)
{
  guint n = ahu_seats_get_n (seats);
  char **entered = g_new0 (char *, n + 1);

  for (guint seat = 0; seat < n; seat++)
    entered[ahu_seats_get_turn (seats, seat)] = ahu_name_strip (ahu_seats_get_entered_name (seats, seat));

  return entered;
}

/* Has the names there again when the program is closed, in whatever way, before they are all entered. */
static void
keep_seats (const AhuSeats *seats,
            const AhuGame  *game)
{
  GSettings *settings = ahu_settings_get_game (game);
  g_auto (GStrv) colours = ahu_seats_dup_colours (seats);
  g_auto (GStrv) entered = dup_entered (seats);
  GVariantBuilder players;

  if (settings == NULL)
    return;

  g_variant_builder_init (&players, G_VARIANT_TYPE ("a(ss)"));
  for (guint i = 0; entered[i] != NULL; i++)
    g_variant_builder_add (&players, "(ss)", entered[i], colours[i]);
  g_settings_set_value (settings, "last-players", g_variant_builder_end (&players));
}

/* Keeps them for recall_seats, whoever begins first. */
static void
remember_seats (const AhuSeats *seats,
                const AhuGame  *game)
{
  guint n = ahu_seats_get_n (seats);
  g_auto (GStrv) colours = ahu_seats_dup_colours (seats);
  g_auto (GStrv) entered = dup_entered (seats);

  for (guint seat = 0; seat < n; seat++)
    {
      const char *choice = ahu_seats_get_choice (seats, seat);

      if (choice != NULL)
        ahu_settings_save_seat_choice (game, ahu_seats_get_colour (seats, seat), choice);
    }
  ahu_settings_save_players (game, (const char *const *) entered, (const char *const *) colours);
}

static void
update (AhuPlayersPage *self)
{
  guint n = ahu_seats_get_n (self->seats);

  if (!self->mending && gtk_widget_get_mapped (GTK_WIDGET (self)))
    keep_seats (self->seats, self->ui->game);
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
      ahu_seat_row_update (get_row (self, i), self->seats,
                           self->told &&
                             ahu_seats_get_problems (self->seats, i, needs_choice (self)) != AHU_SEATS_FINE);
      ahu_seat_row_set_names_only (get_row (self, i), self->names_only);
    }

  show_open (self);
  show_set_up (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "players.add", ahu_seats_can_add (self->seats));
}

/* How the box is laid out stands beside the players where there is room, so that it can be seen without scrolling. */
static void
arrange_set_up (AhuPlayersPage *self)
{
  gboolean teaches, beside;

  g_object_get (self->set_up, "teaches", &teaches, NULL);
  beside = teaches && ahu_width_bin_get_width_class (self->width_bin) >= AHU_WIDTH_1200;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->halves),
                                  beside ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (self->halves, beside ? 24 : 12);
  adw_clamp_set_maximum_size (self->set_up_clamp, beside ? SET_UP_WIDTH : PLAYERS_WIDTH);
  adw_clamp_set_maximum_size (self->bar_clamp, PLAYERS_WIDTH + (beside ? 24 + SET_UP_WIDTH : 0));
  adw_clamp_set_maximum_size (self->clamp, 2 * 24 + PLAYERS_WIDTH + (beside ? 24 + SET_UP_WIDTH : 0));
  ahu_set_up_list_set_narrow (self->set_up, beside || is_narrow (self));
}

static void
width_changed_cb (AhuPlayersPage *self)
{
  gboolean narrow = is_narrow (self);

  ahu_widget_set_css_class (GTK_WIDGET (self), "narrow", narrow);
  ahu_widget_set_spared (self->redo_button, narrow);
  gtk_orientable_set_orientation (self->buttons, narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_set_visible (self->remembered, !narrow && !self->mending && needs_choice (self));
  if (!self->mending)
    adw_window_title_set_subtitle (self->title, narrow ? _("The players") : _("The players, clockwise"));
  gtk_widget_set_visible (self->choice_head, !narrow && needs_choice (self));
  gtk_widget_set_visible (self->choice_line, narrow && needs_choice (self));
  gtk_widget_set_visible (self->begins_head, !self->names_only);
  gtk_widget_set_visible (self->practise_button,
                          !narrow && ahu_game_ui_offers (self->ui, AHU_OFFER_PRACTISE) && !self->mending);
  gtk_widget_set_visible (self->join_button, !narrow && self->ui->join_page_new != NULL && !self->mending);
  arrange_set_up (self);
  ahu_menu_button_set_page (AHU_MENU_BUTTON (self->menu_button), narrow ? "players-narrow" : "page");
  for (guint i = 0; i < self->rows->len; i++)
    ahu_seat_row_set_narrow (get_row (self, i), narrow);
}

/* To what is open next, else to the deal. */
static void
go_on (AhuPlayersPage *self,
       guint           from)
{
  guint seat;

  if (needs_choice (self) && ahu_seats_find_problem (self->seats, from, AHU_SEATS_NO_CHOICE, &seat))
    ahu_seat_row_focus (get_row (self, seat), AHU_SEAT_ROW_CHOICE);
  else if (ahu_seats_find_problem (self->seats, from, AHU_SEATS_SAME_NAME, &seat))
    ahu_seat_row_focus (get_row (self, seat), AHU_SEAT_ROW_NAME);
  else if (!ahu_set_up_list_focus_open (self->set_up))
    gtk_widget_grab_focus (self->deal_button);
}

static void
laid_cb (AhuPlayersPage *self)
{
  go_on (self, 0);
}

/* Whoever goes on from an empty name says that nobody else plays. */
static void
drop_nameless (AhuPlayersPage *self,
               guint           seat)
{
  if (self->mending || !ahu_seats_is_nameless (self->seats, seat) || !ahu_seats_can_remove (self->seats))
    return;

  ahu_seats_remove (self->seats, seat);
  update (self);
}

/* Enter in a name. */
static void
next_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  AhuPlayersPage *self = AHU_PLAYERS_PAGE (widget);
  guint seat = g_variant_get_uint32 (parameter);
  gboolean is_last = seat + 1 == ahu_seats_get_n (self->seats);

  if (!is_last)
    ahu_seat_row_focus (get_row (self, seat + 1), AHU_SEAT_ROW_NAME);
  else if (!self->mending && !ahu_seats_is_nameless (self->seats, seat) && ahu_seats_can_add (self->seats))
    gtk_widget_activate_action (widget, "players.add", NULL);
  else
    {
      drop_nameless (self, seat);
      go_on (self, 0);
    }
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
  AhuSeatRowPart part;
  guint from, to;

  g_variant_get (parameter, "(uu)", &from, &to);
  part = ahu_seat_row_get_focus (get_row (self, from));
  ahu_seats_move (self->seats, from, to);
  update (self);
  ahu_seat_row_focus (get_row (self, to), part);
}

static void
start_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  AhuPlayersPage *self = AHU_PLAYERS_PAGE (widget);
  guint seat = g_variant_get_uint32 (parameter);
  g_autofree char *starter = NULL;
  g_autofree char *message = NULL;

  ahu_seats_start_with (self->seats, seat);
  update (self);
  starter = ahu_seats_dup_name (self->seats, seat);
  /* Translators: said by a screen reader; %s is a player's name. */
  message = g_strdup_printf (_("%s begins."), starter);
  ahu_compat_announce (widget, message);
}

/* Where the same is drawn again, that can be seen as well. */
static void
tell_drawn (AhuPlayersPage *self,
            guint           seat)
{
  g_autofree char *name = ahu_seats_dup_name (self->seats, seat);
  /* Translators: chance has chosen; %s is a player's name. */
  g_autofree char *text = g_strdup_printf (_("Drawn: %s begins."), name);

  self->drawn_again = !self->drawn_again;
  gtk_label_set_text (self->open_label, text);
  gtk_widget_set_visible (self->open_icon, FALSE);
  ahu_widget_set_css_class (GTK_WIDGET (self->open_label), "drawn", !self->drawn_again);
  ahu_widget_set_css_class (GTK_WIDGET (self->open_label), "drawn-again", self->drawn_again);
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
  tell_drawn (self, seat);
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
  g_autofree char *player = NULL;
  g_autofree char *message = NULL;
  const char *choice;
  gboolean was_open;
  guint seat;

  g_variant_get (parameter, "(u&s)", &seat, &choice);
  was_open = ahu_seats_get_choice (self->seats, seat) == NULL;
  ahu_seats_set_choice (self->seats, ahu_seats_get_colour (self->seats, seat), choice);
  update (self);

  player = ahu_seats_dup_name (self->seats, seat);
  message = self->ui->seat_answer (player, choice);
  ahu_compat_announce (widget, message);
  /* Whoever looks over what is told stays there. */
  if (was_open)
    go_on (self, seat);
}

/* Returns: whether all is entered that is needed */
static gboolean
leave (AhuPlayersPage *self,
       guint           way)
{
  g_autofree char *open = NULL;

  self->way = way;
  open = tell_open (self);
  self->told = open != NULL;
  update (self);
  if (open != NULL)
    {
      go_on (self, 0);
      ahu_compat_announce (GTK_WIDGET (self), open);
      return FALSE;
    }

  if (way != RUNNING && ahu_set_up_list_lead (self->set_up))
    return FALSE;

  /* What was so in another game is no habit. */
  if (!self->mending)
    remember_seats (self->seats, self->ui->game);
  load_earlier_names (self);
  g_signal_emit (self, signals[way], 0);

  return TRUE;
}

static void
deal_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  ahu_players_page_deal (AHU_PLAYERS_PAGE (widget));
}

/* Ctrl+Enter, wherever the focus is: as Enter in the last name and then in the button. */
static void
finish_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  AhuPlayersPage *self = AHU_PLAYERS_PAGE (widget);
  guint last = ahu_seats_get_n (self->seats) - 1;
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));

  if (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (get_row (self, last))))
    drop_nameless (self, last);
  /* What is being typed is entered. */
  gtk_widget_grab_focus (self->deal_button);
  ahu_players_page_deal (self);
}

static void
set_up_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  leave (AHU_PLAYERS_PAGE (widget), SET_UP);
}

static void
join_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  leave (AHU_PLAYERS_PAGE (widget), RUNNING);
}

/* What is to be done first: to tell names where there are none, then what is open, else to
 * go on. Whoever mends the players of a game came for something else. */
static gboolean
ahu_players_page_grab_focus (GtkWidget *widget)
{
  AhuPlayersPage *self = AHU_PLAYERS_PAGE (widget);
  gboolean has_names = FALSE;
  g_autofree char *open = tell_open (self);

  for (guint i = 0; i < ahu_seats_get_n (self->seats); i++)
    has_names = has_names || !ahu_seats_is_nameless (self->seats, i);

  if (!self->told && (self->mending || (!has_names && open != NULL)))
    ahu_seat_row_focus (get_row (self, 0), AHU_SEAT_ROW_NAME);
  else
    go_on (self, 0);

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
  leave (AHU_PLAYERS_PAGE (page), AHU_PLAYERS_PAGE (page)->way);
}

/* Perhaps the deal has been seen since. */
static void
ahu_players_page_map (GtkWidget *widget)
{
  show_next (AHU_PLAYERS_PAGE (widget));
  show_set_up (AHU_PLAYERS_PAGE (widget));

  GTK_WIDGET_CLASS (ahu_players_page_parent_class)->map (widget);
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
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (AHU_TYPE_SET_UP_LIST);
  g_type_ensure (AHU_TYPE_TELLER_ROW);
  g_type_ensure (AHU_TYPE_MISFIT);
  g_type_ensure (AHU_TYPE_WIDTH_BIN);
  gtk_widget_class_set_template_from_resource (widget_class, AHU_RESOURCE_PATH "/ahu-players-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AhuPlayersPage, content);
  gtk_widget_class_bind_template_child (widget_class, AhuPlayersPage, title);
  gtk_widget_class_bind_template_child (widget_class, AhuPlayersPage, menu_button);
  gtk_widget_class_bind_template_child (widget_class, AhuPlayersPage, misfit);
  gtk_widget_class_bind_template_child (widget_class, AhuPlayersPage, width_bin);
  gtk_widget_class_bind_template_child (widget_class, AhuPlayersPage, redo_button);
  gtk_widget_class_bind_template_child (widget_class, AhuPlayersPage, choice_line);
  gtk_widget_class_bind_template_child (widget_class, AhuPlayersPage, begins_head);
  gtk_widget_class_bind_template_child (widget_class, AhuPlayersPage, choice_head);
  gtk_widget_class_bind_template_child (widget_class, AhuPlayersPage, begins_group);
  gtk_widget_class_bind_template_child (widget_class, AhuPlayersPage, choice_group);
  gtk_widget_class_bind_template_child (widget_class, AhuPlayersPage, list);
  gtk_widget_class_bind_template_child (widget_class, AhuPlayersPage, buttons);
  gtk_widget_class_bind_template_child (widget_class, AhuPlayersPage, random_button);
  gtk_widget_class_bind_template_child (widget_class, AhuPlayersPage, remembered);
  gtk_widget_class_bind_template_child (widget_class, AhuPlayersPage, deal_row);
  gtk_widget_class_bind_template_child (widget_class, AhuPlayersPage, deal_name);
  gtk_widget_class_bind_template_child (widget_class, AhuPlayersPage, deal_known);
  gtk_widget_class_bind_template_child (widget_class, AhuPlayersPage, teller);
  gtk_widget_class_bind_template_child (widget_class, AhuPlayersPage, clamp);
  gtk_widget_class_bind_template_child (widget_class, AhuPlayersPage, bar_clamp);
  gtk_widget_class_bind_template_child (widget_class, AhuPlayersPage, set_up_clamp);
  gtk_widget_class_bind_template_child (widget_class, AhuPlayersPage, halves);
  gtk_widget_class_bind_template_child (widget_class, AhuPlayersPage, set_up);
  gtk_widget_class_bind_template_child (widget_class, AhuPlayersPage, open_icon);
  gtk_widget_class_bind_template_child (widget_class, AhuPlayersPage, open_label);
  gtk_widget_class_bind_template_child (widget_class, AhuPlayersPage, deal_button);
  gtk_widget_class_bind_template_child (widget_class, AhuPlayersPage, practise_button);
  gtk_widget_class_bind_template_child (widget_class, AhuPlayersPage, join_button);
  gtk_widget_class_bind_template_callback (widget_class, laid_cb);
  gtk_widget_class_bind_template_callback (widget_class, width_changed_cb);
}

static void
ahu_players_page_class_init (AhuPlayersPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ahu_players_page_dispose;
  widget_class->grab_focus = ahu_players_page_grab_focus;
  widget_class->map = ahu_players_page_map;
  AHU_PAGE_CLASS (klass)->can_redo = ahu_players_page_can_redo;
  AHU_PAGE_CLASS (klass)->redo = ahu_players_page_redo;
  AHU_PAGE_CLASS (klass)->rule = "setup";

  signals[READY] =
    g_signal_new ("ready", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SET_UP] =
    g_signal_new ("set-up", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[RUNNING] =
    g_signal_new ("running", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  bind_template (widget_class);

  gtk_widget_class_install_action (widget_class, "players.add", NULL, add_action);
  gtk_widget_class_install_action (widget_class, "players.next", "u", next_action);
  gtk_widget_class_install_action (widget_class, "players.remove", "u", remove_action);
  gtk_widget_class_install_action (widget_class, "players.move", "(uu)", move_action);
  gtk_widget_class_install_action (widget_class, "players.start", "u", start_action);
  gtk_widget_class_install_action (widget_class, "players.random-start", NULL, random_start_action);
  gtk_widget_class_install_action (widget_class, "players.name", "(us)", name_action);
  gtk_widget_class_install_action (widget_class, "players.colour", "(us)", colour_action);
  gtk_widget_class_install_action (widget_class, "players.choose", "(us)", choose_action);
  gtk_widget_class_install_action (widget_class, "players.deal", NULL, deal_action);
  gtk_widget_class_install_action (widget_class, "players.finish", NULL, finish_action);
  gtk_widget_class_install_action (widget_class, "players.set-up", NULL, set_up_action);
  gtk_widget_class_install_action (widget_class, "players.join", NULL, join_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, GDK_CONTROL_MASK, "players.finish", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Enter, GDK_CONTROL_MASK, "players.finish", NULL);
}

static void
ahu_players_page_init (AhuPlayersPage *self)
{
  self->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
ahu_players_page_new (const AhuGameUi *ui)
{
  AhuPlayersPage *self;

  g_return_val_if_fail (ui != NULL, NULL);

  self = g_object_new (AHU_TYPE_PLAYERS_PAGE, NULL);
  self->ui = ui;
  self->seats = ahu_seats_new (ui->game);
  if (ui->seat_question != NULL)
    gtk_label_set_text (GTK_LABEL (self->choice_head), ui->seat_question ());
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "players.join", ui->join_page_new != NULL);
  ahu_teller_row_set_game (AHU_TELLER_ROW (self->teller), ui);
  recall_seats (self->seats, ui);
  ahu_players_page_set_next (self, FALSE, FALSE);
  update (self);
  width_changed_cb (self);

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

  ahu_seats_start_with (self->seats, (ahu_seats_get_first (self->seats) + 1) % ahu_seats_get_n (self->seats));
  update (self);
}

gboolean
ahu_players_page_deal (AhuPlayersPage *self)
{
  g_return_val_if_fail (AHU_IS_PLAYERS_PAGE (self), FALSE);

  return leave (self, READY);
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
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "players.join", FALSE);
  gtk_widget_set_visible (self->random_button, FALSE);
  gtk_widget_set_visible (self->teller, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->buttons), !self->names_only);
  adw_window_title_set_title (self->title, _("The players"));
  adw_window_title_set_subtitle (self->title, NULL);
  update (self);
  width_changed_cb (self);
}

void
ahu_players_page_set_next (AhuPlayersPage *self,
                           gboolean        now,
                           gboolean        can_redo)
{
  g_return_if_fail (AHU_IS_PLAYERS_PAGE (self));

  self->now = now;
  self->can_redo = can_redo;
  show_next (self);
  ahu_page_update_undo (AHU_PAGE (self));
}

AhuMisfit *
ahu_players_page_get_misfit (AhuPlayersPage *self)
{
  g_return_val_if_fail (AHU_IS_PLAYERS_PAGE (self), NULL);

  return AHU_MISFIT (self->misfit);
}

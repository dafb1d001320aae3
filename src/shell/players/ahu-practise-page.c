/* ahu-practise-page.c: against how many computers one person plays, and how strong
 *
 * Everything has a value already: one activation starts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "shell/players/ahu-practise-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "core/advice/ahu-game-advisor.h"
#include "shell/players/ahu-seats.h"
#include "toolkit/art/ahu-picture.h"
#include "toolkit/base/ahu-player-colour.h"
#include "toolkit/base/ahu-row.h"
#include "toolkit/base/ahu-settings.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/layout/ahu-width-bin.h"
#include "toolkit/rules/ahu-rules-text.h"
#include "toolkit/teach/ahu-teller.h"

#define MARK_SIZE 24

typedef enum
{
  FIRST_CHANCE,
  FIRST_PERSON,
  FIRST_COMPUTER,
  N_FIRST
} First;

static const char *const first_ids[N_FIRST] = { "chance", "person", "computer" };
static const char *const pace_ids[] = { "normal", "quick", "none" };

struct _AhuPractisePage
{
  AhuPage parent_instance;

  const AhuGameUi *ui;
  const AhuGameAdvisor *advisor;

  GtkWidget *content;
  AhuWidthBin *width_bin;
  GtkWidget *aim; /* of the game, for those to whom it is new */
  AdwComboRow *opponents_row;
  AdwComboRow *strength_row;
  AdwComboRow *first_row;
  AdwComboRow *pace_row;
  AdwComboRow *colour_row;
  GtkWidget *name_row;
  GtkWidget *mark;
  GtkWidget *start_button;
};

G_DEFINE_FINAL_TYPE (AhuPractisePage, ahu_practise_page, AHU_TYPE_PAGE)

enum
{
  START,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static JsonNode *
deal (const AhuGameUi *ui,
      guint            n_players)
{
  AhuRandom random = ahu_random_stream (((guint64) g_random_int () << 32) ^ g_random_int (),
                                        (guint64) g_get_real_time (), 0);

  return ahu_game_advisor_find (ui->game)->deal (n_players, &random);
}

static AhuRecord *
make_record (const AhuGameUi   *ui,
             const AhuSeats    *seats,
             const AhuStrength *strengths)
{
  g_auto (GStrv) names = ahu_seats_dup_names (seats);
  g_auto (GStrv) colours = ahu_seats_dup_colours (seats);
  guint n = ahu_seats_get_n (seats);
  g_autoptr (AhuRecord) record = ahu_record_new (ui->game, (const char *const *) names,
                                                 (const char *const *) colours, deal (ui, n));

  return ahu_practice_add (record, strengths, n);
}

/* Who is to begin comes first; nobody changes the neighbours. */
static AhuRecord *
make_record_from (const AhuGameUi   *ui,
                  AhuSeats          *seats,
                  const AhuStrength *strengths,
                  guint              first)
{
  AhuStrength turned[AHU_MAX_SEATS];
  guint n = ahu_seats_get_n (seats);

  for (guint i = 0; i < n; i++)
    turned[i] = strengths[(first + i) % n];
  ahu_seats_start_with (seats, first);

  return make_record (ui, seats, turned);
}

static const char *
get_colour (AhuPractisePage *self)
{
  return self->ui->game->colours[adw_combo_row_get_selected (self->colour_row)];
}

/* A game that needs three has two opponents at least. */
static guint
get_least_opponents (const AhuGame *game)
{
  return MAX (game->min_players, 2) - 1;
}

static guint
get_opponents (AhuPractisePage *self)
{
  return adw_combo_row_get_selected (self->opponents_row) + get_least_opponents (self->ui->game);
}

static AhuStrength
get_strength (AhuPractisePage *self)
{
  return self->advisor->computers[adw_combo_row_get_selected (self->strength_row)].strength;
}

/* The person first. */
static AhuSeats *
seats_new (AhuPractisePage *self)
{
  AhuSeats *seats = ahu_seats_new (self->ui->game);
  g_autofree char *name = NULL;

  while (ahu_seats_get_n (seats) <= get_opponents (self))
    ahu_seats_add (seats);
  ahu_seats_set_name (seats, 0, gtk_editable_get_text (GTK_EDITABLE (self->name_row)));
  /* Whoever is not named stays the first player at whatever seat. */
  name = ahu_seats_dup_name (seats, 0);
  ahu_seats_set_name (seats, 0, name);
  ahu_seats_set_colour (seats, 0, get_colour (self));

  return seats;
}

static void
name_computers (AhuSeats *seats)
{
  const char *const names[] = { "Hina", "Tavita", "Moana", "Teva", "Nani" };

  for (guint seat = 1; seat <= G_N_ELEMENTS (names) && seat < ahu_seats_get_n (seats); seat++)
    {
      ahu_seats_set_name (seats, seat, names[seat - 1]);
      /* It may be the person’s name. */
      if (ahu_seats_get_problems (seats, seat, FALSE) != AHU_SEATS_FINE)
        ahu_seats_set_name (seats, seat, "Keoni");
    }
}

static guint
choose_first (AhuPractisePage *self,
              guint            n)
{
  switch ((First) adw_combo_row_get_selected (self->first_row))
    {
    case FIRST_PERSON:
      return 0;
    case FIRST_COMPUTER:
      return (guint) g_random_int_range (1, (int) n);
    case FIRST_CHANCE:
    case N_FIRST:
    default:
      return (guint) g_random_int_range (0, (int) n);
    }
}

static void
save (AhuPractisePage *self)
{
  GSettings *settings = ahu_settings_get_game (self->ui->game);

  if (settings == NULL)
    return;
  g_settings_set_int (settings, "practise-opponents", (int) get_opponents (self));
  g_settings_set_string (settings, "practise-strength", ahu_strength_id (get_strength (self)));
  g_settings_set_string (settings, "practise-first", first_ids[adw_combo_row_get_selected (self->first_row)]);
  g_settings_set_string (settings, "practise-pace", pace_ids[adw_combo_row_get_selected (self->pace_row)]);
  g_settings_set_string (settings, "practise-colour", get_colour (self));
  g_settings_set_string (settings, "practise-name", gtk_editable_get_text (GTK_EDITABLE (self->name_row)));
}

static void
select_id (AdwComboRow       *row,
           GSettings         *settings,
           const char        *key,
           const char *const *ids,
           guint              n)
{
  g_autofree char *id = g_settings_get_string (settings, key);

  for (guint i = 0; i < n; i++)
    if (g_strcmp0 (ids[i], id) == 0)
      adw_combo_row_set_selected (row, i);
}

/* Who practised last, else who came first at the last table. */
static void
load_person (AhuPractisePage *self)
{
  const char *const *colours = self->ui->game->colours;
  GSettings *settings = ahu_settings_get_game (self->ui->game);
  g_auto (GStrv) names = NULL;
  g_auto (GStrv) last_colours = NULL;
  g_autofree char *name = g_settings_get_string (settings, "practise-name");
  g_autofree char *colour = g_settings_get_string (settings, "practise-colour");
  gboolean has_last = ahu_settings_load_players (self->ui->game, &names, &last_colours) > 0;

  gtk_editable_set_text (GTK_EDITABLE (self->name_row), *name == '\0' && has_last ? names[0] : name);
  for (guint i = 0; colours[i] != NULL; i++)
    if (g_str_equal (colours[i], *colour == '\0' && has_last ? last_colours[0] : colour))
      adw_combo_row_set_selected (self->colour_row, i);
}

/* Or as many as come nearest. */
static void
select_opponents (AhuPractisePage *self,
                  guint            n)
{
  const AhuGame *game = self->ui->game;
  guint least = get_least_opponents (game);

  adw_combo_row_set_selected (self->opponents_row, CLAMP (n, least, game->max_players - 1) - least);
}

static void
load (AhuPractisePage *self)
{
  GSettings *settings = ahu_settings_get_game (self->ui->game);
  g_autofree char *strength = NULL;

  if (settings == NULL)
    return;
  select_opponents (self, (guint) g_settings_get_int (settings, "practise-opponents"));
  strength = g_settings_get_string (settings, "practise-strength");
  for (guint i = 0; i < self->advisor->n_computers; i++)
    if (self->advisor->computers[i].strength == ahu_strength_from_id (strength))
      adw_combo_row_set_selected (self->strength_row, i);
  select_id (self->first_row, settings, "practise-first", first_ids, N_FIRST);
  select_id (self->pace_row, settings, "practise-pace", pace_ids, G_N_ELEMENTS (pace_ids));
  load_person (self);
}

static void
set_choices (AdwComboRow       *row,
             const char *const *labels)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (labels);

  adw_combo_row_set_model (row, G_LIST_MODEL (list));
}

static void
offer_strengths (AhuPractisePage *self)
{
  const char *const labels[AHU_STRENGTHS] = {
    NULL,
    /* Translators: how strong the computers play */
    C_("strength", "Easy"), C_("strength", "Medium"), C_("strength", "Hard")
  };
  g_autoptr (GtkStringList) offered = gtk_string_list_new (NULL);

  for (guint i = 0; i < self->advisor->n_computers; i++)
    gtk_string_list_append (offered, labels[self->advisor->computers[i].strength]);
  adw_combo_row_set_model (self->strength_row, G_LIST_MODEL (offered));
  adw_combo_row_set_selected (self->strength_row, self->advisor->n_computers > 1 ? 1 : 0);
}

static void
offer_choices (AhuPractisePage *self)
{
  /* Translators: against so many computers */
  const char *const numbers[AHU_MAX_SEATS] = { NULL, _("One"), _("Two"), _("Three"), _("Four"), _("Five") };
  /* Translators: who has the first turn */
  const char *const first[] = { _("Chance decides"), _("You"), _("A computer"), NULL };
  /* Translators: how fast the computers’ moves follow each other */
  const char *const paces[] = { C_("pace", "Normal"), C_("pace", "Quick"), C_("pace", "At once"), NULL };
  const char *const *colours = self->ui->game->colours;
  AdwComboRow *rows[] = {
    self->opponents_row, self->strength_row, self->first_row, self->pace_row, self->colour_row
  };
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  g_autoptr (GtkStringList) opponents = gtk_string_list_new (NULL);

  for (guint n = get_least_opponents (self->ui->game); n < self->ui->game->max_players; n++)
    gtk_string_list_append (opponents, numbers[n]);
  for (guint i = 0; colours[i] != NULL; i++)
    gtk_string_list_append (names, ahu_player_colour_name (colours[i]));
  adw_combo_row_set_model (self->colour_row, G_LIST_MODEL (names));
  adw_combo_row_set_model (self->opponents_row, G_LIST_MODEL (opponents));
  select_opponents (self, 2);
  set_choices (self->first_row, first);
  set_choices (self->pace_row, paces);
  offer_strengths (self);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    ahu_row_show_value (rows[i]);
}

static void
colour_cb (AhuPractisePage *self)
{
  if (self->ui != NULL && adw_combo_row_get_selected (self->colour_row) != GTK_INVALID_LIST_POSITION)
    ahu_mark_set_colour (AHU_PICTURE (self->mark), get_colour (self), MARK_SIZE);
}

static void
name_cb (AhuPractisePage *self)
{
  const char *names[] = { gtk_editable_get_text (GTK_EDITABLE (self->name_row)), NULL };

  if (self->ui != NULL)
    gtk_widget_set_visible (self->aim, ahu_teller_teaches (self->ui, names));
}

/* Who lays out a box hears it then. */
static void
tell_aim (AhuPractisePage *self)
{
  if (ahu_teller_can_serve (self->ui))
    {
      g_autofree char *text = ahu_teller_dup_set_up (self->ui, NULL);

      adw_bin_set_child (ADW_BIN (self->aim), ahu_rules_words_new (text, "set-up-words"));
    }
  name_cb (self);
}

static void
width_changed_cb (AhuPractisePage *self)
{
  ahu_widget_set_css_class (GTK_WIDGET (self), "narrow",
                            ahu_width_bin_get_width_class (self->width_bin) < AHU_WIDTH_700);
}

static void
start_cb (AhuPractisePage *self)
{
  save (self);
  g_signal_emit (self, signals[START], 0);
}

static gboolean
ahu_practise_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (AHU_PRACTISE_PAGE (widget)->start_button);
}

static void
ahu_practise_page_dispose (GObject *object)
{
  g_clear_pointer (&AHU_PRACTISE_PAGE (object)->content, gtk_widget_unparent);

  G_OBJECT_CLASS (ahu_practise_page_parent_class)->dispose (object);
}

static void
ahu_practise_page_class_init (AhuPractisePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  AHU_PAGE_CLASS (klass)->rule = "setup";
  G_OBJECT_CLASS (klass)->dispose = ahu_practise_page_dispose;
  widget_class->grab_focus = ahu_practise_page_grab_focus;

  signals[START] =
    g_signal_new ("start", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (AHU_TYPE_WIDTH_BIN);
  gtk_widget_class_set_template_from_resource (widget_class, AHU_RESOURCE_PATH "/ahu-practise-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AhuPractisePage, content);
  gtk_widget_class_bind_template_child (widget_class, AhuPractisePage, width_bin);
  gtk_widget_class_bind_template_child (widget_class, AhuPractisePage, aim);
  gtk_widget_class_bind_template_child (widget_class, AhuPractisePage, opponents_row);
  gtk_widget_class_bind_template_child (widget_class, AhuPractisePage, strength_row);
  gtk_widget_class_bind_template_child (widget_class, AhuPractisePage, first_row);
  gtk_widget_class_bind_template_child (widget_class, AhuPractisePage, pace_row);
  gtk_widget_class_bind_template_child (widget_class, AhuPractisePage, colour_row);
  gtk_widget_class_bind_template_child (widget_class, AhuPractisePage, name_row);
  gtk_widget_class_bind_template_child (widget_class, AhuPractisePage, start_button);
  gtk_widget_class_bind_template_callback (widget_class, width_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, colour_cb);
  gtk_widget_class_bind_template_callback (widget_class, name_cb);
  gtk_widget_class_bind_template_callback (widget_class, start_cb);
}

static void
ahu_practise_page_init (AhuPractisePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  ahu_widget_limit_text (self->name_row, AHU_TYPED_NAME);
  /* The row is what is named, but the text in it has the focus. */
  ahu_row_name_entry (ADW_ENTRY_ROW (self->name_row));
  width_changed_cb (self);
}

GtkWidget *
ahu_practise_page_new (const AhuGameUi *ui)
{
  AhuPractisePage *self;

  g_return_val_if_fail (ui != NULL && ahu_game_ui_offers (ui, AHU_OFFER_PRACTISE), NULL);

  self = g_object_new (AHU_TYPE_PRACTISE_PAGE, NULL);
  self->mark = ahu_mark_new (ui->game->colours[0], MARK_SIZE);
  gtk_widget_set_valign (self->mark, GTK_ALIGN_CENTER);
  adw_action_row_add_prefix (ADW_ACTION_ROW (self->colour_row), self->mark);
  self->ui = ui;
  self->advisor = ahu_game_advisor_find (ui->game);
  offer_choices (self);
  load (self);
  colour_cb (self);
  tell_aim (self);

  return GTK_WIDGET (self);
}

AhuRecord *
ahu_practise_page_dup_record (AhuPractisePage *self)
{
  g_autoptr (AhuSeats) seats = NULL;
  AhuStrength strengths[AHU_MAX_SEATS] = { AHU_STRENGTH_NONE };

  g_return_val_if_fail (AHU_IS_PRACTISE_PAGE (self), NULL);

  seats = seats_new (self);
  name_computers (seats);
  for (guint i = 1; i < ahu_seats_get_n (seats); i++)
    strengths[i] = get_strength (self);

  return make_record_from (self->ui, seats, strengths, choose_first (self, ahu_seats_get_n (seats)));
}

AhuRecord *
ahu_practise_again (const AhuGameUi *ui,
                    AhuRecord       *record)
{
  g_autoptr (AhuSeats) seats = NULL;
  AhuStrength strengths[AHU_MAX_SEATS];

  g_return_val_if_fail (ui != NULL && ahu_game_ui_offers (ui, AHU_OFFER_PRACTISE), NULL);
  g_return_val_if_fail (AHU_IS_RECORD (record), NULL);
  g_return_val_if_fail (ahu_record_get_n_players (record) <= AHU_MAX_SEATS, NULL);

  seats = ahu_seats_new (ui->game);
  ahu_seats_set_players (seats, ahu_record_get_names (record), ahu_record_get_colours (record));
  for (guint i = 0; i < ahu_record_get_n_players (record); i++)
    strengths[i] = ahu_practice_get_strength (record, i);

  return make_record_from (ui, seats, strengths, 1);
}

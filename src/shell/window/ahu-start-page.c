/* ahu-start-page.c: where the program begins: continue, new game, open a record
 *
 * Not for: what the rows do, which are actions of the window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "shell/window/ahu-start-page.h"

#include <glib/gi18n.h>

#include "core/record/ahu-practice.h"
#include "shell/history/ahu-history-row.h"
#include "shell/history/ahu-history-text.h"
#include "toolkit/art/ahu-picture.h"
#include "toolkit/base/ahu-player-colour.h"
#include "toolkit/base/ahu-text-scale.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/game/ahu-game-ui.h"
#include "toolkit/layout/ahu-width-bin.h"
#include "toolkit/layout/ahu-wrap-layout.h"
#include "toolkit/layout/ahu-zoom-bin.h"
#include "toolkit/messages/ahu-message-bar.h"
#include "toolkit/ranking/ahu-shore.h"

#define MARK_SIZE 16
/* Below these heights all that can be begun is in sight only with a smaller island, with a smaller table, without
 * drawings, and, on a telephone later, with nothing but the rows. */
#define HIGH_HEIGHT 710
#define LOW_HEIGHT 620
#define LEAST_HEIGHT 520
#define NARROW_LEAST_HEIGHT 420
#define ISLAND_HEIGHT 292
#define LOW_ISLAND_HEIGHT 150
/* What the game that goes on needs below it where the island is high, other games, and how much of the rest the island
 * gets: the tiles get what is left. */
#define GAME_HEIGHT 250
#define OTHERS_HEIGHT 42
#define ISLAND_SHARE 0.6
/* How far the statues stand from the hill where the island is high. */
#define PLATFORM_START 268
#define PLATFORM_FOOT 32
#define LOW_PLATFORM_FOOT 9
#define STATUE_HEIGHT 68
#define LOW_STATUE_HEIGHT 56
/* How large the table of the game is shown where there is less room. */
#define LOW_TABLE 0.7
#define NARROW_TABLE 0.55
/* The drawings fill the tiles where the island is high, else they are so much smaller. */
#define PICTURE_WIDTH 240
#define PICTURE_HEIGHT 112
#define WIDE_PICTURES 0.57
#define NARROW_PICTURES 0.41

/* One of the things that can be begun. */
typedef struct
{
  GtkWidget *button;
  GtkBox *pictures;
  AhuZoomBin *zoom;
  GtkWidget *subtitle;
} Tile;

enum
{
  NEW_GAME,
  SCORE,
  LEARN,
  HISTORY,
  N_TILES
};

struct _AhuStartPage
{
  AhuPage parent_instance;

  GtkWidget *content;
  GtkWidget *width_bin;
  AhuMessageBar *message_bar;
  AhuMessageBar *files_bar;
  AhuShore *shore;
  GtkWidget *platform;
  GPtrArray *evenings; /* AhuSummary: whose statues stand there */
  int statue_height;
  GtkWidget *name_label;
  GtkWidget *continue_button;
  AhuZoomBin *table;
  char *shown; /* the game and the ply that it shows */
  GtkLabel *continue_label;
  GtkBox *players;
  GtkLabel *turn_label;
  GtkWidget *others_button;
  GtkLabel *others_label;
  guint n_others;
  GtkGrid *rows;
  Tile tiles[N_TILES];
  GtkWidget *key_label;
};

G_DEFINE_FINAL_TYPE (AhuStartPage, ahu_start_page, AHU_TYPE_PAGE)

/* Returns: (transfer full): the names, with the word for who isn't a person */
static GStrv
dup_said_names (AhuRecord *record)
{
  const char *const *names = ahu_record_get_names (record);
  g_autoptr (GStrvBuilder) said = g_strv_builder_new ();

  for (guint i = 0; names[i] != NULL; i++)
    {
      /* Translators: for screen readers: %s is the name that a computer plays under. */
      g_autofree char *computer = g_strdup_printf (_("%s (computer)"), names[i]);

      g_strv_builder_add (said, ahu_practice_get_strength (record, i) == AHU_STRENGTH_NONE ? names[i] : computer);
    }

  return g_strv_builder_end (said);
}

/* Returns: (transfer floating): the points that the table shows of somebody; nothing if it shows none */
static GtkWidget *
points_new (AhuSession *session,
            guint       seat)
{
  const AhuGameUi *ui = ahu_game_ui_find (ahu_session_get_game (session));
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);
  GtkWidget *number;

  if (ui->points == NULL)
    return box;

  number = ahu_widget_words_new (NULL, "start-points");
  ahu_widget_show_number (number, ui->points (ahu_session_get_position (session), seat));
  gtk_box_append (GTK_BOX (box), number);
  gtk_box_append (GTK_BOX (box), ahu_picture_new (ui->points_drawing, MARK_SIZE, MARK_SIZE));

  return box;
}

static GtkWidget *
player_new (AhuSession *session,
            guint       seat,
            gboolean    turn)
{
  AhuRecord *record = ahu_session_get_record (session);
  const char *name = ahu_record_get_names (record)[seat];
  const char *colour = ahu_record_get_colours (record)[seat];
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (name);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 16);
  gtk_widget_add_css_class (box, "start-player");
  ahu_player_colour_own (turn ? colour : NULL, box, turn);
  gtk_box_append (GTK_BOX (box), ahu_mark_new (colour, MARK_SIZE));
  gtk_box_append (GTK_BOX (box), label);
  if (ahu_practice_get_strength (record, seat) != AHU_STRENGTH_NONE)
    {
      GtkWidget *image = g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                       "icon-name", "ahu-practise-symbolic", "pixel-size", MARK_SIZE, NULL);

      gtk_widget_add_css_class (image, "second");
      gtk_box_append (GTK_BOX (box), image);
    }
  gtk_box_append (GTK_BOX (box), points_new (session, seat));

  return box;
}

static void
show_players (AhuStartPage *self,
              AhuSession   *session)
{
  AhuRecord *record = ahu_session_get_record (session);
  const AhuGame *game = ahu_session_get_game (session);
  guint turn = game->turn_seat != NULL ? game->turn_seat (ahu_session_get_position (session)) : AHU_NOBODY;
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->players))) != NULL)
    gtk_box_remove (self->players, child);
  for (guint i = 0; ahu_record_get_names (record)[i] != NULL; i++)
    gtk_box_append (self->players, player_new (session, i, i == turn));
}

/* Cards may be called like a game: the turn or round is enough to know where people are, and
 * where several games can be played each says its name.
 *
 * Returns: (transfer full): where a game is that goes on */
static char *
dup_place (AhuSession *session)
{
  const AhuGame *game = ahu_session_get_game (session);
  g_autoptr (GPtrArray) games = ahu_game_ui_list (AHU_OFFER_GAME);
  gboolean several = games->len > 1;
  guint n = ahu_game_get_turn (game, ahu_session_get_position (session));
  g_autofree char *turn = ahu_game_turn_text (game, n, several ? AHU_TURN_INSIDE : AHU_TURN_TITLE);

  if (!several)
    return g_steal_pointer (&turn);

  /* Translators: beside “Continue”: %1$s is a game’s name, %2$s is where the game is, such as “turn 12” */
  return g_strdup_printf (_("%1$s, %2$s"), ahu_game_ui_find (game)->name, turn);
}

/* It is asked for often, and rarely another one. */
static void
show_table (AhuStartPage *self,
            AhuSession   *session)
{
  const AhuGameUi *ui = ahu_game_ui_find (ahu_session_get_game (session));
  g_autofree char *shown = g_strdup_printf ("%s %u", ahu_record_get_id (ahu_session_get_record (session)),
                                            ahu_history_get_ply (ahu_session_get_history (session)));

  if (g_strcmp0 (shown, self->shown) == 0)
    return;
  g_free (self->shown);
  self->shown = g_steal_pointer (&shown);
  ahu_zoom_bin_set_child (self->table, ui->glance_new != NULL ? ui->glance_new (session, FALSE) : NULL);
}

/* What the button leads to: whose turn it is, unless it is that of several. */
static char *
dup_go_on (AhuSession *session,
           const char *title)
{
  const AhuGame *game = ahu_session_get_game (session);
  guint seats[AHU_MAX_SEATS];

  if (ahu_practice_is (ahu_session_get_record (session)) || game->pending (ahu_session_get_position (session), seats) != 1)
    return g_strdup (title);

  /* Translators: on the button that continues a game; %s is the player whose turn it is. */
  return g_strdup_printf (_("Continue: %s plays"), ahu_session_get_names (session)[seats[0]]);
}

static void
show_game (AhuStartPage *self,
           AhuSession   *session)
{
  AhuRecord *record = ahu_session_get_record (session);
  const char *title = ahu_practice_is (record) ? _("Continue practice") : _("Continue");
  g_autofree char *go_on = dup_go_on (session, title);
  g_auto (GStrv) said = dup_said_names (record);
  g_autofree char *names = g_strjoinv (C_("list", ", "), said);
  g_autofree char *place = dup_place (session);
  /* Translators: what the button “Continue” continues; %1$s are players’ names
   * separated by commas, %2$s is where the game is, such as “turn 12” or “Tapati, round 3”. */
  g_autofree char *description = g_strdup_printf (_("The game of %1$s, %2$s"), names, place);

  show_players (self, session);
  show_table (self, session);
  gtk_label_set_text (self->continue_label, go_on);
  gtk_label_set_text (self->turn_label, place);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->continue_button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description,
                                  -1);
}

/* On the tile that leads to it and all before. */
static void
show_last_game (AhuStartPage *self)
{
  AhuSummary *last = self->evenings->len > 0 ? g_ptr_array_index (self->evenings, 0) : NULL;
  const char *winner = last != NULL ? ahu_history_get_winner_colour (last) : NULL;
  GtkBox *pictures = self->tiles[HISTORY].pictures;
  GtkWidget *bars = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "valign", GTK_ALIGN_CENTER, NULL);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (pictures))) != NULL)
    gtk_box_remove (pictures, child);
  gtk_widget_add_css_class (bars, "start-bars");
  gtk_box_append (pictures, ahu_statue_new (winner, PICTURE_HEIGHT, FALSE));
  gtk_box_append (pictures, bars);
  for (guint i = 0; last != NULL && i < ahu_summary_get_n_players (last); i++)
    gtk_box_append (GTK_BOX (bars), ahu_history_row_player_new (last, i));
}

/* The last of them stands highest. */
static void
show_statues (AhuStartPage *self)
{
  int height = self->statue_height;
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->platform)) != NULL)
    gtk_box_remove (GTK_BOX (self->platform), child);
  for (guint i = 0; i < self->evenings->len; i++)
    {
      AhuSummary *summary = g_ptr_array_index (self->evenings, i);
      g_autofree char *description = ahu_history_describe (summary);
      GtkWidget *statue = ahu_statue_new (ahu_history_get_winner_colour (summary), i == 0 ? height * 1.12 : height, FALSE);
      GtkWidget *button = gtk_button_new ();

      gtk_button_set_child (GTK_BUTTON (button), ahu_statue_stand (statue, NULL));
      gtk_widget_add_css_class (button, "flat");
      gtk_widget_set_valign (button, GTK_ALIGN_END);
      gtk_widget_set_tooltip_text (button, description);
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, description, -1);
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "(ss)", ahu_summary_get_file (summary),
                                        ahu_summary_get_id (summary));
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.open-kept");
      gtk_box_prepend (GTK_BOX (self->platform), button);
    }
  /* Nobody has won yet, and the platform waits. */
  if (self->evenings->len == 0)
    gtk_box_append (GTK_BOX (self->platform), ahu_statue_stand (gtk_fixed_new (), NULL));
}

static void
arrange_tiles (AhuStartPage *self,
               gboolean      narrow,
               gboolean      high,
               gboolean      low,
               gboolean      pictures,
               gboolean      least)
{
  for (int i = 0; i < N_TILES; i++)
    {
      Tile *tile = &self->tiles[i];

      ahu_zoom_bin_set_factor (tile->zoom, narrow && low ? NARROW_PICTURES : WIDE_PICTURES);
      ahu_zoom_bin_set_fit (tile->zoom, high ? PICTURE_WIDTH : 0);
      gtk_widget_set_visible (GTK_WIDGET (tile->zoom), pictures);
      gtk_widget_set_vexpand (GTK_WIDGET (tile->zoom), high);
      gtk_widget_set_vexpand (tile->subtitle, !high);
      gtk_widget_set_visible (tile->subtitle, !least);
      gtk_widget_set_valign (gtk_button_get_child (GTK_BUTTON (tile->button)), least ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL);
      ahu_widget_place (tile->button, narrow ? i % 2 : i, narrow ? i / 2 : 0, 1);
    }
  gtk_widget_set_visible (self->key_label, !narrow);
  gtk_widget_set_valign (gtk_widget_get_parent (GTK_WIDGET (self->rows)), high ? GTK_ALIGN_FILL : GTK_ALIGN_START);
}

/* Beside the table in two lines, with what they have; else in as many as it takes. */
static void
arrange_players (AhuStartPage *self,
                 gboolean      beside)
{
  GtkWidget *players = GTK_WIDGET (self->players);
  guint n = 0, i = 0;

  if (beside != GTK_IS_GRID_LAYOUT (gtk_widget_get_layout_manager (players)))
    gtk_widget_set_layout_manager (players, beside ? g_object_new (GTK_TYPE_GRID_LAYOUT, "column-spacing", 12, "row-spacing", 3, NULL)
                                                   : ahu_wrap_layout_new (6, 3));
  for (GtkWidget *player = gtk_widget_get_first_child (players); player != NULL; player = gtk_widget_get_next_sibling (player))
    n++;
  for (GtkWidget *player = gtk_widget_get_first_child (players); player != NULL; player = gtk_widget_get_next_sibling (player))
    {
      gtk_widget_set_visible (gtk_widget_get_last_child (player), beside);
      if (beside)
        ahu_widget_place (player, (int) (i % ((n + 1) / 2)), (int) (i / ((n + 1) / 2)), 1);
      i++;
    }
}

/* All there is to begin is seen at once, and a telephone has no keys. */
static void
resized_cb (AhuStartPage *self)
{
  AhuWidthBin *bin = AHU_WIDTH_BIN (self->width_bin);
  AhuWidthClass class = ahu_width_bin_get_width_class (bin);
  gboolean narrow = class < AHU_WIDTH_700;
  gboolean lone = !gtk_widget_get_visible (self->continue_button);
  GtkWidget *table = GTK_WIDGET (self->table);
  int width, height;
  gboolean high, low, pictures, least;
  double scale;

  ahu_width_bin_get_room (bin, &width, &height);
  high = !narrow && height >= ahu_text_scaled (HIGH_HEIGHT);
  low = height < ahu_text_scaled (LOW_HEIGHT);
  pictures = height >= ahu_text_scaled (narrow && lone ? NARROW_LEAST_HEIGHT : LEAST_HEIGHT);
  least = height < ahu_text_scaled (narrow ? NARROW_LEAST_HEIGHT : LEAST_HEIGHT);
  height -= (lone ? 0 : ahu_text_scaled (GAME_HEIGHT)) + (gtk_widget_get_visible (self->others_button) ? OTHERS_HEIGHT : 0);
  scale = high ? height * ISLAND_SHARE / ISLAND_HEIGHT : 1;
  gtk_widget_set_visible (self->name_label, !narrow && !least);
  ahu_widget_set_css_class (GTK_WIDGET (self), "narrow", narrow);
  ahu_widget_set_css_class (GTK_WIDGET (self), "high", high);
  ahu_widget_set_css_class (GTK_WIDGET (self), "least", least);
  gtk_widget_set_size_request (GTK_WIDGET (self->shore), -1, (int) (scale * (high ? ISLAND_HEIGHT : LOW_ISLAND_HEIGHT)));
  ahu_shore_show_when (self->shore, !least && !(narrow && low));
  gtk_widget_set_margin_start (self->platform, high ? PLATFORM_START : 0);
  gtk_widget_set_margin_bottom (self->platform, (int) (scale * (high ? PLATFORM_FOOT : LOW_PLATFORM_FOOT)));
  self->statue_height = (int) (scale * (high ? STATUE_HEIGHT : LOW_STATUE_HEIGHT));
  show_statues (self);
  ahu_zoom_bin_set_factor (self->table, class < AHU_WIDTH_1024 ? NARROW_TABLE : low || class < AHU_WIDTH_1200 ? LOW_TABLE : 1);
  gtk_widget_set_visible (table, !least);
  ahu_widget_place (table, narrow ? 0 : 1, narrow, 1);
  g_object_set (gtk_layout_manager_get_layout_child (gtk_widget_get_layout_manager (gtk_widget_get_parent (table)), table),
                "row-span", narrow ? 1 : 2, NULL);
  gtk_widget_set_halign (GTK_WIDGET (self->continue_label), narrow && !least ? GTK_ALIGN_FILL : GTK_ALIGN_START);
  ahu_widget_place (GTK_WIDGET (self->continue_label), least, least ? 0 : narrow ? 2 : 1, 1);
  arrange_players (self, !narrow && !least);
  arrange_tiles (self, narrow, high, low, pictures, least);
}

static gboolean
ahu_start_page_grab_focus (GtkWidget *widget)
{
  AhuStartPage *self = AHU_START_PAGE (widget);

  return gtk_widget_grab_focus (gtk_widget_get_visible (self->continue_button)
                                  ? self->continue_button
                                  : self->tiles[NEW_GAME].button);
}

static void
ahu_start_page_dispose (GObject *object)
{
  AhuStartPage *self = AHU_START_PAGE (object);

  g_clear_pointer (&self->content, gtk_widget_unparent);
  g_clear_pointer (&self->evenings, g_ptr_array_unref);
  g_clear_pointer (&self->shown, g_free);

  G_OBJECT_CLASS (ahu_start_page_parent_class)->dispose (object);
}

static void
ahu_start_page_class_init (AhuStartPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ahu_start_page_dispose;
  widget_class->grab_focus = ahu_start_page_grab_focus;

  g_type_ensure (AHU_TYPE_MESSAGE_BAR);
  g_type_ensure (AHU_TYPE_SHORE);
  g_type_ensure (AHU_TYPE_WIDTH_BIN);
  g_type_ensure (AHU_TYPE_WRAP_LAYOUT);
  g_type_ensure (AHU_TYPE_ZOOM_BIN);
  gtk_widget_class_set_template_from_resource (widget_class, AHU_RESOURCE_PATH "/ahu-start-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AhuStartPage, content);
  gtk_widget_class_bind_template_child (widget_class, AhuStartPage, width_bin);
  gtk_widget_class_bind_template_child (widget_class, AhuStartPage, message_bar);
  gtk_widget_class_bind_template_child (widget_class, AhuStartPage, files_bar);
  gtk_widget_class_bind_template_child (widget_class, AhuStartPage, name_label);
  gtk_widget_class_bind_template_child (widget_class, AhuStartPage, shore);
  gtk_widget_class_bind_template_child (widget_class, AhuStartPage, platform);
  gtk_widget_class_bind_template_child (widget_class, AhuStartPage, table);
  gtk_widget_class_bind_template_child (widget_class, AhuStartPage, continue_button);
  gtk_widget_class_bind_template_child (widget_class, AhuStartPage, players);
  gtk_widget_class_bind_template_child (widget_class, AhuStartPage, continue_label);
  gtk_widget_class_bind_template_child (widget_class, AhuStartPage, turn_label);
  gtk_widget_class_bind_template_child (widget_class, AhuStartPage, others_button);
  gtk_widget_class_bind_template_child (widget_class, AhuStartPage, others_label);
  gtk_widget_class_bind_template_child (widget_class, AhuStartPage, rows);
  gtk_widget_class_bind_template_callback (widget_class, resized_cb);
}

static void
say (Tile       *tile,
     const char *subtitle)
{
  gtk_label_set_text (GTK_LABEL (tile->subtitle), subtitle);
  gtk_accessible_update_property (GTK_ACCESSIBLE (tile->button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, subtitle, -1);
}

static void
add_tile (AhuStartPage *self,
          guint         i,
          const char   *action,
          const char   *title,
          const char   *subtitle)
{
  GtkWidget *grid = gtk_grid_new ();
  GtkWidget *label = ahu_widget_words_new (title, "start-title");
  const char *classes[] = { "flat", "card", "start-row", NULL };
  Tile *tile = &self->tiles[i];

  tile->button = g_object_new (GTK_TYPE_BUTTON, "action-name", action, "child", grid, "css-classes", classes, NULL);
  tile->zoom = AHU_ZOOM_BIN (ahu_zoom_bin_new ());
  tile->pictures = g_object_new (GTK_TYPE_BOX, "valign", GTK_ALIGN_CENTER, "height-request", PICTURE_HEIGHT, NULL);
  tile->subtitle = ahu_widget_words_new (NULL, "second");
  gtk_widget_add_css_class (GTK_WIDGET (tile->zoom), "start-pictures");
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_valign (tile->subtitle, GTK_ALIGN_START);
  ahu_zoom_bin_set_child (tile->zoom, GTK_WIDGET (tile->pictures));
  gtk_grid_attach (GTK_GRID (grid), GTK_WIDGET (tile->zoom), 0, 0, 2, 1);
  gtk_grid_attach (GTK_GRID (grid), label, 0, 1, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), tile->subtitle, 0, 2, 2, 1);
  gtk_grid_attach (self->rows, tile->button, i, 0, 1, 1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (tile->button), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  say (tile, subtitle);
}

static void
say_new_game (AhuStartPage *self)
{
  g_autoptr (GPtrArray) games = ahu_game_ui_list (AHU_OFFER_GAME);
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < games->len; i++)
    g_string_append_printf (names, "%s%s", i == 0 ? "" : " · ", ((const AhuGameUi *) games->pdata[i])->name);
  say (&self->tiles[NEW_GAME], games->len > 1 ? names->str : _("Two to four players"));
}

static void
add_tiles (AhuStartPage *self)
{
  g_autoptr (GPtrArray) games = ahu_game_ui_list (AHU_OFFER_GAME);

  add_tile (self, NEW_GAME, "win.new-game", _("New game"), "");
  add_tile (self, SCORE, "win.score", _("Final scoring"), _("Only the end of a game"));
  add_tile (self, LEARN, "win.learn", _("Learn"), _("A first game, positions to try, the rules"));
  add_tile (self, HISTORY, "win.history", _("History"), _("All games, and statistics"));
  say_new_game (self);
  gtk_label_set_text (GTK_LABEL (self->tiles[LEARN].subtitle), _("First game, tries, rules"));
  for (guint i = 0; i < games->len; i++)
    {
      const AhuGameUi *ui = g_ptr_array_index (games, i);

      if (ui->cover_new != NULL)
        gtk_box_append (self->tiles[NEW_GAME].pictures, ui->cover_new ());
      if (ui->scoring_new != NULL)
        gtk_box_append (self->tiles[SCORE].pictures, ui->scoring_new ());
      else if (games->len == 1)
        gtk_box_append (self->tiles[SCORE].pictures, ahu_picture_new (ui->points_drawing, PICTURE_HEIGHT, PICTURE_HEIGHT));
    }
  gtk_widget_add_css_class (GTK_WIDGET (self->tiles[LEARN].pictures), "start-island");
  self->key_label = gtk_label_new (C_("key", "Ctrl+N"));
  gtk_widget_add_css_class (self->key_label, "keycap");
  gtk_widget_set_valign (self->key_label, GTK_ALIGN_CENTER);
  gtk_grid_attach (GTK_GRID (gtk_button_get_child (GTK_BUTTON (self->tiles[NEW_GAME].button))), self->key_label, 1, 1, 1, 1);
}

static void
ahu_start_page_init (AhuStartPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_tiles (self);
  self->evenings = g_ptr_array_new ();
  show_last_game (self);
  ahu_widget_set_css_class (self->tiles[NEW_GAME].button, "start-first", TRUE);
  resized_cb (self);
}

/* Below the game that is offered, or not at all. */
static void
arrange_others (AhuStartPage *self)
{
  gboolean shown = self->n_others > 0 && gtk_widget_get_visible (self->continue_button);

  gtk_widget_set_visible (self->others_button, shown);
  ahu_widget_set_css_class (GTK_WIDGET (self), "with-others", shown);
}

void
ahu_start_page_set_session (AhuStartPage *self,
                            AhuSession   *session)
{
  g_return_if_fail (AHU_IS_START_PAGE (self));
  g_return_if_fail (session == NULL || AHU_IS_SESSION (session));

  if (session != NULL)
    show_game (self, session);
  gtk_widget_set_visible (self->continue_button, session != NULL);
  /* There is always one thing that most people come for. */
  ahu_widget_set_css_class (self->tiles[NEW_GAME].button, "start-first", session == NULL);
  arrange_others (self);
  resized_cb (self);
  /* It is found a moment after the page is shown; nobody has gone anywhere yet. */
  if (session != NULL && gtk_widget_is_focus (self->tiles[NEW_GAME].button))
    gtk_widget_grab_focus (self->continue_button);
}

void
ahu_start_page_set_others (AhuStartPage *self,
                           guint         n_games,
                           guint         n_practice)
{
  g_autofree char *others = NULL;
  g_autofree char *practice = NULL;
  g_autofree char *both = NULL;

  g_return_if_fail (AHU_IS_START_PAGE (self));
  g_return_if_fail (n_practice <= n_games);

  /* Translators: below “Continue” with a game: how many other games can be continued. */
  others = g_strdup_printf (ngettext ("and %u more unfinished game", "and %u more unfinished games", n_games), n_games);
  if (n_practice == n_games)
    /* Translators: beside “and 2 more unfinished games”: they are games against computers. */
    practice = g_strdup (_("practice"));
  else
    /* Translators: beside “and 3 more unfinished games”: so many are games against computers. */
    practice = g_strdup_printf (ngettext ("one of them practice", "%u of them practice", n_practice), n_practice);
  both = n_practice > 0 ? g_strjoin (C_("list", ", "), others, practice, NULL) : g_strdup (others);

  self->n_others = n_games;
  gtk_label_set_text (self->others_label, both);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->others_button), GTK_ACCESSIBLE_PROPERTY_LABEL, both, -1);
  arrange_others (self);
}

void
ahu_start_page_set_goes_on (AhuStartPage *self,
                            gboolean      goes_on)
{
  g_return_if_fail (AHU_IS_START_PAGE (self));

  if (goes_on)
    /* Translators: below “New game”: its deal, for instance, is entered by halves, and so it is there again */
    say (&self->tiles[NEW_GAME], _("Go on where you stopped"));
  else
    say_new_game (self);
}

void
ahu_start_page_set_evenings (AhuStartPage *self,
                             GPtrArray    *evenings,
                             guint         n_games)
{
  gboolean same = evenings->len == self->evenings->len;
  /* Translators: what the page “History” has: how many games are kept. */
  g_autofree char *count = g_strdup_printf (ngettext ("%u game, and statistics", "%u games, and statistics", n_games), n_games);
  g_autofree char *win = evenings->len > 0 ? ahu_history_dup_win (g_ptr_array_index (evenings, 0)) : NULL;
  /* Translators: below “History”: %s is how the last game ended, such as “Anna wins” */
  g_autofree char *last = g_strdup_printf (_("Last time: %s"), win);

  g_return_if_fail (AHU_IS_START_PAGE (self));

  say (&self->tiles[HISTORY], win != NULL ? last : n_games > 0 ? count : _("All games, and statistics"));
  for (guint i = 0; same && i < evenings->len; i++)
    same = g_ptr_array_index (evenings, i) == g_ptr_array_index (self->evenings, i);
  if (same)
    return;
  g_ptr_array_unref (self->evenings);
  self->evenings = g_ptr_array_ref (evenings);
  show_last_game (self);
  show_statues (self);
}

void
ahu_start_page_set_problem (AhuStartPage *self,
                            const char   *message)
{
  g_return_if_fail (AHU_IS_START_PAGE (self));

  ahu_message_bar_set_message (self->message_bar, message);
}

const char *
ahu_start_page_get_problem (AhuStartPage *self)
{
  g_return_val_if_fail (AHU_IS_START_PAGE (self), NULL);

  return ahu_message_bar_get_message (self->message_bar);
}

void
ahu_start_page_set_damaged_files (AhuStartPage *self,
                                  const char   *message)
{
  g_return_if_fail (AHU_IS_START_PAGE (self));

  ahu_message_bar_set_message (self->files_bar, message);
  if (message != NULL)
    ahu_message_bar_set_action (self->files_bar, _("Show in the history"), "win.show-damaged");
}

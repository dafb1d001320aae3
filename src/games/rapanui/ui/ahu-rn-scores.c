/* ahu-rn-scores.c: what the players have, to be read from two metres
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-scores.h"

#include <glib/gi18n.h>

#include "games/rapanui/engine/rn-position.h"
#include "games/rapanui/ui/ahu-rn-count.h"
#include "games/rapanui/ui/ahu-rn-open-cards.h"
#include "games/rapanui/ui/ahu-rn-player-panel.h"
#include "toolkit/art/ahu-picture.h"
#include "toolkit/base/ahu-readable.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/layout/ahu-zoom-bin.h"
#include "toolkit/table/ahu-scores-view.h"

#define MARK_SIZE 58
#define TOKEN_SIZE 54
/* Counts are drawn for the list of the players: 20 px beside 15 px bold. */
#define COUNT_FACTOR 2.2
#define COUNTS_PER_ROW 4
#define HOLDINGS_FACTOR 1.6

/* The view of the scores is made for these widths, with four panels side by side
 * or two; the prompt is larger there than above the table, and yet has room for what
 * four players with names of eight letters take. */
#define VIEW_WIDTH 1160
#define VIEW_WIDTH_NARROW 560
#define PROMPT_FACTOR 1.7

typedef struct
{
  GtkWidget *panel;
  GtkWidget *mark;
  GtkWidget *name;
  GtkWidget *to_move;
  GtkWidget *numbers[AHU_RN_NUMBERS];
  GtkWidget *counts[RN_KINDS];
  GtkWidget *holdings_zoom;
  GtkWidget *holdings; /* for those who play with open Sacrifice cards */
} Panel;

struct _AhuRnScores
{
  GtkWidget parent_instance;

  guint columns;
  Panel panels[RN_MAX_PLAYERS]; /* made when they are first seen */
};

G_DEFINE_FINAL_TYPE (AhuRnScores, ahu_rn_scores, GTK_TYPE_WIDGET)

/* The panel is told whole. */
static GtkWidget *
new_label (const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                   "xalign", 0.0f,
                                   NULL);

  gtk_widget_add_css_class (label, css_class);
  return label;
}

static GtkWidget *
build_heading (Panel *panel)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 24);

  panel->mark = ahu_picture_new (NULL, MARK_SIZE, MARK_SIZE);
  gtk_widget_set_valign (panel->mark, GTK_ALIGN_CENTER);
  panel->name = new_label ("scores-name");
  gtk_label_set_ellipsize (GTK_LABEL (panel->name), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (panel->name, TRUE);
  panel->to_move = new_label ("score-to-move");
  gtk_box_append (GTK_BOX (box), panel->mark);
  gtk_box_append (GTK_BOX (box), panel->name);
  gtk_box_append (GTK_BOX (box), panel->to_move);
  return box;
}

static GtkWidget *
build_numbers (Panel *panel)
{
  const char *const pictures[AHU_RN_NUMBERS] = { "token-wood", "token-glory", "sacrifice-back" };
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  for (guint i = 0; i < AHU_RN_NUMBERS; i++)
    {
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
      GtkWidget *token = ahu_picture_new (pictures[i], TOKEN_SIZE, TOKEN_SIZE);

      panel->numbers[i] = new_label ("score-number");
      gtk_widget_set_valign (token, GTK_ALIGN_CENTER);
      gtk_widget_set_hexpand (box, TRUE);
      gtk_box_append (GTK_BOX (box), token);
      gtk_box_append (GTK_BOX (box), panel->numbers[i]);
      gtk_box_append (GTK_BOX (line), box);
    }
  return line;
}

static GtkWidget *
build_counts (Panel *panel)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 12);
  gtk_widget_set_hexpand (grid, TRUE);
  for (guint kind = 0; kind < RN_KINDS; kind++)
    {
      GtkWidget *zoom = ahu_zoom_bin_new ();

      panel->counts[kind] = ahu_rn_count_new (kind);
      ahu_zoom_bin_set_child (AHU_ZOOM_BIN (zoom), panel->counts[kind]);
      ahu_zoom_bin_set_factor (AHU_ZOOM_BIN (zoom), COUNT_FACTOR);
      gtk_widget_set_halign (zoom, GTK_ALIGN_START);
      gtk_widget_set_hexpand (zoom, TRUE);
      gtk_grid_attach (GTK_GRID (grid), zoom, 0, 0, 1, 1);
    }
  return grid;
}

/* In one line: what stands in a scrolled window isn't asked how high it is with its
 * line broken. */
static GtkWidget *
build_holdings (Panel *panel)
{
  panel->holdings = ahu_rn_open_cards_view_new ();
  ahu_rn_open_cards_view_set_columns (AHU_RN_OPEN_CARDS_VIEW (panel->holdings), RN_SACRIFICES + 1);
  panel->holdings_zoom = ahu_zoom_bin_new ();
  ahu_zoom_bin_set_child (AHU_ZOOM_BIN (panel->holdings_zoom), panel->holdings);
  ahu_zoom_bin_set_factor (AHU_ZOOM_BIN (panel->holdings_zoom), HOLDINGS_FACTOR);
  gtk_widget_set_visible (panel->holdings_zoom, FALSE);
  return panel->holdings_zoom;
}

/* Where they are to be seen by everybody. */
static void
show_holdings (Panel      *panel,
               AhuSession *session,
               guint       player)
{
  AhuRnOpenCards cards;

  gtk_widget_set_visible (panel->holdings_zoom, ahu_rn_open_cards_find (session, player, &cards));
  ahu_rn_open_cards_view_show (AHU_RN_OPEN_CARDS_VIEW (panel->holdings), &cards, TRUE);
}

static void
build_panel (AhuRnScores *self,
             Panel       *panel)
{
  panel->panel = ahu_readable_new (GTK_ACCESSIBLE_ROLE_LIST_ITEM, GTK_ORIENTATION_VERTICAL, 18);
  gtk_widget_add_css_class (panel->panel, "panel");
  gtk_widget_add_css_class (panel->panel, "score-panel");
  gtk_widget_set_hexpand (panel->panel, TRUE);
  gtk_widget_set_visible (panel->panel, FALSE);
  ahu_readable_append (AHU_READABLE (panel->panel), build_heading (panel));
  ahu_readable_append (AHU_READABLE (panel->panel), build_numbers (panel));
  ahu_readable_append (AHU_READABLE (panel->panel), gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
  ahu_readable_append (AHU_READABLE (panel->panel), build_counts (panel));
  ahu_readable_append (AHU_READABLE (panel->panel), build_holdings (panel));
  gtk_widget_set_parent (panel->panel, GTK_WIDGET (self));
}

static void
place (GtkWidget *widget,
       guint      index,
       guint      columns)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (gtk_widget_get_parent (widget));

  g_object_set (gtk_layout_manager_get_layout_child (layout, widget),
                "column", (int) (index % columns),
                "row", (int) (index / columns),
                NULL);
}

/* Panels two by two have room for all counts side by side, and then are larger. */
static void
place_panels (AhuRnScores *self)
{
  for (guint i = 0; i < RN_MAX_PLAYERS; i++)
    {
      place (self->panels[i].panel, i, self->columns);
      for (guint kind = 0; kind < RN_KINDS; kind++)
        place (gtk_widget_get_parent (self->panels[i].counts[kind]), kind, self->columns == 2 ? RN_KINDS : COUNTS_PER_ROW);
    }
}

static gboolean
has_panels (AhuRnScores *self)
{
  return self->panels[0].panel != NULL;
}

/* Made when they are first seen: a narrow window has them on a page of their own. */
static void
ensure_panels (AhuRnScores *self)
{
  if (has_panels (self))
    return;
  for (guint i = 0; i < RN_MAX_PLAYERS; i++)
    build_panel (self, &self->panels[i]);
  place_panels (self);
}

static void
update_panel (Panel      *panel,
              AhuSession *session,
              guint       player)
{
  const RnPosition *position = ahu_session_get_position (session);
  const char *const *colours = ahu_record_get_colours (ahu_session_get_record (session));
  g_autofree char *description = ahu_rn_player_describe (session, player);

  ahu_mark_set_colour (AHU_PICTURE (panel->mark), colours[player], MARK_SIZE);
  gtk_label_set_text (GTK_LABEL (panel->name), ahu_session_get_names (session)[player]);
  ahu_rn_player_show_words (GTK_LABEL (panel->to_move), panel->panel, session, player);
  ahu_widget_show_number (panel->numbers[AHU_RN_NUMBER_WOOD], position->wood[player]);
  ahu_widget_show_number (panel->numbers[AHU_RN_NUMBER_GLORY], position->glory[player]);
  ahu_widget_show_number (panel->numbers[AHU_RN_NUMBER_SACRIFICE], rn_position_sacrifice_total (position, player));
  for (guint kind = 0; kind < RN_KINDS; kind++)
    ahu_rn_count_show (AHU_RN_COUNT (panel->counts[kind]), position->area[player][kind],
                       rn_position_leader (position, kind) == (int) player);
  show_holdings (panel, session, player);
  ahu_readable_set_words (AHU_READABLE (panel->panel), description);
}

static void
ahu_rn_scores_dispose (GObject *object)
{
  AhuRnScores *self = AHU_RN_SCORES (object);

  for (guint i = 0; i < RN_MAX_PLAYERS; i++)
    g_clear_pointer (&self->panels[i].panel, gtk_widget_unparent);

  G_OBJECT_CLASS (ahu_rn_scores_parent_class)->dispose (object);
}

static void
ahu_rn_scores_class_init (AhuRnScoresClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ahu_rn_scores_dispose;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_GRID_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST);
  gtk_widget_class_set_css_name (widget_class, "scores");
}

static void
ahu_rn_scores_init (AhuRnScores *self)
{
  GtkGridLayout *layout = GTK_GRID_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self)));

  gtk_grid_layout_set_column_homogeneous (layout, TRUE);
  gtk_grid_layout_set_column_spacing (layout, 16);
  gtk_grid_layout_set_row_spacing (layout, 16);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Players"), -1);
  self->columns = RN_MAX_PLAYERS;
}

GtkWidget *
ahu_rn_scores_new (void)
{
  return g_object_new (AHU_TYPE_RN_SCORES, NULL);
}

void
ahu_rn_scores_update (AhuRnScores *self,
                      AhuSession  *session)
{
  guint n_players;

  g_return_if_fail (AHU_IS_RN_SCORES (self));
  g_return_if_fail (AHU_IS_SESSION (session));

  if (!gtk_widget_get_visible (GTK_WIDGET (self)))
    return;

  ensure_panels (self);
  n_players = ((const RnPosition *) ahu_session_get_position (session))->n_players;
  for (guint i = 0; i < RN_MAX_PLAYERS; i++)
    {
      if (i < n_players)
        update_panel (&self->panels[i], session, i);
      gtk_widget_set_visible (self->panels[i].panel, i < n_players);
    }
}

GtkWidget *
ahu_rn_scores_get_part (AhuRnScores *self,
                        guint        player,
                        guint        part)
{
  g_return_val_if_fail (AHU_IS_RN_SCORES (self), NULL);
  g_return_val_if_fail (player < RN_MAX_PLAYERS && part < AHU_RN_PARTS, NULL);

  if (part < AHU_RN_NUMBERS)
    return self->panels[player].numbers[part];

  return part == AHU_RN_PART_MARK ? self->panels[player].mark
                                  : self->panels[player].counts[part - AHU_RN_PART_COUNT (0)];
}

/* Two by two fills a screen, and stands there larger than four in a row. */
static int
arrange (GtkWidget  *scores,
         AhuSession *session,
         gboolean    wide)
{
  AhuRnScores *self = AHU_RN_SCORES (scores);

  self->columns = wide ? 2 : 1;
  if (has_panels (self))
    place_panels (self);

  return wide ? VIEW_WIDTH : VIEW_WIDTH_NARROW;
}

static void
update (GtkWidget  *scores,
        AhuSession *session)
{
  ahu_rn_scores_update (AHU_RN_SCORES (scores), session);
}

GtkWidget *
ahu_rn_scores_view_new (AhuSession *session)
{
  static const AhuScores scores = {
    .scores_new = ahu_rn_scores_new,
    .arrange = arrange,
    .update = update,
    .prompt_factor = PROMPT_FACTOR,
  };

  return ahu_scores_view_new (&scores, session);
}

/* ahu-rn-turn-up.c: the cards laid face down and the Stone, as everybody sees them at the end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-turn-up.h"

#include <glib/gi18n.h>

#include "games/rapanui/join/rn-turned.h"
#include "games/rapanui/ui/ahu-rn-art.h"
#include "games/rapanui/ui/ahu-rn-stone-grid.h"
#include "games/rapanui/words/rn-sentences.h"
#include "toolkit/base/ahu-player-colour.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/layout/ahu-zoom-bin.h"

#define SPACING 18
#define MARK_SIZE 24
#define STONE_FACTOR 1.2
#define BACK_WIDTH 30
/* Few cards are large. */
#define FACE_WIDTH 80
#define FACE_WIDTH_SOME 60
#define FACE_WIDTH_MANY 40
#define MANY 2
#define COLUMNS 2
#define COLUMNS_MANY 3

typedef struct
{
  AhuSession *session;
  RnPosition position; /* with the cards turned up that are not yet a move */
  guint turns[RN_MAX_HIDDEN]; /* in which each card was laid */
  int asked;                  /* the card that is asked for, -1 for none */
} Cards;

/* The cards are kept in the order in which they were laid. */
static void
find_turns (Cards *cards)
{
  AhuHistory *history = ahu_session_get_history (cards->session);
  const RnPosition *before = ahu_history_get_position (history, 0);
  guint n = before->n_hidden;

  for (guint ply = 1; ply <= ahu_history_get_ply (history) && n < cards->position.n_hidden; ply++)
    {
      guint turn = ((const RnPosition *) ahu_history_get_position (history, ply - 1))->turn;

      while (n < ((const RnPosition *) ahu_history_get_position (history, ply))->n_hidden)
        cards->turns[n++] = turn;
    }
}

/* Those of a player who is not through with them are not yet a move. */
static void
turn_up (Cards *cards)
{
  RnPosition *position = &cards->position;
  guint8 pending[RN_MAX_PLAYERS];
  const guint8 *turned;
  guint n;

  cards->asked = -1;
  if (position->step != RN_STEP_REVEAL || rn_position_pending (position, pending) == 0)
    return;
  turned = rn_turned_get_kinds (rn_turned_for_session (cards->session), pending[0], &n);
  for (guint i = 0; i < position->n_hidden && cards->asked < 0; i++)
    {
      if (position->hidden[i].player != pending[0] || position->hidden[i].kind != RN_SACRIFICE_NULL)
        continue;
      if (n-- > 0)
        position->hidden[i].kind = *turned++;
      else
        cards->asked = (int) i;
    }
}

/* Where a panel is narrow the turn stands below the name, which needs the width. */
static GtkWidget *
head_new (const Cards *cards,
          guint        card,
          gboolean     narrow)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *words = gtk_box_new (narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL, narrow ? 0 : 8);
  guint player = cards->position.hidden[card].player;
  const char *const *colours = ahu_record_get_colours (ahu_session_get_record (cards->session));
  GtkWidget *name = gtk_label_new (ahu_session_get_names (cards->session)[player]);

  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_widget_add_css_class (name, "kind-name");
  gtk_box_append (GTK_BOX (head), ahu_mark_new (colours[player], MARK_SIZE));
  gtk_box_append (GTK_BOX (words), name);
  gtk_box_append (GTK_BOX (head), words);
  /* Of what was laid before a game was joined nobody knows when. */
  if (cards->turns[card] > 0)
    {
      /* Translators: when a card was laid; %u is the number of a turn */
      g_autofree char *turn = g_strdup_printf (C_("card", "turn %u"), cards->turns[card]);

      gtk_box_append (GTK_BOX (words), ahu_widget_words_new (turn, "second"));
    }
  return head;
}

/* A single row of them has room to be larger. */
static int
find_width (guint n_cards)
{
  if (n_cards <= MANY)
    return FACE_WIDTH;
  return n_cards <= COLUMNS_MANY ? FACE_WIDTH_SOME : FACE_WIDTH_MANY;
}

static GtkWidget *
card_new (const Cards *cards,
          guint        card,
          gboolean     narrow)
{
  guint kind = cards->position.hidden[card].kind;
  int width = find_width (cards->position.n_hidden);
  gboolean asked = cards->asked == (int) card;
  GtkWidget *panel = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  const char *words;
  GtkWidget *label;

  if (kind != RN_SACRIFICE_NULL)
    words = rn_sacrifice_name (kind);
  else if (asked)
    /* Translators: below the back of a card that is to be turned up now */
    words = C_("face-down card", "which is it?");
  else
    words = C_("face-down card", "face down");
  label = gtk_label_new (words);
  gtk_widget_add_css_class (label, kind != RN_SACRIFICE_NULL || asked ? "kind-name" : "second");
  gtk_widget_add_css_class (panel, "panel");
  gtk_widget_add_css_class (panel, "turn-up");
  ahu_player_colour_own (ahu_record_get_colours (ahu_session_get_record (cards->session))[cards->position.hidden[card].player],
                         panel, asked);
  gtk_widget_set_hexpand (panel, TRUE);
  gtk_box_append (GTK_BOX (panel), head_new (cards, card, narrow));
  gtk_box_append (GTK_BOX (panel), ahu_picture_new (ahu_rn_art_sacrifice (kind), width,
                                                    ahu_rn_art_sacrifice_height (width)));
  gtk_box_append (GTK_BOX (panel), label);
  return panel;
}

/* In the order in which they are asked for: all of one player's, then those of the next. */
static GtkWidget *
cards_new (const Cards *cards,
           gboolean     narrow)
{
  guint n = 0;
  GtkWidget *grid = gtk_grid_new ();
  guint columns = cards->position.n_hidden > MANY && !narrow ? COLUMNS_MANY : COLUMNS;

  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  gtk_grid_set_row_homogeneous (GTK_GRID (grid), TRUE);
  gtk_grid_set_column_spacing (GTK_GRID (grid), SPACING / 2);
  gtk_grid_set_row_spacing (GTK_GRID (grid), SPACING / 2);
  for (guint after = 0; after < cards->position.n_players; after++)
    for (guint i = 0; i < cards->position.n_hidden; i++)
      if (cards->position.hidden[i].player == (cards->position.active + after) % cards->position.n_players)
        {
          gtk_grid_attach (GTK_GRID (grid), card_new (cards, i, narrow), (int) (n % columns), (int) (n / columns), 1, 1);
          n++;
        }
  return grid;
}

static GtkWidget *
rest_new (guint n)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  g_autofree char *words = NULL;

  /* Translators: %u cards on the Stone of which the kind is not known yet */
  words = g_strdup_printf (ngettext ("%u card still face down", "%u cards still face down", n), n);
  gtk_box_append (GTK_BOX (line), ahu_picture_new (ahu_rn_art_sacrifice (RN_SACRIFICE_NULL), BACK_WIDTH,
                                                   ahu_rn_art_sacrifice_height (BACK_WIDTH)));
  gtk_box_append (GTK_BOX (line), ahu_widget_words_new (words, "kind-name"));
  gtk_widget_add_css_class (line, "ranking-words");
  return line;
}

static GtkWidget *
stone_new (const Cards *cards,
           gboolean     narrow)
{
  const RnPosition *position = &cards->position;
  GtkWidget *panel = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *zoom = ahu_zoom_bin_new ();
  RnFinal final = { .n_players = position->n_players };
  guint n_untold = 0;

  for (guint kind = 0; kind < RN_SACRIFICES; kind++)
    final.stone[kind] = position->stone_open[kind];
  for (guint i = 0; i < position->n_hidden; i++)
    if (position->hidden[i].kind == RN_SACRIFICE_NULL)
      n_untold++;
    else
      final.stone[position->hidden[i].kind]++;
  gtk_widget_add_css_class (panel, "panel");
  gtk_box_append (GTK_BOX (panel), ahu_rn_stone_grid_new (&final, position, FALSE));
  if (n_untold > 0)
    gtk_box_append (GTK_BOX (panel), rest_new (n_untold));
  ahu_zoom_bin_set_child (AHU_ZOOM_BIN (zoom), panel);
  ahu_zoom_bin_set_factor (AHU_ZOOM_BIN (zoom), narrow ? 1 : STONE_FACTOR);
  return zoom;
}

static GtkWidget *
part_new (const char *heading,
          GtkWidget  *content)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  gtk_box_append (GTK_BOX (box), ahu_widget_words_new (heading, "section-heading"));
  gtk_box_append (GTK_BOX (box), content);
  gtk_widget_set_hexpand (box, TRUE);
  return box;
}

GtkWidget *
ahu_rn_turn_up_new (AhuSession *session,
                    gboolean    narrow)
{
  GtkWidget *grid = gtk_grid_new ();
  GtkWidget *stone;
  Cards cards = { .session = session, .position = *(const RnPosition *) ahu_session_get_position (session) };

  find_turns (&cards);
  turn_up (&cards);
  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  gtk_grid_set_column_spacing (GTK_GRID (grid), SPACING);
  gtk_grid_set_row_spacing (GTK_GRID (grid), SPACING);
  if (cards.position.n_hidden > 0)
    gtk_grid_attach (GTK_GRID (grid), part_new (_("Laid face down"), cards_new (&cards, narrow)), 0, 0, 1, 1);
  stone = part_new (cards.asked >= 0 ? _("On the Stone so far") : _("On the Stone"), stone_new (&cards, narrow));
  gtk_grid_attach (GTK_GRID (grid), stone, narrow ? 0 : 1, narrow ? 1 : 0, 1, 1);
  gtk_widget_set_valign (grid, narrow ? GTK_ALIGN_START : GTK_ALIGN_CENTER);
  return grid;
}

/* ahu-tp-game-ui.c: Tapati's pages behind the boundary that every game has
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-game-ui.h"

#include <glib/gi18n.h>

#include "games/tapati/engine/tp-game.h"
#include "games/tapati/ui/ahu-tp-art.h"
#include "games/tapati/ui/ahu-tp-box-entry.h"
#include "games/tapati/ui/ahu-tp-box-page.h"
#include "games/tapati/ui/ahu-tp-box-words.h"
#include "games/tapati/ui/ahu-tp-choice-words.h"
#include "games/tapati/ui/ahu-tp-correction-entry.h"
#include "games/tapati/ui/ahu-tp-fact-card.h"
#include "games/tapati/ui/ahu-tp-paper.h"
#include "games/tapati/ui/ahu-tp-result.h"
#include "games/tapati/ui/ahu-tp-rules-picture.h"
#include "games/tapati/ui/ahu-tp-score-box.h"
#include "games/tapati/ui/ahu-tp-score-form.h"
#include "games/tapati/ui/ahu-tp-second-screen.h"
#include "games/tapati/ui/ahu-tp-set-up.h"
#include "games/tapati/ui/ahu-tp-shortcuts.h"
#include "games/tapati/ui/ahu-tp-table.h"
#include "games/tapati/ui/ahu-tp-tower.h"
#include "toolkit/art/ahu-picture.h"

/* A small table: rows of which cards and towers take several, and how wide they are. */
#define GLANCE_ROWS 6
#define GLANCE_CARD 100
#define GLANCE_MARK 20

/* Whoever has compared the numbers with the box once is not asked again. */
static char *
deal_known (void)
{
  AhuTpOwnBox box;
  g_autoptr (GDateTime) day = ahu_tp_own_box_recall (&box);
  g_autoptr (GVariant) named = ahu_tp_own_boxes_recall ();
  g_autoptr (AhuTpBoxEntry) entry = ahu_tp_box_entry_new ();

  if (!ahu_tp_own_box_is_compared ())
    return NULL;

  ahu_tp_box_entry_load (entry, &box, named);

  return ahu_tp_box_remembered_words (ahu_tp_box_entry_find_name (entry), day);
}

static const char *
deal_name (void)
{
  return _("Your box");
}

static const char *
deal_label (gboolean known)
{
  if (known)
    return _("Lay out the first round");

  /* Translators: on a button: leads to the page on which people compare the numbers with their box */
  return _("Next: your box");
}

static const char *
deal_item (void)
{
  /* Translators: in a menu: mend what was entered of the players' box before a game */
  return _("The _box…");
}

static const char *
deal_take_item (void)
{
  /* Translators: in the menu of a kept game: new games are played with the numbers of its box */
  return _("Take the _box of this game");
}

static const char *
deal_taken (void)
{
  /* Translators: new games are played with the numbers of the box of a kept game, which was just chosen */
  return _("The box is taken over for new games");
}

/* The beginning of the game, at the end of its log. */
static char *
setup_line (AhuRecord *record)
{
  /* Translators: in the log, before the first round: the numbers read from the players' own box */
  return g_strdup (_("The box · its quarries, rugs, squares and arrows"));
}

/* The cards, and the towers of each player. */
static GtkWidget *
glance_new (AhuSession *session)
{
  const TpPosition *position = ahu_session_get_position (session);
  const char *const *colours = ahu_record_get_colours (ahu_session_get_record (session));
  int n_facts = (int) tp_facts_in_use (position->n_players), columns = n_facts > 6 ? 4 : 3;
  int n_rows = ((int) position->n_players + 1) / 2;
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_row_homogeneous (GTK_GRID (grid), TRUE);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 8);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 2);
  for (int i = 0; i < n_facts; i++)
    {
      int taker = tp_position_fact_taker (position, (guint) i);
      GtkWidget *card = ahu_tp_fact_card_new ((guint) i, "");

      ahu_tp_fact_card_set_size (AHU_TP_FACT_CARD (card), AHU_TP_SIZE_LARGE, TRUE, columns > 3);
      ahu_tp_fact_card_show (AHU_TP_FACT_CARD (card), position->gifts[i], taker >= 0 ? colours[taker] : NULL,
                             taker >= 0 && position->fact != i, FALSE);
      gtk_widget_set_size_request (card, GLANCE_CARD, -1);
      gtk_grid_attach (GTK_GRID (grid), card, i % columns, i / columns * GLANCE_ROWS / 2, 1, GLANCE_ROWS / 2);
    }
  for (int seat = 0; seat < position->n_players; seat++)
    {
      GtkWidget *towers = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

      gtk_box_append (GTK_BOX (towers), ahu_mark_new (colours[seat], GLANCE_MARK));
      gtk_widget_set_valign (gtk_widget_get_first_child (towers), GTK_ALIGN_END);
      for (guint site = 0; site < TP_SITES; site++)
        gtk_box_append (GTK_BOX (towers), ahu_tp_tower_new (&position->players[seat].moai[site]));
      gtk_widget_set_margin_start (towers, 8);
      gtk_grid_attach (GTK_GRID (grid), towers, columns + seat % 2, seat / 2 * GLANCE_ROWS / n_rows, 1, GLANCE_ROWS / n_rows);
    }

  return grid;
}

static GtkWidget *
replay_view_new (AhuSession *session)
{
  GtkWidget *page = ahu_tp_table_new_replay ();

  ahu_table_set_session (AHU_TABLE (page), session);

  return page;
}

/* Translators: heading in the preferences */
#define HELP N_("Help while playing")

/* Each key stands in the schema of the game, and what it is for asks ahu_settings_get_switch. */
static const AhuSwitch switches[] = {
  { "hints", HELP, N_("Hints"),
    N_("Shows what is sure to follow from each choice. Never which one is best."), NULL },
  { "guidance", HELP, N_("Explain the rules"),
    N_("Each rule once, when it first comes up, to whom it is new."), "heard" },
  { NULL }
};

static AhuGameUi ui = {
  .name = "Tapati",
  .drawing = "tapati-moai",
  .points_drawing = "tapati-points",
  .set_up = ahu_tp_set_up_steps,
  .deal_page_new = ahu_tp_box_page_new,
  .deal_known = deal_known,
  .deal_name = deal_name,
  .deal_label = deal_label,
  .deal_item = deal_item,
  .deal_take_item = deal_take_item,
  .deal_taken = deal_taken,
  .setup_line = setup_line,
  .entry_new = ahu_tp_correction_entry_new,
  .fact_look = ahu_tp_art_statistic,
  .table_page_new = ahu_tp_table_new,
  .glance_new = glance_new,
  .replay_view_new = replay_view_new,
  .second_screen_new = ahu_tp_second_screen_new,
  .result_details_new = ahu_tp_result_details_new,
  .course_first = TRUE,
  .result_more_new = ahu_tp_result_more_new,
  .story_new = ahu_tp_result_story_new,
  .end_new = ahu_tp_result_end_new,
  .places_new = ahu_tp_result_places_new,
  .result_paper_new = ahu_tp_paper_new,
  .counts_id = "final-scoring-tapati",
  .score_form_new = ahu_tp_score_form_new,
  .sheet_setup = ahu_tp_score_box_setup_new,
  .rules_pictures = ahu_tp_rules_pictures,
  .choice_name = ahu_tp_choice_name,
  .choice_picture = ahu_tp_choice_picture,
  .practises = TRUE,
  .switches = switches,
  .shortcuts = ahu_tp_shortcuts_get,
};

const AhuGameUi *
ahu_tp_game_ui_get (void)
{
  if (ui.game == NULL)
    {
      ahu_tp_art_init ();
      ui.game = tp_game_get ();
    }

  return &ui;
}

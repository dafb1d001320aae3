/* ahu-tp-game-ui.c: Tapati's pages behind the boundary that every game has
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-game-ui.h"

#include <glib/gi18n.h>

#include "games/tapati/engine/tp-applied.h"
#include "games/tapati/engine/tp-game.h"
#include "games/tapati/ui/ahu-tp-art.h"
#include "games/tapati/ui/ahu-tp-box-page.h"
#include "games/tapati/ui/ahu-tp-box-words.h"
#include "games/tapati/ui/ahu-tp-choice-words.h"
#include "games/tapati/ui/ahu-tp-correction-entry.h"
#include "games/tapati/ui/ahu-tp-lesson-view.h"
#include "games/tapati/ui/ahu-tp-paper.h"
#include "games/tapati/ui/ahu-tp-result.h"
#include "games/tapati/ui/ahu-tp-rules-picture.h"
#include "games/tapati/ui/ahu-tp-score-form.h"
#include "games/tapati/ui/ahu-tp-scores.h"
#include "games/tapati/ui/ahu-tp-shortcuts.h"
#include "games/tapati/ui/ahu-tp-table.h"

static char *
seats_told (guint n_players)
{
  g_autofree char *pieces = ahu_tp_box_table_words (n_players);
  g_autofree char *cards = ahu_tp_box_cards_words (n_players);

  return g_strjoin ("\n", pieces, cards, NULL);
}

static void
deal_page_start (GtkWidget         *page,
                 const char *const *names,
                 const char *const *colours,
                 const char *const *seat_choices)
{
  ahu_tp_box_page_start (AHU_TP_BOX_PAGE (page), g_strv_length ((char **) names));
}

static void
deal_page_reset (GtkWidget *page)
{
  ahu_tp_box_page_reset (AHU_TP_BOX_PAGE (page));
}

static gboolean
deal_page_load (GtkWidget         *page,
                const char *const *names,
                JsonObject        *setup,
                gboolean           begins)
{
  return ahu_tp_box_page_load (AHU_TP_BOX_PAGE (page), g_strv_length ((char **) names), setup, begins);
}

static JsonNode *
deal_page_dup_setup (GtkWidget *page)
{
  return ahu_tp_box_page_dup_setup (AHU_TP_BOX_PAGE (page));
}

static AhuMisfit *
deal_page_get_misfit (GtkWidget *page)
{
  return ahu_tp_box_page_get_misfit (AHU_TP_BOX_PAGE (page));
}

static const char *
deal_label (void)
{
  /* Translators: on a button: leads to the page on which people compare the numbers with their box */
  return _("Next: your box");
}

static const char *
deal_item (void)
{
  /* Translators: in a menu: mend what was entered of the players' box before a game */
  return _("The _box…");
}

/* The beginning of the game, at the end of its log. */
static char *
setup_line (AhuRecord *record)
{
  /* Translators: in the log, before the first round: the numbers read from the players' own box */
  return g_strdup (_("The box · its quarries, rugs, squares and arrows"));
}

static void
table_page_set_session (GtkWidget  *page,
                        AhuSession *session)
{
  ahu_table_set_session (AHU_TABLE (page), session);
}

static void
table_page_show_move (GtkWidget *page,
                      guint      ply)
{
  ahu_table_show_move (AHU_TABLE (page), ply);
}

static GtkWidget *
replay_view_new (AhuSession *session)
{
  GtkWidget *page = ahu_tp_table_new_replay ();

  ahu_table_set_session (AHU_TABLE (page), session);

  return page;
}

static GtkWidget *
replay_pages (GtkWidget *view)
{
  return ahu_table_get_pages (AHU_TABLE (view));
}

static void
lesson_view_show (GtkWidget           *view,
                  AhuSession          *session,
                  const AhuLessonStep *step,
                  AhuWidthClass        room)
{
  ahu_tp_lesson_view_show (AHU_TP_LESSON_VIEW (view), session, step, room);
}

static GArray *
rules_uses (AhuSession *session,
            const char *rule)
{
  return tp_applied_find (ahu_session_get_history (session), rule);
}

/* Each key stands in the schema of the game, and what it is for asks ahu_settings_get_switch. */
static const AhuSwitch switches[] = {
  /* Translators: heading in the preferences */
  { "hints", N_("Help while playing"), N_("Hints"),
    N_("Shows what is sure to follow from each choice. Never which one is best."), NULL },
};

static guint
get_switches (const AhuSwitch **all)
{
  *all = switches;

  return G_N_ELEMENTS (switches);
}

const AhuGameUi *
ahu_tp_game_ui_get (void)
{
  static AhuGameUi ui;

  if (ui.game == NULL)
    {
      ahu_tp_art_init ();
      ui.game = tp_game_get ();
      ui.name = "Tapati";
      ui.seats_told = seats_told;
      ui.deal_page_new = ahu_tp_box_page_new;
      ui.deal_page_start = deal_page_start;
      ui.deal_page_reset = deal_page_reset;
      ui.deal_page_load = deal_page_load;
      ui.deal_page_dup_setup = deal_page_dup_setup;
      ui.deal_page_get_misfit = deal_page_get_misfit;
      ui.deal_label = deal_label;
      ui.deal_item = deal_item;
      ui.setup_line = setup_line;
      ui.entry_new = ahu_tp_correction_entry_new;
      ui.fact_look = ahu_tp_art_statistic;
      ui.table_page_new = ahu_tp_table_new;
      ui.table_page_set_session = table_page_set_session;
      ui.table_page_show_move = table_page_show_move;
      ui.replay_view_new = replay_view_new;
      ui.replay_pages = replay_pages;
      ui.lesson_view_new = ahu_tp_lesson_view_new;
      ui.lesson_view_show = lesson_view_show;
      ui.scores_view_new = ahu_tp_scores_new;
      ui.result_details_new = ahu_tp_result_details_new;
      ui.result_more_new = ahu_tp_result_more_new;
      ui.story_new = ahu_tp_result_story_new;
      ui.end_new = ahu_tp_result_end_new;
      ui.places_new = ahu_tp_result_places_new;
      ui.result_paper_new = ahu_tp_paper_new;
      ui.counts_id = "final-scoring-tapati";
      ui.score_form_new = ahu_tp_score_form_new;
      ui.rules_path = AHU_RESOURCE_PATH "/rules/tapati";
      ui.rules_picture_new = ahu_tp_rules_picture_new;
      ui.rules_uses = rules_uses;
      ui.choice_name = ahu_tp_choice_name;
      ui.choice_picture = ahu_tp_choice_picture;
      ui.choice_reasons = ahu_tp_choice_reasons;
      ui.practises = TRUE;
      ui.switches = get_switches;
      ui.shortcuts = ahu_tp_shortcuts_get;
    }

  return &ui;
}

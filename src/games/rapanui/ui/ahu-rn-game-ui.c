/* ahu-rn-game-ui.c: Rapa Nui's pages behind the boundary that every game has
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-game-ui.h"

#include <glib/gi18n.h>

#include "games/rapanui/join/rn-join-load.h"
#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/rn-game.h"
#include "games/rapanui/study/rn-facts.h"
#include "games/rapanui/study/rn-worth.h"
#include "games/rapanui/ui/ahu-rn-art.h"
#include "games/rapanui/ui/ahu-rn-card.h"
#include "games/rapanui/ui/ahu-rn-correction-entry.h"
#include "games/rapanui/ui/ahu-rn-deal-page.h"
#include "games/rapanui/ui/ahu-rn-join-page.h"
#include "games/rapanui/ui/ahu-rn-open-cards.h"
#include "games/rapanui/ui/ahu-rn-paper.h"
#include "games/rapanui/ui/ahu-rn-price.h"
#include "games/rapanui/ui/ahu-rn-rules-picture.h"
#include "games/rapanui/ui/ahu-rn-score-form.h"
#include "games/rapanui/ui/ahu-rn-second-screen.h"
#include "games/rapanui/ui/ahu-rn-set-up.h"
#include "games/rapanui/ui/ahu-rn-shortcuts.h"
#include "games/rapanui/ui/ahu-rn-stack.h"
#include "games/rapanui/ui/ahu-rn-start-hand.h"
#include "games/rapanui/ui/ahu-rn-stone-ranking.h"
#include "games/rapanui/ui/ahu-rn-story-part.h"
#include "games/rapanui/ui/ahu-rn-story.h"
#include "games/rapanui/ui/ahu-rn-table-page.h"
#include "games/rapanui/ui/ahu-rn-turn-up.h"
#include "games/rapanui/ui/ahu-rn-worth.h"
#include "games/rapanui/words/rn-choice-words.h"
#include "games/rapanui/words/rn-sentences.h"
#include "rapanui-resources.h"
#include "toolkit/base/ahu-settings.h"
#include "toolkit/base/ahu-text.h"
#include "toolkit/base/ahu-widget.h"

/* What the starting player has, and one more each (R1.5). */
#define FIRST_WOOD 2
#define WOOD_SIZE 22
/* A small table: the widths of a card, the Stone and the card on it. */
#define GLANCE_CARD 84
#define GLANCE_STONE 160
#define GLANCE_TOP 49

/* What the points come from. */
static gboolean
fact_look (guint        fact,
           AhuPartLook *look)
{
  if (fact >= RN_FACT_BUILT)
    return FALSE;

  ahu_rn_story_source_look (RN_SOURCE_TILES + fact - RN_FACT_TILES, look);

  return TRUE;
}

static const char *
seat_question (void)
{
  return _("Start hand: tap the kind that is missing");
}

/* A start hand is three of the four Hunters & Gatherers (R1.3). */
static const char *const *
seat_choices (void)
{
  static const char *ids[RN_SACRIFICES + 1];

  for (guint i = 0; i < RN_SACRIFICES; i++)
    ids[i] = rn_kind_id (RN_FISH + i);

  return ids;
}

static void
seat_choice_show (GtkWidget  *widget,
                  const char *name,
                  const char *choice)
{
  ahu_rn_start_hand_show (AHU_RN_START_HAND (widget), name, choice);
}

static char *
seats_open (const char *const *names)
{
  guint n = g_strv_length ((char **) names);
  g_autofree char *list = rn_list_names (names, n);

  /* Translators: %s are players, such as “Ben, Chiara and Dario” */
  return g_strdup_printf (ngettext ("The start hand of %s is still open.", "The start hands of %s are still open.", n),
                          list);
}

static const char *
seat_note (guint turn)
{
  const char *const notes[RN_MAX_PLAYERS] = {
    _("starts with 2 wood"), _("starts with 3 wood"), _("starts with 4 wood"), _("starts with 5 wood")
  };

  return turn < RN_MAX_PLAYERS ? notes[turn] : NULL;
}

static GtkWidget *
seat_note_new (guint turn)
{
  GtkWidget *price = ahu_rn_price_new ();

  ahu_rn_price_set (price, (int) turn + FIRST_WOOD, WOOD_SIZE);

  return price;
}

/* The Hunter & Gatherer that a start hand lacks (R1.3). */
static const char *
setup_choice (JsonObject *setup,
              guint       seat)
{
  JsonArray *hands = json_object_has_member (setup, "hands") ? json_object_get_array_member (setup, "hands") : NULL;
  JsonArray *hand = hands != NULL ? json_array_get_array_element (hands, seat) : NULL;

  if (hand == NULL)
    return NULL;

  for (guint kind = RN_FISH; kind <= RN_GRAIN; kind++)
    {
      gboolean held = FALSE;

      for (guint i = 0; i < json_array_get_length (hand); i++)
        held = held || g_str_equal (json_array_get_string_element (hand, i), rn_kind_id (kind));
      if (!held)
        return rn_kind_id (kind);
    }

  return NULL;
}

/* The beginning of the game, at the end of its log. */
static char *
setup_line (AhuRecord *record)
{
  /* Translators: in the log, before the first turn */
  return g_strdup (_("The deal · 16 cards in four columns"));
}

static char *
players_line (AhuRecord *record)
{
  /* Translators: in the log, before the first turn: %s is the name of the first player */
  return g_strdup_printf (_("The players · %s begins; names, seats, start hands"), ahu_record_get_names (record)[0]);
}

static GtkWidget *
column_new (const RnPosition *position,
            guint             column)
{
  GtkWidget *stack = ahu_rn_stack_new ();

  ahu_rn_stack_set_card_width (AHU_RN_STACK (stack), GLANCE_CARD);
  for (guint i = 0; i < position->column_length[column]; i++)
    {
      GtkWidget *card = ahu_rn_card_new (position->display[column][i], GLANCE_CARD);

      ahu_rn_card_set_behind (AHU_RN_CARD (card), i + 1 < position->column_length[column]);
      ahu_rn_stack_add (AHU_RN_STACK (stack), card, i);
    }

  return stack;
}

/* The columns, and the Stone with its top card. */
static GtkWidget *
glance_new (AhuSession *session)
{
  const RnPosition *position = ahu_session_get_position (session);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 14);
  GtkWidget *stone = gtk_fixed_new ();
  int height = ahu_rn_art_sacrifice_height (GLANCE_TOP);

  for (guint i = 0; i < RN_COLUMNS; i++)
    gtk_box_append (GTK_BOX (box), column_new (position, i));
  gtk_fixed_put (GTK_FIXED (stone), ahu_picture_new ("stone", GLANCE_STONE, GLANCE_STONE * 116 / 216), 0, height * 0.6);
  if (position->top != RN_SACRIFICE_NONE)
    gtk_fixed_put (GTK_FIXED (stone), ahu_picture_new (ahu_rn_art_sacrifice (position->top), GLANCE_TOP, height),
                   (GLANCE_STONE - GLANCE_TOP) / 2, 0);
  gtk_widget_set_valign (stone, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), stone);

  return box;
}

static GtkWidget *
replay_view_new (AhuSession *session)
{
  GtkWidget *page = ahu_rn_table_page_new_replay ();

  ahu_table_set_session (AHU_TABLE (page), session);

  return page;
}

/* Translators: heading in the preferences */
#define AT_THE_TABLE N_("At the table")
#define OPEN N_("What everybody may see")
/* Translators: heading in the preferences */
#define HELP N_("Help while playing")

/* Each key stands in the schema of the game, and what it is for asks ahu_settings_get_switch. */
static const AhuSwitch switches[] = {
  { "face-down-untold", AT_THE_TABLE, N_("Name face-down cards at the end"),
    N_("Nobody has to look away: Ahu asks for face-down cards when the game is over."), NULL },
  { "open-stone", OPEN, N_("Open Stone"),
    N_("Shows all face-up cards on the Stone, not only the top one."), NULL },
  { "open-holdings", OPEN, N_("Open Sacrifice cards"),
    N_("Shows which Sacrifice cards each player has. Cards laid face down are still among them."), NULL },
  { "hints", HELP, N_("Hints"),
    N_("Shows what is sure to follow from each choice, such as what everybody would take. Never which one is best, and nothing hidden."), NULL },
  { "guidance", HELP, N_("Explain the rules"),
    N_("Each rule once, when it first comes up, to whom it is new."), "heard" },
  { NULL }
};

static GtkWidget *
result_details_new (AhuSession *session)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  ahu_widget_append_section (GTK_BOX (box), _("How the Stone ranked the kinds"), ahu_rn_stone_ranking_new (session));

  return box;
}

static GtkWidget *
result_more_new (AhuSession *session,
                 gboolean    narrow)
{
  GtkWidget *worth = ahu_rn_worth_new (session);
  GtkWidget *box;

  if (worth == NULL)
    return NULL;

  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gtk_widget_set_margin_top (box, 18);
  ahu_widget_append_section (GTK_BOX (box), _("What each sacrifice cost and brought"), worth);
  if (rn_worth_is_partial (ahu_session_get_history (session)))
    gtk_box_append (GTK_BOX (box),
                    ahu_text_new (_("You joined this game while it was running. Cards laid before, and cards nobody knows, are left out here."), NULL));

  return box;
}

static const char *
choice_picture (gconstpointer  before,
                JsonNode      *node)
{
  RnMove made;
  const RnMove *move = &made;

  rn_move_from_json (&made, node);
  switch (move->type)
    {
    case RN_MOVE_BUY:
    case RN_MOVE_ADD:
    case RN_MOVE_SACRIFICE:
      return ahu_rn_art_sacrifice (move->kind);
    case RN_MOVE_SUBSTITUTE:
      return move->kind == RN_SACRIFICE_NULL ? NULL : ahu_rn_art_sacrifice (move->kind);
    case RN_MOVE_PLAY:
      return ahu_rn_art_card (move->kind);
    case RN_MOVE_RETURN_MOAI:
      return ahu_rn_art_card (RN_MOAI);
    case RN_MOVE_DRAW:
      return ahu_rn_art_card (rn_position_front (before, move->column));
    case RN_MOVE_REWARD:
      return move->kind == RN_REWARD_WOOD ? "token-wood" : "token-glory";
    default:
      return NULL;
    }
}

static AhuGameUi ui = {
  .name = "Rapa Nui",
  .drawing = "sacrifice-fish",
  .points_drawing = "token-glory",
  .counts_id = "final-scoring",
  .fact_look = fact_look,
  .seat_question = seat_question,
  .seat_choices = seat_choices,
  .seat_choice_new = ahu_rn_start_hand_new,
  .seat_choice_show = seat_choice_show,
  .seat_answer = ahu_rn_start_hand_tell,
  .seats_open = seats_open,
  .seat_note = seat_note,
  .seat_note_new = seat_note_new,
  .set_up = ahu_rn_set_up_steps,
  .deal_page_new = ahu_rn_deal_page_new,
  .setup_choice = setup_choice,
  .setup_line = setup_line,
  .players_line = players_line,
  .open = ahu_rn_open_cards_get_agreed,
  .entry_new = ahu_rn_correction_entry_new,
  .join_page_new = ahu_rn_join_page_new,
  .can_join = rn_join_can_load,
  .table_page_new = ahu_rn_table_page_new,
  .glance_new = glance_new,
  .replay_view_new = replay_view_new,
  .second_screen_new = ahu_rn_second_screen_new,
  .result_details_new = result_details_new,
  .result_more_new = result_more_new,
  .story_new = ahu_rn_story_new_for_session,
  .end_new = ahu_rn_turn_up_new,
  .places_new = ahu_rn_places_new,
  .result_paper_new = ahu_rn_paper_new,
  .score_form_new = ahu_rn_score_form_new,
  .rules_pictures = ahu_rn_rules_pictures,
  .choice_name = rn_choice_name,
  .choice_picture = choice_picture,
  .practises = TRUE,
  .switches = switches,
  .shortcuts = ahu_rn_shortcuts_get,
};

const AhuGameUi *
ahu_rn_game_ui_get (void)
{
  if (ui.game == NULL)
    {
      ahu_rn_art_init ();
      g_resources_register (rapanui_get_resource ());
      ui.game = rn_game_get ();
    }

  return &ui;
}

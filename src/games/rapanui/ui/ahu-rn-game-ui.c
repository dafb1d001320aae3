/* ahu-rn-game-ui.c: Rapa Nui's pages behind the boundary that every game has
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-game-ui.h"

#include <glib/gi18n.h>

#include "games/rapanui/engine/rn-position.h"
#include "games/rapanui/engine/rn-rules.h"
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
#include "games/rapanui/ui/ahu-rn-start-hand.h"
#include "games/rapanui/ui/ahu-rn-stone-ranking.h"
#include "games/rapanui/ui/ahu-rn-stone.h"
#include "games/rapanui/ui/ahu-rn-story-part.h"
#include "games/rapanui/ui/ahu-rn-story.h"
#include "games/rapanui/ui/ahu-rn-table-page.h"
#include "games/rapanui/ui/ahu-rn-turn-up.h"
#include "games/rapanui/ui/ahu-rn-worth.h"
#include "games/rapanui/words/rn-hand-words.h"
#include "games/rapanui/words/rn-offers-words.h"
#include "games/rapanui/words/rn-sentences.h"
#include "rapanui-resources.h"
#include "toolkit/base/ahu-settings.h"
#include "toolkit/base/ahu-text.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/layout/ahu-wrap-layout.h"
#include "toolkit/teach/ahu-set-up-list.h"

/* What the starting player has, and one more each (R1.5). */
#define FIRST_WOOD 2
#define WOOD_SIZE 22
/* A small table: the widths of a card, the Stone and the card on it. */
#define GLANCE_CARD 84
#define COVER_CARD 78
#define FAN_CARD 50
#define FAN_STEP 30
#define SCORING_CARD 28

/* The keys; what one does is to activate the control that shows it. */
#define DEAL N_("The deal")
#define JOIN N_("Running game")
#define PLAY N_("Play and buy")
#define DRAW N_("Draw")
#define ROUND N_("Sacrifice round")
#define MOAI N_("Moai scored")
#define END N_("After the end")
#define LOG N_("The log")
#define MOVE N_("Move through the game")
#define CORRECTION N_("In a correction")
#define HERE N_("This page")
#define KEY "key"

static const AhuShortcut shortcuts[] = {
  { "players", N_("The players"), "F M S G", N_("This kind is missing from the start hand"), KEY },
  { "players", DEAL, "L P O F M S G", N_("Enter the next card"), KEY },
  { "players", DEAL, "BackSpace Delete", N_("Take the card away again") },
  { "players", DEAL, "Return", N_("To the table") },
  { "players", JOIN, "1 2 3 4", N_("It is this player’s turn") },
  { "players", JOIN, "L P O F M S G", N_("Enter the next card"), KEY },
  { "players", JOIN, "Q W E R", N_("To columns 1 to 4"), KEY },
  { "players", JOIN, "Return", N_("Go on, here is no more") },
  { "players", JOIN, "Page_Up", N_("To the place before") },
  { "players", JOIN, "Page_Down", N_("To the next place") },

  { "table", PLAY, "1 2 3", N_("Play a card") },
  { "table", PLAY, "<Shift>1 <Shift>2", N_("Play two of a kind") },
  { "table", PLAY, "<Control>1", N_("Play three of a kind") },
  { "table", PLAY, "F M S G", N_("Buy a Sacrifice card"), KEY },
  { "table", DRAW, "Q W E R", N_("Draw from columns 1 to 4"), KEY },
  { "table", DRAW, "L P O F M S G", N_("Refill: the next card"), KEY },
  { "table", DRAW, "N", N_("Take nothing"), KEY },
  { "table", ROUND, "F M S G", N_("Lay, add or take this kind"), KEY },
  { "table", ROUND, "A", N_("Tell Ahu at the end"), KEY },
  { "table", ROUND, "space", N_("Hold: see your own cards") },
  { "table", MOAI, "1 2 3 4", N_("This player takes wood") },
  { "table", MOAI, "<Shift>1 <Shift>2 <Shift>3 <Shift>4", N_("This player takes glory points") },
  { "table", END, "F M S G", N_("Turn up a card of this kind"), KEY },
  { "table", END, "1 2 3 4", N_("Turn up all cards of this player") },
  { "table", LOG, "F6", N_("To the log, and back") },
  { "table", LOG, "End", N_("To the deal, where the log begins") },
  { "table", CORRECTION, "C", N_("Change"), "correction key" },
  { "table", CORRECTION, "R", N_("Remove"), "correction key" },
  { "table", CORRECTION, "I", N_("Insert a move before it"), "correction key" },
  { "table", CORRECTION, "K", N_("Keep the game up to here"), "correction key" },
  { "table", CORRECTION, "Escape X", N_("Cancel"), "correction key" },
  { "table", HERE, "<Control>k", N_("Count the table") },
  { "table", HERE, "<Control>b", N_("Best moves") },
  { "table", HERE, "<Shift><Control>a", N_("Analysis") },
  { "table", HERE, "period", N_("Practice: hurry the computers") },
  { "table", HERE, "Escape", N_("Close what lies over the table") },

  { "replay", LOG, "F6", N_("To the log, and back") },
  { "replay", MOVE, "Up Page_Up", N_("Turn back") },
  { "replay", MOVE, "Down Page_Down", N_("Turn on") },
  { "replay", MOVE, "<Shift>Left", N_("Previous scoring") },
  { "replay", MOVE, "<Shift>Right", N_("Next scoring") },
};

#define SET_UP_CARD 44
#define SET_UP_COLUMN 40
#define SET_UP_PILE 40
#define SET_UP_TOKEN 32
#define SET_UP_KIND 28
#define SET_UP_STONE 88
#define SET_UP_STONE_HEIGHT 48

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
  g_autofree char *list = rn_list_names (names, g_strv_length ((char **) names));

  /* Translators: of start hands; %s are the players of whom it is not yet known, such as “Ben, Chiara and Dario” */
  return g_strdup_printf (_("For %s, tap the kind that is missing."), list);
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

/* How much of it there is, the first position of a game says: after any deal. */
static void
begin_game (RnPosition *position,
            guint       n_players)
{
  RnDeal deal = { .n_players = n_players, .n_columns = RN_COLUMNS, .n_hands = n_players };

  for (guint i = 0; i < RN_COLUMNS * RN_COLUMN_CARDS; i++)
    deal.display[i / RN_COLUMN_CARDS][i % RN_COLUMN_CARDS] = (guint8) (i % RN_KINDS);
  for (guint i = 0; i < RN_COLUMNS; i++)
    deal.column_length[i] = RN_COLUMN_CARDS;
  for (guint i = 0; i < n_players * RN_HAND_CARDS; i++)
    deal.hands[i / RN_HAND_CARDS][i % RN_HAND_CARDS] = (guint8) (RN_FISH + i % RN_HAND_CARDS);
  for (guint i = 0; i < n_players; i++)
    deal.hand_length[i] = RN_HAND_CARDS;
  rn_set_up (position, &deal);
}

/* The Lumberjack lies apart from the hand. */
static GtkWidget *
start_cards_new (guint n_players)
{
  GtkWidget *picture = ahu_wrap_box_new (4, 6);
  GtkWidget *first = ahu_rn_card_new (RN_LUMBERJACK, SET_UP_CARD);

  gtk_widget_set_margin_end (first, SET_UP_CARD / 2);
  gtk_box_append (GTK_BOX (picture), first);
  for (guint i = 0; i < RN_HAND_CARDS; i++)
    gtk_box_append (GTK_BOX (picture), ahu_rn_card_new (RN_FISH + i, SET_UP_CARD));

  return picture;
}

static GtkWidget *
display_new (guint n_players)
{
  GtkWidget *picture = ahu_wrap_box_new (4, 6);
  RnPosition position;

  begin_game (&position, n_players);
  for (guint i = 0; i < RN_COLUMNS; i++)
    {
      guint kinds[RN_COLUMN_CARDS];

      for (guint k = 0; k < RN_COLUMN_CARDS; k++)
        kinds[k] = position.display[i][k];
      gtk_box_append (GTK_BOX (picture), ahu_rn_rules_column_new (kinds, RN_COLUMN_CARDS, SET_UP_COLUMN));
    }
  ahu_set_up_picture_add (picture, ahu_picture_new ("card-back", SET_UP_COLUMN, ahu_rn_art_card_height (SET_UP_COLUMN)),
                          position.deck);

  return picture;
}

static GtkWidget *
piles_new (guint n_players)
{
  GtkWidget *picture = ahu_wrap_box_new (8, 6);
  RnPosition position;

  begin_game (&position, n_players);
  for (guint i = 0; i < RN_SACRIFICES; i++)
    ahu_set_up_picture_add (picture,
                            ahu_picture_new (ahu_rn_art_sacrifice (i), SET_UP_PILE, ahu_rn_art_sacrifice_height (SET_UP_PILE)),
                            position.supply[i]);

  return picture;
}

static GtkWidget *
wood_new (guint n_players)
{
  GtkWidget *picture = ahu_wrap_box_new (18, 6);
  RnPosition position;

  begin_game (&position, n_players);
  for (guint i = 0; i < n_players; i++)
    ahu_set_up_picture_add (picture, ahu_picture_new ("token-wood", SET_UP_TOKEN, SET_UP_TOKEN), position.wood[i]);

  return picture;
}

static GtkWidget *
glory_new (guint n_players)
{
  GtkWidget *picture = ahu_wrap_box_new (18, 6);
  RnPosition position;

  begin_game (&position, n_players);
  ahu_set_up_picture_add (picture, ahu_picture_new ("token-glory", SET_UP_TOKEN, SET_UP_TOKEN), position.glory[0]);

  return picture;
}

static GtkWidget *
stone_new (guint n_players)
{
  const guint sorted[] = { RN_LUMBERJACK, RN_LUMBERJACK, RN_FISH, RN_FISH };
  GtkWidget *picture = ahu_wrap_box_new (4, 6);

  gtk_box_append (GTK_BOX (picture), ahu_picture_new ("stone", SET_UP_STONE, SET_UP_STONE_HEIGHT));
  for (guint i = 0; i < G_N_ELEMENTS (sorted); i++)
    gtk_box_append (GTK_BOX (picture), ahu_picture_new (ahu_rn_art_kind (sorted[i]), SET_UP_KIND, SET_UP_KIND));

  return picture;
}

/* The start cards are asked for, the display is entered. */
static const AhuSetUpStep set_up_steps[] = {
  { "R2.2", FALSE, FALSE, start_cards_new },
  { "R2.4", FALSE, TRUE, piles_new },
  { "R2.5", FALSE, TRUE, wood_new },
  { "R2.6", FALSE, FALSE, glory_new },
  { "R2.7", FALSE, TRUE, stone_new },
  { "R2.3", TRUE, FALSE, display_new },
  { NULL },
};

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

/* Cards that lie on each other's sides. */
static GtkWidget *
fan_new (const guint *kinds,
         guint        n,
         int          width,
         int          step)
{
  GtkWidget *cards = gtk_fixed_new ();

  for (guint i = 0; i < n; i++)
    gtk_fixed_put (GTK_FIXED (cards), ahu_rn_card_new (kinds[i], width), step * i, 0);

  return cards;
}

/* What lies in the middle of the table, or the front cards alone. */
static GtkWidget *
glance_new (AhuSession *session,
            gboolean    small)
{
  const RnPosition *position = ahu_session_get_position (session);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 14);
  guint fronts[RN_COLUMNS], n_fronts = 0;

  for (guint i = 0; i < RN_COLUMNS; i++)
    {
      guint kinds[G_N_ELEMENTS (position->display[i])];
      guint length = position->column_length[i];

      for (guint n = 0; n < length; n++)
        kinds[n] = position->display[i][n];
      if (length > 0)
        fronts[n_fronts++] = kinds[length - 1];
      if (!small)
        gtk_box_append (GTK_BOX (box), ahu_rn_rules_column_new (kinds, length, GLANCE_CARD));
    }
  gtk_box_append (GTK_BOX (box), small ? fan_new (fronts, n_fronts, FAN_CARD, FAN_STEP) : ahu_rn_stone_new_beside (session));

  return box;
}

/* In tiles; what Moai and wood are worth isn’t counted before the end. */
static guint
points (gconstpointer position,
        guint         seat)
{
  return ((const RnPosition *) position)->glory[seat];
}

/* Two of its cards. */
static GtkWidget *
cover_new (void)
{
  const guint kinds[] = { RN_PRIEST, RN_FISH };

  return fan_new (kinds, G_N_ELEMENTS (kinds), COVER_CARD, COVER_CARD / 2);
}

/* The more cards of a kind lie on the Stone, the more each is worth (R8.3). */
static GtkWidget *
scoring_new (void)
{
  static const guint kinds[] = { RN_GRAIN, RN_FISH, RN_MULBERRY, RN_POTATO };
  GtkWidget *grid = gtk_grid_new ();

  for (guint row = 0; row < G_N_ELEMENTS (kinds); row++)
    {
      guint value = RN_SACRIFICES - 1 - row;
      g_autofree char *words = g_strdup_printf ("× %u", value);
      /* Not to be broken: GTK would miss the height. */
      GtkWidget *label = gtk_label_new (words);

      gtk_widget_add_css_class (label, "start-points");
      for (guint i = 0; i <= value; i++)
        gtk_grid_attach (GTK_GRID (grid), ahu_picture_new (ahu_rn_art_sacrifice (kinds[row] - RN_FISH), SCORING_CARD,
                                                           SCORING_CARD), (int) i, (int) row, 1, 1);
      gtk_grid_attach (GTK_GRID (grid), label, RN_SACRIFICES, (int) row, 1, 1);
    }

  return grid;
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

/* Such as “Draw Grain from column 2”. */
static char *
choice_name (gconstpointer  before,
             JsonNode      *node)
{
  RnMove made;
  const RnMove *move = &made;

  rn_move_from_json (&made, node);
  switch (move->type)
    {
    case RN_MOVE_BUY:
      return rn_offers_name (RN_OFFERS_BUY, move->kind, NULL);
    case RN_MOVE_PLAY:
      return rn_hand_name_play (move->kind, move->count);
    case RN_MOVE_RETURN_MOAI:
      return g_strdup (_("Put a Moai back into the box"));
    case RN_MOVE_ADD:
      return rn_offers_name (RN_OFFERS_ADD, move->kind, NULL);
    case RN_MOVE_DRAW:
      /* Translators: a card kind and the number of a column of the display */
      return g_strdup_printf (_("Draw %s from column %d"), rn_kind_name (rn_position_front (before, move->column)),
                              move->column + 1);
    case RN_MOVE_REWARD:
      return g_strdup (move->kind == RN_REWARD_WOOD ? _("Take wood") : _("Take glory points"));
    case RN_MOVE_SUBSTITUTE:
      if (move->kind == RN_SACRIFICE_NULL)
        return g_strdup (_("Take nothing"));
      /* Translators: a move; %s is the kind of a Sacrifice card, taken in place of another. */
      return g_strdup_printf (_("Take %s instead"), rn_sacrifice_name (move->kind));
    case RN_MOVE_SACRIFICE:
      /* Translators: a move; %s is the kind of a Sacrifice card. */
      return g_strdup_printf (_("Sacrifice %s"), rn_sacrifice_name (move->kind));
    default:
      g_return_val_if_reached (g_strdup (""));
    }
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

static guint
get_shortcuts (const AhuShortcut **list)
{
  *list = shortcuts;

  return G_N_ELEMENTS (shortcuts);
}

static AhuGameUi ui = {
  .name = "Rapa Nui",
  .points_drawing = "token-glory",
  .points = points,
  .cover_new = cover_new,
  .scoring_new = scoring_new,
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
  .set_up = set_up_steps,
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
  .choice_name = choice_name,
  .choice_picture = choice_picture,
  .practises = TRUE,
  .switches = switches,
  .shortcuts = get_shortcuts,
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

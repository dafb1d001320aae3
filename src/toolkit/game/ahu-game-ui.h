/* ahu-game-ui.h: the boundary between the shared pages and a game's own pages
 *
 * What AhuGame is for the rules, this table of functions is for the window:
 * the window, the players page and the result page know no more of a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/record/ahu-practice.h"
#include "core/session/ahu-session.h"
#include "toolkit/art/ahu-part.h"
#include "toolkit/layout/ahu-width-bin.h"

G_BEGIN_DECLS

/* Only named here: what they are, their own headers say. */
typedef struct _AhuPaper AhuPaper;
typedef struct _AhuRulesPicture AhuRulesPicture;
typedef struct _AhuSetUpStep AhuSetUpStep;
typedef struct _AhuSheet AhuSheet;

/**
 * AhuSwitch:
 * @key: a key of the game's settings
 * @group: the heading it stands under, with those before it that have the same; this and the next
 *   two still to be translated
 * @title: what it switches on
 * @subtitle: what that means
 * @told: (nullable): a key of the game's settings with what was told once; it can be
 *   forgotten, so that it is told again
 */
typedef struct
{
  const char *key;
  const char *group;
  const char *title;
  const char *subtitle;
  const char *told;
} AhuSwitch;

/**
 * AhuShortcut:
 * @page: the page with the key, as the list of keys calls it, such as `table`
 * @group: the heading it stands under with those before it that have the same; still to be
 *   translated
 * @keys: one key or several with blanks between them: accelerators, or what stands on a
 *   control
 * @label: what they do, still to be translated. For keys of a shared page that it leaves to the games,
 *   such as those that lead to milestones, the game says it under the same keys
 * @context: (nullable): the keys differ from language to language, and are messages with this
 *   context
 */
typedef struct
{
  const char *page;
  const char *group;
  const char *keys;
  const char *label;
  const char *context;
} AhuShortcut;

/**
 * AhuGameUi:
 * @game: the game
 * @name: what the game is called on its box, the same in every language
 * @points_drawing: (nullable): one that stands for its points
 * @points: (nullable): how many of those a seat of a position has in front of everybody, from 0; %NULL if the table
 *   doesn’t show any before the end
 * @cover_new: (nullable): what it is known by, to be looked at on the start page
 * @scoring_new: (nullable): what its final scoring is about, to be looked at in the same way
 * @counts_id: (nullable): what the store calls the counts of its final scoring, in place of a
 *   game's id; %NULL if there is no such page
 * @fact_look: (nullable): how a fact that statistics count (its index) is shown in charts;
 *   returns whether it has a drawing and a colour of its own
 * @seat_question: (nullable): what the players page asks for each seat, as a
 *   heading; %NULL if it asks nothing
 * @seat_choices: (nullable) (array zero-terminated=1): the ids of the answers there are
 * @seat_choice_new: (nullable): what shows the answer of a seat and takes another: it emits
 *   `chosen` with its id as a string
 * @seat_choice_show: (nullable): shows there the answer of a player, or asks for it if that
 *   is %NULL
 * @seat_answer: (nullable): (transfer full): an answer as a whole sentence, for readers of
 *   the screen; @name is the player's
 * @seats_open: (nullable): (transfer full): says whose answers are missing: the names of one
 *   player or more
 * @seat_note: (nullable): what is special about the player whose turn is so many turns after
 *   the first (from 0), such as “begins”; may return %NULL
 * @seat_note_new: (nullable): the same to look at, short
 * @set_up: (nullable): what is laid out before the first move, ending with a step that has no rule
 * @deal_page_new: (type AhuSetUpPage): a page on which is entered what a game begins with, for the
 *   answers from @seat_choices
 * @deal_known: (nullable): (transfer full) (nullable): what is remembered of all that the deal page asks, so that
 *   a new game begins without it; %NULL as long as people must see it first
 * @deal_name: (nullable): what a row is called that then leads to the deal page all the same; only with @deal_known
 * @deal_label: (nullable): what a button says that leads on from the players, to the deal page, or, if all it asks
 *   is known, to the game; %NULL for “Deal”
 * @deal_item: (nullable): what a menu calls that page where the deal of a game is mended, with a mnemonic;
 *   %NULL for “The _deal…”
 * @deal_take_item: (nullable): what the menu of a kept game calls it to take its deal over for new games (what
 *   `again` of an [class@SetUpPage] takes over), with a mnemonic; %NULL where there is nothing to be taken over
 * @deal_taken: (nullable): what is said when that is done; only with @deal_take_item
 * @setup_choice: (nullable): what a set-up has for a seat of the answers there are, as an id
 *   from @seat_choices; %NULL for a game that began with no deal
 * @setup_line: (nullable): (transfer full): how a game that was dealt began, as a line of the log that
 *   leads to where it is mended; %NULL if how a game began can't be mended
 * @players_line: (nullable): (transfer full): who plays such a game, in the same way; %NULL for names and
 *   colours
 * @open: (nullable): what lies open on the table of a session besides what the rules leave open, as
 *   flags of the game (see [struct@Viewer])
 * @entry_new: (nullable): an [iface@MoveEntry]: what can be chosen at a position of the game; %NULL if no
 *   moves of the past can be corrected
 * @join_page_new: (nullable): (type AhuSetUpPage): a page on which the position of a game that is
 *   already running is entered; for the same players as before what was entered stays
 * @can_join: (nullable): whether it can show the set-up of so many players
 * @table_page_new: (type AhuTable): a page that shows a running game
 * @glance_new: (nullable): a look at the table of a session that goes on: to be looked at only, with nothing that is
 *   hidden. Of all that lies there for the start page; if @small only so much that it can be known again in a row of a
 *   list, somewhat wider than high
 * @replay_view_new: shows the positions of a read-only session, and tells the last
 *   move in words; brings no header bar. An #AhuPage if it has a table view. If it is an
 *   [class@Table] and has no room for the switcher of its pages, the replay has one
 * @second_screen_new: (nullable): what the players have, large, for another
 *   screen, and the end as it is told: follows the session, shows nothing that is
 *   hidden, fits any size
 * @result_details_new: (nullable): what the result page shows beside the
 *   ranking, in place of its explanation; the course and the way to the analysis come below, or
 *   above if @course_first
 * @course_first: whether the details may be so high that the course would be out of sight
 * @result_more_new: (nullable): what more there is to tell, for below the table of
 *   points, on a telephone or a wider page; may return %NULL
 * @story_new: (nullable): the end of a session that is over, told step by step, as
 *   an [class@Story]
 * @end_new: (nullable): what everybody sees when the game has just ended, before anybody
 *   knows the places
 * @places_new: (nullable): who came where, to be read from two metres, narrow or not;
 *   in place of the plain list
 * @result_paper_new: the result on paper of a session that is over; the course is added
 *   below
 * @score_form_new: (nullable): the form of a final scoring of a game that was not tracked, as an
 *   [class@ScoreForm] that shows a sheet and changes it; %NULL if there is no such page. The game then says
 *   what a sheet comes to (`AhuGame.sheet_scoring`)
 * @sheet_setup: (nullable): (transfer full) (nullable): the `setup` that a new result sheet begins with;
 *   %NULL where it is the usual one
 * @rules_pictures: (nullable): the illustrations of the reference, ending with one that has no name
 * @choice_name: (nullable): (transfer full): a legal move of a position as a choice, such as “Draw Fish from column
 *   2”; %NULL if the advisor's sentence does
 * @choice_picture: (nullable): the drawing that shows such a choice, may return %NULL
 * @practises: whether the table page plays for the computers of a practice game, see [class@Practise]
 * @switches: (nullable) (array zero-terminated=1): what of the game the preferences switch on and off
 * @shortcuts: (nullable): the keys of the game's pages for the list of keys, as many as it
 *   returns
 *
 * The pages are an #AhuPage each and bring their own header bar.
 */
typedef struct
{
  const AhuGame *game;
  const char *name;
  const char *points_drawing;
  guint      (*points)      (gconstpointer position,
                             guint         seat);
  GtkWidget *(*cover_new)   (void);
  GtkWidget *(*scoring_new) (void);
  const char *counts_id;

  gboolean    (*fact_look)    (guint         fact,
                               AhuPartLook  *look);

  const char        *(*seat_question)    (void);
  const char *const *(*seat_choices)     (void);
  GtkWidget         *(*seat_choice_new)  (void);
  void               (*seat_choice_show) (GtkWidget         *widget,
                                          const char        *name,
                                          const char        *choice);
  char              *(*seat_answer)      (const char        *name,
                                          const char        *choice);
  char              *(*seats_open)       (const char *const *names);
  const char        *(*seat_note)        (guint              turn);
  GtkWidget         *(*seat_note_new)    (guint              turn);
  const AhuSetUpStep *set_up;

  GtkWidget *(*deal_page_new)   (void);
  char      *(*deal_known)      (void);
  const char *(*deal_name)      (void);
  const char *(*deal_label)     (gboolean           known);
  const char *(*deal_item)      (void);
  const char *(*deal_take_item) (void);
  const char *(*deal_taken)     (void);
  const char *(*setup_choice)   (JsonObject        *setup,
                                 guint              seat);
  char      *(*setup_line)      (AhuRecord         *record);
  char      *(*players_line)    (AhuRecord         *record);
  guint      (*open)            (AhuSession        *session);
  GtkWidget *(*entry_new)       (void);

  GtkWidget *(*join_page_new)   (void);
  gboolean   (*can_join)        (guint              n_players,
                                 JsonObject        *setup);

  GtkWidget *(*table_page_new)     (void);
  GtkWidget *(*glance_new)         (AhuSession *session,
                                    gboolean    small);
  GtkWidget *(*replay_view_new)    (AhuSession *session);
  GtkWidget *(*second_screen_new)  (AhuSession *session);
  GtkWidget *(*result_details_new) (AhuSession *session);
  gboolean     course_first;
  GtkWidget *(*result_more_new)    (AhuSession *session,
                                    gboolean    narrow);
  GtkWidget *(*story_new)          (AhuSession *session);
  GtkWidget *(*end_new)            (AhuSession *session,
                                    gboolean    narrow);
  GtkWidget *(*places_new)         (AhuSession *session,
                                    gboolean    narrow);
  AhuPaper  *(*result_paper_new)   (AhuSession *session);

  GtkWidget *(*score_form_new)     (AhuSheet   *sheet);
  JsonNode  *(*sheet_setup)        (void);

  const AhuRulesPicture *rules_pictures;
  char      *(*choice_name)        (gconstpointer      position,
                                    JsonNode          *move);
  const char *(*choice_picture)    (gconstpointer      position,
                                    JsonNode          *move);
  gboolean practises;

  const AhuSwitch *switches;
  guint      (*shortcuts)          (const AhuShortcut **shortcuts);
} AhuGameUi;

/**
 * AhuOffer:
 * @AHU_OFFER_GAME: a new game
 * @AHU_OFFER_PRACTISE: a game against computers
 * @AHU_OFFER_SCORE: the final scoring of a game that was not tracked
 * @AHU_OFFER_LEARN: what teaches it
 * @AHU_OFFER_RULES: a rule reference
 * @AHU_OFFER_STATISTICS: what its games add up to
 * @AHU_OFFER_PREFERENCES: something to be switched on and off
 *
 * What can be chosen before anything of a game is shown.
 */
typedef enum
{
  AHU_OFFER_GAME,
  AHU_OFFER_PRACTISE,
  AHU_OFFER_SCORE,
  AHU_OFFER_LEARN,
  AHU_OFFER_RULES,
  AHU_OFFER_STATISTICS,
  AHU_OFFER_PREFERENCES
} AhuOffer;

/**
 * ahu_game_ui_register:
 * @ui: (transfer none): the pages of a game, which live as long as the program
 *
 * Makes @ui, and its game, known. For whoever starts the program; a second call with the
 * same does nothing.
 */
void ahu_game_ui_register (const AhuGameUi *ui);

/**
 * ahu_game_ui_find:
 * @game: a game
 *
 * Returns: (transfer none) (nullable): the pages of @game
 */
const AhuGameUi *ahu_game_ui_find (const AhuGame *game);

/**
 * ahu_game_ui_find_id:
 * @id: a game’s name in records
 *
 * Returns: (transfer none) (nullable): the pages of that game
 */
const AhuGameUi *ahu_game_ui_find_id (const char *id);

/**
 * ahu_game_ui_offers:
 * @ui: the pages of a game
 * @offer: what may be there or not
 *
 * Returns: whether it is
 */
gboolean ahu_game_ui_offers (const AhuGameUi *ui,
                             AhuOffer         offer);

/**
 * ahu_game_ui_get_viewer:
 * @session: a session of any game
 *
 * Returns: who reads at its table now what has happened; good until the position changes
 */
AhuViewer ahu_game_ui_get_viewer (AhuSession *session);

/**
 * ahu_game_ui_list:
 * @offer: what may be there or not
 *
 * Returns: (transfer container) (element-type AhuGameUi): the pages of all games that have it,
 *   in the order in which they were registered
 */
GPtrArray *ahu_game_ui_list (AhuOffer offer);

/**
 * ahu_game_ui_get_last:
 * @offer: what is wanted
 *
 * Where nothing is shown yet that belongs to a game: the game that was used last. If it
 * doesn't have what is wanted, the first that does.
 *
 * Returns: (transfer none) (nullable): its pages, %NULL if no game has it
 */
const AhuGameUi *ahu_game_ui_get_last (AhuOffer offer);

/**
 * ahu_game_ui_use:
 * @ui: the pages of a game
 *
 * Remembers the game as the one that was used last.
 */
void ahu_game_ui_use (const AhuGameUi *ui);

/**
 * ahu_game_ui_follow_switches:
 * @ui: the pages of a game
 * @callback: called with @object when a switch of the game was switched, whichever
 * @object: as long as it lives
 *
 * For what is on the screen: a new switch needs no other to notice it.
 */
void ahu_game_ui_follow_switches (const AhuGameUi *ui,
                                  GCallback        callback,
                                  gpointer         object);

G_END_DECLS

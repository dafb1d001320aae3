/* ahu-table.h: the page of a running game, whatever is played
 *
 * What every table has: the session, the actions `table.*`, undo and redo with what is entered
 * by halves, the prompt, the log, notices and hints, keys that do nothing and say why, the
 * focus after a move, games against computers, the first layout that fits, and the table view.
 * A game derives from it, puts its own things into the body, and knows nothing else.
 *
 * It takes nothing for granted of a game: anybody may have to act, in any number, and nothing
 * needs to be hidden.
 *
 * Children of its template: `body` is what lies on the table; `view` an #AdwViewStackPage that
 * stands between the table and the log where there is no room for it beside them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/session/ahu-session.h"
#include "toolkit/game/ahu-page.h"
#include "toolkit/table/ahu-dead-key.h"
#include "toolkit/table/ahu-notice.h"

G_BEGIN_DECLS

/**
 * AhuTableLayout:
 * @width: least, in px at text of 100 %
 * @height: least, in the same way
 * @least: the width it can do with for larger text, if all in all it has the first; 0: any
 *   width will do
 *
 * The least room of a layout; what a game has of it begins with this.
 */
typedef struct
{
  int width;
  int height;
  int least;
} AhuTableLayout;

/**
 * AhuTableLayouts:
 * @first: the first of the game's layouts, one behind the other
 * @n: how many there are
 * @size: bytes of one
 *
 * The first that fits is taken, the last where none does.
 */
typedef struct
{
  const AhuTableLayout *first;
  guint n;
  gsize size;
} AhuTableLayouts;

/**
 * AhuTableView:
 * @AHU_TABLE_VIEW_NONE: it isn't asked for
 * @AHU_TABLE_VIEW_SMALL: the page as on a telephone, magnified
 * @AHU_TABLE_VIEW_LARGE: all of it, to be read from two metres
 * @AHU_TABLE_VIEW_TALL: that on a screen that is less wide for its height
 *
 * What the table view is on this screen.
 */
typedef enum
{
  AHU_TABLE_VIEW_NONE,
  AHU_TABLE_VIEW_SMALL,
  AHU_TABLE_VIEW_LARGE,
  AHU_TABLE_VIEW_TALL
} AhuTableView;

/**
 * AhuTableWay:
 * @AHU_TABLE_WAY_ON: another move, or another game
 * @AHU_TABLE_WAY_BACK: undo
 * @AHU_TABLE_WAY_FORTH: redo
 *
 * Which way the game goes through its moves.
 */
typedef enum
{
  AHU_TABLE_WAY_ON,
  AHU_TABLE_WAY_BACK,
  AHU_TABLE_WAY_FORTH
} AhuTableWay;

/**
 * AhuTableSide:
 * @AHU_TABLE_SIDE_OPEN: another look at the table
 * @AHU_TABLE_SIDE_PRIVATE: only one person is to see it: nothing leads away or to the log
 * @AHU_TABLE_SIDE_TASK: something else that is done meanwhile: the button for “back” leads back
 *   from it, and keys are its own affair
 *
 * What stands in the place of the table for a while.
 */
typedef enum
{
  AHU_TABLE_SIDE_OPEN,
  AHU_TABLE_SIDE_PRIVATE,
  AHU_TABLE_SIDE_TASK
} AhuTableSide;

#define AHU_TYPE_TABLE (ahu_table_get_type ())
G_DECLARE_DERIVABLE_TYPE (AhuTable, ahu_table, AHU, TABLE, AhuPage)

/**
 * AhuTableClass:
 * @layouts: (nullable): how the table may stand
 * @dead_key: (nullable): asks the game why a letter does nothing
 * @is_covered: (nullable): whether the table is covered, so that nothing is said to all
 * @session_set: (nullable): the page has another session, or %NULL, and is about to follow it
 * @begin_change: (nullable): the game has gone on, and the page shows it next: what was entered by halves
 *   is no more. @before is the position before the one move that was made, or before all those that one
 *   activation has made, else %NULL
 * @update: shows the present position
 * @end_change: (nullable): the page shows it
 * @pass: (nullable): goes past a position where nobody is to be asked; returns whether it did, and so showed
 *   what comes there
 * @entry_can_undo: (nullable): whether something was entered that is not yet a move
 * @entry_undo: (nullable): takes the last of it back
 * @dup_entry: (nullable): (transfer full) (nullable): what was entered, as much of a move as there is
 * @take_entry: (nullable): enters that again, or begins anew with %NULL; whatever doesn't fit is left out
 * @entry_words: (nullable): (transfer full) (nullable): what the prompt says of it in place of the game's own prompt
 * @prompt_sign: (nullable): what is drawn before the prompt in place of the mark of who acts; %NULL for the mark
 * @refused: (nullable): something was refused with these words, and the notice says so
 * @key: (nullable): a key before anybody else gets it; returns whether nobody else is to, and sets whether
 *   it did anything
 * @asked: (nullable): whose entry is expected next, where several have to act
 * @default_focus: where the next decision is made: the first choice in it has the focus after a move
 * @focus_side: (nullable): the same in what stands in the place of the table; returns whether there is
 *   any such thing that wants the focus
 * @add_regions: (nullable): adds the parts of the table in the order in which people decide, for Tab
 * @spare_height: (nullable): what of a layout's height isn't needed now
 * @find_layout: the layout for this room
 * @fit: (nullable): sizes what is on the table for this room; returns whether that changed anything
 * @apply_layout: (nullable): arranges the table
 * @apply_view: (nullable): what the table view changes of that, and takes it back
 * @zoom_width: (nullable): in a window of this width, in px at text of 100 %, the width that the page keeps at least
 *   while it is shown larger on a large screen; 0 for the usual one
 * @zoom_view: magnifies the page in the table view ([method@Table.fill] or [method@Table.magnify])
 */
struct _AhuTableClass
{
  AhuPageClass parent_class;

  const AhuTableLayouts *layouts;
  AhuDeadKey dead_key;

  gboolean    (*is_covered)     (AhuSession    *session);
  void        (*session_set)    (AhuTable      *self,
                                 AhuSession    *session);
  void        (*begin_change)   (AhuTable      *self,
                                 gconstpointer  before);
  void        (*update)         (AhuTable      *self);
  void        (*end_change)     (AhuTable      *self);
  gboolean    (*pass)           (AhuTable      *self,
                                 AhuTableWay    way);
  gboolean    (*entry_can_undo) (AhuTable      *self);
  void        (*entry_undo)     (AhuTable      *self);
  JsonNode   *(*dup_entry)      (AhuTable      *self);
  void        (*take_entry)     (AhuTable      *self,
                                 JsonNode      *move);
  char       *(*entry_words)    (AhuTable      *self);
  const char *(*prompt_sign)    (AhuTable      *self);
  void        (*refused)        (AhuTable      *self,
                                 const char    *words);
  gboolean    (*key)            (AhuTable      *self,
                                 guint          keyval,
                                 gboolean      *done);
  guint       (*asked)          (AhuTable      *self);
  GtkWidget  *(*default_focus)  (AhuTable      *self);
  gboolean    (*focus_side)     (AhuTable      *self);
  void        (*add_regions)    (AhuTable      *self,
                                 GPtrArray     *regions);
  int         (*spare_height)   (AhuTable      *self,
                                 const AhuTableLayout *layout);
  const AhuTableLayout *(*find_layout) (AhuTable *self,
                                        double    width,
                                        double    height);
  gboolean    (*fit)            (AhuTable      *self,
                                 const AhuTableLayout *layout,
                                 double         width,
                                 double         height);
  void        (*apply_layout)   (AhuTable      *self,
                                 const AhuTableLayout *layout);
  void        (*apply_view)     (AhuTable      *self,
                                 AhuTableView   view);
  int         (*zoom_width)     (AhuTable      *self,
                                 int            width);
  void        (*zoom_view)      (AhuTable      *self,
                                 AhuTableView   view);
};

/**
 * ahu_table_set_session:
 * @self: a page
 * @session: (nullable): the game to show, of the game that the page is for
 *
 * Actions of the page: `table.move` with a move as JSON, or an array of the moves that one
 * activation stands for, which are undone together; `table.correct` with the number of a move;
 * `table.log`, `table.view`, `table.leave-view`.
 */
void ahu_table_set_session (AhuTable   *self,
                            AhuSession *session);

/**
 * ahu_table_get_session:
 * @self: a page
 *
 * Returns: (transfer none) (nullable): the game that it shows
 */
AhuSession *ahu_table_get_session (AhuTable *self);

/**
 * ahu_table_set_replay:
 * @self: a page that shows no game yet
 *
 * Makes it a view of a session that is read-only: without a header bar, with a prompt that tells the last
 * move, and never asking for the focus.
 */
void ahu_table_set_replay (AhuTable *self);

/**
 * ahu_table_is_replay:
 * @self: a page
 *
 * Returns: whether it is such a view
 */
gboolean ahu_table_is_replay (AhuTable *self);

/**
 * ahu_table_can_change:
 * @self: a page
 *
 * Returns: whether there is a game, and not only to be looked at
 */
gboolean ahu_table_can_change (AhuTable *self);

/**
 * ahu_table_practises:
 * @self: a page
 *
 * Returns: whether it plays for computers
 */
gboolean ahu_table_practises (AhuTable *self);

/**
 * ahu_table_play:
 * @self: a page with a game that can be changed
 * @move: (transfer full): a move
 *
 * Makes the move, or says why not; then those for which nobody has to be asked.
 */
void ahu_table_play (AhuTable *self,
                     JsonNode *move);

/**
 * ahu_table_play_group:
 * @self: a page with a game that can be changed
 * @moves: (element-type JsonNode): what one activation stands for, at least one move
 *
 * Makes all the moves, to be undone together, or says why not.
 */
void ahu_table_play_group (AhuTable  *self,
                           GPtrArray *moves);

/**
 * ahu_table_refuse:
 * @self: a page
 * @message: why something is impossible
 * @rule: (nullable): the rule, if the message doesn't name it
 *
 * Says so in the notice.
 */
void ahu_table_refuse (AhuTable   *self,
                       const char *message,
                       const char *rule);

/**
 * ahu_table_entry_changed:
 * @self: a page with a game
 *
 * For the game: something was entered or taken back that is not yet a move.
 */
void ahu_table_entry_changed (AhuTable *self);

/**
 * ahu_table_relayout:
 * @self: a page
 *
 * Lays the page out anew for the room there is, and shows the game in it. The focus stays where it is if
 * it can.
 */
void ahu_table_relayout (AhuTable *self);

/**
 * ahu_table_move_focus:
 * @self: a page with a game
 *
 * Sets the focus to the next decision, if the page is seen and it isn't there.
 */
void ahu_table_move_focus (AhuTable *self);

/**
 * ahu_table_has_focus_inside:
 * @self: a page
 * @widget: a part of it
 *
 * Returns: whether the focus is in @widget, and seen
 */
gboolean ahu_table_has_focus_inside (AhuTable  *self,
                                     GtkWidget *widget);

/**
 * ahu_table_is_on_impossible_choice:
 * @self: a page that is seen
 *
 * Returns: whether the focus is on a choice that would only be refused
 */
gboolean ahu_table_is_on_impossible_choice (AhuTable *self);

/**
 * ahu_table_set_title:
 * @self: a page
 * @title: what the header bar says
 * @subtitle: what stands below it, may be empty; while the session asks, what it asks about stands there
 */
void ahu_table_set_title (AhuTable   *self,
                          const char *title,
                          const char *subtitle);

/**
 * ahu_table_set_bar_title:
 * @self: a page
 * @title: what stands beside the buttons above what is in the place of the table, in the table view
 */
void ahu_table_set_bar_title (AhuTable   *self,
                              const char *title);

/**
 * ahu_table_set_notice:
 * @self: a page
 * @notice: (nullable): where what is refused is seen while its own notice isn't
 */
void ahu_table_set_notice (AhuTable  *self,
                           AhuNotice *notice);

/**
 * ahu_table_show_move:
 * @self: a page with a game
 * @ply: a move that was made
 *
 * Shows the line of the log that tells the move, and gives it the focus.
 */
void ahu_table_show_move (AhuTable *self,
                          guint     ply);

/**
 * ahu_table_add_side:
 * @self: a page
 * @name: what it is called
 * @widget: what can stand in the place of the table
 * @side: what it is; not `table`
 */
void ahu_table_add_side (AhuTable     *self,
                         const char   *name,
                         GtkWidget    *widget,
                         AhuTableSide  side);

/**
 * ahu_table_remove_side:
 * @self: a page
 * @widget: (transfer none): what was added; the table stands there again if it was seen
 */
void ahu_table_remove_side (AhuTable  *self,
                            GtkWidget *widget);

/**
 * ahu_table_show_side:
 * @self: a page
 * @name: `table`, or what was added under this name
 *
 * To be said with each update.
 */
void ahu_table_show_side (AhuTable   *self,
                          const char *name);

/**
 * ahu_table_set_body:
 * @self: a page
 * @body: what lies on the table, for a page that has no template of its own with a child `body`
 */
void ahu_table_set_body (AhuTable  *self,
                         GtkWidget *body);

/**
 * ahu_table_get_prompt:
 * @self: a page
 *
 * Returns: (transfer none): its prompt
 */
GtkWidget *ahu_table_get_prompt (AhuTable *self);

/**
 * ahu_table_get_motion:
 * @self: a page
 *
 * Returns: (transfer none) (type AhuMotion): what things travel on over it
 */
GtkWidget *ahu_table_get_motion (AhuTable *self);

/**
 * ahu_table_get_pages:
 * @self: a page
 *
 * Returns: (transfer none) (type AdwViewStack): the table, the log and what the game has between
 *   them, as far as they are pages of their own
 */
GtkWidget *ahu_table_get_pages (AhuTable *self);

/**
 * ahu_table_get_room:
 * @self: a page
 * @width: (out): of the page
 * @height: (out): of the page
 */
void ahu_table_get_room (AhuTable *self,
                         int      *width,
                         int      *height);

/**
 * ahu_table_wants_view:
 * @self: a page
 *
 * Returns: whether the table view is asked for
 */
gboolean ahu_table_wants_view (AhuTable *self);

/**
 * ahu_table_get_view:
 * @self: a page
 *
 * Returns: what the table view is in the room there is
 */
AhuTableView ahu_table_get_view (AhuTable *self);

/**
 * ahu_table_fill:
 * @self: a page in the table view
 * @width: the width that the page is made for; it is shown so large that all of it fits
 */
void ahu_table_fill (AhuTable *self,
                     int       width);

/**
 * ahu_table_magnify:
 * @self: a page in the table view
 * @factor: how large the page is shown, whether it fits or not
 */
void ahu_table_magnify (AhuTable *self,
                        double    factor);

/**
 * ahu_table_set_has_back:
 * @self: a page
 * @has_back: whether the header bar has room for the button that leads back, and for that of the
 *   table view
 */
void ahu_table_set_has_back (AhuTable *self,
                             gboolean  has_back);

/**
 * ahu_table_set_width:
 * @self: a page
 * @width: how wide prompt, notice and body are at most
 */
void ahu_table_set_width (AhuTable *self,
                          int       width);

/**
 * ahu_table_set_prompt_room:
 * @self: a page
 * @sides: beside the prompt and the notice
 * @top: above the prompt
 */
void ahu_table_set_prompt_room (AhuTable *self,
                                int       sides,
                                int       top);

/**
 * ahu_table_place_log:
 * @self: a page
 * @box: (nullable): where the log stands behind what is there, %NULL for a page of its own
 */
void ahu_table_place_log (AhuTable  *self,
                          GtkWidget *box);

/**
 * ahu_table_set_switchers:
 * @self: a page
 * @foot: whether people go from page to page below the table
 * @head: whether they do in the header bar
 */
void ahu_table_set_switchers (AhuTable *self,
                              gboolean  foot,
                              gboolean  head);

/**
 * ahu_table_move_teller:
 * @self: a page
 * @box: (nullable): a box whose first row the teller is to be; %NULL: it stands where the layout has it
 */
void ahu_table_move_teller (AhuTable  *self,
                            GtkWidget *box);

G_END_DECLS

/* ahu-tp-lesson-view.c: the part of a lesson that is the table: cards, markets, boards
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-lesson-view.h"

#include "games/tapati/engine/tp-history.h"
#include "games/tapati/engine/tp-json.h"
#include "games/tapati/ui/ahu-tp-answers.h"
#include "games/tapati/ui/ahu-tp-boards.h"
#include "games/tapati/ui/ahu-tp-exchange.h"
#include "games/tapati/ui/ahu-tp-facts.h"
#include "games/tapati/ui/ahu-tp-interchange.h"
#include "games/tapati/ui/ahu-tp-markets.h"
#include "games/tapati/ui/ahu-tp-rules-picture.h"
#include "games/tapati/ui/ahu-tp-store.h"
#include "games/tapati/ui/ahu-tp-tabs.h"
#include "toolkit/base/ahu-line.h"
#include "toolkit/base/ahu-text-scale.h"
#include "toolkit/base/ahu-widget.h"

#define GAP 18
#define GAP_NARROW 12
/* What the page has beside the view, at both sides together. */
#define MARGINS 48
/* And the list of the lessons, where that stands beside it. */
#define LIST_WIDTH 264
#define CENTRE_WIDTH 360
#define BOARD_WIDTH (AHU_TP_LEAST_WIDTH + GAP_NARROW)
/* Of the only board on a telephone: rows of 44 px, and its buttons at the foot. */
#define BOARD_HEIGHT 470
/* Where something is to be done on it, it has the height that is left, so that nothing need be scrolled. */
#define LEAST_HEIGHT 224

struct _AhuTpLessonView
{
  AhuLessonView parent_instance;

  GtkWidget *body;        /* the centre beside the boards, or above them */
  GtkWidget *centre;
  GtkWidget *facts;
  GtkWidget *markets;
  GtkWidget *interchange;
  GtkWidget *exchange;    /* in the place of the latter where somebody exchanges */
  GtkWidget *store;
  GtkWidget *answers;
  GtkWidget *players;     /* tabs above boards */
  GtkWidget *tabs;
  GtkWidget *boards;
  AhuSession *session; /* that is shown, NULL without a position */
  const AhuLessonStep *step; /* only to be compared */
  guint ply;
  AhuWidthClass room;
};

G_DEFINE_FINAL_TYPE (AhuTpLessonView, ahu_tp_lesson_view, AHU_TYPE_LESSON_VIEW)

static gboolean
asks_board (AhuSession *session)
{
  TpStep step = ((const TpPosition *) ahu_session_get_position (session))->step;

  return !ahu_session_get_read_only (session) && (step == TP_STEP_PLACE || step == TP_STEP_PRESTIGE);
}

static void
show_parts (AhuTpLessonView     *self,
            AhuSession          *session,
            const AhuLessonStep *lesson_step)
{
  const TpPosition *position = ahu_session_get_position (session);
  gboolean asks = !ahu_session_get_read_only (session);
  TpStep step = position->step;
  gboolean exchange = asks && step == TP_STEP_EXCHANGE;
  gboolean takes = asks && (step == TP_STEP_PALMS || step == TP_STEP_QUARRIES);
  gboolean places = asks_board (session);

  gtk_widget_set_visible (self->facts, ahu_lesson_view_looks_at (lesson_step, "facts") || (asks && step == TP_STEP_FACT));
  gtk_widget_set_visible (self->markets, ahu_lesson_view_looks_at (lesson_step, "markets") || takes);
  gtk_widget_set_visible (self->interchange, ahu_lesson_view_looks_at (lesson_step, "interchange") && !exchange);
  gtk_widget_set_visible (self->exchange, exchange);
  gtk_widget_set_visible (self->store, ahu_lesson_view_looks_at (lesson_step, "store"));
  gtk_widget_set_visible (self->players, ahu_lesson_view_looks_at (lesson_step, "boards") || places);
  gtk_widget_set_visible (self->centre, gtk_widget_get_visible (self->facts) || gtk_widget_get_visible (self->markets) ||
                          gtk_widget_get_visible (self->interchange) || exchange ||
                          gtk_widget_get_visible (self->store));
}

/* What can't be drawn is told. */
static GtkWidget *
picture_new (JsonObject *picture,
             gboolean    narrow)
{
  const char *name = json_object_get_string_member_with_default (picture, "name", "");
  const char *words = ahu_lesson_text (json_object_get_object_member (picture, "words"));
  GtkWidget *drawing = ahu_rules_picture_new (ahu_tp_rules_pictures, name, words);

  if (drawing == NULL)
    drawing = ahu_widget_words_new (words, NULL);
  gtk_widget_set_halign (drawing, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (drawing, TRUE);

  return drawing;
}

/* Who makes the move that is asked for, else who made the last one. */
static guint
find_seat (AhuSession          *session,
           const AhuLessonStep *step)
{
  const TpPosition *position = ahu_session_get_position (session);
  AhuHistory *history = ahu_session_get_history (session);
  guint ply = ahu_history_get_ply (history);
  gint64 seat = position->active;

  if (step->sort == AHU_LESSON_MOVE)
    seat = json_object_get_int_member_with_default (g_ptr_array_index (step->accept, 0), "player", seat);
  else if (ply > 0)
    {
      TpMove move = tp_history_move (history, ply - 1);

      seat = move.type != TP_MOVE_REVEAL ? move.player : seat;
    }

  return seat >= 0 && seat < position->n_players ? (guint) seat : position->active;
}

/* Returns: how many boards stand side by side, 0 if there is room for one alone; and whether they
 * stand beside the centre */
static guint
find_columns (AhuTpLessonView *self,
              guint            n_players,
              gboolean        *beside)
{
  gboolean centre = gtk_widget_get_visible (self->centre);
  int width = (int) self->room - MARGINS - (self->room >= AHU_WIDTH_1024 ? LIST_WIDTH : 0);
  int columns;

  *beside = centre && width - CENTRE_WIDTH - GAP >= BOARD_WIDTH;
  columns = (*beside ? width - CENTRE_WIDTH - GAP : width) / BOARD_WIDTH;

  return columns < 2 ? 0 : MIN ((guint) columns, n_players);
}

/* A board alone comes first where something is to be done on it, and is as high as it can be. */
static void
place_players (AhuTpLessonView *self,
               gboolean         alone)
{
  gboolean first = alone && asks_board (self->session);
  int least = ahu_text_scaled (first ? LEAST_HEIGHT : BOARD_HEIGHT);

  gtk_widget_insert_after (self->players, self->body, first ? NULL : self->centre);
  gtk_widget_set_valign (self->players, first ? GTK_ALIGN_FILL : GTK_ALIGN_START);
  gtk_widget_set_size_request (self->boards, -1, alone ? least : -1);
  gtk_widget_set_vexpand (self->boards, first);
  gtk_widget_set_vexpand (GTK_WIDGET (self), first);
}

static void
arrange (AhuTpLessonView *self,
         guint            n_players)
{
  gboolean narrow = self->room < AHU_WIDTH_700;
  gboolean boards = gtk_widget_get_visible (self->players);
  gboolean beside;
  guint columns = find_columns (self, n_players, &beside);
  guint open = ahu_tp_tabs_get_selected (AHU_TP_TABS (self->tabs));
  AhuTpSize size = narrow ? AHU_TP_SIZE_PHONE : AHU_TP_SIZE_LARGE;

  place_players (self, columns == 0);
  ahu_line_arrange (GTK_GRID (self->body), beside && boards ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL,
                    narrow ? GAP_NARROW : GAP);
  /* Alone it needn't be as wide as the page. */
  gtk_widget_set_size_request (self->centre, narrow ? -1 : ahu_text_scaled (CENTRE_WIDTH), -1);
  gtk_widget_set_hexpand (self->centre, narrow || !boards);
  gtk_widget_set_halign (self->centre, narrow ? GTK_ALIGN_FILL : boards ? GTK_ALIGN_START : GTK_ALIGN_CENTER);
  gtk_widget_set_visible (self->tabs, columns == 0);
  ahu_tp_boards_arrange (AHU_TP_BOARDS (self->boards), n_players, MAX (columns, 1), columns == 0 ? open : AHU_TP_ALL);
  ahu_tp_facts_set_size (AHU_TP_FACTS (self->facts), size);
  ahu_tp_markets_set_size (AHU_TP_MARKETS (self->markets), size);
  ahu_tp_interchange_set_size (AHU_TP_INTERCHANGE (self->interchange), size);
  ahu_tp_exchange_set_size (AHU_TP_EXCHANGE (self->exchange), size);
  ahu_tp_store_set_size (AHU_TP_STORE (self->store), size);
  ahu_tp_answers_set_size (AHU_TP_ANSWERS (self->answers), size);
}

static void
show_position (AhuTpLessonView  *self,
               const AhuTpScene *scene)
{
  AhuHistory *history = ahu_session_get_history (self->session);
  const TpPosition *before = self->ply > 0 ? ahu_history_get_position (history, self->ply - 1) : NULL;
  guint all = (1u << scene->position->n_players) - 1;

  if (gtk_widget_get_visible (self->facts))
    ahu_tp_facts_update (AHU_TP_FACTS (self->facts), scene);
  if (gtk_widget_get_visible (self->markets))
    ahu_tp_markets_update (AHU_TP_MARKETS (self->markets), scene);
  if (gtk_widget_get_visible (self->interchange))
    ahu_tp_interchange_update (AHU_TP_INTERCHANGE (self->interchange), scene);
  if (gtk_widget_get_visible (self->exchange))
    ahu_tp_exchange_update (AHU_TP_EXCHANGE (self->exchange), scene);
  if (gtk_widget_get_visible (self->store))
    ahu_tp_store_update (AHU_TP_STORE (self->store), scene);
  ahu_tp_answers_update (AHU_TP_ANSWERS (self->answers), self->session,
                         scene->read_only || scene->position->step == TP_STEP_PLACE);
  ahu_tp_tabs_show (AHU_TP_TABS (self->tabs), scene->position);
  /* What was placed last is pointed at; a lesson takes nothing back. */
  ahu_tp_boards_update (AHU_TP_BOARDS (self->boards), scene, scene->read_only ? before : NULL,
                        scene->read_only ? 0 : all);
}

static void
show_table (AhuTpLessonView *self)
{
  AhuTpScene scene = {
    .position = ahu_session_get_position (self->session),
    .names = ahu_session_get_names (self->session),
    .colours = ahu_record_get_colours (ahu_session_get_record (self->session)),
    .read_only = ahu_session_get_read_only (self->session)
  };

  ahu_tp_tabs_set_players (AHU_TP_TABS (self->tabs), scene.names, scene.colours);
  arrange (self, scene.position->n_players);
  show_position (self, &scene);
}

static void
selected_cb (AhuTpLessonView *self,
             guint            seat)
{
  ahu_tp_tabs_set_selected (AHU_TP_TABS (self->tabs), seat);
  show_table (self);
}

/* Also what can't be: the lesson says why. */
static void
move_cb (AhuTpLessonView *self,
         const TpMove    *move)
{
  g_autoptr (JsonNode) node = tp_move_to_json (move);
  g_autofree char *text = json_to_string (node, FALSE);

  gtk_widget_activate_action (GTK_WIDGET (self), "table.move", "s", text);
}

/* A lesson asks for one move at a time. */
static void
play_cb (AhuTpLessonView *self,
         const TpMove    *moves)
{
  move_cb (self, &moves[0]);
}

static void
ahu_tp_lesson_view_show_table (AhuLessonView       *view,
                               AhuSession          *session,
                               const AhuLessonStep *step,
                               AhuWidthClass        room)
{
  AhuTpLessonView *self = AHU_TP_LESSON_VIEW (view);
  gboolean is_new;
  guint ply;

  g_set_object (&self->session, session);
  if (session == NULL)
    return;

  ply = ahu_history_get_ply (ahu_session_get_history (session));
  is_new = step != self->step || ply != self->ply;
  self->step = step;
  self->ply = ply;
  self->room = room;
  show_parts (self, session, step);
  if (is_new)
    ahu_tp_tabs_set_selected (AHU_TP_TABS (self->tabs), find_seat (session, step));
  show_table (self);
}

static void
ahu_tp_lesson_view_finalize (GObject *object)
{
  g_clear_object (&AHU_TP_LESSON_VIEW (object)->session);

  G_OBJECT_CLASS (ahu_tp_lesson_view_parent_class)->finalize (object);
}

static void
ahu_tp_lesson_view_class_init (AhuTpLessonViewClass *klass)
{
  AhuLessonViewClass *view_class = AHU_LESSON_VIEW_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = ahu_tp_lesson_view_finalize;
  view_class->picture_new = picture_new;
  view_class->show_table = ahu_tp_lesson_view_show_table;
}

static void
listen (AhuTpLessonView *self,
        GtkWidget       *part)
{
  g_signal_connect_object (part, "chosen", G_CALLBACK (move_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (part, "tried", G_CALLBACK (move_cb), self, G_CONNECT_SWAPPED);
}

static GtkWidget *
add_grid (GtkWidget *const *children,
          guint             n_children)
{
  GtkWidget *grid = gtk_grid_new ();

  for (guint i = 0; i < n_children; i++)
    gtk_grid_attach (GTK_GRID (grid), children[i], 0, (int) i, 1, 1);

  return grid;
}

static void
build_centre (AhuTpLessonView *self)
{
  self->facts = ahu_tp_facts_new ();
  self->markets = ahu_tp_markets_new ();
  self->interchange = ahu_tp_interchange_new ();
  self->exchange = ahu_tp_exchange_new ();
  self->store = ahu_tp_store_new ();
  gtk_widget_add_css_class (self->markets, "card");
  gtk_widget_add_css_class (self->markets, "tp-panel");
  gtk_widget_set_hexpand (self->facts, TRUE);
  listen (self, self->facts);
  listen (self, self->markets);
  listen (self, self->exchange);
  self->centre = add_grid ((GtkWidget *const[]) { self->facts, self->markets, self->interchange, self->exchange,
                                                  self->store }, 5);
  ahu_line_arrange (GTK_GRID (self->centre), GTK_ORIENTATION_VERTICAL, GAP_NARROW);
  gtk_widget_set_valign (self->centre, GTK_ALIGN_START);
}

static void
build_players (AhuTpLessonView *self)
{
  self->tabs = ahu_tp_tabs_new ();
  ahu_tp_tabs_set_has_centre (AHU_TP_TABS (self->tabs), FALSE);
  g_signal_connect_object (self->tabs, "selected", G_CALLBACK (selected_cb), self, G_CONNECT_SWAPPED);
  self->boards = ahu_tp_boards_new ();
  gtk_widget_set_hexpand (self->boards, TRUE);
  for (guint seat = 0; seat < TP_MAX_PLAYERS; seat++)
    {
      AhuTpBoard *board = ahu_tp_boards_get_board (AHU_TP_BOARDS (self->boards), seat);

      g_signal_connect_object (board, "play", G_CALLBACK (play_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (board, "tried", G_CALLBACK (move_cb), self, G_CONNECT_SWAPPED);
    }
  self->players = add_grid ((GtkWidget *const[]) { self->tabs, self->boards }, 2);
  ahu_line_arrange (GTK_GRID (self->players), GTK_ORIENTATION_VERTICAL, GAP_NARROW / 2);
  gtk_widget_set_valign (self->players, GTK_ALIGN_START);
}

static void
ahu_tp_lesson_view_init (AhuTpLessonView *self)
{
  GtkWidget *table;

  build_centre (self);
  build_players (self);
  self->answers = ahu_tp_answers_new ();
  ahu_tp_answers_set_single (AHU_TP_ANSWERS (self->answers));
  gtk_widget_set_halign (self->answers, GTK_ALIGN_START);
  self->body = add_grid ((GtkWidget *const[]) { self->centre, self->players }, 2);
  table = add_grid ((GtkWidget *const[]) { self->answers, self->body }, 2);
  ahu_line_arrange (GTK_GRID (table), GTK_ORIENTATION_VERTICAL, GAP_NARROW);
  ahu_lesson_view_set_table (AHU_LESSON_VIEW (self), table, GAP_NARROW);
}

GtkWidget *
ahu_tp_lesson_view_new (void)
{
  return g_object_new (AHU_TYPE_TP_LESSON_VIEW, NULL);
}

/* ahu-tp-correction-entry.c: what can be chosen at one point of the past
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-correction-entry.h"

#include "games/tapati/engine/tp-json.h"
#include "games/tapati/ui/ahu-tp-answers.h"
#include "games/tapati/ui/ahu-tp-board-words.h"
#include "games/tapati/ui/ahu-tp-board.h"
#include "games/tapati/ui/ahu-tp-draw.h"
#include "games/tapati/ui/ahu-tp-exchange.h"
#include "games/tapati/ui/ahu-tp-facts.h"
#include "games/tapati/ui/ahu-tp-markets.h"
#include "games/tapati/ui/ahu-tp-scoring.h"
#include "games/tapati/ui/ahu-tp-tabs.h"
#include "toolkit/table/ahu-move-entry.h"

#define SPACING 12
#define BOARD_HEIGHT 380
/* Rows high enough for a finger. */
#define BOARD_HEIGHT_NARROW 480

struct _AhuTpCorrectionEntry
{
  GtkBox parent_instance;

  GtkWidget *facts;
  GtkWidget *markets;
  GtkWidget *draw;
  GtkWidget *exchange;
  GtkWidget *scoring;
  GtkWidget *answers;
  GtkWidget *tabs; /* where several place */
  GtkWidget *board;

  AhuSession *session;
  guint seat;         /* whose board is seen */
  gboolean is_entered; /* a tile, other than as it was recorded */
};

static void iface_init (AhuMoveEntryInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AhuTpCorrectionEntry, ahu_tp_correction_entry, GTK_TYPE_BOX,
                               G_IMPLEMENT_INTERFACE (AHU_TYPE_MOVE_ENTRY, iface_init))

static const TpPosition *
get_position (AhuTpCorrectionEntry *self)
{
  return ahu_session_get_position (self->session);
}

static void
chosen_cb (AhuTpCorrectionEntry *self,
           const TpMove         *move)
{
  g_autoptr (JsonNode) node = tp_move_to_json (move);
  g_autofree char *text = json_to_string (node, FALSE);

  gtk_widget_activate_action (GTK_WIDGET (self), "table.move", "s", text);
}

static void
refused_cb (AhuTpCorrectionEntry *self,
            const char           *reason)
{
  g_signal_emit_by_name (self, "refused", reason);
}

static void
entered_cb (AhuTpCorrectionEntry *self)
{
  self->is_entered = TRUE;
}

static void
play_cb (AhuTpCorrectionEntry *self,
         const TpMove         *moves,
         guint                 n)
{
  chosen_cb (self, &moves[0]);
}

static void
board_refused_cb (AhuTpCorrectionEntry *self,
                  const TpReason       *reason)
{
  g_autofree char *words = ahu_tp_reason_words (reason, ahu_session_get_names (self->session));

  if (words != NULL)
    refused_cb (self, words);
}

/* What lies there can't be taken back here: that is another move. */
static void
show_board (AhuTpCorrectionEntry *self)
{
  const AhuTpView view = { .position = get_position (self), .seat = self->seat, .mode = AHU_TP_PLAY, .is_single = TRUE };

  ahu_tp_board_show (AHU_TP_BOARD (self->board), &view);
  ahu_tp_tabs_set_selected (AHU_TP_TABS (self->tabs), self->seat);
}

static void
selected_cb (AhuTpCorrectionEntry *self,
             guint                 seat)
{
  self->seat = seat;
  show_board (self);
}

static void
show_boards (AhuTpCorrectionEntry *self,
             const AhuTpScene     *scene)
{
  guint8 pending[TP_MAX_PLAYERS];
  guint n = tp_position_pending (scene->position, pending);

  gtk_widget_set_visible (self->tabs, n > 1);
  ahu_tp_tabs_set_players (AHU_TP_TABS (self->tabs), scene->names, scene->colours);
  ahu_tp_tabs_show (AHU_TP_TABS (self->tabs), scene->position);
  ahu_tp_board_set_players (AHU_TP_BOARD (self->board), scene->names, scene->colours);
  self->seat = pending[0];
  show_board (self);
}

/* Only what the step asks for: the rest of the table is as it was then, and would be taken for
 * the present one. */
static void
show_step (AhuTpCorrectionEntry *self,
           const AhuTpScene     *scene)
{
  guint step = scene->position->step;

  gtk_widget_set_visible (self->facts, step == TP_STEP_FACT);
  gtk_widget_set_visible (self->markets, step == TP_STEP_PALMS || step == TP_STEP_QUARRIES);
  gtk_widget_set_visible (self->draw, step == TP_STEP_REVEAL);
  gtk_widget_set_visible (self->exchange, step == TP_STEP_EXCHANGE);
  gtk_widget_set_visible (self->scoring, step == TP_STEP_PRESTIGE);
  gtk_widget_set_visible (self->board, step == TP_STEP_PLACE);
  gtk_widget_set_visible (self->tabs, FALSE);
  ahu_tp_answers_update (AHU_TP_ANSWERS (self->answers), self->session, FALSE);
  if (step == TP_STEP_FACT)
    ahu_tp_facts_update (AHU_TP_FACTS (self->facts), scene);
  else if (step == TP_STEP_PALMS || step == TP_STEP_QUARRIES)
    ahu_tp_markets_update (AHU_TP_MARKETS (self->markets), scene);
  else if (step == TP_STEP_REVEAL)
    ahu_tp_draw_update (AHU_TP_DRAW (self->draw), scene);
  else if (step == TP_STEP_EXCHANGE)
    ahu_tp_exchange_update (AHU_TP_EXCHANGE (self->exchange), scene);
  else if (step == TP_STEP_PRESTIGE)
    ahu_tp_scoring_update (AHU_TP_SCORING (self->scoring), scene);
  else if (step == TP_STEP_PLACE)
    show_boards (self, scene);
}

static GtkWidget *
add (AhuTpCorrectionEntry *self,
     GtkWidget            *widget)
{
  gtk_widget_set_visible (widget, FALSE);
  gtk_box_append (GTK_BOX (self), widget);

  return widget;
}

static GtkWidget *
add_choices (AhuTpCorrectionEntry *self,
             GtkWidget            *widget)
{
  g_signal_connect_object (widget, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (widget, "refused", G_CALLBACK (refused_cb), self, G_CONNECT_SWAPPED);

  return add (self, widget);
}

static void
ahu_tp_correction_entry_dispose (GObject *object)
{
  g_clear_object (&AHU_TP_CORRECTION_ENTRY (object)->session);

  G_OBJECT_CLASS (ahu_tp_correction_entry_parent_class)->dispose (object);
}

static void
ahu_tp_correction_entry_class_init (AhuTpCorrectionEntryClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ahu_tp_correction_entry_dispose;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ahu_tp_correction_entry_init (AhuTpCorrectionEntry *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), SPACING);
  self->facts = add_choices (self, ahu_tp_facts_new ());
  self->markets = add_choices (self, ahu_tp_markets_new ());
  self->draw = add_choices (self, ahu_tp_draw_new ());
  g_signal_connect_object (self->draw, "entered", G_CALLBACK (entered_cb), self, G_CONNECT_SWAPPED);
  self->exchange = add_choices (self, ahu_tp_exchange_new ());
  self->scoring = add_choices (self, ahu_tp_scoring_new ());
  self->answers = add (self, ahu_tp_answers_new ());
  ahu_tp_answers_set_single (AHU_TP_ANSWERS (self->answers));
  self->tabs = add (self, ahu_tp_tabs_new ());
  ahu_tp_tabs_set_has_centre (AHU_TP_TABS (self->tabs), FALSE);
  g_signal_connect_object (self->tabs, "selected", G_CALLBACK (selected_cb), self, G_CONNECT_SWAPPED);
  self->board = add (self, ahu_tp_board_new ());
  g_signal_connect_object (self->board, "play", G_CALLBACK (play_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "refused", G_CALLBACK (board_refused_cb), self, G_CONNECT_SWAPPED);
}

static void
set_narrow (AhuMoveEntry *entry,
            gboolean      narrow)
{
  AhuTpCorrectionEntry *self = AHU_TP_CORRECTION_ENTRY (entry);
  AhuTpSize size = narrow ? AHU_TP_SIZE_PHONE : AHU_TP_SIZE_LARGE;

  ahu_tp_facts_set_size (AHU_TP_FACTS (self->facts), size);
  ahu_tp_markets_set_size (AHU_TP_MARKETS (self->markets), size);
  ahu_tp_draw_set_size (AHU_TP_DRAW (self->draw), size);
  ahu_tp_exchange_set_size (AHU_TP_EXCHANGE (self->exchange), size);
  ahu_tp_scoring_set_size (AHU_TP_SCORING (self->scoring), size);
  ahu_tp_answers_set_size (AHU_TP_ANSWERS (self->answers), size);
  gtk_widget_set_size_request (self->board, -1, narrow ? BOARD_HEIGHT_NARROW : BOARD_HEIGHT);
}

static void
update (AhuMoveEntry *entry,
        AhuSession   *session)
{
  AhuTpCorrectionEntry *self = AHU_TP_CORRECTION_ENTRY (entry);
  AhuTpScene scene;

  g_set_object (&self->session, session);
  scene = (AhuTpScene) {
    .position = get_position (self),
    .names = ahu_session_get_names (session),
    .colours = ahu_record_get_colours (ahu_session_get_record (session)),
  };
  show_step (self, &scene);
  if (scene.position->step == TP_STEP_REVEAL)
    ahu_tp_draw_set_tiles (AHU_TP_DRAW (self->draw), NULL);
  self->is_entered = FALSE;
}

/* The tiles as they were drawn, or the board on which it was placed. */
static void
set_move (AhuMoveEntry *entry,
          JsonNode     *node)
{
  AhuTpCorrectionEntry *self = AHU_TP_CORRECTION_ENTRY (entry);
  const TpPosition *position = get_position (self);
  TpMove move;

  tp_move_from_json (&move, node);
  if (position->step == TP_STEP_REVEAL && tp_check (position, &move).code == TP_OK)
    ahu_tp_draw_set_tiles (AHU_TP_DRAW (self->draw), &move);
  else if (position->step == TP_STEP_PLACE && move.player < position->n_players &&
           tp_position_is_pending (position, move.player))
    selected_cb (self, move.player);
}

static gboolean
undo (AhuMoveEntry *entry)
{
  AhuTpCorrectionEntry *self = AHU_TP_CORRECTION_ENTRY (entry);

  return self->session != NULL && get_position (self)->step == TP_STEP_REVEAL && self->is_entered &&
         ahu_tp_draw_take_back (AHU_TP_DRAW (self->draw));
}

static void
iface_init (AhuMoveEntryInterface *iface)
{
  iface->update = update;
  iface->set_move = set_move;
  iface->undo = undo;
  iface->set_narrow = set_narrow;
}

GtkWidget *
ahu_tp_correction_entry_new (void)
{
  return g_object_new (AHU_TYPE_TP_CORRECTION_ENTRY, NULL);
}

/* ahu-tp-table.c: the page of a running game of Tapati
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-table-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "core/session/ahu-session.h"
#include "games/tapati/engine/tp-json.h"
#include "games/tapati/engine/tp-rules.h"
#include "games/tapati/engine/tp-sentences.h"
#include "games/tapati/ui/ahu-tp-answers.h"
#include "games/tapati/ui/ahu-tp-art.h"
#include "games/tapati/ui/ahu-tp-board-words.h"
#include "games/tapati/ui/ahu-tp-centre.h"
#include "games/tapati/ui/ahu-tp-facts.h"
#include "games/tapati/ui/ahu-tp-shore.h"
#include "toolkit/analysis/ahu-table-advice.h"
#include "toolkit/base/ahu-text-scale.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/layout/ahu-zoom-bin.h"
#include "toolkit/table/ahu-hints.h"
#include "toolkit/table/ahu-practise.h"
#include "toolkit/table/ahu-prompt.h"

/* As in the style sheet. */
#define SHORE_MARGIN 24

G_DEFINE_FINAL_TYPE (AhuTpTable, ahu_tp_table, AHU_TYPE_TABLE)

/* What can only be looked at by whom sits here. */
static gboolean
is_closed (AhuSession *session)
{
  return ahu_session_get_read_only (session) || ahu_practise_is_waiting (session);
}

static AhuTpScene
get_scene (AhuTpTable *self)
{
  AhuSession *session = ahu_table_get_session (AHU_TABLE (self));

  return (AhuTpScene) {
    .position = ahu_session_get_position (session),
    .names = ahu_session_get_names (session),
    .colours = ahu_record_get_colours (ahu_session_get_record (session)),
    .read_only = is_closed (session),
    .hints = ahu_hints_are_on (session),
  };
}

/* Against computers only the own board is played on. */
static guint
find_seats (AhuSession *session)
{
  guint person = ahu_practise_get_person (session);

  if (is_closed (session))
    return 0;

  return person != AHU_NOBODY ? 1u << person : (1u << TP_MAX_PLAYERS) - 1;
}

void
ahu_tp_table_show_boards (AhuTpTable *self)
{
  AhuTpScene scene = get_scene (self);
  AhuSession *session = ahu_table_get_session (AHU_TABLE (self));

  ahu_tp_boards_update (AHU_TP_BOARDS (self->boards), &scene, ahu_tp_table_find_before (self), find_seats (session),
                        !ahu_session_get_read_only (session));
}

static void
tapped_cb (GtkGestureClick *gesture,
           int              n_press,
           double           x,
           double           y,
           AhuTpTable      *self)
{
  GtkWidget *board = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));

  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  for (guint seat = 0; seat < TP_MAX_PLAYERS; seat++)
    if (GTK_WIDGET (ahu_tp_boards_get_board (AHU_TP_BOARDS (self->all), seat)) == board)
      ahu_tp_table_open (self, seat);
  adw_view_stack_set_visible_child_name (ADW_VIEW_STACK (ahu_table_get_pages (AHU_TABLE (self))), "table");
}

/* They are made when they are looked at for the first time; a tap opens one. */
static void
make_all_boards (AhuTpTable *self)
{
  self->all = ahu_tp_boards_new ();
  gtk_widget_set_margin_top (self->all, 12);
  gtk_widget_set_margin_bottom (self->all, 12);
  gtk_widget_set_margin_start (self->all, 12);
  gtk_widget_set_margin_end (self->all, 12);
  for (guint seat = 0; seat < TP_MAX_PLAYERS; seat++)
    {
      GtkGesture *click = gtk_gesture_click_new ();

      /* Before whatever of it says something when it is pressed. */
      gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
      g_signal_connect (click, "released", G_CALLBACK (tapped_cb), self);
      gtk_widget_add_controller (GTK_WIDGET (ahu_tp_boards_get_board (AHU_TP_BOARDS (self->all), seat)),
                                 GTK_EVENT_CONTROLLER (click));
    }
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->all_room), self->all);
}

/* Only for who looks at them. */
static void
show_all_boards (AhuTpTable *self)
{
  AhuTpScene scene;

  if (!gtk_widget_get_mapped (self->all_room) || ahu_table_get_session (AHU_TABLE (self)) == NULL)
    return;

  scene = get_scene (self);
  if (self->all == NULL)
    make_all_boards (self);
  ahu_tp_boards_arrange (AHU_TP_BOARDS (self->all), self->n_players, 1, AHU_TP_ALL);
  ahu_tp_boards_update (AHU_TP_BOARDS (self->all), &scene, NULL, 0, FALSE);
}

static void
show_tabs (AhuTpTable       *self,
           const AhuTpScene *scene)
{
  if (self->layout->stand > AHU_TP_STAND_OPEN)
    return;

  ahu_tp_tabs_set_players (AHU_TP_TABS (self->tabs), scene->names, scene->colours);
  ahu_tp_tabs_show (AHU_TP_TABS (self->tabs), scene->position);
  if (self->layout->stand == AHU_TP_STAND_TABS)
    show_all_boards (self);
}

/* What stands on the page as well is left out where there is no room for it. */
static char *
dup_title (AhuTpTable       *self,
           const AhuTpScene *scene)
{
  const TpPosition *position = scene->position;
  g_autofree char *place = NULL;

  if (self->layout->stand == AHU_TP_STAND_TABS)
    return g_strdup_printf (_("Round %u"), position->round);

  place = tp_place_text (position);
  if (position->step == TP_STEP_FACT)
    /* Translators: %1$s is such as “Round 5”, %2$s a player’s name. */
    return g_strdup_printf (_("%1$s · %2$s chooses"), place, scene->names[position->actor]);
  if (position->fact != TP_NO_FACT)
    /* Translators: %1$s is such as “Round 5 · Manutara”, %2$s the name of the player who took that card. */
    return g_strdup_printf (_("%1$s, by %2$s"), place, scene->names[position->active]);

  return g_steal_pointer (&place);
}

/* On a telephone those of the board that is seen. The hill stands where the middle leaves room; in a replay its bar
   takes that. */
void
ahu_tp_table_show_shore (AhuTpTable *self)
{
  AhuSession *session = ahu_table_get_session (AHU_TABLE (self));
  gboolean tabs = self->layout->stand == AHU_TP_STAND_TABS;

  ahu_widget_set_css_class (GTK_WIDGET (self), "hill", self->shore_height > 0 && self->layout->stand == AHU_TP_STAND_GRID &&
                            !ahu_session_get_read_only (session) && ahu_tp_centre_leaves_room (AHU_TP_CENTRE (self->centre)));
  if (gtk_widget_get_visible (self->shore))
    ahu_tp_shore_show (AHU_TP_SHORE (self->shore), session, tabs ? self->open : AHU_TP_ALL,
                       ahu_text_scaled (self->layout->room.least) - 2 * SHORE_MARGIN);
}

static void
ahu_tp_table_update (AhuTable *table)
{
  AhuTpTable *self = AHU_TP_TABLE (table);
  AhuSession *session = ahu_table_get_session (table);
  AhuTpScene scene = get_scene (self);
  g_autofree char *title = dup_title (self, &scene);

  if (self->n_players != scene.position->n_players)
    {
      /* Which layout fits depends on them; it is filled by the update that this brings. */
      self->n_players = scene.position->n_players;
      ahu_table_relayout (table);
      return;
    }
  ahu_tp_table_follow_step (self);
  ahu_table_set_title (table, title, "");
  ahu_tp_centre_update (AHU_TP_CENTRE (self->centre), &scene);
  ahu_tp_answers_update (AHU_TP_ANSWERS (self->answers), session, scene.read_only);
  ahu_tp_table_show_boards (self);
  show_tabs (self, &scene);
  ahu_tp_table_show_shore (self);
  ahu_table_show_side (table, "table");
  ahu_table_update_advice (table);
}

static void
ahu_tp_table_session_set (AhuTable   *table,
                          AhuSession *session)
{
  AhuTpTable *self = AHU_TP_TABLE (table);

  ahu_tp_shore_show (AHU_TP_SHORE (self->shore), NULL, AHU_TP_ALL, 0);
  self->n_players = 0;
  self->seat = 0;
  self->ply = 0;
  memset (self->step, 0, sizeof self->step);
}

static void
chosen_cb (AhuTpTable   *self,
           const TpMove *move)
{
  ahu_table_play (AHU_TABLE (self), tp_move_to_json (move));
}

static void
refused_cb (AhuTpTable *self,
            const char *reason)
{
  ahu_table_refuse (AHU_TABLE (self), reason, NULL);
}

static gboolean
entry_can_undo (AhuTable *table)
{
  return ahu_tp_centre_can_take_back (AHU_TP_CENTRE (AHU_TP_TABLE (table)->centre));
}

static void
entry_undo (AhuTable *table)
{
  ahu_tp_centre_take_back (AHU_TP_CENTRE (AHU_TP_TABLE (table)->centre));
}

static JsonNode *
dup_entry (AhuTable *table)
{
  AhuTpCentre *centre = AHU_TP_CENTRE (AHU_TP_TABLE (table)->centre);
  TpMove move;

  return ahu_tp_centre_get_tiles (centre, &move) ? tp_move_to_json (&move) : NULL;
}

static void
take_entry (AhuTable *table,
            JsonNode *node)
{
  TpMove move;

  tp_move_from_json (&move, node);
  ahu_tp_centre_set_tiles (AHU_TP_CENTRE (AHU_TP_TABLE (table)->centre), &move);
  ahu_table_entry_changed (table);
}

/* Of the one person among computers alone, and where the board doesn’t say how a Moai is scored. */
static char *
entry_words (AhuTable *table)
{
  AhuSession *session = ahu_table_get_session (table);
  TpPosition own = *(const TpPosition *) ahu_session_get_position (session);
  guint person = ahu_practise_get_person (session);

  if (own.step == TP_STEP_PRESTIGE && AHU_TP_TABLE (table)->layout->stand == AHU_TP_STAND_TABS)
    /* Translators: %s is a player's name; the base is the foot of a Moai on the board. */
    return g_strdup_printf (_("%s: to score any of your Moai tap its base, or say you’re done."),
                            ahu_session_get_names (session)[own.actor]);
  if (own.step != TP_STEP_PLACE || person == AHU_NOBODY || !tp_position_is_pending (&own, person))
    return NULL;
  own.pending = (guint8) (1u << person);

  return tp_prompt (&own, ahu_session_get_names (session));
}

static const char *
get_sign (AhuTable *table)
{
  return ahu_tp_art_sign (ahu_tp_table_get_position (AHU_TP_TABLE (table)));
}

static void
ahu_tp_table_dispose (GObject *object)
{
  ahu_table_set_session (AHU_TABLE (object), NULL);

  G_OBJECT_CLASS (ahu_tp_table_parent_class)->dispose (object);
}

/* Another page is seen, often the result. */
static void
ahu_tp_table_unmap (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (ahu_tp_table_parent_class)->unmap (widget);
  ahu_tp_centre_forget_unseen (AHU_TP_CENTRE (AHU_TP_TABLE (widget)->centre));
}

/* “Done” on a board is that of placing unless Moai are scored. */
static gboolean
find_key_move (const TpPosition *position,
               gunichar          letter,
               TpMove           *move)
{
  guint fact = ahu_tp_facts_find_key (letter);

  if (letter == 'F' || letter == 'D')
    *move = (TpMove) { .type = letter == 'F' ? TP_MOVE_BUILD : TP_MOVE_DONE, .count = 1 };
  else if (fact < tp_facts_in_use (position->n_players))
    *move = (TpMove) { .type = TP_MOVE_FACT, .what = (guint8) fact };
  else
    return ahu_tp_answers_get_key_move (letter, move);

  return TRUE;
}

/* Only another step is a reason: what is to be seen says for itself why it can't be. A card that lies
 * on a part of the page that isn't open is such a reason, too. */
static char *
dead_key_reason (AhuSession *session,
                 gunichar    letter)
{
  const TpPosition *position;
  TpReason reason;
  TpMove move;

  position = ahu_session_get_position (session);
  if (!find_key_move (position, letter, &move))
    return NULL;
  move.player = position->actor;
  reason = tp_check (position, &move);

  return reason.code == TP_REASON_STEP || reason.code == TP_REASON_OVER || reason.code == TP_REASON_FACT_USED
           ? ahu_tp_reason_words (&reason, ahu_session_get_names (session)) : NULL;
}

static void
ahu_tp_table_class_init (AhuTpTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  AhuTableClass *table_class = AHU_TABLE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ahu_tp_table_dispose;
  widget_class->unmap = ahu_tp_table_unmap;
  table_class->session_set = ahu_tp_table_session_set;
  table_class->update = ahu_tp_table_update;
  table_class->entry_can_undo = entry_can_undo;
  table_class->entry_undo = entry_undo;
  table_class->dup_entry = dup_entry;
  table_class->take_entry = take_entry;
  table_class->entry_words = entry_words;
  table_class->prompt_sign = get_sign;
  table_class->dead_key = dead_key_reason;
  ahu_tp_table_class_init_entry (table_class);
  ahu_tp_table_class_init_focus (table_class);
  ahu_tp_table_class_init_layout (table_class);
  ahu_tp_table_class_init_motion (table_class);
  ahu_tp_table_install_board (widget_class);
  ahu_table_install_advice (widget_class);
}

/* For comparing on a narrow window. */
static void
add_all_page (AhuTpTable *self)
{
  AdwViewStack *pages = ADW_VIEW_STACK (ahu_table_get_pages (AHU_TABLE (self)));

  self->all_room = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->all_room), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  /* Translators: a page with the boards of all players. */
  self->all_page = adw_view_stack_add_titled (pages, self->all_room, "boards", _("All boards"));
  adw_view_stack_page_set_icon_name (self->all_page, "ahu-players-symbolic");
  g_signal_connect_object (self->all_room, "map", G_CALLBACK (show_all_boards), self, G_CONNECT_SWAPPED);
}

static void
add_boards (AhuTpTable *self)
{
  self->side = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  gtk_widget_set_hexpand (self->side, TRUE);
  self->boards = ahu_tp_boards_new ();
  gtk_widget_set_vexpand (self->boards, TRUE);
  self->boards_zoom = ahu_zoom_bin_new ();
  gtk_widget_set_vexpand (self->boards_zoom, TRUE);
  ahu_zoom_bin_set_child (AHU_ZOOM_BIN (self->boards_zoom), self->boards);
  gtk_box_append (GTK_BOX (self->side), self->boards_zoom);
  gtk_grid_attach (GTK_GRID (self->row), self->side, 1, 0, 1, 1);
  for (guint seat = 0; seat < TP_MAX_PLAYERS; seat++)
    ahu_tp_table_listen_to_board (self, ahu_tp_boards_get_board (AHU_TP_BOARDS (self->boards), seat));
}

static void
ahu_tp_table_init (AhuTpTable *self)
{
  GtkWidget *all = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_add_css_class (GTK_WIDGET (self), "woven");
  self->open = AHU_TP_CENTRE_SEAT;
  self->body = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  self->tabs_room = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (self->body), self->tabs_room);
  self->tabs = ahu_tp_tabs_new ();
  /* Until the layout wants them. */
  gtk_widget_set_visible (self->tabs, FALSE);
  gtk_widget_set_hexpand (self->tabs, TRUE);
  gtk_box_append (GTK_BOX (self->tabs_room), self->tabs);
  g_signal_connect_object (self->tabs, "selected", G_CALLBACK (ahu_tp_table_open), self, G_CONNECT_SWAPPED);
  self->row = gtk_grid_new ();
  gtk_widget_set_vexpand (self->row, TRUE);
  gtk_box_append (GTK_BOX (self->body), self->row);
  self->centre = ahu_tp_centre_new ();
  self->centre_room = adw_clamp_new ();
  adw_clamp_set_child (ADW_CLAMP (self->centre_room), self->centre);
  gtk_grid_attach (GTK_GRID (self->row), self->centre_room, 0, 0, 1, 1);
  g_signal_connect_object (self->centre, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->centre, "refused", G_CALLBACK (refused_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->centre, "entered", G_CALLBACK (ahu_table_entry_changed), self, G_CONNECT_SWAPPED);
  add_boards (self);
  self->log_room = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_grid_attach (GTK_GRID (self->row), self->log_room, 2, 0, 1, 1);
  add_all_page (self);
  self->answers = ahu_tp_answers_new ();
  ahu_tp_answers_place_awards (AHU_TP_ANSWERS (self->answers),
                               GTK_BOX (ahu_tp_centre_find_decision (AHU_TP_CENTRE (self->centre), TP_STEP_AWARD)));
  ahu_prompt_set_end (AHU_PROMPT (ahu_table_get_prompt (AHU_TABLE (self))), self->answers);
  gtk_widget_set_vexpand (self->body, TRUE);
  gtk_box_append (GTK_BOX (all), self->body);
  self->shore = ahu_tp_shore_new ();
  gtk_box_append (GTK_BOX (all), self->shore);
  ahu_table_set_body (AHU_TABLE (self), all);
  /* What is told of a first game takes room from it. */
  self->scroller = gtk_widget_get_ancestor (self->body, GTK_TYPE_SCROLLED_WINDOW);
  g_signal_connect_object (self->scroller, "notify::margin-top", G_CALLBACK (ahu_tp_table_fit_shore), self, G_CONNECT_SWAPPED);
}

GtkWidget *
ahu_tp_table_new (void)
{
  return g_object_new (AHU_TYPE_TP_TABLE, NULL);
}

GtkWidget *
ahu_tp_table_new_replay (void)
{
  GtkWidget *self = ahu_tp_table_new ();

  ahu_table_set_replay (AHU_TABLE (self));

  return self;
}

/* test-tp-correction.c: moves of Tapati are corrected: changed, removed, inserted, kept up to
 *
 * Not for: the window itself (test-probe-correction.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n.h>

#include "games/tapati/engine/tp-game.h"
#include "games/tapati/engine/tp-json.h"
#include "games/tapati/engine/tp-sentences.h"
#include "games/tapati/ui/ahu-tp-board-private.h"
#include "games/tapati/ui/ahu-tp-centre-words.h"
#include "games/tapati/ui/ahu-tp-correction-entry.h"
#include "games/tapati/ui/ahu-tp-game-ui.h"
#include "games/tapati/ui/ahu-tp-scoring.h"
#include "games/tapati/ui/ahu-tp-tabs.h"
#include "support/test-correction.h"
#include "support/test-record.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"
#include "toolkit/game/ahu-game-ui.h"
#include "toolkit/table/ahu-correction-window.h"
#include "toolkit/table/ahu-move-entry.h"
#include "tp-entry-utils.h"

#define SIX "six-sensible.rapanui"

/* An entry in a window of its own, which tells what it would do. */
typedef struct
{
  AhuSession *session;
  GtkWidget *window;
  GtkWidget *entry;
  char *made; /* the last move, as JSON */
  guint n_refused;
} Entry;

static void
move_cb (GSimpleAction *action,
         GVariant      *parameter,
         Entry         *entry)
{
  g_free (entry->made);
  entry->made = g_variant_dup_string (parameter, NULL);
}

static void
refused_cb (Entry *entry)
{
  entry->n_refused++;
}

static void
open_entry (Entry      *entry,
            const char *name)
{
  g_autoptr (AhuRecord) record = test_record_load ("tapati", name);
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  g_autoptr (GSimpleAction) action = g_simple_action_new ("move", G_VARIANT_TYPE_STRING);

  *entry = (Entry) { .session = ahu_session_new (record, NULL, NULL) };
  g_assert_nonnull (entry->session);
  entry->entry = ahu_tp_correction_entry_new ();
  entry->window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (entry->window), 700, 700);
  gtk_window_set_child (GTK_WINDOW (entry->window), entry->entry);
  g_signal_connect (action, "activate", G_CALLBACK (move_cb), entry);
  g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (action));
  gtk_widget_insert_action_group (entry->window, "table", G_ACTION_GROUP (group));
  g_signal_connect_swapped (entry->entry, "refused", G_CALLBACK (refused_cb), entry);
  gtk_window_present (GTK_WINDOW (entry->window));
}

static void
close_entry (Entry *entry)
{
  gtk_window_destroy (GTK_WINDOW (entry->window));
  g_assert_finalize_object (entry->session);
  g_free (entry->made);
}

static void
choose (GtkWidget  *root,
        const char *name)
{
  AhuChoice *choice = tp_entry_find_choice (root, name);

  if (choice == NULL)
    g_error ("no choice is called “%s”", name);
  g_signal_emit_by_name (choice, "clicked");
}

static AhuTpBoard *
find_board (GtkWidget *root)
{
  return AHU_TP_BOARD (test_ui_find (root, AHU_TYPE_TP_BOARD, NULL));
}

static void
enter_draw (Entry            *entry,
            const TpPosition *position,
            const TpMove     *move)
{
  g_assert_false (ahu_move_entry_undo (AHU_MOVE_ENTRY (entry->entry)));
  for (guint i = 0; i < move->n_quarries; i++)
    {
      g_autofree char *name = ahu_tp_tile_words (position, TP_QUARRY (move->quarries[i]), 1);

      choose (entry->entry, name);
    }
  if (move->rug > 0)
    {
      g_autofree char *name = ahu_tp_tile_words (position, TP_RUG (move->rug), 1);

      choose (entry->entry, name);
    }
}

/* The button says what the Moai is worth, too. */
static AhuChoice *
find_score (GtkWidget    *root,
            const TpMove *move)
{
  const TpMove *offered = AHU_IS_CHOICE (root) ? g_object_get_data (G_OBJECT (root), "ahu-tp-move") : NULL;
  AhuChoice *found = offered != NULL && memcmp (offered, move, sizeof *move) == 0 ? AHU_CHOICE (root) : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_score (child, move);

  return found;
}

static void
enter (Entry            *entry,
       const TpPosition *position,
       const TpMove     *move)
{
  g_autofree char *name = NULL;

  if (move->type == TP_MOVE_REVEAL)
    {
      enter_draw (entry, position, move);
      return;
    }
  if (move->type == TP_MOVE_BUILD)
    {
      AhuTpBoard *board = find_board (entry->entry);

      tp_entry_choose_cell (board, tp_entry_find_cell (board, position, move), move);
      return;
    }
  if (move->type == TP_MOVE_SCORE)
    {
      g_signal_emit_by_name (find_score (test_ui_find (entry->entry, AHU_TYPE_TP_SCORING, NULL), move), "clicked");
      return;
    }
  name = tp_entry_name_choice (position, ahu_session_get_names (entry->session), move);
  choose (entry->entry, name);
}

/* Each move of a game can be entered at its place, as itself and by one activation. */
static void
test_all_moves (gconstpointer name)
{
  g_autoptr (GArray) moves = NULL;
  AhuHistory *history;
  Entry entry;

  open_entry (&entry, name);
  history = ahu_session_get_history (entry.session);
  moves = tp_entry_list_moves (entry.session);
  for (guint ply = 0; ply < moves->len; ply++)
    {
      g_autoptr (AhuCorrection) correction = ahu_history_correct (history, ply);
      g_autoptr (AhuSession) branch = ahu_session_branch (entry.session, correction);
      const TpMove *move = &g_array_index (moves, TpMove, ply);
      g_autoptr (JsonNode) node = NULL;
      TpMove made;

      ahu_move_entry_update (AHU_MOVE_ENTRY (entry.entry), branch);
      if (move->type != TP_MOVE_REVEAL)
        ahu_move_entry_set_move (AHU_MOVE_ENTRY (entry.entry), ahu_history_get_move (history, ply));
      enter (&entry, ahu_session_get_position (branch), move);
      g_assert_nonnull (entry.made);
      node = json_from_string (entry.made, NULL);
      tp_move_from_json (&made, node);
      g_assert_cmpmem (&made, sizeof made, move, sizeof *move);
      g_clear_pointer (&entry.made, g_free);
    }
  g_assert_cmpuint (entry.n_refused, ==, 0);
  g_assert_cmpuint (moves->len, >, 100);
  close_entry (&entry);
}

static guint
find_move (AhuSession *session,
           guint       type,
           guint       from)
{
  g_autoptr (GArray) moves = tp_entry_list_moves (session);

  for (guint ply = from; ply < moves->len; ply++)
    if (g_array_index (moves, TpMove, ply).type == type)
      return ply;
  g_error ("no such move");
}

typedef struct
{
  AhuSession *session;
  GtkWidget *window; /* where the game is seen */
} Game;

static void
set_up (Game          *game,
        gconstpointer  data)
{
  g_autoptr (AhuRecord) record = test_record_load ("tapati", SIX);

  game->session = ahu_session_new (record, NULL, NULL);
  g_assert_nonnull (game->session);
  game->window = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (game->window), gtk_button_new ());
  gtk_window_present (GTK_WINDOW (game->window));
}

static void
tear_down (Game          *game,
           gconstpointer  data)
{
  g_assert_null (test_ui_find_window (AHU_TYPE_CORRECTION_WINDOW));
  gtk_window_destroy (GTK_WINDOW (game->window));
  g_assert_finalize_object (game->session);
}

static GtkWidget *
begin (Game  *game,
       guint  ply)
{
  GtkWidget *window;

  ahu_correction_window_present (gtk_window_get_child (GTK_WINDOW (game->window)), game->session, ply);
  window = test_ui_find_window (AHU_TYPE_CORRECTION_WINDOW);
  g_assert_nonnull (window);
  while (!gtk_widget_get_mapped (window))
    g_main_context_iteration (NULL, TRUE);

  return window;
}

static guint
get_ply (Game *game)
{
  return ahu_history_get_ply (ahu_session_get_history (game->session));
}

static const TpPosition *
get_before (Game  *game,
            guint  ply)
{
  return ahu_history_get_position (ahu_session_get_history (game->session), ply);
}

static TpMove
get_move (Game  *game,
          guint  ply)
{
  TpMove move;

  tp_move_from_json (&move, ahu_history_get_move (ahu_session_get_history (game->session), ply));

  return move;
}

static guint
count_struck (Game *game)
{
  return ahu_history_get_struck (ahu_session_get_history (game->session))->len;
}

/* The places hold the tiles as they were recorded; one of them becomes another. */
static void
test_draw (Game          *game,
           gconstpointer  data)
{
  guint ply = find_move (game->session, TP_MOVE_REVEAL, 0);
  TpMove move = get_move (game, ply);
  guint other = move.quarries[0] % TP_CIRCLES + 1;
  GtkWidget *window = begin (game, ply);
  g_autofree char *tile = ahu_tp_tile_words (get_before (game, ply), TP_QUARRY (move.quarries[0]), 1);
  g_autofree char *take_back = g_strdup_printf ("Take back: %s", tile);
  g_autofree char *wanted = ahu_tp_tile_words (get_before (game, ply), TP_QUARRY (other), 1);
  guint last = get_ply (game);

  g_assert_cmpuint (move.what, ==, TP_DRAW_EXCHANGE);
  choose (window, _("Change"));
  g_assert_nonnull (tp_entry_find_choice (window, take_back));
  /* Nothing was entered yet: one step back leads to the question. */
  gtk_widget_activate_action (window, "correction.back", NULL);
  g_assert_nonnull (tp_entry_find_choice (window, _("Change")));
  choose (window, _("Change"));
  choose (window, take_back);
  choose (window, wanted);
  /* Who exchanged for it could not have done so. */
  if (test_ui_find_window (AHU_TYPE_CORRECTION_WINDOW) != NULL)
    choose (window, _("Keep the game up to here"));
  g_assert_cmpuint (get_move (game, ply).quarries[0], ==, other);
  g_assert_cmpuint (count_struck (game), >, 0);
  g_assert_true (ahu_session_undo (game->session));
  g_assert_cmpuint (get_ply (game), ==, last);
  g_assert_cmpuint (get_move (game, ply).quarries[0], ==, move.quarries[0]);
}

/* Another card: the first later move that does not fit any more is told with its reason. */
static void
test_fact (Game          *game,
           gconstpointer  data)
{
  guint ply = find_move (game->session, TP_MOVE_FACT, 0);
  TpMove move = get_move (game, ply);
  AhuTpScene scene = { .position = get_before (game, ply), .names = ahu_session_get_names (game->session) };
  guint other = move.what == TP_MAKE_MAKE ? TP_MANUTARA : TP_MAKE_MAKE;
  g_autofree char *name = ahu_tp_fact_words (&scene, other);
  GtkWidget *window = begin (game, ply);

  choose (window, _("Change"));
  choose (window, name);
  g_assert_true (test_ui_says (window, _("This later move no longer fits")));
  gtk_widget_activate_action (window, "correction.back", NULL);
  g_assert_true (test_ui_says (window, _("What should happen to this move?")));
  choose (window, _("Change"));
  choose (window, name);
  choose (window, _("Keep the game up to here"));
  g_assert_cmpuint (get_ply (game), >=, ply + 1);
  g_assert_cmpuint (get_move (game, ply).what, ==, other);
  g_assert_true (ahu_session_undo (game->session));
  g_assert_cmpuint (get_move (game, ply).what, ==, move.what);
}

/* A placing while others place as well, of two pieces or more. */
static guint
find_placing (Game *game)
{
  guint8 pending[TP_MAX_PLAYERS];

  for (guint ply = 0; ply < get_ply (game); ply++)
    {
      TpMove move = get_move (game, ply);

      if (move.type == TP_MOVE_BUILD && move.count > 1 && tp_position_pending (get_before (game, ply), pending) > 1 &&
          move.player != pending[0])
        return ply;
    }
  g_error ("nobody places two pieces while others place");
}

/* The board of whoever placed is open, and one activation is one move, never a group. */
static void
test_placing (Game          *game,
              gconstpointer  data)
{
  guint ply = find_placing (game);
  TpMove move = get_move (game, ply);
  GtkWidget *window = begin (game, ply);
  AhuTpBoard *board;
  GtkWidget *tabs;

  choose (window, _("Change"));
  board = find_board (window);
  tabs = test_ui_find (window, AHU_TYPE_TP_TABS, NULL);
  g_assert_cmpuint (board->view.seat, ==, move.player);
  g_assert_cmpuint (ahu_tp_tabs_get_selected (AHU_TP_TABS (tabs)), ==, move.player);
  g_assert_cmpuint (ahu_tp_board_get_offer (board)->n_fills, <=, 1);
  g_assert_null (tp_entry_find_choice (window, _("Nobody places")));
  move.count--;
  tp_entry_choose_cell (board, tp_entry_find_cell (board, get_before (game, ply), &move), &move);
  if (test_ui_find_window (AHU_TYPE_CORRECTION_WINDOW) != NULL)
    choose (window, _("Keep the game up to here"));
  g_assert_cmpuint (get_move (game, ply).count, ==, move.count);
}

/* A removed placing never falls to somebody else: the author is in the move. */
static void
test_remove (Game          *game,
             gconstpointer  data)
{
  guint ply = find_placing (game);
  TpMove removed = get_move (game, ply);
  guint last = get_ply (game);
  g_autoptr (AhuCorrection) correction = test_try_remove (ahu_session_get_history (game->session), ply);
  GtkWidget *window = begin (game, ply);

  choose (window, _("Remove"));
  if (ahu_correction_get_conflict (correction) != NULL)
    {
      guint next = ahu_correction_get_next (correction);

      g_assert_cmpuint (next, >, ply);
      g_assert_true (test_ui_says (window, _("This later move no longer fits")));
      choose (window, _("Keep the game up to here"));
      g_assert_cmpuint (get_ply (game), ==, next - 1);
    }
  for (guint i = ply; i < get_ply (game); i++)
    {
      TpMove made = get_move (game, i);

      g_assert_true (memcmp (&made, &removed, sizeof made) != 0);
      if (made.type == TP_MOVE_BUILD && made.player == removed.player)
        break;
    }
  g_assert_true (ahu_session_undo (game->session));
  g_assert_cmpuint (get_ply (game), ==, last);
}

/* What cannot be is told in the window, with its rule. */
static void
test_refused (Game          *game,
              gconstpointer  data)
{
  guint ply = find_move (game->session, TP_MOVE_FACT, find_move (game->session, TP_MOVE_FACT, 0) + 1);
  AhuTpScene scene = { .position = get_before (game, ply), .names = ahu_session_get_names (game->session) };
  g_autofree char *used = NULL;
  GtkWidget *window;

  for (guint fact = 0; fact < TP_FACTS && used == NULL; fact++)
    {
      TpMove move = { .type = TP_MOVE_FACT, .player = scene.position->actor, .what = (guint8) fact };

      if (tp_check (scene.position, &move).code == TP_REASON_FACT_USED)
        used = ahu_tp_fact_words (&scene, fact);
    }
  g_assert_nonnull (used);
  window = begin (game, ply);
  choose (window, _("Insert a move before it"));
  choose (window, used);
  g_assert_nonnull (test_ui_find_window (AHU_TYPE_CORRECTION_WINDOW));
  g_assert_true (test_ui_says (window, "(T"));
  g_assert_cmpuint (count_struck (game), ==, 0);
  gtk_window_close (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  static const char *const games[] = { "three-random.rapanui", "five-builder.rapanui", "six-hoard.rapanui", SIX };

  test_ui_init (&argc, &argv);
  ahu_game_ui_register (ahu_tp_game_ui_get ());

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *path = g_strconcat ("/ui/tp-correction/all-moves/", games[i], NULL);

      g_test_add_data_func (path, games[i], test_all_moves);
    }
#define ADD(name, function) g_test_add ("/ui/tp-correction/" name, Game, NULL, set_up, function, tear_down)
  ADD ("draw", test_draw);
  ADD ("fact", test_fact);
  ADD ("placing", test_placing);
  ADD ("remove", test_remove);
  ADD ("refused", test_refused);
#undef ADD

  return g_test_run ();
}

/* test-tp-choice-words.c: what the shared windows ask Tapati for: moves as choices, looks, keys
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/session/ahu-replay.h"
#include "games/tapati/engine/tp-game.h"
#include "games/tapati/engine/tp-json.h"
#include "games/tapati/engine/tp-statistics.h"
#include "games/tapati/ui/ahu-tp-art.h"
#include "games/tapati/ui/ahu-tp-choice-words.h"
#include "games/tapati/ui/ahu-tp-shortcuts.h"
#include "shell/ahu-shortcuts-list.h"
#include "support/test-record.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"

static void
assert_is_drawn (const char *picture)
{
  g_autofree char *path = g_strdup_printf (AHU_RESOURCE_PATH "/art/%s.svg", picture);

  g_assert_true (g_resources_get_info (path, 0, NULL, NULL, NULL));
}

/* What can be chosen in one position by one player has names that differ. */
static void
check_position (AhuSession *session)
{
  const TpPosition *position = ahu_session_get_position (session);
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  TpMove moves[TP_MAX_LEGAL];
  guint n = tp_legal_moves (position, moves);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (JsonNode) move = tp_move_to_json (&moves[i]);
      g_autofree char *name = NULL;
      const char *picture;

      if (moves[i].type == TP_MOVE_REVEAL)
        continue;
      name = ahu_tp_choice_name (position, move);
      g_assert_cmpstr (name, !=, "");
      if (!g_hash_table_add (names, g_strdup_printf ("%u %s", moves[i].player, name)))
        g_error ("two moves are called “%s”", name);
      picture = ahu_tp_choice_picture (position, move);
      if (picture != NULL)
        assert_is_drawn (picture);
    }
}

static void
test_games (void)
{
  static const char *const games[] = { "three-own-box", "four-gifts", "five-builder", "six-hoard",
                                       "exchange-past-a-missing-one", "forced-scoring" };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *file = g_strconcat (games[i], ".rapanui", NULL);
      g_autoptr (AhuRecord) record = test_record_load ("tapati", file);
      g_autoptr (AhuReplay) replay = ahu_replay_new (record, NULL);

      for (guint ply = 0; ply <= ahu_replay_get_n_moves (replay); ply++)
        {
          ahu_replay_go (replay, ply);
          check_position (ahu_replay_get_session (replay));
        }
    }
}

/* What points come from can be told apart in a bar, nothing else has a look. */
static void
test_looks (void)
{
  AhuPartLook looks[TP_LINES];

  for (guint line = 0; line < TP_LINES; line++)
    {
      g_assert_true (ahu_tp_art_statistic (TP_STATISTIC_LINES + line, &looks[line]));
      assert_is_drawn (looks[line].picture);
      for (guint other = 0; other < line; other++)
        {
          g_assert_cmpstr (looks[line].picture, !=, looks[other].picture);
          g_assert_false (gdk_rgba_equal (looks[line].fill, looks[other].fill));
        }
    }
  for (guint statistic = TP_STATISTIC_SCORED; statistic <= TP_STATISTICS; statistic++)
    g_assert_false (ahu_tp_art_statistic (statistic, &looks[0]));
}

/* Each page is one that the list has, each key one that can be told. */
static void
test_keys (void)
{
  AhuGameUi ui = { .game = tp_game_get (), .shortcuts = ahu_tp_shortcuts_get };
  guint n_pages, n_own = 0;
  const AhuShortcutPage *pages = ahu_shortcuts_list_pages (&n_pages);
  const AhuShortcut *own;

  for (guint page = 0; page < n_pages; page++)
    {
      g_autoptr (GPtrArray) list = ahu_shortcuts_list (pages[page].name, &ui);

      for (guint i = 0; i < list->len; i++)
        {
          g_auto (GStrv) caps = ahu_shortcut_dup_caps (list->pdata[i]);

          g_assert_cmpuint (g_strv_length (caps), >, 0);
          for (guint cap = 0; caps[cap] != NULL; cap++)
            g_assert_null (strpbrk (caps[cap], "<>"));
        }
    }
  for (guint i = 0; i < ahu_tp_shortcuts_get (&own); i++)
    for (guint page = 0; page < n_pages; page++)
      n_own += g_str_equal (pages[page].name, own[i].page);
  g_assert_cmpuint (n_own, ==, ahu_tp_shortcuts_get (&own));
}

int
main (int    argc,
      char **argv)
{
  test_ui_init (&argc, &argv);
  ahu_game_register (tp_game_get ());

  g_test_add_func ("/ui/tp-choice-words/games", test_games);
  g_test_add_func ("/ui/tp-choice-words/looks", test_looks);
  g_test_add_func ("/ui/tp-choice-words/keys", test_keys);

  return g_test_run ();
}

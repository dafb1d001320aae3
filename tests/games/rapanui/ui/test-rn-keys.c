/* test-rn-keys.c: the keys of the table in the language of the environment
 *
 * Each control has one, no two on the screen have the same, and a key that does
 * nothing says why. Not for: whole games by key (test-rn-activations.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/ui/ahu-rn-game-ui.h"
#include "shell/ahu-shortcuts-list.h"
#include "toolkit/table/ahu-notice.h"

#include "rn-look-utils.h"
#include "rn-table-utils.h"
#include "rn-widget-utils.h"
#include "support/test-ui.h"

/* Four players and refills, untold cards, an empty pile and substitutes. */
static const char *const games[] = {
  "active-without-cards.rapanui", "four-players-untold.rapanui", "supply-pile-empty.rapanui",
};

static GHashTable *
collect_keys (TestTable *table)
{
  g_autoptr (GPtrArray) choices = test_find_choices (table->page);
  GHashTable *keys = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < choices->len; i++)
    {
      const char *key = ahu_choice_get_key (choices->pdata[i]);

      if (key == NULL || !gtk_widget_get_mapped (choices->pdata[i]))
        continue;
      if (!g_hash_table_insert (keys, (gpointer) key, choices->pdata[i]))
        g_error ("ply %u: two controls have the key %s, one is “%s”", test_table_get_ply (table),
                 key, ahu_choice_get_name (choices->pdata[i]));
    }

  return keys;
}

/* What can be decided now has a key; at the end, what the prompt asks for. */
static void
assert_printed (TestTable *table)
{
  g_autoptr (GPtrArray) choices = test_find_choices (table->page);

  if (test_table_get_position (table)->step == RN_STEP_REVEAL)
    return;
  for (guint i = 0; i < choices->len; i++)
    {
      g_autofree char *move = test_choice_move (choices->pdata[i]);

      if (gtk_widget_get_mapped (choices->pdata[i]) && move != NULL &&
          ahu_choice_get_reason (choices->pdata[i]) == NULL &&
          ahu_choice_get_key (choices->pdata[i]) == NULL)
        g_error ("ply %u: no key is printed on “%s”", test_table_get_ply (table),
                 ahu_choice_get_name (choices->pdata[i]));
    }
}

static void
play_move (TestTable *table,
           guint      ply)
{
  GPtrArray *moves = ahu_record_get_moves (ahu_session_get_record (table->session));
  g_autoptr (AhuRefusal) refusal = ahu_session_play (table->session, json_node_copy (g_ptr_array_index (moves, ply)));

  g_assert_null (refusal);
}

static void
test_unique (gconstpointer data)
{
  TestTable table;
  GPtrArray *moves;

  test_table_open (&table, data, 1280, 800);
  moves = ahu_record_get_moves (ahu_session_get_record (table.session));
  for (guint ply = 0; ply < moves->len; ply++)
    {
      g_autoptr (GHashTable) keys = collect_keys (&table);

      g_assert_cmpuint (g_hash_table_size (keys), >, 0);
      assert_printed (&table);
      play_move (&table, ply);
    }
  test_table_close (&table);
}

static void
count_cb (guint *n_changes)
{
  (*n_changes)++;
}

/* What is not yet a move, a card of several, is seen on the page. */
static char *
describe_entry (TestTable *table)
{
  RnStep step = test_table_get_position (table)->step;

  return step == RN_STEP_REFILL || step == RN_STEP_REVEAL ? test_describe (table->page) : NULL;
}

/* A key makes a move, enters a part of one, or is refused. */
static void
press_each (TestTable *table)
{
  guint ply = test_table_get_ply (table);
  guint n_changes = 0;
  gulong handler = g_signal_connect_swapped (table->session, "changed", G_CALLBACK (count_cb), &n_changes);

  for (guint key = 0x21; key < 0x7f; key++)
    {
      AhuNotice *notice = AHU_NOTICE (test_find_type (table->page, AHU_TYPE_NOTICE));
      g_autofree char *before = describe_entry (table);
      g_autofree char *after = NULL;
      gboolean refused;

      n_changes = 0;
      g_assert_true (test_table_press (table, gdk_unicode_to_keyval (key), 0));
      refused = ahu_notice_get_refusal (notice) != NULL;
      after = n_changes == 0 ? describe_entry (table) : NULL;
      if (refused == (n_changes > 0) && (refused || g_strcmp0 (before, after) == 0))
        g_error ("ply %u: the key %c is %s", ply, (char) key, refused ? "refused and does something" : "ignored");
      test_session_go (table->session, ply);
    }
  g_signal_handler_disconnect (table->session, handler);
}

/* In every step: a key changes something, or the prompt says why it can't. */
static void
test_dead (gconstpointer data)
{
  gboolean seen[RN_STEP_OVER + 1] = { FALSE };
  guint n_seen = 0;
  GPtrArray *moves;
  TestTable table;

  test_table_open (&table, data, 1280, 800);
  moves = ahu_record_get_moves (ahu_session_get_record (table.session));
  for (guint ply = 0; ply < moves->len; ply++)
    {
      RnStep step = test_table_get_position (&table)->step;

      if (!seen[step])
        {
          press_each (&table);
          seen[step] = TRUE;
          n_seen++;
          /* What was entered in part is given up. */
          test_session_go (table.session, ply > 0 ? ply - 1 : ply + 1);
          test_session_go (table.session, ply);
        }
      play_move (&table, ply);
    }
  g_assert_cmpuint (n_seen, >=, 5);
  test_table_close (&table);
}

/* Keys with Ctrl or Alt belong to the window, arrows and Tab to the focus. */
static void
test_others (void)
{
  TestTable table;

  test_table_open (&table, "two-players.rapanui", 1280, 800);
  g_assert_false (test_table_press (&table, GDK_KEY_x, GDK_CONTROL_MASK));
  g_assert_false (test_table_press (&table, GDK_KEY_x, GDK_ALT_MASK));
  g_assert_false (test_table_press (&table, GDK_KEY_Left, 0));
  g_assert_false (test_table_press (&table, GDK_KEY_Tab, 0));
  g_assert_true (test_table_press (&table, GDK_KEY_x, 0));
  test_table_close (&table);
}

/* As the list of keys has what stands on a control: “⇧1” is “Shift+1” there. */
static char *
dup_listed (const char *key)
{
  GdkModifierType modifiers = g_str_has_prefix (key, "⇧") ? GDK_SHIFT_MASK :
                              g_str_has_prefix (key, "⌃") ? GDK_CONTROL_MASK : 0;

  if (modifiers == 0)
    return g_strdup (key);

  return gtk_accelerator_get_label (gdk_unicode_to_keyval (g_utf8_get_char (g_utf8_next_char (key))), modifiers);
}

/* Every key that stands on a control in a game stands in the list of keys. */
static void
test_list (gconstpointer data)
{
  g_autoptr (GPtrArray) keys = ahu_shortcuts_list ("table", ahu_rn_game_ui_get ());
  g_autoptr (GHashTable) listed = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GPtrArray *moves;
  TestTable table;

  for (guint i = 0; i < keys->len; i++)
    {
      g_autofree char **caps = ahu_shortcut_dup_caps (keys->pdata[i]);

      for (guint k = 0; caps[k] != NULL; k++)
        g_hash_table_add (listed, caps[k]);
    }

  test_table_open (&table, data, 1280, 800);
  moves = ahu_record_get_moves (ahu_session_get_record (table.session));
  for (guint ply = 0; ply < moves->len; ply++)
    {
      g_autoptr (GHashTable) on_screen = collect_keys (&table);
      GHashTableIter iter;
      gpointer key;

      g_hash_table_iter_init (&iter, on_screen);
      while (g_hash_table_iter_next (&iter, &key, NULL))
        {
          g_autofree char *cap = dup_listed (key);

          if (!g_hash_table_contains (listed, cap))
            g_error ("the key %s is not in the list of keys", cap);
        }
      play_move (&table, ply);
    }
  test_table_close (&table);
}

int
main (int    argc,
      char **argv)
{
  test_ui_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *unique = g_strconcat ("/ui/rn-keys/unique/", games[i], NULL);
      g_autofree char *dead = g_strconcat ("/ui/rn-keys/dead/", games[i], NULL);
      g_autofree char *list = g_strconcat ("/ui/rn-keys/list/", games[i], NULL);

      g_test_add_data_func (unique, games[i], test_unique);
      g_test_add_data_func (dead, games[i], test_dead);
      g_test_add_data_func (list, games[i], test_list);
    }
  g_test_add_func ("/ui/rn-keys/others", test_others);

  return g_test_run ();
}

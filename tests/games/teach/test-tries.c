/* test-tries.c: each try that comes with the program asks one person for a decision, and gives nothing away
 *
 * Not for: how it is played (test-learn.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/history/ahu-history.h"
#include "core/record/ahu-practice.h"
#include "core/teach/ahu-try.h"
#include "games/rapanui/rn-game.h"
#include "games/tapati/engine/tp-game.h"

#include "support/test-rules.h"

static const struct
{
  const char *folder;
  const AhuGame *(*get) (void);
  guint n_tries;
} kinds[] = { { "rapanui", rn_game_get, 12 }, { "tapati", tp_game_get, 14 } };

static const char *const english[] = { "en", NULL };

/* It has a title in each language, and is about rules that there are. */
static void
assert_told (AhuRecord *record,
             AhuRules  *rules)
{
  g_autoptr (AhuTry) original = ahu_try_read (record, english);
  g_auto (GStrv) languages = g_strsplit (g_getenv ("AHU_TEST_LANGUAGES"), " ", -1);

  for (guint i = 0; languages[i] != NULL; i++)
    {
      const char *const language[] = { languages[i], NULL };
      g_autoptr (AhuTry) try = ahu_try_read (record, language);

      g_assert_nonnull (try);
      g_assert_cmpstr (try->title, !=, original->title);
      g_assert_cmpuint (g_strv_length (try->about), >, 0);
      for (guint k = 0; try->about[k] != NULL; k++)
        g_assert_cmpint (ahu_rules_find (rules, try->about[k]), >=, 0);
    }
}

/* The game begins where that person has several moves; all others are computers. */
static void
assert_asks (AhuRecord *record)
{
  g_autoptr (AhuTry) try = ahu_try_read (record, english);
  g_autoptr (AhuRecord) begun = ahu_try_begin (record, try->seat, try->from);
  g_autoptr (AhuHistory) history = ahu_history_new (begun, NULL);

  g_assert_nonnull (history);
  g_assert_cmpuint (ahu_history_get_moves (history)->len, ==, try->from);
  g_assert_cmpint (ahu_practice_get_person (begun), ==, try->seat);
  g_assert_cmpstr (ahu_record_get_id (begun), !=, ahu_record_get_id (record));
  g_assert_null (ahu_record_get_member (begun, "try"));
  g_assert_true (ahu_try_asks (history, try->seat, try->from));
}

static void
test_tries (gconstpointer data)
{
  guint kind = GPOINTER_TO_UINT (data);
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "..", "data", "games", kinds[kind].folder, "tries", NULL);
  g_autoptr (AhuRules) rules = test_load_rules (kinds[kind].folder, "en");
  g_autoptr (GDir) names = g_dir_open (folder, 0, NULL);
  g_autoptr (GHashTable) ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  const char *name;
  guint n = 0;

  g_assert_nonnull (names);
  ahu_game_register (kinds[kind].get ());
  for (; (name = g_dir_read_name (names)) != NULL; n++)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autoptr (GError) error = NULL;
      g_autoptr (AhuRecord) record = ahu_record_load (path, &error);

      g_assert_no_error (error);
      g_assert_true (ahu_record_get_game (record) == kinds[kind].get ());
      assert_told (record, rules);
      assert_asks (record);
      /* By its id it is known which one was tried. */
      g_assert_true (g_hash_table_add (ids, g_strdup (ahu_record_get_id (record))));
    }
  g_assert_cmpuint (n, ==, kinds[kind].n_tries);
}

/* Whatever stands there, a try is there or it isn't. */
static void
test_malformed (void)
{
  static const char *const values[] = {
    "null", "[]", "{}", "{\"seat\":0,\"from\":0}", "{\"seat\":9,\"from\":0,\"title\":{\"en\":\"A\"}}",
    "{\"seat\":0,\"from\":9999,\"title\":{\"en\":\"A\"}}", "{\"seat\":\"0\",\"from\":0,\"title\":{\"en\":\"A\"}}",
    "{\"seat\":0,\"from\":0,\"title\":{\"en\":1}}", "{\"seat\":0,\"from\":0,\"title\":{}}",
  };
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "rapanui", "two-players.rapanui", NULL);
  g_autoptr (AhuRecord) record = NULL;

  ahu_game_register (rn_game_get ());
  record = ahu_record_load (path, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    {
      g_autoptr (AhuRecord) changed = ahu_record_copy_with (record, "try", json_from_string (values[i], NULL));

      g_assert_null (ahu_try_read (changed, english));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autofree char *name = g_strconcat ("/tries/", kinds[i].folder, NULL);

      g_test_add_data_func (name, GUINT_TO_POINTER (i), test_tries);
    }
  g_test_add_func ("/tries/malformed", test_malformed);

  return g_test_run ();
}

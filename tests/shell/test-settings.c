/* test-settings.c: what is remembered of each game, and what was before games had something of their own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/rn-game.h"
#include "games/rapanui/ui/ahu-rn-settings.h"
#include "shell/ahu-preferences.h"
#include "toolkit/base/ahu-settings.h"

#include "support/probe-game.h"
#include "support/probe-ui.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"

/* Where the settings of the card game were while there was no other. */
static GSettings *
before_new (void)
{
  return g_settings_new ("io.github.ahu_table.Ahu.Before");
}

static GSettings *
get_cards (void)
{
  return ahu_settings_get_game (rn_game_get ());
}

static const char *
find_new_key (const char *key)
{
  return g_str_equal (key, "start-hands") ? "seat-choices" : key;
}

/* Another value than the default, of any type that is there. */
static GVariant *
value_new (const char         *key,
           const GVariantType *type)
{
  if (g_variant_type_equal (type, G_VARIANT_TYPE_BOOLEAN))
    return g_variant_new_boolean (TRUE);
  if (g_variant_type_equal (type, G_VARIANT_TYPE_INT32))
    return g_variant_new_int32 (3);
  if (g_variant_type_equal (type, G_VARIANT_TYPE_STRING))
    return g_variant_new_string (g_str_equal (key, "practise-strength") ? "hard" :
                                 g_str_equal (key, "practise-first") ? "computer" :
                                 g_str_equal (key, "practise-pace") ? "quick" : "red");
  if (g_variant_type_equal (type, G_VARIANT_TYPE ("a{ss}")))
    return g_variant_new_parsed ("{'red': 'fish'}");

  g_assert_true (g_variant_type_equal (type, G_VARIANT_TYPE ("a(ss)")));
  return g_variant_new_parsed ("[('Anna', 'red'), ('Ben', 'green')]");
}

static char **
list_old_keys (GSettings *before)
{
  g_autoptr (GSettingsSchema) schema = NULL;

  g_object_get (before, "settings-schema", &schema, NULL);

  return g_settings_schema_list_keys (schema);
}

/* Every one is the game's then, with the same value, and in its old place no more. */
static void
test_taken_over (void)
{
  g_autoptr (GSettings) before = before_new ();
  g_auto (GStrv) keys = list_old_keys (before);

  g_assert_cmpuint (g_strv_length (keys), ==, 13);
  for (guint i = 0; keys[i] != NULL; i++)
    {
      g_autoptr (GVariant) standard = g_settings_get_default_value (before, keys[i]);

      g_settings_reset (get_cards (), find_new_key (keys[i]));
      g_assert_true (g_settings_set_value (before, keys[i], value_new (keys[i], g_variant_get_type (standard))));
    }
  ahu_rn_settings_take_over ();

  for (guint i = 0; keys[i] != NULL; i++)
    {
      g_autoptr (GVariant) now = g_settings_get_user_value (get_cards (), find_new_key (keys[i]));
      g_autoptr (GVariant) old = g_settings_get_user_value (before, keys[i]);
      g_autoptr (GVariant) wanted = NULL;

      g_assert_null (old);
      g_assert_nonnull (now);
      wanted = g_variant_ref_sink (value_new (keys[i], g_variant_get_type (now)));
      g_assert_true (g_variant_equal (now, wanted));
      g_settings_reset (get_cards (), find_new_key (keys[i]));
    }
}

/* What was set since then stays, and what is reset doesn't come back. */
static void
test_new_wins (void)
{
  g_autoptr (GSettings) before = before_new ();
  g_autofree char *pace = NULL;

  g_settings_set_string (before, "practise-pace", "quick");
  g_settings_set_boolean (before, "hints", TRUE);
  g_settings_set_string (get_cards (), "practise-pace", "none");
  ahu_rn_settings_take_over ();
  pace = g_settings_get_string (get_cards (), "practise-pace");
  g_assert_cmpstr (pace, ==, "none");
  g_assert_true (ahu_settings_get_switch (rn_game_get (), "hints"));

  g_settings_reset (get_cards (), "practise-pace");
  g_settings_reset (get_cards (), "hints");
  ahu_rn_settings_take_over ();
  g_clear_pointer (&pace, g_free);
  pace = g_settings_get_string (get_cards (), "practise-pace");
  g_assert_cmpstr (pace, ==, "normal");
  g_assert_false (ahu_settings_get_switch (rn_game_get (), "hints"));
}

/* What nobody could have set isn't taken over, without a warning. */
static void
test_out_of_range (void)
{
  g_autoptr (GSettings) before = before_new ();
  g_autoptr (GVariant) old = NULL;
  g_autofree char *pace = NULL;

  g_settings_set_string (before, "practise-pace", "at a gallop");
  ahu_rn_settings_take_over ();
  old = g_settings_get_user_value (before, "practise-pace");
  g_assert_null (old);
  pace = g_settings_get_string (get_cards (), "practise-pace");
  g_assert_cmpstr (pace, ==, "normal");
}

/* Nothing of one game is offered in another, but the names of people. */
static void
test_apart (void)
{
  const char *const names[] = { "Anna", "Ben", NULL };
  const char *const others[] = { "Chiara", "Dario", "Emil", NULL };
  const char *const colours[] = { "red", "green", NULL };
  const char *const other_colours[] = { "orange", "red", "green", NULL };
  g_auto (GStrv) loaded = NULL;
  g_auto (GStrv) loaded_colours = NULL;
  g_auto (GStrv) earlier = NULL;
  g_autofree char *choice = NULL;

  ahu_settings_save_players (rn_game_get (), names, colours);
  ahu_settings_save_seat_choice (rn_game_get (), "red", "fish");
  ahu_settings_save_players (probe_game_get (), others, other_colours);

  g_assert_cmpuint (ahu_settings_load_players (rn_game_get (), &loaded, &loaded_colours), ==, 2);
  g_assert_cmpstrv (loaded, names);
  g_assert_cmpstrv (loaded_colours, colours);
  g_assert_null (ahu_settings_load_seat_choice (probe_game_get (), "red"));
  choice = ahu_settings_load_seat_choice (rn_game_get (), "red");
  g_assert_cmpstr (choice, ==, "fish");
  earlier = ahu_settings_load_earlier_names ();
  g_assert_cmpstrv (earlier, ((const char *[]) { "Chiara", "Dario", "Emil", "Anna", "Ben", NULL }));

  g_settings_reset (get_cards (), "last-players");
  g_settings_reset (get_cards (), "seat-choices");
  g_settings_reset (ahu_settings_get_game (probe_game_get ()), "last-players");
  g_settings_reset (ahu_settings_get (), "earlier-names");
}

static void
count_cb (guint *count)
{
  *count += 1;
}

static void
followed_cb (GObject *object)
{
  count_cb (g_object_get_data (object, "count"));
}

/* Each switch in the table of a game is a key of its own schema, and whatever follows the
 * switches hears of it without naming it. */
static void
test_switches (gconstpointer data)
{
  const AhuGameUi *ui = data != NULL ? probe_ui_get () : ahu_game_ui_find (rn_game_get ());
  const AhuGameUi *other = data != NULL ? ahu_game_ui_find (rn_game_get ()) : probe_ui_get ();
  g_autoptr (GObject) object = g_object_new (G_TYPE_OBJECT, NULL);
  g_autoptr (GObject) elsewhere = g_object_new (G_TYPE_OBJECT, NULL);
  const AhuSwitch *switches;
  guint n, heard = 0, heard_elsewhere = 0;

  probe_ui_offer (TRUE);
  g_object_set_data (object, "count", &heard);
  g_object_set_data (elsewhere, "count", &heard_elsewhere);
  ahu_game_ui_follow_switches (ui, G_CALLBACK (followed_cb), object);
  ahu_game_ui_follow_switches (other, G_CALLBACK (followed_cb), elsewhere);
  switches = ui->switches;
  for (n = 0; switches[n].key != NULL; n++)
    ;
  g_assert_cmpuint (n, >, 0);
  for (guint i = 0; i < n; i++)
    {
      g_assert_false (ahu_settings_get_switch (ui->game, switches[i].key));
      g_settings_set_boolean (ahu_settings_get_game (ui->game), switches[i].key, TRUE);
      g_assert_true (ahu_settings_get_switch (ui->game, switches[i].key));
      g_assert_cmpuint (heard, ==, i + 1);
    }
  g_assert_cmpuint (heard_elsewhere, ==, 0);
  for (guint i = 0; i < n; i++)
    g_settings_reset (ahu_settings_get_game (ui->game), switches[i].key);
  probe_ui_offer (FALSE);
}

/* What only another game has is off. */
static void
test_of_another (void)
{
  g_settings_set_boolean (ahu_settings_get_game (rn_game_get ()), "open-stone", TRUE);
  g_assert_true (ahu_settings_get_switch (rn_game_get (), "open-stone"));
  g_assert_false (ahu_settings_get_switch (probe_game_get (), "open-stone"));
  g_settings_reset (ahu_settings_get_game (rn_game_get ()), "open-stone");
}

/* A game's row in the preferences switches that game. */
static void
test_row (void)
{
  GtkWidget *window, *toggle;

  probe_ui_offer (TRUE);
  window = ahu_preferences_window_new ();
  gtk_window_present (GTK_WINDOW (window));
  toggle = test_ui_find (window, GTK_TYPE_SWITCH, "A switch");
  gtk_switch_set_active (GTK_SWITCH (toggle), TRUE);
  g_assert_true (ahu_settings_get_switch (probe_game_get (), PROBE_UI_SWITCH));
  g_settings_reset (ahu_settings_get_game (probe_game_get ()), PROBE_UI_SWITCH);
  g_assert_false (gtk_switch_get_active (GTK_SWITCH (toggle)));
  gtk_window_destroy (GTK_WINDOW (window));
  probe_ui_offer (FALSE);
}

int
main (int   argc,
      char *argv[])
{
  test_ui_init (&argc, &argv);
  ahu_game_ui_register (probe_ui_get ());

  g_test_add_func ("/ui/settings/taken-over", test_taken_over);
  g_test_add_func ("/ui/settings/new-wins", test_new_wins);
  g_test_add_func ("/ui/settings/out-of-range", test_out_of_range);
  g_test_add_func ("/ui/settings/apart", test_apart);
  g_test_add_data_func ("/ui/settings/switches/cards", NULL, test_switches);
  g_test_add_data_func ("/ui/settings/switches/probe", "probe", test_switches);
  g_test_add_func ("/ui/settings/of-another-game", test_of_another);
  g_test_add_func ("/ui/settings/row", test_row);

  return g_test_run ();
}

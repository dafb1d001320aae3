/* test-record.c: the form of a record, member by member, and writing it again
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "core/base/ahu-name.h"
#include "core/json/ahu-json-text.h"
#include "core/record/ahu-practice.h"
#include "core/record/ahu-record-counts.h"
#include "support/toy-game.h"

/* Values of every JSON type, and numbers that are no integers. */
static const char *const values[] = {
  "null", "true", "false", "1", "-1", "0", "1.0", "1e0", "18446744073709551617", "1e999",
  "\"\"", "\"1\"", "\"red\"", "[]", "[1]", "[[]]", "[{}]", "{}", "{\"a\":1}",
};

typedef struct
{
  const char *member; /* path in the text */
  const char *good;   /* the value in the text, as it stands there */
  const char *type;   /* of values: only these may be taken */
} Member;

static const Member members[] = {
  { "format", "\"ahu-record\"", "" },
  { "version", "1", "one" },
  { "game", "\"toy\"", "" },
  { "id", "\"an-id\"", "string" },
  { "created", "\"2026-11-20T19:30:00Z\"", "string" },
  { "name", "\"A\"", "string" },
  { "colour", "\"red\"", "red" },
  { "limit", "10", "integer" },
};

static char *
replace (const char *text,
         const char *old,
         const char *new)
{
  const char *found = strstr (text, old);

  g_assert_nonnull (found);

  return g_strdup_printf ("%.*s%s%s", (int) (found - text), text, new, found + strlen (old));
}

static void
assert_refused (const char     *text,
                gssize          length,
                AhuRecordError  code,
                const char     *part)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (AhuRecord) record = toy_parse (text, length, &error);

  if (record != NULL)
    g_test_message ("taken for a record: %s", text);

  g_assert_null (record);
  g_assert_error (error, AHU_RECORD_ERROR, (int) code);
  g_assert_true (g_str_has_suffix (error->message, "."));
  g_assert_null (strchr (error->message, '\n'));
  if (part != NULL)
    g_assert_nonnull (strstr (error->message, part));
}

static gboolean
fits (const char *type,
      const char *value)
{
  if (g_str_equal (type, "string"))
    return *value == '"';

  if (g_str_equal (type, "red"))
    return g_str_equal (value, "\"red\"");

  if (g_str_equal (type, "one"))
    return g_str_equal (value, "1");

  if (g_str_equal (type, "integer"))
    return g_str_equal (value, "1") || g_str_equal (value, "-1") || g_str_equal (value, "0");

  return FALSE;
}

static void
test_every_type (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (members); i++)
    {
      g_autofree char *old = g_strdup_printf ("\"%s\":%s", members[i].member, members[i].good);

      for (guint j = 0; j < G_N_ELEMENTS (values); j++)
        {
          g_autofree char *new = g_strdup_printf ("\"%s\":%s", members[i].member, values[j]);
          g_autofree char *text = replace (toy_text, old, new);
          g_autoptr (GError) error = NULL;
          g_autoptr (AhuRecord) record = toy_parse (text, -1, &error);

          if ((record != NULL) != fits (members[i].type, values[j]))
            g_error ("%s: %s", new, record != NULL ? "taken" : error->message);
        }
    }
}

static void
test_every_member_missing (void)
{
  static const char *const names[] = {
    "version", "game", "id", "created", "players", "setup", "moves", "name", "colour", "limit",
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *old = g_strdup_printf ("\"%s\":", names[i]);
      g_autofree char *text = replace (toy_text, old, "\"x\":");

      assert_refused (text, -1, AHU_RECORD_ERROR_MEMBER, names[i]);
    }
}

/* Lists and objects: the values stand in place of the whole member. */
static void
test_containers (void)
{
  static const char *const names[] = { "players", "setup", "moves" };
  g_autoptr (JsonNode) root = ahu_json_text_parse (toy_text, strlen (toy_text), NULL);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    for (guint j = 0; j < G_N_ELEMENTS (values); j++)
      {
        g_autoptr (JsonNode) copy = json_node_copy (root);
        g_autoptr (JsonObject) object = json_object_new ();
        g_autoptr (AhuRecord) record = NULL;
        g_autoptr (GError) error = NULL;
        g_autoptr (GList) list = json_object_get_members (json_node_get_object (copy));

        for (GList *l = list; l != NULL; l = l->next)
          json_object_set_member (object, l->data,
                                  g_str_equal (l->data, names[i])
                                  ? ahu_json_text_parse (values[j], strlen (values[j]), NULL)
                                  : json_object_dup_member (json_node_get_object (copy), l->data));

        record = ahu_record_new_from_document (object, &error);
        if (record == NULL)
          g_assert_error (error, AHU_RECORD_ERROR, AHU_RECORD_ERROR_MEMBER);

        /* A list of moves may hold anything, the number of players is for the
         * rules; this game's set-up needs its member. */
        g_assert_true ((record != NULL) == ((i == 2 && *values[j] == '[') ||
                                            (i == 0 && g_str_equal (values[j], "[]"))));
      }
}

static void
test_names_the_member (void)
{
  g_autofree char *type = replace (toy_text, "\"colour\":\"blue\"", "\"colour\":7");
  g_autofree char *unknown = replace (toy_text, "\"colour\":\"blue\"", "\"colour\":\"pink\"");
  g_autofree char *repeated = replace (toy_text, "\"colour\":\"blue\"", "\"colour\":\"red\"");
  g_autofree char *player = replace (toy_text, "\"players\":[", "\"players\":[7,");

  assert_refused (type, -1, AHU_RECORD_ERROR_MEMBER, "players[1].colour");
  assert_refused (unknown, -1, AHU_RECORD_ERROR_MEMBER, "pink");
  assert_refused (repeated, -1, AHU_RECORD_ERROR_MEMBER, "red");
  assert_refused (player, -1, AHU_RECORD_ERROR_MEMBER, "players[0]");
}

static void
test_version (void)
{
  g_autofree char *newer = replace (toy_text, "\"version\":1", "\"version\":99");
  g_autofree char *older = replace (toy_text, "\"version\":1", "\"version\":0");
  g_autofree char *negative = replace (toy_text, "\"version\":1", "\"version\":-5");

  assert_refused (newer, -1, AHU_RECORD_ERROR_VERSION, "newer");
  assert_refused (newer, -1, AHU_RECORD_ERROR_VERSION, "99");
  assert_refused (older, -1, AHU_RECORD_ERROR_VERSION, NULL);
  assert_refused (negative, -1, AHU_RECORD_ERROR_VERSION, NULL);
}

static void
test_format_and_game (void)
{
  g_autofree char *format = replace (toy_text, "ahu-record", "chess");
  g_autofree char *game = replace (toy_text, "\"toy\"", "\"chess\"");

  assert_refused (format, -1, AHU_RECORD_ERROR_FORMAT, NULL);
  assert_refused (game, -1, AHU_RECORD_ERROR_GAME, "chess");
  assert_refused ("[]", -1, AHU_RECORD_ERROR_FORMAT, NULL);
  assert_refused ("7", -1, AHU_RECORD_ERROR_FORMAT, NULL);
  assert_refused ("{}", -1, AHU_RECORD_ERROR_FORMAT, NULL);
  assert_refused ("", 0, AHU_RECORD_ERROR_JSON, "empty");
}

static GBytes *
write_all (AhuRecord *record)
{
  GPtrArray *moves = ahu_record_get_moves (record);

  return ahu_record_to_bytes (record, moves, moves->len);
}

#define SHEET(members) \
  "{\"format\":\"ahu-result\",\"version\":1,\"game\":\"toy\"," members "\"players\":[" \
  "{\"name\":\"A\",\"colour\":\"red\"},{\"name\":\"B\",\"colour\":\"blue\"}]}"

static AhuRecord *
read_sheet (const char *text)
{
  g_autoptr (GError) error = NULL;
  AhuRecord *record = toy_parse (text, -1, &error);

  g_assert_no_error (error);
  g_assert_true (ahu_record_is_sheet (record));
  g_assert_cmpuint (ahu_record_get_moves (record)->len, ==, 0);
  g_assert_cmpuint (json_object_get_size (ahu_record_get_setup (record)), ==, 0);
  g_assert_cmpuint (ahu_record_get_n_players (record), ==, 2);

  return record;
}

/* A result sheet has the members of a record that it needs as a game, and no moves: a member of
 * that name is one that Ahu doesn't know. Where nobody scores such sheets it hasn't ended. */
static void
test_sheet (void)
{
  g_autofree char *text = replace (toy_text, "ahu-record", "ahu-result");
  g_autoptr (AhuRecord) record = read_sheet (text);
  g_autoptr (AhuRecord) plain = toy_parse (toy_text, -1, NULL);
  g_autoptr (GBytes) bytes = write_all (record);
  g_autoptr (JsonNode) before = ahu_json_text_parse (text, strlen (text), NULL);
  g_autoptr (JsonNode) after = ahu_json_text_parse (g_bytes_get_data (bytes, NULL),
                                                    g_bytes_get_size (bytes), NULL);

  g_assert_false (ahu_record_is_sheet (plain));
  g_assert_cmpstr (ahu_record_get_id (record), ==, "an-id");
  g_assert_cmpstr (ahu_record_get_created (record), ==, "2026-11-20T19:30:00Z");
  g_assert_cmpstr (ahu_record_get_names (record)[1], ==, "B");
  g_assert_false (ahu_record_is_counted (record));
  g_assert_true (json_node_equal (before, after));
}

/* A sheet without an id is the same game whenever it is read, and another one than one with other counts. */
static void
test_sheet_without_id (void)
{
  g_autoptr (AhuRecord) record = read_sheet (SHEET ("\"a\":1,"));
  g_autoptr (AhuRecord) again = read_sheet (SHEET ("\"a\":1,"));
  g_autoptr (AhuRecord) other = read_sheet (SHEET ("\"a\":2,"));

  g_assert_cmpstr (ahu_record_get_id (record), !=, "");
  g_assert_cmpstr (ahu_record_get_id (record), ==, ahu_record_get_id (again));
  g_assert_cmpstr (ahu_record_get_id (record), !=, ahu_record_get_id (other));
  g_assert_cmpstr (ahu_record_get_created (record), ==, "");

  assert_refused (SHEET ("\"id\":7,"), -1, AHU_RECORD_ERROR_MEMBER, "“id”");
  assert_refused (SHEET ("\"created\":null,"), -1, AHU_RECORD_ERROR_MEMBER, "“created”");
}

static void
test_names (void)
{
  g_autofree char *escaped = replace (toy_text, "\"name\":\"A\"", "\"name\":\"A\\u0000B\"");
  g_autofree char *raw = replace (toy_text, "\"name\":\"A\"", "\"name\":\"A#B\"");
  g_autofree char *invalid = replace (toy_text, "\"name\":\"A\"", "\"name\":\"A\xff\"");
  g_autofree char *surrogate = replace (toy_text, "\"name\":\"A\"", "\"name\":\"\\ud800\"");
  gssize length = (gssize) strlen (raw);

  *strchr (raw, '#') = '\0';
  assert_refused (escaped, -1, AHU_RECORD_ERROR_JSON, "NUL");
  assert_refused (raw, length, AHU_RECORD_ERROR_JSON, NULL);
  assert_refused (invalid, -1, AHU_RECORD_ERROR_JSON, "UTF-8");
  assert_refused (surrogate, -1, AHU_RECORD_ERROR_JSON, NULL);
}

static void
test_every_truncation (void)
{
  for (gsize length = 0; length < strlen (toy_text); length++)
    assert_refused (toy_text, (gssize) length, AHU_RECORD_ERROR_JSON, NULL);
}

static void
test_members (void)
{
  g_autoptr (AhuRecord) record = toy_parse (toy_text, -1, NULL);

  g_assert_true (ahu_record_get_game (record) == toy_game_get ());
  g_assert_false (ahu_record_is_new (record));
  g_assert_cmpstr (ahu_record_get_id (record), ==, "an-id");
  g_assert_cmpstr (ahu_record_get_created (record), ==, "2026-11-20T19:30:00Z");
  g_assert_cmpuint (ahu_record_get_n_players (record), ==, 2);
  g_assert_cmpstr (ahu_record_get_names (record)[0], ==, "A");
  g_assert_cmpstr (ahu_record_get_names (record)[1], ==, "B");
  g_assert_null (ahu_record_get_names (record)[2]);
  g_assert_cmpstr (ahu_record_get_colours (record)[0], ==, "red");
  g_assert_cmpstr (ahu_record_get_colours (record)[1], ==, "blue");
  g_assert_null (ahu_record_get_colours (record)[2]);
  g_assert_cmpint (json_object_get_int_member (ahu_record_get_setup (record), "limit"), ==, 10);
  g_assert_cmpuint (ahu_record_get_moves (record)->len, ==, 3);
}

static void
test_keeps_everything (void)
{
  g_autoptr (AhuRecord) record = toy_parse (toy_text, -1, NULL);
  g_autoptr (GBytes) bytes = write_all (record);
  g_autoptr (JsonNode) before = ahu_json_text_parse (toy_text, strlen (toy_text), NULL);
  g_autoptr (JsonNode) after = ahu_json_text_parse (g_bytes_get_data (bytes, NULL),
                                                    g_bytes_get_size (bytes), NULL);

  g_assert_true (json_node_equal (before, after));
}

static void
test_writes_the_same_again (void)
{
  g_autoptr (AhuRecord) record = toy_parse (toy_text, -1, NULL);
  g_autoptr (GBytes) bytes = write_all (record);
  g_autoptr (AhuRecord) again = toy_parse (g_bytes_get_data (bytes, NULL),
                                           (gssize) g_bytes_get_size (bytes), NULL);
  g_autoptr (GBytes) same = write_all (again);

  g_assert_true (g_bytes_equal (bytes, same));
}

/* The order of members and a move's own line: what a person reads. */
static void
test_layout (void)
{
  g_autoptr (AhuRecord) record = toy_parse (toy_text, -1, NULL);
  g_autoptr (GBytes) bytes = ahu_record_to_bytes (record, ahu_record_get_moves (record), 2);
  g_autofree char *text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));

  g_assert_cmpstr (text, ==,
                   "{\n"
                   "  \"format\": \"ahu-record\",\n"
                   "  \"version\": 1,\n"
                   "  \"game\": \"toy\",\n"
                   "  \"id\": \"an-id\",\n"
                   "  \"mood\": {\"a\": [1, 2.5, null, true, \"é\\n\"]},\n"
                   "  \"created\": \"2026-11-20T19:30:00Z\",\n"
                   "  \"players\": [\n"
                   "    {\"name\": \"A\", \"colour\": \"red\", \"age\": [7]},\n"
                   "    {\"since\": 1999, \"colour\": \"blue\", \"name\": \"B\"}\n"
                   "  ],\n"
                   "  \"setup\": {\"limit\": 10, \"weather\": \"rain\"},\n"
                   "  \"moves\": [\n"
                   "    {\"add\": 3, \"note\": \"why?\"},\n"
                   "    {\"add\": -1}\n"
                   "  ],\n"
                   "  \"end\": false\n"
                   "}\n");
}

static void
test_moves_of_any_type (void)
{
  g_autofree char *text = replace (toy_text, "{\"add\":-1}", "null,7,\"x\",[],1e999");
  g_autoptr (AhuRecord) record = toy_parse (text, -1, NULL);
  g_autoptr (GBytes) bytes = write_all (record);

  g_assert_cmpuint (ahu_record_get_moves (record)->len, ==, 7);
  g_assert_nonnull (bytes);
}

static void
test_new (void)
{
  g_autoptr (AhuRecord) record = toy_record (7);
  g_autoptr (AhuRecord) other = toy_record (7);
  g_autoptr (GBytes) bytes = write_all (record);
  g_autoptr (AhuRecord) again = toy_parse (g_bytes_get_data (bytes, NULL),
                                           (gssize) g_bytes_get_size (bytes), NULL);

  g_assert_true (ahu_record_is_new (record));
  g_assert_true (g_uuid_string_is_valid (ahu_record_get_id (record)));
  g_assert_cmpstr (ahu_record_get_id (record), !=, ahu_record_get_id (other));
  g_assert_cmpstr (ahu_record_get_id (record), ==, ahu_record_get_id (again));
  g_assert_cmpstr (ahu_record_get_created (record), ==, ahu_record_get_created (again));
  g_assert_true (g_str_has_suffix (ahu_record_get_created (again), "Z"));
  g_assert_cmpstr (ahu_record_get_colours (again)[0], ==, "blue");
  g_assert_cmpuint (ahu_record_get_moves (again)->len, ==, 0);
}

/* A name may hold whatever a program writes: the file keeps it, people see one line, without
 * what nobody sees at its end. */
static void
test_new_with_odd_names (void)
{
  const char *const names[] = { "\"\\\n\t\x01/", "𝔄\xe2\x80\xa8é\xe2\x80\xa8", NULL };
  const char *const colours[] = { "green", "red", NULL };
  JsonNode *setup = ahu_json_text_parse ("{\"limit\":3}", 11, NULL);
  g_autoptr (AhuRecord) record = ahu_record_new_with_id (toy_game_get (), "x", "y", names,
                                                         colours, setup);
  g_autoptr (GBytes) bytes = write_all (record);
  g_autoptr (AhuRecord) again = toy_parse (g_bytes_get_data (bytes, NULL),
                                           (gssize) g_bytes_get_size (bytes), NULL);
  g_autoptr (GBytes) same = write_all (again);

  g_assert_cmpstr (ahu_record_get_id (again), ==, "x");
  g_assert_cmpstr (ahu_record_get_created (again), ==, "y");
  g_assert_cmpstr (ahu_record_get_names (again)[0], ==, "\"\\   /");
  g_assert_cmpstr (ahu_record_get_names (again)[1], ==, "𝔄 é");
  g_assert_nonnull (g_strstr_len (g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes),
                                  "\"𝔄\xe2\x80\xa8é\xe2\x80\xa8\""));
  g_assert_true (g_bytes_equal (bytes, same));
}

static AhuRecord *
record_with (const char *name,
             const char *title)
{
  g_autofree char *member = g_strdup_printf ("\"name\":\"%s\"", name);
  g_autofree char *named = replace (toy_text, "\"name\":\"A\"", member);
  g_autofree char *first = g_strdup_printf ("{\"title\":\"%s\",\"format\":", title);
  g_autofree char *text = replace (named, "{\"format\":", first);
  AhuRecord *record = toy_parse (text, -1, NULL);

  g_assert_nonnull (record);
  return record;
}

/* No name turns what stands after it, or poses as another one. */
static void
test_names_that_turn (void)
{
  const char *const typed[] = { "\u202e" "evil\u202c", NULL };
  const char *const colours[] = { "green", NULL };
  g_autoptr (AhuRecord) record = record_with ("\\u202Eevil\\u202c\\u200e\\u200f\\u061c\\u2066\\u2069", "a\\u202eb\\u009bc");
  g_autoptr (AhuRecord) made = ahu_record_new (toy_game_get (), typed, colours,
                                               ahu_json_text_parse ("{\"limit\":3}", 11, NULL));
  g_autoptr (GBytes) bytes = write_all (record);
  g_auto (GStrv) isolated = ahu_names_isolate (typed);

  g_assert_cmpstr (ahu_record_get_names (record)[0], ==, "evil");
  g_assert_cmpstr (ahu_record_get_names (made)[0], ==, "evil");
  g_assert_cmpstr (ahu_record_get_title (record), ==, "ab c");
  g_assert_cmpstr (isolated[0], ==, "\u200e\u2068\u202e" "evil\u202c\u2069");
  /* The file keeps what is in it. */
  g_assert_nonnull (g_strstr_len (g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes),
                                  "\u202e" "evil\u202c\u200e"));
}

/* A sentence about a wrong value has a word for whoever it names. */
static void
test_name_of (void)
{
  const char *const names[] = { "Ada", "Ben", NULL };

  g_assert_cmpstr (ahu_name_of (names, 1), ==, "Ben");
  g_assert_cmpstr (ahu_name_of (names, 2), ==, "?");
  g_assert_cmpstr (ahu_name_of (names, -1), ==, "?");
  g_assert_cmpstr (ahu_name_of (names, G_MAXINT64), ==, "?");
}

/* However long a file makes them, what is laid out is short, and ends with a whole
 * character: here a family of five code points. */
static void
test_names_without_end (void)
{
  g_autofree char *letters = g_strnfill (1000000, 'x');
  g_autoptr (AhuRecord) record = record_with (letters, letters);
  g_autoptr (GString) families = g_string_new ("xx");
  g_autoptr (AhuRecord) emojis = NULL;
  g_autoptr (GString) accents = g_string_new ("e");
  g_autoptr (AhuRecord) accented = NULL;
  g_autoptr (GBytes) bytes = write_all (record);

  g_assert_cmpint (g_utf8_strlen (ahu_record_get_names (record)[0], -1), ==, 81);
  g_assert_cmpint (g_utf8_strlen (ahu_record_get_title (record), -1), ==, 501);
  g_assert_true (g_str_has_suffix (ahu_record_get_names (record)[0], "x…"));
  g_assert_cmpuint (g_bytes_get_size (bytes), >, 2000000);

  for (guint i = 0; i < 40; i++)
    g_string_append (families, "👨\u200d👩\u200d👧");
  emojis = record_with (families->str, "t");
  g_assert_cmpint (g_utf8_strlen (ahu_record_get_names (emojis)[0], -1), ==, 2 + 15 * 5 + 1);

  for (guint i = 0; i < 1000; i++)
    g_string_append (accents, "\u0301");
  accented = record_with (accents->str, "t");
  g_assert_cmpint (g_utf8_strlen (ahu_record_get_names (accented)[0], -1), ==, 81);
}

/* What a message quotes is cut where no right word would be as long. */
static void
test_quotes (void)
{
  g_autofree char *long_word = g_strnfill (5000, 'x');
  g_autofree char *game = g_strconcat ("\"game\":\"a\\nb", long_word, "\"", NULL);
  g_autofree char *text = replace (toy_text, "\"game\":\"toy\"", game);
  g_autoptr (GError) error = NULL;
  g_autoptr (AhuRecord) record = toy_parse (text, -1, &error);

  g_assert_null (record);
  g_assert_error (error, AHU_RECORD_ERROR, AHU_RECORD_ERROR_GAME);
  g_assert_cmpstr (error->message, ==,
                   "This version of Ahu doesn’t know the game “a bxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…” yet.");
}

/* A game that goes on from a practice game is one too, against the same computers. */
static void
test_practice (void)
{
  const AhuStrength strengths[] = { AHU_STRENGTH_NONE, AHU_STRENGTH_HARD };
  g_autoptr (AhuRecord) plain = toy_record (10);
  g_autoptr (AhuRecord) practice = ahu_practice_add (plain, strengths, G_N_ELEMENTS (strengths));
  g_autoptr (AhuRecord) branch = ahu_record_branch (practice, ahu_record_get_moves (practice), 0);
  g_autoptr (AhuRecord) other = ahu_record_branch (plain, ahu_record_get_moves (plain), 0);

  g_assert_false (ahu_practice_is (other));
  g_assert_true (ahu_practice_is (branch));
  g_assert_cmpint (ahu_practice_get_person (branch), ==, 0);
  g_assert_cmpint (ahu_practice_get_strength (branch, 1), ==, AHU_STRENGTH_HARD);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ahu_game_register (toy_game_get ());

  g_test_add_func ("/record/every-type", test_every_type);
  g_test_add_func ("/record/every-member-missing", test_every_member_missing);
  g_test_add_func ("/record/containers", test_containers);
  g_test_add_func ("/record/names-the-member", test_names_the_member);
  g_test_add_func ("/record/version", test_version);
  g_test_add_func ("/record/format-and-game", test_format_and_game);
  g_test_add_func ("/record/sheet", test_sheet);
  g_test_add_func ("/record/sheet-without-id", test_sheet_without_id);
  g_test_add_func ("/record/names", test_names);
  g_test_add_func ("/record/every-truncation", test_every_truncation);
  g_test_add_func ("/record/members", test_members);
  g_test_add_func ("/record/keeps-everything", test_keeps_everything);
  g_test_add_func ("/record/writes-the-same-again", test_writes_the_same_again);
  g_test_add_func ("/record/layout", test_layout);
  g_test_add_func ("/record/moves-of-any-type", test_moves_of_any_type);
  g_test_add_func ("/record/new", test_new);
  g_test_add_func ("/record/new-with-odd-names", test_new_with_odd_names);
  g_test_add_func ("/record/names-that-turn", test_names_that_turn);
  g_test_add_func ("/record/name-of", test_name_of);
  g_test_add_func ("/record/names-without-end", test_names_without_end);
  g_test_add_func ("/record/quotes", test_quotes);
  g_test_add_func ("/record/practice", test_practice);

  return g_test_run ();
}

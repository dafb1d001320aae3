/* test-json-text.c: what is JSON and what isn't, and writing it again
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>
#include <string.h>

#include "core/json/ahu-json-text.h"
#include "core/record/ahu-record.h"

typedef struct
{
  const char *text;
  const char *written; /* NULL if the same */
} Good;

static const Good good[] = {
  { "null", NULL },
  { "true", NULL },
  { "false", NULL },
  { "0", NULL },
  { "-0", "0" },
  { " \t\r\n1\n", "1" },
  { "-17", NULL },
  { "9223372036854775807", NULL },
  { "-9223372036854775808", NULL },
  { "1.0", NULL },
  { "1e0", "1.0" },
  { "1E+2", "100.0" },
  { "25e-1", "2.5" },
  { "-0.0", NULL },
  { "\"\"", NULL },
  { "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"", "\"\\\"\\\\/\\b\\f\\n\\r\\t\"" },
  { "\"\\u0041\\u00e9\\uD83D\\ude00\"", "\"Aé😀\"" },
  { "\"\\u001f\\u007f\"", "\"\\u001f\x7f\"" },
  { "[]", NULL },
  { "{}", NULL },
  { "[1,[],{}]", "[1, [], {}]" },
  { "{\"\":1,\"b\":{\"b\":[null]},\"a\":\"\"}", "{\"\": 1, \"b\": {\"b\": [null]}, \"a\": \"\"}" },
};

static const char *const bad[] = {
  "", " ", "nul", "nulll", "True", "NaN", "Infinity", "undefined", "'a'", "a",
  "+1", "01", "-", "-a", ".5", "1.", "1.e1", "1e", "1e+", "0x10", "1 2", "--1", "1_000",
  "\"", "\"a", "\"\n\"", "\"\t\"", "\"\\a\"", "\"\\x41\"", "\"\\", "\"\\u", "\"\\u12", "\"\\u12g4\"",
  "\"\\u0000\"", "\"a\\u0000b\"", "\"\\ud800\"", "\"\\ud800x\"", "\"\\ud800\\n\"", "\"\\ud800\\u0041\"",
  "\"\\udc00\"", "\"\\udc00\\ud800\"", "\"\\ud800\\ud800\"", "\"\\ud800\\u12",
  "[", "]", "[1", "[1,", "[1,]", "[,1]", "[1 2]", "[1}", "[1]]", "[]{}", "[1],",
  "{", "}", "{\"a\"", "{\"a\":", "{\"a\":1", "{\"a\":1,", "{\"a\":1,}", "{,}", "{a:1}", "{1:1}",
  "{\"a\" 1}", "{\"a\"=1}", "{\"a\":1 \"b\":2}", "{\"a\":1]", "{\"a\":1;}", "{\"a\":,}",
  "{\"a\":1,\"a\":2}", "{\"a\":1,\"\\u0061\":2}", "{\"a\\u0000\":1}",
  "// x\n1", "/* x */1", "1//", "# x\n1", "var a = 1;", "\xef\xbb\xbf" "1",
  "\"\xff\"", "\"\xc3\"", "\"\xc0\x80\"", "\"\xed\xa0\x80\"", "\"\xf4\x90\x80\x80\"", "\xff", "1\xff",
};

static JsonNode *
parse (const char  *text,
       gsize        length,
       GError     **error)
{
  /* Exactly that long, so that a sanitizer sees any reading beyond it. */
  g_autofree char *copy = g_memdup2 (text, length);

  return ahu_json_text_parse (copy, length, error);
}

static char *
to_text (JsonNode *node)
{
  GString *text = g_string_new (NULL);

  ahu_json_text_append (text, node);
  return g_string_free (text, FALSE);
}

static char *
nested (const char *open,
        const char *close,
        guint       depth)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < depth; i++)
    g_string_append (text, open);
  g_string_append (text, "1");
  for (guint i = 0; i < depth; i++)
    g_string_append (text, close);

  return g_string_free (text, FALSE);
}

static void
assert_bad (const char *text,
            gsize       length)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = parse (text, length, &error);

  if (node != NULL)
    g_test_message ("taken for JSON: %s", text);

  g_assert_null (node);
  g_assert_error (error, AHU_RECORD_ERROR, AHU_RECORD_ERROR_JSON);
  g_assert_true (g_str_has_suffix (error->message, "."));
  g_assert_null (strchr (error->message, '\n'));
}

static void
test_good (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (good); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (JsonNode) node = parse (good[i].text, strlen (good[i].text), &error);
      g_autofree char *text = NULL;

      g_assert_no_error (error);
      text = to_text (node);
      g_assert_cmpstr (text, ==, good[i].written != NULL ? good[i].written : good[i].text);
    }
}

static void
test_bad (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    assert_bad (bad[i], strlen (bad[i]));
}

static void
test_nul_bytes (void)
{
  assert_bad ("\0", 1);
  assert_bad ("1\0", 2);
  assert_bad ("\0" "1", 2);
  assert_bad ("\"a\0b\"", 5);
  assert_bad ("\0\0\0\0\0\0\0\0", 8);
}

static void
test_every_truncation (void)
{
  const char text[] = "{\"a\":[1,-2.5e+3,true,false,null,\"\\u00e9\\ud83d\\ude00é\\n\"],\"b\":{\"c\":{}}}";
  g_autoptr (JsonNode) whole = parse (text, strlen (text), NULL);

  g_assert_nonnull (whole);

  for (gsize length = 0; length < strlen (text); length++)
    assert_bad (text, length);
}

static void
test_line_numbers (void)
{
  const char text[] = "{\n\n\"a\":\n x}";
  g_autoptr (GError) error = NULL;

  g_assert_null (parse (text, strlen (text), &error));
  g_assert_nonnull (strstr (error->message, "line 4"));
}

/* Objects in a list of the top object that are written the same are parsed only
 * once; what nearly looks the same is not. */
static void
test_equal_objects (void)
{
  const char text[] =
    "{\"m\": [{\"a\": 1}, {\"a\": 1}, {\"a\": 1.0}, {\"a\": \"}\"}, {\"a\": \"}\"}, {\"a\": \"}, {\"}, "
    "{\"a\": {\"a\": 1}}, {\"a\": {\"a\": 1}, \"b\": 2}, {\"a\": {\"a\": 1}}, {}, {}, [{\"a\": 1}], "
    "{\"a\": \"\\\"}\"}, {\"a\": \"\\\"}\"}], \"n\": [{\"a\": 1}], \"a\": {\"a\": 1}}";
  static const char *const nearly[] = {
    "{\"m\":[{\"a\":1},{\"a\":1}{\"a\":1}]}",
    "{\"m\":[{\"a\":1},{\"a\":1]}",
    "{\"m\":[{\"a\":1},{\"a\":1}",
    "{\"m\":[{\"a\":[1}]},{\"a\":[1}]}]}",
  };
  g_autoptr (JsonNode) node = parse (text, strlen (text), NULL);
  g_autofree char *written = NULL;

  g_assert_nonnull (node);
  written = to_text (node);
  g_assert_cmpstr (written, ==, text);

  for (guint i = 0; i < G_N_ELEMENTS (nearly); i++)
    assert_bad (nearly[i], strlen (nearly[i]));
}

/* Nor may an object that was known be deeper than one that is parsed. */
static void
test_equal_objects_and_depth (void)
{
  g_autofree char *value = nested ("[", "]", 40);
  g_autofree char *object = g_strdup_printf ("{\"a\":%s}", value);
  g_autofree char *fits = g_strdup_printf ("{\"m\":[%s,[[%s]]]}", object, object);
  g_autofree char *too_deep = g_strdup_printf ("{\"m\":[%s,[[[[[[[[[[[[[[[[[[[[[[[[[%s"
                                               "]]]]]]]]]]]]]]]]]]]]]]]]]]}", object, object);
  g_autoptr (JsonNode) node = parse (fits, strlen (fits), NULL);

  g_assert_nonnull (node);
  assert_bad (too_deep, strlen (too_deep));
}

static void
test_integers_beyond_64_bits (void)
{
  static const char *const texts[] = {
    "9223372036854775808", "-9223372036854775809", "18446744073709551615",
    "-18446744073709551615", "18446744073709551617", "100000000000000000000000000000000000000",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (JsonNode) node = parse (texts[i], strlen (texts[i]), NULL);

      g_assert_cmpuint (json_node_get_value_type (node), ==, G_TYPE_DOUBLE);
      g_assert_cmpfloat (json_node_get_double (node), ==, g_ascii_strtod (texts[i], NULL));
    }
}

/* Infinity could not be written again. */
static void
test_numbers_beyond_floating_point (void)
{
  static const char *const texts[] = { "1e999", "-1e999", "1e99999999999999999999" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (JsonNode) node = parse (texts[i], strlen (texts[i]), NULL);
      g_autofree char *text = to_text (node);
      g_autoptr (JsonNode) again = parse (text, strlen (text), NULL);

      g_assert_true (isfinite (json_node_get_double (node)));
      g_assert_cmpfloat (fabs (json_node_get_double (node)), ==, G_MAXDOUBLE);
      g_assert_true (json_node_equal (node, again));
    }
}

static void
test_a_million_digits (void)
{
  g_autofree char *text = g_strnfill (1000000, '9');
  g_autoptr (JsonNode) node = parse (text, 1000000, NULL);

  g_assert_cmpuint (json_node_get_value_type (node), ==, G_TYPE_DOUBLE);

  memset (text, '0', 1000000);
  assert_bad (text, 1000000);
}

static void
test_depth (void)
{
  g_autofree char *deepest = nested ("[", "]", AHU_JSON_MAX_DEPTH);
  g_autofree char *too_deep = nested ("[", "]", AHU_JSON_MAX_DEPTH + 1);
  g_autofree char *objects = nested ("{\"a\":", "}", AHU_JSON_MAX_DEPTH + 1);
  g_autofree char *arrays = nested ("[", "]", 100000);
  g_autofree char *open = g_strnfill (100000, '[');
  g_autoptr (JsonNode) node = parse (deepest, strlen (deepest), NULL);
  g_autofree char *written = to_text (node);

  g_assert_cmpstr (written, ==, deepest);
  assert_bad (too_deep, strlen (too_deep));
  assert_bad (objects, strlen (objects));
  assert_bad (arrays, strlen (arrays));
  assert_bad (open, strlen (open));
}

/* Names that all fall into one place of GLib's hash table: “ab” and “bA” are one there. */
static char *
colliding_members (guint n)
{
  GString *text = g_string_new ("{");

  for (guint i = 0; i < n; i++)
    {
      g_string_append (text, i > 0 ? ",\"" : "\"");
      for (guint bit = 0; bit < 17; bit++)
        g_string_append (text, (i >> bit & 1) != 0 ? "bA" : "ab");
      g_string_append (text, "\":1");
    }
  g_string_append_c (text, '}');

  return g_string_free (text, FALSE);
}

/* Each of a hundred thousand such names would be compared with all before it: hours. */
static void
test_members (void)
{
  g_autofree char *most = colliding_members (AHU_JSON_MAX_MEMBERS);
  g_autofree char *too_many = colliding_members (AHU_JSON_MAX_MEMBERS + 1);
  g_autofree char *far_too_many = colliding_members (100000);
  g_autoptr (JsonNode) node = parse (most, strlen (most), NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) none = parse (far_too_many, strlen (far_too_many), &error);

  g_assert_nonnull (node);
  g_assert_cmpuint (json_object_get_size (json_node_get_object (node)), ==, AHU_JSON_MAX_MEMBERS);
  assert_bad (too_many, strlen (too_many));
  g_assert_null (none);
  g_assert_cmpstr (error->message, ==, "An object in line 1 has too many members.");
}

static void
test_without_error (void)
{
  g_assert_null (parse ("[", 1, NULL));
  g_assert_null (parse ("\"\\ud800\\u12", 11, NULL));
  g_assert_null (parse ("\xff", 1, NULL));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/json-text/good", test_good);
  g_test_add_func ("/json-text/bad", test_bad);
  g_test_add_func ("/json-text/nul-bytes", test_nul_bytes);
  g_test_add_func ("/json-text/every-truncation", test_every_truncation);
  g_test_add_func ("/json-text/line-numbers", test_line_numbers);
  g_test_add_func ("/json-text/equal-objects", test_equal_objects);
  g_test_add_func ("/json-text/equal-objects-and-depth", test_equal_objects_and_depth);
  g_test_add_func ("/json-text/integers-beyond-64-bits", test_integers_beyond_64_bits);
  g_test_add_func ("/json-text/numbers-beyond-floating-point", test_numbers_beyond_floating_point);
  g_test_add_func ("/json-text/a-million-digits", test_a_million_digits);
  g_test_add_func ("/json-text/depth", test_depth);
  g_test_add_func ("/json-text/members", test_members);
  g_test_add_func ("/json-text/without-error", test_without_error);

  return g_test_run ();
}

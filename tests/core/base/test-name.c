/* test-name.c: words from outside as they stand in sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/base/ahu-name.h"

#include <string.h>

#define NO_BREAK_SPACE "\302\240"
#define ZERO_WIDTH_SPACE "\342\200\213"
#define RIGHT_TO_LEFT_MARK "\342\200\217"
#define OVERRIDE "\342\200\256"
#define BYTE_ORDER_MARK "\357\273\277"
#define ACUTE "\314\201"
#define HANGUL_FILLER "\343\205\244"

/* In a block that ends with it: what reads on is found by the sanitizer. */
static void
assert_printable (const char *text,
                  const char *expected)
{
  g_autofree char *block = g_strdup (text);
  g_autofree char *printable = ahu_text_printable (block);

  g_assert_cmpstr (printable, ==, expected);
}

static void
test_printable (void)
{
  assert_printable ("a\n\x1b[1m\xc2\x9b" "b\xe2\x80\xae", "a  [1m b");
  assert_printable ("--\xfc", "--\xef\xbf\xbd");
  assert_printable ("--\xf0\x9f", "--\xef\xbf\xbd\xef\xbf\xbd");
}

/* A month of an Arabic locale keeps what stands behind it where it is. */
static void
test_isolate (void)
{
  g_autofree char *month = ahu_isolate (g_strdup ("20 \331\206\331\210\331\201\331\205\330\250\330\261"));
  g_autofree char *latin = ahu_isolate (g_strdup ("20 November"));

  g_assert_cmpstr (month, ==, "\342\200\216\342\201\25020 \331\206\331\210\331\201\331\205\330\250\330\261\342\201\251");
  g_assert_cmpstr (latin, ==, "20 November");
}

/* Nobody reads megabytes of a name. */
static void
test_long (void)
{
  g_autofree char *text = g_strnfill (1000000, 'x');
  g_autofree char *name = ahu_name_printable (text);
  g_autofree char *file = ahu_file_name_printable (text);

  g_assert_cmpuint (strlen (name), <, 100);
  g_assert_cmpuint (strlen (file), <, 1000);
}

static const struct
{
  const char *entered;
  const char *name;
} names[] = {
  { "Anna", "Anna" },
  { " Anna\t", "Anna" },
  { "Anna" NO_BREAK_SPACE, "Anna" },
  { BYTE_ORDER_MARK "Anna" ZERO_WIDTH_SPACE, "Anna" },
  { RIGHT_TO_LEFT_MARK "Anna" OVERRIDE, "Anna" },
  { ACUTE "Anna", "Anna" },
  { "Anna Maria", "Anna Maria" },
  { "Jose" ACUTE, "Jose" ACUTE },
  { "❤️", "❤️" },
  { "", "" },
  { " \n", "" },
  { NO_BREAK_SPACE, "" },
  { ZERO_WIDTH_SPACE OVERRIDE ACUTE, "" },
  { HANGUL_FILLER, "" },
};

static void
test_strip (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *stripped = ahu_name_strip (names[i].entered);

      g_assert_cmpstr (stripped, ==, names[i].name);
    }
}

static void
test_seat (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *name = ahu_name_for_seat (names[i].entered, 2);

      g_assert_cmpstr (name, ==, *names[i].name != '\0' ? names[i].name : "Player 3");
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/name/printable", test_printable);
  g_test_add_func ("/name/isolate", test_isolate);
  g_test_add_func ("/name/long", test_long);
  g_test_add_func ("/name/strip", test_strip);
  g_test_add_func ("/name/seat", test_seat);

  return g_test_run ();
}

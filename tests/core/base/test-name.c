/* test-name.c: words from outside as they stand in sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/base/ahu-name.h"

#include <string.h>

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

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/name/printable", test_printable);
  g_test_add_func ("/name/long", test_long);

  return g_test_run ();
}

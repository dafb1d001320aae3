/* test-measures.c: how the numbers of the statistics are written
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <locale.h>
#include <math.h>

#include "core/base/ahu-csv.h"
#include "core/statistics/ahu-measure.h"

static void
assert_formatted (AhuMeasureForm form,
                  double         value,
                  const char    *expected,
                  const char    *expected_plain)
{
  AhuMeasure measure = { .form = form };
  g_autofree char *text = ahu_measure_format (&measure, value);
  g_autofree char *plain = ahu_measure_format_plain (&measure, value);

  g_assert_cmpstr (text, ==, expected);
  g_assert_cmpstr (plain, ==, expected_plain);
}

static void
test_formats (void)
{
  assert_formatted (AHU_MEASURE_COUNT, 12, "12", "12");
  assert_formatted (AHU_MEASURE_COUNT, -12, "−12", "-12");
  assert_formatted (AHU_MEASURE_PERCENT, 0.375, "38%", "0.375");
  assert_formatted (AHU_MEASURE_PERCENT, 0.125, "13%", "0.125");
  assert_formatted (AHU_MEASURE_MEAN, 4.0 / 3, "1.3", "1.333");
  assert_formatted (AHU_MEASURE_MEAN, -2.25, "−2.3", "-2.250");
  assert_formatted (AHU_MEASURE_MEAN, -0.04, "0.0", "-0.040");
  assert_formatted (AHU_MEASURE_MEAN, NAN, "–", "");
}

/* A comma in numbers, and then a semicolon between them. */
static void
test_locale (void)
{
  AhuMeasure measure = { .form = AHU_MEASURE_MEAN };
  g_autofree char *plain = NULL;
  g_autoptr (GString) csv = ahu_csv_new ();

  if (setlocale (LC_NUMERIC, "de_DE.UTF-8") == NULL)
    {
      g_test_skip ("there is no locale in which a comma stands in numbers");
      return;
    }
  plain = ahu_measure_format_plain (&measure, 4.0 / 3);
  ahu_csv_append_text (csv, "Ben; Al");
  ahu_csv_separate (csv);
  g_string_append (csv, plain);
  setlocale (LC_NUMERIC, "C");
  g_assert_cmpstr (csv->str, ==, "\357\273\277\"Ben; Al\";1,333");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record/measures/formats", test_formats);
  g_test_add_func ("/record/measures/locale", test_locale);

  return g_test_run ();
}

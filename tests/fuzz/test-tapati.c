/* test-tapati.c: random bytes as games of Tapati, in every build
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fuzz-record.h"

#include "core/base/ahu-random.h"

#define INPUTS 3000
#define LENGTH 4096

static void
test_bytes (void)
{
  g_autofree guint8 *bytes = g_malloc (LENGTH);
  AhuRandom random = ahu_random_stream (9, 0, 0);

  for (guint input = 0; input < INPUTS; input++)
    {
      gsize length = ahu_random_below (&random, LENGTH);

      for (gsize i = 0; i < length; i++)
        bytes[i] = (guint8) ahu_random_next (&random);
      LLVMFuzzerTestOneInput (bytes, length);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/fuzz/tapati", test_bytes);

  return g_test_run ();
}

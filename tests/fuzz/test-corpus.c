/* test-corpus.c: the fuzz target on its kept corpus, and near it
 *
 * Each file as it is, cut off at every byte, and with single bytes changed in a
 * fixed order: not a fuzzer, but run in every build and by every sanitizer.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib.h>

#include "fuzz-record.h"

#define N_CHANGES 400

/* Bytes that mean something in JSON or in a number. */
static const char alphabet[] = "\"\\{}[]:,0123456789-+.eEntfu \n\x7f\x80\xc3\xff";

typedef struct
{
  char *content;
  gsize length;
} Sample;

static void
sample_free (gpointer data)
{
  Sample *sample = data;

  g_free (sample->content);
  g_free (sample);
}

/* Exactly that long, so that a sanitizer sees any reading beyond it. */
static void
run (const char *content,
     gsize       length)
{
  g_autofree char *copy = g_memdup2 (content, length);

  g_assert_cmpint (LLVMFuzzerTestOneInput ((const uint8_t *) copy, length), ==, 0);
}

static void
test_as_it_is (gconstpointer data)
{
  const Sample *sample = data;

  g_assert_cmpuint (sample->length, >, 0);
  run (sample->content, sample->length);
}

static void
test_truncated (gconstpointer data)
{
  const Sample *sample = data;

  for (gsize length = 0; length < sample->length; length++)
    run (sample->content, length);
}

static void
test_changed (gconstpointer data)
{
  const Sample *sample = data;
  GRand *rand = g_rand_new_with_seed (1722);

  for (guint i = 0; i < N_CHANGES; i++)
    {
      g_autofree char *copy = g_memdup2 (sample->content, sample->length);
      gint32 at = g_rand_int_range (rand, 0, (gint32) sample->length);

      copy[at] = alphabet[g_rand_int_range (rand, 0, sizeof alphabet - 1)];
      run (copy, sample->length);
    }

  g_rand_free (rand);
}

static Sample *
add_sample (const char *folder,
            const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *whole = g_strdup_printf ("/corpus/%s/as-it-is", name);
  g_autofree char *truncated = g_strdup_printf ("/corpus/%s/truncated", name);
  g_autofree char *changed = g_strdup_printf ("/corpus/%s/changed", name);
  Sample *sample = g_new0 (Sample, 1);

  g_assert_true (g_file_get_contents (path, &sample->content, &sample->length, NULL));

  g_test_add_data_func (whole, sample, test_as_it_is);
  g_test_add_data_func (truncated, sample, test_truncated);
  g_test_add_data_func (changed, sample, test_changed);

  return sample;
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *folder = NULL;
  g_autoptr (GDir) dir = NULL;
  g_autoptr (GPtrArray) samples = g_ptr_array_new_with_free_func (sample_free);
  const char *name;

  g_test_init (&argc, &argv, NULL);

  folder = g_test_build_filename (G_TEST_DIST, "fuzz", "corpus", NULL);
  dir = g_dir_open (folder, 0, NULL);
  g_assert_nonnull (dir);

  while ((name = g_dir_read_name (dir)) != NULL)
    g_ptr_array_add (samples, add_sample (folder, name));

  g_assert_cmpuint (samples->len, >, 0);
  return g_test_run ();
}

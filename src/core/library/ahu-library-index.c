/* ahu-library-index.c: the file that remembers the summaries of a folder
 *
 * Eight bytes of a name, a checksum, and a GVariant, so that nothing is parsed
 * before the first rows can be shown.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "core/library/ahu-library-index.h"

#include <string.h>

/* The number counts the forms that an index has had. */
#define MAGIC "ahu-ix-6"

#define ENTRY_TYPE "(xx" AHU_SUMMARY_VARIANT_TYPE ")"
/* The version of the program, what each game counts, and the games. */
#define INDEX_TYPE "(sa(ss)a" ENTRY_TYPE ")"

#define FOLDER_MODE 0700
#define FILE_MODE 0600

typedef struct
{
  char magic[8];
  guint64 checksum;
} Header;

/* Finds what a disk or a person has changed; nobody is kept from forging. */
static guint64
make_checksum (const guint8 *data,
               gsize         length)
{
  guint64 sum = 14695981039346656037U ^ length;

  for (; length >= sizeof (guint64); data += sizeof (guint64), length -= sizeof (guint64))
    {
      guint64 word;

      memcpy (&word, data, sizeof word);
      sum = (sum ^ word) * 1099511628211U;
      sum ^= sum >> 29;
    }
  for (; length > 0; data++, length--)
    sum = (sum ^ *data) * 1099511628211U;

  return sum;
}

static GVariant *
read_variant (const char *path)
{
  gboolean is_file = g_file_test (path, G_FILE_TEST_IS_REGULAR);
  g_autoptr (GMappedFile) file = is_file ? g_mapped_file_new (path, FALSE, NULL) : NULL;
  g_autoptr (GBytes) all = file != NULL ? g_mapped_file_get_bytes (file) : NULL;
  g_autoptr (GBytes) bytes = NULL;
  gsize size = all != NULL ? g_bytes_get_size (all) : 0;
  const guint8 *data;
  Header header;

  if (size <= sizeof header)
    return NULL;

  data = g_bytes_get_data (all, NULL);
  memcpy (&header, data, sizeof header);
  if (memcmp (header.magic, MAGIC, sizeof header.magic) != 0 ||
      header.checksum != make_checksum (data + sizeof header, size - sizeof header))
    return NULL;

  bytes = g_bytes_new_from_bytes (all, sizeof header, size - sizeof header);

  return g_variant_ref_sink (g_variant_new_from_bytes (G_VARIANT_TYPE (INDEX_TYPE), bytes, FALSE));
}

/* The ids of what a game counts: numbers of other things are of no use. */
static char *
describe_facts (const AhuGame *game)
{
  GString *ids = g_string_new (NULL);
  const AhuFact *facts = NULL;
  guint n = game->facts != NULL ? game->facts (&facts) : 0;

  for (guint i = 0; i < n; i++)
    g_string_append_printf (ids, "%s,", facts[i].id);

  return g_string_free (ids, FALSE);
}

/* Whether the games still count what they did. */
static gboolean
facts_are_the_same (GVariant *games)
{
  for (gsize i = 0; i < g_variant_n_children (games); i++)
    {
      g_autofree char *now = NULL;
      const AhuGame *game;
      const char *id;
      const char *then;

      g_variant_get_child (games, i, "(&s&s)", &id, &then);
      game = ahu_game_find (id);
      now = game != NULL ? describe_facts (game) : NULL;
      if (g_strcmp0 (now, then) != 0)
        return FALSE;
    }

  return TRUE;
}

static gboolean
can_be_kept (AhuLibraryEntry *entry)
{
  return entry->summary != NULL && ahu_summary_get_problem (entry->summary) == NULL &&
         g_utf8_validate (ahu_summary_get_file (entry->summary), -1, NULL);
}

/* As bytes: in the form it is made in, an entry is dozens of objects, and those of a hundred
 * thousand games would be there at once. */
static void
add_entry (GVariantBuilder *builder,
           AhuLibraryEntry *entry)
{
  GVariant *variant = g_variant_new ("(xx@" AHU_SUMMARY_VARIANT_TYPE ")", entry->size, entry->changed,
                                     ahu_summary_to_variant (entry->summary));

  g_variant_get_data (variant);
  g_variant_builder_add_value (builder, variant);
}

static void
add_games (GVariantBuilder *builder,
           GPtrArray       *entries)
{
  g_autoptr (GHashTable) games = g_hash_table_new (NULL, NULL);

  g_variant_builder_open (builder, G_VARIANT_TYPE ("a(ss)"));
  for (guint i = 0; i < entries->len; i++)
    {
      AhuLibraryEntry *entry = g_ptr_array_index (entries, i);
      const AhuGame *game = can_be_kept (entry) ? ahu_summary_get_game (entry->summary) : NULL;
      g_autofree char *facts = NULL;

      if (game == NULL || !g_hash_table_add (games, (gpointer) game))
        continue;

      facts = describe_facts (game);
      g_variant_builder_add (builder, "(ss)", game->id, facts);
    }
  g_variant_builder_close (builder);
}

static GVariant *
make_variant (GPtrArray *entries)
{
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE (INDEX_TYPE));
  g_variant_builder_add (&builder, "s", AHU_VERSION);
  add_games (&builder, entries);
  g_variant_builder_open (&builder, G_VARIANT_TYPE ("a" ENTRY_TYPE));
  for (guint i = 0; i < entries->len; i++)
    {
      AhuLibraryEntry *entry = g_ptr_array_index (entries, i);

      if (can_be_kept (entry))
        add_entry (&builder, entry);
    }
  g_variant_builder_close (&builder);

  return g_variant_ref_sink (g_variant_builder_end (&builder));
}

void
ahu_library_entry_free (AhuLibraryEntry *entry)
{
  g_clear_object (&entry->summary);
  g_free (entry);
}

GVariant *
ahu_library_index_load (const char *path)
{
  g_autoptr (GVariant) index = NULL;
  g_autoptr (GVariant) games = NULL;
  g_autoptr (GVariant) list = NULL;
  const char *version;

  g_return_val_if_fail (path != NULL, NULL);

  index = read_variant (path);
  if (index == NULL)
    return NULL;

  g_variant_get (index, "(&s@a(ss)@a" ENTRY_TYPE ")", &version, &games, &list);
  if (!g_str_equal (version, AHU_VERSION) || !facts_are_the_same (games))
    return NULL;

  return g_steal_pointer (&list);
}

AhuLibraryEntry *
ahu_library_index_read (GVariant *index,
                        gsize     i)
{
  g_autoptr (AhuLibraryEntry) entry = NULL;
  g_autoptr (GVariant) summary = NULL;

  g_return_val_if_fail (index != NULL, NULL);

  entry = g_new0 (AhuLibraryEntry, 1);
  g_variant_get_child (index, i, "(xx@" AHU_SUMMARY_VARIANT_TYPE ")", &entry->size, &entry->changed, &summary);
  entry->summary = ahu_summary_new_from_variant (summary);

  return entry->summary != NULL ? g_steal_pointer (&entry) : NULL;
}

void
ahu_library_index_save (const char *path,
                        GPtrArray  *entries)
{
  g_autofree char *folder = NULL;
  g_autofree char *content = NULL;
  g_autoptr (GVariant) index = NULL;
  Header header;
  gsize size;

  g_return_if_fail (path != NULL);
  g_return_if_fail (entries != NULL);

  index = make_variant (entries);
  size = g_variant_get_size (index);
  content = g_malloc (sizeof header + size);
  g_variant_store (index, content + sizeof header);
  memcpy (header.magic, MAGIC, sizeof header.magic);
  header.checksum = make_checksum ((const guint8 *) content + sizeof header, size);
  memcpy (content, &header, sizeof header);

  folder = g_path_get_dirname (path);
  g_mkdir_with_parents (folder, FOLDER_MODE);
  g_file_set_contents_full (path, content, (gssize) (sizeof header + size),
                            G_FILE_SET_CONTENTS_CONSISTENT, FILE_MODE, NULL);
}

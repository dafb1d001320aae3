/* shelf.c: the games that lie in the folder of games when the pages of all games are shown
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "shelf.h"

#include <glib/gstdio.h>
#include <utime.h>

#include "core/record/ahu-record.h"

#include "pages.h"

/* Of one game in so many only the beginning was played. */
#define UNFINISHED 5

/* So often each game of the other kind was played: enough for charts. */
#define TIMES 3

/* Four mostly meet, and others come to a larger table. */
#define MOSTLY 4

static const char *const friends[] = { "Leilani", "Tomás", "Greta", "Jonas", "Noa", "Henri" };

/* The names of the players, from another friend on in each game. */
static JsonNode *
dup_players (AhuRecord *record,
             guint      number)
{
  JsonNode *node = json_node_copy (ahu_record_get_member (record, "players"));
  JsonArray *players = json_node_get_array (node);
  guint n = json_array_get_length (players) > MOSTLY ? G_N_ELEMENTS (friends) : MOSTLY;

  for (guint i = 0; i < json_array_get_length (players); i++)
    json_object_set_string_member (json_array_get_object_element (players, i), "name",
                                   friends[(number + i) % n]);

  return node;
}

/* Takes the record. */
static AhuRecord *
with (AhuRecord  *record,
      const char *member,
      JsonNode   *value)
{
  AhuRecord *other = ahu_record_copy_with (record, member, value);

  g_object_unref (record);
  if (other == NULL)
    fail ("an example can't have another “%s”", member);

  return other;
}

/* A week lies between two games. */
static GDateTime *
find_time (guint number)
{
  g_autoptr (GDateTime) last = g_date_time_new_utc (2026, 11, 13, 19, 30, 0);

  return g_date_time_add_weeks (last, -(int) number);
}

static void
put (const char *folder,
     const char *path,
     guint       number,
     gboolean    unfinished)
{
  g_autoptr (GError) error = NULL;
  AhuRecord *loaded = ahu_record_load (path, &error);
  g_autoptr (AhuRecord) record = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *numbered = g_strdup_printf ("%02u-%s", number, name);
  g_autofree char *target = g_build_filename (folder, numbered, NULL);
  g_autofree char *id = g_uuid_string_random ();
  g_autoptr (GDateTime) then = find_time (number);
  g_autofree char *created = g_date_time_format_iso8601 (then);
  struct utimbuf times = { g_date_time_to_unix (then), g_date_time_to_unix (then) };
  guint n_moves;

  if (loaded == NULL)
    fail ("%s", error->message);
  record = with (with (loaded, "players", dup_players (loaded, number)), "created",
                 json_node_init_string (json_node_alloc (), created));
  record = with (g_steal_pointer (&record), "id", json_node_init_string (json_node_alloc (), id));
  n_moves = ahu_record_get_moves (record)->len;
  if (unfinished && number % UNFINISHED == 0)
    n_moves = n_moves / 2;
  bytes = ahu_record_to_bytes (record, ahu_record_get_moves (record), n_moves);
  if (!g_file_set_contents (target, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes), &error))
    fail ("%s", error->message);
  /* Written one right after another, their times could be the same, and then it would be
   * chance which of them was played last. */
  if (g_utime (target, &times) != 0)
    fail ("the time of %s can't be set", target);
}

static int
compare (gconstpointer a,
         gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* In the order of their names, so that every picture has the same games. */
static GPtrArray *
list_records (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".rapanui") && !g_str_has_prefix (name, "illegal-"))
      g_ptr_array_add (names, g_build_filename (folder, name, NULL));
  g_ptr_array_sort (names, compare);
  if (names->len == 0)
    fail ("there are no games in %s", folder);

  return names;
}

void
shelf_fill (const char *folder,
            const char *source,
            const char *others,
            gboolean    unfinished)
{
  g_autoptr (GPtrArray) records = list_records (source);
  g_autoptr (GPtrArray) more = list_records (others);

  for (guint i = 0; i < more->len * TIMES; i++)
    g_ptr_array_insert (records, (int) (2 * i) + 1, g_strdup (more->pdata[i % more->len]));

  g_mkdir_with_parents (folder, 0700);
  for (guint i = 0; i < records->len; i++)
    put (folder, records->pdata[i], i, unfinished);
}

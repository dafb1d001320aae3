/* ahu-library-list.c: summaries in their order, which tell a list model what changes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/library/ahu-library-list.h"

/* More places than this are announced as one. */
#define MAX_RUNS 32

struct _AhuLibraryList
{
  GListModel *model;   /* the owner */
  GPtrArray *items;    /* AhuSummary, in order */
  GHashTable *by_file; /* file name → AhuSummary, of items */
};

/* Returns: where the summary is, or would be */
static guint
find_place (AhuLibraryList *self,
            AhuSummary     *summary)
{
  guint low = 0;
  guint high = self->items->len;

  while (low < high)
    {
      guint middle = low + (high - low) / 2;

      if (ahu_summary_compare (g_ptr_array_index (self->items, middle), summary) < 0)
        low = middle + 1;
      else
        high = middle;
    }

  return low;
}

static void
remove_file (AhuLibraryList *self,
             const char     *file)
{
  AhuSummary *summary = g_hash_table_lookup (self->by_file, file);
  guint place;

  if (summary == NULL)
    return;

  place = find_place (self, summary);
  g_hash_table_remove (self->by_file, file);
  g_ptr_array_remove_index (self->items, place);
  g_list_model_items_changed (self->model, place, 1, 0);
}

/* A game that has only gone on keeps its row. */
static gboolean
replace_in_place (AhuLibraryList *self,
                  AhuSummary     *summary)
{
  AhuSummary *old = g_hash_table_lookup (self->by_file, ahu_summary_get_file (summary));
  guint place;

  if (old == NULL || ahu_summary_compare (old, summary) != 0)
    return FALSE;

  place = find_place (self, old);
  g_hash_table_replace (self->by_file, g_strdup (ahu_summary_get_file (summary)), summary);
  g_object_unref (old);
  self->items->pdata[place] = g_object_ref (summary);
  g_list_model_items_changed (self->model, place, 1, 1);

  return TRUE;
}

static int
compare_summaries (gconstpointer a,
                   gconstpointer b)
{
  return ahu_summary_compare (*(AhuSummary **) a, *(AhuSummary **) b);
}

/* Returns: between how many different neighbours the new ones go */
static guint
count_runs (AhuLibraryList *self,
            GPtrArray      *added)
{
  guint n = 0;
  guint last = G_MAXUINT;

  for (guint i = 0; i < added->len; i++)
    {
      guint place = find_place (self, g_ptr_array_index (added, i));

      if (place != last)
        n++;
      last = place;
    }

  return n;
}

/* Puts added[start … start + n − 1], which are neighbours, into the list. */
static void
insert_run (AhuLibraryList *self,
            guint           place,
            GPtrArray      *added,
            guint           start,
            guint           n)
{
  for (guint i = 0; i < n; i++)
    g_ptr_array_insert (self->items, (int) (place + i), g_object_ref (g_ptr_array_index (added, start + i)));

  g_list_model_items_changed (self->model, place, 0, n);
}

/* From the end, so that the places before it stay. */
static void
insert_runs (AhuLibraryList *self,
             GPtrArray      *added)
{
  guint end = added->len;

  while (end > 0)
    {
      guint place = find_place (self, g_ptr_array_index (added, end - 1));
      guint start = end - 1;

      while (start > 0 && find_place (self, g_ptr_array_index (added, start - 1)) == place)
        start--;
      insert_run (self, place, added, start, end - start);
      end = start;
    }
}

/* So many at once that nobody can follow single rows. */
static void
merge_all (AhuLibraryList *self,
           GPtrArray      *added)
{
  guint first = find_place (self, g_ptr_array_index (added, 0));
  guint last = find_place (self, g_ptr_array_index (added, added->len - 1));

  for (guint i = 0; i < added->len; i++)
    g_ptr_array_add (self->items, g_object_ref (g_ptr_array_index (added, i)));
  g_ptr_array_sort (self->items, compare_summaries);

  g_list_model_items_changed (self->model, first, last - first, last - first + added->len);
}

static void
insert_all (AhuLibraryList *self,
            GPtrArray      *added)
{
  if (added->len == 0)
    return;

  g_ptr_array_sort (added, compare_summaries);
  for (guint i = 0; i < added->len; i++)
    {
      AhuSummary *summary = g_ptr_array_index (added, i);

      g_hash_table_replace (self->by_file, g_strdup (ahu_summary_get_file (summary)), summary);
    }

  if (count_runs (self, added) <= MAX_RUNS)
    insert_runs (self, added);
  else
    merge_all (self, added);
}

AhuLibraryList *
ahu_library_list_new (GListModel *model)
{
  AhuLibraryList *self;

  g_return_val_if_fail (G_IS_LIST_MODEL (model), NULL);

  self = g_new0 (AhuLibraryList, 1);
  self->model = model;
  self->items = g_ptr_array_new_with_free_func (g_object_unref);
  self->by_file = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  return self;
}

void
ahu_library_list_free (AhuLibraryList *self)
{
  if (self == NULL)
    return;

  g_hash_table_unref (self->by_file);
  g_ptr_array_unref (self->items);
  g_free (self);
}

GPtrArray *
ahu_library_list_get (AhuLibraryList *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->items;
}

void
ahu_library_list_change (AhuLibraryList *self,
                         GPtrArray      *changes)
{
  g_autoptr (GPtrArray) added = g_ptr_array_new ();

  g_return_if_fail (self != NULL);
  g_return_if_fail (changes != NULL);

  for (guint i = 0; i < changes->len; i++)
    {
      AhuLibraryChange *change = g_ptr_array_index (changes, i);

      if (change->summary != NULL && replace_in_place (self, change->summary))
        continue;

      remove_file (self, change->file);
      if (change->summary != NULL)
        g_ptr_array_add (added, change->summary);
    }
  insert_all (self, added);
}

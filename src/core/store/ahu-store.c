/* ahu-store.c: the folder with one record file per game
 *
 * Not for: the thread that writes (ahu-store-writer.c), finding a game to go on with
 * (ahu-store-find.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/store/ahu-store-private.h"

#include <glib/gi18n.h>

#include "core/store/ahu-store-name.h"
#include "core/store/ahu-store-writer.h"

/* The way from the writer's thread to the store. Reports under way hold this
 * rather than the store: it can end although nobody runs its main context. */
typedef struct
{
  GWeakRef store;
  GMainContext *context;
} Link;

/* What a signal tells, and its string. */
typedef struct
{
  Link *link;
  guint signal;
  char *text;
} Report;

struct _AhuStore
{
  GObject parent_instance;

  char *path;
  Link *link;
  AhuStoreLock *lock;
  AhuStoreWriter *writer;
  GHashTable *owners;    /* by id: who in this process has claimed a game */
  /* While a game is claimed and the folder is there: of the folder and of the one around it.
   * Linux doesn't tell that a folder goes in which somebody has a file open, such as .lock,
   * and its files go before it does. */
  GFileMonitor *monitors[2];
};

G_DEFINE_FINAL_TYPE (AhuStore, ahu_store, G_TYPE_OBJECT)

enum
{
  PROBLEM,
  RECOVERED,
  SAVED,
  RELEASED,
  LOST,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
link_clear (gpointer data)
{
  Link *link = data;

  g_weak_ref_clear (&link->store);
  g_main_context_unref (link->context);
}

static void
link_release (Link *link)
{
  g_atomic_rc_box_release_full (link, link_clear);
}

static void
report_free (gpointer data)
{
  Report *report = data;

  link_release (report->link);
  g_free (report->text);
  g_free (report);
}

static void
stop_watching (AhuStore *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->monitors); i++)
    {
      if (self->monitors[i] == NULL)
        continue;

      g_signal_handlers_disconnect_by_data (self->monitors[i], self);
      g_file_monitor_cancel (self->monitors[i]);
      g_clear_object (&self->monitors[i]);
    }
}

/* Nobody would save again a game that isn't played on. */
static void
folder_changed_cb (AhuStore *self)
{
  if (g_file_test (self->path, G_FILE_TEST_IS_DIR))
    return;

  stop_watching (self);
  g_signal_emit (self, signals[LOST], 0);
}

static void
watch (AhuStore *self)
{
  g_autoptr (GFile) folder = g_file_new_for_path (self->path);
  g_autoptr (GFile) around = g_file_get_parent (folder);
  GFile *watched[] = { folder, around };

  if (g_hash_table_size (self->owners) == 0 || !g_file_test (self->path, G_FILE_TEST_IS_DIR))
    return;

  for (guint i = 0; i < G_N_ELEMENTS (self->monitors); i++)
    {
      if (self->monitors[i] != NULL || watched[i] == NULL)
        continue;

      self->monitors[i] = g_file_monitor_directory (watched[i], G_FILE_MONITOR_NONE, NULL, NULL);
      if (self->monitors[i] != NULL)
        g_signal_connect_swapped (self->monitors[i], "changed", G_CALLBACK (folder_changed_cb), self);
    }
}

static gboolean
emit_report_cb (gpointer data)
{
  Report *report = data;
  g_autoptr (AhuStore) self = g_weak_ref_get (&report->link->store);

  if (self == NULL)
    return G_SOURCE_REMOVE;

  if (report->signal == SAVED)
    {
      g_autoptr (GBytes) queued = ahu_store_writer_find (self->writer, report->text);

      /* Something newer has been queued since: that will be told of. */
      if (queued != NULL)
        return G_SOURCE_REMOVE;
      watch (self);
    }
  if (report->text != NULL)
    g_signal_emit (self, signals[report->signal], 0, report->text);
  else
    g_signal_emit (self, signals[report->signal], 0);

  return G_SOURCE_REMOVE;
}

/* On the writer's thread. Takes text. */
static void
send_report (Link  *link,
             guint  signal,
             char  *text)
{
  g_autoptr (GSource) source = g_idle_source_new ();
  Report *report = g_new0 (Report, 1);

  report->link = g_atomic_rc_box_acquire (link);
  report->signal = signal;
  report->text = text;

  g_source_set_priority (source, G_PRIORITY_DEFAULT);
  g_source_set_callback (source, emit_report_cb, report, report_free);
  g_source_attach (source, link->context);
}

static void
report_cb (const char *message,
           gpointer    user_data)
{
  if (message == NULL)
    send_report (user_data, RECOVERED, NULL);
  else
    /* Translators: %s is a reason from the system, such as “No space left on
     * device”. */
    send_report (user_data, PROBLEM,
                 g_strdup_printf (_("The game can’t be saved: %s. Ahu keeps trying."), message));
}

static void
written_cb (const char *id,
            gpointer    user_data)
{
  send_report (user_data, SAVED, g_strdup (id));
}

static void
ahu_store_dispose (GObject *object)
{
  AhuStore *self = AHU_STORE (object);

  stop_watching (self);
  g_clear_pointer (&self->writer, ahu_store_writer_free);
  g_clear_pointer (&self->lock, ahu_store_lock_free);
  g_clear_pointer (&self->link, link_release);

  G_OBJECT_CLASS (ahu_store_parent_class)->dispose (object);
}

static void
ahu_store_finalize (GObject *object)
{
  AhuStore *self = AHU_STORE (object);

  g_hash_table_unref (self->owners);
  g_free (self->path);

  G_OBJECT_CLASS (ahu_store_parent_class)->finalize (object);
}

static const struct
{
  const char *name;
  guint n_texts;
} all_signals[N_SIGNALS] = {
  /**
   * AhuStore::problem:
   * @self: a store
   * @message: a sentence that stays true until [signal@Store::recovered]
   *
   * Writing has failed; it is tried again.
   */
  [PROBLEM] = { "problem", 1 },

  /**
   * AhuStore::recovered:
   * @self: a store
   *
   * All is written again.
   */
  [RECOVERED] = { "recovered", 0 },

  /**
   * AhuStore::saved:
   * @self: a store
   * @id: a record's id
   *
   * What was queued last for that record is on the disk.
   */
  [SAVED] = { "saved", 1 },

  /**
   * AhuStore::released:
   * @self: a store
   * @id: a record's id
   *
   * Somebody in this process has let go of that game.
   */
  [RELEASED] = { "released", 1 },

  /**
   * AhuStore::lost:
   * @self: a store
   *
   * The folder is gone, with all that was in it. It is made again as soon as
   * something is saved.
   */
  [LOST] = { "lost", 0 },
};

static void
ahu_store_class_init (AhuStoreClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = ahu_store_dispose;
  object_class->finalize = ahu_store_finalize;

  for (guint i = 0; i < N_SIGNALS; i++)
    signals[i] = g_signal_new (all_signals[i].name, G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                               0, NULL, NULL, NULL, G_TYPE_NONE, all_signals[i].n_texts, G_TYPE_STRING);
}

static void
ahu_store_init (AhuStore *self)
{
  self->owners = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->link = g_atomic_rc_box_new (Link);
  g_weak_ref_init (&self->link->store, self);
  self->link->context = g_main_context_ref_thread_default ();
}

AhuStore *
ahu_store_new (const char *path)
{
  AhuStore *self = g_object_new (AHU_TYPE_STORE, NULL);

  self->path = path != NULL ? g_strdup (path)
                            : g_build_filename (g_get_user_data_dir (), "ahu", "games", NULL);
  self->lock = ahu_store_lock_new (self->path);
  self->writer = ahu_store_writer_new (self->path, self->lock, report_cb, written_cb, self->link);

  return self;
}

void
ahu_store_save (AhuStore   *self,
                const char *id,
                GBytes     *bytes)
{
  g_return_if_fail (AHU_IS_STORE (self));
  g_return_if_fail (id != NULL);
  g_return_if_fail (bytes != NULL);

  ahu_store_writer_add (self->writer, id, bytes);
}

void
ahu_store_keep_original (AhuStore   *self,
                         const char *id)
{
  g_return_if_fail (AHU_IS_STORE (self));
  g_return_if_fail (id != NULL);

  ahu_store_writer_keep (self->writer, id);
}

gboolean
ahu_store_claim (AhuStore   *self,
                 const char *id,
                 gpointer    owner)
{
  gpointer present;

  g_return_val_if_fail (AHU_IS_STORE (self), FALSE);
  g_return_val_if_fail (id != NULL, FALSE);
  g_return_val_if_fail (owner != NULL, FALSE);

  present = g_hash_table_lookup (self->owners, id);
  if (present != NULL || !ahu_store_lock_take (self->lock, id))
    return present == owner;

  g_hash_table_insert (self->owners, g_strdup (id), owner);
  watch (self);
  return TRUE;
}

void
ahu_store_release (AhuStore   *self,
                   const char *id,
                   gpointer    owner)
{
  g_autofree char *name = NULL;

  g_return_if_fail (AHU_IS_STORE (self));
  g_return_if_fail (id != NULL);

  if (owner == NULL || g_hash_table_lookup (self->owners, id) != owner)
    return;

  name = g_strdup (id);
  g_hash_table_remove (self->owners, name);
  ahu_store_lock_give (self->lock, name);
  g_signal_emit (self, signals[RELEASED], 0, name);
}

gboolean
ahu_store_is_open (AhuStore   *self,
                   const char *id)
{
  g_return_val_if_fail (AHU_IS_STORE (self), FALSE);
  g_return_val_if_fail (id != NULL, FALSE);

  return g_hash_table_contains (self->owners, id) || ahu_store_lock_is_elsewhere (self->lock, id);
}

GBytes *
ahu_store_read_file (AhuStore    *self,
                     const char  *path,
                     GError     **error)
{
  GBytes *queued;

  g_return_val_if_fail (AHU_IS_STORE (self), NULL);
  g_return_val_if_fail (path != NULL, NULL);

  queued = ahu_store_writer_find_file (self->writer, path);

  return queued != NULL ? queued : ahu_document_read (path, error);
}

GBytes *
ahu_store_read (AhuStore    *self,
                const char  *id,
                GError     **error)
{
  g_autofree char *path = ahu_store_dup_file_path (self, id);

  return path != NULL ? ahu_store_read_file (self, path, error) : NULL;
}

AhuRecord *
ahu_store_load (AhuStore    *self,
                const char  *id,
                GError     **error)
{
  g_autoptr (GBytes) bytes = ahu_store_read (self, id, error);

  return bytes != NULL ? ahu_record_salvage (bytes, error) : NULL;
}

AhuRecord *
ahu_store_load_file (AhuStore    *self,
                     const char  *path,
                     GError     **error)
{
  g_autoptr (GBytes) bytes = ahu_store_read_file (self, path, error);

  return bytes != NULL ? ahu_record_salvage (bytes, error) : NULL;
}

gboolean
ahu_store_would_lose (AhuStore  *self,
                      AhuRecord *record)
{
  g_autoptr (AhuRecord) kept = NULL;

  g_return_val_if_fail (AHU_IS_STORE (self), FALSE);
  g_return_val_if_fail (AHU_IS_RECORD (record), FALSE);

  kept = ahu_store_load (self, ahu_record_get_id (record), NULL);
  /* What can't be read, for instance because it is too large, is something all the same. */
  if (kept == NULL)
    {
      g_autofree char *path = ahu_store_dup_file_path (self, ahu_record_get_id (record));

      return g_file_test (path, G_FILE_TEST_EXISTS);
    }

  return !ahu_record_contains (record, kept);
}

char *
ahu_store_dup_file_path (AhuStore   *self,
                         const char *id)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (AHU_IS_STORE (self), NULL);
  g_return_val_if_fail (id != NULL, NULL);

  name = ahu_store_name (id);

  return g_build_filename (self->path, name, NULL);
}

const char *
ahu_store_get_path (AhuStore *self)
{
  g_return_val_if_fail (AHU_IS_STORE (self), NULL);

  return self->path;
}

gboolean
ahu_store_flush (AhuStore *self)
{
  g_return_val_if_fail (AHU_IS_STORE (self), FALSE);

  return ahu_store_writer_flush (self->writer, -1);
}

gboolean
ahu_store_flush_within (AhuStore  *self,
                        GTimeSpan  duration)
{
  g_return_val_if_fail (AHU_IS_STORE (self), FALSE);

  return ahu_store_writer_flush (self->writer, g_get_monotonic_time () + duration);
}

char **
ahu_store_list_unsaved (AhuStore *self)
{
  g_return_val_if_fail (AHU_IS_STORE (self), NULL);

  return ahu_store_writer_list (self->writer);
}

AhuStoreLock *
ahu_store_get_lock (AhuStore *self)
{
  g_return_val_if_fail (AHU_IS_STORE (self), NULL);

  return self->lock;
}

/* ahu-aliases.c: which names in records are one person
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/statistics/ahu-aliases.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

#include "core/base/ahu-name.h"
#include "core/base/ahu-replace-file.h"
#include "core/json/ahu-json-text.h"
#include "core/json/ahu-json-value.h"
#include "core/record/ahu-record.h"
#include "core/store/ahu-store-folder.h"

#define FORMAT "ahu-names"

struct _AhuAliases
{
  GObject parent_instance;

  char *path;
  GPtrArray *persons;     /* GStrv of all spellings, the one shown first */
  GHashTable *known;      /* spelling → person */
  GPtrArray *done;        /* earlier persons, for undo */
  JsonObject *document;   /* as it was read, for what others have in it */
  gboolean is_unread;     /* there is a file that must not be written over */
  gboolean is_saving;
  gboolean is_dirty;      /* changed since the file was last begun */
  char *problem;
};

G_DEFINE_FINAL_TYPE (AhuAliases, ahu_aliases, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_CAN_UNDO,
  PROP_PROBLEM,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void save (AhuAliases *self);

static GPtrArray *
persons_new (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
}

/* Returns: (nullable): the person who is shown under @name */
static GStrv
find_person (AhuAliases *self,
             const char *name)
{
  GStrv person = g_hash_table_lookup (self->known, name);

  return person != NULL && strcmp (person[0], name) == 0 ? person : NULL;
}

static void
index_person (AhuAliases *self,
              GStrv       person)
{
  for (guint s = 0; person[s] != NULL; s++)
    g_hash_table_insert (self->known, person[s], person);
}

static void
set_persons (AhuAliases *self,
             GPtrArray  *persons)
{
  g_hash_table_remove_all (self->known);
  g_ptr_array_unref (self->persons);
  self->persons = persons;
  for (guint i = 0; i < persons->len; i++)
    index_person (self, g_ptr_array_index (persons, i));
  save (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CAN_UNDO]);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* All persons but those shown under one of @names. */
static GPtrArray *
copy_others (AhuAliases  *self,
             const char **names)
{
  GPtrArray *copy = persons_new ();

  for (guint i = 0; i < self->persons->len; i++)
    {
      GStrv person = g_ptr_array_index (self->persons, i);

      if (!g_strv_contains ((const char *const *) names, person[0]))
        g_ptr_array_add (copy, g_strdupv (person));
    }

  return copy;
}

static void
set_problem (AhuAliases *self,
             const char *problem)
{
  if (g_strcmp0 (self->problem, problem) == 0)
    return;

  g_free (self->problem);
  self->problem = g_strdup (problem);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PROBLEM]);
}

/* The file */

/* What others have in it stays. */
static void
append_other_members (AhuAliases *self,
                      GString    *text)
{
  const char *own[] = { "format", "version", "persons", NULL };
  JsonObjectIter iter;
  const char *name;
  JsonNode *node;

  if (self->document == NULL)
    return;

  json_object_iter_init_ordered (&iter, self->document);
  while (json_object_iter_next_ordered (&iter, &name, &node))
    {
      if (g_strv_contains (own, name))
        continue;
      ahu_json_text_append_string (text, name);
      g_string_append_c (text, ':');
      ahu_json_text_append (text, node);
      g_string_append_c (text, ',');
    }
}

static GBytes *
to_bytes (AhuAliases *self)
{
  GString *text = g_string_new ("{\"format\":\"" FORMAT "\",\"version\":1,");

  append_other_members (self, text);
  g_string_append (text, "\"persons\":[");

  for (guint i = 0; i < self->persons->len; i++)
    {
      GStrv person = g_ptr_array_index (self->persons, i);

      g_string_append (text, i > 0 ? ",\n[" : "\n[");
      for (guint s = 0; person[s] != NULL; s++)
        {
          if (s > 0)
            g_string_append (text, ", ");
          ahu_json_text_append_string (text, person[s]);
        }
      g_string_append_c (text, ']');
    }
  g_string_append (text, "\n]}\n");

  return g_string_free_to_bytes (text);
}

static void
saved_cb (GObject      *file,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr (AhuAliases) self = data;
  g_autoptr (GError) error = NULL;

  self->is_saving = FALSE;
  if (ahu_replace_file_finish (G_FILE (file), result, &error))
    set_problem (self, NULL);
  else
    {
      g_autofree char *problem
        /* Translators: %s is a message of the system, such as that the disk is full. */
        = g_strdup_printf (_("The merged names could not be saved: %s"), error->message);

      set_problem (self, problem);
    }
  if (self->is_dirty)
    save (self);
}

/* One after the other: the last one is the one that stays. */
static void
save (AhuAliases *self)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GFile) file = NULL;
  g_autofree char *folder = NULL;

  self->is_dirty = TRUE;
  if (self->is_saving)
    return;

  folder = g_path_get_dirname (self->path);
  g_mkdir_with_parents (folder, 0700);
  file = g_file_new_for_path (self->path);
  bytes = to_bytes (self);
  self->is_dirty = FALSE;
  self->is_saving = TRUE;
  ahu_replace_file_async (file, bytes, NULL, saved_cb, g_object_ref (self));
}

static GStrv
read_person (AhuAliases *self,
             JsonNode   *node)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  JsonArray *names;

  if (!JSON_NODE_HOLDS_ARRAY (node))
    return NULL;
  names = json_node_get_array (node);
  for (guint i = 0; i < json_array_get_length (names); i++)
    {
      const char *kept = ahu_json_get_string (json_array_get_element (names, i));
      g_autofree char *name = kept != NULL ? ahu_name_printable (kept) : NULL;

      /* Nobody is two persons. */
      if (name == NULL || g_hash_table_contains (self->known, name))
        return NULL;
      g_strv_builder_add (builder, name);
    }

  return g_strv_builder_end (builder);
}

static gboolean
read_persons (AhuAliases *self,
              JsonArray  *persons)
{
  for (guint i = 0; i < json_array_get_length (persons); i++)
    {
      GStrv person = read_person (self, json_array_get_element (persons, i));

      if (person == NULL)
        return FALSE;
      if (person[0] == NULL)
        {
          g_strfreev (person);
          continue;
        }
      g_ptr_array_add (self->persons, person);
      index_person (self, person);
    }

  return TRUE;
}

static gboolean
read_document (AhuAliases  *self,
               GBytes      *bytes,
               GError     **error)
{
  g_autoptr (JsonNode) root = ahu_json_text_parse (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), error);
  JsonObject *object = root != NULL && JSON_NODE_HOLDS_OBJECT (root) ? json_node_get_object (root) : NULL;
  const char *format;
  JsonArray *persons;

  if (object == NULL)
    return FALSE;
  format = ahu_document_get_string (object, "format", "format", error);
  if (g_strcmp0 (format, FORMAT) != 0 || !ahu_document_check_version (object, error))
    return FALSE;
  persons = ahu_document_get_array (object, "persons", "persons", error);
  if (persons == NULL || !read_persons (self, persons))
    return FALSE;

  self->document = json_object_ref (object);

  return TRUE;
}

static void
set_unread (AhuAliases *self,
            GError     *error)
{
  g_autofree char *problem
    /* Translators: %s is a sentence with the reason. */
    = g_strdup_printf (_("The merged names can’t be read, so names can’t be merged now: %s"), error->message);

  self->is_unread = TRUE;
  set_problem (self, problem);
}

/* Never over what was put aside before. */
static void
put_aside (AhuAliases *self)
{
  g_autoptr (GError) error = NULL;

  g_hash_table_remove_all (self->known);
  g_ptr_array_set_size (self->persons, 0);
  if (!ahu_store_folder_keep_file (self->path, &error))
    {
      set_unread (self, error);
      return;
    }

  g_unlink (self->path);
  set_problem (self, _("The merged names can’t be understood. Their file is kept as “names.json.damaged”, and all names are apart again."));
}

/* What can't be read, for a moment or by this version, is not damaged. */
static void
load (AhuAliases *self)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;

  self->is_unread = FALSE;
  if (!g_file_test (self->path, G_FILE_TEST_EXISTS))
    return;

  bytes = ahu_document_read (self->path, &error);
  if (bytes == NULL)
    set_unread (self, error);
  else if (read_document (self, bytes, &error))
    set_problem (self, NULL);
  else if (g_error_matches (error, AHU_RECORD_ERROR, AHU_RECORD_ERROR_VERSION))
    set_unread (self, error);
  else
    put_aside (self);
}

/* Returns: whether names may be merged and taken apart */
static gboolean
is_read (AhuAliases *self)
{
  if (!self->is_unread)
    return TRUE;

  load (self);
  if (!self->is_unread)
    g_signal_emit (self, signals[CHANGED], 0);

  return !self->is_unread;
}

static void
ahu_aliases_finalize (GObject *object)
{
  AhuAliases *self = AHU_ALIASES (object);

  g_free (self->path);
  g_free (self->problem);
  g_hash_table_unref (self->known);
  g_ptr_array_unref (self->persons);
  g_ptr_array_unref (self->done);
  g_clear_pointer (&self->document, json_object_unref);

  G_OBJECT_CLASS (ahu_aliases_parent_class)->finalize (object);
}

static void
ahu_aliases_get_property (GObject    *object,
                          guint       prop_id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  AhuAliases *self = AHU_ALIASES (object);

  switch (prop_id)
    {
    case PROP_CAN_UNDO:
      g_value_set_boolean (value, self->done->len > 0);
      break;
    case PROP_PROBLEM:
      g_value_set_string (value, self->problem);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ahu_aliases_class_init (AhuAliasesClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = ahu_aliases_finalize;
  object_class->get_property = ahu_aliases_get_property;

  props[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE,
                                               G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  props[PROP_PROBLEM] = g_param_spec_string ("problem", NULL, NULL, NULL,
                                             G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ahu_aliases_init (AhuAliases *self)
{
  self->persons = persons_new ();
  self->known = g_hash_table_new (g_str_hash, g_str_equal);
  self->done = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
}

AhuAliases *
ahu_aliases_new (const char *path)
{
  AhuAliases *self = g_object_new (AHU_TYPE_ALIASES, NULL);

  self->path = path != NULL ? g_strdup (path)
                            : g_build_filename (g_get_user_data_dir (), "ahu", "names.json", NULL);
  load (self);

  return self;
}

AhuAliases *
ahu_aliases_ref_default (void)
{
  static AhuAliases *shared;

  if (shared != NULL)
    return g_object_ref (shared);
  g_set_weak_pointer (&shared, ahu_aliases_new (NULL));

  return shared;
}

char *
ahu_aliases_normalize (const char *name)
{
  g_autofree char *valid = NULL;
  g_autofree char *composed = NULL;

  g_return_val_if_fail (name != NULL, NULL);

  valid = g_utf8_make_valid (name, -1);
  composed = g_utf8_normalize (valid, -1, G_NORMALIZE_DEFAULT_COMPOSE);

  return g_strdup (g_strstrip (composed));
}

const char *
ahu_aliases_resolve (AhuAliases *self,
                     const char *name)
{
  GStrv person;

  g_return_val_if_fail (AHU_IS_ALIASES (self), NULL);

  person = g_hash_table_lookup (self->known, name);

  return person != NULL ? person[0] : name;
}

GHashTable *
ahu_aliases_dup_table (AhuAliases *self)
{
  GHashTable *table = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  GHashTableIter iter;
  gpointer name, person;

  g_return_val_if_fail (AHU_IS_ALIASES (self), NULL);

  g_hash_table_iter_init (&iter, self->known);
  while (g_hash_table_iter_next (&iter, &name, &person))
    g_hash_table_insert (table, g_strdup (name), g_strdup (((GStrv) person)[0]));

  return table;
}

const char *const *
ahu_aliases_get_spellings (AhuAliases *self,
                           const char *name)
{
  g_return_val_if_fail (AHU_IS_ALIASES (self), NULL);

  return (const char *const *) find_person (self, name);
}

static void
add_spellings (AhuAliases   *self,
               GStrvBuilder *builder,
               const char   *name)
{
  GStrv person = find_person (self, name);

  if (person != NULL)
    g_strv_builder_addv (builder, (const char **) person);
  else
    g_strv_builder_add (builder, name);
}

static void
change (AhuAliases *self,
        GPtrArray  *persons)
{
  g_ptr_array_add (self->done, g_ptr_array_ref (self->persons));
  set_persons (self, persons);
}

void
ahu_aliases_merge (AhuAliases        *self,
                   const char *const *names)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_autoptr (GPtrArray) shown = g_ptr_array_new ();
  GPtrArray *persons;

  g_return_if_fail (AHU_IS_ALIASES (self));
  g_return_if_fail (names != NULL);

  if (!is_read (self))
    return;

  for (guint i = 0; names[i] != NULL; i++)
    {
      const char *name = ahu_aliases_resolve (self, names[i]);

      if (g_ptr_array_find_with_equal_func (shown, name, g_str_equal, NULL))
        continue;
      g_ptr_array_add (shown, (gpointer) name);
      add_spellings (self, builder, name);
    }
  if (shown->len < 2)
    return;

  g_ptr_array_add (shown, NULL);
  persons = copy_others (self, (const char **) shown->pdata);
  g_ptr_array_add (persons, g_strv_builder_end (builder));
  change (self, persons);
}

void
ahu_aliases_split (AhuAliases *self,
                   const char *name)
{
  g_return_if_fail (AHU_IS_ALIASES (self));
  g_return_if_fail (name != NULL);

  if (find_person (self, name) != NULL)
    change (self, copy_others (self, (const char *[]) { name, NULL }));
}

gboolean
ahu_aliases_undo (AhuAliases *self)
{
  g_return_val_if_fail (AHU_IS_ALIASES (self), FALSE);

  if (self->done->len == 0)
    return FALSE;
  set_persons (self, g_ptr_array_steal_index (self->done, self->done->len - 1));

  return TRUE;
}

gboolean
ahu_aliases_is_saving (AhuAliases *self)
{
  g_return_val_if_fail (AHU_IS_ALIASES (self), FALSE);

  return self->is_saving;
}

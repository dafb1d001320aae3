/* ahu-name-completion.c: names that are completed while somebody types them
 *
 * In place of GtkEntryCompletion, which later versions of the platform deprecate. Not a list
 * to choose from: a group has few names, and the first letters tell them apart.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "shell/players/ahu-name-completion.h"

struct _AhuNameCompletion
{
  GObject parent_instance;

  GtkEditable *entry; /* not owned: it owns this */
  char *typed;        /* without what was added */
  gboolean grown;     /* at its end, by the change just now */
  gboolean adding;
  char **names;
  char **taken;
};

G_DEFINE_FINAL_TYPE (AhuNameCompletion, ahu_name_completion, G_TYPE_OBJECT)

/* Returns: (nullable): the name that @typed is the beginning of */
static const char *
find_name (AhuNameCompletion *self,
           const char        *typed)
{
  g_autofree char *beginning = g_utf8_casefold (typed, -1);

  for (guint i = 0; self->names[i] != NULL; i++)
    {
      g_autofree char *name = g_utf8_casefold (self->names[i], -1);

      if (g_str_has_prefix (name, beginning) && !g_strv_contains ((const char *const *) self->taken, self->names[i]))
        return self->names[i];
    }

  return NULL;
}

static void
changed_cb (AhuNameCompletion *self)
{
  const char *text = gtk_editable_get_text (self->entry);

  if (self->adding)
    return;

  self->grown = strlen (text) > strlen (self->typed) && g_str_has_prefix (text, self->typed);
  g_free (self->typed);
  self->typed = g_strdup (text);
}

/* The cursor follows what is typed, but not a text that is set. */
static void
cursor_cb (AhuNameCompletion *self)
{
  int length = (int) g_utf8_strlen (self->typed, -1);
  int end = length;
  const char *name;

  if (self->adding || !self->grown || gtk_editable_get_position (self->entry) != length)
    return;

  self->grown = FALSE;
  name = find_name (self, self->typed);
  if (name == NULL || g_utf8_strlen (name, -1) <= length)
    return;

  self->adding = TRUE;
  gtk_editable_insert_text (self->entry, g_utf8_offset_to_pointer (name, length), -1, &end);
  gtk_editable_select_region (self->entry, length, -1);
  self->adding = FALSE;
}

static void
ahu_name_completion_finalize (GObject *object)
{
  AhuNameCompletion *self = AHU_NAME_COMPLETION (object);

  g_free (self->typed);
  g_strfreev (self->names);
  g_strfreev (self->taken);

  G_OBJECT_CLASS (ahu_name_completion_parent_class)->finalize (object);
}

static void
ahu_name_completion_class_init (AhuNameCompletionClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ahu_name_completion_finalize;
}

static void
ahu_name_completion_init (AhuNameCompletion *self)
{
  self->typed = g_strdup ("");
  self->names = g_new0 (char *, 1);
  self->taken = g_new0 (char *, 1);
}

AhuNameCompletion *
ahu_name_completion_new (GtkWidget *entry)
{
  AhuNameCompletion *self;

  g_return_val_if_fail (GTK_IS_EDITABLE (entry), NULL);

  self = g_object_new (AHU_TYPE_NAME_COMPLETION, NULL);
  self->entry = GTK_EDITABLE (entry);
  g_signal_connect_object (entry, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (entry, "notify::cursor-position", G_CALLBACK (cursor_cb), self, G_CONNECT_SWAPPED);
  g_object_set_data_full (G_OBJECT (entry), "ahu-name-completion", self, g_object_unref);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry),
                                  GTK_ACCESSIBLE_PROPERTY_AUTOCOMPLETE, GTK_ACCESSIBLE_AUTOCOMPLETE_INLINE,
                                  -1);

  return self;
}

void
ahu_name_completion_set_names (AhuNameCompletion *self,
                               const char *const *names)
{
  g_return_if_fail (AHU_IS_NAME_COMPLETION (self));
  g_return_if_fail (names != NULL);

  g_strfreev (self->names);
  self->names = g_strdupv ((char **) names);
}

void
ahu_name_completion_set_taken (AhuNameCompletion *self,
                               const char *const *names)
{
  g_return_if_fail (AHU_IS_NAME_COMPLETION (self));
  g_return_if_fail (names != NULL);

  g_strfreev (self->taken);
  self->taken = g_strdupv ((char **) names);
}

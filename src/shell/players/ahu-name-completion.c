/* ahu-name-completion.c: names that are completed while somebody types them
 *
 * The rest of an earlier name stands behind what is typed, chosen. Tab, an arrow or a tap on it
 * takes the name as it was spelt then; whatever else ends the entry leaves what was typed.
 * In place of GtkEntryCompletion, which later versions of the platform deprecate.
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
  char *offered;      /* the name whose end stands in the entry, not yet taken */
  char *shown;        /* what stands in the entry then */
  gboolean grown;     /* at its end, by the change just now */
  gboolean writing;   /* what nobody has typed */
  char **names;
  char **taken;
};

G_DEFINE_FINAL_TYPE (AhuNameCompletion, ahu_name_completion, G_TYPE_OBJECT)

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* Returns: what follows @beginning, which is folded, in @name; %NULL where @name doesn't begin so.
 * A letter may be several once it is folded. */
static const char *
find_rest (const char *name,
           const char *beginning)
{
  for (const char *at = name; *at != '\0'; at = g_utf8_next_char (at))
    {
      const char *rest = g_utf8_next_char (at);
      g_autofree char *folded = g_utf8_casefold (name, rest - name);

      if (g_str_equal (folded, beginning))
        return rest;
    }

  return NULL;
}

/* Returns: (nullable): the name that @typed is the beginning of, or all of it but for capitals */
static const char *
find_name (AhuNameCompletion *self,
           const char        *typed,
           gboolean           whole)
{
  g_autofree char *beginning = g_utf8_casefold (typed, -1);

  for (guint i = 0; self->names[i] != NULL; i++)
    {
      const char *rest = find_rest (self->names[i], beginning);

      if (rest != NULL && (*rest == '\0') == whole &&
          !g_strv_contains ((const char *const *) self->taken, self->names[i]))
        return self->names[i];
    }

  return NULL;
}

static void
put (AhuNameCompletion *self,
     const char        *text,
     int                chosen_from)
{
  self->writing = TRUE;
  gtk_editable_set_text (self->entry, text);
  gtk_editable_select_region (self->entry, chosen_from, -1);
  self->writing = FALSE;
}

static void
set_typed (AhuNameCompletion *self,
           const char        *typed)
{
  g_clear_pointer (&self->offered, g_free);
  if (g_str_equal (typed, self->typed))
    return;

  g_free (self->typed);
  self->typed = g_strdup (typed);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
changed_cb (AhuNameCompletion *self)
{
  const char *text = gtk_editable_get_text (self->entry);

  if (self->writing || g_str_equal (text, self->offered != NULL ? self->shown : self->typed))
    return;

  self->grown = strlen (text) > strlen (self->typed) && g_str_has_prefix (text, self->typed);
  set_typed (self, text);
}

/* Who types the last letter of what is offered doesn't take it. */
static void
insert_cb (AhuNameCompletion *self)
{
  if (!self->writing)
    g_clear_pointer (&self->offered, g_free);
}

static void
take (AhuNameCompletion *self)
{
  g_autofree char *name = g_steal_pointer (&self->offered);

  put (self, name, -1);
  set_typed (self, name);
}

static void
offer (AhuNameCompletion *self)
{
  const char *name = find_name (self, self->typed, FALSE);
  g_autofree char *beginning = g_utf8_casefold (self->typed, -1);

  if (name == NULL)
    return;

  self->offered = g_strdup (name);
  g_free (self->shown);
  self->shown = g_strconcat (self->typed, find_rest (name, beginning), NULL);
  put (self, self->shown, (int) g_utf8_strlen (self->typed, -1));
}

/* The cursor follows what is typed, but not a text that is set. Whoever moves it within what is
 * offered, or taps there, takes it. */
static void
cursor_cb (AhuNameCompletion *self)
{
  int length = (int) g_utf8_strlen (self->typed, -1);

  if (self->writing)
    return;

  /* GTK 4.18 tells of the text only then, when it can't be set. */
  changed_cb (self);
  if (self->offered != NULL)
    {
      if (!gtk_editable_get_selection_bounds (self->entry, NULL, NULL) &&
          g_str_equal (gtk_editable_get_text (self->entry), self->shown))
        take (self);
    }
  else if (self->grown && length > 0 && gtk_editable_get_position (self->entry) == length)
    {
      self->grown = FALSE;
      offer (self);
    }
}

static gboolean
key_cb (AhuNameCompletion *self,
        guint              keyval)
{
  if (keyval == GDK_KEY_Tab && self->offered != NULL)
    take (self);

  return GDK_EVENT_PROPAGATE;
}

/* Without being taken it is gone. Who types no capitals means the one who is known. */
static void
settle (AhuNameCompletion *self)
{
  g_autofree char *low = g_utf8_strdown (self->typed, -1);
  gboolean is_new = !g_strv_contains ((const char *const *) self->names, self->typed);
  const char *known = is_new && g_str_equal (low, self->typed) ? find_name (self, self->typed, TRUE) : NULL;

  if (self->offered != NULL || known != NULL)
    put (self, known != NULL ? known : self->typed, -1);
  set_typed (self, known != NULL ? known : self->typed);
}

static void
ahu_name_completion_finalize (GObject *object)
{
  AhuNameCompletion *self = AHU_NAME_COMPLETION (object);

  g_free (self->typed);
  g_free (self->offered);
  g_free (self->shown);
  g_strfreev (self->names);
  g_strfreev (self->taken);

  G_OBJECT_CLASS (ahu_name_completion_parent_class)->finalize (object);
}

static void
ahu_name_completion_class_init (AhuNameCompletionClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ahu_name_completion_finalize;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
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
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();
  AhuNameCompletion *self;

  g_return_val_if_fail (GTK_IS_EDITABLE (entry), NULL);

  self = g_object_new (AHU_TYPE_NAME_COMPLETION, NULL);
  self->entry = GTK_EDITABLE (entry);
  g_signal_connect_object (gtk_editable_get_delegate (self->entry), "insert-text", G_CALLBACK (insert_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (entry, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (entry, "notify::cursor-position", G_CALLBACK (cursor_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (entry, "notify::selection-bound", G_CALLBACK (cursor_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (entry, "activate", G_CALLBACK (settle), self, G_CONNECT_SWAPPED);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (focus, "leave", G_CALLBACK (settle), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (entry, keys);
  gtk_widget_add_controller (entry, focus);
  g_object_set_data_full (G_OBJECT (entry), "ahu-name-completion", self, g_object_unref);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry),
                                  GTK_ACCESSIBLE_PROPERTY_AUTOCOMPLETE, GTK_ACCESSIBLE_AUTOCOMPLETE_INLINE,
                                  -1);

  return self;
}

const char *
ahu_name_completion_get_name (AhuNameCompletion *self)
{
  g_return_val_if_fail (AHU_IS_NAME_COMPLETION (self), NULL);

  return self->typed;
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

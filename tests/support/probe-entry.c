/* probe-entry.c: what can be chosen in the second game: who adds how much
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "probe-entry.h"

#include "toolkit/table/ahu-move-entry.h"
#include "toolkit/table/ahu-reasons.h"
#include "probe-game.h"

#define MAX_POINTS 3

#define PROBE_TYPE_ENTRY (probe_entry_get_type ())
G_DECLARE_FINAL_TYPE (ProbeEntry, probe_entry, PROBE, ENTRY, GtkBox)

struct _ProbeEntry
{
  GtkBox parent_instance;
};

static void iface_init (AhuMoveEntryInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (ProbeEntry, probe_entry, GTK_TYPE_BOX,
                               G_IMPLEMENT_INTERFACE (AHU_TYPE_MOVE_ENTRY, iface_init))

static void
probe_entry_class_init (ProbeEntryClass *klass)
{
}

static void
probe_entry_init (ProbeEntry *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
}

static void
update (AhuMoveEntry *entry,
        AhuSession   *session)
{
  const char *const *names = ahu_session_get_names (session);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (entry))) != NULL)
    gtk_box_remove (GTK_BOX (entry), child);
  for (guint p = 0; names[p] != NULL; p++)
    for (guint points = 1; points <= MAX_POINTS; points++)
      {
        g_autofree char *words = g_strdup_printf ("%s adds %u", names[p], points);
        GtkWidget *choice = ahu_choice_new_with_text (words, words);

        ahu_choice_offer (AHU_CHOICE (choice), session, probe_game_move_new (p, points), NULL);
        gtk_box_append (GTK_BOX (entry), choice);
      }
}

static char *
tell_dead_key (AhuMoveEntry    *entry,
               guint            keyval,
               GdkModifierType  state)
{
  return g_unichar_isgraph (gdk_keyval_to_unicode (keyval)) ? g_strdup (PROBE_ENTRY_DEAD_KEY) : NULL;
}

static void
iface_init (AhuMoveEntryInterface *iface)
{
  iface->update = update;
  iface->tell_dead_key = tell_dead_key;
}

GtkWidget *
probe_entry_new (void)
{
  return g_object_new (PROBE_TYPE_ENTRY, NULL);
}

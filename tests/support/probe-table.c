/* probe-table.c: the table page of the second game: a button for each choice
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "probe-table.h"

#include <adwaita.h>

#include "toolkit/analysis/ahu-table-advice.h"
#include "toolkit/table/ahu-choice.h"
#include "toolkit/table/ahu-reasons.h"
#include "probe-game.h"

#define MAX_POINTS 3
#define MAX_KEY 9

struct _ProbeTable
{
  AhuTable parent_instance;

  GtkWidget *body;
  GtkWidget *choices;
  GtkWidget *seats;
  GtkWidget *points;
  guint seat; /* who adds, AHU_NOBODY before that is chosen */
};

G_DEFINE_FINAL_TYPE (ProbeTable, probe_table, AHU_TYPE_TABLE)

static const AhuTableLayout layouts[] = { { PROBE_TABLE_WIDE, 300, PROBE_TABLE_WIDE }, { 360, 0, 0 } };

static void
clear (GtkWidget *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (box)) != NULL)
    gtk_box_remove (GTK_BOX (box), child);
}

static void
offer (GtkWidget  *box,
       AhuSession *session,
       const char *name,
       const char *key,
       JsonNode   *move)
{
  GtkWidget *choice = ahu_choice_new_with_text (name, name);

  ahu_choice_set_key (AHU_CHOICE (choice), key);
  ahu_choice_make_move (AHU_CHOICE (choice), session, move);
  gtk_box_append (GTK_BOX (box), choice);
}

static void
show_points (ProbeTable *self)
{
  AhuSession *session = ahu_table_get_session (AHU_TABLE (self));

  clear (self->points);
  gtk_widget_set_visible (self->points, self->seat != AHU_NOBODY);
  for (guint points = 1; points <= MAX_POINTS && self->seat != AHU_NOBODY; points++)
    {
      g_autofree char *name = g_strdup_printf ("Adds %u", points);
      g_autofree char *key = g_strdup_printf ("%u", points);

      offer (self->points, session, name, key, probe_game_move_new (self->seat, points));
    }
}

static void
chosen_cb (ProbeTable *self,
           GtkButton  *button)
{
  self->seat = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "seat"));
  show_points (self);
  ahu_table_entry_changed (AHU_TABLE (self));
}

/* Returns: (transfer full): a point for everybody, which one activation makes */
static JsonNode *
round_new (guint n_players)
{
  JsonArray *moves = json_array_new ();
  JsonNode *node = json_node_alloc ();

  for (guint seat = 0; seat < n_players; seat++)
    json_array_add_element (moves, probe_game_move_new (seat, 1));
  json_node_init_array (node, moves);
  json_array_unref (moves);

  return node;
}

static void
show_seats (ProbeTable *self)
{
  AhuSession *session = ahu_table_get_session (AHU_TABLE (self));
  const char *const *names = ahu_session_get_names (session);
  GtkWidget *all = ahu_choice_new_with_text (PROBE_TABLE_ALL, PROBE_TABLE_ALL);
  guint n = 0;

  clear (self->seats);
  for (; names[n] != NULL; n++)
    {
      GtkWidget *choice = ahu_choice_new_with_text (names[n], names[n]);

      g_object_set_data (G_OBJECT (choice), "seat", GUINT_TO_POINTER (n));
      g_signal_connect_object (choice, "clicked", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (self->seats), choice);
    }
  ahu_choice_set_key (AHU_CHOICE (all), "A");
  ahu_choice_set_move (AHU_CHOICE (all), round_new (n));
  gtk_box_append (GTK_BOX (self->seats), all);
}

static void
probe_table_begin_change (AhuTable      *table,
                          gconstpointer  before)
{
  PROBE_TABLE (table)->seat = AHU_NOBODY;
}

static void
probe_table_update (AhuTable *table)
{
  ProbeTable *self = PROBE_TABLE (table);

  ahu_table_set_title (table, PROBE_TABLE_WORDS, "");
  show_seats (self);
  show_points (self);
  ahu_table_show_side (table, "table");
  ahu_table_update_advice (table);
}

static gboolean
probe_table_entry_can_undo (AhuTable *table)
{
  return PROBE_TABLE (table)->seat != AHU_NOBODY;
}

static void
probe_table_entry_undo (AhuTable *table)
{
  PROBE_TABLE (table)->seat = AHU_NOBODY;
  show_points (PROBE_TABLE (table));
  ahu_table_entry_changed (table);
}

static char *
probe_table_entry_words (AhuTable *table)
{
  guint seat = PROBE_TABLE (table)->seat;

  return seat == AHU_NOBODY ? NULL : g_strdup_printf ("How much does %s add?",
                                                      ahu_session_get_names (ahu_table_get_session (table))[seat]);
}

/* A digit that is too large. */
static char *
find_dead_key (AhuSession *session,
               gunichar    letter)
{
  g_autoptr (JsonNode) move = NULL;
  g_autoptr (AhuRefusal) refusal = NULL;

  if (letter <= '0' + MAX_POINTS || letter > '0' + MAX_KEY)
    return NULL;
  move = probe_game_move_new (0, letter - '0');
  refusal = ahu_session_check (session, move);

  return g_strdup_printf ("%s (%s)", refusal->message, refusal->rule);
}

static GtkWidget *
probe_table_default_focus (AhuTable *table)
{
  ProbeTable *self = PROBE_TABLE (table);

  return self->seat != AHU_NOBODY ? self->points : self->seats;
}

static void
probe_table_add_regions (AhuTable  *table,
                         GPtrArray *regions)
{
  g_ptr_array_add (regions, PROBE_TABLE (table)->choices);
}

static void
probe_table_apply_layout (AhuTable             *table,
                          const AhuTableLayout *layout)
{
  ProbeTable *self = PROBE_TABLE (table);
  gboolean wide = layout == &layouts[0];

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->seats), wide ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  ahu_table_place_log (table, wide ? self->body : NULL);
  ahu_table_set_switchers (table, !wide, FALSE);
  ahu_table_set_has_back (table, wide);
}

static void
probe_table_dispose (GObject *object)
{
  ahu_table_set_session (AHU_TABLE (object), NULL);

  G_OBJECT_CLASS (probe_table_parent_class)->dispose (object);
}

/* Never that of another game. */
static void
probe_table_session_set (AhuTable   *table,
                         AhuSession *session)
{
  g_assert_true (session == NULL || ahu_session_get_game (session) == probe_game_get ());
}

static void
probe_table_class_init (ProbeTableClass *klass)
{
  static const AhuTableLayouts all = { layouts, G_N_ELEMENTS (layouts), sizeof *layouts };
  AhuTableClass *table_class = AHU_TABLE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = probe_table_dispose;
  table_class->layouts = &all;
  table_class->dead_key = find_dead_key;
  table_class->session_set = probe_table_session_set;
  table_class->begin_change = probe_table_begin_change;
  table_class->update = probe_table_update;
  table_class->entry_can_undo = probe_table_entry_can_undo;
  table_class->entry_undo = probe_table_entry_undo;
  table_class->entry_words = probe_table_entry_words;
  table_class->default_focus = probe_table_default_focus;
  table_class->add_regions = probe_table_add_regions;
  table_class->apply_layout = probe_table_apply_layout;
  ahu_table_install_advice (GTK_WIDGET_CLASS (klass));
}

static GtkWidget *
append_box (GtkWidget      *parent,
            GtkOrientation  orientation)
{
  GtkWidget *box = gtk_box_new (orientation, 6);

  gtk_box_append (GTK_BOX (parent), box);

  return box;
}

static void
probe_table_init (ProbeTable *self)
{
  self->seat = AHU_NOBODY;
  self->body = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  self->choices = append_box (self->body, GTK_ORIENTATION_VERTICAL);
  gtk_box_append (GTK_BOX (self->choices), gtk_label_new (PROBE_TABLE_WORDS));
  self->seats = append_box (self->choices, GTK_ORIENTATION_HORIZONTAL);
  self->points = append_box (self->choices, GTK_ORIENTATION_HORIZONTAL);
  ahu_table_set_body (AHU_TABLE (self), self->body);
  ahu_table_update_advice (AHU_TABLE (self));
}

GtkWidget *
probe_table_new (void)
{
  return g_object_new (PROBE_TYPE_TABLE, NULL);
}

/* ahu-names-window.c: which names in the kept games are one person
 *
 * A list to choose names from, in the order in which they are chosen: the first is
 * the one the person is shown under. Nothing is asked; everything can be undone.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "shell/statistics/ahu-names-window.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <string.h>

#include "core/base/ahu-name.h"
#include "toolkit/base/ahu-compat.h"
#include "toolkit/base/ahu-title.h"
#include "toolkit/layout/ahu-width-bin.h"
#include "toolkit/messages/ahu-message-bar.h"

struct _AhuNamesWindow
{
  AdwWindow parent_instance;

  AhuAliases *aliases;
  AhuStatistics *statistics; /* by player, of all games */
  GPtrArray *chosen;         /* names, in the order chosen */

  AhuMessageBar *bar;
  GtkWidget *merge_button;
  GtkListView *view;
};

#define AHU_TYPE_NAMES_WINDOW (ahu_names_window_get_type ())
G_DECLARE_FINAL_TYPE (AhuNamesWindow, ahu_names_window, AHU, NAMES_WINDOW, AdwWindow)

G_DEFINE_FINAL_TYPE (AhuNamesWindow, ahu_names_window, ADW_TYPE_WINDOW)

/* Names as people read them. */
static char *
isolate (const char *name)
{
  g_auto (GStrv) names = ahu_names_isolate ((const char *const[]) { name, NULL });

  return g_strdup (names[0]);
}

static gboolean
find_chosen (AhuNamesWindow *self,
             const char     *name,
             guint          *index)
{
  return g_ptr_array_find_with_equal_func (self->chosen, name, g_str_equal, index);
}

static void
update (AhuNamesWindow *self)
{
  gboolean can_undo;

  g_object_get (self->aliases, "can-undo", &can_undo, NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "names.merge", self->chosen->len > 1);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "names.undo", can_undo);
}

static AhuStatisticsRow *
find_row (AhuNamesWindow *self,
          const char     *name)
{
  GListModel *rows = G_LIST_MODEL (self->statistics);

  for (guint i = 0; i < g_list_model_get_n_items (rows); i++)
    {
      g_autoptr (AhuStatisticsRow) row = g_list_model_get_item (rows, i);

      if (strcmp (ahu_statistics_row_get_key (row), name) == 0)
        return g_steal_pointer (&row);
    }

  return NULL;
}

/* Who sat at one table is not one person.
 * Returns: (transfer full) (nullable): the sentence that says so */
static char *
find_objection (AhuNamesWindow *self,
                const char     *name,
                const char     *other)
{
  g_autoptr (AhuStatisticsRow) row = find_row (self, name);
  g_autoptr (AhuStatisticsRow) other_row = find_row (self, other);
  g_auto (GStrv) common = NULL;
  g_autofree char *first = isolate (name);
  g_autofree char *second = isolate (other);
  guint n;

  if (row == NULL || other_row == NULL)
    return NULL;
  common = ahu_statistics_row_list_common (row, other_row);
  n = g_strv_length (common);
  if (n == 0)
    return NULL;

  /* Translators: %1$s and %2$s are names, %3$u is a number of games and decides the form. */
  return g_strdup_printf (ngettext ("%1$s and %2$s sat at the same table in %3$u game, so they are two people.",
                                    "%1$s and %2$s sat at the same table in %3$u games, so they are two people.", n),
                          first, second, n);
}

static gboolean
object (AhuNamesWindow *self)
{
  for (guint i = 0; i < self->chosen->len; i++)
    for (guint j = i + 1; j < self->chosen->len; j++)
      {
        g_autofree char *objection = find_objection (self, g_ptr_array_index (self->chosen, i),
                                                     g_ptr_array_index (self->chosen, j));

        if (objection != NULL)
          {
            ahu_message_bar_set_message (self->bar, objection);
            return TRUE;
          }
      }

  return FALSE;
}

static void
merge_action (GtkWidget  *widget,
              const char *action_name,
              GVariant   *parameter)
{
  AhuNamesWindow *self = AHU_NAMES_WINDOW (widget);
  g_autoptr (GPtrArray) chosen = NULL;
  g_autofree char *shown = NULL;
  g_autofree char *message = NULL;

  if (self->chosen->len < 2 || object (self))
    return;

  chosen = g_steal_pointer (&self->chosen);
  self->chosen = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (chosen, NULL);
  ahu_aliases_merge (self->aliases, (const char *const *) chosen->pdata);
  shown = isolate (g_ptr_array_index (chosen, 0));
  /* Translators: %s is a name. */
  message = g_strdup_printf (_("They are all shown as %s now."), shown);
  ahu_message_bar_set_done (self->bar, message);
  update (self);
}

static void
split_action (GtkWidget  *widget,
              const char *action_name,
              GVariant   *parameter)
{
  AhuNamesWindow *self = AHU_NAMES_WINDOW (widget);

  ahu_message_bar_set_message (self->bar, NULL);
  ahu_aliases_split (self->aliases, g_variant_get_string (parameter, NULL));
  update (self);
}

static void
undo_action (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  AhuNamesWindow *self = AHU_NAMES_WINDOW (widget);

  ahu_message_bar_set_message (self->bar, NULL);
  ahu_aliases_undo (self->aliases);
  update (self);
}

/* Rows of the list */

static void
toggled_cb (AhuNamesWindow *self,
            GtkCheckButton *check)
{
  const char *name = g_object_get_data (G_OBJECT (check), "ahu-name");
  guint index;

  /* While a row is being filled it is nobody's. */
  if (name == NULL)
    return;
  if (find_chosen (self, name, &index) == gtk_check_button_get_active (check))
    return;
  if (gtk_check_button_get_active (check))
    g_ptr_array_add (self->chosen, g_strdup (name));
  else
    g_ptr_array_remove_index (self->chosen, index);
  update (self);
}

static void
setup_cb (AhuNamesWindow *self,
          GtkListItem    *item)
{
  GtkWidget *grid = gtk_grid_new ();
  GtkWidget *check = gtk_check_button_new ();
  GtkWidget *spellings = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "wrap", TRUE, "margin-start", 30, NULL);
  GtkWidget *split = gtk_button_new_with_label (_("Separate"));

  gtk_widget_set_hexpand (check, TRUE);
  gtk_widget_add_css_class (check, "names-check");
  gtk_widget_add_css_class (spellings, "second");
  gtk_widget_set_valign (split, GTK_ALIGN_CENTER);
  gtk_grid_attach (GTK_GRID (grid), check, 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), spellings, 0, 1, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), split, 1, 0, 1, 2);
  g_signal_connect_object (check, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
  gtk_list_item_set_activatable (item, FALSE);
  gtk_list_item_set_child (item, grid);
}

static void
fill_spellings (AhuNamesWindow *self,
                const char     *name,
                GtkLabel       *label,
                GtkWidget      *split)
{
  const char *const *spellings = ahu_aliases_get_spellings (self->aliases, name);
  g_auto (GStrv) isolated = spellings != NULL ? ahu_names_isolate (spellings) : NULL;
  g_autofree char *shown = isolate (name);
  g_autofree char *label_text = NULL;
  g_autofree char *text = NULL;

  gtk_widget_set_visible (GTK_WIDGET (label), spellings != NULL);
  gtk_widget_set_visible (split, spellings != NULL);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (split), NULL);
  if (spellings == NULL)
    return;
  text = g_strjoinv (" · ", isolated);
  gtk_label_set_text (label, text);
  /* Translators: %s is a name that stands for several. */
  label_text = g_strdup_printf (_("Separate the names of %s"), shown);
  gtk_accessible_update_property (GTK_ACCESSIBLE (split), GTK_ACCESSIBLE_PROPERTY_LABEL, label_text, -1);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (split), "s", name);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (split), "names.split");
}

static void
bind_cb (AhuNamesWindow *self,
         GtkListItem    *item)
{
  AhuStatisticsRow *row = gtk_list_item_get_item (item);
  const char *name = ahu_statistics_row_get_key (row);
  GtkGrid *grid = GTK_GRID (gtk_list_item_get_child (item));
  GtkWidget *check = gtk_grid_get_child_at (grid, 0, 0);
  guint n = (guint) ahu_statistics_row_get_value (row, AHU_MEASURE_GAMES);
  g_autofree char *isolated = isolate (name);
  /* Translators: %1$s is a name, %2$u in how many games it stands; it decides the form. */
  g_autofree char *text = g_strdup_printf (ngettext ("%1$s (%2$u game)", "%1$s (%2$u games)", n), isolated, n);

  g_object_set_data (G_OBJECT (check), "ahu-name", NULL);
  gtk_check_button_set_label (GTK_CHECK_BUTTON (check), text);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), find_chosen (self, name, NULL));
  g_object_set_data_full (G_OBJECT (check), "ahu-name", g_strdup (name), g_free);
  /* The row takes the focus on the way from one to the next. */
  if (gtk_widget_get_parent (GTK_WIDGET (grid)) != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (GTK_WIDGET (grid))),
                                    GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  fill_spellings (self, name, GTK_LABEL (gtk_grid_get_child_at (grid, 0, 1)), gtk_grid_get_child_at (grid, 1, 0));
}

/* Names that are no more, or are somebody else's now, can't be chosen any longer. */
static void
counted_cb (AhuNamesWindow *self)
{
  for (guint i = self->chosen->len; i > 0; i--)
    {
      g_autoptr (AhuStatisticsRow) row = find_row (self, g_ptr_array_index (self->chosen, i - 1));

      if (row == NULL)
        g_ptr_array_remove_index (self->chosen, i - 1);
    }
  update (self);
}

static void
show_problem (AhuNamesWindow *self)
{
  g_autofree char *problem = NULL;

  g_object_get (self->aliases, "problem", &problem, NULL);
  if (problem != NULL)
    ahu_message_bar_set_message (self->bar, problem);
}

/* The parts of the window */

static GtkWidget *
header_new (void)
{
  GtkWidget *header = adw_header_bar_new ();
  GtkWidget *undo = gtk_button_new_from_icon_name ("edit-undo-symbolic");

  gtk_actionable_set_action_name (GTK_ACTIONABLE (undo), "names.undo");
  gtk_widget_set_tooltip_text (undo, _("Undo"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (undo), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Undo"), -1);
  adw_header_bar_pack_start (ADW_HEADER_BAR (header), undo);
  adw_header_bar_set_title_widget (ADW_HEADER_BAR (header), adw_window_title_new (_("One person, two names"), ""));

  return header;
}

static GtkWidget *
list_new (AhuNamesWindow *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect_object (factory, "setup", G_CALLBACK (setup_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_cb), self, G_CONNECT_SWAPPED);
  self->view = GTK_LIST_VIEW (gtk_list_view_new (NULL, factory));
  gtk_widget_add_css_class (GTK_WIDGET (self->view), "names");
  gtk_list_view_set_show_separators (self->view, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->view), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Names"), -1);

  return g_object_new (GTK_TYPE_SCROLLED_WINDOW, "child", self->view, "vexpand", TRUE,
                       "hscrollbar-policy", GTK_POLICY_NEVER, NULL);
}

/* Large text breaks its words into lines. */
static GtkWidget *
merge_button_new (void)
{
  GtkWidget *button = gtk_button_new_with_label (_("Merge these names"));
  GtkWidget *label = gtk_button_get_child (GTK_BUTTON (button));

  g_object_set (label, "wrap", TRUE, "justify", GTK_JUSTIFY_CENTER, NULL);
  g_object_set (button, "action-name", "names.merge", "margin-start", 12, "margin-end", 12,
                "margin-top", 12, "margin-bottom", 12, NULL);
  gtk_widget_add_css_class (button, "suggested-action");
  gtk_widget_add_css_class (button, "big-action");

  return button;
}

static GtkWidget *
content_new (AhuNamesWindow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *intro = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "wrap", TRUE, "margin-start", 18,
                                   "margin-end", 18, "margin-top", 12, "margin-bottom", 12, NULL);

  gtk_label_set_text (GTK_LABEL (intro),
                      _("Select the names that belong to one person. The one you select first is shown. The records stay as they are."));
  self->bar = g_object_new (AHU_TYPE_MESSAGE_BAR, NULL);
  self->merge_button = merge_button_new ();
  gtk_box_append (GTK_BOX (box), header_new ());
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->bar));
  gtk_box_append (GTK_BOX (box), intro);
  gtk_box_append (GTK_BOX (box), list_new (self));
  gtk_box_append (GTK_BOX (box), self->merge_button);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), box);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), ahu_compat_announcer_new ());

  return overlay;
}

static void
ahu_names_window_dispose (GObject *object)
{
  AhuNamesWindow *self = AHU_NAMES_WINDOW (object);

  if (self->view != NULL)
    gtk_list_view_set_model (self->view, NULL);
  self->view = NULL;
  g_clear_object (&self->statistics);
  g_clear_object (&self->aliases);

  G_OBJECT_CLASS (ahu_names_window_parent_class)->dispose (object);
}

static void
ahu_names_window_finalize (GObject *object)
{
  g_ptr_array_unref (AHU_NAMES_WINDOW (object)->chosen);

  G_OBJECT_CLASS (ahu_names_window_parent_class)->finalize (object);
}

static void
ahu_names_window_class_init (AhuNamesWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = ahu_names_window_dispose;
  object_class->finalize = ahu_names_window_finalize;
  gtk_widget_class_install_action (widget_class, "names.merge", NULL, merge_action);
  gtk_widget_class_install_action (widget_class, "names.split", "s", split_action);
  gtk_widget_class_install_action (widget_class, "names.undo", NULL, undo_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK, "names.undo", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
ahu_names_window_init (AhuNamesWindow *self)
{
  self->chosen = g_ptr_array_new_with_free_func (g_free);
  /* For its least height: that of text with a letter a line would be no window's. */
  adw_window_set_content (ADW_WINDOW (self), g_object_new (AHU_TYPE_WIDTH_BIN, "child", content_new (self), NULL));
  ahu_title_wrap (GTK_WIDGET (self));
}

GtkWidget *
ahu_names_window_new (const AhuGame *game,
                      GListModel    *games,
                      AhuAliases    *aliases)
{
  AhuNamesWindow *self = g_object_new (AHU_TYPE_NAMES_WINDOW,
                                       "title", _("One person, two names"),
                                       "default-width", 480,
                                       "default-height", 640,
                                       "width-request", 320,
                                       "modal", TRUE,
                                       "destroy-with-parent", TRUE,
                                       NULL);
  GtkSelectionModel *selection;

  self->aliases = g_object_ref (aliases);
  self->statistics = ahu_statistics_new (games, game, aliases);
  g_signal_connect_object (self->statistics, "counted", G_CALLBACK (counted_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (aliases, "notify::problem", G_CALLBACK (show_problem), self, G_CONNECT_SWAPPED);
  show_problem (self);
  selection = GTK_SELECTION_MODEL (gtk_no_selection_new (g_object_ref (G_LIST_MODEL (self->statistics))));
  gtk_list_view_set_model (self->view, selection);
  g_object_unref (selection);
  update (self);

  return GTK_WIDGET (self);
}

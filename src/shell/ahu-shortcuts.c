/* ahu-shortcuts.c: the list of keys of small windows: those of one page, found by words among all
 *
 * The platform's window for them can neither be narrow nor scroll.
 *
 * Not for: which keys there are (ahu-shortcuts-list.c), large windows (ahu-shortcuts-window.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "shell/ahu-shortcuts.h"

#include <glib/gi18n.h>

#include "shell/ahu-shortcuts-list.h"
#include "shell/ahu-shortcuts-window.h"
#include "toolkit/base/ahu-compat.h"
#include "toolkit/base/ahu-text-scale.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/layout/ahu-wrap-layout.h"
#include "toolkit/rules/ahu-child-window.h"
#include "toolkit/table/ahu-choice.h"

/* The platform's window is wider in any language, and not even built. */
#define NARROW 700
#define MOST_TEXT_BESIDE 1.3

struct _AhuShortcuts
{
  AdwWindow parent_instance;

  const AhuGameUi *ui; /* NULL for none */
  GtkEditable *search_entry;
  GtkDropDown *page_list;
  GtkScrolledWindow *scroller;
  GtkWidget *nothing_label;
  GtkBox *groups;
};

G_DEFINE_FINAL_TYPE (AhuShortcuts, ahu_shortcuts, ADW_TYPE_WINDOW)

static GtkWidget *
row_new (const AhuShortcut *shortcut)
{
  g_auto (GStrv) caps = ahu_shortcut_dup_caps (shortcut);
  gboolean is_range = ahu_shortcut_is_range (shortcut);
  GtkWidget *row = gtk_list_box_row_new ();
  gboolean stacked = ahu_text_scale () > MOST_TEXT_BESIDE;
  GtkWidget *box = gtk_box_new (stacked ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL, stacked ? 4 : 12);
  GtkWidget *keys = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *label = gtk_label_new (_(shortcut->label));

  for (guint i = 0; caps[i] != NULL; i++)
    if (!is_range || i == 0)
      gtk_box_append (GTK_BOX (keys), ahu_keycap_new (caps[i]));
    else if (caps[i + 1] == NULL)
      /* “Shift+1 … 4”: the first one says what is held. */
      gtk_box_append (GTK_BOX (keys), ahu_keycap_new (caps[i] + strlen (caps[i]) - 1));
    else if (i == 1)
      gtk_box_append (GTK_BOX (keys), gtk_label_new ("…"));
  /* In large text not even two keys stand side by side on a telephone, and no word beside them. */
  gtk_widget_set_layout_manager (keys, ahu_wrap_layout_new (4, 4));
  gtk_widget_set_valign (keys, GTK_ALIGN_CENTER);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), stacked ? 0 : 1);
  gtk_label_set_justify (GTK_LABEL (label), stacked ? GTK_JUSTIFY_LEFT : GTK_JUSTIFY_RIGHT);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), keys);
  gtk_box_append (GTK_BOX (box), label);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  ahu_shortcut_describe (shortcut, GTK_ACCESSIBLE (row));

  return row;
}

static GtkWidget *
begin_group (GtkBox     *box,
             const char *heading)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING,
                                   "label", heading, "xalign", 0.0, "wrap", TRUE, NULL);
  GtkWidget *list = gtk_list_box_new ();

  gtk_widget_add_css_class (label, "heading");
  gtk_box_append (box, label);
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, heading, -1);
  gtk_box_append (box, list);

  return list;
}

/* By the start of its words, as people type them, or by the key. */
static gboolean
is_found (const AhuShortcut *shortcut,
          const char        *words)
{
  g_auto (GStrv) caps = ahu_shortcut_dup_caps (shortcut);
  g_autofree char *all = g_strjoinv (" ", caps);
  g_autofree char *folded = g_utf8_casefold (all, -1);
  g_autofree char *wanted = g_utf8_casefold (words, -1);

  return g_str_match_string (words, _(shortcut->label), TRUE) || strstr (folded, wanted) != NULL;
}

static void
fill (GtkBox     *box,
      GPtrArray  *list,
      const char *page_title)
{
  const char *group = NULL;
  GtkWidget *group_list = NULL;

  for (guint i = 0; i < list->len; i++)
    {
      const AhuShortcut *shortcut = list->pdata[i];
      const char *own = _(shortcut->group);
      g_autofree char *heading = NULL;

      if (page_title != NULL && !g_str_equal (page_title, own))
        /* Translators: over keys that were searched for: %1$s is the page they belong to, %2$s a group of
         * keys of that page. */
        heading = g_strdup_printf (C_("keys", "%1$s · %2$s"), page_title, own);
      if (group == NULL || !g_str_equal (group, shortcut->group))
        group_list = begin_group (box, heading != NULL ? heading : own);
      group = shortcut->group;
      gtk_list_box_append (GTK_LIST_BOX (group_list), row_new (shortcut));
    }
}

static void
show_page (AhuShortcuts *self,
           const char   *page)
{
  g_autoptr (GPtrArray) list = ahu_shortcuts_list (page, self->ui);

  fill (self->groups, list, NULL);
}

static void
search (AhuShortcuts *self,
        const char   *words)
{
  guint n_pages;
  const AhuShortcutPage *pages = ahu_shortcuts_list_pages (&n_pages);

  for (guint i = 0; i < n_pages; i++)
    {
      g_autoptr (GPtrArray) all = ahu_shortcuts_list (pages[i].name, self->ui);
      g_autoptr (GPtrArray) found = g_ptr_array_new ();

      for (guint j = 0; j < all->len; j++)
        if (is_found (all->pdata[j], words))
          g_ptr_array_add (found, all->pdata[j]);
      fill (self->groups, found, _(pages[i].title));
    }
}

static void
arrange (AhuShortcuts *self)
{
  const char *words = gtk_editable_get_text (self->search_entry);
  guint n_pages;
  const AhuShortcutPage *pages = ahu_shortcuts_list_pages (&n_pages);
  guint page = gtk_drop_down_get_selected (self->page_list);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->groups))) != NULL)
    gtk_box_remove (self->groups, child);
  if (*words != '\0')
    {
      search (self, words);
    }
  else if (page < n_pages)
    {
      show_page (self, pages[page].name);
      if (!g_str_equal (pages[page].name, AHU_SHORTCUTS_EVERYWHERE))
        show_page (self, AHU_SHORTCUTS_EVERYWHERE);
    }
  gtk_widget_set_visible (self->nothing_label, gtk_widget_get_first_child (GTK_WIDGET (self->groups)) == NULL);
}

static void
page_chosen_cb (AhuShortcuts *self)
{
  gtk_editable_set_text (self->search_entry, "");
  arrange (self);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
}

/* Of the entry, which keeps Escape for itself while it has the focus. */
static void
stop_search_cb (AhuShortcuts *self)
{
  if (*gtk_editable_get_text (self->search_entry) != '\0')
    gtk_editable_set_text (self->search_entry, "");
  else
    gtk_window_close (GTK_WINDOW (self));
}

static gboolean
escape_cb (GtkWidget *widget,
           GVariant  *arguments,
           gpointer   user_data)
{
  stop_search_cb (AHU_SHORTCUTS (widget));

  return TRUE;
}

static gboolean
find_cb (GtkWidget *widget,
         GVariant  *arguments,
         gpointer   user_data)
{
  return gtk_widget_grab_focus (GTK_WIDGET (AHU_SHORTCUTS (widget)->search_entry));
}

static void
ahu_shortcuts_class_init (AhuShortcutsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, AHU_RESOURCE_PATH "/ahu-shortcuts.ui");
  gtk_widget_class_bind_template_child (widget_class, AhuShortcuts, search_entry);
  gtk_widget_class_bind_template_child (widget_class, AhuShortcuts, page_list);
  gtk_widget_class_bind_template_child (widget_class, AhuShortcuts, scroller);
  gtk_widget_class_bind_template_child (widget_class, AhuShortcuts, nothing_label);
  gtk_widget_class_bind_template_child (widget_class, AhuShortcuts, groups);
  gtk_widget_class_bind_template_callback (widget_class, arrange);
  gtk_widget_class_bind_template_callback (widget_class, page_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, stop_search_cb);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_f, GDK_CONTROL_MASK, find_cb, NULL);
}

static void
ahu_shortcuts_init (AhuShortcuts *self)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);
  guint n_pages;
  const AhuShortcutPage *pages = ahu_shortcuts_list_pages (&n_pages);

  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < n_pages; i++)
    gtk_string_list_append (titles, _(pages[i].title));
  gtk_drop_down_set_model (self->page_list, G_LIST_MODEL (titles));
  ahu_compat_name_drop_down (self->page_list, _("Page"));
  ahu_widget_limit_text (GTK_WIDGET (self->search_entry), AHU_TYPED_SEARCH);
  gtk_search_entry_set_key_capture_widget (GTK_SEARCH_ENTRY (self->search_entry), GTK_WIDGET (self));
}

GtkWidget *
ahu_shortcuts_new (const char      *page,
                   const AhuGameUi *ui)
{
  AhuShortcuts *self = g_object_new (AHU_TYPE_SHORTCUTS, NULL);
  const char *name = ahu_shortcuts_find_page (page);
  guint n_pages;
  const AhuShortcutPage *pages = ahu_shortcuts_list_pages (&n_pages);

  self->ui = ui;
  for (guint i = 0; i < n_pages; i++)
    if (g_str_equal (pages[i].name, name))
      gtk_drop_down_set_selected (self->page_list, i);
  arrange (self);

  return GTK_WIDGET (self);
}

/* As large as it wants to be, which depends on the language and the size of letters. */
static gboolean
fits (GtkWidget *window,
      GtkWidget *parent)
{
  int width;
  int height;

  gtk_widget_measure (window, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  gtk_widget_measure (window, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);

  return width <= gtk_widget_get_width (parent) && height <= gtk_widget_get_height (parent);
}

void
ahu_shortcuts_present (GtkWindow       *parent,
                       const char      *page,
                       const AhuGameUi *ui)
{
  GtkWidget *window = NULL;

  g_return_if_fail (parent == NULL || GTK_IS_WINDOW (parent));

  if (parent != NULL && gtk_widget_get_width (GTK_WIDGET (parent)) >= NARROW)
    window = ahu_shortcuts_window_new (page, ui);
  if (window != NULL && !fits (window, GTK_WIDGET (parent)))
    {
      gtk_window_destroy (GTK_WINDOW (window));
      window = NULL;
    }
  if (window == NULL)
    window = ahu_shortcuts_new (page, ui);
  if (parent != NULL)
    ahu_child_window_present (GTK_WINDOW (window), GTK_WIDGET (parent));
  else
    gtk_window_present (GTK_WINDOW (window));
}

/* texts.c: lists what a window says to people, on the screen and through a screen reader
 *
 * Labels, tooltips, titles, placeholders, items of menus and drop-downs, accessible names
 * and descriptions. Texts that a widget draws by itself go through pango_layout_set_text (),
 * which the linker leads through here.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "texts.h"

#include <adwaita.h>

/* Never a text: asking for it yields the real one. */
#define NO_TEXT "\001"

typedef struct
{
  GString *lines;
  const char *type;
} Lister;

/* What was drawn since the last list: text -> itself. */
static GHashTable *drawn;

void __real_pango_layout_set_text (PangoLayout *layout,
                                   const char  *text,
                                   int          length);
void __wrap_pango_layout_set_text (PangoLayout *layout,
                                   const char  *text,
                                   int          length);
PangoLayout *__real_gtk_widget_create_pango_layout (GtkWidget  *widget,
                                                    const char *text);
PangoLayout *__wrap_gtk_widget_create_pango_layout (GtkWidget  *widget,
                                                    const char *text);

static void
remember_drawn (const char *text,
                int         length)
{
  if (drawn == NULL)
    drawn = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  if (text != NULL)
    g_hash_table_add (drawn, length < 0 ? g_strdup (text) : g_strndup (text, length));
}

void
__wrap_pango_layout_set_text (PangoLayout *layout,
                              const char  *text,
                              int          length)
{
  remember_drawn (text, length);
  __real_pango_layout_set_text (layout, text, length);
}

PangoLayout *
__wrap_gtk_widget_create_pango_layout (GtkWidget  *widget,
                                       const char *text)
{
  remember_drawn (text, -1);
  return __real_gtk_widget_create_pango_layout (widget, text);
}

static void
add (Lister     *lister,
     const char *what,
     const char *text)
{
  char others[129];
  g_autofree char *escaped = NULL;

  if (text == NULL || *text == '\0')
    return;
  for (int i = 0; i < 128; i++)
    others[i] = (char) (128 + i);
  others[128] = '\0';
  escaped = g_strescape (text, others);
  g_string_append_printf (lister->lines, "%s\t%s\t%s\n", lister->type, what, escaped);
}

/* Any property that holds a text, or a list of texts. */
static void
add_property (Lister     *lister,
              GtkWidget  *widget,
              const char *name)
{
  GParamSpec *spec = g_object_class_find_property (G_OBJECT_GET_CLASS (widget), name);
  g_autofree char *text = NULL;

  if (spec == NULL || spec->value_type != G_TYPE_STRING)
    return;
  g_object_get (widget, name, &text, NULL);
  add (lister, name, text);
}

static void
add_accessible (Lister    *lister,
                GtkWidget *widget)
{
  static const struct
  {
    const char *name;
    GtkAccessibleProperty property;
  } properties[] = {
    { "accessible name", GTK_ACCESSIBLE_PROPERTY_LABEL },
    { "accessible description", GTK_ACCESSIBLE_PROPERTY_DESCRIPTION },
    { "accessible placeholder", GTK_ACCESSIBLE_PROPERTY_PLACEHOLDER },
    { "accessible value", GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT },
    { "accessible role", GTK_ACCESSIBLE_PROPERTY_ROLE_DESCRIPTION },
  };

  for (guint i = 0; i < G_N_ELEMENTS (properties); i++)
    {
      g_autofree char *text = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget),
                                                                  properties[i].property, NO_TEXT);

      if (g_strcmp0 (text, "undefined") != 0)
        add (lister, properties[i].name, text);
    }
}

static void
add_menu (Lister     *lister,
          GMenuModel *menu)
{
  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autoptr (GMenuLinkIter) links = g_menu_model_iterate_item_links (menu, i);
      g_autofree char *label = NULL;

      if (g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_LABEL, "s", &label))
        add (lister, "menu item", label);
      while (g_menu_link_iter_next (links))
        {
          g_autoptr (GMenuModel) linked = g_menu_link_iter_get_value (links);

          add_menu (lister, linked);
        }
    }
}

static void
add_choices (Lister     *lister,
             GListModel *model)
{
  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    {
      g_autoptr (GObject) item = g_list_model_get_item (model, i);

      if (GTK_IS_STRING_OBJECT (item))
        add (lister, "choice", gtk_string_object_get_string (GTK_STRING_OBJECT (item)));
    }
}

static void
add_buffer (Lister      *lister,
            GtkTextView *view)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (view);
  g_autofree char *text = NULL;

  g_object_get (buffer, "text", &text, NULL);
  add (lister, "text", text);
}

static void
add_own_texts (Lister    *lister,
               GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget))
    add (lister, "text", gtk_label_get_text (GTK_LABEL (widget)));
  if (GTK_IS_INSCRIPTION (widget))
    add (lister, "text", gtk_inscription_get_text (GTK_INSCRIPTION (widget)));
  if (GTK_IS_TEXT_VIEW (widget))
    add_buffer (lister, GTK_TEXT_VIEW (widget));
  if (GTK_IS_WINDOW (widget))
    add_property (lister, widget, "title");
  if (GTK_IS_PICTURE (widget))
    add_property (lister, widget, "alternative-text");
  add_property (lister, widget, "placeholder-text");
  if (GTK_IS_POPOVER_MENU (widget) && gtk_popover_menu_get_menu_model (GTK_POPOVER_MENU (widget)) != NULL)
    add_menu (lister, gtk_popover_menu_get_menu_model (GTK_POPOVER_MENU (widget)));
  if (GTK_IS_MENU_BUTTON (widget) && gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (widget)) != NULL)
    add_menu (lister, gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (widget)));
  if (GTK_IS_DROP_DOWN (widget) && gtk_drop_down_get_model (GTK_DROP_DOWN (widget)) != NULL)
    add_choices (lister, gtk_drop_down_get_model (GTK_DROP_DOWN (widget)));
}

static void
add_widget (Lister    *lister,
            GtkWidget *widget)
{
  lister->type = G_OBJECT_TYPE_NAME (widget);
  add_own_texts (lister, widget);
  add (lister, "tooltip", gtk_widget_get_tooltip_text (widget));
  add_accessible (lister, widget);

  /* The platform's own, in the platform's translation. */
  if (GTK_IS_WINDOW_CONTROLS (widget))
    return;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    add_widget (lister, child);
}

char *
texts_list (GtkWidget *window)
{
  Lister lister = { g_string_new (NULL) };
  GHashTableIter iter;
  gpointer text;

  add_widget (&lister, window);
  lister.type = "drawn";
  if (drawn != NULL)
    {
      g_hash_table_iter_init (&iter, drawn);
      while (g_hash_table_iter_next (&iter, &text, NULL))
        add (&lister, "text", text);
      g_hash_table_remove_all (drawn);
    }

  return g_string_free (lister.lines, FALSE);
}

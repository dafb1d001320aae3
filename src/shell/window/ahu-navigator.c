/* ahu-navigator.c: which page the window shows, and which it came from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "shell/window/ahu-navigator.h"

#include "toolkit/art/ahu-memory.h"
#include "toolkit/base/ahu-compat.h"
#include "toolkit/game/ahu-idle-buttons.h"

typedef struct
{
  AhuPageNew make;
  gpointer data;
} Maker;

/* A place on the trail. */
typedef struct
{
  const char *name;
  GtkWidget *focus; /* what had it when another page was shown over this one, weak */
} Place;

struct _AhuNavigator
{
  GObject parent_instance;

  GtkStack *stack;
  GHashTable *makers; /* name → Maker */
  GPtrArray *trail;   /* of Place; the first is always there */
  gboolean table_view;
};

G_DEFINE_FINAL_TYPE (AhuNavigator, ahu_navigator, G_TYPE_OBJECT)

enum
{
  PROP_PAGE = 1,
  PROP_TABLE_VIEW,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
place_free (gpointer data)
{
  Place *place = data;

  g_clear_weak_pointer (&place->focus);
  g_free (place);
}

static void
add_place (AhuNavigator *self,
           const char   *name)
{
  Place *place = g_new0 (Place, 1);

  place->name = name;
  g_ptr_array_add (self->trail, place);
}

static Place *
get_place (AhuNavigator *self,
           guint         index)
{
  return g_ptr_array_index (self->trail, index);
}

static const char *
get_last (AhuNavigator *self)
{
  return get_place (self, self->trail->len - 1)->name;
}

static GtkWidget *
find_focus (AhuNavigator *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self->stack));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  GtkWidget *page = gtk_stack_get_visible_child (self->stack);

  return focus != NULL && gtk_widget_is_ancestor (focus, page) ? focus : NULL;
}

static void
remember_focus (AhuNavigator *self)
{
  Place *place = get_place (self, self->trail->len - 1);

  if (ahu_navigator_is_on (self, place->name))
    g_set_weak_pointer (&place->focus, find_focus (self));
}

/* A page that is shown may have put the focus in the right place already. */
static void
move_focus (AhuNavigator *self,
            GtkWidget    *page,
            GtkWidget    *focus)
{
  if (focus != NULL && gtk_widget_is_ancestor (focus, page) && gtk_widget_get_mapped (focus) &&
      gtk_widget_grab_focus (focus))
    return;
  if (!gtk_widget_grab_focus (page) && find_focus (self) == NULL)
    gtk_widget_child_focus (page, GTK_DIR_TAB_FORWARD);
}

/* The table view goes from page to page, and ends where one has none. */
static void
hand_on_table_view (AhuNavigator *self,
                    AhuPage      *from,
                    AhuPage      *to)
{
  if (!self->table_view)
    return;

  ahu_page_set_table_view (from, FALSE);
  if (ahu_page_has_table_view (to))
    {
      ahu_page_set_table_view (to, TRUE);
      return;
    }
  self->table_view = FALSE;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TABLE_VIEW]);
}

/* For each tap GTK would style them too. */
static void
hide_others (AhuNavigator *self)
{
  GtkWidget *page = gtk_stack_get_visible_child (self->stack);

  if (gtk_stack_get_transition_running (self->stack) || gtk_widget_in_destruction (GTK_WIDGET (self->stack)))
    return;
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->stack)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_set_visible (child, child == page);
}

/* Shows the end of the trail. */
static GtkWidget *
show_last (AhuNavigator *self,
           GtkWidget    *focus)
{
  GtkWidget *page = ahu_navigator_get (self, get_last (self));
  GtkWidget *shown = gtk_stack_get_visible_child (self->stack);

  if (page != shown)
    {
      hand_on_table_view (self, AHU_PAGE (shown), AHU_PAGE (page));
      /* The stack would move it on from where the page has just put it. */
      if (find_focus (self) != NULL)
        gtk_root_set_focus (gtk_widget_get_root (page), NULL);
      gtk_widget_set_visible (page, TRUE);
      ahu_compat_stack_show (self->stack, page);
      hide_others (self);
      ahu_memory_give_back_soon ();
      move_focus (self, page, focus);
    }
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PAGE]);

  return page;
}

static void
ahu_navigator_get_property (GObject    *object,
                            guint       prop_id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  AhuNavigator *self = AHU_NAVIGATOR (object);

  switch (prop_id)
    {
    case PROP_PAGE:
      g_value_set_object (value, ahu_navigator_get_page (self));
      break;
    case PROP_TABLE_VIEW:
      g_value_set_boolean (value, self->table_view);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ahu_navigator_dispose (GObject *object)
{
  AhuNavigator *self = AHU_NAVIGATOR (object);

  g_clear_weak_pointer (&self->stack);

  G_OBJECT_CLASS (ahu_navigator_parent_class)->dispose (object);
}

static void
ahu_navigator_finalize (GObject *object)
{
  AhuNavigator *self = AHU_NAVIGATOR (object);

  g_ptr_array_unref (self->trail);
  g_hash_table_unref (self->makers);

  G_OBJECT_CLASS (ahu_navigator_parent_class)->finalize (object);
}

static void
ahu_navigator_class_init (AhuNavigatorClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = ahu_navigator_get_property;
  object_class->dispose = ahu_navigator_dispose;
  object_class->finalize = ahu_navigator_finalize;

  properties[PROP_PAGE] = g_param_spec_object ("page", NULL, NULL, AHU_TYPE_PAGE, flags);
  properties[PROP_TABLE_VIEW] = g_param_spec_boolean ("table-view", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
ahu_navigator_init (AhuNavigator *self)
{
  self->makers = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_free);
  self->trail = g_ptr_array_new_with_free_func (place_free);
}

AhuNavigator *
ahu_navigator_new (GtkStack *stack)
{
  AhuNavigator *self;

  g_return_val_if_fail (GTK_IS_STACK (stack), NULL);
  g_return_val_if_fail (AHU_IS_PAGE (gtk_stack_get_visible_child (stack)), NULL);

  self = g_object_new (AHU_TYPE_NAVIGATOR, NULL);
  g_set_weak_pointer (&self->stack, stack);
  g_signal_connect_object (stack, "notify::transition-running", G_CALLBACK (hide_others), self, G_CONNECT_SWAPPED);
  add_place (self, g_intern_string (gtk_stack_get_visible_child_name (stack)));

  return self;
}

void
ahu_navigator_add (AhuNavigator *self,
                   const char   *name,
                   AhuPageNew    make,
                   gpointer      data)
{
  Maker *maker;

  g_return_if_fail (AHU_IS_NAVIGATOR (self));
  g_return_if_fail (name != NULL && !g_hash_table_contains (self->makers, name));
  g_return_if_fail (make != NULL);

  maker = g_new (Maker, 1);
  *maker = (Maker) { make, data };
  g_hash_table_insert (self->makers, (gpointer) name, maker);
}

GtkWidget *
ahu_navigator_get (AhuNavigator *self,
                   const char   *name)
{
  GtkWidget *page;
  const Maker *maker;

  g_return_val_if_fail (AHU_IS_NAVIGATOR (self), NULL);

  page = gtk_stack_get_child_by_name (self->stack, name);
  if (page != NULL)
    return page;

  maker = g_hash_table_lookup (self->makers, name);
  g_return_val_if_fail (maker != NULL, NULL);
  page = maker->make (maker->data);
  g_return_val_if_fail (AHU_IS_PAGE (page), NULL);
  /* It may be made long before it is shown. */
  gtk_widget_set_visible (page, FALSE);
  gtk_stack_add_named (self->stack, page, name);
  ahu_idle_buttons_explain (AHU_PAGE (page));

  return page;
}

gboolean
ahu_navigator_is_made (AhuNavigator *self,
                       const char   *name)
{
  g_return_val_if_fail (AHU_IS_NAVIGATOR (self), FALSE);

  return gtk_stack_get_child_by_name (self->stack, name) != NULL;
}

AhuPage *
ahu_navigator_get_page (AhuNavigator *self)
{
  g_return_val_if_fail (AHU_IS_NAVIGATOR (self), NULL);

  return AHU_PAGE (gtk_stack_get_visible_child (self->stack));
}

const char *
ahu_navigator_get_name (AhuNavigator *self)
{
  g_return_val_if_fail (AHU_IS_NAVIGATOR (self), NULL);

  /* The window may have been closed. */
  return self->stack != NULL ? gtk_stack_get_visible_child_name (self->stack) : NULL;
}

gboolean
ahu_navigator_is_on (AhuNavigator *self,
                     const char   *name)
{
  g_return_val_if_fail (AHU_IS_NAVIGATOR (self), FALSE);

  return g_strcmp0 (ahu_navigator_get_name (self), name) == 0;
}

void
ahu_navigator_pass (AhuNavigator *self,
                    const char   *name)
{
  guint i;

  g_return_if_fail (AHU_IS_NAVIGATOR (self));

  remember_focus (self);
  for (i = 0; i < self->trail->len; i++)
    if (g_str_equal (get_place (self, i)->name, name))
      break;
  if (i == self->trail->len)
    add_place (self, name);
  else
    g_ptr_array_set_size (self->trail, (int) i + 1);
}

GtkWidget *
ahu_navigator_show (AhuNavigator *self,
                    const char   *name)
{
  g_return_val_if_fail (AHU_IS_NAVIGATOR (self), NULL);

  ahu_navigator_pass (self, name);

  return show_last (self, NULL);
}

GtkWidget *
ahu_navigator_push (AhuNavigator *self,
                    const char   *name)
{
  g_return_val_if_fail (AHU_IS_NAVIGATOR (self), NULL);

  remember_focus (self);
  if (!g_str_equal (get_last (self), name))
    add_place (self, name);

  return show_last (self, NULL);
}

GtkWidget *
ahu_navigator_show_over (AhuNavigator *self,
                         const char   *name)
{
  g_return_val_if_fail (AHU_IS_NAVIGATOR (self), NULL);

  if (!g_str_equal (get_last (self), name))
    ahu_navigator_forget (self, name);

  return ahu_navigator_push (self, name);
}

void
ahu_navigator_cut (AhuNavigator *self)
{
  g_return_if_fail (AHU_IS_NAVIGATOR (self));

  g_ptr_array_set_size (self->trail, 1);
  g_clear_weak_pointer (&get_place (self, 0)->focus);
}

gboolean
ahu_navigator_has (AhuNavigator *self,
                   const char   *name)
{
  g_return_val_if_fail (AHU_IS_NAVIGATOR (self), FALSE);

  if (ahu_navigator_is_on (self, name))
    return TRUE;
  for (guint i = 0; i < self->trail->len; i++)
    if (g_str_equal (get_place (self, i)->name, name))
      return TRUE;

  return FALSE;
}

void
ahu_navigator_replace (AhuNavigator *self,
                       const char   *name,
                       const char   *by)
{
  g_return_if_fail (AHU_IS_NAVIGATOR (self));

  for (guint i = 1; i < self->trail->len; i++)
    {
      Place *place = get_place (self, i);

      if (!g_str_equal (place->name, name))
        continue;
      place->name = by;
      g_clear_weak_pointer (&place->focus);
    }
  if (ahu_navigator_is_on (self, name))
    ahu_navigator_push (self, by);
}

void
ahu_navigator_forget (AhuNavigator *self,
                      const char   *name)
{
  g_return_if_fail (AHU_IS_NAVIGATOR (self));

  for (guint i = self->trail->len - 1; i > 0; i--)
    if (g_str_equal (get_place (self, i)->name, name))
      g_ptr_array_remove_index (self->trail, i);
}

void
ahu_navigator_remove (AhuNavigator *self,
                      const char   *name)
{
  GtkWidget *page;

  g_return_if_fail (AHU_IS_NAVIGATOR (self));

  ahu_navigator_forget (self, name);
  page = gtk_stack_get_child_by_name (self->stack, name);
  if (page != NULL)
    gtk_stack_remove (self->stack, page);
}

void
ahu_navigator_home (AhuNavigator *self)
{
  g_return_if_fail (AHU_IS_NAVIGATOR (self));

  ahu_navigator_cut (self);
  show_last (self, NULL);
}

gboolean
ahu_navigator_can_go_back (AhuNavigator *self)
{
  g_return_val_if_fail (AHU_IS_NAVIGATOR (self), FALSE);

  return !ahu_navigator_is_on (self, get_place (self, 0)->name);
}

gboolean
ahu_navigator_back (AhuNavigator *self)
{
  g_return_val_if_fail (AHU_IS_NAVIGATOR (self), FALSE);

  if (ahu_page_leave (ahu_navigator_get_page (self)))
    return TRUE;
  if (!ahu_navigator_can_go_back (self))
    return FALSE;

  /* What is shown may be forgotten already. */
  if (self->trail->len > 1 && ahu_navigator_is_on (self, get_last (self)))
    g_ptr_array_set_size (self->trail, (int) self->trail->len - 1);
  show_last (self, get_place (self, self->trail->len - 1)->focus);

  return TRUE;
}

gboolean
ahu_navigator_keeps_awake (AhuNavigator *self)
{
  g_return_val_if_fail (AHU_IS_NAVIGATOR (self), FALSE);

  for (guint i = 0; i < self->trail->len; i++)
    if (ahu_page_keeps_awake (AHU_PAGE (ahu_navigator_get (self, get_place (self, i)->name))))
      return TRUE;

  return FALSE;
}

gboolean
ahu_navigator_get_table_view (AhuNavigator *self)
{
  g_return_val_if_fail (AHU_IS_NAVIGATOR (self), FALSE);

  return self->table_view;
}

void
ahu_navigator_set_table_view (AhuNavigator *self,
                              gboolean      view)
{
  AhuPage *page;

  g_return_if_fail (AHU_IS_NAVIGATOR (self));

  page = ahu_navigator_get_page (self);
  if (self->table_view == view || !ahu_page_has_table_view (page))
    return;

  self->table_view = view;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TABLE_VIEW]);
  ahu_page_set_table_view (page, view);
}

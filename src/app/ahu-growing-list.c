/* ahu-growing-list.c: a list that shows its first items at once, the others little by little
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/ahu-growing-list.h"

/* More than a window shows; as many more at a time as a frame has time for. */
#define FIRST 24
#define MORE 8

struct _AhuGrowingList
{
  GObject parent_instance;

  GListModel *model;
  guint n; /* as many of its items */
  guint grow_id;
  gboolean begins_again;
};

static void list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AhuGrowingList, ahu_growing_list, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

static gboolean
grow_cb (gpointer data)
{
  AhuGrowingList *self = data;
  guint n = self->n;

  self->n = MIN (n + MORE, g_list_model_get_n_items (self->model));
  if (self->n > n)
    {
      g_list_model_items_changed (G_LIST_MODEL (self), n, 0, self->n - n);
      return G_SOURCE_CONTINUE;
    }
  self->grow_id = 0;

  return G_SOURCE_REMOVE;
}

static void
changed_cb (AhuGrowingList *self,
            guint           position,
            guint           removed,
            guint           added)
{
  guint old = self->n;
  guint begin = self->begins_again ? FIRST : MAX (old, FIRST);

  self->begins_again = FALSE;
  self->n = MIN (begin, g_list_model_get_n_items (self->model));
  if (self->grow_id == 0)
    self->grow_id = g_idle_add_full (G_PRIORITY_LOW, grow_cb, self, NULL);
  position = MIN (position, MIN (old, self->n));
  if (position < old || position < self->n)
    g_list_model_items_changed (G_LIST_MODEL (self), position, old - position, self->n - position);
}

static GType
get_item_type (GListModel *model)
{
  return g_list_model_get_item_type (AHU_GROWING_LIST (model)->model);
}

static guint
get_n_items (GListModel *model)
{
  return AHU_GROWING_LIST (model)->n;
}

static gpointer
get_item (GListModel *model,
          guint       position)
{
  AhuGrowingList *self = AHU_GROWING_LIST (model);

  return position < self->n ? g_list_model_get_item (self->model, position) : NULL;
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

static void
ahu_growing_list_dispose (GObject *object)
{
  AhuGrowingList *self = AHU_GROWING_LIST (object);

  g_clear_handle_id (&self->grow_id, g_source_remove);
  if (self->model != NULL)
    g_signal_handlers_disconnect_by_data (self->model, self);
  self->n = 0;

  G_OBJECT_CLASS (ahu_growing_list_parent_class)->dispose (object);
}

static void
ahu_growing_list_finalize (GObject *object)
{
  g_clear_object (&AHU_GROWING_LIST (object)->model);

  G_OBJECT_CLASS (ahu_growing_list_parent_class)->finalize (object);
}

static void
ahu_growing_list_class_init (AhuGrowingListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ahu_growing_list_dispose;
  G_OBJECT_CLASS (klass)->finalize = ahu_growing_list_finalize;
}

static void
ahu_growing_list_init (AhuGrowingList *self)
{
}

AhuGrowingList *
ahu_growing_list_new (GListModel *model)
{
  AhuGrowingList *self;

  g_return_val_if_fail (G_IS_LIST_MODEL (model), NULL);

  self = g_object_new (AHU_TYPE_GROWING_LIST, NULL);
  self->model = g_object_ref (model);
  g_signal_connect_swapped (model, "items-changed", G_CALLBACK (changed_cb), self);
  changed_cb (self, 0, 0, g_list_model_get_n_items (model));

  return self;
}

void
ahu_growing_list_begin_again (AhuGrowingList *self)
{
  g_return_if_fail (AHU_IS_GROWING_LIST (self));

  self->begins_again = TRUE;
}

/* ahu-array-model.h: what a list model of the objects in an array does
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * AHU_DEFINE_ARRAY_MODEL:
 * @init: the name of the function that fills in the interface, declared before the type
 * @ITEM_TYPE: the type of the items
 * @items: an expression of `model`, a `GListModel`: the `GPtrArray` of its items now
 *
 * Defines the functions of a list model whose items stand in an array.
 */
#define AHU_DEFINE_ARRAY_MODEL(init, ITEM_TYPE, items) \
  static GType \
  init##_get_item_type (GListModel *model) \
  { \
    return ITEM_TYPE; \
  } \
\
  static guint \
  init##_get_n_items (GListModel *model) \
  { \
    return ((GPtrArray *) (items))->len; \
  } \
\
  static gpointer \
  init##_get_item (GListModel *model, \
                   guint       position) \
  { \
    GPtrArray *array = (items); \
\
    return position < array->len ? g_object_ref (g_ptr_array_index (array, position)) : NULL; \
  } \
\
  static void \
  init (GListModelInterface *iface) \
  { \
    iface->get_item_type = init##_get_item_type; \
    iface->get_n_items = init##_get_n_items; \
    iface->get_item = init##_get_item; \
  }

G_END_DECLS

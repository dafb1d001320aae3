/* ahu-json-share.c: one value for objects that are written the same
 *
 * An object is known by its text up to the first closing brace. That is the
 * whole object, or it is not in the set: no shorter text is an object. So equal
 * bytes mean an equal value.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/json/ahu-json-share.h"

#include <string.h>

/* Bounds the work for a text that was made to be slow. */
#define MAX_LENGTH 256
#define MAX_OBJECTS 512

typedef struct
{
  const char *start;
  gsize length;
} Span;

struct _AhuJsonShare
{
  GHashTable *nodes; /* Span to JsonNode */
};

static guint
span_hash (gconstpointer data)
{
  const Span *span = data;
  guint hash = 5381;

  for (gsize i = 0; i < span->length; i++)
    hash = hash * 33 + (guchar) span->start[i];

  return hash;
}

static gboolean
span_equal (gconstpointer a,
            gconstpointer b)
{
  const Span *first = a;
  const Span *second = b;

  return first->length == second->length &&
         memcmp (first->start, second->start, first->length) == 0;
}

/* Returns: whether there is a closing brace near enough */
static gboolean
find_span (const char *start,
           const char *end,
           Span       *span)
{
  gsize length = MIN ((gsize) (end - start), MAX_LENGTH);
  const char *brace = memchr (start, '}', length);

  if (brace == NULL)
    return FALSE;

  span->start = start;
  span->length = (gsize) (brace + 1 - start);
  return TRUE;
}

AhuJsonShare *
ahu_json_share_new (void)
{
  AhuJsonShare *self = g_new (AhuJsonShare, 1);

  self->nodes = g_hash_table_new_full (span_hash, span_equal, g_free,
                                       (GDestroyNotify) json_node_unref);
  return self;
}

void
ahu_json_share_free (AhuJsonShare *self)
{
  g_return_if_fail (self != NULL);

  g_hash_table_unref (self->nodes);
  g_free (self);
}

JsonNode *
ahu_json_share_find (AhuJsonShare  *self,
                     const char    *start,
                     const char    *end,
                     const char   **after)
{
  JsonNode *node;
  Span span;

  g_return_val_if_fail (self != NULL, NULL);

  if (!find_span (start, end, &span))
    return NULL;

  node = g_hash_table_lookup (self->nodes, &span);
  if (node == NULL)
    return NULL;

  *after = start + span.length;
  return json_node_ref (node);
}

void
ahu_json_share_add (AhuJsonShare *self,
                    const char   *start,
                    const char   *after,
                    JsonNode     *node)
{
  Span span;

  g_return_if_fail (self != NULL);
  g_return_if_fail (node != NULL);

  if (find_span (start, after, &span) && start + span.length == after &&
      g_hash_table_size (self->nodes) < MAX_OBJECTS)
    g_hash_table_insert (self->nodes, g_memdup2 (&span, sizeof span), json_node_ref (node));
}

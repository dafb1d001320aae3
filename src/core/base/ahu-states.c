/* ahu-states.c: what was entered, step by step, for undo and redo
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/base/ahu-states.h"

struct _AhuStates
{
  GPtrArray *all;
  guint present;
  char *typed; /* what the present one was typed in, NULL once that is over */
};

AhuStates *
ahu_states_new (gpointer       first,
                GDestroyNotify free_state)
{
  AhuStates *self = g_new0 (AhuStates, 1);

  self->all = g_ptr_array_new_with_free_func (free_state);
  g_ptr_array_add (self->all, first);

  return self;
}

void
ahu_states_free (AhuStates *self)
{
  g_ptr_array_unref (self->all);
  g_free (self->typed);
  g_free (self);
}

gpointer
ahu_states_get (AhuStates *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return g_ptr_array_index (self->all, self->present);
}

void
ahu_states_add (AhuStates  *self,
                gpointer    state,
                const char *typed)
{
  g_return_if_fail (self != NULL && state != NULL);

  if (typed == NULL || g_strcmp0 (self->typed, typed) != 0)
    self->present++;
  g_ptr_array_set_size (self->all, (int) self->present);
  g_ptr_array_add (self->all, state);
  g_free (self->typed);
  self->typed = g_strdup (typed);
}

void
ahu_states_end_typing (AhuStates *self)
{
  g_return_if_fail (self != NULL);

  g_clear_pointer (&self->typed, g_free);
}

void
ahu_states_foreach (AhuStates *self,
                    GFunc      change,
                    gpointer   data)
{
  g_return_if_fail (self != NULL);

  g_ptr_array_foreach (self->all, change, data);
}

void
ahu_states_drop_equal (AhuStates  *self,
                       GEqualFunc  equal)
{
  g_return_if_fail (self != NULL);

  for (guint i = self->all->len - 1; i > 0; i--)
    if (equal (g_ptr_array_index (self->all, i), g_ptr_array_index (self->all, i - 1)))
      {
        g_ptr_array_remove_index (self->all, i > self->present ? i : i - 1);
        self->present -= i > self->present ? 0 : 1;
        ahu_states_end_typing (self);
      }
}

void
ahu_states_reset (AhuStates *self,
                  gpointer   first)
{
  g_return_if_fail (self != NULL && first != NULL);

  ahu_states_end_typing (self);
  self->present = 0;
  g_ptr_array_set_size (self->all, 0);
  g_ptr_array_add (self->all, first);
}

gboolean
ahu_states_can_undo (AhuStates *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->present > 0;
}

gboolean
ahu_states_can_redo (AhuStates *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->present + 1 < self->all->len;
}

void
ahu_states_undo (AhuStates *self)
{
  g_return_if_fail (ahu_states_can_undo (self));

  ahu_states_end_typing (self);
  self->present--;
}

void
ahu_states_redo (AhuStates *self)
{
  g_return_if_fail (ahu_states_can_redo (self));

  ahu_states_end_typing (self);
  self->present++;
}

/* ahu-tp-box-entry.c: the players' own box as it is entered, with undo, and boxes that have a name
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-box-entry.h"

#define NO_FIELD G_MAXUINT

/* Everything that is undone and redone. */
typedef struct
{
  AhuTpOwnBox box;
  GVariant *named;
} State;

struct _AhuTpBoxEntry
{
  State state;
  GArray *done;   /* states before this one */
  GArray *undone; /* states after it, the next one last */
  guint n_players;
  guint changing; /* the number that was changed last, or NO_FIELD */
};

static void
clear_state (gpointer state)
{
  g_clear_pointer (&((State *) state)->named, g_variant_unref);
}

static State
copy_state (const State *state)
{
  return (State) { .box = state->box, .named = g_variant_ref (state->named) };
}

static GArray *
states_new (void)
{
  GArray *states = g_array_new (FALSE, FALSE, sizeof (State));

  g_array_set_clear_func (states, clear_state);

  return states;
}

AhuTpBoxEntry *
ahu_tp_box_entry_new (void)
{
  AhuTpBoxEntry *self = g_new0 (AhuTpBoxEntry, 1);

  self->n_players = TP_MIN_PLAYERS;
  self->changing = NO_FIELD;
  self->done = states_new ();
  self->undone = states_new ();
  ahu_tp_own_box_init (&self->state.box);
  self->state.named = g_variant_ref_sink (g_variant_new_array (G_VARIANT_TYPE (AHU_TP_OWN_BOX_TYPE), NULL, 0));

  return self;
}

void
ahu_tp_box_entry_free (AhuTpBoxEntry *self)
{
  g_return_if_fail (self != NULL);

  clear_state (&self->state);
  g_array_unref (self->done);
  g_array_unref (self->undone);
  g_free (self);
}

void
ahu_tp_box_entry_load (AhuTpBoxEntry     *self,
                       const AhuTpOwnBox *box,
                       GVariant          *named)
{
  GVariant *kept;

  g_return_if_fail (self != NULL && box != NULL && named != NULL);

  kept = g_variant_ref (named);
  clear_state (&self->state);
  self->state.box = *box;
  self->state.named = kept;
  g_array_set_size (self->done, 0);
  g_array_set_size (self->undone, 0);
  self->changing = NO_FIELD;
}

/* In each state; those in which only names were different are none then. */
static void
replace_names (GArray      *states,
               const State *beside,
               GVariant    *named)
{
  for (guint i = 0; i < states->len; i++)
    {
      State *state = &g_array_index (states, State, i);

      clear_state (state);
      state->named = g_variant_ref (named);
    }
  for (guint i = states->len; i-- > 0;)
    {
      const State *next = i + 1 < states->len ? &g_array_index (states, State, i + 1) : beside;

      if (ahu_tp_own_box_equal (&g_array_index (states, State, i).box, &next->box))
        g_array_remove_index (states, i);
    }
}

void
ahu_tp_box_entry_set_named (AhuTpBoxEntry *self,
                            GVariant      *named)
{
  g_return_if_fail (self != NULL && named != NULL);

  if (g_variant_equal (self->state.named, named))
    return;

  clear_state (&self->state);
  self->state.named = g_variant_ref (named);
  replace_names (self->done, &self->state, named);
  replace_names (self->undone, &self->state, named);
  self->changing = NO_FIELD;
}

void
ahu_tp_box_entry_set_players (AhuTpBoxEntry *self,
                              guint          n_players)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (n_players >= TP_MIN_PLAYERS && n_players <= TP_MAX_PLAYERS);

  self->n_players = n_players;
}

guint
ahu_tp_box_entry_get_players (AhuTpBoxEntry *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->n_players;
}

static guint
get (const AhuTpOwnBox *own,
     AhuTpBoxField      field,
     guint              index)
{
  const TpBox *box = &own->box;

  switch (field)
    {
    case AHU_TP_BOX_QUARRIES:
      return box->quarries[index];
    case AHU_TP_BOX_RUGS:
      return box->rugs[index];
    case AHU_TP_BOX_SPACES:
      return box->rug_spaces[index];
    case AHU_TP_BOX_SQUARE:
      return box->transfer[index];
    case AHU_TP_BOX_ARROW:
      return box->arrows[index / TP_COMBINATIONS] >> index % TP_COMBINATIONS & 1;
    case AHU_TP_BOX_ROW:
    case AHU_TP_BOX_FIELDS:
    default:
      return own->more ? 1 : 0;
    }
}

static void
set (AhuTpOwnBox   *own,
     AhuTpBoxField  field,
     guint          index,
     guint          value)
{
  TpBox *box = &own->box;
  guint8 byte = (guint8) MIN (value, TP_INVALID);

  switch (field)
    {
    case AHU_TP_BOX_QUARRIES:
      box->quarries[index] = byte;
      break;
    case AHU_TP_BOX_RUGS:
      box->rugs[index] = byte;
      break;
    case AHU_TP_BOX_SPACES:
      box->rug_spaces[index] = byte;
      break;
    case AHU_TP_BOX_SQUARE:
      box->transfer[index] = byte;
      break;
    case AHU_TP_BOX_ARROW:
      box->arrows[index / TP_COMBINATIONS] &= (guint8) ~(1u << index % TP_COMBINATIONS);
      box->arrows[index / TP_COMBINATIONS] |= (guint8) ((value > 0 ? 1u : 0u) << index % TP_COMBINATIONS);
      break;
    case AHU_TP_BOX_ROW:
    case AHU_TP_BOX_FIELDS:
    default:
      own->more = value > 0;
      break;
    }
}

static TpReason
check (AhuTpBoxEntry     *self,
       const AhuTpOwnBox *own)
{
  TpBox box = ahu_tp_own_box_to_box (own, self->n_players);

  return tp_box_check (&box, self->n_players);
}

guint
ahu_tp_box_entry_get (AhuTpBoxEntry *self,
                      AhuTpBoxField  field,
                      guint          index)
{
  g_return_val_if_fail (self != NULL, 0);
  g_return_val_if_fail (field < AHU_TP_BOX_FIELDS, 0);

  return get (&self->state.box, field, index);
}

gboolean
ahu_tp_box_entry_can (AhuTpBoxEntry *self,
                      AhuTpBoxField  field,
                      guint          index,
                      guint          value)
{
  AhuTpOwnBox own;
  TpReason now, then;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (field < AHU_TP_BOX_FIELDS, FALSE);

  own = self->state.box;
  set (&own, field, index, value);
  now = check (self, &self->state.box);
  then = check (self, &own);
  if (then.code == TP_OK)
    return TRUE;

  /* More players need more quarries than the box may have. */
  return now.code == TP_REASON_BOX_FEW_QUARRIES && then.code == now.code &&
         then.need - then.have < now.need - now.have;
}

void
ahu_tp_box_entry_get_range (AhuTpBoxEntry *self,
                            AhuTpBoxField  field,
                            guint          index,
                            guint         *least,
                            guint         *most)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (least != NULL && most != NULL);

  *least = *most = ahu_tp_box_entry_get (self, field, index);
  while (*least > 0 && ahu_tp_box_entry_can (self, field, index, *least - 1))
    (*least)--;
  while (*most < TP_INVALID && ahu_tp_box_entry_can (self, field, index, *most + 1))
    (*most)++;
}

/* A number that is what it was before is no step. */
static void
drop_idle_step (AhuTpBoxEntry *self)
{
  const State *before = self->done->len > 0 ? &g_array_index (self->done, State, self->done->len - 1) : NULL;

  if (before == NULL || !ahu_tp_own_box_equal (&before->box, &self->state.box) ||
      !g_variant_equal (before->named, self->state.named))
    return;

  g_array_set_size (self->done, self->done->len - 1);
  self->changing = NO_FIELD;
}

/* Takes @next, which is different. */
static void
go_on (AhuTpBoxEntry *self,
       State          next,
       guint          changing)
{
  /* The last state before somebody began to change this number is the one to go back to. */
  if (changing == NO_FIELD || changing != self->changing)
    g_array_append_val (self->done, self->state);
  else
    clear_state (&self->state);
  self->state = next;
  self->changing = changing;
  g_array_set_size (self->undone, 0);
  drop_idle_step (self);
}

gboolean
ahu_tp_box_entry_set (AhuTpBoxEntry *self,
                      AhuTpBoxField  field,
                      guint          index,
                      guint          value)
{
  gboolean is_number = field != AHU_TP_BOX_ARROW && field != AHU_TP_BOX_ROW && field != AHU_TP_BOX_SPACES;
  State next;

  if (ahu_tp_box_entry_get (self, field, index) == value || !ahu_tp_box_entry_can (self, field, index, value))
    return FALSE;

  next = copy_state (&self->state);
  set (&next.box, field, index, value);
  go_on (self, next, is_number ? field * TP_INVALID + index : NO_FIELD);

  return TRUE;
}

gboolean
ahu_tp_box_entry_take (AhuTpBoxEntry     *self,
                       const AhuTpOwnBox *box)
{
  State next;

  g_return_val_if_fail (self != NULL && box != NULL, FALSE);

  if (ahu_tp_own_box_equal (&self->state.box, box))
    return FALSE;

  next = copy_state (&self->state);
  next.box = *box;
  go_on (self, next, NO_FIELD);

  return TRUE;
}

TpReason
ahu_tp_box_entry_check (AhuTpBoxEntry *self)
{
  g_return_val_if_fail (self != NULL, ((TpReason) { .code = TP_REASON_PLAYERS }));

  return check (self, &self->state.box);
}

const AhuTpOwnBox *
ahu_tp_box_entry_get_box (AhuTpBoxEntry *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return &self->state.box;
}

GVariant *
ahu_tp_box_entry_get_named (AhuTpBoxEntry *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->state.named;
}

const char *
ahu_tp_box_entry_find_name (AhuTpBoxEntry *self)
{
  GVariantIter iter;
  GVariant *box;

  g_return_val_if_fail (self != NULL, NULL);

  g_variant_iter_init (&iter, self->state.named);
  while ((box = g_variant_iter_next_value (&iter)) != NULL)
    {
      AhuTpOwnBox own;
      gboolean is_whole = ahu_tp_own_box_from_variant (&own, box);
      const char *name;

      g_variant_get (box, "(&sb&s)", &name, NULL, NULL);
      g_variant_unref (box);
      if (is_whole && ahu_tp_own_box_equal (&own, &self->state.box))
        return name;
    }

  return NULL;
}

/* Returns: (transfer full) (nullable) */
static GVariant *
find_named (AhuTpBoxEntry *self,
            const char    *name)
{
  gsize n = g_variant_n_children (self->state.named);

  for (gsize i = 0; i < n; i++)
    {
      g_autoptr (GVariant) box = g_variant_get_child_value (self->state.named, i);
      const char *its_name;

      g_variant_get (box, "(&sb&s)", &its_name, NULL, NULL);
      if (g_str_equal (its_name, name))
        return g_steal_pointer (&box);
    }

  return NULL;
}

/* The boxes with @box, which may be NULL, in the place of the one called @name. */
static void
replace_named (AhuTpBoxEntry *self,
               const char    *name,
               GVariant      *box)
{
  State next = copy_state (&self->state);
  gsize n = g_variant_n_children (next.named);
  GVariantBuilder builder;
  gboolean placed = box == NULL;

  g_variant_builder_init (&builder, G_VARIANT_TYPE (AHU_TP_OWN_BOXES_TYPE));
  for (gsize i = 0; i < n; i++)
    {
      g_autoptr (GVariant) other = g_variant_get_child_value (next.named, i);
      const char *its_name;

      g_variant_get (other, "(&sb&s)", &its_name, NULL, NULL);
      if (!g_str_equal (its_name, name))
        g_variant_builder_add_value (&builder, other);
      else if (!placed)
        {
          g_variant_builder_add_value (&builder, box);
          placed = TRUE;
        }
    }
  if (!placed)
    g_variant_builder_add_value (&builder, box);

  clear_state (&next);
  next.named = g_variant_ref_sink (g_variant_builder_end (&builder));
  go_on (self, next, NO_FIELD);
}

gboolean
ahu_tp_box_entry_name (AhuTpBoxEntry *self,
                       const char    *name)
{
  g_autofree char *stripped = NULL;
  g_autoptr (GVariant) known = NULL;
  g_autoptr (GVariant) box = NULL;

  g_return_val_if_fail (self != NULL && name != NULL, FALSE);

  stripped = g_strstrip (g_strdup (name));
  if (*stripped == '\0')
    return FALSE;

  box = g_variant_ref_sink (ahu_tp_own_box_to_variant (&self->state.box, stripped));
  known = find_named (self, stripped);
  if (known != NULL && g_variant_equal (known, box))
    return FALSE;

  replace_named (self, stripped, box);

  return TRUE;
}

gboolean
ahu_tp_box_entry_take_named (AhuTpBoxEntry *self,
                             const char    *name)
{
  g_autoptr (GVariant) box = NULL;
  AhuTpOwnBox own;

  g_return_val_if_fail (self != NULL && name != NULL, FALSE);

  box = find_named (self, name);

  return box != NULL && ahu_tp_own_box_from_variant (&own, box) && ahu_tp_box_entry_take (self, &own);
}

gboolean
ahu_tp_box_entry_forget (AhuTpBoxEntry *self,
                         const char    *name)
{
  g_autoptr (GVariant) box = NULL;

  g_return_val_if_fail (self != NULL && name != NULL, FALSE);

  box = find_named (self, name);
  if (box != NULL)
    replace_named (self, name, NULL);

  return box != NULL;
}

gboolean
ahu_tp_box_entry_can_undo (AhuTpBoxEntry *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->done->len > 0;
}

gboolean
ahu_tp_box_entry_can_redo (AhuTpBoxEntry *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->undone->len > 0;
}

/* One state back or on. */
static void
step (AhuTpBoxEntry *self,
      GArray        *from,
      GArray        *to)
{
  State next;

  if (from->len == 0)
    return;

  next = copy_state (&g_array_index (from, State, from->len - 1));
  g_array_set_size (from, from->len - 1);
  g_array_append_val (to, self->state);
  self->state = next;
  self->changing = NO_FIELD;
}

void
ahu_tp_box_entry_undo (AhuTpBoxEntry *self)
{
  g_return_if_fail (self != NULL);

  step (self, self->done, self->undone);
}

void
ahu_tp_box_entry_redo (AhuTpBoxEntry *self)
{
  g_return_if_fail (self != NULL);

  step (self, self->undone, self->done);
}

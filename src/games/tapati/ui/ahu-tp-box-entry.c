/* ahu-tp-box-entry.c: the players' own box as it is entered, with undo, and boxes that have a name
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-box-entry.h"

#include "core/base/ahu-name.h"

/* Everything that is undone and redone. */
typedef struct
{
  AhuTpOwnBox box;
  GVariant *named;
} State;

struct _AhuTpBoxEntry
{
  AhuStates *states;
  guint n_players;
};

static void
state_free (gpointer state)
{
  g_variant_unref (((State *) state)->named);
  g_free (state);
}

/* @named: (transfer full) */
static State *
state_new (const AhuTpOwnBox *box,
           GVariant          *named)
{
  State *state = g_new (State, 1);

  *state = (State) { *box, named };

  return state;
}

static const State *
get_state (AhuTpBoxEntry *self)
{
  return ahu_states_get (self->states);
}

AhuTpBoxEntry *
ahu_tp_box_entry_new (void)
{
  AhuTpBoxEntry *self = g_new0 (AhuTpBoxEntry, 1);
  GVariant *none = g_variant_ref_sink (g_variant_new_array (G_VARIANT_TYPE (AHU_TP_OWN_BOX_TYPE), NULL, 0));
  AhuTpOwnBox box;

  self->n_players = TP_MIN_PLAYERS;
  ahu_tp_own_box_init (&box);
  self->states = ahu_states_new (state_new (&box, none), state_free);

  return self;
}

void
ahu_tp_box_entry_free (AhuTpBoxEntry *self)
{
  g_return_if_fail (self != NULL);

  ahu_states_free (self->states);
  g_free (self);
}

AhuStates *
ahu_tp_box_entry_get_states (AhuTpBoxEntry *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->states;
}

void
ahu_tp_box_entry_load (AhuTpBoxEntry     *self,
                       const AhuTpOwnBox *box,
                       GVariant          *named)
{
  g_return_if_fail (self != NULL && box != NULL && named != NULL);

  ahu_states_reset (self->states, state_new (box, g_variant_ref (named)));
}

static gboolean
is_same (gconstpointer state,
         gconstpointer other)
{
  const State *a = state;
  const State *b = other;

  return ahu_tp_own_box_equal (&a->box, &b->box) && g_variant_equal (a->named, b->named);
}

static void
replace_names (gpointer state,
               gpointer named)
{
  g_variant_unref (((State *) state)->named);
  ((State *) state)->named = g_variant_ref (named);
}

void
ahu_tp_box_entry_set_named (AhuTpBoxEntry *self,
                            GVariant      *named)
{
  g_return_if_fail (self != NULL && named != NULL);

  if (g_variant_equal (get_state (self)->named, named))
    return;

  ahu_states_foreach (self->states, replace_names, named);
  ahu_states_drop_equal (self->states, is_same);
  ahu_states_end_typing (self->states);
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

  return get (&get_state (self)->box, field, index);
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

  own = get_state (self)->box;
  set (&own, field, index, value);
  now = check (self, &get_state (self)->box);
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
go_on (AhuTpBoxEntry *self,
       State         *next,
       const char    *typed)
{
  ahu_states_add (self->states, next, typed);
  ahu_states_drop_equal (self->states, is_same);
}

gboolean
ahu_tp_box_entry_set (AhuTpBoxEntry *self,
                      AhuTpBoxField  field,
                      guint          index,
                      guint          value)
{
  gboolean is_number = field != AHU_TP_BOX_ARROW && field != AHU_TP_BOX_ROW && field != AHU_TP_BOX_SPACES;
  g_autofree char *number = NULL;
  AhuTpOwnBox box;

  if (ahu_tp_box_entry_get (self, field, index) == value || !ahu_tp_box_entry_can (self, field, index, value))
    return FALSE;

  box = get_state (self)->box;
  set (&box, field, index, value);
  number = g_strdup_printf ("%u.%u", field, index);
  go_on (self, state_new (&box, g_variant_ref (get_state (self)->named)), is_number ? number : NULL);

  return TRUE;
}

gboolean
ahu_tp_box_entry_take (AhuTpBoxEntry     *self,
                       const AhuTpOwnBox *box)
{
  g_return_val_if_fail (self != NULL && box != NULL, FALSE);

  if (ahu_tp_own_box_equal (&get_state (self)->box, box))
    return FALSE;

  go_on (self, state_new (box, g_variant_ref (get_state (self)->named)), NULL);

  return TRUE;
}

TpReason
ahu_tp_box_entry_check (AhuTpBoxEntry *self)
{
  g_return_val_if_fail (self != NULL, ((TpReason) { .code = TP_REASON_PLAYERS }));

  return check (self, &get_state (self)->box);
}

const AhuTpOwnBox *
ahu_tp_box_entry_get_box (AhuTpBoxEntry *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return &get_state (self)->box;
}

GVariant *
ahu_tp_box_entry_get_named (AhuTpBoxEntry *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return get_state (self)->named;
}

const char *
ahu_tp_box_entry_find_name (AhuTpBoxEntry *self)
{
  GVariantIter iter;
  GVariant *box;

  g_return_val_if_fail (self != NULL, NULL);

  g_variant_iter_init (&iter, get_state (self)->named);
  while ((box = g_variant_iter_next_value (&iter)) != NULL)
    {
      AhuTpOwnBox own;
      gboolean is_whole = ahu_tp_own_box_from_variant (&own, box);
      const char *name;

      g_variant_get (box, "(&sb&s)", &name, NULL, NULL);
      g_variant_unref (box);
      if (is_whole && ahu_tp_own_box_equal (&own, &get_state (self)->box))
        return name;
    }

  return NULL;
}

/* Returns: (transfer full) (nullable) */
static GVariant *
find_named (AhuTpBoxEntry *self,
            const char    *name)
{
  gsize n = g_variant_n_children (get_state (self)->named);

  for (gsize i = 0; i < n; i++)
    {
      g_autoptr (GVariant) box = g_variant_get_child_value (get_state (self)->named, i);
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
  const State *state = get_state (self);
  gsize n = g_variant_n_children (state->named);
  GVariantBuilder builder;
  gboolean placed = box == NULL;

  g_variant_builder_init (&builder, G_VARIANT_TYPE (AHU_TP_OWN_BOXES_TYPE));
  for (gsize i = 0; i < n; i++)
    {
      g_autoptr (GVariant) other = g_variant_get_child_value (state->named, i);
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

  go_on (self, state_new (&state->box, g_variant_ref_sink (g_variant_builder_end (&builder))), NULL);
}

gboolean
ahu_tp_box_entry_name (AhuTpBoxEntry *self,
                       const char    *name)
{
  g_autofree char *stripped = NULL;
  g_autoptr (GVariant) known = NULL;
  g_autoptr (GVariant) box = NULL;

  g_return_val_if_fail (self != NULL && name != NULL, FALSE);

  stripped = ahu_name_strip (name);
  if (*stripped == '\0')
    return FALSE;

  box = g_variant_ref_sink (ahu_tp_own_box_to_variant (&get_state (self)->box, stripped));
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

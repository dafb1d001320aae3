/* rn-turned.c: the untold cards that have been turned up but are not yet a move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/join/rn-turned.h"

#include "games/rapanui/engine/rn-position.h"

#define KEY "rn-turned"

struct _RnTurned
{
  GObject parent_instance;

  guint player;
  guint8 kinds[RN_MAX_HIDDEN];
  guint n;
};

G_DEFINE_FINAL_TYPE (RnTurned, rn_turned, G_TYPE_OBJECT)

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
rn_turned_class_init (RnTurnedClass *klass)
{
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
rn_turned_init (RnTurned *self)
{
}

RnTurned *
rn_turned_for_session (AhuSession *session)
{
  RnTurned *self;

  g_return_val_if_fail (AHU_IS_SESSION (session), NULL);

  self = g_object_get_data (G_OBJECT (session), KEY);
  if (self == NULL)
    {
      self = g_object_new (RN_TYPE_TURNED, NULL);
      g_object_set_data_full (G_OBJECT (session), KEY, self, g_object_unref);
    }
  return self;
}

const guint8 *
rn_turned_get_kinds (RnTurned *self,
                     guint     player,
                     guint    *n)
{
  g_return_val_if_fail (RN_IS_TURNED (self), NULL);
  g_return_val_if_fail (n != NULL, NULL);

  *n = self->player == player ? self->n : 0;
  return self->kinds;
}

void
rn_turned_ask (RnTurned *self,
               guint     player)
{
  g_return_if_fail (RN_IS_TURNED (self));
  g_return_if_fail (player < RN_MAX_PLAYERS);

  if (self->player == player)
    return;
  rn_turned_keep (self, 0);
  self->player = player;
}

void
rn_turned_add (RnTurned *self,
               guint     kind)
{
  g_return_if_fail (RN_IS_TURNED (self));
  g_return_if_fail (kind < RN_SACRIFICES);
  g_return_if_fail (self->n < RN_MAX_HIDDEN);

  self->kinds[self->n++] = (guint8) kind;
  g_signal_emit (self, signals[CHANGED], 0);
}

void
rn_turned_keep (RnTurned *self,
                guint     n)
{
  g_return_if_fail (RN_IS_TURNED (self));
  g_return_if_fail (n <= self->n);

  if (self->n == n)
    return;
  self->n = n;
  g_signal_emit (self, signals[CHANGED], 0);
}

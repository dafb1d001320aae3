/* ahu-telling.c: how far the end of a game is told, for all that show it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/ranking/ahu-telling.h"

#define KEY "ahu-telling"

struct _AhuTelling
{
  GObject parent_instance;

  AhuTellingStage stage;
  guint step;
};

G_DEFINE_FINAL_TYPE (AhuTelling, ahu_telling, G_TYPE_OBJECT)

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
set (AhuTelling      *self,
     AhuTellingStage  stage,
     guint            step)
{
  if (self->stage == stage && self->step == step)
    return;
  self->stage = stage;
  self->step = step;
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
session_changed_cb (AhuTelling *self,
                    AhuSession *session)
{
  if (!ahu_session_is_over (session))
    set (self, AHU_TELLING_RUNNING, 0);
  else if (self->stage == AHU_TELLING_RUNNING)
    set (self, AHU_TELLING_ENDED, 0);
}

static void
ahu_telling_class_init (AhuTellingClass *klass)
{
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ahu_telling_init (AhuTelling *self)
{
}

AhuTelling *
ahu_telling_new (void)
{
  return g_object_new (AHU_TYPE_TELLING, NULL);
}

AhuTelling *
ahu_telling_for_session (AhuSession *session)
{
  AhuTelling *self;

  g_return_val_if_fail (AHU_IS_SESSION (session), NULL);

  self = g_object_get_data (G_OBJECT (session), KEY);
  if (self == NULL)
    {
      self = ahu_telling_new ();
      self->stage = ahu_session_is_over (session) ? AHU_TELLING_PLACES : AHU_TELLING_RUNNING;
      g_object_set_data_full (G_OBJECT (session), KEY, self, g_object_unref);
      g_signal_connect_object (session, "changed", G_CALLBACK (session_changed_cb), self, G_CONNECT_SWAPPED);
    }
  /* Others may hear of a change before. */
  session_changed_cb (self, session);
  return self;
}

AhuTellingStage
ahu_telling_get_stage (AhuTelling *self)
{
  g_return_val_if_fail (AHU_IS_TELLING (self), AHU_TELLING_RUNNING);

  return self->stage;
}

guint
ahu_telling_get_step (AhuTelling *self)
{
  g_return_val_if_fail (AHU_IS_TELLING (self), 0);

  return self->step;
}

void
ahu_telling_go_to (AhuTelling *self,
                   guint       step)
{
  g_return_if_fail (AHU_IS_TELLING (self));

  set (self, AHU_TELLING_STEPS, step);
}

void
ahu_telling_finish (AhuTelling *self)
{
  g_return_if_fail (AHU_IS_TELLING (self));

  set (self, AHU_TELLING_PLACES, 0);
}

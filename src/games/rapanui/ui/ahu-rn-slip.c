/* ahu-rn-slip.c: what to move on the table since it was told something else
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-slip.h"

#include <string.h>

#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/words/rn-talk.h"
#include "toolkit/table/ahu-practise.h"

#define SLIP_KEY "ahu-rn-slip"

struct _AhuRnSlip
{
  GObject parent_instance;

  AhuSession *session; /* which owns it */
  /* What the table was last told, and how that came about. */
  RnPosition told;
  RnPosition first;
  GArray *moves; /* of RnMove */
  RnAmends carried; /* from before the last move made */
  RnAmends amends;
  gboolean shown;
  gboolean overtaken; /* a move made since brought something else to be done */
  char *reason;
  char *rest;
};

static void implement_slip (AhuSlipInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AhuRnSlip, ahu_rn_slip, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (AHU_TYPE_SLIP, implement_slip))

static const RnPosition *
get_position (AhuRnSlip *self)
{
  return ahu_session_get_position (self->session);
}

static RnMove
get_move (AhuRnSlip *self,
          guint      index)
{
  RnMove move;

  rn_move_from_json (&move, ahu_history_get_move (ahu_session_get_history (self->session), index));
  return move;
}

static guint
get_ply (AhuRnSlip *self)
{
  return ahu_history_get_ply (ahu_session_get_history (self->session));
}

static void
clear (AhuRnSlip *self)
{
  self->shown = FALSE;
  self->amends = (RnAmends) { .n_players = get_position (self)->n_players };
  g_clear_pointer (&self->rest, g_free);
}

/* How many of the moves made are those that the table was told. */
static guint
count_common (AhuRnSlip *self)
{
  guint n = MIN (self->moves->len, get_ply (self));

  for (guint i = 0; i < n; i++)
    {
      RnMove move = get_move (self, i);

      if (memcmp (&move, &g_array_index (self->moves, RnMove, i), sizeof move) != 0)
        return i;
    }

  return n;
}

/* @common: how many of the moves the table has been told; after an ordinary move that is
 * all of them but one, so only that is read */
static void
tell (AhuRnSlip *self,
      guint      common)
{
  guint ply = get_ply (self);

  g_array_set_size (self->moves, common);
  for (guint i = common; i < ply; i++)
    {
      RnMove move = get_move (self, i);

      g_array_append_val (self->moves, move);
    }
  self->told = *get_position (self);
  self->first = *(const RnPosition *) ahu_history_get_position (ahu_session_get_history (self->session), 0);
}

/* Whether anything was paid or taken in what was undone: else there is nothing to take back
 * but a slip of the finger. */
static gboolean
undoes_payment (AhuRnSlip *self)
{
  RnPosition position = *get_position (self);

  for (guint i = get_ply (self); i < self->moves->len; i++)
    {
      const RnMove *move = &g_array_index (self->moves, RnMove, i);

      if (rn_news_moves_tokens (&position, move))
        return TRUE;
      rn_apply (&position, move, NULL);
    }

  return FALSE;
}

static guint
find_turn (AhuRnSlip *self,
           guint      index)
{
  AhuHistory *history = ahu_session_get_history (self->session);

  return ((const RnPosition *) ahu_history_get_position (history, MIN (index, get_ply (self))))->turn;
}

static void
show_difference (AhuRnSlip *self,
                 guint      common,
                 gboolean   corrected)
{
  const RnPosition *now = get_position (self);
  gboolean dealt = memcmp (&self->first, ahu_history_get_position (ahu_session_get_history (self->session), 0),
                           sizeof self->first) != 0;
  RnMove is;

  self->overtaken = FALSE;
  g_clear_pointer (&self->reason, g_free);
  rn_amends_find (&self->amends, &self->told, now);
  rn_amends_add (&self->amends, &self->carried);
  self->shown = !rn_amends_is_zero (&self->amends);
  if (!self->shown)
    return;
  self->rest = rn_amends_rest (&self->amends, &self->told, now);
  if (!corrected)
    return;
  if (common < get_ply (self))
    is = get_move (self, common);
  self->reason = dealt ? rn_amends_reason (0, NULL, NULL)
                       : rn_amends_reason (find_turn (self, common),
                                           common < self->moves->len ? &g_array_index (self->moves, RnMove, common) : NULL,
                                           common < get_ply (self) ? &is : NULL);
}

/* It waits until somebody says that the table is right. */
static void
show_carried (AhuRnSlip *self)
{
  self->amends = self->carried;
  self->shown = !rn_amends_is_zero (&self->amends);
  if (self->shown)
    return;
  self->overtaken = FALSE;
  g_clear_pointer (&self->reason, g_free);
}

static void
follow_move (AhuRnSlip *self)
{
  guint ply = get_ply (self);
  RnMove move = get_move (self, ply - 1);
  const RnPosition *before = ahu_history_get_position (ahu_session_get_history (self->session), ply - 1);
  gboolean straight = self->moves->len + 1 == ply && memcmp (&self->told, before, sizeof self->told) == 0;

  self->carried = self->amends;
  tell (self, straight ? ply - 1 : MIN (count_common (self), ply - 1));
  clear (self);
  show_carried (self);
  self->overtaken |= self->shown && rn_news_moves_tokens (before, &move);
}

static void
start (AhuRnSlip *self)
{
  clear (self);
  self->carried = self->amends;
  show_carried (self);
  tell (self, 0);
}

static void
changed_cb (AhuRnSlip *self)
{
  const RnPosition *now = get_position (self);
  guint common;

  /* Nothing lies on a table where computers play or a game is only shown. */
  if (ahu_session_get_read_only (self->session) || ahu_practise_is (self->session) ||
      now->n_players != self->told.n_players)
    {
      start (self);
      return;
    }
  if (ahu_session_has_played (self->session))
    {
      follow_move (self);
      return;
    }

  clear (self);
  common = count_common (self);
  if (common < MIN (self->moves->len, get_ply (self)) ||
      memcmp (&self->first, ahu_history_get_position (ahu_session_get_history (self->session), 0),
              sizeof self->first) != 0)
    show_difference (self, common, TRUE);
  else if (get_ply (self) < self->moves->len && undoes_payment (self))
    show_difference (self, common, FALSE);
  else
    {
      show_carried (self);
      /* Redone what the table wasn't told of yet. */
      if (get_ply (self) > self->moves->len)
        tell (self, common);
    }
}

static AhuNews *
dup_news (AhuSlip *slip)
{
  AhuRnSlip *self = AHU_RN_SLIP (slip);
  AhuNews *news;

  if (!self->shown)
    return NULL;
  news = rn_talk_amends (&self->amends, ahu_session_get_names (self->session), self->reason, self->rest);
  if (self->overtaken)
    news->state = AHU_NEWS_DONE;

  return news;
}

static gboolean
is_told (AhuSlip *slip)
{
  AhuRnSlip *self = AHU_RN_SLIP (slip);

  return memcmp (&self->told, get_position (self), sizeof self->told) == 0;
}

static gboolean
dismiss (AhuSlip *slip)
{
  AhuRnSlip *self = AHU_RN_SLIP (slip);

  if (!self->shown)
    return FALSE;
  clear (self);
  self->carried = self->amends;
  show_carried (self);
  tell (self, count_common (self));
  g_signal_emit_by_name (self, "dismissed");

  return TRUE;
}

static void
implement_slip (AhuSlipInterface *iface)
{
  iface->dup_news = dup_news;
  iface->is_told = is_told;
  iface->dismiss = dismiss;
}

static void
ahu_rn_slip_finalize (GObject *object)
{
  AhuRnSlip *self = AHU_RN_SLIP (object);

  g_array_unref (self->moves);
  g_free (self->reason);
  g_free (self->rest);

  G_OBJECT_CLASS (ahu_rn_slip_parent_class)->finalize (object);
}

static void
ahu_rn_slip_class_init (AhuRnSlipClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ahu_rn_slip_finalize;
}

static void
ahu_rn_slip_init (AhuRnSlip *self)
{
  self->moves = g_array_new (FALSE, FALSE, sizeof (RnMove));
}

AhuSlip *
ahu_rn_slip_get (AhuSession *session)
{
  AhuRnSlip *self;

  g_return_val_if_fail (AHU_IS_SESSION (session), NULL);

  self = g_object_get_data (G_OBJECT (session), SLIP_KEY);
  if (self != NULL)
    return AHU_SLIP (self);

  self = g_object_new (AHU_TYPE_RN_SLIP, NULL);
  self->session = session;
  start (self);
  g_signal_connect_object (session, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_object_set_data_full (G_OBJECT (session), SLIP_KEY, self, g_object_unref);

  return AHU_SLIP (self);
}

/* ahu-slip.c: what to move on the table since it was told something else
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/table/ahu-slip.h"

#include <glib/gi18n.h>
#include <string.h>

#include "toolkit/table/ahu-practise.h"

#define SLIP_KEY "ahu-slip"

struct _AhuSlip
{
  GObject parent_instance;

  AhuSession *session; /* which owns it */
  const AhuGame *game;
  /* What the table was last told, and how that came about. */
  gpointer told;
  gpointer first;
  GPtrArray *moves; /* of JsonNode */
  guint n_players;
  gpointer now; /* after the last change */
  guint ply;
  GPtrArray *earlier; /* positions in pairs: what the table was told, and what was so before the last move made */
  gboolean differs; /* so does what it was told from what is so now */
  gboolean overtaken; /* a move made since brought something else to be done */
  char *reason;
};

G_DEFINE_FINAL_TYPE (AhuSlip, ahu_slip, G_TYPE_OBJECT)

static gconstpointer
get_position (AhuSlip *self)
{
  return ahu_session_get_position (self->session);
}

static gconstpointer
get_first (AhuSlip *self)
{
  return ahu_history_get_position (ahu_session_get_history (self->session), 0);
}

static JsonNode *
get_move (AhuSlip *self,
          guint    index)
{
  return ahu_history_get_move (ahu_session_get_history (self->session), index);
}

static guint
get_ply (AhuSlip *self)
{
  return ahu_history_get_ply (ahu_session_get_history (self->session));
}

static gboolean
is_same (AhuSlip       *self,
         gconstpointer  a,
         gconstpointer  b)
{
  return memcmp (a, b, self->game->position_size) == 0;
}

static gpointer
dup_position (AhuSlip       *self,
              gconstpointer  position)
{
  return g_memdup2 (position, self->game->position_size);
}

/* How many of the moves made are those that the table was told. */
static guint
count_common (AhuSlip *self)
{
  guint n = MIN (self->moves->len, get_ply (self));

  for (guint i = 0; i < n; i++)
    {
      JsonNode *move = get_move (self, i);

      if (move != self->moves->pdata[i] && !json_node_equal (move, self->moves->pdata[i]))
        return i;
    }

  return n;
}

/* @common: how many of the moves the table has been told */
static void
tell (AhuSlip *self,
      guint    common)
{
  guint ply = get_ply (self);

  g_ptr_array_set_size (self->moves, (int) common);
  for (guint i = common; i < ply; i++)
    g_ptr_array_add (self->moves, json_node_ref (get_move (self, i)));
  self->n_players = g_strv_length ((char **) ahu_session_get_names (self->session));
  g_free (self->told);
  self->told = dup_position (self, get_position (self));
  g_free (self->first);
  self->first = dup_position (self, get_first (self));
}

static void
forget (AhuSlip *self)
{
  g_ptr_array_set_size (self->earlier, 0);
  self->differs = self->overtaken = FALSE;
  g_clear_pointer (&self->reason, g_free);
}

/* Everything that is told of it, in lines. */
static char *
join_lines (const AhuNews *news)
{
  GString *text = g_string_new (news->place);

  for (guint i = 0; i < news->items->len; i++)
    g_string_append_printf (text, "\n%s", ((const AhuNewsItem *) news->items->pdata[i])->sentence);
  if (news->aside != NULL)
    g_string_append_printf (text, "\n%s", news->aside);

  return g_string_free (text, FALSE);
}

AhuNews *
ahu_slip_dup_news (AhuSlip *self)
{
  g_autoptr (GPtrArray) positions = g_ptr_array_new ();
  AhuNews *news;

  g_return_val_if_fail (AHU_IS_SLIP (self), NULL);

  if (!self->differs && self->earlier->len == 0)
    return NULL;
  for (guint i = 0; i < self->earlier->len; i++)
    g_ptr_array_add (positions, self->earlier->pdata[i]);
  g_ptr_array_add (positions, self->differs ? self->told : (gpointer) get_position (self));
  g_ptr_array_add (positions, (gpointer) get_position (self));

  news = ahu_news_new (self->overtaken ? AHU_NEWS_DONE : AHU_NEWS_DUE);
  if (!self->game->amends (news, (const gconstpointer *) positions->pdata, positions->len / 2, ahu_session_get_names (self->session)))
    {
      ahu_news_free (news);
      return NULL;
    }
  /* Translators: stands before what players have to move on the table, since a move was undone or corrected. */
  news->place = g_strdup (_("At the table:"));
  news->note = g_strdup (self->reason);
  news->text = join_lines (news);

  return news;
}

static gboolean
is_shown (AhuSlip *self)
{
  g_autoptr (AhuNews) news = ahu_slip_dup_news (self);

  return news != NULL;
}

/* Whether anything was paid or taken in what was undone: else there is nothing to take back
 * but a slip of the finger. */
static gboolean
undoes_payment (AhuSlip *self)
{
  g_autofree gpointer position = dup_position (self, get_position (self));

  for (guint i = get_ply (self); i < self->moves->len; i++)
    {
      if (self->game->moves_pieces (position, self->moves->pdata[i]))
        return TRUE;
      ahu_refusal_free (self->game->apply (position, self->moves->pdata[i], ahu_session_get_names (self->session)));
    }

  return FALSE;
}

static void
note_difference (AhuSlip *self,
                 guint    common,
                 gboolean corrected,
                 gboolean dealt)
{
  AhuHistory *history = ahu_session_get_history (self->session);

  self->differs = TRUE;
  self->overtaken = FALSE;
  g_clear_pointer (&self->reason, g_free);
  if (corrected)
    self->reason = self->game->amends_reason (ahu_history_get_position (history, common),
                                              !dealt && common < self->moves->len ? self->moves->pdata[common] : NULL,
                                              !dealt && common < get_ply (self) ? get_move (self, common) : NULL);
}

/* What differed then waits until somebody says that the table is right. */
static void
follow_moves (AhuSlip *self)
{
  AhuHistory *history = ahu_session_get_history (self->session);
  guint ply = get_ply (self);
  guint from = MIN (self->ply, ply - 1);

  if (self->differs)
    {
      g_ptr_array_add (self->earlier, dup_position (self, self->told));
      g_ptr_array_add (self->earlier, dup_position (self, self->now));
    }
  self->differs = FALSE;
  tell (self, MIN (count_common (self), from));
  if (!is_shown (self))
    forget (self);
  for (guint i = from; i < ply && self->earlier->len > 0; i++)
    self->overtaken |= self->game->moves_pieces (ahu_history_get_position (history, i), get_move (self, i));
}

static void
follow_change (AhuSlip *self)
{
  guint common = count_common (self);
  gboolean dealt = !is_same (self, self->first, get_first (self));

  self->differs = FALSE;
  if (dealt || common < MIN (self->moves->len, get_ply (self)))
    note_difference (self, common, TRUE, dealt);
  else if (get_ply (self) < self->moves->len && undoes_payment (self))
    note_difference (self, common, FALSE, FALSE);
  /* Redone what the table wasn't told of yet. */
  else if (get_ply (self) > self->moves->len)
    tell (self, common);
}

static void
changed_cb (AhuSlip *self)
{
  /* Nothing lies on a table where computers play or a game is only shown. */
  if (ahu_session_get_read_only (self->session) || ahu_practise_is (self->session) ||
      g_strv_length ((char **) ahu_session_get_names (self->session)) != self->n_players)
    {
      forget (self);
      tell (self, 0);
    }
  else if (ahu_session_has_played (self->session))
    follow_moves (self);
  else
    follow_change (self);
  g_free (self->now);
  self->now = dup_position (self, get_position (self));
  self->ply = get_ply (self);
}

gboolean
ahu_slip_is_told (AhuSlip *self)
{
  g_return_val_if_fail (AHU_IS_SLIP (self), FALSE);

  return is_same (self, self->told, get_position (self));
}

gboolean
ahu_slip_dismiss (AhuSlip *self)
{
  g_return_val_if_fail (AHU_IS_SLIP (self), FALSE);

  if (!is_shown (self))
    return FALSE;
  forget (self);
  tell (self, count_common (self));
  g_signal_emit_by_name (self, "dismissed");

  return TRUE;
}

static void
ahu_slip_finalize (GObject *object)
{
  AhuSlip *self = AHU_SLIP (object);

  g_free (self->told);
  g_free (self->first);
  g_free (self->now);
  g_ptr_array_unref (self->moves);
  g_ptr_array_unref (self->earlier);
  g_free (self->reason);

  G_OBJECT_CLASS (ahu_slip_parent_class)->finalize (object);
}

static void
ahu_slip_class_init (AhuSlipClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ahu_slip_finalize;

  /**
   * AhuSlip::dismissed:
   *
   * Somebody has done what it says.
   */
  g_signal_new ("dismissed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ahu_slip_init (AhuSlip *self)
{
  self->moves = g_ptr_array_new_with_free_func ((GDestroyNotify) json_node_unref);
  self->earlier = g_ptr_array_new_with_free_func (g_free);
}

AhuSlip *
ahu_slip_get (AhuSession *session)
{
  AhuSlip *self;

  g_return_val_if_fail (AHU_IS_SESSION (session), NULL);

  self = g_object_get_data (G_OBJECT (session), SLIP_KEY);
  if (self != NULL || ahu_session_get_game (session)->amends == NULL)
    return self;

  self = g_object_new (AHU_TYPE_SLIP, NULL);
  self->session = session;
  self->game = ahu_session_get_game (session);
  tell (self, 0);
  self->now = dup_position (self, get_position (self));
  self->ply = get_ply (self);
  g_signal_connect_object (session, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_object_set_data_full (G_OBJECT (session), SLIP_KEY, self, g_object_unref);

  return self;
}

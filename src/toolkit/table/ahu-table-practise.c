/* ahu-table-practise.c: the table page in a game against computers, and what its prompt tells
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include <glib/gi18n.h>

#include "toolkit/base/ahu-settings.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/table/ahu-prompt.h"
#include "toolkit/table/ahu-table-private.h"

#define PACE_NORMAL 1500
#define PACE_QUICK 500

/* Time to read what was done is no motion: it is the same without animations. */
static guint
choose_pace (const AhuGame *game)
{
  GSettings *settings = ahu_settings_get_game (game);
  g_autofree char *pace = settings != NULL ? g_settings_get_string (settings, "practise-pace") : NULL;

  if (g_strcmp0 (pace, "none") == 0)
    return 0;

  return g_strcmp0 (pace, "quick") == 0 ? PACE_QUICK : PACE_NORMAL;
}

static void
follow_map (AhuTable *self)
{
  AhuTablePrivate *priv = ahu_table_get_private (self);

  if (priv->practise == NULL)
    return;
  ahu_practise_set_pace (priv->practise, choose_pace (ahu_session_get_game (priv->session)));
  ahu_practise_set_running (priv->practise, gtk_widget_get_mapped (GTK_WIDGET (self)));
}

static void
hurry_cb (AhuTable *self)
{
  AhuTablePrivate *priv = ahu_table_get_private (self);

  if (priv->practise != NULL)
    ahu_practise_hurry (priv->practise);
}

void
ahu_table_init_practise (AhuTable *self)
{
  g_signal_connect (self, "map", G_CALLBACK (follow_map), NULL);
  g_signal_connect (self, "unmap", G_CALLBACK (follow_map), NULL);
  g_signal_connect_object (ahu_table_get_private (self)->hurry, "clicked", G_CALLBACK (hurry_cb), self, G_CONNECT_SWAPPED);
}

/* Who looks at a game cannot play for its computers, but may take it over. */
void
ahu_table_begin_practise (AhuTable *self)
{
  AhuTablePrivate *priv = ahu_table_get_private (self);

  if (priv->practise != NULL || priv->is_replay || !ahu_practise_is (priv->session))
    return;
  priv->practise = ahu_practise_new (priv->session);
  follow_map (self);
}

void
ahu_table_end_practise (AhuTable *self)
{
  AhuTablePrivate *priv = ahu_table_get_private (self);

  g_clear_handle_id (&priv->telling, g_source_remove);
  if (priv->practise != NULL)
    ahu_practise_set_running (priv->practise, FALSE);
  g_clear_object (&priv->practise);
}

void
ahu_table_update_prompt (AhuTable *self)
{
  AhuTablePrivate *priv = ahu_table_get_private (self);
  AhuTableClass *klass = AHU_TABLE_GET_CLASS (self);
  g_autofree char *words = NULL;

  if (priv->telling != 0)
    {
      ahu_prompt_tell_last (AHU_PROMPT (priv->prompt), priv->session);
      return;
    }
  if (klass->entry_words != NULL)
    words = klass->entry_words (self);
  ahu_prompt_set_words (AHU_PROMPT (priv->prompt), words);
  if (klass->prompt_sign != NULL)
    ahu_prompt_set_sign (AHU_PROMPT (priv->prompt), klass->prompt_sign (self));
  /* While computers play, what they do is what is to be told. */
  if (ahu_practise_is_waiting (priv->session))
    ahu_prompt_tell_last (AHU_PROMPT (priv->prompt), priv->session);
  else
    ahu_prompt_update (AHU_PROMPT (priv->prompt), priv->session);
  ahu_table_update_teller (self);
}

static gboolean
told_cb (gpointer user_data)
{
  AhuTable *self = user_data;

  ahu_table_get_private (self)->telling = 0;
  ahu_table_update_prompt (self);

  return G_SOURCE_REMOVE;
}

void
ahu_table_begin_telling (AhuTable *self)
{
  AhuTablePrivate *priv = ahu_table_get_private (self);
  guint ply = ahu_history_get_ply (ahu_session_get_history (priv->session));
  guint time = priv->practise != NULL ? ahu_practise_get_telling (priv->practise) : 0;

  g_clear_handle_id (&priv->telling, g_source_remove);
  if (time > 0 && ply == priv->shown_ply + 1)
    priv->telling = g_timeout_add (time, told_cb, self);
}

void
ahu_table_end_telling (AhuTable *self)
{
  AhuTablePrivate *priv = ahu_table_get_private (self);

  if (priv->telling == 0)
    return;
  g_clear_handle_id (&priv->telling, g_source_remove);
  ahu_table_update_prompt (self);
}

/* A narrow header bar has room for one of the two, and for none that can't be pressed: nothing can be redone while
 * computers play on. */
void
ahu_table_update_practise (AhuTable *self)
{
  AhuTablePrivate *priv = ahu_table_get_private (self);
  gboolean waiting = priv->practise != NULL && ahu_practise_is_waiting (priv->session);

  gtk_widget_set_visible (priv->hurry, waiting);
  ahu_widget_set_spared (priv->redo, waiting || !priv->has_back);
}

AhuRefusal *
ahu_table_refuse_correction (AhuTable *self)
{
  AhuTablePrivate *priv = ahu_table_get_private (self);
  AhuRefusal *refusal = ahu_session_refuse_change (priv->session);

  if (refusal != NULL || priv->practise == NULL)
    return refusal;

  return ahu_refusal_new (NULL, g_strdup (_("Against computers you don’t correct moves: Undo goes back to your last choice.")));
}

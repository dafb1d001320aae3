/* ahu-rn-table-page-practise.c: the table page in a game against computers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include <glib/gi18n.h>

#include "games/rapanui/rn-game.h"
#include "games/rapanui/ui/ahu-rn-table-page-private.h"
#include "games/rapanui/words/rn-sentences.h"
#include "toolkit/base/ahu-settings.h"
#include "toolkit/table/ahu-guidance.h"
#include "toolkit/table/ahu-log-heads.h"
#include "toolkit/table/ahu-practise.h"
#include "toolkit/table/ahu-prompt.h"

#define PACE_NORMAL 1500
#define PACE_QUICK 500

/* Time to read what was done is no motion: it is the same without animations. */
static guint
choose_pace (AhuRnTablePage *self)
{
  GSettings *settings = ahu_settings_get_game (rn_game_get ());
  g_autofree char *pace = settings != NULL ? g_settings_get_string (settings, "practise-pace") : NULL;

  if (g_strcmp0 (pace, "none") == 0)
    return 0;

  return g_strcmp0 (pace, "quick") == 0 ? PACE_QUICK : PACE_NORMAL;
}

static void
follow_map (AhuRnTablePage *self)
{
  if (self->practise == NULL)
    return;
  ahu_practise_set_pace (self->practise, choose_pace (self));
  ahu_practise_set_running (self->practise, gtk_widget_get_mapped (GTK_WIDGET (self)));
}

static void
hurry_cb (AhuRnTablePage *self)
{
  if (self->practise != NULL)
    ahu_practise_hurry (self->practise);
}

void
ahu_rn_table_page_init_practise (AhuRnTablePage *self)
{
  g_signal_connect (self, "map", G_CALLBACK (follow_map), NULL);
  g_signal_connect (self, "unmap", G_CALLBACK (follow_map), NULL);
  g_signal_connect_object (self->hurry, "clicked", G_CALLBACK (hurry_cb), self, G_CONNECT_SWAPPED);
}

/* Who looks at a game cannot play for its computers, but may take it over. */
void
ahu_rn_table_page_begin_practise (AhuRnTablePage *self)
{
  if (self->practise != NULL || self->is_replay || !ahu_practise_is (self->session))
    return;
  self->practise = ahu_practise_new (self->session);
  follow_map (self);
}

void
ahu_rn_table_page_end_practise (AhuRnTablePage *self)
{
  g_clear_handle_id (&self->telling, g_source_remove);
  if (self->practise != NULL)
    ahu_practise_set_running (self->practise, FALSE);
  g_clear_object (&self->practise);
}

/* What is told once must be seen then. */
void
ahu_rn_table_page_update_guidance (AhuRnTablePage *self)
{
  if (!self->is_replay && self->telling == 0 && gtk_widget_get_mapped (GTK_WIDGET (self)))
    ahu_guidance_update (AHU_GUIDANCE (self->guidance), self->session);
}

void
ahu_rn_table_page_update_prompt (AhuRnTablePage *self)
{
  const RnPosition *position = ahu_session_get_position (self->session);
  g_autofree char *words = NULL;

  if (self->telling != 0)
    {
      ahu_prompt_tell_last (AHU_PROMPT (self->prompt), self->session);
      return;
    }
  if (position->step == RN_STEP_REFILL && self->refill.n > 0)
    words = rn_refill_prompt (position, self->refill.n);
  ahu_prompt_set_words (AHU_PROMPT (self->prompt), words);
  /* While computers play, what they do is what is to be told. */
  if (ahu_practise_is_waiting (self->session))
    ahu_prompt_tell_last (AHU_PROMPT (self->prompt), self->session);
  else
    ahu_prompt_update (AHU_PROMPT (self->prompt), self->session);
  ahu_rn_table_page_update_guidance (self);
}

static gboolean
told_cb (gpointer user_data)
{
  AhuRnTablePage *self = user_data;

  self->telling = 0;
  ahu_rn_table_page_update_prompt (self);

  return G_SOURCE_REMOVE;
}

void
ahu_rn_table_page_begin_telling (AhuRnTablePage *self)
{
  guint ply = ahu_history_get_ply (ahu_session_get_history (self->session));
  guint time = self->practise != NULL ? ahu_practise_get_telling (self->practise) : 0;

  g_clear_handle_id (&self->telling, g_source_remove);
  if (time > 0 && ply == self->shown_ply + 1)
    self->telling = g_timeout_add (time, told_cb, self);
}

void
ahu_rn_table_page_end_telling (AhuRnTablePage *self)
{
  if (self->telling == 0)
    return;
  g_clear_handle_id (&self->telling, g_source_remove);
  ahu_rn_table_page_update_prompt (self);
}

/* A narrow header bar has room for one of the two: nothing can be redone while
 * computers play on. */
void
ahu_rn_table_page_update_practise (AhuRnTablePage *self)
{
  gboolean waiting = self->practise != NULL && ahu_practise_is_waiting (self->session);

  gtk_widget_set_visible (self->hurry, waiting);
  gtk_widget_set_visible (self->redo, !waiting);
}

gboolean
ahu_rn_table_page_hurry_key (AhuRnTablePage *self,
                             guint           keyval)
{
  if (self->practise == NULL || (keyval != GDK_KEY_period && keyval != GDK_KEY_KP_Decimal))
    return FALSE;
  ahu_practise_hurry (self->practise);

  return TRUE;
}

gboolean
ahu_rn_table_page_can_undo_move (AhuRnTablePage *self)
{
  if (self->practise != NULL)
    return ahu_practise_can_undo (self->practise);

  /* Before the first move was the deal. */
  return ahu_session_can_undo (self->session) || ahu_log_heads_can_mend (self->session);
}

void
ahu_rn_table_page_undo_move (AhuRnTablePage *self)
{
  if (self->practise == NULL)
    {
      self->way = AHU_RN_WAY_BACK;
      if (!ahu_session_undo (self->session))
        gtk_widget_activate_action (GTK_WIDGET (self), "win.mend-deal", NULL);
      self->way = AHU_RN_WAY_ON;
      return;
    }
  ahu_practise_undo (self->practise);
  ahu_rn_table_page_show_change (self);
}

void
ahu_rn_table_page_redo_move (AhuRnTablePage *self)
{
  if (self->practise == NULL)
    {
      self->way = AHU_RN_WAY_FORTH;
      ahu_session_redo (self->session);
      self->way = AHU_RN_WAY_ON;
      return;
    }
  ahu_practise_redo (self->practise);
  ahu_rn_table_page_show_change (self);
}

AhuRefusal *
ahu_rn_table_page_refuse_correction (AhuRnTablePage *self)
{
  AhuRefusal *refusal = ahu_session_refuse_change (self->session);

  if (refusal != NULL || self->practise == NULL)
    return refusal;

  return ahu_refusal_new (NULL, g_strdup (_("Against computers you don’t correct moves: Undo goes back to your last choice.")));
}

/* ahu-rn-score-page-files.c: what a final scoring begins with, and what it is kept as
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-score-page-private.h"

#include <glib/gi18n.h>

#include "core/record/ahu-document-write.h"
#include "games/rapanui/rn-game.h"
#include "games/rapanui/rn-sheet-file.h"
#include "games/rapanui/words/rn-sentences.h"
#include "toolkit/base/ahu-settings.h"

/* A game and its counts are two files. */
GBytes *
ahu_rn_score_page_dup_file (AhuPage *page,
                            char   **heading,
                            char   **name)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *date = g_date_time_format (now, "%Y-%m-%d");

  *heading = g_strdup (_("Save the result sheet"));
  /* Translators: the name of a file with a result sheet; %s is a date such as 2026-11-20. */
  *name = g_strdup_printf (_("Rapa Nui %s, final scoring.rapanui"), date);

  return ahu_rn_score_page_save (AHU_RN_SCORE_PAGE (page));
}

void
ahu_rn_score_page_start (AhuRnScorePage    *self,
                         const char *const *names,
                         const char *const *colours)
{
  g_return_if_fail (AHU_IS_RN_SCORE_PAGE (self));

  ahu_rn_tally_set_players (self->tally, names, colours);
}

void
ahu_rn_score_page_clear (AhuRnScorePage *self)
{
  g_return_if_fail (AHU_IS_RN_SCORE_PAGE (self));

  ahu_rn_tally_clear (self->tally);
}

/* What was counted for the same position goes on. */
static gboolean
is_counted (AhuRnScorePage   *self,
            AhuSession       *session,
            AhuRnTallySource  source)
{
  guint ply;
  const char *game = ahu_rn_tally_get_game (self->tally, &ply);

  return ahu_rn_tally_get_source (self->tally) == source &&
         g_strcmp0 (game, ahu_record_get_id (ahu_session_get_record (session))) == 0 &&
         ply == ahu_history_get_ply (ahu_session_get_history (session));
}

gboolean
ahu_rn_score_page_start_from_session (AhuRnScorePage *self,
                                      AhuSession     *session)
{
  AhuRnTallySource source;
  AhuRecord *record;
  RnSheet sheet;

  g_return_val_if_fail (AHU_IS_RN_SCORE_PAGE (self), FALSE);
  g_return_val_if_fail (AHU_IS_SESSION (session), FALSE);

  source = rn_sheet_from_running (&sheet, ahu_session_get_position (session),
                                  ahu_settings_get_switch (rn_game_get (), "open-stone"))
             ? AHU_RN_TALLY_OVER : AHU_RN_TALLY_RUNNING;
  if (is_counted (self, session, source))
    return FALSE;

  self->purpose = source;
  record = ahu_session_get_record (session);
  ahu_rn_tally_replace (self->tally, &sheet, ahu_record_get_names (record), ahu_record_get_colours (record),
                        source, NULL);
  ahu_rn_tally_set_game (self->tally, ahu_record_get_id (record),
                         ahu_history_get_ply (ahu_session_get_history (session)));
  ahu_rn_score_pad_set_entering (self->pad, TRUE);

  return TRUE;
}

gboolean
ahu_rn_score_page_open (AhuRnScorePage  *self,
                        JsonObject      *document,
                        AhuRefusal     **refusal,
                        GError         **error)
{
  g_auto (GStrv) names = NULL;
  g_auto (GStrv) colours = NULL;
  RnSheet sheet;

  g_return_val_if_fail (AHU_IS_RN_SCORE_PAGE (self), FALSE);

  if (!rn_sheet_read (&sheet, document, &names, &colours, refusal, error))
    return FALSE;

  ahu_rn_tally_replace (self->tally, &sheet, (const char *const *) names, (const char *const *) colours,
                        AHU_RN_TALLY_ENTERED, document);

  return TRUE;
}

GBytes *
ahu_rn_score_page_save (AhuRnScorePage *self)
{
  g_autoptr (JsonObject) document = NULL;

  g_return_val_if_fail (AHU_IS_RN_SCORE_PAGE (self), NULL);

  document = ahu_rn_tally_dup_document (self->tally);

  return ahu_document_to_bytes (document);
}

char *
ahu_rn_score_page_dup_text (AhuRnScorePage *self)
{
  g_auto (GStrv) names = NULL;
  RnFinal final;

  g_return_val_if_fail (AHU_IS_RN_SCORE_PAGE (self), NULL);

  names = ahu_rn_tally_dup_names (self->tally);
  rn_final (&final, ahu_rn_tally_get_sheet (self->tally));

  return rn_final_text (&final, (const char *const *) names);
}

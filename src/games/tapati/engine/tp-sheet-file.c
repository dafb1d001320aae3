/* tp-sheet-file.c: result sheets as documents that are being entered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/engine/tp-sheet-file.h"

#include <glib/gi18n.h>

#include "core/game/ahu-rule-number.h"
#include "core/json/ahu-json-path.h"
#include "core/record/ahu-result-sheet.h"
#include "games/tapati/engine/tp-sentences.h"

static char *
points_path (guint player)
{
  return g_strdup_printf ("players[%u].points", player);
}

static JsonNode *
write_sites (const TpSheetPlayer *counted)
{
  JsonArray *sites = json_array_sized_new (TP_SITES);
  JsonNode *node = json_node_new (JSON_NODE_ARRAY);

  for (guint s = 0; s < TP_SITES; s++)
    json_array_add_element (sites, tp_moai_to_json (&counted->moai[s]));
  json_node_take_array (node, sites);

  return node;
}

/* Takes value. */
static void
set (JsonObject **document,
     const char  *path,
     JsonNode    *value)
{
  g_autoptr (JsonObject) before = *document;

  *document = ahu_result_sheet_set (before, path, value);
}

/* @counted: (nullable): in place of what is there */
static void
fill_player (JsonObject          **document,
             guint                 player,
             const TpSheetPlayer  *counted)
{
  static const TpSheetPlayer nothing;
  g_autofree char *points = points_path (player);
  g_autofree char *sites = g_strdup_printf ("players[%u].moai", player);
  g_autofree char *tapati = g_strdup_printf ("players[%u].tapati", player);

  if (counted != NULL)
    set (document, points, json_node_init_int (json_node_alloc (), counted->points));
  else if (ahu_json_path_get (*document, points) == NULL)
    set (document, points, NULL);
  if (counted != NULL || ahu_json_path_get (*document, sites) == NULL)
    set (document, sites, write_sites (counted != NULL ? counted : &nothing));
  if (counted != NULL || ahu_json_path_get (*document, tapati) == NULL)
    set (document, tapati, tp_pieces_to_json (counted != NULL ? counted->tapati : nothing.tapati));
}

JsonObject *
tp_sheet_fill (JsonObject       *document,
               const TpPosition *position)
{
  JsonObject *filled;
  guint n_players;
  TpSheet sheet;

  g_return_val_if_fail (document != NULL, NULL);

  filled = json_object_ref (document);
  n_players = json_array_get_length (json_object_get_array_member (document, "players"));
  if (position != NULL)
    {
      tp_sheet_from_position (&sheet, position);
      set (&filled, "setup", tp_box_to_json (&sheet.box));
    }
  for (guint p = 0; p < n_players; p++)
    fill_player (&filled, p, position != NULL ? &sheet.players[p] : NULL);

  return filled;
}

/* A count that has a place in the form, though it is too much. */
static gboolean
can_show (const TpReason *reason)
{
  switch ((guint) reason->code)
    {
    case TP_REASON_SHEET_TOTAL:
    case TP_REASON_SHEET_TRANSFER:
      return TRUE;
    case TP_REASON_SHEET_RANGE:
      return g_str_equal (reason->rule, "T3.2") && reason->have < TP_INVALID;
    default:
      return FALSE;
    }
}

gboolean
tp_sheet_check_file (JsonObject         *document,
                     const char *const  *names,
                     AhuRefusal        **refusal,
                     GError            **error)
{
  TpReason reasons[TP_SHEET_MAX_PROBLEMS];
  TpReason box;
  TpSheet sheet;
  guint n;

  g_return_val_if_fail (document != NULL && names != NULL && refusal != NULL, FALSE);

  *refusal = NULL;
  if (!tp_sheet_from_json (&sheet, document, &box, error))
    return FALSE;

  if (box.code != TP_OK)
    {
      *refusal = ahu_refusal_new (box.rule, tp_reason_sentence (&box, names));
      return FALSE;
    }
  n = tp_sheet_find_problems (&sheet, reasons);
  for (guint i = 0; i < n; i++)
    if (!can_show (&reasons[i]))
      {
        *refusal = ahu_refusal_new (reasons[i].rule, tp_reason_sentence (&reasons[i], names));
        return FALSE;
      }

  return TRUE;
}

guint
tp_sheet_find_all_problems (TpSheet    *sheet,
                            JsonObject *document,
                            TpReason    reasons[TP_SHEET_MAX_PROBLEMS])
{
  gboolean is_readable;

  g_return_val_if_fail (sheet != NULL && document != NULL && reasons != NULL, 0);

  is_readable = tp_sheet_from_json (sheet, document, &reasons[0], NULL);
  g_return_val_if_fail (is_readable, 0);

  return reasons[0].code != TP_OK ? 1 : tp_sheet_find_problems (sheet, reasons);
}

static const char *
field_name (const char *field)
{
  static const struct
  {
    const char *field;
    guint line;
  } lines[] = {
    { "slaves", TP_LINE_SLAVES },
    { "quarries", TP_LINE_QUARRIES },
    { "transfer", TP_LINE_TRANSFER },
    { "rugs", TP_LINE_RUGS },
  };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    if (g_strcmp0 (field, lines[i].field) == 0)
      return tp_line_name (lines[i].line);
  if (g_strcmp0 (field, "rapanuis") == 0)
    return _("Rapanuis");
  if (g_strcmp0 (field, "palms") == 0)
    return _("Palms");

  return field;
}

char *
tp_sheet_problem_text (const TpReason    *reason,
                       const char *const *names)
{
  g_autofree char *sentence = NULL;
  TpReason named;

  g_return_val_if_fail (reason != NULL && names != NULL, NULL);

  named = *reason;
  named.field = field_name (reason->field);
  sentence = tp_reason_sentence (&named, names);

  return ahu_cite (sentence, reason->rule);
}

static void
score_player (AhuScoringPlayer    *self,
              const TpSheetPlayer *counted,
              const TpFinalPlayer *final,
              gboolean             is_missing)
{
  guint standing = tp_final_total (final) - final->scored;
  gboolean has_pieces = FALSE;

  for (guint piece = 0; piece < TP_PIECES; piece++)
    has_pieces |= counted->tapati[piece] > 0;
  self->begun = !is_missing || has_pieces || counted->begun != 0;
  self->counted = !is_missing;
  self->points = tp_final_total (final);
  /* Translators: what the points of a player are made of: %1$d were scored in play, %2$d are those of the
   * Moai that still stand; either may be 1. */
  self->sum = g_strdup_printf (_("%1$d scored, %2$d for standing Moai"), (int) final->scored, (int) standing);
}

AhuScoring *
tp_sheet_scoring (JsonObject        *document,
                  const char *const *names)
{
  g_autoptr (GStrvBuilder) problems = g_strv_builder_new ();
  TpReason reasons[TP_SHEET_MAX_PROBLEMS];
  AhuScoring *self;
  TpSheet sheet;
  TpFinal final;
  guint n;

  g_return_val_if_fail (document != NULL && names != NULL, NULL);

  n = tp_sheet_find_all_problems (&sheet, document, reasons);
  tp_final (&final, &sheet);
  self = ahu_scoring_new (sheet.n_players);
  self->n_counts = sheet.n_players;
  for (guint p = 0; p < sheet.n_players; p++)
    {
      g_autofree char *path = points_path (p);
      gboolean is_missing = ahu_result_sheet_is_missing (document, path);

      score_player (&self->players[p], &sheet.players[p], &final.players[p], is_missing);
      self->n_missing += is_missing;
      self->begun |= self->players[p].begun;
    }
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *text = tp_sheet_problem_text (&reasons[i], names);

      g_strv_builder_add (problems, text);
    }
  self->problems = g_strv_builder_end (problems);
  if (self->n_missing == 0 && n == 0)
    self->ranking = tp_ranking_new (&sheet, names);

  return self;
}

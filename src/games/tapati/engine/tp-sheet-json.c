/* tp-sheet-json.c: result sheets read from JSON (section 14.5 of the rules)
 *
 * What is missing or of a wrong type makes a sheet unreadable; a number that can't be is read
 * as `TP_INVALID`, and tp-sheet.c refuses it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/engine/tp-json.h"

#include <glib/gi18n.h>
#include <string.h>

#include "core/record/ahu-record.h"
#include "games/tapati/engine/tp-names.h"

/* An object of the sheet and where it stands there. */
typedef struct
{
  JsonObject *object;
  char *path;
} Part;

static void
part_clear (Part *part)
{
  g_free (part->path);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Part, part_clear)

static gboolean
open_part (Part        *part,
           const Part  *within,
           const char  *member,
           GError     **error)
{
  part->path = g_strdup_printf ("%s.%s", within->path, member);
  part->object = ahu_document_get_object (within->object, member, part->path, error);

  return part->object != NULL;
}

static gboolean
read_number (const Part  *part,
             const char  *member,
             gint64      *value,
             GError     **error)
{
  g_autofree char *path = g_strdup_printf ("%s.%s", part->path, member);

  return ahu_document_get_integer (part->object, member, path, value, error);
}

static gboolean
read_count (const Part  *part,
            const char  *member,
            guint8      *count,
            GError     **error)
{
  gint64 value;

  if (!read_number (part, member, &value, error))
    return FALSE;

  *count = value < 0 || value >= TP_INVALID ? TP_INVALID : (guint8) value;

  return TRUE;
}

/* Tiles of a kind that the game doesn't have would silently count nothing. */
static gboolean
read_kinds (const Part  *within,
            const char  *member,
            guint        first,
            guint        n,
            guint8      *counts,
            GError     **error)
{
  g_auto (Part) part = { NULL };

  if (!open_part (&part, within, member, error))
    return FALSE;

  for (guint i = 0; i < n; i++)
    {
      const char name[] = { (char) ('0' + first + i), '\0' };

      if (!read_count (&part, name, &counts[i], error))
        return FALSE;
    }
  if (json_object_get_size (part.object) == n)
    return TRUE;

  g_set_error (error, AHU_RECORD_ERROR, AHU_RECORD_ERROR_MEMBER,
               /* Translators: %s names a place in a file, such as players[0].tapati.rugs. */
               _("“%s” names a kind of tile that the game doesn’t have."), part.path);

  return FALSE;
}

static gboolean
read_tapati (TpSheetPlayer  *counted,
             const Part     *player,
             GError        **error)
{
  g_auto (Part) part = { NULL };

  if (!open_part (&part, player, "tapati", error))
    return FALSE;

  for (guint piece = 0; piece < TP_LOOSE_PIECES; piece++)
    if (!read_count (&part, tp_name (TP_NAMES_COUNT, piece), &counted->tapati[piece], error))
      return FALSE;

  return read_kinds (&part, "quarries", 1, TP_CIRCLES, &counted->tapati[TP_QUARRY_1], error) &&
         read_kinds (&part, "rugs", 2, TP_RUGS, &counted->tapati[TP_RUG_2], error);
}

/* @number: what the level is known by, circles or points */
static gboolean
read_level (TpMoai      *moai,
            guint        level,
            const Part  *part,
            const char  *member,
            guint8      *number,
            GError     **error)
{
  return read_count (part, member, number, error) &&
         read_count (part, "rapanuis", &moai->rapanuis[level], error) &&
         read_count (part, "slaves", &moai->slaves[level], error);
}

static gboolean
read_floors (TpMoai      *moai,
             const Part  *part,
             GError     **error)
{
  g_autofree char *path = g_strdup_printf ("%s.floors", part->path);
  JsonArray *floors = ahu_document_get_array (part->object, "floors", path, error);
  guint n = floors != NULL ? json_array_get_length (floors) : 0;

  for (guint f = 0; f < n; f++)
    {
      JsonNode *node = json_array_get_element (floors, f);
      g_auto (Part) level = { NULL, g_strdup_printf ("%s[%u]", path, f) };
      TpMoai ignored;

      if (!JSON_NODE_HOLDS_OBJECT (node))
        {
          g_set_error (error, AHU_RECORD_ERROR, AHU_RECORD_ERROR_MEMBER,
                       /* Translators: %s names a place in a file, such as players[0].moai[1]. */
                       _("“%s” is not an object."), level.path);
          return FALSE;
        }
      level.object = json_node_get_object (node);
      if (!(f < TP_FLOORS ? read_level (moai, f, &level, "circles", &moai->spaces[f], error)
                          : read_level (&ignored, 0, &level, "circles", &ignored.spaces[0], error)))
        return FALSE;
    }
  moai->n_floors = (guint8) (n <= TP_FLOORS ? n : TP_INVALID);

  return floors != NULL;
}

static gboolean
read_rug (TpMoai       *moai,
          const TpBox  *box,
          const Part   *within,
          GError      **error)
{
  JsonNode *node = json_object_get_member (within->object, "rug");
  g_auto (Part) part = { NULL };

  if (node != NULL && JSON_NODE_HOLDS_NULL (node))
    return TRUE;
  if (!open_part (&part, within, "rug", error) ||
      !read_level (moai, TP_ON_RUG, &part, "points", &moai->rug, error))
    return FALSE;

  if (moai->rug == 2 || moai->rug == 3)
    moai->spaces[TP_ON_RUG] = box->rug_spaces[moai->rug - 2];
  else
    moai->rug = TP_INVALID; /* 0 would be none */

  return TRUE;
}

/* The error tells of the first that is wrong. */
static gboolean
read_moai (TpMoai       *moai,
           const TpBox  *box,
           const Part   *part,
           GError      **error)
{
  return read_floors (moai, part, error) && read_rug (moai, box, part, error) &&
         read_count (part, "base", &moai->base, error) &&
         read_count (part, "transfer", &moai->transfer, error);
}

static gboolean
read_sites (TpSheetPlayer  *counted,
            const TpBox    *box,
            const Part     *player,
            GError        **error)
{
  g_autofree char *path = g_strdup_printf ("%s.moai", player->path);
  JsonArray *sites = ahu_document_get_array (player->object, "moai", path, error);
  guint n = sites != NULL ? json_array_get_length (sites) : 0;

  for (guint s = 0; s < n; s++)
    {
      JsonNode *node = json_array_get_element (sites, s);
      g_auto (Part) part = { NULL, g_strdup_printf ("%s[%u]", path, s) };
      TpMoai moai = { { 0, }, };

      if (JSON_NODE_HOLDS_NULL (node))
        continue;
      if (!JSON_NODE_HOLDS_OBJECT (node))
        {
          g_set_error (error, AHU_RECORD_ERROR, AHU_RECORD_ERROR_MEMBER, _("“%s” is not an object."), part.path);
          return FALSE;
        }
      part.object = json_node_get_object (node);
      if (!read_moai (&moai, box, &part, error))
        return FALSE;
      if (s < TP_SITES)
        {
          counted->moai[s] = moai;
          counted->begun |= (guint8) (1u << s);
        }
    }
  counted->n_sites = (guint8) MIN (n, TP_INVALID);

  return sites != NULL;
}

static gboolean
read_player (TpSheetPlayer  *counted,
             const TpBox    *box,
             const Part     *player,
             GError        **error)
{
  gint64 points;

  if (!read_number (player, "points", &points, error))
    return FALSE;

  counted->points = (guint16) (points < 0 || points > G_MAXUINT16 ? G_MAXUINT16 : points);

  return read_sites (counted, box, player, error) && read_tapati (counted, player, error);
}

gboolean
tp_sheet_from_json (TpSheet     *sheet,
                    JsonObject  *root,
                    TpReason    *reason,
                    GError     **error)
{
  JsonArray *players = json_object_get_array_member (root, "players");
  g_autoptr (JsonObject) empty = json_object_new ();
  JsonObject *setup = empty;

  memset (sheet, 0, sizeof *sheet);
  sheet->n_players = json_array_get_length (players);
  if (json_object_has_member (root, "setup"))
    setup = ahu_document_get_object (root, "setup", "setup", error);
  if (setup == NULL)
    return FALSE;

  *reason = tp_box_from_json (&sheet->box, sheet->n_players, setup);
  for (guint p = 0; p < MIN (sheet->n_players, TP_MAX_PLAYERS); p++)
    {
      g_auto (Part) player = { json_array_get_object_element (players, p), g_strdup_printf ("players[%u]", p) };

      if (!read_player (&sheet->players[p], &sheet->box, &player, error))
        return FALSE;
    }

  return TRUE;
}

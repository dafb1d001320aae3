/* ahu-summary-file.c: the summary of a file, or why it can't be read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/library/ahu-summary-private.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

/* What the store's names for a file that it keeps have in common. */
#define ORIGINAL ".rapanui.damaged"

/* Where a move is against the rules as well, that comes first. */
static void
set_damage (AhuSummary *self,
            const char *damage)
{
  if (self->problem != NULL)
    return;

  self->state = AHU_SUMMARY_DAMAGED;
  /* Translators: %s is a sentence that tells what is wrong with a file. */
  self->problem = g_strdup_printf (_("Fine up to the last move that can be read: %s"), damage);
}

static AhuSummary *
new_for_record (AhuRecord  *record,
                const char *stem)
{
  g_autoptr (AhuRefusal) refusal = NULL;
  g_autoptr (AhuHistory) history = ahu_history_new (record, &refusal);
  g_autofree char *problem = NULL;

  if (history != NULL)
    return ahu_summary_new (history, refusal);

  /* Translators: %1$s is a sentence with the reason, %2$s the number of a rule. */
  problem = g_strdup_printf (_("Its set-up breaks the rules: %1$s (%2$s)"),
                             refusal->message, refusal->rule);
  return ahu_summary_new_unreadable (stem, problem);
}

/* The game itself is another file, and has the id. */
static AhuSummary *
new_original (const char *stem)
{
  return ahu_summary_new_unreadable (stem, _("The file as it was found: damaged, or with a different version of its game. What could be read is kept as a game."));
}

/* Returns: (nullable): NULL for what is no game */
static AhuSummary *
read_file (const char *path,
           const char *stem)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = ahu_document_read (path, &error);
  g_autoptr (JsonObject) document = bytes != NULL ? ahu_document_parse (bytes, &error) : NULL;
  g_autoptr (AhuRecord) record = NULL;
  AhuSummary *self;

  if (document != NULL)
    record = ahu_record_new_from_document (document, &error);
  else if (bytes != NULL)
    record = ahu_record_salvage (bytes, NULL);
  /* One that is still being counted is no game yet. */
  if (document != NULL && ahu_document_is_result (document) && (record == NULL || !ahu_record_is_counted (record)))
    return NULL;
  if (record == NULL)
    return ahu_summary_new_unreadable (stem, error->message);

  self = new_for_record (record, stem);
  if (document == NULL)
    set_damage (self, error->message);

  return self;
}

AhuSummary *
ahu_summary_new_for_file (const char *path)
{
  g_autofree char *file = NULL;
  g_autofree char *stem = NULL;
  AhuSummary *self;
  GStatBuf info;
  char *dot;

  g_return_val_if_fail (path != NULL, NULL);

  if (g_stat (path, &info) != 0)
    return NULL;

  file = g_path_get_basename (path);
  stem = g_filename_display_name (file);
  dot = strrchr (stem, '.');
  if (dot != NULL && dot != stem)
    *dot = '\0';

  self = ahu_summary_is_original_name (file) ? new_original (stem) : read_file (path, stem);
  if (self == NULL)
    return NULL;

  self->file = g_steal_pointer (&file);
  if (self->created_time == AHU_SUMMARY_NO_TIME)
    self->created_time = info.st_mtime;

  return self;
}

gboolean
ahu_summary_is_original_name (const char *name)
{
  g_return_val_if_fail (name != NULL, FALSE);

  return strstr (name, ORIGINAL) != NULL;
}

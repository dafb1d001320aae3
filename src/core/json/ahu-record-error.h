/* ahu-record-error.h: what can be wrong with a file of Ahu
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define AHU_RECORD_ERROR (ahu_record_error_quark ())

/**
 * AhuRecordError:
 * @AHU_RECORD_ERROR_FILE: not there, a folder, not readable, too large
 * @AHU_RECORD_ERROR_JSON: not JSON, not UTF-8, nested too deeply
 * @AHU_RECORD_ERROR_FORMAT: not a record or result sheet of Ahu
 * @AHU_RECORD_ERROR_VERSION: of another version
 * @AHU_RECORD_ERROR_GAME: of an unknown game
 * @AHU_RECORD_ERROR_MEMBER: a member is missing or of a wrong type or value
 */
typedef enum
{
  AHU_RECORD_ERROR_FILE,
  AHU_RECORD_ERROR_JSON,
  AHU_RECORD_ERROR_FORMAT,
  AHU_RECORD_ERROR_VERSION,
  AHU_RECORD_ERROR_GAME,
  AHU_RECORD_ERROR_MEMBER
} AhuRecordError;

/* Returns: what errors in files of Ahu are known by */
GQuark ahu_record_error_quark (void);

G_END_DECLS

/* ahu-store-name.c: how the file of a record is named
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/ahu-store-name.h"

#include <string.h>

/* Ids made by Ahu have 36 characters. */
#define MAX_NAME 64

/* Ids come from files as well: only plain ones become names as they are. */
char *
ahu_store_name (const char *id)
{
  gboolean plain;
  g_autofree char *checksum = NULL;

  g_return_val_if_fail (id != NULL, NULL);

  plain = *id != '\0' && strlen (id) <= MAX_NAME;
  for (const char *p = id; *p != '\0' && plain; p++)
    plain = g_ascii_isalnum (*p) || *p == '-';

  if (plain)
    return g_strconcat (id, AHU_STORE_SUFFIX, NULL);

  checksum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, id, -1);
  return g_strconcat ("id-", checksum, AHU_STORE_SUFFIX, NULL);
}

/* ahu-store-name.c: how the file of a record is named
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/store/ahu-store-name.h"

#include <string.h>

/* Ids made by Ahu have 36 characters. */
#define MAX_NAME 64

/* What GLib puts after the name of a file that is not complete: a dot and this
 * many letters and digits. */
#define N_RANDOM 6

/* A word, such as “backup”, somebody has chosen; that letters picked at random are
 * all small ones happens once in two hundred times, and then a file too many stays. */
static gboolean
is_random (const char *letters)
{
  gboolean is_word = TRUE;

  for (const char *p = letters; *p != '\0'; p++)
    {
      if (!g_ascii_isalnum (*p))
        return FALSE;
      is_word &= g_ascii_islower (*p);
    }

  return !is_word;
}

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

gsize
ahu_store_name_find_half_written (const char *name)
{
  gsize length;

  g_return_val_if_fail (name != NULL, 0);

  length = strlen (name);
  if (length <= N_RANDOM + 1 || name[length - N_RANDOM - 1] != '.' || !is_random (name + length - N_RANDOM))
    return 0;

  length -= N_RANDOM + 1;

  return g_strrstr_len (name, (gssize) length, AHU_STORE_SUFFIX) ==
         name + length - strlen (AHU_STORE_SUFFIX) ? length : 0;
}

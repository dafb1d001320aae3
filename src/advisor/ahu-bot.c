/* ahu-bot.c: players that the computer plays
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "advisor/ahu-bot.h"

static const AhuBot bots[] = {
  { "random", ahu_bot_random_choose },
};

const AhuBot *
ahu_bot_find (const char *id)
{
  g_return_val_if_fail (id != NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (bots); i++)
    {
      if (g_str_equal (bots[i].id, id))
        return &bots[i];
    }

  return NULL;
}

char *
ahu_bot_list (void)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (bots); i++)
    g_string_append_printf (list, "%s%s", i > 0 ? ", " : "", bots[i].id);

  return g_string_free (list, FALSE);
}

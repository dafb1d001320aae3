/* ahu-rule-number.c: numbers of rules in texts, and whose rules they are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/game/ahu-rule-number.h"

#include <glib/gi18n.h>
#include <string.h>

#define NUMBER "[0-9]{1,2}"

static GRegex *regex; /* of as many games as are counted below */
static guint n_known;
static GMutex lock;

/* A prefix that ends in a full stop has numbers of two parts. */
static void
append_alternative (GString    *pattern,
                    const char *prefix)
{
  gboolean two = g_str_has_suffix (prefix, ".");
  g_autofree char *letters = g_regex_escape_string (prefix, (int) strlen (prefix) - two);

  g_string_append_printf (pattern, "%s%s" NUMBER "%s", pattern->len > 0 ? "|" : "", letters, two ? "\\." NUMBER : "");
}

static GRegex *
make_regex (guint n_games)
{
  g_autoptr (GString) pattern = g_string_new (NULL);
  g_autofree char *whole = NULL;

  for (guint i = 0; i < n_games; i++)
    {
      const char *const *prefixes = ahu_game_get_nth (i)->rule_prefixes;

      for (guint k = 0; prefixes != NULL && prefixes[k] != NULL; k++)
        append_alternative (pattern, prefixes[k]);
    }
  /* Where no game has rules nothing is a number, not even what is empty. */
  whole = pattern->len > 0 ? g_strdup_printf ("\\b(%s)\\b", pattern->str) : g_strdup ("(?!)()");

  return g_regex_new (whole, G_REGEX_OPTIMIZE, 0, NULL);
}

GRegex *
ahu_rule_number_dup_regex (void)
{
  guint n = 0;
  GRegex *found;

  while (ahu_game_get_nth (n) != NULL)
    n++;

  g_mutex_lock (&lock);
  if (regex == NULL || n != n_known)
    {
      g_clear_pointer (&regex, g_regex_unref);
      regex = make_regex (n);
      n_known = n;
    }
  found = g_regex_ref (regex);
  g_mutex_unlock (&lock);

  return found;
}

/* A prefix that ends with a dot stands before two numbers with a dot between them, any other before one. */
static gboolean
begins_with (const char *text,
             const char *prefix)
{
  gboolean two = g_str_has_suffix (prefix, ".");
  gsize n_letters = strlen (prefix) - two;

  return strncmp (text, prefix, n_letters) == 0 &&
         g_regex_match_simple (two ? "^" NUMBER "\\." NUMBER "$" : "^" NUMBER "$", text + n_letters,
                               G_REGEX_DOLLAR_ENDONLY, 0);
}

const AhuGame *
ahu_rule_number_find_game (const char *text)
{
  const AhuGame *game;

  g_return_val_if_fail (text != NULL, NULL);

  for (guint i = 0; (game = ahu_game_get_nth (i)) != NULL; i++)
    for (guint k = 0; game->rule_prefixes != NULL && game->rule_prefixes[k] != NULL; k++)
      if (begins_with (text, game->rule_prefixes[k]))
        return game;

  return NULL;
}

char *
ahu_cite (const char *sentence,
          const char *rule)
{
  g_return_val_if_fail (sentence != NULL, NULL);

  if (rule == NULL)
    return g_strdup (sentence);

  /* Translators: a sentence such as why something is impossible, and the number of the rule, as in
   * “It is Ben’s turn. (R3.1)” */
  return g_strdup_printf (_("%s (%s)"), sentence, rule);
}

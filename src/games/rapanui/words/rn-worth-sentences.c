/* rn-worth-sentences.c: what each sacrifice was worth in the end, in words
 *
 * Only of games that are over: it tells kinds that were laid face down.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/study/rn-worth.h"

#include <glib/gi18n.h>
#include <string.h>

#include "games/rapanui/words/rn-sentences.h"

typedef struct
{
  const RnFinal *final;
  const RnFinal *without;
  const char *const *names;
  GStrvBuilder *sentences;
} Telling;

char *
rn_worth_heading (const RnWorth     *worth,
                  const char *const *names)
{
  const char *name = names[worth->player];
  const char *kind = rn_sacrifice_name (worth->kind);

  if (worth->added)
    /* Translators: %1$u is the number of a turn, %2$s a player's name, %3$s a kind of Sacrifice card. */
    return g_strdup_printf (_("Turn %1$u: %2$s adds %3$s from the supply"), worth->turn, name, kind);
  if (worth->face_down)
    /* Translators: %1$u is the number of a turn, %2$s a player's name, %3$s a kind of Sacrifice card. */
    return g_strdup_printf (_("Turn %1$u: %2$s lays %3$s face down"), worth->turn, name, kind);

  /* Translators: %1$u is the number of a turn, %2$s a player's name, %3$s a kind of Sacrifice card. */
  return g_strdup_printf (_("Turn %1$u: %2$s lays %3$s face up"), worth->turn, name, kind);
}

static void
take (Telling *telling,
      char    *sentence)
{
  g_strv_builder_add (telling->sentences, sentence);
  g_free (sentence);
}

/* After a tie is made or broken several kinds may change at once (R8.3). */
static void
tell_values (Telling *telling)
{
  for (guint k = 0; k < RN_SACRIFICES; k++)
    if (telling->final->value[k] != telling->without->value[k])
      /* Translators: %1$s is a kind of Sacrifice card, each worth %2$u instead of %3$u glory points. */
      take (telling, g_strdup_printf (_("%1$s ends up worth %2$u each instead of %3$u."), rn_sacrifice_name (k),
                                      telling->final->value[k], telling->without->value[k]));
}

/* What the card is to blame for, by seat. */
static void
tell_gains (Telling *telling)
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint p = 0; p < telling->final->n_players; p++)
    {
      g_autofree char *points = rn_signed_points (rn_worth_gain (telling->final, telling->without, p));
      g_autofree char *gain = rn_keep_together (g_strdup_printf (C_("gains", "%1$s %2$s"),
                                                                 telling->names[p], points));

      if (p > 0)
        g_string_append (list, C_("gains", ", "));
      g_string_append (list, gain);
    }
  /* Translators: what sacrificing a card changed in the end; %s is such as “Chiara +6, Anna −2”. */
  take (telling, g_strdup_printf (_("All in all, in glory points: %s."), list->str));
}

static char **
tell_change (Telling    *telling,
             const char *unchanged)
{
  if (memcmp (telling->final->value, telling->without->value, sizeof telling->final->value) == 0)
    g_strv_builder_add (telling->sentences, unchanged);
  else
    {
      tell_values (telling);
      tell_gains (telling);
    }
  for (guint p = 0; p < telling->final->n_players; p++)
    if (telling->final->players[p].place != telling->without->players[p].place)
      /* Translators: %1$s is a player's name; place %2$u instead of place %3$u. */
      take (telling, g_strdup_printf (_("%1$s ends in place %2$u instead of %3$u."), telling->names[p],
                                      telling->final->players[p].place, telling->without->players[p].place));

  return g_strv_builder_end (telling->sentences);
}

static char *
given_up_sentence (const RnWorth     *worth,
                   const char *const *names)
{
  if (worth->added)
    /* Translators: %s is a player's name. */
    return g_strdup_printf (_("It came from the supply and cost %s nothing."), names[worth->player]);

  /* Translators: %1$d are glory points that a card laid would give the player %2$s with the values of the end, 0–3. */
  return g_strdup_printf (ngettext ("For %2$s it would have been worth %1$d glory point.",
                                    "For %2$s it would have been worth %1$d glory points.", (gulong) worth->given_up),
                          worth->given_up, names[worth->player]);
}

char **
rn_worth_sentences (const RnWorth     *worth,
                    const RnFinal     *final,
                    const char *const *names)
{
  g_autoptr (GStrvBuilder) sentences = g_strv_builder_new ();
  Telling telling = { final, &worth->without, names, sentences };

  take (&telling, given_up_sentence (worth, names));

  return tell_change (&telling, _("This card changed no value."));
}

char **
rn_worth_total_sentences (const RnWorthTotal *total,
                          guint               player,
                          const RnFinal      *final,
                          const char *const  *names)
{
  g_autoptr (GStrvBuilder) sentences = g_strv_builder_new ();
  Telling telling = { final, &total->without, names, sentences };
  int n = (int) total->n;

  if (total->n + total->n_added == 0)
    {
      /* Translators: %s is a player's name. */
      take (&telling, g_strdup_printf (_("%s laid nothing onto the Stone."), names[player]));
      return g_strv_builder_end (sentences);
    }

  /* Translators: %1$s is a player's name, who laid %2$d own cards; with the values of the end they would give %3$d glory points. */
  take (&telling, g_strdup_printf (ngettext ("The %2$d card %1$s gave up would have been worth %3$d.",
                                             "The %2$d cards %1$s gave up would have been worth %3$d.", (gulong) n),
                                   names[player], n, total->given_up));
  if (total->n_added > 0)
    /* Translators: %d cards. */
    take (&telling, g_strdup_printf (ngettext ("%d more came from the supply, for free.", "%d more came from the supply, for free.",
                                               total->n_added), (int) total->n_added));

  return tell_change (&telling, _("These cards changed no value."));
}

/* tp-hint-sentences.c: what follows from how things lie, for those who want to be told
 *
 * Facts and no advice: the same of every possibility.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/engine/tp-sentences-private.h"

#include <glib/gi18n.h>

#include "core/game/ahu-rule-number.h"
#include "games/tapati/engine/tp-watch.h"

static void
add_cited (GStrvBuilder *lines,
           char         *sentence,
           const char   *rule)
{
  g_autofree char *owned = sentence;
  g_autofree char *line = ahu_cite (owned, rule);

  g_strv_builder_add (lines, line);
}

/* What will be due and is not there (T11.2). */
static void
add_short (GStrvBuilder     *lines,
           const TpPosition *position,
           const TpNeeds    *needs)
{
  guint quarries = tp_position_quarries_left (position);

  for (guint piece = 0; piece < TP_LOOSE_PIECES; piece++)
    if (needs->pieces[piece] > position->store[piece])
      {
        g_autofree char *pieces = tp_pieces_object_text (piece, needs->pieces[piece]);

        /* Translators: a hint: %1$s is such as “4 Rapanuis”, %2$u how many of them there are. */
        add_cited (lines, g_strdup_printf (_("The next replacement needs %1$s, the store has %2$u."), pieces,
                                           (guint) position->store[piece]), "T11.2");
      }
  if (needs->quarries > quarries)
    /* Translators: a hint: %1$u quarries will have to be drawn, %2$u there are. */
    add_cited (lines, g_strdup_printf (ngettext ("The next replacement needs %1$u quarry; left: %2$u.",
                                                 "The next replacement needs %1$u quarries; left: %2$u.",
                                                 needs->quarries), needs->quarries, quarries), "T11.2");
}

char **
tp_watch_sentences (const TpPosition *position)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  guint rugs;
  TpNeeds needs;

  g_return_val_if_fail (position != NULL, NULL);

  /* No replacement follows, and no fact. */
  if (position->end != TP_END_NONE)
    return g_strv_builder_end (lines);

  tp_next_needs (position, &needs);
  add_short (lines, position, &needs);
  rugs = tp_rano_raraku_left (position);
  if (rugs > 0)
    /* Translators: a hint: the fact card Rano-Raraku uses up a rug each time; %u are left. */
    add_cited (lines, g_strdup_printf (ngettext ("Rano-Raraku can be taken %u more time, then no rug is left.",
                                                 "Rano-Raraku can be taken %u more times, then no rug is left.", rugs),
                                       rugs), "T5.10");

  return g_strv_builder_end (lines);
}

static void
add_free_sites (GStrvBuilder   *lines,
                const TpPlayer *player)
{
  char *sites[TP_SITES + 1] = { NULL };
  g_autofree char *list = NULL;
  g_autofree char *line = NULL;
  guint n = 0;

  for (guint s = 0; s < TP_SITES; s++)
    if (!tp_moai_is_begun (&player->moai[s]))
      sites[n++] = g_strdup_printf ("%u", s + 1);
  list = tp_list_text ((const char *const *) sites, n);
  /* Translators: a hint on what scoring a Moai leads to; %s is the number of a site, or several: “1 and 3”. */
  line = g_strdup_printf (ngettext ("Site %s is free then.", "Sites %s are free then.", n), list);
  g_strv_builder_add (lines, line);
  for (guint i = 0; i < n; i++)
    g_free (sites[i]);
}

static void
add_needs (GStrvBuilder     *lines,
           const TpPosition *position)
{
  guint begun = tp_position_begun_moai (position);
  char *parts[TP_LOOSE_PIECES + 1] = { NULL };
  guint n = 0;
  TpNeeds needs;

  tp_next_needs (position, &needs);
  /* Translators: a hint on what scoring a Moai leads to; %u Moai stand on all boards then. */
  add_cited (lines, g_strdup_printf (ngettext ("%u Moai is begun then.", "%u Moai are begun then.", begun), begun), "T4.2");
  for (guint piece = 0; piece < TP_LOOSE_PIECES; piece++)
    if (needs.pieces[piece] > 0)
      parts[n++] = tp_pieces_object_text (piece, needs.pieces[piece]);
  if (n > 0)
    {
      g_autofree char *list = tp_list_text ((const char *const *) parts, n);
      /* Translators: a hint on what scoring a Moai leads to; %s is such as “4 Rapanuis, 8 captives and 3 palms”. */
      g_autofree char *line = g_strdup_printf (_("The next replacement would take %s from the store."), list);

      g_strv_builder_add (lines, line);
    }
  for (guint i = 0; i < n; i++)
    g_free (parts[i]);
  add_short (lines, position, &needs);
}

char **
tp_scoring_sentences (const TpPosition *before,
                      const TpMove     *move)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  TpPosition after;

  g_return_val_if_fail (before != NULL && move != NULL && move->type == TP_MOVE_SCORE, NULL);

  after = *before;
  tp_apply (&after, move, NULL);
  add_free_sites (lines, &after.players[move->player]);
  /* Where the next round has begun, it is told what it brought. */
  if (after.round == before->round)
    add_needs (lines, &after);

  return g_strv_builder_end (lines);
}

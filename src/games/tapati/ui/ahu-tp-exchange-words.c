/* ahu-tp-exchange-words.c: what the panel of the exchange says
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-exchange-words.h"

#include <glib/gi18n.h>

#include "games/tapati/engine/tp-sentences.h"
#include "games/tapati/ui/ahu-tp-centre-words.h"

/* As somebody gives it or takes it. */
static char *
dup_object (guint combination,
            guint circles)
{
  if (combination == TP_COMBINATION_QUARRY && circles > 0)
    return tp_pieces_object_text (TP_QUARRY (circles), 1);

  return g_strdup (tp_combination_object_name (combination));
}

char *
ahu_tp_exchange_words (const TpPosition *position,
                       const TpMove     *move)
{
  guint8 missing[TP_COMBINATIONS];
  guint n = tp_position_exchange_path (position, move->what, move->take, missing);
  g_autofree char *give = dup_object (move->what,
                                      move->what == TP_COMBINATION_QUARRY ? TP_CIRCLES_OF (move->piece) : 0);
  g_autofree char *take = dup_object (move->take, position->exchange_quarry);
  g_autoptr (GPtrArray) parts = g_ptr_array_new ();
  g_autofree char *past = NULL;

  if (n == 0)
    /* Translators: an exchange; %1$s and %2$s are such as “two captives”. */
    return g_strdup_printf (_("Give %1$s, take %2$s"), give, take);

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (parts, (gpointer) tp_combination_name (missing[i]));
  past = ahu_tp_list_words (parts);

  /* Translators: an exchange; all three are such as “two captives”; %3$s is missing from the market, and its arrows lead on. */
  return g_strdup_printf (_("Give %1$s, take %2$s, past what is missing: %3$s"), give, take, past);
}

/* A sentence for each line. */
static void
add_sentence (GString *notes,
              char    *sentence)
{
  if (notes->len > 0)
    g_string_append_c (notes, '\n');
  g_string_append (notes, sentence);
  g_free (sentence);
}

static void
add_missing (GString          *notes,
             const TpPosition *p)
{
  g_autoptr (GPtrArray) missing = g_ptr_array_new ();
  g_autofree char *list = NULL;

  for (guint c = 0; c < TP_COMBINATIONS; c++)
    if (!(p->exchange >> c & 1))
      g_ptr_array_add (missing, (gpointer) tp_combination_name (c));
  if (missing->len == 0)
    return;
  list = ahu_tp_list_words (missing);
  /* Translators: %s is no longer in the interchange market, such as “a Rapanui and two palms”. */
  add_sentence (notes, g_strdup_printf (_("Missing: %s; the arrows lead on from there (T6.4)."), list));
}

/* What the player doesn't have, and what nothing can be had for. */
static void
add_impossible (GString          *notes,
                const AhuTpScene *scene,
                guint             player)
{
  const TpPosition *p = scene->position;
  g_autoptr (GPtrArray) lacking = g_ptr_array_new ();
  g_autoptr (GPtrArray) useless = g_ptr_array_new ();
  g_autofree char *lacking_list = NULL;
  g_autofree char *useless_list = NULL;

  for (guint c = 0; c < TP_COMBINATIONS; c++)
    if (!tp_position_can_give (p, player, c))
      g_ptr_array_add (lacking, (gpointer) tp_combination_name (c));
    else if (tp_position_becomes (p, c) == 0)
      g_ptr_array_add (useless, (gpointer) tp_combination_name (c));
  if (lacking->len > 0)
    {
      lacking_list = ahu_tp_list_words (lacking);
      /* Translators: %1$s is a player's name; what can't be given is %2$s, such as “a Rapanui and two palms”. */
      add_sentence (notes, g_strdup_printf (_("%1$s has none of these to give: %2$s (T6.2)."), scene->names[player],
                                            lacking_list));
    }
  if (useless->len > 0)
    {
      useless_list = ahu_tp_list_words (useless);
      /* Translators: %s could be given, such as “two palms”, but no arrow leads to anything that lies there. */
      add_sentence (notes, g_strdup_printf (_("No arrow leads on from these: %s (T6.4)."), useless_list));
    }
}

char *
ahu_tp_exchange_notes (const AhuTpScene *scene,
                       guint             player)
{
  GString *notes = g_string_new (NULL);
  const guint8 *tapati = scene->position->players[player].tapati;

  add_missing (notes, scene->position);
  add_impossible (notes, scene, player);
  if (tapati[TP_RUG_2] + tapati[TP_RUG_3] > 0)
    add_sentence (notes, g_strdup (_("A rug can’t be given (T6.2).")));

  return g_string_free (notes, FALSE);
}

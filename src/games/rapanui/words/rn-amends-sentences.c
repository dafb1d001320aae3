/* rn-amends-sentences.c: what to move on the table after a correction or an undo, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/study/rn-amends.h"

#include <glib/gi18n.h>

#include "games/rapanui/study/rn-count-check.h"
#include "games/rapanui/words/rn-sentences.h"

static void
add_part (RnPart     *parts,
          guint      *n,
          guint       token,
          int         amount,
          const char *words,
          const char *sign)
{
  if (amount > 0)
    parts[(*n)++] = (RnPart) { (guint8) token, (guint16) amount, words, sign };
}

guint
rn_amend_parts (const RnAmend *amend,
                RnPart         parts[RN_NEWS_PARTS])
{
  const int amounts[] = { amend->cards[0], amend->cards[1], amend->cards[2], amend->cards[3],
                          amend->wood, amend->glory, amend->unnamed };
  const guint order[] = { RN_TOKEN_WOOD, RN_TOKEN_GLORY, 0, 1, 2, 3, RN_TOKEN_BACK };
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    add_part (parts, &n, order[i], amounts[order[i]], _("takes %s"), "+%s");
  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    /* Translators: beside a player's name; %s is a number with a picture of what goes back to the supply. */
    add_part (parts, &n, order[i], -amounts[order[i]], _("puts back %s"), "−%s");
  for (guint k = 0; k < RN_SACRIFICES; k++)
    {
      /* Translators: beside a player's name; %s is a number with a picture of a Sacrifice card. */
      add_part (parts, &n, RN_TOKEN_CARD + k, -amend->stone[k], _("takes %s from the Stone"), "+%s");
      /* Translators: beside a player's name; %s is a number with a picture of a Sacrifice card. */
      add_part (parts, &n, RN_TOKEN_CARD + k, amend->stone[k], _("lays %s onto the Stone"), "−%s");
    }
  add_part (parts, &n, RN_TOKEN_BACK, -amend->face_down, _("takes %s from the Stone"), "+%s");
  add_part (parts, &n, RN_TOKEN_BACK, amend->face_down, _("lays %s onto the Stone"), "−%s");

  return n;
}

static void
add (GStrvBuilder *sentences,
     char         *sentence)
{
  g_strv_builder_add (sentences, sentence);
  g_free (sentence);
}

static void
add_kind (GStrvBuilder *sentences,
          const char   *name,
          guint         kind,
          int           taken,
          int           laid)
{
  if (taken > 0)
    /* Translators: what to move: %1$s is a player's name, %2$d cards of the kind %3$s. */
    add (sentences, g_strdup_printf (_("%1$s takes %2$d × %3$s."), name, taken, rn_sacrifice_name (kind)));
  if (taken < 0)
    /* Translators: what to move: %1$s is a player's name, %2$d cards of the kind %3$s. */
    add (sentences, g_strdup_printf (_("%1$s puts back %2$d × %3$s."), name, -taken, rn_sacrifice_name (kind)));
  if (laid > 0)
    /* Translators: what to move: %1$s is a player's name, %2$d cards of the kind %3$s. */
    add (sentences, g_strdup_printf (_("%1$s lays %2$d × %3$s onto the Stone."), name, laid, rn_sacrifice_name (kind)));
  if (laid < 0)
    /* Translators: what to move: %1$s is a player's name, %2$d cards of the kind %3$s. */
    add (sentences, g_strdup_printf (_("%1$s takes %2$d × %3$s from the Stone."), name, -laid, rn_sacrifice_name (kind)));
}

static void
add_face_down (GStrvBuilder *sentences,
               const char   *name,
               int           laid)
{
  if (laid > 0)
    /* Translators: what to move: %1$s is a player's name, %2$d cards. */
    add (sentences, g_strdup_printf (ngettext ("%1$s lays %2$d card face down onto the Stone.",
                                               "%1$s lays %2$d cards face down onto the Stone.", (gulong) laid),
                                     name, laid));
  if (laid < 0)
    /* Translators: what to move: %1$s is a player's name, %2$d cards. */
    add (sentences, g_strdup_printf (ngettext ("%1$s takes %2$d face-down card from the Stone.",
                                               "%1$s takes %2$d face-down cards from the Stone.", (gulong) -laid),
                                     name, -laid));
}

char *
rn_amend_sentence (const RnAmend *amend,
                   const char    *name)
{
  const char *const names[] = { name, NULL };
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) sentences = NULL;
  g_autofree char *tokens = NULL;
  RnCount surplus = { .n_players = 1 };

  g_return_val_if_fail (amend, NULL);

  surplus.cells[rn_count_cell (0, RN_COUNT_WOOD)] = (gint16) -amend->wood;
  surplus.cells[rn_count_cell (0, RN_COUNT_GLORY)] = (gint16) -amend->glory;
  surplus.cells[rn_count_cell (0, RN_COUNT_SACRIFICE)] = (gint16) -amend->unnamed;
  tokens = rn_count_cure_player (&surplus, 0, names);
  if (tokens != NULL)
    g_strv_builder_add (builder, tokens);
  for (guint kind = 0; kind < RN_SACRIFICES; kind++)
    add_kind (builder, name, kind, amend->cards[kind], amend->stone[kind]);
  add_face_down (builder, name, amend->face_down);
  sentences = g_strv_builder_end (builder);

  return g_strjoinv (C_("sentences", " "), sentences);
}

static void
add_pile (GStrvBuilder *sentences,
          guint         kind,
          int           laid)
{
  if (laid > 0)
    /* Translators: what to move: %1$d cards of the kind %2$s. */
    add (sentences, g_strdup_printf (_("%1$d × %2$s goes from its pile to the Stone."), laid, rn_sacrifice_name (kind)));
  if (laid < 0)
    /* Translators: what to move: %1$d cards of the kind %2$s. */
    add (sentences, g_strdup_printf (_("%1$d × %2$s goes back from the Stone to its pile."), -laid, rn_sacrifice_name (kind)));
}

/* Of a card that was laid face down no kind is said, whoever reads this. */
static char *
top_sentence (const RnPosition *now)
{
  if (now->top == RN_SACRIFICE_NONE)
    return g_strdup (_("The Stone is empty again."));
  if (now->top >= RN_SACRIFICES)
    return g_strdup (_("A face-down card lies on top of the Stone."));

  /* Translators: %s is a kind of Sacrifice card. */
  return g_strdup_printf (_("%s lies on top of the Stone."), rn_sacrifice_name (now->top));
}

static char *
column_sentence (const RnPosition *told,
                 const RnPosition *now,
                 guint             column)
{
  guint n = now->column_length[column];
  const char *front = n > 0 ? rn_kind_name (now->display[column][n - 1]) : NULL;

  if (n == 0)
    /* Translators: %u is the number of a column of the general display. */
    return g_strdup_printf (_("Column %u is empty: its cards go back onto the draw pile."), column + 1);
  if (n == told->column_length[column] + 1u)
    /* Translators: %1$s is a card that was drawn, %2$u the number of its column. */
    return g_strdup_printf (_("%1$s lies in front of column %2$u again."), front, column + 1);

  /* Translators: %1$u is the number of a column of the general display, %2$u how many cards it has, %3$s the front card. */
  return g_strdup_printf (ngettext ("Column %1$u has %2$u card: %3$s.", "Column %1$u has %2$u cards, in front %3$s.", n),
                          column + 1, n, front);
}

char *
rn_amends_rest (const RnAmends   *amends,
                const RnPosition *told,
                const RnPosition *now)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) sentences = NULL;

  g_return_val_if_fail (amends, NULL);
  g_return_val_if_fail (told && now, NULL);

  for (guint k = 0; k < RN_SACRIFICES; k++)
    add_pile (builder, k, amends->stone[k]);
  if (amends->top)
    add (builder, top_sentence (now));
  for (guint c = 0; c < RN_COLUMNS; c++)
    if ((amends->columns >> c) & 1)
      add (builder, column_sentence (told, now, c));
  sentences = g_strv_builder_end (builder);

  return sentences[0] != NULL ? g_strjoinv (C_("sentences", " "), sentences) : NULL;
}

/* What a move names, as far as all see it. */
static char *
name_move (const RnMove *move)
{
  if (move == NULL)
    return NULL;
  switch ((RnMoveType) move->type)
    {
    case RN_MOVE_PLAY:
      return move->count > 1
               /* Translators: an item of a list; %1$u cards of the kind %2$s. */
               ? g_strdup_printf (C_("cards", "%1$u × %2$s"), move->count, rn_kind_name (move->kind))
               : g_strdup (rn_kind_name (move->kind));
    case RN_MOVE_BUY:
    case RN_MOVE_ADD:
      return g_strdup (rn_sacrifice_name (move->kind));
    case RN_MOVE_DRAW:
      /* Translators: %d is the number of a column. */
      return g_strdup_printf (_("column %d"), move->column + 1);
    case RN_MOVE_REWARD:
      return g_strdup (move->kind == RN_REWARD_WOOD ? _("wood") : _("glory points"));
    case RN_MOVE_RETURN_MOAI:
    case RN_MOVE_SACRIFICE:
    case RN_MOVE_REFILL:
    case RN_MOVE_SUBSTITUTE:
    case RN_MOVE_REVEAL:
    case RN_MOVES:
    default:
      return NULL;
    }
}

char *
rn_amends_reason (guint         turn,
                  const RnMove *was,
                  const RnMove *is)
{
  gboolean alike = was != NULL && is != NULL && was->type == is->type;
  g_autofree char *old = alike ? name_move (was) : NULL;
  g_autofree char *new = alike ? name_move (is) : NULL;

  if (was == NULL && is == NULL)
    return g_strdup (_("because the deal was corrected"));
  if (old == NULL || new == NULL)
    /* Translators: %u is the number of a turn. */
    return g_strdup_printf (_("because turn %u was corrected"), turn);

  /* Translators: %1$u is the number of a turn, %2$s what was done in it, %3$s what the record had. */
  return g_strdup_printf (_("because turn %1$u was corrected: %2$s, not %3$s"), turn, new, old);
}

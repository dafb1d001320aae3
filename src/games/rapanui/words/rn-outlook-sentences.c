/* rn-outlook-sentences.c: what a decision makes certain, in words
 *
 * Says what follows, never what is better.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/study/rn-outlook.h"

#include <glib/gi18n.h>

#include "games/rapanui/words/rn-sentences.h"

typedef struct
{
  const RnPosition *position;
  const RnMove *move;
  const char *const *names;
  gboolean open_stone;
  GStrvBuilder *sentences;
} Hint;

static void
take_sentence (Hint *hint,
               char *sentence)
{
  g_strv_builder_add (hint->sentences, sentence);
  g_free (sentence);
}

static const char *
active_name (const Hint *hint)
{
  return hint->names[hint->position->active];
}

static char *
join_list (GStrvBuilder *builder)
{
  g_auto (GStrv) items = g_strv_builder_end (builder);

  return g_strjoinv (C_("list", ", "), items);
}

static char *
amount_item (const RnDrawOutlook *outlook,
             guint                player,
             const char          *name)
{
  guint amount = outlook->amount[player];

  if (outlook->owed[player] > 0)
    /* Translators: item of a list: the player %1$s takes %2$u Sacrifice cards of
     * the kind scored, whose pile runs out, and may take %3$u of other kinds. */
    return g_strdup_printf (C_("hint", "%1$s %2$u, and up to %3$u of another kind"), name, amount,
                            outlook->owed[player]);
  if (outlook->bonus[player] > 0 && amount > 1)
    /* Translators: item of a list: the player %1$s takes %2$u in a scoring, of
     * which %3$u for the cards displayed. */
    return g_strdup_printf (C_("hint", "%1$s %2$u (%3$u + 1 bonus)"), name, amount, amount - 1);

  /* Translators: item of a list: the player %1$s takes %2$u in a scoring. */
  return g_strdup_printf (C_("hint", "%1$s %2$u"), name, amount);
}

static char *
list_amounts (const RnDrawOutlook *outlook,
              const char *const   *names)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; i < outlook->n_players; i++)
    {
      g_autofree char *item = amount_item (outlook, i, names[i]);

      g_strv_builder_add (builder, item);
    }

  return join_list (builder);
}

static char *
scoring_sentence (const RnDrawOutlook *outlook,
                  const char *const   *names)
{
  g_autofree char *amounts = list_amounts (outlook, names);

  switch ((RnKind) outlook->kind)
    {
    case RN_LUMBERJACK:
      /* Translators: %s is what each player would take, such as “Anna 3 (2 + 1
       * bonus), Ben 1, Chiara 0”; so too in the next four. */
      return g_strdup_printf (_("This scores Lumberjacks (R7.4). Wood: %s."), amounts);
    case RN_PRIEST:
      return g_strdup_printf (_("This scores Priests (R7.5). Glory points: %s."), amounts);
    case RN_MOAI:
      return g_strdup_printf (_("This scores Moai (R7.6). Wood or glory points: %s."), amounts);
    case RN_FISH:
    case RN_MULBERRY:
    case RN_POTATO:
    case RN_GRAIN:
      /* Translators: %1$s is a Hunter & Gatherer, %2$s what each player would
       * take, such as “Anna 2 (1 + 1 bonus), Ben 1, Chiara 0”. */
      return g_strdup_printf (_("This scores %1$s (R7.8). Sacrifice cards: %2$s."),
                              rn_kind_name (outlook->kind), amounts);
    case RN_KINDS:
    default:
      g_return_val_if_reached (g_strdup (""));
    }
}

/* Whether whichever card is drawn next empties a column that can't be refilled. */
static gboolean
ends_with_next_card (const RnPosition *position)
{
  if (position->deck > RN_COLUMN_CARDS)
    return FALSE;

  for (guint column = 0; column < RN_COLUMNS; column++)
    if (position->column_length[column] > 1)
      return FALSE;

  return TRUE;
}

static void
say_end (Hint *hint)
{
  take_sentence (hint, g_strdup (_("The next card drawn ends the game, and what it uncovers isn’t scored (R8.1).")));
}

static void
say_more_to_draw (Hint  *hint,
                  guint  lacks)
{
  RnPosition after = *hint->position;

  rn_apply (&after, hint->move, NULL);
  if (ends_with_next_card (&after))
    {
      say_end (hint);
      return;
    }
  /* Translators: about drawing a card; %u is 1 or 2. */
  take_sentence (hint, g_strdup_printf (ngettext ("Nothing is scored yet: there is %u more card to draw (R7.3).",
                                                  "Nothing is scored yet: there are %u more cards to draw (R7.3).",
                                                  lacks), lacks));
}

static void
say_refill (Hint  *hint,
            guint  lacks)
{
  if (lacks == 0)
    {
      take_sentence (hint, g_strdup (_("The column is refilled: nobody knows yet what will be scored (R7.2).")));
      return;
    }
  take_sentence (hint, g_strdup (_("The column is refilled: nobody knows yet what will lie in front (R7.2).")));
  say_more_to_draw (hint, lacks);
}

static void
say_draw (Hint *hint)
{
  RnDrawOutlook outlook;

  rn_outlook_draw (hint->position, hint->move->column, &outlook);
  switch ((RnDrawResult) outlook.result)
    {
    case RN_DRAW_SCORES:
      take_sentence (hint, scoring_sentence (&outlook, hint->names));
      break;
    case RN_DRAW_GOES_ON:
      say_more_to_draw (hint, outlook.lacks);
      break;
    case RN_DRAW_REFILLS:
      say_refill (hint, outlook.lacks);
      break;
    case RN_DRAW_ENDS:
    default:
      take_sentence (hint, g_strdup (_("The game ends with this card, nothing is scored (R8.1).")));
      break;
    }
}

static void
say_price (Hint                *hint,
           const RnPlayOutlook *outlook)
{
  if (outlook->price == 0)
    /* Translators: %1$s is a player's name, %2$u wood. */
    take_sentence (hint, g_strdup_printf (ngettext ("Costs nothing: %1$s keeps %2$u wood.",
                                                    "Costs nothing: %1$s keeps %2$u wood.", outlook->wood),
                                          active_name (hint), outlook->wood));
  else
    /* Translators: %1$u is a price in wood, %2$s a player's name, %3$u the wood left. */
    take_sentence (hint, g_strdup_printf (ngettext ("Costs %1$u wood: %2$s then has %3$u.",
                                                    "Costs %1$u wood: %2$s then has %3$u.", outlook->price),
                                          outlook->price, active_name (hint), outlook->wood));
}

/* The active player, who is the last to lay, is not in the list. */
static char *
others_sentence (const Hint          *hint,
                 const RnPlayOutlook *outlook)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_autofree char *others = NULL;
  guint n = 0;

  for (guint i = 0; i < outlook->n_laying; i++)
    if (outlook->laying[i] != hint->position->active)
      {
        g_strv_builder_add (builder, hint->names[outlook->laying[i]]);
        n++;
      }
  if (n == 0)
    return g_strdup (_("A sacrifice round follows: nobody else has a Sacrifice card to lay (R6.1)."));

  others = join_list (builder);
  /* Translators: %s is a list of players who each lay a card, in their order. */
  return g_strdup_printf (ngettext ("A sacrifice round follows: %s lays a card face up (R6.1).",
                                    "A sacrifice round follows: each of these lays a card face up, in this order: %s (R6.1).",
                                    n), others);
}

static char *
own_sentence (const Hint          *hint,
              const RnPlayOutlook *outlook)
{
  guint n = outlook->n_laying;
  gboolean lays = n > 0 && outlook->laying[n - 1] == hint->position->active;

  if (lays && outlook->adds)
    /* Translators: %s is the name of the player who builds a Moai. */
    return g_strdup_printf (_("Finally, %s lays a card face down and adds one from the supply (R6.2, R6.3)."),
                            active_name (hint));
  if (lays)
    /* Translators: %s is the name of the player who builds a Moai. */
    return g_strdup_printf (_("Finally, %s lays a card face down. The supply has none to add (R6.2, R6.3)."),
                            active_name (hint));
  if (outlook->adds)
    /* Translators: %s is the name of the player who builds a Moai. */
    return g_strdup_printf (_("%s has no card to lay, and adds one from the supply (R6.3)."),
                            active_name (hint));

  /* Translators: %s is the name of the player who builds a Moai. */
  return g_strdup_printf (_("%s has no card to lay, and the supply has none to add (R6.3)."),
                          active_name (hint));
}

static void
say_leader (Hint                *hint,
            const RnPlayOutlook *outlook,
            guint                kind)
{
  int leader = outlook->leader;
  int before = outlook->leader_before;
  const char *rule = rn_kind_is_gatherer (kind) ? "R7.8" : "R7.7";

  if (leader == before)
    return;

  if (leader < 0)
    /* Translators: %1$s is a player's name, %2$s a card kind, %3$s a rule, such as R7.7. */
    take_sentence (hint, g_strdup_printf (_("%1$s then no longer has the sole majority of %2$s (%3$s)."),
                                          hint->names[before], rn_kind_name (kind), rule));
  else if (before < 0)
    /* Translators: %1$s is a player's name, %2$s a card kind, %3$s a rule, such as R7.7. */
    take_sentence (hint, g_strdup_printf (_("%1$s then has the sole majority: %2$s (%3$s)."),
                                          hint->names[leader], rn_kind_name (kind), rule));
  else
    /* Translators: %1$s and %3$s are players' names, %2$s a card kind, %4$s a rule, such as R7.7. */
    take_sentence (hint, g_strdup_printf (_("%1$s then has the sole majority of %2$s in place of %3$s (%4$s)."),
                                          hint->names[leader], rn_kind_name (kind), hint->names[before], rule));
}

static void
say_card_price (Hint                *hint,
                const RnPlayOutlook *outlook,
                guint                kind)
{
  /* A pile never grows again (R4.1). */
  if (outlook->card_price == outlook->card_price_before || hint->position->supply[kind - RN_FISH] == 0)
    return;

  if (outlook->card_price == 0)
    /* Translators: %1$s is a player's name, %2$s the kind of a Sacrifice card. */
    take_sentence (hint, g_strdup_printf (_("%1$s then gets %2$s cards for free (R4.2)."),
                                          active_name (hint), rn_kind_name (kind)));
  else
    /* Translators: %1$s is a player's name, %2$s the kind of a Sacrifice card, %3$u wood. */
    take_sentence (hint, g_strdup_printf (ngettext ("A %2$s card then costs %1$s %3$u wood (R4.2).",
                                                    "A %2$s card then costs %1$s %3$u wood (R4.2).",
                                                    outlook->card_price),
                                          active_name (hint), rn_kind_name (kind), outlook->card_price));
}

static void
say_drawing (Hint                *hint,
             const RnPlayOutlook *outlook)
{
  if (ends_with_next_card (hint->position))
    {
      say_end (hint);
      return;
    }
  /* Translators: %u is a number of cards. */
  take_sentence (hint, g_strdup_printf (ngettext ("Then there is %u card to draw (R7.1).",
                                                  "Then there are %u cards to draw (R7.1).",
                                                  outlook->lacks), outlook->lacks));
}

static void
say_play (Hint *hint)
{
  guint kind = hint->move->kind;
  RnPlayOutlook outlook;

  rn_outlook_play (hint->position, hint->move, &outlook);
  say_price (hint, &outlook);
  if (kind == RN_MOAI)
    {
      /* Translators: %d is 4. */
      take_sentence (hint, g_strdup_printf (_("At the end a Moai in the display is worth %d glory points (R8.6)."),
                                            RN_MOAI_POINTS));
      take_sentence (hint, others_sentence (hint, &outlook));
      take_sentence (hint, own_sentence (hint, &outlook));
    }
  say_leader (hint, &outlook, kind);
  say_card_price (hint, &outlook, kind);
  say_drawing (hint, &outlook);
}

/* No sacrifice round follows, so what comes next is the drawing. */
static void
say_return (Hint *hint)
{
  RnPlayOutlook outlook;

  rn_outlook_play (hint->position, hint->move, &outlook);
  take_sentence (hint, g_strdup (_("The Moai is out of the game, and nobody sacrifices (R5.6).")));
  say_drawing (hint, &outlook);
}

static void
say_purchase (Hint *hint)
{
  guint price = rn_position_price (hint->position, hint->position->active, hint->move->kind);
  RnBuyOutlook outlook;

  rn_outlook_buy (hint->position, hint->move, &outlook);
  if (price == 0)
    /* Translators: of buying a Sacrifice card: %1$s is a player's name, %2$u wood. */
    take_sentence (hint, g_strdup_printf (ngettext ("Costs nothing: %1$s keeps %2$u wood (R4.2).",
                                                    "Costs nothing: %1$s keeps %2$u wood (R4.2).", outlook.wood),
                                          active_name (hint), outlook.wood));
  else
    /* Translators: of buying a Sacrifice card: %1$u is a price in wood, %2$s a player's name, %3$u the wood left. */
    take_sentence (hint, g_strdup_printf (ngettext ("Costs %1$u wood: %2$s then has %3$u (R4.2).",
                                                    "Costs %1$u wood: %2$s then has %3$u (R4.2).", price),
                                          price, active_name (hint), outlook.wood));
  if (outlook.returns_moai)
    take_sentence (hint, g_strdup (_("Then a Moai must go back into the box (R5.6).")));
  else if (outlook.loses_moai)
    take_sentence (hint, g_strdup (_("That is not enough to build a Moai this turn (R5.3).")));
}

static char *
list_values (const RnPosition *position,
             guint             added)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  guint8 values[RN_SACRIFICES];

  rn_outlook_values (position, added, values);
  for (guint kind = 0; kind < RN_SACRIFICES; kind++)
    {
      /* Translators: item of a list: a card of the kind %1$s is worth %2$u. */
      g_autofree char *item = g_strdup_printf (C_("value", "%1$s %2$u"), rn_sacrifice_name (kind), values[kind]);

      g_strv_builder_add (builder, item);
    }

  return join_list (builder);
}

static void
say_values (Hint  *hint,
            guint  added)
{
  g_autofree char *values = NULL;

  if (!hint->open_stone)
    return;
  /* Cards of which nobody knows whether they lie face up say nothing. */
  if (hint->position->stone_unknown > 0)
    return;
  /* Nor do cards that are not there. */
  if (added == RN_SACRIFICE_NULL && rn_position_stone_size (hint->position) == hint->position->n_hidden)
    return;
  values = list_values (hint->position, added);
  if (added == RN_SACRIFICE_NULL)
    /* Translators: what Sacrifice cards are worth; %s is such as “Fish 3, Mulberry 2, Sweet Potato 1, Grain 0”. */
    take_sentence (hint, g_strdup_printf (_("Going by the face-up cards on the Stone, they are worth: %s (R8.3)."), values));
  else
    /* Translators: what Sacrifice cards would be worth; %s is such as “Fish 3, Mulberry 2, Sweet Potato 1, Grain 0”. */
    take_sentence (hint, g_strdup_printf (_("Going by the face-up cards on the Stone, they would be worth: %s (R8.3)."), values));
}

/* What lies face down tells nothing, and whoever lays it knows already. */
static void
say_sacrifice (Hint *hint)
{
  const RnPosition *position = hint->position;

  if (position->step == RN_STEP_SACRIFICE && position->actor != position->active)
    say_values (hint, hint->move->kind);
}

static void
say_reward (Hint *hint)
{
  const char *name = hint->names[hint->move->player];
  guint player = hint->move->player;
  RnPosition after = *hint->position;

  rn_apply (&after, hint->move, NULL);
  if (hint->move->kind == RN_REWARD_WOOD)
    /* Translators: %1$s is a player's name, %2$u wood, %3$d is 5. */
    take_sentence (hint, g_strdup_printf (ngettext ("%1$s then has %2$u wood. At the end, every %3$d wood are worth 1 glory point (R8.6).",
                                                    "%1$s then has %2$u wood. At the end, every %3$d wood are worth 1 glory point (R8.6).",
                                                    after.wood[player]),
                                          name, after.wood[player], RN_WOOD_PER_POINT));
  else
    /* Translators: %1$s is a player's name, %2$u glory points. */
    take_sentence (hint, g_strdup_printf (ngettext ("%1$s then has %2$u glory point in tiles, and keeps it (R8.6).",
                                                    "%1$s then has %2$u glory points in tiles, and keeps them (R8.6).",
                                                    after.glory[player]),
                                          name, after.glory[player]));
}

static void
say_substitute (Hint *hint)
{
  const char *name = hint->names[hint->move->player];
  guint kind = hint->move->kind;
  guint left;

  if (kind == RN_SACRIFICE_NULL)
    {
      /* Translators: %s is a player's name. */
      take_sentence (hint, g_strdup_printf (_("%s does without the card (R7.9)."), name));
      say_values (hint, RN_SACRIFICE_NULL);
      return;
    }
  left = hint->position->supply[kind] - 1u;
  /* Translators: a Sacrifice card is taken; %1$u cards of the kind %2$s stay in their pile. */
  take_sentence (hint, g_strdup_printf (ngettext ("Then %1$u card of %2$s is left in its pile (R7.9).",
                                                  "Then %1$u cards of %2$s are left in their pile (R7.9).", left),
                                        left, rn_sacrifice_name (kind)));
  say_values (hint, RN_SACRIFICE_NULL);
}

static void
say (Hint *hint)
{
  switch ((RnMoveType) hint->move->type)
    {
    case RN_MOVE_BUY:
      say_purchase (hint);
      break;
    case RN_MOVE_PLAY:
      say_play (hint);
      break;
    case RN_MOVE_RETURN_MOAI:
      say_return (hint);
      break;
    case RN_MOVE_SACRIFICE:
      say_sacrifice (hint);
      break;
    case RN_MOVE_ADD:
      say_values (hint, hint->move->kind);
      break;
    case RN_MOVE_DRAW:
      say_draw (hint);
      break;
    case RN_MOVE_REWARD:
      say_reward (hint);
      break;
    case RN_MOVE_SUBSTITUTE:
      say_substitute (hint);
      break;
    case RN_MOVE_REFILL:
    case RN_MOVE_REVEAL:
    case RN_MOVES:
    default:
      break;
    }
}

/* A refused sacrifice would tell that its owner has no such card. */
static gboolean
may_speak (const RnPosition *position,
           const RnMove     *move)
{
  if (move->type == RN_MOVE_SACRIFICE)
    return move->kind < RN_SACRIFICES;

  return rn_check (position, move).code == RN_OK;
}

char **
rn_outlook_sentences (const RnPosition  *position,
                      const RnMove      *move,
                      const char *const *names,
                      gboolean           open_stone)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  Hint hint = { position, move, names, open_stone, builder };
  char **sentences;

  g_return_val_if_fail (position != NULL && move != NULL && names != NULL, NULL);

  if (!may_speak (position, move))
    return NULL;
  say (&hint);
  sentences = g_strv_builder_end (builder);
  if (*sentences == NULL)
    g_clear_pointer (&sentences, g_strfreev);

  return sentences;
}

const char *
rn_outlook_open_choice (const RnPosition *position)
{
  if (position->step == RN_STEP_SACRIFICE)
    return _("Some of these Sacrifice cards are unknown: take the first of these moves there is a card for.");

  return _("Some cards in this hand are unknown: take the first of these moves you hold the cards for.");
}

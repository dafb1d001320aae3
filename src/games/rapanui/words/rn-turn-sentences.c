/* rn-turn-sentences.c: the moves of a turn as few sentences
 *
 * A turn is told by its player's mark and name, so that what the active player does is told by
 * verbs alone: “Buys Fish for 4 wood, plays Grain, draws Priest: Fish scored.” Each move is a
 * part of a sentence. Sentences are lists of such parts, and a scoring ends one. Who took how much
 * in it stands in a line of its own.
 *
 * Not for: a single move in its own words (rn-log-sentences.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/words/rn-turn-sentences.h"

#include <glib/gi18n.h>

#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/notation/rn-names.h"
#include "games/rapanui/study/rn-news.h"
#include "games/rapanui/study/rn-seen.h"
#include "games/rapanui/words/rn-sentences.h"

typedef struct
{
  AhuHistory *history;
  guint end;
  const char *const *names;
  const AhuViewer *viewer;
  GPtrArray *sentences;
  GPtrArray *parts; /* of the sentence that goes on */
  gboolean capital; /* whether it begins with a verb */
  gboolean has_scored; /* what was told so far */
} Turn;

static const RnPosition *
get_position (Turn  *self,
              guint  ply)
{
  return ahu_history_get_position (self->history, ply);
}

static RnMove
get_move (Turn  *self,
          guint  ply)
{
  RnMove move;

  rn_move_from_json (&move, ahu_history_get_move (self->history, ply));

  return move;
}

/* Takes @part. */
static void
add_verb (Turn *self,
          char *part)
{
  self->capital |= self->parts->len == 0;
  g_ptr_array_add (self->parts, part);
}

/* The same with a name in front, which stays as it is written. */
static void
add_named (Turn *self,
           char *part)
{
  g_ptr_array_add (self->parts, part);
}

/* The first letter may be of several bytes, and nothing but it is changed. */
static char *
capitalize (const char *text)
{
  char first[6];
  int n = g_unichar_to_utf8 (g_unichar_totitle (g_utf8_get_char (text)), first);

  return g_strdup_printf ("%.*s%s", n, first, g_utf8_next_char (text));
}

/* The parts so far as a list, which end with it. Returns: (transfer full) */
static char *
take_list (Turn *self)
{
  g_autofree char *list = NULL;

  g_ptr_array_add (self->parts, NULL);
  /* Translators: stands between the items of a list. */
  list = g_strjoinv (C_("list", ", "), (char **) self->parts->pdata);
  g_ptr_array_set_size (self->parts, 0);
  if (!self->capital)
    return g_steal_pointer (&list);

  self->capital = FALSE;

  return capitalize (list);
}

static void
end_sentence (Turn *self)
{
  g_autofree char *list = NULL;

  if (self->parts->len == 0)
    return;
  list = take_list (self);
  /* Translators: log; %s is a list of what was done, which makes it a sentence. */
  g_ptr_array_add (self->sentences, g_strdup_printf (C_("turn in the log", "%s."), list));
}

static const char *
scored_words (guint kind)
{
  switch ((RnKind) kind)
    {
    case RN_LUMBERJACK:
      return C_("turn in the log", "Lumberjacks scored");
    case RN_PRIEST:
      return C_("turn in the log", "Priests scored");
    case RN_MOAI:
      return C_("turn in the log", "Moai scored");
    case RN_FISH:
      return C_("turn in the log", "Fish scored");
    case RN_MULBERRY:
      return C_("turn in the log", "Mulberry scored");
    case RN_POTATO:
      return C_("turn in the log", "Sweet Potato scored");
    case RN_GRAIN:
      return C_("turn in the log", "Grain scored");
    case RN_KINDS:
    default:
      g_return_val_if_reached ("");
    }
}

/* What follows from the move before @ply + 1, behind the part that tells it. */
static void
tell_outcome (Turn  *self,
              guint  ply)
{
  const RnPosition *before = get_position (self, ply);
  RnMove move = get_move (self, ply);
  RnPosition after = *before;
  RnScoring scoring;

  rn_apply (&after, &move, &scoring);
  self->has_scored |= scoring.kind != RN_INVALID;
  if (scoring.kind != RN_INVALID)
    {
      g_autofree char *list = take_list (self);

      g_ptr_array_add (self->sentences,
                       /* Translators: log; %1$s is a list of what was done, %2$s what was scored by it: “Plays Fish, draws Priest: Grain scored.” */
                       g_strdup_printf (C_("turn in the log", "%1$s: %2$s."), list, scored_words (scoring.kind)));
    }
  if (before->step < RN_STEP_REVEAL && after.step >= RN_STEP_REVEAL)
    {
      end_sentence (self);
      g_ptr_array_add (self->sentences, g_strdup (_("The draw pile is empty: the game is over.")));
    }
}

static char *
buy_words (Turn             *self,
           const RnPosition *before,
           const RnMove     *move)
{
  guint price = rn_position_price (before, before->active, move->kind);
  gboolean seen = rn_is_seen_in_holdings (before, before->active, self->viewer);

  if (!seen && price == 0)
    /* Translators: log, part of a sentence about the active player. */
    return g_strdup (C_("turn in the log", "takes a Sacrifice card for free"));
  if (!seen)
    /* Translators: log, part of a sentence about the active player; %u is the price in wood. */
    return g_strdup_printf (ngettext ("buys a Sacrifice card for %u wood",
                                      "buys a Sacrifice card for %u wood", price), price);
  if (price == 0)
    /* Translators: log, part of a sentence about the active player; %s is a kind of Sacrifice card. */
    return g_strdup_printf (C_("turn in the log", "takes %s for free"), rn_sacrifice_name (move->kind));

  /* Translators: log, part of a sentence about the active player; %1$s is a kind of Sacrifice card, %2$u its price in wood. */
  return g_strdup_printf (ngettext ("buys %1$s for %2$u wood", "buys %1$s for %2$u wood", price),
                          rn_sacrifice_name (move->kind), price);
}

static char *
play_words (const RnMove *move)
{
  guint price = rn_play_price (move->kind, move->count);

  if (move->kind == RN_MOAI)
    /* Translators: log, part of a sentence about the active player. */
    return g_strdup (C_("turn in the log", "builds a Moai for 7 wood"));
  if (price == 0)
    /* Translators: log, part of a sentence about the active player; %s is a card's name. */
    return g_strdup_printf (C_("turn in the log", "plays %s"), rn_kind_name (move->kind));

  /* Translators: log, part of a sentence about the active player; %1$u cards of one kind, %2$s the kind, %3$u the price in wood. */
  return g_strdup_printf (ngettext ("plays %1$u × %2$s for %3$u wood", "plays %1$u × %2$s for %3$u wood", price),
                          move->count, rn_kind_name (move->kind), price);
}

/* Whether the move at @ply is the active player's addition, who has laid nothing before it. */
static gboolean
adds_only (Turn  *self,
           guint  ply)
{
  const RnPosition *before;
  RnMove move, last;

  if (ply == 0 || ply >= self->end)
    return FALSE;
  before = get_position (self, ply);
  move = get_move (self, ply);
  last = get_move (self, ply - 1);

  return move.type == RN_MOVE_ADD && !(last.type == RN_MOVE_SACRIFICE && last.player == before->active);
}

/* The active player is told with what was added all the same. */
static void
add_skipped (Turn  *self,
             guint  ply)
{
  RnMove move = get_move (self, ply);
  guint8 players[RN_MAX_PLAYERS];
  guint n = rn_list_skipped (get_position (self, ply), &move, get_position (self, ply + 1), players);

  for (guint i = 0; i < n; i++)
    if (players[i] != get_position (self, ply)->active || !adds_only (self, ply + 1))
      /* Translators: log, part of a sentence; %s is the name of a player who is skipped in a sacrifice round. */
      add_named (self, g_strdup_printf (C_("turn in the log", "%s has no Sacrifice card"), self->names[players[i]]));
}

static char *
sacrifice_words (Turn             *self,
                 const RnPosition *before,
                 const RnMove     *move)
{
  const char *name = self->names[move->player];

  if (move->player == before->active)
    /* Translators: log, part of a sentence; %s is a player's name. */
    return g_strdup_printf (C_("turn in the log", "%s lays a card face down"), name);
  if (!rn_is_seen_on_stone (before, self->viewer))
    /* Translators: log, part of a sentence; %s is a player's name. The kind of the card is covered by now. */
    return g_strdup_printf (C_("turn in the log", "%s sacrifices a card"), name);

  /* Translators: log, part of a sentence; %1$s is a player's name, %2$s a kind of Sacrifice card. */
  return g_strdup_printf (C_("turn in the log", "%1$s sacrifices %2$s"), name, rn_sacrifice_name (move->kind));
}

/* Where the round that begins with the move at @ply ends, or where what is told of it does. */
static guint
find_round_end (Turn  *self,
                guint  ply)
{
  for (; ply < self->end; ply++)
    {
      RnMove move = get_move (self, ply);

      if (move.type != RN_MOVE_SACRIFICE && move.type != RN_MOVE_ADD)
        break;
    }

  return ply;
}

/* All have laid a card, and none that lies face up can be named any longer. */
static gboolean
is_covered_by_all (Turn  *self,
                   guint  ply,
                   guint  end)
{
  guint n_players = get_position (self, ply)->n_players;

  for (guint i = 0; i < n_players; i++)
    {
      if (ply + i >= end || get_move (self, ply + i).type != RN_MOVE_SACRIFICE)
        return FALSE;
      if (i + 1 < n_players && rn_is_seen_on_stone (get_position (self, ply + i), self->viewer))
        return FALSE;
    }

  return TRUE;
}

static char *
all_words (const RnPosition *position,
           const char       *name)
{
  switch (position->n_players)
    {
    case 2:
      /* Translators: log, a finished sacrifice round of two players; %s is the one who laid the card face down. */
      return g_strdup_printf (C_("turn in the log", "Both sacrifice, %s face down"), name);
    case 3:
      /* Translators: log, a finished sacrifice round of three players; %s is the one who laid the card face down. */
      return g_strdup_printf (C_("turn in the log", "All three sacrifice, %s face down"), name);
    default:
      /* Translators: log, a finished sacrifice round of four players; %s is the one who laid the card face down. */
      return g_strdup_printf (C_("turn in the log", "All four sacrifice, %s face down"), name);
    }
}

/* A round that is over, in one sentence. */
static void
tell_covered_round (Turn  *self,
                    guint  ply,
                    guint  end)
{
  const RnPosition *added = get_position (self, end - 1);
  RnMove last = get_move (self, end - 1);
  g_autofree char *all = all_words (added, self->names[added->active]);

  /* Nothing is added when all piles are empty. */
  if (last.type != RN_MOVE_ADD)
    add_named (self, g_steal_pointer (&all));
  else if (rn_is_seen_on_stone (added, self->viewer))
    /* Translators: log; %1$s tells who has sacrificed, %2$s is the kind of the card that was added and still lies on top. */
    add_named (self, g_strdup_printf (C_("turn in the log", "%1$s; %2$s on top"), all, rn_sacrifice_name (last.kind)));
  else
    /* Translators: log; %s tells who has sacrificed. The card that was added is covered by now. */
    add_named (self, g_strdup_printf (C_("turn in the log", "%s; 1 added"), all));
  end_sentence (self);
}

/* By the active player, who may have been skipped. */
static void
add_addition (Turn             *self,
              const RnPosition *before,
              const RnMove     *move,
              gboolean          only)
{
  const char *name = self->names[before->active];
  const char *kind = rn_sacrifice_name (move->kind);
  gboolean seen = rn_is_seen_on_stone (before, self->viewer);

  if (only && seen)
    /* Translators: log, part of a sentence; %1$s is the name of the active player, who is skipped in the sacrifice round, %2$s a kind of Sacrifice card. */
    add_named (self, g_strdup_printf (C_("turn in the log", "%1$s has no Sacrifice card and only adds %2$s"), name, kind));
  else if (only)
    /* Translators: log, part of a sentence; %s is the name of the active player, who is skipped in the sacrifice round. */
    add_named (self, g_strdup_printf (C_("turn in the log", "%s has no Sacrifice card and only adds one from the supply"), name));
  else if (seen)
    /* Translators: log, part of a sentence about the active player, who has just been named; %s is a kind of Sacrifice card. */
    add_verb (self, g_strdup_printf (C_("turn in the log", "then adds %s"), kind));
  else
    /* Translators: log, part of a sentence about the active player, who has just been named. */
    add_verb (self, g_strdup (C_("turn in the log", "then adds a card")));
}

static void
add_laid (Turn  *self,
          guint  ply)
{
  const RnPosition *before = get_position (self, ply);
  RnMove move = get_move (self, ply);

  if (move.type == RN_MOVE_SACRIFICE)
    add_named (self, sacrifice_words (self, before, &move));
  else
    add_addition (self, before, &move, adds_only (self, ply));
  add_skipped (self, ply);
}

/* The sacrifice round, after those whom the move before it has passed over. Returns: the move
 * after it */
static guint
tell_round (Turn  *self,
            guint  ply)
{
  guint end = find_round_end (self, ply);
  guint step;

  if (self->parts->len == 0 && is_covered_by_all (self, ply, end))
    {
      tell_covered_round (self, ply, end);
      return end;
    }
  for (guint i = ply; i < end; i++)
    add_laid (self, i);
  step = get_position (self, end)->step;
  if (self->parts->len > 0 && (step == RN_STEP_SACRIFICE || step == RN_STEP_ADD))
    {
      g_autofree char *list = take_list (self);

      /* Translators: log, a sacrifice round that still goes on; %s is a list of what was laid. */
      g_ptr_array_add (self->sentences, g_strdup_printf (C_("turn in the log", "%s …"), list));
    }
  end_sentence (self);

  return end;
}

/* Cards drawn one after the other. Returns: the move after them */
static guint
tell_draws (Turn  *self,
            guint  ply)
{
  const char *cards[RN_MAX_PLAYERS];
  guint n = 0;
  g_autofree char *list = NULL;

  for (; ply < self->end && n < G_N_ELEMENTS (cards); ply++)
    {
      const RnPosition *before = get_position (self, ply);
      RnMove move = get_move (self, ply);

      if (move.type != RN_MOVE_DRAW)
        break;
      cards[n++] = rn_kind_name (rn_position_front (before, move.column));
    }
  list = rn_list_names (cards, n);
  /* Translators: log, part of a sentence about the active player; %s is one card's name or a list of them. */
  add_verb (self, g_strdup_printf (C_("turn in the log", "draws %s"), list));
  tell_outcome (self, ply - 1);

  return ply;
}

static char *
reward_words (Turn             *self,
              const RnPosition *before,
              const RnMove     *move)
{
  guint gain = before->area[move->player][RN_MOAI];

  if (rn_position_leader (before, RN_MOAI) == move->player)
    gain++;

  if (move->kind == RN_REWARD_WOOD)
    /* Translators: log, part of a sentence; %1$s is a player's name, %2$u wood. */
    return g_strdup_printf (ngettext ("%1$s takes %2$u wood", "%1$s takes %2$u wood", gain),
                            self->names[move->player], gain);

  /* Translators: log, part of a sentence; %1$s is a player's name, %2$u glory points. */
  return g_strdup_printf (ngettext ("%1$s takes %2$u glory point", "%1$s takes %2$u glory points", gain),
                          self->names[move->player], gain);
}

static char *
substitute_words (Turn             *self,
                  const RnPosition *before,
                  const RnMove     *move)
{
  const char *name = self->names[move->player];

  if (move->kind == RN_SACRIFICE_NULL)
    /* Translators: log, part of a sentence; %s is a player's name. */
    return g_strdup_printf (C_("turn in the log", "%s takes nothing instead"), name);
  if (!rn_is_seen_in_holdings (before, move->player, self->viewer))
    /* Translators: log, part of a sentence; %s is a player's name. */
    return g_strdup_printf (C_("turn in the log", "%s takes another kind instead"), name);

  /* Translators: log, part of a sentence; %1$s is a player's name, %2$s a kind of Sacrifice card. */
  return g_strdup_printf (C_("turn in the log", "%1$s takes %2$s instead"), name, rn_sacrifice_name (move->kind));
}

/* What is turned up at the end has sentences of its own. */
static void
tell_reveal (Turn  *self,
             guint  ply)
{
  RnMove move = get_move (self, ply);
  g_auto (GStrv) lines = rn_describe_move (get_position (self, ply), &move, self->names, self->viewer);

  end_sentence (self);
  for (guint i = 0; lines[i] != NULL; i++)
    g_ptr_array_add (self->sentences, g_strdup (lines[i]));
}

/* What the active player alone does, but for drawing. */
static char *
own_words (Turn             *self,
           const RnPosition *before,
           const RnMove     *move)
{
  if (move->type == RN_MOVE_BUY)
    return buy_words (self, before, move);
  if (move->type == RN_MOVE_PLAY)
    return play_words (move);
  if (move->type == RN_MOVE_RETURN_MOAI)
    /* Translators: log, part of a sentence about the active player. */
    return g_strdup (C_("turn in the log", "puts a Moai back into the box"));

  /* Translators: log, part of a sentence about the active player; %d is the number of a column. */
  return g_strdup_printf (C_("turn in the log", "refills column %d"), before->column + 1);
}

/* Returns: the first move that is not told with it */
static guint
tell_from (Turn  *self,
           guint  ply)
{
  const RnPosition *before = get_position (self, ply);
  RnMove move = get_move (self, ply);

  switch ((RnMoveType) move.type)
    {
    case RN_MOVE_BUY:
    case RN_MOVE_PLAY:
    case RN_MOVE_RETURN_MOAI:
    case RN_MOVE_REFILL:
      add_verb (self, own_words (self, before, &move));
      tell_outcome (self, ply);
      if (move.type != RN_MOVE_PLAY || move.kind != RN_MOAI)
        break;
      end_sentence (self);
      add_skipped (self, ply);
      return tell_round (self, ply + 1);
    case RN_MOVE_SACRIFICE:
    case RN_MOVE_ADD:
      return tell_round (self, ply);
    case RN_MOVE_DRAW:
      return tell_draws (self, ply);
    case RN_MOVE_REWARD:
      /* Told with what everybody took. */
      if (!self->has_scored)
        add_named (self, reward_words (self, before, &move));
      break;
    case RN_MOVE_SUBSTITUTE:
      add_named (self, substitute_words (self, before, &move));
      break;
    case RN_MOVE_REVEAL:
    case RN_MOVES:
    default:
      tell_reveal (self, ply);
      break;
    }

  return ply + 1;
}

/* “Anna 3”; of a Moai in wood or in glory points. Returns: (transfer full) (nullable): %NULL where the one who takes has
 * nothing of the kind scored */
static char *
taking_words (const RnTaking *taking,
              guint           scored,
              const char     *name)
{
  const RnNewsItem item = { .type = RN_NEWS_TAKES, .taking = *taking };
  guint n = rn_kind_is_gatherer (scored) ? taking->cards[scored - RN_FISH] : taking->wood + taking->glory;
  g_autofree char *bonus = rn_news_bonus (&item, FALSE);
  g_autofree char *amount = NULL;

  if (n == 0)
    return NULL;
  if (scored != RN_MOAI)
    amount = g_strdup_printf ("%u", n);
  else if (taking->wood > 0)
    amount = g_strdup_printf (ngettext ("%u wood", "%u wood", n), n);
  else
    amount = g_strdup_printf (ngettext ("%u glory point", "%u glory points", n), n);
  if (bonus == NULL)
    /* Translators: log, what a scoring brought: %1$s is a player's name, %2$s how much, such as “1” or “1 wood”. */
    return g_strdup_printf (C_("scoring in the log", "%1$s %2$s"), name, amount);

  /* Translators: log, what a scoring brought: %1$s is a player's name, %2$s how much, such as “3” or “3 wood”, %3$s how that is made up, such as “2 + 1 bonus”. */
  return g_strdup_printf (C_("scoring in the log", "%1$s %2$s (%3$s)"), name, amount, bonus);
}

/* The move in which something was scored, @end if nothing was. */
static guint
find_scoring (AhuHistory *history,
              guint       first,
              guint       end,
              RnScoring  *scoring)
{
  guint ply = first;

  for (scoring->kind = RN_INVALID; ply < end; ply++)
    {
      RnPosition after = *(const RnPosition *) ahu_history_get_position (history, ply);
      RnMove move;

      rn_move_from_json (&move, ahu_history_get_move (history, ply));
      rn_apply (&after, &move, scoring);
      if (scoring->kind != RN_INVALID)
        break;
    }

  return ply;
}

/* Lines break between players. */
static char *
unbroken (char *words)
{
  g_auto (GStrv) parts = g_strsplit (words, " ", -1);

  g_free (words);

  return g_strjoinv ("\302\240", parts);
}

/* “Anna 3 (2 + 1 bonus) · Ben 1”, as far as it is chosen. Returns: (transfer full) (nullable): %NULL where nobody took
 * anything */
static char *
takings_words (Turn  *self,
               guint  first)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  guint ply, last;
  RnScoring scoring;
  RnTakings takings;

  ply = find_scoring (self->history, first, self->end, &scoring);
  if (scoring.kind == RN_INVALID)
    return NULL;
  for (last = ply + 1; last < self->end; last++)
    {
      RnMove move = get_move (self, last);

      if (move.type != RN_MOVE_REWARD && move.type != RN_MOVE_SUBSTITUTE)
        break;
    }
  rn_takings (&takings, get_position (self, ply), &scoring, get_position (self, last));
  for (guint i = 0; i < takings.n; i++)
    {
      const RnTaking *taking = &takings.takings[i];
      char *words = taking_words (taking, scoring.kind, self->names[taking->player]);

      if (words != NULL)
        g_ptr_array_add (parts, unbroken (words));
    }
  if (parts->len == 0)
    return NULL;
  g_ptr_array_add (parts, NULL);

  /* Translators: between what several players take, as in “Anna 1 · Ben 2”. */
  return g_strjoinv (C_("amounts", " · "), (char **) parts->pdata);
}

char *
rn_turn_drawing (AhuHistory *history,
                 guint       first,
                 guint       end)
{
  RnScoring scoring;

  g_return_val_if_fail (history, NULL);
  g_return_val_if_fail (first < end && end <= ahu_history_get_ply (history), NULL);

  find_scoring (history, first, end, &scoring);

  return scoring.kind != RN_INVALID ? g_strconcat ("kind-", rn_kind_id (scoring.kind), NULL) : NULL;
}

char *
rn_describe_turn (AhuHistory        *history,
                  guint              first,
                  guint              end,
                  const char *const *names,
                  const AhuViewer   *viewer)
{
  g_autoptr (GPtrArray) sentences = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  Turn self = { history, end, names, viewer, sentences, parts, FALSE, FALSE };
  g_autofree char *text = NULL;
  g_autofree char *takings = NULL;

  g_return_val_if_fail (history, NULL);
  g_return_val_if_fail (first < end && end <= ahu_history_get_ply (history), NULL);

  for (guint ply = first; ply < end;)
    ply = tell_from (&self, ply);
  end_sentence (&self);
  g_ptr_array_add (sentences, NULL);
  text = g_strjoinv (C_("sentences", " "), (char **) sentences->pdata);
  takings = takings_words (&self, first);

  return g_strjoin ("\n", text, takings, NULL);
}

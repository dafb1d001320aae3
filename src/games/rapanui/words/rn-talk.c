/* rn-talk.c: what is said at the table of Rapa Nui, as any game's pages show it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/words/rn-talk.h"

#include <glib/gi18n.h>

#include "core/game/ahu-rule-number.h"
#include "games/rapanui/engine/rn-rules.h"
#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/study/rn-citation.h"
#include "games/rapanui/study/rn-misfit.h"
#include "games/rapanui/study/rn-outlook.h"
#include "games/rapanui/words/rn-sentences.h"

char *
rn_talk_prompt (gconstpointer       position,
                const char *const  *names,
                char             ***rules)
{
  const char *rule[] = { rn_prompt_rule (position), NULL };

  if (rules != NULL)
    *rules = g_strdupv ((char **) rule);

  return rn_prompt (position, names);
}

char *
rn_talk_tell_move (gconstpointer      before,
                   JsonNode          *node,
                   const char *const *names)
{
  RnMove move;

  rn_move_from_json (&move, node);

  return rn_tell_move (before, &move, names);
}

static void
add_parts (AhuNewsItem  *item,
           const RnPart *parts,
           guint         n)
{
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *card = NULL;
      const char *picture = NULL;

      if (parts[i].token == RN_TOKEN_WOOD)
        picture = "token-wood";
      else if (parts[i].token == RN_TOKEN_GLORY)
        picture = "token-glory";
      else if (parts[i].token == RN_TOKEN_BACK)
        picture = "sacrifice-back";
      else if (parts[i].token != RN_TOKEN_NONE)
        picture = card = g_strconcat ("sacrifice-", rn_sacrifice_id (parts[i].token - RN_TOKEN_CARD), NULL);
      ahu_news_item_add_token (item, picture, parts[i].amount, parts[i].words, parts[i].sign);
    }
}

/* Where one token can't pay; three ones are told by the number. */
static void
add_change (AhuNewsItem    *item,
            const RnTaking *taking)
{
  guint8 tokens[RN_TAKING_MAX_TOKENS];
  guint n = rn_taking_tokens (taking, tokens);

  for (guint i = 0; i < n && n > 1 && tokens[0] > 1; i++)
    ahu_news_item_add_change (item, taking->wood > 0 ? "coin-wood" : "coin-glory", tokens[i]);
}

static AhuNewsItem *
add_item (AhuNews           *told,
          const RnNews      *news,
          guint              index,
          const char *const *names)
{
  const RnNewsItem *what = &news->items[index];
  AhuNewsItem *item = ahu_news_add_item (told, what->taking.player, rn_news_item_sentence (news, index, names));
  RnPart parts[RN_NEWS_PARTS];

  item->reason = rn_news_item_reason (news, index);
  item->is_open = what->type == RN_NEWS_SKIPPED || what->type == RN_NEWS_CHOOSES || what->type == RN_NEWS_OWED;
  item->sum = rn_news_bonus (what, FALSE);
  item->sum_brief = rn_news_bonus (what, TRUE);
  add_parts (item, parts, rn_news_parts (what, parts));
  add_change (item, &what->taking);

  return item;
}

/* What was scored before, which others may still be taking while somebody pays. */
static void
add_scored (AhuNews      *told,
            const RnNews *news)
{
  AhuNewsItem *item = ahu_news_add_item (told, AHU_NOBODY, ahu_cite (rn_scored_sentence (news->kind),
                                                                    rn_scoring_rule (news->kind)));

  item->picture = g_strconcat ("kind-", rn_kind_id (news->kind), NULL);
  item->label = rn_turn_words (news->turn);
  item->is_earlier = TRUE;
}

/* Back to the last scoring, which stays until the next one. */
static void
add_earlier (AhuNews           *told,
             const RnNews      *news,
             AhuHistory        *history,
             const char *const *names)
{
  RnNews earlier = *news;

  while (earlier.kind == RN_INVALID && earlier.start > 0)
    {
      rn_news_find (&earlier, history, earlier.start);
      if (earlier.kind != RN_INVALID && earlier.n > 0)
        add_scored (told, &earlier);
      for (guint i = 0; i < earlier.n; i++)
        if (earlier.items[i].type != RN_NEWS_FACE_DOWN && earlier.items[i].type != RN_NEWS_SKIPPED)
          add_item (told, &earlier, i, names)->is_earlier = TRUE;
    }
}

/* The game is over before hidden cards are turned up, and the end is announced once. */
static gboolean
is_over_at (AhuHistory *history,
            guint       ply)
{
  return ((const RnPosition *) ahu_history_get_position (history, ply))->step >= RN_STEP_REVEAL;
}

/* The end is heard once. */
static char *
tell_heard (const AhuNews    *told,
            const RnNews     *news,
            const RnPosition *now,
            gboolean          has_ended)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) lines = NULL;
  guint8 pending[RN_MAX_PLAYERS];
  guint n_pending = rn_position_pending (now, pending);

  for (guint i = 0; i < news->n && news->fresh; i++)
    if (memchr (pending, news->items[i].taking.player, n_pending) != NULL)
      g_strv_builder_add (builder, ((const AhuNewsItem *) told->items->pdata[i])->sentence);
  if (told->note != NULL && (has_ended || news->n > 0))
    g_strv_builder_add (builder, told->note);
  lines = g_strv_builder_end (builder);

  return lines[0] != NULL ? g_strjoinv ("\n", lines) : NULL;
}

/* Where not all of it has room. */
static void
add_details (AhuNews *told)
{
  for (guint i = 0; i < told->items->len; i++)
    {
      const AhuNewsItem *item = told->items->pdata[i];

      ahu_news_add_detail (told, g_strjoin ("\n", item->sentence, item->reason, NULL));
    }
}

AhuNews *
rn_talk_news (AhuHistory        *history,
              guint              ply,
              const char *const *names)
{
  static const AhuNewsState states[] = { AHU_NEWS_NOTHING, AHU_NEWS_DUE, AHU_NEWS_DONE };
  AhuNews *told;
  RnNews news;
  guint kind;

  rn_news_find (&news, history, ply);
  kind = news.kind != RN_INVALID || news.played != RN_MOAI ? news.kind : RN_MOAI;
  told = ahu_news_new (states[news.state]);
  told->is_fresh = news.fresh;
  told->is_last = news.over;
  if (rn_news_has_begun (&news))
    told->place = rn_turn_words (news.turn);
  if (kind != RN_INVALID)
    told->picture = g_strconcat ("kind-", rn_kind_id (kind), NULL);
  if (news.state == RN_NEWS_NOTHING)
    /* It names what was scored. */
    told->note = g_strdup (rn_news_nothing (&news));
  else
    {
      told->heading = g_strdup (rn_news_subject (&news));
      told->note = rn_news_shortage (&news);
    }
  for (guint i = 0; i < news.n; i++)
    add_item (told, &news, i, names);
  add_earlier (told, &news, history, names);
  if (told->items->len > news.n)
    add_details (told);
  told->text = rn_news_sentence (&news, names);
  told->heard = tell_heard (told, &news, ahu_history_get_position (history, ply),
                            news.over && ply > 0 && !is_over_at (history, ply - 1));

  return told;
}

gboolean
rn_talk_moves_tokens (gconstpointer  before,
                      JsonNode      *node)
{
  RnMove move;

  rn_move_from_json (&move, node);

  return rn_news_moves_tokens (before, &move);
}

gboolean
rn_talk_amends (AhuNews             *news,
                const gconstpointer *positions,
                guint                n,
                const char *const   *names)
{
  const RnPosition *told = positions[2 * n - 2], *now = positions[2 * n - 1];
  RnAmends amends;

  rn_amends_find (&amends, told, now);
  for (guint i = 0; i + 1 < n; i++)
    {
      RnAmends earlier;

      rn_amends_find (&earlier, positions[2 * i], positions[2 * i + 1]);
      rn_amends_add (&amends, &earlier);
    }
  news->aside = rn_amends_rest (&amends, told, now);
  for (guint p = 0; p < amends.n_players; p++)
    {
      RnPart parts[RN_NEWS_PARTS];
      guint n_parts = rn_amend_parts (&amends.players[p], parts);

      if (n_parts > 0)
        add_parts (ahu_news_add_item (news, p, rn_amend_sentence (&amends.players[p], names[p])), parts, n_parts);
    }

  return !rn_amends_is_zero (&amends);
}

char *
rn_talk_amends_reason (gconstpointer  position,
                       JsonNode      *was,
                       JsonNode      *is)
{
  RnMove old, new;

  if (was != NULL)
    rn_move_from_json (&old, was);
  if (is != NULL)
    rn_move_from_json (&new, is);

  return rn_amends_reason (((const RnPosition *) position)->turn, was != NULL ? &old : NULL, is != NULL ? &new : NULL);
}

char **
rn_talk_outlook (gconstpointer      position,
                 JsonNode          *node,
                 const char *const *names,
                 guint              open)
{
  RnMove move;

  rn_move_from_json (&move, node);

  return rn_outlook_sentences (position, &move, names, (open & RN_OPEN_STONE) != 0);
}

char *
rn_talk_hidden_refusal (gconstpointer      position,
                        JsonNode          *node,
                        const char *const *names)
{
  const RnPosition *self = position;
  RnReason reason;
  RnMove move;

  rn_move_from_json (&move, node);
  reason = rn_check (self, &move);
  if (move.type != RN_MOVE_SACRIFICE || move.player != self->active ||
      (reason.code != RN_REASON_SACRIFICE_OWNED && reason.code != RN_REASON_SACRIFICE_UNTOLD))
    return NULL;

  /* Translators: a player’s name; the card's kind stays secret */
  return g_strdup_printf (_("%s can’t have had the card that was laid face down."), names[move.player]);
}

void
rn_talk_misfit (AhuHistory  *before,
                AhuHistory  *now,
                char       **cause,
                char       **missing)
{
  RnMove move;

  rn_move_from_json (&move, ahu_history_get_move (before, ahu_history_get_ply (now)));
  *cause = rn_misfit_sentence (before, now, &move);
  *missing = rn_misfit_move_sentence (now, &move);
}

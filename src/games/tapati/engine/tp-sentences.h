/* tp-sentences.h: Tapati in words, in the user's language
 *
 * The piece that records call a slave is a captive in all of them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/game/ahu-ranking.h"
#include "games/tapati/engine/tp-final.h"
#include "games/tapati/engine/tp-rules.h"

G_BEGIN_DECLS

/* @fact: a fact card
 * Returns: (transfer none): its name */
const char *tp_fact_name (guint fact);

/* @line: where points come from
 * Returns: (transfer none): what it is called, as a heading */
const char *tp_line_name (guint line);

/* @combination: a combination of the interchange market
 * Returns: (transfer none): what it is made of, within a sentence */
const char *tp_combination_name (guint combination);

/* @combination: a `TpCombination`
 * Returns: (transfer none): the same as what somebody gives or takes, in languages that tell the two apart */
const char *tp_combination_object_name (guint combination);

/* @place: a place at a Moai
 * Returns: (transfer none): where that is, such as “on floor M” */
const char *tp_place_name (guint place);

/* @count: how many
 * Returns: (transfer full): such as “2 captives” or “1 quarry with 3 circles” */
char *tp_pieces_text (guint piece,
                      guint count);

/* As tp_pieces_text(), where somebody takes or gives back these pieces: some languages have another form of the
 * words then.
 * @piece: a kind of piece
 * @count: how many there are, from 1
 * Returns: (transfer full): such as “2 captives” or “a quarry with 3 circles” */
char *tp_pieces_object_text (guint piece,
                             guint count);

/* @parts: (array length=n): names, or pieces
 * @n: how many, at least 1
 * Returns: (transfer full): such as “Anna, Ben and Carla” */
char *tp_list_text (const char *const *parts,
                    guint              n);

/* @reason: why something is refused
 * @names: (array zero-terminated=1): the players' names by seat
 * Returns: (transfer full): one sentence, without the rule's number */
char *tp_reason_sentence (const TpReason    *reason,
                          const char *const *names);

/* @reason: why a result sheet can't be
 * @name: (nullable): the name of the player it is about
 * Returns: (transfer full): one sentence, without the rule's number */
char *tp_sheet_sentence (const TpReason *reason,
                         const char     *name);

/* @names: (array zero-terminated=1): the players' names by seat
 * Returns: (transfer full): who does what now, one sentence; [func@step_rule] says on which rule it stands */
char *tp_prompt (const TpPosition  *position,
                 const char *const *names);

/* Returns: (transfer full): where in the game it is, such as “Round 3 · Manutara” */
char *tp_place_text (const TpPosition *position);

/* @move: a legal move of it
 * @names: (array zero-terminated=1): the players' names by seat
 * Returns: (transfer full) (array zero-terminated=1): what was done and what it brought, a sentence each */
char **tp_describe_move (const TpPosition  *before,
                         const TpMove      *move,
                         const char *const *names);

/* @move: a legal move of it
 * @names: (array zero-terminated=1): the players' names by seat
 * Returns: (transfer full): what is done, without what it brings */
char *tp_move_sentence (const TpPosition  *before,
                        const TpMove      *move,
                        const char *const *names);

/* Returns: (transfer full) (array zero-terminated=1): which pieces the next replacement will lack if nothing
 *   changes, and how often Rano-Raraku can still be taken, a sentence each with its rule; empty when the end is
 *   noted */
char **tp_watch_sentences (const TpPosition *position);

/* @before: a position in prestige
 * @move: a Moai that can be scored in it
 * Returns: (transfer full) (array zero-terminated=1): which of the player's sites are free after it, and what the
 *   next replacement takes then, a sentence each, without what the Moai brings */
char **tp_scoring_sentences (const TpPosition *before,
                             const TpMove     *move);

/* Returns: (transfer full) (nullable): what ends the game if somebody chooses it next; that it ends and why, once
 *   that is certain; when it is over, that it has ended */
char *tp_lasting_sentence (const TpPosition *position);

/* @event: something that happens by the rules
 * @names: (array zero-terminated=1): the players' names by seat
 * Returns: (transfer full): it as a sentence */
char *tp_event_sentence (const TpEvent     *event,
                         const char *const *names);

/* Tells all together that goes together: who takes what, what is laid where.
 * @events: (array length=n): what happened by the rules, in its order
 * @n: how much
 * @names: (array zero-terminated=1): the players' names by seat
 * @rules: (out caller-allocates) (optional) (array length=n): the rule behind each sentence, of as many as there are
 * Returns: (transfer full): sentences */
char **tp_events_sentences (const TpEvent     *events,
                            guint              n,
                            const char *const *names,
                            const char       **rules);

/* @sheet: what is on the table in the end
 * @names: (array zero-terminated=1): the players' names by seat
 * Returns: (transfer full): the ranking as the shared pages show it, explained step by step */
AhuRanking *tp_ranking_new (const TpSheet     *sheet,
                            const char *const *names);

/* @sheet: what is on the table in the end
 * Returns: (transfer full): what lies in each Tapati and its number (T12.2), as the rows and totals of a ranking in
 *   the order of the places; without notes, headline and steps */
AhuRanking *tp_tapati_table_new (const TpSheet *sheet);

/* The steps are `player` (about one seat, from the last place to the first; T12.1, T10), `tie-break` (about those
 * who are level on points; T12.2) and `places` (T12.2).
 * @ranking: the ranking to put the steps into
 * @final: the final scoring
 * @sheet: what it was made from
 * @names: (array zero-terminated=1): the players' names by seat */
void tp_explain (AhuRanking        *ranking,
                 const TpFinal     *final,
                 const TpSheet     *sheet,
                 const char *const *names);

/* Only the steps about players who are level on points, if there are any (T12.2).
 * @ranking: the ranking to put the steps into
 * @final: the final scoring
 * @sheet: what it was made from
 * @names: (array zero-terminated=1): the players' names by seat */
void tp_explain_ties (AhuRanking        *ranking,
                      const TpFinal     *final,
                      const TpSheet     *sheet,
                      const char *const *names);

/* @tapati: (array fixed-size=9): pieces of a Tapati
 * @name: the player's name
 * Returns: (transfer full): what lies in it, and its number: Rapanuis count two (T12.2) */
char *tp_tapati_sentence (const guint8  tapati[TP_PIECES],
                          const char   *name);

/* @final: the final scoring
 * @index: which place in the order of places
 * @names: (array zero-terminated=1): the players' names by seat
 * Returns: (transfer full) (nullable): how a tie with a neighbour in the ranking was broken, %NULL where there was
 *   none */
char *tp_place_note (const TpFinal     *final,
                     guint              index,
                     const char *const *names);

G_END_DECLS

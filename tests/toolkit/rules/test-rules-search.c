/* test-rules-search.c: what is found in the rule reference
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "support/test-ui.h"
#include "test-rules-load.h"

static const struct
{
  const char *language;
  const char *query;
  const char *first; /* what is found first; NULL for nothing */
} searches[] = {
  { "en", "7.4", "R7.4" },
  { "en", "R7.4", "R7.4" },
  { "en", "r7.1", "R7.1" },
  { "en", "d6", "D6" },
  { "en", "7.", "R7.1" },
  { "en", "price", "R4.2" },
  { "en", "cost", "R4.2" },
  { "en", "LUMBERJACKS ARE", "R7.4" },
  { "en", "bonus", "R7.7" },
  { "en", "bon", "R7.7" },
  { "en", "statues are scored", "R7.6" },
  { "en", "fishermen scored", "R7.8" },
  { "en", "altar empty", "R8.5" },
  { "en", "victory points", "R8.6" },
  { "en", "xylophone", NULL },
  { "en", "bonus xylophone", "R7.7" },
  { "de", "7.4", "R7.4" },
  { "de", "HOLZFALLER werden", "R7.4" },
  { "de", "holzfaeller werden", "R7.4" },
  { "de", "Holzfäller werden", "R7.4" },
  { "de", "auffuellen", "R7.2" },
  { "de", "suesskartoffel wert", "R8.3" },
  { "de", "Preis", "R4.2" },
  { "de", "Kosten", "R4.2" },
  { "de", "Statuen gewertet", "R7.6" },
  { "de", "Altar leer", "R8.5" },
  { "de", "Fischkartenpreis", "R4.2" },
  { "de", "Moaibaukosten", "R5.3" },
  { "de", "Xylophon", NULL },
  { "it", "7.4", "R7.4" },
  { "it", "parita piu", "D13" },
  { "it", "PARITÀ PIÙ", "D13" },
  { "it", "pareggio", "R8.7" },
  { "it", "statue si valutano", "R7.6" },
  { "it", "prezzo", "R4.2" },
  { "it", "comprare", "R4.1" },
  { "it", "altare vuota", "R8.5" },
  { "it", "xilofono", NULL },
  { "it", "sacerdotte", "R5.2" },
};

/* Words that people at the table ask with, and the rule that answers them. */
static const struct
{
  const char *language;
  const char *query;
  const char *first;
} asked[] = {
  { "en", "3 moais", "R5.6" },
  { "en", "three moai", "R5.6" },
  { "en", "trees", "R7.4" },
  { "de", "3 Moai", "R5.6" },
  { "de", "Drei Moais", "R5.6" },
  { "de", "Bäume", "R7.4" },
  { "it", "3 moai", "R5.6" },
  { "it", "alberi", "R1.5" },
  { "en", "tie", "R8.7" },
  { "en", "tie break", "R8.7" },
  { "en", "winner", "R8.7" },
  { "en", "win", "R8.7" },
  { "en", "majority", "R7.7" },
  { "en", "most cards", "R7.7" },
  { "en", "refill", "R7.2" },
  { "en", "discard", "R5.6" },
  { "en", "cost", "R4.2" },
  { "en", "price", "R4.2" },
  { "en", "cheap", "R4.2" },
  { "en", "credit", "R4.3" },
  { "en", "buy", "R4.1" },
  { "en", "points", "R8.6" },
  { "en", "final scoring", "R8.6" },
  { "en", "who starts", "R2.5" },
  { "en", "first player", "R2.5" },
  { "en", "turn order", "R3.1" },
  { "en", "hand limit", "R7.1" },
  { "en", "draw", "R7.1" },
  { "en", "draw pile", "R8.1" },
  { "en", "pass", "R5.7" },
  { "en", "skip", "R5.7" },
  { "en", "must", "R3.2" },
  { "en", "optional", "R3.2" },
  { "en", "end of game", "R8.1" },
  { "en", "last round", "R8.1" },
  { "en", "statue", "R5.3" },
  { "en", "build", "R5.3" },
  { "en", "hidden", "R6.2" },
  { "en", "secret", "R6.2" },
  { "en", "memory", "R6.5" },
  { "en", "sacrifice", "R6.1" },
  { "en", "altar", "R8.3" },
  { "en", "empty pile", "R7.9" },
  { "en", "used up", "R7.9" },
  { "en", "shuffle", "R2.3" },
  { "en", "setup", "R2.3" },
  { "en", "how many players", "R2.1" },
  { "en", "how many cards", "R1.2" },
  { "en", "value", "R8.3" },
  { "en", "income", "R7.4" },
  { "en", "exchange", "R1.5" },
  { "en", "shortage", "D7" },
  { "en", "tokens", "R1.5" },
  { "en", "score", "R7.3" },
  { "en", "gatherer", "R7.8" },
  { "en", "free", "R5.4" },
  { "en", "next player", "R7.10" },
  { "de", "Holz", "R7.4" },
  { "de", "Opferstein", "R8.3" },
  { "de", "Gleichstand", "R8.7" },
  { "de", "unentschieden", "R8.7" },
  { "de", "Sieger", "R8.7" },
  { "de", "gewinnen", "R8.7" },
  { "de", "kaufen", "R4.1" },
  { "de", "Preis", "R4.2" },
  { "de", "Kosten", "R4.2" },
  { "de", "teuer", "R4.2" },
  { "de", "Rabatt", "R4.2" },
  { "de", "gratis", "R5.4" },
  { "de", "zahlen", "R4.3" },
  { "de", "nachziehen", "R7.1" },
  { "de", "ziehen", "R7.1" },
  { "de", "Handlimit", "R7.1" },
  { "de", "Bonus", "R7.7" },
  { "de", "Mehrheit", "R7.7" },
  { "de", "verdeckt", "R6.2" },
  { "de", "geheim", "R6.2" },
  { "de", "merken", "R6.5" },
  { "de", "Ende", "R8.1" },
  { "de", "letzte Runde", "R8.1" },
  { "de", "Punkte", "R8.6" },
  { "de", "Siegpunkte", "R8.6" },
  { "de", "Schlusswertung", "R8.6" },
  { "de", "Statue", "R5.3" },
  { "de", "bauen", "R5.3" },
  { "de", "opfern", "R6.1" },
  { "de", "Opferrunde", "R6.1" },
  { "de", "Opferkarte", "R1.4" },
  { "de", "abwerfen", "R5.6" },
  { "de", "passen", "R5.7" },
  { "de", "Pflicht", "R3.2" },
  { "de", "freiwillig", "R3.2" },
  { "de", "Reihenfolge", "R3.1" },
  { "de", "wer fängt an", "R2.5" },
  { "de", "Aufbau", "R2.3" },
  { "de", "mischen", "R2.3" },
  { "de", "wie viele Spieler", "R2.1" },
  { "de", "auffüllen", "R7.2" },
  { "de", "Nachziehstapel", "R2.3" },
  { "de", "leer", "R7.9" },
  { "de", "aufgebraucht", "R7.9" },
  { "de", "Wertung", "R7.3" },
  { "de", "Einkommen", "R7.4" },
  { "de", "wechseln", "R1.5" },
  { "de", "Mangel", "D7" },
  { "de", "Sammler", "R7.8" },
  { "de", "Wert", "R8.3" },
  { "de", "nächster Spieler", "R7.10" },
  { "it", "legna", "R1.5" },
  { "it", "pareggio", "R8.7" },
  { "it", "spareggio", "R8.7" },
  { "it", "vincitore", "R8.7" },
  { "it", "vincere", "R8.7" },
  { "it", "parità", "R8.3" },
  { "it", "maggioranza", "R7.7" },
  { "it", "prezzo", "R4.2" },
  { "it", "costo", "R4.2" },
  { "it", "sconto", "R4.2" },
  { "it", "gratis", "R5.4" },
  { "it", "comprare", "R4.1" },
  { "it", "pagare", "R4.3" },
  { "it", "pescare", "R7.1" },
  { "it", "limite", "R7.1" },
  { "it", "bonus", "R7.7" },
  { "it", "coperta", "R6.2" },
  { "it", "segreto", "R6.2" },
  { "it", "memoria", "R6.5" },
  { "it", "fine", "R8.1" },
  { "it", "ultimo turno", "R8.1" },
  { "it", "punti", "R8.6" },
  { "it", "punteggio", "R8.6" },
  { "it", "statua", "R5.3" },
  { "it", "costruire", "R5.3" },
  { "it", "sacrificare", "R6.1" },
  { "it", "sacrificio", "R6.1" },
  { "it", "altare", "R8.3" },
  { "it", "scartare", "R5.6" },
  { "it", "passare", "R5.7" },
  { "it", "obbligo", "R3.2" },
  { "it", "ordine", "R3.1" },
  { "it", "chi inizia", "R2.5" },
  { "it", "primo giocatore", "R2.5" },
  { "it", "preparazione", "R2.3" },
  { "it", "mescolare", "R2.3" },
  { "it", "quanti giocatori", "R2.1" },
  { "it", "quante carte", "R1.2" },
  { "it", "mazzo", "R2.3" },
  { "it", "colonna", "R7.2" },
  { "it", "riempire", "R7.2" },
  { "it", "esaurito", "R7.9" },
  { "it", "vuoto", "R7.9" },
  { "it", "valutazione", "R7.3" },
  { "it", "entrate", "R7.4" },
  { "it", "scambio", "R1.5" },
  { "it", "carenza", "D7" },
  { "it", "gettoni", "R1.5" },
  { "it", "raccoglitore", "R7.8" },
  { "it", "valore", "R8.3" },
  { "it", "classifica", "R8.7" },
  { "it", "prossimo giocatore", "R7.10" },
};

static const char *
find_first (AhuRules   *rules,
            const char *query)
{
  g_autoptr (GArray) found = ahu_rules_search (rules, query);

  return found->len == 0 ? NULL
         : ((AhuRulesSection *) g_ptr_array_index (ahu_rules_get_sections (rules), g_array_index (found, guint, 0)))->id;
}

static void
test_asked (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (asked); i++)
    {
      g_autoptr (AhuRules) rules = load (asked[i].language);

      g_test_message ("%s %s", asked[i].language, asked[i].query);
      g_assert_cmpstr (find_first (rules, asked[i].query), ==, asked[i].first);
    }
}

/* What one word in five fits is no answer. */
static void
test_few (void)
{
  g_autoptr (AhuRules) rules = load ("en");
  g_autoptr (GArray) all = ahu_rules_search (rules, "cards");
  g_autoptr (GArray) hits = ahu_rules_search (rules, "how many cards do we lay out in a column");

  g_assert_cmpuint (hits->len, >, 0);
  g_assert_cmpuint (hits->len, <, all->len / 2);
}

static void
test_search (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (searches); i++)
    {
      g_autoptr (AhuRules) rules = load (searches[i].language);

      g_test_message ("%s %s", searches[i].language, searches[i].query);
      g_assert_cmpstr (find_first (rules, searches[i].query), ==, searches[i].first);
    }
}

int
main (int    argc,
      char **argv)
{
  test_ui_init (&argc, &argv);
  g_test_add_func ("/ui/rules-search/search", test_search);
  g_test_add_func ("/ui/rules-search/asked", test_asked);
  g_test_add_func ("/ui/rules-search/few", test_few);

  return g_test_run ();
}

/* test-rules.c: the rule reference: its texts and its page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/rules/ahu-rules.h"
#include "games/tapati/engine/tp-game.h"
#include "shell/rules/ahu-rules-page.h"
#include "shell/window/ahu-window.h"
#include "toolkit/rules/ahu-rules-text.h"

#include "support/test-record.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"
#include "support/window-utils.h"
#include "test-rules-load.h"

#define BEGIN "<rules language=\"en\">\n"
#define SECTION "<chapter id=\"c\" title=\"C\">\n<section id=\"s\" title=\"S\">\n"
#define END "</section></chapter></rules>"
/* Of a saying. */
#define MOST_WORDS 25u
/* The rules that a game is set up by come first. */
#define SET_UP_PARTS 2

/* The references, with as many rules as each part of a game has, and all decisions. */
static const struct
{
  const char *game;
  const char *path;
  const char *sources; /* the folder of the game's code */
  const char *number;  /* what a rule's number looks like there */
  const char *part, *decision;
  guint parts[12];
  guint n_decisions;
  guint n_mistakes;
} references[] = {
  { "rapa-nui", RULES_RAPANUI, "rapanui", "[RD][0-9]+(\\.[0-9]+)?", "R", "D", { 6, 7, 2, 3, 8, 5, 10, 7 }, 13, 11 },
  { "tapati", RULES_TAPATI, "tapati", "TD?[0-9]+(\\.[0-9]+)?", "T", "TD", { 7, 3, 11, 11, 11, 6, 3, 7, 5, 6, 5, 2 }, 29, 11 },
};

/* Every file there is, whoever added it. */
static char **
list_languages (const char *path)
{
  g_auto (GStrv) files = g_resources_enumerate_children (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autoptr (GStrvBuilder) languages = g_strv_builder_new ();

  g_assert_nonnull (files);
  for (guint i = 0; files[i] != NULL; i++)
    {
      g_autofree char *language = g_strdup (files[i]);

      g_assert_true (g_str_has_suffix (language, ".xml"));
      *strrchr (language, '.') = '\0';
      g_strv_builder_add (languages, language);
    }

  return g_strv_builder_end (languages);
}

static void
compare_blocks (const AhuRulesSection *first,
                const AhuRulesSection *second)
{
  g_assert_cmpuint (first->blocks->len, ==, second->blocks->len);
  for (guint i = 0; i < first->blocks->len; i++)
    {
      const AhuRulesBlock *one = first->blocks->pdata[i], *other = second->blocks->pdata[i];

      g_assert_cmpint (one->type, ==, other->type);
      g_assert_cmpstr (one->name, ==, other->name);
      g_assert_cmpuint (one->number, ==, other->number);
      if (one->type == AHU_RULES_TABLE)
        {
          g_assert_cmpuint (one->rows->len, ==, other->rows->len);
          for (guint k = 0; k < one->rows->len; k++)
            g_assert_cmpuint (g_strv_length (one->rows->pdata[k]), ==, g_strv_length (other->rows->pdata[k]));
        }
    }
}

static guint
count_words (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  guint n = 0;

  for (guint i = 0; words[i] != NULL; i++)
    n += g_regex_match_simple ("\\w", words[i], 0, 0);

  return n;
}

static void
compare_sayings (AhuRules *first,
                 AhuRules *second)
{
  GPtrArray *one = ahu_rules_get_sayings (first), *other = ahu_rules_get_sayings (second);

  g_assert_cmpuint (one->len, ==, other->len);
  for (guint i = 0; i < one->len; i++)
    {
      const AhuSaying *saying = one->pdata[i], *translated = other->pdata[i];

      g_assert_cmpuint (saying->section, ==, translated->section);
      g_assert_cmpstrv (saying->of, translated->of);
      g_assert_cmpint (saying->at, ==, translated->at);
      g_assert_true (saying->is_in_aid == translated->is_in_aid);
      g_assert_cmpuint (count_words (saying->text), >, 2);
      if (count_words (saying->text) > MOST_WORDS)
        g_error ("%s: more than %u words: %s", ahu_rules_get_language (first), MOST_WORDS, saying->text);
    }
}

static void
check_languages (const char *path)
{
  g_auto (GStrv) all = g_strsplit (g_getenv ("AHU_TEST_LANGUAGES"), " ", -1);
  g_auto (GStrv) languages = list_languages (path);
  g_autoptr (AhuRules) english = load_of (path, "en");

  g_assert_true (g_strv_contains ((const char *const *) languages, "en"));
  for (guint i = 0; all[i] != NULL; i++)
    if (!g_strv_contains ((const char *const *) languages, all[i]))
      g_error ("%s has no rules in the language “%s”", path, all[i]);
  for (guint i = 0; languages[i] != NULL; i++)
    {
      g_autoptr (AhuRules) rules = load_of (path, languages[i]);
      GPtrArray *sections = ahu_rules_get_sections (rules);

      g_test_message ("%s %s", path, languages[i]);
      g_assert_cmpstr (ahu_rules_get_language (rules), ==, languages[i]);
      g_assert_cmpuint (ahu_rules_get_chapters (rules)->len, ==, ahu_rules_get_chapters (english)->len);
      g_assert_cmpuint (sections->len, ==, ahu_rules_get_sections (english)->len);
      compare_sayings (rules, english);
      for (guint k = 0; k < sections->len; k++)
        {
          const AhuRulesSection *section = sections->pdata[k];
          const AhuRulesSection *other = ahu_rules_get_sections (english)->pdata[k];

          g_assert_cmpstr (section->id, ==, other->id);
          g_assert_cmpuint (section->chapter, ==, other->chapter);
          compare_blocks (section, other);
        }
    }
}

static void
test_languages (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (references); i++)
    check_languages (references[i].path);
}

static void
assert_has (AhuRules   *rules,
            gboolean    has,
            const char *id)
{
  if ((ahu_rules_find (rules, id) >= 0) != has)
    g_error ("%s is %s", id, has ? "missing" : "one too many");
}

/* What is played by stands in some saying. What begins a game doesn't, its aim stands in one; a tip is told once by its first rule. */
static void
test_sayings (void)
{
  for (guint game = 0; game < G_N_ELEMENTS (references); game++)
    {
      g_autoptr (AhuRules) rules = load_of (references[game].path, "en");
      g_autoptr (GHashTable) said = g_hash_table_new (g_str_hash, g_str_equal);
      g_autoptr (GHashTable) tips = g_hash_table_new (g_str_hash, g_str_equal);
      GPtrArray *sayings = ahu_rules_get_sayings (rules);
      guint n_aims = 0;

      for (guint i = 0; i < sayings->len; i++)
        {
          const AhuSaying *saying = sayings->pdata[i];

          n_aims += saying->at == AHU_SAYING_AIM;
          for (guint k = 0; saying->of[k] != NULL; k++)
            {
              assert_has (rules, TRUE, saying->of[k]);
              if (saying->at != AHU_SAYING_TIP)
                g_hash_table_add (said, saying->of[k]);
            }
          if (saying->at == AHU_SAYING_TIP && !g_hash_table_add (tips, *saying->of))
            g_error ("two tips on %s", *saying->of);
        }
      g_assert_cmpuint (n_aims, ==, 1);
      for (guint part = SET_UP_PARTS; part < G_N_ELEMENTS (references[game].parts); part++)
        for (guint i = 1; i <= references[game].parts[part]; i++)
          {
            g_autofree char *id = g_strdup_printf ("%s%u.%u", references[game].part, part + 1, i);

            if (!g_hash_table_contains (said, id))
              g_error ("no saying tells %s", id);
          }
    }
}

/* What has to be told of a rule in every language: its numbers, and what begins or ends a game. */
static void
test_told (void)
{
  static const struct
  {
    const char *path, *language, *rule, *words;
  } told[] = {
    { RULES_RAPANUI, "en", "R8.3", "3, then 2, 1, 0" },
    { RULES_RAPANUI, "de", "R8.3", "3 wert, dann 2, 1, 0" },
    { RULES_RAPANUI, "it", "R8.3", "3, poi 2, 1, 0" },
    { RULES_RAPANUI, "en", "R8.5", "Empty Stone: all 0" },
    { RULES_RAPANUI, "de", "R8.5", "Leerer Opferstein: alle 0" },
    { RULES_RAPANUI, "it", "R8.5", "Pietra vuota: tutti 0" },
    { RULES_RAPANUI, "en", "R2.1", "stay in the box" },
    { RULES_RAPANUI, "de", "R2.1", "bleiben in der Schachtel" },
    { RULES_RAPANUI, "it", "R2.1", "restano nella scatola" },
    { RULES_TAPATI, "en", "T3.4", "three at most" },
    { RULES_TAPATI, "de", "T3.4", "höchstens drei Moais" },
    { RULES_TAPATI, "it", "T3.4", "al massimo tre Moai" },
    { RULES_TAPATI, "de", "T11.1", "Fehlt ein fälliges Stück" },
    { RULES_TAPATI, "it", "T11.1", "Se manca un pezzo dovuto" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (told); i++)
    {
      g_autoptr (AhuRules) rules = load_of (told[i].path, told[i].language);
      GPtrArray *sayings = ahu_rules_get_sayings (rules);
      gboolean found = FALSE;

      for (guint k = 0; k < sayings->len; k++)
        {
          const AhuSaying *saying = sayings->pdata[k];

          found |= g_strv_contains ((const char *const *) saying->of, told[i].rule) &&
                   strstr (saying->text, told[i].words) != NULL;
        }
      if (!found)
        g_error ("%s: not told of %s: %s", told[i].language, told[i].rule, told[i].words);
    }
}

/* Whatever is told at the table answers whoever asks for any of its rules; a link that only leads on is no part of an answer. */
static void
check_answers (AhuRules *rules)
{
  GPtrArray *sections = ahu_rules_get_sections (rules), *sayings = ahu_rules_get_sayings (rules);

  for (guint i = 0; i < sayings->len; i++)
    {
      const AhuSaying *saying = sayings->pdata[i];

      for (guint k = 0; saying->of[k] != NULL && saying->at != AHU_SAYING_TIP; k++)
        {
          guint section = (guint) ahu_rules_find (rules, saying->of[k]);
          g_autofree char *answer = ahu_rules_dup_answer (rules, section);

          /* What was decided where the rules are silent says itself what. */
          if (section != saying->section && strchr (saying->of[k], '.') == NULL)
            continue;
          if (ahu_rules_get_saying (rules, section) == NULL)
            g_error ("%s: nothing answers %s", ahu_rules_get_language (rules), saying->of[k]);
          g_assert_cmpstr (answer, ==, ahu_rules_get_saying (rules, section));
        }
    }
  for (guint i = 0; i < sections->len; i++)
    {
      g_autofree char *answer = ahu_rules_dup_answer (rules, i);

      if (g_regex_match_simple ("\\((how|mehr|wie|(ecco )?come)\\)", answer, 0, 0))
        g_error ("%s leads on", answer);
    }
}

static void
test_answers (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (references); i++)
    {
      g_auto (GStrv) languages = list_languages (references[i].path);

      for (guint k = 0; languages[k] != NULL; k++)
        {
          g_autoptr (AhuRules) rules = load_of (references[i].path, languages[k]);

          check_answers (rules);
        }
    }
}

/* After the last of each part comes none. */
static void
test_complete (void)
{
  for (guint game = 0; game < G_N_ELEMENTS (references); game++)
    {
      g_autoptr (AhuRules) rules = load_of (references[game].path, "en");

      for (guint part = 0; part < G_N_ELEMENTS (references[game].parts); part++)
        for (guint i = 1; i <= references[game].parts[part] + 1; i++)
          {
            g_autofree char *id = g_strdup_printf ("%s%u.%u", references[game].part, part + 1, i);

            assert_has (rules, i <= references[game].parts[part], id);
          }
      for (guint i = 1; i <= references[game].n_decisions + 1; i++)
        {
          g_autofree char *id = g_strdup_printf ("%s%u", references[game].decision, i);

          assert_has (rules, i <= references[game].n_decisions, id);
        }
    }
}

/* Whatever number of a rule the program’s sources name can be shown. */
static void
check_sources (AhuRules   *rules,
               const char *folder,
               GRegex     *regex,
               guint      *n)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *file = g_build_filename (folder, name, NULL);
      g_autofree char *text = NULL;
      g_autoptr (GMatchInfo) match = NULL;

      if (g_file_test (file, G_FILE_TEST_IS_DIR))
        check_sources (rules, file, regex, n);
      if (!g_str_has_suffix (name, ".c"))
        continue;
      g_assert_true (g_file_get_contents (file, &text, NULL, NULL));
      g_regex_match (regex, text, 0, &match);
      for (; g_match_info_matches (match); g_match_info_next (match, NULL))
        {
          g_autofree char *id = g_match_info_fetch (match, 1);

          if (ahu_rules_find (rules, id) < 0)
            g_error ("%s names %s, which the reference doesn't have", name, id);
          (*n)++;
        }
    }
}

static void
test_cited (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (references); i++)
    {
      g_autoptr (AhuRules) rules = load_of (references[i].path, "en");
      g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "..", "src", "games", references[i].sources, NULL);
      g_autofree char *pattern = g_strdup_printf ("\"(%s)\"", references[i].number);
      g_autoptr (GRegex) regex = g_regex_new (pattern, 0, 0, NULL);
      guint n = 0;

      check_sources (rules, folder, regex, &n);
      g_assert_cmpuint (n, >, 100);
    }
}

static void
test_choice_of_language (void)
{
  const char *path = RULES_RAPANUI;
  const char *known[] = { "xx", "it_IT", "it", "en", NULL };
  const char *unknown[] = { "xx", "C", NULL };
  g_autoptr (AhuRules) first = ahu_rules_load (path, known, NULL);
  g_autoptr (AhuRules) second = ahu_rules_load (path, unknown, NULL);
  g_autoptr (GError) error = NULL;

  g_assert_cmpstr (ahu_rules_get_language (first), ==, "it");
  g_assert_cmpstr (ahu_rules_get_language (second), ==, "en");
  g_assert_null (ahu_rules_load ("/nowhere", known, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
}

/* What else a file may not have, tests/platform/rules.py asks its grammar. */
static void
test_bad (void)
{
  const char *const bad[] = { "<rules", BEGIN SECTION "<p>x</b></p>" END };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (ahu_rules_parse (bad[i], -1, &error));
      g_assert_nonnull (strstr (error->message, i == 0 ? "Error on line 1" : "Error on line 4"));
    }
}

/* Whatever game they are of, the page shows each section. */
static void
test_pages (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (references); i++)
    {
      const AhuGameUi *known = ahu_game_ui_find_id (references[i].game);
      /* A game need not have pages of its own. */
      const AhuGameUi plain = { .game = tp_game_get () };
      const AhuGameUi *ui = known != NULL ? known : &plain;
      GPtrArray *sections = ahu_rules_get_sections (ahu_rules_get_shared (ui));
      GtkWidget *window = gtk_window_new ();
      GtkWidget *page = ahu_rules_page_new (ui);

      gtk_window_set_child (GTK_WINDOW (window), page);
      gtk_window_present (GTK_WINDOW (window));
      g_assert_cmpuint (sections->len, >, 60);
      for (guint k = 0; k < sections->len; k++)
        {
          const AhuRulesSection *section = sections->pdata[k];
          g_autofree char *heading = g_strdup_printf ("%s, %s", section->title, section->id);

          ahu_rules_page_show_rule (AHU_RULES_PAGE (page), section->id);
          g_assert_cmpstr (ahu_rules_page_get_rule (AHU_RULES_PAGE (page)), ==, section->id);
          g_assert_true (test_ui_find (page, ADW_TYPE_BIN, section->title) != NULL ||
                         test_ui_find (page, ADW_TYPE_BIN, heading) != NULL);
        }
      gtk_window_destroy (GTK_WINDOW (window));
    }
}

static void
test_markup (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (AhuRules) rules =
    ahu_rules_parse (BEGIN SECTION "<p>A  &amp;\n <b>b</b> <link to=\"s\"/> <link to=\"c\">there</link></p>" END, -1, &error);
  const AhuRulesSection *section;
  const AhuRulesBlock *block;

  g_assert_no_error (error);
  section = g_ptr_array_index (ahu_rules_get_sections (rules), 0);
  block = g_ptr_array_index (section->blocks, 0);
  g_assert_cmpstr (block->text, ==, "A & b s there");
  g_assert_cmpstr (block->markup, ==, "A &amp; <b>b</b> <a href=\"s\">s</a> <a href=\"c\">there</a>");
}

static void
assert_cited (AhuRules          *rules,
              const char *const *cited)
{
  g_assert_nonnull (cited[0]);
  for (guint i = 0; cited[i] != NULL; i++)
    assert_has (rules, TRUE, cited[i]);
}

/* Behind every prompt and every line of a whole game stands a rule of the reference. */
static void
test_citation (void)
{
  const struct { const char *path, *folder, *record; } records[] = {
    { RULES_RAPANUI, TEST_RAPANUI, "decided-by-moai-or-wood.rapanui" },
    { RULES_RAPANUI, TEST_RAPANUI, "supply-pile-empty.rapanui" },
    { RULES_TAPATI, "tapati", "six-sensible.rapanui" },
    { RULES_TAPATI, "tapati", "exchange-past-a-missing-one.rapanui" },
    { RULES_TAPATI, "tapati", "forced-scoring.rapanui" },
    { RULES_TAPATI, "tapati", "ends-by-last-rug.rapanui" },
  };

  ahu_game_register (tp_game_get ());
  for (guint i = 0; i < G_N_ELEMENTS (records); i++)
    {
      g_autoptr (AhuRules) rules = load_of (records[i].path, "en");
      g_autoptr (AhuHistory) history = test_history_load (records[i].folder, records[i].record);
      AhuRecord *record = ahu_history_get_record (history);
      const AhuGame *game = ahu_record_get_game (record);

      g_assert_cmpuint (ahu_history_get_ply (history), >, 20);
      for (guint ply = 0; ply < ahu_history_get_ply (history); ply++)
        {
          gconstpointer before = ahu_history_get_position (history, ply);
          g_autofree const char **cited = game->move_rules (before, ahu_history_get_moves (history)->pdata[ply]);
          g_auto (GStrv) asked = NULL;
          g_autofree char *prompt = game->prompt (before, ahu_record_get_names (record), &asked);

          g_assert_nonnull (prompt);
          assert_cited (rules, cited);
          assert_cited (rules, (const char *const *) asked);
        }
    }
}

typedef struct
{
  TestWindow base;
  GtkWidget *window;
  GtkWidget *page;
} TestRules;

static void
open_rules (TestRules *test)
{
  test_window_set_up (&test->base, NULL);
  test->window = GTK_WIDGET (test->base.window);
  ahu_window_show_rule (AHU_WINDOW (test->window), "R7.4");
  test->page = test_ui_find (test->window, AHU_TYPE_RULES_PAGE, NULL);
  g_assert_nonnull (test->page);
}

static void
close_rules (TestRules *test)
{
  test_window_tear_down (&test->base);
}

static void
test_window (void)
{
  TestRules test;
  GtkWidget *focus, *window;

  open_rules (&test);
  window = test.window;
  test_window_assert_page (&test.base, "rules");
  g_assert_cmpstr (ahu_rules_page_get_rule (AHU_RULES_PAGE (test.page)), ==, "R7.4");
  g_assert_true (gtk_widget_activate_action (test.page, "win.show-rule", "s", "D6"));
  g_assert_cmpstr (ahu_rules_page_get_rule (AHU_RULES_PAGE (test.page)), ==, "D6");
  test_window_activate (&test.base, "win.back");
  test_window_assert_page (&test.base, "start");

  /* Back leads to what had the focus. */
  gtk_widget_child_focus (window, GTK_DIR_TAB_FORWARD);
  gtk_widget_child_focus (window, GTK_DIR_TAB_FORWARD);
  focus = gtk_window_get_focus (GTK_WINDOW (window));
  g_assert_nonnull (focus);
  test_window_activate (&test.base, "win.show-rule('')");
  g_assert_cmpstr (ahu_rules_page_get_rule (AHU_RULES_PAGE (test.page)), ==, "aim");
  g_assert_false (gtk_window_get_focus (GTK_WINDOW (window)) == focus);
  test_window_activate (&test.base, "win.back");
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == focus);
  close_rules (&test);
}

static guint
count_sayings (TestRules  *test,
               const char *rule)
{
  AhuRules *rules = ahu_rules_get_shared (ahu_game_ui_find_id ("rapa-nui"));
  const char *saying = ahu_rules_get_saying (rules, (guint) ahu_rules_find (rules, rule));
  g_autoptr (GPtrArray) labels = NULL;
  guint n = 0;

  ahu_window_show_rule (AHU_WINDOW (test->window), rule);
  labels = test_find_all (test->page, GTK_TYPE_LABEL);
  for (guint i = 0; i < labels->len; i++)
    n += g_strcmp0 (gtk_label_get_text (labels->pdata[i]), saying) == 0;

  return n;
}

/* What is said of several rules stands once on their page, and at the one that was asked for. */
static void
test_said_once (void)
{
  TestRules test;

  open_rules (&test);
  g_assert_cmpuint (count_sayings (&test, "R4.1"), ==, 1);
  g_assert_cmpuint (count_sayings (&test, "R4.3"), ==, 2);
  close_rules (&test);
}

/* The card of the rule that is looked up reaches so far beyond it, and covers nothing of the one above. */
#define CARD 8

static void
test_meant (void)
{
  TestRules test;
  GtkWidget *meant, *above;
  graphene_rect_t card, words;

  open_rules (&test);
  ahu_window_show_rule (AHU_WINDOW (test.window), "R4.2");
  test_ui_wait_for_frames (test.window, 3);
  meant = test_ui_find_class (test.page, "rule-meant");
  above = gtk_widget_get_prev_sibling (meant);
  g_assert_true (gtk_widget_compute_bounds (meant, test.page, &card));
  g_assert_true (gtk_widget_compute_bounds (above, test.page, &words));
  g_assert_cmpfloat (card.origin.y - CARD, >=, words.origin.y + words.size.height);
  close_rules (&test);
}

static void
type (TestRules  *test,
      const char *query)
{
  GtkWidget *entry = test_ui_find (test->page, GTK_TYPE_SEARCH_ENTRY, NULL);

  gtk_editable_set_text (GTK_EDITABLE (entry), query);
  g_signal_emit_by_name (entry, "search-changed");
}

static gboolean
says (TestRules  *test,
      const char *words)
{
  GtkWidget *label = gtk_widget_get_next_sibling (test_ui_find (test->page, GTK_TYPE_SEARCH_ENTRY, NULL));

  return gtk_widget_get_visible (label) && strstr (gtk_label_get_text (GTK_LABEL (label)), words) != NULL;
}

/* Whoever comes back for something else finds the contents, not what was found before; a link on the page changes nothing. */
static void
test_opened_anew (void)
{
  TestRules test;
  GtkWidget *entry;

  open_rules (&test);
  /* On the page itself it searches. */
  test_window_activate (&test.base, "win.show-rule('')");
  entry = test_ui_find (test.page, GTK_TYPE_SEARCH_ENTRY, NULL);
  type (&test, "xylophone");
  g_assert_true (gtk_widget_activate_action (test.page, "win.show-rule", "s", "D6"));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "xylophone");
  test_window_activate (&test.base, "win.back");
  test_window_activate (&test.base, "win.show-rule('')");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "");
  close_rules (&test);
}

/* A search that finds nothing says so; slips do no harm. */
static void
test_search_entry (void)
{
  TestRules test;
  GtkWidget *list;

  open_rules (&test);
  /* On the page itself it searches. */
  test_window_activate (&test.base, "win.show-rule('')");
  list = test_ui_find (test.page, GTK_TYPE_LIST_BOX, NULL);
  g_assert_nonnull (gtk_widget_get_first_child (list));
  type (&test, "xylophone");
  g_assert_true (says (&test, "Nothing found for “xylophone”. Try"));
  g_assert_null (gtk_widget_get_first_child (list));
  type (&test, "lumbrejacks");
  g_assert_false (says (&test, "Nothing"));
  g_assert_nonnull (gtk_widget_get_first_child (list));
  type (&test, "lumberjacks");
  g_assert_false (says (&test, "Nothing"));
  type (&test, "");
  g_assert_nonnull (gtk_widget_get_first_child (list));
  close_rules (&test);
}

/* A mistake is marked as one where its title stands alone, among what was found; that of kinds which
 * nobody sacrificed tells when they are worth nothing and when not (R8.4). */
static void
check_mistakes (const char *path,
                guint       n_mistakes)
{
  const struct { const char *language, *mark; } languages[] = {
    { "en", "Mistake: " }, { "de", "Fehler: " }, { "it", "Errore: " },
  };

  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      g_autoptr (AhuRules) rules = load_of (path, languages[i].language);
      GPtrArray *sections = ahu_rules_get_sections (rules);
      guint n = 0;

      for (guint k = 0; k < sections->len; k++)
        {
          const AhuRulesSection *section = sections->pdata[k];
          gboolean is_mistake = g_str_has_prefix (section->id, "mistakes-");

          g_assert_cmpint (g_str_has_prefix (section->title, languages[i].mark), ==, is_mistake);
          n += is_mistake ? 1 : 0;
          if (g_str_equal (section->id, "mistakes-kinds"))
            g_assert_nonnull (strstr (((AhuRulesBlock *) section->blocks->pdata[0])->text, " 0"));
        }
      g_assert_cmpuint (n, ==, n_mistakes);
    }
}

static void
test_mistakes (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (references); i++)
    check_mistakes (references[i].path, references[i].n_mistakes);
}

static void
test_links (void)
{
  GtkWidget *label = g_object_ref_sink (gtk_label_new (NULL));
  g_autofree char *number = ahu_rules_find_number ("Ben & Co have 4. (R5.3)");

  g_assert_cmpstr (number, ==, "R5.3");
  g_assert_null (ahu_rules_find_number ("Nothing of R5."));
  ahu_rules_label_set_text (GTK_LABEL (label), "Ben & Co have 4. (R5.3)");
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (label)), ==, "Ben & Co have 4. (R5.3)");
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (label)), ==,
                   "Ben &amp; Co have 4. (<a href=\"R5.3\"><span alpha=\"100%\">R5.3</span></a>)");
  ahu_rules_label_set_text (GTK_LABEL (label), "Ben & Co");
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (label)), ==, "Ben & Co");

  g_object_unref (label);
}

/* A rule that has no reference is told, but leads nowhere; the letters tell whose it is. */
static void
test_links_of_games (void)
{
  static const char *const prefixes[] = { "Q.", "QD", NULL };
  static const AhuGame other = { .id = "other", .position_size = 1, .rule_prefixes = prefixes };
  GtkWidget *label = g_object_ref_sink (gtk_label_new (NULL));
  g_auto (GStrv) numbers = NULL;

  ahu_game_register (&other);
  ahu_rules_label_set_text (GTK_LABEL (label), "As in D6 & R5.3, not Q12.2 or R9.9.");
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (label)), ==, "As in D6 & R5.3, not Q12.2 or R9.9.");
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (label)), ==,
                   "As in <a href=\"D6\"><span alpha=\"100%\">D6</span></a> &amp; "
                   "<a href=\"R5.3\"><span alpha=\"100%\">R5.3</span></a>, not Q12.2 or R9.9.");
  numbers = ahu_rules_find_numbers ("QD29, R5.3 and Q12.2 and R5.3");
  g_assert_cmpstrv (numbers, ((const char *[]) { "R5.3", NULL }));
  g_object_unref (label);
}

/* In a reference with other letters, numbers are found by these, and without any by the first. */
static void
test_search_by_number (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (AhuRules) rules =
    ahu_rules_parse (BEGIN "<chapter id=\"c\" title=\"C\"><section id=\"aim\" title=\"Aim\"><p>x</p></section>"
                     "<section id=\"T12.2\" title=\"Points\"><p>y</p></section>"
                     "<section id=\"TD29\" title=\"Gifts\"><p>z</p>" END, -1, &error);
  const struct { const char *query; int first; } asked[] = {
    { "T12.2", 1 }, { "12.2", 1 }, { "t12", 1 }, { "td29", 2 }, { "29", -1 }, { "R12.2", -1 },
  };

  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (asked); i++)
    {
      g_autoptr (GArray) found = ahu_rules_search (rules, asked[i].query);

      g_test_message ("%s", asked[i].query);
      g_assert_cmpint (found->len > 0 ? (int) g_array_index (found, guint, 0) : -1, ==, asked[i].first);
    }
}

static gboolean
tells_rule (GtkWidget  *widget,
            const char *rule)
{
  g_autofree char *heading = g_strdup_printf ("%s, %s", ahu_rules_get_title (rule), rule);

  return test_ui_find (widget, ADW_TYPE_BIN, heading) != NULL;
}

/* Where there is no page with the rules, as in a window before the main one, a link
 * shows its rule beside it, and a link there another one in its place. */
static void
test_popover (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *label = gtk_label_new (NULL);
  GtkWidget *popover, *inner;
  gboolean handled;

  gtk_window_set_child (GTK_WINDOW (window), label);
  gtk_window_present (GTK_WINDOW (window));
  ahu_rules_label_set_text (GTK_LABEL (label), "Ben has 4. (R5.3)");
  g_signal_emit_by_name (label, "activate-link", "R5.3", &handled);
  g_assert_true (handled);
  popover = test_ui_find (label, GTK_TYPE_POPOVER, NULL);
  g_assert_nonnull (popover);
  g_assert_true (tells_rule (popover, "R5.3"));

  inner = gtk_widget_get_last_child (test_ui_find (popover, GTK_TYPE_VIEWPORT, NULL));
  inner = gtk_widget_get_last_child (inner);
  g_assert_true (GTK_IS_LABEL (inner));
  g_signal_emit_by_name (inner, "activate-link", "D6", &handled);
  g_assert_true (handled);
  g_assert_true (test_ui_find (label, GTK_TYPE_POPOVER, NULL) == popover);
  g_assert_true (tells_rule (popover, "D6"));

  gtk_popover_popdown (GTK_POPOVER (popover));
  g_object_add_weak_pointer (G_OBJECT (popover), (gpointer *) &popover);
  test_ui_wait (test_ui_is_gone, &popover);

  /* With the words it goes, too. */
  g_signal_emit_by_name (label, "activate-link", "R5.3", &handled);
  gtk_window_set_child (GTK_WINDOW (window), NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
is_narrow (gpointer page)
{
  return gtk_widget_get_width (page) > 0 && gtk_widget_get_width (page) < 600;
}

/* On a phone, back leads from what was found to what else was found, then away. */
static void
test_back_to_what_was_found (void)
{
  TestRules test;
  GtkWidget *list;

  open_rules (&test);
  gtk_window_set_default_size (GTK_WINDOW (test.window), 360, 720);
  gtk_window_present (GTK_WINDOW (test.window));
  test_ui_wait (is_narrow, test.page);
  ahu_rules_page_search (AHU_RULES_PAGE (test.page));
  type (&test, "bonus");
  list = test_ui_find (test.page, GTK_TYPE_LIST_BOX, NULL);
  g_signal_emit_by_name (list, "row-activated", gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 1));
  g_assert_false (gtk_widget_get_mapped (list));
  test_window_activate (&test.base, "win.back");
  test_window_assert_page (&test.base, "rules");
  g_assert_true (gtk_widget_get_mapped (list));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (test.window)) ==
                 GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 1)));
  test_window_activate (&test.base, "win.back");
  test_window_assert_page (&test.base, "start");
  close_rules (&test);
}

/* Whoever types searches, also where the entry is not shown; whoever came to the first page of the
 * rules sees no frame round its heading. */
static void
test_typing (void)
{
  TestRules test;
  GtkWidget *entry;
  GtkEventController *keys;
  g_autoptr (GListModel) controllers = NULL;
  gboolean taken;

  open_rules (&test);
  gtk_window_set_default_size (GTK_WINDOW (test.window), 360, 720);
  gtk_window_present (GTK_WINDOW (test.window));
  ahu_rules_page_search (AHU_RULES_PAGE (test.page));
  entry = test_ui_find (test.page, GTK_TYPE_SEARCH_ENTRY, NULL);
  gtk_window_set_focus_visible (GTK_WINDOW (test.window), TRUE);
  ahu_rules_page_show_rule (AHU_RULES_PAGE (test.page), NULL);
  g_assert_false (gtk_window_get_focus_visible (GTK_WINDOW (test.window)));
  test_ui_wait (is_narrow, test.page);

  g_assert_true (gtk_search_entry_get_key_capture_widget (GTK_SEARCH_ENTRY (entry)) == test.page);
  g_assert_false (gtk_widget_get_mapped (entry));
  controllers = gtk_widget_observe_controllers (test.page);
  /* The one that is asked first. */
  keys = g_list_model_get_item (controllers, 0);
  g_assert_true (GTK_IS_EVENT_CONTROLLER_KEY (keys));
  g_signal_emit_by_name (keys, "key-pressed", GDK_KEY_Down, 0u, (GdkModifierType) 0, &taken);
  g_signal_emit_by_name (keys, "key-pressed", GDK_KEY_b, 0u, GDK_CONTROL_MASK, &taken);
  g_assert_false (gtk_widget_get_mapped (entry));
  g_signal_emit_by_name (keys, "key-pressed", GDK_KEY_b, 0u, (GdkModifierType) 0, &taken);
  g_assert_false (taken);
  g_assert_true (gtk_widget_get_mapped (entry));
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (test.window)), entry));
  g_object_unref (keys);
  close_rules (&test);
}

int
main (int    argc,
      char **argv)
{
  test_ui_init (&argc, &argv);
  g_test_add_func ("/ui/rules/languages", test_languages);
  g_test_add_func ("/ui/rules/complete", test_complete);
  g_test_add_func ("/ui/rules/sayings", test_sayings);
  g_test_add_func ("/ui/rules/answers", test_answers);
  g_test_add_func ("/ui/rules/told", test_told);
  g_test_add_func ("/ui/rules/cited", test_cited);
  g_test_add_func ("/ui/rules/choice-of-language", test_choice_of_language);
  g_test_add_func ("/ui/rules/bad", test_bad);
  g_test_add_func ("/ui/rules/pages", test_pages);
  g_test_add_func ("/ui/rules/markup", test_markup);
  g_test_add_func ("/ui/rules/citation", test_citation);
  g_test_add_func ("/ui/rules/mistakes", test_mistakes);
  g_test_add_func ("/ui/rules/links", test_links);
  g_test_add_func ("/ui/rules/links-of-games", test_links_of_games);
  g_test_add_func ("/ui/rules/search-by-number", test_search_by_number);
  g_test_add_func ("/ui/rules/said-once", test_said_once);
  g_test_add_func ("/ui/rules/popover", test_popover);
  g_test_add_func ("/ui/rules/search-entry", test_search_entry);
  g_test_add_func ("/ui/rules/opened-anew", test_opened_anew);
  g_test_add_func ("/ui/rules/window", test_window);
  g_test_add_func ("/ui/rules/meant", test_meant);
  g_test_add_func ("/ui/rules/typing", test_typing);
  g_test_add_func ("/ui/rules/back-to-what-was-found", test_back_to_what_was_found);

  return g_test_run ();
}

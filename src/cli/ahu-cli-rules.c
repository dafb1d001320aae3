/* ahu-cli-rules.c: ahu-cli rules: the rules of a game, and what they say to a question
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "cli/ahu-cli-verbs.h"

#include <glib/gi18n.h>
#include <stdio.h>

#include "cli/ahu-cli-options.h"
#include "cli/ahu-cli-output.h"
#include "core/game/ahu-game.h"
#include "core/rules/ahu-rules.h"

/* What stands behind them is hardly an answer. */
#define MOST_ANSWERS 10

typedef struct
{
  char *game;
  char *language;
  char *search;
  gboolean as_json;
} Given;

static void
given_clear (Given *given)
{
  g_free (given->game);
  g_free (given->language);
  g_free (given->search);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Given, given_clear)

/* Returns: (transfer full) (nullable): the rules; if there are none, that has been said */
static AhuRules *
load_rules (const Given *given)
{
  const char *languages[] = { given->language, NULL };
  const AhuGame *game = given->game != NULL ? ahu_game_find (given->game) : ahu_game_get_nth (0);
  g_autoptr (GError) error = NULL;
  g_autofree char *message = NULL;
  AhuRules *rules = NULL;

  if (game != NULL && game->rules_path != NULL)
    rules = ahu_rules_load (game->rules_path, given->language != NULL ? languages : g_get_language_names (), &error);
  if (rules != NULL)
    return rules;

  /* Translators: %s is the name of a game as it stands in records */
  message = g_strdup_printf (_("There are no rules of a game “%s”."), given->game != NULL ? given->game : "");
  ahu_cli_wrong_call (message);

  return NULL;
}

/* Without a question all of them, in their order. */
static GArray *
find_sections (AhuRules   *rules,
               const char *search)
{
  GArray *sections;

  if (search != NULL)
    {
      sections = ahu_rules_search (rules, search);
      g_array_set_size (sections, MIN (sections->len, MOST_ANSWERS));
      return sections;
    }
  sections = g_array_new (FALSE, FALSE, sizeof (guint));
  for (guint i = 0; i < ahu_rules_get_sections (rules)->len; i++)
    g_array_append_val (sections, i);

  return sections;
}

static void
print_sections (AhuRules *rules,
                GArray   *sections,
                gboolean  as_json)
{
  JsonArray *array = json_array_new ();
  JsonNode *node = json_node_init_array (json_node_alloc (), array);

  for (guint i = 0; i < sections->len; i++)
    {
      guint at = g_array_index (sections, guint, i);
      const AhuRulesSection *section = g_ptr_array_index (ahu_rules_get_sections (rules), at);
      g_autofree char *answer = ahu_rules_dup_answer (rules, at);
      JsonObject *object = json_object_new ();

      json_object_set_string_member (object, "rule", section->id);
      json_object_set_string_member (object, "title", section->title);
      json_object_set_string_member (object, "sentence", answer);
      json_array_add_object_element (array, object);
      /* Data is UTF-8 wherever it goes. */
      if (!as_json)
        printf ("%s  %s\n    %s\n", section->id, section->title, answer);
    }
  json_array_unref (array);
  if (as_json)
    ahu_cli_print_json (node);
  else
    json_node_unref (node);
}

AhuCliStatus
ahu_cli_rules (int    argc,
               char **argv)
{
  g_auto (Given) given = { NULL };
  g_autoptr (AhuRules) rules = NULL;
  g_autoptr (GArray) sections = NULL;
  const GOptionEntry entries[] = {
    { "game", 0, 0, G_OPTION_ARG_STRING, &given.game, N_("Which game, by its name in records"), "NAME" },
    { "language", 0, 0, G_OPTION_ARG_STRING, &given.language,
      N_("In which language, such as de; without it in yours; in English if there is none"), "L" },
    { "search", 0, 0, G_OPTION_ARG_STRING, &given.search,
      N_("A question, a word or the number of a rule: at most ten rules, the best answer first"), "TEXT" },
    { "json", 0, 0, G_OPTION_ARG_NONE, &given.as_json, N_("Print the rules as one JSON array"), NULL },
    { NULL }
  };

  if (!ahu_cli_parse (argc, argv, NULL,
                      _("Prints each rule of a game with its number, its heading and its answer in a sentence."), entries))
    return AHU_CLI_FAILED;
  rules = load_rules (&given);
  if (rules == NULL)
    return AHU_CLI_FAILED;

  sections = find_sections (rules, given.search);
  print_sections (rules, sections, given.as_json);

  return ahu_cli_finish (AHU_CLI_OK);
}

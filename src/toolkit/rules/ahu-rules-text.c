/* ahu-rules-text.c: a section of the rule reference as widgets, and links to rules
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/rules/ahu-rules-text.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "core/game/ahu-rule-number.h"
#include "toolkit/base/ahu-settings.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/rules/ahu-rules-picture.h"
#include "toolkit/rules/ahu-rules-popover.h"

static gboolean
link_cb (GtkLabel   *label,
         const char *uri,
         gpointer    user_data)
{
  ahu_rules_show_from (GTK_WIDGET (label), uri);

  return TRUE;
}

static GtkWidget *
words_new (const char *markup)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_markup (GTK_LABEL (label), markup);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  gtk_widget_set_hexpand (label, TRUE);
  g_signal_connect (label, "activate-link", G_CALLBACK (link_cb), NULL);

  return label;
}

/* A label that can't be selected can't have the focus either: what is around it has. */
static GtkWidget *
heading_new (const AhuRulesSection *section)
{
  GtkWidget *heading = g_object_new (ADW_TYPE_BIN,
                                     "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING,
                                     "focusable", TRUE,
                                     NULL);
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                   "xalign", 0.0,
                                   "wrap", TRUE,
                                   "wrap-mode", PANGO_WRAP_WORD_CHAR,
                                   NULL);
  g_autofree char *markup = NULL;
  g_autofree char *name = NULL;

  if (ahu_rule_number_find_game (section->id) != NULL)
    {
      g_autofree char *title = g_markup_escape_text (section->title, -1);
      g_autofree char *number = g_markup_printf_escaped ("<span size=\"small\" weight=\"normal\" alpha=\"75%%\">%s</span>",
                                                         section->id);

      /* Translators: a heading in the rules: %1$s is a title, %2$s the number of the rule, in small letters. */
      markup = g_strdup_printf (C_("rule", "%1$s  %2$s"), title, number);
      /* Translators: a heading in the rules, for a screen reader: %1$s is a title, %2$s the number of the rule. */
      name = g_strdup_printf (C_("rule", "%1$s, %2$s"), section->title, section->id);
    }
  else
    {
      markup = g_markup_escape_text (section->title, -1);
      name = g_strdup (section->title);
    }
  gtk_label_set_markup (GTK_LABEL (label), markup);
  adw_bin_set_child (ADW_BIN (heading), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (heading), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_add_css_class (heading, "rules-heading");

  return heading;
}

static GtkWidget *
item_new (const AhuRulesBlock *block)
{
  GtkWidget *grid = gtk_grid_new ();
  g_autofree char *mark = block->number > 0 ? g_strdup_printf ("%u.", block->number) : g_strdup ("•");
  GtkWidget *label = gtk_label_new (mark);

  gtk_widget_set_valign (label, GTK_ALIGN_START);
  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_label_set_width_chars (GTK_LABEL (label), 2);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 9);
  gtk_grid_attach (GTK_GRID (grid), label, 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), words_new (block->markup), 1, 0, 1, 1);
  gtk_widget_add_css_class (grid, "rules-item");

  return grid;
}

static GtkWidget *
table_new (const AhuRulesBlock *block)
{
  GtkWidget *grid = gtk_grid_new ();

  for (guint row = 0; row < block->rows->len; row++)
    {
      char **cells = g_ptr_array_index (block->rows, row);

      for (int column = 0; cells[column] != NULL; column++)
        {
          GtkWidget *cell = words_new (cells[column]);

          gtk_label_set_yalign (GTK_LABEL (cell), 0);
          if (row == 0)
            gtk_widget_add_css_class (cell, "rules-table-heading");
          gtk_grid_attach (GTK_GRID (grid), cell, column, (int) row, 1, 1);
        }
    }
  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  gtk_widget_add_css_class (grid, "card");
  gtk_widget_add_css_class (grid, "rules-table");

  return grid;
}

/* A drawing that the game doesn't know is told in words. */
static GtkWidget *
picture_new (const AhuRulesBlock *block,
             const AhuGameUi     *ui)
{
  GtkWidget *picture = ahu_rules_picture_new (ui->rules_pictures, block->name, block->text);
  g_autofree char *escaped = g_markup_escape_text (block->text, -1);

  if (picture == NULL)
    picture = words_new (escaped);
  gtk_widget_add_css_class (picture, "rules-picture");

  return picture;
}

static GtkWidget *
block_new (const AhuRulesBlock *block,
           const AhuGameUi     *ui)
{
  GtkWidget *widget;

  switch (block->type)
    {
    case AHU_RULES_ITEM:
      return item_new (block);
    case AHU_RULES_TABLE:
      return table_new (block);
    case AHU_RULES_PICTURE:
      return picture_new (block, ui);
    case AHU_RULES_EXAMPLE:
      widget = words_new (block->markup);
      gtk_widget_add_css_class (widget, "rules-example");
      return widget;
    case AHU_RULES_SWITCH:
      widget = words_new (ahu_settings_get_switch (ui->game, block->name) ? block->markup : block->off_markup);
      gtk_widget_add_css_class (widget, "rules-switch");
      return widget;
    case AHU_RULES_TEXT:
    default:
      widget = words_new (block->markup);
      gtk_widget_add_css_class (widget, "rules-paragraph");
      return widget;
    }
}

GtkWidget *
ahu_rules_text_new (const AhuRulesSection *section,
                    const AhuGameUi       *ui,
                    gboolean               answers,
                    const char            *now)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  AhuRules *rules;
  guint index;
  const char *saying;

  g_return_val_if_fail (section != NULL, box);

  rules = ahu_rules_get_shared (ui);
  index = (guint) ahu_rules_find (rules, section->id);
  saying = answers ? ahu_rules_get_saying (rules, index) : ahu_rules_get_own_saying (rules, index);
  gtk_box_append (GTK_BOX (box), heading_new (section));
  if (saying != NULL)
    gtk_box_append (GTK_BOX (box), ahu_widget_words_new (saying, "rules-saying"));
  if (now != NULL)
    gtk_box_append (GTK_BOX (box), ahu_widget_words_new (now, "rules-now"));
  for (guint i = 0; i < section->blocks->len; i++)
    gtk_box_append (GTK_BOX (box), block_new (g_ptr_array_index (section->blocks, i), ui));

  return box;
}

/* A game may cite rules without having a reference of them, and what looks like a number may be none. */
static gboolean
can_be_shown (const char *number)
{
  const AhuGame *game = ahu_rule_number_find_game (number);
  const AhuGameUi *ui = game != NULL ? ahu_game_ui_find (game) : NULL;

  return ui != NULL && ui->game->rules_path != NULL && ahu_rules_find (ahu_rules_get_shared (ui), number) >= 0;
}

static gboolean
append_link (const GMatchInfo *match,
             GString          *markup,
             gpointer          data)
{
  g_autofree char *number = g_match_info_fetch (match, 1);

  if (can_be_shown (number))
    /* Else it would be as faint as the words around it. */
    g_string_append_printf (markup, "<a href=\"%s\"><span alpha=\"100%%\">%s</span></a>", number, number);
  else
    g_string_append (markup, number);

  return FALSE;
}

/* Whoever is called like a rule is unlucky. */
void
ahu_rules_label_set_text (GtkLabel   *label,
                          const char *text)
{
  g_autoptr (GRegex) regex = ahu_rule_number_dup_regex ();
  g_autofree char *escaped = NULL;
  g_autofree char *markup = NULL;

  g_return_if_fail (GTK_IS_LABEL (label));
  g_return_if_fail (text != NULL);

  if (!g_regex_match (regex, text, 0, NULL))
    {
      gtk_label_set_text (label, text);
      return;
    }
  escaped = g_markup_escape_text (text, -1);
  markup = g_regex_replace_eval (regex, escaped, -1, 0, 0, append_link, NULL, NULL);
  gtk_label_set_markup (label, markup);
  g_signal_handlers_disconnect_by_func (label, link_cb, NULL);
  g_signal_connect (label, "activate-link", G_CALLBACK (link_cb), NULL);
}

GtkWidget *
ahu_rules_words_new (const char *text,
                     const char *css_class)
{
  GtkWidget *label = ahu_widget_words_new (NULL, css_class);

  ahu_rules_label_set_text (GTK_LABEL (label), text);

  return label;
}

AhuRules *
ahu_rules_get_shared (const AhuGameUi *ui)
{
  static GHashTable *all; /* by folder */
  g_autoptr (GError) error = NULL;
  AhuRules *rules;

  g_return_val_if_fail (ui != NULL && ui->game->rules_path != NULL, NULL);

  if (all == NULL)
    all = g_hash_table_new (g_str_hash, g_str_equal);
  rules = g_hash_table_lookup (all, ui->game->rules_path);
  if (rules != NULL)
    return rules;

  rules = ahu_rules_load (ui->game->rules_path, g_get_language_names (), &error);
  /* It is a part of the program, and a test reads it in all languages. */
  if (rules == NULL)
    g_error ("%s", error->message);
  g_hash_table_insert (all, (gpointer) ui->game->rules_path, rules);

  return rules;
}

const AhuGameUi *
ahu_rules_find_game (const char *rule)
{
  g_autoptr (GPtrArray) games = ahu_game_ui_list (AHU_OFFER_RULES);

  g_return_val_if_fail (rule != NULL, NULL);

  for (guint i = 0; i < games->len; i++)
    if (ahu_rules_find (ahu_rules_get_shared (g_ptr_array_index (games, i)), rule) >= 0)
      return g_ptr_array_index (games, i);

  return NULL;
}

const char *
ahu_rules_get_title (const char *rule)
{
  const AhuGameUi *ui;
  AhuRules *rules;

  g_return_val_if_fail (rule != NULL, NULL);

  ui = ahu_rules_find_game (rule);
  if (ui == NULL)
    return NULL;

  rules = ahu_rules_get_shared (ui);

  return ((AhuRulesSection *) g_ptr_array_index (ahu_rules_get_sections (rules), ahu_rules_find (rules, rule)))->title;
}

char *
ahu_rules_describe (const char *rule)
{
  const char *title;

  g_return_val_if_fail (rule != NULL, NULL);

  title = ahu_rules_get_title (rule);
  /* Translators: %1$s is the number of a rule such as R7.4, %2$s its heading. */
  return g_strdup_printf (_("Rule %1$s: %2$s"), rule, title != NULL ? title : rule);
}

/* Until then the references need not be read. */
static gboolean
describe_cb (GtkWidget  *button,
             int         x,
             int         y,
             gboolean    keyboard,
             GtkTooltip *tooltip,
             gpointer    user_data)
{
  g_autofree char *words = ahu_rules_describe (gtk_button_get_label (GTK_BUTTON (button)));

  gtk_tooltip_set_text (tooltip, words);

  return TRUE;
}

void
ahu_rules_button_set_number (GtkButton  *button,
                             const char *rule)
{
  g_autofree char *name = NULL;

  g_return_if_fail (GTK_IS_BUTTON (button));
  g_return_if_fail (rule != NULL);

  /* Translators: for a screen reader, a button that leads to the rule; %s is its number, such as R7.4. */
  name = g_strdup_printf (_("Rule %s"), rule);
  gtk_button_set_label (button, rule);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", rule);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  if (gtk_widget_get_has_tooltip (GTK_WIDGET (button)))
    return;
  gtk_widget_set_has_tooltip (GTK_WIDGET (button), TRUE);
  g_signal_connect (button, "query-tooltip", G_CALLBACK (describe_cb), NULL);
}

char *
ahu_rules_find_number (const char *text)
{
  g_auto (GStrv) numbers = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  numbers = ahu_rules_find_numbers (text);

  return g_strdup (numbers[0]);
}

char **
ahu_rules_find_numbers (const char *text)
{
  g_autoptr (GRegex) regex = ahu_rule_number_dup_regex ();
  g_autoptr (GStrvBuilder) numbers = g_strv_builder_new ();
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GMatchInfo) match = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  g_regex_match (regex, text, 0, &match);
  for (; g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      char *number = g_match_info_fetch (match, 1);

      if (!g_hash_table_contains (known, number) && can_be_shown (number))
        g_strv_builder_add (numbers, number);
      g_hash_table_add (known, number);
    }

  return g_strv_builder_end (numbers);
}

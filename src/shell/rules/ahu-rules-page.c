/* ahu-rules-page.c: the rule reference: contents, text, search
 *
 * One chapter is shown at a time, so that none takes long to show. Where there is
 * little room, contents and text take turns.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "shell/rules/ahu-rules-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "core/rules/ahu-rules.h"
#include "core/teach/ahu-measured.h"
#include "toolkit/base/ahu-compat.h"
#include "toolkit/base/ahu-menu-button.h"
#include "toolkit/base/ahu-text-scale.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/layout/ahu-width-bin.h"
#include "toolkit/rules/ahu-rules-text.h"
#include "toolkit/rules/ahu-rules-uses.h"

/* From here on contents and text stand side by side; as wide as the contents are. */
#define WIDE 900
#define SIDE_WIDTH 290

/* More would not be looked at. */
#define MAX_HITS 10

struct _AhuRulesPage
{
  AhuPage parent_instance;

  const AhuGameUi *ui;
  AhuRules *rules;
  AhuSession *session; /* weak, NULL without a game */
  int chapter;   /* that is shown, -1 for none yet */
  guint section; /* that was asked for */
  gboolean is_chosen; /* from the list */
  gboolean is_alone;
  guint scroll_id; /* waits until the section has its place */
  GArray *hits; /* sections, NULL while the contents are shown */

  GtkWidget *content;
  GtkWidget *menu_button;
  GtkToggleButton *contents_button;
  AhuWidthBin *width_bin;
  GtkWidget *side;
  GtkWidget *search_entry;
  GtkLabel *nothing_label;
  GtkWidget *side_scroller;
  GtkListBox *list;
  GtkScrolledWindow *scroller;
  GtkWidget *text;
};

G_DEFINE_FINAL_TYPE (AhuRulesPage, ahu_rules_page, AHU_TYPE_PAGE)

static gboolean
is_wide (AhuRulesPage *self)
{
  int width, height;

  ahu_width_bin_get_room (self->width_bin, &width, &height);

  return width >= ahu_text_scaled (WIDE);
}

static void
arrange (AhuRulesPage *self)
{
  gboolean wide = is_wide (self);
  gboolean contents = gtk_toggle_button_get_active (self->contents_button);

  gtk_widget_set_visible (GTK_WIDGET (self->contents_button), !wide);
  gtk_widget_set_visible (self->side, wide || contents);
  gtk_widget_set_visible (GTK_WIDGET (self->scroller), wide || !contents);
  gtk_widget_set_hexpand (self->side, !wide);
  gtk_widget_set_size_request (self->side, wide ? ahu_text_scaled (SIDE_WIDTH) : -1, -1);
}

static const AhuRulesSection *
get_section (AhuRulesPage *self,
             guint         index)
{
  return g_ptr_array_index (ahu_rules_get_sections (self->rules), index);
}

static const AhuRulesChapter *
get_chapter (AhuRulesPage *self,
             guint         index)
{
  return g_ptr_array_index (ahu_rules_get_chapters (self->rules), index);
}

static GtkWidget *
line_new (const char *markup,
          const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_markup (GTK_LABEL (label), markup);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (label, css_class);

  return label;
}

/* A row says all its words, not only those of its first line. */
static void
add_row (AhuRulesPage *self,
         const char   *title,
         const char   *excerpt,
         guint         section)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *label = line_new (title, excerpt != NULL ? "rules-hit" : "rules-chapter");
  g_autofree char *name = NULL;

  gtk_box_append (GTK_BOX (box), label);
  if (excerpt != NULL)
    {
      GtkWidget *second = line_new (excerpt, "second");

      gtk_box_append (GTK_BOX (box), second);
      name = g_strdup_printf ("%s\n%s", gtk_label_get_text (GTK_LABEL (label)),
                              gtk_label_get_text (GTK_LABEL (second)));
    }
  else
    name = g_strdup (gtk_label_get_text (GTK_LABEL (label)));
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_object_set_data (G_OBJECT (row), "section", GUINT_TO_POINTER (section));
  gtk_list_box_append (self->list, row);
}

static void
clear_list (AhuRulesPage *self)
{
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->list))) != NULL)
    gtk_list_box_remove (self->list, row);
}

static void
select_chapter (AhuRulesPage *self)
{
  if (self->hits == NULL && self->chapter >= 0)
    gtk_list_box_select_row (self->list, gtk_list_box_get_row_at_index (self->list, self->chapter));
}

static void
list_chapters (AhuRulesPage *self)
{
  GPtrArray *chapters = ahu_rules_get_chapters (self->rules);

  clear_list (self);
  g_clear_pointer (&self->hits, g_array_unref);
  for (guint i = 0; i < chapters->len; i++)
    {
      g_autofree char *title = g_markup_escape_text (get_chapter (self, i)->title, -1);

      add_row (self, title, NULL, get_chapter (self, i)->first);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->nothing_label), FALSE);
  select_chapter (self);
}

/* Not everything that is found has a number of its own. */
static char *
describe_hit (const AhuRulesSection *section)
{
  g_autofree char *number = ahu_rules_find_number (section->id);
  g_autofree char *title = g_markup_escape_text (section->title, -1);
  g_autofree char *small = number != NULL ? g_strdup_printf ("<span size=\"small\">%s</span>", number) : NULL;

  return number != NULL && g_str_equal (number, section->id)
         ? g_strdup_printf (C_("rule", "%1$s  %2$s"), title, small)
         : g_steal_pointer (&title);
}

static void
list_hits (AhuRulesPage *self,
           const char   *query)
{
  clear_list (self);
  g_clear_pointer (&self->hits, g_array_unref);
  self->hits = ahu_rules_search (self->rules, query);
  for (guint i = 0; i < MIN (self->hits->len, MAX_HITS); i++)
    {
      guint section = g_array_index (self->hits, guint, i);
      g_autofree char *title = describe_hit (get_section (self, section));
      g_autofree char *answer = ahu_rules_dup_answer (self->rules, section);
      g_autofree char *escaped = g_markup_escape_text (answer, -1);

      add_row (self, title, escaped, section);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->nothing_label), self->hits->len == 0);
  if (self->hits->len == 0)
    {
      /* Translators: %s is what was searched for in the rules. */
      g_autofree char *text = g_strdup_printf (_("Nothing found for “%s”. Try fewer words, or the number of a rule."), query);

      gtk_label_set_text (self->nothing_label, text);
      ahu_compat_announce (GTK_WIDGET (self), text);
    }
}

static void
search_changed_cb (AhuRulesPage *self)
{
  g_autofree char *query = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->search_entry)));

  g_strstrip (query);
  if (*query == '\0')
    list_chapters (self);
  else
    list_hits (self, query);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->side_scroller)), 0);
}

static GtkWidget *
get_section_widget (AhuRulesPage *self)
{
  guint index = self->section - get_chapter (self, (guint) self->chapter)->first;
  GtkWidget *child = gtk_widget_get_first_child (self->text);

  /* Before the sections stands the heading of the chapter. */
  for (guint i = 0; i < index + 1; i++)
    child = gtk_widget_get_next_sibling (child);

  return child;
}

static gboolean
is_chapter_begin (AhuRulesPage *self)
{
  return self->section == get_chapter (self, (guint) self->chapter)->first;
}

/* A new chapter has its place after the next layout only. */
static gboolean
scroll_cb (GtkWidget     *widget,
           GdkFrameClock *clock,
           gpointer       user_data)
{
  AhuRulesPage *self = AHU_RULES_PAGE (widget);
  GtkWidget *section = get_section_widget (self);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);
  graphene_point_t point;

  if (gtk_widget_get_mapped (section) && gtk_widget_get_height (section) == 0)
    return G_SOURCE_CONTINUE;

  self->scroll_id = 0;
  if (is_chapter_begin (self))
    gtk_adjustment_set_value (adjustment, 0);
  else if (gtk_widget_compute_point (section, self->text, graphene_point_zero (), &point))
    gtk_adjustment_set_value (adjustment, point.y);

  return G_SOURCE_REMOVE;
}

static GtkWidget *
section_new (AhuRulesPage          *self,
             const AhuRulesSection *section)
{
  g_autofree char *now = self->session != NULL ? ahu_measured_tell (self->ui->game,
                                                                    ahu_session_get_position (self->session),
                                                                    ahu_session_get_names (self->session), section->id)
                                               : NULL;
  gboolean is_asked = section == get_section (self, self->section);
  GtkWidget *widget = ahu_rules_text_new (section, self->ui, is_asked, now);
  GtkWidget *uses = self->session != NULL && !self->is_alone ? ahu_rules_uses_new (self->session, section->id) : NULL;

  if (uses != NULL)
    gtk_box_append (GTK_BOX (widget), uses);

  return widget;
}

static void
show_chapter (AhuRulesPage *self,
              guint         index)
{
  const AhuRulesChapter *chapter = get_chapter (self, index);
  g_autofree char *title = g_markup_escape_text (chapter->title, -1);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->text)) != NULL)
    gtk_box_remove (GTK_BOX (self->text), child);
  gtk_box_append (GTK_BOX (self->text), line_new (title, "rules-title"));
  for (guint i = 0; i < chapter->n_sections; i++)
    gtk_box_append (GTK_BOX (self->text), section_new (self, get_section (self, chapter->first + i)));
  self->chapter = (int) index;
}

static void
show_section (AhuRulesPage *self,
              guint         section)
{
  self->section = section;
  self->is_chosen = FALSE;
  /* Also the same chapter again: a switch may have been turned meanwhile. */
  show_chapter (self, get_section (self, section)->chapter);
  select_chapter (self);
  gtk_toggle_button_set_active (self->contents_button, FALSE);
  arrange (self);
  gtk_widget_grab_focus (gtk_widget_get_first_child (get_section_widget (self)));
  /* Where a chapter begins nobody has to be shown which rule is meant. */
  if (is_chapter_begin (self) && GTK_IS_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))))
    gtk_window_set_focus_visible (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), FALSE);
  if (self->scroll_id == 0)
    self->scroll_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), scroll_cb, NULL, NULL);
}

static void
choose_section (AhuRulesPage *self,
                guint         section)
{
  show_section (self, section);
  self->is_chosen = TRUE;
}

static guint
get_row_section (GtkWidget *row)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "section"));
}

static void
row_activated_cb (AhuRulesPage  *self,
                  GtkListBoxRow *row)
{
  choose_section (self, get_row_section (GTK_WIDGET (row)));
}

static void
search_activated_cb (AhuRulesPage *self)
{
  if (self->hits != NULL && self->hits->len > 0)
    choose_section (self, g_array_index (self->hits, guint, 0));
}

/* The first Escape takes back the search, the next leaves the page. */
static void
search_stopped_cb (AhuRulesPage *self)
{
  if (*gtk_editable_get_text (GTK_EDITABLE (self->search_entry)) != '\0')
    gtk_editable_set_text (GTK_EDITABLE (self->search_entry), "");
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "win.back", NULL);
}

static gboolean
list_left_cb (AhuRulesPage     *self,
              GtkDirectionType  direction)
{
  return direction == GTK_DIR_UP && gtk_widget_grab_focus (self->search_entry);
}

static gboolean
down_cb (GtkWidget *widget,
         GVariant  *arguments,
         gpointer   user_data)
{
  AhuRulesPage *self = user_data;
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);

  if (row == NULL)
    row = gtk_list_box_get_row_at_index (self->list, 0);

  return row != NULL && gtk_widget_grab_focus (GTK_WIDGET (row));
}

static gboolean
find_cb (GtkWidget *widget,
         GVariant  *arguments,
         gpointer   user_data)
{
  ahu_rules_page_search (AHU_RULES_PAGE (widget));

  return TRUE;
}

/* Whoever types anywhere on the page searches. An entry that isn't shown takes no keys: it comes
 * before it is asked. */
static gboolean
typed_cb (AhuRulesPage    *self,
          guint            keyval,
          guint            keycode,
          GdkModifierType  state)
{
  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) == 0 &&
      g_unichar_isgraph (gdk_keyval_to_unicode (keyval)))
    ahu_rules_page_search (self);

  return FALSE;
}

/* Before the entry moves its cursor. */
static void
add_down_key (AhuRulesPage *self)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                        gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Down, 0),
                                                          gtk_callback_action_new (down_cb, self, NULL)));
  gtk_widget_add_controller (self->search_entry, controller);
}

static void
ahu_rules_page_dispose (GObject *object)
{
  AhuRulesPage *self = AHU_RULES_PAGE (object);

  if (self->scroll_id != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->scroll_id);
  self->scroll_id = 0;
  g_clear_weak_pointer (&self->session);
  g_clear_pointer (&self->content, gtk_widget_unparent);
  g_clear_pointer (&self->hits, g_array_unref);

  G_OBJECT_CLASS (ahu_rules_page_parent_class)->dispose (object);
}

/* From a section to the contents or to what was found, if it was chosen there and there is
 * room only for one of them. */
static gboolean
ahu_rules_page_leave (AhuPage *page)
{
  AhuRulesPage *self = AHU_RULES_PAGE (page);
  GtkWidget *row;

  if (!self->is_chosen || is_wide (self))
    return FALSE;

  self->is_chosen = FALSE;
  ahu_rules_page_search (self);
  for (row = gtk_widget_get_first_child (GTK_WIDGET (self->list)); row != NULL; row = gtk_widget_get_next_sibling (row))
    if (get_row_section (row) == self->section)
      return gtk_widget_grab_focus (row);

  return TRUE;
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, AhuRulesPage, content);
  gtk_widget_class_bind_template_child (widget_class, AhuRulesPage, menu_button);
  gtk_widget_class_bind_template_child (widget_class, AhuRulesPage, contents_button);
  gtk_widget_class_bind_template_child (widget_class, AhuRulesPage, width_bin);
  gtk_widget_class_bind_template_child (widget_class, AhuRulesPage, side);
  gtk_widget_class_bind_template_child (widget_class, AhuRulesPage, search_entry);
  gtk_widget_class_bind_template_child (widget_class, AhuRulesPage, nothing_label);
  gtk_widget_class_bind_template_child (widget_class, AhuRulesPage, side_scroller);
  gtk_widget_class_bind_template_child (widget_class, AhuRulesPage, list);
  gtk_widget_class_bind_template_child (widget_class, AhuRulesPage, scroller);
  gtk_widget_class_bind_template_child (widget_class, AhuRulesPage, text);
  gtk_widget_class_bind_template_callback (widget_class, arrange);
  gtk_widget_class_bind_template_callback (widget_class, list_left_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_stopped_cb);
}

static void
ahu_rules_page_class_init (AhuRulesPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ahu_rules_page_dispose;
  AHU_PAGE_CLASS (klass)->leave = ahu_rules_page_leave;

  g_type_ensure (AHU_TYPE_MENU_BUTTON);
  g_type_ensure (AHU_TYPE_WIDTH_BIN);
  gtk_widget_class_set_template_from_resource (widget_class, AHU_RESOURCE_PATH "/ahu-rules-page.ui");
  bind_children (widget_class);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_f, GDK_CONTROL_MASK, find_cb, NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "win.back", NULL);
}

static void
ahu_rules_page_init (AhuRulesPage *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->chapter = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
  add_down_key (self);
  ahu_widget_limit_text (self->search_entry, AHU_TYPED_SEARCH);
  gtk_search_entry_set_key_capture_widget (GTK_SEARCH_ENTRY (self->search_entry), GTK_WIDGET (self));
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (typed_cb), self, G_CONNECT_SWAPPED);
  /* What is added last is asked first. */
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  arrange (self);
}

GtkWidget *
ahu_rules_page_new (const AhuGameUi *ui)
{
  AhuRulesPage *self;

  g_return_val_if_fail (ui != NULL && ui->game->rules_path != NULL, NULL);

  self = g_object_new (AHU_TYPE_RULES_PAGE, NULL);
  self->ui = ui;
  self->rules = ahu_rules_get_shared (ui);
  list_chapters (self);
  show_section (self, 0);

  return GTK_WIDGET (self);
}

void
ahu_rules_page_set_alone (AhuRulesPage *self)
{
  g_return_if_fail (AHU_IS_RULES_PAGE (self));

  self->is_alone = TRUE;
  gtk_widget_set_visible (self->menu_button, FALSE);
}

void
ahu_rules_page_set_session (AhuRulesPage *self,
                            AhuSession   *session)
{
  g_return_if_fail (AHU_IS_RULES_PAGE (self));
  g_return_if_fail (session == NULL || AHU_IS_SESSION (session));

  g_set_weak_pointer (&self->session, session);
}

void
ahu_rules_page_show_rule (AhuRulesPage *self,
                          const char   *rule)
{
  int section;

  g_return_if_fail (AHU_IS_RULES_PAGE (self));

  section = ahu_rules_find (self->rules, rule);
  show_section (self, (guint) MAX (section, 0));
  if (section >= 0)
    gtk_widget_add_css_class (get_section_widget (self), "rule-meant");
}

const char *
ahu_rules_page_get_rule (AhuRulesPage *self)
{
  g_return_val_if_fail (AHU_IS_RULES_PAGE (self), NULL);

  return get_section (self, self->section)->id;
}

void
ahu_rules_page_clear_search (AhuRulesPage *self)
{
  g_return_if_fail (AHU_IS_RULES_PAGE (self));

  gtk_editable_set_text (GTK_EDITABLE (self->search_entry), "");
}

void
ahu_rules_page_search (AhuRulesPage *self)
{
  g_return_if_fail (AHU_IS_RULES_PAGE (self));

  gtk_toggle_button_set_active (self->contents_button, TRUE);
  arrange (self);
  gtk_widget_grab_focus (self->search_entry);
}

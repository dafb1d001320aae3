/* ahu-tp-score-box.c: in final scoring, the numbers of the players' own box
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-score-box.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <string.h>

#include "games/tapati/engine/tp-sheet-file.h"
#include "games/tapati/ui/ahu-tp-box-form.h"
#include "games/tapati/ui/ahu-tp-box-list.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/rules/ahu-child-window.h"

#define WIDTH 360
#define HEIGHT 640

/* What stands in the window. */
typedef struct
{
  AhuSheet *sheet;
  GtkWidget *list;
  GtkWidget *form;
  AhuTpBoxEntry *entry;
} Shown;

static void
shown_free (gpointer data)
{
  Shown *shown = data;

  ahu_tp_box_entry_free (shown->entry);
  g_object_unref (shown->sheet);
  g_free (shown);
}

static TpBox
get_box (AhuSheet *sheet)
{
  TpReason reasons[TP_SHEET_MAX_PROBLEMS];
  TpSheet counted;

  tp_sheet_find_all_problems (&counted, ahu_sheet_get_document (sheet), reasons);

  return counted.box;
}

/* The boxes that have a name. What a sheet doesn't keep of them can't be different there: how long the row
 * of the market is. */
static GVariant *
recall_named (gboolean more)
{
  g_autoptr (GVariant) named = ahu_tp_own_boxes_recall ();
  GVariantBuilder builder;
  GVariantIter iter;
  GVariant *box;

  g_variant_builder_init (&builder, G_VARIANT_TYPE (AHU_TP_OWN_BOXES_TYPE));
  g_variant_iter_init (&iter, named);
  while ((box = g_variant_iter_next_value (&iter)) != NULL)
    {
      AhuTpOwnBox own;
      const char *name;

      g_variant_get (box, "(&sb&s)", &name, NULL, NULL);
      if (ahu_tp_own_box_from_variant (&own, box))
        {
          own.more = more;
          g_variant_builder_add_value (&builder, ahu_tp_own_box_to_variant (&own, name));
        }
      g_variant_unref (box);
    }

  return g_variant_ref_sink (g_variant_builder_end (&builder));
}

static Shown *
get_shown (GtkWidget *content)
{
  return g_object_get_data (G_OBJECT (content), "shown");
}

static void
show (GtkWidget *content)
{
  Shown *shown = get_shown (content);
  g_autoptr (GVariant) named = NULL;
  guint n_players = ahu_sheet_get_n_players (shown->sheet);
  TpBox box = get_box (shown->sheet);
  AhuTpOwnBox own;

  ahu_tp_own_box_from_box (&own, &box, n_players);
  named = recall_named (own.more);
  ahu_tp_box_entry_set_players (shown->entry, n_players);
  ahu_tp_box_entry_load (shown->entry, &own, named);
  ahu_tp_box_list_show (AHU_TP_BOX_LIST (shown->list), shown->entry);
  ahu_tp_box_form_show (AHU_TP_BOX_FORM (shown->form), shown->entry);
}

/* How long the row of the market is follows the number of players, who may change. */
static JsonNode *
setup_new (const AhuTpOwnBox *own)
{
  JsonNode *setup = tp_box_to_json (&own->box);

  json_object_remove_member (json_node_get_object (setup), "row");

  return setup;
}

static void
put (AhuSheet          *sheet,
     const AhuTpOwnBox *own)
{
  ahu_sheet_set (sheet, "setup", setup_new (own), FALSE);
}

static void
put_usual (AhuSheet *sheet)
{
  AhuTpOwnBox own;

  ahu_tp_own_box_init (&own);
  put (sheet, &own);
}

static void
entered_cb (GtkWidget *content,
            guint      field,
            guint      index,
            guint      value)
{
  Shown *shown = get_shown (content);

  if (ahu_tp_box_entry_set (shown->entry, field, index, value))
    put (shown->sheet, ahu_tp_box_entry_get_box (shown->entry));
}

static void
taken_cb (GtkWidget  *content,
          const char *name)
{
  Shown *shown = get_shown (content);

  if (name == NULL)
    put_usual (shown->sheet);
  else if (ahu_tp_box_entry_take_named (shown->entry, name))
    put (shown->sheet, ahu_tp_box_entry_get_box (shown->entry));
}

static void
recall_cb (GtkWidget *content)
{
  g_autoptr (GDateTime) day = NULL;
  AhuTpOwnBox own;

  day = ahu_tp_own_box_recall (&own);
  put (get_shown (content)->sheet, &own);
}

static GtkWidget *
content_new (AhuSheet *sheet)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  /* Translators: a button: the numbers that were entered for the last new game */
  GtkWidget *last = gtk_button_new_with_label (_("The box of the last game"));
  Shown *shown = g_new0 (Shown, 1);

  shown->sheet = g_object_ref (sheet);
  shown->entry = ahu_tp_box_entry_new ();
  shown->list = ahu_tp_box_list_new ();
  shown->form = ahu_tp_box_form_new ();
  g_object_set_data_full (G_OBJECT (content), "shown", shown, shown_free);
  ahu_tp_box_list_set_keeps (AHU_TP_BOX_LIST (shown->list), FALSE);
  ahu_tp_box_form_set_narrow (AHU_TP_BOX_FORM (shown->form), TRUE);
  ahu_tp_box_form_set_has_row (AHU_TP_BOX_FORM (shown->form), FALSE);
  gtk_widget_add_css_class (content, "tp-score-box");
  gtk_widget_add_css_class (last, "touch");
  gtk_widget_set_halign (last, GTK_ALIGN_START);
  g_signal_connect_object (last, "clicked", G_CALLBACK (recall_cb), content, G_CONNECT_SWAPPED);
  g_signal_connect_object (shown->list, "taken", G_CALLBACK (taken_cb), content, G_CONNECT_SWAPPED);
  g_signal_connect_object (shown->form, "entered", G_CALLBACK (entered_cb), content, G_CONNECT_SWAPPED);
  g_signal_connect_object (sheet, "changed", G_CALLBACK (show), content, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (content), last);
  gtk_box_append (GTK_BOX (content), shown->list);
  gtk_box_append (GTK_BOX (content), shown->form);
  show (content);

  return content;
}

static void
clicked_cb (GtkWidget *button,
            AhuSheet  *sheet)
{
  GtkWidget *window = adw_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), content_new (sheet));
  gtk_widget_set_vexpand (scroller, TRUE);
  gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  gtk_box_append (GTK_BOX (box), scroller);
  adw_window_set_content (ADW_WINDOW (window), box);
  gtk_window_set_title (GTK_WINDOW (window), _("Your box"));
  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  ahu_child_window_present (GTK_WINDOW (window), button);
}

static gboolean
is_usual (AhuSheet *sheet)
{
  TpBox box = get_box (sheet), usual;

  tp_box_init (&usual, ahu_sheet_get_n_players (sheet));
  usual.row = box.row;

  return memcmp (&box, &usual, sizeof box) == 0;
}

static void
show_which (GtkWidget *button,
            AhuSheet  *sheet)
{
  gtk_button_set_label (GTK_BUTTON (button),
                        /* Translators: on a button: which numbers of quarries, rugs and squares are counted with */
                        is_usual (sheet) ? _("Box: the usual numbers…") : _("Box: own numbers…"));
}

GtkWidget *
ahu_tp_score_box_new (AhuSheet *sheet)
{
  GtkWidget *button = gtk_button_new ();

  g_return_val_if_fail (AHU_IS_SHEET (sheet), button);

  gtk_widget_add_css_class (button, "touch");
  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), sheet, 0);
  g_signal_connect_object (sheet, "changed", G_CALLBACK (show_which), button, G_CONNECT_SWAPPED);
  show_which (button, sheet);

  return button;
}

/* The box of a game that was tracked is that game's. */
static void
show_line (GtkWidget *line,
           AhuSheet  *sheet)
{
  gtk_widget_set_visible (line, ahu_sheet_get_source (sheet) == AHU_SHEET_ENTERED && !is_usual (sheet));
}

GtkWidget *
ahu_tp_score_box_line_new (AhuSheet *sheet)
{
  GtkWidget *line = gtk_grid_new ();
  GtkWidget *words = ahu_widget_words_new (_("The numbers of your own box are used."), NULL);
  GtkWidget *button;

  g_return_val_if_fail (AHU_IS_SHEET (sheet), line);

  /* Translators: a button: the numbers of the box that the rules propose */
  button = gtk_button_new_with_label (_("The usual numbers"));
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "touch");
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_add_css_class (line, "panel");
  gtk_widget_add_css_class (line, "score-source");
  gtk_grid_attach (GTK_GRID (line), words, 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (line), button, 1, 0, 1, 1);
  g_signal_connect_object (button, "clicked", G_CALLBACK (put_usual), sheet, G_CONNECT_SWAPPED);
  g_signal_connect_object (sheet, "changed", G_CALLBACK (show_line), line, G_CONNECT_SWAPPED);
  show_line (line, sheet);

  return line;
}

JsonNode *
ahu_tp_score_box_setup_new (void)
{
  g_autoptr (GDateTime) day = NULL;
  AhuTpOwnBox own, usual;

  ahu_tp_own_box_init (&usual);
  day = ahu_tp_own_box_recall (&own);

  return memcmp (&own.box, &usual.box, sizeof own.box) != 0 ? setup_new (&own) : NULL;
}

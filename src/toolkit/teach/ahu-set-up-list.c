/* ahu-set-up-list.c: how the box is laid out, told to those to whom the game is new
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/teach/ahu-set-up-list.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "toolkit/base/ahu-compat.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/rules/ahu-rules-text.h"
#include "toolkit/teach/ahu-teller.h"

/* How wide a picture beside words is, so that all the words begin in a line. */
#define PICTURE_WIDTH 240
#define ANY_WIDTH 10000

struct _AhuSetUpList
{
  AhuParent parent_instance;

  const AhuGameUi *ui;
  char **names;
  AhuSetUpPart part;
  gboolean narrow;
  char *shown; /* of what the rows are made */
  gboolean has_led; /* to what is still to be laid out */
  GtkWidget *steps;
  GtkWidget *known; /* what those need who know the rules */
};

G_DEFINE_FINAL_TYPE (AhuSetUpList, ahu_set_up_list, AHU_TYPE_PARENT)

static guint done_signal;
static GParamSpec *teaches_property;

static void
toggled_cb (AhuSetUpList   *self,
            GtkCheckButton *done)
{
  gboolean is_done = gtk_check_button_get_active (done);
  GtkWidget *row = gtk_widget_get_ancestor (GTK_WIDGET (done), GTK_TYPE_LIST_BOX_ROW);

  ahu_widget_set_css_class (row, "done", is_done);
  if (is_done)
    g_signal_emit (self, done_signal, 0);
}

/* In a narrow column the words are below the picture, which they share with nothing but “Done”. */
static void
arrange (AhuSetUpList *self,
         GtkWidget    *row)
{
  GtkWidget *picture = gtk_widget_get_first_child (gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (row)));
  GtkWidget *words = gtk_widget_get_next_sibling (picture);
  GtkWidget *done = gtk_widget_get_next_sibling (words);
  int most = self->narrow ? ANY_WIDTH : PICTURE_WIDTH;

  ahu_widget_place (words, self->narrow ? 0 : 1, self->narrow ? 1 : 0, self->narrow ? 2 : 1);
  if (done != NULL)
    ahu_widget_place (done, self->narrow ? 1 : 2, 0, 1);
  adw_clamp_set_maximum_size (ADW_CLAMP (picture), most);
  adw_clamp_set_tightening_threshold (ADW_CLAMP (picture), most);
  gtk_widget_set_size_request (picture, self->narrow ? -1 : PICTURE_WIDTH, -1);
}

/* The picture tells readers of the screen nothing that its words don't. */
static void
add_row (AhuSetUpList       *self,
         const AhuSetUpStep *step,
         const char         *numbers)
{
  g_autofree char *text = ahu_teller_dup_set_up (self->ui, step->rule);
  GtkWidget *box = g_object_new (GTK_TYPE_GRID, "column-spacing", 12, "row-spacing", 6, NULL);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *picture = g_object_new (ADW_TYPE_CLAMP, "child", step->picture_new (g_strv_length (self->names)), NULL);
  GtkWidget *row = g_object_new (GTK_TYPE_LIST_BOX_ROW, "activatable", FALSE, "focusable", FALSE, "child", box, NULL);

  gtk_accessible_update_state (GTK_ACCESSIBLE (picture), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_widget_set_can_target (picture, FALSE);
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  gtk_grid_attach (GTK_GRID (box), picture, 0, 0, 1, 1);
  gtk_box_append (GTK_BOX (words), ahu_rules_words_new (text, "set-up-words"));
  if (numbers != NULL)
    gtk_box_append (GTK_BOX (words), ahu_widget_words_new (numbers, "second"));
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_grid_attach (GTK_GRID (box), words, 1, 0, 1, 1);
  if (step->is_unseen)
    {
      /* Translators: something that is laid out of the box is on the table now */
      GtkWidget *done = gtk_check_button_new_with_label (_("Done"));

      gtk_widget_add_css_class (done, "set-up-done");
      gtk_widget_set_halign (done, GTK_ALIGN_START);
      gtk_widget_set_valign (done, GTK_ALIGN_CENTER);
      gtk_accessible_update_relation (GTK_ACCESSIBLE (done), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY,
                                      gtk_widget_get_first_child (words), NULL, -1);
      g_signal_connect_object (done, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
      gtk_grid_attach (GTK_GRID (box), done, 2, 0, 1, 1);
    }
  gtk_list_box_append (GTK_LIST_BOX (self->steps), row);
  arrange (self, row);
}

/* The step's words for these players, a line each, NULL where a step has none. */
static GPtrArray *
list_numbers (AhuSetUpList *self)
{
  GPtrArray *all = g_ptr_array_new_with_free_func (g_free);

  for (const AhuSetUpStep *step = self->ui->set_up; step != NULL && step->rule != NULL; step++)
    g_ptr_array_add (all, step->words != NULL ? step->words (g_strv_length (self->names)) : NULL);

  return all;
}

static void
fill (AhuSetUpList *self,
      gboolean      teaches,
      GPtrArray    *numbers)
{
  g_autoptr (GString) known = g_string_new (NULL);
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (self->steps)) != NULL)
    gtk_list_box_remove (GTK_LIST_BOX (self->steps), row);
  for (guint i = 0; i < numbers->len; i++)
    {
      const AhuSetUpStep *step = &self->ui->set_up[i];
      const char *words = g_ptr_array_index (numbers, i);

      if (teaches && (self->part & (step->with_deal ? AHU_SET_UP_DEAL : AHU_SET_UP_PLAYERS)))
        add_row (self, step, words);
      else if (words != NULL && (self->part & AHU_SET_UP_PLAYERS) && !step->with_deal)
        g_string_append_printf (known, "%s%s", known->len > 0 ? "\n" : "", words);
    }
  self->has_led = FALSE;
  gtk_label_set_text (GTK_LABEL (self->known), known->str);
  gtk_widget_set_visible (self->known, known->len > 0);
  gtk_widget_set_visible (self->steps, gtk_widget_get_first_child (self->steps) != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self), gtk_widget_get_visible (self->known) || gtk_widget_get_visible (self->steps));
  g_object_notify_by_pspec (G_OBJECT (self), teaches_property);
}

/* What is done stays so, unless something else is to be laid out. */
static void
update (AhuSetUpList *self)
{
  gboolean teaches = self->names != NULL && ahu_teller_teaches (self->ui, (const char *const *) self->names);
  g_autoptr (GPtrArray) numbers = self->names != NULL ? list_numbers (self) : g_ptr_array_new ();
  g_autoptr (GString) shown = g_string_new (NULL);

  g_string_append_printf (shown, "%d %u %u", teaches, self->part, self->names != NULL ? g_strv_length (self->names) : 0);
  for (guint i = 0; i < numbers->len; i++)
    g_string_append_printf (shown, "\n%s", numbers->pdata[i] != NULL ? (char *) numbers->pdata[i] : "");
  if (g_strcmp0 (shown->str, self->shown) == 0)
    return;

  g_free (self->shown);
  self->shown = g_strdup (shown->str);
  fill (self, teaches, numbers);
}

static void
ahu_set_up_list_finalize (GObject *object)
{
  AhuSetUpList *self = AHU_SET_UP_LIST (object);

  g_strfreev (self->names);
  g_free (self->shown);

  G_OBJECT_CLASS (ahu_set_up_list_parent_class)->finalize (object);
}

static void
ahu_set_up_list_get_property (GObject    *object,
                              guint       property_id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  g_value_set_boolean (value, gtk_widget_get_visible (AHU_SET_UP_LIST (object)->steps));
}

static void
ahu_set_up_list_class_init (AhuSetUpListClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ahu_set_up_list_finalize;
  G_OBJECT_CLASS (klass)->get_property = ahu_set_up_list_get_property;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BOX_LAYOUT);
  teaches_property = g_param_spec_boolean ("teaches", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_property (G_OBJECT_CLASS (klass), 1, teaches_property);
  done_signal = g_signal_new ("done", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ahu_set_up_list_init (AhuSetUpList *self)
{
  self->narrow = TRUE;
  self->steps = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (self->steps), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (self->steps, "boxed-list");
  gtk_widget_add_css_class (self->steps, "set-up");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->steps),
                                  /* Translators: said by a screen reader: a list of what is laid out before a game */
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Setting up"),
                                  -1);
  gtk_widget_set_hexpand (self->steps, TRUE);
  gtk_widget_set_parent (self->steps, GTK_WIDGET (self));
  self->known = ahu_widget_words_new (NULL, "second");
  gtk_widget_set_parent (self->known, GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

void
ahu_set_up_list_show (AhuSetUpList      *self,
                      const AhuGameUi   *ui,
                      const char *const *names,
                      AhuSetUpPart       part)
{
  g_return_if_fail (AHU_IS_SET_UP_LIST (self));
  g_return_if_fail (ui != NULL);

  if (self->ui == NULL)
    ahu_game_ui_follow_switches (ui, G_CALLBACK (update), self);
  self->ui = ui;
  self->part = part;
  g_strfreev (self->names);
  self->names = g_strdupv ((char **) names);
  update (self);
}

void
ahu_set_up_list_set_narrow (AhuSetUpList *self,
                            gboolean      narrow)
{
  g_return_if_fail (AHU_IS_SET_UP_LIST (self));

  self->narrow = narrow;
  for (GtkWidget *row = gtk_widget_get_first_child (self->steps); row != NULL; row = gtk_widget_get_next_sibling (row))
    arrange (self, row);
}

/* Returns: (transfer none) (nullable): “Done” of the first step of which nobody has said that it is */
static GtkWidget *
find_open (AhuSetUpList *self)
{
  for (GtkWidget *row = gtk_widget_get_first_child (self->steps); row != NULL; row = gtk_widget_get_next_sibling (row))
    {
      GtkWidget *done = gtk_widget_get_last_child (gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (row)));

      if (GTK_IS_CHECK_BUTTON (done) && !gtk_check_button_get_active (GTK_CHECK_BUTTON (done)))
        return done;
    }

  return NULL;
}

gboolean
ahu_set_up_list_focus_open (AhuSetUpList *self)
{
  GtkWidget *open;

  g_return_val_if_fail (AHU_IS_SET_UP_LIST (self), FALSE);

  open = find_open (self);

  return open != NULL && gtk_widget_grab_focus (open);
}

gboolean
ahu_set_up_list_lead (AhuSetUpList *self)
{
  GtkWidget *open;
  const char *words;

  g_return_val_if_fail (AHU_IS_SET_UP_LIST (self), FALSE);

  open = find_open (self);
  if (self->has_led || open == NULL)
    return FALSE;
  self->has_led = TRUE;
  /* Translators: at something that is laid out before a game, said to somebody who goes on without having ticked it */
  words = _("Laid out? Tick it, or simply go on again.");
  /* A button that seems to do nothing has to say where it led. */
  gtk_box_append (GTK_BOX (gtk_widget_get_prev_sibling (open)), ahu_widget_words_new (words, "accent"));
  gtk_widget_grab_focus (open);
  gtk_window_set_focus_visible (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), TRUE);
  ahu_compat_announce (GTK_WIDGET (self), words);

  return TRUE;
}

void
ahu_set_up_picture_add (GtkWidget *picture,
                        GtkWidget *thing,
                        int        count)
{
  GtkWidget *item = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  g_autofree char *text = g_strdup_printf ("%d", count);

  gtk_widget_set_halign (thing, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (item, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (item), thing);
  if (count >= 0)
    {
      GtkWidget *number = ahu_widget_words_new (text, "set-up-count");

      gtk_widget_set_halign (number, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (item), number);
    }
  gtk_box_append (GTK_BOX (picture), item);
}

/* ahu-tp-moai-score.c: one Moai that can be scored: its points line by line, and what leaves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-moai-score.h"

#include <glib/gi18n.h>

#include "games/tapati/engine/tp-sentences.h"
#include "games/tapati/ui/ahu-tp-choice.h"
#include "games/tapati/ui/ahu-tp-lines.h"
#include "games/tapati/ui/ahu-tp-piece.h"
#include "games/tapati/ui/ahu-tp-scoring-words.h"
#include "toolkit/base/ahu-text-scale.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/layout/ahu-wrap-layout.h"

#define LEAVING 16

/* Pieces that go to one place. */
typedef struct
{
  GtkWidget *box;
  guint first; /* pieces that can go there, up to, not including, @end */
  guint end;
  GtkWidget *label;
  GtkWidget *counts[TP_PIECES]; /* made when there is first something to count */
  GtkWidget *numbers[TP_PIECES];
} Leaving;

struct _AhuTpMoaiScore
{
  AhuParent parent_instance;

  guint site;
  GtkWidget *head;   /* opens the lines */
  GtkWidget *state;
  GtkWidget *total;
  GtkWidget *body;
  GtkWidget *lines;
  Leaving back;
  Leaving recycled;
  Leaving out;
  GtkWidget *top;    /* the head, and beside it the button while it is closed */
  GtkWidget *button;
};

G_DEFINE_FINAL_TYPE (AhuTpMoaiScore, ahu_tp_moai_score, AHU_TYPE_PARENT)

static void
ahu_tp_moai_score_class_init (AhuTpMoaiScoreClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  ahu_tp_choice_add_signals (G_OBJECT_CLASS (klass));
  g_signal_new ("opened", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_css_name (widget_class, "tp-moai-score");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
opened_cb (AhuTpMoaiScore *self)
{
  g_signal_emit_by_name (self, "opened");
}

static void
build_leaving (GtkWidget  *ways,
               Leaving    *leaving,
               guint       first,
               guint       end,
               const char *words)
{
  leaving->first = first;
  leaving->end = end;
  leaving->box = ahu_wrap_box_new (9, 2);
  leaving->label = gtk_label_new (words);
  gtk_widget_add_css_class (leaving->label, "tp-leaving");
  gtk_box_append (GTK_BOX (leaving->box), leaving->label);
  gtk_box_append (GTK_BOX (ways), leaving->box);
}

/* Where there is room, what comes back into play stands in one line. */
static void
build_body (AhuTpMoaiScore *self)
{
  GtkWidget *ways = ahu_wrap_box_new (22, 2);

  self->body = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  self->lines = ahu_tp_lines_new ();
  gtk_box_append (GTK_BOX (self->body), self->lines);
  gtk_box_append (GTK_BOX (self->body), gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
  gtk_box_append (GTK_BOX (self->body), ways);
  /* Translators: before pieces that go there when a Moai is scored */
  build_leaving (ways, &self->back, TP_RAPANUI, TP_QUARRY_1, _("To the store"));
  /* Translators: before quarries that go to the recycled pile when a Moai is scored */
  build_leaving (ways, &self->recycled, TP_QUARRY_1, TP_RUG_2, _("Recycled"));
  /* Translators: before pieces that leave the game when a Moai is scored */
  build_leaving (ways, &self->out, TP_RAPANUI, TP_PIECES, _("Out of the game"));
  gtk_widget_set_parent (self->body, GTK_WIDGET (self));
}

static void
ahu_tp_moai_score_init (AhuTpMoaiScore *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 4);
}

GtkWidget *
ahu_tp_moai_score_new (guint site)
{
  static const char *const keys[TP_SITES] = { "1", "2", "3" };
  AhuTpMoaiScore *self = g_object_new (AHU_TYPE_TP_MOAI_SCORE, NULL);
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  /* Translators: %u is the number of a site on a board. */
  g_autofree char *name = g_strdup_printf (_("Site %u"), site + 1);
  GtkWidget *heading = gtk_label_new (name);

  g_return_val_if_fail (site < TP_SITES, NULL);

  self->site = site;
  gtk_widget_add_css_class (heading, "section");
  gtk_box_append (GTK_BOX (content), heading);
  self->state = ahu_widget_words_new (NULL, "second");
  gtk_widget_set_hexpand (self->state, TRUE);
  gtk_box_append (GTK_BOX (content), self->state);
  self->total = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->total, "tp-total");
  gtk_box_append (GTK_BOX (content), self->total);
  self->head = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (self->head), content);
  gtk_widget_add_css_class (self->head, "flat");
  gtk_widget_add_css_class (self->head, "tp-site");
  gtk_widget_set_hexpand (self->head, TRUE);
  g_signal_connect_swapped (self->head, "clicked", G_CALLBACK (opened_cb), self);
  self->top = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_box_append (GTK_BOX (self->top), self->head);
  gtk_widget_set_parent (self->top, GTK_WIDGET (self));
  build_body (self);
  self->button = ahu_tp_choice_new (GTK_WIDGET (self), NULL, keys[site]);
  gtk_box_append (GTK_BOX (self->top), self->button);

  return GTK_WIDGET (self);
}

static void
add_count (Leaving   *leaving,
           guint      i,
           GtkWidget *before)
{
  GtkWidget *piece = ahu_tp_piece_new ();

  ahu_tp_piece_show (AHU_TP_PIECE (piece), i, 0, i >= TP_RUG_2 ? LEAVING * 3 / 4 : LEAVING);
  leaving->counts[i] = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);
  leaving->numbers[i] = gtk_label_new (NULL);
  gtk_widget_add_css_class (leaving->numbers[i], "tp-number");
  gtk_box_append (GTK_BOX (leaving->counts[i]), leaving->numbers[i]);
  gtk_box_append (GTK_BOX (leaving->counts[i]), piece);
  gtk_box_insert_child_after (GTK_BOX (leaving->box), leaving->counts[i], before);
}

/* The loose ones by number, tiles one by one: they are few and differ. */
static void
show_leaving (Leaving     *leaving,
              const guint  pieces[TP_PIECES])
{
  GtkWidget *before = leaving->label;
  gboolean any = FALSE;

  for (guint i = leaving->first; i < leaving->end; i++)
    {
      if (leaving->counts[i] == NULL && pieces[i] > 0)
        add_count (leaving, i, before);
      if (leaving->counts[i] == NULL)
        continue;
      before = leaving->counts[i];
      gtk_widget_set_visible (leaving->counts[i], pieces[i] > 0);
      gtk_widget_set_visible (leaving->numbers[i], i < TP_QUARRY_1 || pieces[i] > 1);
      ahu_widget_show_number (leaving->numbers[i], pieces[i]);
      any |= pieces[i] > 0;
    }
  gtk_widget_set_visible (leaving->box, any);
}

/* Quarries go where the others of their kind lie. */
static void
show_all_leaving (AhuTpMoaiScore *self,
                  const TpMoai   *moai)
{
  guint back[TP_PIECES], out[TP_PIECES];

  tp_moai_leave (moai, back, out);
  show_leaving (&self->back, back);
  show_leaving (&self->recycled, back);
  show_leaving (&self->out, out);
}

static void
show_button (AhuTpMoaiScore   *self,
             const AhuTpScene *scene,
             guint             player,
             guint             total,
             gboolean          open)
{
  TpMove move = { .type = TP_MOVE_SCORE, .player = (guint8) player, .site = (guint8) self->site };
  /* Translators: a button; %1$u is the number of a site, %2$u the points of its Moai. */
  g_autofree char *name = g_strdup_printf (ngettext ("Score site %1$u for %2$u", "Score site %1$u for %2$u", total),
                                           self->site + 1, total);
  /* Translators: a button beside the name of the site; %u are the points of its Moai. */
  g_autofree char *text = g_strdup_printf (ngettext ("Score for %u", "Score for %u", total), total);

  ahu_choice_set_text (AHU_CHOICE (self->button), open ? name : text);
  ahu_choice_set_name (AHU_CHOICE (self->button), name, NULL);
  ahu_tp_choice_offer (AHU_CHOICE (self->button), scene, &move);
}

/* The button stands below the lines, or beside the head of a site without them; large text has no
 * room there. */
static void
place_button (AhuTpMoaiScore *self,
              gboolean        open)
{
  gboolean below = open || ahu_text_scale () > AHU_LARGE_TEXT;
  GtkWidget *parent = below ? GTK_WIDGET (self) : self->top;

  if (gtk_widget_get_parent (self->button) == parent)
    return;
  g_object_ref (self->button);
  if (below)
    {
      gtk_box_remove (GTK_BOX (self->top), self->button);
      gtk_widget_set_parent (self->button, GTK_WIDGET (self));
    }
  else
    {
      gtk_widget_unparent (self->button);
      gtk_box_append (GTK_BOX (self->top), self->button);
    }
  g_object_unref (self->button);
}

/* What stands there, and for how many points if its lines are shown. */
static void
show_head (AhuTpMoaiScore *self,
           const TpMoai   *moai,
           guint           total,
           gboolean        open)
{
  g_autofree char *state = ahu_tp_site_state (moai);
  /* Translators: %1$u is the number of a site, %2$s what stands there, such as “under transfer, A unfinished”. */
  g_autofree char *name = g_strdup_printf (_("Site %1$u, %2$s"), self->site + 1, state);

  gtk_label_set_label (GTK_LABEL (self->state), state);
  ahu_widget_show_number (self->total, total);
  gtk_widget_set_visible (self->total, open);
  gtk_widget_set_visible (self->body, open);
  ahu_widget_set_css_class (GTK_WIDGET (self), "open", open);
  /* A free site is read, not opened. */
  gtk_widget_set_can_target (self->head, tp_moai_is_begun (moai));
  gtk_widget_set_focusable (self->head, tp_moai_is_begun (moai));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->head), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->head), GTK_ACCESSIBLE_STATE_EXPANDED, open, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void
ahu_tp_moai_score_show (AhuTpMoaiScore   *self,
                        const AhuTpScene *scene,
                        guint             player,
                        gboolean          open,
                        AhuTpSize         size)
{
  const TpMoai *moai;
  guint total;
  gboolean begun;

  g_return_if_fail (AHU_IS_TP_MOAI_SCORE (self));
  g_return_if_fail (scene != NULL && player < scene->position->n_players);

  moai = &scene->position->players[player].moai[self->site];
  begun = tp_moai_is_begun (moai);
  total = ahu_tp_lines_show (AHU_TP_LINES (self->lines), moai, &scene->position->box, TRUE);
  show_head (self, moai, total, open && begun);
  gtk_widget_set_visible (self->button, begun);
  if (!begun)
    return;

  place_button (self, open);
  ahu_choice_set_show_key (AHU_CHOICE (self->button), ahu_tp_size_shows_keys (size));
  if (open)
    show_all_leaving (self, moai);
  show_button (self, scene, player, total, open);
}

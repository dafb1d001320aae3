/* ahu-tp-scoring.c: prestige: which Moai to score
 *
 * One site shows its lines; they follow the player who decides.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-scoring.h"

#include <glib/gi18n.h>

#include "games/tapati/ui/ahu-tp-choice.h"
#include "games/tapati/ui/ahu-tp-moai-score.h"
#include "toolkit/art/ahu-picture.h"
#include "toolkit/base/ahu-widget.h"

#define MARK 18

struct _AhuTpScoring
{
  AhuParent parent_instance;

  GtkWidget *mark;
  GtkWidget *heading;
  GtkWidget *sites[TP_SITES];
  AhuTpSize size;

  TpPosition position;
  char **names;
  char **colours;
  gboolean read_only;
  gboolean hints;
  guint player;
  guint open;
};

G_DEFINE_FINAL_TYPE (AhuTpScoring, ahu_tp_scoring, AHU_TYPE_PARENT)

static gboolean
has_moai (AhuTpScoring *self,
          guint         site)
{
  return tp_moai_is_begun (&self->position.players[self->player].moai[site]);
}

static void
show_sites (AhuTpScoring *self)
{
  AhuTpScene scene = { &self->position, (const char *const *) self->names, (const char *const *) self->colours,
                       self->read_only, self->hints };

  for (guint s = 0; s < TP_SITES; s++)
    ahu_tp_moai_score_show (AHU_TP_MOAI_SCORE (self->sites[s]), &scene, self->player, s == self->open, self->size);
}

static void
opened_cb (AhuTpScoring *self,
           GtkWidget    *site)
{
  for (guint s = 0; s < TP_SITES; s++)
    if (self->sites[s] == site)
      self->open = s;
  show_sites (self);
}

gboolean
ahu_tp_scoring_open_next (AhuTpScoring *self,
                          gboolean      down)
{
  g_return_val_if_fail (AHU_IS_TP_SCORING (self), FALSE);

  if (self->names == NULL)
    return FALSE;
  for (int s = (int) self->open + (down ? 1 : -1); s >= 0 && s < TP_SITES; s += down ? 1 : -1)
    if (has_moai (self, (guint) s))
      {
        self->open = (guint) s;
        show_sites (self);
        return TRUE;
      }

  return FALSE;
}

static gboolean
key_cb (AhuTpScoring    *self,
        guint            keyval,
        guint            keycode,
        GdkModifierType  state)
{
  if (keyval != GDK_KEY_Up && keyval != GDK_KEY_Down)
    return GDK_EVENT_PROPAGATE;

  return ahu_tp_scoring_open_next (self, keyval == GDK_KEY_Down) ? GDK_EVENT_STOP : GDK_EVENT_PROPAGATE;
}

static void
chosen_cb (AhuTpScoring *self,
           const TpMove *move)
{
  TpMove chosen = *move;

  g_signal_emit_by_name (self, "chosen", &chosen);
}

static void
refused_cb (AhuTpScoring *self,
            const char   *reason)
{
  g_signal_emit_by_name (self, "refused", reason);
}

static void
ahu_tp_scoring_finalize (GObject *object)
{
  AhuTpScoring *self = AHU_TP_SCORING (object);

  g_strfreev (self->names);
  g_strfreev (self->colours);

  G_OBJECT_CLASS (ahu_tp_scoring_parent_class)->finalize (object);
}

static void
ahu_tp_scoring_class_init (AhuTpScoringClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = ahu_tp_scoring_finalize;
  ahu_tp_choice_add_signals (G_OBJECT_CLASS (klass));
  gtk_widget_class_set_css_name (widget_class, "tp-scoring");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ahu_tp_scoring_init (AhuTpScoring *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkWidget *head = ahu_widget_row_new (8);
  /* Translators: above points of Moai, at the end of the line */
  GtkWidget *note = ahu_widget_words_new (_("value now"), "second");

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  self->size = AHU_TP_SIZE_LARGE;
  self->open = TP_SITES;
  gtk_widget_add_css_class (head, "tp-head");
  self->mark = ahu_picture_new (NULL, MARK, MARK);
  gtk_widget_set_valign (self->mark, GTK_ALIGN_CENTER);
  ahu_widget_row_append (head, self->mark);
  self->heading = ahu_widget_breakable_words_new (NULL, "section");
  gtk_widget_set_hexpand (self->heading, TRUE);
  ahu_widget_row_append (head, self->heading);
  ahu_widget_row_append (head, note);
  gtk_widget_set_parent (head, GTK_WIDGET (self));
  for (guint s = 0; s < TP_SITES; s++)
    {
      self->sites[s] = ahu_tp_moai_score_new (s);
      g_signal_connect_swapped (self->sites[s], "opened", G_CALLBACK (opened_cb), self);
      g_signal_connect_swapped (self->sites[s], "chosen", G_CALLBACK (chosen_cb), self);
      g_signal_connect_swapped (self->sites[s], "refused", G_CALLBACK (refused_cb), self);
      gtk_widget_set_parent (self->sites[s], GTK_WIDGET (self));
    }
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

GtkWidget *
ahu_tp_scoring_new (void)
{
  return g_object_new (AHU_TYPE_TP_SCORING, NULL);
}

void
ahu_tp_scoring_set_size (AhuTpScoring *self,
                         AhuTpSize     size)
{
  g_return_if_fail (AHU_IS_TP_SCORING (self));
  g_return_if_fail (size < AHU_TP_SIZES);

  self->size = size;
  ahu_widget_set_css_class (GTK_WIDGET (self), "far", size == AHU_TP_SIZE_FAR);
  if (self->names != NULL)
    show_sites (self);
}

void
ahu_tp_scoring_update (AhuTpScoring     *self,
                       const AhuTpScene *scene)
{
  g_autofree char *heading = NULL;
  guint player;

  g_return_if_fail (AHU_IS_TP_SCORING (self));
  g_return_if_fail (scene != NULL);

  player = scene->position->active;
  self->position = *scene->position;
  self->read_only = scene->read_only;
  self->hints = scene->hints;
  g_strfreev (self->names);
  self->names = g_strdupv ((char **) scene->names);
  g_strfreev (self->colours);
  self->colours = g_strdupv ((char **) scene->colours);
  if (player != self->player || self->open == TP_SITES || !has_moai (self, self->open))
    {
      self->player = player;
      for (self->open = 0; self->open < TP_SITES && !has_moai (self, self->open); self->open++)
        ;
    }
  ahu_mark_set_colour (AHU_PICTURE (self->mark), scene->colours[player], MARK);
  /* Translators: heading above the Moai of one player, who is %s. */
  heading = g_strdup_printf (_("%s’s Moai"), scene->names[player]);
  gtk_label_set_label (GTK_LABEL (self->heading), heading);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, heading, -1);
  show_sites (self);
}

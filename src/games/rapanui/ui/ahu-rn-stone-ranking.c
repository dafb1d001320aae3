/* ahu-rn-stone-ranking.c: how the Stone ranked the kinds, drawn and explained
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-stone-ranking.h"

#include <glib/gi18n.h>

#include "core/base/ahu-name.h"
#include "games/rapanui/study/rn-explain.h"
#include "games/rapanui/ui/ahu-rn-art.h"
#include "games/rapanui/ui/ahu-rn-stone-grid.h"
#include "games/rapanui/words/rn-sentences.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/rules/ahu-rules-text.h"

struct _AhuRnStoneRanking
{
  GtkBox parent_instance;
};

G_DEFINE_FINAL_TYPE (AhuRnStoneRanking, ahu_rn_stone_ranking, GTK_TYPE_BOX)

static char *
face_down_words (const RnPosition  *position,
                 const char *const *names)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;

  for (guint player = 0; player < position->n_players; player++)
    {
      guint n = 0;

      for (guint i = 0; i < position->n_hidden; i++)
        n += position->hidden[i].player == player;
      if (n > 0)
        /* Translators: how many cards were laid face down, by whom */
        g_ptr_array_add (parts, g_strdup_printf (C_("face down", "%u by %s"), n, names[player]));
    }
  g_ptr_array_add (parts, NULL);
  list = g_strjoinv (C_("players", ", "), (char **) parts->pdata);
  /* Translators: a list such as “1 by Chiara, 2 by Ben” */
  return g_strdup_printf (_("laid face down: %s"), list);
}

GtkWidget *
ahu_rn_stone_face_down_new (const RnPosition  *position,
                            const char *const *names)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  g_autofree char *words = face_down_words (position, names);
  GtkWidget *badge = ahu_picture_new (ahu_rn_art_sacrifice (RN_SACRIFICE_NULL), 15, 16);

  gtk_widget_set_valign (badge, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (line), badge);
  gtk_box_append (GTK_BOX (line), ahu_rules_words_new (words, "second"));
  return line;
}

static GtkWidget *
make_words (const RnPosition  *position,
            const RnFinal     *final,
            const char *const *names)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  g_auto (GStrv) sentences = rn_stone_explanation (final);

  gtk_widget_add_css_class (box, "ranking-words");
  for (guint i = 0; sentences[i] != NULL; i++)
    gtk_box_append (GTK_BOX (box), ahu_rules_words_new (sentences[i], NULL));
  if (position != NULL && position->n_hidden > 0)
    gtk_box_append (GTK_BOX (box), ahu_rn_stone_face_down_new (position, names));
  return box;
}

static void
ahu_rn_stone_ranking_class_init (AhuRnStoneRankingClass *klass)
{
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ahu_rn_stone_ranking_init (AhuRnStoneRanking *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_widget_add_css_class (GTK_WIDGET (self), "panel");
}

/* @position: NULL where nobody knows what was laid face down. */
static GtkWidget *
make_ranking (const RnPosition  *position,
              const RnFinal     *final,
              const char *const *names)
{
  AhuRnStoneRanking *self = g_object_new (AHU_TYPE_RN_STONE_RANKING, NULL);

  gtk_box_append (GTK_BOX (self), ahu_rn_stone_grid_new (final, position, TRUE));
  gtk_box_append (GTK_BOX (self), gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
  gtk_box_append (GTK_BOX (self), make_words (position, final, names));
  return GTK_WIDGET (self);
}

GtkWidget *
ahu_rn_stone_ranking_new (AhuSession *session)
{
  const RnPosition *position = ahu_session_get_position (session);
  g_auto (GStrv) names = ahu_names_isolate (ahu_session_get_names (session));
  RnSheet sheet;
  RnFinal final;

  rn_sheet_from_position (&sheet, position);
  rn_final (&final, &sheet);

  return make_ranking (position, &final, (const char *const *) names);
}

GtkWidget *
ahu_rn_stone_ranking_new_for_final (const RnFinal *final)
{
  return make_ranking (NULL, final, NULL);
}

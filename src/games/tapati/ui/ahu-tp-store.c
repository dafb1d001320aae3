/* ahu-tp-store.c: what the store still has
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-store.h"

#include <glib/gi18n.h>

#include "core/game/ahu-rule-number.h"
#include "games/tapati/engine/tp-sentences.h"
#include "games/tapati/ui/ahu-tp-art.h"
#include "games/tapati/ui/ahu-tp-centre-words.h"
#include "games/tapati/ui/ahu-tp-piece.h"
#include "toolkit/base/ahu-readable.h"
#include "toolkit/base/ahu-text.h"
#include "toolkit/base/ahu-tip.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/layout/ahu-wrap-layout.h"
#include "toolkit/rules/ahu-rule-menu.h"
#include "toolkit/rules/ahu-rules-text.h"

/* Between two counts, in CSS pixels. */
#define APART 7

/* What is counted: the loose pieces, quarries, rugs. */
enum
{
  QUARRIES = TP_LOOSE_PIECES,
  RUGS,
  N_COUNTS
};

typedef struct
{
  GtkWidget *box;
  GtkWidget *piece;
  GtkWidget *number;
} Count;

struct _AhuTpStore
{
  AhuParent parent_instance;

  GtkWidget *all; /* to be read as a whole */
  GtkWidget *heading;
  Count counts[N_COUNTS];
  GtkWidget *recycled;
  GtkWidget *watch; /* what will be short, for those who want hints */
  AhuTpSize size;
  gboolean line;
};

G_DEFINE_FINAL_TYPE (AhuTpStore, ahu_tp_store, AHU_TYPE_PARENT)

static void
ahu_tp_store_class_init (AhuTpStoreClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_css_name (widget_class, "tp-store");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
lay_out (AhuTpStore *self)
{
  gboolean far = self->size == AHU_TP_SIZE_FAR;
  int height = far ? 36 : 20;

  ahu_widget_set_css_class (GTK_WIDGET (self), "card", !self->line);
  ahu_widget_set_css_class (GTK_WIDGET (self), "tp-panel", !self->line);
  ahu_widget_set_css_class (GTK_WIDGET (self), "far", far);
  gtk_widget_set_visible (self->heading, !far);
  for (guint i = 0; i < TP_LOOSE_PIECES; i++)
    ahu_tp_piece_show (AHU_TP_PIECE (self->counts[i].piece), i, 0, height);
  ahu_picture_set_name_and_size (AHU_PICTURE (self->counts[QUARRIES].piece), AHU_TP_ART_QUARRY, height, height);
  ahu_tp_piece_show (AHU_TP_PIECE (self->counts[RUGS].piece), TP_RUG_2, 0, height * 4 / 5);
}

static void
ahu_tp_store_init (AhuTpStore *self)
{
  GtkWidget *row = ahu_wrap_box_new (APART, 3), *loose, *tiles;

  self->size = AHU_TP_SIZE_LARGE;
  self->all = ahu_readable_new (GTK_ACCESSIBLE_ROLE_GROUP, GTK_ORIENTATION_VERTICAL, 3);
  gtk_widget_set_parent (self->all, GTK_WIDGET (self));
  ahu_rule_menu_add_press (self->all);
  /* Translators: heading of what lies beside the table and can be taken again. */
  self->heading = ahu_widget_words_new (_("Store"), "tp-market");
  gtk_box_append (GTK_BOX (row), self->heading);
  /* Where a line is too short for all, the tiles stand together below the rest. */
  loose = ahu_wrap_box_new (APART, 3);
  tiles = ahu_wrap_box_new (APART, 3);
  gtk_box_append (GTK_BOX (row), loose);
  gtk_box_append (GTK_BOX (row), tiles);
  ahu_readable_append (AHU_READABLE (self->all), row);
  for (guint i = 0; i < N_COUNTS; i++)
    {
      Count *count = &self->counts[i];

      count->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
      count->piece = i == QUARRIES ? ahu_picture_new (NULL, 1, 1) : ahu_tp_piece_new ();
      /* Nothing moves for a digit more. */
      count->number = g_object_new (GTK_TYPE_LABEL, "width-chars", 2, "xalign", 0.0, NULL);
      gtk_widget_add_css_class (count->number, "tp-number");
      gtk_box_append (GTK_BOX (count->box), count->piece);
      gtk_box_append (GTK_BOX (count->box), count->number);
      gtk_box_append (GTK_BOX (i < TP_LOOSE_PIECES ? loose : tiles), count->box);
    }
  self->recycled = g_object_new (GTK_TYPE_LABEL, "width-chars", 4, "xalign", 0.0, NULL);
  gtk_widget_add_css_class (self->recycled, "second");
  gtk_box_append (GTK_BOX (self->counts[QUARRIES].box), self->recycled);
  self->watch = ahu_widget_words_new (NULL, "second");
  ahu_readable_append (AHU_READABLE (self->all), self->watch);
  lay_out (self);
}

GtkWidget *
ahu_tp_store_new (void)
{
  return g_object_new (AHU_TYPE_TP_STORE, NULL);
}

void
ahu_tp_store_set_size (AhuTpStore *self,
                       AhuTpSize   size)
{
  g_return_if_fail (AHU_IS_TP_STORE (self));
  g_return_if_fail (size < AHU_TP_SIZES);

  self->size = size;
  lay_out (self);
}

void
ahu_tp_store_set_line (AhuTpStore *self,
                       gboolean    line)
{
  g_return_if_fail (AHU_IS_TP_STORE (self));

  self->line = line;
  lay_out (self);
}

static void
show_count (AhuTpStore *self,
            guint       which,
            guint       count)
{
  ahu_widget_show_number (self->counts[which].number, count);
  ahu_widget_set_css_class (self->counts[which].box, "none", count == 0);
}

/* From afar nobody reads sentences.
 *
 * Returns: (transfer full): what is shown */
static char *
show_watch (AhuTpStore       *self,
            const AhuTpScene *scene)
{
  g_auto (GStrv) sentences = NULL;
  char *watch;

  if (scene->hints && !scene->read_only && self->size != AHU_TP_SIZE_FAR)
    sentences = tp_watch_sentences (scene->position);
  watch = sentences != NULL ? g_strjoinv ("\n", sentences) : g_strdup ("");
  ahu_rules_label_set_text (GTK_LABEL (self->watch), watch);
  gtk_widget_set_visible (self->watch, *watch != '\0');

  return watch;
}

void
ahu_tp_store_update (AhuTpStore       *self,
                     const AhuTpScene *scene)
{
  g_autofree char *words = NULL;
  g_autofree char *watch = NULL;
  g_autofree char *all = NULL;
  g_autofree char *tip = NULL;
  g_autofree char *recycled = NULL;
  g_autofree char *shown = NULL;
  const guint8 *store;
  guint stock, pile;

  g_return_if_fail (AHU_IS_TP_STORE (self));
  g_return_if_fail (scene != NULL);

  store = scene->position->store;
  stock = store[TP_QUARRY_1] + store[TP_QUARRY_2] + store[TP_QUARRY_3] + store[TP_QUARRY_4];
  pile = tp_position_quarries_left (scene->position) - stock;
  for (guint i = 0; i < TP_LOOSE_PIECES; i++)
    show_count (self, i, store[i]);
  show_count (self, QUARRIES, stock);
  show_count (self, RUGS, store[TP_RUG_2] + store[TP_RUG_3]);
  if (self->line || self->size == AHU_TP_SIZE_FAR)
    recycled = g_strdup_printf ("+ %u", pile);
  else
    /* Translators: behind the number of quarries that lie face down; %u are those in the recycled pile. */
    recycled = g_strdup_printf (ngettext ("+ %u recycled", "+ %u recycled", pile), pile);
  shown = g_strconcat (AHU_LEFT_TO_RIGHT, recycled, NULL);
  gtk_label_set_label (GTK_LABEL (self->recycled), shown);
  words = ahu_tp_store_words (scene->position);
  watch = show_watch (self, scene);
  all = *watch != '\0' ? g_strconcat (words, "\n", watch, NULL) : g_strdup (words);
  ahu_readable_set_words (AHU_READABLE (self->all), all);
  tip = ahu_cite (all, "T1.3");
  ahu_tip_set (self->all, tip);
}

GtkWidget *
ahu_tp_store_find_spot (AhuTpStore *self,
                        guint       piece)
{
  g_return_val_if_fail (AHU_IS_TP_STORE (self), NULL);
  g_return_val_if_fail (piece < TP_PIECES, NULL);

  return self->counts[piece >= TP_RUG_2 ? (guint) RUGS : MIN (piece, (guint) QUARRIES)].piece;
}

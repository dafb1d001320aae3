/* ahu-tp-exchange.c: the ways to exchange: each gives and takes in one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-exchange.h"

#include <glib/gi18n.h>
#include <math.h>

#include "games/tapati/engine/tp-pieces.h"
#include "games/tapati/ui/ahu-tp-arrow.h"
#include "games/tapati/ui/ahu-tp-choice.h"
#include "games/tapati/ui/ahu-tp-combination.h"
#include "games/tapati/ui/ahu-tp-exchange-words.h"
#include "games/tapati/ui/ahu-tp-owner.h"
#include "games/tapati/ui/ahu-tp-ring.h"
#include "toolkit/base/ahu-text-scale.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/rules/ahu-rules-text.h"

/* More ways leave the ring no room: what it shows stands in the ways, too. */
#define MOST_BESIDE_RING 5
#define MOST_KEYS 9
#define PIECE 22
#define SPACING 14
/* A quarry of each kind and the four others, each for the four others. */
#define MOST_WAYS ((TP_CIRCLES + TP_COMBINATIONS - 1) * (TP_COMBINATIONS - 1))

/* The way of an exchange: an arrow, with what it steps over. */
#define AHU_TYPE_TP_PATH (ahu_tp_path_get_type ())
G_DECLARE_FINAL_TYPE (AhuTpPath, ahu_tp_path, AHU, TP_PATH, GtkWidget)

#define MOST_MISSING (TP_COMBINATIONS - 2)
#define PATH_WIDTH 60
#define PATH_HEAD 16   /* the least length of the end with its head */
#define PATH_PIECE 18
#define PATH_LINE 6    /* the least length of a piece of line */

struct _AhuTpPath
{
  GtkWidget parent_instance;

  GtkWidget *missing[MOST_MISSING];
  GtkWidget *pieces[MOST_MISSING];
  guint n_missing;
};

G_DEFINE_FINAL_TYPE (AhuTpPath, ahu_tp_path, GTK_TYPE_WIDGET)

static int
width_of (GtkWidget *child)
{
  int width;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);

  return width;
}

/* What the missing ones and the lines between them take. */
static int
least_width (AhuTpPath *self)
{
  int width = PATH_HEAD;

  for (guint i = 0; i < self->n_missing; i++)
    width += PATH_LINE + width_of (self->missing[i]) + 2;

  return width;
}

static void
ahu_tp_path_measure (GtkWidget      *widget,
                     GtkOrientation  orientation,
                     int             for_size,
                     int            *minimum,
                     int            *natural,
                     int            *minimum_baseline,
                     int            *natural_baseline)
{
  AhuTpPath *self = AHU_TP_PATH (widget);

  *minimum = *natural = 0;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = MAX (ahu_text_scaled (PATH_WIDTH), least_width (self));
  else
    for (guint i = 0; i < self->n_missing; i++)
      {
        int height;

        gtk_widget_measure (self->missing[i], orientation, -1, NULL, &height, NULL, NULL);
        *minimum = *natural = MAX (*minimum, height);
      }
}

/* From the start, whichever side that is: the n-th missing one after n pieces of line. */
static void
ahu_tp_path_size_allocate (GtkWidget *widget,
                           int        width,
                           int        height,
                           int        baseline)
{
  AhuTpPath *self = AHU_TP_PATH (widget);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int spare = width - least_width (self);
  int x = 0;

  for (guint i = 0; i < self->n_missing; i++)
    {
      int own = width_of (self->missing[i]);
      int own_height;

      gtk_widget_measure (self->missing[i], GTK_ORIENTATION_VERTICAL, own, NULL, &own_height, NULL, NULL);
      x += PATH_LINE + spare / (int) (self->n_missing + 1);
      gtk_widget_size_allocate (self->missing[i],
                                &(GtkAllocation) { rtl ? width - x - own : x, (height - own_height) / 2, own, own_height },
                                -1);
      x += own + 2;
    }
}

static void
ahu_tp_path_snapshot (GtkWidget   *widget,
                      GtkSnapshot *snapshot)
{
  AhuTpPath *self = AHU_TP_PATH (widget);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int width = gtk_widget_get_width (widget);
  float y = gtk_widget_get_height (widget) / 2.f;
  float from = 0;
  GdkRGBA ink = ahu_tp_ink (0.8f);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, gtk_widget_get_height (widget)));

  gdk_cairo_set_source_rgba (cr, &ink);
  cairo_set_line_width (cr, AHU_TP_ARROW_WIDTH);
  for (guint i = 0; i < self->n_missing; i++)
    {
      graphene_rect_t bounds;
      float start, end;

      if (!gtk_widget_compute_bounds (self->missing[i], widget, &bounds))
        continue;
      start = rtl ? width - bounds.origin.x - bounds.size.width : bounds.origin.x;
      end = start + bounds.size.width;
      cairo_move_to (cr, rtl ? width - from : from, y);
      cairo_line_to (cr, rtl ? width - start + 2 : start - 2, y);
      cairo_stroke (cr);
      from = end + 2;
    }
  ahu_tp_arrow_draw (cr, &GRAPHENE_POINT_INIT (rtl ? width - from : from, y), NULL,
                     &GRAPHENE_POINT_INIT (rtl ? 0 : width, y));
  cairo_destroy (cr);

  GTK_WIDGET_CLASS (ahu_tp_path_parent_class)->snapshot (widget, snapshot);
}

static void
ahu_tp_path_dispose (GObject *object)
{
  AhuTpPath *self = AHU_TP_PATH (object);

  for (guint i = 0; i < MOST_MISSING; i++)
    g_clear_pointer (&self->missing[i], gtk_widget_unparent);

  G_OBJECT_CLASS (ahu_tp_path_parent_class)->dispose (object);
}

static void
ahu_tp_path_class_init (AhuTpPathClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ahu_tp_path_dispose;
  widget_class->measure = ahu_tp_path_measure;
  widget_class->size_allocate = ahu_tp_path_size_allocate;
  widget_class->snapshot = ahu_tp_path_snapshot;
  gtk_widget_class_set_css_name (widget_class, "tp-path");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
ahu_tp_path_init (AhuTpPath *self)
{
  for (guint i = 0; i < MOST_MISSING; i++)
    {
      self->missing[i] = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
      gtk_widget_add_css_class (self->missing[i], "tp-node");
      gtk_widget_add_css_class (self->missing[i], "missing");
      self->pieces[i] = ahu_tp_combination_new ();
      gtk_box_append (GTK_BOX (self->missing[i]), self->pieces[i]);
      gtk_widget_set_parent (self->missing[i], GTK_WIDGET (self));
      gtk_widget_set_visible (self->missing[i], FALSE);
    }
}

/* @missing are the combinations that it leads past. */
static void
path_show (AhuTpPath    *self,
           const guint8 *missing,
           guint         n)
{
  self->n_missing = n;
  for (guint i = 0; i < MOST_MISSING; i++)
    {
      gtk_widget_set_visible (self->missing[i], i < n);
      if (i < n)
        ahu_tp_combination_show (AHU_TP_COMBINATION (self->pieces[i]), missing[i], 0, PATH_PIECE);
    }
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

typedef struct
{
  GtkWidget *choice;
  GtkWidget *give;
  GtkWidget *path;
  GtkWidget *take;
  GtkWidget *keycap;
} Way;

struct _AhuTpExchange
{
  GtkWidget parent_instance;

  GtkWidget *hint;
  GtkWidget *ring;
  GtkWidget *line; /* below the ring */
  GtkWidget *heading;
  GtkWidget *owner; /* in its place, of who may exchange */
  GtkWidget *head;
  GtkWidget *gives;
  GtkWidget *list;
  GArray *ways; /* Way; those that are not needed are hidden */
  GtkWidget *nothing;
  GtkWidget *notes;
  GtkSizeGroup *columns[3];
  AhuTpSize size;
};

G_DEFINE_FINAL_TYPE (AhuTpExchange, ahu_tp_exchange, GTK_TYPE_WIDGET)

static void
ahu_tp_exchange_dispose (GObject *object)
{
  AhuTpExchange *self = AHU_TP_EXCHANGE (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  g_clear_pointer (&self->ways, g_array_unref);
  for (guint i = 0; i < G_N_ELEMENTS (self->columns); i++)
    g_clear_object (&self->columns[i]);

  G_OBJECT_CLASS (ahu_tp_exchange_parent_class)->dispose (object);
}

static void
ahu_tp_exchange_class_init (AhuTpExchangeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ahu_tp_exchange_dispose;
  ahu_tp_choice_add_signals (G_OBJECT_CLASS (klass));
  gtk_widget_class_set_css_name (widget_class, "tp-exchange");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
add_way (AhuTpExchange *self)
{
  Way way;
  guint index = self->ways->len;
  g_autofree char *key = index < MOST_KEYS ? g_strdup_printf ("%u", index + 1) : NULL;
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING);

  way.give = ahu_tp_combination_new ();
  way.path = g_object_new (AHU_TYPE_TP_PATH, NULL);
  way.take = ahu_tp_combination_new ();
  gtk_widget_set_hexpand (way.take, TRUE);
  way.keycap = ahu_keycap_new (key);
  gtk_widget_set_visible (way.keycap, key != NULL);
  gtk_widget_set_vexpand (content, TRUE);
  gtk_widget_set_valign (content, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (content), way.give);
  gtk_box_append (GTK_BOX (content), way.path);
  gtk_box_append (GTK_BOX (content), way.take);
  gtk_box_append (GTK_BOX (content), way.keycap);
  gtk_size_group_add_widget (self->columns[0], way.give);
  gtk_size_group_add_widget (self->columns[1], way.path);
  gtk_size_group_add_widget (self->columns[2], way.take);
  way.choice = ahu_tp_choice_new (GTK_WIDGET (self), content, key);
  ahu_choice_set_show_key (AHU_CHOICE (way.choice), FALSE);
  gtk_widget_add_css_class (way.choice, "tp-way");
  gtk_widget_set_vexpand (way.choice, FALSE);
  gtk_box_append (GTK_BOX (self->list), way.choice);
  g_array_append_val (self->ways, way);
}

/* The headings are as wide as their columns; a list, for readers of the screen too. */
static void
build_list (AhuTpExchange *self)
{
  GtkWidget *headings[] = {
    ahu_widget_breakable_words_new (NULL, "tp-column"),
    gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0),
    ahu_widget_words_new (_("and takes"), "tp-column"),
  };

  self->head = ahu_widget_row_new (SPACING);
  gtk_widget_add_css_class (self->head, "tp-columns");
  self->gives = headings[0];
  for (guint i = 0; i < G_N_ELEMENTS (headings); i++)
    {
      ahu_widget_row_append (self->head, headings[i]);
      gtk_size_group_add_widget (self->columns[i], headings[i]);
    }
  gtk_widget_set_parent (self->head, GTK_WIDGET (self));
  self->list = g_object_new (GTK_TYPE_BOX,
                             "accessible-role", GTK_ACCESSIBLE_ROLE_LIST,
                             "orientation", GTK_ORIENTATION_VERTICAL,
                             "spacing", 3,
                             NULL);
  gtk_widget_set_parent (self->list, GTK_WIDGET (self));
  self->nothing = ahu_widget_words_new (_("Nothing can be exchanged now."), "second");
  gtk_widget_set_parent (self->nothing, GTK_WIDGET (self));
}

static void
ahu_tp_exchange_init (AhuTpExchange *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  GtkWidget *head = ahu_widget_row_new (12);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 4);
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  gtk_widget_add_css_class (GTK_WIDGET (self), "tp-panel");
  self->ways = g_array_new (FALSE, FALSE, sizeof (Way));
  for (guint i = 0; i < G_N_ELEMENTS (self->columns); i++)
    self->columns[i] = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  self->heading = ahu_widget_words_new (_("Interchange"), "section");
  ahu_widget_row_append (head, self->heading);
  self->owner = ahu_tp_owner_new ();
  ahu_widget_row_append (head, self->owner);
  /* Translators: beside a list of exchanges, of which each is a button */
  self->hint = ahu_widget_words_new (_("tap one to exchange"), "second");
  gtk_widget_set_hexpand (self->hint, TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->hint), 1);
  ahu_widget_row_append (head, self->hint);
  gtk_widget_set_parent (head, GTK_WIDGET (self));
  self->ring = ahu_tp_ring_new ();
  gtk_widget_set_parent (self->ring, GTK_WIDGET (self));
  self->line = gtk_separator_new (GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_set_parent (self->line, GTK_WIDGET (self));
  build_list (self);
  self->notes = ahu_widget_words_new (NULL, "second");
  gtk_widget_set_parent (self->notes, GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Interchange"), -1);
  ahu_tp_exchange_set_size (self, AHU_TP_SIZE_LARGE);
}

GtkWidget *
ahu_tp_exchange_new (void)
{
  return g_object_new (AHU_TYPE_TP_EXCHANGE, NULL);
}

void
ahu_tp_exchange_set_size (AhuTpExchange *self,
                          AhuTpSize      size)
{
  g_return_if_fail (AHU_IS_TP_EXCHANGE (self));
  g_return_if_fail (size < AHU_TP_SIZES);

  self->size = size;
  ahu_tp_ring_set_size (AHU_TP_RING (self->ring), size);
  ahu_widget_set_css_class (GTK_WIDGET (self), "far", size == AHU_TP_SIZE_FAR);
}

/* All that @player could give for something that lies there, whoever acts now. */
static guint
find_ways (const TpPosition *p,
           guint             player,
           TpMove            moves[MOST_WAYS])
{
  guint n = 0;

  for (guint give = 0; give < TP_COMBINATIONS; give++)
    {
      guint becomes = tp_position_becomes (p, give);
      guint first = give == TP_COMBINATION_QUARRY ? TP_QUARRY_1 : TP_RAPANUI;
      guint last = give == TP_COMBINATION_QUARRY ? TP_QUARRY_4 : TP_RAPANUI;

      if (!tp_position_can_give (p, player, give))
        continue;
      for (guint piece = first; piece <= last; piece++)
        for (guint take = 0; take < TP_COMBINATIONS; take++)
          if (becomes >> take & 1 && (give != TP_COMBINATION_QUARRY || p->players[player].tapati[piece] > 0))
            moves[n++] = (TpMove) { .type = TP_MOVE_EXCHANGE, .player = (guint8) player, .what = (guint8) give,
                                    .take = (guint8) take, .piece = (guint8) piece };
    }

  return n;
}

static void
show_way (AhuTpExchange    *self,
          const AhuTpScene *scene,
          const TpMove     *move,
          guint             index)
{
  Way *way = &g_array_index (self->ways, Way, index);
  guint8 missing[TP_COMBINATIONS];
  guint n = tp_position_exchange_path (scene->position, move->what, move->take, missing);
  g_autofree char *words = ahu_tp_exchange_words (scene->position, move);
  int height = self->size == AHU_TP_SIZE_FAR ? 38 : PIECE;

  ahu_tp_combination_show (AHU_TP_COMBINATION (way->give), move->what,
                           move->what == TP_COMBINATION_QUARRY ? TP_CIRCLES_OF (move->piece) : 0, height);
  path_show (AHU_TP_PATH (way->path), missing, n);
  ahu_tp_combination_show (AHU_TP_COMBINATION (way->take), move->take, scene->position->exchange_quarry, height);
  ahu_choice_set_name (AHU_CHOICE (way->choice), words, NULL);
  ahu_tp_choice_offer (AHU_CHOICE (way->choice), scene, move);
  gtk_widget_set_visible (way->keycap, index < MOST_KEYS && ahu_tp_size_shows_keys (self->size));
}

void
ahu_tp_exchange_update (AhuTpExchange    *self,
                        const AhuTpScene *scene)
{
  const TpPosition *p;
  TpMove moves[MOST_WAYS];
  g_autofree char *notes = NULL;
  g_autofree char *gives = NULL;
  gboolean exchanges;
  guint n;

  g_return_if_fail (AHU_IS_TP_EXCHANGE (self));
  g_return_if_fail (scene != NULL);

  p = scene->position;
  /* While somebody places what was exchanged, nobody exchanges. */
  exchanges = p->step == TP_STEP_EXCHANGE;
  n = find_ways (p, p->actor, moves);
  while (self->ways->len < n)
    add_way (self);
  for (guint i = 0; i < n; i++)
    show_way (self, scene, &moves[i], i);
  for (guint i = 0; i < self->ways->len; i++)
    gtk_widget_set_visible (g_array_index (self->ways, Way, i).choice, i < n);
  ahu_tp_ring_show (AHU_TP_RING (self->ring), p->box.arrows, p->exchange, p->exchange_quarry);
  gtk_widget_set_visible (self->ring, n <= MOST_BESIDE_RING);
  gtk_widget_set_visible (self->line, n <= MOST_BESIDE_RING && (exchanges || n > 0));
  ahu_tp_owner_show (self->owner, self->heading, scene, exchanges);
  gtk_widget_set_visible (self->hint, exchanges && n > 0);
  gtk_widget_set_visible (self->head, n > 0);
  gtk_widget_set_visible (self->nothing, exchanges && n == 0);
  /* Translators: heading of a column; %s is a player's name. */
  gives = g_strdup_printf (_("%s gives"), scene->names[p->actor]);
  gtk_label_set_label (GTK_LABEL (self->gives), gives);
  notes = ahu_tp_exchange_notes (scene, p->actor);
  ahu_rules_label_set_text (GTK_LABEL (self->notes), notes);
  gtk_widget_set_visible (self->notes, exchanges && *notes != '\0');
}

GtkWidget *
ahu_tp_exchange_find_spot (AhuTpExchange *self,
                           guint          combination)
{
  g_return_val_if_fail (AHU_IS_TP_EXCHANGE (self), NULL);

  return gtk_widget_get_visible (self->ring) ? ahu_tp_ring_get_node (AHU_TP_RING (self->ring), combination) : self->list;
}

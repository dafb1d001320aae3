/* ahu-tp-head.c: the head of a board: whose it is, points, Tapati, what is to be placed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-head.h"

#include <string.h>

#include "core/game/ahu-rule-number.h"
#include "games/tapati/engine/tp-sentences.h"
#include "games/tapati/ui/ahu-tp-art.h"
#include "games/tapati/ui/ahu-tp-board-words.h"
#include "games/tapati/ui/ahu-tp-piece.h"
#include "toolkit/base/ahu-text-scale.h"
#include "toolkit/base/ahu-text.h"
#include "toolkit/base/ahu-tip.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/rules/ahu-rule-menu.h"

#define MARK 24
#define MARKER 20
#define SIGN 18
#define PIECE 20
#define TAPATI_HEIGHT 28
#define TILE_HEIGHT 17
#define PILL_PIECE 17
#define PILLS 2
/* About what one of them needs. */
#define PILL_WIDTH 54

/* The middle of both lines at text of 100 %. */
#define FIRST_LINE 22
#define SECOND_LINE 50

/* From two metres. */
#define FAR_MARK 29
#define FAR_MARKER 25
#define FAR_SIGN 22
#define FAR_PIECE 27
#define FAR_TILE_HEIGHT 20
#define FAR_SECOND_LINE 53
#define FAR_PILL_PIECE 22
#define FAR_TICK 20

#define GAP 8
#define COUNT_GAP 6
#define NEAR 4
#define LEAST_NAME 44

typedef struct
{
  GtkWidget *picture;
  GtkWidget *number;
  GtkWidget *limit;
} Count;

typedef struct
{
  GtkWidget *box;
  GtkWidget *piece;
  GtkWidget *label;
} Pill;

struct _AhuTpHead
{
  AhuParent parent_instance;

  GtkWidget *mark;
  GtkWidget *name;
  GtkWidget *marker;
  Pill pills[PILLS];
  GtkWidget *tick;
  GtkWidget *done; /* the same in words */
  GtkWidget *sign;
  GtkWidget *points;
  GtkWidget *tapati; /* says in words what the counts show */
  Count counts[TP_LOOSE_PIECES];
  GtkWidget *tiles[TP_TAPATI_TILES];
  GtkWidget *places[TP_TAPATI_TILES]; /* for those that are not there */
  guint placed;      /* pieces that are placed now, bit per TpPiece; 0 if nobody places */
  char *words;       /* of the Tapati */

  gboolean is_far;
  gboolean one_line;
  int pad;
  int reserve; /* for buttons at the end */
};

G_DEFINE_FINAL_TYPE (AhuTpHead, ahu_tp_head, AHU_TYPE_PARENT)

static int
width_of (GtkWidget *child)
{
  int natural;

  if (!gtk_widget_get_visible (child))
    return 0;
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);

  return natural;
}

static void
put (AhuTpHead *self,
     GtkWidget *child,
     int        x,
     int        middle,
     int        width)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkAllocation area = { x, 0, width, 0 };

  gtk_widget_set_child_visible (child, TRUE);
  if (!gtk_widget_get_visible (child))
    return;

  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    area.x = gtk_widget_get_width (widget) - x - width;
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &area.height, NULL, NULL);
  area.y = middle - area.height / 2;
  gtk_widget_size_allocate (child, &area, -1);
}

/* Puts a child where the one before ended, if there is anything of it. */
static int
put_next (AhuTpHead *self,
          GtkWidget *child,
          int        x,
          int        middle,
          int        gap)
{
  int width = width_of (child);

  put (self, child, x, middle, width);

  return width > 0 ? x + width + gap : x;
}

/* How wide a child is with a gap behind it, 0 if there is nothing of it. */
static int
width_with_gap (GtkWidget *child,
                int        gap)
{
  int width = width_of (child);

  return width > 0 ? width + gap : 0;
}

/* The tick is enough where there is no room for words. */
static int
measure_pills (AhuTpHead *self,
               gboolean   words)
{
  int width = width_with_gap (self->tick, NEAR) + (words ? width_with_gap (self->done, GAP) : 0);

  for (guint i = 0; i < PILLS; i++)
    width += width_with_gap (self->pills[i].box, NEAR);

  return width;
}

/* Whose board it is, and who begins. */
static int
measure_name (AhuTpHead *self)
{
  int gap = self->one_line ? NEAR : GAP;

  return width_of (self->mark) + gap + width_of (self->name) + gap + width_with_gap (self->marker, gap);
}

/* The line tells whose board it is; the name yields to what must stand beside it. Where one line has no
 * room for the whole name and the marker, the name is what is read. */
static int
put_name (AhuTpHead *self,
          int        middle,
          int        end,
          int        others)
{
  int gap = self->one_line ? NEAR : GAP;
  int x = put_next (self, self->mark, self->pad, middle, gap);
  int marker = width_with_gap (self->marker, gap);
  int name = width_of (self->name);
  int room = end - x - others - gap;
  gboolean has_marker = !self->one_line || name + marker <= room;

  name = MIN (name, MAX (room - (has_marker ? marker : 0), ahu_text_scaled (LEAST_NAME)));
  put (self, self->name, x, middle, name);
  x += name + gap;
  if (has_marker)
    return put_next (self, self->marker, x, middle, gap);
  gtk_widget_set_child_visible (self->marker, FALSE);

  return x;
}

/* What has no room before @end is left out. */
static int
put_pills (AhuTpHead *self,
           int        x,
           int        middle,
           int        end,
           gboolean   words)
{
  GtkWidget *children[] = { self->pills[0].box, self->pills[1].box, self->tick, self->done };

  for (guint i = 0; i < G_N_ELEMENTS (children); i++)
    if ((children[i] == self->done && !words) || x + width_of (children[i]) > end)
      gtk_widget_set_child_visible (children[i], FALSE);
    else
      x = put_next (self, children[i], x, middle, children[i] == self->done ? GAP : NEAR);

  return x;
}

/* With their sign, unless what ends at @before has no room beside both.
 * Returns: where they begin */
static int
put_points (AhuTpHead *self,
            int        end,
            int        middle,
            int        before)
{
  int points = width_of (self->points), sign = width_of (self->sign);
  gboolean has_sign = before + GAP + sign + NEAR + points <= end;

  put (self, self->points, end - points, middle, points);
  gtk_widget_set_child_visible (self->sign, has_sign);
  if (!has_sign)
    return end - points;
  put (self, self->sign, end - points - NEAR - sign, middle, sign);

  return end - points - NEAR - sign;
}

static gboolean
is_wanted (AhuTpHead *self,
           guint      piece,
           gboolean   only_placed)
{
  return !only_placed || self->placed & (1u << piece);
}

/* How wide the counts of the Tapati are with or without their limits. */
static int
measure_counts (AhuTpHead *self,
                gboolean   only_placed,
                gboolean   limits)
{
  int width = 0;

  for (guint i = 0; i < TP_LOOSE_PIECES; i++)
    if (is_wanted (self, i, only_placed))
      width += width_of (self->counts[i].picture) + NEAR + width_of (self->counts[i].number) + COUNT_GAP +
               (limits ? width_of (self->counts[i].limit) : 0);

  return width;
}

/* How wide the tiles that are kept are, with or without the places of those that could be. */
static int
measure_tiles (AhuTpHead *self,
               gboolean   places)
{
  int width = 0;

  for (guint i = 0; i < TP_TAPATI_TILES; i++)
    width += width_with_gap (self->tiles[i], NEAR) + (places ? width_with_gap (self->places[i], NEAR) : 0);

  return width;
}

static int
put_count (AhuTpHead   *self,
           const Count *count,
           int          x,
           int          middle,
           gboolean     is_shown,
           gboolean     limits)
{
  gboolean is_rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;

  gtk_widget_set_child_visible (count->picture, is_shown);
  gtk_widget_set_child_visible (count->number, is_shown);
  gtk_widget_set_child_visible (count->limit, is_shown && limits);
  if (!is_shown)
    return x;

  x = put_next (self, count->picture, x, middle, NEAR);
  /* “1/2” is one number, whichever way is read. */
  if (limits && is_rtl)
    x = put_next (self, count->limit, x, middle, 0);
  x = put_next (self, count->number, x, middle, 0);
  if (limits && !is_rtl)
    x = put_next (self, count->limit, x, middle, 0);

  return x + COUNT_GAP;
}

/* First the limits are left out, then places without a tile, for which there is @spare, then the counts: all are in
 * the words. Tiles that are kept are seen wherever they have room at all. From afar nobody reads a limit. */
static void
put_tapati (AhuTpHead *self,
            int        x,
            int        middle,
            int        room,
            int        spare,
            gboolean   only_placed,
            gboolean   at_end)
{
  int all = measure_tiles (self, TRUE), kept = measure_tiles (self, FALSE);
  gboolean limits = !self->is_far && measure_counts (self, only_placed, TRUE) + all <= spare;
  gboolean places = measure_counts (self, only_placed, limits) + all <= spare;
  gboolean counts = measure_counts (self, only_placed, limits) + kept - NEAR <= room, tiles = kept - NEAR <= room;
  int start;

  if (at_end)
    x += MAX (room + NEAR - (counts ? measure_counts (self, only_placed, limits) : 0) - (places ? all : kept), 0);
  start = x;
  for (guint i = 0; i < TP_LOOSE_PIECES; i++)
    x = put_count (self, &self->counts[i], x, middle, counts && is_wanted (self, i, only_placed), limits);
  for (guint i = 0; i < TP_TAPATI_TILES; i++)
    {
      gtk_widget_set_child_visible (self->tiles[i], tiles);
      gtk_widget_set_child_visible (self->places[i], places);
      if (tiles)
        x = put_next (self, self->tiles[i], x, middle, NEAR);
      if (places)
        x = put_next (self, self->places[i], x, middle, NEAR);
    }
  put (self, self->tapati, start, middle, MAX (x - start, 1));
}

/* A long name has the first line for itself: what is to be placed begins the second then, and the points end it. Where
 * buttons leave too little of that, of the counts only what is placed is shown. */
static void
allocate_two_lines (AhuTpHead *self,
                    int        end)
{
  int first = ahu_text_scaled (FIRST_LINE);
  int second = ahu_text_scaled (self->is_far ? FAR_SECOND_LINE : SECOND_LINE);
  int name = self->pad + measure_name (self);
  int tapati = measure_counts (self, FALSE, FALSE) + measure_tiles (self, FALSE);
  int taken = name + measure_pills (self, FALSE), room = end - GAP - width_of (self->points);
  gboolean beside = name <= room;
  int points = put_points (self, end, beside ? first : second,
                           !beside ? self->pad + tapati : taken <= room ? taken : name) - GAP;
  int first_end = beside ? points : end, second_end = beside ? end : points;
  int pills = measure_pills (self, TRUE);
  gboolean words = name + pills <= first_end || self->pad + pills + tapati <= second_end;
  gboolean is_long = name + measure_pills (self, words) > first_end;
  int x = put_name (self, first, first_end, is_long ? 0 : measure_pills (self, words));

  x = is_long ? put_pills (self, self->pad, second, second_end - measure_tiles (self, FALSE), words)
              : put_pills (self, x, first, first_end, words);
  x = is_long ? x : self->pad;
  put_tapati (self, x, second, second_end - x, second_end - x, self->placed != 0 && x + tapati > second_end, FALSE);
}

/* Beside what was just taken the name matters more than what was there before, but for tiles. Where too little of the
 * line is left, only what is placed is shown, and of what was taken what the name leaves room for. */
static void
allocate_one_line (AhuTpHead *self,
                   int        middle,
                   int        end)
{
  int tiles = measure_tiles (self, FALSE), tapati = measure_counts (self, FALSE, FALSE) + tiles - NEAR;
  int whose = self->pad + measure_name (self), room = end - GAP - width_of (self->points);
  int taken = self->reserve > 0 ? MAX (measure_pills (self, FALSE), ahu_text_scaled (PILL_WIDTH)) : 0;
  gboolean fits = whose - width_with_gap (self->marker, NEAR) + tapati + taken <= room;
  int points = put_points (self, end, middle, whose + tapati + (fits ? taken : 0)) - GAP;
  gboolean words = !gtk_widget_get_visible (self->done) || whose + measure_pills (self, TRUE) + tapati <= points;
  int pills = measure_pills (self, words), name = whose + pills;
  gboolean is_short = name - width_with_gap (self->marker, NEAR) + tapati > points;
  gboolean yields = is_short && (self->reserve > 0 || gtk_widget_get_visible (self->pills[0].box));
  int x = put_name (self, middle, points, (name + tiles > points ? 0 : pills) + (yields ? tiles : tapati));

  x = put_pills (self, x, middle, points - tiles, words);
  /* What is taken moves nothing. */
  put_tapati (self, x, middle, MAX (points - x, 0), points - whose - MAX (pills, ahu_text_scaled (PILL_WIDTH)),
              self->placed != 0 && is_short, TRUE);
}

static void
ahu_tp_head_size_allocate (GtkWidget *widget,
                           int        width,
                           int        height,
                           int        baseline)
{
  AhuTpHead *self = AHU_TP_HEAD (widget);
  int end = width - self->pad - self->reserve;

  if (!self->one_line)
    allocate_two_lines (self, end);
  else
    allocate_one_line (self, height / 2, end);
}

static void
ahu_tp_head_measure (GtkWidget      *widget,
                     GtkOrientation  orientation,
                     int             for_size,
                     int            *minimum,
                     int            *natural,
                     int            *minimum_baseline,
                     int            *natural_baseline)
{
  *minimum = *natural = 0;
}

static void
ahu_tp_head_finalize (GObject *object)
{
  g_free (AHU_TP_HEAD (object)->words);

  G_OBJECT_CLASS (ahu_tp_head_parent_class)->finalize (object);
}

static void
ahu_tp_head_class_init (AhuTpHeadClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = ahu_tp_head_finalize;
  widget_class->measure = ahu_tp_head_measure;
  widget_class->size_allocate = ahu_tp_head_size_allocate;

  gtk_widget_class_set_css_name (widget_class, "tp-head");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
add (AhuTpHead  *self,
     GtkWidget  *child,
     const char *css_class)
{
  if (css_class != NULL)
    gtk_widget_add_css_class (child, css_class);
  gtk_widget_set_can_target (child, FALSE);
  gtk_widget_set_parent (child, GTK_WIDGET (self));

  return child;
}

/* Numbers are told by the words of the board and of its Tapati. */
static GtkWidget *
number_new (void)
{
  return g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
}

static void
add_pill (AhuTpHead *self,
          Pill      *pill)
{
  pill->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, NEAR);
  pill->piece = ahu_tp_piece_new ();
  pill->label = number_new ();
  gtk_box_append (GTK_BOX (pill->box), pill->piece);
  gtk_box_append (GTK_BOX (pill->box), pill->label);
  gtk_widget_set_visible (pill->box, FALSE);
  add (self, pill->box, "tp-pill");
}

/* What can be pressed to hear more of it. */
static GtkWidget *
add_pressable (AhuTpHead  *self,
               GtkWidget  *child,
               const char *css_class)
{
  add (self, child, css_class);
  gtk_widget_set_can_target (child, TRUE);
  ahu_rule_menu_add_press (child);

  return child;
}

static void
ahu_tp_head_init (AhuTpHead *self)
{
  self->mark = add (self, ahu_picture_new (NULL, MARK, MARK), NULL);
  self->name = add_pressable (self, gtk_label_new (NULL), "tp-name");
  gtk_label_set_ellipsize (GTK_LABEL (self->name), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (self->name), 0);
  self->marker = add (self, ahu_picture_new (AHU_TP_ART_MARKER, MARKER, MARKER), NULL);
  for (guint i = 0; i < PILLS; i++)
    add_pill (self, &self->pills[i]);

  self->tick = add (self, g_object_new (GTK_TYPE_IMAGE, "icon-name", "object-select-symbolic",
                                         "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL), NULL);
  self->done = add (self, gtk_label_new (NULL), "tp-done");

  self->sign = add (self, ahu_picture_new (AHU_TP_ART_POINTS, SIGN, SIGN), NULL);
  self->points = add_pressable (self, number_new (), "tp-points");
  self->tapati = add_pressable (self, g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG,
                                                    "height-request", TAPATI_HEIGHT, NULL), NULL);
  for (guint i = 0; i < TP_LOOSE_PIECES; i++)
    {
      self->counts[i].picture = add (self, ahu_picture_new (ahu_tp_art_piece (i), PIECE, PIECE), NULL);
      self->counts[i].number = add (self, number_new (), "tp-held");
      self->counts[i].limit = add (self, number_new (), "tp-limit");
    }
  for (guint i = 0; i < TP_TAPATI_TILES; i++)
    {
      self->tiles[i] = add (self, ahu_tp_piece_new (), NULL);
      self->places[i] = add (self, ahu_picture_new (ahu_tp_art_place (TP_QUARRY_1), 2 * TILE_HEIGHT, TILE_HEIGHT), NULL);
    }
}

GtkWidget *
ahu_tp_head_new (void)
{
  return g_object_new (AHU_TYPE_TP_HEAD, NULL);
}

static void
show_count (AhuTpHead *self,
            guint      piece,
            guint      count,
            guint      limit)
{
  Count *shown = &self->counts[piece];
  g_autofree char *text = g_strdup_printf (AHU_LEFT_TO_RIGHT "/%u", limit);

  ahu_widget_show_number (shown->number, count);
  if (g_strcmp0 (text, gtk_label_get_text (GTK_LABEL (shown->limit))) != 0)
    gtk_label_set_text (GTK_LABEL (shown->limit), text);
  ahu_widget_set_css_class (shown->picture, "tp-none", count == 0);
  ahu_widget_set_css_class (shown->number, "tp-none", count == 0);
}

static guint
spaces_of (guint        piece,
           const TpBox *box)
{
  return piece >= TP_RUG_2 ? box->rug_spaces[piece - TP_RUG_2] : 0;
}

static void
show_tiles (AhuTpHead        *self,
            const TpPosition *position,
            const guint8     *tapati)
{
  int height = self->is_far ? FAR_TILE_HEIGHT : TILE_HEIGHT;
  guint n = 0;

  for (guint piece = TP_QUARRY_1; piece < TP_PIECES; piece++)
    for (guint i = 0; i < tapati[piece] && n < TP_TAPATI_TILES; i++)
      ahu_tp_piece_show (AHU_TP_PIECE (self->tiles[n++]), piece, spaces_of (piece, &position->box), height);
  for (guint i = 0; i < TP_TAPATI_TILES; i++)
    {
      gtk_widget_set_visible (self->tiles[i], i < n);
      gtk_widget_set_visible (self->places[i], i >= n);
    }
}

static void
show_tapati (AhuTpHead        *self,
             const TpPosition *position,
             guint             seat)
{
  const guint8 *tapati = position->players[seat].tapati;
  g_autofree char *words = ahu_tp_tapati_words (tapati);
  g_autofree char *all = NULL;

  show_count (self, TP_RAPANUI, tapati[TP_RAPANUI], TP_TAPATI_RAPANUIS);
  show_count (self, TP_SLAVE, tapati[TP_SLAVE], tp_tapati_slave_limit (tapati));
  show_count (self, TP_PALM, tapati[TP_PALM], TP_TAPATI_PALMS);
  show_tiles (self, position, tapati);
  if (g_strcmp0 (words, self->words) == 0)
    return;
  g_free (self->words);
  self->words = g_steal_pointer (&words);
  all = ahu_cite (self->words, "T3.2");
  ahu_tip_set (GTK_WIDGET (self), all);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->tapati), GTK_ACCESSIBLE_PROPERTY_LABEL, self->words, -1);
}

static void
show_pill (AhuTpHead   *self,
           guint        which,
           guint        piece,
           guint        count,
           const TpBox *box)
{
  Pill *pill = &self->pills[which];
  int height = self->is_far ? FAR_PILL_PIECE : PILL_PIECE;
  g_autofree char *text = g_strdup_printf (AHU_LEFT_TO_RIGHT "+%u", count);

  gtk_widget_set_visible (pill->box, count > 0);
  if (count == 0)
    return;

  /* Of a tile there is one. */
  gtk_widget_set_visible (pill->label, piece < TP_LOOSE_PIECES);
  ahu_tp_piece_show (AHU_TP_PIECE (pill->piece), piece, spaces_of (piece, box), height);
  if (g_strcmp0 (text, gtk_label_get_text (GTK_LABEL (pill->label))) != 0)
    gtk_label_set_text (GTK_LABEL (pill->label), text);
}

static void
show_pills (AhuTpHead        *self,
            const TpPosition *position,
            guint             seat)
{
  const guint8 *taken = position->players[seat].taken;
  guint n = 0;

  for (guint piece = 0; piece < TP_PIECES && n < PILLS; piece++)
    if (taken[piece] > 0)
      show_pill (self, n++, piece, taken[piece], &position->box);
  while (n < PILLS)
    show_pill (self, n++, TP_RAPANUI, 0, &position->box);
}

/* Only where several place at once it is told who no longer does, and in the Tapati who is out of it. From afar what is kept is read in the Tapati. */
static void
show_done (AhuTpHead        *self,
           const TpPosition *position,
           guint             seat,
           const TpOffer    *offer)
{
  gboolean is_out = memchr (position->passed, (int) seat, position->n_passed) != NULL;
  gboolean is_done = is_out ||
                     (position->step == TP_STEP_PLACE && position->fact <= TP_RANO_RARAKU && !offer->is_pending);
  g_autofree char *words = is_done ? ahu_tp_kept_words (position, seat, self->is_far) : NULL;

  gtk_widget_set_visible (self->tick, is_done);
  gtk_widget_set_visible (self->done, is_done);
  if (is_done && g_strcmp0 (words, gtk_label_get_text (GTK_LABEL (self->done))) != 0)
    gtk_label_set_text (GTK_LABEL (self->done), words);
}

/* Where they come from; a press tells it. */
static void
show_points (AhuTpHead      *self,
             const TpPlayer *player)
{
  g_autoptr (GString) from = g_string_new (NULL);
  guint points = tp_player_points (player);

  for (guint line = 0; line < TP_LINES; line++)
    if (player->points[line] > 0)
      g_string_append_printf (from, "%s%s: %u", from->len > 0 ? "\n" : "", tp_line_name (line),
                              (guint) player->points[line]);
  ahu_widget_show_number (self->points, points);
  ahu_tip_set (self->points, points > 0 ? from->str : NULL);
}

void
ahu_tp_head_show (AhuTpHead        *self,
                  const TpPosition *position,
                  guint             seat,
                  const char       *name,
                  const char       *colour,
                  const TpOffer    *offer)
{
  g_return_if_fail (AHU_IS_TP_HEAD (self));
  g_return_if_fail (position != NULL && name != NULL && offer != NULL);

  self->placed = 0;
  for (guint piece = 0; offer->is_pending && piece < TP_PIECES; piece++)
    if (tp_position_placeable (position, seat, piece) > 0)
      self->placed |= 1u << piece;

  ahu_mark_set_colour (AHU_PICTURE (self->mark), colour, self->is_far ? FAR_MARK : MARK);
  if (g_strcmp0 (name, gtk_label_get_text (GTK_LABEL (self->name))) != 0)
    gtk_label_set_text (GTK_LABEL (self->name), name);
  gtk_widget_set_visible (self->marker, position->first == seat);
  show_points (self, &position->players[seat]);
  show_tapati (self, position, seat);
  show_pills (self, position, seat);
  show_done (self, position, seat, offer);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
ahu_tp_head_set_room (AhuTpHead *self,
                      gboolean   one_line,
                      int        pad,
                      int        reserve)
{
  g_return_if_fail (AHU_IS_TP_HEAD (self));

  if (one_line != self->one_line || pad != self->pad || reserve != self->reserve)
    gtk_widget_queue_allocate (GTK_WIDGET (self));
  self->one_line = one_line;
  self->pad = pad;
  self->reserve = reserve;
}

void
ahu_tp_head_set_far (AhuTpHead *self,
                     gboolean   is_far)
{
  int piece = is_far ? FAR_PIECE : PIECE;
  int height = is_far ? FAR_TILE_HEIGHT : TILE_HEIGHT;
  int marker = is_far ? FAR_MARKER : MARKER, sign = is_far ? FAR_SIGN : SIGN;

  g_return_if_fail (AHU_IS_TP_HEAD (self));

  if (is_far == self->is_far)
    return;
  self->is_far = is_far;
  gtk_image_set_pixel_size (GTK_IMAGE (self->tick), is_far ? FAR_TICK : -1);
  ahu_picture_set_name_and_size (AHU_PICTURE (self->marker), AHU_TP_ART_MARKER, marker, marker);
  ahu_picture_set_name_and_size (AHU_PICTURE (self->sign), AHU_TP_ART_POINTS, sign, sign);
  for (guint i = 0; i < TP_LOOSE_PIECES; i++)
    ahu_picture_set_name_and_size (AHU_PICTURE (self->counts[i].picture), ahu_tp_art_piece (i), piece, piece);
  for (guint i = 0; i < TP_TAPATI_TILES; i++)
    ahu_picture_set_name_and_size (AHU_PICTURE (self->places[i]), ahu_tp_art_place (TP_QUARRY_1), 2 * height, height);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* Returns: (nullable): the pill of what was just taken */
static GtkWidget *
find_pill (AhuTpHead      *self,
           const TpPlayer *player,
           guint           piece)
{
  guint n = 0;

  if (player->taken[piece] == 0)
    return NULL;
  for (guint other = 0; other < piece; other++)
    n += player->taken[other] > 0;

  return n < PILLS ? self->pills[n].box : NULL;
}

GtkWidget *
ahu_tp_head_find_spot (AhuTpHead      *self,
                       const TpPlayer *player,
                       guint           piece)
{
  GtkWidget *spot;

  g_return_val_if_fail (AHU_IS_TP_HEAD (self), NULL);
  g_return_val_if_fail (player != NULL && piece < TP_PIECES, NULL);

  spot = find_pill (self, player, piece);
  if (spot == NULL)
    spot = piece < TP_LOOSE_PIECES ? self->counts[piece].picture : self->tiles[0];

  return gtk_widget_get_visible (spot) && gtk_widget_get_child_visible (spot) ? spot : self->mark;
}

GtkWidget *
ahu_tp_head_get_points (AhuTpHead *self)
{
  g_return_val_if_fail (AHU_IS_TP_HEAD (self), NULL);

  return self->points;
}

GtkWidget *
ahu_tp_head_get_mark (AhuTpHead *self)
{
  g_return_val_if_fail (AHU_IS_TP_HEAD (self), NULL);

  return self->mark;
}

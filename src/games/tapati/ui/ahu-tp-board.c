/* ahu-tp-board.c: the board of one player: head, three sites, what can be placed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-board-private.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

#include "games/tapati/ui/ahu-tp-board-words.h"
#include "games/tapati/ui/ahu-tp-choice.h"
#include "games/tapati/ui/ahu-tp-head.h"
#include "toolkit/base/ahu-player-colour.h"
#include "toolkit/base/ahu-text-scale.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/table/ahu-choice.h"

#define NATURAL_WIDTH 410
#define NATURAL_HEIGHT 300

/* Fill and Done, in a head of two lines and of one, and at the foot. */
#define FILL_WIDTH 58
#define DONE_WIDTH 70
#define BUTTON_PADDING 5 /* as in the style sheet */
#define BUTTON_GAP 8
#define BUTTON_HEIGHT 46
#define BUTTON_TOP 11
#define LOW_BUTTON_TOP 3
#define LOW_HEAD_TOP 3 /* its middle is theirs */
/* Mark, name and points, and in one line tiles that are kept. */
#define LEAST_HEAD 140
#define LEAST_LINE 216
#define FOOT_BUTTON 48
#define FOOT_GAP 8

G_DEFINE_FINAL_TYPE (AhuTpBoard, ahu_tp_board, GTK_TYPE_WIDGET)

static void
allocate (AhuTpBoard *self,
          GtkWidget  *child,
          double      x,
          double      y,
          double      width,
          double      height)
{
  GtkAllocation area = { (int) round (x), (int) round (y), (int) round (width), (int) round (height) };

  if (!gtk_widget_should_layout (child))
    return;
  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    area.x = gtk_widget_get_width (GTK_WIDGET (self)) - area.x - area.width;
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate (child, &area, -1);
}

/* In two lines where these have room; as wide as most are before it is seen. */
static int
measure_button (GtkWidget *button,
                int        usual,
                int        height)
{
  int least, natural, needed, width = ahu_text_scaled (usual);

  if (!gtk_widget_get_visible (button))
    return width;
  gtk_widget_measure (button, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
  width = MAX (least, MAX (natural * 2 / 3, width));
  gtk_widget_measure (button, GTK_ORIENTATION_VERTICAL, width, &needed, NULL, NULL, NULL);

  return needed <= height ? width : MAX (natural, width);
}

/* At the end of the head, where their room stays while there are none.
 * @has_room: whether there may be buttons */
static void
allocate_buttons (AhuTpBoard          *self,
                  const AhuTpGeometry *geometry,
                  int                  width,
                  gboolean             has_room)
{
  int height = geometry->one_line ? MAX (geometry->head - 2, AHU_TP_TOUCH) : ahu_text_scaled (BUTTON_HEIGHT);
  int fill = measure_button (self->fill, FILL_WIDTH, height), done = measure_button (self->done, DONE_WIDTH, height);
  int pad = (int) geometry->pad;
  /* In large text there is no room for both: the rows can be tapped as well. */
  gboolean both = width - 2 * pad - fill - done >= ahu_text_scaled (geometry->one_line ? LEAST_LINE : LEAST_HEAD);
  int reserve = has_room ? done + (both ? fill + BUTTON_GAP : 0) + BUTTON_GAP - pad / 2 : 0;
  int top = geometry->one_line ? LOW_BUTTON_TOP : BUTTON_TOP;
  double end = width - geometry->pad / 2;

  ahu_tp_head_set_room (AHU_TP_HEAD (self->head), geometry->one_line, pad, reserve);
  gtk_widget_set_child_visible (self->fill, both);
  allocate (self, self->done, end - done, top, done, height);
  allocate (self, self->fill, end - done - BUTTON_GAP - fill, top, fill, height);
}

static void
allocate_foot (AhuTpBoard          *self,
               const AhuTpGeometry *geometry,
               int                  width,
               int                  height)
{
  double room = width - 2 * geometry->pad;
  double top = height - geometry->foot;
  double button = gtk_widget_get_visible (self->fill) ? (room - FOOT_GAP) / 2 : room;
  double y = height - geometry->pad - FOOT_BUTTON;
  int note;

  /* A low foot has no room for it, nor has any foot for large text. */
  gtk_widget_measure (self->note, GTK_ORIENTATION_VERTICAL, (int) room, &note, NULL, NULL, NULL);
  gtk_widget_set_child_visible (self->fill, TRUE);
  gtk_widget_set_child_visible (self->note, geometry->foot >= AHU_TP_FOOT_WITH_WORDS && note <= y - top);
  if (gtk_widget_get_child_visible (self->note))
    allocate (self, self->note, geometry->pad, top, room, y - top);
  allocate (self, self->fill, geometry->pad, y, button, FOOT_BUTTON);
  allocate (self, self->done, width - geometry->pad - button, y, button, FOOT_BUTTON);
}

/* One for each floor that has room. */
static void
allocate_letters (AhuTpBoard          *self,
                  const AhuTpGeometry *geometry)
{
  for (guint i = 0; i < AHU_TP_LETTERS; i++)
    gtk_widget_set_child_visible (self->letters[i], i < geometry->rows);
  for (guint i = 0; i < MIN (AHU_TP_LETTERS, geometry->rows); i++)
    allocate (self, self->letters[i], geometry->pad, geometry->top + ahu_tp_geometry_row (geometry, i),
              geometry->gutter - 2, geometry->row);
}

static void
ahu_tp_board_size_allocate (GtkWidget *widget,
                            int        width,
                            int        height,
                            int        baseline)
{
  AhuTpBoard *self = AHU_TP_BOARD (widget);
  gboolean has_room = self->view.keeps_room || gtk_widget_get_visible (self->done);
  AhuTpGeometry geometry;

  ahu_tp_geometry_init (&geometry, width, height, self->has_head, has_room, self->is_far, self->view.rows);
  if (geometry.foot > 0)
    {
      ahu_tp_head_set_room (AHU_TP_HEAD (self->head), geometry.one_line, (int) geometry.pad, 0);
      allocate_foot (self, &geometry, width, height);
    }
  else
    {
      gtk_widget_set_child_visible (self->note, FALSE);
      allocate_buttons (self, &geometry, width, has_room);
    }

  allocate (self, self->ground, 0, 0, width, height);
  allocate (self, self->head, 0, geometry.one_line ? LOW_HEAD_TOP : 0, width, geometry.head);
  allocate_letters (self, &geometry);
  for (guint i = 0; i < TP_SITES; i++)
    {
      ahu_tp_site_set_geometry (AHU_TP_SITE (self->sites[i]), &geometry);
      allocate (self, self->sites[i], ahu_tp_geometry_site (&geometry, i), geometry.top, geometry.site,
                geometry.rows * geometry.row + geometry.base + geometry.road + 4);
    }
}

static void
ahu_tp_board_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  AhuTpBoard *self = AHU_TP_BOARD (widget);

  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? AHU_TP_LEAST_WIDTH : ahu_tp_geometry_least_height (self->has_head);
  *natural = MAX (*minimum, ahu_text_scaled (orientation == GTK_ORIENTATION_HORIZONTAL ? NATURAL_WIDTH : NATURAL_HEIGHT));
}

/* Tab goes to the cells as one, then to the buttons; arrows move among the cells. */
static gboolean
ahu_tp_board_focus (GtkWidget        *widget,
                    GtkDirectionType  direction)
{
  AhuTpBoard *self = AHU_TP_BOARD (widget);
  GtkWidget *stops[] = { GTK_WIDGET (ahu_tp_board_find_live (self)), self->fill, self->done };
  GtkWidget *focus = gtk_widget_get_focus_child (widget);
  int at = -1, step = direction == GTK_DIR_TAB_BACKWARD ? -1 : 1;

  if (self->view.mode == AHU_TP_SHOW)
    return FALSE;
  for (int i = 0; i < (int) G_N_ELEMENTS (stops); i++)
    if (focus != NULL && (i == 0 ? !(focus == self->fill || focus == self->done) : focus == stops[i]))
      at = i;
  if (at < 0)
    at = step < 0 ? (int) G_N_ELEMENTS (stops) : -1;
  else if (direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD)
    return FALSE;

  for (at += step; at >= 0 && at < (int) G_N_ELEMENTS (stops); at += step)
    if (stops[at] != NULL && gtk_widget_get_visible (stops[at]) && gtk_widget_get_child_visible (stops[at]) &&
        gtk_widget_grab_focus (stops[at]))
      return TRUE;

  return FALSE;
}

static gboolean
ahu_tp_board_grab_focus (GtkWidget *widget)
{
  AhuTpBoard *self = AHU_TP_BOARD (widget);
  AhuTpCell *cell = ahu_tp_board_find_live (self);

  if (cell != NULL && ahu_tp_cell_get_state (cell)->is_live)
    return gtk_widget_grab_focus (GTK_WIDGET (cell));
  if (gtk_widget_get_visible (self->done))
    return gtk_widget_grab_focus (self->done);

  return cell != NULL && gtk_widget_grab_focus (GTK_WIDGET (cell));
}

static void
ahu_tp_board_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  g_clear_weak_pointer (&AHU_TP_BOARD (object)->large);

  G_OBJECT_CLASS (ahu_tp_board_parent_class)->dispose (object);
}

static void
ahu_tp_board_finalize (GObject *object)
{
  AhuTpBoard *self = AHU_TP_BOARD (object);

  g_strfreev (self->names);
  g_strfreev (self->colours);
  g_free (self->words);

  G_OBJECT_CLASS (ahu_tp_board_parent_class)->finalize (object);
}

static void
ahu_tp_board_class_init (AhuTpBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ahu_tp_board_dispose;
  G_OBJECT_CLASS (klass)->finalize = ahu_tp_board_finalize;
  widget_class->measure = ahu_tp_board_measure;
  widget_class->size_allocate = ahu_tp_board_size_allocate;
  widget_class->focus = ahu_tp_board_focus;
  widget_class->grab_focus = ahu_tp_board_grab_focus;

  gtk_widget_class_set_css_name (widget_class, "tp-board");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);

  g_signal_new ("play", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_POINTER, G_TYPE_UINT);
  g_signal_new ("take-back", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 4, G_TYPE_UINT, G_TYPE_UINT,
                G_TYPE_UINT, G_TYPE_UINT);
  g_signal_new ("refused", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  g_signal_new ("entered", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_POINTER);
}

static void
fill_cb (AhuTpBoard *self)
{
  /* Whoever listens shows another position, and with it another offer. */
  TpOffer offer = self->offer;

  g_signal_emit_by_name (self, "play", offer.fills, offer.n_fills);
}

static void
done_cb (AhuTpBoard *self)
{
  TpMove move = { .type = TP_MOVE_DONE, .player = (guint8) self->view.seat };

  g_signal_emit_by_name (self, "play", &move, 1u);
}

static GtkWidget *
add_button (AhuTpBoard *self,
            const char *key,
            GCallback   callback)
{
  GtkWidget *button = ahu_choice_new ();

  ahu_choice_set_key (AHU_CHOICE (button), key);
  ahu_choice_set_show_key (AHU_CHOICE (button), FALSE);
  gtk_widget_add_css_class (button, "tp-button");
  gtk_widget_set_visible (button, FALSE);
  gtk_widget_set_parent (button, GTK_WIDGET (self));
  g_signal_connect_object (button, "clicked", callback, self, G_CONNECT_SWAPPED);

  return button;
}

static void
ahu_tp_board_init (AhuTpBoard *self)
{
  static const char *const letters[AHU_TP_LETTERS] = { "M", "O", "A", "I" };

  self->has_head = TRUE;
  self->ground = ahu_player_colour_add_ground (GTK_WIDGET (self));
  self->head = ahu_tp_head_new ();
  gtk_widget_set_parent (self->head, GTK_WIDGET (self));
  for (guint i = 0; i < AHU_TP_LETTERS; i++)
    {
      self->letters[i] = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                       "label", letters[i], "can-target", FALSE, NULL);
      gtk_widget_add_css_class (self->letters[i], "tp-letter");
      gtk_widget_set_parent (self->letters[i], GTK_WIDGET (self));
    }
  for (guint i = 0; i < TP_SITES; i++)
    {
      self->sites[i] = ahu_tp_site_new ();
      gtk_widget_set_parent (self->sites[i], GTK_WIDGET (self));
    }
  /* The keys are the same in all languages, as those of the fact cards are. */
  self->fill = add_button (self, "F", G_CALLBACK (fill_cb));
  self->done = add_button (self, "D", G_CALLBACK (done_cb));
  /* Translators: on a narrow button: has finished placing. */
  self->cost = ahu_tp_choice_set_lines (AHU_CHOICE (self->done), C_("placing", "Done"));
  self->note = ahu_widget_words_new (NULL, "second");
  gtk_widget_set_parent (self->note, GTK_WIDGET (self));
  ahu_tp_board_init_entry (self);
}

GtkWidget *
ahu_tp_board_new (void)
{
  return g_object_new (AHU_TYPE_TP_BOARD, NULL);
}

void
ahu_tp_board_set_players (AhuTpBoard        *self,
                          const char *const *names,
                          const char *const *colours)
{
  g_return_if_fail (AHU_IS_TP_BOARD (self));
  g_return_if_fail (names != NULL && colours != NULL);

  g_strfreev (self->names);
  self->names = g_strdupv ((char **) names);
  g_strfreev (self->colours);
  self->colours = g_strdupv ((char **) colours);
  self->is_new = TRUE;
}

void
ahu_tp_board_set_far (AhuTpBoard *self,
                      gboolean    is_far)
{
  guint seat;

  g_return_if_fail (AHU_IS_TP_BOARD (self));

  self->is_far = is_far;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  ahu_tp_head_set_far (AHU_TP_HEAD (self->head), is_far);
  seat = self->view.seat;
  if (self->names != NULL && !self->is_new && self->has_head)
    ahu_tp_head_show (AHU_TP_HEAD (self->head), &self->position, seat, self->names[seat], self->colours[seat], &self->offer);
}

void
ahu_tp_board_set_has_head (AhuTpBoard *self,
                           gboolean    has_head)
{
  g_return_if_fail (AHU_IS_TP_BOARD (self));

  self->has_head = has_head;
  self->is_new = TRUE;
  gtk_widget_set_visible (self->head, has_head);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
show_fill (AhuTpBoard *self,
           gboolean    is_placing)
{
  g_autofree char *words = NULL;

  gtk_widget_set_visible (self->fill, is_placing && self->offer.n_fills > 0);
  if (!gtk_widget_get_visible (self->fill))
    return;

  words = ahu_tp_fill_words (&self->offer);
  ahu_choice_set_text (AHU_CHOICE (self->fill), words);
  ahu_choice_set_name (AHU_CHOICE (self->fill), words, NULL);
}

/* What it costs stands on the button while there is room, and is told in any case. */
static void
show_done (AhuTpBoard *self,
           gboolean    is_placing)
{
  g_autofree char *cost = NULL, *sentence = NULL;
  int natural = 0;

  gtk_widget_set_visible (self->done, is_placing);
  gtk_widget_set_visible (self->note, is_placing);
  if (!is_placing)
    return;

  cost = ahu_tp_back_words (&self->offer);
  sentence = ahu_tp_done_words (&self->offer);
  gtk_label_set_text (GTK_LABEL (self->cost), cost != NULL ? cost : "");
  gtk_widget_set_visible (self->cost, cost != NULL);
  if (cost != NULL)
    gtk_widget_measure (self->cost, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  if (natural > ahu_text_scaled (DONE_WIDTH) - 2 * BUTTON_PADDING)
    gtk_widget_set_visible (self->cost, FALSE);
  gtk_label_set_text (GTK_LABEL (self->note), sentence);
  ahu_choice_set_name (AHU_CHOICE (self->done), C_("placing", "Done"), sentence);
  ahu_choice_set_hint (AHU_CHOICE (self->done), sentence);
}

static void
show_words (AhuTpBoard *self)
{
  g_autofree char *words = ahu_tp_board_words (self->names[self->view.seat], &self->position, self->view.seat,
                                               &self->offer);

  if (g_strcmp0 (words, self->words) == 0)
    return;

  g_free (self->words);
  self->words = g_steal_pointer (&words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, self->words, -1);
}

static void
copy_view (AhuTpBoard      *self,
           const AhuTpView *view)
{
  self->position = *view->position;
  self->view = *view;
  self->view.position = &self->position;
  if (view->before != NULL)
    {
      memcpy (self->before, view->before, sizeof self->before);
      self->view.before = self->before;
    }
  if (view->mode == AHU_TP_FORM)
    memset (&self->offer, 0, sizeof self->offer);
  else
    tp_offer_init (&self->offer, &self->position, view->seat);
  if (view->is_single && self->offer.n_fills > 1)
    self->offer.n_fills = 0;
}

/* Most players have what they had before the last move, and then their heads stay as they are. */
static void
show_head (AhuTpBoard       *self,
           const TpPosition *before,
           const TpOffer    *offer)
{
  const TpPosition *now = &self->position;
  guint seat = self->view.seat;

  if (!self->is_new && memcmp (&now->players[seat], &before->players[seat], sizeof *now->players) == 0 &&
      memcmp (&self->offer, offer, sizeof *offer) == 0 && now->step == before->step && now->fact == before->fact &&
      now->n_passed == before->n_passed && memcmp (now->passed, before->passed, sizeof now->passed) == 0 &&
      (now->first == seat) == (before->first == seat) &&
      memcmp (now->box.rug_spaces, before->box.rug_spaces, sizeof now->box.rug_spaces) == 0)
    return;

  self->is_new = FALSE;
  ahu_tp_head_show (AHU_TP_HEAD (self->head), now, seat, self->names[seat], self->colours[seat], &self->offer);
}

/* In a form one site is entered after the other, from its lowest floor. */
static void
go_on (AhuTpBoard *self,
       AhuTpCell  *gone)
{
  AhuTpSite *site = gone != NULL ? AHU_TP_SITE (self->sites[ahu_tp_cell_get_state (gone)->site]) : NULL;
  const guint next[] = { AHU_TP_TILES, AHU_TP_FREE, AHU_TP_ROAD };

  for (guint i = 0; i < G_N_ELEMENTS (next) && site != NULL && self->view.mode == AHU_TP_FORM; i++)
    {
      AhuTpCell *cell = ahu_tp_site_get_cell (site, next[i]);

      if (cell != NULL && gtk_widget_get_visible (GTK_WIDGET (cell)) && gtk_widget_grab_focus (GTK_WIDGET (cell)))
        return;
    }
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

/* Who the prompt names; where several place at once, whoever took the card, until they are done. */
static gboolean
is_acting (const AhuTpView *view)
{
  guint8 pending[TP_MAX_PLAYERS];
  guint n = tp_position_pending (view->position, pending);

  if (!tp_position_is_pending (view->position, view->seat))
    return FALSE;

  return n == 1 || (view->is_against ? view->mode == AHU_TP_PLAY : view->position->active == view->seat);
}

void
ahu_tp_board_show (AhuTpBoard      *self,
                   const AhuTpView *view)
{
  TpPosition before = self->position;
  TpOffer offer = self->offer;
  GtkWidget *focus;
  AhuTpCell *cell;
  gboolean is_placing;

  g_return_if_fail (AHU_IS_TP_BOARD (self));
  g_return_if_fail (view != NULL && view->position != NULL);
  g_return_if_fail (self->names != NULL && view->seat < g_strv_length (self->names));

  cell = ahu_tp_board_get_focus_cell (self);
  focus = cell != NULL ? GTK_WIDGET (cell) : gtk_widget_get_focus_child (GTK_WIDGET (self));
  self->is_new = self->is_new || view->seat != self->view.seat;
  if (view->keeps_room != self->view.keeps_room || view->rows != self->view.rows)
    gtk_widget_queue_allocate (GTK_WIDGET (self));
  copy_view (self, view);
  is_placing = view->mode == AHU_TP_PLAY && self->offer.is_pending;
  ahu_player_colour_own (self->colours[view->seat], self->ground, view->mode != AHU_TP_FORM && is_acting (view));
  if (self->has_head)
    show_head (self, &before, &offer);
  for (guint i = 0; i < TP_SITES; i++)
    ahu_tp_site_show (AHU_TP_SITE (self->sites[i]), &self->view, i, (const char *const *) self->names);
  show_fill (self, is_placing);
  show_done (self, is_placing);
  show_words (self);
  /* Tiles are gone once they are laid; the next thing to do is on the same board. */
  if (focus != NULL && !gtk_widget_get_visible (focus))
    go_on (self, cell);
  ahu_tp_board_show_large (self);
}

AhuTpSite *
ahu_tp_board_get_site (AhuTpBoard *self,
                       guint       site)
{
  g_return_val_if_fail (AHU_IS_TP_BOARD (self), NULL);
  g_return_val_if_fail (site < TP_SITES, NULL);

  return AHU_TP_SITE (self->sites[site]);
}

const TpOffer *
ahu_tp_board_get_offer (AhuTpBoard *self)
{
  g_return_val_if_fail (AHU_IS_TP_BOARD (self), NULL);

  return &self->offer;
}

GtkWidget *
ahu_tp_board_get_head (AhuTpBoard *self)
{
  g_return_val_if_fail (AHU_IS_TP_BOARD (self), NULL);

  return self->head;
}

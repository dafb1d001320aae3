/* ahu-tp-centre.c: what lies in the middle of the table: the cards, the markets, or the step's panel
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-centre.h"

#include "games/tapati/ui/ahu-tp-choice.h"
#include "games/tapati/ui/ahu-tp-draw.h"
#include "games/tapati/ui/ahu-tp-exchange.h"
#include "games/tapati/ui/ahu-tp-facts.h"
#include "games/tapati/ui/ahu-tp-interchange.h"
#include "games/tapati/ui/ahu-tp-markets.h"
#include "games/tapati/ui/ahu-tp-owner.h"
#include "games/tapati/ui/ahu-tp-scoring.h"
#include "games/tapati/ui/ahu-tp-store.h"
#include "toolkit/base/ahu-compat.h"
#include "toolkit/base/ahu-player-colour.h"
#include "toolkit/base/ahu-widget.h"

#define GAP 12
#define GAP_SMALL 8

struct _AhuTpCentre
{
  AhuParent parent_instance;

  GtkWidget *mat; /* below what is asked */
  GtkWidget *facts;
  GtkWidget *panels;
  GtkWidget *lying; /* the markets, one below the other */
  GtkWidget *markets;
  GtkWidget *interchange;
  GtkWidget *store;
  GtkWidget *award; /* room for those that are chosen from */
  GtkWidget *award_owner;
  GtkWidget *draw; /* (nullable), as the next two: made for the first such step */
  GtkWidget *exchange;
  GtkWidget *scoring;
  AhuTpSize size;
  AhuTpHeight height;
  AhuTpFactsLook look;
  int gap;
  guint step; /* as it is shown */
  GtkWidget *asked; /* (nullable): which of those lies on the mat */
};

G_DEFINE_FINAL_TYPE (AhuTpCentre, ahu_tp_centre, AHU_TYPE_PARENT)

static GtkSizeRequestMode
ahu_tp_centre_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* Cards that are only looked at need no room. */
static void
ahu_tp_centre_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  AhuTpCentre *self = AHU_TP_CENTRE (widget);
  int least, wanted;

  gtk_widget_measure (self->panels, orientation, for_size, minimum, natural, NULL, NULL);
  if (!gtk_widget_should_layout (self->facts))
    return;

  gtk_widget_measure (self->facts, orientation, for_size, &least, &wanted, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MAX (*minimum, least);
      *natural = MAX (*natural, wanted);
      return;
    }
  if (self->look != AHU_TP_FACTS_LINE)
    *minimum += least + self->gap;
  *natural += wanted + self->gap;
}

/* As large as what is asked. */
static void
allocate_mat (AhuTpCentre *self)
{
  graphene_rect_t area;
  gboolean shown = self->asked != NULL && gtk_widget_get_child_visible (self->asked) &&
                   gtk_widget_compute_bounds (self->asked, GTK_WIDGET (self), &area);

  gtk_widget_set_child_visible (self->mat, shown);
  if (!shown)
    return;
  gtk_widget_measure (self->mat, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate (self->mat, &(GtkAllocation) { (int) area.origin.x, (int) area.origin.y,
                                                          (int) area.size.width, (int) area.size.height }, -1);
}

static void
ahu_tp_centre_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  AhuTpCentre *self = AHU_TP_CENTRE (widget);
  gboolean shown = gtk_widget_should_layout (self->facts);
  int y = 0;

  if (shown)
    {
      int panel, least, wanted, room;

      gtk_widget_measure (self->panels, GTK_ORIENTATION_VERTICAL, width, &panel, NULL, NULL, NULL);
      gtk_widget_measure (self->facts, GTK_ORIENTATION_VERTICAL, width, &least, &wanted, NULL, NULL);
      room = height - panel - self->gap;
      shown = self->look != AHU_TP_FACTS_LINE || room >= least;
      wanted = MAX (MIN (room, wanted), least);
      gtk_widget_set_child_visible (self->facts, shown);
      if (shown)
        {
          gtk_widget_size_allocate (self->facts, &(GtkAllocation) { 0, 0, width, wanted }, -1);
          y = wanted + self->gap;
        }
    }
  gtk_widget_size_allocate (self->panels, &(GtkAllocation) { 0, y, width, height - y }, -1);
  allocate_mat (self);
}

static void
ahu_tp_centre_class_init (AhuTpCentreClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  ahu_tp_choice_add_signals (G_OBJECT_CLASS (klass));
  g_signal_new ("entered", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  widget_class->get_request_mode = ahu_tp_centre_get_request_mode;
  widget_class->measure = ahu_tp_centre_measure;
  widget_class->size_allocate = ahu_tp_centre_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "tp-centre");
}

static void
chosen_cb (AhuTpCentre *self,
           gpointer     move)
{
  g_signal_emit_by_name (self, "chosen", move);
}

static void
refused_cb (AhuTpCentre *self,
            const char  *reason)
{
  g_signal_emit_by_name (self, "refused", reason);
}

static void
entered_cb (AhuTpCentre *self)
{
  g_signal_emit_by_name (self, "entered");
}

static GtkWidget *
listen (AhuTpCentre *self,
        GtkWidget   *part)
{
  g_signal_connect_object (part, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (part, "refused", G_CALLBACK (refused_cb), self, G_CONNECT_SWAPPED);

  return part;
}

/* Its height is that of what it shows. */
static GtkWidget *
add_panel (AhuTpCentre *self,
           GtkWidget   *panel)
{
  gtk_stack_add_child (GTK_STACK (self->panels), panel);

  return panel;
}

static void
ahu_tp_centre_init (AhuTpCentre *self)
{
  self->mat = ahu_player_colour_add_ground (GTK_WIDGET (self));
  gtk_widget_add_css_class (self->mat, "mat");
  self->facts = listen (self, ahu_tp_facts_new ());
  gtk_widget_set_parent (self->facts, GTK_WIDGET (self));
  self->panels = gtk_stack_new ();
  gtk_stack_set_vhomogeneous (GTK_STACK (self->panels), FALSE);
  gtk_stack_set_hhomogeneous (GTK_STACK (self->panels), FALSE);
  gtk_widget_set_vexpand (self->panels, TRUE);
  gtk_widget_set_parent (self->panels, GTK_WIDGET (self));

  self->lying = add_panel (self, gtk_box_new (GTK_ORIENTATION_VERTICAL, GAP));
  self->markets = listen (self, ahu_tp_markets_new ());
  gtk_box_append (GTK_BOX (self->lying), self->markets);
  self->interchange = ahu_tp_interchange_new ();
  gtk_box_append (GTK_BOX (self->lying), self->interchange);
  self->store = ahu_tp_store_new ();
  gtk_box_append (GTK_BOX (self->lying), self->store);
  self->award = add_panel (self, gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  gtk_widget_add_css_class (self->award, "card");
  gtk_widget_add_css_class (self->award, "tp-panel");
  self->award_owner = ahu_tp_owner_new ();
  gtk_widget_set_margin_bottom (self->award_owner, 6);
  gtk_box_append (GTK_BOX (self->award), self->award_owner);
  self->step = TP_STEPS;
  self->gap = GAP;
}

GtkWidget *
ahu_tp_centre_new (void)
{
  return g_object_new (AHU_TYPE_TP_CENTRE, NULL);
}

static void
size_panels (AhuTpCentre *self)
{
  if (self->draw != NULL)
    ahu_tp_draw_set_size (AHU_TP_DRAW (self->draw), self->size);
  if (self->exchange != NULL)
    ahu_tp_exchange_set_size (AHU_TP_EXCHANGE (self->exchange), self->size);
  if (self->scoring != NULL)
    ahu_tp_scoring_set_size (AHU_TP_SCORING (self->scoring), self->size);
}

static GtkWidget *
make_panel (AhuTpCentre  *self,
            GtkWidget   **panel,
            GtkWidget    *made)
{
  *panel = add_panel (self, listen (self, made));
  size_panels (self);

  return *panel;
}

static GtkWidget *
get_draw (AhuTpCentre *self)
{
  if (self->draw != NULL)
    return self->draw;
  make_panel (self, &self->draw, ahu_tp_draw_new ());
  g_signal_connect_object (self->draw, "entered", G_CALLBACK (entered_cb), self, G_CONNECT_SWAPPED);

  return self->draw;
}

static GtkWidget *
get_exchange (AhuTpCentre *self)
{
  return self->exchange != NULL ? self->exchange : make_panel (self, &self->exchange, ahu_tp_exchange_new ());
}

static GtkWidget *
get_scoring (AhuTpCentre *self)
{
  return self->scoring != NULL ? self->scoring : make_panel (self, &self->scoring, ahu_tp_scoring_new ());
}

/* As a line it belongs to the markets. */
static void
place_store (AhuTpCentre *self,
             gboolean     low)
{
  gboolean is_line = gtk_widget_get_parent (self->store) != self->lying;

  ahu_tp_store_set_line (AHU_TP_STORE (self->store), low);
  if (is_line == low)
    return;
  g_object_ref (self->store);
  if (low)
    {
      gtk_box_remove (GTK_BOX (self->lying), self->store);
      ahu_tp_markets_set_store (AHU_TP_MARKETS (self->markets), self->store);
    }
  else
    {
      ahu_tp_markets_set_store (AHU_TP_MARKETS (self->markets), NULL);
      gtk_box_append (GTK_BOX (self->lying), self->store);
    }
  g_object_unref (self->store);
}

void
ahu_tp_centre_set_size (AhuTpCentre *self,
                        AhuTpSize    size,
                        AhuTpHeight  height)
{
  gboolean low = height != AHU_TP_HEIGHT_WHOLE;
  gboolean line = height >= AHU_TP_HEIGHT_LOW;

  g_return_if_fail (AHU_IS_TP_CENTRE (self));
  g_return_if_fail (size < AHU_TP_SIZES);

  self->size = size;
  self->height = height;
  self->gap = line || size == AHU_TP_SIZE_PHONE ? GAP_SMALL : GAP;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  gtk_box_set_spacing (GTK_BOX (self->lying), self->gap);
  ahu_tp_facts_set_size (AHU_TP_FACTS (self->facts), size);
  ahu_tp_markets_set_size (AHU_TP_MARKETS (self->markets), size);
  ahu_tp_interchange_set_size (AHU_TP_INTERCHANGE (self->interchange), size);
  ahu_tp_interchange_set_line (AHU_TP_INTERCHANGE (self->interchange), line);
  /* A line needs no more height than it has. */
  gtk_widget_set_vexpand (self->interchange, !line);
  ahu_tp_store_set_size (AHU_TP_STORE (self->store), size);
  place_store (self, low);
  size_panels (self);
}

/* The exchange stays while somebody places what was taken. */
static GtkWidget *
find_panel (AhuTpCentre      *self,
            const AhuTpScene *scene)
{
  const TpPosition *p = scene->position;

  if (scene->read_only)
    return self->lying;
  if (p->step == TP_STEP_REVEAL)
    return get_draw (self);
  if (p->step == TP_STEP_AWARD)
    return self->award;
  if (p->fact == TP_TAPATI && p->step != TP_STEP_OVER)
    return get_exchange (self);

  return p->step == TP_STEP_PRESTIGE ? get_scoring (self) : self->lying;
}

/* A telephone has no room for cards and for a panel. */
static void
show_facts (AhuTpCentre      *self,
            const AhuTpScene *scene,
            gboolean          panel)
{
  AhuTpFactsLook before = self->look;

  self->look = AHU_TP_FACTS_NAMED;
  if (panel && self->height != AHU_TP_HEIGHT_WHOLE)
    self->look = AHU_TP_FACTS_LINE;
  else if (self->height == AHU_TP_HEIGHT_LOWEST)
    self->look = AHU_TP_FACTS_SIGNS;
  gtk_widget_set_visible (self->facts, !panel || self->size != AHU_TP_SIZE_PHONE);
  ahu_tp_facts_set_look (AHU_TP_FACTS (self->facts), self->look);
  ahu_tp_facts_update (AHU_TP_FACTS (self->facts), scene);
  if (self->look != before)
    gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* What is asked lies on the mat of who is asked. */
static void
show_mat (AhuTpCentre      *self,
          const AhuTpScene *scene)
{
  GtkWidget *parts[] = { self->facts, self->markets, self->award, self->draw, self->exchange, self->scoring };
  GtkWidget *asked = scene->read_only ? NULL : ahu_tp_centre_find_decision (self, self->step);

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (parts[i] != NULL)
      ahu_widget_set_css_class (parts[i], "mat", parts[i] == asked);
  ahu_player_colour_own (asked != NULL ? scene->colours[scene->position->actor] : NULL, self->mat, FALSE);
  if (asked == self->asked)
    return;
  self->asked = asked;
  ahu_widget_set_css_class (self->mat, "card", asked != NULL && gtk_widget_has_css_class (asked, "card"));
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
ahu_tp_centre_update (AhuTpCentre      *self,
                      const AhuTpScene *scene)
{
  GtkWidget *panel;

  g_return_if_fail (AHU_IS_TP_CENTRE (self));
  g_return_if_fail (scene != NULL);

  panel = find_panel (self, scene);
  /* What was drawn is a move now; an undo begins anew. */
  if (self->draw != NULL && panel != self->draw && gtk_stack_get_visible_child (GTK_STACK (self->panels)) == self->draw)
    ahu_tp_draw_set_tiles (AHU_TP_DRAW (self->draw), NULL);
  self->step = scene->position->step;
  show_facts (self, scene, panel != self->lying);
  if (panel == self->lying)
    {
      ahu_tp_markets_update (AHU_TP_MARKETS (self->markets), scene);
      ahu_tp_interchange_update (AHU_TP_INTERCHANGE (self->interchange), scene);
      ahu_tp_store_update (AHU_TP_STORE (self->store), scene);
    }
  else if (panel == self->draw)
    ahu_tp_draw_update (AHU_TP_DRAW (self->draw), scene);
  else if (panel == self->exchange)
    ahu_tp_exchange_update (AHU_TP_EXCHANGE (self->exchange), scene);
  else if (panel == self->scoring)
    ahu_tp_scoring_update (AHU_TP_SCORING (self->scoring), scene);
  ahu_tp_owner_show (self->award_owner, NULL, scene, panel == self->award);
  ahu_compat_stack_show (GTK_STACK (self->panels), panel);
  show_mat (self, scene);
}

GtkWidget *
ahu_tp_centre_find_decision (AhuTpCentre *self,
                             guint        step)
{
  g_return_val_if_fail (AHU_IS_TP_CENTRE (self), NULL);

  switch ((TpStep) step)
    {
    case TP_STEP_REVEAL:
      return get_draw (self);
    case TP_STEP_FACT:
      return self->facts;
    case TP_STEP_PALMS:
    case TP_STEP_QUARRIES:
      return self->markets;
    case TP_STEP_EXCHANGE:
      return get_exchange (self);
    case TP_STEP_PRESTIGE:
      return get_scoring (self);
    case TP_STEP_AWARD:
      return self->award;
    case TP_STEP_PLACE:
    case TP_STEP_OVER:
    case TP_STEPS:
    default:
      return NULL;
    }
}

gboolean
ahu_tp_centre_leaves_room (AhuTpCentre *self)
{
  g_return_val_if_fail (AHU_IS_TP_CENTRE (self), FALSE);

  return self->height == AHU_TP_HEIGHT_LOW && gtk_stack_get_visible_child (GTK_STACK (self->panels)) == self->lying;
}

gboolean
ahu_tp_centre_get_tiles (AhuTpCentre *self,
                         TpMove      *move)
{
  g_return_val_if_fail (AHU_IS_TP_CENTRE (self), FALSE);

  if (self->step != TP_STEP_REVEAL || self->draw == NULL)
    return FALSE;
  *move = ahu_tp_draw_get_tiles (AHU_TP_DRAW (self->draw));

  return move->n_quarries > 0 || move->rug > 0;
}

void
ahu_tp_centre_set_tiles (AhuTpCentre  *self,
                         const TpMove *move)
{
  g_return_if_fail (AHU_IS_TP_CENTRE (self));

  if (self->step == TP_STEP_REVEAL && self->draw != NULL)
    ahu_tp_draw_try_tiles (AHU_TP_DRAW (self->draw), move);
}

gboolean
ahu_tp_centre_can_take_back (AhuTpCentre *self)
{
  g_return_val_if_fail (AHU_IS_TP_CENTRE (self), FALSE);

  return self->step == TP_STEP_REVEAL && self->draw != NULL && ahu_tp_draw_can_take_back (AHU_TP_DRAW (self->draw));
}

void
ahu_tp_centre_take_back (AhuTpCentre *self)
{
  g_return_if_fail (AHU_IS_TP_CENTRE (self));

  ahu_tp_draw_take_back (AHU_TP_DRAW (get_draw (self)));
}

GtkWidget *
ahu_tp_centre_find_spot (AhuTpCentre *self,
                         AhuTpSpot    spot,
                         guint        which)
{
  gboolean is_exchange;

  g_return_val_if_fail (AHU_IS_TP_CENTRE (self), NULL);

  is_exchange = self->exchange != NULL && gtk_stack_get_visible_child (GTK_STACK (self->panels)) == self->exchange;
  switch (spot)
    {
    case AHU_TP_SPOT_MARKET:
      return ahu_tp_markets_find_spot (AHU_TP_MARKETS (self->markets), which);
    case AHU_TP_SPOT_STORE:
      if (gtk_stack_get_visible_child (GTK_STACK (self->panels)) == self->award)
        return self->award;
      return ahu_tp_store_find_spot (AHU_TP_STORE (self->store), which);
    case AHU_TP_SPOT_FACT:
      return ahu_tp_facts_get_card (AHU_TP_FACTS (self->facts), which);
    case AHU_TP_SPOT_INTERCHANGE:
      return is_exchange ? ahu_tp_exchange_find_spot (AHU_TP_EXCHANGE (self->exchange), which)
                         : ahu_tp_interchange_find_spot (AHU_TP_INTERCHANGE (self->interchange), which);
    case AHU_TP_SPOT_GIVEN:
      return is_exchange ? self->exchange : ahu_tp_store_find_spot (AHU_TP_STORE (self->store), which);
    case AHU_TP_SPOT_DRAW:
    default:
      return ahu_tp_draw_get_place (AHU_TP_DRAW (get_draw (self)), which);
    }
}

void
ahu_tp_centre_forget_unseen (AhuTpCentre *self)
{
  GtkWidget **panels[] = { &self->draw, &self->exchange, &self->scoring };

  g_return_if_fail (AHU_IS_TP_CENTRE (self));

  for (guint i = 0; i < G_N_ELEMENTS (panels); i++)
    if (*panels[i] != NULL && *panels[i] != gtk_stack_get_visible_child (GTK_STACK (self->panels)))
      {
        gtk_stack_remove (GTK_STACK (self->panels), *panels[i]);
        *panels[i] = NULL;
      }
}

/* ahu-rn-outlook.c: what drawing a card makes certain, small enough for the card
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-outlook.h"

#include "games/rapanui/study/rn-outlook.h"
#include "toolkit/art/ahu-picture.h"
#include "toolkit/base/ahu-widget.h"

#define N_TOKENS 2
#define CELLS_IN_ROW 2

struct _AhuRnOutlook
{
  GtkBox parent_instance;

  GtkWidget *grid;
  GtkWidget *marks[RN_MAX_PLAYERS];
  GtkWidget *amounts[RN_MAX_PLAYERS];
  GtkWidget *text;
  GtkWidget *tokens_box;
  GtkWidget *tokens[N_TOKENS];
};

G_DEFINE_FINAL_TYPE (AhuRnOutlook, ahu_rn_outlook, GTK_TYPE_BOX)

static int
token_size (AhuRnSize size)
{
  return size == AHU_RN_SIZE_HUGE ? 26 : size == AHU_RN_SIZE_SMALL ? 13 : 16;
}

/* Wood and glory points for Moai: each player chooses. */
static void
name_tokens (guint       kind,
             const char *names[N_TOKENS])
{
  names[0] = kind == RN_PRIEST ? "token-glory" : "token-wood";
  names[1] = kind == RN_MOAI ? "token-glory" : NULL;
  if (rn_kind_is_gatherer (kind))
    names[0] = ahu_rn_art_sacrifice (kind - RN_FISH);
}

static void
show_tokens (AhuRnOutlook        *self,
             const RnDrawOutlook *outlook,
             AhuRnSize            size)
{
  const char *names[N_TOKENS] = { NULL };

  if (outlook->result == RN_DRAW_SCORES)
    name_tokens (outlook->kind, names);
  else if (outlook->result != RN_DRAW_ENDS && outlook->lacks > 0)
    names[0] = "card-back";

  for (guint i = 0; i < N_TOKENS; i++)
    {
      gtk_widget_set_visible (self->tokens[i], names[i] != NULL);
      if (names[i] != NULL)
        ahu_picture_set_name_and_size (AHU_PICTURE (self->tokens[i]), names[i],
                                       token_size (size), token_size (size));
    }
}

/* Four have room on a narrow card two by two, and two above each other. */
static guint
player_in_cell (const RnDrawOutlook *outlook,
                guint                cell)
{
  if (outlook->n_players > CELLS_IN_ROW)
    return cell;

  return cell % CELLS_IN_ROW == 0 ? cell / CELLS_IN_ROW : RN_MAX_PLAYERS;
}

static void
show_amounts (AhuRnOutlook        *self,
              const RnDrawOutlook *outlook,
              AhuSession          *session,
              AhuRnSize            size)
{
  const char *const *colours = ahu_record_get_colours (ahu_session_get_record (session));
  gboolean scores = outlook->result == RN_DRAW_SCORES;
  int mark = size == AHU_RN_SIZE_HUGE ? 20 : size == AHU_RN_SIZE_SMALL ? 11 : 13;

  gtk_widget_set_visible (self->grid, scores);
  for (guint i = 0; i < RN_MAX_PLAYERS; i++)
    {
      guint player = player_in_cell (outlook, i);
      gboolean plays = player < outlook->n_players;
      g_autofree char *amount = plays ? g_strdup_printf ("%u", outlook->amount[player]) : NULL;

      gtk_widget_set_visible (self->marks[i], plays);
      gtk_widget_set_visible (self->amounts[i], plays);
      if (!plays)
        continue;
      gtk_label_set_text (GTK_LABEL (self->amounts[i]), amount);
      ahu_mark_set_colour (AHU_PICTURE (self->marks[i]), colours[player], mark);
    }
}

/* “+1” before the picture of a card: so many more are to be drawn. */
static void
show_text (AhuRnOutlook        *self,
           const RnDrawOutlook *outlook)
{
  g_autofree char *more = g_strdup_printf ("+%u", outlook->lacks);
  const char *text = NULL;

  if (outlook->result == RN_DRAW_GOES_ON || outlook->result == RN_DRAW_REFILLS)
    text = outlook->lacks > 0 ? more : "?";
  gtk_label_set_text (GTK_LABEL (self->text), text != NULL ? text : "");
  gtk_widget_set_visible (self->text, text != NULL);
}

/* The choice is told in words, so its parts are not told again. */
static GtkWidget *
new_number (void)
{
  return g_object_new (GTK_TYPE_LABEL,
                       "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                       "xalign", 0.,
                       "css-classes", (const char *[]) { "number", NULL },
                       NULL);
}

static void
ahu_rn_outlook_class_init (AhuRnOutlookClass *klass)
{
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
ahu_rn_outlook_init (AhuRnOutlook *self)
{
  gtk_box_set_spacing (GTK_BOX (self), 4);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (GTK_WIDGET (self), "outlook");

  self->grid = gtk_grid_new ();
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), 3);
  for (guint i = 0; i < RN_MAX_PLAYERS; i++)
    {
      int column = (int) (i % CELLS_IN_ROW) * 2;
      int row = (int) (i / CELLS_IN_ROW);

      self->marks[i] = ahu_picture_new (NULL, 1, 1);
      gtk_widget_set_valign (self->marks[i], GTK_ALIGN_CENTER);
      self->amounts[i] = new_number ();
      gtk_grid_attach (GTK_GRID (self->grid), self->marks[i], column, row, 1, 1);
      gtk_grid_attach (GTK_GRID (self->grid), self->amounts[i], column + 1, row, 1, 1);
    }
  gtk_box_append (GTK_BOX (self), self->grid);

  self->text = new_number ();
  gtk_box_append (GTK_BOX (self), self->text);
  self->tokens_box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 1);
  gtk_widget_set_valign (self->tokens_box, GTK_ALIGN_CENTER);
  for (guint i = 0; i < N_TOKENS; i++)
    {
      self->tokens[i] = ahu_picture_new (NULL, 1, 1);
      gtk_box_append (GTK_BOX (self->tokens_box), self->tokens[i]);
    }
  gtk_box_append (GTK_BOX (self), self->tokens_box);
}

GtkWidget *
ahu_rn_outlook_new (void)
{
  return g_object_new (AHU_TYPE_RN_OUTLOOK, NULL);
}

void
ahu_rn_outlook_show (AhuRnOutlook *self,
                     AhuSession   *session,
                     guint         column,
                     AhuRnSize     size)
{
  RnDrawOutlook outlook;

  g_return_if_fail (AHU_IS_RN_OUTLOOK (self));
  g_return_if_fail (AHU_IS_SESSION (session));

  rn_outlook_draw (ahu_session_get_position (session), column, &outlook);
  ahu_widget_set_css_class (GTK_WIDGET (self), "huge", size == AHU_RN_SIZE_HUGE);
  show_amounts (self, &outlook, session, size);
  show_text (self, &outlook);
  show_tokens (self, &outlook, size);
}

/* ahu-rn-rewards.c: wood or glory for each player in a Moai scoring
 *
 * The first row has the key 1 for wood and Shift+1 for glory, and so on.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-rewards.h"

#include <glib/gi18n.h>

#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/study/rn-news.h"
#include "games/rapanui/words/rn-sentences.h"
#include "toolkit/art/ahu-picture.h"
#include "toolkit/base/ahu-player-colour.h"
#include "toolkit/base/ahu-text-scale.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/ranking/ahu-shore.h"
#include "toolkit/table/ahu-choice.h"
#include "toolkit/table/ahu-practise.h"
#include "toolkit/table/ahu-reasons.h"

#define MARK_SIZE 26
#define N_REWARDS 2
#define TOKENS_PER_LINE 3
/* Of those whose mats lie one below the other. */
#define MOST_LINES 3
#define LEAST_TOKEN 24
/* Of who choose, with room for all that they take, and for their statues. */
#define FEW 2
#define SPACING 6
/* Where there is no corner free */
#define KEY_WIDTH 20

static const char *const tokens[N_REWARDS] = { "token-wood", "token-glory" };

/* Of one who chooses alone and takes one */
static const int token_sizes[AHU_RN_SIZES] = { 60, 60, 84, 84 };
static const int statue_heights[AHU_RN_SIZES] = { 96, 108, 160, 160 };

typedef struct
{
  GtkWidget *row;
  GtkWidget *head;
  GtkWidget *mark;
  GtkWidget *name;
  GtkWidget *sum; /* how the number is made up */
  GtkWidget *statue;
  GtkWidget *halves;
  GtkWidget *choices[N_REWARDS];
  GtkWidget *contents[N_REWARDS];
  GtkWidget *tokens[N_REWARDS];
  GtkWidget *words[N_REWARDS]; /* or the number alone */
  GtkWidget *checks[N_REWARDS];
  gboolean told; /* in words */
} Row;

struct _AhuRnRewards
{
  GtkBox parent_instance;

  GtkWidget *grid;
  AhuRnRoom room;
  Row rows[RN_MAX_PLAYERS];
};

G_DEFINE_FINAL_TYPE (AhuRnRewards, ahu_rn_rewards, GTK_TYPE_BOX)

static void
make_choice (Row   *row,
             guint  place,
             guint  take)
{
  static const char *const formats[N_REWARDS] = { "%u", "⇧%u" };
  g_autofree char *key = g_strdup_printf (formats[take], place + 1);
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *choice = ahu_choice_new ();

  row->checks[take] = gtk_image_new_from_icon_name ("object-select-symbolic");
  row->tokens[take] = gtk_grid_new ();
  gtk_widget_set_halign (row->tokens[take], GTK_ALIGN_CENTER);
  gtk_widget_set_valign (row->tokens[take], GTK_ALIGN_CENTER);
  row->words[take] = gtk_label_new (NULL);
  gtk_box_append (GTK_BOX (content), row->checks[take]);
  gtk_box_append (GTK_BOX (content), row->words[take]);
  gtk_box_append (GTK_BOX (content), row->tokens[take]);
  gtk_widget_set_halign (content, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (content, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (content, TRUE);
  gtk_widget_set_vexpand (content, TRUE);

  ahu_choice_set_content (AHU_CHOICE (choice), content);
  ahu_choice_set_key (AHU_CHOICE (choice), key);
  gtk_widget_add_css_class (choice, "reward");
  gtk_box_append (GTK_BOX (row->halves), choice);
  row->choices[take] = choice;
  row->contents[take] = content;
}

static GtkWidget *
add_label (GtkWidget  *box,
           const char *name)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_widget_add_css_class (label, name);
  gtk_box_append (GTK_BOX (box), label);
  return label;
}

static void
make_row (AhuRnRewards *self,
          guint         place)
{
  Row *row = &self->rows[place];
  GtkWidget *body = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2 * SPACING);

  row->row = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);
  gtk_widget_add_css_class (row->row, "mat");
  gtk_widget_add_css_class (row->row, "reward-row");
  gtk_widget_set_visible (row->row, FALSE);

  row->head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING);
  row->mark = ahu_picture_new (NULL, MARK_SIZE, MARK_SIZE);
  gtk_widget_set_valign (row->mark, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (row->head), row->mark);
  row->name = add_label (row->head, "player-name");
  gtk_label_set_xalign (GTK_LABEL (row->name), 0);
  gtk_label_set_ellipsize (GTK_LABEL (row->name), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (row->name, TRUE);
  row->sum = add_label (row->head, "second");
  gtk_box_append (GTK_BOX (row->row), row->head);

  row->statue = adw_bin_new ();
  gtk_widget_set_valign (row->statue, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (body), row->statue);
  row->halves = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING);
  gtk_box_set_homogeneous (GTK_BOX (row->halves), TRUE);
  gtk_widget_set_hexpand (row->halves, TRUE);
  gtk_widget_set_vexpand (row->halves, TRUE);
  make_choice (row, place, RN_REWARD_WOOD);
  make_choice (row, place, RN_REWARD_GLORY);
  gtk_box_append (GTK_BOX (body), row->halves);
  gtk_box_append (GTK_BOX (row->row), body);
  gtk_grid_attach (GTK_GRID (self->grid), row->row, 0, (int) place, 1, 1);
}

/* As many as are taken, or, where there is little room, one. */
static void
show_tokens (GtkWidget *grid,
             guint      take,
             guint      n,
             int        size)
{
  GtkWidget *token = gtk_widget_get_first_child (grid);

  for (guint i = 0; i < n || token != NULL; i++)
    {
      if (token == NULL)
        {
          token = ahu_picture_new (NULL, size, size);
          gtk_grid_attach (GTK_GRID (grid), token, (int) (i % TOKENS_PER_LINE), (int) (i / TOKENS_PER_LINE), 1, 1);
        }
      ahu_picture_set_name_and_size (AHU_PICTURE (token), tokens[take], size, size);
      gtk_widget_set_visible (token, i < n);
      token = gtk_widget_get_next_sibling (token);
    }
}

static void
show_choice (Row        *row,
             guint       take,
             guint       player,
             AhuSession *session,
             guint       amount)
{
  const char *name = ahu_session_get_names (session)[player];
  RnMove move = { .type = RN_MOVE_REWARD, .player = player, .kind = take };
  g_autofree char *label = NULL;
  g_autofree char *note = NULL;

  if (take == RN_REWARD_WOOD)
    {
      /* Translators: a player’s name */
      label = g_strdup_printf (_("%s takes wood"), name);
      note = g_strdup_printf (ngettext ("%u wood", "%u wood", amount), amount);
    }
  else
    {
      /* Translators: a player’s name */
      label = g_strdup_printf (_("%s takes glory points"), name);
      note = g_strdup_printf (ngettext ("%u glory point", "%u glory points", amount), amount);
    }
  if (row->told)
    gtk_label_set_text (GTK_LABEL (row->words[take]), note);
  else
    ahu_widget_show_number (row->words[take], amount);
  ahu_widget_set_css_class (row->words[take], "strong", row->told);
  ahu_widget_set_css_class (row->words[take], "reward-number", !row->told);
  ahu_choice_set_name (AHU_CHOICE (row->choices[take]), label, note);
  /* Who has chosen can't any more, and the row stays, so that no other comes under the finger. */
  ahu_choice_make_move (AHU_CHOICE (row->choices[take]), session, rn_move_to_json (&move));
}

/* What the player has chosen in the scoring that goes on, `N_REWARDS` if nothing yet. */
static guint
find_chosen (AhuSession *session,
             guint       player)
{
  AhuHistory *history = ahu_session_get_history (session);

  for (guint ply = ahu_history_get_ply (history); ply > 0; ply--)
    {
      RnMove move;

      rn_move_from_json (&move, ahu_history_get_move (history, ply - 1));
      if (move.type != RN_MOVE_REWARD)
        break;
      if (move.player == player)
        return move.kind;
    }

  return N_REWARDS;
}

/* Whether the choices stand beside the name. */
static gboolean
is_low (AhuRnRewards *self,
        guint         n)
{
  return self->room.mat == AHU_RN_MAT_LOW || (self->room.mat != AHU_RN_MAT_WIDE && !self->room.crowded && n > FEW);
}

/* Of all that one of @n takes, or, where there is little room, of one for all. */
static int
token_size (AhuRnRewards *self,
            guint         n,
            guint        *amount)
{
  guint lines = (*amount + TOKENS_PER_LINE - 1) / TOKENS_PER_LINE;

  if (is_low (self, n) || (n > FEW && self->room.size < AHU_RN_SIZE_LARGE) ||
      (n * lines > MOST_LINES && self->room.mat != AHU_RN_MAT_WIDE))
    *amount = lines = 1;

  if (is_low (self, n))
    return LEAST_TOKEN;
  /* Where the mats lie side by side, two have the width for one large token each. */
  if (self->room.mat == AHU_RN_MAT_WIDE && n <= FEW)
    n = MIN (*amount, TOKENS_PER_LINE);
  return MAX (LEAST_TOKEN, token_sizes[self->room.size] / (int) MAX (MIN (n, FEW), lines));
}

static void
show_row (AhuRnRewards    *self,
          Row             *row,
          const RnScoring *scoring,
          guint            player,
          AhuSession      *session,
          guint            n)
{
  const char *colour = ahu_record_get_colours (ahu_session_get_record (session))[player];
  guint amount = scoring->base[player] + scoring->bonus[player];
  const RnNewsItem item = { .type = RN_NEWS_CHOOSES, .taking = { .base = scoring->base[player], .bonus = scoring->bonus[player] } };
  g_autofree char *sum = rn_news_bonus (&item, FALSE);
  gboolean wide = self->room.mat == AHU_RN_MAT_WIDE;
  gboolean stands = !is_low (self, n) && (wide ? n <= FEW : n == 1);
  guint chosen = find_chosen (session, player);
  guint n_tokens = amount;
  int token = token_size (self, n, &n_tokens);

  ahu_mark_set_colour (AHU_PICTURE (row->mark), colour, MARK_SIZE);
  ahu_player_colour_own (colour, row->row, FALSE);
  adw_bin_set_child (ADW_BIN (row->statue),
                     stands ? ahu_statue_new (colour, statue_heights[self->room.size], FALSE) : NULL);
  gtk_widget_set_visible (row->statue, stands);
  gtk_label_set_text (GTK_LABEL (row->name), ahu_session_get_names (session)[player]);
  gtk_label_set_text (GTK_LABEL (row->sum), sum != NULL ? sum : "");
  gtk_widget_set_visible (row->sum, sum != NULL && !is_low (self, n) && n <= FEW);
  row->told = stands && self->room.size >= AHU_RN_SIZE_LARGE;
  for (guint take = 0; take < N_REWARDS; take++)
    {
      show_choice (row, take, player, session, amount);
      show_tokens (row->tokens[take], take, n_tokens, token);
      gtk_widget_set_visible (row->checks[take], take == chosen);
    }
}

static void
ahu_rn_rewards_class_init (AhuRnRewardsClass *klass)
{
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ahu_rn_rewards_init (AhuRnRewards *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Wood or glory points"), -1);
  self->grid = gtk_grid_new ();
  gtk_grid_set_column_homogeneous (GTK_GRID (self->grid), TRUE);
  gtk_grid_set_row_homogeneous (GTK_GRID (self->grid), TRUE);
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), SPACING);
  gtk_grid_set_row_spacing (GTK_GRID (self->grid), SPACING);
  gtk_box_append (GTK_BOX (self), self->grid);
  for (guint i = 0; i < RN_MAX_PLAYERS; i++)
    make_row (self, i);
}

GtkWidget *
ahu_rn_rewards_new (void)
{
  return g_object_new (AHU_TYPE_RN_REWARDS, NULL);
}

void
ahu_rn_rewards_set_room (AhuRnRewards    *self,
                         const AhuRnRoom *room)
{
  g_return_if_fail (AHU_IS_RN_REWARDS (self));
  g_return_if_fail (room != NULL && room->size < AHU_RN_SIZES);

  self->room = *room;
}

/* Who is asked or was, in the order of the turns: of those who choose against computers only the person. */
static guint
find_asked (AhuSession      *session,
            const RnScoring *scoring,
            guint8           players[RN_MAX_PLAYERS])
{
  const RnPosition *position = ahu_session_get_position (session);
  guint n = 0;

  if (ahu_practise_is (session))
    {
      players[0] = (guint8) ahu_practise_get_person (session);

      return ahu_practise_is_waiting (session) ? 0 : 1;
    }
  for (guint i = 0; i < position->n_players; i++)
    {
      guint player = (scoring->active + i) % position->n_players;

      if (scoring->base[player] > 0)
        players[n++] = (guint8) player;
    }

  return n;
}

/* Side by side where there is the width. */
static void
arrange (AhuRnRewards *self,
         guint         n)
{
  gboolean wide = self->room.mat == AHU_RN_MAT_WIDE;
  gboolean low = is_low (self, n);
  GtkOrientation across = low || n > (wide ? FEW : 1) ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL;
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (self->grid);

  gtk_grid_set_row_spacing (GTK_GRID (self->grid), n > FEW ? 0 : SPACING);
  for (guint i = 0; i < RN_MAX_PLAYERS; i++)
    {
      Row *row = &self->rows[i];

      ahu_widget_set_css_class (row->row, "low", low);
      g_object_set (gtk_layout_manager_get_layout_child (layout, row->row),
                    "column", wide && i < n ? i : 0, "row", wide || i >= n ? 0 : i, NULL);
      gtk_orientable_set_orientation (GTK_ORIENTABLE (row->row), low ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
      gtk_orientable_set_orientation (GTK_ORIENTABLE (row->halves),
                                      wide && n > FEW ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
      for (guint take = 0; take < N_REWARDS; take++)
        {
          gtk_orientable_set_orientation (GTK_ORIENTABLE (row->contents[take]), across);
          gtk_widget_set_margin_start (row->contents[take], low ? ahu_text_scaled (KEY_WIDTH) : 0);
        }
    }
}

void
ahu_rn_rewards_update (AhuRnRewards *self,
                       AhuSession   *session)
{
  const RnPosition *position;
  guint8 asked[RN_MAX_PLAYERS];
  RnScoring scoring;
  guint n = 0;

  g_return_if_fail (AHU_IS_RN_REWARDS (self));
  g_return_if_fail (AHU_IS_SESSION (session));

  position = ahu_session_get_position (session);
  if (position->step == RN_STEP_REWARD)
    {
      rn_scoring_facts (position, position->scored, &scoring);
      n = find_asked (session, &scoring, asked);
    }
  arrange (self, n);
  for (guint i = 0; i < RN_MAX_PLAYERS; i++)
    {
      if (i < n)
        show_row (self, &self->rows[i], &scoring, asked[i], session, n);
      gtk_widget_set_visible (self->rows[i].row, i < n);
    }
}

/* ahu-table-undo.c: what is undone on the table page, and what that is called
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/game/ahu-game-ui.h"
#include "toolkit/table/ahu-log-heads.h"
#include "toolkit/table/ahu-table-private.h"

/* A tooltip with more lines is no longer read. */
#define MOST_LINES 3

static gboolean
can_take_back (AhuTable *self)
{
  AhuTableClass *klass = AHU_TABLE_GET_CLASS (self);

  return klass->entry_can_undo != NULL && klass->entry_can_undo (self);
}

/* Against computers, back to the person’s own last move. */
static gboolean
can_undo_move (AhuTable *self)
{
  AhuTablePrivate *priv = ahu_table_get_private (self);

  if (priv->practise != NULL)
    return ahu_practise_can_undo (priv->practise);

  /* Before the first move was the deal. */
  return ahu_session_can_undo (priv->session) || ahu_log_heads_can_mend (priv->session);
}

static gboolean
ahu_table_can_undo (AhuPage *page)
{
  AhuTable *self = AHU_TABLE (page);

  return ahu_table_can_change (self) && (can_take_back (self) || can_undo_move (self));
}

static gboolean
ahu_table_can_redo (AhuPage *page)
{
  AhuTable *self = AHU_TABLE (page);

  return ahu_table_can_change (self) && !can_take_back (self) &&
         ahu_session_can_redo (ahu_table_get_private (self)->session);
}

static const char *
ahu_table_why_no_undo (AhuPage *page)
{
  AhuTablePrivate *priv = ahu_table_get_private (AHU_TABLE (page));

  return priv->session != NULL ? ahu_log_heads_why_kept (priv->session) : NULL;
}

/* Which moves undo takes back; those of computers go with the person's, who knows of their own. */
static void
find_undone (AhuTablePrivate *priv,
             guint           *first,
             guint           *end)
{
  AhuHistory *history = ahu_session_get_history (priv->session);

  *first = priv->practise != NULL ? ahu_practise_get_undone (priv->practise) : ahu_history_get_group_start (history);
  *end = priv->practise != NULL ? *first + 1 : ahu_history_get_ply (history);
}

/* As the log tells it to those who look, without what followed from it. */
static char *
ahu_table_dup_undo_words (AhuPage *page)
{
  AhuTable *self = AHU_TABLE (page);
  AhuTablePrivate *priv = ahu_table_get_private (self);
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  g_auto (GStrv) words = NULL;
  AhuHistory *history;
  AhuViewer viewer;
  guint first, end;

  if (can_take_back (self))
    return NULL;

  history = ahu_session_get_history (priv->session);
  viewer = ahu_game_ui_get_viewer (priv->session);
  find_undone (priv, &first, &end);
  for (guint ply = first; ply < MIN (end, first + MOST_LINES); ply++)
    {
      g_auto (GStrv) told = priv->game->describe_move (ahu_history_get_position (history, ply),
                                                       ahu_history_get_move (history, ply),
                                                       ahu_session_get_names (priv->session), &viewer);

      if (told[0] != NULL)
        g_strv_builder_add (lines, told[0]);
    }
  if (end > first + MOST_LINES)
    g_strv_builder_add (lines, "…");
  words = g_strv_builder_end (lines);

  return words[0] != NULL ? g_strjoinv ("\n", words) : NULL;
}

static void
ahu_table_undo (AhuPage *page)
{
  AhuTable *self = AHU_TABLE (page);
  AhuTablePrivate *priv = ahu_table_get_private (self);

  if (can_take_back (self))
    {
      AHU_TABLE_GET_CLASS (self)->entry_undo (self);
      return;
    }
  if (priv->practise == NULL)
    {
      priv->way = AHU_TABLE_WAY_BACK;
      if (!ahu_session_undo (priv->session))
        gtk_widget_activate_action (GTK_WIDGET (self), "win.undo-begin", NULL);
      priv->way = AHU_TABLE_WAY_ON;
      return;
    }
  ahu_practise_undo (priv->practise);
  ahu_table_show_change (self);
}

static void
ahu_table_redo (AhuPage *page)
{
  AhuTable *self = AHU_TABLE (page);
  AhuTablePrivate *priv = ahu_table_get_private (self);

  if (priv->practise == NULL)
    {
      priv->way = AHU_TABLE_WAY_FORTH;
      ahu_session_redo (priv->session);
      priv->way = AHU_TABLE_WAY_ON;
      return;
    }
  ahu_practise_redo (priv->practise);
  ahu_table_show_change (self);
}

void
ahu_table_class_init_undo (AhuPageClass *page_class)
{
  page_class->can_undo = ahu_table_can_undo;
  page_class->can_redo = ahu_table_can_redo;
  page_class->undo = ahu_table_undo;
  page_class->redo = ahu_table_redo;
  page_class->why_no_undo = ahu_table_why_no_undo;
  page_class->dup_undo_words = ahu_table_dup_undo_words;
}

/* ahu-paper.c: the result on paper: what of a result is kept and shared
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/paper/ahu-paper.h"

#include <glib/gi18n.h>

#include "core/base/ahu-name.h"
#include "toolkit/paper/ahu-paper-ranking.h"

struct _AhuPaper
{
  GObject parent_instance;

  char *title;
  char *subtitle;
  char *text;
  AhuRanking *ranking;
  char **names;
  char **colours;
  GPtrArray *parts;
  AhuPartLook *looks; /* by row; without a fill where the game has none */
  GDateTime *date;
};

G_DEFINE_FINAL_TYPE (AhuPaper, ahu_paper, G_TYPE_OBJECT)

static void
part_free (gpointer data)
{
  AhuPaperPart *part = data;

  if (part->destroy != NULL)
    part->destroy (part->data);
  g_free (part);
}

static void
ahu_paper_finalize (GObject *object)
{
  AhuPaper *self = AHU_PAPER (object);

  g_ptr_array_unref (self->parts);
  g_free (self->looks);
  g_date_time_unref (self->date);
  g_clear_pointer (&self->ranking, ahu_ranking_free);
  g_free (self->title);
  g_free (self->subtitle);
  g_free (self->text);
  g_strfreev (self->names);
  g_strfreev (self->colours);

  G_OBJECT_CLASS (ahu_paper_parent_class)->finalize (object);
}

static void
ahu_paper_class_init (AhuPaperClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ahu_paper_finalize;
}

static void
ahu_paper_init (AhuPaper *self)
{
  self->parts = g_ptr_array_new_with_free_func (part_free);
  self->date = g_date_time_new_now_local ();
}

AhuPaper *
ahu_paper_new_blank (const char *title,
                     const char *subtitle)
{
  AhuPaper *self;

  g_return_val_if_fail (title != NULL && subtitle != NULL, NULL);

  self = g_object_new (AHU_TYPE_PAPER, NULL);
  self->title = g_strdup (title);
  self->subtitle = g_strdup (subtitle);
  ahu_paper_add (self, ahu_paper_draw_head, self, NULL, 0);

  return self;
}

AhuPaper *
ahu_paper_new (const char        *title,
               const char        *subtitle,
               AhuRanking        *ranking,
               const char *const *names,
               const char *const *colours,
               char              *text)
{
  AhuPaper *self;

  g_return_val_if_fail (ranking != NULL, NULL);
  g_return_val_if_fail (names != NULL && colours != NULL && text != NULL, NULL);

  self = ahu_paper_new_blank (title, subtitle);
  g_return_val_if_fail (self != NULL, NULL);
  self->ranking = ranking;
  self->looks = g_new0 (AhuPartLook, ranking->rows->len);
  self->names = g_strdupv ((char **) names);
  self->colours = g_strdupv ((char **) colours);
  self->text = text;
  ahu_paper_add (self, ahu_paper_draw_places, self, NULL, 0);
  ahu_paper_add (self, ahu_paper_draw_table, self, NULL, 0);

  return self;
}

void
ahu_paper_add (AhuPaper       *self,
               AhuPaperDraw    draw,
               gpointer        data,
               GDestroyNotify  destroy,
               double          most_room)
{
  AhuPaperPart *part;

  g_return_if_fail (AHU_IS_PAPER (self));
  g_return_if_fail (draw != NULL);

  part = g_new (AhuPaperPart, 1);
  *part = (AhuPaperPart) { draw, data, destroy, most_room };
  g_ptr_array_add (self->parts, part);
}

void
ahu_paper_set_look (AhuPaper          *self,
                    guint              row,
                    const AhuPartLook *look)
{
  g_return_if_fail (AHU_IS_PAPER (self) && row < self->ranking->rows->len && look != NULL);

  self->looks[row] = *look;
}

const AhuPartLook *
ahu_paper_get_look (AhuPaper *self,
                    guint     row)
{
  g_return_val_if_fail (AHU_IS_PAPER (self) && row < self->ranking->rows->len, NULL);

  return self->looks[row].fill != NULL ? &self->looks[row] : NULL;
}

void
ahu_paper_set_date (AhuPaper  *self,
                    GDateTime *date)
{
  g_return_if_fail (AHU_IS_PAPER (self));

  if (date == NULL)
    return;
  g_date_time_unref (self->date);
  self->date = g_date_time_ref (date);
}

GDateTime *
ahu_paper_get_date (AhuPaper *self)
{
  g_return_val_if_fail (AHU_IS_PAPER (self), NULL);

  return self->date;
}

char *
ahu_paper_dup_line (AhuPaper *self)
{
  g_autofree char *date = NULL;

  g_return_val_if_fail (AHU_IS_PAPER (self), NULL);

  date = ahu_isolate (g_date_time_format (self->date, C_("date", "%-e %B")));
  /* Translators: %1$s is the name of a game, %2$s a date such as “20 November”. */
  return g_strdup_printf (_("%1$s, %2$s"), self->title, date);
}

GPtrArray *
ahu_paper_get_parts (AhuPaper *self)
{
  g_return_val_if_fail (AHU_IS_PAPER (self), NULL);

  return self->parts;
}

const char *
ahu_paper_get_title (AhuPaper *self)
{
  g_return_val_if_fail (AHU_IS_PAPER (self), NULL);

  return self->title;
}

const char *
ahu_paper_get_subtitle (AhuPaper *self)
{
  g_return_val_if_fail (AHU_IS_PAPER (self), NULL);

  return self->subtitle;
}

const char *
ahu_paper_get_text (AhuPaper *self)
{
  g_return_val_if_fail (AHU_IS_PAPER (self), NULL);

  return self->text;
}

const AhuRanking *
ahu_paper_get_ranking (AhuPaper *self)
{
  g_return_val_if_fail (AHU_IS_PAPER (self), NULL);

  return self->ranking;
}

const char *const *
ahu_paper_get_names (AhuPaper *self)
{
  g_return_val_if_fail (AHU_IS_PAPER (self), NULL);

  return (const char *const *) self->names;
}

const char *const *
ahu_paper_get_colours (AhuPaper *self)
{
  g_return_val_if_fail (AHU_IS_PAPER (self), NULL);

  return (const char *const *) self->colours;
}

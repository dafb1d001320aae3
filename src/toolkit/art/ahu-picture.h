/* ahu-picture.h: a drawing from the resources at exactly the size shown
 *
 * Not for: symbolic icons (GtkImage), photographs, anything from a file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * AhuPictureGround:
 * @AHU_GROUND_WINDOW: the window, light or dark
 * @AHU_GROUND_KIND_LIGHT: a filled surface that carries ink
 * @AHU_GROUND_KIND_DARK: a filled surface that carries paper
 * @AHU_GROUND_PAPER: the paper of a card, which stays light in dark windows: a drawing has its own colours there
 *
 * What a drawing stands on.
 */
typedef enum
{
  AHU_GROUND_WINDOW,
  AHU_GROUND_KIND_LIGHT,
  AHU_GROUND_KIND_DARK,
  AHU_GROUND_PAPER
} AhuPictureGround;

/**
 * AhuPictureRecolour:
 * @name: the drawing's name
 * @ground: what it stands on
 * @dark: whether the window is dark
 *
 * A game's own way to recolour its drawings.
 *
 * Returns: (transfer full) (nullable): a stylesheet for the drawing, %NULL to
 *   leave it to the program
 */
typedef char *(*AhuPictureRecolour) (const char       *name,
                                     AhuPictureGround  ground,
                                     gboolean          dark);

#define AHU_TYPE_PICTURE (ahu_picture_get_type ())
G_DECLARE_DERIVABLE_TYPE (AhuPicture, ahu_picture, AHU, PICTURE, GtkWidget)

/**
 * AhuPictureClass:
 *
 * Nothing of its own: what derives from it draws more upon it.
 */
struct _AhuPictureClass
{
  GtkWidgetClass parent_class;
};

/* A drawing that readers of the screen pass over, since its neighbours tell the same in words. The size is for text
 * of 100 %: it is larger beside larger text, but see ahu_picture_set_fixed().
 * @name: (nullable): the drawing `art/NAME.svg` of the resources, %NULL for nothing
 * @width: CSS pixels
 * @height: CSS pixels
 * Returns: (transfer floating): the picture */
GtkWidget *ahu_picture_new (const char *name,
                            int         width,
                            int         height);

/* Returns: (transfer none) (nullable): the drawing */
const char *ahu_picture_get_name (AhuPicture *self);

/* @name: (nullable): the drawing, %NULL for nothing
 * @width: CSS pixels
 * @height: CSS pixels */
void ahu_picture_set_name_and_size (AhuPicture *self,
                                    const char *name,
                                    int         width,
                                    int         height);

/* @fixed: whether it has its size whatever the size of the text is, since it stands beside no words or in room that
 *   is given */
void ahu_picture_set_fixed (AhuPicture *self,
                            gboolean    fixed);

/* @ground: what it is drawn on, which decides about its colours */
void ahu_picture_set_ground (AhuPicture       *self,
                             AhuPictureGround  ground);

/* Renders a drawing, or finds it among those rendered last.
 * @width: CSS pixels, at least 1
 * @height: CSS pixels, at least 1
 * @scale: device pixels for each CSS pixel
 * @stylesheet: (nullable): CSS for the drawing
 * Returns: (transfer full) (nullable): the texture, %NULL if there is no such drawing */
GdkTexture *ahu_picture_render (const char *name,
                                int         width,
                                int         height,
                                int         scale,
                                const char *stylesheet);

/* Lets go of all renderings that no widget shows now. They are made again when needed. */
void ahu_picture_forget_unseen (void);

/* Draws lines and fills, not pixels, in the drawing’s own colours: for paper.
 * @cr: where to draw
 * @x: units of @cr
 * @y: units of @cr
 * @width: units of @cr
 * @height: units of @cr */
void ahu_picture_draw (const char *name,
                       cairo_t    *cr,
                       double      x,
                       double      y,
                       double      width,
                       double      height);

/* Draws a rendering at the origin, in the way that suits the renderer.
 * @widget: the widget that is drawn
 * @snapshot: a snapshot of it
 * @texture: a rendering made by ahu_picture_render()
 * @width: CSS pixels, at least 1
 * @height: CSS pixels, at least 1 */
void ahu_picture_append (GtkWidget   *widget,
                         GtkSnapshot *snapshot,
                         GdkTexture  *texture,
                         int          width,
                         int          height);

/**
 * AhuPictureLines:
 * @cr: where to draw, in units of the widget
 * @data: what was given to ahu_picture_append_lines()
 *
 * Draws lines and fills in any proportion.
 */
typedef void (*AhuPictureLines) (cairo_t       *cr,
                                 gconstpointer  data);

/* Draws lines as ahu_picture_append() draws a rendering: what was drawn before needs no lines.
 * @widget: the widget that is drawn
 * @snapshot: a snapshot of it, at the origin of @widget
 * @bounds: what @lines draws in
 * @key: what is drawn, whatever the colour scheme is; with the same words and a place of the same size the same
 *   lines are drawn, wherever it is
 * @lines: (scope call): draws them
 * @data: what @lines gets */
void ahu_picture_append_lines (GtkWidget             *widget,
                               GtkSnapshot           *snapshot,
                               const graphene_rect_t *bounds,
                               const char            *key,
                               AhuPictureLines        lines,
                               gconstpointer          data);

/* @ground: what it stands on
 * Returns: (transfer full) (nullable): how it is recoloured in the present colour scheme */
char *ahu_picture_stylesheet (const char       *name,
                              AhuPictureGround  ground);

/* Each game recolours its own drawings; adding a prefix again changes nothing.
 * @prefix: (not nullable): how the names of a game's drawings begin, such as `kind-`; lives as long as the program
 * @recolour: (scope forever): how they are recoloured */
void ahu_picture_add_recolour (const char         *prefix,
                               AhuPictureRecolour  recolour);

/* The mark of a player, which always stands beside the name; nothing for a colour that is none of the six.
 * @colour: a player's colour as in records
 * @size: CSS pixels
 * Returns: (transfer floating): an [class@Picture] */
GtkWidget *ahu_mark_new (const char *colour,
                         int         size);

/* @colour: a player's colour as in records
 * @size: CSS pixels */
void ahu_mark_set_colour (AhuPicture *self,
                          const char *colour,
                          int         size);

G_END_DECLS

/* ahu-stage.c: a page that everybody at the table reads, with a head, a body and a foot
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/ranking/ahu-stage.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "toolkit/art/ahu-picture.h"
#include "toolkit/base/ahu-readable.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/layout/ahu-width-bin.h"
#include "toolkit/layout/ahu-zoom-bin.h"
#include "toolkit/rules/ahu-rules-text.h"

/* At 1920 pixels everything is twice as large as it is made. */
#define WIDTH 960
#define PICTURE_SIZE 50
#define PICTURE_SIZE_NARROW 40

struct _AhuStage
{
  GtkWidget parent_instance;

  AhuWidthBin *width_bin;
  AhuZoomBin *zoom;
  AhuZoomBin *held;          /* holds head and body where there is room for them */
  GtkScrolledWindow *roller; /* else, with no controls in the head */
  GtkWidget *content;
  GtkWidget *head;
  GtkWidget *words_and_picture;
  GtkWidget *picture;
  AhuReadable *heading;
  GtkLabel *heading_words;
  GtkLabel *words;
  GtkWidget *controls;
  GtkWidget *redo;
  AhuZoomBin *plain;           /* holds the body where there is room for all of it */
  GtkScrolledWindow *scroller; /* else */
  AhuZoomBin *body;
  AdwBin *foot;
};

G_DEFINE_FINAL_TYPE (AhuStage, ahu_stage, GTK_TYPE_WIDGET)

enum
{
  PROP_NARROW = 1,
  PROP_FOOT,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static void
show_picture (AhuStage   *self,
              const char *name)
{
  int size = ahu_stage_is_narrow (self) ? PICTURE_SIZE_NARROW : PICTURE_SIZE;

  ahu_picture_set_name_and_size (AHU_PICTURE (self->picture), name, size, size);
  gtk_widget_set_visible (self->picture, name != NULL);
}

/* On a narrow page the words need the room of what can't be done. */
static void
show_redo (AhuStage *self)
{
  /* The last that is heard of it may come while the stage goes. */
  if (self->redo != NULL)
    gtk_widget_set_visible (self->redo, !ahu_stage_is_narrow (self) || gtk_widget_get_sensitive (self->redo));
}

/* What stands in a scrolled window isn't asked how high it is with its lines broken, so
 * that a view that fits would leave room for them. Both bins say at any time that their
 * height follows from the width: another kind is asked while it is still empty, and what it
 * answered then counts even after it has got its child. */
static void
hold (GtkWidget         *widget,
      AhuZoomBin        *plain,
      GtkScrolledWindow *scroller,
      gboolean           scrolled)
{
  g_autoptr (GtkWidget) held = g_object_ref (widget);

  gtk_widget_set_visible (GTK_WIDGET (scroller), scrolled);
  gtk_widget_set_visible (GTK_WIDGET (plain), !scrolled);
  if (scrolled == (gtk_widget_get_first_child (GTK_WIDGET (plain)) == NULL))
    return;
  if (scrolled)
    ahu_zoom_bin_set_child (plain, NULL);
  else
    gtk_scrolled_window_set_child (scroller, NULL);
  if (scrolled)
    gtk_scrolled_window_set_child (scroller, held);
  else
    ahu_zoom_bin_set_child (plain, held);
}

/* On a narrow page the words of the head may be long, and scroll with the body; not with controls, which
 * have to stay where they are. */
static void
hold_parts (AhuStage *self)
{
  gboolean narrow = ahu_stage_is_narrow (self), fixed = gtk_widget_get_visible (self->controls);

  hold (GTK_WIDGET (self->body), self->plain, self->scroller, narrow && fixed);
  hold (self->content, self->held, self->roller, narrow && !fixed);
}

/* Beside the words, or above them where they would squeeze them. */
static void
place_controls (AhuStage *self)
{
  gboolean narrow = ahu_stage_is_narrow (self);

  ahu_widget_place (self->words_and_picture, 0, narrow ? 1 : 0, 1);
  ahu_widget_place (self->controls, narrow ? 0 : 1, 0, 1);
  /* Within the head, which is higher than one line. */
  gtk_widget_set_vexpand (self->words_and_picture, !narrow);
  /* Read in the order in which they are seen. */
  gtk_widget_insert_after (self->controls, self->head, narrow ? NULL : self->words_and_picture);
}

static void
width_changed_cb (AhuStage *self)
{
  gboolean narrow = ahu_stage_is_narrow (self);
  g_autofree char *picture = g_strdup (ahu_picture_get_name (AHU_PICTURE (self->picture)));

  ahu_widget_set_css_class (GTK_WIDGET (self), "narrow", narrow);
  if (narrow)
    ahu_zoom_bin_set_factor (self->zoom, 1);
  else
    ahu_zoom_bin_set_fit (self->zoom, WIDTH);
  hold_parts (self);
  place_controls (self);
  show_picture (self, picture);
  show_redo (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_NARROW]);
}

static void
ahu_stage_get_property (GObject    *object,
                        guint       id,
                        GValue     *value,
                        GParamSpec *pspec)
{
  g_value_set_boolean (value, ahu_stage_is_narrow (AHU_STAGE (object)));
}

static void
ahu_stage_set_property (GObject      *object,
                        guint         id,
                        const GValue *value,
                        GParamSpec   *pspec)
{
  ahu_stage_set_foot (AHU_STAGE (object), g_value_get_object (value));
}

static void
ahu_stage_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), AHU_TYPE_STAGE);

  G_OBJECT_CLASS (ahu_stage_parent_class)->dispose (object);
}

static void
ahu_stage_class_init (AhuStageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = ahu_stage_get_property;
  object_class->set_property = ahu_stage_set_property;
  object_class->dispose = ahu_stage_dispose;
  props[PROP_NARROW] = g_param_spec_boolean ("narrow", NULL, NULL, FALSE,
                                             G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  props[PROP_FOOT] = g_param_spec_object ("foot", NULL, NULL, GTK_TYPE_WIDGET,
                                          G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  g_type_ensure (AHU_TYPE_PICTURE);
  g_type_ensure (AHU_TYPE_READABLE);
  g_type_ensure (AHU_TYPE_WIDTH_BIN);
  g_type_ensure (AHU_TYPE_ZOOM_BIN);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "stage");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, AHU_RESOURCE_PATH "/ahu-stage.ui");
  gtk_widget_class_bind_template_child (widget_class, AhuStage, width_bin);
  gtk_widget_class_bind_template_child (widget_class, AhuStage, zoom);
  gtk_widget_class_bind_template_child (widget_class, AhuStage, held);
  gtk_widget_class_bind_template_child (widget_class, AhuStage, roller);
  gtk_widget_class_bind_template_child (widget_class, AhuStage, content);
  gtk_widget_class_bind_template_child (widget_class, AhuStage, head);
  gtk_widget_class_bind_template_child (widget_class, AhuStage, words_and_picture);
  gtk_widget_class_bind_template_child (widget_class, AhuStage, picture);
  gtk_widget_class_bind_template_child (widget_class, AhuStage, heading);
  gtk_widget_class_bind_template_child (widget_class, AhuStage, heading_words);
  gtk_widget_class_bind_template_child (widget_class, AhuStage, words);
  gtk_widget_class_bind_template_child (widget_class, AhuStage, controls);
  gtk_widget_class_bind_template_child (widget_class, AhuStage, redo);
  gtk_widget_class_bind_template_child (widget_class, AhuStage, plain);
  gtk_widget_class_bind_template_child (widget_class, AhuStage, scroller);
  gtk_widget_class_bind_template_child (widget_class, AhuStage, body);
  gtk_widget_class_bind_template_child (widget_class, AhuStage, foot);
  gtk_widget_class_bind_template_callback (widget_class, width_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, show_redo);
}

static void
ahu_stage_init (AhuStage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* In a line its words would be asked for their width at each height, two hundred times. */
  ahu_readable_set_orientation (self->heading, GTK_ORIENTATION_VERTICAL, 0);
  width_changed_cb (self);
}

GtkWidget *
ahu_stage_new (void)
{
  return g_object_new (AHU_TYPE_STAGE, NULL);
}

void
ahu_stage_set_head (AhuStage   *self,
                    const char *picture,
                    const char *heading,
                    const char *words)
{
  g_return_if_fail (AHU_IS_STAGE (self));
  g_return_if_fail (heading != NULL);

  show_picture (self, picture);
  gtk_label_set_text (self->heading_words, heading);
  ahu_readable_set_words (self->heading, heading);
  ahu_rules_label_set_text (self->words, words != NULL ? words : "");
  gtk_widget_set_visible (GTK_WIDGET (self->words), words != NULL && *words != '\0');
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, heading, -1);
}

void
ahu_stage_set_body (AhuStage  *self,
                    GtkWidget *body)
{
  g_return_if_fail (AHU_IS_STAGE (self));

  ahu_zoom_bin_set_child (self->body, body);
}

void
ahu_stage_set_foot (AhuStage  *self,
                    GtkWidget *foot)
{
  g_return_if_fail (AHU_IS_STAGE (self));

  adw_bin_set_child (self->foot, foot);
  gtk_widget_set_visible (GTK_WIDGET (self->foot), foot != NULL);
}

void
ahu_stage_set_controls (AhuStage *self,
                        gboolean  controls)
{
  g_return_if_fail (AHU_IS_STAGE (self));

  gtk_widget_set_visible (self->controls, controls);
  hold_parts (self);
}

gboolean
ahu_stage_is_narrow (AhuStage *self)
{
  g_return_val_if_fail (AHU_IS_STAGE (self), FALSE);

  return ahu_width_bin_get_width_class (self->width_bin) < AHU_WIDTH_700;
}

GtkWidget *
ahu_stage_get_heading (AhuStage *self)
{
  g_return_val_if_fail (AHU_IS_STAGE (self), NULL);

  return GTK_WIDGET (self->heading);
}

void
ahu_stage_show_top (AhuStage *self)
{
  g_return_if_fail (AHU_IS_STAGE (self));

  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->roller), 0);
}

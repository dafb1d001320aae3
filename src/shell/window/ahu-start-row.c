/* ahu-start-row.c: one of the things that can be begun on the start page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "shell/window/ahu-start-row.h"

#include "toolkit/layout/ahu-zoom-bin.h"

/* How much larger the drawings are where there is room. */
#define WIDE_PICTURES 1.4

struct _AhuStartRow
{
  GtkButton parent_instance;

  AhuZoomBin *zoom;
  GtkWidget *pictures;
  GtkLabel *title_label;
  GtkLabel *subtitle_label;
  GtkLabel *key_label;
  char *subtitle;
  char *short_subtitle;
  gboolean is_narrow;
};

G_DEFINE_FINAL_TYPE (AhuStartRow, ahu_start_row, GTK_TYPE_BUTTON)

enum
{
  PROP_0,
  PROP_TITLE,
  PROP_SUBTITLE,
  PROP_SHORT_SUBTITLE,
  PROP_KEY,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

/* Readers of the screen are told the long one: nothing is narrow for them. */
static void
show_subtitle (AhuStartRow *self)
{
  gtk_label_set_text (self->subtitle_label,
                      self->is_narrow && self->short_subtitle != NULL ? self->short_subtitle : self->subtitle);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, self->subtitle, -1);
}

static void
set_text (AhuStartRow *self,
          char       **place,
          const char  *text)
{
  g_free (*place);
  *place = g_strdup (text);
  show_subtitle (self);
}

static void
show_key (AhuStartRow *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->key_label), !self->is_narrow && *gtk_label_get_text (self->key_label) != '\0');
}

static void
ahu_start_row_set_property (GObject      *object,
                            guint         prop_id,
                            const GValue *value,
                            GParamSpec   *pspec)
{
  AhuStartRow *self = AHU_START_ROW (object);
  const char *text = g_value_get_string (value);

  switch (prop_id)
    {
    case PROP_TITLE:
      gtk_label_set_text (self->title_label, text);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
      break;
    case PROP_SUBTITLE:
      set_text (self, &self->subtitle, text);
      break;
    case PROP_SHORT_SUBTITLE:
      set_text (self, &self->short_subtitle, text);
      break;
    case PROP_KEY:
      gtk_label_set_text (self->key_label, text);
      show_key (self);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ahu_start_row_finalize (GObject *object)
{
  AhuStartRow *self = AHU_START_ROW (object);

  g_free (self->subtitle);
  g_free (self->short_subtitle);

  G_OBJECT_CLASS (ahu_start_row_parent_class)->finalize (object);
}

static GParamSpec *
text_property (const char *name)
{
  return g_param_spec_string (name, NULL, NULL, "", G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
}

static void
ahu_start_row_class_init (AhuStartRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->set_property = ahu_start_row_set_property;
  G_OBJECT_CLASS (klass)->finalize = ahu_start_row_finalize;

  properties[PROP_TITLE] = text_property ("title");
  properties[PROP_SUBTITLE] = text_property ("subtitle");
  properties[PROP_SHORT_SUBTITLE] = text_property ("short-subtitle");
  properties[PROP_KEY] = text_property ("key");
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, properties);

  g_type_ensure (AHU_TYPE_ZOOM_BIN);
  gtk_widget_class_set_template_from_resource (widget_class, AHU_RESOURCE_PATH "/ahu-start-row.ui");
  gtk_widget_class_bind_template_child (widget_class, AhuStartRow, pictures);
  gtk_widget_class_bind_template_child (widget_class, AhuStartRow, zoom);
  gtk_widget_class_bind_template_child (widget_class, AhuStartRow, title_label);
  gtk_widget_class_bind_template_child (widget_class, AhuStartRow, subtitle_label);
  gtk_widget_class_bind_template_child (widget_class, AhuStartRow, key_label);
}

static void
ahu_start_row_init (AhuStartRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
ahu_start_row_set_room (AhuStartRow *self,
                        gboolean     narrow,
                        gboolean     low)
{
  g_return_if_fail (AHU_IS_START_ROW (self));

  self->is_narrow = narrow;
  ahu_zoom_bin_set_factor (self->zoom, narrow ? 1 : WIDE_PICTURES);
  gtk_widget_set_visible (GTK_WIDGET (self->zoom), !low);
  gtk_widget_set_valign (gtk_button_get_child (GTK_BUTTON (self)), low ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL);
  gtk_widget_set_visible (GTK_WIDGET (self->subtitle_label), !low);
  show_subtitle (self);
  show_key (self);
}

void
ahu_start_row_add_picture (AhuStartRow *self,
                           GtkWidget   *picture)
{
  g_return_if_fail (AHU_IS_START_ROW (self));

  gtk_widget_set_valign (picture, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (self->pictures), picture);
}

void
ahu_start_row_shorten (AhuStartRow *self)
{
  g_return_if_fail (AHU_IS_START_ROW (self));
  g_return_if_fail (self->short_subtitle != NULL);

  set_text (self, &self->subtitle, self->short_subtitle);
}

/* ahu-log-line.c: one line of the log
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/table/ahu-log-line.h"

struct _AhuLogLine
{
  GObject parent_instance;

  AhuLogLineType type;
  guint ply;
  guint end;
  char *text;
  char *colour;
  char *heading;
  char *drawing;
  gboolean headed;
  gboolean several;
  gboolean marked;
};

G_DEFINE_FINAL_TYPE (AhuLogLine, ahu_log_line, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_TEXT,
  PROP_HEADED,
  PROP_SEVERAL,
  PROP_MARKED,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
ahu_log_line_get_property (GObject    *object,
                           guint       id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  AhuLogLine *self = AHU_LOG_LINE (object);

  switch (id)
    {
    case PROP_TEXT:
      g_value_set_string (value, self->text);
      break;
    case PROP_HEADED:
      g_value_set_boolean (value, self->headed);
      break;
    case PROP_SEVERAL:
      g_value_set_boolean (value, self->several);
      break;
    case PROP_MARKED:
      g_value_set_boolean (value, self->marked);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
      break;
    }
}

static void
ahu_log_line_finalize (GObject *object)
{
  AhuLogLine *self = AHU_LOG_LINE (object);

  g_free (self->text);
  g_free (self->colour);
  g_free (self->heading);
  g_free (self->drawing);

  G_OBJECT_CLASS (ahu_log_line_parent_class)->finalize (object);
}

static void
ahu_log_line_class_init (AhuLogLineClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = ahu_log_line_finalize;
  object_class->get_property = ahu_log_line_get_property;

  properties[PROP_TEXT] = g_param_spec_string ("text", NULL, NULL, NULL,
                                               G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY |
                                               G_PARAM_STATIC_STRINGS);
  properties[PROP_HEADED] = g_param_spec_boolean ("headed", NULL, NULL, FALSE,
                                                  G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY |
                                                  G_PARAM_STATIC_STRINGS);
  properties[PROP_SEVERAL] = g_param_spec_boolean ("several", NULL, NULL, FALSE,
                                                   G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY |
                                                   G_PARAM_STATIC_STRINGS);
  properties[PROP_MARKED] = g_param_spec_boolean ("marked", NULL, NULL, FALSE,
                                                  G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY |
                                                  G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
ahu_log_line_init (AhuLogLine *self)
{
}

AhuLogLine *
ahu_log_line_new (AhuLogLineType  type,
                  guint           ply,
                  const char     *text,
                  const char     *colour)
{
  AhuLogLine *self;

  g_return_val_if_fail (text != NULL, NULL);

  self = g_object_new (AHU_TYPE_LOG_LINE, NULL);
  self->type = type;
  self->ply = ply;
  self->end = ply + 1;
  self->text = g_strdup (text);
  self->colour = g_strdup (colour);
  return self;
}

AhuLogLineType
ahu_log_line_get_line_type (AhuLogLine *self)
{
  g_return_val_if_fail (AHU_IS_LOG_LINE (self), AHU_LOG_HEADING);

  return self->type;
}

guint
ahu_log_line_get_ply (AhuLogLine *self)
{
  g_return_val_if_fail (AHU_IS_LOG_LINE (self), 0);

  return self->ply;
}

const char *
ahu_log_line_get_text (AhuLogLine *self)
{
  g_return_val_if_fail (AHU_IS_LOG_LINE (self), NULL);

  return self->text;
}

void
ahu_log_line_set_text (AhuLogLine *self,
                       const char *text)
{
  g_return_if_fail (AHU_IS_LOG_LINE (self));
  g_return_if_fail (text != NULL);

  if (g_str_equal (self->text, text))
    return;
  g_free (self->text);
  self->text = g_strdup (text);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TEXT]);
}

void
ahu_log_line_set_marked (AhuLogLine *self,
                         gboolean    marked)
{
  g_return_if_fail (AHU_IS_LOG_LINE (self));

  if (self->marked == marked)
    return;
  self->marked = marked;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MARKED]);
}

gboolean
ahu_log_line_get_marked (AhuLogLine *self)
{
  g_return_val_if_fail (AHU_IS_LOG_LINE (self), FALSE);

  return self->marked;
}

const char *
ahu_log_line_get_colour (AhuLogLine *self)
{
  g_return_val_if_fail (AHU_IS_LOG_LINE (self), NULL);

  return self->colour;
}

static void
set_headed (AhuLogLine *self,
            gboolean    headed)
{
  if (self->headed == headed)
    return;
  self->headed = headed;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_HEADED]);
}

void
ahu_log_line_set_heading (AhuLogLine *self,
                          const char *heading,
                          gboolean    headed)
{
  g_return_if_fail (AHU_IS_LOG_LINE (self));
  g_return_if_fail (heading != NULL);

  g_free (self->heading);
  self->heading = g_strdup (heading);
  set_headed (self, headed);
}

void
ahu_log_line_set_drawing (AhuLogLine *self,
                          const char *drawing)
{
  g_return_if_fail (AHU_IS_LOG_LINE (self));

  g_free (self->drawing);
  self->drawing = g_strdup (drawing);
}

const char *
ahu_log_line_get_drawing (AhuLogLine *self)
{
  g_return_val_if_fail (AHU_IS_LOG_LINE (self), NULL);

  return self->drawing;
}

const char *
ahu_log_line_get_heading (AhuLogLine *self)
{
  g_return_val_if_fail (AHU_IS_LOG_LINE (self), NULL);

  return self->heading;
}

gboolean
ahu_log_line_get_headed (AhuLogLine *self)
{
  g_return_val_if_fail (AHU_IS_LOG_LINE (self), FALSE);

  return self->headed;
}

void
ahu_log_line_set_several (AhuLogLine *self,
                          gboolean    several)
{
  g_return_if_fail (AHU_IS_LOG_LINE (self));

  if (self->several == several)
    return;
  self->several = several;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SEVERAL]);
}

gboolean
ahu_log_line_get_several (AhuLogLine *self)
{
  g_return_val_if_fail (AHU_IS_LOG_LINE (self), FALSE);

  return self->several;
}

void
ahu_log_line_set_end (AhuLogLine *self,
                      guint       end)
{
  g_return_if_fail (AHU_IS_LOG_LINE (self));
  g_return_if_fail (end > self->ply);

  self->end = end;
}

guint
ahu_log_line_get_end (AhuLogLine *self)
{
  g_return_val_if_fail (AHU_IS_LOG_LINE (self), 0);

  return self->end;
}

gboolean
ahu_log_line_tells (AhuLogLine *self,
                    guint       ply)
{
  g_return_val_if_fail (AHU_IS_LOG_LINE (self), FALSE);

  return ply >= self->ply && ply < self->end;
}

gboolean
ahu_log_line_follow (AhuLogLine *self,
                     AhuLogLine *other)
{
  g_return_val_if_fail (AHU_IS_LOG_LINE (self), FALSE);
  g_return_val_if_fail (AHU_IS_LOG_LINE (other), FALSE);

  if (self->type != other->type || self->ply != other->ply || g_strcmp0 (self->colour, other->colour) != 0 ||
      g_strcmp0 (self->heading, other->heading) != 0 ||
      (self->type != AHU_LOG_MOVE && !g_str_equal (self->text, other->text)))
    return FALSE;

  self->end = other->end;
  /* Before the words, which tell of both. */
  ahu_log_line_set_drawing (self, other->drawing);
  ahu_log_line_set_text (self, other->text);
  set_headed (self, other->headed);
  ahu_log_line_set_several (self, other->several);

  return TRUE;
}

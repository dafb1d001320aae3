/* ahu-document.c: files of Ahu up to the members that all of them have
 *
 * Every error is one sentence without the file's name, which the caller puts
 * before it.
 *
 * Not for: the members of a record alone (ahu-record.c), result sheets beyond
 * their players (the game's).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/record/ahu-record.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/base/ahu-name.h"
#include "core/json/ahu-json-text.h"

#define FORMAT_RECORD "ahu-record"
#define FORMAT_RESULT "ahu-result"
#define VERSION 1

static gboolean
check_size (goffset   size,
            GError  **error)
{
  if (size <= AHU_DOCUMENT_MAX_SIZE)
    return TRUE;

  g_set_error (error, AHU_RECORD_ERROR, AHU_RECORD_ERROR_FILE,
               /* Translators: %d is the largest size in MiB (megabytes). */
               _("This file is larger than %d MiB."), AHU_DOCUMENT_MAX_SIZE / (1024 * 1024));
  return FALSE;
}

/* A pipe or device, which standard input may be, tells its size only by ending: reading
 * stops at the limit. */
static GBytes *
read_all (int      fd,
          GError **error)
{
  g_autoptr (GByteArray) content = g_byte_array_new ();
  guint8 buffer[16384];
  gssize n_read;

  do
    {
      n_read = read (fd, buffer, sizeof buffer);
      if (n_read > 0)
        g_byte_array_append (content, buffer, (guint) n_read);

      if (!check_size (content->len, error))
        return NULL;
    }
  while (n_read > 0 || (n_read < 0 && errno == EINTR));

  if (n_read < 0)
    {
      ahu_document_set_errno (error, errno);
      return NULL;
    }

  return g_byte_array_free_to_bytes (g_steal_pointer (&content));
}

/* @any_kind: of a pipe or device, too, which may never end */
static GBytes *
read_open_file (int        fd,
                gboolean   any_kind,
                GError   **error)
{
  struct stat info = { 0 };

  if (fstat (fd, &info) != 0 || S_ISDIR (info.st_mode))
    {
      ahu_document_set_errno (error, S_ISDIR (info.st_mode) ? EISDIR : errno);
      return NULL;
    }

  if (!any_kind && !S_ISREG (info.st_mode))
    {
      g_set_error_literal (error, AHU_RECORD_ERROR, AHU_RECORD_ERROR_FILE, _("This is not an ordinary file."));
      return NULL;
    }

  if (S_ISREG (info.st_mode) && !check_size (info.st_size, error))
    return NULL;

  return read_all (fd, error);
}

static GBytes *
read_path (const char  *path,
           int          flags,
           GError     **error)
{
  int fd = g_open (path, O_RDONLY | O_CLOEXEC | flags, 0);
  GBytes *bytes;

  if (fd < 0)
    {
      ahu_document_set_errno (error, errno);
      return NULL;
    }

  bytes = read_open_file (fd, (flags & O_NONBLOCK) == 0, error);
  close (fd);
  return bytes;
}

static JsonNode *
get_member (JsonObject  *object,
            const char  *member,
            const char  *path,
            GError     **error)
{
  JsonNode *node = json_object_get_member (object, member);

  if (node == NULL)
    g_set_error (error, AHU_RECORD_ERROR, AHU_RECORD_ERROR_MEMBER,
                 /* Translators: %s is the name of a member of a JSON object. */
                 _("The member “%s” is missing."), path);

  return node;
}

static gboolean
set_type_error (GError     **error,
                const char  *format,
                const char  *path)
{
  g_set_error (error, AHU_RECORD_ERROR, AHU_RECORD_ERROR_MEMBER, format, path);
  return FALSE;
}

static gboolean
check_format (JsonObject  *document,
              GError     **error)
{
  JsonNode *node = json_object_get_member (document, "format");

  if (node != NULL && json_node_get_value_type (node) == G_TYPE_STRING &&
      (g_str_equal (json_node_get_string (node), FORMAT_RECORD) ||
       g_str_equal (json_node_get_string (node), FORMAT_RESULT)))
    return TRUE;

  g_set_error_literal (error, AHU_RECORD_ERROR, AHU_RECORD_ERROR_FORMAT,
                       _("This is not a game record or result sheet of Ahu."));
  return FALSE;
}

static gboolean
check_game (JsonObject  *document,
            GError     **error)
{
  const char *id = ahu_document_get_string (document, "game", "game", error);

  if (id == NULL)
    return FALSE;

  if (ahu_game_find (id) == NULL)
    {
      g_autofree char *quoted = ahu_name_quotable (id);

      g_set_error (error, AHU_RECORD_ERROR, AHU_RECORD_ERROR_GAME,
                   /* Translators: %s is the name of a game in a file. */
                   _("This version of Ahu doesn’t know the game “%s” yet."), quoted);
      return FALSE;
    }

  return TRUE;
}

static gboolean
check_colour (const AhuGame  *game,
              GPtrArray      *colours,
              const char     *colour,
              const char     *path,
              GError        **error)
{
  if (!g_strv_contains (game->colours, colour))
    {
      g_autofree char *quoted = ahu_name_quotable (colour);

      g_set_error (error, AHU_RECORD_ERROR, AHU_RECORD_ERROR_MEMBER,
                   /* Translators: the first %s is the name of a member of a
                    * JSON object, the second one its value. */
                   _("The member “%s” is “%s”, which is no colour of this game."), path, quoted);
      return FALSE;
    }

  if (g_ptr_array_find_with_equal_func (colours, colour, g_str_equal, NULL))
    {
      g_set_error (error, AHU_RECORD_ERROR, AHU_RECORD_ERROR_MEMBER,
                   /* Translators: the first %s is the name of a member of a
                    * JSON object, the second one its value. */
                   _("The member “%s” is “%s”, the colour of another player."), path, colour);
      return FALSE;
    }

  g_ptr_array_add (colours, (gpointer) colour);
  return TRUE;
}

/* Returns: the player's name */
static const char *
check_player (const AhuGame  *game,
              GPtrArray      *colours,
              JsonNode       *node,
              guint           seat,
              GError        **error)
{
  g_autofree char *path = g_strdup_printf ("players[%u]", seat);
  g_autofree char *name_path = g_strdup_printf ("players[%u].name", seat);
  g_autofree char *colour_path = g_strdup_printf ("players[%u].colour", seat);
  const char *name, *colour;
  JsonObject *player;

  if (!JSON_NODE_HOLDS_OBJECT (node))
    {
      set_type_error (error, _("The member “%s” must be an object."), path);
      return NULL;
    }

  player = json_node_get_object (node);
  name = ahu_document_get_string (player, "name", name_path, error);
  if (name == NULL)
    return NULL;

  colour = ahu_document_get_string (player, "colour", colour_path, error);
  if (colour == NULL || !check_colour (game, colours, colour, colour_path, error))
    return NULL;

  return name;
}

static gboolean
check_content (gsize    length,
               GError **error)
{
  if (length > 0)
    return TRUE;

  g_set_error_literal (error, AHU_RECORD_ERROR, AHU_RECORD_ERROR_JSON,
                       _("This file is empty."));
  return FALSE;
}

/* Returns: (transfer full): the object at the top */
static JsonObject *
check_document (JsonNode  *root,
                GError   **error)
{
  JsonObject *document;

  if (!JSON_NODE_HOLDS_OBJECT (root))
    {
      g_set_error_literal (error, AHU_RECORD_ERROR, AHU_RECORD_ERROR_FORMAT,
                           _("This is not a game record or result sheet of Ahu."));
      return NULL;
    }

  document = json_node_get_object (root);
  if (!check_format (document, error) ||
      !ahu_document_check_version (document, error) ||
      !check_game (document, error))
    return NULL;

  return json_object_ref (document);
}

void
ahu_document_set_errno (GError **error,
                        int      number)
{
  const char *message;

  switch (number)
    {
    case ENOENT:
    case ENOTDIR:
      message = _("This file doesn’t exist.");
      break;
    case EISDIR:
      message = _("This is a folder, not a file.");
      break;
    case EACCES:
    case EPERM:
      message = _("You may not read this file.");
      break;
    default:
      g_set_error (error, AHU_RECORD_ERROR, AHU_RECORD_ERROR_FILE,
                   /* Translators: %s is a reason from the system, such as
                    * “Input/output error”. */
                   _("This file can’t be read: %s."), g_strerror (number));
      return;
    }

  g_set_error_literal (error, AHU_RECORD_ERROR, AHU_RECORD_ERROR_FILE, message);
}

GBytes *
ahu_document_read (const char  *path,
                   GError     **error)
{
  g_return_val_if_fail (path != NULL, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  /* Opening a pipe must not wait for somebody who writes into it. */
  return read_path (path, O_NONBLOCK | O_NOCTTY, error);
}

GBytes *
ahu_document_read_input (const char  *path,
                         GError     **error)
{
  g_return_val_if_fail (path != NULL, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  return g_str_equal (path, "-") ? read_open_file (STDIN_FILENO, TRUE, error) : read_path (path, 0, error);
}

JsonObject *
ahu_document_parse (GBytes  *bytes,
                    GError **error)
{
  g_autoptr (JsonNode) root = NULL;
  const char *text;
  gsize length;

  g_return_val_if_fail (bytes != NULL, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  text = g_bytes_get_data (bytes, &length);
  if (!check_content (length, error))
    return NULL;

  root = ahu_json_text_parse (text, length, error);

  return root != NULL ? check_document (root, error) : NULL;
}

JsonObject *
ahu_document_salvage (GBytes  *bytes,
                      GError **damage,
                      GError **error)
{
  g_autoptr (JsonNode) root = NULL;
  g_autoptr (GError) wrong = NULL;
  JsonObject *document;
  const char *text;
  gsize length;

  g_return_val_if_fail (bytes != NULL, NULL);
  g_return_val_if_fail (damage != NULL && *damage == NULL, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  text = g_bytes_get_data (bytes, &length);
  if (!check_content (length, error))
    return NULL;

  root = ahu_json_text_salvage (text, length, "moves", &wrong);
  if (root == NULL)
    {
      g_propagate_error (error, g_steal_pointer (&wrong));
      return NULL;
    }

  document = check_document (root, error);
  if (document != NULL)
    *damage = g_steal_pointer (&wrong);

  return document;
}

gboolean
ahu_document_check_version (JsonObject  *document,
                            GError     **error)
{
  g_autofree char *number = NULL;
  gint64 version;

  g_return_val_if_fail (document != NULL, FALSE);

  if (!ahu_document_get_integer (document, "version", "version", &version, error))
    return FALSE;

  /* A text with G_GINT64_FORMAT in it could not be looked up in translations. */
  number = g_strdup_printf ("%" G_GINT64_FORMAT, version);

  if (version > VERSION)
    g_set_error (error, AHU_RECORD_ERROR, AHU_RECORD_ERROR_VERSION,
                 /* Translators: the placeholder is the number of a version of
                  * the file format. */
                 _("This was made by a newer Ahu (version %s of the format), which this one can’t read."),
                 number);
  else if (version < VERSION)
    g_set_error (error, AHU_RECORD_ERROR, AHU_RECORD_ERROR_VERSION,
                 /* Translators: the placeholder is a number that stands where
                  * the version of the file format belongs. */
                 _("This format has no version %s."), number);

  return version == VERSION;
}

gboolean
ahu_document_is_result (JsonObject *document)
{
  g_return_val_if_fail (document != NULL, FALSE);

  return g_strcmp0 (json_object_get_string_member (document, "format"), FORMAT_RESULT) == 0;
}

const AhuGame *
ahu_document_get_game (JsonObject *document)
{
  g_return_val_if_fail (document != NULL, NULL);

  return ahu_game_find (json_object_get_string_member (document, "game"));
}

const char *
ahu_document_get_string (JsonObject  *object,
                         const char  *member,
                         const char  *path,
                         GError     **error)
{
  JsonNode *node;

  g_return_val_if_fail (object != NULL, NULL);

  node = get_member (object, member, path, error);
  if (node == NULL)
    return NULL;

  if (json_node_get_value_type (node) == G_TYPE_STRING)
    return json_node_get_string (node);

  /* Translators: %s is the name of a member of a JSON object. */
  set_type_error (error, _("The member “%s” must be a string."), path);
  return NULL;
}

gboolean
ahu_document_get_integer (JsonObject  *object,
                          const char  *member,
                          const char  *path,
                          gint64      *value,
                          GError     **error)
{
  JsonNode *node;

  g_return_val_if_fail (object != NULL, FALSE);
  g_return_val_if_fail (value != NULL, FALSE);

  node = get_member (object, member, path, error);
  if (node == NULL)
    return FALSE;

  if (json_node_get_value_type (node) != G_TYPE_INT64)
    /* Translators: %s is the name of a member of a JSON object. */
    return set_type_error (error, _("The member “%s” must be an integer."), path);

  *value = json_node_get_int (node);
  return TRUE;
}

JsonArray *
ahu_document_get_array (JsonObject  *object,
                        const char  *member,
                        const char  *path,
                        GError     **error)
{
  JsonNode *node;

  g_return_val_if_fail (object != NULL, NULL);

  node = get_member (object, member, path, error);
  if (node == NULL)
    return NULL;

  if (JSON_NODE_HOLDS_ARRAY (node))
    return json_node_get_array (node);

  /* Translators: %s is the name of a member of a JSON object. */
  set_type_error (error, _("The member “%s” must be an array."), path);
  return NULL;
}

JsonObject *
ahu_document_get_object (JsonObject  *object,
                         const char  *member,
                         const char  *path,
                         GError     **error)
{
  JsonNode *node;

  g_return_val_if_fail (object != NULL, NULL);

  node = get_member (object, member, path, error);
  if (node == NULL)
    return NULL;

  if (JSON_NODE_HOLDS_OBJECT (node))
    return json_node_get_object (node);

  /* Translators: %s is the name of a member of a JSON object. */
  set_type_error (error, _("The member “%s” must be an object."), path);
  return NULL;
}

char **
ahu_document_check_players (JsonObject  *document,
                            GError     **error)
{
  g_autoptr (GPtrArray) colours = g_ptr_array_new ();
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  const AhuGame *game;
  JsonArray *players;

  g_return_val_if_fail (document != NULL, NULL);

  game = ahu_document_get_game (document);
  players = ahu_document_get_array (document, "players", "players", error);
  if (players == NULL)
    return NULL;

  for (guint seat = 0; seat < json_array_get_length (players); seat++)
    {
      const char *name = check_player (game, colours, json_array_get_element (players, seat),
                                       seat, error);
      g_autofree char *printable = name != NULL ? ahu_name_for_seat (name, seat) : NULL;

      if (printable == NULL)
        return NULL;

      g_strv_builder_add (names, printable);
    }

  return g_strv_builder_end (names);
}

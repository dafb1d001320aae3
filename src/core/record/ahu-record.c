/* ahu-record.c: the record of a game
 *
 * Keeps the object it was read from, so that members this version doesn't know
 * are written again. A record itself never changes; the moves do, and are
 * handed in to be written.
 *
 * Not for: the members shared with result sheets (ahu-document.c), what a game is begun with
 * once it is mended (ahu-record-setup.c), counts of its end (ahu-record-counts.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/record/ahu-record.h"

#include <glib/gi18n.h>

#include "core/base/ahu-name.h"
#include "core/json/ahu-json-value.h"
#include "core/record/ahu-document-write.h"
#include "core/record/ahu-record-counts.h"

#define CORRECTED "corrected"
#define TITLE "title"
#define BRANCHED_FROM "branched-from"
#define PRACTICE "practice" /* see ahu-practice.h */

struct _AhuRecord
{
  GObject parent_instance;

  const AhuGame *game;
  JsonObject *document;
  char **names;        /* as they are shown */
  char **colours;
  char *title;         /* as it is shown; NULL for none */
  JsonObject *setup;   /* that of the document, or an empty one */
  const char *id;      /* belongs to document */
  const char *created; /* so does this */
  GPtrArray *moves;
  GPtrArray *struck;   /* NULL where the member is missing, or is something else */
  char *damage; /* NULL where the whole text was good */
  gboolean is_new;
  gboolean is_counted;
};

G_DEFINE_FINAL_TYPE (AhuRecord, ahu_record, G_TYPE_OBJECT)

/* The document keeps the names as they were typed. */
static char **
make_printable (const char *const *names)
{
  char **printable = g_new0 (char *, g_strv_length ((char **) names) + 1);

  for (guint i = 0; names[i] != NULL; i++)
    printable[i] = ahu_name_for_seat (names[i], i);

  return printable;
}

static JsonNode *
players_to_json (const char *const *names,
                 const char *const *colours)
{
  g_autoptr (JsonArray) players = json_array_new ();

  for (guint i = 0; names[i] != NULL; i++)
    {
      JsonObject *player = json_object_new ();

      json_object_set_string_member (player, "name", names[i]);
      json_object_set_string_member (player, "colour", colours[i]);
      json_array_add_object_element (players, player);
    }

  return json_node_init_array (json_node_alloc (), players);
}

/* Every player has a colour: ahu_document_check_players() has seen to that. */
static char **
collect_colours (JsonObject *document)
{
  g_autoptr (GStrvBuilder) colours = g_strv_builder_new ();
  JsonArray *players = json_object_get_array_member (document, "players");

  for (guint i = 0; i < json_array_get_length (players); i++)
    g_strv_builder_add (colours,
                        json_object_get_string_member (json_array_get_object_element (players, i),
                                                       "colour"));

  return g_strv_builder_end (colours);
}

static gboolean
read_moves (AhuRecord  *self,
            GError    **error)
{
  JsonArray *moves;

  if (ahu_record_is_sheet (self))
    return TRUE;

  moves = ahu_document_get_array (self->document, "moves", "moves", error);
  if (moves == NULL)
    return FALSE;

  for (guint i = 0; i < json_array_get_length (moves); i++)
    g_ptr_array_add (self->moves, json_node_ref (json_array_get_element (moves, i)));

  return TRUE;
}

static gboolean
read_setup (AhuRecord  *self,
            GError    **error)
{
  JsonObject *setup;

  if ((self->game->setup_optional && !json_object_has_member (self->document, "setup")) ||
      (ahu_record_is_sheet (self) && !self->game->setup_optional))
    {
      self->setup = json_object_new ();
      return TRUE;
    }

  setup = ahu_document_get_object (self->document, "setup", "setup", error);
  if (setup == NULL || !self->game->check_setup_members (setup, error))
    return FALSE;

  self->setup = json_object_ref (setup);

  return TRUE;
}

static gboolean
read_members (AhuRecord  *self,
              GError    **error)
{
  const char *title;

  self->id = ahu_document_get_string (self->document, "id", "id", error);
  if (self->id == NULL)
    return FALSE;

  /* Nobody may know of a sheet when it was counted. */
  self->created = ahu_record_is_sheet (self) && !json_object_has_member (self->document, "created")
                    ? "" : ahu_document_get_string (self->document, "created", "created", error);
  if (self->created == NULL)
    return FALSE;

  self->names = ahu_document_check_players (self->document, error);
  if (self->names == NULL)
    return FALSE;

  self->colours = collect_colours (self->document);
  if (!read_setup (self, error))
    return FALSE;

  title = ahu_json_get_string (json_object_get_member (self->document, TITLE));
  if (title != NULL && *title != '\0')
    self->title = ahu_line_printable (title);
  self->struck = ahu_struck_lines_from_json (json_object_get_member (self->document, CORRECTED));
  if (!read_moves (self, error))
    return FALSE;

  self->is_counted = ahu_record_counts_are_full (self);
  return TRUE;
}

/* A NULL corrected leaves that member out. */
static GBytes *
write_members (AhuRecord *self,
               GPtrArray *moves,
               guint      n_moves,
               JsonNode  *corrected)
{
  GString *text = g_string_sized_new (1024 + 64 * n_moves);
  JsonObjectIter iter;
  const char *name;
  JsonNode *node;

  json_object_iter_init_ordered (&iter, self->document);
  while (json_object_iter_next_ordered (&iter, &name, &node))
    {
      gboolean is_corrected = g_str_equal (name, CORRECTED);

      if (is_corrected && corrected == NULL)
        continue;

      ahu_document_begin_member (text, name);
      if (g_str_equal (name, "moves") && !ahu_record_is_sheet (self))
        ahu_document_append_list (text, (JsonNode **) moves->pdata, n_moves);
      else
        ahu_document_append_value (text, is_corrected ? corrected : node);
    }
  if (corrected != NULL && !json_object_has_member (self->document, CORRECTED))
    {
      ahu_document_begin_member (text, CORRECTED);
      ahu_document_append_value (text, corrected);
    }

  return ahu_document_end (text);
}

static void
ahu_record_finalize (GObject *object)
{
  AhuRecord *self = AHU_RECORD (object);

  g_free (self->damage);
  g_free (self->title);
  g_strfreev (self->names);
  g_strfreev (self->colours);
  g_clear_pointer (&self->moves, g_ptr_array_unref);
  g_clear_pointer (&self->struck, g_ptr_array_unref);
  g_clear_pointer (&self->setup, json_object_unref);
  g_clear_pointer (&self->document, json_object_unref);

  G_OBJECT_CLASS (ahu_record_parent_class)->finalize (object);
}

static void
ahu_record_class_init (AhuRecordClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ahu_record_finalize;
}

static void
ahu_record_init (AhuRecord *self)
{
  self->moves = g_ptr_array_new_with_free_func ((GDestroyNotify) json_node_unref);
}

char *
ahu_record_format_time (GDateTime *time)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();

  return g_date_time_format (time != NULL ? time : now, "%Y-%m-%dT%H:%M:%SZ");
}

AhuRecord *
ahu_record_new (const AhuGame     *game,
                const char *const *names,
                const char *const *colours,
                JsonNode          *setup)
{
  g_autofree char *id = g_uuid_string_random ();
  g_autofree char *created = ahu_record_format_time (NULL);

  return ahu_record_new_with_id (game, id, created, names, colours, setup);
}

AhuRecord *
ahu_record_new_with_id (const AhuGame     *game,
                        const char        *id,
                        const char        *created,
                        const char *const *names,
                        const char *const *colours,
                        JsonNode          *setup)
{
  AhuRecord *self;
  JsonObject *document;

  g_return_val_if_fail (game != NULL, NULL);
  g_return_val_if_fail (id != NULL && created != NULL, NULL);
  g_return_val_if_fail (names != NULL && colours != NULL, NULL);
  g_return_val_if_fail (g_strv_length ((char **) names) == g_strv_length ((char **) colours), NULL);
  g_return_val_if_fail (setup != NULL && JSON_NODE_HOLDS_OBJECT (setup), NULL);

  document = json_object_new ();
  json_object_set_string_member (document, "format", "ahu-record");
  json_object_set_int_member (document, "version", 1);
  json_object_set_string_member (document, "game", game->id);
  json_object_set_string_member (document, "id", id);
  json_object_set_string_member (document, "created", created);
  json_object_set_member (document, "players", players_to_json (names, colours));
  json_object_set_member (document, "setup", setup);
  json_object_set_array_member (document, "moves", json_array_new ());

  self = g_object_new (AHU_TYPE_RECORD, NULL);
  self->game = game;
  self->document = document;
  self->names = make_printable (names);
  self->colours = g_strdupv ((char **) colours);
  self->setup = json_object_ref (json_object_get_object_member (document, "setup"));
  self->id = json_object_get_string_member (document, "id");
  self->created = json_object_get_string_member (document, "created");
  self->is_new = TRUE;

  return self;
}

/* Of which game and which move, for whoever wants to compare the two. */
static JsonNode *
branched_from (AhuRecord *self,
               guint      ply)
{
  g_autoptr (JsonObject) origin = json_object_new ();

  json_object_set_string_member (origin, "id", self->id);
  json_object_set_int_member (origin, "ply", ply);

  return json_node_init_object (json_node_alloc (), origin);
}

AhuRecord *
ahu_record_branch (AhuRecord *self,
                   GPtrArray *moves,
                   guint      n_moves)
{
  g_autoptr (JsonNode) setup = NULL;
  AhuRecord *branch;

  g_return_val_if_fail (AHU_IS_RECORD (self), NULL);
  g_return_val_if_fail (moves != NULL && n_moves <= moves->len, NULL);

  setup = json_node_init_object (json_node_alloc (), self->setup);
  branch = ahu_record_new (self->game, (const char *const *) self->names,
                           (const char *const *) self->colours, json_node_copy (setup));
  /* With what else is known of the players. */
  json_object_set_member (branch->document, "players",
                          json_node_copy (json_object_get_member (self->document, "players")));
  /* The computers go on playing. */
  if (json_object_has_member (self->document, PRACTICE))
    json_object_set_member (branch->document, PRACTICE,
                            json_node_copy (json_object_get_member (self->document, PRACTICE)));
  json_object_set_member (branch->document, BRANCHED_FROM, branched_from (self, n_moves));
  for (guint i = 0; i < n_moves; i++)
    g_ptr_array_add (branch->moves, json_node_ref (g_ptr_array_index (moves, i)));

  return branch;
}

const char *
ahu_record_get_origin (AhuRecord *self)
{
  JsonObject *origin;
  JsonNode *node;
  gint64 ply;

  g_return_val_if_fail (AHU_IS_RECORD (self), NULL);

  node = json_object_get_member (self->document, BRANCHED_FROM);
  origin = node != NULL && JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
  if (origin == NULL || !ahu_json_get_integer (json_object_get_member (origin, "ply"), &ply) || ply != self->moves->len)
    return NULL;

  return ahu_json_get_string (json_object_get_member (origin, "id"));
}

AhuRecord *
ahu_record_copy_with_origin (AhuRecord *self)
{
  g_return_val_if_fail (AHU_IS_RECORD (self), NULL);

  /* The copy of a copy comes from the first. */
  if (ahu_record_get_origin (self) != NULL)
    return g_object_ref (self);

  return ahu_record_copy_with (self, BRANCHED_FROM, branched_from (self, self->moves->len));
}

AhuRecord *
ahu_record_new_from_document (JsonObject  *document,
                              GError     **error)
{
  g_autoptr (AhuRecord) self = NULL;

  g_return_val_if_fail (document != NULL, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  self = g_object_new (AHU_TYPE_RECORD, NULL);
  self->document = ahu_record_give_id (document);
  self->game = ahu_document_get_game (document);

  if (!read_members (self, error))
    return NULL;

  return g_steal_pointer (&self);
}

AhuRecord *
ahu_record_copy_with (AhuRecord  *self,
                      const char *member,
                      JsonNode   *value)
{
  g_autoptr (JsonNode) given = value;
  g_autoptr (JsonObject) document = json_object_new ();
  JsonObjectIter iter;
  const char *name;
  JsonNode *node;
  AhuRecord *copy;

  g_return_val_if_fail (AHU_IS_RECORD (self), NULL);
  g_return_val_if_fail (member != NULL, NULL);

  json_object_iter_init_ordered (&iter, self->document);
  while (json_object_iter_next_ordered (&iter, &name, &node))
    {
      if (!g_str_equal (name, member))
        json_object_set_member (document, name, json_node_ref (node));
      else if (given != NULL)
        json_object_set_member (document, name, json_node_ref (given));
    }
  if (given != NULL && !json_object_has_member (document, member))
    json_object_set_member (document, member, json_node_ref (given));

  copy = ahu_record_new_from_document (document, NULL);
  if (copy != NULL)
    copy->is_new = self->is_new;

  return copy;
}

gboolean
ahu_record_contains (AhuRecord *self,
                     AhuRecord *other)
{
  g_autoptr (GBytes) ours = NULL;
  g_autoptr (GBytes) theirs = NULL;

  g_return_val_if_fail (AHU_IS_RECORD (self), FALSE);
  g_return_val_if_fail (AHU_IS_RECORD (other), FALSE);

  if (other->moves->len > self->moves->len)
    return FALSE;

  for (guint i = 0; i < other->moves->len; i++)
    {
      if (!json_node_equal (g_ptr_array_index (self->moves, i), g_ptr_array_index (other->moves, i)))
        return FALSE;
    }

  ours = ahu_record_to_bytes (self, self->moves, self->moves->len);
  theirs = ahu_record_to_bytes (other, self->moves, self->moves->len);

  return g_bytes_equal (ours, theirs);
}

AhuRecord *
ahu_record_load (const char  *path,
                 GError     **error)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (JsonObject) document = NULL;

  g_return_val_if_fail (path != NULL, NULL);

  bytes = ahu_document_read_input (path, error);
  if (bytes == NULL)
    return NULL;

  document = ahu_document_parse (bytes, error);
  if (document == NULL)
    return NULL;

  if (ahu_document_is_result (document))
    {
      g_set_error_literal (error, AHU_RECORD_ERROR, AHU_RECORD_ERROR_FORMAT,
                           _("This is a result sheet, not the record of a game."));
      return NULL;
    }

  return ahu_record_new_from_document (document, error);
}

AhuRecord *
ahu_record_salvage (GBytes  *bytes,
                    GError **error)
{
  g_autoptr (JsonObject) document = NULL;
  g_autoptr (GError) damage = NULL;
  AhuRecord *self;

  g_return_val_if_fail (bytes != NULL, NULL);

  document = ahu_document_salvage (bytes, &damage, error);
  if (document == NULL)
    return NULL;

  self = ahu_record_new_from_document (document, error);
  if (self != NULL && damage != NULL)
    self->damage = g_strdup (damage->message);

  return self;
}

const char *
ahu_record_get_damage (AhuRecord *self)
{
  g_return_val_if_fail (AHU_IS_RECORD (self), NULL);

  return self->damage;
}

GBytes *
ahu_record_to_bytes (AhuRecord *self,
                     GPtrArray *moves,
                     guint      n_moves)
{
  g_return_val_if_fail (AHU_IS_RECORD (self), NULL);
  g_return_val_if_fail (moves != NULL && n_moves <= moves->len, NULL);

  return write_members (self, moves, n_moves,
                        json_object_get_member (self->document, CORRECTED));
}

GBytes *
ahu_record_to_bytes_with_struck (AhuRecord *self,
                                 GPtrArray *moves,
                                 guint      n_moves,
                                 GPtrArray *struck)
{
  g_autoptr (JsonNode) corrected = NULL;

  g_return_val_if_fail (AHU_IS_RECORD (self), NULL);
  g_return_val_if_fail (moves != NULL && n_moves <= moves->len, NULL);
  g_return_val_if_fail (struck != NULL, NULL);

  corrected = ahu_struck_lines_to_json (struck, n_moves);
  /* What another program means by that name stays. */
  if (corrected == NULL && self->struck == NULL)
    return ahu_record_to_bytes (self, moves, n_moves);

  return write_members (self, moves, n_moves, corrected);
}

gboolean
ahu_record_is_new (AhuRecord *self)
{
  g_return_val_if_fail (AHU_IS_RECORD (self), FALSE);

  return self->is_new;
}

gboolean
ahu_record_is_counted (AhuRecord *self)
{
  g_return_val_if_fail (AHU_IS_RECORD (self), FALSE);

  return self->is_counted;
}

JsonObject *
ahu_record_get_document (AhuRecord *self)
{
  g_return_val_if_fail (AHU_IS_RECORD (self), NULL);

  return self->document;
}

const AhuGame *
ahu_record_get_game (AhuRecord *self)
{
  g_return_val_if_fail (AHU_IS_RECORD (self), NULL);

  return self->game;
}

const char *
ahu_record_get_id (AhuRecord *self)
{
  g_return_val_if_fail (AHU_IS_RECORD (self), NULL);

  return self->id;
}

const char *
ahu_record_get_created (AhuRecord *self)
{
  g_return_val_if_fail (AHU_IS_RECORD (self), NULL);

  return self->created;
}

GDateTime *
ahu_record_dup_local_time (AhuRecord *self)
{
  g_autoptr (GTimeZone) zone = g_time_zone_new_local ();
  g_autoptr (GDateTime) time = NULL;
  g_autofree char *noon = NULL;

  g_return_val_if_fail (AHU_IS_RECORD (self), NULL);

  /* A day alone is that day wherever it is read. */
  noon = self->created != NULL ? g_strconcat (self->created, "T12:00:00", NULL) : NULL;
  if (self->created != NULL)
    time = g_date_time_new_from_iso8601 (self->created, zone);
  if (time == NULL && noon != NULL)
    time = g_date_time_new_from_iso8601 (noon, zone);

  return time != NULL ? g_date_time_to_timezone (time, zone) : NULL;
}

guint
ahu_record_get_n_players (AhuRecord *self)
{
  g_return_val_if_fail (AHU_IS_RECORD (self), 0);

  return g_strv_length (self->names);
}

JsonNode *
ahu_record_get_member (AhuRecord  *self,
                       const char *member)
{
  g_return_val_if_fail (AHU_IS_RECORD (self), NULL);
  g_return_val_if_fail (member != NULL, NULL);

  return json_object_get_member (self->document, member);
}

const char *
ahu_record_get_title (AhuRecord *self)
{
  g_return_val_if_fail (AHU_IS_RECORD (self), NULL);

  return self->title;
}

const char *const *
ahu_record_get_names (AhuRecord *self)
{
  g_return_val_if_fail (AHU_IS_RECORD (self), NULL);

  return (const char *const *) self->names;
}

const char *const *
ahu_record_get_colours (AhuRecord *self)
{
  g_return_val_if_fail (AHU_IS_RECORD (self), NULL);

  return (const char *const *) self->colours;
}

JsonObject *
ahu_record_get_setup (AhuRecord *self)
{
  g_return_val_if_fail (AHU_IS_RECORD (self), NULL);

  return self->setup;
}

GPtrArray *
ahu_record_get_moves (AhuRecord *self)
{
  g_return_val_if_fail (AHU_IS_RECORD (self), NULL);

  return self->moves;
}

GPtrArray *
ahu_record_get_struck (AhuRecord *self)
{
  g_return_val_if_fail (AHU_IS_RECORD (self), NULL);

  return self->struck;
}

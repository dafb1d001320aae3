/* aliases-fixture.h: the file of names that are one person, in a folder of its own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib/gstdio.h>

#include "core/statistics/ahu-aliases.h"

#include "support/test-folder.h"

/* The file is not there yet, nor is the folder it lies in. */
typedef struct
{
  char *folder;
  char *path;
  AhuAliases *aliases;
} AliasesFixture;

static inline void
aliases_fixture_set_up (AliasesFixture *self,
                        gconstpointer   data)
{
  self->folder = g_dir_make_tmp ("ahu-aliases-XXXXXX", NULL);
  self->path = g_build_filename (self->folder, "deep", "names.json", NULL);
  self->aliases = ahu_aliases_new (self->path);
}

static inline void
aliases_fixture_wait_for_file (AliasesFixture *self)
{
  while (ahu_aliases_is_saving (self->aliases))
    g_main_context_iteration (NULL, TRUE);
}

static inline void
aliases_fixture_tear_down (AliasesFixture *self,
                           gconstpointer   data)
{
  aliases_fixture_wait_for_file (self);
  g_assert_finalize_object (self->aliases);
  test_folder_remove (self->folder);
  g_free (self->path);
  g_free (self->folder);
}

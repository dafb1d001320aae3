/* ahu-hang-up-source.h: tells that the other end of a connection is gone
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Makes a source that is ready as soon as the other end has closed @fd. Unlike the sources of GLib it knows before
 * anybody tries to write there: with a priority higher than theirs it is called before them.
 * @fd: a connection, which somebody else reads from
 * Returns: (transfer full): the source, whose callback is a #GSourceFunc */
GSource *ahu_hang_up_source_new (int fd);

G_END_DECLS

/* ahu-app-pch.h: what most files of the application include, read once for all of them
 *
 * Each file includes what it needs itself: this is used in builds with -Dprecompiled=true
 * alone.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <adwaita.h>
#include <json-glib/json-glib.h>

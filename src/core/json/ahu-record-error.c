/* ahu-record-error.c: what can be wrong with a file of Ahu
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/json/ahu-record-error.h"

G_DEFINE_QUARK (ahu-record-error-quark, ahu_record_error)

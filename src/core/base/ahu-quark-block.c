/* ahu-quark-block.c: keeps GLib's first block of quarks in sight of a leak check
 *
 * GLib makes room for 2048 quarks when it is loaded, and drops that block on purpose,
 * unfreed, once there are more: other threads may still read it. A leak check tells of
 * it without a name that it could be suppressed by. Linked into builds with the address
 * sanitizer only. Not for leaks of our own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <stddef.h>

/* Of the sanitizer's library, whose headers not every compiler brings along. */
int __sanitizer_install_malloc_and_free_hooks (void (*allocated) (const volatile void *memory,
                                                                  size_t               size),
                                               void (*freed)     (const volatile void *memory));

#define QUARK_BLOCK (2048 * sizeof (char *))

static const volatile void *block;

__attribute__ ((no_sanitize_address)) static void
allocated_cb (const volatile void *memory,
              size_t               size)
{
  /* GLib's is the first of that size: it is made before main(). */
  if (block == NULL && size == QUARK_BLOCK)
    block = memory;
}

__attribute__ ((no_sanitize_address)) static void
freed_cb (const volatile void *memory)
{
  if (block == memory)
    block = NULL;
}

__attribute__ ((no_sanitize_address)) static void
watch (void)
{
  __sanitizer_install_malloc_and_free_hooks (allocated_cb, freed_cb);
}

/* Before the constructors of libraries, GLib's among them. */
__attribute__ ((section (".preinit_array"), used)) static void (*const watch_early) (void) = watch;

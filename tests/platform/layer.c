/* layer.c: a program of which the linker alone says whether it is right
 *
 * It is linked with all of one layer and of those below it (meson.build).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

int
main (void)
{
  return 0;
}

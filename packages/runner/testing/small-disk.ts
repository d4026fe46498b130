import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The reason of a skipped test that needs a small file system. */
export const NO_SMALL_DISK = 'this machine lets nobody mount a small file system, which needs root'

export interface SmallDisk {
  fill: () => void
  empty: () => void
  unmount: () => void
}

/** Mounts a file system of its own at a folder; null where this machine does not let us. `options` as in `mount -o`. */
export function mountSmallDisk(folder: string, options: string): SmallDisk | null {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    return null
  }
  const filler = join(folder, 'filler')
  return {
    fill: () => {
      for (let size = 64 * 1024 * 1024; size >= 512; size /= 2)
        try {
          for (;;) writeFileSync(filler, Buffer.alloc(size, 1), { flag: 'a' })
        } catch {
          continue
        }
    },
    empty: () => rmSync(filler, { force: true }),
    unmount: () => void execFileSync('umount', ['-l', folder]),
  }
}

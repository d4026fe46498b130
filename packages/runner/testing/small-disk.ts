import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestContext } from 'vitest'
import { postmasterPid } from '../postgres/start-postgres.ts'

export interface SmallDisk {
  fill: () => void
  empty: () => void
}

/** A file system of its own at a folder during a test, with `options` as in `mount -o`; skipped where this machine lets nobody mount one. */
export async function withSmallDisk(
  { skip }: Pick<TestContext, 'skip'>,
  folder: string,
  options: string,
  work: (disk: SmallDisk) => Promise<void>,
): Promise<void> {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    skip('this machine lets nobody mount a small file system, which needs root')
  }
  const filler = join(folder, 'filler')
  const fill = () => {
    for (let size = 64 * 1024 * 1024; size >= 512; size /= 2)
      try {
        for (;;) writeFileSync(filler, Buffer.alloc(size, 1), { flag: 'a' })
      } catch {
        continue
      }
  }
  try {
    await work({ fill, empty: () => rmSync(filler, { force: true }) })
  } finally {
    execFileSync('umount', ['-l', folder])
  }
}

/** Ends a cluster's server so that none starts while the disk is full. One that only recovers gives space back; one without a file for its pid needs space at once. */
export function endServerWithoutSpace(cluster: string, disk: SmallDisk): void {
  const pid = postmasterPid(cluster)
  if (pid === null) throw new Error(`No server runs in ${cluster}`)
  rmSync(join(cluster, 'postmaster.pid'))
  disk.fill()
  process.kill(pid, 'SIGKILL')
}

import { randomUUID } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { canReach, mayTraverse } from './reach.ts'
import type { ServerUser } from './server-user.ts'
import { systemDir } from './system-dir.ts'

const linkTarget = (path: string): string | null =>
  lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ? readlinkSync(path) : null

function placeOutside(dataDir: string): string {
  const link = join(dataDir, 'postgres')
  const known = linkTarget(link)
  if (known && existsSync(join(known, '..'))) return known
  if (known) rmSync(link)
  const base = systemDir()
  const home = join(base, `cluster-${randomUUID()}`)
  mkdirSync(home, { mode: 0o755 })
  // For a person who finds it: nothing here is ever removed by us, its DATA_DIR may only be unmounted.
  writeFileSync(join(home, 'data-dir'), `${dataDir}\n`, { mode: 0o600 })
  symlinkSync(join(home, 'postgres'), link)
  return join(home, 'postgres')
}

/**
 * Where the cluster of `dataDir` lives: in it, if the server's user can get there (at most `o+x` is added to `dataDir`
 * itself, never to what is above it), else in the system directory with a symbolic link in `dataDir`.
 */
export function placeCluster(dataDir: string, user: ServerUser): string {
  const own = join(dataDir, 'postgres')
  if (linkTarget(own)) return placeOutside(dataDir)
  if (!canReach(dataDir, user)) return placeOutside(dataDir)
  if (!mayTraverse(dataDir, user)) chmodSync(dataDir, (statSync(dataDir).mode & 0o7777) | 0o001)
  return own
}

/** The user a cluster must be run as: PostgreSQL insists that it owns its directory. */
export function clusterUser(cluster: string, user: ServerUser): ServerUser {
  const stat = statSync(cluster, { throwIfNoEntry: false })
  if (!stat || process.getuid === undefined) return user
  if (user) return stat.uid === 0 ? user : { uid: stat.uid, gid: stat.gid }
  if (stat.uid === process.getuid()) return null
  throw new Error(
    `The database in ${cluster} belongs to another user (uid ${stat.uid}). Start as that user, or choose another DATA_DIR.`,
  )
}

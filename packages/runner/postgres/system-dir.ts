import { mkdirSync } from 'node:fs'

/**
 * A directory of root that every user can reach, for files that the server's user cannot reach in their location (a
 * clone under a 0700 home). Persistent, unlike the temporary directory, because it may contain a cluster.
 */
export function systemDir(): string {
  const dir = '/var/lib/fanfare'
  mkdirSync(dir, { recursive: true, mode: 0o755 })
  return dir
}

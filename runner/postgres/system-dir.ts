import { mkdirSync } from 'node:fs'

/**
 * A place of root's that every user can reach, for what the server's user cannot reach where it stands (a clone under
 * a 0700 home). Persistent, unlike the temporary directory: a cluster may live here.
 */
export function systemDir(): string {
  const dir = '/var/lib/fanfare'
  mkdirSync(dir, { recursive: true, mode: 0o755 })
  return dir
}

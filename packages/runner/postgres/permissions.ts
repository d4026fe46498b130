import { statSync } from 'node:fs'
import { dirname } from 'node:path'
import type { ServerUser } from './server-user.ts'

const allows = (stat: { mode: number; uid: number; gid: number }, user: NonNullable<ServerUser>, bit: 1 | 4 | 5) => {
  const shift = stat.uid === user.uid ? 6 : stat.gid === user.gid ? 3 : 0
  return ((stat.mode >> shift) & bit) === bit
}

/** Whether `user` may traverse every directory above `path`. ACLs are not read; a wrong refusal only costs a copy. */
export function canReach(path: string, user: ServerUser) {
  if (!user) return true
  for (let dir = dirname(path); ; dir = dirname(dir)) {
    if (!allows(statSync(dir), user, 1)) return false
    if (dir === dirname(dir)) return true
  }
}

export const canTraverse = (dir: string, user: ServerUser) => !user || allows(statSync(dir), user, 1)

export const canExecute = (file: string, user: ServerUser) =>
  user ? allows(statSync(file), user, 5) : (statSync(file).mode & 0o111) !== 0 || process.platform === 'win32'

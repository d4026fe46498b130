import { visit } from '@fanfare/contract/agent/invites.ts'
import type { Services } from './services.ts'
import { readCodeIn } from '@fanfare/contract/typed-text.ts'
import { isInviteCode } from '#lib/session/invite-code.ts'

/** Counts a visit by an invite link (AGT-4). Nothing waits for the answer, and a failure is not shown. */
export function countVisit(
  { call }: Pick<Services, 'call'>,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
) {
  const vipCode = visitToCount(search, Date.now())
  if (vipCode !== null) void call(visit, { body: { vipCode, path: pathname.slice(0, 500) } }).catch(() => undefined)
}

const KEY = 'fanfareVisit'

/** Returns the invite code of the address unless this browser has counted it today (UTC), and marks it as counted. */
function visitToCount(search: string, now: number) {
  const code = readCodeIn(search, 'vipCode')
  if (code === null || !isInviteCode(code)) return null
  const mark = `${new Date(now).toISOString().slice(0, 10)} ${code.toUpperCase()}`
  try {
    if (localStorage.getItem(KEY) === mark) return null
    localStorage.setItem(KEY, mark)
  } catch {
    // Without storage, the gateway still counts the client once a day.
  }
  return code
}

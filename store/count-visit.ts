import { visit } from '@fanfare/contract/agent/invites.ts'
import type { Services } from './services.ts'
import { readCodeIn } from '@fanfare/contract/typed-text.ts'
import { isInviteCode } from '#lib/session/invite-code.ts'

/** Counts the visit of an invite link (AGT-4). No part of the page waits for the answer or shows a failure. */
export function countVisit(
  { call }: Pick<Services, 'call'>,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
) {
  const vipCode = visitToCount(search, Date.now())
  if (vipCode !== null) void call(visit, { body: { vipCode, path: pathname.slice(0, 500) } }).catch(() => undefined)
}

const KEY = 'fanfareVisit'

/** The invite code of the address if its visit has not been counted today (UTC) in this browser; then the visit is marked. */
function visitToCount(search: string, now: number) {
  const code = readCodeIn(search, 'vipCode')
  if (code === null || !isInviteCode(code)) return null
  const mark = `${new Date(now).toISOString().slice(0, 10)} ${code.toUpperCase()}`
  try {
    if (localStorage.getItem(KEY) === mark) return null
    localStorage.setItem(KEY, mark)
  } catch {
    // Nothing can be stored: the gateway counts the client once a day all the same.
  }
  return code
}

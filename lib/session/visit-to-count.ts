import { readCodeIn } from '@fanfare/contract/typed-text.ts'
import { isInviteCode } from './invite-code.ts'

const KEY = 'fanfareVisit'

/** The invite code of the address if its visit has not been counted today (UTC) in this browser; then the visit is marked. */
export function visitToCount(search: string, now: number): string | null {
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

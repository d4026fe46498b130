import { visit } from '@fanfare/contract/agent/invites.ts'
import { visitToCount } from '#lib/session/visit-to-count.ts'
import type { Services } from './services.ts'

/** Counts the visit of an invite link (AGT-4). No part of the page waits for the answer or shows a failure. */
export function countVisit(
  { call }: Pick<Services, 'call'>,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): void {
  const vipCode = visitToCount(search, Date.now())
  if (vipCode !== null) void call(visit, { body: { vipCode, path: pathname.slice(0, 500) } }).catch(() => undefined)
}

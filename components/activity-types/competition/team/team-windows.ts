import { phaseClock } from '#lib/competition/team-phases.ts'
import type { TeamSubject } from './team-subject.ts'

/** The changes of teams that are possible at one time. */
export interface TeamWindows {
  /** Teams can be joined, left and led. */
  isJoinOpen: boolean
  /** New teams can be opened. */
  isCreateOpen: boolean
}

/** `now`: the gateway's clock, ms. */
export function teamWindows(subject: TeamSubject, now: number): TeamWindows {
  if (subject.status !== 'ONGOING') return { isJoinOpen: false, isCreateOpen: false }
  const at = phaseClock(subject, now)
  return { isJoinOpen: at < subject.team.joinUntil, isCreateOpen: at < subject.team.createUntil }
}

import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import type { CompetitionSection } from '@fanfare/contract/competition/competition.ts'

export type TeamRules = NonNullable<CompetitionSection['team']>

export interface TeamPhase {
  key: 'recruit' | 'join' | 'compete' | 'settle'
  /** ms; `until` is exclusive, and null for the phase after the end, whose length is not known. */
  from: number
  until: number | null
  state: 'done' | 'current' | 'upcoming'
  /** 0 to 1. */
  ratio: number
}

export type PhaseTimes = Pick<ActivityDetail, 'startTime' | 'endTime' | 'status' | 'outcome'>

/** The gateway's status decides where the clock of this machine disagrees with it. */
export function phaseClock({ startTime, endTime, status }: PhaseTimes, now: number) {
  if (status === 'UPCOMING') return Math.min(now, startTime - 1)
  if (status === 'ENDED') return Math.max(now, endTime)
  return Math.min(Math.max(now, startTime), endTime - 1)
}

/** The four phases of a team event, each with its own times: recruiting, joining and competing may overlap. */
export function teamPhases(detail: PhaseTimes, team: TeamRules, now: number): TeamPhase[] {
  const { startTime, endTime, outcome } = detail
  const at = phaseClock(detail, now)
  const phase = (key: TeamPhase['key'], from: number, until: number | null): TeamPhase => {
    const isDone = until === null ? outcome === 'SETTLED' : at >= until
    const ratio = until === null || at < from ? 0 : Math.min(1, (at - from) / Math.max(1, until - from))
    return { key, from, until, state: isDone ? 'done' : at >= from ? 'current' : 'upcoming', ratio: isDone ? 1 : ratio }
  }
  return [
    phase('recruit', startTime, team.createUntil),
    phase('join', startTime, team.joinUntil),
    phase('compete', team.competeFrom, endTime),
    phase('settle', endTime, null),
  ]
}

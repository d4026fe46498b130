import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import type { Eligibility } from '@fanfare/contract/activity/eligible.ts'

const CLOSED_STATES = ['cancelled', 'ended', 'settling', 'settled', 'notStarted'] as const
const VISITOR_STATES = [...CLOSED_STATES, 'regionBlocked', 'visitor'] as const

/** Decided by a visitor's country, or a user's account. */
type Judgement = Pick<Eligibility, 'eligible' | 'reasonCode'>

/** The action's states for a visitor. A logged-in user can be in all of them except `visitor`. */
export interface VisitorState {
  state: (typeof VISITOR_STATES)[number]
}

export const isVisitorState = (cta: { state: string }): cta is VisitorState =>
  VISITOR_STATES.some((state) => state === cta.state)

export interface VisitorFacts {
  detail: Pick<ActivityDetail, 'startTime' | 'endTime' | 'outcome'>
  /** ms on the gateway's clock. */
  now: number
  eligibility: Judgement | null
}

export function closedState({
  detail,
  now,
}: Omit<VisitorFacts, 'eligibility'>): { state: (typeof CLOSED_STATES)[number] } | null {
  if (detail.outcome === 'CANCELLED') return { state: 'cancelled' }
  if (now < detail.startTime) return { state: 'notStarted' }
  if (now < detail.endTime) return null
  if (detail.outcome === 'SETTLING') return { state: 'settling' }
  return { state: detail.outcome === 'SETTLED' ? 'settled' : 'ended' }
}

export const isRegionBlocked = (eligibility: Judgement | null) =>
  eligibility?.eligible === false && eligibility.reasonCode === 'REGION'

export const visitorState = (facts: VisitorFacts): VisitorState =>
  closedState(facts) ?? { state: isRegionBlocked(facts.eligibility) ? 'regionBlocked' : 'visitor' }

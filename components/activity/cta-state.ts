import type { ActivityDetail, MyActivity } from '#lib/contract/activity/activity.ts'
import type { Eligibility } from '#lib/contract/activity/eligible.ts'
import type { TaskCompletion } from '#lib/contract/task/task.ts'
import { partOf } from '#lib/task/task-totals.ts'

/** The page's one action (design §6, "CTA state machine"); what the app decides is decided when it is opened. */
export type CtaState =
  | {
      state:
        'cancelled' | 'ended' | 'settling' | 'settled' | 'notStarted' | 'regionBlocked' | 'visitor' | 'identityNeeded'
    }
  | { state: 'notEligible'; reasonCode: string }
  | { state: 'readyToJoin' }
  | { state: 'claimable'; task: TaskCompletion }
  | { state: 'inProgress'; task: TaskCompletion }
  | { state: 'soldOut' | 'granted' | 'joined' }

export interface CtaFacts {
  detail: Pick<ActivityDetail, 'startTime' | 'endTime' | 'outcome'>
  /** ms on the gateway's clock. */
  now: number
  isLogin: boolean
  eligibility: Eligibility | null
  my: Pick<MyActivity, 'applied'> | null
  completions: readonly TaskCompletion[]
}

const SOONEST_FIRST = (a: TaskCompletion, b: TaskCompletion) =>
  (a.claimDeadline ?? Number.MAX_SAFE_INTEGER) - (b.claimDeadline ?? Number.MAX_SAFE_INTEGER)

function closedState({ detail, now }: CtaFacts): CtaState | null {
  if (detail.outcome === 'CANCELLED') return { state: 'cancelled' }
  if (now < detail.startTime) return { state: 'notStarted' }
  if (now < detail.endTime) return null
  if (detail.outcome === 'SETTLING') return { state: 'settling' }
  return { state: detail.outcome === 'SETTLED' ? 'settled' : 'ended' }
}

function refusal({ eligibility }: CtaFacts): CtaState | null {
  const reasonCode = eligibility?.eligible === false ? eligibility.reasonCode : null
  if (reasonCode === null) return null
  if (reasonCode === 'REGION') return { state: 'regionBlocked' }
  if (reasonCode === 'KYC_NEEDED') return { state: 'identityNeeded' }
  return { state: 'notEligible', reasonCode }
}

function joinedState(completions: readonly TaskCompletion[]): CtaState {
  const open = completions.find((task) => partOf(task) === 'open')
  if (open) return { state: 'inProgress', task: open }
  if (completions.some(({ reasonCode }) => reasonCode === 'SOLD_OUT')) return { state: 'soldOut' }
  return completions.some(({ taskStatus }) => taskStatus === 'GRANTED') ? { state: 'granted' } : { state: 'joined' }
}

/** What can be taken comes before everything, past the end too (contract §7: claiming). */
export function ctaState(facts: CtaFacts): CtaState {
  const claimable = facts.completions.filter((task) => partOf(task) === 'ready').sort(SOONEST_FIRST)[0]
  if (claimable) return { state: 'claimable', task: claimable }
  const closed = closedState(facts)
  if (closed) return closed
  if (facts.my?.applied) return joinedState(facts.completions)
  const refused = refusal(facts)
  if (refused?.state === 'regionBlocked') return refused
  if (!facts.isLogin) return { state: 'visitor' }
  return refused ?? { state: 'readyToJoin' }
}

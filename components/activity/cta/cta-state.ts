import type { MyActivity } from '@fanfare/contract/activity/activity.ts'
import { DIALOG_STATUSES, type DialogStatus } from '@fanfare/contract/dialog-statuses.ts'
import type { TaskCompletion } from '@fanfare/contract/task/task.ts'
import type { NextStep } from '#store/slices/next-step.ts'
import { appGate } from '#lib/native/app-gate.ts'
import type { Place } from '#lib/native/resolve-target.ts'
import { drawsToClaim } from '#lib/task/draws-to-claim.ts'
import { byDeadline } from '#lib/task/order.ts'
import { taskPhase } from '#lib/task/task-phase.ts'
import { nextActionOf } from '#lib/task/progress.ts'
import {
  closedState,
  isRegionBlocked,
  visitorState,
  type VisitorFacts,
  type VisitorState,
} from './describe-visitor-cta.ts'

/** The page's one action (design §6, "CTA state machine"). */
export type CtaState =
  | VisitorState
  | { state: 'notEligible'; reasonCode: string }
  /** `draws`: how many can be used on the page; `toClaim`: how many can be claimed there. */
  | { state: 'drawsLeft'; draws: number; toClaim: number }
  /** A part of the page has published the member's next step. */
  | { state: 'ownStep'; step: NextStep }
  | { state: 'claimable' | 'inProgress'; task: TaskCompletion }
  /** The next step needs the app: the page is outside it, or the app is older than `from`. */
  | { state: 'needsApp'; task: TaskCompletion; from: string }
  | { state: 'appTooOld'; from: string; version: string | null }
  /** `until`: ms; null when the gateway does not send it. */
  | { state: 'onHold'; until: number | null }
  /** `switchAccount`: only another account of this person may take part. `refused`: the platform refuses this user without a reason. */
  | { state: 'identityNeeded' | 'readyToJoin' | 'switchAccount' | 'refused' }
  /**
   * `drawsOver`: the draws of a member can be verified. `failed`: the user's data could not be read, so the action must not claim
   * anything about it.
   */
  | { state: 'underReview' | 'soldOut' | 'granted' | 'joined' | 'drawsOver' | 'failed' }

export interface CtaFacts extends VisitorFacts {
  isLogin: boolean
  hasFailed: boolean
  my: Pick<Partial<MyActivity>, 'applied' | 'draws'> | null
  applyStatus?: DialogStatus | null
  /** See `CtaParts`. */
  usesDraws?: boolean
  /** A draw is under way: the action stays until its result is shown. */
  isDrawing?: boolean
  /** Published by a part of the page. */
  step?: NextStep | null
  completions: readonly TaskCompletion[]
  /** Where the page runs. */
  place: Pick<Place, 'inApp' | 'version'>
}

/** An open task, else claimed rewards under review, else the one on hold that is released last. */
function joinedState({ completions, place }: CtaFacts): CtaState {
  const task = completions.find((one) => taskPhase(one) === 'open')
  if (task) {
    const closed = appGate(nextActionOf(task), place)
    if (!closed) return { state: 'inProgress', task }
    const { gate, from } = closed
    return gate === 'needsApp' ? { state: gate, task, from } : { state: gate, from, version: place.version }
  }
  const because = (reason: string) => completions.filter(({ reasonCode }) => reasonCode === reason)
  if (because('UNDER_REVIEW').length > 0) return { state: 'underReview' }
  const held = because('ON_HOLD')
  if (held.length > 0)
    return { state: 'onHold', until: Math.max(...held.map(({ holdUntil }) => holdUntil ?? 0)) || null }
  if (because('SOLD_OUT').length > 0) return { state: 'soldOut' }
  return completions.some(({ taskStatus }) => taskStatus === 'GRANTED') ? { state: 'granted' } : { state: 'joined' }
}

/** The next step of a member who has draws, or had some; null for every other state. */
function drawState(facts: CtaFacts): CtaState | null {
  const { usesDraws, isDrawing, my, detail, completions } = facts
  if (!usesDraws || !my?.applied || detail.outcome === 'CANCELLED') return null
  const closed = closedState(facts)
  if (closed) return closed.state === 'notStarted' ? null : { state: 'drawsOver' }
  const draws = my.draws ?? 0
  const toClaim = drawsToClaim(completions)
  return draws > 0 || toClaim > 0 || isDrawing ? { state: 'drawsLeft', draws, toClaim } : null
}

/**
 * Draws that are left or can be claimed come first, because every other step only pays one more draw; then a claimable reward, also
 * after the end (contract §7: claiming).
 */
export function ctaState(facts: CtaFacts): CtaState {
  const draw = drawState(facts)
  if (draw?.state === 'drawsLeft') return draw
  const claimable = facts.completions.filter((task) => taskPhase(task) === 'ready').sort(byDeadline)[0]
  if (claimable) return { state: 'claimable', task: claimable }
  const closed = draw ?? closedState(facts)
  if (closed) return closed
  if (facts.hasFailed) return { state: 'failed' }
  if (facts.my?.applied) return facts.step ? { state: 'ownStep', step: facts.step } : joinedState(facts)
  if (!facts.isLogin || isRegionBlocked(facts.eligibility)) return visitorState(facts)
  if (facts.applyStatus === DIALOG_STATUSES.switch) return { state: 'switchAccount' }
  const reasonCode = facts.eligibility?.eligible === false ? facts.eligibility.reasonCode : null
  if (reasonCode === 'KYC_NEEDED') return { state: 'identityNeeded' }
  if (reasonCode) return { state: 'notEligible', reasonCode }
  return { state: facts.applyStatus === DIALOG_STATUSES.error ? 'refused' : 'readyToJoin' }
}

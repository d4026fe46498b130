import type { ReasonCode, RewardState } from '@fanfare/contract/enumerations.ts'
import { defined } from '../../util/defined.ts'

export interface RewardLife {
  state: RewardState
  holdUntil: number | null
  expiresAt: number | null
  reasonCode: string | null
}

/**
 * The state at `now`: a hold that is over is GRANTED and a reward past its end EXPIRED, also before a sweep stores it. Start
 * inclusive, end exclusive. Only a person ends a review.
 */
export function rewardStateAt({ state, holdUntil, expiresAt }: RewardLife, now: number): RewardState {
  if (state === 'USED' || state === 'REVIEW' || state === 'EXPIRED' || state === 'CANCELLED') return state
  if (expiresAt !== null && now >= expiresAt) return 'EXPIRED'
  if (state === 'HOLD' && holdUntil !== null && now >= holdUntil) return 'GRANTED'
  return state
}

/** Why the reward is in its state, where the state has a reason. */
export function reasonOfReward(life: RewardLife, now: number): string | null {
  const state = rewardStateAt(life, now)
  if (state === 'REVIEW') return life.reasonCode ?? ('UNDER_REVIEW' satisfies ReasonCode)
  if (state === 'CANCELLED') return life.reasonCode
  return state === 'HOLD' ? (life.reasonCode ?? ('ON_HOLD' satisfies ReasonCode)) : null
}

/** A reward's state as the answers of a claim and a draw have it (contract §6); absent fields say nothing. */
export function describeLife(life: RewardLife, now: number) {
  const state = rewardStateAt(life, now)
  const reasonCode = reasonOfReward(life, now)
  return {
    state,
    ...defined({ reasonCode, holdUntil: state === 'HOLD' ? life.holdUntil : null, expiresAt: life.expiresAt }),
  }
}

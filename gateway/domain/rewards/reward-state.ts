import type { ReasonCode, RewardState } from '#lib/contract/enumerations.ts'

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
  if (state === 'USED' || state === 'REVIEW' || state === 'EXPIRED') return state
  if (expiresAt !== null && now >= expiresAt) return 'EXPIRED'
  if (state === 'HOLD' && holdUntil !== null && now >= holdUntil) return 'GRANTED'
  return state
}

export function reasonOfReward(life: RewardLife, now: number): string | null {
  const code = (reason: ReasonCode) => reason
  const state = rewardStateAt(life, now)
  if (state === 'REVIEW') return life.reasonCode ?? code('UNDER_REVIEW')
  return state === 'HOLD' ? code('ON_HOLD') : null
}

import Big from 'big.js'
import type { RewardItem, TimelineStep } from '@fanfare/contract/task/rewards.ts'
import type { TaskCompletion } from '@fanfare/contract/task/task.ts'

/** Done green, claimable or an unused draw gold, waiting or in use primary, running out warning, ended grey (design §6). */
export type StepLook = 'done' | 'now' | 'current' | 'warning' | 'ended' | 'future'

/** Keys of `rewards.step_*`. */
type StepName =
  | 'earned'
  | 'won'
  | 'claim_by'
  | 'hold'
  | 'held'
  | 'review'
  | 'address'
  | 'yours'
  | 'granted'
  | 'confirmed'
  | 'on_the_way'
  | 'delayed'
  | 'arrived'
  | 'ready'
  | 'in_use'
  | 'use_by'
  | 'expires'
  | 'expired'
  | 'used'
  | 'cancelled'

export interface RewardStep {
  name: StepName
  look: StepLook
  /** ms; null when the page has words instead of a time. */
  at: number | null
  /** A deadline: its hour matters, not only its day. */
  exact: boolean
}

/** A reward that ends within this time has a warning, ms. */
export const ENDS_SOON_MS = 3 * 86_400_000

export const endsSoon = (expiresAt: number | null, now: number) =>
  expiresAt !== null && expiresAt > now && expiresAt - now < ENDS_SOON_MS

const isPartlyUsed = ({ left, reward: { amount } }: Pick<RewardItem, 'left' | 'reward'>) =>
  left !== undefined && 'unit' in amount && left.unit === amount.unit && new Big(left.amount).lt(amount.amount)

export const isUnusedDraw = ({ state, reward }: Pick<RewardItem, 'state' | 'reward'>) =>
  state === 'GRANTED' && reward.rewardType === 'LOTTERY_COUNT'

const step = (name: StepName, look: StepLook, at: number | null = null, exact = false): RewardStep => ({
  name,
  look,
  at,
  exact,
})

/** The timeline of a claimed reward, from the gateway's steps and the list's item. */
export function rewardSteps(item: RewardItem, steps: readonly TimelineStep[], now: number): RewardStep[] {
  return steps.flatMap(({ at, step: name }) => {
    switch (name) {
      case 'EARNED':
        return step(item.taskId === null ? 'won' : 'earned', 'done', at)
      case 'REVIEW':
        return [step(item.reasonCode === 'ADDRESS_NEEDED' ? 'address' : 'review', 'current'), step('yours', 'future')]
      case 'HOLD':
        return item.state === 'HOLD' ? step('hold', 'current', item.holdUntil ?? null, true) : step('held', 'done', at)
      case 'GRANTED':
        if (at > now) return step('yours', 'future', at)
        return [step(item.payout === undefined ? 'granted' : 'confirmed', 'done', at), ...midway(item)]
      case 'PAID':
        return step('arrived', 'done', at)
      case 'EXPIRING':
        return endsSoon(at, now) && item.state === 'GRANTED'
          ? step('use_by', 'warning', at, true)
          : step('expires', 'future', at)
      case 'EXPIRED':
        return step('expired', 'ended', at)
      case 'USED':
        return step('used', 'done', at)
      case 'CANCELLED':
        return step('cancelled', 'ended', at)
    }
  })
}

function midway(item: RewardItem): RewardStep[] {
  if (isUnusedDraw(item)) return [step('ready', 'now')]
  if (item.payout?.state === 'ON_THE_WAY') return [step('on_the_way', 'current')]
  if (item.payout?.state === 'DELAYED') return [step('delayed', 'warning')]
  return item.state === 'GRANTED' && isPartlyUsed(item) ? [step('in_use', 'current')] : []
}

export const claimableSteps = ({ completedAt, claimDeadline }: TaskCompletion): RewardStep[] => [
  step('earned', 'done', completedAt ?? null),
  step('claim_by', 'now', claimDeadline ?? null, true),
  step('yours', 'future'),
]

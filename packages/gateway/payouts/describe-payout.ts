import type { RewardState } from '@fanfare/contract/enumerations.ts'
import type { Payout } from '@fanfare/contract/staff/payouts.ts'
import type { RewardItem } from '@fanfare/contract/task/rewards.ts'
import { HOUR_MS } from '@fanfare/kernel/time/durations.ts'
import type { ShownPayout } from './db/payout-lists.ts'
import type { PayoutRow } from './db/payouts.ts'
import type { StaffPolicy } from '../access/staff-policy.ts'
import { toDecimal } from '../util/decimal.ts'
import { personOf } from '../util/mask-name.ts'

/** How long the wallet has for a payout, by the promises of the policy; ms. */
export const payoutTime = ({ promises }: StaffPolicy) => promises.payoutHours * HOUR_MS

/** A payout as the staff sees it. */
export const describePayout = ({ userId, loginName, ...row }: ShownPayout, policy: StaffPolicy): Payout => ({
  ...row,
  person: personOf({ userId, loginName }),
  amount: toDecimal(row.amount),
  dueAt: row.requestedAt + payoutTime(policy),
})

/** The payout of a reward as its user sees it: none before it is requested, while the reward is held, and once it is cancelled. */
export function payoutOfReward(payout: PayoutRow | undefined, reward: RewardState): RewardItem['payout'] {
  if (payout === undefined || payout.requestedAt === null) return undefined
  const { state, requestedAt, settledAt } = payout
  if (state === 'PAID') return { state: 'PAID', at: settledAt ?? requestedAt }
  if (reward !== 'GRANTED' || state === 'CANCELLED') return undefined
  if (state === 'FAILED' || state === 'RETURNED') return { state: 'DELAYED', at: settledAt ?? requestedAt }
  return { state: 'ON_THE_WAY', at: requestedAt }
}

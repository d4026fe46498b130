import type { Referral } from '@fanfare/contract/agent/referral-list.ts'
import { withShown } from '#lib/money/shown-parts.ts'

/** Volume and net deposit of the referrals of a page as they add up to the sums below them. */
export function shownReferrals(items: readonly Referral[]) {
  const volume = withShown(items, 'volume')
  const netDeposit = withShown(volume.rows, 'netDeposit')
  return {
    of: new Map(netDeposit.rows.map((row) => [row.referralId, row])),
    sums: { volume: volume.total, netDeposit: netDeposit.total },
  }
}

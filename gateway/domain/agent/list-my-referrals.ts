import type { Caller, GatewayContext } from '#gateway/context.ts'
import { readReferrals } from '#gateway/db/agent-referral-list.ts'
import type { ReferralSort } from '#gateway/db/agent-referral-page.ts'
import { readAgentList } from '#gateway/db/read-agent-list.ts'
import { selectReferrals } from '#gateway/db/select-referrals.ts'
import type { CallAnswer, CallRequest } from '#lib/contract/define-call.ts'
import type { referralList } from '#lib/contract/agent/referral-list.ts'
import { describeReferral } from './describe-referral.ts'
import { partOf } from './open-list.ts'
import { openReferrals } from './open-referrals.ts'
import { usdt } from './usdt.ts'

/**
 * The referrals of the caller and of all agents below, with the sums over all pages of the same moment.
 * @throws DomainError 51001, 51030, 40000 that names the field
 */
export async function listMyReferrals(
  { db, clock }: Pick<GatewayContext, 'db' | 'clock'>,
  caller: Caller,
  { params, query }: CallRequest<typeof referralList>,
): Promise<CallAnswer<typeof referralList>> {
  const now = clock.now()
  return readAgentList(db, async (tx) => {
    const { branch, filter } = await openReferrals(tx, caller, params.id, query, now)
    const { totals, page } = await selectReferrals(tx, filter, partOf<ReferralSort>(query, '-registeredAt'))
    const { total, volume, rebate, netDeposit, ...counts } = totals
    const rows = await readReferrals(tx, filter, page)
    return {
      items: rows.map((row) => describeReferral(row, branch)),
      total,
      totals: { ...counts, volume: usdt(volume), rebate: usdt(rebate), netDeposit: usdt(netDeposit) },
      asOf: now,
    }
  })
}

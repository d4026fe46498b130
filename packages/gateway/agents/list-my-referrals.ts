import { HOUR_MS } from '@fanfare/kernel/time/durations.ts'
import type { Handler } from '#gateway/route.ts'
import { readReferrals, needsSums, selectReferrals, type ReferralSort } from '#gateway/agents/db/agent-referral-list.ts'
import { readAgentList } from '#gateway/agents/db/read-agent-list.ts'
import { findPeriod, insertPeriod, touchPeriod } from '#gateway/agents/db/referral-periods.ts'
import type { referralList } from '@fanfare/contract/agent/referrals.ts'
import { describeReferral, openReferrals } from './open-referrals.ts'
import { partOf } from './open-list.ts'
import { moneyOf } from '../util/decimal.ts'

/**
 * The referrals of the caller and of all agents below, with the sums over all pages of the same moment.
 * @throws DomainError 51001, 51030, 40000 that names the field
 */
export const listMyReferrals: Handler<typeof referralList> = async (
  { params, query },
  { gateway: { db, clock }, caller },
) => {
  const now = clock.now()
  const part = partOf<ReferralSort>(query, '-registeredAt')
  const {
    filter: asked,
    period,
    answer,
  } = await readAgentList(db, async (tx) => {
    const { branch, filter: days } = await openReferrals(tx, caller, params.id, query, now)
    const period = needsSums(days, part) ? await findPeriod(tx, days) : undefined
    const filter = period?.isKept ? { ...days, periodId: period.periodId } : days
    const { totals, page } = await selectReferrals(tx, filter, part)
    const { total, volume, rebate, netDeposit, ...counts } = totals
    const rows = await readReferrals(tx, filter, page)
    const answer = {
      items: rows.map((row) => describeReferral(row, branch)),
      total,
      totals: { ...counts, ...moneyOf({ volume, rebate, netDeposit }) },
      asOf: now,
    }
    return { filter, period, answer }
  })
  if (period === null) await insertPeriod(db, asked, now)
  else if (period !== undefined && period.isKept && period.askedAt < now - HOUR_MS)
    await touchPeriod(db, asked.agentId, period.periodId, now)
  return answer
}

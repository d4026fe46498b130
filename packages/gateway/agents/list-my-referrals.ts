import { HOUR_MS } from '@fanfare/kernel/time/durations.ts'
import type { Handler } from '#gateway/route.ts'
import {
  readReferrals,
  needsSums,
  selectReferrals,
  type ReferralSort,
  type ReferralRow,
} from '#gateway/agents/db/agent-referral-list.ts'
import { readAgentList } from '#gateway/agents/db/read-agent-list.ts'
import { findPeriod, insertPeriod, touchPeriod } from '#gateway/agents/db/referral-periods.ts'
import type { referralList, referralExport, BALANCE_BANDS, Referral } from '@fanfare/contract/agent/referrals.ts'
import { partOf, directIdsOf, openList } from './open-list.ts'
import { moneyOf } from '../util/decimal.ts'
import type { Caller } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import type { CallRequest } from '@fanfare/contract/define-call.ts'
import Big from 'big.js'
import type { BranchAgent } from '#gateway/agents/db/agents.ts'
import { maskName, maskPerson } from '#gateway/util/mask-name.ts'

/**
 * The filter of the referrals of a query, for the list and its export.
 * @throws DomainError 51001, 51030, 40000 that names the field
 */
export async function openReferrals(
  db: Db,
  caller: Caller,
  campaignId: string,
  query: CallRequest<typeof referralExport>['query'],
  now: number,
) {
  const opened = await openList(db, caller, campaignId, query, now)
  const { status, verified, registered, minVolume, maxVolume } = query
  return {
    ...opened,
    filter: {
      ...opened.filter,
      directIds: directIdsOf(opened.branch, opened.filter.source),
      status,
      isVerified: verified && verified === 'yes',
      inWindow: registered === 'window',
      minVolume,
      maxVolume,
    },
  }
}

/** The upper bounds of the bands in USDT, exclusive. */
const BOUNDS: readonly (readonly [bound: number, band: (typeof BALANCE_BANDS)[number]])[] = [
  [100, 'UNDER_100'],
  [1_000, '100_1K'],
  [10_000, '1K_10K'],
  [50_000, '10K_50K'],
]

/** An agent sees a band instead of the balance (AGT-5); null without a known balance. */
function balanceBand(balance: string | null) {
  if (balance === null) return null
  return BOUNDS.find(([bound]) => new Big(balance).lt(bound))?.[1] ?? 'OVER_50K'
}

/** A referral as the agent at the top of the branch sees it. */
export function describeReferral(row: ReferralRow, branch: readonly BranchAgent[]): Referral {
  const { userId, agentId, loginName, code, balance, volume, lifetimeVolume, netDeposit, rebate, ...same } = row
  const direct = branch.find((agent) => agent.userId === agentId)
  const isSub = direct !== undefined && direct.depth > 0
  return {
    ...same,
    maskedName: maskPerson({ loginName, userId }),
    upline: isSub ? maskName(direct.loginName) : null,
    source: isSub ? 'SUB' : 'DIRECT',
    vipCode: code,
    ...moneyOf({ volume, lifetimeVolume, netDeposit, rebate }),
    balance: balanceBand(balance),
  }
}

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

import type { Caller } from '#gateway/context.ts'
import type { ReferralFilter } from '#gateway/agents/db/agent-referral-filter.ts'
import type { Db } from '#gateway/db/client.ts'
import type { CallRequest } from '@fanfare/contract/define-call.ts'
import type { referralList, BALANCE_BANDS, Referral } from '@fanfare/contract/agent/referrals.ts'
import { directIdsOf, openList, type OpenedList } from './open-list.ts'
import Big from 'big.js'
import type { BranchAgent } from '#gateway/agents/db/agents.ts'
import type { ReferralRow } from '#gateway/agents/db/agent-referral-list.ts'
import { maskName, maskPerson } from '#gateway/util/mask-name.ts'
import { usdt } from '../util/decimal.ts'

/**
 * The filter of the referrals of a query, for the list and its export.
 * @throws DomainError 51001, 51030, 40000 that names the field
 */
export async function openReferrals(
  db: Db,
  caller: Pick<Caller, 'userId'>,
  campaignId: string,
  query: Omit<CallRequest<typeof referralList>['query'], 'pageIndex' | 'pageSize' | 'sort'>,
  now: number,
): Promise<Omit<OpenedList, 'filter'> & { filter: ReferralFilter }> {
  const opened = await openList(db, caller, campaignId, query, now)
  const { agentId, bounds, code, found, source } = opened.filter
  return {
    ...opened,
    filter: {
      campaignId,
      agentId,
      bounds,
      source,
      code,
      found,
      directIds: directIdsOf(opened.branch, source),
      status: query.status,
      isVerified: query.verified === undefined ? undefined : query.verified === 'yes',
      inWindow: query.registered === 'window',
      minVolume: query.minVolume,
      maxVolume: query.maxVolume,
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
  const direct = branch.find(({ userId }) => userId === row.agentId)
  const isSub = direct !== undefined && direct.depth > 0
  return {
    referralId: row.referralId,
    maskedName: maskPerson(row),
    note: row.note,
    tag: row.tag,
    upline: isSub ? maskName(direct.loginName) : null,
    isAgent: row.isAgent,
    source: isSub ? 'SUB' : 'DIRECT',
    vipCode: row.code,
    registeredAt: row.registeredAt,
    verifiedAt: row.verifiedAt,
    firstDepositAt: row.firstDepositAt,
    firstTradeAt: row.firstTradeAt,
    lastActiveAt: row.lastActiveAt,
    volume: usdt(row.volume),
    lifetimeVolume: usdt(row.lifetimeVolume),
    netDeposit: usdt(row.netDeposit),
    rebate: usdt(row.rebate),
    balance: balanceBand(row.balance),
    givesBack: row.givesBack,
    status: row.status,
  }
}

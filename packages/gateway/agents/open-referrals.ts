import type { Caller } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import type { CallRequest } from '@fanfare/contract/define-call.ts'
import type { referralExport, BALANCE_BANDS, Referral } from '@fanfare/contract/agent/referrals.ts'
import { directIdsOf, openList } from './open-list.ts'
import Big from 'big.js'
import type { BranchAgent } from '#gateway/agents/db/agents.ts'
import type { ReferralRow } from '#gateway/agents/db/agent-referral-list.ts'
import { maskName, maskPerson } from '#gateway/util/mask-name.ts'
import { moneyOf } from '../util/decimal.ts'

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

import type { BranchAgent } from '#gateway/agents/db/agent-branch.ts'
import type { ReferralRow } from '#gateway/agents/db/agent-referral-list.ts'
import { maskName, maskPerson } from '#gateway/util/mask-name.ts'
import type { Referral } from '@fanfare/contract/agent/referral-list.ts'
import { balanceBand } from './balance-band.ts'
import { usdt } from './usdt.ts'

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

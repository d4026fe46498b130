import type { AgentProgramme } from '@fanfare/activities/programme.ts'
import type { RebateLine } from '#gateway/agents/db/agent-rebates.ts'
import { maskPerson } from '#gateway/util/mask-name.ts'
import type { Rebate } from '@fanfare/contract/agent/rebate-list.ts'
import { settlesAt } from './settles-at.ts'
import { usdt } from './usdt.ts'

/** A line as its agent sees it. `settledThrough` is the last paid day. */
export function describeRebate(
  line: RebateLine,
  { settledThrough, programme }: { settledThrough: string | null; programme: AgentProgramme },
): Rebate {
  const isNone = line.rebate === '0'
  const isSettled = settledThrough !== null && line.settleDay <= settledThrough
  return {
    rebateId: String(line.lineId),
    at: line.at,
    ...(line.referralId !== null && { referralId: line.referralId }),
    invitee: maskPerson(line),
    source: line.source,
    vipCode: line.code,
    product: line.product,
    symbol: line.symbol,
    volume: usdt(line.volume),
    fee: usdt(line.fee),
    bonusFee: usdt(line.deducted),
    deductions: line.deductions,
    rate: line.rate,
    rebate: usdt(line.rebate),
    cappedTo: line.isCapped ? usdt(line.rebate) : null,
    reverses: line.reversedId === null ? null : String(line.reversedId),
    status: isNone ? 'NONE' : isSettled ? 'SETTLED' : 'PENDING',
    reasonCode: line.kind === 'CLAW_BACK' ? 'CLAW_BACK' : line.reason,
    settlesAt: isNone ? null : settlesAt(line.settleDay, programme),
  }
}

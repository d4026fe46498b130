import type { Handler } from '#gateway/route.ts'
import type { AgentProgramme } from '@fanfare/activities/programme.ts'
import type { Rebate, rebateList } from '@fanfare/contract/agent/rebates.ts'
import {
  listRebateLines,
  sumRebates,
  type RebateLine,
  type RebateSort,
  type RebateTotals,
} from '#gateway/agents/db/agent-rebates.ts'
import { readAgentList } from '#gateway/agents/db/read-agent-list.ts'
import { maskPerson } from '#gateway/util/mask-name.ts'
import { dayKey } from '../util/time/zoned-day.ts'
import { partOf } from './open-list.ts'
import { openRebates, settlesAt } from './open-rebates.ts'
import { usdt } from '../util/decimal.ts'

/** A line as its agent sees it. `settledThrough` is the last paid day. */
function describeRebate(
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

/** The daily sums by source for the chart. */
function describeDays(sums: RebateTotals['days'], days: readonly string[]) {
  const byDay = new Map<number, { direct: string; sub: string }>()
  for (const { day, source, rebate } of sums) {
    const known = byDay.get(day) ?? { direct: '0', sub: '0' }
    byDay.set(day, source === 'DIRECT' ? { ...known, direct: rebate } : { ...known, sub: rebate })
  }
  return [...byDay]
    .toSorted(([a], [b]) => a - b)
    .map(([day, { direct, sub }]) => ({ day: days[day - 1] ?? '', direct: usdt(direct), sub: usdt(sub) }))
}

/**
 * The caller's rebates of a campaign, trade by trade, with the sums over all pages of the same moment.
 * @throws DomainError 51001, 51030, 40000 that names the field
 */
export const listMyRebates: Handler<typeof rebateList> = async (
  { params, query },
  { gateway: { db, clock }, caller },
) => {
  const now = clock.now()
  return readAgentList(db, async (tx) => {
    const { campaign, window, filter } = await openRebates(tx, caller, params.id, query, now)
    const { definition: programme, settledThrough } = campaign
    const totals = await sumRebates(tx, filter, dayKey(now, programme.timeZone))
    const part = partOf<RebateSort>(query, '-at')
    const lines = (part.offset ?? 0) < totals.lines ? await listRebateLines(tx, filter, part) : []
    return {
      items: lines.map((line) => describeRebate(line, { settledThrough, programme })),
      total: totals.lines,
      totals: {
        volume: usdt(totals.volume),
        fee: usdt(totals.fee),
        bonusFee: usdt(totals.deducted),
        rebate: usdt(totals.rebate),
        settled: usdt(totals.settled),
        pending: usdt(totals.pending),
        today: usdt(totals.today),
        settlesAt: totals.nextDay === null ? null : settlesAt(totals.nextDay, programme),
        due: usdt(totals.due),
      },
      days: describeDays(totals.days, window.days),
      asOf: now,
    }
  })
}

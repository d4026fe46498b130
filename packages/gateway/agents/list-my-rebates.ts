import type { Handler } from '#gateway/route.ts'
import type { rebateList } from '@fanfare/contract/agent/rebates.ts'
import { listRebatePlaces, readRebateLines, sumRebates, type RebateSort } from '#gateway/agents/db/agent-rebates.ts'
import { readAgentList } from '#gateway/agents/db/read-agent-list.ts'
import { dayKey } from '../util/time/zoned-day.ts'
import { partOf } from './open-list.ts'
import { describeRebate, openRebates, settlesAt } from './open-rebates.ts'
import { moneyOf } from '../util/decimal.ts'

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
    const { definition } = campaign
    const { lines, deducted, nextDay, days, ...sums } = await sumRebates(tx, filter, dayKey(now, definition.timeZone))
    const places = await listRebatePlaces(tx, filter, partOf<RebateSort>(query, '-at'))
    return {
      items: (await readRebateLines(tx, filter.agentId, places)).map((line) => describeRebate(line, campaign)),
      total: lines,
      totals: {
        ...moneyOf({ ...sums, bonusFee: deducted }),
        settlesAt: nextDay === null ? null : settlesAt(nextDay, definition),
      },
      days: days.map(({ day, direct, sub }) => ({ day: window.days[day - 1] ?? '', ...moneyOf({ direct, sub }) })),
      asOf: now,
    }
  })
}

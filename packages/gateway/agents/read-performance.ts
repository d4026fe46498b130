import type { Caller, GatewayContext } from '#gateway/context.ts'
import { readAgentList } from '#gateway/agents/db/read-agent-list.ts'
import type { CallAnswer, CallRequest } from '@fanfare/contract/define-call.ts'
import type { performance } from '@fanfare/contract/agent/performance.ts'
import { windowBefore } from './agent-window.ts'
import { openList, partOf } from './open-list.ts'
import { describeDays, NO_STEPS, readPeriod, readPeriodDays } from './read-period.ts'
import { readTree } from './read-tree.ts'
import { sortDays } from './sort-days.ts'
import { topSymbols } from './top-symbols.ts'
import { usdt } from './usdt.ts'

/**
 * How the campaign goes for the caller, within the days of the query and over the same number of days before.
 * @throws DomainError 51001, 51030, 40000 that names the field
 */
export async function readPerformance(
  { db, clock }: Pick<GatewayContext, 'db' | 'clock'>,
  caller: Caller,
  { params, query }: CallRequest<typeof performance>,
): Promise<CallAnswer<typeof performance>> {
  const now = clock.now()
  return readAgentList(db, async (tx) => {
    const opened = await openList(tx, caller, params.id, query, now)
    const { window, branch } = opened
    const { steps, volumes, visits, sums } = await readPeriod(tx, opened, query.product)
    const before = windowBefore(window, now)
    const previous = await readPeriodDays(tx, { ...opened, window: before }, query.product)
    const days = describeDays(opened, steps.days, volumes.days)
    const { offset = 0, limit, ...order } = partOf(query, 'day')
    const codes = new Set([...visits.keys(), ...steps.codes.keys(), ...volumes.codes.keys()])
    return {
      items: sortDays(days, order).slice(offset, offset + limit),
      total: days.length,
      totals: sums,
      previous: previous.sums,
      previousDays: previous.days,
      byCode: branch
        .flatMap((agent) => agent.codes.filter((code) => codes.has(code)))
        .map((code) => ({
          vipCode: code,
          visits: visits.get(code) ?? 0,
          ...(steps.codes.get(code) ?? NO_STEPS),
          rebate: usdt(volumes.codes.get(code)?.rebate ?? '0'),
        })),
      byProduct: [...volumes.products].map(([product, { volume, rebate }]) => ({
        product,
        volume: usdt(volume),
        rebate: usdt(rebate),
      })),
      bySymbol: topSymbols(volumes.symbols),
      tree: await readTree(tx, opened, { steps, volumes }, now),
      asOf: now,
    }
  })
}

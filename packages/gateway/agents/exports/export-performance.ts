import type { Caller, GatewayContext } from '#gateway/context.ts'
import type { CallRequest } from '@fanfare/contract/define-call.ts'
import { PERFORMANCE_COLUMNS } from '@fanfare/contract/agent/export-columns.ts'
import type { performanceExport } from '@fanfare/contract/agent/performance-export.ts'
import { PAGE_SIZE_MAXIMUM } from '@fanfare/contract/paging.ts'
import { agentWindow } from '../agent-window.ts'
import { readPerformance } from '../read-performance.ts'
import { chosenColumns, csvParts, type Column, type CsvExport } from './csv-parts.ts'
import { aboutExport, filterText, recordExport } from './record-export.ts'

type Day = Awaited<ReturnType<typeof readPerformance>>['items'][number]

const count = (read: (day: Day) => number) => ({ text: (day: Day) => String(read(day)), kind: 'sum' as const })
const amount = (read: (day: Day) => { amount: string }) => ({
  text: (day: Day) => read(day).amount,
  kind: 'sum' as const,
})

const COLUMNS: { [Name in (typeof PERFORMANCE_COLUMNS)[number]]: Pick<Column<Day>, 'text' | 'kind'> } = {
  day: { text: ({ day }) => day, kind: 'text' },
  registered: count(({ registered }) => registered),
  verified: count(({ verified }) => verified),
  firstDeposit: count(({ firstDeposit }) => firstDeposit),
  firstTrade: count(({ firstTrade }) => firstTrade),
  volume: amount(({ volume }) => volume),
  rebate: amount(({ rebate }) => rebate),
  complete: { text: ({ complete }) => String(complete), kind: 'text' },
}

async function* once<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[], void, void> {
  yield rows
}

/**
 * The days of the filter, the first day first; a filter has at most 366.
 * @throws DomainError 51001, 51030, 40000 that names the field
 */
export async function exportPerformance(
  gateway: Pick<GatewayContext, 'db' | 'clock'>,
  caller: Caller,
  { params, query }: CallRequest<typeof performanceExport>,
): Promise<CsvExport> {
  const now = gateway.clock.now()
  const window = agentWindow(query, now)
  const page = { ...query, sort: 'day' as const, pageIndex: 0, pageSize: PAGE_SIZE_MAXIMUM }
  const { items } = await readPerformance(gateway, caller, { params, query: page, body: undefined })
  const days = `${window.days[0]}-${window.days.at(-1)}`
  return {
    name: `performance-${days}.csv`,
    about: aboutExport('performance', params.id, { window, query, now }),
    parts: csvParts({
      columns: chosenColumns(COLUMNS, PERFORMANCE_COLUMNS, query.columns),
      batches: once(items),
      onEnd: recordExport(gateway, {
        userId: caller.userId,
        campaignId: params.id,
        export: 'performance',
        days,
        filter: filterText(query),
      }),
    }),
  }
}

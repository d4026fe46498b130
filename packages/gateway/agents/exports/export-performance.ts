import type { CsvExport, Handler } from '#gateway/route.ts'
import { PERFORMANCE_COLUMNS } from '@fanfare/contract/agent/export-columns.ts'
import type { ExportTable, performanceExport } from '@fanfare/contract/agent/performance.ts'
import { PAGE_SIZE_MAXIMUM } from '@fanfare/contract/paging.ts'
import { STEPS } from '#gateway/agents/db/agent-performance.ts'
import { agentWindow } from '../agent-window.ts'
import { readPerformance } from '../read-performance.ts'
import { columnsOf } from './csv-parts.ts'
import { chosenNames, listExport } from './list-export.ts'

type Performance = Awaited<ReturnType<typeof readPerformance>>

const KINDS = { sum: ['visits', ...STEPS, 'own', 'volume', 'rebate'], number: ['depth', 'withBranch', 'rate'] }

const tableOf = (names: readonly string[], rows: readonly Record<string, unknown>[]) => ({
  columns: columnsOf<(typeof rows)[number], string>(names, KINDS, {}),
  batches: [rows],
})

/** The same values as in the tables of the page. */
const TABLES: Record<ExportTable, (data: Partial<Performance>) => ReturnType<typeof tableOf>> = {
  codes: ({ byCode = [] }) => tableOf(['vipCode', 'visits', ...STEPS, 'rebate'], byCode),
  products: ({ byProduct = [] }) => tableOf(['product', 'volume', 'rebate'], byProduct),
  symbols: ({ bySymbol = [] }) => tableOf(['symbol', 'volume'], bySymbol),
  branch: ({ tree = [] }) =>
    tableOf(
      ['agent', 'vipCode', 'depth', 'own', 'withBranch', 'rate', 'rebate'],
      tree.map(({ maskedName, ...row }) => ({ agent: maskedName, ...row })),
    ),
}

/**
 * The days of the filter, the first day first; a filter has at most 366. Or another table of the page.
 * @throws DomainError 51001, 51030, 40000 that names the field
 */
export const exportPerformance: Handler<typeof performanceExport, CsvExport> = async ({ params, query }, context) => {
  const { gateway, caller } = context
  const now = gateway.clock.now()
  const { table, ...filter } = query
  const page = { ...filter, sort: 'day' as const, pageIndex: 0, pageSize: PAGE_SIZE_MAXIMUM }
  const read = await readPerformance({ params, query: page, body: undefined }, context)
  return listExport(gateway, caller, {
    name: table === undefined ? 'performance' : `performance-${table}`,
    campaignId: params.id,
    window: agentWindow(filter, now),
    query,
    now,
    ...(table === undefined
      ? tableOf(chosenNames(PERFORMANCE_COLUMNS, query.columns), read.items)
      : TABLES[table](read)),
  })
}

import type { Handler } from '#gateway/route.ts'
import { PERFORMANCE_COLUMNS } from '@fanfare/contract/agent/export-columns.ts'
import type { ExportTable, performanceExport } from '@fanfare/contract/agent/performance.ts'
import { PAGE_SIZE_MAXIMUM } from '@fanfare/contract/paging.ts'
import { agentWindow } from '../agent-window.ts'
import { readPerformance } from '../read-performance.ts'
import {
  chosenColumns,
  csvParts,
  aboutExport,
  filterText,
  recordExport,
  type Column,
  type CsvExport,
} from './csv-parts.ts'

type Performance = Awaited<ReturnType<typeof readPerformance>>

const count = <Name extends string>(name: Name) => ({
  name,
  text: (row: Record<Name, number>) => String(row[name]),
  kind: 'sum' as const,
})
const amount = <Name extends string>(name: Name) => ({
  name,
  text: (row: Record<Name, { amount: string }>) => row[name].amount,
  kind: 'sum' as const,
})

const COLUMNS: {
  [Name in (typeof PERFORMANCE_COLUMNS)[number]]: Pick<Column<Performance['items'][number]>, 'text' | 'kind'>
} = {
  day: { text: ({ day }) => day, kind: 'text' },
  registered: count('registered'),
  verified: count('verified'),
  firstDeposit: count('firstDeposit'),
  firstTrade: count('firstTrade'),
  volume: amount('volume'),
  rebate: amount('rebate'),
  complete: { text: ({ complete }) => String(complete), kind: 'text' },
}

type OnEnd = Parameters<typeof csvParts>[0]['onEnd']
const partsOf = <Row>(columns: readonly Column<Row>[], rows: readonly Row[], onEnd: OnEnd) =>
  csvParts({ columns, batches: once(rows), onEnd })

/** The same values as in the tables of the page. */
const TABLES: Record<ExportTable, (data: Partial<Performance>, onEnd: OnEnd) => CsvExport['parts']> = {
  codes: ({ byCode = [] }, onEnd) =>
    partsOf(
      [
        { name: 'vipCode', text: ({ vipCode }) => vipCode, kind: 'text' },
        count('visits'),
        count('registered'),
        count('verified'),
        count('firstDeposit'),
        count('firstTrade'),
        amount('rebate'),
      ],
      byCode,
      onEnd,
    ),
  products: ({ byProduct = [] }, onEnd) =>
    partsOf(
      [{ name: 'product', text: ({ product }) => product, kind: 'text' }, amount('volume'), amount('rebate')],
      byProduct,
      onEnd,
    ),
  symbols: ({ bySymbol = [] }, onEnd) =>
    partsOf([{ name: 'symbol', text: ({ symbol }) => symbol, kind: 'text' }, amount('volume')], bySymbol, onEnd),
  branch: ({ tree = [] }, onEnd) =>
    partsOf(
      [
        { name: 'agent', text: ({ maskedName }) => maskedName, kind: 'text' },
        { name: 'vipCode', text: ({ vipCode = '' }) => vipCode, kind: 'text' },
        { name: 'depth', text: ({ depth }) => String(depth), kind: 'number' },
        count('own'),
        { name: 'withBranch', text: ({ withBranch }) => String(withBranch), kind: 'number' },
        { name: 'rate', text: ({ rate }) => rate, kind: 'number' },
        amount('rebate'),
      ],
      tree,
      onEnd,
    ),
}

async function* once<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[], void, void> {
  yield rows
}

/**
 * The days of the filter, the first day first; a filter has at most 366. Or another table of the page.
 * @throws DomainError 51001, 51030, 40000 that names the field
 */
export const exportPerformance: Handler<typeof performanceExport, CsvExport> = async (
  { params, query },
  { gateway, caller },
) => {
  const now = gateway.clock.now()
  const { table, ...filter } = query
  const window = agentWindow(filter, now)
  const page = { ...filter, sort: 'day' as const, pageIndex: 0, pageSize: PAGE_SIZE_MAXIMUM }
  const read = await readPerformance(gateway, caller, { params, query: page, body: undefined })
  const days = `${window.days[0]}-${window.days.at(-1)}`
  const name = table === undefined ? 'performance' : `performance-${table}`
  const onEnd = recordExport(gateway, {
    userId: caller.userId,
    campaignId: params.id,
    export: name,
    days,
    filter: filterText(query),
  })
  return {
    name: `${name}-${days}.csv`,
    about: aboutExport(name, params.id, { window, query, now }),
    parts:
      table === undefined
        ? partsOf(chosenColumns(COLUMNS, PERFORMANCE_COLUMNS, query.columns), read.items, onEnd)
        : TABLES[table](read, onEnd),
  }
}

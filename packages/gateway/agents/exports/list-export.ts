import type { CsvExport } from '#gateway/route.ts'
import { batchesOf } from '#gateway/db/batches.ts'
import type { ListCursor } from '#gateway/agents/db/list-places.ts'
import { withoutPreparing } from '#gateway/db/unprepared.ts'
import type { Caller, GatewayContext } from '#gateway/context.ts'
import { writeAudit } from '#gateway/seals/db/audit-log.ts'
import { hashedText } from '../../audit/without-addresses.ts'
import type { AgentWindow } from '../agent-window.ts'
import { BATCH_ROWS, csvParts, type CsvContent } from './csv-parts.ts'

/** The asked names in the order asked for; without a choice all. The contract has checked the names. */
export const chosenNames = <Name extends string>(all: readonly Name[], asked: string | undefined) =>
  asked === undefined ? all : (asked.split(',') as Name[])

/** Ids of a query that sorts a whole list: twenty sorts for a million rows, and some 5 MB. */
export const PLACES_ROWS = 50_000

/** The rows of a sorted list. Reads many places at once, because a query may have to sort the whole list. */
export async function* batchesByPlace<Row>(
  listPlaces: (after: ListCursor | undefined) => Promise<readonly ListCursor[]>,
  read: (places: readonly ListCursor[]) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[], void, void> {
  for await (const places of batchesOf(listPlaces, PLACES_ROWS))
    for (let first = 0; first < places.length; first += BATCH_ROWS)
      yield await withoutPreparing(() => read(places.slice(first, first + BATCH_ROWS)))
}

type Recorded = Record<'userId' | 'campaignId' | 'export' | 'days' | 'filter', string>

/** Writes each export to the audit log (D-26), even if the client left, because some rows may have reached it. */
export const recordExport =
  ({ db, clock }: GatewayContext, { userId, campaignId, ...detail }: Recorded) =>
  ({ rows, digest }: Parameters<CsvContent<never>['onEnd']>[0]) =>
    writeAudit(db, {
      at: clock.now(),
      actor: userId,
      action: 'agent.export',
      subject: campaignId,
      detail: { ...detail, rows, digest: digest?.toString('hex') ?? null },
    })

/** Fields that are not part of the filter. */
const NOT_A_FILTER = new Set(['from', 'to', 'timeZone', 'columns', 'sort', 'statement', 'table'])

type ExportQuery = Readonly<Record<string, string | undefined>>

/** The filter as a query string: for people as it is, and for the audit log with a hash of the search. */
const filterText = (query: ExportQuery) =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined || NOT_A_FILTER.has(name) ? [] : [[name, value] as [string, string]],
    ),
  ).toString()

interface ListExport<Row> extends Omit<CsvContent<Row>, 'onEnd'> {
  name: string
  campaignId: string
  window: AgentWindow
  query: ExportQuery
  /** When it was asked for. */
  now: number
}

/** The file of a list of an agent, with its subject and its line of the audit log. */
export function listExport<Row>(
  gateway: GatewayContext,
  { userId }: Caller,
  { name, campaignId, window, query, now, columns, batches }: ListExport<Row>,
): CsvExport {
  const [from = '', to = ''] = [window.days[0], window.days.at(-1)]
  const days = `${from}-${to}`
  const filter = filterText(query)
  return {
    name: `${name}-${days}.csv`,
    about: [
      ['export', name],
      ['campaign', campaignId],
      ['timeZone', window.timeZone],
      ['from', from],
      ['to', to],
      ['filter', filter],
      ['asOf', new Date(now).toISOString()],
    ],
    parts: csvParts({
      columns,
      batches,
      onEnd: recordExport(gateway, {
        userId,
        campaignId,
        export: name,
        days,
        filter: filterText({ ...query, search: query.search && hashedText(gateway.keys, query.search) }),
      }),
    }),
  }
}

import type { GatewayContext } from '#gateway/context.ts'
import { writeAudit } from '#gateway/seals/db/audit-log.ts'
import type { AgentWindow } from '../agent-window.ts'
import type { ExportOutcome } from './csv-parts.ts'

interface Recorded {
  userId: string
  campaignId: string
  export: string
  days: string
  filter: string
}

/** Writes each export to the audit log (D-26), also one whose client left: some rows may have reached it. */
export const recordExport =
  ({ db, clock }: Pick<GatewayContext, 'db' | 'clock'>, { userId, campaignId, ...detail }: Recorded) =>
  ({ rows, digest }: ExportOutcome) =>
    writeAudit(db, {
      at: clock.now(),
      actor: userId,
      action: 'agent.export',
      subject: campaignId,
      detail: { ...detail, rows, digest: digest?.toString('hex') ?? null },
    })

/** Fields of a query that have a line of their own, or none. */
const NOT_A_FILTER = new Set(['from', 'to', 'timeZone', 'columns', 'sort', 'statement', 'table'])

type ExportQuery = Readonly<Record<string, string | undefined>>

/** The filter of a query as the query of an address, for people and for the audit log. */
export const filterText = (query: ExportQuery) =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined || NOT_A_FILTER.has(name) ? [] : [[name, value] as [string, string]],
    ),
  ).toString()

/** The subject of an export, for the answer's header. */
export const aboutExport = (
  name: string,
  campaignId: string,
  { window, query, now }: { window: AgentWindow; query: ExportQuery; now: number },
): [string, string][] => [
  ['export', name],
  ['campaign', campaignId],
  ['timeZone', window.timeZone],
  ['from', window.days[0] ?? ''],
  ['to', window.days.at(-1) ?? ''],
  ['filter', filterText(query)],
  ['asOf', new Date(now).toISOString()],
]

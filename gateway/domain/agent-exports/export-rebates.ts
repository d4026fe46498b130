import type { Caller, GatewayContext } from '#gateway/context.ts'
import { listRebateLines } from '#gateway/db/agent-rebates.ts'
import type { CallRequest } from '#lib/contract/define-call.ts'
import { REBATE_COLUMNS } from '#lib/contract/agent/export-columns.ts'
import type { rebateExport } from '#lib/contract/agent/rebate-export.ts'
import { openRebates } from '../agent/open-rebates.ts'
import { BATCH_ROWS, batchesOf } from './batches-of.ts'
import { chosenColumns } from './chosen-columns.ts'
import type { CsvExport } from './csv-export.ts'
import { csvParts } from './csv-parts.ts'
import { exportStatement } from './export-statement.ts'
import { filterText, headOf } from './head-of.ts'
import { rebateColumns } from './rebate-columns.ts'
import { recordExport } from './record-export.ts'

/**
 * The caller's rebates of a filter, newest first, or the statement of a month.
 * @throws DomainError 51001, 51030, 40000 that names the field
 */
export async function exportRebates(
  gateway: Pick<GatewayContext, 'db' | 'clock'>,
  caller: Caller,
  { params, query }: CallRequest<typeof rebateExport>,
): Promise<CsvExport> {
  if (query.statement !== undefined) return exportStatement(gateway, caller, params.id, query.statement)
  const now = gateway.clock.now()
  const { campaign, window, filter } = await openRebates(gateway.db, caller, params.id, query, now)
  const { settledThrough } = campaign
  const days = `${window.days[0]}-${window.days.at(-1)}`
  const order = { sort: 'at', isDescending: true, limit: BATCH_ROWS } as const
  return {
    name: `rebates-${days}.csv`,
    parts: csvParts({
      head: headOf('rebates', params.id, { window, query, now }),
      columns: chosenColumns(
        rebateColumns({ timeZone: window.timeZone, settledThrough }),
        REBATE_COLUMNS,
        query.columns,
      ),
      batches: batchesOf((after) => listRebateLines(gateway.db, filter, { ...order, after })),
      onEnd: recordExport(gateway, {
        userId: caller.userId,
        campaignId: params.id,
        export: 'rebates',
        days,
        filter: filterText(query),
      }),
    }),
  }
}

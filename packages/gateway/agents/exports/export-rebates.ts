import type { Handler } from '#gateway/route.ts'
import {
  listRebateLines,
  listRebatePlaces,
  readRebateLines,
  type RebateSort,
} from '#gateway/agents/db/agent-rebates.ts'
import { REBATE_COLUMNS } from '@fanfare/contract/agent/export-columns.ts'
import type { rebateExport } from '@fanfare/contract/agent/rebates.ts'
import { orderOf } from '../open-list.ts'
import { openRebates } from '../open-rebates.ts'
import { BATCH_ROWS, batchesByPlace, batchesOf, PLACES_ROWS } from './batches-of.ts'
import { chosenColumns, csvParts, type CsvExport } from './csv-parts.ts'
import { exportStatement } from './export-statement.ts'
import { aboutExport, filterText, recordExport } from './record-export.ts'
import { rebateColumns } from './rebate-columns.ts'

/**
 * The caller's rebates of a filter, by default newest first, or the statement of a month.
 * @throws DomainError 51001, 51030, 40000 that names the field
 */
export const exportRebates: Handler<typeof rebateExport, CsvExport> = async (
  { params, query },
  { gateway, caller },
) => {
  if (query.statement !== undefined) return exportStatement(gateway, caller, params.id, query.statement)
  const now = gateway.clock.now()
  const { campaign, window, filter } = await openRebates(gateway.db, caller, params.id, query, now)
  const { settledThrough } = campaign
  const days = `${window.days[0]}-${window.days.at(-1)}`
  const { sort, isDescending } = orderOf<RebateSort>(query.sort, '-at')
  const part = { sort, isDescending, limit: sort === 'at' ? BATCH_ROWS : PLACES_ROWS }
  const batches =
    sort === 'at'
      ? batchesOf((after) => listRebateLines(gateway.db, filter, { ...part, after }))
      : batchesByPlace(
          (after) => listRebatePlaces(gateway.db, filter, { ...part, after }),
          (places) => readRebateLines(gateway.db, filter.agentId, places),
        )
  return {
    name: `rebates-${days}.csv`,
    about: aboutExport('rebates', params.id, { window, query, now }),
    parts: csvParts({
      columns: chosenColumns(
        rebateColumns({ timeZone: window.timeZone, settledThrough }),
        REBATE_COLUMNS,
        query.columns,
      ),
      batches,
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

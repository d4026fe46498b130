import type { Db } from '#gateway/db/client.ts'
import { listStatementLines } from '#gateway/agents/db/agent-statements.ts'
import type { MyCampaign } from '#gateway/agents/db/my-campaigns.ts'
import { REBATE_COLUMNS } from '@fanfare/contract/agent/export-columns.ts'
import { BATCH_ROWS, batchesOf } from './batches-of.ts'
import { chosenColumns } from './chosen-columns.ts'
import { csvParts, type ExportEnd, type ExportOutcome } from './csv-parts.ts'
import { rebateColumns } from './rebate-columns.ts'

/**
 * The file of a month, with the same bytes whenever it is asked for once its days are settled: nothing in it depends on the time or on
 * the texts of the campaign, and an account keeps its login name.
 */
export function statementParts(
  db: Db,
  { campaignId, userId: agentId, definition, settledThrough }: MyCampaign,
  month: string,
  onEnd: (outcome: ExportOutcome) => Promise<void>,
): AsyncGenerator<string, ExportEnd, void> {
  const { timeZone } = definition
  return csvParts({
    columns: chosenColumns(rebateColumns({ timeZone, settledThrough }), REBATE_COLUMNS, undefined),
    batches: batchesOf((after) => listStatementLines(db, { campaignId, agentId, month }, { limit: BATCH_ROWS, after })),
    onEnd,
  })
}

import { LRUCache } from 'lru-cache'
import { REBATE_COLUMNS } from '@fanfare/contract/agent/export-columns.ts'
import { listStatementLines } from '#gateway/agents/db/agent-statements.ts'
import type { MyCampaign } from '#gateway/agents/db/agent-campaigns.ts'
import type { Caller, GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import { lastDayOf } from '../../rebates/month.ts'
import { requireCampaign } from '../require-campaign.ts'
import { BATCH_ROWS, batchesOf } from './batches-of.ts'
import { chosenColumns, csvParts, type CsvExport, type ExportEnd, type ExportOutcome } from './csv-parts.ts'
import { rebateColumns } from './rebate-columns.ts'
import { recordExport } from './record-export.ts'

/**
 * The file of a month, with the same bytes whenever it is asked for once its days are settled: nothing in it depends on the time or on
 * the texts of the campaign, and an account keeps its login name.
 */
function statementParts(
  db: Db,
  { campaignId, userId: agentId, definition, settledThrough }: MyCampaign,
  month: string,
  onEnd: (outcome: ExportOutcome) => Promise<void>,
): AsyncGenerator<string, ExportEnd, void> {
  const { timeZone } = definition
  return csvParts({
    columns: chosenColumns(rebateColumns({ timeZone, settledThrough, hasOffset: false }), REBATE_COLUMNS, undefined),
    batches: batchesOf((after) => listStatementLines(db, { campaignId, agentId, month }, { limit: BATCH_ROWS, after })),
    onEnd,
  })
}

/** A settled month never changes, so its digest is computed once. */
const digests = new LRUCache<string, Promise<string>>({ max: 5_000 })

async function computeDigest(db: Db, campaign: MyCampaign, month: string) {
  const parts = statementParts(db, campaign, month, async () => {})
  for (;;) {
    const part = await parts.next()
    if (part.done === true) return part.value.digest.toString('hex')
  }
}

/** Whether every day of the month is paid, so that its file is final. */
export const isStatementSettled = ({ settledThrough }: Pick<MyCampaign, 'settledThrough'>, month: string) =>
  settledThrough !== null && settledThrough >= lastDayOf(month)

/** SHA-256 (hex) of the file of a settled month. */
export async function statementDigest(db: Db, campaign: MyCampaign, month: string) {
  const key = [campaign.campaignId, campaign.userId, month].join()
  const digest = digests.get(key) ?? computeDigest(db, campaign, month)
  digests.set(key, digest)
  return digest.catch((error: unknown) => {
    digests.delete(key)
    throw error
  })
}

/** @throws DomainError 51001, 51030 */
export async function exportStatement(
  gateway: Pick<GatewayContext, 'db' | 'clock'>,
  caller: Caller,
  campaignId: string,
  month: string,
): Promise<CsvExport> {
  const campaign = await requireCampaign(gateway, caller, campaignId)
  const recorded = { userId: caller.userId, campaignId, export: 'statement', days: month, filter: '' }
  return {
    name: `statement-${month}.csv`,
    about: [
      ['export', 'statement'],
      ['campaign', campaignId],
      ['agent', caller.userId],
      ['timeZone', campaign.definition.timeZone],
      ['month', month],
    ],
    digest: isStatementSettled(campaign, month)
      ? Buffer.from(await statementDigest(gateway.db, campaign, month), 'hex')
      : undefined,
    parts: statementParts(gateway.db, campaign, month, recordExport(gateway, recorded)),
  }
}

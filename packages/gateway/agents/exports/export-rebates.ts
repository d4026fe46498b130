import type { CsvExport, ExportEnd, Handler } from '#gateway/route.ts'
import {
  listRebateLines,
  listRebatePlaces,
  readRebateLines,
  type RebateLine,
  type RebateSort,
} from '#gateway/agents/db/agent-rebates.ts'
import { maskPerson } from '#gateway/util/mask-name.ts'
import { REBATE_COLUMNS } from '@fanfare/contract/agent/export-columns.ts'
import {
  BATCH_ROWS,
  batchesByPlace,
  batchesOf,
  chosenNames,
  columnsOf,
  createLocalTime,
  csvParts,
  listExport,
  PLACES_ROWS,
  recordExport,
  type ExportOutcome,
} from './csv-parts.ts'
import { LRUCache } from 'lru-cache'
import { listStatementLines } from '#gateway/agents/db/agent-statements.ts'
import type { MyCampaign } from '#gateway/agents/db/agent-campaigns.ts'
import type { Caller, GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import { lastDayOf } from '../../rebates/month.ts'
import { requireCampaign, orderOf } from '../open-list.ts'
import type { rebateExport } from '@fanfare/contract/agent/rebates.ts'
import { openRebates } from '../open-rebates.ts'

interface Reading {
  timeZone: string
  /** The last paid day when the export began: later payments do not change the rows that follow. */
  settledThrough: string | null
  hasOffset?: boolean
}

const KINDS = { sum: ['volume', 'fee', 'bonusFee', 'paidFee', 'rebate'], number: ['rate'] }

const statusOf = ({ rebate, settleDay }: RebateLine, settledThrough: string | null): string => {
  if (rebate === '0') return 'NONE'
  return settledThrough !== null && settleDay <= settledThrough ? 'SETTLED' : 'PENDING'
}

/** The same values as in the list (`describeRebate`). */
function rebateColumns({ timeZone, settledThrough, hasOffset = true }: Reading, asked?: string) {
  const localTime = createLocalTime(timeZone, { hasOffset })
  return columnsOf(chosenNames(REBATE_COLUMNS, asked), KINDS, {
    at: ({ at }: RebateLine) => localTime(at),
    rebateId: ({ lineId }) => lineId,
    invitee: maskPerson,
    vipCode: ({ code }) => code,
    bonusFee: ({ deducted }) => deducted,
    deductions: ({ deductions }) => deductions.map(({ kind, amount }) => `${kind} ${amount}`).join('; '),
    reverses: ({ reversedId }) => reversedId,
    status: (line) => statusOf(line, settledThrough),
    reasonCode: ({ kind, reason }) => (kind === 'CLAW_BACK' ? 'CLAW_BACK' : reason),
  })
}

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
    columns: rebateColumns({ timeZone, settledThrough, hasOffset: false }),
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
async function exportStatement(
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
  const { sort, isDescending } = orderOf<RebateSort>(query.sort, '-at')
  const part = { sort, isDescending, limit: sort === 'at' ? BATCH_ROWS : PLACES_ROWS }
  const batches =
    sort === 'at'
      ? batchesOf((after) => listRebateLines(gateway.db, filter, { ...part, after }))
      : batchesByPlace(
          (after) => listRebatePlaces(gateway.db, filter, { ...part, after }),
          (places) => readRebateLines(gateway.db, filter.agentId, places),
        )
  const reading = { timeZone: window.timeZone, settledThrough: campaign.settledThrough }
  const columns = rebateColumns(reading, query.columns)
  return listExport(gateway, caller, { name: 'rebates', campaignId: params.id, window, query, now }, (onEnd) =>
    csvParts({ columns, batches, onEnd }),
  )
}

import type { CsvExport, Handler } from '#gateway/route.ts'
import {
  listRebatePlaces,
  readRebateLines,
  type RebateLine,
  type RebateSort,
} from '#gateway/agents/db/agent-rebates.ts'
import { REBATE_COLUMNS } from '@fanfare/contract/agent/export-columns.ts'
import { BATCH_ROWS, columnsOf, createLocalTime, csvParts, type CsvContent } from './csv-parts.ts'
import { batchesByPlace, chosenNames, listExport, PLACES_ROWS, recordExport } from './list-export.ts'
import { LRUCache } from 'lru-cache'
import {
  listStatementLines,
  listStatementDays,
  listStatementMonths,
  readCarried,
  type StatementFilter,
} from '#gateway/agents/db/agent-statements.ts'
import type { MyCampaign } from '#gateway/agents/db/agent-campaigns.ts'
import { batchesOf } from '#gateway/db/batches.ts'
import type { Caller, GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import { lastDayOf, monthBounds } from '../../rebates/month.ts'
import { requireCampaign, orderOf } from '../open-list.ts'
import type { rebateExport } from '@fanfare/contract/agent/rebates.ts'
import { describeRebate, openRebates } from '../list-my-rebates.ts'
import type { agentStatement } from '@fanfare/contract/agent/statement.ts'
import { moneyOf, sumOf, toDecimal } from '../../util/decimal.ts'

const KINDS = { sum: ['volume', 'fee', 'bonusFee', 'paidFee', 'rebate'], number: ['rate'], instant: ['at'] }

/** The values of the list, with those of the line that only the file has. Later payments do not change the rows of a file that has begun. */
const describeLine = (line: RebateLine, campaign: MyCampaign) => ({ ...line, ...describeRebate(line, campaign) })
type DescribedLine = ReturnType<typeof describeLine>

const rebateColumns = (localTime: ReturnType<typeof createLocalTime>, asked?: string) =>
  columnsOf(
    chosenNames(REBATE_COLUMNS, asked),
    KINDS,
    {
      deductions: ({ deductions }: DescribedLine) =>
        deductions.map(({ kind, amount }) => `${kind} ${amount}`).join('; '),
    },
    localTime,
  )

/** The first month whose statement has offsets. Earlier ones may be settled, and their bytes and digests never change. */
const FIRST_WITH_OFFSETS = '2027-01'

/**
 * The file of a month, with the same bytes whenever it is asked for once its days are settled: nothing in it depends on the time or on
 * the texts of the campaign, and an account keeps its login name.
 */
function statementParts(db: Db, campaign: MyCampaign, month: string, onEnd: CsvContent<never>['onEnd']) {
  const { campaignId, userId: agentId, definition } = campaign
  const list = async (last: DescribedLine | undefined) => {
    const lines = await listStatementLines(db, { campaignId, agentId, month }, { limit: BATCH_ROWS, last })
    return lines.map((line) => describeLine(line, campaign))
  }
  const localTime = createLocalTime(definition.timeZone, { hasOffset: month >= FIRST_WITH_OFFSETS })
  return csvParts({ columns: rebateColumns(localTime), batches: batchesOf(list, BATCH_ROWS), onEnd })
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
const isStatementSettled = ({ settledThrough }: Pick<MyCampaign, 'settledThrough'>, month: string) =>
  settledThrough !== null && settledThrough >= lastDayOf(month)

/** SHA-256 (hex) of the file of a settled month. */
async function statementDigest(db: Db, campaign: MyCampaign, month: string) {
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
  gateway: GatewayContext,
  caller: Caller,
  campaignId: string,
  month: string,
): Promise<CsvExport> {
  const campaign = await requireCampaign(gateway, caller, campaignId)
  const recorded = { userId: caller.userId, campaignId, export: 'statement', days: month, filter: '' }
  return {
    name: `statement-${campaign.definition.alias}-${month}.csv`,
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
  const part = { ...orderOf<RebateSort>(query.sort, '-at'), limit: PLACES_ROWS }
  const batches = batchesByPlace(
    (after) => listRebatePlaces(gateway.db, filter, { ...part, after }),
    async (places) =>
      (await readRebateLines(gateway.db, filter.agentId, places)).map((line) => describeLine(line, campaign)),
  )
  const columns = rebateColumns(createLocalTime(window.timeZone), query.columns)
  return listExport(gateway, caller, { name: 'rebates', campaignId: params.id, window, query, now, columns, batches })
}

async function describe(db: Db, campaign: MyCampaign, month: string) {
  const { campaignId, userId: agentId, definition } = campaign
  const { timeZone } = definition
  const filter: StatementFilter = { campaignId, agentId, month }
  const days = await listStatementDays(db, filter)
  const carried = await readCarried(db, filter)
  const settled = isStatementSettled(campaign, month)
  const { start, end } = monthBounds(month, timeZone)
  const total = (field: 'fee' | 'deducted' | 'rebate' | 'clawedBack' | 'paid') =>
    toDecimal(sumOf(days.map((day) => day[field])))
  return {
    month,
    timeZone,
    from: start,
    to: end,
    lines: days.reduce((lines, day) => lines + day.lines, 0),
    ...moneyOf({
      fee: total('fee'),
      bonusFee: total('deducted'),
      rebate: total('rebate'),
      clawedBack: total('clawedBack'),
      carriedIn: carried.before,
      carried: carried.after,
      paid: total('paid'),
    }),
    settled,
    digest: settled ? await statementDigest(db, campaign, month) : null,
    days: days.map(({ day, lines, rebate, paid, settledAt }) => ({
      day,
      lines,
      ...moneyOf({ rebate, paid }),
      settledAt,
    })),
  }
}

/**
 * The caller's account of a month, by default the newest; null for a month without lines.
 * @throws DomainError 51001, 51030
 */
export const readStatement: Handler<typeof agentStatement> = async ({ params, query }, { gateway, caller }) => {
  const campaign = await requireCampaign(gateway, caller, params.id)
  const months = await listStatementMonths(gateway.db, campaign.campaignId, campaign.userId)
  const month = query.month ?? months[0]
  const isKnown = month !== undefined && months.includes(month)
  return { months, statement: isKnown ? await describe(gateway.db, campaign, month) : null }
}

import Big from 'big.js'
import type { Db } from '#gateway/db/client.ts'
import { findLastArrival } from '#gateway/facts/db/events.ts'
import { listNewestEvents, type ArrivedEvent } from '#gateway/facts/db/newest-events.ts'
import type { AxisRecord, MyDepositBonus } from '@fanfare/contract/activity/my-sections.ts'
import type { Market } from '@fanfare/contract/ops/platform-event.ts'
import { eventsOfTally } from '../../facts/tallies/events-of-tally.ts'
import { accountReason, hasSeveralAccounts } from '../../facts/tallies/exclusions.ts'
import { factLabel, BUCKET_MS, MEASURE, tallyLineOf, tallyName } from '../../facts/tallies/tally-line.ts'
import { toDecimal } from '../../util/decimal.ts'
import { defined } from '../../util/defined.ts'
import type { UserFacts } from '../../facts/user-facts.ts'
import {
  windowReason,
  bonusOf,
  bonusWindow,
  highestTier,
  reachedAxes,
  type BonusWindow,
  type ReachedAxes,
  type TierDefinition,
  bonusEdges,
  decidedAt,
  tierSource,
  decideTier,
  tierEdges,
} from './decide-tier.ts'
import type { FileWith } from '@fanfare/activities/schema.ts'
import { holdsReward, listSourceStates, newestRows, type SourceStateRow } from '#gateway/rewards/db/source-states.ts'
import { decideExactly } from '../../facts/exact-facts.ts'
import { factReader, factsUntil } from '../../facts/fact-reader.ts'
import { loadFacts } from '../../facts/load-facts.ts'
import type { ReadMine, Engine } from '../engine.ts'
import { describeTier } from '../../activities/definition/describe-task.ts'

/** The most records of one axis. */
const SHOWN = 20
const UNIT = 'USDT'

interface RecordsInput {
  facts: UserFacts
  window: BonusWindow
  markets: readonly Market[]
  /** Facts of the activity before the window are listed, too, and say why they do not count. ms */
  startTime: number
  /** When the tier is decided, ms. */
  at: number
  now: number
}

/** The newest facts of both axes, in one query: the tallies name the quarters of an hour that have some. */
async function axisRecords(db: Db, { facts, window, markets, startTime, at, now }: RecordsInput) {
  const deposited = new Set<string>([MEASURE.deposit, MEASURE.firstDeposit, MEASURE.withdrawal])
  const traded = new Set<string>(markets.map(MEASURE.trade))
  const until = Math.min(window.end, now + 1)
  const tallied = new Set(
    facts.slices
      .filter(({ measure }) => deposited.has(measure) || traded.has(measure))
      .map(({ measure, reason }) => tallyName(measure, reason)),
  )
  const events = await listNewestEvents(db, {
    userId: facts.userId,
    ranges: [...tallied].map((name) => ({ ...eventsOfTally(name), tallied: name, from: startTime, until })),
    eventIds: [],
    limit: SHOWN,
    bucketMs: BUCKET_MS,
  })
  const newest = events.toSorted((a, b) => b.occurredAt - a.occurredAt || (a.eventId < b.eventId ? 1 : -1))
  const recordsOf = (measures: ReadonlySet<string>) =>
    newest.flatMap((event) => recordOf(event, measures, { facts, window, at }) ?? []).slice(0, SHOWN)
  return { depositRecords: recordsOf(deposited), volumeRecords: recordsOf(traded) }
}

/** null when the fact is on the other axis. */
function recordOf(
  event: ArrivedEvent,
  measures: ReadonlySet<string>,
  { facts, window, at: closed }: Pick<RecordsInput, 'facts' | 'window' | 'at'>,
): AxisRecord | null {
  const line = tallyLineOf(event)
  const [measure = '', own = null] = line?.measure.split(' ') ?? []
  if (line === null || !measures.has(measure)) return null
  const at = event.occurredAt
  const reasonCode = windowReason(window, at) ?? own ?? accountReason(facts.events, at)
  const amount = event.type === 'withdrawal.confirmed' ? toDecimal(new Big(0).minus(line.amount)) : line.amount
  const arrivedAt = at < window.end && event.receivedAt >= closed ? event.receivedAt : undefined
  const record = {
    label: factLabel(event),
    at,
    amount: { amount, unit: UNIT },
    counted: reasonCode === null,
    reasonCode,
  }
  return { ...record, ...defined({ arrivedAt }) }
}

const usdt = (amount: Big) => ({ amount: toDecimal(amount), unit: UNIT })

/** `my.depositBonus` of a participant: both axes, the present and the next tier, the newest facts, and the decided tier. */
async function readMyBonus(
  db: Db,
  { userId, activityId, file, startTime, endTime, appliedAt, now }: ReadMine<FileWith<'tiers'>>,
) {
  if (appliedAt === null) return {}
  const window = bonusWindow(file, { startTime, endTime }, appliedAt)
  const known = await loadFacts(db, userId, now, bonusEdges(window))
  if (known === null) return {}
  const { markets } = bonusOf(file)
  const { reached, facts } = await decideExactly(factReader(db), factsUntil(known, now).facts, (facts) => {
    const reached = reachedAxes(facts, window, markets)
    return { result: { reached, facts }, unclear: reached.unclear }
  })
  const tier = highestTier(file.tiers, reached)
  const at = decidedAt(window, file.dataDelaySeconds)
  const isShared = hasSeveralAccounts(facts.events, at)
  const records = await axisRecords(db, { facts, window, markets, startTime, at, now })
  const states = await listSourceStates(db, userId, activityId)
  const result = resultOf(file.tiers, states, isShared)
  const earnedId = isShared ? null : (tier?.id ?? null)
  return {
    depositBonus: {
      netDeposit: usdt(reached.netDeposit),
      volume: usdt(reached.volume),
      tierId: tier?.id ?? null,
      nextTierId: file.tiers[tier === null ? 0 : file.tiers.indexOf(tier) + 1]?.id ?? null,
      windowStartsAt: window.start,
      windowEndsAt: window.end,
      decidedAt: at,
      withdrawable: now < window.end ? withdrawable(tier, reached) : null,
      ...records,
      result: result && { ...result, ...(await lateOf(db, userId, { result, earnedId, window, at })) },
      asOf: now,
    },
  }
}

/** The largest withdrawal that keeps the present tier; null when there is no tier, or one without a net deposit. */
const withdrawable = (tier: TierDefinition | null, { netDeposit }: ReachedAxes) =>
  tier?.netDeposit === undefined ? null : usdt(netDeposit.minus(tier.netDeposit.amount))

type Result = NonNullable<MyDepositBonus['result']>

/** The decision as it is stored; null when evaluation has not decided yet. */
function resultOf(
  tiers: readonly TierDefinition[],
  states: readonly SourceStateRow[],
  isShared: boolean,
): Result | null {
  const rows = newestRows(states)
  const rowOf = ({ id }: TierDefinition) => rows.get(tierSource(id))?.row
  const isPaid = (row: SourceStateRow | undefined) =>
    row !== undefined && (holdsReward(row) || (row.status === 'COMPLETED' && !row.claimExpired))
  const paid = tiers.find((tier) => isPaid(rowOf(tier)))
  if (paid) return { tierId: paid.id, reasonCode: null }
  const soldOut = tiers.find((tier) => rowOf(tier)?.soldOut)
  if (soldOut) return { tierId: soldOut.id, reasonCode: 'SOLD_OUT' }
  const isDecided = tiers.some((tier) => rowOf(tier)?.status === 'UNSATISFIED' || rowOf(tier)?.isCorrected)
  return isDecided ? { tierId: null, reasonCode: isShared ? 'MULTI_ACCOUNT' : 'NOT_ENOUGH' } : null
}

/** Types of facts that decide a tier. */
const DECIDING = ['deposit.confirmed', 'withdrawal.confirmed', 'trade.filled', 'account.classified', 'user.flagged']

/** The tier that the facts earn by now, if it is not the paid one, and when the last of them was reported that came after the decision. */
async function lateOf(
  db: Db,
  userId: string,
  { result, earnedId, window, at }: { result: Result; earnedId: string | null; window: BonusWindow; at: number },
): Promise<Pick<Result, 'late'>> {
  if (result.reasonCode !== null || result.tierId === earnedId) return {}
  const arrivedAt = await findLastArrival(db, userId, { types: DECIDING, from: 0, until: window.end, since: at })
  return arrivedAt === null ? {} : { late: { tierId: earnedId, arrivedAt } }
}

const expiresDays = ({ tiers }: FileWith<'tiers'>) => {
  const days = tiers.flatMap(({ reward }) => reward.expiresDays ?? [])
  return days.length === 0 ? null : Math.min(...days)
}

/** The tiers of a deposit bonus, reached by net deposit and volume. */
export const tiersEngine: Engine<FileWith<'tiers'>> = {
  describe: (file, texts) => {
    const { windowDays = null, markets, feeRate = null } = bonusOf(file)
    return {
      tiers: file.tiers.map((tier) => describeTier(tier, texts)),
      depositBonus: { windowDays, markets: [...markets], feeRate, expiresDays: expiresDays(file) },
    }
  },
  readMine: readMyBonus,
  whileItRuns: { edges: tierEdges, evaluate: decideTier },
}

import Big from 'big.js'
import type { Db } from '#gateway/db/client.ts'
import { listNewestEvents } from '#gateway/facts/db/newest-events.ts'
import type { AxisRecord, MyDepositBonus } from '@fanfare/contract/activity/my-sections.ts'
import type { Market, PlatformEvent } from '@fanfare/contract/ops/platform-event.ts'
import { eventsOfTally } from '../../facts/tallies/events-of-tally.ts'
import { accountReason } from '../../facts/tallies/exclusions.ts'
import { factLabel } from '../../facts/tallies/fact-label.ts'
import { BUCKET_MS, MEASURE, tallyLineOf, tallyName } from '../../facts/tallies/tally-line.ts'
import { toDecimal } from '../../util/decimal.ts'
import type { UserFacts } from '../../facts/user-facts.ts'
import type { BonusWindow } from './bonus-window.ts'
import { windowReason } from './reached-axes.ts'

/** The most records of one axis. */
const SHOWN = 20
const UNIT = 'USDT'

interface RecordsInput {
  facts: UserFacts
  window: BonusWindow
  markets: readonly Market[]
  /** Facts of the activity before the window are listed, too, and say why they do not count. ms */
  startTime: number
  now: number
}

/** The newest facts of both axes, in one query: the tallies name the quarters of an hour that have some. */
export async function axisRecords(
  db: Db,
  { facts, window, markets, startTime, now }: RecordsInput,
): Promise<Pick<MyDepositBonus, 'depositRecords' | 'volumeRecords'>> {
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
    newest.flatMap((event) => recordOf(event, measures, { facts, window }) ?? []).slice(0, SHOWN)
  return { depositRecords: recordsOf(deposited), volumeRecords: recordsOf(traded) }
}

/** null when the fact is on the other axis. */
function recordOf(
  event: PlatformEvent,
  measures: ReadonlySet<string>,
  { facts, window }: Pick<RecordsInput, 'facts' | 'window'>,
): AxisRecord | null {
  const line = tallyLineOf(event)
  const [measure = '', own = null] = line?.measure.split(' ') ?? []
  if (line === null || !measures.has(measure)) return null
  const at = event.occurredAt
  const reasonCode = windowReason(window, at) ?? own ?? accountReason(facts.events, at)
  const amount = event.type === 'withdrawal.confirmed' ? toDecimal(new Big(0).minus(line.amount)) : line.amount
  return { label: factLabel(event), at, amount: { amount, unit: UNIT }, counted: reasonCode === null, reasonCode }
}

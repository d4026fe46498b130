import fc from 'fast-check'
import { expect, test } from 'vitest'
import { activityFileSchema } from '@fanfare/activities/schema.ts'
import type { TaskDefinition } from '@fanfare/activities/file/task.ts'
import { isReversible, type PlatformEvent } from '@fanfare/contract/ops/platform-event.ts'
import { forAll } from '@fanfare/kernel/testing/for-all.ts'
import { exclusiveKindOf, ruledSource } from '#gateway/db/tables/source.ts'
import { holdsReward, type SourceStateRow } from '#gateway/rewards/db/source-states.ts'
import { activityFile, usdt } from '#gateway/testing/activity-file.ts'
import { arbitraryEvents, arbitraryTask } from '#gateway/testing/arbitrary-facts.ts'
import { rememberedRewards } from '#gateway/testing/remembered-rewards.ts'
import { DAY, END, fact, factsOfSent, frame, JOIN, noFacts, START } from '#gateway/testing/task-facts.ts'
import type { Member } from '../engines/engine.ts'

const DELAY_MS = frame.dataDelaySeconds * 1000

const tiersFile = activityFileSchema.parse({
  alias: 'deposit-test',
  type: 'TradingDepositBonus',
  timeZone: 'UTC',
  startTime: '-1d 00:00',
  endTime: '+10d 00:00',
  bonus: { windowDays: 3 },
  tiers: ['1', '2', '3'].map((step) => ({
    id: `tier-${step}`,
    netDeposit: usdt(String(40 * Number(step))),
    volume: usdt(String(30 * Number(step))),
    reward: { type: 'GIFT_CASH', kind: 'ExperienceUSDT', amount: usdt(`${step}0`) },
  })),
  budget: [{ rewardType: 'GIFT_CASH', unit: 'USDT', limit: '1000' }],
  texts: { en: { title: 'Test', rules: 'Rules' } },
})
const COVER = { limit: usdt('50'), rewardType: 'DROP' as const, paidWithinHours: 24 }
const coverFile = {
  ...activityFile(),
  type: 'CopyTrading' as const,
  cover: COVER,
  traders: { shown: 12, featured: [] },
  tiers: [],
}

const memberOf = (
  activityId: string,
  definition: Member['activity']['definition'],
  tasks: readonly TaskDefinition[] = [],
): Member => ({
  appliedAt: JOIN,
  activity: {
    version: 1,
    alias: activityId,
    definition,
    frame: { ...frame, activityId },
    tasks: new Map(tasks.map((task) => [task.id, task])),
  },
})
const membersOf = (tasks: readonly TaskDefinition[]) => [
  memberOf('act-1', activityFile({ type: 'NewUser' }), tasks),
  memberOf('act-tiers', tiersFile),
  memberOf('act-cover', coverFile),
]

/** A fact, whose it is, and when it arrives. */
interface Arrival {
  event: PlatformEvent
  isFriends: boolean
  at: number
}

const orders = fc
  .array(
    fc.record({
      orderId: fc.constantFrom('or-1', 'or-2', 'or-3'),
      occurredAt: fc.integer({ min: JOIN - 1, max: END }),
      pnl: fc.constantFrom('-3.2', '-80', '5'),
      automatic: fc.constantFrom(true, true, true, false),
    }),
    { maxLength: 4 },
  )
  .map((list) =>
    list.map(({ occurredAt, ...order }, index) => fact('copy.closed', occurredAt, { eventId: `o-${index}`, ...order })),
  )
const flags = fc
  .array(
    fc.tuple(fc.constantFrom('user.flagged' as const, 'user.cleared' as const), fc.integer({ min: JOIN, max: END })),
    { maxLength: 2 },
  )
  .map((list) => list.map(([type, at], index) => fact(type, at, { eventId: `f-${index}`, reason: 'MULTI_ACCOUNT' })))
const ofFriend = arbitraryEvents(5).map((events) =>
  events.map((event) => ({ ...event, userId: FRIEND, eventId: `friend-${event.eventId}` })),
)

const FRIEND = 'u-2'
const LATENESS = [0, 1, DELAY_MS, DAY, 4 * DAY, 12 * DAY]

/** Facts with their arrivals, some of which are reversed; the arrival of a reversal is its time. */
const arrivalsOf = (until: number): fc.Arbitrary<Arrival[]> =>
  fc
    .tuple(
      fc.tuple(arbitraryEvents(10), orders, flags, ofFriend).map((lists) => lists.flat()),
      fc.infiniteStream(fc.constantFrom(...LATENESS)),
      fc.infiniteStream(fc.nat({ max: 7 })),
    )
    .map(([events, lateness, chance]) =>
      events
        .filter(({ occurredAt }) => occurredAt <= until)
        .flatMap((event, index): Arrival[] => {
          const isFriends = event.userId === FRIEND
          const at = Math.min(event.occurredAt + (lateness.next().value ?? 0), until)
          const arrival = { event, isFriends, at }
          if (chance.next().value !== 0 || !isReversible(event.type)) return [arrival]
          const reversedAt = Math.min(at + (lateness.next().value ?? 0), until)
          const reversal = fact('event.reversed', reversedAt, { eventId: `r-${index}`, reverses: event.eventId })
          return [arrival, { event: reversal, isFriends, at: reversedAt }]
        }),
    )

function factsOf(known: readonly Arrival[], earliestArrival: number | null) {
  const reversed = new Set(known.flatMap(({ event }) => (event.type === 'event.reversed' ? [event.reverses] : [])))
  const counted = known.filter(({ event }) => !reversed.has(event.eventId) && event.type !== 'event.reversed')
  const eventsOf = (isFriends: boolean) =>
    counted.filter((one) => one.isFriends === isFriends).map(({ event }) => event)
  const friends = [{ userId: FRIEND, registeredAt: JOIN + 1, events: eventsOf(true) }]
  return { ...factsOfSent({ ...noFacts, events: eventsOf(false), friends }), earliestArrival }
}

/** From when on a fact can change decisions, as the queue of evaluations has it. */
function concernsFrom(event: PlatformEvent, arrivals: readonly Arrival[]): number {
  if (event.type === 'user.cleared') return 0
  if (event.type !== 'event.reversed') return event.occurredAt
  const reversed = arrivals.find((one) => one.event.eventId === event.reverses)
  return reversed?.event.occurredAt ?? event.occurredAt
}

interface Life {
  tasks: readonly TaskDefinition[]
  arrivals: readonly Arrival[]
  evaluations: readonly number[]
  /** When everything that can be claimed is claimed. */
  claimsAt?: number
  /** From when on granted rewards are final. */
  finalFrom?: number
  until: number
}

/** Evaluates at each of these times, and last at `until`. @returns the rows, and those of the time from which on rewards were final */
function live({ tasks, arrivals, evaluations, claimsAt, finalFrom, until }: Life) {
  const rewards = rememberedRewards(membersOf(tasks))
  const known: Arrival[] = []
  let earliest: number | null = null
  let final: SourceStateRow[] | null = null
  const steps = [
    ...arrivals.map((arrival) => ({ at: arrival.at, arrival })),
    ...[...evaluations, claimsAt ?? until, until].map((at) => ({ at, arrival: null })),
  ].toSorted((a, b) => a.at - b.at || Number(a.arrival === null) - Number(b.arrival === null))
  for (const { at, arrival } of steps) {
    if (arrival === null) {
      const isFinal = finalFrom !== undefined && at >= finalFrom
      if (isFinal) final ??= rewards.rows()
      rewards.evaluate(factsOf(known, earliest), at, isFinal)
      earliest = null
      if (at === claimsAt) rewards.claimAll(at)
    } else {
      const from = concernsFrom(arrival.event, arrivals)
      earliest = Math.min(earliest ?? from, from)
      known.push(arrival)
    }
  }
  return { rows: rewards.rows(), final: final ?? rewards.rows() }
}

const isTask = ({ source }: SourceStateRow) => exclusiveKindOf(source) === null

/** What a reader sees: of tasks each row, of exclusive rewards the one that is held. A granted one keeps the time for which it was granted. */
function outcomesOf(rows: readonly SourceStateRow[]) {
  const shown = rows.filter((row) => isTask(row) || holdsReward(row))
  return new Map(
    shown.map((row) => [
      `${row.activityId} ${ruledSource(row.source)}`,
      {
        status: row.status,
        earnedAt: isTask(row) ? row.earnedAt : null,
        claimDeadline: row.claimDeadline,
        claimExpired: row.claimExpired,
        quantity: row.quantity,
        isUnearned: row.isUnearned,
      },
    ]),
  )
}
type Outcome = NonNullable<ReturnType<ReturnType<typeof outcomesOf>['get']>>

/** Whether an outcome that grew may differ from that of all facts at once. */
function mayDiffer(grown: Outcome | undefined, atOnce: Outcome | undefined, until: number) {
  if (grown?.status !== 'COMPLETED') return false
  // A completion stays when a later fact takes it away, and so does an expired claim.
  if (atOnce?.status !== 'COMPLETED') return grown.isUnearned || grown.claimExpired
  // The claim had expired before a late fact moved the completion: it does not open again.
  return grown.claimExpired && (atOnce.claimDeadline ?? 0) > until
}

function expectSame(grown: readonly SourceStateRow[], atOnce: readonly SourceStateRow[], until: number) {
  const [were, are] = [outcomesOf(grown), outcomesOf(atOnce)]
  for (const key of new Set([...were.keys(), ...are.keys()]))
    if (!mayDiffer(were.get(key), are.get(key), until)) expect(were.get(key), key).toEqual(are.get(key))
}

const UNTIL = END + 20 * DAY
const times = fc.oneof(
  fc.integer({ min: START, max: UNTIL }),
  fc.constantFrom(END + DELAY_MS, JOIN + 3 * DAY + DELAY_MS, START + 4 * DAY + DELAY_MS),
)
const worlds = fc
  .tuple(fc.array(arbitraryTask, { minLength: 1, maxLength: 3 }), fc.integer({ min: START, max: UNTIL }))
  .chain(([tasks, until]) =>
    fc.record({
      tasks: fc.constant(tasks.map((task, index) => ({ ...task, id: `task-${index}` }))),
      until: fc.constant(until),
      arrivals: arrivalsOf(until),
      evaluations: fc.array(times, { maxLength: 12 }).map((all) => all.filter((at) => at <= until)),
    }),
  )

/** Each second arrival is followed by an evaluation of its own. */
const withArrivals = ({ arrivals, evaluations }: Pick<Life, 'arrivals' | 'evaluations'>) => [
  ...evaluations,
  ...arrivals.filter((_, index) => index % 2 === 0).map(({ at }) => at),
]

test('[GW-2] facts that arrive days late give the same result as all facts at once', () => {
  forAll(1000, [worlds], (world) => {
    const grown = live({ ...world, evaluations: withArrivals(world) })
    const atOnce = live({ ...world, evaluations: [] })
    expectSame(grown.rows, atOnce.rows, world.until)
  })
})

test('[GW-2] a claimed reward stays as it was claimed, whatever facts arrive, and fixes no other', () => {
  forAll(500, [worlds, times], (world, claimsAt) => {
    fc.pre(claimsAt <= world.until)
    const grown = live({ ...world, evaluations: withArrivals(world), claimsAt })
    const atOnce = live({ ...world, evaluations: [] })
    const claimed = new Set(
      grown.rows.filter((row) => isTask(row) && row.status === 'GRANTED').map(({ source }) => source),
    )
    const others = (rows: readonly SourceStateRow[]) => rows.filter(({ source }) => !claimed.has(source))
    expectSame(others(grown.rows), others(atOnce.rows), world.until)
    const before = live({
      ...world,
      arrivals: world.arrivals.filter(({ at }) => at <= claimsAt),
      evaluations: withArrivals(world).filter((at) => at <= claimsAt),
      until: claimsAt,
      claimsAt,
    })
    for (const row of before.rows.filter(({ status }) => status === 'GRANTED'))
      if (isTask(row)) expect(grown.rows).toContainEqual(row)
  })
})

test('[GW-2] of covers and tiers at most one is held at any time, and one that is final stays', () => {
  forAll(500, [worlds, times], (world, finalFrom) => {
    const { rows, final } = live({ ...world, evaluations: withArrivals(world), finalFrom })
    for (const held of Map.groupBy(rows.filter(holdsReward), ({ activityId }) => activityId).values())
      expect(held.filter((row) => !isTask(row)).length).toBeLessThan(2)
    for (const row of final)
      if (!isTask(row) && row.status === 'GRANTED' && !row.isCorrected) expect(rows).toContainEqual(row)
  })
})

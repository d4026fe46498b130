import { fact } from '#gateway/testing/task-facts.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { PlatformEvent, PlatformEventInput } from '@fanfare/contract/ops/platform-event.ts'
import { platformEventSchema } from '@fanfare/contract/ops/platform-event.ts'
import { forAllAsync } from '@fanfare/kernel/testing/for-all.ts'
import { runs } from '@fanfare/kernel/testing/runs.ts'
import { audit } from '#gateway/audit/run-audit.ts'
import type { Db } from '#gateway/db/client.ts'
import { lockUsers } from '#gateway/evaluation/db/evaluation-queue.ts'
import { listTallies } from '#gateway/facts/db/tallies.ts'
import { listSourceStates } from '#gateway/rewards/db/source-states.ts'
import { closed, followed } from '#gateway/testing/copy-facts.ts'
import { canonicalTallies } from '#gateway/testing/folded-facts.ts'
import { createTaskWorld, HOUR, nextEventId, trade, tradeTask } from '#gateway/testing/task-world.ts'
import { applyReversals } from '../evaluation/apply-reversals.ts'
import { storeStaffEvent } from './ingest-events.ts'
import { refoldFacts } from './tallies/refold-facts.ts'
import { foldEvents } from './tallies/tally-line.ts'

const world = await createTaskWorld({ audited: true })
const money = { amount: '300', unit: 'USDT' }

const activityId = await world.publish({
  alias: 'reversed',
  tasks: [
    tradeTask(),
    tradeTask({ id: 'volume', type: 'SPOT_TRADING_VOLUME', target: money }),
    tradeTask({ id: 'first', type: 'SPOT_FIRST_TRADING', target: { amount: '50', unit: 'USDT' } }),
    tradeTask({ id: 'deposit', type: 'RECHARGE', target: money }),
    tradeTask({ id: 'verified', type: 'KYC_PASS' }),
    tradeTask({ id: 'held', type: 'SPOT_HOLDS', target: money, asset: 'FNF' }),
    tradeTask({ id: 'earned', type: 'EARNINGS', target: { amount: '10', unit: 'USDT' } }),
    tradeTask({ id: 'futures', type: 'EARNINGS', markets: ['futures'], target: { amount: '10', unit: 'USDT' } }),
    tradeTask({ id: 'daily', period: 'EVERYDAY' }),
  ],
  budget: [{ rewardType: 'GIFT_CASH', unit: 'USDT', limit: '1000000' }],
})

const participant = async () => {
  const userId = await world.addParticipant(activityId)
  await world.evaluate()
  return userId
}

const reversalOf = (
  { eventId, userId }: Pick<PlatformEventInput, 'eventId' | 'userId'>,
  changes: { userId?: string } = {},
) => fact('event.reversed', world.clock.now(), { userId, reverses: eventId, ...changes })

const talliesOf = async (userId: string) =>
  canonicalTallies(
    (await listTallies(world.gateway.db, { after: null, last: null })).filter((line) => line.userId === userId),
  )
const foldOf = (events: readonly PlatformEventInput[]) =>
  canonicalTallies(foldEvents(events.map((event) => platformEventSchema.parse(event))))

const statuses = async (userId: string) =>
  (await listSourceStates(world.gateway.db, userId)).map(
    ({ source, status, earnedAt }) => `${source} ${status} ${earnedAt}`,
  )

test('[GW-2] a reversed event counts in no tally or task, even if the reversal came first', async () => {
  for (const isFirst of [false, true]) {
    const userId = await participant()
    const at = world.clock.now()
    const [wrong, right] = [trade(userId, at, '250'), trade(userId, at, '60')]
    const reversal = reversalOf(wrong)
    await world.send(isFirst ? reversal : wrong)
    await world.send(isFirst ? wrong : reversal, right)
    expect(await world.send(reversalOf(wrong), reversal)).toEqual({ accepted: 0, duplicates: 2, rejected: [] })
    await world.evaluate()
    expect(await talliesOf(userId)).toEqual(foldOf([right]))
    expect((await statuses(userId)).filter((status) => status.includes('volume'))).toEqual([])
  }
})

test('[GW-2] a reversal of another user’s or an irreversible event is INVALID, with advice', async () => {
  const [userId, other] = [await participant(), await participant()]
  const wrong = trade(userId, world.clock.now())
  const flag = fact('user.flagged', wrong.occurredAt, { userId })
  const reversal = reversalOf(wrong)
  const answer = await world.send(
    wrong,
    flag,
    reversalOf(wrong, { userId: other }),
    reversalOf(flag),
    reversal,
    reversalOf(reversal),
  )
  expect(answer).toMatchObject({ accepted: 3, rejected: [2, 3, 5].map((index) => ({ index, reason: 'INVALID' })) })
  await expect
    .poll(async () => (await world.gateway.rejectedEvents.list()).map(({ path, message }) => [path, message]))
    .toEqual(
      expect.arrayContaining([
        ['userId', 'is not the user of the event'],
        ['reverses', 'user.flagged cannot be reversed: send user.cleared'],
        ['reverses', 'event.reversed cannot be reversed: send the fact again under a new eventId'],
      ]),
    )
})

test('[GW-2] a kept reversal does not apply to another user’s event, nor block the right one', async () => {
  const [userId, other] = [await participant(), await participant()]
  const event = trade(userId, world.clock.now())
  await world.send(reversalOf(event, { userId: other }))
  await world.sendAndEvaluate(event)
  expect(await talliesOf(userId)).toEqual(foldOf([event]))
  expect(await world.send(reversalOf(event))).toMatchObject({ accepted: 1 })
  await world.evaluate()
  expect(await talliesOf(userId)).toEqual([])
  const next = trade(userId, world.clock.now())
  expect(await world.send(reversalOf(next, { userId: other }), reversalOf(next))).toMatchObject({ accepted: 2 })
  await world.sendAndEvaluate(next)
  expect(await talliesOf(userId)).toEqual([])
})

test('[GW-2] states that are reversed count no more: a verification, and orders and follows of copy trading', async () => {
  const userId = await participant()
  const at = world.clock.now()
  const verified = fact('kyc.passed', at, { userId })
  const copied = [closed(userId, at), followed(userId, at, 'lead-1')]
  await world.sendAndEvaluate(...copied, verified, reversalOf(verified), ...copied.map((event) => reversalOf(event)))
  expect(await statuses(userId)).toEqual([])
})

/** A transaction that a test ends itself. */
async function begin(): Promise<{ tx: Db; commit: () => Promise<void> }> {
  const { promise: started, resolve: start } = Promise.withResolvers<Db>()
  const { promise: ended, resolve: end } = Promise.withResolvers<undefined>()
  const done = world.gateway.db.transaction().execute(async (tx) => {
    start(tx)
    await ended
  })
  return {
    tx: await started,
    commit: async () => {
      end(undefined)
      await done
    },
  }
}
const store = (tx: Db, event: PlatformEventInput) =>
  storeStaffEvent(tx, platformEventSchema.parse(event), world.clock.now())
/** Resolves once another transaction of this database waits for a lock. */
const untilBlocked = () =>
  expect
    .poll(async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(world.gateway.db)
      return rows[0]?.count
    })
    .toBeGreaterThan(0)

test('[GW-2] a fact and its reversal that are stored at the same moment end reversed', async () => {
  for (const isFactFirst of [true, false]) {
    const userId = await participant()
    const wrong = trade(userId, world.clock.now(), '400')
    const [one, other] = [await begin(), await begin()]
    await store(one.tx, isFactFirst ? wrong : reversalOf(wrong))
    await store(other.tx, isFactFirst ? reversalOf(wrong) : wrong)
    await one.commit()
    // The evaluation of the first one finds nothing to apply.
    await world.evaluate()
    await other.commit()
    await world.gateway.db.deleteFrom('evaluationQueue').where('userId', '=', userId).execute()
    expect(await talliesOf(userId)).toEqual(foldOf([wrong]))
    await world.evaluate()
    expect(await talliesOf(userId)).toEqual([])
  }
})

test('[GW-2] a fact that is stored while another of its line is reversed is counted once', async () => {
  for (const isFactFirst of [true, false]) {
    const userId = await participant()
    const at = world.clock.now()
    const [wrong, right] = [trade(userId, at, '400'), trade(userId, at, '20')]
    await world.send(wrong)
    await world.send(reversalOf(wrong))
    const { tx, commit } = await begin()
    if (isFactFirst) await store(tx, right)
    else {
      await lockUsers(tx, [userId])
      await applyReversals(tx, world.gateway, [userId])
    }
    const waiting = isFactFirst ? world.evaluate() : world.send(right)
    await untilBlocked()
    await commit()
    await waiting
    await world.evaluate()
    expect(await talliesOf(userId)).toEqual(foldOf([right]))
  }
})

test('[GW-2] a claim is granted under review after a reversal, and reviewed when it came before', async () => {
  const userId = await participant()
  const wrong = trade(userId, world.clock.now(), '60')
  await world.sendAndEvaluate(wrong)
  await world.claim(userId, activityId)
  const { tx, commit } = await begin()
  await lockUsers(tx, [userId])
  await store(tx, reversalOf(wrong))
  await applyReversals(tx, world.gateway, [userId])
  const claimed = world.claim(userId, activityId, 'daily')
  await untilBlocked()
  await commit()
  expect(await claimed).toMatchObject({ state: 'REVIEW', reasonCode: 'UNDER_REVIEW' })
  const reviews = await world.gateway.db.selectFrom('reviews').select('kind').where('userId', '=', userId).execute()
  expect(reviews.map(({ kind }) => kind)).toEqual(['REVERSAL', 'REVERSAL'])
})

test('[GW-2] positions count in their market, also after a reversal, a refold, and where an earlier version has added some', async () => {
  const [userId, other] = [await participant(), await participant()]
  const position = (of: string, market: 'spot' | 'futures', pnl: string) =>
    fact('position.closed', world.clock.now(), { eventId: nextEventId(), userId: of, market, pnl })
  const hasEnough = async (of: string) =>
    (await statuses(of)).some((status) => status.startsWith('task:futures:- COMPLETED'))
  /** A sum that can fall is decided once no fact has arrived for so long. */
  const arrive = async (...events: PlatformEventInput[]) => {
    await world.sendAndEvaluate(...events)
    await world.passTime(2_000)
  }
  const [wrong, right] = [
    position(userId, 'futures', '6'),
    [position(userId, 'futures', '7'), position(userId, 'spot', '90')],
  ]
  await arrive(wrong, ...right)
  expect(await hasEnough(userId)).toBe(true)
  await arrive(reversalOf(wrong))
  expect(await talliesOf(userId)).toEqual(foldOf(right))

  const sent = [position(other, 'futures', '4'), position(other, 'spot', '90')]
  await arrive(...sent)
  await world.database.attack(`delete from profit_tallies where user_id = '${other}'`)
  sent.push(position(other, 'futures', '5'))
  await arrive(...sent.slice(-1))
  expect(await hasEnough(other)).toBe(false)
  sent.push(position(other, 'futures', '1'))
  await arrive(...sent.slice(-1))
  expect(await hasEnough(other)).toBe(true)
  expect(await audit(world.gateway.db)).toEqual([])
  await refoldFacts(world.gateway.db)
  expect(await talliesOf(other)).toEqual(foldOf(sent))
})

test('[GW-2] a refold leaves reversed facts out', async () => {
  const userId = await participant()
  const at = world.clock.now()
  const [wrong, right] = [trade(userId, at, '400'), trade(userId, at, '20')]
  await world.sendAndEvaluate(wrong, right, reversalOf(wrong))
  await refoldFacts(world.gateway.db)
  expect(await talliesOf(userId)).toEqual(foldOf([right]))
})

type Content = Omit<PlatformEvent, 'eventId' | 'userId' | 'occurredAt'>

const contents: fc.Arbitrary<Content> = fc.oneof(
  fc.constantFrom('10', '120', '300').map((usdtVolume) => ({ ...trade('', 0, usdtVolume), type: 'trade.filled' })),
  fc
    .tuple(fc.constantFrom('100', '250'), fc.boolean())
    .map(([usdtValue, firstEver]) => ({ type: 'deposit.confirmed', asset: 'USDT', amount: '1', usdtValue, firstEver })),
  fc.constantFrom('50', '299', '300').map((usdtValue) => ({ type: 'holding.snapshot', asset: 'FNF', usdtValue })),
  fc.constantFrom('-8', '6', '12').map((pnl) => ({ type: 'position.closed', market: 'spot', pnl })),
  fc.constant({ type: 'kyc.passed' }),
) as fc.Arbitrary<Content>

const deliveries = fc
  .array(fc.record({ content: contents, minutes: fc.nat(180), isWrong: fc.boolean() }), { minLength: 1, maxLength: 10 })
  .chain((facts) => {
    const sent = facts.flatMap(({ isWrong }, index) => [`fact ${index}`, ...(isWrong ? [`reversal ${index}`] : [])])
    return fc.tuple(
      fc.constant(facts),
      fc.shuffledSubarray(sent, { minLength: sent.length }),
      fc.subarray(sent),
      fc.integer({ min: 1, max: 6 }),
    )
  })

test('[GW-2] any order of facts, duplicates and reversals gives the tallies, tasks and rewards of the facts that are right', async () => {
  world.clock.advance(4 * HOUR)
  await forAllAsync({ numRuns: runs(30), endOnFailure: true }, [deliveries], async ([facts, order, again, size]) => {
    const [userId, twin] = [await participant(), await participant()]
    const now = world.clock.now()
    const run = nextEventId()
    const eventOf = (user: string) => (_: unknown, index: number) => {
      const { content, minutes } = facts[index] as (typeof facts)[number]
      const eventId = `${run}-${user === userId ? 'a' : 'b'}-${String(index).padStart(2, '0')}`
      return { ...content, eventId, userId: user, occurredAt: now - minutes * 60_000 } as PlatformEventInput
    }
    const own = facts.map(eventOf(userId))
    const reversals = own.map((event) => reversalOf(event))
    const messages = [...order, ...again].map((name) => {
      const [kind, index] = name.split(' ')
      return (kind === 'fact' ? own : reversals)[Number(index)] as PlatformEventInput
    })
    for (let at = 0; at < messages.length; at += size) await world.send(...messages.slice(at, at + size))
    const isRight = (_: unknown, index: number) => facts[index]?.isWrong === false
    const rest = facts.map(eventOf(twin)).filter(isRight)
    if (rest.length > 0) await world.send(...rest)
    await world.evaluate()
    expect(await talliesOf(userId)).toEqual(foldOf(own.filter(isRight)))
    expect(await statuses(userId)).toEqual(await statuses(twin))
    for (const taskId of ['first-trade', 'deposit', 'held', 'earned'])
      expect(await outcomeOf(userId, taskId)).toEqual(await outcomeOf(twin, taskId))
  })
})

const outcomeOf = (userId: string, taskId: string) =>
  world.claim(userId, activityId, taskId).then(
    ({ state }) => state,
    (error: unknown) => String(error),
  )

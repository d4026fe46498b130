import { fact } from '#gateway/testing/task-facts.ts'
import { expect, test, vi } from 'vitest'
import { usdt } from '#gateway/testing/activity-file.ts'
import { findSettlement, isFrozen } from '#gateway/results/db/activity-settlements.ts'
import { enqueueUsers } from '#gateway/evaluation/db/evaluation-queue.ts'
import { createContest, paidRanks, UNTIL_FINAL, type ContestInput } from '#gateway/testing/contest.ts'
import { createTaskWorld, DAY, HOUR, trade } from '#gateway/testing/task-world.ts'
import { readActivity } from '../activities/read-activity.ts'
import { settleEnded } from './settle-ended.ts'
import fc from 'fast-check'
import type { GatewayContext } from '#gateway/context.ts'
import { checkContest } from '#gateway/testing/check-contest.ts'
import type { ModelContest } from '#gateway/boards/testing/contest-model.ts'
import { atCrashPoints, createFaults, isFault } from '#gateway/testing/faults.ts'
import { forAllAsync } from '@fanfare/kernel/testing/for-all.ts'
import { runs } from '@fanfare/kernel/testing/runs.ts'
import type { Engine } from '../engines/engine.ts'
import { tierAt } from '../engines/places/prize-at.ts'
import { placesEngine } from '../engines/places/places-engine.ts'
import type { FileWith } from '@fanfare/activities/schema.ts'

/** An engine that rewards the places of each of these boards, for the job that settles any engine's result. */
const payEveryBoard = (tracks: readonly string[]): Engine<FileWith<'places'>> => ({
  ...placesEngine,
  atEnd: {
    tracks: () => tracks,
    rewardsOf: ({ tiers }, { places }) =>
      Object.entries(places).flatMap(([track, { rank }]) => {
        const tier = tierAt(tiers, rank)
        return tier === undefined ? [] : [{ source: `rank:${track}:${rank}` as const, reward: tier.reward }]
      }),
  },
})

const world = await createTaskWorld({ audited: true })

const { passTime } = world
/** From yesterday, and ten days more. */
const timesOf = () => ({
  startTime: new Date(world.clock.now() - DAY).toISOString(),
  endTime: new Date(world.clock.now() + 10 * DAY).toISOString(),
})
const violationsOf = (activityId: string) => [
  { rule: 'budget is kept' as const, subject: '', detail: '', activityIds: [activityId] },
]
const ranked = (users: readonly string[]) =>
  users.map((userId, index) => ({ userId, scores: { VOLUME: String(1000 - index) } }))
const contest = (changes: Partial<ContestInput> & { alias: string }) =>
  createContest(world, { tiers: [paidRanks(1, 1, '50'), paidRanks(2, 3, '10')], scores: [], ...changes })
const outcome = async (activityId: string) => (await readActivity(world.gateway, activityId, 'en')).outcome
const stepOf = async (activityId: string) => (await findSettlement(world.gateway.db, activityId))?.step

test('[ACT-10] an ended activity is SETTLING until its rewards are granted, and SETTLED from then on', async () => {
  const announced = vi.spyOn(world.gateway, 'announceActivity')
  const users = await world.addUsers(4)
  const activityId = await contest({ alias: 'outcome', scores: ranked(users) })
  expect(await outcome(activityId)).toBeNull()
  world.clock.advance(UNTIL_FINAL - 1)
  await settleEnded(world.gateway)
  expect([await outcome(activityId), await world.rewardsOf(users[0] ?? '')]).toEqual(['SETTLING', []])
  world.clock.advance(1)
  expect(await outcome(activityId)).toBe('SETTLING')
  announced.mockClear()
  expect(await settleEnded(world.gateway)).toBe(1)
  expect(await outcome(activityId)).toBe('SETTLED')
  expect(announced.mock.calls).toEqual([[activityId]])
  const amounts = await Promise.all(
    users.map(async (userId) =>
      (await world.rewardsOf(userId)).map(({ source, state, reward }) => [
        source?.kind,
        source?.id,
        state,
        reward.amount,
      ]),
    ),
  )
  expect(amounts).toEqual([
    [['RANK', 'VOLUME:1', 'GRANTED', usdt('50')]],
    [['RANK', 'VOLUME:2', 'GRANTED', usdt('10')]],
    [['RANK', 'VOLUME:3', 'GRANTED', usdt('10')]],
    [],
  ])
  expect(await settleEnded(world.gateway)).toBe(0)
})

test('[GW-2] the report names what was granted and what the budget could not pay, also in the audit log', async () => {
  const users = await world.addUsers(3)
  const activityId = await contest({
    alias: 'report',
    tiers: [paidRanks(1, 3, '40.5')],
    limit: '100',
    scores: ranked(users),
  })
  await passTime(UNTIL_FINAL)
  const warned = vi.spyOn(world.gateway.log, 'warn')
  await settleEnded(world.gateway)
  expect(warned).toHaveBeenCalledWith(
    { activityId, rewards: 1, first: 'rank:VOLUME:3' },
    'the budget cannot pay rewards of places',
  )
  const report = (await findSettlement(world.gateway.db, activityId))?.report
  expect(report).toMatchObject({
    unevaluated: 0,
    snapshots: [{ track: 'VOLUME', rows: 3 }],
    assets: {
      'GIFT_CASH:USDT': {
        reserved: { count: 2, quantity: '81' },
        granted: { count: 2, quantity: '81' },
        soldOut: { count: 1, quantity: '40.5' },
      },
    },
    messages: 3,
  })
  const lines = await world.server.rows('auditLog', { action: 'activity.settled', subject: activityId })
  expect(lines).toMatchObject([{ actor: 'gateway', detail: report }])
})

test('[GW-2] a reward keeps its hold, and a flagged participant’s reward is reviewed', async () => {
  const [held = '', flagged = ''] = await world.addUsers(2)
  const activityId = await contest({
    alias: 'holds',
    tiers: [paidRanks(1, 2, '5', { holdHours: 2, expiresDays: 3 })],
    scores: ranked([held, flagged]),
  })
  await world.sendAndEvaluate(fact('user.flagged', world.clock.now(), { userId: flagged }))
  await passTime(UNTIL_FINAL)
  await settleEnded(world.gateway)
  const grantedAt = world.clock.now()
  expect(await world.rewardsOf(held)).toMatchObject([{ state: 'HOLD', expiresAt: grantedAt + 2 * HOUR + 3 * DAY }])
  expect(await world.rewardsOf(flagged)).toMatchObject([{ state: 'REVIEW' }])
  expect((await findSettlement(world.gateway.db, activityId))?.report.inReview).toBe(1)
})

test('[ACT-10] an ended activity without places is settled too, and one without settleDays never', async () => {
  const withDays = await contest({ alias: 'tasks-alone', tiers: [], changes: { type: 'NewUser' } })
  const without = await contest({ alias: 'no-days', changes: { settleDays: undefined } })
  await passTime(UNTIL_FINAL)
  await settleEnded(world.gateway)
  expect([await outcome(withDays), await outcome(without)]).toEqual(['SETTLED', null])
})

test('[ACT-10] another day count before the freeze moves the settlement, a later one does not', async () => {
  const users = await world.addUsers(1)
  const input = { alias: 'moved', tiers: [paidRanks(1, 1, '50')], scores: ranked(users) }
  const times = timesOf()
  const activityId = await contest({ ...input, changes: times })
  const republish = (changes: ContestInput['changes']) =>
    contest({ ...input, scores: [], changes: { ...times, ...changes } })
  await republish({ settleDays: 2 })
  await world.evaluate()
  await passTime(UNTIL_FINAL)
  expect(await settleEnded(world.gateway)).toBe(0)
  await passTime(DAY)
  world.gateway.violations = violationsOf(activityId)
  await settleEnded(world.gateway)
  expect([await stepOf(activityId), await isFrozen(world.gateway.db, activityId)]).toEqual(['grants', true])
  await republish({ settleDays: 20, tiers: [paidRanks(1, 1, '1')] })
  expect([await world.rewardsOf(users[0] ?? ''), await outcome(activityId)]).toEqual([[], 'SETTLING'])
  world.gateway.violations = []
  expect(await settleEnded(world.gateway)).toBe(1)
  expect(await world.rewardsOf(users[0] ?? '')).toMatchObject([{ reward: { amount: { amount: '50' } } }])
})

test('[ACT-10] a settlement that waited when its day was moved waits again at the new day', async () => {
  const users = await world.addUsers(1)
  const times = timesOf()
  const activityId = await contest({ alias: 'waits-again', scores: ranked(users), changes: times })
  await passTime(UNTIL_FINAL)
  await enqueueUsers(world.gateway.db, users, world.clock.now())
  await settleEnded(world.gateway)
  await contest({ alias: 'waits-again', changes: { ...times, settleDays: 3 } })
  world.clock.advance(2 * DAY)
  expect(await settleEnded(world.gateway)).toBe(0)
  expect(await stepOf(activityId)).toBe('freeze')
  await world.evaluate()
  expect(await settleEnded(world.gateway)).toBe(1)
  expect((await findSettlement(world.gateway.db, activityId))?.report.unevaluated).toBe(0)
})

test('[ACT-10] a cancelled activity is not settled, and a cancellation stops a settlement that has begun', async () => {
  const users = await world.addUsers(1)
  const input = { alias: 'stopped', tiers: [paidRanks(1, 1, '50')], scores: ranked(users) }
  const times = timesOf()
  const activityId = await contest({ ...input, changes: times })
  await passTime(UNTIL_FINAL)
  world.gateway.violations = violationsOf(activityId)
  await settleEnded(world.gateway)
  await contest({ ...input, scores: [], changes: { ...times, cancelled: true } })
  world.gateway.violations = []
  expect(await settleEnded(world.gateway)).toBe(0)
  expect([await world.rewardsOf(users[0] ?? ''), await outcome(activityId)]).toEqual([[], 'CANCELLED'])
  await contest({ ...input, scores: [], changes: times })
  expect(await settleEnded(world.gateway)).toBe(1)
  expect(await world.rewardsOf(users[0] ?? '')).toHaveLength(1)
  const never = await contest({ alias: 'never', changes: { cancelled: true } })
  await passTime(UNTIL_FINAL)
  await settleEnded(world.gateway)
  expect(await findSettlement(world.gateway.db, never)).toBeUndefined()
})

test('[GW-2] facts that arrived before the settlement are evaluated first, at most for an hour', async () => {
  const users = await world.addUsers(2)
  const activityId = await contest({ alias: 'waits', scores: ranked(users) })
  await passTime(UNTIL_FINAL)
  await enqueueUsers(world.gateway.db, users.slice(0, 1), world.clock.now())
  await settleEnded(world.gateway)
  expect(await stepOf(activityId)).toBe('freeze')
  await world.evaluate()
  // A fact that arrives later does not delay the result again.
  world.clock.advance(1)
  await enqueueUsers(world.gateway.db, users, world.clock.now())
  expect(await settleEnded(world.gateway)).toBe(1)
  await world.evaluate()

  const stuck = await contest({ alias: 'stuck', scores: ranked(users) })
  await passTime(UNTIL_FINAL)
  await enqueueUsers(world.gateway.db, users, world.clock.now())
  await settleEnded(world.gateway)
  world.clock.advance(HOUR - 1)
  expect(await settleEnded(world.gateway)).toBe(0)
  world.clock.advance(1)
  expect(await settleEnded(world.gateway)).toBe(1)
  expect((await findSettlement(world.gateway.db, stuck))?.report.unevaluated).toBe(2)
  await world.evaluate()
})

test('[GW-2] a late fact changes nothing of a frozen result, and tasks are claimed during the settlement', async () => {
  const [userId = '', other = ''] = await world.addUsers(2)
  const activityId = await contest({ alias: 'late', scores: ranked([userId, other]) })
  await passTime(9 * DAY)
  const tradedAt = world.clock.now()
  await world.send(trade(userId, tradedAt, '5000'))
  await passTime(2 * DAY)
  await settleEnded({ ...world.gateway, violations: violationsOf(activityId) })
  expect(await stepOf(activityId)).toBe('grants')
  expect((await world.claim(userId, activityId)).taskStatus).toBe('GRANTED')
  await world.sendAndEvaluate(trade(other, tradedAt, '100000'))
  expect(await settleEnded(world.gateway)).toBe(1)
  expect((await world.rewardsOf(other)).map(({ source }) => source?.id)).toEqual(['VOLUME:2'])
})

test('[DEV-6] a failure is stored for operators, and the settlement is tried again after a pause', async () => {
  const activityId = await contest({ alias: 'fails', scores: ranked(await world.addUsers(1)) })
  await passTime(UNTIL_FINAL)
  const enginesOf = () => {
    throw new Error('no such engine')
  }
  const failed = vi.spyOn(world.gateway.log, 'error')
  await settleEnded(world.gateway, { enginesOf })
  expect(failed).toHaveBeenCalledWith(
    { err: expect.objectContaining({ message: 'no such engine' }), activityId },
    'settling an ended activity failed',
  )
  expect(await findSettlement(world.gateway.db, activityId)).toMatchObject({
    step: 'rank',
    attempts: 1,
    error: 'no such engine',
  })
  expect(await settleEnded(world.gateway)).toBe(0)
  world.clock.advance(1000)
  expect(await settleEnded(world.gateway)).toBe(1)
  expect(await findSettlement(world.gateway.db, activityId)).toMatchObject({
    step: 'settled',
    attempts: 0,
    error: null,
  })
})

/** `CONTEST_SEED=…` replays a run. */
const RUNS = runs(25, 'gateway/boards', 'gateway/rewards')
const SEED = Number(process.env.CONTEST_SEED ?? Math.floor(Math.random() * 2 ** 31))
const TRACKS = ['VOLUME', 'PNL']
const PAGE = 2
const users = await world.addUsers(8)
const [faults, faulty] = createFaults(world.gateway)

const engine: Engine = payEveryBoard(TRACKS)
const settle = (gateway: GatewayContext) => settleEnded(gateway, { enginesOf: () => [engine], pageSize: PAGE })

let made = 0
async function final({ boards, tiers, limit }: ModelContest): Promise<string> {
  const scored = new Map<string, Record<string, string>>()
  for (const [track, ranked] of Object.entries(boards))
    for (const [index, userId] of ranked.entries())
      scored.set(userId, { ...scored.get(userId), [track]: String(100 - index) })
  const activityId = await createContest(world, {
    alias: `contest-${(made += 1)}`,
    tiers: [...tiers],
    limit,
    scores: [...scored].map(([userId, scores]) => ({ userId, scores })),
  })
  world.clock.advance(UNTIL_FINAL)
  return activityId
}

/** Settles on a connection with faults, which a settlement throws or logs. */
async function settleWithFaults(): Promise<void> {
  const logged: unknown[] = []
  const log = Object.assign(Object.create(faulty.log) as GatewayContext['log'], {
    error: ({ err }: { err: unknown }) => void logged.push(err),
  })
  await settle({ ...faulty, log })
  for (const error of logged) throw error
}

/** Past the backoff of a stored failure. */
const waitForBackoff = () => world.clock.advance(HOUR)

test('[DEV-6] after a crash at any statement of a settlement another instance completes it, and does nothing twice', async () => {
  const [a = '', b = '', c = ''] = users
  const contest = {
    boards: { VOLUME: [a, b, c], PNL: [b] },
    tiers: [paidRanks(1, 2, '10'), paidRanks(3, 3, '5')],
    limit: '32',
  }
  const points = await atCrashPoints(faults, async (crash) => {
    const activityId = await final(contest)
    await crash(settleWithFaults)
    waitForBackoff()
    await settle(world.gateway)
    await checkContest(world, activityId, contest)
  })
  expect(points).toBeGreaterThan(100)
})

const moneyArbitrary = fc.integer({ min: 1, max: 5000 }).map((cents) => (cents / 100).toFixed(2))
const boardArbitrary = () => fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7])
const contestArbitrary = fc.record({
  boards: fc.record({ VOLUME: boardArbitrary(), PNL: boardArbitrary() }),
  amounts: fc.array(moneyArbitrary, { maxLength: 6 }),
  limit: moneyArbitrary,
  crashes: fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 5 }),
})

test(
  '[GW-2] places, budgets and crashes at random: the result equals the model',
  async () => {
    let crashed = 0
    process.stdout.write(`contests: seed ${SEED}, ${RUNS} runs\n`)
    await forAllAsync(
      { numRuns: RUNS, seed: SEED, endOnFailure: true },
      [contestArbitrary],
      async ({ boards, amounts, limit, crashes }) => {
        const usersOf = (indexes: readonly number[]) => indexes.map((index) => users[index] ?? '')
        const contest = {
          boards: { VOLUME: usersOf(boards.VOLUME), PNL: usersOf(boards.PNL) },
          tiers: amounts.map((amount, index) => paidRanks(index + 1, index + 1, amount)),
          limit,
        }
        const activityId = await final(contest)
        for (const point of crashes) {
          faults.failAt(point)
          await settleWithFaults().catch((error: unknown) => {
            if (!isFault(error)) throw error
            crashed += 1
          })
          faults.failAt(Infinity)
          waitForBackoff()
        }
        await Promise.all([settle(world.gateway), settle(world.gateway)])
        await settle(world.gateway)
        await checkContest(world, activityId, contest)
      },
    )
    // A few runs may all pass without a crash.
    expect(crashed).toBeGreaterThanOrEqual(Math.floor(RUNS / 5))
  },
  Math.max(120_000, RUNS * 4_000),
)

test('[DEV-6] of several instances one works on an activity, and the others do not wait for it', async () => {
  const contest = { boards: { VOLUME: users, PNL: [] }, tiers: [paidRanks(1, 8, '1')], limit: '5' }
  const activityId = await final(contest)
  const settled = await Promise.all(Array.from({ length: 4 }, () => settle(world.gateway)))
  expect(settled.toSorted((x, y) => x - y)).toEqual([0, 0, 0, 1])
  expect((await findSettlement(world.gateway.db, activityId))?.attempts).toBe(0)
  await checkContest(world, activityId, contest)
})

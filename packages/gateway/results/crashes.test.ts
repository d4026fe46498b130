import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { GatewayContext } from '#gateway/context.ts'
import { findSettlement } from '#gateway/results/db/activity-settlements.ts'
import { checkContest } from '#gateway/testing/check-contest.ts'
import { createContest, paidRanks, UNTIL_FINAL } from '#gateway/testing/contest.ts'
import type { ModelContest } from '#gateway/boards/testing/contest-model.ts'
import { atCrashPoints, createFaults, isFault } from '#gateway/testing/faults.ts'
import { payEveryBoard } from '#gateway/boards/testing/pay-every-board.ts'
import { createTaskWorld, HOUR } from '#gateway/testing/task-world.ts'
import { withDb } from '#gateway/testing/with-db.ts'
import { runs } from '@fanfare/kernel/testing/runs.ts'
import type { Engine } from '../engines/engine.ts'
import { settleEnded } from './settle-ended.ts'

/** `CONTEST_SEED=…` replays a run. */
const RUNS = runs(25, 'gateway/boards', 'gateway/rewards')
const SEED = Number(process.env.CONTEST_SEED ?? Math.floor(Math.random() * 2 ** 31))
const TRACKS = ['VOLUME', 'PNL']
const PAGE = 2

const world = await createTaskWorld()
const users = await world.addUsers(8)
const faults = createFaults()
const faulty = withDb(world.gateway, world.gateway.db.withPlugin(faults.plugin))

const engine: Engine = payEveryBoard(TRACKS)
const settle = (gateway: GatewayContext) => settleEnded(gateway, { enginesOf: () => [engine], pageSize: PAGE })

let made = 0
/** Publishes the contest of a model and moves the clock to its final result. */
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
    await fc.assert(
      fc.asyncProperty(contestArbitrary, async ({ boards, amounts, limit, crashes }) => {
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
        // Two instances at once complete it.
        await Promise.all([settle(world.gateway), settle(world.gateway)])
        await settle(world.gateway)
        await checkContest(world, activityId, contest)
      }),
      { numRuns: RUNS, seed: SEED, endOnFailure: true },
    )
    // A few runs might all be without a crash.
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

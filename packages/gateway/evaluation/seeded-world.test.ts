import type { PlatformEventInput } from '@fanfare/contract/ops/platform-event.ts'
import { runs } from '@fanfare/kernel/testing/runs.ts'
import { expect, test } from 'vitest'
import { audit } from '#gateway/audit/run-audit.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { createFaults, isFault } from '#gateway/testing/faults.ts'
import { pickOf, randomOf } from '#gateway/testing/random.ts'
import { createTaskWorld, DAY, trade, tradeTask } from '#gateway/testing/task-world.ts'
import { DomainError } from '../util/domain-error.ts'
import { claimReward } from '../rewards/claim-reward.ts'
import { ingestEvents } from '../facts/ingest-events.ts'
import { evaluateDue } from './evaluate-due.ts'
import { sweep } from './worker.ts'

/** DEV-3: `SEEDS=50000` for a night, `FIRST_SEED` to repeat one seed. */
const SEEDS = Number(process.env.SEEDS ?? runs(50, 'gateway/rewards', 'gateway/facts'))
const FIRST = Number(process.env.FIRST_SEED ?? 1)
const AUDIT_EVERY = 10
const PEOPLE = 3
const STEPS = 25
/** A crash point is drawn from this many, so that most steps crash somewhere in the middle. */
const POINTS = 30

const world = await createTaskWorld()

const [faults, faulty] = createFaults(world.gateway)

interface Fact {
  event: PlatformEventInput
  acknowledged: boolean
}

/** The window of the task: facts of it are often told after its end, when the task has been missed already. */
const WINDOW_DAYS = 1

/** One run; its seed decides the order, duplicates, delays, the clock and the crash points. */
async function live(seed: number): Promise<void> {
  const random = randomOf(seed)
  const task = tradeTask({ period: 'AFTER', windowDays: WINDOW_DAYS, claimDays: 30 })
  const activityId = await world.publish({ alias: `seed-${seed}`, tasks: [task] })
  const people: string[] = []
  for (let made = 0; made < PEOPLE; made += 1) people.push(await world.addUser())
  const joined = new Map<string, number>()
  const facts: Fact[] = []
  const rewards = new Map<string, string>()

  const claim = async (gateway: GatewayContext, userId: string): Promise<string> => {
    const { rewardId } = await claimReward(gateway, { userId }, { activityId, taskId: 'first-trade' }, 'en')
    expect(rewards.get(userId) ?? rewardId, `seed ${seed}: a second reward`).toBe(rewardId)
    rewards.set(userId, rewardId)
    return rewardId
  }
  const deliver = async (gateway: GatewayContext, fact: Fact): Promise<void> => {
    const { accepted, duplicates } = await ingestEvents(gateway, [fact.event])
    expect(accepted + duplicates).toBe(1)
    if (fact.acknowledged) expect(duplicates, `seed ${seed}: taken twice`).toBe(1)
    fact.acknowledged = true
  }
  const steps: ((gateway: GatewayContext) => Promise<unknown>)[] = [
    async () => {
      const userId = pickOf(random, people)
      await world.joinActivity(userId, activityId)
      joined.set(userId, joined.get(userId) ?? world.clock.now())
    },
    async () => facts.push({ event: trade(pickOf(random, people), world.clock.now()), acknowledged: false }),
    async (gateway) => facts.length > 0 && deliver(gateway, pickOf(random, facts)),
    (gateway) => claim(gateway, pickOf(random, people)),
    (gateway) => evaluateDue(gateway),
    (gateway) => sweep(gateway),
    async () => world.clock.advance(Math.floor(random() * DAY)),
  ]
  for (let step = 0; step < STEPS; step += 1) {
    faults.failAt(random() < 0.4 ? 1 + Math.floor(random() * POINTS) : Infinity)
    await pickOf(random, steps)(faulty).catch(onlyCrashesAndRefusals)
  }
  faults.failAt(Infinity)

  for (const fact of facts) await deliver(world.gateway, fact)
  await world.evaluate()
  for (const userId of people) {
    const at = joined.get(userId) ?? Infinity
    const isDue = facts.some(
      ({ event }) => event.userId === userId && event.occurredAt >= at && event.occurredAt < at + WINDOW_DAYS * DAY,
    )
    const outcome = claim(world.gateway, userId)
    if (isDue) await outcome
    else await expect(outcome, `seed ${seed}: ${userId}`).rejects.toBeInstanceOf(DomainError)
  }
  const rows = await world.server.rows('rewards', { activityId })
  expect(new Map(rows.map(({ userId, rewardId }) => [userId, rewardId])), `seed ${seed}`).toEqual(rewards)
  expect(rows, `seed ${seed}`).toHaveLength(rewards.size)
}

function onlyCrashesAndRefusals(error: Error): void {
  if (error instanceof DomainError || isFault(error)) return
  throw error
}

test(
  `[GW-3][DEV-3] ${SEEDS} seeds of disorder, delays and crashes lose nothing and grant each due reward once`,
  async () => {
    for (let seed = FIRST; seed < FIRST + SEEDS; seed += 1) {
      await live(seed)
      // The audit reads the whole ledger, which grows, so it runs only for some seeds.
      if (seed % Math.max(AUDIT_EVERY, SEEDS / 100) < 1)
        expect(await audit(world.gateway.db), `up to seed ${seed}`).toEqual([])
    }
    expect(await audit(world.gateway.db)).toEqual([])
  },
  60_000 + SEEDS * 5_000,
)

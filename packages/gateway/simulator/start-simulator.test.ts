import { expect, test, vi } from 'vitest'
import { findUserByLoginName } from '#gateway/accounts/db/users.ts'
import { publishDemoActivities } from '#gateway/seed/seed-demo.ts'
import { createTaskWorld, HOUR, tradeTask } from '#gateway/testing/task-world.ts'
import { runSteps, startSimulator, simulatedPeople } from './start-simulator.ts'

const world = await createTaskWorld()

const countOf = async (table: 'users' | 'events' | 'participations' | 'rewards') =>
  (await world.server.rows(table)).length

test('[GW-6] steps take effect as real ones do, and refused steps have none', async () => {
  const activityId = await world.publish({ alias: 'market', tasks: [tradeTask()] })
  const people = simulatedPeople(world.gateway, 'sim-a')
  await runSteps(world.gateway, people, [
    { kind: 'register', person: 0, inviter: null },
    { kind: 'register', person: 1, inviter: 0 },
    { kind: 'join', person: 1, activityId },
    { kind: 'draw', person: 1, activityId },
    { kind: 'claim', person: 1 },
    { kind: 'fact', person: 9, fact: { type: 'kyc.passed' } },
  ])
  const [first, second] = [people.get(0), people.get(1)]
  const friend = await findUserByLoginName(world.gateway.db, 'brook.sim-a-1@market.fanfare.example')
  expect(friend).toMatchObject({ userId: second?.userId, inviterId: first?.userId, invitedByCode: first?.vipCode })
  expect(await countOf('events')).toBe(0)
  world.clock.advance(HOUR)
  const trade = { type: 'trade.filled', market: 'spot', symbol: 'BTC/USDT', usdtVolume: '50' } as const
  await runSteps(world.gateway, people, [
    { kind: 'fact', person: 1, fact: trade },
    { kind: 'claim', person: 1 },
  ])
  expect(await countOf('rewards')).toBe(1)
})

test('[GW-6] the simulator fills an empty demonstration with people, facts and participants', async () => {
  await publishDemoActivities(world.gateway)
  const error = vi.spyOn(world.gateway.log, 'error')
  const [people, facts, joins] = await Promise.all([countOf('users'), countOf('events'), countOf('participations')])
  const simulator = startSimulator(world.gateway, { rate: 400, everyMs: 5 })
  const ticking = setInterval(() => world.clock.advance(100), 5)
  try {
    await vi.waitFor(async () => {
      expect(await countOf('users')).toBeGreaterThan(people + 25)
      expect(await countOf('events')).toBeGreaterThan(facts + 50)
      expect(await countOf('participations')).toBeGreaterThan(joins + 10)
    })
  } finally {
    clearInterval(ticking)
    await simulator.stop()
  }
  expect(error).not.toHaveBeenCalled()
})

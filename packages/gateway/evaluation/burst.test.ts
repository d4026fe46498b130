import { fact } from '#gateway/testing/task-facts.ts'
import { expect, test } from 'vitest'
import type { PlatformEventInput } from '@fanfare/contract/ops/platform-event.ts'
import { listSourceStates } from '#gateway/rewards/db/source-states.ts'
import { createTaskWorld, HOUR, trade, tradeTask } from '#gateway/testing/task-world.ts'

const world = await createTaskWorld({ audited: true })

const statuses = (userId: string) => listSourceStates(world.gateway.db, userId)

test('[GW-2] inside a burst the order of arrival changes no result', async () => {
  const money = { amount: '50', unit: 'USDT' }
  const activityId = await world.publish({
    alias: 'bursts',
    tasks: [
      tradeTask({ id: 'profit', type: 'EARNINGS', target: money }),
      tradeTask({ id: 'debut', type: 'SPOT_FIRST_TRADING', target: money }),
    ],
  })
  const start = world.clock.now()
  const users = [await world.addUser(), await world.addUser()]
  for (const userId of users) await world.joinActivity(userId, activityId)
  world.clock.advance(HOUR)
  const factsOf = (userId: string): PlatformEventInput[] => [
    fact('position.closed', start + 1, { userId, pnl: '-10' }),
    fact('position.closed', start + 2, { userId, pnl: '55' }),
    trade(userId, start + 3, '20'),
    trade(userId, start + 4, '500'),
  ]
  const orders = [factsOf(users[0] ?? ''), factsOf(users[1] ?? '').toReversed()]
  for (let turn = 0; turn < 4; turn += 1) {
    await world.sendAndEvaluate(...orders.flatMap((order) => order[turn] ?? []))
    world.clock.advance(200)
  }
  await world.passTime(1000)
  for (const userId of users) expect((await statuses(userId)).map(({ status }) => status)).not.toContain('COMPLETED')
})

test('[GW-2] a reached target waits for the end of a burst, at most 1.2 s', async () => {
  const activityId = await world.publish({
    alias: 'streams',
    tasks: [tradeTask({ type: 'EARNINGS', target: { amount: '50', unit: 'USDT' } })],
  })
  const userId = await world.addParticipant(activityId)
  const since = world.clock.now()
  let reached: number | null = null
  while (reached === null && world.clock.now() < since + 10_000) {
    await world.sendAndEvaluate(fact('position.closed', world.clock.now(), { userId, pnl: '60' }))
    if ((await statuses(userId))[0]?.status === 'COMPLETED') reached = world.clock.now()
    world.clock.advance(300)
  }
  expect(reached).toBeGreaterThan(since)
  expect(reached).toBeLessThan(since + 2000)
})

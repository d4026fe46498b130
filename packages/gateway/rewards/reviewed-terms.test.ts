import { expect, test } from 'vitest'
import { fact } from '#gateway/testing/task-facts.ts'
import { beginPayouts } from '#gateway/payouts/db/payouts.ts'
import { usdt } from '#gateway/testing/activity-file.ts'
import { createTaskWorld, DAY, HOUR, trade, tradeTask, type TaskInput } from '#gateway/testing/task-world.ts'

const world = await createTaskWorld({ audited: true })
const { clock } = world

const COUPON = { type: 'FUTURES_COUPON', kind: 'ExperienceUSDT', amount: usdt('5'), expiresDays: 4 } as const

/** A flagged user has claimed this reward of the first trade, and so it waits for a review. */
async function reviewed(alias: string, reward: TaskInput['reward'], type: 'NewUser' | 'Lottery' = 'NewUser') {
  const activityId = await world.publish({
    alias,
    type,
    tasks: [tradeTask({ reward })],
    budget: [
      { rewardType: 'FUTURES_COUPON', unit: 'USDT', limit: '1000' },
      { rewardType: 'LOTTERY_COUNT', unit: 'DRAW', limit: '1000' },
    ],
    ...(type === 'Lottery'
      ? { drawsPerDay: 5, prizes: [{ id: 'none', weight: 1, stock: null, fallback: null, reward: null }] }
      : {}),
  })
  const userId = await world.addParticipant(activityId)
  const trades = trade(userId, clock.now())
  await world.send(trades, fact('user.flagged', clock.now(), { userId, reason: 'odd' }))
  await world.claim(userId, activityId, 'first-trade')
  const grantedAt = clock.now()
  const clear = () => world.sendAndEvaluate(fact('user.cleared', clock.now(), { userId }))
  const terms = async () => {
    const [reward] = await world.server.rows('rewards', { userId })
    return { state: reward?.state, holdUntil: reward?.holdUntil, expiresAt: reward?.expiresAt }
  }
  return { activityId, userId, grantedAt, trades, clear, terms }
}

test('[GW-2] draws that wait for a review end with their activity, however late they are accepted', async () => {
  const draws = await reviewed(
    'reviewed-draws',
    { type: 'LOTTERY_COUNT', kind: 'InKind', amount: { count: 2 } },
    'Lottery',
  )
  const [activity] = await world.server.rows('activities', { activityId: draws.activityId })
  clock.advance(2 * DAY)
  await draws.clear()
  expect(await draws.terms()).toEqual({ state: 'GRANTED', holdUntil: null, expiresAt: activity?.endTime })
})

test('[GW-2] an accepted reward lasts its days from the decision, or from the end of a hold that goes on', async () => {
  const held = { ...COUPON, holdHours: 24 }
  const [early, late] = [await reviewed('accepted-early', held), await reviewed('accepted-late', held)]
  const holdUntil = early.grantedAt + DAY
  clock.advance(6 * HOUR)
  await early.clear()
  expect(await early.terms()).toEqual({ state: 'HOLD', holdUntil, expiresAt: holdUntil + 4 * DAY })
  clock.advance(2 * DAY)
  await late.clear()
  expect(await late.terms()).toMatchObject({ state: 'GRANTED', expiresAt: clock.now() + 4 * DAY })
})

test('[GW-2] a reward that is reviewed twice lasts its days from the second decision', async () => {
  // What the wallet has not got yet can still be taken back.
  await beginPayouts(world.gateway.db, clock.now())
  const { userId, trades, clear, terms } = await reviewed('reviewed-twice', COUPON)
  clock.advance(DAY)
  await clear()
  expect(await terms()).toMatchObject({ state: 'GRANTED', expiresAt: clock.now() + 4 * DAY })
  await world.sendAndEvaluate(fact('event.reversed', clock.now(), { userId, reverses: trades.eventId }))
  expect(await terms()).toMatchObject({ state: 'REVIEW', expiresAt: null })
  clock.advance(DAY)
  await world.sendAndEvaluate(trade(userId, trades.occurredAt))
  expect(await terms()).toMatchObject({ state: 'GRANTED', expiresAt: clock.now() + 4 * DAY })
})

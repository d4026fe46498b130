import { expect, test } from 'vitest'
import { fact } from '#gateway/testing/task-facts.ts'
import { beginPayouts } from '#gateway/payouts/db/payouts.ts'
import { usdt } from '#gateway/testing/activity-file.ts'
import { createTaskWorld, DAY, HOUR, trade, tradeTask, type TaskInput } from '#gateway/testing/task-world.ts'

const world = await createTaskWorld({ audited: true })
const { clock } = world

// What the wallet has not got yet can still be taken back.
await beginPayouts(world.gateway.db, clock.now())

const DRAWS = { type: 'LOTTERY_COUNT', kind: 'InKind', amount: { count: 2 } } as const
const COUPON = { type: 'FUTURES_COUPON', kind: 'ExperienceUSDT', amount: usdt('5'), expiresDays: 4 } as const

type Claimed = Awaited<ReturnType<typeof claimed>>

/** A user has claimed this reward of the first trade; `flags` came before. */
async function claimed(
  alias: string,
  reward: TaskInput['reward'],
  { type = 'NewUser', flags = [] }: { type?: 'NewUser' | 'Lottery'; flags?: readonly string[] } = {},
) {
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
  await world.send(trades, ...flags.map((reason) => fact('user.flagged', clock.now(), { userId, reason })))
  await world.claim(userId, activityId, 'first-trade')
  const grantedAt = clock.now()
  const rewardOf = async () => {
    const [row] = await world.server.rows('rewards', { userId })
    if (row === undefined) throw new Error('the reward is missing')
    return row
  }
  return { activityId, userId, grantedAt, trades, rewardOf }
}

/** The reward of a flagged user waits for a review. */
const reviewed = (alias: string, reward: TaskInput['reward'], type?: 'NewUser' | 'Lottery') =>
  claimed(alias, reward, { type, flags: ['odd'] })

const clear = ({ userId }: Claimed) => world.sendAndEvaluate(fact('user.cleared', clock.now(), { userId }))

async function endOf({ activityId }: Claimed): Promise<number> {
  const [activity] = await world.server.rows('activities', { activityId })
  return activity?.endTime ?? Number.NaN
}

/** The trade that earned the reward is taken back, and another one earns it again a day later. */
async function earnAgain({ userId, trades, rewardOf }: Claimed): Promise<void> {
  await world.sendAndEvaluate(fact('event.reversed', clock.now(), { userId, reverses: trades.eventId }))
  expect(await rewardOf()).toMatchObject({ state: 'REVIEW', expiresAt: null })
  clock.advance(DAY)
  await world.sendAndEvaluate(trade(userId, trades.occurredAt))
}

test('[GW-2] draws that wait for a review end with their activity, however late they are accepted', async () => {
  const draws = await reviewed('reviewed-draws', DRAWS, 'Lottery')
  clock.advance(2 * DAY)
  await clear(draws)
  expect(await draws.rewardOf()).toMatchObject({ state: 'GRANTED', holdUntil: null, expiresAt: await endOf(draws) })
})

test('[GW-2] an accepted reward lasts its days from the decision, or from the end of a hold that goes on', async () => {
  const held = { ...COUPON, holdHours: 24 }
  const [early, late] = [await reviewed('accepted-early', held), await reviewed('accepted-late', held)]
  const holdUntil = early.grantedAt + DAY
  clock.advance(6 * HOUR)
  await clear(early)
  expect(await early.rewardOf()).toMatchObject({ state: 'HOLD', holdUntil, expiresAt: holdUntil + 4 * DAY })
  clock.advance(2 * DAY)
  await clear(late)
  expect(await late.rewardOf()).toMatchObject({ state: 'GRANTED', expiresAt: clock.now() + 4 * DAY })
})

test('[GW-2] draws that are accepted after their activity are over', async () => {
  const draws = await reviewed('reviewed-late', DRAWS, 'Lottery')
  clock.advance((await endOf(draws)) + HOUR - clock.now())
  await clear(draws)
  expect(await draws.rewardOf()).toMatchObject({ state: 'EXPIRED', expiresAt: await endOf(draws) })
})

test('[GW-2] a reward that is reviewed twice lasts its days from the second decision', async () => {
  const coupon = await reviewed('reviewed-twice', COUPON)
  clock.advance(DAY)
  await clear(coupon)
  expect(await coupon.rewardOf()).toMatchObject({ state: 'GRANTED', expiresAt: clock.now() + 4 * DAY })
  await earnAgain(coupon)
  expect(await coupon.rewardOf()).toMatchObject({ state: 'GRANTED', expiresAt: clock.now() + 4 * DAY })
})

test('[GW-2] a hold of the staff takes no days from a reward that is then reviewed', async () => {
  const coupon = await claimed('held-by-staff', COUPON)
  const { rewardId, revision } = await coupon.rewardOf()
  const hold = { until: clock.now() + 12 * HOUR, note: 'n' }
  expect(await world.server.post(`rewards/${rewardId}/hold`, hold, { revision, actor: 'rita' })).toMatchObject({
    data: { reward: { state: 'HOLD' } },
  })
  await earnAgain(coupon)
  expect(await coupon.rewardOf()).toMatchObject({ state: 'GRANTED', expiresAt: clock.now() + 4 * DAY })
})

test('[GW-2] unspent draws whose facts are taken back wait for a review, and come back when other facts earn them', async () => {
  const draws = await claimed('draws-taken-back', DRAWS, { type: 'Lottery' })
  await earnAgain(draws)
  expect(await draws.rewardOf()).toMatchObject({ state: 'GRANTED', expiresAt: await endOf(draws) })
})

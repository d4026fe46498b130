import { expect, test } from 'vitest'
import { createRebateWorld, futuresTrade } from '#gateway/agents/testing/rebate-world.ts'
import { DAY, HOUR } from '#gateway/testing/task-world.ts'
import { settleRebates } from './settle-rebates.ts'
import { TOLD_ALONE } from './tell-first-trades.ts'

const world = await createRebateWorld()

const trade = (userId: string, occurredAt = world.clock.now()) =>
  futuresTrade(userId, occurredAt, { usdtVolume: '100' })
const toldOf = async (userId: string) => {
  const rows = await world.gateway.db
    .selectFrom('log')
    .select(['topic', 'payload'])
    .where('userId', '=', userId)
    .where('topic', 'like', 'referral.%')
    .orderBy('id')
    .execute()
  return rows.map(({ topic, payload }) => [topic, payload])
}

test('[MSG-1][AGT-4] a direct agent learns once that a referral traded, with a masked name; agents above do not', async () => {
  const top = await world.addAgent()
  const agent = await world.addAgent({ uplineUserId: top })
  const userId = await world.addReferral(agent)
  world.clock.advance(HOUR)
  for (let times = 0; times < 2; times += 1) {
    await world.send(trade(userId), trade(userId, world.clock.now() - 60_000))
    await world.writeLines()
  }
  const person = expect.stringMatching(/^.{0,2}\*\*\*@mail$/)
  expect(await toldOf(agent)).toEqual([['referral.first_trade', { campaignId: world.campaignId, person }]])
  expect(await toldOf(top)).toEqual([])
})

test('[MSG-1] a first trade from before the referral, or known three days later, is no news', async () => {
  const agent = await world.addAgent()
  const [early, late] = [await world.addReferral(agent), await world.addReferral(agent)]
  const at = world.clock.now()
  world.clock.advance(3 * DAY)
  await world.send(trade(early, at - HOUR), trade(early), trade(late, at + HOUR))
  await world.writeLines()
  expect(await toldOf(agent)).toEqual([])
})

test('[MSG-1] of a day with many first trades some have a message each, and the settled day has one for all', async () => {
  const agent = await world.addAgent()
  const people = TOLD_ALONE + 3
  for (let person = 0; person < people; person += 1) {
    await world.send(trade(await world.addReferral(agent)))
    if (person % 3 === 0) await world.writeLines()
  }
  await world.writeLines()
  const alone = await toldOf(agent)
  expect(alone.map(([topic]) => topic)).toEqual(Array.from({ length: TOLD_ALONE }, () => 'referral.first_trade'))
  const day = new Date(world.clock.now()).toISOString().slice(0, 10)
  world.clock.advance(2 * DAY)
  await settleRebates(world.gateway)
  await settleRebates(world.gateway)
  expect((await toldOf(agent)).slice(TOLD_ALONE)).toEqual([
    ['referral.first_trades', { campaignId: world.campaignId, day, count: people }],
  ])
})

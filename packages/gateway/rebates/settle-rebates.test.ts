import { expect, test } from 'vitest'
import type { GatewayContext } from '#gateway/context.ts'
import { balance, userAccount } from '#gateway/rewards/db/ledger.ts'
import { createRebateWorld, futuresTrade } from '#gateway/agents/testing/rebate-world.ts'
import { atCrashPoints, createFaults } from '#gateway/testing/faults.ts'
import { fact } from '#gateway/testing/task-facts.ts'
import { DAY, HOUR } from '#gateway/testing/task-world.ts'
import { decideLevels } from './decide-levels.ts'
import { REBATE_ASSET, settleRebates } from './settle-rebates.ts'
import { writeAllLines } from './start-rebates.ts'
import { TOLD_ALONE } from './tell-first-trades.ts'

const world = await createRebateWorld({}, { audited: true })

const trade = (userId: string, occurredAt = world.clock.now(), fee = '10') =>
  futuresTrade(userId, occurredAt, { usdtVolume: '100', fee })
const held = async (userId: string) => Number(await balance(world.gateway.db, userAccount(userId), REBATE_ASSET))
const settlementsOf = async (agentId: string) => {
  const rows = await world.server.rows('rebateSettlements', { agentId }, 'day')
  return rows.map(({ day, lines, amount, carried, paid, friends }) =>
    [day, ...[lines, amount, carried, paid, friends].map(Number)].join(' '),
  )
}
const logOf = async (userId: string, noun = 'agent') => {
  const rows = await world.server.rows('log', { userId })
  return rows.flatMap(({ topic, payload }) => (topic.startsWith(`${noun}.`) ? [[topic, payload]] : []))
}
const dayAt = (hours: number) => Date.parse('2026-11-20T00:00:00Z') + hours * HOUR

test('[AGT-2] a day is paid settleHours after its end, and a late trade with the next', async () => {
  const agent = await world.addAgent()
  const code = { code: 'SHARE05', label: 'x', givesBack: '0.05', isMain: false, createdAt: 0 }
  await world.gateway.db
    .insertInto('agentCodes')
    .values({ ...code, campaignId: world.campaignId, agentId: agent })
    .execute()
  const userId = await world.addReferral(agent, 'SHARE05')
  await world.sendAndWrite(trade(userId, dayAt(10)))
  world.clock.set(dayAt(24 + 19))
  await settleRebates(world.gateway)
  expect(await settlementsOf(agent)).toEqual([])
  world.clock.set(dayAt(24 + 20))
  await settleRebates(world.gateway)
  expect(await held(agent)).toBe(2.5)
  expect(await held(userId)).toBe(0.5)
  await world.sendAndWrite(trade(userId, dayAt(11)))
  world.clock.set(dayAt(48 + 20))
  await settleRebates(world.gateway)
  await settleRebates(world.gateway)
  expect(await settlementsOf(agent)).toEqual(['2026-11-20 1 2.5 0 2.5 0.5', '2026-11-21 1 2.5 0 2.5 0.5'])
  const told = { campaignId: world.campaignId, days: 1, amount: '2.5', unit: 'USDT' }
  expect(await logOf(agent)).toEqual(
    ['2026-11-20', '2026-11-21'].map((day) => ['agent.rebates_settled', { ...told, day }]),
  )
})

test('[AGT-2] a claw-back above the rebates of its day is deducted from the next payments', async () => {
  const agent = await world.addAgent()
  const [flagged, other] = [await world.addReferral(agent), await world.addReferral(agent)]
  const now = world.clock.now()
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10)
  await world.sendAndWrite(trade(flagged, now, '100'))
  world.clock.advance(2 * DAY)
  await settleRebates(world.gateway)
  await world.sendAndWrite(
    fact('user.flagged', now + 2 * DAY, { userId: flagged, reason: 'MULTI_ACCOUNT' }),
    trade(other, now + 2 * DAY, '40'),
  )
  world.clock.advance(2 * DAY)
  await settleRebates(world.gateway)
  await world.sendAndWrite(trade(other, now + 4 * DAY, '90'))
  world.clock.advance(2 * DAY)
  await settleRebates(world.gateway)
  expect(await settlementsOf(agent)).toEqual([
    `${day(now)} 1 30 0 30 0`,
    `${day(now + 2 * DAY)} 2 -18 -18 0 0`,
    `${day(now + 4 * DAY)} 1 27 0 9 0`,
  ])
  expect(await held(agent)).toBe(39)
})

test('[AGT-2] active traders of a month decide the level of the next one, and its trades wait for the decision', async () => {
  const agent = await world.addAgent()
  const [one, two] = [await world.addReferral(agent), await world.addReferral(agent)]
  await world.send(trade(one, world.clock.now()), trade(two, world.clock.now()))
  const december = Date.parse('2026-12-01T00:00:00Z')
  world.clock.set(december + 60_000)
  await world.sendAndWrite(trade(one, december))
  const rebates = async () =>
    (await world.server.rows('rebateLines', { agentId: agent }, 'at')).map(({ rebate }) => Number(rebate))
  expect(await rebates()).toEqual([3, 3])
  world.clock.set(december + 15 * 60_000)
  await world.writeLines()
  world.clock.advance(30_000)
  await world.writeLines()
  expect(await rebates()).toEqual([3, 3, 4])
  const { campaignId } = world
  expect(await logOf(agent)).toEqual([
    ['agent.level_reached', { campaignId, month: '2026-12', level: 'silver', levelBefore: 'bronze', activeTraders: 2 }],
  ])
})

test('[AGT-2] [GW-3] a crash at any point of lines, levels and payments repeats and loses nothing', async () => {
  const [faults, faulty] = createFaults(world.gateway)
  const work = async (gateway: GatewayContext) => {
    await writeAllLines(gateway)
    await decideLevels(gateway)
    await settleRebates(gateway)
  }
  const points = await atCrashPoints(faults, async (crash) => {
    const agent = await world.addAgent()
    const userId = await world.addReferral(agent)
    await world.send(trade(userId, world.clock.now()))
    world.clock.advance(2 * DAY)
    await crash(() => work(faulty))
    await work(world.gateway)
    // Lines that are written after a day was paid are paid with the next one.
    world.clock.advance(DAY)
    await work(world.gateway)
    expect(await held(agent)).toBe(3)
    expect(await settlementsOf(agent)).toHaveLength(1)
    expect((await logOf(agent)).map(([topic]) => topic)).toEqual(['agent.rebates_settled'])
  })
  expect(points).toBeGreaterThanOrEqual(30)
})

const toldOf = (userId: string) => logOf(userId, 'referral')

test('[MSG-1][AGT-4] a direct agent learns once that a referral traded, with a masked name; agents above do not', async () => {
  const top = await world.addAgent()
  const agent = await world.addAgent({ uplineUserId: top })
  const userId = await world.addReferral(agent)
  world.clock.advance(HOUR)
  for (let times = 0; times < 2; times += 1)
    await world.sendAndWrite(trade(userId), trade(userId, world.clock.now() - 60_000))
  const person = expect.stringMatching(/^.{0,2}\*\*\*@mail$/)
  expect(await toldOf(agent)).toEqual([['referral.first_trade', { campaignId: world.campaignId, person }]])
  expect(await toldOf(top)).toEqual([])
})

test('[MSG-1] a first trade from before the referral, or known three days later, is no news', async () => {
  const agent = await world.addAgent()
  const [early, late] = [await world.addReferral(agent), await world.addReferral(agent)]
  const at = world.clock.now()
  world.clock.advance(3 * DAY)
  await world.sendAndWrite(trade(early, at - HOUR), trade(early), trade(late, at + HOUR))
  expect(await toldOf(agent)).toEqual([])
})

test('[MSG-1] of a day’s many first trades only some have a message of their own', async () => {
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

import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { PlatformEventInput } from '@fanfare/contract/ops/platform-event.ts'
import { forAll, forAllAsync } from '@fanfare/kernel/testing/for-all.ts'
import { createRebateWorld, futuresTrade as trade } from '#gateway/agents/testing/rebate-world.ts'
import { listLeadTraders } from '#gateway/boards/db/lead-traders.ts'
import { isMarketMaking } from '#gateway/facts/db/market-makers.ts'
import { balance, userAccount } from '#gateway/rewards/db/ledger.ts'
import { callerOf } from '#gateway/teams/testing/team-world.ts'
import { stats } from '#gateway/testing/copy-facts.ts'
import { fact } from '#gateway/testing/task-facts.ts'
import { DAY, HOUR } from '#gateway/testing/task-world.ts'
import { agentOf, readStanding } from '../agents/describe-level.ts'
import { listMyCampaigns } from '../agents/db/agent-campaigns.ts'
import { refoldFacts } from '../facts/tallies/refold-facts.ts'
import { accountReason, marketMakingOf } from '../facts/tallies/exclusions.ts'
import { REBATE_ASSET, settleRebates } from './settle-rebates.ts'

const world = await createRebateWorld({}, { audited: true })
const { db } = world.gateway

const classified = (userId: string, occurredAt: number, marketMaker: boolean) =>
  fact('account.classified', occurredAt, { userId, marketMaker })
const linesOf = async (userId: string) =>
  (await world.server.rows('rebateLines', { userId }, 'lineId')).map(
    ({ kind, rebate, reason }) => `${kind} ${Number(rebate)} ${reason}`,
  )
const figuresOf = async (userId: string) => {
  const [referral = expect.fail('no referral')] = await world.server.rows('agentReferrals', { userId })
  const { verifiedAt, firstDepositAt, firstTradeAt, lastActiveAt, balance: held } = referral
  const sums = await world.server.rows('referralSums', { userId })
  const sum = (name: 'volume' | 'rebate' | 'deposits' | 'withdrawals') =>
    sums.reduce((total, row) => total + Number(row[name]), 0)
  return {
    progress: { verifiedAt, firstDepositAt, firstTradeAt, lastActiveAt, held: held === null ? null : Number(held) },
    sums: [sum('volume'), sum('rebate'), sum('deposits'), sum('withdrawals')],
  }
}
const held = async (userId: string) => Number(await balance(db, userAccount(userId), REBATE_ASSET))
const withShare = async (agentId: string) => {
  const code = `MAKER${agentId.slice(-6).toUpperCase()}`
  const row = { code, label: 'x', givesBack: '0.1', isMain: false, createdAt: 0, campaignId: world.campaignId, agentId }
  await db.insertInto('agentCodes').values(row).execute()
  return code
}

test('[AGT-2] the facts of a market maker’s account bring no rebate, no progress, no sums and no active trader', async () => {
  const agent = await world.addAgent()
  const userId = await world.addReferral(agent)
  const at = world.clock.now()
  await world.sendAndWrite(
    classified(userId, at, true),
    trade(userId, at),
    fact('kyc.passed', at, { userId }),
    fact('deposit.confirmed', at, { userId }),
    fact('withdrawal.confirmed', at, { userId }),
    fact('holding.snapshot', at, { userId }),
  )
  expect(await linesOf(userId)).toEqual([])
  expect(await figuresOf(userId)).toEqual({
    progress: { verifiedAt: null, firstDepositAt: null, firstTradeAt: null, lastActiveAt: null, held: null },
    sums: [0, 0, 0, 0],
  })
})

test('[AGT-2] a classification that arrives late takes back what was written from then on, and a paid day is carried', async () => {
  const agent = await world.addAgent()
  const userId = await world.addReferral(agent, await withShare(agent))
  const at = world.clock.now()
  await world.sendAndWrite(trade(userId, at), trade(userId, at + 2))
  world.clock.advance(2 * DAY)
  await settleRebates(world.gateway)
  expect([await held(agent), await held(userId)]).toEqual([4, 2])
  await world.sendAndWrite(trade(userId, world.clock.now()))
  await world.sendAndWrite(classified(userId, at + 1, true))
  expect(await linesOf(userId)).toEqual([
    'TRADE 2 null',
    'TRADE 2 null',
    'TRADE 2 null',
    'CLAW_BACK -2 MARKET_MAKER',
    'CLAW_BACK -2 MARKET_MAKER',
  ])
  expect(await figuresOf(userId)).toMatchObject({
    progress: { firstTradeAt: at, lastActiveAt: at },
    sums: [1000, 2, 0, 0],
  })
  world.clock.advance(2 * DAY)
  await settleRebates(world.gateway)
  const settled = await world.server.rows('rebateSettlements', { agentId: agent }, 'day')
  expect(settled.map(({ amount, carried, paid, friends }) => [amount, carried, paid, friends].map(Number))).toEqual([
    [4, 0, 4, 2],
    [-2, -2, 0, 0],
    // The friend's part of a day that is not paid yet is not paid either.
    [0, -2, 0, 0],
  ])
  expect(await held(userId)).toBe(2)
})

test('[AGT-2] a revocation that arrives late gives the lines back, and another classification takes them again', async () => {
  const agent = await world.addAgent()
  const userId = await world.addReferral(agent, await withShare(agent))
  const at = world.clock.now()
  world.clock.advance(HOUR)
  await world.sendAndWrite(trade(userId, at + HOUR / 2, { usdtVolume: '300' }))
  await world.sendAndWrite(classified(userId, at, true))
  await world.sendAndWrite(classified(userId, at + 2, false))
  expect(await linesOf(userId)).toEqual(['TRADE 2 null', 'CLAW_BACK -2 MARKET_MAKER', 'RESTORE 2 null'])
  expect((await figuresOf(userId)).sums).toEqual([300, 2, 0, 0])
  await world.sendAndWrite(classified(userId, at + 4, true))
  await world.sendAndWrite(classified(userId, at + 6, false))
  expect((await linesOf(userId)).slice(3)).toEqual(['CLAW_BACK-2 -2 MARKET_MAKER', 'RESTORE-2 2 null'])
  // What a reversal took back, no classification gives back.
  const wrong = trade(userId, at + HOUR / 2)
  await world.sendAndWrite(wrong)
  await world.sendAndEvaluate(fact('event.reversed', at + HOUR, { userId, reverses: wrong.eventId }))
  await world.sendAndWrite(classified(userId, at + 8, true))
  await world.sendAndWrite(classified(userId, at + 9, false))
  const net = (await world.server.rows('rebateLines', { userId })).reduce((sum, { rebate }) => sum + Number(rebate), 0)
  expect(net).toBe(2)
  world.clock.advance(2 * DAY)
  await settleRebates(world.gateway)
  expect([await held(agent), await held(userId)]).toEqual([2, 2])
})

test('[AGT-2] trades that do not count make nobody a trader, nor an active one', async () => {
  const agent = await world.addAgent()
  const campaign = (await listMyCampaigns(db, agent))[0] ?? expect.fail('no campaign')
  const activeNow = async () => (await readStanding(db, campaign, world.clock.now())).activeTraders
  const userId = await world.addReferral(agent)
  const at = world.clock.now()
  await world.sendAndWrite(
    trade(userId, at, { zeroFee: true }),
    trade(userId, at, { symbol: 'USDC/USDT' }),
    trade(userId, at, { feeFromBonus: '1' }),
    trade(userId, at, { usdtVolume: '99.99' }),
    fact('deposit.confirmed', at, { userId, channel: 'internal' }),
  )
  expect((await figuresOf(userId)).progress).toMatchObject({ firstTradeAt: at, firstDepositAt: null })
  expect(await activeNow()).toBe(0)
  await world.sendAndWrite(trade(userId, at, { usdtVolume: '0.01' }))
  expect(await activeNow()).toBe(1)
  expect(await agentOf(world.gateway, callerOf(agent))).toMatchObject({ level: 'bronze' })
  const other = await world.addReferral(agent)
  await world.sendAndWrite(trade(other, at, { zeroFee: true }))
  expect((await figuresOf(other)).progress.firstTradeAt).toBeNull()
  const told = (await world.server.rows('log', { userId: agent })).map(({ topic }) => topic)
  expect(told.filter((topic) => topic === 'referral.first_trade')).toHaveLength(1)
})

test('[SCR-6] figures of a lead trader whose account is a market maker’s do not count, in any order of arrival', async () => {
  const traderId = await world.addUser()
  const at = world.clock.now()
  const followers = async () =>
    (await listLeadTraders(db, { shown: 50, featured: [] })).traders.find((one) => one.traderId === traderId)?.followers
  const [old, later] = [stats(traderId, at - 10, { followers: 3 }), stats(traderId, at, { followers: 700 })]
  await world.send(old, later)
  await world.send(classified(traderId, at - 1, true))
  expect(Number(await followers())).toBe(3)
  await world.send(stats(traderId, at + 1, { followers: 800 }))
  await refoldFacts(db)
  expect(Number(await followers())).toBe(3)
  await world.send(classified(traderId, at, false))
  expect(Number(await followers())).toBe(800)
})

const changes = fc.constantFrom<(userId: string, at: number) => PlatformEventInput>(
  (userId, at) => trade(userId, at),
  (userId, at) => trade(userId, at, { fee: '7.5', usdtVolume: '40' }),
  (userId, at) => trade(userId, at, { zeroFee: true }),
  (userId, at) => fact('deposit.confirmed', at, { userId }),
  (userId, at) => fact('kyc.passed', at, { userId }),
  (userId, at) => fact('holding.snapshot', at, { userId }),
  (userId, at) => classified(userId, at, true),
  (userId, at) => classified(userId, at, false),
)
const deliveries = fc.array(fc.tuple(changes, fc.nat(40)), { minLength: 2, maxLength: 12 }).chain((facts) =>
  fc.record({
    facts: fc.constant(facts),
    order: fc.shuffledSubarray([...facts.keys()], { minLength: facts.length }),
    size: fc.integer({ min: 1, max: 4 }),
  }),
)

test('[GW-2] [AGT-2] facts and classifications in any order leave what all of them at once would have given', async () => {
  const agent = await world.addAgent()
  world.clock.advance(DAY)
  await forAllAsync(12, [deliveries], async ({ facts, order, size }) => {
    const [userId, twin] = [await world.addReferral(agent), await world.addReferral(agent)]
    const at = world.clock.now()
    world.clock.advance(HOUR)
    const eventsOf = (user: string) => facts.map(([make, minutes]) => make(user, at + minutes * 60_000))
    const sent = eventsOf(userId)
    for (let from = 0; from < order.length; from += size)
      await world.sendAndWrite(...order.slice(from, from + size).flatMap((index) => sent[index] ?? []))
    await world.sendAndWrite(...eventsOf(twin))
    expect(await figuresOf(userId)).toEqual(await figuresOf(twin))
  })
})

const instants = fc.integer({ min: 0, max: 6 })
const accounts = fc.array(fc.tuple(instants, fc.boolean()), { maxLength: 6 })
const classifiedIn = (list: readonly [number, boolean][]) =>
  list.map(([at, marketMaker], index) =>
    fact('account.classified', at, { userId: 'maker', eventId: `c-${index}`, marketMaker }),
  )

test('[GW-2] an account is a market maker’s in the times that the rule gives for single facts', () => {
  forAll({}, [accounts, instants], (list, at) => {
    const events = classifiedIn(list)
    const isInside = marketMakingOf(events).some(({ from, until }) => from <= at && at < until)
    expect(isInside).toBe(accountReason(events, at) !== null)
  })
})

test('[GW-2] SQL finds a fact of a market maker’s account exactly when the rule does', async () => {
  await forAllAsync(40, [accounts, instants], async (list, at) => {
    const events = classifiedIn(list)
    const times = marketMakingOf(events).map((time) => ({ userId: 'maker', ...time }))
    const { rows } = await sql<{ is: boolean; other: boolean }>`
      select ${isMarketMaking(times, sql`'maker'`, sql`${at}::bigint`)} as "is",
        ${isMarketMaking(times, sql`'other'`, sql`${at}::bigint`)} as other`.execute(db)
    expect(rows).toEqual([{ is: accountReason(events, at) !== null, other: false }])
  })
})

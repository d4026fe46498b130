import Big from 'big.js'
import { beforeEach, expect, test } from 'vitest'
import { query, queryValue } from '#gateway/db/client.ts'
import { audit } from '#gateway/audit/run-audit.ts'
import { listMyReferrals } from '#gateway/agents/list-my-referrals.ts'
import { seedOf } from '#gateway/testing/random.ts'
import { createRebateWorld, type RebateWorld } from '#gateway/agents/testing/rebate-world.ts'
import { DAY, HOUR, nextEventId } from '#gateway/testing/task-world.ts'
import { chanceOf } from '#gateway/util/chance.ts'
import { wallTime } from '@fanfare/kernel/time/zoned-time.ts'
import type { CallRequest } from '@fanfare/contract/define-call.ts'
import type { referralList } from '@fanfare/contract/agent/referrals.ts'
import { keepPeriods } from './start-rebates.ts'
import { refoldRebates } from './refold-rebates.ts'

type Query = CallRequest<typeof referralList>['query']

const seed = seedOf(process.env.SEED_OF_PERIODS)
let world: RebateWorld
let top: string
let referrals: string[]
beforeEach(async () => {
  world = await createRebateWorld()
  top = await world.addAgent({ rates: { SPOT: '0.4', FUTURES: '0.4', COPY: '0.4' } })
  const below = await world.addAgent({ uplineUserId: top })
  referrals = []
  for (let made = 0; made < 6; made += 1) referrals.push(await world.addReferral(made % 3 === 0 ? below : top))
  world.clock.advance(4 * DAY)
})

/** Facts of the four days so far, at any minute and with up to nine decimals. */
async function sendFacts(chance: ReturnType<typeof chanceOf>, count: number): Promise<void> {
  const decimals = () => new Big(1 + chance.whole(9_000_000_000)).div('1e7').toFixed()
  await world.sendAndWrite(
    ...(Array.from({ length: count }, () => {
      const userId = referrals[chance.whole(referrals.length)] as string
      const fact = { eventId: nextEventId(), userId, occurredAt: world.clock.now() - chance.whole(4 * DAY) }
      const kind = chance.whole(5)
      const trade = { type: 'trade.filled', market: 'futures', symbol: 'BTCUSDT' }
      if (kind > 1) return { ...fact, ...trade, usdtVolume: decimals(), fee: decimals() }
      const type = kind === 0 ? 'deposit.confirmed' : 'withdrawal.confirmed'
      return { ...fact, type, asset: 'USDT', amount: '1', usdtValue: decimals() }
    }) as Parameters<RebateWorld['send']>),
  )
}

const dayOf = (days: number, timeZone: string): string =>
  new Date(wallTime(world.clock.now() - days * DAY, timeZone)).toISOString().slice(0, 10)

/** Days of three zones, of which two have hours of 45 and 30 minutes. */
const WINDOWS = (): Pick<Query, 'from' | 'to' | 'timeZone'>[] => [
  { timeZone: 'Asia/Kathmandu', from: dayOf(2, 'Asia/Kathmandu') },
  { timeZone: 'America/St_Johns', from: dayOf(3, 'America/St_Johns'), to: dayOf(1, 'America/St_Johns') },
  { timeZone: 'UTC' },
]
const LISTS: Partial<Query>[] = [
  { sort: '-volume' },
  { sort: 'volume', pageIndex: 1, pageSize: 4 },
  { sort: '-volume', pageSize: 2, pageIndex: 1 },
  { sort: '-netDeposit' },
  { sort: '-volume', source: 'DIRECT' },
  { minVolume: '700.5', sort: '-registeredAt' },
  { maxVolume: '900', sort: '-volume', source: 'SUB' },
]
const QUERIES = (): Query[] =>
  WINDOWS().flatMap((window) =>
    LISTS.map((list): Query => ({ pageIndex: 0, pageSize: 20, ...window, ...list }) as Query),
  )

const read = (asked: Query) =>
  listMyReferrals(
    { params: { id: world.campaignId }, query: asked } as never,
    { ...world, caller: { userId: top } } as never,
  )

const keptPeriods = () => queryValue<number>(world.gateway.db)`select count(*) from agent_periods where is_kept`

/** The volume of the window of each referral with any, from the lines alone. */
async function volumesOfLines({ timeZone, from = '', to }: Query): Promise<Map<string, string>> {
  const last = to ?? dayOf(0, timeZone)
  const rows = await query<{ referralId: string; at: number; volume: string }>(world.gateway.db)`
    select r.referral_id, l.at, l.volume from rebate_lines l join agent_referrals r using (user_id) where l.agent_id = ${top}`
  const sums = new Map<string, Big>()
  for (const { referralId, at, volume } of rows) {
    const day = new Date(wallTime(at, timeZone)).toISOString().slice(0, 10)
    if (day >= from && day <= last) sums.set(referralId, (sums.get(referralId) ?? new Big(0)).plus(volume))
  }
  return new Map([...sums].map(([id, sum]) => [id, sum.toFixed()]))
}

test(`[AGT-2] lists by volume are the same with kept sums and without (seed ${String(seed)})`, async () => {
  const chance = chanceOf(seed)
  await sendFacts(chance, 60)
  for (const asked of QUERIES()) await read(asked)
  expect(await keptPeriods()).toBe(0)
  await keepPeriods(world.gateway)
  expect(await keptPeriods()).toBe(WINDOWS().length)
  for (let round = 0; round < 3; round += 1) {
    const kept = []
    for (const asked of QUERIES()) kept.push(await read(asked))
    expect(await keptPeriods()).toBe(WINDOWS().length)
    await query(world.gateway.db)`update agent_periods set is_kept = false`
    for (const [index, asked] of QUERIES().entries())
      expect.soft(kept[index], JSON.stringify(asked)).toEqual(await read(asked))
    await query(world.gateway.db)`update agent_periods set is_kept = true`
    for (const window of WINDOWS()) {
      const asked = { ...window, sort: '-volume', pageIndex: 0, pageSize: 20 } as Query
      const { items } = await read(asked)
      const volumes = items.map(({ referralId, volume }) => [referralId, new Big(volume.amount).toFixed()] as const)
      expect(new Map(volumes.filter(([, volume]) => volume !== '0'))).toEqual(await volumesOfLines(asked))
    }
    expect(await audit(world.gateway.db)).toEqual([])
    await sendFacts(chance, 25)
  }
})

test('[AGT-2] [GW-3] the list reads kept sums, the audit names a wrong one, and a refold mends it', async () => {
  await sendFacts(chanceOf(1), 20)
  const asked = { timeZone: 'UTC', sort: '-volume', pageIndex: 0, pageSize: 20 } as Query
  const before = await read(asked)
  await keepPeriods(world.gateway)
  expect(await read(asked)).toEqual(before)
  const first = before.items[0]?.referralId
  await world.database.attack(`
    update referral_periods set volume = 0.5 from agent_referrals r where r.user_id = referral_periods.user_id and r.referral_id = '${first}'`)
  expect((await read(asked)).items.at(0)?.referralId).not.toBe(first)
  expect((await audit(world.gateway.db)).map(({ rule }) => rule)).toEqual([
    'kept periods are the fold of referral sums',
  ])
  await refoldRebates(world.gateway)
  expect(await audit(world.gateway.db)).toEqual([])
  expect(await read(asked)).toEqual(before)
  expect(await keptPeriods()).toBe(1)
})

test('[AGT-2] kept sums are forgotten after an unused day and beyond eight periods', async () => {
  await sendFacts(chanceOf(2), 10)
  const ofDays = (days: number) =>
    ({ timeZone: 'UTC', from: dayOf(days, 'UTC'), sort: '-volume', pageIndex: 0, pageSize: 20 }) as Query
  for (let days = 1; days <= 10; days += 1) {
    await read(ofDays(days))
    world.clock.advance(1)
  }
  await keepPeriods(world.gateway)
  expect(await keptPeriods()).toBe(8)
  world.clock.advance(2 * HOUR)
  await read(ofDays(10))
  world.clock.advance(23 * HOUR)
  await keepPeriods(world.gateway)
  expect(await keptPeriods()).toBe(1)
  const left = query(world.gateway.db)`
    select from referral_periods where period_id not in (select period_id from agent_periods)`
  expect(await left).toHaveLength(0)
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createDb } from '@fanfare/gateway/db/client.ts'
import { type SpawnedGateway, spawnGateway } from '@fanfare/gateway/testing/spawn-gateway.ts'
import type { EmbeddedPostgres } from '@fanfare/runner/postgres/start-postgres.ts'
import { startDatabase } from '@fanfare/runner/start/start-database.ts'
import { expectWholeBooks } from './support/books.ts'
import { publish } from './support/campaign.ts'
import { Load } from './support/load.ts'
import { addPeople, type Person } from './support/people.ts'
import { type Answer, ask, operate } from './support/wire.ts'

const MINUTE_MS = 60_000
const ANSWERS = 80

const dataDir = mkdtempSync(join(tmpdir(), 'fanfare-clock-'))
let postgres: EmbeddedPostgres
let db: ReturnType<typeof createDb>
let gateway: SpawnedGateway

beforeAll(async () => {
  postgres = await startDatabase({ dataDir, log: () => undefined })
  db = createDb({ connectionString: postgres.url, poolSize: 2 })
  gateway = await spawnGateway(postgres.url, { ALLOW_CLOCK: '1' })
})
afterAll(async () => {
  await gateway?.kill()
  await db?.destroy()
  await postgres?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const setClock = async (now: number | null): Promise<void> =>
  expect(await operate(gateway.origin, 'POST', '/ops/v1/clock', { now })).toMatchObject({ code: '00000' })
afterEach(() => setClock(null))

const JUMPS: [string, number][] = [
  ['five minutes ahead', 5 * MINUTE_MS + 1000],
  ['two hours back', -120 * MINUTE_MS],
]

test.each(JUMPS)(
  '[GW-3][API-1] the gateway’s clock jumps %s under load: clients follow it, nothing is lost or granted twice',
  async (_name, ms) => {
    const campaign = await publish(gateway.origin)
    const people = await addPeople(db, 24)
    const load = new Load({ origins: [gateway.origin], operators: [gateway.origin], campaign, people })
    await load.answers(ANSWERS)
    await setClock(Date.now() + ms)
    await load.answers(ANSWERS)
    await setClock(null)
    await load.answers(ANSWERS)
    await load.stop()
    await expectWholeBooks(db, campaign, load)
    expect(load.acknowledged.rewards.size).toBeGreaterThan(0)
  },
)

/** Times before and after a clock change in Cairo: the next day began at 01:00, without a midnight. */
const BEFORE = Date.parse('2027-04-29T21:59:30Z')
const AFTER = Date.parse('2027-04-29T22:00:30Z')

test('[GW-3][ACT-5] after a clock change to a day without a midnight each day pays one reward, also for repeated claims', async () => {
  await setClock(BEFORE)
  const { activityId } = await publish(gateway.origin, {
    timeZone: 'Africa/Cairo',
    tasks: [
      {
        id: 'first-trade',
        type: 'ANY_TRADING_VOLUME',
        period: 'EVERYDAY',
        reward: { type: 'GIFT_CASH', kind: 'Token', amount: { amount: '5', unit: 'USDT' } },
      },
    ],
  })
  const people = await addPeople(db, 8, BEFORE)
  const post = ({ token }: Person, target: string, now: number): Promise<Answer> =>
    ask(gateway.origin, { method: 'POST', target, token, now })
  const day = async (now: number, periodKey: string): Promise<string[]> => {
    await setClock(now)
    const facts = { type: 'trade.filled', market: 'spot', symbol: 'BTC/USDT', usdtVolume: '100', fee: '0.1' }
    const events = people.map(({ userId }) => ({
      ...facts,
      eventId: `${periodKey}-${userId}`,
      userId,
      occurredAt: now,
    }))
    expect(await operate(gateway.origin, 'POST', '/ops/v1/events', { events })).toMatchObject({ code: '00000' })
    const claim = `/v1/activity/obtainReward?activityId=${activityId}&taskId=first-trade&periodKey=${periodKey}`
    const claims = people.flatMap((person) => Array.from({ length: 6 }, () => post(person, claim, now)))
    return (await Promise.all(claims)).map(({ code, data }) => (code === '00000' ? String(data?.rewardId) : code))
  }
  for (const person of people) {
    expect(await post(person, `/v1/activity/apply?activityId=${activityId}`, BEFORE)).toMatchObject({ code: '00000' })
  }
  const rewards = [...(await day(BEFORE + 5000, '2027-04-29')), ...(await day(AFTER, '2027-04-30'))]
  expect(new Set(rewards).size).toBe(2 * people.length)
  const granted = await db.selectFrom('rewards').select('rewardId').where('activityId', '=', activityId).execute()
  expect(new Set(granted.map(({ rewardId }) => rewardId))).toEqual(new Set(rewards))
})

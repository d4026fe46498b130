import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { RATES } from '@fanfare/gateway/limits.ts'
import { signatureHeaders } from '@fanfare/gateway/testing/signed-request.ts'
import { DEVELOPMENT_SIGN_KEY } from '@fanfare/kernel/config/config.ts'
import { Audience } from './support/audience.ts'
import { expectWholeBooks } from './support/books.ts'
import { type Campaign, publish } from './support/campaign.ts'
import { Load } from './support/load.ts'
import { addPeople } from './support/people.ts'
import { report } from './support/stack.ts'
import { TwoGateways } from './support/two-gateways.ts'

/** Number of answers before, during and after each fault. */
const ANSWERS = 120
/** So many that each part of the load has first claims. */
const PEOPLE = 40
const WATCHED = 8
const POLL = { interval: 50 }
const { burst } = RATES.callByAddress.captchaChallenge

let two: TwoGateways
let campaign: Campaign
/** Of the current test. */
let running: { stop: () => Promise<unknown> }[] = []
beforeAll(async () => {
  two = await TwoGateways.start()
})
afterAll(() => two?.stop())
afterEach(async () => {
  two.redis.resume()
  for (const each of running.splice(0)) await each.stop()
  await two.complete()
})

async function startLoad(): Promise<{ load: Load; audience: Audience }> {
  const { db, origins } = two
  campaign = await publish(origins[0])
  const people = await addPeople(db, PEOPLE)
  const audience = await Audience.open({ db, origins, people: people.slice(0, WATCHED) })
  const load = new Load({ origins, operators: origins, campaign, people })
  running = [audience, load]
  await load.answers(ANSWERS)
  return { load, audience }
}

/** Expects that the load's ledger is right and that clients have all events. */
async function expectAll({ load, audience }: { load: Load; audience: Audience }): Promise<void> {
  await expectWholeBooks(two.db, campaign, await load.stop())
  const events = await audience.expectEverything()
  report(`${events} live events, ${audience.reconnects} reconnects of ${audience.clients.length} sockets`)
  expect(load.acknowledged.rewards.size).toBeGreaterThan(0)
}

/** How many calls of one address are allowed, sent to both gateways in turn, three times the burst in all. */
async function allowedOf(address: string): Promise<number> {
  const target = '/v1/captcha/challenge?action=login'
  const statuses: number[] = []
  for (let sent = 0; sent < 3 * burst; sent += 2) {
    const answers = two.origins.map(async (origin) => {
      const signature = signatureHeaders({ method: 'GET', target }, { now: Date.now(), key: DEVELOPMENT_SIGN_KEY })
      const response = await fetch(`${origin}${target}`, { headers: { ...signature, 'x-forwarded-for': address } })
      await response.body?.cancel()
      return response.status
    })
    statuses.push(...(await Promise.all(answers)))
  }
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
  return statuses.filter((status) => status === 200).length
}

const redisUp = () => two.metric('fanfare_redis_up')
const eventsByRedis = () => two.metric('fanfare_live_events_total{source="redis"}')

test('[GW-1][GW-3][NET-3] one of two gateways is killed under load: clients reconnect, nothing is lost, nothing doubled', async () => {
  const { load, audience } = await startLoad()
  await two.killFirst()
  await load.answers(ANSWERS)
  await expectAll({ load, audience })
  expect(audience.reconnects).toBeGreaterThanOrEqual(audience.clients.length / 2)
})

type Harm = [how: string, harm: () => Promise<void>, heal: () => Promise<void>, address: string]

async function expectLocalLimits(...[how, harm, heal, address]: Harm): Promise<void> {
  const { load, audience } = await startLoad()
  const before = load.acknowledged.rewards.size
  await harm()
  await expect.poll(redisUp, POLL).toBe(0)
  await load.answers(ANSWERS)
  expect(load.acknowledged.rewards.size).toBeGreaterThan(before)
  expect(await two.unready()).toEqual([['redis'], ['redis']])
  expect(await allowedOf(address)).toBeGreaterThanOrEqual(2 * burst)
  await heal()
  await expect.poll(redisUp, POLL).toBe(2)
  const carried = await eventsByRedis()
  await load.answers(ANSWERS)
  await expect.poll(eventsByRedis, POLL).toBeGreaterThan(carried)
  expect(await allowedOf(`${address}0`)).toBeLessThan(2 * burst)
  await expectAll({ load, audience })
  expect(load.refused, `refused while Redis was ${how}`).toBe(0)
  expect(audience.reconnects).toBe(0)
}

test.each<Harm>([['stopped', () => two.redis.kill(), () => two.redis.restart(), '192.0.2.1']])(
  '[GW-1][GW-3][NET-3] Redis is %s under load: claims continue, limits are local, and events are shared again later',
  expectLocalLimits,
)
const limitMemory = (bytes: number) => two.redis.command((client) => client.config('SET', 'maxmemory', bytes))
test.each<Harm>([
  ['paused', async () => two.redis.pause(), async () => two.redis.resume(), '192.0.2.2'],
  ['full', async () => void (await limitMemory(1)), async () => void (await limitMemory(0)), '192.0.2.3'],
  ['late', () => two.redisLink.set({ kind: 'delay', ms: 300 }), () => two.redisLink.heal(), '192.0.2.4'],
])('[GW-1][GW-3][NET-3] Redis is %s under load, and the same holds', { tags: ['long'] }, expectLocalLimits)

test('[GW-1][GW-3][NET-3] Redis is flushed under load: claims and events continue', { tags: ['long'] }, async () => {
  const { load, audience } = await startLoad()
  for (let time = 0; time < 5; time += 1) {
    await two.redis.command((client) => client.flushall())
    await load.answers(ANSWERS / 4)
  }
  expect(await redisUp()).toBe(2)
  await expectAll({ load, audience })
  expect(load.refused).toBe(0)
  expect(audience.reconnects).toBe(0)
})

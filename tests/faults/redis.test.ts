import { expect } from 'vitest'
import { RATES } from '@fanfare/gateway/limits.ts'
import { signatureHeaders } from '@fanfare/gateway/testing/signed-request.ts'
import { DEVELOPMENT_SIGN_KEY } from '@fanfare/kernel/config/config.ts'
import { Watch } from '#tests/lifecycle/support/patience.ts'
import { report } from '#tests/lifecycle/support/processes.ts'
import { Audience } from './support/audience.ts'
import { addPeople } from './support/people.ts'
import { type Stack, test as base, type UnderLoad } from './support/stack.ts'
import { TwoGateways } from './support/two-gateways.ts'

/** Number of answers during each fault. */
const ANSWERS = 120
/** So many that each part of the load has first claims. */
const PEOPLE = 40
const WATCHED = 8
const POLL = { interval: 50 }
const { burst, perMinute } = RATES.callByAddress.captchaChallenge

const test = base.extend('two', { scope: 'file' }, async ({ stack }, { onCleanup }) => {
  const two = await TwoGateways.start(stack.databaseUrl)
  onCleanup(() => two.stop())
  return two
})

type Fixtures = { stack: Stack; underLoad: UnderLoad; two: TwoGateways }

/** A fault under load at both gateways, whose clients have open sockets: they must have all events afterwards. */
async function withAudience({ stack, underLoad, two }: Fixtures, fault: Parameters<UnderLoad>[0]) {
  await two.complete()
  const { origins } = two
  const people = await addPeople(stack.db, PEOPLE)
  const audience = await Audience.open({ db: stack.db, origins, people: people.slice(0, WATCHED) })
  try {
    const load = await underLoad(fault, { front: undefined, origins, operators: origins, people })
    const events = await audience.expectEverything()
    report(`${events} live events, ${audience.reconnects} reconnects of ${audience.clients.length} sockets`)
    return { load, audience }
  } finally {
    two.redis.resume()
    await audience.stop()
  }
}

let addresses = 0

/** How many buckets limit the calls of one address, which are sent to both gateways in turn, three times the burst in all. */
async function buckets(two: TwoGateways): Promise<number> {
  const target = '/v1/captcha/challenge?action=login'
  const address = `192.0.2.${(addresses += 1)}`
  const watch = new Watch()
  const statuses: number[] = []
  for (let sent = 0; sent < 3 * burst; sent += 2) {
    const answers = two.origins.map(async (origin) => {
      const signature = signatureHeaders({ method: 'GET', target }, { now: Date.now(), key: DEVELOPMENT_SIGN_KEY })
      const response = await fetch(origin + target, { headers: { ...signature, 'x-forwarded-for': address } })
      await response.body?.cancel()
      return response.status
    })
    statuses.push(...(await Promise.all(answers)))
  }
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
  const refilled = (watch.seconds * perMinute) / 60
  return Math.round((statuses.filter((status) => status === 200).length - refilled) / burst)
}

test('[GW-1][GW-3][NET-3] one of two gateways is killed under load: clients reconnect, nothing is lost, nothing doubled', async ({
  stack,
  underLoad,
  two,
}) => {
  const { audience } = await withAudience({ stack, underLoad, two }, () => two.killFirst())
  expect(audience.reconnects).toBeGreaterThanOrEqual(audience.clients.length / 2)
})

type Harm = [how: string, harm: (two: TwoGateways) => unknown, heal: (two: TwoGateways) => unknown]

async function expectLocalLimits(fixtures: Fixtures, ...[how, harm, heal]: Harm): Promise<void> {
  const { two } = fixtures
  const redisUp = () => two.metric('fanfare_redis_up')
  const eventsByRedis = () => two.metric('fanfare_live_events_total{source="redis"}')
  const { load, audience } = await withAudience(fixtures, async (running) => {
    const before = running.acknowledged.rewards.size
    await harm(two)
    await expect.poll(redisUp, POLL).toBe(0)
    await running.answers(ANSWERS)
    expect(running.acknowledged.rewards.size).toBeGreaterThan(before)
    expect(await two.unready()).toEqual([['redis'], ['redis']])
    expect(await buckets(two)).toBe(2)
    await heal(two)
    await expect.poll(redisUp, POLL).toBe(2)
    const carried = await eventsByRedis()
    await running.answers(ANSWERS)
    await expect.poll(eventsByRedis, POLL).toBeGreaterThan(carried)
    await expect.poll(() => buckets(two), POLL).toBe(1)
  })
  expect(load.refused, `refused while Redis was ${how}`).toBe(0)
  expect(audience.reconnects).toBe(0)
}

test('[GW-1][GW-3][NET-3] Redis is stopped under load: claims continue, limits are local, and events are shared again later', ({
  stack,
  underLoad,
  two,
}) =>
  expectLocalLimits(
    { stack, underLoad, two },
    'stopped',
    ({ redis }) => redis.kill(),
    ({ redis }) => redis.restart(),
  ))

const limitMemory = ({ redis }: TwoGateways, bytes: number) =>
  redis.command((client) => client.config('SET', 'maxmemory', bytes))
test.for<Harm>([
  ['paused', ({ redis }) => redis.pause(), ({ redis }) => redis.resume()],
  ['full', (two) => limitMemory(two, 1), (two) => limitMemory(two, 0)],
  ['late', ({ redisLink }) => redisLink.set({ kind: 'delay', ms: 300 }), ({ redisLink }) => redisLink.heal()],
])(
  '[GW-1][GW-3][NET-3] Redis is %s under load, and the same holds',
  { tags: ['long'] },
  (harm, { stack, underLoad, two }) => expectLocalLimits({ stack, underLoad, two }, ...harm),
)

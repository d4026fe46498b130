import { expect } from 'vitest'
import { forgotPassword } from '@fanfare/contract/session/password.ts'
import { RATES } from '@fanfare/gateway/limits.ts'
import { report } from '#tests/lifecycle/support/processes.ts'
import { Audience } from './support/audience.ts'
import { addPeople } from './support/people.ts'
import { type Stack, test as base, type UnderLoad } from './support/stack.ts'
import { TwoGateways } from './support/two-gateways.ts'
import { ask } from './support/wire.ts'

/** Number of answers during each fault. */
const ANSWERS = 120
/** So many that each part of the load has first claims. */
const PEOPLE = 40
const WATCHED = 8

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

/** Whether a gateway refuses the calls of an address that has used them up at the other one. */
async function isLimitShared({ origins: [first, second] }: TwoGateways): Promise<boolean> {
  const address = `192.0.2.${(addresses += 1)}`
  const statusAt = async (origin: string) =>
    (await ask(origin, { method: 'POST', target: forgotPassword.path, body: {}, address })).status
  let allowed = 0
  while ((await statusAt(first)) !== 429) allowed += 1
  expect(allowed).toBeGreaterThanOrEqual(RATES.callByAddress.forgotPassword.burst)
  return (await statusAt(second)) === 429
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
    await expect.poll(redisUp).toBe(0)
    await running.answers(ANSWERS)
    expect(running.acknowledged.rewards.size).toBeGreaterThan(before)
    expect(await two.unready()).toEqual([['redis'], ['redis']])
    expect(await isLimitShared(two)).toBe(false)
    await heal(two)
    await expect.poll(redisUp).toBe(2)
    const carried = await eventsByRedis()
    await running.answers(ANSWERS)
    await expect.poll(eventsByRedis).toBeGreaterThan(carried)
    await expect.poll(() => isLimitShared(two)).toBe(true)
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

import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { expectWholeBooks } from './support/books.ts'
import { type Campaign, publish } from './support/campaign.ts'
import { Load } from './support/load.ts'
import { addPeople } from './support/people.ts'
import { Stack } from './support/stack.ts'
import type { LinkFault } from './support/fault-proxy.ts'

/** Number of answers before and after each fault. */
const ANSWERS = 80
/** Refused requests that show the effect of a read-only database. */
const REFUSALS = 20
const POLL = { interval: 50 }

let stack: Stack
let campaign: Campaign

beforeAll(async () => {
  stack = await Stack.start()
  campaign = await publish(stack.gatewayOrigin)
})
afterAll(() => stack?.stop())
afterEach(async () => {
  await stack.heal()
  expect(
    stack.messages.filter((line) => line.startsWith('gateway ended')),
    'the gateway keeps running without its database',
  ).toEqual([])
})

async function startLoad(otherGateway?: string): Promise<Load> {
  const more = otherGateway === undefined ? [] : [otherGateway]
  const load = new Load({
    front: stack.url,
    origins: [stack.url, ...more],
    operators: [stack.gatewayOrigin, ...more],
    campaign,
    people: await addPeople(stack.db, 24),
  })
  await load.answers(ANSWERS)
  return load
}

/** Checks that the load continues after the fault and the ledger is right; returns the number of rewards. */
async function rewardsAfter(load: Load): Promise<number> {
  await load.answers(ANSWERS)
  await expectWholeBooks(stack.db, campaign, await load.stop())
  return load.acknowledged.rewards.size
}

const readiness = async () => {
  const answer = await fetch(`${stack.gatewayOrigin}/health/ready`)
  const { code, data } = (await answer.json()) as { code: string; data: { checks: { name: string; ok: boolean }[] } }
  return { status: answer.status, code, failing: data.checks.filter(({ ok }) => !ok).map(({ name }) => name) }
}
const statusOf = async (path: string) => (await fetch(`${stack.url}${path}`)).status

test('[GW-3][GW-7] PostgreSQL restarts under load: calls answer 50300 for a moment, then everything continues', async () => {
  const load = await startLoad()
  await stack.outlives('SIGINT', 'database')
  expect(await rewardsAfter(load)).toBeGreaterThan(0)
  expect(load.refused).toBeGreaterThan(0)
})

test('[GW-3][GW-7] PostgreSQL is read-only: pages and liveness continue, claims answer 50300, none is lost', async () => {
  const load = await startLoad()
  await stack.administer('alter system set default_transaction_read_only = on')
  await stack.administer('select pg_reload_conf()')
  await expect.poll(readiness, POLL).toMatchObject({ status: 503, code: '50300', failing: ['database'] })
  const { refused } = load
  await expect.poll(() => load.refused, POLL).toBeGreaterThan(refused + REFUSALS)
  expect(await statusOf(`/en${campaign.path}`)).toBe(200)
  expect(await statusOf('/v1/if/health')).toBe(200)

  await stack.administer('alter system reset default_transaction_read_only')
  await stack.administer('select pg_reload_conf()')
  await stack.recovers('a read-only database')
  expect(await rewardsAfter(load)).toBeGreaterThan(0)
})

const FAULTS: [string, LinkFault, number][] = [
  ['answers late', { kind: 'delay', ms: 150 }, 1000],
  ['drips', { kind: 'drip', bytes: 20, everyMs: 5 }, 1000],
  ['drops all bytes', { kind: 'blackhole', staysDead: true }, 7000],
]

async function expectNothingLost(name: string, fault: LinkFault, ms: number): Promise<void> {
  const load = await startLoad()
  await stack.links.gatewayToDatabase.set(fault)
  await sleep(ms)
  await stack.heal()
  await stack.recovers(`a link to PostgreSQL that ${name}`)
  expect(await rewardsAfter(load)).toBeGreaterThan(0)
}

test.each<[string, LinkFault, number]>([['resets in the middle of answers', { kind: 'reset', afterBytes: 200 }, 1000]])(
  '[GW-3][GW-7][DEV-20] the link to PostgreSQL %s: no request hangs, nothing acknowledged is lost',
  expectNothingLost,
)
test.each(FAULTS)(
  '[GW-3][GW-7][DEV-20] the link to PostgreSQL %s, and the same holds',
  { tags: ['long'] },
  expectNothingLost,
)

test(
  '[GW-3][GW-7] one of two gateways on a database stops: no reward is granted twice, none is lost',
  { tags: ['long'] },
  async () => {
    const second = await stack.addGateway()
    const load = await startLoad(second.origin)
    await load.answers(ANSWERS)
    await second.stop()
    expect(await rewardsAfter(load)).toBeGreaterThan(0)
  },
)

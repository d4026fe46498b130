import { expect } from 'vitest'
import { type Part, report } from '#tests/lifecycle/support/processes.ts'
import type { LinkFault } from './support/fault-proxy.ts'
import type { LoadChanges } from './support/load.ts'
import { startReusingClients } from './support/reusing-clients.ts'
import { type Stack, test, type UnderLoad } from './support/stack.ts'
import { answersThroughStop, type Server } from './support/under-way.ts'
import { operate } from './support/wire.ts'

const MINUTE_MS = 60_000
/** Number of answers at each time of a clock. */
const ANSWERS = 80
/** Refused requests that show the effect of a fault of the database. */
const REFUSALS = 20
/** Requests that meet a fault of a link. */
const MET = 12

const expectRunningGateway = ({ messages }: Stack): void =>
  expect(messages.filter((line) => line.startsWith('gateway ended'))).toEqual([])

test('[GW-3][API-1] jumps of the gateway’s clock under load lose nothing and grant nothing twice', async ({
  stack,
  underLoad,
}) => {
  const setClock = async (now: number | null): Promise<void> =>
    expect(await operate(stack.gatewayOrigin, 'POST', '/ops/v1/clock', { now })).toMatchObject({ code: '00000' })
  const direct = { front: undefined, origins: [stack.gatewayOrigin] }
  await underLoad(async (load) => {
    try {
      for (const minutes of [5, -120]) {
        await setClock(Date.now() + minutes * MINUTE_MS + 1000)
        await load.answers(ANSWERS)
      }
    } finally {
      await setClock(null)
    }
  }, direct)
})

test('[GW-3][GW-7] PostgreSQL restarts under load: calls answer 50300 for a moment, then everything continues', async ({
  stack,
  underLoad,
}) => {
  expect((await underLoad(() => stack.outlives('SIGINT', 'database'))).refused).toBeGreaterThan(0)
  expectRunningGateway(stack)
})

test('[GW-3][GW-7] PostgreSQL is read-only: pages and liveness continue, claims answer 50300, none is lost', async ({
  stack,
  campaign,
  underLoad,
}) => {
  const statusOf = async (path: string) => (await fetch(`${stack.url}${path}`)).status
  const readiness = async () => {
    const answer = await fetch(`${stack.gatewayOrigin}/health/ready`)
    const { code, data } = (await answer.json()) as { code: string; data: { checks: { name: string; ok: boolean }[] } }
    return { status: answer.status, code, failing: data.checks.filter(({ ok }) => !ok).map(({ name }) => name) }
  }
  await underLoad(async (load) => {
    await stack.administer('alter system set default_transaction_read_only = on')
    await stack.administer('select pg_reload_conf()')
    await expect.poll(readiness).toMatchObject({ status: 503, code: '50300', failing: ['database'] })
    const { refused } = load
    await expect.poll(() => load.refused).toBeGreaterThan(refused + REFUSALS)
    expect(await statusOf(`/en${campaign.path}`)).toBe(200)
    expect(await statusOf('/v1/if/health')).toBe(200)

    await stack.administer('alter system reset default_transaction_read_only')
    await stack.administer('select pg_reload_conf()')
    await stack.recovers('a read-only database')
  })
  expectRunningGateway(stack)
})

type Fixtures = { stack: Stack; underLoad: UnderLoad }

/** Ends the fault when `MET` requests have met it, answered or refused. */
async function expectNothingLost({ stack, underLoad }: Fixtures, name: string, fault: LinkFault): Promise<void> {
  await underLoad(async (load) => {
    const outcomes = () => load.answered + load.refused
    const before = outcomes()
    await stack.links.gatewayToDatabase.set(fault)
    await expect.poll(outcomes).toBeGreaterThan(before + MET)
    await stack.heal()
    await stack.recovers(`a link to PostgreSQL that ${name}`)
  })
  expectRunningGateway(stack)
}

test('[GW-3][GW-7][DEV-20] the link to PostgreSQL resets in the middle of answers: no request hangs, nothing acknowledged is lost', ({
  stack,
  underLoad,
}) => expectNothingLost({ stack, underLoad }, 'resets', { kind: 'reset', afterBytes: 200 }))

test.for<[string, LinkFault]>([
  ['answers late', { kind: 'delay', ms: 150 }],
  ['drips', { kind: 'drip', bytes: 20, everyMs: 5 }],
  ['drops all bytes', { kind: 'blackhole', staysDead: true }],
])(
  '[GW-3][GW-7][DEV-20] the link to PostgreSQL %s, and the same holds',
  { tags: ['long'] },
  ([name, fault], { stack, underLoad }) => expectNothingLost({ stack, underLoad }, name, fault),
)

test(
  '[GW-3][GW-7] one of two gateways on a database stops: no reward is granted twice, none is lost',
  { tags: ['long'] },
  async ({ stack, underLoad }) => {
    const second = await stack.addGateway()
    const both: LoadChanges = { origins: [stack.url, second.origin], operators: [stack.gatewayOrigin, second.origin] }
    await underLoad(async (load) => {
      await load.answers(ANSWERS)
      await second.stop()
    }, both)
  },
)

async function expectOutlived({ stack, underLoad }: Fixtures, ...parts: Part[]): Promise<void> {
  await underLoad(async () => {
    await stack.outlives('SIGKILL', ...parts)
    for (const part of parts) {
      // The output of the starter names the database otherwise.
      const name = part === 'database' ? 'PostgreSQL' : part
      for (const stage of [`^${name} ended`, `^${name} serves again after \\d+ ms`])
        await expect.poll(() => stack.messages).toContainEqual(expect.stringMatching(stage))
    }
  })
}

test('[GW-3][GW-7] kill -9 of gateway and database under load loses nothing and grants nothing twice', ({
  stack,
  underLoad,
}) => expectOutlived({ stack, underLoad }, 'gateway', 'database'))

test.for<Part[]>([['gateway'], ['database'], ['site'], ['front'], ['gateway', 'front'], ['site', 'front']])(
  '[GW-3][GW-7] kill -9 of %j under load, and the same holds',
  { tags: ['long'] },
  (parts, { stack, underLoad }) => expectOutlived({ stack, underLoad }, ...parts),
)

const ANSWERED = ['00000', 'page', 'refused after the limit']
async function expectAnswered({ stack, underLoad }: Fixtures, part: Server): Promise<void> {
  await underLoad(async () => {
    expect((await answersThroughStop(stack, part)).filter((answer) => !ANSWERED.includes(answer))).toEqual([])
  })
  expect(stack.messages).toContainEqual(expect.stringMatching(`^${part} ended \\(code`))
}

test('[GW-3][GW-7] SIGTERM of the gateway under load: waiting requests are answered, and it restarts', ({
  stack,
  underLoad,
}) => expectAnswered({ stack, underLoad }, 'gateway'))
test.for<Server>(['site', 'front'])(
  '[GW-3][GW-7] SIGTERM of the %s under load, and the same holds',
  { tags: ['long'] },
  (part, { stack, underLoad }) => expectAnswered({ stack, underLoad }, part),
)

test.for<Server>(['gateway', 'site', 'front'])(
  '[GW-3][GW-7] SIGTERM of the %s resets no connection of clients that reuse theirs',
  { tags: ['long'] },
  async (part, { stack }) => {
    const paths = {
      gateway: `${stack.gatewayOrigin}/v1/if/health`,
      site: `${stack.nextOrigin}/_next/static/ready`,
      front: `${stack.url}/en`,
    }
    const clients = startReusingClients(paths[part])
    await expect.poll(clients.answers).toBeGreaterThan(200)
    await stack.outlives('SIGTERM', part)
    const { answers, resets } = await clients.stop()
    report(`SIGTERM of the ${part}: ${answers} answers`)
    expect(resets).toEqual([])
  },
)

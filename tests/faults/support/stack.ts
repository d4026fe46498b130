import { join } from 'node:path'
import pg from 'pg'
import { expect, test as base } from 'vitest'
import { createDb } from '@fanfare/gateway/db/client.ts'
import { answersAt, frontSpec, gatewaySpec, nextSpec, type Plan } from '@fanfare/runner/start/child-specs.ts'
import type { ChildSpec } from '@fanfare/runner/processes/child.ts'
import { freePort } from '@fanfare/runner/processes/free-port.ts'
import { makePlan } from '@fanfare/runner/start/stack.ts'
import type { EmbeddedPostgres } from '@fanfare/runner/postgres/start-postgres.ts'
import { startDatabase } from '@fanfare/runner/start/start-database.ts'
import { type Supervised, supervise } from '@fanfare/runner/processes/supervise.ts'
import { type Part, report, until } from '#tests/lifecycle/support/processes.ts'
import { userEnv } from '#tests/lifecycle/support/run.ts'
import { Place } from '#tests/lifecycle/support/site.ts'
import { expectWholeBooks } from './books.ts'
import { publish } from './campaign.ts'
import { FaultProxy } from './fault-proxy.ts'
import { Load, type LoadChanges } from './load.ts'
import { addPeople } from './people.ts'

const SETTINGS = { SEED: 'none', RATE_LIMIT: 'off', ALLOW_CLOCK: '1' }

/** Number of answers before and after each fault. */
const ANSWERS = 80
const PEOPLE = 24

/** The limit of G8. */
export const RECOVERY_SECONDS = 10
/** A part that was asked to end answers its last requests for so long. */
const LAST_ANSWERS_SECONDS = 8

const startLinks = async ({ nextPort, config }: Plan, database: EmbeddedPostgres) => ({
  frontToNext: await FaultProxy.start(nextPort),
  frontToGateway: await FaultProxy.start(config.GATEWAY_PORT),
  nextToGateway: await FaultProxy.start(config.GATEWAY_PORT),
  gatewayToDatabase: await FaultProxy.start(Number(new URL(database.url).port)),
})

const withPort = (url: string, port: number): string => Object.assign(new URL(url), { port: String(port) }).href

/** Whether the address answers 200 in time for a reader. */
async function answersWell(url: string): Promise<boolean> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(4000) }).catch(() => null)
  await answer?.body?.cancel()
  return answer?.status === 200
}

/**
 * The built product as `npm start` runs it, each part a supervised process, with a fault proxy on every link between
 * them. Only the proxies and the load are in this process.
 */
export class Stack {
  readonly place: Place
  readonly links: Awaited<ReturnType<typeof startLinks>>
  /** Not through a fault proxy. */
  readonly db: ReturnType<typeof createDb>
  /** Messages of the supervisors. */
  readonly messages: string[]
  readonly #plan: Plan
  readonly #database: EmbeddedPostgres
  readonly #parts: Supervised[] = []

  private constructor(place: Place, plan: Plan, messages: string[], database: EmbeddedPostgres, links: Stack['links']) {
    this.place = place
    this.messages = messages
    this.links = links
    this.db = createDb({ connectionString: database.url, poolSize: 3 })
    this.#plan = plan
    this.#database = database
  }

  static async start(place: Place): Promise<Stack> {
    const settings = place.settings({ ...SETTINGS, NEXT_PORT: '0' })
    const plan = await makePlan('production', { ...settings, NODE_ENV: 'production' })
    const messages: string[] = []
    const database = await startDatabase({ dataDir: place.dataDir, log: (line) => void messages.push(line) })
    const links = await startLinks(plan, database)
    plan.databaseUrl = withPort(database.url, links.gatewayToDatabase.port)
    const stack = new Stack(place, plan, messages, database, links)
    try {
      await stack.#bringUp()
    } catch (error) {
      await stack.stop()
      throw error
    }
    return stack
  }

  get url(): string {
    return `http://127.0.0.1:${this.#plan.config.PORT}`
  }

  /** The gateway's own port, without a fault proxy: for operators and probes. */
  get gatewayOrigin(): string {
    return `http://127.0.0.1:${this.#plan.config.GATEWAY_PORT}`
  }

  /** Next's own port, without the front. */
  get nextOrigin(): string {
    return `http://127.0.0.1:${this.#plan.nextPort}`
  }

  /** Of the database, without a fault proxy. */
  get databaseUrl(): string {
    return this.#database.url
  }

  /** Runs one statement as the database's superuser. */
  async administer(statement: string): Promise<void> {
    const client = new pg.Client({ connectionString: this.#database.adminUrl })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }

  /** Sends the signal and waits until other processes have replaced the parts and everything works; returns the seconds. */
  async outlives(signal: NodeJS.Signals, ...parts: Part[]): Promise<number> {
    const before = new Map(parts.map((part) => [part, this.place.running(part)]))
    for (const pid of before.values()) process.kill(pid, signal)
    const isReplaced = () => parts.every((part) => ![before.get(part), null].includes(this.place.pidOf(part)))
    const promised = RECOVERY_SECONDS + (signal === 'SIGTERM' ? LAST_ANSWERS_SECONDS : 0)
    return this.recovers(`${signal} of the ${parts.join(' and the ')}`, isReplaced, promised)
  }

  /** Another gateway on the same database, without a fault proxy. */
  async addGateway(): Promise<{ origin: string; stop: () => Promise<void> }> {
    const port = await freePort()
    const env = { GATEWAY_PORT: String(port), CONSOLE_PORT: '0', DATABASE_URL: this.databaseUrl }
    const part = await this.#run({ ...gatewaySpec(this.#plan), name: 'gateway-2' }, env)
    return { origin: `http://127.0.0.1:${port}`, stop: () => part.stop() }
  }

  async #bringUp(): Promise<void> {
    const { frontToNext, frontToGateway, nextToGateway } = this.links
    const both = [
      this.#run(gatewaySpec(this.#plan)),
      this.#run(nextSpec(this.#plan), { GATEWAY_ORIGIN: nextToGateway.origin }),
    ]
    for (const result of await Promise.allSettled(both)) if (result.status === 'rejected') throw result.reason
    const behind = { NEXT_ORIGIN: frontToNext.origin, GATEWAY_ORIGIN: frontToGateway.origin }
    await this.#run(frontSpec(this.#plan), behind)
  }

  async #run(spec: ChildSpec, more: Record<string, string> = {}): Promise<Supervised> {
    // The environment of this test process must not reach the product, except for the plan's additions.
    const planned = Object.entries(spec.env).filter(([name, value]) => process.env[name] !== value)
    const env = { ...userEnv(this.place.settings(SETTINGS)), ...Object.fromEntries(planned), ...more }
    const logFile = join(this.place.dataDir, 'logs', `${spec.name}.log`)
    const say = (line: string): void => void this.messages.push(line)
    const part = supervise({ ...spec, env: env as NodeJS.ProcessEnv }, { logFile, say })
    this.#parts.push(part)
    await part.ready
    return part
  }

  /** Whether a page, a call through the front and the gateway's readiness all answer well. */
  async isWell(): Promise<boolean> {
    const asked = [`${this.gatewayOrigin}/health/ready`, `${this.url}/v1/if/health`, `${this.url}/en`]
    // The front answers pages from its cache, so ask Next directly.
    const next = answersAt(`${this.nextOrigin}/_next/static/ready`)
    return (await Promise.all([next, ...asked.map(answersWell)])).every(Boolean)
  }

  /**
   * Waits until everything works again, and what else the test waits for; returns the seconds.
   * @throws Error when it takes longer than the limit
   */
  async recovers(
    from: string,
    also: () => Promise<boolean> | boolean = () => true,
    promised = RECOVERY_SECONDS,
  ): Promise<number> {
    const isBack = async () => (await also()) && (await this.isWell())
    const seconds = await until(`everything works after ${from}`, promised, isBack)
    report(`recovered ${seconds.toFixed(1)} s after ${from} (promised: ${promised} s)`)
    return seconds
  }

  async heal(): Promise<void> {
    for (const link of Object.values(this.links)) await link.heal()
  }

  async stop(): Promise<void> {
    await this.heal()
    await this.db.destroy()
    for (const part of this.#parts.toReversed()) await part.stop()
    await this.#database.stop()
    for (const link of Object.values(this.links)) await link.stop()
    this.place.clear()
  }
}

export type UnderLoad = (fault: (load: Load) => Promise<unknown>, more?: LoadChanges) => Promise<Load>

/**
 * Tests on one product per run, in which faults follow one another: a test begins when everything works, so that the recovery of each is the
 * condition of the next.
 */
export const test = base
  .extend('place', { scope: 'worker' }, () => new Place())
  .extend('stack', { scope: 'worker' }, async ({ place }, { onCleanup }) => {
    const stack = await Stack.start(place)
    onCleanup(() => stack.stop())
    return stack
  })
  .extend('campaign', { scope: 'worker' }, ({ stack }) => publish(stack.gatewayOrigin))
  /**
   * Runs a fault while a load continues, and checks the books by what clients were answered. The load counts answers, so that a slow machine
   * does the same work.
   */
  .extend('underLoad', ({ stack, campaign }): UnderLoad => async (fault, more = {}) => {
    const people = more.people ?? (await addPeople(stack.db, PEOPLE))
    const places = { front: stack.url, origins: [stack.url], operators: [stack.gatewayOrigin] }
    const load = new Load({ ...places, campaign, ...more, people })
    try {
      await load.answers(ANSWERS)
      await fault(load)
      await load.answers(ANSWERS)
    } finally {
      await load.stop()
    }
    await expectWholeBooks(stack.db, campaign, load)
    expect(load.acknowledged.rewards.size).toBeGreaterThan(0)
    return load
  })
  .extend('isHealed', { auto: true }, async ({ stack }, { onCleanup }) => {
    stack.messages.length = 0
    await until('everything works after the test before', RECOVERY_SECONDS, () => stack.isWell())
    onCleanup(() => stack.heal())
    return true
  })

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDb } from '@fanfare/gateway/db/client.ts'
import { startLogSignals } from '@fanfare/gateway/log/db/log-signals.ts'
import { spawnGateway, type SpawnedGateway } from '@fanfare/gateway/testing/spawn-gateway.ts'
import type { EmbeddedPostgres } from '@fanfare/runner/postgres/start-postgres.ts'
import { startDatabase } from '@fanfare/runner/start/start-database.ts'
import { RedisServer } from '@fanfare/gateway/testing/redis-server.ts'
import { FaultProxy } from './fault-proxy.ts'

interface Readiness {
  checks: { name: string; ok: boolean }[]
}

/** Two gateway processes on one PostgreSQL and one Redis, with rate limits, without a site. */
export class TwoGateways {
  readonly redis: RedisServer
  /** Between the gateways and Redis. */
  readonly redisLink: FaultProxy
  readonly db: ReturnType<typeof createDb>
  readonly #database: EmbeddedPostgres
  readonly #dataDir: string
  /** Notifies the gateways of what this process appends to the log. */
  readonly #signals: ReturnType<typeof startLogSignals>
  #gateways: SpawnedGateway[] = []

  private constructor(redis: RedisServer, redisLink: FaultProxy, database: EmbeddedPostgres, dataDir: string) {
    this.redis = redis
    this.redisLink = redisLink
    this.#database = database
    this.#dataDir = dataDir
    this.db = createDb({ connectionString: database.url, poolSize: 3 })
    this.#signals = startLogSignals({ connectionString: database.url, onError: () => undefined })
  }

  static async start(): Promise<TwoGateways> {
    const dataDir = mkdtempSync(join(tmpdir(), 'fanfare-two-gateways-'))
    const redis = await RedisServer.start()
    const database = await startDatabase({ dataDir, log: () => undefined })
    const redisLink = await FaultProxy.start(Number(new URL(redis.url).port))
    const two = new TwoGateways(redis, redisLink, database, dataDir)
    await two.complete()
    return two
  }

  /** The gateways that run. */
  get origins(): [string, string] {
    const [first, second] = this.#gateways
    if (!first || !second) throw new Error('a gateway is missing')
    return [first.origin, second.origin]
  }

  /** Kills the first gateway as a power cut would. */
  async killFirst(): Promise<void> {
    await this.#gateways.shift()?.kill()
  }

  /** Starts gateways until there are two. */
  async complete(): Promise<void> {
    const settings = { REDIS_URL: `redis://127.0.0.1:${this.redisLink.port}`, RATE_LIMIT: 'on' }
    while (this.#gateways.length < 2) this.#gateways.push(await spawnGateway(this.#database.url, settings))
  }

  /** The sum of a metric of both gateways. */
  async metric(name: string): Promise<number> {
    const texts = await Promise.all(this.origins.map(async (origin) => (await fetch(`${origin}/metrics`)).text()))
    const values = texts.map((text) => text.split('\n').find((line) => line.startsWith(`${name} `)))
    return values.reduce((total, line) => total + Number(line?.split(' ')[1] ?? 0), 0)
  }

  /** The checks of readiness that fail, of each gateway. */
  unready(): Promise<string[][]> {
    return Promise.all(
      this.origins.map(async (origin) => {
        const { data } = (await (await fetch(`${origin}/health/ready`)).json()) as { data: Readiness }
        return data.checks.filter(({ ok }) => !ok).map(({ name }) => name)
      }),
    )
  }

  async stop(): Promise<void> {
    await Promise.all(this.#gateways.map((gateway) => gateway.kill()))
    await this.#signals.stop()
    await this.db.destroy()
    await this.#database.stop()
    await this.redisLink.stop()
    await this.redis.stop()
    rmSync(this.#dataDir, { recursive: true, force: true })
  }
}

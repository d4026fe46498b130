import { startLogSignals } from '@fanfare/gateway/log/db/log-signals.ts'
import { spawnGateway, type SpawnedGateway } from '@fanfare/gateway/testing/spawn-gateway.ts'
import { RedisServer } from '@fanfare/gateway/testing/redis-server.ts'
import { FaultProxy } from './fault-proxy.ts'

interface Readiness {
  checks: { name: string; ok: boolean }[]
}

/** Two gateway processes on one Redis and the PostgreSQL of a stack, with rate limits. */
export class TwoGateways {
  readonly redis: RedisServer
  /** Between the gateways and Redis. */
  readonly redisLink: FaultProxy
  readonly #databaseUrl: string
  /** Notifies the gateways of what this process appends to the log. */
  readonly #signals: ReturnType<typeof startLogSignals>
  #gateways: SpawnedGateway[] = []

  private constructor(redis: RedisServer, redisLink: FaultProxy, databaseUrl: string) {
    this.redis = redis
    this.redisLink = redisLink
    this.#databaseUrl = databaseUrl
    this.#signals = startLogSignals({ connectionString: databaseUrl, onError: () => undefined })
  }

  static async start(databaseUrl: string): Promise<TwoGateways> {
    const redis = await RedisServer.start()
    const redisLink = await FaultProxy.start(Number(new URL(redis.url).port))
    return new TwoGateways(redis, redisLink, databaseUrl)
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
    const start = () => spawnGateway(this.#databaseUrl, settings)
    this.#gateways.push(...(await Promise.all(Array.from({ length: 2 - this.#gateways.length }, start))))
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
    await this.redisLink.stop()
    await this.redis.stop()
  }
}

import type { Redis } from 'ioredis'
import * as z from 'zod'
import type { LiveBatch } from '#gateway/live/db/live-events.ts'
import { createCircuitBreaker, type CircuitBreaker } from './circuit-breaker.ts'
import {
  NO_REDIS,
  type LiveChannel,
  type LiveListener,
  type RedisServices,
  type WantedToken,
} from './redis-services.ts'
import type { Logger } from 'pino'
import { Counter, Gauge, type Registry } from 'prom-client'
import type { GatewayConfig } from '#gateway/config.ts'
import { pseudonymOf, type Keys } from '#gateway/keys.ts'
import { createBatcher } from '#gateway/util/batcher.ts'
import { repeat } from '#gateway/util/repeat.ts'
import { TAKE_TOKENS } from './take-tokens-script.ts'

const batchSchema: z.ZodType<LiveBatch> = z.object({
  after: z.int(),
  events: z.array(
    z.object({
      id: z.int(),
      topic: z.string(),
      userId: z.string(),
      seq: z.int(),
      data: z.record(z.string(), z.unknown()),
    }),
  ),
})

/** null when the message is not a batch. */
function readBatch(message: string) {
  try {
    return batchSchema.safeParse(JSON.parse(message)).data ?? null
  } catch {
    return null
  }
}

interface Options {
  /** Sends batches. */
  client: Redis
  /** Only receives: its connection is subscribed. */
  subscriber: Redis
  channel: string
  breaker: Pick<CircuitBreaker, 'isClosed' | 'run'>
}

/** The live events of all instances as messages of one channel. `announceChange` is called when the breaker changes. */
function createLiveChannel({
  client,
  subscriber,
  channel,
  breaker,
}: Options): LiveChannel & { announceChange: () => void } {
  const listeners = new Set<LiveListener>()
  let isSubscribed = false
  const announceChange = () => {
    for (const { onChange } of listeners) onChange()
  }
  const setSubscribed = (next: boolean) => {
    isSubscribed = next
    announceChange()
  }
  subscriber.on('ready', () => {
    void subscriber.subscribe(channel).then(
      () => setSubscribed(true),
      () => subscriber.disconnect(true),
    )
  })
  subscriber.on('close', () => setSubscribed(false))
  subscriber.on('message', (_channel: string, message: string) => {
    const batch = listeners.size === 0 ? null : readBatch(message)
    if (batch !== null) for (const { onBatch } of listeners) onBatch(batch)
  })
  return {
    isUp: () => isSubscribed && breaker.isClosed(),
    publish: (batch) => void breaker.run(() => client.publish(channel, JSON.stringify(batch))),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    announceChange,
  }
}

const MINUTE_US = 60_000_000
/** Scripts that run at the same time; more requests wait for one of them and share the next. */
const CONCURRENCY = 4
const MAX_BATCH_SIZE = 64

/** Takes the tokens of several requests in one round trip, each up to the first bucket that has none. @throws Error of Redis */
export async function takeShared(client: Redis, requests: readonly (readonly WantedToken[])[]) {
  const keys = requests.flatMap((wanted) => wanted.map(({ key }) => key))
  const values = requests.flatMap((wanted, index) =>
    wanted.flatMap(({ rate }) => [rate.burst, Math.round(MINUTE_US / rate.perMinute), index]),
  )
  const numbers = (await client.takeTokens(keys.length, ...keys, ...values)).values()
  const next = () => numbers.next().value ?? 0
  return requests.map((wanted) =>
    wanted
      .map(() => ({ state: next(), remaining: next(), retryAfterMs: next() }))
      .filter(({ state }) => state >= 0)
      .map(({ state, ...rest }) => ({ allowed: state === 1, ...rest })),
  )
}

/** Requests of the same moment share one script. */
const createTakeTokens = (client: Redis, breaker: CircuitBreaker) =>
  createBatcher({
    run: async (requests: readonly (readonly WantedToken[])[]) =>
      (await breaker.run(() => takeShared(client, requests))) ?? requests.map(() => null),
    concurrency: CONCURRENCY,
    maxBatchSize: MAX_BATCH_SIZE,
  })

/** A request waits no longer for Redis; on the same machine or network an answer takes less than 1 ms. */
const COMMAND_MS = 50
/** Pause between two probes, and before a new connection. */
const RETRY_MS = 1_000
/** A connection that leaves a command unanswered for this long is replaced. */
const SILENCE_MS = 5_000
/** How long the start of the gateway waits for the first answer, and a probe while the product starts. */
const START_MS = 1_000
/** How long the other programs of the product, and its first pages, may keep the processors busy after a start. */
const STARTING_MS = 30_000
const PROBE = { burst: 1_000, perMinute: 60_000 }

interface Parts {
  config: Pick<GatewayConfig, 'redisUrl'>
  keys: Keys
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  metrics: { registry: Registry }
}

async function connect(url: string) {
  const client = new (await import('ioredis')).Redis(url, {
    connectionName: 'fanfare',
    connectTimeout: RETRY_MS,
    socketTimeout: SILENCE_MS,
    retryStrategy: () => RETRY_MS,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    autoResubscribe: false,
    disableClientInfo: true,
    scripts: { takeTokens: { lua: TAKE_TOKENS } },
  })
  // Errors reach the circuit breaker by the commands.
  client.on('error', () => undefined)
  return client
}

const createRedisMetrics = (registry: Registry) => ({
  up: new Gauge({
    name: 'fanfare_redis_up',
    help: 'Whether Redis answers; only with REDIS_URL',
    registers: [registry],
  }),
  outages: new Counter({
    name: 'fanfare_redis_outages_total',
    help: 'How often Redis ceased to answer this instance',
    registers: [registry],
  }),
})

/** Connects to the configured Redis and keeps connecting; resolves after the first answer, or without one after a second. */
export async function startRedis({ config, keys, log, metrics }: Parts): Promise<RedisServices> {
  if (config.redisUrl === null) return NO_REDIS
  const [client, subscriber] = await Promise.all([connect(config.redisUrl), connect(config.redisUrl)])
  // Separates deployments that share one Redis, whose channels are common to all of its databases.
  const namespace = `fanfare:${pseudonymOf(keys, 'redis')}`
  const keyOf = (key: string) => `${namespace}:rate:${pseudonymOf(keys, key)}`
  const { up, outages } = createRedisMetrics(metrics.registry)
  const answered = Promise.withResolvers<void>()
  const startedAt = performance.now()
  const breaker = createCircuitBreaker({
    timeoutMs: COMMAND_MS,
    probeMs: () => (performance.now() - startedAt < STARTING_MS ? START_MS : COMMAND_MS),
    onChange: () => {
      live.announceChange()
      probing.wake()
      if (breaker.isClosed()) answered.resolve()
    },
  })
  let isReportedUp = false
  /** Called after a probe, because one late command is not an outage. */
  const report = (fault: string | null) => {
    if (isReportedUp === (fault === null)) return
    isReportedUp = fault === null
    up.set(isReportedUp ? 1 : 0)
    if (isReportedUp) return log.info('Redis answers: rate limits and live events are shared')
    outages.inc()
    log.warn({ reason: fault }, 'Redis does not answer: rate limits are local, live events are read from the database')
  }
  const live = createLiveChannel({ client, subscriber, channel: `${namespace}:live`, breaker })
  const takeTokens = createTakeTokens(client, breaker)
  // A script that writes, so that a full Redis or a replica counts as one that does not answer.
  const probe = () => takeShared(client, [[{ key: keyOf('probe'), rate: PROBE }]])
  const probing = repeat(
    async () => {
      // Without an answer the connection is replaced after SILENCE_MS.
      subscriber.ping().catch(() => undefined)
      report(await breaker.probe(probe))
    },
    { name: 'redis probe', everyMs: RETRY_MS, log },
  )
  client.on('ready', probing.wake)
  // Only the message, because errors of ioredis carry the arguments of a command, also of AUTH.
  let reason = 'no connection'
  client.on('error', ({ message }: Error) => (reason = message))
  const unanswered = setTimeout(() => {
    log.warn({ reason }, 'Redis has not answered yet: the gateway starts without it and keeps connecting')
    answered.resolve()
  }, START_MS)
  await answered.promise
  clearTimeout(unanswered)
  return {
    isUp: breaker.isClosed,
    takeTokens: (wanted) => takeTokens(wanted.map(({ key, rate }) => ({ key: keyOf(key), rate }))),
    live,
    stop: async () => {
      await probing.stop()
      for (const connection of [client, subscriber]) connection.disconnect()
    },
  }
}

import type { Redis } from 'ioredis'
import { createBatcher } from '#gateway/util/batcher.ts'
import type { Taken } from '@fanfare/kernel/net/token-buckets.ts'
import type { CircuitBreaker } from './circuit-breaker.ts'
import type { RedisServices, WantedToken } from './redis-services.ts'

const MINUTE_US = 60_000_000
/** Scripts that run at the same time; more requests wait for one of them and share the next. */
const CONCURRENCY = 4
const MAX_BATCH_SIZE = 64

/** Takes the tokens of several requests in one round trip, each up to the first bucket that has none. @throws Error of Redis */
export async function takeShared(client: Redis, requests: readonly (readonly WantedToken[])[]): Promise<Taken[][]> {
  const keys = requests.flatMap((wanted) => wanted.map(({ key }) => key))
  const values = requests.flatMap((wanted, index) =>
    wanted.flatMap(({ rate }) => [rate.burst, Math.round(MINUTE_US / rate.perMinute), index]),
  )
  const numbers = (await client.takeTokens(keys.length, ...keys, ...values)).values()
  const next = (): number => numbers.next().value ?? 0
  return requests.map((wanted) =>
    wanted
      .map(() => ({ state: next(), remaining: next(), retryAfterMs: next() }))
      .filter(({ state }) => state >= 0)
      .map(({ state, ...rest }) => ({ allowed: state === 1, ...rest })),
  )
}

/** Requests of the same moment share one script. */
export const createTakeTokens = (client: Redis, breaker: Pick<CircuitBreaker, 'run'>): RedisServices['takeTokens'] =>
  createBatcher({
    run: async (requests: readonly (readonly WantedToken[])[]) =>
      (await breaker.run(() => takeShared(client, requests))) ?? requests.map(() => null),
    concurrency: CONCURRENCY,
    maxBatchSize: MAX_BATCH_SIZE,
  })

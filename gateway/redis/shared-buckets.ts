import type { Redis } from 'ioredis'
import type { Taken } from '#lib/net/token-buckets.ts'
import type { WantedToken } from './redis-services.ts'

const MINUTE_US = 60_000_000

/** Takes tokens of the buckets that all instances share, in one round trip. @throws Error of Redis */
export async function takeShared(client: Redis, wanted: readonly WantedToken[]): Promise<Taken[]> {
  const keys = wanted.map(({ key }) => key)
  const rates = wanted.flatMap(({ rate }) => [rate.burst, MINUTE_US / rate.perMinute])
  const numbers = await client.takeTokens(keys.length, ...keys, ...rates)
  return wanted.slice(0, numbers.length / 3).map((_one, index) => {
    const [allowed, remaining = 0, retryAfterMs = 0] = numbers.slice(index * 3)
    return { allowed: allowed === 1, remaining, retryAfterMs }
  })
}

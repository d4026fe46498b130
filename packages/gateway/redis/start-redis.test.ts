import { Redis } from 'ioredis'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createTokenBuckets, type Rate } from '@fanfare/kernel/net/token-buckets.ts'
import { RedisServer } from '#gateway/testing/redis-server.ts'
import { takeShared } from './start-redis.ts'
import { TAKE_TOKENS } from './take-tokens-script.ts'

afterAll(async () => {
  client.disconnect()
  await server.stop()
})
beforeEach(() => client.flushall())

/** No token comes back during a test. */
const SLOW: Rate = { burst: 3, perMinute: 1 }
const take = async (key: string, rate = SLOW) => (await takeShared(client, [[{ key, rate }]]))[0]?.[0]

const server = await RedisServer.start()
const client = new Redis(server.url, { scripts: { takeTokens: { lua: TAKE_TOKENS } } })

test('[D-20] a shared bucket gives the answers of a bucket in the process', async () => {
  const takeLocal = createTokenBuckets()
  for (let count = 0; count < 5; count += 1) {
    const [shared, local] = [await take('same'), takeLocal('same', SLOW)]
    expect(shared).toMatchObject({ allowed: local.allowed, remaining: local.remaining })
    expect(Math.abs((shared?.retryAfterMs ?? 0) - local.retryAfterMs)).toBeLessThan(5_000)
  }
})

test('[D-20] a bucket refills at its rate, even a fractional one, and is then forgotten', async () => {
  const rate = { burst: 2, perMinute: 7_000 }
  for (let count = 0; count < 50; count += 1) await take('quick', rate)
  const refused = await take('quick', { burst: 1, perMinute: 7 })
  expect(refused?.retryAfterMs).toBeLessThanOrEqual(Math.ceil(60_000 / 7))
  await expect.poll(() => client.exists('quick')).toBe(0)
  expect(await take('quick', rate)).toEqual({ allowed: true, remaining: 1, retryAfterMs: 0 })
})

test('[D-20] a request stops at its first empty bucket, and other requests of the batch do not', async () => {
  for (let count = 0; count < 3; count += 1) await take('empty')
  const [first, second] = await takeShared(client, [
    ['full', 'empty', 'untouched'].map((key) => ({ key, rate: SLOW })),
    [{ key: 'full', rate: SLOW }],
  ])
  expect(first?.map(({ allowed }) => allowed)).toEqual([true, false])
  expect(second).toEqual([{ allowed: true, remaining: 1, retryAfterMs: 0 }])
  expect(await client.exists('untouched')).toBe(0)
})

test('[D-20][D-9] a clock of Redis that is set back locks a client out for one token at most', async () => {
  const inAnHour = (Date.now() + 3_600_000) * 1_000
  await client.set('ahead', String(inAnHour), 'PX', 3_600_000)
  const rate = { burst: 5, perMinute: 600 }
  const refused = await take('ahead', rate)
  expect(refused?.allowed).toBe(false)
  expect(refused?.retryAfterMs).toBeLessThanOrEqual(100)
})

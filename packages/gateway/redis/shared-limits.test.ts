import { Registry } from 'prom-client'
import { afterAll, afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { Watch } from '@fanfare/kernel/testing/watch.ts'
import { RATES } from '#gateway/limits.ts'
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts'
import { captchaChallenge } from '@fanfare/contract/session/login.ts'
import { healthReady } from '@fanfare/contract/ops/gateway.ts'
import { kolBind } from '@fanfare/contract/task/task-completions.ts'
import { startRedis } from './start-redis.ts'
import { RedisServer } from '#gateway/testing/redis-server.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'

const { burst } = RATES.callByAddress.captchaChallenge
/** A command that Redis leaves unanswered costs a request 50 ms, and a busy machine some more. */
const AT_MOST_SECONDS = 1

const redis = await RedisServer.start()
const config = { rateLimit: true, redisUrl: redis.url }
const { database } = await borrowGateway()
const instances = [await startGateway({ config, database }), await startGateway({ config, database })] as const
afterAll(async () => {
  await instances[1].stop()
  await instances[0].stop()
  await redis.stop()
})
afterEach(async () => {
  redis.resume()
  await until(true)
})

const until = (isUp: boolean) =>
  vi.waitFor(() => expect(instances.map(({ ctx }) => ctx.redis.isUp())).toEqual([isUp, isUp]), { interval: 20 })

let addresses = 0
const newAddress = () => `203.0.113.${(addresses += 1)}`
const challenge = (gateway: TestGateway, address: string) =>
  gateway.call(captchaChallenge, { query: { action: 'login' } }, { headers: { 'x-forwarded-for': address } })

async function allowed(address: string, count: number): Promise<number> {
  let total = 0
  for (let sent = 0; sent < count; sent += 1) {
    const { code } = await challenge(sent % 2 === 0 ? instances[0] : instances[1], address)
    if (code === '00000') total += 1
  }
  return total
}

test('[GW-1][D-20] two instances allow together as much as one', async () => {
  const address = newAddress()
  const count = await allowed(address, burst + 20)
  // One token a second comes back.
  expect(count).toBeGreaterThanOrEqual(burst)
  expect(count).toBeLessThan(burst + 10)
  const refused = await challenge(instances[1], address)
  expect(refused).toMatchObject({ status: 429, code: '51023' })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1)
  expect(refused.headers['ratelimit-remaining']).toBe('0')
  expect((await challenge(instances[0], newAddress())).code).toBe('00000')
})

test('[GW-1][D-20] an account is limited across instances', async () => {
  // More than the burst of both together, and fewer than that of each.
  const each = RATES.callByAccount.kolBind.burst / 2 + 3
  // While Redis is late, each instance has its own limits.
  await vi.waitFor(async () => {
    const { token } = await instances[0].register()
    const bind = (gateway: TestGateway) =>
      gateway.call(kolBind, { body: { activityId: 'none', code: 'NONE' } }, { token })
    const answers = await Promise.all(instances.flatMap((gateway) => Array.from({ length: each }, () => bind(gateway))))
    expect(new Set(answers.map(({ code }) => code))).toContain('51023')
  })
})

test('[GW-1][D-20] a stopped Redis leaves each instance with its own limits, and a restart shares them again', async () => {
  const address = newAddress()
  await redis.kill()
  await until(false)
  const count = await allowed(address, 2 * burst + 40)
  expect(count).toBeGreaterThanOrEqual(2 * burst)
  expect(count).toBeLessThan(2 * burst + 20)
  for (const gateway of instances) {
    const ready = await vi.waitFor(async () => {
      const answer = await gateway.call(healthReady, {})
      expect(answer.data.status).toBe('degraded')
      return answer
    })
    expect(ready).toMatchObject({ status: 200, code: '00000' })
    expect(ready.data.checks).toContainEqual({ name: 'redis', ok: false, reason: 'does not answer' })
    const { body } = await gateway.send({ method: 'GET', target: '/metrics', signed: false })
    expect(body).toContain('fanfare_redis_up 0')
  }
  await redis.restart()
  await until(true)
  const again = newAddress()
  expect(await allowed(again, burst + 20)).toBeLessThan(burst + 10)
})

test('[GW-1][D-29] a paused Redis delays the first requests alone, and limits continue', async () => {
  const address = newAddress()
  await challenge(instances[0], address)
  redis.pause()
  const watch = new Watch()
  expect((await challenge(instances[0], address)).code).toBe('00000')
  expect(watch.seconds).toBeLessThan(watch.limit(AT_MOST_SECONDS))
  await until(false)
  const times: number[] = []
  for (let sent = 0; sent < 20; sent += 1) {
    const at = watch.seconds
    expect((await challenge(instances[0], address)).code).toBe('00000')
    times.push(watch.seconds - at)
  }
  const median = times.toSorted((a, b) => a - b)[10] ?? Infinity
  expect(median).toBeLessThan(watch.limit(0.04, median))
  expect(await allowed(address, 2 * burst)).toBeLessThan(2 * burst)
})

test('[GW-1][D-29] a Redis that is late once while the product starts is no outage', async () => {
  const { ctx } = instances[0]
  const [registry, warn] = [new Registry(), vi.fn()]
  const started = await startRedis({ ...ctx, metrics: { registry }, log: { info: () => undefined, warn, error: warn } })
  onTestFinished(() => started.stop())
  redis.pause()
  expect(await started.takeTokens([{ key: 'late', rate: { burst: 1, perMinute: 1 } }])).toBeNull()
  expect(started.isUp()).toBe(false)
  redis.resume()
  await vi.waitFor(() => expect(started.isUp()).toBe(true))
  expect(warn).not.toHaveBeenCalled()
  expect(await registry.metrics()).toMatch(/^fanfare_redis_outages_total 0$/m)
  expect(await registry.metrics()).toMatch(/^fanfare_redis_up 1$/m)
})

test('[GW-1][D-30] a flushed Redis allows no more than each instance would alone', async () => {
  const address = newAddress()
  await allowed(address, burst + 10)
  await redis.command((client) => client.flushall())
  await redis.command((client) => client.script('FLUSH'))
  // Each instance has allowed half of the burst.
  const more = await allowed(address, 2 * burst)
  expect(more).toBeGreaterThan(burst / 2)
  expect(more).toBeLessThan(burst + 20)
  expect(instances.map(({ ctx }) => ctx.redis.isUp())).toEqual([true, true])
})

test('[GW-1] a Redis that takes no writes counts as one that does not answer', async () => {
  await redis.command((client) => client.config('SET', 'maxmemory', '1'))
  await challenge(instances[0], newAddress())
  await until(false)
  expect((await challenge(instances[0], newAddress())).code).toBe('00000')
  await redis.command((client) => client.config('SET', 'maxmemory', '0'))
  await until(true)
})

test('[GW-1][D-29] a process that is busy for longer than the time limit still takes the answer of Redis', async () => {
  const { redis: link } = instances[0].ctx
  const taken = link.takeTokens([{ key: 'busy', rate: { burst: 1, perMinute: 1 } }])
  await new Promise((resolve) => setTimeout(resolve, 0))
  const end = performance.now() + 200
  while (performance.now() < end);
  expect(await taken).toEqual([{ allowed: true, remaining: 0, retryAfterMs: 0 }])
  expect(link.isUp()).toBe(true)
})

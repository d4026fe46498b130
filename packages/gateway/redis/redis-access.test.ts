import { Registry } from 'prom-client'
import { afterAll, expect, test, vi } from 'vitest'
import { startGateway } from '#gateway/testing/start-gateway.ts'
import { createLog } from '#gateway/telemetry/logging.ts'
import { userinfo } from '@fanfare/contract/session/userinfo.ts'
import { RedisServer } from '#gateway/testing/redis-server.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'
import { startRedis } from './start-redis.ts'

/** As docs/deploying/deploy.md lists them. */
const RIGHTS = '+evalsha +eval +time +get +set +publish +subscribe +ping +info +hello +client ~fanfare:* &fanfare:*'

const without = await borrowGateway()
const redis = await RedisServer.start()
await redis.command((client) => client.acl('SETUSER', 'gateway', 'on', '>a-password', ...RIGHTS.split(' ')))
const redisUrl = redis.url.replace('//', '//gateway:a-password@')
const gateway = await startGateway({ config: { rateLimit: true, redisUrl }, database: without.database })
afterAll(async () => {
  await gateway.stop()
  await redis.stop()
})

test('[GW-1][D-25] Redis gets no address or id of a user', async () => {
  const user = await gateway.register()
  const options = { token: user.token, headers: { 'x-forwarded-for': '203.0.113.250' } }
  // A bucket is forgotten once it is full: so many tokens take a second.
  await Promise.all(Array.from({ length: 40 }, () => gateway.call(userinfo, { body: {} }, options)))
  const keys = await redis.command((client) => client.keys('*'))
  expect(keys.length).toBeGreaterThan(1)
  for (const key of keys) expect(key).toMatch(/^fanfare:[0-9a-f]{16}:rate:[0-9a-f]{16}$/)
})

test('[GW-1][D-24] a gateway needs no other rights in Redis than those in the documents', async () => {
  await vi.waitFor(() => expect(gateway.ctx.redis.live.isUp()).toBe(true))
  const rate = { burst: 1, perMinute: 1 }
  expect(await gateway.ctx.redis.takeTokens([{ key: 'rights', rate }])).toMatchObject([{ allowed: true }])
})

/** Connects a gateway to a Redis that it cannot use. @returns its log lines about Redis */
async function linesWithout(redisUrl: string): Promise<string> {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const alone = await startRedis({ ...without.ctx, log, metrics: { registry: new Registry() }, config: { redisUrl } })
  expect(alone.isUp()).toBe(false)
  await alone.stop()
  return lines.filter((line) => line.includes('Redis')).join()
}

test('[GW-1][D-29] without a Redis at the address the gateway starts, and the log has the reason', async () => {
  expect(await linesWithout('redis://127.0.0.1:1')).toContain('ECONNREFUSED')
})

test('[GW-1][D-24] with a wrong password the gateway starts, and the log has the reason without the password', async () => {
  const lines = await redis.command(async (client) => {
    await client.config('SET', 'requirepass', 'the-right-password')
    return linesWithout(redis.url.replace('//', '//:a-wrong-password@')).finally(() =>
      client.config('SET', 'requirepass', ''),
    )
  })
  expect(lines).toContain('WRONGPASS')
  expect(lines).not.toContain('password@')
  expect(lines).not.toContain('a-wrong-password')
})

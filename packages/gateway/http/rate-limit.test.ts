import { expect, onTestFinished, test, vi } from 'vitest'
import { CALLS } from '@fanfare/contract/index.ts'
import { activityList } from '@fanfare/contract/activity/list.ts'
import { getActivityId } from '@fanfare/contract/activity/detail.ts'
import { captchaChallenge } from '@fanfare/contract/session/login.ts'
import { userinfo } from '@fanfare/contract/session/userinfo.ts'
import { healthLive } from '@fanfare/contract/ops/gateway.ts'
import { SITE_READING_HEADER } from '@fanfare/contract/site-reading.ts'
import { runs } from '@fanfare/kernel/testing/runs.ts'
import { RATES } from '#gateway/limits.ts'
import { isSiteReading } from './rate-limit.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'

const gateway = await borrowGateway({ config: { rateLimit: true } })

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
const challenge = (address: string) => gateway.call(captchaChallenge, { query: { action: 'login' } }, from(address))

/** On a busy machine a bucket would refill faster than requests empty it. */
function freezeClock() {
  const time = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
  onTestFinished(() => time.mockRestore())
}

test('[D-20] answers a call beyond its bucket with 429, 51023 and Retry-After, and does not limit another address', async () => {
  const { burst } = RATES.callByAddress.captchaChallenge
  freezeClock()
  for (let index = 0; index < burst; index += 1) expect((await challenge('203.0.113.1')).code).toBe('00000')
  const refused = await challenge('203.0.113.1')
  expect(refused).toMatchObject({ status: 429, code: '51023' })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1)
  expect(refused.headers['ratelimit-remaining']).toBe('0')
  expect((await challenge('203.0.113.2')).code).toBe('00000')
  expect((await gateway.call(activityList, { query: {} }, from('203.0.113.1'))).code).toBe('00000')
})

test('[D-20] counts unsigned and unknown requests to their address, and probes never', async () => {
  const { burst } = RATES.address
  const ask = (index: number) => {
    const target = index % 2 === 0 ? '/v1/unknown' : activityList.path
    return gateway.send({ method: 'GET', target, signed: false, ...from('203.0.113.3') })
  }
  // A frozen clock, as below.
  const answers = await Promise.all(Array.from({ length: burst + 50 }, (_, index) => ask(index)))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([404, 401, 429]))
  expect((await gateway.call(healthLive, {}, from('203.0.113.3'))).status).toBe(200)
})

test('[D-20] limits an account across all addresses', async () => {
  const user = await gateway.register()
  const ask = (index: number) =>
    gateway.call(userinfo, { body: {} }, { token: user.token, ...from(`198.51.100.${index % 250}`) })
  freezeClock()
  const answers = await Promise.all(Array.from({ length: RATES.account.burst + 40 }, (_, index) => ask(index)))
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['00000', '51023']))
})

test('[D-20] does not limit the reads of the site, whatever other clients do at its address', async () => {
  const siteSecret = 'shared-by-site-and-gateway'
  gateway.config.siteSecret = siteSecret
  onTestFinished(() => void (gateway.config.siteSecret = ''))
  const { headers } = from('192.0.2.99')
  const read = (secret?: string) =>
    gateway.call(
      getActivityId,
      { query: { alias: 'made-up' } },
      { headers: secret ? { ...headers, [SITE_READING_HEADER]: secret } : headers },
    )
  const codes = new Map<string, number>()
  const count = async (reading: Promise<{ code: string }>) => {
    const { code } = await reading
    codes.set(code, (codes.get(code) ?? 0) + 1)
  }
  const reads = 50 * Math.max(runs(100), Math.ceil(RATES.address.burst / 50) + 1)
  for (let done = 0; done < reads; done += 50)
    await Promise.all(Array.from({ length: 50 }, () => count(read(siteSecret))))
  expect([...codes]).toEqual([['51001', reads]])

  freezeClock()
  for (let done = 0; done < RATES.address.burst; done += 50)
    await Promise.all(Array.from({ length: 50 }, (_, index) => read(index % 2 === 0 ? undefined : 'a guess')))
  expect((await read()).code).toBe('51023')
  expect((await read(`${siteSecret} `)).code).toBe('51023')
  expect((await read(siteSecret)).code).toBe('51001')
})

test('[D-20] limits every address when the site has no secret, also for a request with an empty one', () => {
  const shows = (value: string) => ({ headers: { [SITE_READING_HEADER]: value } })
  const secrets = (siteSecret: string, before = '') => ({
    siteSecret,
    former: { signKey: '', metricsToken: '', siteSecret: before },
  })
  expect([isSiteReading(shows(''), secrets('')), isSiteReading({ headers: {} }, secrets(''))]).toEqual([false, false])
  const read = [
    isSiteReading(shows('a'), secrets('a')),
    isSiteReading(shows('b'), secrets('a')),
    isSiteReading(shows('b'), secrets('a', 'b')),
  ]
  expect(read).toEqual([true, false, true])
})

test('[D-20] RATE_LIMIT=off limits nothing', async () => {
  gateway.configure({ rateLimit: false })
  const { burst } = RATES.callByAddress.captchaChallenge
  for (let index = 0; index <= burst; index += 1) {
    expect((await gateway.call(captchaChallenge, { query: { action: 'login' } })).code).toBe('00000')
  }
})

test('[D-20] every call with a rate is a call of the contract, or the sign-in at a provider', () => {
  const names = [...CALLS.map(({ name }) => name), 'playerSignIn']
  for (const limited of [...Object.keys(RATES.callByAddress), ...Object.keys(RATES.callByAccount)]) {
    expect(names).toContain(limited)
  }
})

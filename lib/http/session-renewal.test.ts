import { expect, test, vi } from 'vitest'
import type { BearerToken, TokenExpiry } from '../session/tokens.ts'
import { ContractError, GatewayError, NetworkError } from './errors.ts'
import {
  createRenewal,
  createSilentRenewal,
  RENEW_BEFORE_MS,
  type RenewalOptions,
  UNKNOWN_EXPIRY_RENEWS_AFTER_MS,
} from './session-renewal.ts'
import { createServerClock } from './clock.ts'

const OLD: BearerToken = { value: 'old', from: 'site' }

function renewal(options: Partial<RenewalOptions> = {}) {
  const given: RenewalOptions = {
    readToken: () => OLD,
    refresh: vi.fn<RenewalOptions['refresh']>(() => Promise.resolve('new')),
    askApp: vi.fn<RenewalOptions['askApp']>(() => Promise.resolve(null)),
    ...options,
  }
  return { renew: createRenewal(given), ...given }
}

test('[AUTH-3] a refused token of the site is refreshed once, however many calls wait for it', async () => {
  const { renew, refresh } = renewal()
  expect(await Promise.all([renew(OLD), renew(OLD), renew(OLD)])).toEqual(Array(3).fill({ value: 'new', from: 'site' }))
  expect(refresh).toHaveBeenCalledTimes(1)
})

test('[AUTH-3][DEV-9] the token that another tab has just refreshed is taken without refreshing again', async () => {
  const { renew, refresh } = renewal({ readToken: () => ({ value: 'from the other tab', from: 'site' }) })
  await expect(renew(OLD)).resolves.toEqual({ value: 'from the other tab', from: 'site' })
  expect(refresh).not.toHaveBeenCalled()
})

test('[AUTH-4] a refused refresh means that there is no other token', async () => {
  for (const code of ['434', '600', '00004']) {
    const { renew } = renewal({ refresh: () => Promise.reject(new GatewayError(code)) })
    await expect(renew(OLD)).resolves.toBeNull()
  }
})

test.each([
  ['could not be sent', new NetworkError('Network Error')],
  ['was refused for now (51023)', new GatewayError('51023')],
  ['a Wi-Fi portal answered', new ContractError('refreshToken', ['the envelope'])],
])('[AUTH-4] a refresh that %s ends no session, and can be repeated', async (_, failure) => {
  const refresh = vi.fn<RenewalOptions['refresh']>(() => Promise.resolve('new')).mockRejectedValueOnce(failure)
  const { renew } = renewal({ refresh })
  await expect(renew(OLD)).rejects.toBe(failure)
  await expect(renew(OLD)).resolves.toEqual({ value: 'new', from: 'site' })
})

test('[APP-1] a refused token of the app is asked for once more, and never refreshed', async () => {
  const app: BearerToken = { value: 'app', from: 'app' }
  const { renew, refresh, askApp } = renewal({
    askApp: vi.fn<RenewalOptions['askApp']>(() => Promise.resolve({ value: 'app-2', from: 'app' })),
  })
  await expect(Promise.all([renew(app), renew(app)])).resolves.toEqual(Array(2).fill({ value: 'app-2', from: 'app' }))
  expect(askApp).toHaveBeenCalledExactlyOnceWith(app)
  expect(refresh).not.toHaveBeenCalled()
})

const START = 1_000_000
const MINUTE = 60_000
const DAY = 86_400_000

/** `fire` lets the armed timer run at its time. */
function setUp(first: number | null) {
  const world = { now: START, kept: first === null ? null : expiry(first) }
  let armed: { run: () => void; ms: number } | null = null
  const renew = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true))
  const renewal = createSilentRenewal({
    clock: createServerClock(() => world.now),
    readExpiry: () => world.kept,
    renew,
  })
  vi.stubGlobal('setTimeout', (run: () => void, ms: number) => void (armed = { run, ms }))
  vi.stubGlobal('clearTimeout', () => (armed = null))
  const fire = async () => {
    const { run, ms } = armed ?? { run: () => undefined, ms: 0 }
    armed = null
    world.now += ms
    run()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { renewal, renew, world, fire, delay: () => armed?.ms ?? null }
}

const expiry = (tokenExpiresAt: number): TokenExpiry => ({ tokenExpiresAt, refreshTokenExpiresAt: START + 30 * DAY })

test('[AUTH-3] a token is renewed a minute before its end, and the next one as well', async () => {
  const { renewal, renew, world, fire, delay } = setUp(START + 15 * MINUTE)
  renewal.start()
  expect(delay()).toBe(15 * MINUTE - RENEW_BEFORE_MS)
  renew.mockImplementation(() => {
    world.kept = expiry(world.now + 15 * MINUTE)
    return Promise.resolve(true)
  })
  await fire()
  expect([renew.mock.calls.length, delay()]).toEqual([1, 14 * MINUTE])
  await fire()
  expect([renew.mock.calls.length, delay()]).toEqual([2, 14 * MINUTE])
})

test('[AUTH-3] a token that is about to end, or has ended, is renewed at once', () => {
  const { renewal, delay } = setUp(START - DAY)
  renewal.start()
  expect(delay()).toBe(0)
})

test('[AUTH-3] the token that another tab has renewed is watched without a renewal', async () => {
  const { renewal, renew, world, fire, delay } = setUp(START + 15 * MINUTE)
  renewal.start()
  world.kept = expiry(START + 25 * MINUTE)
  await fire()
  expect([renew.mock.calls.length, delay()]).toEqual([0, 10 * MINUTE])
})

test('[AUTH-3] a token of unknown expiry is renewed after a while', async () => {
  const { renewal, renew, fire, delay } = setUp(null)
  renewal.start()
  expect(delay()).toBe(UNKNOWN_EXPIRY_RENEWS_AFTER_MS)
  await fire()
  expect(renew).toHaveBeenCalledOnce()
})

test('the expiry of a token of a month is awaited in steps below the limit of a timer', async () => {
  const { renewal, renew, fire, delay } = setUp(START + 29 * DAY)
  renewal.start()
  expect(delay()).toBe(2_147_483_647)
  await fire()
  expect([renew.mock.calls.length, delay()]).toEqual([0, 29 * DAY - RENEW_BEFORE_MS - 2_147_483_647])
})

test('tokens that live less than a minute are not renewed in a loop', async () => {
  const { renewal, renew, world, fire, delay } = setUp(START + 30_000)
  renewal.start()
  renew.mockImplementation(() => {
    world.kept = expiry(world.now + 30_000)
    return Promise.resolve(true)
  })
  await fire()
  expect([renew.mock.calls.length, delay()]).toEqual([1, UNKNOWN_EXPIRY_RENEWS_AFTER_MS])
})

test.each([
  ['refused', () => Promise.resolve(false)],
  ['impossible', () => Promise.reject(new Error('offline'))],
])('a renewal that is %s is left to the first refused call', async (_, renewing) => {
  const { renewal, renew, fire, delay } = setUp(START)
  renew.mockImplementation(renewing)
  renewal.start()
  await fire()
  expect([renew.mock.calls.length, delay()]).toEqual([1, null])
})

test('nothing is renewed after the refresh token has ended, nor after a logout', () => {
  const { renewal, world, delay } = setUp(START + 15 * MINUTE)
  renewal.start()
  renewal.stop()
  renewal.stop()
  expect(delay()).toBeNull()
  world.now = START + 30 * DAY
  renewal.start()
  expect(delay()).toBeNull()
})

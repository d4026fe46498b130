import { expect, test, vi } from 'vitest'
import type { BearerToken } from '../session/tokens.ts'
import { GatewayError, NetworkError } from './errors.ts'
import { createRenewal, type RenewalOptions } from './renewal.ts'
import type { TabLock } from './tab-lock.ts'

const OLD: BearerToken = { value: 'old', from: 'site' }
const unlocked: TabLock = (_, task) => task()

function renewal(options: Partial<RenewalOptions> = {}) {
  const given: RenewalOptions = {
    readToken: () => OLD,
    refresh: vi.fn<RenewalOptions['refresh']>(() => Promise.resolve('new')),
    askApp: vi.fn<RenewalOptions['askApp']>(() => Promise.resolve(null)),
    lock: unlocked,
    ...options,
  }
  return { renew: createRenewal(given), ...given }
}

test('[AUTH-3] a refused token of the site is refreshed once, however many calls wait for it', async () => {
  const { renew, refresh } = renewal()
  const answers = await Promise.all([renew(OLD), renew(OLD), renew(OLD)])
  expect(answers).toEqual(Array(3).fill({ value: 'new', from: 'site' }))
  expect(refresh).toHaveBeenCalledTimes(1)
})

test('[AUTH-3] the token that another tab has just refreshed is taken without refreshing again', async () => {
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

test('[AUTH-4] a refresh that could not be asked for logs nobody out', async () => {
  const { renew } = renewal({ refresh: () => Promise.reject(new NetworkError('Network Error')) })
  await expect(renew(OLD)).rejects.toBeInstanceOf(NetworkError)
})

test('a failed refresh does not stand in the way of the next one', async () => {
  const refresh = vi
    .fn<RenewalOptions['refresh']>()
    .mockRejectedValueOnce(new NetworkError('Network Error'))
    .mockResolvedValueOnce('new')
  const { renew } = renewal({ refresh })
  await expect(renew(OLD)).rejects.toBeInstanceOf(NetworkError)
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

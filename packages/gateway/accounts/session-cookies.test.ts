import { expect, test } from 'vitest'
import { logout, refreshToken } from '@fanfare/contract/session/session.ts'
import { register } from '@fanfare/contract/session/register.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'
import { refreshCookieName } from './session-cookies.ts'

const gateway = await borrowGateway()

test.each([
  { origin: 'a live deployment', config: { live: true, siteOrigin: 'https://promo.example.com' }, isSecure: true },
  { origin: 'https://localhost', config: { live: false, siteOrigin: 'https://localhost:3000' }, isSecure: true },
  { origin: 'http://localhost', config: { live: false, siteOrigin: 'http://localhost:3000' }, isSecure: false },
  { origin: 'http://127.0.0.1', config: { live: false, siteOrigin: 'http://127.0.0.1:3000' }, isSecure: false },
  { origin: 'a live http://localhost', config: { live: true, siteOrigin: 'http://localhost:3000' }, isSecure: true },
])(
  '[AUTH-3][D-3] at $origin, all cookies are Secure: $isSecure, at registration, refresh and logout',
  async ({ config, isSecure }) => {
    gateway.configure(config)
    const email = `${gateway.ctx.newId('cookie')}@example.test`
    const body = { email, password: 'a quiet harbour at dawn', languageType: 1, termsAccepted: true as const }
    const registered = await gateway.call(register, { body })
    const name = refreshCookieName(config.live)
    const cookie = `${name}=${registered.cookies[name]}`
    const refreshed = await gateway.call(refreshToken, {}, { headers: { cookie } })
    const loggedOut = await gateway.call(logout, {}, { token: refreshed.data.token })
    const sent: [typeof registered | typeof loggedOut, number][] = [
      // With the cookie of the device.
      [registered, 4],
      [refreshed, 3],
      [loggedOut, 3],
    ]
    for (const [{ code, headers }, count] of sent) {
      const cookies = [headers['set-cookie'] ?? []].flat()
      expect([code, cookies.length]).toEqual(['00000', count])
      expect(cookies.filter((line) => /; Secure(?:;|$)/.test(line))).toHaveLength(isSecure ? count : 0)
    }
  },
)

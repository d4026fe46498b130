import { afterAll, beforeAll, expect, test } from 'vitest'
import { logout } from '#lib/contract/session/logout.ts'
import { refreshToken } from '#lib/contract/session/refresh-token.ts'
import { register } from '#lib/contract/session/register.ts'
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts'
import { refreshCookieName } from './session-cookies.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(async () => gateway.stop())

test.each([
  { origin: 'a live deployment', config: { live: true, siteOrigin: 'https://promo.example.com' }, secure: 3 },
  { origin: 'https://localhost', config: { live: false, siteOrigin: 'https://localhost:3000' }, secure: 3 },
  { origin: 'http://localhost', config: { live: false, siteOrigin: 'http://localhost:3000' }, secure: 0 },
  { origin: 'http://127.0.0.1', config: { live: false, siteOrigin: 'http://127.0.0.1:3000' }, secure: 0 },
  { origin: 'a live http://localhost', config: { live: true, siteOrigin: 'http://localhost:3000' }, secure: 3 },
])(
  '[AUTH-3][D-3] at $origin, $secure of the three cookies are Secure, at registration, refresh and logout',
  async ({ config, secure }) => {
    const site = await startGateway({ config, database: { db: gateway.db, url: gateway.databaseUrl } })
    const email = `${site.ctx.newId('cookie')}@example.test`
    const body = { email, password: 'a quiet harbour at dawn', languageType: 1, termsAccepted: true as const }
    const registered = await site.call(register, { body })
    const name = refreshCookieName(config.live)
    const cookie = `${name}=${registered.cookies[name]}`
    const refreshed = await site.call(refreshToken, {}, { headers: { cookie } })
    const loggedOut = await site.call(logout, {}, { token: refreshed.data.token })
    for (const { code, headers } of [registered, refreshed, loggedOut]) {
      const cookies = [headers['set-cookie'] ?? []].flat()
      expect([code, cookies.length]).toEqual(['00000', 3])
      expect(cookies.filter((line) => /; Secure(?:;|$)/.test(line))).toHaveLength(secure)
    }
    await site.app.close()
  },
)

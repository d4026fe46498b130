import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { login } from '@fanfare/contract/session/login.ts'
import { logout, refreshToken } from '@fanfare/contract/session/session.ts'
import { register } from '@fanfare/contract/session/register.ts'
import { userinfo } from '@fanfare/contract/session/userinfo.ts'
import { SPELT_NAMES } from '@fanfare/contract/testing/typed-texts.ts'
import { cookieHeader } from '#gateway/testing/signed-request.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'
import { hashToken } from '../tokens.ts'

const gateway = await borrowGateway()

const MINUTE = 60_000

interface Browser {
  cookies: Record<string, string>
}
const refresh = ({ cookies }: Browser, headers: Record<string, string> = {}) =>
  gateway.call(refreshToken, {}, { headers: { cookie: `refreshToken=${cookies.refreshToken}`, ...headers } })
const whoAmI = async (token = '') => (await gateway.call(userinfo, { body: {} }, { token })).code
const NAMES = ['ccToken', 'sessionToken', 'refreshToken', 'device']
const chosen = () => Object.fromEntries(NAMES.map((name) => [name, randomBytes(32).toString('base64url')]))
const later = (ms: number) => gateway.clock.set(gateway.clock.now() + ms)

test('[AUTH-3][D-3] login at http://localhost sets its cookies without Secure, and the token works', async () => {
  const { loginName, password } = await gateway.register()
  const response = await gateway.send({
    method: 'POST',
    target: login.path,
    body: JSON.stringify({ loginName: loginName.toUpperCase(), password }),
  })
  const { data } = response.json<{ data: { token: string; tokenExpiresAt: number } }>()
  const cookies = [response.headers['set-cookie'] ?? []].flat()
  expect(cookies).toEqual([
    `ccToken=${data.token}; Max-Age=31536000; Path=/; SameSite=Lax`,
    expect.stringMatching(/^sessionToken=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/),
    expect.stringMatching(/^refreshToken=[\w-]{43}; Max-Age=\d+; Path=\/v1\/user\/token; HttpOnly; SameSite=Strict$/),
    expect.stringMatching(/^device=[\w-]{43}; Max-Age=31536000; Path=\/v1\/user; HttpOnly; SameSite=Strict$/),
  ])
  expect(data.tokenExpiresAt - gateway.clock.now()).toBeLessThanOrEqual(15 * MINUTE)
  expect(await whoAmI(data.token)).toBe('00000')
})

test.each(Object.entries(SPELT_NAMES).map(([name, typed]) => ({ name, typed })))(
  '[AUTH-3] $name registers, logs in and is asked for a new password in every spelling, which is never a wrong name',
  async ({ name, typed }) => {
    const isEmail = !name.startsWith('+')
    const who = isEmail
      ? { email: typed[2] }
      : { email: undefined, areaCode: '49', mobile: '\u202A0151\u201123456789\u202C' }
    const { loginName, password } = await gateway.register(who)
    expect(loginName).toBe(name)
    for (const text of typed) {
      const { code } = await gateway.call(login, { body: { loginName: text, password } })
      expect([text, code]).toEqual([text, '00000'])
    }
    expect(await gateway.rows('loginAttempts')).toEqual([])
  },
)

test('[AUTH-3][D-3] a live deployment prefixes the HttpOnly cookies', async () => {
  gateway.configure({ live: true, siteOrigin: 'https://promo.example.com' })
  const { cookies } = await gateway.register()
  expect(Object.keys(cookies)).toEqual(['ccToken', '__Host-sessionToken', '__Secure-refreshToken', '__Secure-device'])
  const cookie = `__Secure-refreshToken=${cookies['__Secure-refreshToken']}`
  const answer = await gateway.call(refreshToken, {}, { headers: { cookie, origin: 'http://localhost:3000' } })
  expect(answer.code).toBe('600')
  expect((await gateway.call(refreshToken, {}, { headers: { cookie } })).code).toBe('00000')
})

test('[AUTH-3] no token is stored, only its hash', async () => {
  const user = await gateway.register()
  const stored = JSON.stringify([await gateway.rows('tokens'), await gateway.rows('rememberedDevices')])
  for (const token of Object.values(user.cookies)) {
    expect(stored).toContain(hashToken(token))
    expect(stored).not.toContain(token)
  }
})

test('[AUTH-3][DEV-9] refresh replaces the tokens, and the parent gets the same new ones within 10 s', async () => {
  const user = await gateway.register()
  const first = await refresh(user)
  const again = await refresh(user)
  expect(first.code).toBe('00000')
  expect(first.cookies.refreshToken).not.toBe(user.cookies.refreshToken)
  expect(again.data).toEqual(first.data)
  expect(again.cookies).toEqual(first.cookies)
  expect(await whoAmI(first.data.token)).toBe('00000')
})

test('[AUTH-3][DEV-9] 50 parallel refreshes of one cookie end in one live session', async () => {
  const user = await gateway.register()
  const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(user)))
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['00000']))
  expect(new Set(answers.map(({ cookies }) => cookies.refreshToken)).size).toBe(1)
  const next = await refresh(answers[0]!)
  expect(next.code).toBe('00000')
  expect(await whoAmI(next.data.token)).toBe('00000')
})

test('[AUTH-3][DEV-9] reuse of a stolen refresh token ends the whole family with 434', async () => {
  const user = await gateway.register()
  const thief = await refresh(user)
  later(10_001)
  const owner = await refresh(user)
  expect(owner.code).toBe('434')
  expect(owner.cookies).toEqual({ ccToken: '', sessionToken: '', refreshToken: '' })
  expect((await refresh(thief)).code).toBe('434')
  expect(await whoAmI(thief.data.token)).toBe('434')
  expect(await whoAmI(user.token)).toBe('434')
})

test('[AUTH-3] reuse of a grandparent token ends the family, also within 10 s', async () => {
  const user = await gateway.register()
  const child = await refresh(user)
  const grandchild = await refresh(child)
  expect((await refresh(user)).code).toBe('434')
  expect((await refresh(grandchild)).code).toBe('434')
})

test('[AUTH-3][GW-7] counts one reuse for a family, however often its tokens are sent; other ends are not counted', async () => {
  const { refreshReuse } = gateway.ctx.metrics
  const counted = async () => (await refreshReuse.get()).values[0]?.value ?? 0
  const before = await counted()
  const user = await gateway.register()
  const child = await refresh(user)
  later(10_001)
  const reuses = await Promise.all(Array.from({ length: 5 }, () => refresh(user)))
  reuses.push(await refresh(child))
  expect(new Set(reuses.map(({ code }) => code))).toEqual(new Set(['434']))
  expect(await counted()).toBe(before + 1)

  const forced = await gateway.register()
  await gateway.change(
    'tokenFamilies',
    { endReason: 'OPERATOR', endedAt: gateway.clock.now() },
    { userId: forced.userId },
  )
  expect((await refresh(forced)).code).toBe('434')
  expect(await counted()).toBe(before + 1)
})

test('[AUTH-3] the end of a family leaves other logins of the same user alone', async () => {
  const user = await gateway.register()
  const { loginName, password } = user
  const other = await gateway.call(login, { body: { loginName, password } })
  await refresh(user)
  later(11_000)
  expect((await refresh(user)).code).toBe('434')
  expect(await whoAmI(other.data.token)).toBe('00000')
})

test('[AUTH-3][D-6] refresh without a cookie is 600, with an unknown one 00004, from another site 600', async () => {
  const user = await gateway.register()
  expect((await gateway.call(refreshToken, {})).code).toBe('600')
  expect((await refresh({ cookies: chosen() })).code).toBe('00004')
  expect((await refresh(user, { 'sec-fetch-site': 'cross-site' })).code).toBe('600')
  expect((await refresh(user, { 'sec-fetch-site': 'same-site' })).code).toBe('600')
  expect((await refresh(user, { origin: 'https://evil.example' })).code).toBe('600')
  expect((await refresh(user, { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' })).code).toBe('00000')
})

test('[AUTH-3][D-6] on localhost another port or scheme is another site, but 127.0.0.1 and a mapped port are the same site', async () => {
  const from = async (origin: string, host = 'localhost:3000') => {
    const user = await gateway.register()
    return (await refresh(user, { origin, host })).code
  }
  expect(await from('http://localhost:3001')).toBe('600')
  expect(await from('https://localhost:3000')).toBe('600')
  expect(await from('http://127.0.0.1:3000')).toBe('00000')
  expect(await from('http://localhost:8080', 'localhost:8080')).toBe('00000')
  expect(await from('http://evil.example', 'evil.example')).toBe('600')
})

test('[AUTH-3] only the refresh token refreshes, and only the access token is accepted as bearer', async () => {
  const { cookies } = await gateway.register()
  for (const token of [cookies.ccToken!, cookies.sessionToken!])
    expect((await refresh({ cookies: { refreshToken: token } })).code).toBe('00004')
  expect(await whoAmI(cookies.sessionToken)).toBe('00004')
  expect(await whoAmI(cookies.refreshToken)).toBe('00004')
})

test('[AUTH-4][D-3] a token expires after 15 minutes with 00004; its refresh token still renews it', async () => {
  const user = await gateway.register()
  later(15 * MINUTE - 1000)
  expect(await whoAmI(user.token)).toBe('00000')
  later(1000)
  expect(await whoAmI(user.token)).toBe('00004')
  const renewed = await refresh(user)
  expect(await whoAmI(renewed.data.token)).toBe('00000')
})

test('[AUTH-4] a login ends the session that the browser had, also that of another user, and no other session', async () => {
  const [user, other] = [await gateway.register(), await gateway.register()]
  const { loginName, password } = user
  const logIn = (cookies: Record<string, string>, body = { loginName, password }) =>
    gateway.call(login, { body }, { headers: { cookie: `sessionToken=${cookies.sessionToken}` } })
  const second = await logIn(user.cookies)
  expect([await whoAmI(user.token), await whoAmI(second.data.token)]).toEqual(['00004', '00000'])
  expect((await refresh(user)).code).toBe('00004')

  expect((await logIn(second.cookies, { loginName, password: 'not the password' })).code).toBe('51050')
  expect(await whoAmI(second.data.token), 'a refused login ends nothing').toBe('00000')

  const elsewhere = await gateway.call(login, { body: { loginName, password } })
  const third = await logIn(other.cookies)
  const tokens = [other.token, second.data.token, elsewhere.data.token, third.data.token]
  expect(await Promise.all(tokens.map(whoAmI))).toEqual(['00004', '00000', '00000', '00000'])
  const ended = await gateway.rows('auditLog', { actor: other.userId })
  expect(ended.map(({ action }) => action)).toEqual(['user.register', 'session.logout'])
})

test('[AUTH-4] a session ends 30 days after its login, however often it was renewed', async () => {
  const DAY = 24 * 60 * MINUTE
  const user = await gateway.register()
  const end = gateway.clock.now() + 30 * DAY
  const renew = async (browser: Browser) => {
    const answer = await refresh(browser)
    expect([answer.code, Math.abs(answer.data.refreshTokenExpiresAt - end) < MINUTE]).toEqual(['00000', true])
    return answer
  }
  later(29 * DAY)
  const late = await renew(user)
  later(DAY - 5 * MINUTE)
  const last = await renew(late)
  expect(last.data.tokenExpiresAt).toBe(last.data.refreshTokenExpiresAt)
  expect(await whoAmI(last.data.token)).toBe('00000')
  later(6 * MINUTE)
  expect(await whoAmI(last.data.token)).toBe('00004')
  expect((await refresh(last)).code).toBe('00004')
})

test('[AUTH-4] a session from before SESSION_DAYS was shortened ends with its next renewal', async () => {
  const user = await gateway.register()
  gateway.configure({ sessionMs: 24 * 60 * MINUTE })
  later(25 * 60 * MINUTE)
  expect((await refresh(user)).code).toBe('00004')
})

test('[AUTH-4][DEV-9] logout ends every token of the session and deletes the cookies', async () => {
  const user = await gateway.register()
  const renewed = await refresh(user)
  const answer = await gateway.call(logout, {}, { token: renewed.data.token })
  expect(answer).toMatchObject({ code: '00000', cookies: { ccToken: '', sessionToken: '', refreshToken: '' } })
  expect(await whoAmI(user.token)).toBe('00004')
  expect(await whoAmI(renewed.data.token)).toBe('00004')
  expect((await refresh(renewed)).code).toBe('00004')
})

test('[AUTH-4][D-6] the session cookie logs out after the access token has expired, but not from another site', async () => {
  const user = await gateway.register()
  later(16 * MINUTE)
  const cookie = `sessionToken=${user.cookies.sessionToken}`
  expect((await gateway.call(logout, {}, { headers: { cookie, 'sec-fetch-site': 'cross-site' } })).code).toBe('600')
  expect((await gateway.call(logout, {}, { token: user.token, headers: { cookie } })).code).toBe('00000')
  expect((await refresh(user)).code).toBe('00004')
})

test('[AUTH-4][D-6] the session cookie authorises no other call', async () => {
  const user = await gateway.register()
  const headers = { cookie: `sessionToken=${user.cookies.sessionToken}; ccToken=${user.cookies.ccToken}` }
  expect((await gateway.call(userinfo, { body: {} }, { headers })).code).toBe('600')
})

test('[AUTH-3][D-26] registration, login, logout and the reuse of a token are in the audit log with their user and request', async () => {
  const user = await gateway.register()
  const { loginName, password } = user
  const loggedIn = await gateway.call(login, { body: { loginName, password } })
  const loggedOut = await gateway.call(logout, {}, { token: loggedIn.data.token })
  await refresh(user)
  later(10_001)
  const reused = await refresh(user)
  const lines = await gateway.rows('auditLog', { actor: user.userId })
  const requestOf = ({ headers }: { headers: object }) => ({
    request: (headers as Record<string, string>)['x-request-id'],
  })
  expect(lines).toMatchObject([
    { action: 'user.register', detail: { request: expect.any(String) } },
    { action: 'session.login', detail: requestOf(loggedIn) },
    { action: 'session.logout', detail: requestOf(loggedOut) },
    { action: 'session.reuse', detail: requestOf(reused) },
  ])
})

test.each([
  ['of the attacker’s own session', async () => (await gateway.register()).cookies],
  ['that the attacker made up', async () => chosen()],
])(
  '[AUTH-3] [DEV-9] a login in a browser with planted cookies %s replaces each of them, and none of them gains the account',
  async (_, plant) => {
    const victim = await gateway.register()
    const planted = await plant()
    const owner = async (token = '') => (await gateway.call(userinfo, { body: {} }, { token })).data?.userId ?? null
    const before = await owner(planted.ccToken!)
    const answer = await gateway.call(
      login,
      { body: { loginName: victim.loginName, password: victim.password } },
      // Also as a bearer token, as the page of the planted session sends it.
      { headers: { cookie: cookieHeader(planted) }, token: planted.ccToken! },
    )
    expect(answer.code).toBe('00000')
    expect(Object.keys(answer.cookies)).toEqual(NAMES)
    for (const name of NAMES) {
      expect(answer.cookies[name], name).toMatch(/^[\w-]{43}$/)
      expect(Object.values(planted), name).not.toContain(answer.cookies[name])
    }
    expect(await owner(answer.data.token)).toBe(victim.userId)

    expect(before).not.toBe(victim.userId)
    expect(await owner(planted.ccToken!), 'the planted session has ended').toBeNull()
    expect((await refresh({ cookies: planted })).code).toBe('00004')
    const loggedOut = await gateway.call(logout, {}, { headers: { cookie: `sessionToken=${planted.sessionToken}` } })
    expect(loggedOut.code, 'it ends no other').toBe('00004')
    expect(await owner(answer.data.token)).toBe(victim.userId)
    const devices = await gateway.rows('rememberedDevices', { tokenHash: hashToken(planted.device ?? '') })
    expect(devices, 'the planted device is known for no account any more').toEqual([])
  },
)

test('[AUTH-3] [DEV-9] a registration in a browser with planted cookies gives its account to none of them', async () => {
  const attacker = await gateway.register()
  const email = `${randomBytes(6).toString('hex')}@example.test`
  const answer = await gateway.call(
    register,
    { body: { email, password: 'a quiet harbour at dawn', languageType: 1, termsAccepted: true } },
    { headers: { cookie: cookieHeader(attacker.cookies) }, token: attacker.token },
  )
  expect(answer.code).toBe('00000')
  for (const name of NAMES) expect(answer.cookies[name], name).not.toBe(attacker.cookies[name])
  expect((await refresh(attacker)).code).toBe('00004')
  expect((await refresh(answer)).data.userId).toBe(answer.data.userId)
})

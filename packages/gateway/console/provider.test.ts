import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, expect, test } from 'vitest'
import { sql } from 'kysely'
import { DEFAULT_POLICY } from '#gateway/access/staff-policy.ts'
import type { ConsoleConfig } from '#gateway/config.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'
import { buildConsole } from './build-console.ts'
import { startHostileProvider, type Lie } from '#gateway/testing/oidc/hostile-provider.ts'
import { CLIENT, follow, startRealProvider } from '#gateway/testing/oidc/real-provider.ts'

const ORIGIN = 'http://localhost:4100'
const MINUTE = 60_000
const POLICY = { ...DEFAULT_POLICY, roles: { claim: 'groups', map: { care: ['support'], trust: ['risk'] } } } as const

const settingsOf = (issuer: string): ConsoleConfig => ({
  host: '127.0.0.1',
  port: 0,
  origin: ORIGIN,
  files: null,
  provider: { issuer, ...CLIENT },
})
afterAll(async () => {
  await app.close()
  await Promise.all([real.stop(), hostile.stop()])
})
const opened: FastifyInstance[] = []
afterEach(async () => {
  hostile.lie = {}
  for (const one of opened.splice(0)) await one.close()
})

const get = (url: string, cookie = '', on = app) =>
  on.inject({ method: 'GET', url, headers: { host: 'localhost:4100', cookie } })
const cookieOf = (response: Awaited<ReturnType<typeof get>>, name: string) => {
  const found = response.cookies.find((one) => one.name === name)
  return found === undefined || found.value === '' ? '' : `${name}=${found.value}`
}

/** Begins a sign-in. @returns where the provider is, and the cookie of this browser */
async function begin(on = app, cookie = '', to = '/reviews') {
  const started = await get(`/session/start?to=${encodeURIComponent(to)}`, cookie, on)
  return { address: String(started.headers.location), browser: cookieOf(started, 'consoleStart'), started }
}

async function signInAs(sub: string, { cookie = '', on = app, jar = new Map<string, string>() } = {}) {
  real.signInAs = sub
  const { address, browser } = await begin(on, cookie)
  const callback = await follow(address, ORIGIN, jar)
  const answer = await get(callback.slice(ORIGIN.length), `${browser}; ${cookie}`, on)
  return { answer, session: cookieOf(answer, 'console'), callback, browser, address, jar }
}

const codeOf = async (url: string, cookie: string, on = app) => {
  const { code, data } = (await get(url, cookie, on)).json<{ code: string; data: { reasonCode?: string } | null }>()
  return data?.reasonCode ?? code
}
/** A change from a page of the console. */
async function post(url: string, session: string) {
  const { csrf } = (await get('/session', session)).json<{ data: { csrf: string } }>().data
  const own = { host: 'localhost:4100', origin: ORIGIN, 'sec-fetch-site': 'same-origin', 'x-csrf': csrf }
  const headers = { ...own, 'content-type': 'application/json', cookie: session }
  const sent = await app.inject({ method: 'POST', url, headers, body: '{}' })
  return sent.json<{ code: string; data: { reasonCode?: string; to: string } | null }>()
}
/** Makes the sessions older, as if the time had passed. */
const age = (column: 'checked_at' | 'signed_in_at', ms: number) =>
  sql`update console_sessions set ${sql.ref(column)} = ${sql.ref(column)} - ${ms}::bigint`.execute(gateway.db)

const [real, hostile] = await Promise.all([
  startRealProvider({ callback: `${ORIGIN}/session/callback`, home: `${ORIGIN}/` }),
  startHostileProvider(),
])
const gateway = await borrowGateway({ config: { staffPolicy: POLICY as never } })
const app = await buildConsole(gateway.ctx, settingsOf(real.issuer))
real.accounts.set('1001', { preferred_username: 'mai.tran', name: 'Mai Tran', groups: ['care', 'unknown'] })
real.accounts.set('1002', { preferred_username: 'no.body', name: 'No Body', groups: ['sales'] })
real.accounts.set('1003', { preferred_username: 'mai.tran', name: 'Another Mai', groups: ['care'] })

test('a person signs in at the provider with PKCE, state and nonce, and has the roles of their groups', async () => {
  const { answer, session, address } = await signInAs('1001')
  const { searchParams } = new URL(address)
  expect(searchParams.get('redirect_uri')).toBe(`${ORIGIN}/session/callback`)
  expect(searchParams.get('code_challenge_method')).toBe('S256')
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/reviews'])
  const { data } = (await get('/session', session)).json<{ data: object }>()
  expect(data).toMatchObject({ actor: 'mai.tran', name: 'Mai Tran', roles: ['support'] })
  expect(await codeOf('/ops/v1/policy', session)).toBe('00000')
  expect(await codeOf('/ops/v1/reviews', session)).toBe('ROLE')
  const stored = await gateway.rows('consoleSessions')
  expect(JSON.stringify(stored)).not.toContain('idToken')
  const lines = gateway.db.selectFrom('auditLog').select('actor').where('action', '=', 'session.started')
  expect(await lines.execute()).toEqual([{ actor: 'operator:mai.tran' }])
})

test('a person without a role reads whom to ask, and gets no session', async () => {
  const { answer, session } = await signInAs('1002')
  expect([answer.statusCode, session]).toEqual([403, ''])
  expect(answer.body).toContain('Ask the person who manages')
})

test('another account with the name of a person is refused', async () => {
  await signInAs('1001')
  const { answer, session } = await signInAs('1003')
  expect([answer.statusCode, session]).toEqual([403, ''])
})

test('a state counts once, in the browser that began it, and for ten minutes', async () => {
  const { callback, browser, session } = await signInAs('1001')
  expect(session).not.toBe('')
  const path = callback.slice(ORIGIN.length)
  expect((await get(path, browser)).statusCode).toBe(400)
  real.signInAs = '1001'
  const mine = await begin()
  const theirs = await begin()
  const answer = (await follow(mine.address, ORIGIN)).slice(ORIGIN.length)
  expect((await get(answer, theirs.browser)).statusCode).toBe(400)
  expect((await get(answer, mine.browser)).statusCode).toBe(400)
  const late = await begin()
  await gateway.change('consoleSignIns', { expiresAt: 1 })
  const lateAnswer = (await follow(late.address, ORIGIN)).slice(ORIGIN.length)
  expect((await get(lateAnswer, late.browser)).statusCode).toBe(400)
  expect((await get('/session/callback?code=x&state=y', 'consoleStart=z')).statusCode).toBe(400)
  expect((await get('/session/callback?error=access_denied', 'consoleStart=z')).statusCode).toBe(400)
})

test('a role that is taken away counts within ten minutes, and without any the session is over', async () => {
  const account = { preferred_username: 'risk.person', name: 'Risk Person', groups: ['care', 'trust'] }
  real.accounts.set('1004', account)
  const { session } = await signInAs('1004')
  expect(await codeOf('/ops/v1/reviews', session)).toBe('00000')
  account.groups = ['care']
  expect(await codeOf('/ops/v1/reviews', session)).toBe('00000')
  await age('checked_at', 10 * MINUTE)
  const answers = await Promise.all(Array.from({ length: 4 }, () => codeOf('/ops/v1/reviews', session)))
  expect(answers).toEqual(['ROLE', 'ROLE', 'ROLE', 'ROLE'])
  account.groups = []
  await age('checked_at', 10 * MINUTE)
  expect(await codeOf('/ops/v1/policy', session)).toBe('00004')
  account.groups = ['care']
  expect(await codeOf('/ops/v1/policy', session)).toBe('00004')
})

test('a session of a demonstration’s person is none once there is a provider', async () => {
  const demo = await buildConsole(gateway.ctx, { ...settingsOf(real.issuer), provider: null })
  opened.push(demo)
  const page = await get('/session/start', '', demo)
  const csrf = /name="csrf" value="([^"]+)"/.exec(page.body)?.[1] ?? ''
  const started = await demo.inject({
    method: 'POST',
    url: '/session/start',
    headers: {
      origin: ORIGIN,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
      cookie: cookieOf(page, 'consoleStart'),
    },
    body: new URLSearchParams({ csrf, actor: 'rita.sandoval' }).toString(),
  })
  const session = cookieOf(started, 'console')
  expect(await codeOf('/ops/v1/policy', session, demo)).toBe('00000')
  expect(await codeOf('/ops/v1/policy', session)).toBe('00004')
  expect((await app.inject({ method: 'POST', url: '/session/start' })).statusCode).toBe(405)
  const { session: other } = await signInAs('1001')
  expect(await codeOf('/ops/v1/policy', other, demo)).toBe('00004')
})

test('an account that is closed at the provider loses its session', async () => {
  real.accounts.set('1005', { preferred_username: 'leaves', name: 'Leaves', groups: ['care'] })
  const { session } = await signInAs('1005')
  real.accounts.delete('1005')
  await age('checked_at', 10 * MINUTE)
  expect(await codeOf('/ops/v1/policy', session)).toBe('00004')
})

test('a decision on money needs a sign-in of the last 15 minutes, at which the person proves to be there', async () => {
  const jar = new Map<string, string>()
  const { session } = await signInAs('1001', { jar })
  const grant = async (cookie: string, query = '') => {
    const { code, data } = await post(`/ops/v1/grants${query}`, cookie)
    return data?.reasonCode ?? code
  }
  expect(await grant(session)).toBe('40000')
  await age('signed_in_at', 16 * MINUTE)
  expect(await grant(session)).toBe('SIGN_IN_AGAIN')
  expect(await grant(session, '?dryRun=1')).toBe('40000')
  expect(await codeOf('/ops/v1/policy', session)).toBe('00000')
  const again = await signInAs('1001', { jar, cookie: session })
  expect(new URL(again.address).searchParams.get('prompt')).toBe('login')
  expect(await codeOf('/ops/v1/policy', session)).toBe('00004')
  expect(await grant(again.session)).toBe('40000')
})

test('the end of a session is one at the provider, too', async () => {
  const { session } = await signInAs('1001')
  const { to = '' } = (await post('/session/end', session)).data ?? {}
  expect(to).toContain(`${real.issuer}/session/end?`)
  expect(new URL(to).searchParams.get('post_logout_redirect_uri')).toBe(`${ORIGIN}/`)
  expect(new URL(to).searchParams.get('id_token_hint')).toMatch(/^ey/)
  expect(await codeOf('/session', session)).toBe('00004')
})

test('while the provider is down no one signs in, and open sessions wait to continue', async () => {
  const { session } = await signInAs('1001')
  const late = await begin()
  const callback = (await follow(late.address, ORIGIN)).slice(ORIGIN.length)
  real.isDown = true
  expect(await codeOf('/ops/v1/policy', session)).toBe('00000')
  await age('checked_at', 10 * MINUTE)
  const waiting = await Promise.all([codeOf('/ops/v1/policy', session), codeOf('/ops/v1/policy', session)])
  expect(waiting).toEqual(['50300', '50300'])
  expect(await codeOf('/session', session)).toBe('00000')
  expect((await get(callback, late.browser)).statusCode).toBe(503)
  const elsewhere = await buildConsole(gateway.ctx, settingsOf('http://127.0.0.1:9'))
  opened.push(elsewhere)
  expect((await begin(elsewhere)).started.statusCode).toBe(503)
  real.isDown = false
  expect(await codeOf('/ops/v1/policy', session)).toBe('00000')
})

const SECOND = () => Math.floor(Date.now() / 1000)
/** Begins a sign-in at the hostile provider. @returns its answer, as a path of the console */
async function beginHostile() {
  const on = await buildConsole(gateway.ctx, settingsOf(hostile.issuer))
  opened.push(on)
  const begun = await begin(on)
  const path = () => `/session/callback?${new URLSearchParams(hostile.answerTo(begun.address)).toString()}`
  return { ...begun, finish: () => get(path(), begun.browser, on) }
}
test.each<[string, () => Lie, number]>([
  ['that tells the truth signs in', () => ({}), 302],
  ['for another audience is refused', () => ({ claims: { aud: 'another-client' } }), 400],
  [
    'for several audiences, authorized for another is refused',
    () => ({ claims: { aud: ['fanfare', 'x'], azp: 'x' } }),
    400,
  ],
  ['of another issuer is refused', () => ({ claims: { iss: 'https://elsewhere.example' } }), 400],
  ['that has expired is refused', () => ({ claims: { iat: SECOND() - 600, exp: SECOND() - 300 } }), 400],
  [
    'issued tomorrow is refused',
    () => ({ claims: { iat: SECOND() + 36_000, exp: SECOND() + 36_300, auth_time: SECOND() } }),
    400,
  ],
  ['issued in a minute is refused', () => ({ claims: { iat: SECOND() + 60, exp: SECOND() + 120 } }), 400],
  [
    'issued by a clock that is 10 s ahead signs in',
    () => ({ claims: { iat: SECOND() + 10, exp: SECOND() + 70, auth_time: SECOND() + 10 } }),
    302,
  ],
  ['of a sign-in of tomorrow is refused', () => ({ claims: { auth_time: SECOND() + 36_000 } }), 400],
  ['with another nonce is refused', () => ({ claims: { nonce: 'of-an-earlier-sign-in' } }), 400],
  ['without a nonce is refused', () => ({ claims: { nonce: undefined } }), 400],
  ['without a subject is refused', () => ({ claims: { sub: undefined } }), 400],
  ['with alg none is refused', () => ({ header: { alg: 'none' }, key: 'none' }), 400],
  ['signed with another key is refused', () => ({ key: 'other' }), 400],
  ['without its signature is refused', () => ({ key: 'none' }), 400],
  ['signed as HS256 is refused', () => ({ header: { alg: 'HS256' } }), 400],
  ['whose user info is of another person is refused', () => ({ userInfoSub: 'somebody-else' }), 400],
  ['of an endpoint that refuses is refused', () => ({ status: 400 }), 400],
  ['of a broken endpoint asks for patience', () => ({ status: 500 }), 503],
  [
    'of an endpoint that answers 101 asks for patience',
    () => ({ raw: ({ socket }) => socket?.write('HTTP/1.1 101 \r\nupgrade: x\r\nconnection: upgrade\r\n\r\n') }),
    503,
  ],
  ['without end is refused', () => ({ raw: (response) => response.end(`{"x":"${'x'.repeat(2_000_000)}"}`) }), 400],
])('an id token %s', async (_title, lie, status) => {
  const { finish } = await beginHostile()
  hostile.lie = lie()
  const answer = await finish()
  expect([answer.statusCode, cookieOf(answer, 'console') === '']).toEqual([status, status !== 302])
})

test('a code is sent to the provider once, whatever the provider would accept', async () => {
  const { finish } = await beginHostile()
  const before = hostile.asked
  const answers = await Promise.all([finish(), finish()])
  expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([302, 400])
  expect(hostile.asked).toBe(before + 1)
})

test.each<[string, Record<string, unknown>]>([
  ['of another issuer', { issuer: 'http://127.0.0.1:1' }],
  [
    'with an endpoint inside of the network',
    { authorization_endpoint: 'http://127.0.0.1:1/a', token_endpoint: 'http://[::1]:1/t' },
  ],
  ['with an endpoint whose name leads inside of the network', { token_endpoint: 'http://localhost:1/t' }],
  ['with a script to sign in', { authorization_endpoint: 'javascript:alert(1)' }],
  ['with a script to sign out', { end_session_endpoint: 'javascript:alert(1)' }],
])('a document of discovery %s is refused', async (_title, document) => {
  hostile.lie = { document }
  const { started, finish } = await beginHostile()
  return expect((started.statusCode === 302 ? await finish() : started).statusCode).toBe(400)
})

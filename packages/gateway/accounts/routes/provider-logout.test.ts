import { createHmac, randomUUID } from 'node:crypto'
import { text as readText } from 'node:stream/consumers'
import { afterAll, afterEach, expect, test } from 'vitest'
import { refreshToken } from '@fanfare/contract/session/session.ts'
import { userSessions } from '@fanfare/contract/session/account.ts'
import { openSocket } from '#gateway/live/testing/socket-client.ts'
import { startLogSignals } from '#gateway/log/db/log-signals.ts'
import { LOGOUT_EVENT, startHostileProvider, type Lie } from '#gateway/testing/oidc/hostile-provider.ts'
import { CLIENT, close, endAtProvider, follow, listen, startRealProvider } from '#gateway/testing/oidc/real-provider.ts'
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts'
import type { CalledGateway } from '#gateway/testing/called-gateway.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'

const ORIGIN = 'http://localhost:3000'
const PATH = '/v1/user/oidc/logout'
const FORM = 'application/x-www-form-urlencoded'
const SECOND = () => Math.floor(Date.now() / 1000)

const lines: string[] = []
const without = await borrowGateway()
const answered: number[] = []

afterAll(async () => {
  await other.stop()
  await gateway.stop()
  await Promise.all([real.stop(), hostile.stop(), close(forward.server)])
})
afterEach(() => {
  hostile.lie = {}
  answered.length = 0
})

const post = (payload: string, { type = FORM, on = gateway }: { type?: string | undefined; on?: CalledGateway } = {}) =>
  on.app.inject({ method: 'POST', url: PATH, payload, headers: { 'content-type': type } })
const send = (logoutToken: string, on: CalledGateway = other) =>
  post(new URLSearchParams({ logout_token: logoutToken }).toString(), { on })

interface SignedIn {
  token: string
  refresh: string
  /** Of the browser at the provider. */
  cookies: Map<string, string>
}

async function signIn(answerOf: (address: string) => Promise<string>, on: TestGateway) {
  const get = (url: string, cookie = '') => on.app.inject({ url, headers: { host: 'localhost:3000', cookie } })
  const started = await get('/v1/user/oidc/start?languageType=1')
  const ticket = started.cookies.find(({ name }) => name === 'signIn')?.value ?? ''
  const answer = await get(await answerOf(String(started.headers.location)), `signIn=${ticket}`)
  const valueOf = (name: string) => answer.cookies.find((one) => one.name === name)?.value ?? ''
  return { token: valueOf('ccToken'), refresh: valueOf('refreshToken') }
}

async function signInAs(sub: string): Promise<SignedIn> {
  real.accounts.set(sub, {})
  real.signInAs = sub
  const cookies = new Map<string, string>()
  const opened = await signIn(async (address) => (await follow(address, ORIGIN, cookies)).slice(ORIGIN.length), gateway)
  return { ...opened, cookies }
}

const signInAtHostile = async (claims: Record<string, unknown>): Promise<SignedIn> => {
  hostile.lie = { claims, userInfoSub: String(claims.sub) }
  const opened = await signIn(async (address) => {
    const answer = new URLSearchParams(hostile.answerTo(address))
    return `/v1/user/oidc/callback?${answer.toString()}`
  }, other)
  return { ...opened, cookies: new Map() }
}

const codeOf = async (user: SignedIn) => (await gateway.call(userSessions, {}, user)).code
const isOpen = async (one: SignedIn) => {
  const code = await codeOf(one)
  expect(['00000', '434']).toContain(code)
  return code === '00000'
}
const areOpen = (...all: SignedIn[]) => Promise.all(all.map(isOpen))
const newSub = () => `m${randomUUID().slice(0, 8)}`

/** Where the real provider sends its tokens: the gateway, which starts later. */
const forward = await listen(() => async (request, response) => {
  const payload = await readText(request)
  const answer = await post(payload, { type: request.headers['content-type'] })
  answered.push(answer.statusCode)
  response.writeHead(answer.statusCode).end(answer.body)
})
const [real, hostile] = await Promise.all([
  startRealProvider({ callback: `${ORIGIN}/v1/user/oidc/callback`, logout: `${forward.origin}${PATH}` }),
  startHostileProvider(),
])
const logTo = { write: (line: string) => lines.push(line) }
const playersOf = (issuer: string) => ({ players: { issuer, ...CLIENT, idClaim: 'sub' } })
const { database } = without
const gateway = await startGateway({ database, config: playersOf(real.issuer), logTo })
const other = await startGateway({ database, config: playersOf(hostile.issuer), logTo })

test('[AUTH-4] a logout at the provider ends the session of that browser alone', async () => {
  const sub = newSub()
  const [here, elsewhere] = [await signInAs(sub), await signInAs(sub)]
  const someone = await signInAs(newSub())
  gateway.ctx.logSignals = startLogSignals({ connectionString: gateway.databaseUrl, onError: () => undefined })
  const socket = await openSocket(await gateway.listen(), '/ws/private')
  socket.send({ op: 'auth', data: { token: here.token } })
  expect(await socket.next(1)).toEqual([{ op: 'ready' }])

  await endAtProvider(real.issuer, here.cookies)
  expect(answered).toEqual([200])
  expect(await areOpen(here, elsewhere, someone)).toEqual([false, true, true])
  expect(await socket.closed).toBe(4003)
  expect(socket.frames.at(-1)).toEqual({ op: 'refused', data: { code: '434' } })
  const renewal = await gateway.call(refreshToken, {}, { headers: { cookie: `refreshToken=${here.refresh}` } })
  expect(renewal.code).toBe('434')
  const audited = await gateway.rows('auditLog', { subject: sub })
  expect(audited.map(({ actor, action, detail }) => ({ actor, action, detail })).at(-1)).toEqual({
    actor: 'provider',
    action: 'session.end',
    detail: { sessions: 1, request: expect.any(String) },
  })
  expect((await signInAs(sub)).token).not.toBe('')
})

test('[AUTH-4] a renewed session still belongs to the session at the provider', async () => {
  const one = await signInAs(newSub())
  const renewed = await gateway.call(refreshToken, {}, { headers: { cookie: `refreshToken=${one.refresh}` } })
  expect(renewed.code).toBe('00000')
  const later = { ...one, token: renewed.data?.token ?? '' }
  expect(await areOpen(later)).toEqual([true])
  await endAtProvider(real.issuer, one.cookies)
  expect(await areOpen(later)).toEqual([false])
})

test.each<[string, (sub: string, sid: string) => Record<string, unknown>, boolean[]]>([
  ['sub alone ends every session of the person', (sub) => ({ sub }), [false, false, false, true]],
  ['sid alone ends the session of that sid', (_, sid) => ({ sub: undefined, sid }), [false, true, true, true]],
  [
    'sub and sid end the session of that sid, and those without one',
    (sub, sid) => ({ sub, sid }),
    [false, true, false, true],
  ],
  [
    'sub of one person and sid of another ends only what has no sid',
    (sub, sid) => ({ sub, sid: `${sid}-other` }),
    [true, true, false, true],
  ],
  ['an unknown sub ends nothing', () => ({ sub: 'nobody' }), [true, true, true, true]],
  ['an unknown sid ends nothing', () => ({ sub: undefined, sid: 'no-session' }), [true, true, true, true]],
])('[AUTH-4] a token with %s, and answers 200', async (_title, claims, outcome) => {
  const [sub, sid] = [newSub(), randomUUID()]
  const sessions = [
    await signInAtHostile({ sub, sid }),
    await signInAtHostile({ sub, sid: `${sid}-2` }),
    await signInAtHostile({ sub }),
    await signInAtHostile({ sub: `${sub}x`, sid: `${sid}-other` }),
  ]
  const answer = await send(hostile.logoutToken({ claims: claims(sub, sid) }))
  expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([200, '', 'no-store'])
  expect(await areOpen(...sessions)).toEqual(outcome)
})

test('a sid that the provider of another issuer has, too, ends nothing there', async () => {
  const [sub, sid] = [newSub(), randomUUID()]
  const there = await signInAs(sub)
  await gateway.change('tokenFamilies', { providerSession: sid }, { userId: sub })
  expect((await send(hostile.logoutToken({ claims: { sub: undefined, sid } }))).statusCode).toBe(200)
  expect((await send(hostile.logoutToken({ claims: { sub } }))).statusCode).toBe(200)
  expect(await areOpen(there)).toEqual([true])
})

const EVENT = Object.keys(LOGOUT_EVENT)[0] ?? ''
test.each<[string, (sub: string) => Pick<Lie, 'claims' | 'header' | 'key'>]>([
  ['for another audience', () => ({ claims: { aud: 'another-client' } })],
  ['for several audiences', () => ({ claims: { aud: [CLIENT.clientId, 'another-client'] } })],
  ['authorized for another client', () => ({ claims: { azp: 'another-client' } })],
  ['of another issuer', () => ({ claims: { iss: 'https://elsewhere.example' } })],
  ['without an issuer', () => ({ claims: { iss: undefined } })],
  ['that has expired', () => ({ claims: { iat: SECOND() - 200, exp: SECOND() - 80 } })],
  ['without an expiry', () => ({ claims: { exp: undefined } })],
  ['of an hour ago that never expires', () => ({ claims: { iat: SECOND() - 3600, exp: SECOND() + 3600 } })],
  ['from the future', () => ({ claims: { iat: SECOND() + 300, exp: SECOND() + 420 } })],
  ['without its time', () => ({ claims: { iat: undefined } })],
  ['with alg none', () => ({ header: { alg: 'none' }, key: 'none' })],
  ['without its signature', () => ({ key: 'none' })],
  ['signed with another key', () => ({ key: 'other' })],
  ['of an unknown key', () => ({ header: { kid: 'two' }, key: 'other' })],
  ['of another type', () => ({ header: { typ: 'at+jwt' } })],
  ['with unknown critical parts', () => ({ header: { crit: ['x'], x: 1 } })],
  ['without events', () => ({ claims: { events: undefined } })],
  ['with another event', () => ({ claims: { events: { 'urn:other': {} } } })],
  ['whose event is no object', () => ({ claims: { events: { [EVENT]: true } } })],
  ['with a nonce', () => ({ claims: { nonce: 'n' } })],
  ['with an empty nonce', () => ({ claims: { nonce: null } })],
  ['without sub and sid', () => ({ claims: { sub: undefined } })],
  ['whose sub is no text', () => ({ claims: { sub: 7 } })],
  ['without a jti', () => ({ claims: { jti: undefined } })],
])('[AUTH-4] a logout token %s is refused, and ends nothing', async (_title, lie) => {
  const sub = newSub()
  const session = await signInAtHostile({ sub })
  const { claims, ...more } = lie(sub)
  const answer = await send(hostile.logoutToken({ claims: { sub, ...claims }, ...more }))
  expect([answer.statusCode, answer.json(), answer.headers['cache-control']]).toEqual([
    400,
    { error: 'invalid_request' },
    'no-store',
  ])
  expect(await areOpen(session)).toEqual([true])
  // The log says that the token was refused for this fault.
  expect((await send(hostile.logoutToken({ claims: { sub } }))).statusCode).toBe(200)
  expect(await areOpen(session)).toEqual([false])
})

test('an HMAC with the secret of the client is no signature', async () => {
  const sub = newSub()
  const session = await signInAtHostile({ sub })
  const [header, claims] = hostile
    .logoutToken({ claims: { sub }, header: { alg: 'HS256', kid: undefined } })
    .split('.', 2)
  const content = `${header}.${claims}`
  const mac = createHmac('sha256', CLIENT.clientSecret).update(content).digest('base64url')
  expect((await send(`${content}.${mac}`)).statusCode).toBe(400)
  expect(await areOpen(session)).toEqual([true])
})

test('[AUTH-4] a logout token is used only once, and an id token is none', async () => {
  const sub = newSub()
  const session = await signInAtHostile({ sub })
  const idToken = hostile.logoutToken({ claims: { sub, events: undefined, nonce: 'n' }, header: { typ: 'JWT' } })
  expect((await send(idToken)).statusCode).toBe(400)
  expect(await areOpen(session)).toEqual([true])
  const token = hostile.logoutToken({ claims: { sub } })
  const answers = await Promise.all([send(token), send(token), send(token)])
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400, 400])
  const again = await signInAtHostile({ sub })
  expect((await send(token)).statusCode).toBe(400)
  expect(await areOpen(session, again)).toEqual([false, true])
})

test('a token without a type, or with the older one, counts', async () => {
  for (const typ of [undefined, 'JWT']) {
    const sub = newSub()
    const session = await signInAtHostile({ sub })
    expect((await send(hostile.logoutToken({ claims: { sub }, header: { typ } }))).statusCode).toBe(200)
    expect(await areOpen(session)).toEqual([false])
  }
})

test('a request that is no form with one token is refused, and a broken token, too', async () => {
  const token = hostile.logoutToken({})
  const bodies: [string, string?][] = [
    [''],
    ['logout_token='],
    ['logout_token=a.b.c'],
    ['logout_token=a.b.c.d.e'],
    [`logout_token=${token}&logout_token=${token}`],
    [`token=${token}`],
    [`logout_token=${token}`, 'text/plain'],
    [JSON.stringify({ logout_token: token }), 'application/json'],
  ]
  for (const [payload, type] of bodies) {
    const answer = await post(payload, { type, on: other })
    expect([payload, answer.statusCode]).toEqual([payload, 400])
  }
  expect((await other.app.inject({ method: 'GET', url: PATH })).statusCode).toBe(405)
})

test('a logout that cannot be checked answers 400, and the same token counts once the keys can be read', async () => {
  const sub = newSub()
  const session = await signInAtHostile({ sub })
  const token = hostile.logoutToken({ claims: { sub } })
  const fresh = await startGateway({
    database: without.database,
    config: other.config,
    logTo: { write: (line) => lines.push(line) },
  })
  hostile.lie = { keysStatus: 500 }
  const failed = await send(token, fresh)
  expect([failed.statusCode, failed.json()]).toEqual([400, { error: 'temporarily_unavailable' }])
  expect(await areOpen(session)).toEqual([true])
  hostile.lie = {}
  expect((await send(token, fresh)).statusCode).toBe(200)
  expect(await areOpen(session)).toEqual([false])
  await fresh.stop()
})

test('without a provider the path does not exist', async () => {
  expect((await send(hostile.logoutToken({}), without)).statusCode).toBe(404)
})

test('the log names the reason of a refusal, and no person and no token', () => {
  const text = lines.join('\n')
  expect(text).toContain('a logout of the provider was refused')
  expect(text).toContain('the token was used before')
  for (const trace of ['logout_token=', 'eyJhbGciOi', 'sub-of-mallory']) expect(text).not.toContain(trace)
})

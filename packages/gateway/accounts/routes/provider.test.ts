import { sql } from 'kysely'
import { afterAll, afterEach, expect, onTestFinished, test } from 'vitest'
import { login } from '@fanfare/contract/session/login.ts'
import { register } from '@fanfare/contract/session/register.ts'
import { refreshToken } from '@fanfare/contract/session/session.ts'
import { changePassword, forgotPassword, resetPassword } from '@fanfare/contract/session/password.ts'
import { deleteUser, userExport } from '@fanfare/contract/session/account.ts'
import { userinfo } from '@fanfare/contract/session/userinfo.ts'
import type { GatewayConfig } from '#gateway/config.ts'
import { createOidcClient } from '#gateway/oidc/oidc-client.ts'
import { startGateway } from '#gateway/testing/start-gateway.ts'
import type { CalledGateway } from '#gateway/testing/called-gateway.ts'
import { startHostileProvider, type Lie } from '#gateway/testing/oidc/hostile-provider.ts'
import { CLIENT, follow, startRealProvider } from '#gateway/testing/oidc/real-provider.ts'
import { notPermitted } from '#gateway/testing/signed-request.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'

const ORIGIN = 'http://localhost:3000'
const CALLBACK = `${ORIGIN}/v1/user/oidc/callback`
const MINUTE = 60_000

const lines: string[] = []
const without = await borrowGateway()

const playersOf = (issuer: string, idClaim = 'sub') => ({ issuer, ...CLIENT, idClaim })
/** Other settings, and a new client of the provider, until the test ends. */
function configure(changes: Partial<GatewayConfig> & Pick<GatewayConfig, 'players'>): void {
  const before = { ...gateway.config }
  const set = (config: typeof changes) => {
    Object.assign(gateway.config, config)
    gateway.ctx.playerProvider =
      config.players && createOidcClient(config.players, { redirectUri: CALLBACK, now: Date.now })
  }
  set(changes)
  onTestFinished(() => set(before))
}

afterAll(async () => {
  await gateway.stop()
  await Promise.all([real.stop(), hostile.stop()])
})
afterEach(() => {
  hostile.lie = {}
  real.isDown = false
})

const get = (url: string, cookie = '', on: CalledGateway = gateway) =>
  on.app.inject({ method: 'GET', url, headers: { host: 'localhost:3000', cookie } })
type Response = Awaited<ReturnType<typeof get>>
const valueOf = (response: Response, name: string) => response.cookies.find((one) => one.name === name)?.value ?? ''
const cookieOf = (response: Response, name: string) =>
  valueOf(response, name) === '' ? '' : `${name}=${valueOf(response, name)}`

async function begin(query: Record<string, string> = {}) {
  const search = new URLSearchParams({ languageType: '10', ...query }).toString()
  const started = await get(`/v1/user/oidc/start?${search}`)
  return { address: String(started.headers.location), ticket: cookieOf(started, 'signIn'), started }
}

const answerFor = async (address: string) => (await follow(address, ORIGIN)).slice(ORIGIN.length)

async function signInAs(sub: string, query: Record<string, string> = {}, { cookie = '' } = {}) {
  real.signInAs = sub
  const { address, ticket } = await begin(query)
  const callback = await answerFor(address)
  const answer = await get(callback, `${ticket}; ${cookie}`)
  return { answer, token: valueOf(answer, 'ccToken'), to: String(answer.headers.location), callback, ticket, address }
}

const asked = (token: string) => gateway.call(userinfo, { body: { languageType: 1, terminalCode: 1 } }, { token })
const whoIs = async (token: string) => (await asked(token)).data
let people = 0
function newPerson(claims: Record<string, unknown> = {}): string {
  people += 1
  const sub = `cus${String(people).padStart(4, '0')}`
  real.accounts.set(sub, claims)
  return sub
}

const [real, hostile] = await Promise.all([startRealProvider({ callback: CALLBACK }), startHostileProvider()])
const gateway = await startGateway({
  database: without.database,
  config: { players: playersOf(real.issuer) },
  logTo: { write: (line) => lines.push(line) },
})

test('[AUTH-5] a first sign-in makes the account with the platform’s id and opens a session', async () => {
  const inviter = await gateway.register()
  const { vipCode } = (await gateway.rows('users', { userId: inviter.userId }))[0]!
  const sub = newPerson({ email: 'Mai@Mail.example', email_verified: true })
  const { answer, token, to, address } = await signInAs(sub, { to: '/welcome-event?a=b', vipCode })
  const { searchParams } = new URL(address)
  expect(searchParams.get('redirect_uri')).toBe(CALLBACK)
  const asked = ['code_challenge_method', 'scope', 'ui_locales'].map((name) => searchParams.get(name))
  expect(asked).toEqual(['S256', 'openid email phone', 'de'])
  expect([answer.statusCode, to]).toEqual([302, '/de/register?next=%2Fwelcome-event%3Fa%3Db#signed-in'])
  const [kind, expiry] = valueOf(answer, 'signedIn').split('.')
  expect([kind, Number(expiry) > gateway.clock.now()]).toEqual(['register', true])
  const hidden = answer.cookies.filter(({ httpOnly }) => httpOnly).map(({ name }) => name)
  expect(hidden.toSorted()).toEqual(['device', 'refreshToken', 'sessionToken', 'signIn'])
  expect(await whoIs(token)).toMatchObject({
    userId: sub,
    loginName: 'mai@mail.example',
    inviteCode: vipCode,
    languageType: 10,
  })
  const refreshed = await gateway.call(refreshToken, {}, { headers: { cookie: cookieOf(answer, 'refreshToken') } })
  expect(refreshed.code).toBe('00000')
  const user = (await gateway.rows('users', { userId: sub }))[0]!
  expect([user.passwordHash, user.inviterId]).toEqual([null, inviter.userId])
})

test('[AUTH-5] a later sign-in opens a session of the same account, whose code and name stay', async () => {
  const sub = newPerson({ phone_number: '+84901234567', phone_number_verified: true })
  await signInAs(sub)
  real.accounts.set(sub, { email: 'other@mail.example', email_verified: true })
  const { to, token, answer } = await signInAs(sub, { vipCode: 'ABCD2345' })
  expect([to, valueOf(answer, 'signedIn').split('.')[0]]).toEqual(['/de/login#signed-in', 'login'])
  expect(await whoIs(token)).toMatchObject({ userId: sub, loginName: '+84901234567', inviteCode: null })
  const audited = await gateway.rows('auditLog', { actor: sub })
  expect(audited.map(({ action }) => action)).toEqual(['user.register', 'session.login'])
})

test('an address that the provider has not verified names nobody, and one of another account links to nothing', async () => {
  const owner = await gateway.register()
  const unverified = newPerson({ email: 'claims@mail.example', email_verified: 'true', phone_number: '+84901234000' })
  expect(await whoIs((await signInAs(unverified)).token)).toMatchObject({ loginName: unverified, email: null })
  const same = newPerson({ email: owner.loginName, email_verified: true })
  expect(await whoIs((await signInAs(same)).token)).toMatchObject({ userId: same, loginName: same, email: null })
  expect((await whoIs(owner.token))?.userId).toBe(owner.userId)
})

test('events of the platform reach the player by that id, also those from before the first sign-in', async () => {
  const sub = newPerson()
  const registeredAt = gateway.clock.now() - 400 * 86_400_000
  await gateway.sendFacts(
    { userId: sub, type: 'user.registered', occurredAt: registeredAt },
    { userId: sub, type: 'kyc.passed' },
  )
  // As after an evaluation that found no account yet.
  await sql`delete from settlement_queue where user_id = ${sub}`.execute(gateway.db)
  const { token } = await signInAs(sub, { vipCode: 'ABCD2345' })
  const user = (await gateway.rows('users', { userId: sub }))[0]!
  expect([user.createdAt, user.invitedByCode]).toEqual([registeredAt, null])
  expect((await sql`select 1 from settlement_queue where user_id = ${sub}`.execute(gateway.db)).rows).toHaveLength(1)
  expect((await whoIs(token))?.userId).toBe(sub)
})

test('a new customer is invited by the link, unless the platform sent a code before', async () => {
  const sub = newPerson()
  await gateway.sendFacts({ userId: sub, type: 'user.registered' })
  await signInAs(sub, { vipCode: 'ABCD2345' })
  const other = newPerson()
  await gateway.sendFacts({ userId: other, type: 'user.registered', inviteCode: 'WXYZ2345' })
  await signInAs(other, { vipCode: 'ABCD2345' })
  expect(await gateway.rows('users', { userId: sub })).toMatchObject([{ invitedByCode: 'ABCD2345' }])
  expect(await gateway.rows('users', { userId: other })).toMatchObject([{ invitedByCode: null }])
})

test('an id of a built-in account, of another person, or that is no id, opens nothing and merges nothing', async () => {
  const builtIn = await gateway.register()
  real.accounts.set(builtIn.userId, {})
  const clash = await signInAs(builtIn.userId, { to: '/rewards' })
  expect([clash.to, clash.token]).toEqual(['/de/login?next=%2Frewards#sign-in-account', ''])
  configure({ players: playersOf(real.issuer, 'customer') })
  const first = newPerson({ customer: 77_001 })
  expect((await whoIs((await signInAs(first)).token))?.userId).toBe('77001')
  // The number has been given to another person, and the person has another number.
  const second = newPerson({ customer: '77001' })
  expect((await signInAs(second)).to).toBe('/de/login#sign-in-account')
  real.accounts.set(first, { customer: '77002' })
  expect((await signInAs(first)).to).toBe('/de/login#sign-in-account')
  for (const customer of ['a b', 'x'.repeat(65), '../ops', '', undefined, 1.5])
    expect((await signInAs(newPerson({ customer }))).to).toBe('/de/login#sign-in-account')
  const users = gateway.db.selectFrom('users').select('userId').where('userId', 'like', '7700%')
  expect(await users.execute()).toEqual([{ userId: '77001' }])
})

test('an account deleted right after the sign-in leaves no identity, and signs in no more', async () => {
  const sub = newPerson({ email: 'leaving@mail.example', email_verified: true })
  const { token } = await signInAs(sub)
  expect((await gateway.send({ method: 'GET', target: userExport.path, token })).body).toContain(`"subject":"${sub}"`)
  expect((await gateway.call(deleteUser, { body: {} }, { token })).code).toBe('00000')
  expect(await gateway.rows('playerIdentities', { subject: sub })).toEqual([])
  expect((await signInAs(sub)).to).toBe('/de/login#sign-in-account')
})

test('a state counts once, in the browser that began it, and for ten minutes', async () => {
  const { callback, ticket, token } = await signInAs(newPerson())
  expect(token).not.toBe('')
  expect((await get(callback, ticket)).headers.location).toBe('/de/login#sign-in-expired')
  const mine = await begin({ to: '/rewards' })
  const theirs = await begin()
  const answer = await answerFor(mine.address)
  const elsewhere = await get(answer, theirs.ticket)
  // The sign-in of that browser is not over.
  expect([elsewhere.headers.location, elsewhere.cookies]).toEqual(['/de/login#sign-in-expired', []])
  expect((await get(answer)).headers.location).toBe('/login#sign-in-expired')
  expect((await get(answer, 'signIn=forged.ticket')).headers.location).toBe('/login#sign-in-expired')
  const late = await begin({ to: '/rewards' })
  const lateAnswer = await answerFor(late.address)
  const now = gateway.clock.now()
  gateway.clock.set(now + 11 * MINUTE)
  expect((await get(lateAnswer, late.ticket)).headers.location).toBe('/login#sign-in-expired')
  gateway.clock.set(null)
  expect((await get('/v1/user/oidc/callback?code=x', mine.ticket)).headers.location).toContain('#sign-in-expired')
})

test('a cancelled sign-in and a provider that is down lead back to the login page', async () => {
  const sub = newPerson()
  expect((await signInAs('', { to: '/rewards' })).to).toBe('/de/login?next=%2Frewards#sign-in-cancelled')
  const { token } = await signInAs(sub)
  const late = await begin({ to: '/rewards' })
  const answer = await answerFor(late.address)
  real.isDown = true
  expect((await get(answer, late.ticket)).headers.location).toBe('/de/login?next=%2Frewards#sign-in-down')
  // Sessions do not depend on the provider.
  expect((await whoIs(token))?.userId).toBe(sub)
  real.isDown = false
  expect((await signInAs(sub)).token).not.toBe('')
  configure({ players: playersOf('http://127.0.0.1:9') })
  expect((await begin({ to: '/rewards' })).address).toBe('/de/login?next=%2Frewards#sign-in-down')
})

test.each([
  '//evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/%2f%2fevil.example',
  String.raw`/\evil.example`,
  'https://evil.example',
  '/a\nb',
  'rewards',
  `/${'x'.repeat(1024)}`,
])('[AUTH-4] a sign-in never leads to %j', async (to) =>
  expect((await signInAs('', { to })).to).toBe('/de/login#sign-in-cancelled'),
)

test('[AUTH-4] the session that the browser had ends, also that of another user', async () => {
  const before = await signInAs(newPerson())
  const session = cookieOf(before.answer, 'sessionToken')
  const { token } = await signInAs(newPerson(), {}, { cookie: session })
  expect(token).not.toBe('')
  expect((await asked(before.token)).code).toBe('00004')
})

const TOMORROW = Math.floor(Date.now() / 1000) + 36_000
// Every other lie is refused by the client of both sign-ins: console/provider.test.ts.
test.each<[string, Lie, string]>([
  ['that tells the truth signs in', {}, '#signed-in'],
  ['without its signature is refused', { key: 'none' }, 'refused'],
  ['issued tomorrow is refused', { claims: { iat: TOMORROW, exp: TOMORROW + 300 } }, 'refused'],
  ['of a broken endpoint asks for patience', { status: 500 }, 'down'],
])('an id token of a player %s', async (_title, lie, outcome) => {
  configure({ players: playersOf(hostile.issuer) })
  const { address, ticket } = await begin()
  hostile.lie = lie
  const answer = await get(
    `/v1/user/oidc/callback?${new URLSearchParams(hostile.answerTo(address)).toString()}`,
    ticket,
  )
  expect(String(answer.headers.location)).toContain(outcome)
  expect(valueOf(answer, 'ccToken') === '').toBe(outcome !== '#signed-in')
})

test('of two callbacks with one state one signs in, and the code is sent once', async () => {
  configure({ players: playersOf(hostile.issuer) })
  const { address, ticket } = await begin()
  const path = `/v1/user/oidc/callback?${new URLSearchParams(hostile.answerTo(address)).toString()}`
  const before = hostile.asked
  const answers = await Promise.all([get(path, ticket), get(path, ticket), get(path, ticket)])
  expect(answers.filter((one) => valueOf(one, 'ccToken') !== '')).toHaveLength(1)
  expect(hostile.asked).toBe(before + 1)
})

test('first sign-ins of one person at once make one account', async () => {
  const sub = newPerson({ email: 'twice@mail.example', email_verified: true })
  real.signInAs = sub
  const begun = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const { address, ticket } = await begin()
      return { path: await answerFor(address), ticket }
    }),
  )
  const answers = await Promise.all(begun.map(({ path, ticket }) => get(path, ticket)))
  const tokens = answers.map((one) => valueOf(one, 'ccToken'))
  expect(await Promise.all(tokens.map(async (token) => (await whoIs(token))?.userId))).toEqual(tokens.map(() => sub))
  expect(answers.filter((one) => valueOf(one, 'signedIn').startsWith('register'))).toHaveLength(1)
})

test('an account of the provider has no password: its name is refused as an unknown one is, and as slowly', async () => {
  configure({ players: playersOf(real.issuer), passwordCost: 2 ** 14 })
  const sub = newPerson({ email: 'no-password@mail.example', email_verified: true })
  await signInAs(sub)
  const tryToLogIn = async (loginName: string) => {
    // The time of the processor, which other programs of the machine do not lengthen.
    const before = process.cpuUsage()
    const { code } = await gateway.call(login, { body: { loginName, password: 'a guess that is long enough' } })
    const { user, system } = process.cpuUsage(before)
    return { code, ms: (user + system) / 1000 }
  }
  const times: Record<string, number[]> = {}
  // In turns, because the first requests of a process are slower than those after them.
  for (let round = 0; round < 4; round += 1) {
    for (const loginName of ['nobody@mail.example', 'no-password@mail.example', sub]) {
      const { code, ms } = await tryToLogIn(loginName)
      expect(code).toBe('51050')
      ;(times[loginName] ??= []).push(ms)
    }
  }
  const [unknown = 0, ...own] = Object.values(times).map((all) => Math.min(...all))
  for (const ms of own) expect(ms).toBeGreaterThan(unknown / 2)
})

test('[AUTH-5] without built-in accounts every call with a password is refused, and provider sign-ins work', async () => {
  const user = await gateway.register()
  configure({ players: playersOf(real.issuer), builtInAccounts: false })
  const off = notPermitted('BUILT_IN_ACCOUNTS_OFF')
  const [loginName, newPassword, password] = ['new@mail.example', 'a brisk lantern at noon', user.password]
  const body = { email: loginName, password, languageType: 1, termsAccepted: true } as const
  expect(await gateway.call(register, { body })).toMatchObject(off)
  expect(await gateway.call(login, { body: { loginName, password } })).toMatchObject(off)
  expect(await gateway.call(changePassword, { body: { password, newPassword } }, user)).toMatchObject(off)
  expect(await gateway.call(forgotPassword, { body: { loginName: user.loginName, languageType: 1 } })).toMatchObject(
    off,
  )
  expect(await gateway.call(resetPassword, { body: { token: 'A'.repeat(43), newPassword } })).toMatchObject(off)
  expect((await signInAs(newPerson())).token).not.toBe('')
})

test('without a provider its paths do not exist', async () => {
  for (const path of ['start', 'callback'])
    expect((await get(`/v1/user/oidc/${path}`, '', without)).statusCode).toBe(404)
})

test('a live sign-in binds its cookie to the host, and too many sign-ins are refused', async () => {
  const config = { ...gateway.config, live: true, siteOrigin: 'https://promo.example', rateLimit: true }
  const live = await startGateway({ database: without.database, config })
  onTestFinished(() => live.stop())
  const started = await get('/v1/user/oidc/start', '', live)
  const ticket = started.cookies.find(({ name }) => name === '__Host-signIn')
  expect(ticket).toMatchObject({ secure: true, httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 600 })
  const all = await Promise.all(Array.from({ length: 70 }, () => get('/v1/user/oidc/start', '', live)))
  expect(all.at(-1)?.headers.location).toBe('/login#sign-in-often')
})

test('the log has nothing of the persons who signed in or failed to', () => {
  expect(lines.some((line) => line.includes('a sign-in of a player failed'))).toBe(true)
  const text = lines.join('\n')
  for (const trace of ['cus0001', 'mail.example', '77001', 'sub-of-mallory', 'code=']) expect(text).not.toContain(trace)
})

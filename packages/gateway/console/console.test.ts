import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { temporaryFolder } from '@fanfare/kernel/testing/temporary-folder.ts'
import { DEFAULT_POLICY } from '#gateway/access/staff-policy.ts'
import type { ConsoleConfig } from '#gateway/config.ts'
import { createContext } from '#gateway/create-context.ts'
import type { PersonRole } from '@fanfare/contract/staff/staff.ts'
import { activityInput } from '#gateway/testing/activity-file.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'
import { buildConsole, CONSOLE_ROUTES } from './build-console.ts'
import { needsFreshSignIn } from './sessions.ts'
import { notPermitted, malformed } from '#gateway/testing/signed-request.ts'

const ORIGIN = 'http://localhost:4100'
const MINUTE = 60_000
const folder = temporaryFolder()
const CONSOLE: ConsoleConfig = { host: '127.0.0.1', port: 0, origin: ORIGIN, files: folder, provider: null }

let now = Date.parse('2026-11-24T09:00:00Z')
writeFileSync(join(folder, 'index.html'), '<!doctype html><script>start()</script><script src="/assets/a.js"></script>')
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'assets', 'a.js'), 'go()')
const staffPolicy = { ...DEFAULT_POLICY, second: { ...DEFAULT_POLICY.second, publish: 'always' as const } }
const gateway = await borrowGateway({ now: () => now, config: { console: CONSOLE, staffPolicy } })
const app = await buildConsole(gateway.ctx, CONSOLE)
const user = await gateway.register()
afterAll(() => app.close())

interface Answer {
  status: number
  code: string
  data: Record<string, unknown>
}

type Headers = Record<string, string | undefined>

const OWN_PAGE: Headers = { origin: ORIGIN, 'sec-fetch-site': 'same-origin' }

async function ask(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  { headers = {}, body, on = app }: { headers?: Headers; body?: object | string; on?: FastifyInstance } = {},
) {
  const given = Object.entries(headers).filter((pair): pair is [string, string] => pair[1] !== undefined)
  return on.inject({
    method,
    url,
    headers: { host: 'localhost:4100', ...Object.fromEntries(given) },
    ...(body !== undefined && { payload: body }),
  })
}

const answerOf = (response: Awaited<ReturnType<typeof ask>>): Answer => ({
  status: response.statusCode,
  ...response.json<{ code: string; data: Record<string, unknown> }>(),
})

const cookieOf = (response: Awaited<ReturnType<typeof ask>>, name: string): string => {
  const cookie = response.cookies.find((one) => one.name === name)
  return cookie === undefined ? '' : `${name}=${cookie.value}`
}

async function askForPerson(to = '/users') {
  const page = await ask('GET', `/session/start?to=${encodeURIComponent(to)}`)
  return {
    cookie: cookieOf(page, 'consoleStart'),
    csrf: /name="csrf" value="([^"]+)"/.exec(page.body)?.[1] ?? '',
    page,
  }
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const formOf = (fields: Record<string, string>): string => new URLSearchParams(fields).toString()

/** Signs in on a demonstration's page. @returns the cookie and the headers of a change */
async function signIn(actor: string, { cookie: before = '' } = {}) {
  const { cookie, csrf } = await askForPerson()
  const started = await ask('POST', '/session/start', {
    headers: { ...OWN_PAGE, ...FORM, cookie: `${cookie}; ${before}` },
    body: formOf({ csrf, actor, to: '/users' }),
  })
  expect([started.statusCode, started.headers.location]).toEqual([303, '/users'])
  const session = { cookie: cookieOf(started, 'console') }
  const { data } = answerOf(await ask('GET', '/session', { headers: session }))
  return { headers: session, change: { ...session, ...OWN_PAGE, 'x-csrf': data.csrf as string }, session: data }
}

const JSON_TYPE = { 'content-type': 'application/json' }
const endSessions = (headers: Headers, query = '') =>
  ask('POST', `/ops/v1/users/${user.userId}/sessions/end${query}`, {
    headers: { ...JSON_TYPE, ...headers },
    body: { note: 'asked for it' },
  }).then(answerOf)

test('a sign-in leads to a page of the console, however another site is spelt', async () => {
  const { cookie, csrf } = await askForPerson()
  const leadsTo = async (to: string) => {
    const started = await ask('POST', '/session/start', {
      headers: { ...OWN_PAGE, ...FORM, cookie },
      body: formOf({ csrf, actor: 'vera.lind', to }),
    })
    const { page } = await askForPerson(to)
    return [started.headers.location, /name="to" value="([^"]*)"/.exec(page.body)?.[1]]
  }
  expect(await leadsTo('/users/../reviews?state=OPEN#a')).toEqual(['/reviews?state=OPEN#a', '/reviews?state=OPEN#a'])
  for (const to of [
    '/.//evil.example',
    '/..//evil.example',
    String.raw`/./\evil.example`,
    String.raw`/\evil.example`,
    '/x/..//evil.example',
    '/%2e//evil.example',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '/%09/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '//user@evil.example',
    'https:evil.example',
    'https://evil.example',
    `${gateway.ctx.config.siteOrigin}/`,
    '／／evil.example',
    'javascript:alert(1)',
  ])
    expect(await leadsTo(to), JSON.stringify(to)).toEqual(['/', '/'])
})

test('a person of a demonstration signs in, reads with the session, and signs out', async () => {
  const { headers, change, session } = await signIn('sam.okoro')
  expect(session).toEqual({
    actor: 'sam.okoro',
    name: 'Sam Okoro',
    roles: ['support'],
    csrf: expect.stringMatching(/^[\w-]{43}$/),
    expiresAt: now + 600 * MINUTE,
    idleAt: now + 30 * MINUTE,
  })
  expect(answerOf(await ask('GET', '/ops/v1/policy', { headers }))).toMatchObject({
    data: { me: { actor: 'sam.okoro', roles: ['support'] } },
  })
  expect(answerOf(await ask('POST', '/session/end', { headers: change }))).toMatchObject({ data: { to: null } })
  expect(answerOf(await ask('GET', '/session', { headers }))).toMatchObject({ code: '00004' })
  expect(answerOf(await ask('GET', '/session'))).toMatchObject({ code: '600' })
  expect(answerOf(await ask('GET', '/ops/v1/policy'))).toMatchObject({ code: '600' })
})

test('the cookie cannot be read by scripts or sent by other sites’ requests, and is stored as a hash', async () => {
  const { cookie, csrf } = await askForPerson()
  const started = await ask('POST', '/session/start', {
    headers: { ...OWN_PAGE, ...FORM, cookie },
    body: formOf({ csrf, actor: 'vera.lind', to: '//evil.example/x' }),
  })
  expect(started.headers.location).toBe('/')
  const sent = started.cookies.find(({ name }) => name === 'console')
  expect(sent).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 36_000 })
  expect(Buffer.from(sent?.value ?? '', 'base64url')).toHaveLength(32)
  const rows = await gateway.rows('consoleSessions')
  expect(JSON.stringify(rows)).not.toContain(sent?.value)
})

test('a change by a session is a line of its person with the session, and a dry run writes none', async () => {
  const { change } = await signIn('sam.okoro')
  const ended = () => gateway.rows('auditLog', { action: 'sessions.ended' })
  expect(await endSessions(change, '?dryRun=1')).toMatchObject({ code: '00000' })
  expect(await ended()).toEqual([])
  expect(await endSessions(change)).toMatchObject({ code: '00000' })
  const [{ actor, detail } = {}] = await ended()
  expect(actor).toBe('operator:sam.okoro')
  expect(detail).toMatchObject({ via: 'SESSION', session: expect.stringMatching(/^cs/) })
  expect(detail).not.toHaveProperty('key')
})

const sessionsRow = () => gateway.rows('consoleSessions')

test.each<[string, Headers, string]>([
  ['from another site', { origin: 'https://evil.example' }, 'Origin'],
  ['from another port', { origin: 'http://localhost:3000' }, 'Origin'],
  ['from a hidden source', { origin: 'null' }, 'Origin'],
  ['without a source', { origin: undefined }, 'Origin'],
  ['by a link of another site', { 'sec-fetch-site': 'cross-site' }, 'Sec-Fetch-Site'],
  ['from a neighbour of its domain', { 'sec-fetch-site': 'same-site' }, 'Sec-Fetch-Site'],
  ['typed into the bar', { 'sec-fetch-site': 'none' }, 'Sec-Fetch-Site'],
  ['of an old browser', { 'sec-fetch-site': undefined }, 'Sec-Fetch-Site'],
  ['without the session’s own token', { 'x-csrf': undefined }, 'X-CSRF'],
  ['with the token of another session', { 'x-csrf': 'A'.repeat(43) }, 'X-CSRF'],
])('a change %s is refused by its header, and does not keep the session alive', async (_title, changed, path) => {
  const { change, headers } = await signIn('sam.okoro')
  const rows = await sessionsRow()
  now += MINUTE
  expect(await endSessions({ ...change, ...changed })).toMatchObject(malformed(path))
  const ended = await ask('POST', '/session/end', { headers: { ...change, ...changed } })
  expect(answerOf(ended)).toMatchObject(malformed(path))
  expect(await sessionsRow()).toEqual(rows)
  expect(answerOf(await ask('GET', '/session', { headers }))).toMatchObject({ code: '00000' })
})

test('the page of persons takes its own form alone', async () => {
  const { cookie, csrf } = await askForPerson()
  const body = formOf({ csrf, actor: 'rita.sandoval', to: '/' })
  const start = async (headers: Headers, form = body) =>
    answerOf(await ask('POST', '/session/start', { headers: { ...OWN_PAGE, ...FORM, cookie, ...headers }, body: form }))
  const refused = async (answer: Promise<Answer>) =>
    ((await answer).data.issues as { path: string }[]).map(({ path }) => path)
  expect(await refused(start({ origin: 'https://evil.example' }))).toEqual(['Origin'])
  expect(await refused(start({ 'sec-fetch-site': 'cross-site' }))).toEqual(['Sec-Fetch-Site'])
  expect(await refused(start({ cookie: undefined }))).toEqual(['csrf'])
  expect(await refused(start({}, formOf({ csrf: 'guessed', actor: 'rita.sandoval' })))).toEqual(['csrf'])
  expect(await refused(start({}, formOf({ csrf, actor: 'emperor' })))).toEqual(['actor'])
  expect(await refused(start({ 'content-type': 'application/json' }))).toEqual(['content-type'])
})

test('a link of another site reads nothing in the name of the person who follows it', async () => {
  const { headers } = await signIn('sam.okoro')
  const read = (site: string) =>
    ask('GET', `/ops/v1/users/${user.userId}`, { headers: { ...headers, 'sec-fetch-site': site } }).then(answerOf)
  for (const site of ['cross-site', 'same-site']) expect(await read(site)).toMatchObject(malformed('Sec-Fetch-Site'))
  for (const site of ['same-origin', 'none']) expect(await read(site)).toMatchObject({ code: '00000' })
})

test('over https the cookies carry Secure and belong to their host alone', async () => {
  const safe = await buildConsole(gateway.ctx, { ...CONSOLE, origin: 'https://console.example' })
  const page = await ask('GET', '/session/start', { on: safe, headers: { host: 'console.example' } })
  expect(page.cookies).toMatchObject([{ name: '__Host-consoleStart', secure: true, httpOnly: true, path: '/' }])
  const elsewhere = await ask('GET', '/session/start?to=/a', { on: safe, headers: { host: '127.0.0.1:4100' } })
  expect(elsewhere.headers.location).toBe('https://console.example/session/start?to=%2Fa')
  await safe.close()
})

test('every call that a GET reaches is one that reads, and a GET with a body is refused', async () => {
  const { headers } = await signIn('sam.okoro')
  expect(CONSOLE_ROUTES.filter(({ call }) => call.method === 'GET' && call.changeKey !== 'none')).toEqual([])
  const target = `/ops/v1/users/${user.userId}/sessions/end`
  expect(answerOf(await ask('GET', target, { headers }))).toMatchObject({ status: 405, code: '40500' })
  expect(answerOf(await ask('GET', '/session/end', { headers }))).toMatchObject({ code: '40500' })
  const rows = await sessionsRow()
  for (const path of ['/session', '/', '/session/start']) await ask('GET', path, { headers })
  expect(await sessionsRow()).toEqual(rows)
})

test('a session ends 30 minutes after its last call, and 10 hours after its start', async () => {
  const stolen = await signIn('sam.okoro')
  const policy = async () => answerOf(await ask('GET', '/ops/v1/policy', { headers: stolen.headers })).code
  now += 29 * MINUTE
  expect(await policy()).toBe('00000')
  now += 29 * MINUTE
  expect(await policy()).toBe('00000')
  now += 30 * MINUTE
  expect(await policy()).toBe('00004')
  expect(await endSessions(stolen.change)).toMatchObject({ code: '00004' })
  const used = await signIn('sam.okoro')
  for (let spent = 0; spent < 580; spent += 29) {
    expect(answerOf(await ask('GET', '/ops/v1/policy', { headers: used.headers })).code).toBe('00000')
    now += 29 * MINUTE
  }
  now += 21 * MINUTE
  expect(answerOf(await ask('GET', '/ops/v1/policy', { headers: used.headers })).code).toBe('00004')
})

test('a new sign-in in another tab ends the session before it, and the first tab continues with the new one', async () => {
  const first = await signIn('sam.okoro')
  const second = await signIn('sam.okoro', { cookie: first.headers.cookie })
  expect(answerOf(await ask('GET', '/session', { headers: first.headers }))).toMatchObject({ code: '00004' })
  const firstTab = { ...first.change, cookie: second.headers.cookie }
  expect(await endSessions(firstTab)).toMatchObject(malformed('X-CSRF'))
  expect(await endSessions({ ...firstTab, 'x-csrf': second.session.csrf as string })).toMatchObject({ code: '00000' })
})

test('a session that one instance opens counts at another, and its end as well', async () => {
  const on = await buildConsole(await createContext({ ...gateway, log: gateway.ctx.log }), CONSOLE)
  const { headers, change } = await signIn('rita.sandoval')
  expect(answerOf(await ask('GET', '/ops/v1/policy', { headers, on }))).toMatchObject({ code: '00000' })
  expect(answerOf(await ask('POST', '/session/end', { headers: change, on }))).toMatchObject({ code: '00000' })
  expect(answerOf(await ask('GET', '/ops/v1/policy', { headers }))).toMatchObject({ code: '00004' })
  await on.close()
})

test('a decision on money needs a new sign-in after 15 minutes, and its dry run does not', async () => {
  const { change } = await signIn('sam.okoro')
  const grant = async (query = '') => {
    const headers = { ...JSON_TYPE, ...change }
    return answerOf(await ask('POST', `/ops/v1/grants${query}`, { headers, body: {} }))
  }
  now += 15 * MINUTE
  expect(await grant()).toMatchObject({ code: '40000' })
  now += 1
  expect(await grant()).toMatchObject(notPermitted('SIGN_IN_AGAIN'))
  expect(await grant('?dryRun=1')).toMatchObject({ code: '40000' })
  expect(await endSessions(change)).toMatchObject({ code: '00000' })
})

test('the changes that move money, or decide whether it moves, want a fresh sign-in, and pauses and publications do not', () => {
  const fresh = CONSOLE_ROUTES.filter(({ call }) => needsFreshSignIn(call)).map(({ call }) => call.name)
  expect(fresh).toEqual(
    expect.arrayContaining([
      'staffGrant',
      'staffSaveGoodwillBudget',
      'staffCancelReward',
      'staffHoldReward',
      'staffFlagUser',
      'staffClearUser',
      'staffDecideReview',
      'staffDecideWinBack',
      'staffDecideProposal',
    ]),
  )
  expect(fresh).not.toContain('publishActivity')
  expect(fresh.filter((name) => /pause/i.test(name))).toEqual([])
})

test('a proposal of a session needs the roles that its person has at the approval', async () => {
  const operator = await signIn('olga.petrova')
  const approver = await signIn('adam.weiss')
  const rolesOf = (roles: PersonRole[]) =>
    gateway.change('consolePeople', { roles: JSON.stringify(roles) }, { actor: 'olga.petrova' })
  const put = { headers: { ...JSON_TYPE, ...operator.change }, body: activityInput({ alias: 'console-cup' }) }
  const proposed = answerOf(await ask('PUT', '/ops/v1/activities/console-cup', put))
  expect(proposed).toMatchObject({ code: '00000', data: { done: false, proposal: { by: 'olga.petrova' } } })
  const { proposalId, hash } = proposed.data.proposal as { proposalId: string; hash: string }
  const decide = async ({ change }: typeof approver) => {
    const headers = { ...JSON_TYPE, ...change }
    const url = `/ops/v1/proposals/${proposalId}/decision`
    return answerOf(await ask('POST', url, { headers, body: { accept: true, hash } }))
  }
  expect(await decide(operator)).toMatchObject(notPermitted('ROLE'))
  await rolesOf(['viewer'])
  expect(await decide(approver)).toMatchObject(notPermitted('ROLE'))
  await rolesOf(['operator', 'approver'])
  expect(await decide(operator)).toMatchObject(notPermitted('SAME_PERSON'))
  expect(await decide(approver)).toMatchObject({ code: '00000', data: { state: 'APPROVED' } })
  const lines = await gateway.rows('auditLog', { subject: proposalId })
  expect(lines.map(({ action, actor, detail }) => [action, actor, (detail as { via: string }).via])).toEqual([
    ['proposal.opened', 'operator:olga.petrova', 'SESSION'],
    ['proposal.approved', 'operator:adam.weiss', 'SESSION'],
  ])
})

test('a live console without a provider does not start', async () => {
  const live = { ...gateway.ctx, config: { ...gateway.config, live: true } }
  await expect(buildConsole(live, CONSOLE)).rejects.toThrow('needs a provider')
})
test.each(['/', '/assets', '/assets/'])(
  'the address of a folder, %s, answers with the page of the console',
  async (path) => {
    const page = await ask('GET', path, { headers: { accept: 'text/html' } })
    expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('/assets/a.js')])
  },
)

test('the pages have a policy with the hashes of their own elements, cannot be framed, and are never stored', async () => {
  const page = await ask('GET', '/users/u_1', { headers: { accept: 'text/html' } })
  expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('start()')])
  const policy = String(page.headers['content-security-policy'])
  expect(policy).toContain("script-src 'self' 'sha256-")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe')
  expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-frame-options': 'DENY' })
  const script = await ask('GET', '/assets/a.js')
  expect([script.body, script.headers['cache-control']]).toEqual(['go()', 'no-store'])
  expect(script.headers['content-type']).toContain('javascript')
  for (const path of ['/assets/missing.js', '/..%2f..%2fetc/passwd', '/assets/../../x'])
    expect((await ask('GET', path)).statusCode).toBe(404)
})

test('without built pages a page says so, and the calls answer', async () => {
  const bare = await buildConsole(gateway.ctx, { ...CONSOLE, files: null })
  const page = await ask('GET', '/', { on: bare, headers: { accept: 'text/html' } })
  expect([page.statusCode, page.body]).toEqual([503, expect.stringContaining('not built')])
  expect(answerOf(await ask('GET', '/session', { on: bare }))).toMatchObject({ code: '600' })
  await bare.close()
})

test('keys work on the gateway’s port alone, sessions on the console’s alone, and calls of programs stay with keys', async () => {
  const { headers } = await signIn('olga.petrova')
  expect(
    (await gateway.send({ method: 'GET', target: '/ops/v1/policy', signed: false, headers })).json(),
  ).toMatchObject({ code: '40001' })
  const signed = await gateway.sendOps({ method: 'GET', target: '/ops/v1/policy' })
  expect(signed.json()).toMatchObject({ code: '00000' })
  const { headers: signature } = signed.raw.req
  expect(answerOf(await ask('GET', '/ops/v1/policy', { headers: signature as Headers }))).toMatchObject({ code: '600' })
  expect(CONSOLE_ROUTES.filter(({ call }) => call.roles.every((role) => role === 'platform'))).toEqual([])
  expect(answerOf(await ask('POST', '/ops/v1/events', { headers, body: {} }))).toMatchObject({ status: 404 })
  expect(answerOf(await ask('GET', '/ops/v1/audit-log', { headers }))).toMatchObject(notPermitted('ROLE'))
})

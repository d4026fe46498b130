import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createClock } from '#gateway/clock.ts'
import type { ConsoleConfig } from '#gateway/config.ts'
import { startGateway, type TestGateway, type TestUser } from '#gateway/testing/start-gateway.ts'
import { buildConsole, CONSOLE_ROUTES } from './build-console.ts'

const ORIGIN = 'http://localhost:4100'
const MINUTE = 60_000
const folder = mkdtempSync(join(tmpdir(), 'fanfare-console-'))
const CONSOLE: ConsoleConfig = { host: '127.0.0.1', port: 0, origin: ORIGIN, files: folder, provider: null }

let now = Date.parse('2026-11-24T09:00:00Z')
let gateway: TestGateway
let app: FastifyInstance
let user: TestUser
beforeAll(async () => {
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><script>start()</script><script src="/assets/a.js"></script>',
  )
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets', 'a.js'), 'go()')
  gateway = await startGateway({ clock: createClock(() => now), config: { console: CONSOLE } })
  app = await buildConsole(gateway.ctx, CONSOLE)
  user = await gateway.register()
})
afterAll(async () => {
  await app.close()
  await gateway.stop()
  rmSync(folder, { recursive: true })
})

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

/** The page of the sign-in and its cookie. */
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

test('a person of a demonstration signs in, reads with the session, and signs out', async () => {
  const { headers, change, session } = await signIn('sam.okoro')
  expect(session).toEqual({
    actor: 'sam.okoro',
    name: 'Sam Okoro',
    roles: ['support'],
    csrf: expect.stringMatching(/^[\w-]{43}$/) as string,
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
  const rows = await gateway.db.selectFrom('consoleSessions').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(sent?.value)
})

test('a change by a session is a line of its person with the session, and a dry run writes none', async () => {
  const { change } = await signIn('sam.okoro')
  const ended = () => gateway.db.selectFrom('auditLog').selectAll().where('action', '=', 'sessions.ended').execute()
  expect(await endSessions(change, '?dryRun=1')).toMatchObject({ code: '00000' })
  expect(await ended()).toEqual([])
  expect(await endSessions(change)).toMatchObject({ code: '00000' })
  const [{ actor, detail } = {}] = await ended()
  expect(actor).toBe('operator:sam.okoro')
  expect(detail).toMatchObject({ via: 'SESSION', session: expect.stringMatching(/^cs/) as string })
  expect(detail).not.toHaveProperty('key')
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
  ).toMatchObject({
    code: '40001',
  })
  const signed = await gateway.sendOps({ method: 'GET', target: '/ops/v1/policy' })
  expect(signed.json()).toMatchObject({ code: '00000' })
  const { headers: signature } = signed.raw.req
  expect(answerOf(await ask('GET', '/ops/v1/policy', { headers: signature as Headers }))).toMatchObject({ code: '600' })
  expect(CONSOLE_ROUTES.filter(({ call }) => call.roles.every((role) => role === 'platform'))).toEqual([])
  expect(answerOf(await ask('POST', '/ops/v1/events', { headers, body: {} }))).toMatchObject({ status: 404 })
  expect(answerOf(await ask('GET', '/ops/v1/audit-log', { headers }))).toMatchObject({
    code: '51030',
    data: { reasonCode: 'ROLE' },
  })
})

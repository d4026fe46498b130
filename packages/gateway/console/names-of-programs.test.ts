import { randomBytes } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { signOps } from '@fanfare/kernel/ops/sign-ops.ts'
import { DEFAULT_POLICY, type StaffPolicy } from '#gateway/access/staff-policy.ts'
import type { ConsoleConfig } from '#gateway/config.ts'
import { createContext } from '#gateway/create-context.ts'
import { buildApp } from '#gateway/app.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'
import { writeKeys } from '#gateway/testing/write-keys.ts'
import { CLIENT, follow, startRealProvider } from '#gateway/testing/oidc/real-provider.ts'
import { buildConsole } from './build-console.ts'
import { saveConsolePerson, takeNameForProgram } from './db/staff-names.ts'

const ORIGIN = 'http://localhost:4100'
const POLICY: StaffPolicy = { ...DEFAULT_POLICY, roles: { claim: 'groups', map: { staff: ['viewer'] } } }
const SECRETS = { feeder: 'secret-of-the-feeder', careTool: 'secret-of-the-care-tool', olga: 'secret-of-olga-petrova' }
const KEYS = [
  { name: 'feeder', secret: SECRETS.feeder, roles: ['operator', 'platform'] },
  { name: 'care-tool', secret: SECRETS.careTool, roles: ['support'] },
  { name: 'olga', secret: SECRETS.olga, roles: ['operator'], person: true },
]

const provider = await startRealProvider({ callback: `${ORIGIN}/session/callback` })
const gateway = await borrowGateway({ config: { opsKeysFile: writeKeys(KEYS), staffPolicy: POLICY } })
const settings: ConsoleConfig = {
  host: '127.0.0.1',
  port: 0,
  origin: ORIGIN,
  files: null,
  provider: { issuer: provider.issuer, ...CLIENT },
}
const app = await buildConsole(gateway.ctx, settings)
afterAll(async () => {
  await app.close()
  await provider.stop()
})
beforeEach(() =>
  gateway.asOwner(async (owner) => {
    for (const table of ['consoleSessions', 'consolePeople', 'programActors'] as const)
      await owner.deleteFrom(table).execute()
  }),
)

type Program = Exclude<keyof typeof SECRETS, 'olga'>

/** A program's call in the name of `actor`, to this instance or another. @returns its code */
async function callAs(program: Program, actor: string, to: Pick<typeof gateway.app, 'inject'> = gateway.app) {
  const request = { method: 'GET' as const, target: '/ops/v1/policy' }
  const { 'x-ops-actor': _, ...headers } = signOps(request, { now: Date.now(), secret: SECRETS[program], actor: '-' })
  const answer = await to.inject({
    method: 'GET',
    url: request.target,
    headers: { ...headers, 'x-ops-actor': Buffer.from(actor).toString('latin1') },
  })
  return answer.json<{ code: string }>().code
}

/** Signs in at the provider as a new account with this user name. @returns the page and whether there is a session */
async function signInAs(name: string, { sub = randomBytes(8).toString('hex'), groups = ['staff'], on = app } = {}) {
  provider.accounts.set(sub, { preferred_username: name, name: 'A Person', groups })
  provider.signInAs = sub
  const headers = { host: 'localhost:4100' }
  const started = await on.inject({ method: 'GET', url: '/session/start?to=/', headers })
  const browser = started.cookies.find((cookie) => cookie.name === 'consoleStart')?.value ?? ''
  const callback = await follow(String(started.headers.location), ORIGIN)
  const answer = await on.inject({
    method: 'GET',
    url: callback.slice(ORIGIN.length),
    headers: { ...headers, cookie: `consoleStart=${browser}` },
  })
  const hasSession = answer.cookies.some((cookie) => cookie.name === 'console' && cookie.value !== '')
  return { status: answer.statusCode, page: answer.body, hasSession, sub }
}

const REFUSED = { status: 403, hasSession: false }
const SIGNED_IN = { status: 302, hasSession: true }

test.each(['exchange-feed', 'Exchange-Feed', 'еxchаnge-feed', 'ｅxchange-feed.', ' exchange\u2010feed'])(
  'a sign-in as %j does not take the name of a program in use: the program goes on, the person reads whom to ask',
  async (name) => {
    expect(await callAs('feeder', 'exchange-feed')).toBe('00000')
    const { page, ...answer } = await signInAs(name)
    expect(answer).toMatchObject(REFUSED)
    expect(page).toContain('Your name belongs to a program here')
    expect(page).toContain('Ask the person who')
    expect(await callAs('feeder', 'exchange-feed')).toBe('00000')
  },
)

test.each(['feeder', 'Care-Tool', 'саre-tool', 'OPS_SECRET', 'ops_secret.'])(
  'a sign-in as %j, the name of a program’s key, is refused',
  async (name) => expect(await signInAs(name)).toMatchObject(REFUSED),
)

test('a person who signed in first keeps the name, and a program that later sends it is refused', async () => {
  const { sub, ...first } = await signInAs('mai.tran')
  expect(first).toMatchObject(SIGNED_IN)
  for (const name of ['mai.tran', 'Mai.Tran', 'mаi.tran', 'mai.tran.'])
    expect(await callAs('feeder', name)).toBe('40000')
  expect(await signInAs('mai.tran', { sub })).toMatchObject(SIGNED_IN)
})

test('an account without a role keeps no name from a program, and does not get it with a later role', async () => {
  const { sub } = await signInAs('night-job', { groups: ['sales'] })
  expect(await callAs('feeder', 'night-job')).toBe('00000')
  expect(await signInAs('night-job', { sub })).toMatchObject(REFUSED)
  expect(await callAs('feeder', 'night-job')).toBe('00000')
})

test('a second account whose name looks like that of a person is refused, and reads why', async () => {
  expect(await signInAs('ana')).toMatchObject(SIGNED_IN)
  const { page, ...answer } = await signInAs('аna')
  expect(answer).toMatchObject(REFUSED)
  expect(page).toContain('Your name belongs to another person here')
})

test('a person with a key of their own signs in, also after a program has used the name', async () => {
  await gateway.asOwner((owner) =>
    owner
      .insertInto('programActors')
      .values({ foldedName: 'olga', name: 'olga', key: 'feeder', firstUsedAt: 0 })
      .execute(),
  )
  expect(await signInAs('olga')).toMatchObject(SIGNED_IN)
  expect(await callAs('feeder', 'olga')).toBe('40000')
})

test('a name that a program used is kept on every instance and after a restart', async () => {
  expect(await callAs('feeder', 'night-job')).toBe('00000')
  const ctx = await createContext({ ...gateway.ctx, config: gateway.config, db: gateway.db })
  const [otherConsole, other] = await Promise.all([buildConsole(ctx, settings), buildApp(ctx)])
  expect(await signInAs('night-job', { on: otherConsole })).toMatchObject(REFUSED)
  expect(await callAs('careTool', 'night-job', other)).toBe('00000')
  await Promise.all([otherConsole.close(), other.close()])
})

test('of two sign-ins, and of a sign-in and a program, that come at once, one has the name', async () => {
  const { db } = gateway
  const rules = { isProgram: () => false, isOwn: () => false }
  const signIn = async (actor: string, subject: string) => {
    const person = { actor, subject, displayName: actor, roles: ['viewer' as const] }
    return (await saveConsolePerson(db, person, rules)).taken === undefined
  }
  for (let round = 0; round < 20; round += 1) {
    const both = await Promise.all([
      signIn(`race-${round}`, `first ${round}`),
      signIn(`rаce-${round}`, `second ${round}`),
      takeNameForProgram(db, { name: `Race-${round}.`, key: 'feeder', at: 0 }),
    ])
    expect(both.filter(Boolean), String(both)).toHaveLength(1)
  }
})

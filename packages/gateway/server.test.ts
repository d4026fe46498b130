import { openSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { execFileSync } from 'node:child_process'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '@fanfare/kernel/testing/temporary-folder.ts'
import { deadline } from '@fanfare/kernel/testing/deadline.ts'
import { someOf, whenChanged } from '@fanfare/kernel/testing/runs.ts'
import { VERSION } from '@fanfare/kernel/version.ts'
import { freePort } from '@fanfare/runner/processes/free-port.ts'
import { withSmallDisk } from '@fanfare/runner/testing/small-disk.ts'
import { verifySeals } from './seals/verify-seals.ts'
import { insertSchedule } from './staff/db/activity-schedules.ts'
import { activityFile } from './testing/activity-file.ts'
import { startProcess, whenReady, type Started } from './testing/spawn-gateway.ts'
import { createTestDatabase } from './testing/test-database.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'

const SERVER = join(import.meta.dirname, 'server.ts')

const { database } = await borrowGateway()

const start = (env: Record<string, string>, log?: number): Started =>
  startProcess({ DATABASE_URL: database.url, DATA_KEY: 'the key of this database', ...env }, log)

async function stop({ child, exited }: Started): Promise<void> {
  child.kill('SIGTERM')
  expect((await exited)[0]).toBe(0)
}

/** Shifts the machine's clock by a day for the process, from its start or at SIGUSR2. */
const shiftedClock = (from: 'start' | 'signal', ms: number): Record<string, string> => {
  const script = `const real = Date.now; let shift = ${from === 'start' ? ms : 0}; Date.now = () => real() + shift;
    process.on('SIGUSR2', () => { shift = ${ms} })`
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}` }
}
const DAY_MS = 86_400_000

describe('a gateway', () => {
  let gateway: Started
  let origin: string
  beforeAll(async () => {
    gateway = start({ ...shiftedClock('signal', -DAY_MS), COMMIT_LABEL: 'a1b2c3' })
    origin = await whenReady(gateway)
  })
  const scrape = async () => (await fetch(`${origin}/metrics`)).text()

  test('[GW-7] reports when it is ready', async () => {
    expect(await (await fetch(`${origin}/v1/if/health`)).json()).toMatchObject({ code: '00000' })
    await vi.waitFor(async () => expect((await fetch(`${origin}/health/ready`)).status).toBe(200))
    // The gateway's own queries wait for connections, and must not count.
    await vi.waitFor(async () => expect(await scrape()).toMatch(/^fanfare_pool_waiting 0$/m))
    const metrics = await scrape()
    expect(metrics).toContain('fanfare_ledger_unbalanced_assets 0')
    expect(metrics).toContain(`fanfare_build_info{version="${VERSION}",commit="a1b2c3"} 1`)
    expect(gateway.output()).toContain('"commit":"a1b2c3"')
    expect(await (await fetch(`${origin}/health/live`)).json()).toMatchObject({ data: { version: VERSION } })
    expect(metrics).toContain('nodejs_eventloop_lag_p99_seconds')
  })

  test('[GW-7] is not ready, and its metric says why, when its clock becomes wrong by a day', async () => {
    const offset = async () => Number(/^fanfare_clock_offset_seconds (\S+)$/m.exec(await scrape())?.[1])
    expect(Math.abs(await offset())).toBeLessThan(1)
    gateway.child.kill('SIGUSR2')
    await vi.waitFor(async () => {
      const answer = await fetch(`${origin}/health/ready`)
      expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('behind the database’s')])
    })
    expect(Math.round(await offset())).toBe(-86_400)
  })

  test('[GW-7] answers requests that are in progress at SIGTERM, without a cut or a fault, and exits with 0', async () => {
    const statuses: number[] = []
    const client = async (): Promise<void> => {
      for (;;) {
        const answer = await fetch(`${origin}/health/live`).catch(() => null)
        // Once the port is closed, connecting fails; an answer that has begun is never lost.
        if (answer === null) return
        statuses.push(answer.status)
        await answer.json()
      }
    }
    const clients = Array.from({ length: 8 }, client)
    await expect.poll(() => statuses.length, { interval: 10 }).toBeGreaterThan(clients.length)
    await stop(gateway)
    await Promise.all(clients)
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(gateway.output()).toContain('gateway stopped')
  })
})

test(
  'serves the console on a port of its own with SEED=none and CONSOLE_PORT, and closes it at SIGTERM',
  { tags: ['long'] },
  async () => {
    const port = await freePort()
    const gateway = start({ CONSOLE_PORT: String(port) })
    const origin = await whenReady(gateway)
    const answer = await fetch(`http://127.0.0.1:${port}/session`)
    expect(await answer.json()).toMatchObject({ code: '600' })
    expect((await fetch(`${origin}/session`)).status).toBe(404)
    await stop(gateway)
    await expect(fetch(`http://127.0.0.1:${port}/session`)).rejects.toThrow('fetch failed')
  },
)

test('[GW-7] exits when its parent process has ended', { tags: ['long'] }, async () => {
  const gateway = start({})
  await whenReady(gateway)
  gateway.child.disconnect()
  expect((await gateway.exited)[0]).toBe(0)
})

test('two gateways publish each scheduled file once, also when one of them is killed', { tags: ['long'] }, async () => {
  const { db } = database
  const gateways = [start({}), start({})] as const
  await Promise.all(gateways.map(whenReady))
  const aliases = Array.from({ length: 12 }, (_, index) => `timed-cup-${index}`)
  const schedule = { at: Date.now(), basedOn: 0, hash: '', note: '', scheduledBy: 'ann', via: 'KEY', key: 'k' } as const
  for (const alias of aliases)
    await insertSchedule(db, { ...schedule, replaces: [], alias, file: activityFile({ alias }) })
  gateways[0].child.kill('SIGKILL')
  const waiting = () => db.selectFrom('activitySchedules').select('alias').execute()
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), { interval: 200 })
  const versions = await db.selectFrom('activityVersions').select(['version', 'actor']).execute()
  expect(versions).toEqual(aliases.map(() => ({ version: 1, actor: 'operator:ann' })))
  gateways[1].child.kill('SIGTERM')
  await Promise.all(gateways.map(({ exited }) => exited))
})

test('[GW-7] logs each minute that its clock is wrong', { tags: ['long'] }, async () => {
  const gateway = start(shiftedClock('signal', DAY_MS))
  await whenReady(gateway)
  gateway.child.kill('SIGUSR2')
  await vi.waitFor(() => expect(gateway.output()).toContain('CLOCK_OFF: the clock of this machine is 86400 s ahead'), {
    timeout: 75_000,
    interval: 500,
  })
  await stop(gateway)
})

/** Each starts a program, so `npm test` has one of them. */
const EXITS: [string, Record<string, string>, RegExp[]][] = [
  [
    '[GW-7] a clock that is wrong by a day',
    shiftedClock('start', DAY_MS),
    [/The clock of this machine is 86[34]\d\d s ahead of the database’s: synchronize it/],
  ],
  [
    '[GW-7] invalid settings, all named at once, without their values',
    {
      SITE_ORIGIN: 'https://promo.example.com',
      OPS_SECRET: 'hunter2',
      ALLOW_CLOCK: '1',
      CAPTCHA: 'off',
      SEED: 'demo',
      LOG_LEVEL: 'loud',
      SIGN_KEY: '',
    },
    ['SIGN_KEY', 'OPS_SECRET', 'ALLOW_CLOCK', 'CAPTCHA', 'SEED', 'LOG_LEVEL'].map((name) => new RegExp(name)),
  ],
  [
    '[D-24] a DATA_KEY that is not the one of the database',
    { DATA_KEY: 'a fresh key' },
    [/DATA_KEY is not the key of this database/],
  ],
  [
    '[GW-7] a database that cannot be reached',
    { DATABASE_URL: 'postgres://fanfare:hunter2@127.0.0.1:1/fanfare' },
    [/gateway did not start/],
  ],
]
test.each(someOf(EXITS, 'kernel/config', 'gateway/db'))(
  'a gateway exits with a sentence at %s',
  async (_, env, sentences) => {
    const gateway = start(env)
    expect((await gateway.exited)[0]).toBe(1)
    for (const sentence of sentences) expect(gateway.output()).toMatch(sentence)
    expect(gateway.output()).not.toContain('hunter2')
  },
)

test(
  '[GW-1] migrates as the owner of DATABASE_MIGRATION_URL, and serves, seals and anchors as the gateway’s role',
  { tags: ['long'] },
  async () => {
    const own = await createTestDatabase({ isMigrated: false })
    const dataDir = temporaryFolder()
    onTestFinished(() => own.drop())
    const urls = { DATABASE_URL: own.gatewayUrl, DATABASE_MIGRATION_URL: '' }
    const refused = start(urls)
    expect((await refused.exited)[0]).toBe(1)
    expect(refused.output()).toContain('set DATABASE_MIGRATION_URL')

    const gateway = start({ ...urls, DATABASE_MIGRATION_URL: own.ownerUrl, DATA_DIR: dataDir, SEED: 'demo' })
    await whenReady(gateway)
    await stop(gateway)
    expect(gateway.output()).not.toContain('owns the tables')
    const anchored = readFileSync(join(dataDir, 'seals.log'), 'utf8').trim().split('\n')
    expect(new Set(anchored.map((line) => (JSON.parse(line) as { stream: string }).stream))).toEqual(
      new Set(['ledger', 'events', 'audit']),
    )
    expect(gateway.output()).toContain('"msg":"sealed"')
    const { violations } = await verifySeals(own.db, { anchorFile: join(dataDir, 'seals.log') })
    expect(violations).toEqual([])
  },
)

test('[GW-7] logs a warning when the gateway’s role owns the tables', { tags: ['long'] }, async () => {
  const own = await createTestDatabase({ isMigrated: false })
  onTestFinished(() => own.drop())
  const gateway = start({ DATABASE_URL: own.ownerUrl })
  await whenReady(gateway)
  await stop(gateway)
  expect(gateway.output()).toContain('the role of DATABASE_URL owns the tables')
})

test(
  '[GW-7] is degraded, with the reason, when the history of a new demonstration cannot be written',
  { tags: ['long'] },
  async () => {
    const own = await createTestDatabase()
    onTestFinished(() => own.drop())
    // Only the history writes visits of codes.
    await own.asOwner((db) => db.schema.alterTable('codeVisits').renameTo('hiddenVisits').execute())
    const gateway = start({ DATABASE_URL: own.url, SEED: 'demo' })
    const origin = await whenReady(gateway)
    const readiness = async () => ((await (await fetch(`${origin}/health/ready`)).json()) as { data: unknown }).data
    await expect.poll(readiness, { timeout: deadline(120_000), interval: 500 }).toMatchObject({
      status: 'degraded',
      checks: expect.arrayContaining([
        { name: 'demonstration', ok: false, reason: 'its history could not be written' },
      ]) as unknown,
    })
    await stop(gateway)
  },
)

test(
  '[GW-1] refuses to start on a server older than PostgreSQL 15, and names both versions',
  whenChanged('gateway/db'),
  async () => {
    const older = await createTestDatabase()
    const { username, pathname } = new URL(older.url)
    // The function hides that of the server, which then seems to be another version.
    await older.attack(`
    create schema older;
    grant usage on schema older to public;
    create function older.current_setting(name text) returns text language sql as
      $$ select case name when 'server_version_num' then '140012' when 'server_version' then '14.12' end $$;
    alter role ${username} in database ${pathname.slice(1)} set search_path = older, pg_catalog, public`)
    const gateway = start({ DATABASE_URL: older.url })
    expect(await gateway.exited).toEqual([1, null])
    expect(gateway.output()).toContain(
      'DATABASE_URL names a server with PostgreSQL 14.12: Fanfare needs PostgreSQL 15 or later.',
    )
    await older.drop()
  },
)

test('[GW-7] a program on a full disk leaves no half file of its compiled code', async (context) => {
  const folder = temporaryFolder()
  await withSmallDisk(context, folder, 'size=64k', async (disk) => {
    disk.fill()
    const program = `import { saveCompileCache } from '@fanfare/kernel/whole-files.ts'\nsaveCompileCache()`
    const env = { PATH: process.env.PATH, NODE_COMPILE_CACHE: folder, NODE_ENV: 'test' } as const
    execFileSync(process.execPath, ['--input-type=module', '--eval', program], { env, cwd: dirname(SERVER) })
    const found = readdirSync(folder, { recursive: true, withFileTypes: true })
    expect(found.flatMap((entry) => (entry.isFile() ? [entry.name] : []))).toEqual(['filler'])
  })
})

test(
  'a gateway that cannot write its log says so once and continues to answer',
  whenChanged('gateway/telemetry'),
  async () => {
    const gateway = start({}, openSync('/dev/full', 'a'))
    const { output } = gateway
    const origin = await whenReady(gateway)
    await vi.waitFor(() => expect(output()).toContain('The log cannot be written'))
    for (let times = 0; times < 50; times += 1) expect((await fetch(`${origin}/v1/if/health`)).status).toBe(200)
    // Longer than a write of the log waits.
    await vi.waitFor(async () => {
      const answer = await fetch(`${origin}/health/live`)
      expect([answer.status, output().match(/cannot be written/g)?.length]).toEqual([200, 1])
    })
    await stop(gateway)
  },
)

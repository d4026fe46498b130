import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { temporaryFolder } from '@fanfare/kernel/testing/temporary-folder.ts'
import { isAlive } from '../processes/processes.ts'
import { endServerWithoutSpace, withSmallDisk } from '../testing/small-disk.ts'
import { type EmbeddedPostgres, postmasterPid, startPostgres } from './start-postgres.ts'

// Most tests start and stop a database.
vi.setConfig({ testTimeout: 60_000 })

/** A data directory with a new cluster; making one takes longer than most of these tests. */
const template = temporaryFolder()
const copyTo = (folder: string) => execFileSync('cp', ['-a', `${template}/.`, folder])
let dataDir = ''
let running: EmbeddedPostgres[] = []
let lines: string[] = []

beforeAll(async () => {
  const server = await startPostgres({ dataDir: template, log: () => undefined, durable: false })
  await server.stop()
})
beforeEach(() => {
  dataDir = temporaryFolder()
  copyTo(dataDir)
  lines = []
})
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop()
})

async function start(): Promise<EmbeddedPostgres> {
  const server = await startPostgres({ dataDir, log: (line) => lines.push(line), durable: true })
  running.push(server)
  return server
}

async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

/** Starts it in a process that sends the address of its owner. */
function startElsewhere(): ChildProcess {
  const script = `
    import { startPostgres } from ${JSON.stringify(join(import.meta.dirname, 'start-postgres.ts'))}
    const { ownerUrl: url } = await startPostgres({ dataDir: ${JSON.stringify(dataDir)}, log() {} })
    process.send({ url })
  `
  const stdio = ['ignore', 'ignore', 'inherit', 'ipc'] as const
  return spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: [...stdio] })
}

const modeOf = (file: string): string => (statSync(join(dataDir, file)).mode & 0o777).toString(8)
const cluster = () => join(dataDir, 'postgres')

test('[GW-1] a data directory gets its own PostgreSQL 18, which keeps its rows across a stop', async () => {
  const first = await start()
  await ask(first.ownerUrl, 'create table t (x int); insert into t values (42)')
  await first.stop()
  expect(postmasterPid(cluster())).toBeNull()
  const second = await start()
  expect(await ask(second.ownerUrl, 'select x from t')).toEqual([{ x: 42 }])
  const [settings] = await ask(
    second.url,
    "select current_setting('fsync') as fsync, current_setting('autovacuum_naptime') as naptime, current_setting('server_version') as version",
  )
  expect(settings).toMatchObject({ fsync: 'on', naptime: '10s', version: expect.stringMatching(/^18\./) })
  expect(lines).toEqual([])
})

test('[GW-1] postgres.json has a read-only user for auditors, and only its owner may read it', async () => {
  const { ownerUrl } = await start()
  expect([modeOf('postgres.json'), modeOf('postgres.secret.json')]).toEqual(['600', '600'])
  const credentials = JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8')) as Record<string, string>
  expect(Object.keys(credentials).toSorted()).toEqual(['database', 'host', 'password', 'port', 'user'])
  const auditorUrl = `postgres://${credentials.user}:${credentials.password}@${credentials.host}:${credentials.port}/${credentials.database}`
  await ask(
    ownerUrl,
    'create table secret (x int); create view shown as select 1 as x; grant select on shown to fanfare_auditor',
  )
  expect(await ask(auditorUrl, 'select x from shown')).toEqual([{ x: 1 }])
  await expect(ask(auditorUrl, 'select * from secret')).rejects.toThrow('permission denied')
  const writing = `${auditorUrl}?options=${encodeURIComponent('-c default_transaction_read_only=off')}`
  await expect(ask(writing, 'create table mine (x int)')).rejects.toThrow('permission denied')
  await expect(ask(writing, 'select lo_create(0)')).rejects.toThrow('permission denied')
  await expect(ask(auditorUrl.replace(/[^/]*$/, 'postgres'), 'select 1')).rejects.toThrow('permission denied')
})

test('[GW-3] the gateway’s role and the owner of the tables are two roles, and neither is a superuser', async () => {
  const { url, ownerUrl } = await start()
  const roleOf = (of: string) =>
    ask(of, 'select current_user as name, rolsuper, rolcreaterole from pg_roles where rolname = current_user')
  expect(await roleOf(url)).toEqual([{ name: 'fanfare', rolsuper: false, rolcreaterole: false }])
  expect(await roleOf(ownerUrl)).toEqual([{ name: 'fanfare_owner', rolsuper: false, rolcreaterole: false }])
  for (const text of ['create table mine (x int)', 'create temp table mine (x int)', 'set role fanfare_owner'])
    await expect(ask(url, text)).rejects.toThrow('permission denied')
})

test('[GW-7] the server’s log reports a refused row without its values', async () => {
  const { ownerUrl: url } = await start()
  await ask(url, 'create table t (mail text primary key)')
  await ask(url, "insert into t values ('ada@example.org')")
  await expect(ask(url, "insert into t values ('ada@example.org')")).rejects.toThrow('duplicate key')
  const log = readFileSync(join(dataDir, 'logs', 'postgres.log'), 'utf8')
  expect(log).toContain('duplicate key')
  expect(log).not.toContain('ada@example.org')
})

test('[GW-3] a killed server restarts on the same port with every acknowledged row', async () => {
  const { ownerUrl: url } = await start()
  await ask(url, 'create table t (x int); insert into t values (7)')
  const pid = postmasterPid(cluster()) ?? 0
  process.kill(pid, 'SIGKILL')
  const rows = () => ask(url, 'select x from t').catch(() => null)
  await expect.poll(rows, { interval: 100 }).toEqual([{ x: 7 }])
  expect(lines).toContain('PostgreSQL ended unexpectedly; starting it again.')
  const back = /^PostgreSQL serves again after \d+ ms, of which its recovery took \d+ ms\.$/
  await expect.poll(() => lines.at(-1)).toMatch(back)
})

test('[GW-3] the lock of a client that was killed in a long statement is free at once', async () => {
  const { url } = await start()
  const killed = new pg.Client({ connectionString: url })
  killed.on('error', () => {})
  await killed.connect()
  killed.query('select pg_advisory_lock(7)').catch(() => {})
  killed.query('select pg_sleep(60)').catch(() => {})
  const isFree = async () => (await ask(url, 'select pg_try_advisory_lock(7) as free'))[0]?.free
  await expect.poll(isFree).toBe(false)
  killed.connection.stream.destroy()
  await expect.poll(isFree).toBe(true)
})

test('[GW-3][GW-7] a disk without space stops the server, said once, until there is space, with every acknowledged row', async (context) => {
  await withSmallDisk(context, dataDir, 'size=200m,mode=0755', async (disk) => {
    copyTo(dataDir)
    const { ownerUrl: url } = await start()
    await ask(url, 'create table t (x int); insert into t values (7)')
    endServerWithoutSpace(cluster(), disk)
    const refusals = () => lines.filter((line) => line.startsWith('PostgreSQL did not start; it is tried again'))
    await expect.poll(() => refusals().length).toBeGreaterThan(0)
    expect(refusals().join()).toContain('No space left on device')
    disk.empty()
    const rows = () => ask(url, 'select x from t').catch(() => null)
    await expect.poll(rows, { interval: 100 }).toEqual([{ x: 7 }])
    await running.pop()?.stop()
  })
})

test('[GW-7] a log that cannot be opened does not keep the server from running', async () => {
  rmSync(join(dataDir, 'logs'), { recursive: true })
  mkdirSync(join(dataDir, 'logs', 'postgres.log'), { recursive: true })
  const { url } = await start()
  expect(await ask(url, 'select 1 as x')).toEqual([{ x: 1 }])
})

test.runIf(process.platform === 'linux')(
  '[GW-3] the end of a run that is killed while its server starts ends the server',
  { tags: ['long'] },
  async () => {
    const run = startElsewhere()
    // A server names itself in its file long before it is ready.
    let pid: number | null = null
    while (pid === null) {
      await setImmediate()
      pid = postmasterPid(cluster())
    }
    run.kill('SIGKILL')
    await expect.poll(() => isAlive(pid)).toBe(false)
  },
)

test('[GW-3] a start stops the server of a killed run and keeps its data', { tags: ['long'] }, async () => {
  const run = startElsewhere()
  const [{ url }] = (await once(run, 'message')) as [{ url: string }]
  await ask(url, 'create table t (x int); insert into t values (1)')
  const pid = postmasterPid(cluster()) ?? 0
  run.kill('SIGKILL')
  expect(isAlive(pid)).toBe(true)
  const heir = await start()
  expect(lines).toContain(`Stopping the PostgreSQL that an earlier run left behind (process ${pid}).`)
  expect(isAlive(pid)).toBe(false)
  expect(await ask(heir.ownerUrl, 'select x from t')).toEqual([{ x: 1 }])
})

test('[GW-3] a stale pid file that names a foreign process neither stops the start nor that process', async () => {
  writeFileSync(join(cluster(), 'postmaster.pid'), `${process.pid}\n${cluster()}\n`)
  const { url } = await start()
  expect(await ask(url, 'select 1 as x')).toEqual([{ x: 1 }])
})

test('[GW-3] a cluster without its passwords is refused with a sentence, not overwritten', async () => {
  rmSync(join(dataDir, 'postgres.secret.json'))
  await expect(start()).rejects.toThrow('postgres.secret.json is missing')
  expect(existsSync(join(cluster(), 'PG_VERSION'))).toBe(true)
})

test('[GW-3] a server that ends after its directory was removed ends quietly', async () => {
  const server = await start()
  rmSync(dataDir, { recursive: true, force: true })
  // Without its files the server ends automatically or on our signal; an uncaught error here would fail the run.
  await server.stop()
  expect(lines).toEqual([])
})

import { execFileSync } from 'node:child_process'
import { appendFileSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { deadline } from '@fanfare/kernel/testing/deadline.ts'
import { temporaryFolder } from '@fanfare/kernel/testing/temporary-folder.ts'
import { audit } from '@fanfare/gateway/audit/run-audit.ts'
import { ANCHOR_FILE } from '@fanfare/gateway/config.ts'
import { createDb, type Db } from '@fanfare/gateway/db/client.ts'
import { spawnGateway, type SpawnedGateway } from '@fanfare/gateway/testing/spawn-gateway.ts'
import { serverEnv, serverUser } from '@fanfare/runner/postgres/server-user.ts'
import { freePort } from '@fanfare/runner/processes/free-port.ts'
import {
  createDatabase,
  deployed,
  ensurePrograms,
  PASSWORD,
  POSTGRES_15,
  serverDir,
  Service,
  urlAt,
  writeFor,
} from '../availability/support/debian.ts'
import { publish, type Campaign } from '../faults/support/campaign.ts'
import { Load } from '../faults/support/load.ts'
import { addPeople } from '../faults/support/people.ts'
import { expectRun, KEYS, run } from './support/commands.ts'

const PATIENCE = { timeout: deadline(60_000), interval: 200 }

const dataDir = temporaryFolder()
const home = serverDir()
const cluster = join(home, 'cluster')
const config = join(home, 'pgbackrest.conf')
let port = 0
let server: Service | null = null
let gateway: SpawnedGateway | null = null

const asServer = (program: string, args: string[]): string =>
  execFileSync(program, args, { ...serverUser(), cwd: '/', env: serverEnv(), encoding: 'utf8', stdio: 'pipe' })
const pgbackrest = (...args: string[]) => asServer('pgbackrest', [`--config=${config}`, '--stanza=fanfare', ...args])
const settings = () => ({
  DATA_DIR: dataDir,
  DATABASE_URL: urlAt(port),
  DATABASE_MIGRATION_URL: urlAt(port, 'fanfare_owner'),
})

async function within<T>(work: (db: ReturnType<typeof createDb>) => Promise<T>): Promise<T> {
  const db = createDb({ connectionString: urlAt(port), poolSize: 1 })
  return work(db).finally(() => db.destroy())
}

async function asAdmin(text: string): Promise<string> {
  const admin = new pg.Client({ connectionString: `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres` })
  await admin.connect()
  const { rows } = await admin.query<string[]>({ text, rowMode: 'array' }).finally(() => admin.end())
  return String(rows[0]?.[0])
}

async function startServer(): Promise<void> {
  server = new Service(`${POSTGRES_15}/postgres`, ['-D', cluster, '-p', String(port), '-k', home])
  await vi.waitFor(async () => expect(await asAdmin('select pg_is_in_recovery()')).toBe('false'), PATIENCE)
}

beforeAll(async () => {
  await ensurePrograms(['/usr/lib/postgresql/15/bin/postgres', '/usr/bin/pgbackrest'])
  port = await freePort()
  writeFor(join(home, 'password'), PASSWORD)
  const flags = '--username=postgres --auth-local=trust --auth-host=scram-sha-256 --encoding=UTF8 --locale=C'
  asServer(`${POSTGRES_15}/initdb`, [...flags.split(' '), `--pgdata=${cluster}`, `--pwfile=${join(home, 'password')}`])
  writeFor(
    config,
    deployed('pgbackrest/pgbackrest.conf', {
      'repo1-path=/var/lib/pgbackrest': `repo1-path=${join(home, 'repository')}\nlog-path=${home}\nlock-path=${home}\nspool-path=${home}`,
      'REPLACE-ME': 'of-tests-alone',
      'pg1-path=/var/lib/postgresql/15/main': `pg1-path=${cluster}\npg1-socket-path=${home}\npg1-user=postgres`,
      'pg1-port=5432': `pg1-port=${port}`,
    }),
  )
  const archive = deployed('pgbackrest/archive.conf', {
    'pgbackrest --stanza': `pgbackrest --config=${config} --stanza`,
  })
  appendFileSync(join(cluster, 'postgresql.conf'), archive)
  await startServer()
  await createDatabase(`postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`)
})

afterAll(async () => {
  await gateway?.kill()
  await server?.stop('SIGINT')
  rmSync(home, { recursive: true, force: true })
})

const startGateway = () => spawnGateway(urlAt(port), { ...settings(), ...KEYS })

async function claims(campaign: Campaign): Promise<Load> {
  const origins = [gateway?.origin ?? '']
  const load = new Load({ origins, operators: origins, campaign, people: await within((db) => addPeople(db, 20)) })
  await load.answers(200)
  return load.stop()
}

const rewardsIn = async (db: Db) =>
  (await db.selectFrom('rewards').select('rewardId').execute()).map(({ rewardId }) => rewardId).toSorted()

/** Waits until each transfer so far has a seal, and the anchor the last one. */
const sealed = () =>
  vi.waitFor(
    () =>
      within(async (db) => {
        const last = await db
          .selectFrom('seals')
          .select(['untilPosition', 'hash'])
          .where('stream', '=', 'ledger')
          .orderBy('seq', 'desc')
          .limit(1)
          .executeTakeFirst()
        const open = await db
          .selectFrom('ledgerTransfers')
          .select('transferId')
          .where('position', '>=', last?.untilPosition ?? 0)
          .limit(1)
          .execute()
        expect(open).toEqual([])
        expect(readFileSync(join(dataDir, ANCHOR_FILE), 'utf8')).toContain(last?.hash)
      }),
    PATIENCE,
  )

test(
  'after a restore the anchor names missing seals, and claims wait for the operator',
  { tags: ['night'], timeout: deadline(600_000) },
  async () => {
    pgbackrest('stanza-create')
    pgbackrest('check')
    gateway = await startGateway()
    const campaign = await publish(gateway.origin)
    await claims(campaign)
    pgbackrest('backup', '--type=full')
    await claims(campaign)
    await sealed()
    const kept = await within(rewardsIn)
    const moment = await asAdmin('select clock_timestamp()::text')
    await claims(campaign)
    await sealed()
    expect((await within(rewardsIn)).length).toBeGreaterThan(kept.length)
    await gateway.kill()
    await asAdmin('select pg_switch_wal()')
    await vi.waitFor(
      async () =>
        expect(
          await asAdmin(
            'select count(*) from pg_stat_archiver where last_archived_time > last_failed_time or last_failed_time is null',
          ),
        ).toBe('1'),
      PATIENCE,
    )
    await server?.stop('SIGINT')

    rmSync(cluster, { recursive: true })
    asServer('mkdir', ['--mode=700', cluster])
    pgbackrest('restore', '--type=time', `--target=${moment}`, '--target-action=promote')
    await startServer()
    expect(await within(rewardsIn)).toEqual(kept)
    expect(await within(audit)).toEqual([])

    await expectRun(
      1,
      ['audit'],
      settings(),
      /^anchored seal is kept: ledger seal \d+: is in the anchor and missing in the database/m,
    )
    gateway = await startGateway()
    const readiness = async () =>
      ((await (await fetch(`${gateway?.origin}/health/ready`)).json()) as { data: { status: string } }).data.status
    await vi.waitFor(async () => expect(await readiness()).toBe('degraded'), PATIENCE)
    expect((await claims(campaign)).acknowledged.rewards.size).toBe(0)
    const accepted = await run('audit', ['--accept', `restored to ${moment}`], settings())
    expect(accepted.output).toMatch(/Accepted: \d+ findings in the seals/)
    await expectRun(0, ['audit'], settings())
    await vi.waitFor(async () => expect(await readiness()).toBe('ready'), { timeout: deadline(120_000), interval: 500 })
    const { wrong, acknowledged } = await claims(campaign)
    expect([wrong, acknowledged.rewards.size > 0]).toEqual([[], true])
    await sealed()
    await expectRun(0, ['audit'], settings())
  },
)

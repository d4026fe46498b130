// @module-tag long
import { chmodSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { temporaryFolder } from '@fanfare/kernel/testing/temporary-folder.ts'
import { createDb, type Db } from '@fanfare/gateway/db/client.ts'
import { spawnGateway, type SpawnedGateway } from '@fanfare/gateway/testing/spawn-gateway.ts'
import { DEVELOPMENT_OPS_SECRET, DEVELOPMENT_SIGN_KEY } from '@fanfare/kernel/config/config.ts'
import { lockDataDir } from '@fanfare/runner/data-dir/data-dir-lock.ts'
import { writeRunFile } from '@fanfare/runner/data-dir/run-file.ts'
import { startDatabase } from '@fanfare/runner/start/start-database.ts'
import { startPostgres15, urlAt } from '../availability/support/debian.ts'
import { publish, type Campaign } from '../faults/support/campaign.ts'
import { Load } from '../faults/support/load.ts'
import { addPeople } from '../faults/support/people.ts'
import { expectRun, KEYS, run, start } from './support/commands.ts'
import { deadline } from '@fanfare/kernel/testing/deadline.ts'

/** Of the demonstration's history with draws, which the gateway writes after its start. */
const PATIENCE = { timeout: deadline(90_000), interval: 200 }

vi.setConfig({ testTimeout: 600_000 })

const dir = temporaryFolder()
// Else the user of PostgreSQL cannot reach the databases, and they are made in /var/lib/fanfare, where they would stay.
chmodSync(dir, 0o711)
const at = (name: string) => join(dir, name)
const gateways: SpawnedGateway[] = []
let database: Awaited<ReturnType<typeof startDatabase>>
let campaign: Campaign
let db: ReturnType<typeof createDb>
let release: () => void

const spawned = async (url: string, settings: Record<string, string>): Promise<SpawnedGateway> => {
  const gateway = await spawnGateway(url, { DATA_KEY: KEYS.DATA_KEY, ...settings })
  gateways.push(gateway)
  return gateway
}

const load = async (origin: string, on: Db) =>
  new Load({ origins: [origin], operators: [origin], campaign, people: await addPeople(on, 20) })

const drawsOf = async (on: Db) =>
  (
    await on
      .selectFrom('draws')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n

/** The demonstration, served by a gateway on the embedded database of `source`, as `npm start` leaves its data directory. */
beforeAll(async () => {
  const dataDir = at('source')
  release = lockDataDir(dataDir)
  database = await startDatabase({ dataDir, log: () => {} })
  const { origin } = await spawned(database.url, { SEED: 'demo', DATA_DIR: dataDir })
  writeRunFile(dataDir, {
    pid: process.pid,
    siteOrigin: 'http://localhost:3000',
    gatewayOrigin: origin,
    databaseUrl: database.url,
    opsSecret: DEVELOPMENT_OPS_SECRET,
    signKey: DEVELOPMENT_SIGN_KEY,
  })
  db = createDb({ connectionString: database.url, poolSize: 2 })
  campaign = await publish(origin)
  await vi.waitFor(async () => expect(await drawsOf(db)).toBeGreaterThan(0), PATIENCE)
})

afterAll(async () => {
  await db?.destroy()
  for (const gateway of gateways) await gateway.kill()
  await database?.stop()
  release?.()
})

/** The restored copy serves claims, and its audit is clean before and after them. */
async function expectServing(url: string, settings: Record<string, string>, acknowledged: ReadonlyMap<string, string>) {
  await expectRun(0, ['audit'], settings, 'No violation.')
  const copy = createDb({ connectionString: url, poolSize: 2 })
  try {
    expect(await drawsOf(copy)).toBeGreaterThan(0)
    const rewards = await copy.selectFrom('rewards').select(['userId', 'rewardId']).execute()
    const kept = new Set(rewards.map(({ userId, rewardId }) => `${userId} ${rewardId}`))
    expect([...acknowledged].filter(([userId, rewardId]) => !kept.has(`${userId} ${rewardId}`))).toEqual([])
    const gateway = await spawned(url, { SEED: 'none', ...settings })
    const claims = await load(gateway.origin, copy)
    await claims.answers(200)
    await claims.stop()
    expect([claims.wrong, claims.acknowledged.rewards.size > 0]).toEqual([[], true])
    const seals = () => copy.selectFrom('seals').select('seq').where('stream', '=', 'ledger').execute()
    const before = (await seals()).length
    await vi.waitFor(async () => expect((await seals()).length).toBeGreaterThan(before), PATIENCE)
    await expectRun(0, ['audit'], { ...settings, DATABASE_URL: url })
  } finally {
    await copy.destroy()
  }
}

test('a backup under claims is restored into a directory and PostgreSQL 15, and claims continue', async () => {
  const gateway = gateways[0]?.origin ?? ''
  const claims = await load(gateway, db)
  await claims.answers(300)
  const before = new Map(claims.acknowledged.rewards)
  expect(before.size).toBeGreaterThan(0)
  const notReady: unknown[] = []
  let isRunning = true
  const watch = (async () => {
    while (isRunning) {
      const health = await fetch(`${gateway}/health/ready`)
      if (health.status !== 200) notReady.push(await health.json())
    }
  })()
  const made = await run('backup', ['--to', at('backup')], { DATA_DIR: at('source') })
  isRunning = false
  await watch
  await claims.stop()
  expect(made).toMatchObject({
    code: 0,
    output: expect.stringMatching(/rows of \d+ tables.*\nEncrypted with BACKUP_KEY/) as string,
  })
  expect([notReady, claims.wrong]).toEqual([[], []])

  const embedded = { DATA_DIR: at('target') }
  await expectRun(
    1,
    ['restore', '--from', at('backup')],
    { DATA_DIR: at('source') },
    `Another Fanfare (process ${process.pid}) uses ${at('source')}.`,
  )
  await expectRun(
    0,
    ['restore', '--from', at('backup')],
    embedded,
    /\nNot in a backup: .*OPS_POLICY_FILE.*\nRestored\. Run "npm run audit" before you start\./,
  )
  expect(readFileSync(join(at('target'), 'seals.log'), 'utf8')).toContain('"stream":"ledger"')
  await expectRun(0, ['audit'], embedded)
  const unlock = lockDataDir(at('target'))
  const own = await startDatabase({ dataDir: at('target'), log: () => {} })
  try {
    await expectServing(own.url, { DATA_DIR: at('served'), DATABASE_URL: own.url }, before)
  } finally {
    await gateways.pop()?.kill()
    await own.stop()
    unlock()
  }

  const server = await startPostgres15()
  try {
    const external = {
      DATA_DIR: at('external'),
      DATABASE_URL: urlAt(server.port),
      DATABASE_MIGRATION_URL: urlAt(server.port, 'fanfare_owner'),
    }
    await expectRun(0, ['restore', '--from', at('backup')], external)
    await expectServing(urlAt(server.port), external, before)
    await expectRun(
      1,
      ['restore', '--from', at('backup')],
      { ...external, DATA_DIR: at('again') },
      'The database is not empty',
    )
  } finally {
    await gateways.pop()?.kill()
    await server.stop()
  }
})

test('a backup that is killed in the middle is known as such', async () => {
  const { child, ended } = start('backup', ['--to', at('killed')], { DATA_DIR: at('source') })
  await vi.waitFor(() => expect(existsSync(at('killed')) && readdirSync(at('killed')).length).toBeGreaterThan(5), {
    interval: 1,
  })
  child.kill('SIGKILL')
  await ended
  await expectRun(
    1,
    ['restore', '--from', at('killed'), '--check'],
    { DATA_DIR: at('nowhere') },
    'cut off before its end',
  )
  expect(existsSync(at('nowhere'))).toBe(false)
})

/** Resolves while a restore into the embedded database of this directory writes the rows of its tables. */
const copying = (dataDir: string) =>
  vi.waitFor(
    async () => {
      const read = (file: string) => JSON.parse(readFileSync(join(dataDir, file), 'utf8')) as Record<string, string>
      const { port } = read('postgres.json')
      const connectionString = `postgres://fanfare_owner:${read('postgres.secret.json').owner}@127.0.0.1:${port}/fanfare`
      const owner = createDb({ connectionString, poolSize: 1 })
      const session = sql`select from pg_stat_activity where xact_start is not null and query like 'copy %from stdin'`
      const { rows } = await session.execute(owner).finally(() => owner.destroy())
      expect(rows).toHaveLength(1)
    },
    { timeout: deadline(60_000), interval: 5 },
  )

test('a restore that is killed in the middle leaves an empty database, and the next one is complete', async () => {
  const target = { DATA_DIR: at('interrupted') }
  await expectRun(0, ['backup', '--to', at('whole')], { DATA_DIR: at('source') })
  const { child, ended } = start('restore', ['--from', at('whole')], target)
  await copying(target.DATA_DIR)
  child.kill('SIGKILL')
  await ended
  expect(existsSync(join(target.DATA_DIR, 'seals.log'))).toBe(false)
  await expectRun(0, ['restore', '--from', at('whole')], target)
  await expectRun(0, ['audit'], target, 'No violation.')
})

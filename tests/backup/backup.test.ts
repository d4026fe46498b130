import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs'
import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '@fanfare/kernel/testing/temporary-folder.ts'
import { createDb, type Db } from '@fanfare/gateway/db/client.ts'
import { FIRST_RELEASE } from '@fanfare/gateway/db/first-release.ts'
import { migrate, missingMigrations } from '@fanfare/gateway/db/migrate.ts'
import { audit } from '@fanfare/gateway/audit/run-audit.ts'
import { verifySeals } from '@fanfare/gateway/seals/verify-seals.ts'
import { createDemonstration } from '@fanfare/gateway/testing/demonstration.ts'
import { createTestDatabase, type TestDatabase } from '@fanfare/gateway/testing/test-database.ts'
import { type Config, requireConfig } from '@fanfare/kernel/config/config.ts'
import { whenChanged } from '@fanfare/kernel/testing/runs.ts'
import { makeBackup } from '@fanfare/runner/backup/make-backup.ts'
import { keyForBackup } from '@fanfare/runner/backup/manifest.ts'
import { checkBackup, restoreBackup } from '@fanfare/runner/backup/restore-backup.ts'
import { withSmallDisk } from '@fanfare/runner/testing/small-disk.ts'

const KEY = 'b41f0c9d2e7a86537c1d9e0fa2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d5'
const OTHER_KEY = 'a0b1c2d3e4f5061728394a5b6c7d8e9f00112233445566778899aabbccddeeff'
const DATA_KEY = '00ff11ee22dd33cc44bb55aa66997788c0ffee00112233445566778899aabbcc'

/** Each restore writes a whole database, so `npm test` has two. */
const CHANGED = whenChanged('runner/backup', 'gateway/db')

let source: TestDatabase
let dir = ''
/** A backup for the tests that read it only, and those that harm a copy of it. */
const intact = temporaryFolder()
beforeAll(async () => {
  source = await createTestDatabase()
  await source.db.insertInto('spentChallenges').values({ challenge: 'kept', expiresAt: 1 }).execute()
  await makeBackup({ databaseUrl: source.url, dataDir: join(intact, 'none'), config: configOf() }, intact)
})
afterAll(() => source.drop())
beforeEach(() => (dir = temporaryFolder()))

const configOf = (settings: Record<string, string> = {}): Config => requireConfig({ BACKUP_KEY: KEY, ...settings })
const folder = () => join(dir, 'backup')
const backUp = (config = configOf(), to = folder(), databaseUrl = source.url) =>
  makeBackup({ databaseUrl, dataDir: join(dir, 'source'), config }, to)
const copyIntact = () => cpSync(intact, folder(), { recursive: true })
const check = (key: string | null = KEY) => checkBackup({ folder: folder(), key })

/** Restores into the database, as the owner of its tables. */
async function restoreInto(database: TestDatabase, config = configOf()) {
  const from = { folder: folder(), key: config.BACKUP_KEY ?? null }
  const dataDir = join(dir, 'target')
  mkdirSync(dataDir, { recursive: true })
  const { ownerUrl, gatewayUrl } = database
  return restoreBackup(await checkBackup(from), from, { ownerUrl, gatewayUrl, dataDir, config })
}

async function withEmpty<T>(work: (database: TestDatabase) => Promise<T>): Promise<T> {
  const database = await createTestDatabase({ isMigrated: false })
  return work(database).finally(() => database.drop())
}

/** Its own connection, of the user of the gateway. */
async function connected<T>(connectionString: string, work: (db: Db) => Promise<T>): Promise<T> {
  const db = createDb({ connectionString, poolSize: 1 })
  return work(db).finally(() => db.destroy())
}

const contentOf = (url: string) =>
  connected(url, async (db) => {
    const tables = await sql<{ name: string }>`select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and relname not like 'kysely%' and relname <> 'write_probe'`.execute(db)
    const content: Record<string, string> = {}
    for (const { name } of tables.rows) {
      const { rows } = await sql<{ all: string }>`
      select count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' order by t::text collate "C"), '')) as all
      from ${sql.table(name)} t`.execute(db)
      content[name] = rows[0]?.all ?? ''
    }
    return content
  })

test(
  'the restored database has every row, sequence and guard of the demonstration, and its audit is clean',
  CHANGED,
  async () => {
    const demonstration = await createDemonstration()
    onTestFinished(() => demonstration.drop())
    const config = configOf({ DATA_KEY })
    const manifest = await backUp(config, folder(), demonstration.url)
    expect(manifest.tables.reduce((sum, { rows }) => sum + rows, 0)).toBeGreaterThan(10_000)
    await withEmpty(async (target) => {
      expect(await restoreInto(target, config)).toEqual([])
      expect(existsSync(join(dir, 'target', 'data-keys.restored.json'))).toBe(false)
      expect(await contentOf(target.gatewayUrl)).toEqual(await contentOf(demonstration.url))
      await connected(target.gatewayUrl, async (db) => {
        expect(await audit(db)).toEqual([])
        expect((await verifySeals(db, { anchorFile: null })).violations).toEqual([])
        await expect(sql`update ledger_entries set amount = 1`.execute(db)).rejects.toThrow('permission denied')
      })
      await target.asOwner(async (owner) => {
        await expect(sql`delete from ledger_entries`.execute(owner)).rejects.toThrow('append-only')
        const schema = () => sql<{
          text: string
        }>`select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(pg_constraint.oid) as text
          from pg_constraint left join pg_class on pg_class.oid = conrelid
          where connamespace = 'public'::regnamespace and relispartition is not true order by 1`
        const { rows: restored } = await schema().execute(owner)
        const { rows: original } = await demonstration.asOwner((db) => schema().execute(db))
        expect(restored).toEqual(original)
        const sequences = sql<{ name: string }>`select sequencename || ' ' || last_value as name from pg_sequences
        where schemaname = 'public' and last_value is not null order by 1`
        expect((await sequences.execute(owner)).rows).toEqual(
          await demonstration.asOwner(async (db) => (await sequences.execute(db)).rows),
        )
      })
    })
  },
)

test('a backup has every row, the anchor, and the keys of the data where it is encrypted', async () => {
  const anchor = '{"at":1,"database":"x"}\n'
  mkdirSync(join(dir, 'source'))
  writeFileSync(join(dir, 'source', 'seals.log'), anchor)
  await backUp(configOf({ DATA_KEY }))
  for (const name of readdirSync(folder())) expect(readFileSync(join(folder(), name)).includes(DATA_KEY)).toBe(false)
  const left = await withEmpty((target) => restoreInto(target))
  expect(readFileSync(join(dir, 'target', 'seals.log'), 'utf8')).toBe(anchor)
  expect(readFileSync(join(dir, 'target', 'data-keys.restored.json'), 'utf8')).toBe(JSON.stringify([DATA_KEY]))
  expect(left).toEqual([expect.stringMatching(/^Set DATA_KEY .* delete that file\.$/)])
  await withEmpty(async (target) => {
    writeFileSync(join(dir, 'target', 'seals.log'), `${anchor}${anchor}`)
    await expect(restoreInto(target)).rejects.toThrow('seals.log exists')
    // As of a restore that was killed before its commit.
    writeFileSync(join(dir, 'target', 'seals.log'), anchor)
    expect(await restoreInto(target)).toEqual(left)
    expect(await contentOf(target.gatewayUrl)).toEqual(await contentOf(source.url))
  })
})

test('a backup without a key has no DATA_KEY, and its restore names the missing one', CHANGED, async () => {
  const inTheClear = (settings: Record<string, string> = {}) => configOf({ BACKUP_KEY: '', ...settings })
  const { dataKeyIds, dataKeys } = await backUp(inTheClear({ DATA_KEY }))
  expect(dataKeys).toBeNull()
  const left = await withEmpty((target) => restoreInto(target, inTheClear()))
  expect(left).toEqual([`Set DATA_KEY to the key ${dataKeyIds[0]} before you start: the backup has it not.`])
  await expect(check()).rejects.toThrow('The backup is not encrypted, but BACKUP_KEY is set')
})

test('a backup is restored with its own key alone, and a weak key is refused', async () => {
  copyIntact()
  await expect(check(null)).rejects.toThrow(/^The backup is encrypted: set BACKUP_KEY to the key [0-9a-f]{12}\.$/)
  await expect(check(OTHER_KEY)).rejects.toThrow(
    /^BACKUP_KEY is the key [0-9a-f]{12}; the backup was encrypted with [0-9a-f]{12}\.$/,
  )
  const config = configOf({ BACKUP_KEY: OTHER_KEY, BACKUP_KEY_PREVIOUS: KEY })
  expect(await keyForBackup(folder(), config)).toBe(KEY)
  expect(await keyForBackup(join(dir, 'none'), config)).toBe(OTHER_KEY)
  await expect(backUp(configOf({ BACKUP_KEY: 'password1234' }), join(dir, 'weak'))).rejects.toThrow(
    'BACKUP_KEY is too weak',
  )
})

const PART = 'spent_challenges.copy.zst.enc'
const change = (name: string, edit: (bytes: Buffer) => Buffer) => () =>
  writeFileSync(join(folder(), name), edit(readFileSync(join(folder(), name))))
const flipLast = (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -1), Buffer.from([(bytes.at(-1) ?? 0) ^ 1])])

test.each([
  ['that was cut before its end', () => rmSync(join(folder(), 'manifest.json')), 'cut off before its end'],
  ['with a changed byte', change(PART, flipLast), `${PART} was changed`],
  ['with a part that was cut', () => truncateSync(join(folder(), PART), 40), `${PART} has 40 of`],
  ['without a part', () => rmSync(join(folder(), PART)), `${PART} cannot be read`],
  [
    'whose list of parts was changed',
    change('manifest.json', (text) => Buffer.from(text.toString().replace('"rows": 1\n', '"rows": 0\n'))),
    'manifest.json was changed',
  ],
  ['whose list of parts was cut', () => truncateSync(join(folder(), 'manifest.json'), 200), 'cannot be understood'],
])('a backup %s is refused', async (_, damage, reason) => {
  copyIntact()
  await expect(check()).resolves.toMatchObject({ format: 1 })
  damage()
  await expect(check()).rejects.toThrow(reason)
})

test('a backup of a newer or unreleased version is refused, an older one is migrated', CHANGED, async () => {
  await withEmpty(async (older) => {
    await migrate(older.db, FIRST_RELEASE)
    await sql`insert into spent_challenges values ('older', 1)`.execute(older.db)
    await backUp(configOf(), folder(), older.ownerUrl)
    await older.asOwner((db) => sql`insert into kysely_migration values ('9999-later', '')`.execute(db))
    await backUp(configOf(), join(dir, 'newer'), older.ownerUrl)
    await older.asOwner((db) =>
      sql`update kysely_migration set name = '0074-join-numbers' where name = '9999-later'`.execute(db),
    )
    await older.asOwner((db) => sql`delete from kysely_migration where name = ${FIRST_RELEASE}`.execute(db))
    await backUp(configOf(), join(dir, 'before'), older.ownerUrl)
  })
  await expect(checkBackup({ folder: join(dir, 'before'), key: KEY })).rejects.toThrow(
    'older than the first release. Restore it with the last commit of Fanfare 0.1.0',
  )
  await expect(checkBackup({ folder: join(dir, 'newer'), key: KEY })).rejects.toThrow(
    /made by a newer Fanfare \(.*, migration 9999-later\); this is .*Restore it with that version/,
  )
  await withEmpty(async (target) => {
    await restoreInto(target)
    expect(await missingMigrations(target.db)).toEqual([])
    expect(await target.db.selectFrom('spentChallenges').select('challenge').execute()).toEqual([
      { challenge: 'older' },
    ])
  })
})

test(
  'partitions that a version from before them has backed up as tables are restored into the whole table',
  CHANGED,
  async () => {
    const other = await createTestDatabase()
    onTestFinished(() => other.drop())
    const row = sql`(topic, payload, created_at) values ('reward.earned', '{}', 7)`
    await sql`insert into log ${row}`.execute(other.db)
    await other.asOwner(async (owner) => {
      await sql`create table log_20261120 (like log including defaults)`.execute(owner)
      await sql`insert into log_20261120 select * from log`.execute(owner)
      await sql`update log_20261120 set id = id + 1`.execute(owner)
    })
    const { tables } = await backUp(configOf(), folder(), other.ownerUrl)
    expect(
      tables.filter(({ name }) => name === 'log' || name.startsWith('log_2')).map(({ name, rows }) => [name, rows]),
    ).toEqual([
      ['log', 1],
      ['log_20261120', 1],
    ])
    await withEmpty(async (target) => {
      await restoreInto(target)
      const { rows } = await sql`select id, created_at from log order by id`.execute(target.db)
      expect(rows).toEqual([
        { id: 1, createdAt: 7 },
        { id: 2, createdAt: 7 },
      ])
    })
  },
)

test('a database with tables is no target, and one whose restore failed is empty as before', CHANGED, async () => {
  copyIntact()
  await expect(restoreInto(source)).rejects.toThrow('The database is not empty')
  await withEmpty(async (target) => {
    const from = { folder: folder(), key: KEY }
    const manifest = await checkBackup(from)
    // The disk fails between the check and the restore.
    change(PART, flipLast)()
    const { ownerUrl, gatewayUrl } = target
    const dataDir = mkdtempSync(join(dir, 'target-'))
    const restore = () => restoreBackup(manifest, from, { ownerUrl, gatewayUrl, dataDir, config: configOf() })
    await expect(restore()).rejects.toThrow('unable to authenticate data')
    change(PART, flipLast)()
    await restore()
    expect(await contentOf(gatewayUrl)).toEqual(await contentOf(source.url))
  })
})

test('a backup into a folder with files is refused', async () => {
  await expect(backUp(configOf(), intact)).rejects.toThrow('is not empty: name a new folder for each backup')
})

test('a full disk ends a backup with a sentence, and leaves nothing of it', async (context) => {
  mkdirSync(folder())
  await withSmallDisk(context, folder(), 'size=64k', async () => {
    await expect(backUp()).rejects.toThrow(`The disk of ${folder()} is full. There is no backup.`)
    expect(readdirSync(folder())).toEqual([])
  })
})

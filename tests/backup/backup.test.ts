import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createDb } from '@fanfare/gateway/db/client.ts'
import { audit } from '@fanfare/gateway/audit/run-audit.ts'
import { verifySeals } from '@fanfare/gateway/seals/verify-seals.ts'
import { createDemonstration } from '@fanfare/gateway/testing/demonstration.ts'
import { createTestDatabase, type TestDatabase } from '@fanfare/gateway/testing/test-database.ts'
import { type Config, requireConfig } from '@fanfare/kernel/config/config.ts'
import { makeBackup } from '@fanfare/runner/backup/make-backup.ts'
import { checkBackup, restoreBackup } from '@fanfare/runner/backup/restore-backup.ts'

const KEY = 'b41f0c9d2e7a86537c1d9e0fa2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d5'
const OTHER_KEY = 'a0b1c2d3e4f5061728394a5b6c7d8e9f00112233445566778899aabbccddeeff'
const DATA_KEY = '00ff11ee22dd33cc44bb55aa66997788c0ffee00112233445566778899aabbcc'

let source: TestDatabase
let dir = ''
beforeAll(async () => {
  source = await createDemonstration()
})
afterAll(() => source.drop())
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'fanfare-backup-'))
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

const configOf = (settings: Record<string, string> = {}): Config => requireConfig({ BACKUP_KEY: KEY, ...settings })
const folder = () => join(dir, 'backup')
const backUp = (config = configOf(), to = folder()) =>
  makeBackup({ databaseUrl: source.url, dataDir: join(dir, 'source'), config }, to)
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

/** Each table with its number of rows and a hash of them all. */
async function contentOf(url: string): Promise<Record<string, string>> {
  const db = createDb({ connectionString: url, poolSize: 1 })
  try {
    const tables = await sql<{ name: string }>`select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely%' and relname <> 'write_probe'`.execute(
      db,
    )
    const content: Record<string, string> = {}
    for (const { name } of tables.rows) {
      const { rows } = await sql<{
        all: string
      }>`select count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' order by t::text collate "C"), '')) as all
        from ${sql.table(name)} t`.execute(db)
      content[name] = rows[0]?.all ?? ''
    }
    return content
  } finally {
    await db.destroy()
  }
}

test('the restored database has every row, sequence and guard of the demonstration, and its audit is clean', async () => {
  const manifest = await backUp()
  expect(manifest.tables.reduce((sum, { rows }) => sum + rows, 0)).toBeGreaterThan(10_000)
  await withEmpty(async (target) => {
    await restoreInto(target)
    expect(await contentOf(target.gatewayUrl)).toEqual(await contentOf(source.url))
    const db = createDb({ connectionString: target.gatewayUrl, poolSize: 1 })
    try {
      expect(await audit(db)).toEqual([])
      expect((await verifySeals(db, { anchorFile: null })).violations).toEqual([])
      await expect(sql`update ledger_entries set amount = 1`.execute(db)).rejects.toThrow('permission denied')
    } finally {
      await db.destroy()
    }
    await target.asOwner(async (owner) => {
      await expect(sql`delete from ledger_entries`.execute(owner)).rejects.toThrow('append-only')
      const schema = () => sql<{
        text: string
      }>`select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as text
          from pg_constraint where connamespace = 'public'::regnamespace order by 1`
      const { rows: restored } = await schema().execute(owner)
      const { rows: original } = await source.asOwner((db) => schema().execute(db))
      expect(restored).toEqual(original)
      const sequences = sql<{ name: string }>`select sequencename || ' ' || last_value as name from pg_sequences
        where schemaname = 'public' and last_value is not null order by 1`
      expect((await sequences.execute(owner)).rows).toEqual(
        await source.asOwner(async (db) => (await sequences.execute(db)).rows),
      )
    })
  })
})

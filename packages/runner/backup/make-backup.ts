import { createReadStream, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { ANCHOR_FILE, readDataKeys } from '@fanfare/gateway/config.ts'
import type { Config } from '@fanfare/kernel/config/config.ts'
import { VERSION } from '@fanfare/kernel/version.ts'
import { withClient } from '../postgres/roles.ts'
import { keyIdOf, readBackupKey, writeManifest, type Manifest } from './manifest.ts'
import { writePart, type PartFolder } from './part-file.ts'

/**
 * The tables to back up, with the columns that can be written. Migrations make the `kysely_migration` tables. `write_probe` has no
 * data; because the probe truncates it, a backup's lock on it would make the gateway report that it is not ready. A partitioned table
 * has the rows of its partitions.
 */
const TABLES = `
  select relname as name, array_agg(attname::text order by attnum) as columns
  from pg_class join pg_attribute on attrelid = pg_class.oid
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and attnum > 0 and not attisdropped and attgenerated = ''
    and relname not like 'kysely\\_migration%' and relname <> 'write_probe'
  group by relname order by relname`

const SEQUENCES = `
  select sequencename as name, last_value::text as last from pg_sequences
  where schemaname = 'public' and last_value is not null order by sequencename`

const columnList = (columns: readonly string[]) => columns.map((name) => pg.escapeIdentifier(name)).join(', ')

export const copyTarget = (name: string, columns: readonly string[]) =>
  `${pg.escapeIdentifier(name)} (${columnList(columns)})`

const SESSION = `
  set client_encoding = 'UTF8'; set datestyle = 'ISO'; set intervalstyle = 'postgres'; set bytea_output = 'hex';
  set extra_float_digits = 1; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = '60s'`

/** Gives `work` a connection for COPY, whose text depends on no setting of roles or servers; statements have no timeout. */
export const withCopyConnection = <T>(connectionString: string, work: (client: pg.Client) => Promise<T>) =>
  withClient(connectionString, async (client) => {
    await client.query(SESSION)
    return work(client)
  })

async function copyTables(client: pg.Client, target: PartFolder) {
  const { rows } = await client.query<{ name: string; columns: string[] }>(TABLES)
  const tables: Manifest['tables'] = []
  for (const { name, columns } of rows) {
    // `copy <table> to` refuses partitioned tables.
    const source = client.query(
      copyTo(`copy (select ${columnList(columns)} from ${pg.escapeIdentifier(name)}) to stdout`),
    )
    const part = await writePart(source, `${name}.copy`, target)
    tables.push({ name, columns, rows: source.rowCount, ...part })
  }
  return tables
}

async function firstColumn(client: pg.Client, text: string) {
  const { rows } = await client.query<string[]>({ text, rowMode: 'array' })
  return rows.map(([value = '']) => value)
}

/** Reads one snapshot, so that no table has rows of later transactions. */
async function readDatabase(client: pg.Client, target: PartFolder) {
  await client.query('begin isolation level repeatable read read only')
  const migrations = await firstColumn(client, 'select name from kysely_migration order by name')
  const [database = ''] = await firstColumn(client, 'select database_id from seal_origin')
  const [postgres = ''] = await firstColumn(client, 'show server_version')
  const tables = await copyTables(client, target)
  // Snapshots do not cover sequences: read after the rows, none is behind them.
  const sequences = await client.query<{ name: string; last: string }>(SEQUENCES)
  await client.query('commit')
  return {
    migrations,
    database,
    postgres,
    tables,
    sequences: Object.fromEntries(sequences.rows.map(({ name, last }) => [name, last])),
  }
}

async function writeParts(client: pg.Client, target: PartFolder, { config, dataDir }: Source): Promise<Manifest> {
  const anchorFile = join(dataDir, ANCHOR_FILE)
  // Copied before the snapshot, which then has every seal of the anchor.
  const anchor = existsSync(anchorFile) ? await writePart(createReadStream(anchorFile), ANCHOR_FILE, target) : null
  const database = await readDatabase(client, target)
  const keys = readDataKeys(config)
  const isKept = target.key !== null && keys.length > 0
  return {
    format: 1,
    version: VERSION,
    madeAt: new Date().toISOString(),
    ...database,
    keyId: target.key && keyIdOf(target.key),
    dataKeyIds: keys.map(keyIdOf),
    anchor,
    dataKeys: isKept ? await writePart(Readable.from([JSON.stringify(keys)]), 'data_keys.json', target) : null,
  }
}

function emptyFolder(folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (readdirSync(folder).length > 0) throw new Error(`${folder} is not empty: name a new folder for each backup.`)
}

interface Source {
  databaseUrl: string
  dataDir: string
  config: Config
}

/**
 * Writes a backup into a folder that is new or empty, also while Fanfare runs: its rows are those of one moment. Memory is bounded,
 * whatever the size. When it fails, it leaves the folder empty.
 * @throws Error, a sentence for the user
 */
export async function makeBackup(source: Source, folder: string): Promise<Manifest> {
  const key = readBackupKey(source.config)
  emptyFolder(folder)
  try {
    const manifest = await withCopyConnection(source.databaseUrl, (client) =>
      writeParts(client, { folder, key }, source),
    )
    await writeManifest(manifest, { folder, key })
    return manifest
  } catch (error) {
    for (const name of readdirSync(folder)) rmSync(join(folder, name))
    const isFull = (error as NodeJS.ErrnoException).code === 'ENOSPC'
    throw isFull ? new Error(`The disk of ${folder} is full. There is no backup.`, { cause: error }) : error
  }
}

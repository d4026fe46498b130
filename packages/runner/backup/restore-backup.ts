import { createWriteStream, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { ANCHOR_FILE, readDataKeys } from '@fanfare/gateway/config.ts'
import { dbOnClient } from '@fanfare/gateway/db/client.ts'
import { migrate, MIGRATION_NAMES } from '@fanfare/gateway/db/migrate.ts'
import { FIRST_RELEASE, isStep, LAST_STEP } from '@fanfare/gateway/db/first-release.ts'
import { prepareDatabase } from '@fanfare/gateway/prepare-database.ts'
import type { Config } from '@fanfare/kernel/config/config.ts'
import { VERSION } from '@fanfare/kernel/version.ts'
import { copyTarget, withCopyConnection } from './make-backup.ts'
import { keyIdOf, readManifest, type Manifest } from './manifest.ts'
import { checkPart, readPart, type Part, type PartFolder } from './part-file.ts'

/** Written to DATA_DIR if the settings lack the keys. */
const DATA_KEYS_FILE = 'data-keys.restored.json'

/**
 * The migration to which the backup's tables belong.
 * @throws Error, a sentence for the user, when this version does not have it
 */
function schemaOf({ migrations, version }: Manifest) {
  const released = migrations.filter((name) => !isStep(name))
  const unknown = released.find((name) => !MIGRATION_NAMES.includes(name))
  if (unknown !== undefined)
    throw new Error(
      `The backup was made by a newer Fanfare (${version}, migration ${unknown}); this is ${VERSION}. Restore it with that version.`,
    )
  if (released.length === 0 && !migrations.includes(LAST_STEP))
    throw new Error(`The backup is older than the first release. Restore it with the last commit of Fanfare 0.1.0.`)
  return released.at(-1) ?? FIRST_RELEASE
}

const partsOf = ({ tables, anchor, dataKeys }: Manifest): Part[] =>
  [...tables, anchor, dataKeys].filter((part) => part !== null)

/**
 * Reads a whole backup, and compares each byte with what was written.
 * @throws Error, a sentence for the user, if the backup is damaged or cut off, has another key, or is newer, or older than the first release
 */
export async function checkBackup(source: PartFolder) {
  const manifest = await readManifest(source)
  schemaOf(manifest)
  for (const part of partsOf(manifest)) await checkPart(part, source.folder)
  return manifest
}

/** Foreign keys are dropped while rows are written, so that tables can come in any order; each is checked once, at the end. */
const FOREIGN_KEYS = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`

/** Partitions that older versions backed up as separate tables; the partitioned table distributes their rows. */
const PARTITION = /^(log|analytics_events)_(?:before|default|\d{8})$/
const wholeOf = (name: string) => PARTITION.exec(name)?.[1] ?? name

async function copyRows(client: pg.Client, { tables, sequences }: Manifest, source: PartFolder) {
  const names = [...new Set(tables.map(({ name }) => pg.escapeIdentifier(wholeOf(name))))]
  const foreign = await client.query<{ drop: string; add: string }>(FOREIGN_KEYS)
  for (const { drop } of foreign.rows) await client.query(drop)
  for (const name of names) await client.query(`alter table ${name} disable trigger user`)
  // Migrations have written rows of their own, such as the id of the database.
  await client.query(`truncate ${names.join(', ')}`)
  for (const { name, columns, rows, ...part } of tables) {
    const target = client.query(copyFrom(`copy ${copyTarget(wholeOf(name), columns)} from stdin`))
    await readPart(part, source, target)
    if (target.rowCount !== rows) throw new Error(`The table ${name} has ${target.rowCount} of ${rows} rows.`)
  }
  for (const [name, last] of Object.entries(sequences))
    await client.query('select setval($1::regclass, $2::bigint)', [pg.escapeIdentifier(name), last])
  for (const name of names) await client.query(`alter table ${name} enable trigger user`)
  for (const { add } of foreign.rows) await client.query(add)
}

/** Writes tables and rows in one transaction, so that the database stays empty if it fails. `beforeCommit` is its last step. */
const writeDatabase = (ownerUrl: string, manifest: Manifest, source: PartFolder, beforeCommit: () => void) =>
  withCopyConnection(ownerUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(`select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S') order by relname limit 1`)
    if (rows[0])
      throw new Error(
        `The database is not empty: it has ${rows[0].name}. Restore into a new database, or a new DATA_DIR.`,
      )
    await dbOnClient(client)
      .transaction()
      .execute(async (tx) => {
        await migrate(tx, schemaOf(manifest))
        await copyRows(client, manifest, source)
        beforeCommit()
      })
    await client.query('analyze')
  })

async function textOf(part: Part, source: PartFolder) {
  const chunks: Buffer[] = []
  const target = new Writable({
    write(chunk: Buffer, _, done) {
      chunks.push(chunk)
      done()
    },
  })
  await readPart(part, source, target)
  return Buffer.concat(chunks).toString()
}

/** @returns what the operator has to do about the keys: no sentence when the settings have them */
async function restoreDataKeys(manifest: Manifest, source: PartFolder, { config, dataDir }: Target) {
  const own = new Set(readDataKeys(config).map(keyIdOf))
  const missing = manifest.dataKeyIds.filter((id) => !own.has(id))
  if (missing.length === 0) return []
  if (manifest.dataKeys === null)
    return [`Set DATA_KEY to the key ${missing.join(', ')} before you start: the backup has it not.`]
  const file = join(dataDir, DATA_KEYS_FILE)
  writeFileSync(file, await textOf(manifest.dataKeys, source), { mode: 0o600 })
  return [`Set DATA_KEY (and DATA_KEY_PREVIOUS) to the keys in ${file} before you start, then delete that file.`]
}

interface Target {
  ownerUrl: string
  gatewayUrl: string
  dataDir: string
  config: Config
}

/**
 * Restores a backup that `checkBackup` has read into an empty database, with the anchor in `dataDir`, and migrates it to this version.
 * @returns sentences about what is left to do
 * @throws Error, a sentence for the user; the database is then empty as before
 */
export async function restoreBackup(manifest: Manifest, source: PartFolder, target: Target) {
  const anchor = join(target.dataDir, ANCHOR_FILE)
  const half = `${anchor}.half`
  try {
    if (manifest.anchor) await readPart(manifest.anchor, source, createWriteStream(half, { mode: 0o600, flush: true }))
    // A restore that was killed before its commit may have left the same anchor.
    if (existsSync(anchor) && !(manifest.anchor && readFileSync(anchor).equals(readFileSync(half))))
      throw new Error(`${anchor} exists: it is the anchor of another database. Name a new DATA_DIR.`)
    await writeDatabase(target.ownerUrl, manifest, source, () => {
      if (manifest.anchor) renameSync(half, anchor)
    })
  } finally {
    rmSync(half, { force: true })
  }
  await prepareDatabase({ owner: target.ownerUrl, gateway: target.gatewayUrl })
  return restoreDataKeys(manifest, source, target)
}

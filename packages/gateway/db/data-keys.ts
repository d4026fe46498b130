import { sql } from 'kysely'
import { hasWritten, query, queryValue, type Db } from './client.ts'
import { contextOf, dataKeyId, decrypt, ENCRYPTED, encrypt, type EncryptedTable } from '#gateway/util/cipher.ts'

/** In `secrets`: a ciphertext by each key that rows are encrypted with, separated by spaces. */
const CHECKS = 'dataKeyChecks'
const CHECK_CONTEXT = 'data-key'

const TABLES = Object.keys(ENCRYPTED) as EncryptedTable[]

const idIn = (sealed: string) => sealed.split('.', 1)[0] ?? ''

interface EncryptedRow {
  id: string
  sealed: string
}

const columnsOf = (table: EncryptedTable) => ({
  name: sql.table(table),
  id: sql.ref(ENCRYPTED[table].id),
  sealed: sql.ref(ENCRYPTED[table].column),
})

/** For each key that encrypts rows of the table, one of those rows. */
function findSamples(db: Db, table: EncryptedTable) {
  const { name, id, sealed } = columnsOf(table)
  return query<EncryptedRow>(db)`
    select distinct on (split_part(${sealed}, '.', 1)) ${id} as id, ${sealed} as sealed from ${name} where ${sealed} is not null
    order by split_part(${sealed}, '.', 1)`
}

/** The ids of the keys that encrypt rows. A damaged row has none; the audit reports it. */
export async function findKeyIdsInRows(db: Db) {
  const ids = new Set<string>()
  for (const table of TABLES) {
    const { name, sealed } = columnsOf(table)
    const rows = await query<{ id: string }>(db)`
      select distinct split_part(${sealed}, '.', 1) as id from ${name} where ${sealed} ~ '^[0-9a-f]{8}[.]'`
    for (const { id } of rows) ids.add(id)
  }
  return ids
}

/** One row of each table and key, if it cannot be decrypted. */
export async function findUndecryptable(db: Db, keys: readonly string[]) {
  const found: { subject: string; detail: string }[] = []
  for (const table of TABLES)
    for (const { id, sealed } of await findSamples(db, table))
      try {
        decrypt(sealed, { keys, context: contextOf(table, id) })
      } catch (error) {
        found.push({ subject: `${table}.${ENCRYPTED[table].column} ${id}`, detail: (error as Error).message })
      }
  return found
}

/** Rows after `after` that a key other than this one encrypts, in the order of their ids. */
export function listWithOtherKey(
  db: Db,
  table: EncryptedTable,
  { keyId, after, limit }: { keyId: string; after: string; limit: number },
) {
  const { name, id, sealed } = columnsOf(table)
  return query<EncryptedRow>(db)`
    select ${id} as id, ${sealed} as sealed from ${name}
    where ${id} > ${after} and split_part(${sealed}, '.', 1) <> ${keyId} order by ${id} limit ${limit}`
}

/** @returns whether the row still had the former ciphertext */
export function replaceSealed(db: Db, table: EncryptedTable, row: EncryptedRow & { former: string }) {
  const { name, id, sealed } = columnsOf(table)
  return hasWritten(db)`
    update ${name} set ${sealed} = ${row.sealed} where ${id} = ${row.id} and ${sealed} = ${row.former}`
}

interface DataKeys {
  /** The first encrypts. */
  keys: readonly string[]
  randomBytes: (length: number) => Buffer
}

const checkOf = (key: string, randomBytes: DataKeys['randomBytes']) =>
  encrypt('fanfare', { keys: [key], context: CHECK_CONTEXT, randomBytes })

const findChecks = (db: Db) => queryValue<string | undefined>(db)`select value from secrets where name = ${CHECKS}`

const readChecks = (text: string | undefined) => text?.split(' ') ?? []

/** @returns false when another instance has changed them since `before` */
function writeChecks(db: Db, before: string | undefined, checks: readonly string[]) {
  const value = checks.join(' ')
  return before === undefined
    ? hasWritten(db)`insert into secrets (name, value) values (${CHECKS}, ${value}) on conflict do nothing`
    : hasWritten(db)`update secrets set value = ${value} where name = ${CHECKS} and value = ${before}`
}

/**
 * Proves, before a row is read or written, that the settings have each key that rows are encrypted with, and remembers the first. The rows themselves
 * are only searched at the first start with a new key.
 * @throws Error, a sentence for the operator, when a key is missing
 */
export async function checkDataKeys(db: Db, { keys, randomBytes }: DataKeys) {
  const known = new Map(keys.map((key) => [dataKeyId(key), key]))
  const [current = ''] = keys
  for (;;) {
    const before = await findChecks(db)
    const checks = readChecks(before)
    const remembered = new Set(checks.map(idIn))
    const isNew = !remembered.has(dataKeyId(current))
    const used = new Set([...remembered, ...(isNew ? await findKeyIdsInRows(db) : [])])
    const missing = [...used].filter((id) => !known.has(id))
    if (missing.length > 0)
      throw new Error(
        `DATA_KEY is not the key of this database: rows are encrypted with the key ${missing.join(', ')}, and the settings have ` +
          `${[...known.keys()].join(', ')}. Set DATA_KEY, or DATA_KEY_PREVIOUS while you change it, to the key that is missing.`,
      )
    for (const check of checks) decrypt(check, { keys, context: CHECK_CONTEXT })
    if (!isNew) return
    const added = keys.filter((key) => key === current || (used.has(dataKeyId(key)) && !remembered.has(dataKeyId(key))))
    if (await writeChecks(db, before, [...checks, ...added.map((key) => checkOf(key, randomBytes))])) return
  }
}

/** Whether rows may still need a key other than the first. */
export const areOthersNeeded = async (db: Db, [current = '']: readonly string[]) =>
  readChecks(await findChecks(db)).some((check) => idIn(check) !== dataKeyId(current))

/** Forgets the keys that no longer encrypt any row. @returns the ids of the others besides the first */
export async function forgetUnusedKeys(db: Db, { keys, randomBytes }: DataKeys) {
  const [current = ''] = keys
  for (;;) {
    const before = await findChecks(db)
    const used = (await findKeyIdsInRows(db)).add(dataKeyId(current))
    const kept = keys.filter((key) => used.has(dataKeyId(key)))
    if (
      await writeChecks(
        db,
        before,
        kept.map((key) => checkOf(key, randomBytes)),
      )
    )
      return [...used].filter((id) => id !== dataKeyId(current))
  }
}

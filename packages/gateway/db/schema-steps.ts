import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { VERSION } from '@fanfare/kernel/version.ts'
import { withAdvisoryLock } from './advisory-lock.ts'
import type { SchemaStep, SchemaSteps } from './migrations/schema-step.ts'
import type { Database } from './schema.ts'

/** Statements of requests queue behind one that waits for a lock of a whole table, and themselves wait at most 2 s (`createPool`). */
const LOCK_TIMEOUT = '500ms'

/** The step as the migrator runs it. */
export const migrationOf = (name: string, step: SchemaStep): Migration => ({
  async up(db: Kysely<Database>) {
    await sql`select set_config('lock_timeout', ${LOCK_TIMEOUT}, true)`.execute(db)
    await step.up(db)
    if (step.kind === 'contract')
      await sql`insert into schema_needs (migration, needs, version) values (${name}, ${step.needs}, ${VERSION})`.execute(
        db,
      )
  },
})

/** The migrations that ran on this database, in order; empty before the first. */
export async function executedMigrations(db: Kysely<Database>) {
  const { rows: tables } = await sql`select where to_regclass('kysely_migration') is not null`.execute(db)
  if (tables.length === 0) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** A newer version has removed something that this version uses. */
export class SchemaTooNew extends Error {}

/** @throws SchemaTooNew, a sentence for the operator, when a migration needs a version that knows more than `known` */
export async function refuseNewerSchema(db: Kysely<Database>, known: ReadonlySet<string>) {
  const { rows: tables } = await sql`select where to_regclass('schema_needs') is not null`.execute(db)
  if (tables.length === 0) return
  const { rows } = await sql<{ migration: string; needs: string; version: string }>`
    select migration, needs, version from schema_needs order by migration desc`.execute(db)
  const unmet = rows.find(({ needs }) => !known.has(needs))
  if (unmet !== undefined)
    throw new SchemaTooNew(
      `Fanfare ${VERSION} is too old for this database: the migration ${unmet.migration} of Fanfare ${unmet.version} ` +
        `needs a version that knows the migration ${unmet.needs}. Start that version or a newer one.`,
    )
}

/** Whether the index is there and complete. An index whose build was interrupted stays, is useless, and slows each write. */
async function stateOfIndex(db: Kysely<Database>, name: string) {
  const { rows } = await sql<{ isValid: boolean }>`
    select indisvalid as is_valid from pg_index where indexrelid = to_regclass(${name})`.execute(db)
  const [index] = rows
  return index === undefined ? 'missing' : index.isValid ? 'complete' : 'cut'
}

/** Builds the indexes of steps that are missing or were interrupted, one instance at a time. */
export async function buildIndexes(db: Kysely<Database>, steps: SchemaSteps) {
  const indexes = Object.values(steps).flatMap((step) =>
    step.kind === 'expand' ? Object.entries(step.indexes ?? {}) : [],
  )
  if (indexes.length === 0) return
  await withAdvisoryLock(db, 'indexes', async () => {
    for (const [name, on] of indexes) {
      const state = await stateOfIndex(db, name)
      if (state === 'complete') continue
      if (state === 'cut') await sql`drop index concurrently ${sql.id(name)}`.execute(db)
      await sql`create index concurrently ${sql.id(name)} ${sql.raw(on)}`.execute(db)
    }
  })
}

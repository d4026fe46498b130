import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { VERSION } from '@fanfare/kernel/version.ts'
import { withAdvisoryLock } from './advisory-lock.ts'
import { query, queryValue } from './client.ts'
import type { SchemaStep, SchemaSteps } from './migrations/schema-step.ts'
import type { Database } from './schema.ts'

/** Notes that a version must know the migration `needs` to use the schema. */
export const noteNeeds = (db: Kysely<Database>, migration: string, needs: string) =>
  query(db)`insert into schema_needs (migration, needs, version) values (${migration}, ${needs}, ${VERSION})`

/** The step as the migrator runs it. */
export const migrationOf = (name: string, step: SchemaStep): Migration => ({
  async up(db: Kysely<Database>) {
    // Statements of requests queue behind one that waits for a lock of a whole table, and themselves wait at most 2 s (`createPool`).
    await query(db)`set local lock_timeout = '500ms'`
    await step.up(db)
    if (step.kind === 'contract') await noteNeeds(db, name, step.needs)
  },
})

const isTable = (db: Kysely<Database>, name: string) => queryValue<boolean>(db)`select to_regclass(${name}) is not null`

/** The migrations that ran on this database, in order; empty before the first. */
export async function executedMigrations(db: Kysely<Database>) {
  if (!(await isTable(db, 'kysely_migration'))) return []
  const rows = await query<{ name: string }>(db)`select name from kysely_migration order by name`
  return rows.map(({ name }) => name)
}

/** A newer version has removed something that this version uses. */
export class SchemaTooNew extends Error {}

/** @throws SchemaTooNew, a sentence for the operator, when a migration needs a version that knows more than `known` */
export async function refuseNewerSchema(db: Kysely<Database>, known: ReadonlySet<string>) {
  if (!(await isTable(db, 'schema_needs'))) return
  const rows = await query<{ migration: string; needs: string; version: string }>(db)`
    select migration, needs, version from schema_needs order by migration desc`
  const unmet = rows.find(({ needs }) => !known.has(needs))
  if (unmet !== undefined)
    throw new SchemaTooNew(
      `Fanfare ${VERSION} is too old for this database: the migration ${unmet.migration} of Fanfare ${unmet.version} ` +
        `needs a version that knows the migration ${unmet.needs}. Start that version or a newer one.`,
    )
}

/** Builds the indexes of steps that are missing or were interrupted, one instance at a time. */
export async function buildIndexes(db: Kysely<Database>, steps: SchemaSteps) {
  const indexes = Object.values(steps).flatMap((step) =>
    step.kind === 'expand' ? Object.entries(step.indexes ?? {}) : [],
  )
  if (indexes.length === 0) return
  await withAdvisoryLock(db, 'indexes', async () => {
    for (const [name, on] of indexes) {
      const isValid = await queryValue<boolean | undefined>(db)`
        select indisvalid from pg_index where indexrelid = to_regclass(${name})`
      if (isValid) continue
      // An index whose build was interrupted stays, is useless, and slows each write.
      if (isValid === false) await query(db)`drop index concurrently ${sql.id(name)}`
      await query(db)`create index concurrently ${sql.id(name)} ${sql.raw(on)}`
    }
  })
}

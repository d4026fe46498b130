import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import type { Database } from './schema.ts'
import type { SchemaSteps } from './migrations/schema-step.ts'
import { buildIndexes, executedMigrations, migrationOf, refuseNewerSchema } from './schema-steps.ts'
import { sqlState } from './transaction.ts'
import { FIRST_RELEASE, firstRelease, isStep } from './first-release.ts'
import { locksByUser } from './migrations/0078-locks-by-user.ts'
import { locksByKey } from './migrations/0079-locks-by-key.ts'
import { staffPayments } from './migrations/0080-staff-payments.ts'
import { programActors } from './migrations/0081-program-actors.ts'
import { lateFacts } from './migrations/0082-late-facts.ts'
import { auditViews } from './migrations/0083-audit-views.ts'
import { auditCorrections } from './migrations/0084-audit-corrections.ts'
import { foundByIndex } from './migrations/0085-found-by-index.ts'

/** In order, after the first release; a released migration never changes. `schema-steps.test.ts` holds them to their kinds. */
export const STEPS: SchemaSteps = {
  '0078-locks-by-user': locksByUser,
  '0079-locks-by-key': locksByKey,
  '0080-staff-payments': staffPayments,
  '0081-program-actors': programActors,
  '0082-late-facts': lateFacts,
  '0083-audit-views': auditViews,
  '0084-audit-corrections': auditCorrections,
  '0085-found-by-index': foundByIndex,
}

/** SQLSTATE of a statement that exceeded statement_timeout (5 s), here while it waited for the migrator's lock. */
const STATEMENT_TIMEOUT = '57014'
/** SQLSTATE of a step that could not lock a table while requests use it; it was rolled back. */
const LOCK_NOT_AVAILABLE = '55P03'
const ATTEMPTS = 12
/** Before the next attempt, lets the requests pass that queued behind a step, ms. */
const PAUSE_MS = 2_000

const allOf = (steps: SchemaSteps) => ({
  [FIRST_RELEASE]: firstRelease,
  ...Object.fromEntries(Object.entries(steps).map(([name, step]) => [name, migrationOf(name, step)])),
})

/** The migrations of this program, in order. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(allOf(STEPS))

/** Migrations that this program does not know have run already: the migrator only needs their names. */
const RAN: Migration = { up: () => Promise.resolve() }

function migratorOf(db: Kysely<Database>, steps: SchemaSteps) {
  const known = allOf(steps)
  const getMigrations = async () => {
    await refuseNewerSchema(db, new Set(Object.keys(known)))
    const newer = (await executedMigrations(db)).filter((name) => !(name in known))
    return { ...known, ...Object.fromEntries(newer.map((name) => [name, RAN])) }
  }
  // A database from before the first release has its mark after steps that it already had.
  return new Migrator({ db, provider: { getMigrations }, allowUnorderedMigrations: true })
}

/**
 * The migrations of this program that the database lacks; empty at head.
 * @throws SchemaTooNew when this program must not use the database
 */
export async function missingMigrations(db: Kysely<Database>, steps = STEPS) {
  const migrations = await migratorOf(db, steps).getMigrations()
  return migrations.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name)
}

/** Whether a newer program has migrated the database further than this one can. */
export async function isSchemaNewer(db: Kysely<Database>, steps = STEPS) {
  const known = allOf(steps)
  return (await executedMigrations(db)).some((name) => !(name in known) && !isStep(name))
}

/**
 * Migrates the database to head, or to `target`, and keeps what a newer program has added. Several instances may do so at once, because the migrator
 * takes a lock. An instance that exceeds statement_timeout while it waits for the lock, or cannot lock a table which requests use, retries for up to
 * a minute.
 * @throws SchemaTooNew when this program must not use the database
 */
export async function migrate(db: Kysely<Database>, target?: string, steps = STEPS) {
  const migrator = migratorOf(db, steps)
  for (let attempt = 1; ; attempt += 1) {
    const { error, results = [] } = await (target ? migrator.migrateTo(target) : migrator.migrateToLatest())
    if (error === undefined) {
      if (target === undefined) await buildIndexes(db, steps)
      return results.map(({ migrationName }) => migrationName)
    }
    const state = sqlState(error)
    if ((state !== STATEMENT_TIMEOUT && state !== LOCK_NOT_AVAILABLE) || attempt === ATTEMPTS) throw error
    if (state === LOCK_NOT_AVAILABLE) await sleep(PAUSE_MS)
  }
}

import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { createDb, queryRow } from './client.ts'
import { MIGRATION_NAMES } from './migrate.ts'
import { FIRST_STEP } from './first-release.ts'
import { executedMigrations } from './schema-steps.ts'
import type { Database } from './schema.ts'
import { sqlState } from './transaction.ts'

/** The oldest major version of PostgreSQL that the gateway supports; `tests/availability` runs on it. */
const MINIMUM_POSTGRESQL = 15
/** Servers that only speak PostgreSQL's protocol may lack these. Locks of claims and jobs, and the order of seals and live events, need them. */
const NEEDED_FUNCTIONS = [
  'pg_advisory_xact_lock',
  'pg_try_advisory_xact_lock',
  'pg_current_snapshot',
  'pg_current_xact_id',
]
/** The state of a server that recovers after a crash, and how long it may take. */
const CANNOT_CONNECT_NOW = '57P03'
const RECOVERY_MS = 120_000
const RECOVERY_POLL_MS = 100

type Found = Awaited<ReturnType<typeof look>>

async function look(db: Kysely<Database>) {
  const { isReadable, ...found } = await queryRow<{
    number: number
    version: string
    isStandby: boolean
    missingFunctions: string[]
    /** One that was there before ours; null when there is none. */
    table: string | null
    /** Null when there is no list of migrations. */
    isReadable: boolean | null
  }>(db)`
    select current_setting('server_version_num')::integer as number, current_setting('server_version') as version,
      pg_is_in_recovery() as is_standby,
      array(select name from unnest(${NEEDED_FUNCTIONS}::text[]) as name
        where not exists (select from pg_proc where proname = name)) as missing_functions,
      (select min(relname) from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
        and to_regclass('public.kysely_migration') is null) as table,
      has_table_privilege(to_regclass('public.kysely_migration'), 'select') as is_readable`
  return { ...found, migrations: isReadable ? await executedMigrations(db) : [] }
}

function faultOf({ number, version, isStandby, missingFunctions, table, migrations: [first] }: Found) {
  if (number < MINIMUM_POSTGRESQL * 10_000)
    return `names a server with PostgreSQL ${version}: Fanfare needs PostgreSQL ${MINIMUM_POSTGRESQL} or later`
  if (isStandby) return 'names a read-only standby (the server is in recovery): name the primary'
  if (missingFunctions.length > 0)
    return `names a server that lacks functions of PostgreSQL that Fanfare needs: ${missingFunctions.join(', ')}`
  const foreign =
    table ?? (first === undefined || first === FIRST_STEP || MIGRATION_NAMES.includes(first) ? null : first)
  return foreign && `names the database of another program (${foreign}): name an empty one, or Fanfare’s`
}

/** Waits for a server that starts at the same time, as after the crash of a machine. */
async function lookWhenStarted(db: Kysely<Database>) {
  for (let waited = 0; ; waited += RECOVERY_POLL_MS) {
    try {
      return await look(db)
    } catch (error) {
      if (sqlState(error) !== CANNOT_CONNECT_NOW || waited >= RECOVERY_MS) throw error
      await sleep(RECOVERY_POLL_MS)
    }
  }
}

/** `message` is empty when every address of a host name refused. */
const reasonOf = (error: Error & { code?: string }) => error.message || (error.code ?? error.name)

/**
 * Refuses a database on which this version cannot run, before anything is written to it.
 * @throws Error, a sentence for the user that names the setting, without its value
 */
export async function checkDatabase(
  url: string,
  setting: 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_MIGRATION_URL',
) {
  const db = createDb({ connectionString: url, poolSize: 1, isPooled: true })
  const found = await lookWhenStarted(db)
    .catch((error: Error) => {
      throw new Error(`${setting} names a database that cannot be used: ${reasonOf(error)}.`, { cause: error })
    })
    .finally(() => db.destroy())
  const fault = faultOf(found)
  if (fault !== null) throw new Error(`${setting} ${fault}.`)
}

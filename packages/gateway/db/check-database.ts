import { sql, type Kysely } from 'kysely'
import type { AdjustableClock } from '../clock.ts'
import { createOwnerDb, type Db } from './client.ts'
import { MIGRATION_NAMES } from './migrate.ts'
import type { Database } from './schema.ts'

/** The oldest major version of PostgreSQL that the gateway runs on; `tests/availability` runs on it. */
const MINIMUM_POSTGRESQL = 15

interface Found {
  server: { number: number; version: string }
  isStandby: boolean
  /** A table that is there before ours; null when there is none. */
  table: string | null
  /** Null when there is no list of migrations, or this role may not read it yet. */
  migrations: readonly string[] | null
}

async function look(db: Kysely<Database>): Promise<Found> {
  const { rows } = await sql<{
    number: number
    version: string
    isStandby: boolean
    table: string | null
    isListed: boolean
    isReadable: boolean | null
  }>`
    select current_setting('server_version_num')::integer as number, current_setting('server_version') as version,
      pg_is_in_recovery() as is_standby,
      (select min(relname) from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r') as table,
      to_regclass('public.kysely_migration') is not null as is_listed,
      has_table_privilege(to_regclass('public.kysely_migration'), 'select') as is_readable`.execute(db)
  const [found] = rows
  if (!found) throw new Error('it answers nothing')
  const list = found.isReadable
    ? await sql<{ name: string }>`select name from public.kysely_migration order by name`.execute(db)
    : null
  return {
    server: { number: found.number, version: found.version },
    isStandby: found.isStandby,
    table: found.isListed ? null : found.table,
    migrations: list && list.rows.map(({ name }) => name),
  }
}

function faultOf({ server, isStandby, table, migrations }: Found): string | null {
  if (server.number < MINIMUM_POSTGRESQL * 10_000)
    return `names a server with PostgreSQL ${server.version}: Fanfare needs PostgreSQL ${MINIMUM_POSTGRESQL} or later`
  if (isStandby) return 'names a read-only standby (the server is in recovery): name the primary'
  const [first] = migrations ?? []
  const foreign = table ?? (first === undefined || MIGRATION_NAMES.includes(first) ? null : first)
  return foreign && `names the database of another program (${foreign}): name an empty one, or Fanfare’s`
}

/** `message` is empty where every address of a host name refused. */
const reasonOf = (error: Error & { code?: string }): string => error.message || (error.code ?? error.name)

/**
 * Refuses a database on which this version cannot run, before anything is written to it.
 * @throws Error, a sentence for the user that names the setting, without its value
 */
export async function checkDatabase(
  url: string,
  setting: 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_MIGRATION_URL',
): Promise<void> {
  const db = createOwnerDb(url)
  const found = await look(db)
    .catch((error: Error) => {
      throw new Error(`${setting} names a database that cannot be used: ${reasonOf(error)}.`, { cause: error })
    })
    .finally(() => db.destroy())
  const fault = faultOf(found)
  if (fault !== null) throw new Error(`${setting} ${fault}.`)
}

/** Far above what synchronized clocks differ by, and below the 5 minutes by which a signature may be off. ms */
const TOLERATED_MS = 60_000

/**
 * By how much this machine's clock is ahead of the database's, which all instances share, in ms; negative when it is behind. The
 * time that the answer took counts as no difference.
 */
export async function readClockOffset(db: Db, { machineNow }: Pick<AdjustableClock, 'machineNow'>): Promise<number> {
  const asked = machineNow()
  const { rows } = await sql<{ at: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::bigint as at`.execute(db)
  const at = rows[0]?.at ?? asked
  const answered = machineNow()
  return asked > at ? asked - at : Math.min(0, answered - at)
}

/** Null when the offset can be tolerated. */
export function describeClockOffset(offsetMs: number): string | null {
  if (Math.abs(offsetMs) <= TOLERATED_MS) return null
  const seconds = Math.round(Math.abs(offsetMs) / 1000)
  return `is ${seconds} s ${offsetMs > 0 ? 'ahead of' : 'behind'} the database’s`
}

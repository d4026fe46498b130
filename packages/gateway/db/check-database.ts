import { sql, type Kysely } from 'kysely'
import { createOwnerDb } from './client.ts'
import { MIGRATION_NAMES } from './migrate.ts'
import type { Database } from './schema.ts'

interface Found {
  isStandby: boolean
  /** A table that is there before ours; null when there is none. */
  table: string | null
  /** Null when there is no list of migrations, or this role may not read it yet. */
  migrations: readonly string[] | null
}

async function look(db: Kysely<Database>): Promise<Found> {
  const { rows } = await sql<{
    isStandby: boolean
    table: string | null
    isListed: boolean
    isReadable: boolean | null
  }>`
    select pg_is_in_recovery() as is_standby,
      (select min(relname) from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r') as table,
      to_regclass('public.kysely_migration') is not null as is_listed,
      has_table_privilege(to_regclass('public.kysely_migration'), 'select') as is_readable`.execute(db)
  const [found] = rows
  if (!found) throw new Error('it answers nothing')
  const list = found.isReadable
    ? await sql<{ name: string }>`select name from public.kysely_migration order by name`.execute(db)
    : null
  return {
    isStandby: found.isStandby,
    table: found.isListed ? null : found.table,
    migrations: list && list.rows.map(({ name }) => name),
  }
}

function faultOf({ isStandby, table, migrations }: Found): string | null {
  if (isStandby) return 'names a read-only standby (the server is in recovery): name the primary'
  const [first] = migrations ?? []
  const foreign = table ?? (first === undefined || MIGRATION_NAMES.includes(first) ? null : first)
  if (foreign !== null) return `names the database of another program (${foreign}): name an empty one, or Fanfare’s`
  const unknown = migrations?.find((name) => !MIGRATION_NAMES.includes(name))
  if (unknown === undefined) return null
  return `names a database that a newer Fanfare has migrated (${unknown}): start that version, or restore a backup of this one`
}

/** `message` is empty where every address of a host name refused. */
const reasonOf = (error: Error & { code?: string }): string => error.message || (error.code ?? error.name)

/**
 * Refuses a database on which this version cannot run, before anything is written to it.
 * @throws Error, a sentence for the user that names the setting, without its value
 */
export async function checkDatabase(url: string, setting: 'DATABASE_URL' | 'DATABASE_MIGRATION_URL'): Promise<void> {
  const db = createOwnerDb(url)
  const found = await look(db)
    .catch((error: Error) => {
      throw new Error(`${setting} names a database that cannot be used: ${reasonOf(error)}.`, { cause: error })
    })
    .finally(() => db.destroy())
  const fault = faultOf(found)
  if (fault !== null) throw new Error(`${setting} ${fault}.`)
}

import pg from 'pg'
import { closeAtOnce } from '@fanfare/gateway/db/preparing-client.ts'
import type { ClusterSecrets } from './secrets.ts'

export const DATABASE = 'fanfare'
/** Owns the database and its tables; logs in for migrations only. */
export const OWNER = 'fanfare_owner'
export const GATEWAY = 'fanfare'
export const AUDITOR = 'fanfare_auditor'

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`

/** Large objects need no right on a table, so a user without rights could still write them. */
const REFUSE_LARGE_OBJECTS = `
  do $$
  declare each regprocedure;
  begin
    for each in
      select oid::regprocedure from pg_proc
      where pronamespace = 'pg_catalog'::regnamespace
        and proname in ('lo_create', 'lo_creat', 'lo_from_bytea', 'lo_put', 'lowrite', 'lo_open', 'lo_unlink', 'lo_truncate', 'lo_truncate64')
    loop
      execute format('revoke execute on function %s from public', each);
    end loop;
  end $$`

/** Gives `work` a connection, and ends it. */
export async function withClient<T>(connectionString: string, work: (client: pg.Client) => Promise<T>) {
  const client = new pg.Client({ connectionString })
  // The running query rejects, too.
  client.on('error', () => {})
  await client.connect()
  try {
    const result = await work(client)
    await client.end()
    return result
  } catch (error) {
    // `end` would first read the rest of a COPY that was broken off.
    closeAtOnce(client)
    throw error
  }
}

async function ensureRole(client: pg.Client, role: string, password: string, rights: string) {
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role])
  await client.query(`${rowCount ? 'alter' : 'create'} role ${role} login password ${quote(password)} ${rights}`)
}

/**
 * Creates or repairs the roles and the database: the owner; the gateway's role, which owns nothing and gets its rights
 * on rows from the migrations, so that the database's refusals apply to it; and the read-only auditor, who sees only
 * what a migration grants.
 */
export async function ensureRoles(
  urlOf: (role: string, password: string, database: string) => string,
  secrets: ClusterSecrets,
) {
  const adminIn = (database: string) => urlOf('postgres', secrets.admin, database)
  await withClient(adminIn('postgres'), async (client) => {
    const unprivileged = 'nosuperuser nocreatedb nocreaterole noreplication nobypassrls'
    await ensureRole(client, OWNER, secrets.owner, unprivileged)
    await ensureRole(client, GATEWAY, secrets.gateway, unprivileged)
    await ensureRole(client, AUDITOR, secrets.auditor, `${unprivileged} connection limit 20`)
    await client.query(`alter role ${AUDITOR} set default_transaction_read_only = on`)
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE])
    if (!rowCount) await client.query(`create database ${DATABASE} owner ${OWNER}`)
    await client.query(`revoke all on database ${DATABASE} from public, ${GATEWAY}`)
    await client.query(`grant connect on database ${DATABASE} to ${AUDITOR}, ${GATEWAY}`)
    await client.query('revoke all on database postgres, template1 from public')
  })
  await withClient(adminIn(DATABASE), async (client) => {
    await client.query(`alter schema public owner to ${OWNER}`)
    await client.query('revoke all on schema public from public')
    await client.query(`grant usage on schema public to ${AUDITOR}, ${GATEWAY}`)
    await client.query(REFUSE_LARGE_OBJECTS)
  })
}

import { sql, type Kysely } from 'kysely'
import { createOwnerDb } from './client.ts'
import { migrate } from './migrate.ts'
import { withTimeouts } from './timeouts.ts'
import { grantRights } from './rights.ts'
import type { Database } from './schema.ts'
import { movePositionsAhead } from './seal-positions.ts'

/** A migration may rewrite a large table. */
const STATEMENT_TIMEOUT_MS = 60 * 60_000

const roleOf = async (db: Kysely<Database>): Promise<string> => {
  const { rows } = await sql<{ role: string }>`select current_user as role`.execute(db)
  return rows[0]?.role ?? ''
}

async function within<T>(url: string, work: (db: Kysely<Database>) => Promise<T>): Promise<T> {
  const db = createOwnerDb(url)
  return withTimeouts(STATEMENT_TIMEOUT_MS, () => work(db)).finally(() => db.destroy())
}

/**
 * Migrates the tables as their owner and grants the gateway's role its rights. One role for both needs no grants: it owns
 * the tables.
 * @returns the migrations that ran
 */
export async function prepareDatabase(urls: { owner: string; gateway: string }): Promise<string[]> {
  const role = await within(urls.gateway, roleOf)
  return within(urls.owner, async (db) => {
    const applied = await migrate(db)
    await movePositionsAhead(db)
    if (role !== (await roleOf(db))) await grantRights(db, role)
    return applied
  })
}

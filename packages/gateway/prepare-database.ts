import type { Kysely } from 'kysely'
import { createClock } from './clock.ts'
import { createOwnerDb } from './db/client.ts'
import { makeParts, nameDefaults } from './db/parts.ts'
import { isSchemaNewer, migrate } from './db/migrate.ts'
import { grantRights, roleOf } from './db/rights.ts'
import type { Database } from './db/schema.ts'
import { movePositionsAhead } from './seals/db/seal-positions.ts'

async function within<T>(url: string, work: (db: Kysely<Database>) => Promise<T>) {
  const db = createOwnerDb(url)
  return work(db).finally(() => db.destroy())
}

/**
 * Migrates the tables as their owner and grants the gateway's role its rights. One role for both owns the tables, so it needs no grants.
 * @returns the migrations that ran
 * @throws SchemaTooNew when a newer version has removed something that this one uses
 */
export async function prepareDatabase(urls: { owner: string; gateway: string }) {
  const role = await within(urls.gateway, roleOf)
  return within(urls.owner, async (db) => {
    const applied = await migrate(db)
    await movePositionsAhead(db)
    await nameDefaults(db)
    // Before the first rows, because a partition cannot be made for a time that has rows outside of one.
    await makeParts(db, createClock().now())
    // The rights of the newest version are those of all that run.
    if (role !== (await roleOf(db)) && !(await isSchemaNewer(db))) await grantRights(db, role)
    return applied
  })
}

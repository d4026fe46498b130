import { prepareDatabase } from '#gateway/db/prepare-database.ts'
import { type EmbeddedPostgres, startPostgres } from './postgres/start-postgres.ts'

/**
 * The embedded PostgreSQL of a data directory with its tables at head. They are migrated here, as their owner: the gateway
 * never learns the owner's password.
 */
export async function startDatabase(options: Parameters<typeof startPostgres>[0]): Promise<EmbeddedPostgres> {
  const postgres = await startPostgres(options)
  try {
    await prepareDatabase({ owner: postgres.ownerUrl, gateway: postgres.url })
    return postgres
  } catch (error) {
    await postgres.stop()
    throw error
  }
}

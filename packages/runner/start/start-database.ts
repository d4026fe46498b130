import { prepareDatabase } from '@fanfare/gateway/prepare-database.ts'
import { startPostgres } from '../postgres/start-postgres.ts'

/**
 * Starts the embedded PostgreSQL of a data directory and migrates it to the latest version as the owner of the tables:
 * the gateway never gets the owner's password.
 */
export async function startDatabase(options: Parameters<typeof startPostgres>[0]) {
  const postgres = await startPostgres(options)
  try {
    await prepareDatabase({ owner: postgres.ownerUrl, gateway: postgres.url })
    return postgres
  } catch (error) {
    await postgres.stop()
    throw error
  }
}

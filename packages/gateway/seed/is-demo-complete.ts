import { findSecret } from '#gateway/accounts/db/secrets.ts'
import type { Db } from '#gateway/db/client.ts'

/** The name of the mark that everything is seeded, and of the lock of those who seed. */
export const DEMO_SEED = 'demo-seed'

/** Whether the demonstration has all of its accounts and their history. */
export const isDemoComplete = async (db: Db): Promise<boolean> => (await findSecret(db, DEMO_SEED)) !== null

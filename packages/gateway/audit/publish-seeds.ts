import type { Logger } from 'pino'
import { query, type Db } from '../db/client.ts'
import { contextOf, decrypt } from '../util/cipher.ts'

interface Gateway {
  db: Db
  keys: { data: readonly string[] }
  log: Pick<Logger, 'error'>
}

/**
 * Writes the seeds that are public in the clear beside their ciphertexts: an auditor, who reads the database alone, verifies draws without a key.
 * A trigger refuses a seed that is not the committed one.
 * @returns how many
 */
export async function publishSeeds({ db, keys, log }: Gateway): Promise<number> {
  const rows = await query<{ activityId: string; encryptedSeed: string }>(db)`
    select activity_id, encrypted_seed from lotteries where revealed_at is not null and seed is null`
  let published = 0
  for (const { activityId, encryptedSeed } of rows)
    try {
      const seed = decrypt(encryptedSeed, { keys: keys.data, context: contextOf('lotteries', activityId) })
      await query(db)`update lotteries set seed = ${seed} where activity_id = ${activityId} and seed is null`
      published += 1
    } catch (error) {
      log.error({ err: error, activityId }, 'the seed of a lottery could not be published')
    }
  return published
}

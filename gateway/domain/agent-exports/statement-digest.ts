import { LRUCache } from 'lru-cache'
import type { Db } from '#gateway/db/client.ts'
import type { MyCampaign } from '#gateway/db/my-campaigns.ts'
import { statementParts } from './statement-parts.ts'

/** A settled month never changes, so its digest is computed once. */
const digests = new LRUCache<string, Promise<string>>({ max: 5_000 })

async function computeDigest(db: Db, campaign: MyCampaign, month: string): Promise<string> {
  let hex = ''
  const parts = statementParts(db, campaign, month, async ({ digest }) => {
    hex = digest?.toString('hex') ?? ''
  })
  let part = await parts.next()
  while (part.done !== true) part = await parts.next()
  return hex
}

/** SHA-256 (hex) of the export of a settled month without its last line. */
export async function statementDigest(db: Db, campaign: MyCampaign, month: string): Promise<string> {
  const key = [campaign.campaignId, campaign.userId, month].join()
  const digest = digests.get(key) ?? computeDigest(db, campaign, month)
  digests.set(key, digest)
  return digest.catch((error: unknown) => {
    digests.delete(key)
    throw error
  })
}

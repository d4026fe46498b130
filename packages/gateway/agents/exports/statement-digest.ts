import { LRUCache } from 'lru-cache'
import type { Db } from '#gateway/db/client.ts'
import type { MyCampaign } from '#gateway/agents/db/my-campaigns.ts'
import { lastDayOf } from '../../rebates/month.ts'
import { statementParts } from './statement-parts.ts'

/** A settled month never changes, so its digest is computed once. */
const digests = new LRUCache<string, Promise<string>>({ max: 5_000 })

async function computeDigest(db: Db, campaign: MyCampaign, month: string): Promise<string> {
  const parts = statementParts(db, campaign, month, async () => {})
  for (;;) {
    const part = await parts.next()
    if (part.done === true) return part.value.digest.toString('hex')
  }
}

/** Whether every day of the month is paid, so that its file is final. */
export const isStatementSettled = ({ settledThrough }: Pick<MyCampaign, 'settledThrough'>, month: string): boolean =>
  settledThrough !== null && settledThrough >= lastDayOf(month)

/** SHA-256 (hex) of the file of a settled month. */
export async function statementDigest(db: Db, campaign: MyCampaign, month: string): Promise<string> {
  const key = [campaign.campaignId, campaign.userId, month].join()
  const digest = digests.get(key) ?? computeDigest(db, campaign, month)
  digests.set(key, digest)
  return digest.catch((error: unknown) => {
    digests.delete(key)
    throw error
  })
}

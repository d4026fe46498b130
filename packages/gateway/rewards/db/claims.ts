import { createBatcher } from '../../util/batcher.ts'
import type { Db } from '../../db/client.ts'
import { isDatabaseGone } from '../../db/database-gone.ts'
import { grantEntitlements, type Grant } from './grant-entitlements.ts'
import type { RewardRow } from './rewards.ts'
import { retrying, sqlState } from '../../db/transaction.ts'

/** PostgreSQL refused the batch: each claim is tried alone, so that one bad claim does not fail the others. */
const isRefused = (error: unknown) => sqlState(error) !== undefined && !isDatabaseGone(error)

async function grantTogether(db: Db, grants: readonly Grant[]) {
  const granted = (rewards: Map<string, RewardRow>, { rewardId }: Grant) => rewards.get(rewardId) ?? null
  const grantAlone = (grant: Grant) =>
    retrying(() => grantEntitlements(db, [grant])).then(
      (rewards) => granted(rewards, grant),
      (error: Error) => error,
    )
  if (grants.length === 1) return Promise.all(grants.map(grantAlone))
  try {
    const rewards = await grantEntitlements(db, grants)
    return grants.map((grant) => granted(rewards, grant))
  } catch (error) {
    if (!isRefused(error)) throw error
    return Promise.all(grants.map(grantAlone))
  }
}

const LANES = 2
/** The account of the reservations stays locked until the batch commits: a larger batch would delay other lanes. */
const MOST = 32

/** Grants one claim; null when there is nothing to claim that way, and then nothing was changed. */
export type GrantClaim = (claim: Grant) => Promise<RewardRow | null>

/** Claims of the same moment share a statement, so the gateway needs one of these for its database. */
export function createGrantClaim(db: Db): GrantClaim {
  const grant = createBatcher({
    run: (claims: readonly Grant[]) => grantTogether(db, claims),
    concurrency: LANES,
    maxBatchSize: MOST,
    keyOf: ({ userId }) => userId,
    isFatal: isDatabaseGone,
  })
  return async (claim) => {
    const reward = await grant(claim)
    if (reward instanceof Error) throw reward
    return reward
  }
}

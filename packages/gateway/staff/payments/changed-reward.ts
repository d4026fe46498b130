import type { GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import { lockAnyReward, type RewardRow } from '#gateway/rewards/db/rewards.ts'
import { describeRewards } from '../../rewards/list-rewards.ts'
import { toDecimal } from '../../util/decimal.ts'
import { present } from '../../util/domain-error.ts'

/** A reward after a change, in the transaction of the change. */
export async function describeChangedReward(tx: Db, gateway: GatewayContext, rewardId: string) {
  const row = await lockReward(tx, rewardId)
  const [item] = await describeRewards({ ...gateway, db: tx }, [row], 'en')
  if (item === undefined) throw new Error(`the reward ${rewardId} is not described`)
  return { ...item, revision: row.revision, cancelled: toDecimal(row.cancelled) }
}

/** A reward of any user, locked. @throws DomainError 51001 */
export async function lockReward(tx: Db, rewardId: string): Promise<RewardRow> {
  return present(await lockAnyReward(tx, rewardId))
}

import Big from 'big.js'
import type { PlatformEvent } from '#lib/contract/ops/platform-event.ts'
import type { GatewayContext } from '../../context.ts'
import type { Db } from '../../db/client.ts'
import { accountKey, lockBalances, move, post, TREASURY, userAccount } from '../../db/ledger.ts'
import { enqueue } from '../../db/outbox.ts'
import { endReward, lockReward } from '../../db/rewards.ts'
import { withTransaction } from '../../db/transaction.ts'

type Gateway = Pick<GatewayContext, 'db' | 'clock' | 'newId'>

interface Use {
  rewardId: string
  occurredAt: number
}

/** Rewards of mine that the platform says were used, and that are not marked so yet; each with its first use. */
export async function unusedRewards(db: Db, userId: string, events: readonly PlatformEvent[]): Promise<Use[]> {
  const uses = new Map<string, number>()
  for (const event of events)
    if (event.type === 'reward.used')
      uses.set(event.rewardId, Math.min(event.occurredAt, uses.get(event.rewardId) ?? Infinity))
  if (uses.size === 0) return []
  const rows = await db
    .selectFrom('rewards')
    .select(['rewardId', 'expiresAt'])
    .where('userId', '=', userId)
    .where('rewardId', 'in', [...uses.keys()])
    .where('usedAt', 'is', null)
    .execute()
  return rows
    .map(({ rewardId, expiresAt }) => ({ rewardId, expiresAt, occurredAt: uses.get(rewardId) ?? 0 }))
    .filter(({ expiresAt, occurredAt }) => expiresAt === null || occurredAt < expiresAt)
    .map(({ rewardId, occurredAt }) => ({ rewardId, occurredAt }))
}

/**
 * The platform's word that a reward was used: what is left of it goes back to the treasury and it is USED, once. A use
 * before the expiry counts even if it is heard of later.
 */
export async function useReward(
  gateway: Gateway,
  { userId, rewardId, occurredAt }: Use & { userId: string },
): Promise<void> {
  await withTransaction(gateway.db, (tx) =>
    takeBack(tx, gateway, { userId, rewardId, kind: 'USE', state: 'USED', usedAt: occurredAt }),
  )
}

interface TakingBack {
  userId: string
  rewardId: string
  kind: 'USE' | 'EXPIRE'
  state: 'USED' | 'EXPIRED'
  usedAt: number | null
}

/** Ends a reward and returns what is left of it, or what the account still holds of it, to the treasury. */
export async function takeBack(tx: Db, { clock, newId }: Gateway, ending: TakingBack): Promise<void> {
  const { userId, rewardId, kind, state, usedAt } = ending
  const now = clock.now()
  const reward = await lockReward(tx, userId, rewardId)
  if (reward === null || reward.usedAt !== null || (kind === 'EXPIRE' && reward.state === 'EXPIRED')) return
  const { asset, left } = reward
  const account = userAccount(userId)
  const held = (await lockBalances(tx, [{ account, asset }])).get(accountKey(account, asset)) ?? '0'
  const returned = new Big(held).lt(left) ? held : left
  await endReward(tx, { rewardId, state, usedAt })
  await enqueue(
    tx,
    [{ topic: state === 'USED' ? 'reward.used' : 'reward.expired', userId, payload: { rewardId } }],
    now,
  )
  if (new Big(returned).gt(0))
    await post(tx, {
      transferId: newId('tr'),
      kind,
      reference: rewardId,
      at: now,
      entries: move(asset, returned, account, TREASURY),
    })
}

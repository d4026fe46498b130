import Big from 'big.js'
import type { PlatformEvent, PlatformEventOf } from '@fanfare/contract/ops/platform-event.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import { accountKey, lockBalances, move, post, TREASURY, userAccount } from '#gateway/rewards/db/ledger.ts'
import { appendLog } from '#gateway/log/db/log.ts'
import { changeReward, listUnused, lockReward, type RewardRow } from '#gateway/rewards/db/rewards.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { factsOf } from '../facts/tallies/fact-index.ts'

type Gateway = Pick<GatewayContext, 'db' | 'clock' | 'newId'>

/** A reward after all its known uses: the unused quantity, and when it was used up. */
interface Use {
  rewardId: string
  left: string
  usedAt: number | null
}

/**
 * Subtracts the uses in the order of `occurredAt`, so that the order of arrival does not matter. A use without a quantity
 * uses up the reward; a use at or after the expiry does not count, even if its event arrives before it.
 */
function afterUses(
  { quantity, cancelled, expiresAt }: Pick<RewardRow, 'quantity' | 'cancelled' | 'expiresAt'>,
  uses: readonly PlatformEventOf<'reward.used'>[],
) {
  let left = new Big(quantity).minus(cancelled)
  for (const use of uses) {
    if (expiresAt !== null && use.occurredAt >= expiresAt) break
    left = use.quantity === undefined ? new Big(0) : left.minus(use.quantity)
    if (left.lte(0)) return { left: '0', usedAt: use.occurredAt }
  }
  return { left: left.toFixed(), usedAt: null }
}

/** Rewards with `reward.used` events, for the whole or a part, that are not applied to their row yet. */
export async function findUnappliedUses(db: Db, userId: string, events: readonly PlatformEvent[]) {
  const uses = Map.groupBy(factsOf(events, 'reward.used'), ({ rewardId }) => rewardId)
  if (uses.size === 0) return []
  const rows = await listUnused(db, userId, [...uses.keys()])
  return rows.flatMap((row) => {
    const after = afterUses(row, uses.get(row.rewardId) ?? [])
    const isWritten = after.usedAt === null && new Big(row.left).lte(after.left)
    return isWritten ? [] : [{ rewardId: row.rewardId, ...after }]
  })
}

/**
 * Returns the used quantity of a reward to the treasury; a reward that is used up becomes USED, once. A use
 * before the expiry counts even if its event arrives later.
 */
export async function useReward(gateway: Gateway, { userId, rewardId, left, usedAt }: Use & { userId: string }) {
  await withTransaction(gateway.db, (tx) =>
    usedAt === null
      ? usePart(tx, gateway, { userId, rewardId, left })
      : reverseToTreasury(tx, gateway, { userId, rewardId, usedAt }),
  )
}

/** Lowers the unused quantity to `left`. The reference of the transfer is the quantity used so far, which only rises. */
async function usePart(
  tx: Db,
  { clock, newId }: Gateway,
  { userId, rewardId, left }: { userId: string; rewardId: string; left: string },
) {
  const reward = await lockReward(tx, userId, rewardId)
  if (reward === null || reward.usedAt !== null || new Big(reward.left).lte(left)) return
  await changeReward(tx, rewardId, { left })
  const used = new Big(reward.quantity).minus(reward.cancelled).minus(left)
  await postReturn(tx, {
    transferId: newId('tr'),
    userId,
    asset: reward.asset,
    quantity: new Big(reward.left).minus(left).toFixed(),
    kind: 'USE',
    reference: `${rewardId}:${used.toFixed()}`,
    at: clock.now(),
  })
}

/** Ends a reward, used up at `usedAt` or expired, and returns its unused quantity, or the smaller balance of the account, to the treasury. */
export async function reverseToTreasury(
  tx: Db,
  { clock, newId }: Gateway,
  { userId, rewardId, usedAt }: Omit<Use, 'left'> & { userId: string },
) {
  const at = clock.now()
  const isExpired = usedAt === null
  const reward = await lockReward(tx, userId, rewardId)
  if (reward === null || reward.usedAt !== null || reward.state === 'CANCELLED') return
  if (isExpired && reward.state === 'EXPIRED') return
  await changeReward(tx, rewardId, { state: isExpired ? 'EXPIRED' : 'USED', left: '0', usedAt })
  await appendLog(tx, [{ topic: isExpired ? 'reward.expired' : 'reward.used', userId, payload: { rewardId } }], at)
  const kind = isExpired ? 'EXPIRE' : 'USE'
  const { asset, left: quantity } = reward
  await postReturn(tx, { transferId: newId('tr'), userId, asset, quantity, kind, reference: rewardId, at })
}

type Return = Omit<Parameters<typeof post>[1], 'entries'> & Record<'userId' | 'asset' | 'quantity', string>

/** Moves a quantity, or the smaller balance of the account, from the user to the treasury. */
async function postReturn(tx: Db, { userId, asset, quantity, ...transfer }: Return) {
  const account = userAccount(userId)
  const held = (await lockBalances(tx, [{ account, asset }])).get(accountKey(account, asset)) ?? '0'
  const returned = new Big(held).lt(quantity) ? held : quantity
  if (new Big(returned).gt(0)) await post(tx, { ...transfer, entries: move(asset, returned, account, TREASURY) })
}

import type { Caller, GatewayContext } from '#gateway/context.ts'
import { writeAudit } from '#gateway/seals/db/audit-log.ts'
import { releaseAddressed, upsertAddress } from '#gateway/rewards/db/reward-addresses.ts'
import { lockReward, type RewardRow } from '#gateway/rewards/db/rewards.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import type { Address } from '@fanfare/contract/task/rewards.ts'
import { DomainError } from '../util/domain-error.ts'
import type { EvaluationContext } from '../evaluation/evaluate-locked.ts'
import { evaluateIfQueued } from '../evaluation/evaluate-due.ts'
import { encryptAddress, maskAddress } from './address-text.ts'
import { rewardStateAt } from './awards/reward-state.ts'

interface AddressInput extends Address {
  rewardId: string
}

/**
 * Stores the delivery address of a physical reward (contract §6), which is then no longer held. It can be changed until the
 * platform reports the reward as used, which for a physical one means dispatched.
 * @throws DomainError 51001, 51004 (dispatched, or under review), 51013 (the time for the address is over)
 */
export async function saveAddress(
  gateway: EvaluationContext & Pick<GatewayContext, 'keys' | 'randomBytes'>,
  { userId }: Pick<Caller, 'userId'>,
  { rewardId, ...address }: AddressInput,
) {
  // A queued event may say that the reward was dispatched.
  await evaluateIfQueued(gateway, userId)
  const encryptedAddress = encryptAddress(gateway, rewardId, address)
  await withTransaction(gateway.db, async (tx) => {
    const at = gateway.clock.now()
    const reward = await lockReward(tx, userId, rewardId)
    if (reward === null || reward.rewardType !== 'PHYSICAL') throw new DomainError('NOT_FOUND')
    refuse(reward, at)
    await upsertAddress(tx, { rewardId, encryptedAddress, at })
    await releaseAddressed(tx, rewardId)
    await writeAudit(tx, { at, actor: `user:${userId}`, action: 'reward.address', subject: rewardId, detail: {} })
  })
  return { rewardId, masked: maskAddress(address) }
}

function refuse(reward: RewardRow, now: number) {
  const state = rewardStateAt(reward, now)
  if (state === 'EXPIRED') throw new DomainError('CLAIM_DEADLINE_PASSED', { reasonCode: 'CLAIM_EXPIRED' })
  if (state === 'REVIEW') throw new DomainError('NOT_ELIGIBLE', { reasonCode: 'UNDER_REVIEW' })
  if (state === 'USED' || state === 'CANCELLED') throw new DomainError('NOT_ELIGIBLE')
}

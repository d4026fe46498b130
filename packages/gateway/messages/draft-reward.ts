import { amountOfAsset } from '../rewards/amount-of-asset.ts'
import type { CausingEntry, MessageDraft } from './message-draft.ts'

/** A reward that was granted without a claim. @returns null for a claimed one: its user has just seen it */
export function draftGranted({ reward, payload }: CausingEntry): MessageDraft | null {
  if (reward === null || reward.source.startsWith('task:')) return null
  const { rewardId, activityId, source, asset, quantity, holdUntil } = reward
  const draft = { cause: `granted:${rewardId}`, activityId, source }
  const params = { reward: amountOfAsset(asset, quantity) }
  if (payload.state === 'REVIEW') return { ...draft, kind: 'reward_review', params }
  if (reward.rewardType === 'PHYSICAL') return { ...draft, kind: 'reward_address', params }
  if (payload.state !== 'HOLD' || holdUntil === null) return { ...draft, kind: 'reward_granted', params }
  return { ...draft, kind: 'reward_held', params: { ...params, date: holdUntil } }
}

type ClaimKind = 'reward_claimable' | 'claim_expiring' | 'claim_expired'

/** A reward that waits for its claim. @returns null if it was claimed or expired since, or needs no claim */
export function draftClaimable({ claim }: CausingEntry): MessageDraft | null {
  if (claim?.status !== 'RESERVED') return null
  return draftClaim(claim, { cause: 'claimable', kind: 'reward_claimable' })
}

/** The same, less than a day before its deadline. */
export function draftExpiring({ claim, payload }: CausingEntry): MessageDraft | null {
  if (claim?.status !== 'RESERVED' || claim.claimDeadline !== payload.claimDeadline) return null
  return draftClaim(claim, { cause: `expiring:${claim.claimDeadline}`, kind: 'claim_expiring' })
}

export function draftExpired({ claim }: CausingEntry): MessageDraft | null {
  if (claim?.status !== 'EXPIRED') return null
  return draftClaim(claim, { cause: 'expired', kind: 'claim_expired' })
}

function draftClaim(
  { activityId, source, asset, quantity, claimDeadline }: NonNullable<CausingEntry['claim']>,
  { cause, kind }: { cause: string; kind: ClaimKind },
): MessageDraft | null {
  if (asset === null || quantity === null || claimDeadline === null) return null
  const params = { reward: amountOfAsset(asset, quantity), date: claimDeadline }
  return { cause: `${cause}:${activityId}:${source}`, kind, params, activityId, source }
}

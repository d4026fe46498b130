import type { saveReferralNote as saveReferralNoteCall } from '@fanfare/contract/agent/referrals.ts'
import type { Handler } from '#gateway/route.ts'
import { findReferralOf, saveReferralNote } from '#gateway/agents/db/referral-notes.ts'
import { DomainError } from '../util/domain-error.ts'
import { requireCampaign } from './require-campaign.ts'

interface NoteInput {
  referralId: string
  note?: string | undefined
  tag?: string | undefined
}

/**
 * Keeps the caller's private note and tag of a referral of theirs or of an agent below them.
 * @throws DomainError 51001, also for a referral of another agent (AGT-3)
 */
export const noteReferral: Handler<typeof saveReferralNoteCall> = async (
  { params: { id: campaignId }, body: { referralId, note, tag } },
  { gateway, caller },
) => {
  await requireCampaign(gateway, caller, campaignId)
  const agentId = caller.userId
  const userId = await findReferralOf(gateway.db, { campaignId, agentId, referralId })
  if (userId === null) throw new DomainError('NOT_FOUND')
  const kept = await saveReferralNote(gateway.db, { agentId, userId, note, tag }, gateway.clock.now())
  return { referralId, note: kept.note || null, tag: kept.tag || null }
}

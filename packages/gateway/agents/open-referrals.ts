import type { Caller } from '#gateway/context.ts'
import type { ReferralFilter } from '#gateway/agents/db/agent-referral-filter.ts'
import type { Db } from '#gateway/db/client.ts'
import type { CallRequest } from '@fanfare/contract/define-call.ts'
import type { referralList } from '@fanfare/contract/agent/referrals.ts'
import { directIdsOf, openList, type OpenedList } from './open-list.ts'

export type ReferralQuery = Omit<CallRequest<typeof referralList>['query'], 'pageIndex' | 'pageSize' | 'sort'>

/**
 * The filter of the referrals of a query, for the list and its export.
 * @throws DomainError 51001, 51030, 40000 that names the field
 */
export async function openReferrals(
  db: Db,
  caller: Pick<Caller, 'userId'>,
  campaignId: string,
  query: ReferralQuery,
  now: number,
): Promise<Omit<OpenedList, 'filter'> & { filter: ReferralFilter }> {
  const opened = await openList(db, caller, campaignId, query, now)
  const { agentId, bounds, code, found, source } = opened.filter
  return {
    ...opened,
    filter: {
      campaignId,
      agentId,
      bounds,
      source,
      code,
      found,
      directIds: directIdsOf(opened.branch, source),
      status: query.status,
      isVerified: query.verified === undefined ? undefined : query.verified === 'yes',
      inWindow: query.registered === 'window',
      minVolume: query.minVolume,
      maxVolume: query.maxVolume,
    },
  }
}

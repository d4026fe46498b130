import type { Caller } from '#gateway/context.ts'
import type { RebateFilter } from '#gateway/agents/db/agent-facts.ts'
import type { Db } from '#gateway/db/client.ts'
import { findReferralOf } from '#gateway/agents/db/agent-keeps.ts'
import type { CallRequest } from '@fanfare/contract/define-call.ts'
import type { rebateList } from '@fanfare/contract/agent/rebates.ts'
import { openList, type OpenedList } from './open-list.ts'
import type { AgentProgramme } from '@fanfare/activities/programme.ts'
import { HOUR_MS } from '@fanfare/kernel/time/durations.ts'
import { dayBounds } from '../util/time/zoned-day.ts'

/** No user has an empty id, so it finds no lines for an unknown referral or one of other agents. */
const NO_USER = ''

/**
 * The filter of the rebates of a query, for the list and its export.
 * @throws DomainError 51001, 51030, 40000 that names the field
 */
export async function openRebates(
  db: Db,
  caller: Pick<Caller, 'userId'>,
  campaignId: string,
  query: Omit<CallRequest<typeof rebateList>['query'], 'pageIndex' | 'pageSize' | 'sort'>,
  now: number,
): Promise<OpenedList & { filter: RebateFilter }> {
  const opened = await openList(db, caller, campaignId, query, now)
  const { product, status, referralId, minRebate, maxRebate } = query
  const agentId = caller.userId
  return {
    ...opened,
    filter: {
      ...opened.filter,
      settledThrough: opened.campaign.settledThrough,
      product,
      status,
      userId:
        referralId === undefined
          ? undefined
          : ((await findReferralOf(db, { campaignId, agentId, referralId })) ?? NO_USER),
      minRebate,
      maxRebate,
    },
  }
}

/** When a day of the campaign is paid: `settleHours` after its end. */
export const settlesAt = (day: string, { timeZone, settleHours }: Pick<AgentProgramme, 'timeZone' | 'settleHours'>) =>
  dayBounds(day, timeZone).end + settleHours * HOUR_MS

import type { Handler } from '#gateway/route.ts'
import type { rebateList, Rebate, rebateExport } from '@fanfare/contract/agent/rebates.ts'
import {
  listRebatePlaces,
  readRebateLines,
  sumRebates,
  type RebateSort,
  type RebateLine,
} from '#gateway/agents/db/agent-rebates.ts'
import { readAgentList } from '#gateway/agents/db/read-agent-list.ts'
import { dayKey, dayBounds } from '../util/time/zoned-day.ts'
import { partOf, openList } from './open-list.ts'
import { moneyOf, usdt } from '../util/decimal.ts'
import type { Caller } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import { findReferralOf } from '#gateway/agents/db/agent-keeps.ts'
import type { CallRequest } from '@fanfare/contract/define-call.ts'
import type { AgentProgramme } from '@fanfare/activities/programme.ts'
import { HOUR_MS } from '@fanfare/kernel/time/durations.ts'
import type { MyCampaign } from '#gateway/agents/db/agent-campaigns.ts'
import { maskPerson } from '#gateway/util/mask-name.ts'

/** No user has an empty id, so it finds no lines for an unknown referral or one of other agents. */
const NO_USER = ''

/**
 * The filter of the rebates of a query, for the list and its export.
 * @throws DomainError 51001, 51030, 40000 that names the field
 */
export async function openRebates(
  db: Db,
  caller: Caller,
  campaignId: string,
  query: CallRequest<typeof rebateExport>['query'],
  now: number,
) {
  const opened = await openList(db, caller, campaignId, query, now)
  const { product, status, referralId, minRebate, maxRebate } = query
  const userId =
    referralId && ((await findReferralOf(db, { campaignId, agentId: caller.userId, referralId })) ?? NO_USER)
  const { settledThrough } = opened.campaign
  return { ...opened, filter: { ...opened.filter, settledThrough, product, status, userId, minRebate, maxRebate } }
}

/** When a day of the campaign is paid: `settleHours` after its end. */
export const settlesAt = (day: string, { timeZone, settleHours }: Pick<AgentProgramme, 'timeZone' | 'settleHours'>) =>
  dayBounds(day, timeZone).end + settleHours * HOUR_MS

/** A line as its agent sees it. */
export function describeRebate(
  line: RebateLine,
  { settledThrough, definition }: Pick<MyCampaign, 'settledThrough' | 'definition'>,
): Rebate {
  const { at, source, product, symbol, volume, fee, deductions, rate, rebate, settleDay } = line
  const isNone = rebate === '0'
  return {
    rebateId: String(line.lineId),
    at,
    ...(line.referralId !== null && { referralId: line.referralId }),
    invitee: maskPerson(line),
    source,
    vipCode: line.code,
    product,
    symbol,
    ...moneyOf({ volume, fee, bonusFee: line.deducted, rebate }),
    deductions,
    rate,
    cappedTo: line.isCapped ? usdt(rebate) : null,
    reverses: line.reversedId === null ? null : String(line.reversedId),
    status: isNone ? 'NONE' : settleDay <= (settledThrough ?? '') ? 'SETTLED' : 'PENDING',
    reasonCode: line.kind.startsWith('RESTORE') ? 'RESTORED' : line.reason,
    settlesAt: isNone ? null : settlesAt(settleDay, definition),
  }
}

/**
 * The caller's rebates of a campaign, trade by trade, with the sums over all pages of the same moment.
 * @throws DomainError 51001, 51030, 40000 that names the field
 */
export const listMyRebates: Handler<typeof rebateList> = async (
  { params, query },
  { gateway: { db, clock }, caller },
) => {
  const now = clock.now()
  return readAgentList(db, async (tx) => {
    const { campaign, window, filter } = await openRebates(tx, caller, params.id, query, now)
    const { definition } = campaign
    const { lines, deducted, nextDay, days, ...sums } = await sumRebates(tx, filter, dayKey(now, definition.timeZone))
    const places = await listRebatePlaces(tx, filter, partOf<RebateSort>(query, '-at'))
    return {
      items: (await readRebateLines(tx, filter.agentId, places)).map((line) => describeRebate(line, campaign)),
      total: lines,
      totals: {
        ...moneyOf({ ...sums, bonusFee: deducted }),
        settlesAt: nextDay === null ? null : settlesAt(nextDay, definition),
      },
      days: days.map(({ day, direct, sub }) => ({ day: window.days[day - 1] ?? '', ...moneyOf({ direct, sub }) })),
      asOf: now,
    }
  })
}

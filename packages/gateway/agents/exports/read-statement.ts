import type { Caller, GatewayContext } from '#gateway/context.ts'
import {
  listStatementDays,
  listStatementMonths,
  readCarried,
  type StatementDay,
  type StatementFilter,
} from '#gateway/agents/db/agent-statements.ts'
import type { MyCampaign } from '#gateway/agents/db/agent-campaigns.ts'
import type { CallAnswer, CallRequest } from '@fanfare/contract/define-call.ts'
import type { agentStatement } from '@fanfare/contract/agent/statement.ts'
import { requireCampaign } from '../open-list.ts'
import { usdt } from '../../util/decimal.ts'
import { lastDayOf } from '../../rebates/month.ts'
import { dayBounds } from '../../util/time/zoned-day.ts'
import { DecimalSum } from './csv-parts.ts'
import { isStatementSettled, statementDigest } from './export-rebates.ts'

type Gateway = Pick<GatewayContext, 'db' | 'clock'>

function total(days: readonly StatementDay[], field: 'fee' | 'deducted' | 'rebate' | 'clawedBack' | 'paid') {
  const sum = new DecimalSum()
  for (const day of days) sum.add(day[field])
  return usdt(sum.toString())
}

async function describe(
  { db }: Gateway,
  campaign: MyCampaign,
  month: string,
): Promise<NonNullable<CallAnswer<typeof agentStatement>['statement']>> {
  const { campaignId, userId: agentId, definition } = campaign
  const { timeZone } = definition
  const filter: StatementFilter = { campaignId, agentId, month }
  const days = await listStatementDays(db, filter)
  const carried = await readCarried(db, filter)
  const settled = isStatementSettled(campaign, month)
  return {
    month,
    timeZone,
    from: dayBounds(`${month}-01`, timeZone).start,
    to: dayBounds(lastDayOf(month), timeZone).end,
    lines: days.reduce((lines, day) => lines + day.lines, 0),
    fee: total(days, 'fee'),
    bonusFee: total(days, 'deducted'),
    rebate: total(days, 'rebate'),
    clawedBack: total(days, 'clawedBack'),
    carriedIn: usdt(carried.before),
    carried: usdt(carried.after),
    paid: total(days, 'paid'),
    settled,
    digest: settled ? await statementDigest(db, campaign, month) : null,
    days: days.map(({ day, lines, rebate, paid, settledAt }) => ({
      day,
      lines,
      rebate: usdt(rebate),
      paid: usdt(paid),
      settledAt,
    })),
  }
}

/**
 * The caller's account of a month, by default the newest; null for a month without lines.
 * @throws DomainError 51001, 51030
 */
export async function readStatement(
  gateway: Gateway,
  caller: Caller,
  { params, query }: CallRequest<typeof agentStatement>,
): Promise<CallAnswer<typeof agentStatement>> {
  const campaign = await requireCampaign(gateway, caller, params.id)
  const months = await listStatementMonths(gateway.db, campaign.campaignId, campaign.userId)
  const month = query.month ?? months[0]
  const isKnown = month !== undefined && months.includes(month)
  return { months, statement: isKnown ? await describe(gateway, campaign, month) : null }
}

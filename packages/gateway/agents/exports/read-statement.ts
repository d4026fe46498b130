import type { Db } from '#gateway/db/client.ts'
import type { Handler } from '#gateway/route.ts'
import {
  listStatementDays,
  listStatementMonths,
  readCarried,
  type StatementFilter,
} from '#gateway/agents/db/agent-statements.ts'
import type { MyCampaign } from '#gateway/agents/db/agent-campaigns.ts'
import type { CallAnswer } from '@fanfare/contract/define-call.ts'
import type { agentStatement } from '@fanfare/contract/agent/statement.ts'
import { requireCampaign } from '../open-list.ts'
import { moneyOf, sumOf, toDecimal } from '../../util/decimal.ts'
import { monthBounds } from '../../rebates/month.ts'
import { isStatementSettled, statementDigest } from './export-rebates.ts'

async function describe(
  db: Db,
  campaign: MyCampaign,
  month: string,
): Promise<NonNullable<CallAnswer<typeof agentStatement>['statement']>> {
  const { campaignId, userId: agentId, definition } = campaign
  const { timeZone } = definition
  const filter: StatementFilter = { campaignId, agentId, month }
  const days = await listStatementDays(db, filter)
  const carried = await readCarried(db, filter)
  const settled = isStatementSettled(campaign, month)
  const { start, end } = monthBounds(month, timeZone)
  const total = (field: 'fee' | 'deducted' | 'rebate' | 'clawedBack' | 'paid') =>
    toDecimal(sumOf(days.map((day) => day[field])))
  return {
    month,
    timeZone,
    from: start,
    to: end,
    lines: days.reduce((lines, day) => lines + day.lines, 0),
    ...moneyOf({
      fee: total('fee'),
      bonusFee: total('deducted'),
      rebate: total('rebate'),
      clawedBack: total('clawedBack'),
      carriedIn: carried.before,
      carried: carried.after,
      paid: total('paid'),
    }),
    settled,
    digest: settled ? await statementDigest(db, campaign, month) : null,
    days: days.map(({ day, lines, rebate, paid, settledAt }) => ({
      day,
      lines,
      ...moneyOf({ rebate, paid }),
      settledAt,
    })),
  }
}

/**
 * The caller's account of a month, by default the newest; null for a month without lines.
 * @throws DomainError 51001, 51030
 */
export const readStatement: Handler<typeof agentStatement> = async ({ params, query }, { gateway, caller }) => {
  const campaign = await requireCampaign(gateway, caller, params.id)
  const months = await listStatementMonths(gateway.db, campaign.campaignId, campaign.userId)
  const month = query.month ?? months[0]
  const isKnown = month !== undefined && months.includes(month)
  return { months, statement: isKnown ? await describe(gateway.db, campaign, month) : null }
}

import Big from 'big.js'
import type { GatewayContext } from '#gateway/context.ts'
import { listCodeFigures, type CodeFigures } from '#gateway/agents/db/agent-codes.ts'
import type { MyCampaign } from '#gateway/agents/db/agent-campaigns.ts'
import { maskName } from '#gateway/util/mask-name.ts'
import type { CallAnswer } from '@fanfare/contract/define-call.ts'
import type { agentCodes } from '@fanfare/contract/agent/codes.ts'
import { toDecimal, usdt } from '../util/decimal.ts'
import { dayBounds, dayKey } from '../util/time/zoned-day.ts'
import { readRates } from './read-rates.ts'
import { addDays } from './agent-window.ts'

const DAYS = 30
/** One agent has at most 50 codes, but a large tree has more. */
const MOST_SHOWN = 500

/** The last 30 days up to today, in the zone of the campaign. */
function lastDays(now: number, zone: string) {
  const today = dayKey(now, zone)
  return { from: dayBounds(addDays(today, 1 - DAYS), zone).start, until: dayBounds(today, zone).end }
}

const atLeastZero = (rate: Big) => toDecimal(rate.lt(0) ? new Big(0) : rate)

/**
 * The codes of an agent with their figures of the last 30 days, the main one first, then those of the agents below, whose labels are
 * private and replaced by the masked name. `rate` of a code is the agent's rate of futures less the share for friends; of a code
 * below, the difference to the agent right below in its branch.
 */
export async function listCodes(
  { db, clock, config }: GatewayContext,
  { campaignId, userId, definition }: MyCampaign,
  locale: string,
): Promise<CallAnswer<typeof agentCodes>['items']> {
  const now = clock.now()
  const filter = { campaignId, agentId: userId, ...lastDays(now, definition.timeZone), limit: MOST_SHOWN }
  const codes = await listCodeFigures(db, filter)
  const userIds = [...new Set([userId, ...codes.flatMap(({ branchId }) => branchId ?? [])])]
  const rates = await readRates(db, { campaignId, definition }, userIds, now)
  const futures = (agentId: string) => rates.get(agentId)?.FUTURES ?? '0'
  const rateOf = ({ branchId, givesBack }: CodeFigures) =>
    atLeastZero(new Big(futures(userId)).minus(branchId === null ? givesBack : futures(branchId)))
  return codes.map((code) => {
    const { visits, registered, firstDeposit, firstTrade, branchId } = code
    const isOwn = branchId === null
    return {
      vipCode: code.code,
      label: isOwn ? code.label : maskName(code.loginName),
      url: `${config.siteOrigin}/${locale}/register?vipCode=${encodeURIComponent(code.code)}`,
      isMain: isOwn && code.isMain,
      paused: code.isPaused,
      kind: isOwn ? 'OWN' : 'SUB',
      rate: rateOf(code),
      givesBack: toDecimal(code.givesBack),
      visits,
      registered,
      firstDeposit,
      firstTrade,
      rebate: usdt(toDecimal(code.rebate)),
    }
  })
}

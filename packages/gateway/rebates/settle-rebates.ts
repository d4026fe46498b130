import Big from 'big.js'
import { HOUR_MS } from '@fanfare/kernel/time/durations.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { batchesOf } from '#gateway/db/batches.ts'
import { listCampaigns, type AgentCampaign } from '#gateway/agents/db/agent-campaigns.ts'
import { postAll, TREASURY, userAccount, type Transfer } from '#gateway/rewards/db/ledger.ts'
import { appendLog } from '#gateway/log/db/log.ts'
import {
  listOpenDays,
  listUnsettledAgents,
  lockUnsettled,
  saveSettlements,
  type OpenDay,
} from '#gateway/rebates/db/rebate-settlements.ts'
import type { Db, Row } from '#gateway/db/client.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { sumOf, toDecimal } from '../util/decimal.ts'
import { dayBounds, dayKey, previousDay } from '../util/time/zoned-day.ts'
import { tellDayOfFirstTrades } from './tell-first-trades.ts'

/** Rebates are cash, unlike rewards, whose assets have the type of the reward before the unit. */
const REBATE_UNIT = 'USDT'
export const REBATE_ASSET = `REBATE:${REBATE_UNIT}`

const PAGE = 200
/** Days that one transaction pays; a gateway that was off for longer pays the rest in the next ones. */
const DAYS = 31

/** The last day of a campaign that is due, `settleHours` after its end. */
function lastDueDay({ timeZone, settleHours }: AgentCampaign['definition'], now: number) {
  const due = now - settleHours * HOUR_MS
  const day = dayKey(due, timeZone)
  return dayBounds(day, timeZone).end <= due ? day : previousDay(day)
}

/**
 * Pays every agent its due days: one transaction per agent, so that it may be killed at any moment and several instances may run it. An
 * agent that fails is logged and tried again by the next run. @returns the number of settled days
 */
export async function settleRebates(gateway: GatewayContext, isStopping = () => false) {
  const { db, clock, log } = gateway
  let settled = 0
  for (const campaign of await listCampaigns(db)) {
    const day = lastDueDay(campaign.definition, clock.now())
    const pages = batchesOf<string>(
      (after = '') => listUnsettledAgents(db, campaign.campaignId, day, { after, limit: PAGE }),
      PAGE,
    )
    for await (const agents of pages)
      for (const agentId of agents) {
        if (isStopping()) return settled
        try {
          settled += await settleAgent(gateway, { campaign, agentId, day })
        } catch (error) {
          log.error({ err: error, campaignId: campaign.campaignId }, 'settling the rebates of an agent failed')
        }
      }
  }
  return settled
}

interface Due {
  campaign: AgentCampaign
  agentId: string
  day: string
}

/** Pays all due days of one agent. @returns their number */
async function settleAgent(gateway: GatewayContext, due: Due) {
  for (let total = 0; ;) {
    const settled = await withTransaction(gateway.db, (tx) => settleDays(tx, gateway, due))
    total += settled
    if (settled < DAYS) return total
  }
}

async function settleDays(
  tx: Db,
  { clock, newId }: GatewayContext,
  { campaign: { campaignId, definition }, agentId, day }: Due,
) {
  const locked = await lockUnsettled(tx, { campaignId, agentId, day })
  if (locked === undefined) return 0
  const open = await listOpenDays(tx, { campaignId, agentId, after: locked.settledThrough ?? '', day }, DAYS)
  const at = clock.now()
  let carried = new Big(locked.carried)
  const transfers: Transfer[] = []
  const settlements = open.map((one): Row<'rebateSettlements'> => {
    const net = carried.plus(one.amount)
    const paid = net.gt(0) ? net : new Big(0)
    carried = net.minus(paid)
    const transfer = transferOf(one, { campaignId, agentId, paid, transferId: newId('tr') })
    if (transfer !== null) transfers.push(transfer)
    return {
      campaignId,
      agentId,
      day: one.day,
      lines: one.lines,
      amount: one.amount,
      carried: toDecimal(carried),
      paid: toDecimal(paid),
      friends: toDecimal(sumOf(one.friends.map(({ amount }) => amount))),
      transferId: transfer?.transferId ?? null,
      settledAt: at,
    }
  })
  await postAll(tx, at, transfers)
  // After a full page, later days are still open, also for late lines.
  const through = open.length === DAYS ? (open.at(-1)?.day ?? day) : day
  await saveSettlements(tx, { campaignId, agentId, day: through, carried: toDecimal(carried) }, settlements)
  const amount = sumOf(settlements.map(({ paid }) => paid))
  const last = settlements.at(-1)
  if (last !== undefined && amount.gt(0)) {
    const payload = {
      campaignId,
      day: last.day,
      days: settlements.length,
      amount: toDecimal(amount),
      unit: REBATE_UNIT,
    }
    await appendLog(tx, [{ topic: 'agent.rebates_settled', userId: agentId, payload }], at)
  }
  for (const one of settlements)
    await tellDayOfFirstTrades(tx, { campaignId, agentId, day: one.day, timeZone: definition.timeZone }, at)
  return settlements.length
}

/** One transfer of a day to the agent and the friends; null when all get nothing. */
function transferOf(
  { day, friends }: OpenDay,
  { campaignId, agentId, paid, transferId }: { campaignId: string; agentId: string; paid: Big; transferId: string },
): Transfer | null {
  const parts = [...(paid.gt(0) ? [{ userId: agentId, amount: toDecimal(paid) }] : []), ...friends]
  if (parts.length === 0) return null
  return {
    transferId,
    kind: 'REBATE',
    reference: `${campaignId}:${agentId}:${day}`,
    entries: [
      ...parts.map(({ userId, amount }) => ({ account: userAccount(userId), asset: REBATE_ASSET, amount })),
      { account: TREASURY, asset: REBATE_ASSET, amount: toDecimal(sumOf(parts.map(({ amount }) => amount)).times(-1)) },
    ],
  }
}

import type { SignedMoney } from '@fanfare/contract/money.ts'
import type { saveAgentViews as saveAgentViewsCall, agentViews } from '@fanfare/contract/agent/views.ts'
import type { Handler } from '#gateway/route.ts'
import {
  listAgentViews,
  saveAgentViews,
  findAgentTargets,
  saveAgentTargets,
  findReferralOf,
  saveReferralNote,
} from '#gateway/agents/db/agent-keeps.ts'
import { requireCampaign, openList } from './open-list.ts'
import type { saveAgentTargets as saveAgentTargetsCall, agentTargets } from '@fanfare/contract/agent/targets.ts'
import { readAgentList } from '#gateway/agents/db/read-agent-list.ts'
import { lastDayOf, monthOf } from '../rebates/month.ts'
import { paceOf } from './describe-level.ts'
import { readPeriodDays } from './read-performance.ts'
import { usdt } from '../util/decimal.ts'
import type { saveReferralNote as saveReferralNoteCall } from '@fanfare/contract/agent/referrals.ts'
import { present } from '../util/domain-error.ts'

/** @throws DomainError 51001 */
export const readMyViews: Handler<typeof agentViews> = async ({ params: { id: campaignId } }, { gateway, caller }) => {
  await requireCampaign(gateway, caller, campaignId)
  return { items: await listAgentViews(gateway.db, campaignId, caller.userId) }
}

/** Replaces my saved filters. @throws DomainError 51001 */
export const replaceMyViews: Handler<typeof saveAgentViewsCall> = async (
  { params: { id: campaignId }, body: { items } },
  { gateway, caller },
) => {
  await requireCampaign(gateway, caller, campaignId)
  await saveAgentViews(gateway.db, campaignId, caller.userId, items, gateway.clock.now())
  return { items }
}

/**
 * The caller's targets, and the totals of the running month of the campaign's zone, as the page of performance has them.
 * @throws DomainError 51001, 51030
 */
export const readMyTargets: Handler<typeof agentTargets> = async (
  { params: { id: campaignId } },
  { gateway: { db, clock }, caller },
) => {
  const now = clock.now()
  return readAgentList(db, async (tx) => {
    const { timeZone } = (await requireCampaign({ db: tx }, caller, campaignId)).definition
    const month = monthOf(now, timeZone)
    const lastDay = lastDayOf(month)
    const days = { from: `${month}-01`, to: lastDay, timeZone }
    const { sums } = await readPeriodDays(tx, await openList(tx, caller, campaignId, days, now))
    const { rebate, firstTrades, volume } = await findAgentTargets(tx, campaignId, caller.userId)
    const pace = (target: number | string | null, reached: number | string) =>
      target === null ? null : paceOf(target, reached, timeZone, now)
    const money = (target: string | null, reached: SignedMoney) => ({
      target: target === null ? null : usdt(target),
      reached,
      pace: pace(target, reached.amount),
    })
    return {
      month,
      lastDay,
      rebate: money(rebate, sums.rebate),
      firstTrades: { target: firstTrades, reached: sums.firstTrade, pace: pace(firstTrades, sums.firstTrade) },
      volume: money(volume, sums.volume),
      asOf: now,
    }
  })
}

/** Replaces the caller's targets of every month. @throws DomainError 51001, 51030 */
export const replaceMyTargets: Handler<typeof saveAgentTargetsCall> = async (
  { params, query, body: { rebate, firstTrades, volume } },
  context,
) => {
  const { gateway, caller } = context
  const { campaignId } = await requireCampaign(gateway, caller, params.id)
  const targets = { rebate: rebate?.amount ?? null, firstTrades, volume: volume?.amount ?? null }
  await saveAgentTargets(gateway.db, campaignId, caller.userId, targets, gateway.clock.now())
  return readMyTargets({ params, query, body: undefined }, context)
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
  const userId = present(await findReferralOf(gateway.db, { campaignId, agentId, referralId }))
  const kept = await saveReferralNote(gateway.db, { agentId, userId, note, tag }, gateway.clock.now())
  return { referralId, note: kept.note || null, tag: kept.tag || null }
}

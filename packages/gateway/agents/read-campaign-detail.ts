import type { Handler } from '#gateway/route.ts'
import type { AgentProgramme } from '@fanfare/activities/programme.ts'
import { AGENT_PRODUCTS, type AgentProduct } from '@fanfare/contract/agent/agent.ts'
import type { getActivityDetailInfo } from '@fanfare/contract/agent/codes.ts'
import { listBranch } from '#gateway/agents/db/agents.ts'
import { countNearest, countReferrals } from '#gateway/agents/db/agent-referrals.ts'
import { maskName } from '#gateway/util/mask-name.ts'
import { describeLevel, readStanding, ratesOf, readRates } from './describe-level.ts'
import { listCodes } from './list-codes.ts'
import { localized } from '../activities/definition/localize.ts'
import { requireCampaign } from './open-list.ts'
import type { agentCampaigns } from '@fanfare/contract/agent/campaigns.ts'
import { readAgentBalance } from '#gateway/agents/db/agent-levels.ts'
import type { Db } from '#gateway/db/client.ts'
import { listMyCampaigns, type MyCampaign } from '#gateway/agents/db/agent-campaigns.ts'
import { statusOf } from '../activities/activity-status.ts'
import { dayBounds, dayKey } from '../util/time/zoned-day.ts'
import { DEFAULT_DAYS, addDays } from './agent-window.ts'
import { settlesAt } from './list-my-rebates.ts'
import { usdt } from '../util/decimal.ts'

/** The rates of an agent by product, now and at the next level; an agreed rate stays with every level. */
export function describeRates(
  programme: AgentProgramme,
  level: number,
  agreed: Partial<Record<AgentProduct, string>> | null,
) {
  const rates = ratesOf(programme, level, agreed)
  const next = level + 1 < programme.levels.length ? ratesOf(programme, level + 1, agreed) : null
  return AGENT_PRODUCTS.map((product) => ({ product, rate: rates[product], nextRate: next?.[product] ?? null }))
}

/** The announcements of a campaign up to now, newest first. A stored campaign has instants instead of days. */
export const listNews = (news: AgentProgramme['news'], locale: string, now: number) =>
  news
    .map(({ at, texts }) => ({ at: Date.parse(at), ...localized(texts, locale) }))
    .filter(({ at }) => at <= now)
    .toSorted((a, b) => b.at - a.at)

/**
 * A campaign as its agent sees it: level, rates, codes and news in the language of the reader.
 * @throws DomainError 51001, 51030
 */
export const readCampaignDetail: Handler<typeof getActivityDetailInfo> = async (
  { query: { activityId: campaignId } },
  { gateway, caller, locale },
) => {
  const { db, clock } = gateway
  const now = clock.now()
  const campaign = await requireCampaign(gateway, caller, campaignId)
  const { definition: programme } = campaign
  const [branch, standing, codes, nearest, held] = await Promise.all([
    listBranch(db, campaignId, caller.userId),
    readStanding(db, campaign, now),
    listCodes(gateway, campaign, locale),
    countNearest(db, campaignId, caller.userId),
    readRates(db, campaign, [caller.userId], now),
  ])
  const ownCodes = codes.filter(({ kind }) => kind === 'OWN').length
  return {
    activityId: campaignId,
    title: localized(programme.texts, locale).title,
    startTime: campaign.startTime,
    endTime: campaign.endTime,
    maskedName: maskName(branch[0]?.loginName ?? ''),
    level: describeLevel(programme, standing, locale, now),
    rates: describeRates(
      programme,
      standing.level,
      campaign.withinUpline ? (held.get(caller.userId) ?? null) : campaign.rates,
    ),
    codes,
    subAgents: branch.filter(({ depth }) => depth === 1).length,
    timeZone: programme.timeZone,
    nearest,
    news: listNews(programme.news, locale, now),
    mayCreateCodes: now < campaign.endTime && ownCodes < programme.codes,
    asOf: now,
  }
}

async function describeCampaign(db: Db, campaign: MyCampaign, locale: string, now: number) {
  const { campaignId, userId, definition: programme, startTime, endTime, suspendedAt } = campaign
  const first = addDays(dayKey(now, programme.timeZone), 1 - DEFAULT_DAYS)
  const since = dayBounds(first, programme.timeZone).start
  const branch = await listBranch(db, campaignId, userId)
  const agentIds = branch.map((agent) => agent.userId)
  const [standing, balance, referrals] = await Promise.all([
    readStanding(db, campaign, now),
    readAgentBalance(db, campaign),
    countReferrals(db, { campaignId, agentIds, since }),
  ])
  const progress = describeLevel(programme, standing, locale, now)
  return {
    activityId: campaignId,
    title: localized(programme.texts, locale).title,
    status: statusOf({ startTime, endTime, cancelled: false }, now),
    startTime,
    endTime,
    level: progress.level,
    pending: usdt(balance.pending),
    settled: usdt(balance.settled),
    progress,
    settlesAt: balance.nextDay === null ? null : settlesAt(balance.nextDay, programme),
    due: usdt(balance.due),
    newReferrals: referrals.recent,
    referrals: referrals.all,
    suspended: suspendedAt !== null,
  }
}

const ORDER = ['ONGOING', 'UPCOMING', 'ENDED'] as const

/** The campaigns of the caller, the running ones first, then by the latest start; also those in which it is suspended. */
export const readMyCampaigns: Handler<typeof agentCampaigns> = async (
  _request,
  { gateway: { db, clock }, caller: { userId }, locale },
) => {
  const now = clock.now()
  const campaigns = await listMyCampaigns(db, userId)
  const items = await Promise.all(campaigns.map((campaign) => describeCampaign(db, campaign, locale, now)))
  return {
    items: items.toSorted((a, b) => ORDER.indexOf(a.status) - ORDER.indexOf(b.status) || b.startTime - a.startTime),
    total: items.length,
  }
}

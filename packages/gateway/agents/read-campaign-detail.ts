import type { Handler } from '#gateway/route.ts'
import type { AgentProgramme } from '@fanfare/activities/programme.ts'
import { AGENT_PRODUCTS, type AgentProduct } from '@fanfare/contract/agent/agent.ts'
import type { getActivityDetailInfo } from '@fanfare/contract/agent/codes.ts'
import { listBranch } from '#gateway/agents/db/agents.ts'
import { countNearest } from '#gateway/agents/db/agent-referrals.ts'
import { maskName } from '#gateway/util/mask-name.ts'
import { describeLevel, readStanding } from './describe-level.ts'
import { listCodes } from './list-codes.ts'
import { localized } from './localized.ts'
import { ratesOf, readRates } from './read-rates.ts'
import { requireCampaign } from './require-campaign.ts'

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
export const listNews = (
  news: AgentProgramme['news'],
  locale: string,
  now: number,
): { at: number; title: string; body: string }[] =>
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

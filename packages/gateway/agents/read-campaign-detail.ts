import type { Caller, GatewayContext } from '#gateway/context.ts'
import { countNearest } from '#gateway/agents/db/agent-referral-counts.ts'
import { listBranch } from '#gateway/agents/db/agent-branch.ts'
import { maskName } from '#gateway/util/mask-name.ts'
import type { CallAnswer } from '@fanfare/contract/define-call.ts'
import type { getActivityDetailInfo } from '@fanfare/contract/agent/get-activity-detail-info.ts'
import { describeLevel } from './describe-level.ts'
import { describeRates } from './describe-rates.ts'
import { listCodes } from './list-codes.ts'
import { listNews } from './list-news.ts'
import { localized } from './localized.ts'
import { readRates } from './read-rates.ts'
import { readStanding } from './read-standing.ts'
import { requireCampaign } from './require-campaign.ts'

/**
 * A campaign as its agent sees it: level, rates, codes and news in the language of the reader.
 * @throws DomainError 51001, 51030
 */
export async function readCampaignDetail(
  gateway: Pick<GatewayContext, 'db' | 'clock' | 'config'>,
  caller: Caller,
  campaignId: string,
  locale: string,
): Promise<CallAnswer<typeof getActivityDetailInfo>> {
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

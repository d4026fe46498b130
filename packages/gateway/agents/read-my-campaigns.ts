import type { agentCampaigns, AgentCampaign } from '@fanfare/contract/agent/campaigns.ts'
import type { Handler } from '#gateway/route.ts'
import { readAgentBalance } from '#gateway/agents/db/agent-levels.ts'
import { listBranch } from '#gateway/agents/db/agents.ts'
import { countReferrals } from '#gateway/agents/db/agent-referrals.ts'
import type { Db } from '#gateway/db/client.ts'
import { listMyCampaigns, type MyCampaign } from '#gateway/agents/db/agent-campaigns.ts'
import { statusOf } from '../activities/activity-status.ts'
import { dayBounds, dayKey } from '../util/time/zoned-day.ts'
import { DEFAULT_DAYS, addDays } from './agent-window.ts'
import { describeLevel, readStanding } from './describe-level.ts'
import { localized } from './localized.ts'
import { settlesAt } from './settles-at.ts'
import { usdt } from './usdt.ts'

async function describeCampaign(db: Db, campaign: MyCampaign, locale: string, now: number): Promise<AgentCampaign> {
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

import { getLocale } from 'next-intl/server'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { readCampaignHead } from '#lib/queries/campaign.ts'
import { EventIsland } from './event-island.tsx'
import { WinBackCard } from './win-back-card.tsx'

/** The offer to paused accounts, for every reader; a user applies in the browser. */
export async function WinBackSection({ detail }: { detail: ActivityDetail }) {
  const head = await readCampaignHead(detail.activityId, await getLocale())
  const isOver = detail.status === 'ENDED' || detail.outcome === 'CANCELLED'
  if (!head?.backApply || isOver) return null
  const { activityId, path, startTime, endTime } = detail
  const subject = { activityId, path, startTime, endTime, terms: head.backApplyTerms ?? null }
  return (
    <EventIsland part="win-back" subject={subject}>
      <WinBackCard subject={subject} isServers />
    </EventIsland>
  )
}

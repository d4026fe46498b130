import { getLocale } from 'next-intl/server'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { readCampaignHead } from '#lib/queries/campaign.ts'
import { AirdropCard } from './airdrop-card.tsx'
import { EventIsland } from './event-island.tsx'

/** The condition of an airdrop for every reader; a user's own holding comes with the browser. */
export async function AirdropSection({ detail }: { detail: ActivityDetail }) {
  const head = await readCampaignHead(detail.activityId, await getLocale())
  if (!head?.airdrop) return null
  const { activityId, path, timeZone } = detail
  const subject = { path, timeZone, terms: head.airdropTerms ?? null }
  return (
    <EventIsland part="airdrop" activityId={activityId} subject={subject}>
      <AirdropCard subject={subject} isServers />
    </EventIsland>
  )
}

import { HeroHeadline, type HeroSubject } from '#components/activity/hero-headline.tsx'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { CompetitionIsland } from './competition-island.tsx'

/** The prize pool, and below it the user's own place, which exists from the start on. */
export function CompetitionHeadline({ detail, subject }: { detail: ActivityDetail; subject: HeroSubject }) {
  const { activityId, competition, status, outcome } = detail
  if (!competition || status === 'UPCOMING' || outcome === 'CANCELLED') return <HeroHeadline subject={subject} />
  return (
    <CompetitionIsland part="headline" activityId={activityId} cadence={competition.cadence} subject={subject}>
      <HeroHeadline subject={subject} isServers />
    </CompetitionIsland>
  )
}

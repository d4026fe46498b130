import { HeroStake, type HeroSubject } from '#components/activity/hero-stake.tsx'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { CompetitionIsland } from './competition-island.tsx'

/** The prize pool, and below it the user's own place, which exists from the start on. */
export function CompetitionStake({ detail, subject }: { detail: ActivityDetail; subject: HeroSubject }) {
  const { activityId, competition, status, outcome } = detail
  if (!competition || status === 'UPCOMING' || outcome === 'CANCELLED') return <HeroStake subject={subject} />
  return (
    <CompetitionIsland part="stake" activityId={activityId} cadence={competition.cadence} subject={subject}>
      <HeroStake subject={subject} isServers />
    </CompetitionIsland>
  )
}

import { unlockedShare } from '#lib/competition/prize-today.ts'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { CompetitionIsland } from '../competition-island.tsx'
import { PrizesCard } from './prizes-card.tsx'

/** The prizes by rank, at the part of the pool that is unlocked. */
export function PrizesSection({ detail }: { detail: ActivityDetail }) {
  const { activityId, competition, tiers, pool, status } = detail
  if (!competition) return null
  const prizes = {
    tiers,
    share: unlockedShare(competition, pool),
    isOver: status === 'ENDED',
    isForTeams: competition.team !== null,
    ...(competition.weightClasses && { classes: competition.weightClasses.list }),
  }
  if (status === 'UPCOMING') return <PrizesCard {...prizes} />
  return (
    <CompetitionIsland part="prizes" activityId={activityId} cadence={competition.cadence} {...prizes}>
      <PrizesCard {...prizes} />
    </CompetitionIsland>
  )
}

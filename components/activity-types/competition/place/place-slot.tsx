import { cx } from '#components/ui/cx.ts'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { CompetitionIsland } from '../competition-island.tsx'
import { PlaceSkeleton } from './place-skeleton.tsx'
import { placeSubject } from './place-subject.ts'
import styles from './place-slot.module.css'

/** The user's place: on phones above the leaderboard, else in the aside. Visitors have none. */
export function PlaceSlot({ detail, column }: { detail: ActivityDetail; column: 'main' | 'aside' }) {
  const { competition, status, outcome } = detail
  if (!competition || status === 'UPCOMING' || outcome === 'CANCELLED') return null
  return (
    <div className={cx(styles.slot, styles[column])}>
      <CompetitionIsland part="place" subject={placeSubject(detail, competition)}>
        <PlaceSkeleton />
      </CompetitionIsland>
    </div>
  )
}

import { Card } from '#components/ui/surface/card.tsx'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { CompetitionIsland } from '../competition-island.tsx'
import { EndedCard } from './fact-card.tsx'
import styles from './place-section.module.css'
import { PlaceSkeleton } from './place-skeleton.tsx'
import { placeSubject } from './place-subject.ts'
import { freePlaces, SeatsCard } from './seats-card.tsx'

/** Below the hero: the paid places that are still free, and the user's own place; after the end how it ended. */
export function PlaceSection({ detail }: { detail: ActivityDetail }) {
  const { competition, status, outcome } = detail
  if (!competition || status === 'UPCOMING' || outcome === 'CANCELLED') return null
  const subject = placeSubject(detail, competition)
  const free = freePlaces(subject, competition.traders)
  return (
    <CompetitionIsland part="place" subject={subject} isWide>
      <div className={styles.section}>
        <div className={styles.visitors}>
          {status === 'ENDED' ? (
            <EndedCard subject={subject} ranked={competition.traders} />
          ) : (
            free && <SeatsCard subject={subject} free={free} />
          )}
        </div>
        <div className={styles.users}>
          <Card className={styles.waiting} />
          <PlaceSkeleton />
        </div>
      </div>
    </CompetitionIsland>
  )
}

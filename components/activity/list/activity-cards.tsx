import { ArtSprite } from '#components/ui/art-sprite.tsx'
import type { ActivitySummary } from '#lib/contract/activity/activity.ts'
import { sceneOf } from '#lib/theme/scene-of.ts'
import { ActivityCard } from '../card/activity-card.tsx'
import type { PartsOfType } from '../card/card-parts.ts'
import styles from './activity-list.module.css'

interface ActivityCardsProps {
  activities: readonly ActivitySummary[]
  partsOf: PartsOfType
}

/** Some activities without tabs and filter; nothing for none. */
export function ActivityCards({ activities, partsOf }: ActivityCardsProps) {
  if (activities.length === 0) return null
  return (
    <>
      <ArtSprite scenes={activities.flatMap(({ image, activityType }) => sceneOf(image, activityType) ?? [])} />
      <ul className={styles.list}>
        {activities.map((activity) => (
          <li key={activity.activityId}>
            <ActivityCard activity={activity} parts={partsOf(activity.activityType)} />
          </li>
        ))}
      </ul>
    </>
  )
}

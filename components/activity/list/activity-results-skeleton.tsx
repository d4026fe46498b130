import { ActivityCardSkeleton } from '../card/activity-card-skeleton.tsx'
import styles from './activity-list.module.css'

const ROW = 3

/** The first cards of a search or page while they load. */
export function ActivityResultsSkeleton() {
  return (
    <ul className={styles.list} aria-busy>
      {Array.from({ length: ROW }, (_, index) => (
        <li key={index}>
          <ActivityCardSkeleton />
        </li>
      ))}
    </ul>
  )
}

import { Card } from '#components/ui/surface/card.tsx'
import { Skeleton } from '#components/ui/surface/skeleton.tsx'
import styles from './activity-card.module.css'
import list from '../list/activity-list.module.css'

export function ActivityCardSkeleton() {
  return (
    <Card as="article" className={`${styles.card} ${styles.compact}`} aria-busy>
      <div className={styles.poster}>
        <Skeleton height="164px" />
      </div>
      <div className={styles.thumb}>
        <Skeleton height="88px" radius="control" />
      </div>
      <div className={styles.head}>
        <Skeleton height="14px" width="40%" />
        <p>
          <Skeleton height="22px" width="80%" />
        </p>
        <p>
          <Skeleton height="28px" width="55%" />
        </p>
      </div>
      <div className={styles.rest}>
        <Skeleton height="14px" width="90%" />
      </div>
    </Card>
  )
}

const ROW = 3

/** The first cards of a search or page while they load. */
export function ActivityResultsSkeleton() {
  return (
    <ul className={list.list} aria-busy>
      {Array.from({ length: ROW }, (_, index) => (
        <li key={index}>
          <ActivityCardSkeleton />
        </li>
      ))}
    </ul>
  )
}

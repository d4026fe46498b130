import styles from './banner-carousel.module.css'
import type { SlidePosition } from './slide-positions.ts'

/** "Banner 2 of 6 Autumn Cup". Both positions are in the page where they differ; CSS leaves one for screen readers. */
export function SlideName({ position: { visitors, users }, title }: { position: SlidePosition; title: string }) {
  const isForAll = visitors === users
  return (
    <>
      {visitors && (
        <span className={styles.position} data-for={isForAll ? undefined : 'visitors'}>
          {visitors}
        </span>
      )}
      {users && !isForAll && (
        <span className={styles.position} data-for="users">
          {users}
        </span>
      )}{' '}
      <span className={styles.title}>{title}</span>
    </>
  )
}

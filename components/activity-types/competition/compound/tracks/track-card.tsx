import { useId, type ReactNode } from 'react'
import { Card } from '#components/ui/surface/card.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import { cx } from '#components/ui/cx.ts'
import styles from './track-cards.module.css'

export type TrackName = 'volume' | 'roi' | 'streak'

interface TrackCardProps {
  track: TrackName
  title: string
  /** Rank or factor. */
  chip: { text: string; isWarning?: boolean } | null
  /** The conditions of the track, at the end of the card. */
  checks: ReactNode
  children: ReactNode
}

/** The frame of a track in its colour. */
export function TrackCard({ track, title, chip, checks, children }: TrackCardProps) {
  const id = useId()
  return (
    <Card as="li" padded aria-labelledby={id} className={cx(styles.card, styles[track])}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {chip && (
          <Chip tone={chip.isWarning ? 'warning' : 'primary'}>
            <bdi>{chip.text}</bdi>
          </Chip>
        )}
      </div>
      {children}
      <div className={styles.checks}>{checks}</div>
    </Card>
  )
}

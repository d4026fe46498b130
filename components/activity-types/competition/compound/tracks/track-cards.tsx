import { useTranslations } from 'next-intl'
import type { CompoundSubject } from '../compound-subject.ts'
import { RoiCard } from './roi-card.tsx'
import { StreakCard } from './streak-card.tsx'
import styles from './track-cards.module.css'
import type { MyTracks } from '../use-my-compound.ts'
import { VolumeCard } from './volume-card.tsx'

export interface TrackProps {
  subject: CompoundSubject
  /** null when the reader has not joined. */
  my: MyTracks | null
}

/** A card a track, each with its conditions; the same boxes from the server and in the browser. */
export function TrackCards({ subject, my }: TrackProps) {
  const t = useTranslations('compound')
  return (
    <ul className={styles.cards} aria-label={t('tracks')}>
      <VolumeCard subject={subject} my={my} />
      {subject.factors.roi && <RoiCard subject={subject} my={my} roi={subject.factors.roi} />}
      {subject.factors.streak && <StreakCard subject={subject} my={my} streak={subject.factors.streak} />}
    </ul>
  )
}

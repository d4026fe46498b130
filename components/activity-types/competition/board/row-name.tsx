import { useTranslations } from 'next-intl'
import styles from './row-name.module.css'
import type { Track } from '@fanfare/contract/competition/competition.ts'

interface RowNameProps {
  /** The masked name of a trader, or the name of a team. */
  name: string
  track: Track
  isMine: boolean
}

/** The name in a row; a team keeps its name also where it is the reader's. */
export function RowName({ name, track, isMine }: RowNameProps) {
  const t = useTranslations()
  if (track === 'TEAM') {
    return (
      <>
        <bdi translate="no">{name}</bdi> {isMine && <small className={styles.mark}>{t('team.your_team')}</small>}
      </>
    )
  }
  return isMine ? <b>{t('competition.you')}</b> : <bdi>{name}</bdi>
}

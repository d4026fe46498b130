import { useLocale, useTranslations } from 'next-intl'
import { CountdownText } from '#components/ui/time/countdown-text.tsx'
import { TwoClocks } from '#components/ui/time/two-clocks.tsx'
import { formatNumber } from '@fanfare/languages/format.ts'
import { serverNow } from '#lib/http/clock.ts'
import styles from './snapshot-list.module.css'
import { SnapshotTile, type SnapshotState } from './snapshot-tile.tsx'

export interface SnapshotView {
  /** ms */
  at: number
  state: SnapshotState
}

interface SnapshotListProps {
  snapshots: readonly SnapshotView[]
  timeZone: string
}

/** The snapshots of an airdrop in their order, in both clocks. */
export function SnapshotList({ snapshots, timeZone }: SnapshotListProps) {
  const t = useTranslations()
  const locale = useLocale()
  const isByClock = snapshots.every(({ state }) => state === 'announced')
  const words = {
    announced: t('event.snapshot_later'),
    next: t('event.snapshot_next'),
    taken: t('event.snapshot_taken'),
    enough: t('event.snapshot_enough'),
    short: t('event.snapshot_short'),
  }
  const drawnAt = serverNow()
  const sentence = t('event.snapshot_in', { duration: '{duration}' })
  return (
    <ol className={styles.snapshots} aria-label={t('event.snapshots')}>
      {snapshots.map(({ at, state }, index) => (
        <SnapshotTile
          key={at}
          {...{ at, state, isByClock, words, drawnAt }}
          before={snapshots[index - 1]?.at ?? null}
          countdown={<CountdownText to={at} sentence={sentence} />}
        >
          <span className={styles.name}>
            {t('event.snapshot', { number: formatNumber(locale, String(index + 1)) })}
          </span>
          <TwoClocks at={at} timeZone={timeZone} className={styles.when} />
        </SnapshotTile>
      ))}
    </ol>
  )
}

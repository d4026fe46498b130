import { useLocale, useTranslations } from 'next-intl'
import { cx } from '#components/ui/cx.ts'
import { TwoClocks } from '#components/ui/time/two-clocks.tsx'
import { formatNumber } from '@fanfare/languages/format.ts'
import styles from './snapshot-list.module.css'

export interface SnapshotView {
  /** ms */
  at: number
  /** `enough` and `short`: taken, with what the user held then; `next`: the one that comes next. */
  state: 'announced' | 'next' | 'enough' | 'short' | 'taken'
}

interface SnapshotListProps {
  snapshots: readonly SnapshotView[]
  timeZone: string
}

const WORDS = {
  next: 'snapshot_next',
  enough: 'snapshot_enough',
  short: 'snapshot_short',
  taken: 'snapshot_taken',
} as const

/** The snapshots of an airdrop in their order, in both clocks. */
export function SnapshotList({ snapshots, timeZone }: SnapshotListProps) {
  const t = useTranslations('event')
  const locale = useLocale()
  return (
    <ol className={styles.snapshots} aria-label={t('snapshots')}>
      {snapshots.map(({ at, state }, index) => (
        <li key={at} className={cx(styles[state])}>
          <span className={styles.name}>
            <b>{t('snapshot', { number: formatNumber(locale, String(index + 1)) })}</b>
            {state !== 'announced' && <span className={styles.word}>{t(WORDS[state])}</span>}
          </span>
          <TwoClocks at={at} timeZone={timeZone} className={styles.when} />
        </li>
      ))}
    </ol>
  )
}

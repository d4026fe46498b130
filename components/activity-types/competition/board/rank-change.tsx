import { useLocale, useTranslations } from 'next-intl'
import { cx } from '#components/ui/cx.ts'
import rises from '#components/ui/surface/rises.module.css'
import { formatNumber } from '@fanfare/languages/format.ts'
import styles from './rank-change.module.css'

/** Ranks gained or lost since yesterday, or `=`; nothing for a participant who had no rank then. */
export function RankChange({ change }: { change: number | null }) {
  const t = useTranslations('competition')
  const locale = useLocale()
  if (change === null) return null
  if (change === 0) {
    return (
      <span role="img" aria-label={t('same')} className={styles.change}>
        =
      </span>
    )
  }
  const value = formatNumber(locale, String(Math.abs(change)))
  const isUp = change > 0
  return (
    <span
      role="img"
      aria-label={t(isUp ? 'up' : 'down', { value })}
      className={cx(styles.change, isUp ? rises.up : rises.down)}
    >
      {`${isUp ? '▲' : '▼'}\u00A0${value}`}
    </span>
  )
}

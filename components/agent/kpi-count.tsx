import { useLocale } from 'next-intl'
import { Figure } from '#components/ui/text/figure.tsx'
import { formatNumber } from '@fanfare/languages/format.ts'
import styles from './kpi-tile.module.css'

/** The number of a tile, or words in place of zero. */
export function KpiCount({ value, none }: { value: number; none: string }) {
  const locale = useLocale()
  if (value === 0) return <span className={styles.none}>{none}</span>
  return <Figure value={formatNumber(locale, String(value))} size="L" />
}

import { useLocale, useTranslations } from 'next-intl'
import { SHOWN_FROM } from '#components/activity/shown-participants.ts'
import { Figure } from '#components/ui/figure.tsx'
import { formatNumber } from '#lib/i18n/format.ts'
import styles from './place-card.module.css'

interface RankLineProps {
  rank: number
  /** Ranked traders. */
  total: number
  change: number | null
}

/** The rank as a figure, with the number of traders and the ranks gained since yesterday. */
export function RankLine({ rank, total, change }: RankLineProps) {
  const t = useTranslations('competition')
  const locale = useLocale()
  const number = (value: number) => ({ count: value, value: formatNumber(locale, String(value)) })
  return (
    <div className={styles.rankLine}>
      <Figure value={formatNumber(locale, String(rank))} size="XL" />
      <div className={styles.beside}>
        {total >= SHOWN_FROM && <div>{t('of_traders', number(total))}</div>}
        {change !== null && change > 0 && <div className={styles.up}>{t('up_since', number(change))}</div>}
        {change !== null && change < 0 && <div className={styles.down}>{t('down_since', number(-change))}</div>}
      </div>
    </div>
  )
}

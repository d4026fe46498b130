import { useLocale, useTranslations } from 'next-intl'
import { SHOWN_FROM } from '#components/activity/shown-participants.ts'
import { Figure } from '#components/ui/figure.tsx'
import { formatNumber } from '#lib/i18n/format.ts'
import styles from './my-team-card.module.css'

interface TeamRankProps {
  rank: number
  /** Ranked teams. */
  total: number
  /** Ranks gained since yesterday. */
  change: number | null
}

/** The team's rank as a figure, with the number of teams. */
export function TeamRank({ rank, total, change }: TeamRankProps) {
  const t = useTranslations()
  const locale = useLocale()
  const number = (value: number) => ({ count: value, value: formatNumber(locale, String(value)) })
  return (
    <div className={styles.rank}>
      <Figure value={formatNumber(locale, String(rank))} size="XL" />
      <div className={styles.beside}>
        <div>{total >= SHOWN_FROM ? t('team.of_teams', number(total)) : t('competition.col_rank')}</div>
        {change !== null && change > 0 && <div className={styles.up}>{t('competition.up_since', number(change))}</div>}
        {change !== null && change < 0 && (
          <div className={styles.down}>{t('competition.down_since', number(-change))}</div>
        )}
      </div>
    </div>
  )
}

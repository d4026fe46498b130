import { useLocale, useTranslations } from 'next-intl'
import { SHOWN_FROM } from '#components/activity/shown-participants.ts'
import { Figure } from '#components/ui/text/figure.tsx'
import rises from '#components/ui/surface/rises.module.css'
import { formatNumber } from '@fanfare/languages/format.ts'
import styles from './place-card.module.css'

interface RankLineProps {
  ranks: 'traders' | 'teams'
  rank: number
  /** Ranked traders or teams. */
  total: number
  /** Ranks gained since yesterday. */
  change: number | null
  /** The rank is smaller. */
  isCompact?: boolean
}

/** The rank as a figure, with the number of traders or teams and the change since yesterday. */
export function RankLine({ ranks, rank, total, change, isCompact = false }: RankLineProps) {
  const t = useTranslations()
  const locale = useLocale()
  const number = (value: number) => ({ count: value, value: formatNumber(locale, String(value)) })
  // A rank without a total has its word before it, in the order of the language.
  const isAlone = ranks === 'teams' && total < SHOWN_FROM
  const of = total >= SHOWN_FROM && t(ranks === 'teams' ? 'team.of_teams' : 'competition.of_traders', number(total))
  return (
    <div className={styles.rankLine}>
      <Figure
        value={isAlone ? t('compound.rank', { rank: number(rank).value }) : number(rank).value}
        size={isCompact ? 'L' : 'XL'}
      />
      <div className={styles.beside}>
        {of && <div>{of}</div>}
        {change !== null && change > 0 && <div className={rises.up}>{t('competition.up_since', number(change))}</div>}
        {change !== null && change < 0 && (
          <div className={rises.down}>{t('competition.down_since', number(-change))}</div>
        )}
      </div>
    </div>
  )
}

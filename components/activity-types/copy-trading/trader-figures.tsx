import { useLocale, useTranslations } from 'next-intl'
import rises from '#components/ui/surface/rises.module.css'
import type { LeadTrader } from '@fanfare/contract/copy-trading/traders.ts'
import { shownRatio } from './shown-ratio.ts'
import styles from './trader-figures.module.css'

/** Return, worst fall and profit share of a lead trader. */
export function TraderFigures({ trader, isLarge = false }: { trader: LeadTrader; isLarge?: boolean }) {
  const t = useTranslations('copy')
  const locale = useLocale()
  const { roi30d, worstFall, profitShare } = trader
  const figures = [
    ['return_30d', shownRatio(locale, roi30d, true), roi30d.startsWith('-') ? rises.down : rises.up],
    ['worst_fall', shownRatio(locale, worstFall), undefined],
    ['profit_share', shownRatio(locale, profitShare), undefined],
  ] as const
  return (
    <dl className={styles.figures} data-large={isLarge || undefined}>
      {figures.map(([label, value, className]) => (
        <div key={label}>
          <dt>{t(label)}</dt>
          <dd className={className}>
            <bdi dir="ltr">{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

import { useLocale, useTranslations } from 'next-intl'
import type { AgentCode } from '@fanfare/contract/agent/get-activity-detail-info.ts'
import { shareOf } from '#lib/agent/share-of.ts'
import { isNothing } from '#lib/agent/sum-money.ts'
import { formatMoney, formatNumber, formatPercent } from '@fanfare/languages/format.ts'
import styles from './codes-card.module.css'

const COUNTS = ['visits', 'registered', 'firstDeposit', 'firstTrade'] as const
const LABELS = {
  visits: 'figure_visits',
  registered: 'figure_registered',
  firstDeposit: 'figure_first_deposit',
  firstTrade: 'figure_first_trade',
  converted: 'figure_converted',
  rebate: 'figure_rebate',
} as const

/** A code's own way from visits to trades, and its rebate; words where there is nothing yet. */
export function CodeFigures({ code }: { code: AgentCode }) {
  const t = useTranslations('agent.code')
  const locale = useLocale()
  const converted = shareOf(code.firstTrade, code.registered)
  const figures = [
    ...COUNTS.map((name) => ({ name, text: code[name] === 0 ? null : formatNumber(locale, String(code[name])) })),
    {
      name: 'converted' as const,
      text: converted === null || code.firstTrade > code.registered ? null : formatPercent(locale, converted),
    },
    {
      name: 'rebate' as const,
      text: isNothing(code.rebate) ? null : formatMoney(locale, code.rebate, { isMoved: true }),
    },
  ]
  if (figures.every(({ text }) => text === null)) return <p className={styles.unused}>{t('unused')}</p>
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, text }) => (
        <div key={name}>
          <dt>{t(LABELS[name])}</dt>
          <dd>{text === null ? <span className={styles.none}>{t('none')}</span> : <bdi dir="ltr">{text}</bdi>}</dd>
        </div>
      ))}
    </dl>
  )
}

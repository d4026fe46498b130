'use client'

import { useTranslations, useLocale } from 'next-intl'
import { cx } from '#components/ui/cx.ts'
import rises from '#components/ui/surface/rises.module.css'
import { Text } from '#components/ui/layout/layout.tsx'
import type { performance } from '@fanfare/contract/agent/performance.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { isolateLtr } from '@fanfare/languages/bidi.ts'
import { formatMoney, formatNumber, formatPercent } from '@fanfare/languages/format.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import { countDays } from '../filter/filter-days.ts'
import type { FilterState } from '../filter/use-agent-filter.ts'
import { KpiCount, KpiMoney, KpiTile, KpiTiles } from '../kpi-tile.tsx'
import { useTableWords } from '../table/use-table-words.tsx'
import { compare } from './compare.ts'
import styles from './performance-tiles.module.css'

type Sums = CallData<typeof performance>['totals']

interface PerformanceTilesProps {
  totals: Sums
  previous: Sums | null
  days: FilterState['days']
}

/** The figures of the filter, each with the same number of days before. */
export function PerformanceTiles({ totals, previous, days }: PerformanceTilesProps) {
  const t = useTranslations('agent.performance')
  const words = useTableWords(days.timeZone)
  const count = countDays(days)
  const people = [
    ['registered', 'registered'],
    ['first_deposit', 'firstDeposit'],
    ['first_trade', 'firstTrade'],
  ] as const
  const { deposits, withdrawals, netDeposit } = totals
  return (
    <KpiTiles>
      {people.map(([name, field]) => (
        <KpiTile
          key={name}
          label={t(name)}
          note={<Compared now={totals[field]} before={previous?.[field]} days={count} />}
        >
          <KpiCount value={totals[field]} none={t('nobody')} />
        </KpiTile>
      ))}
      <KpiTile
        label={t('net_deposit')}
        note={t('in_out', { deposits: words.amount(deposits), withdrawals: words.amount(withdrawals) })}
      >
        <KpiMoney money={netDeposit} none={t('nobody')} />
      </KpiTile>
      {(['volume', 'rebate'] as const).map((name) => (
        <KpiTile
          key={name}
          label={t(name)}
          note={
            <Compared
              now={totals[name].amount}
              before={previous?.[name].amount}
              days={count}
              unit={totals[name].unit}
            />
          }
        >
          <KpiMoney money={totals[name]} none={t('nobody')} />
        </KpiTile>
      ))}
    </KpiTiles>
  )
}

interface ComparedProps {
  now: string | number
  /** Undefined without a period before. */
  before: string | number | undefined
  /** The number of days on each side. */
  days: number
  /** Of an amount. */
  unit?: string
}

/** `+17%` or `-5%`. */
const signedPercent = (locale: Locale, change: string): string =>
  isolateLtr(locale, `${change.startsWith('-') ? '' : '+'}${formatPercent(locale, change, { maxFraction: 0 })}`)

/** `+17% · 31 more than in the 30 days before` */
function Compared({ now, before, days, unit }: ComparedProps) {
  const t = useTranslations('agent.performance')
  const locale = useLocale()
  const comparison = compare(now, before)
  if (!comparison) return null
  const { direction, difference, change, isNew } = comparison
  const value =
    unit === undefined
      ? formatNumber(locale, difference)
      : formatMoney(locale, { amount: difference, unit }, { isMoved: true })
  const key = direction === 'down' && unit !== undefined ? 'down_amount' : direction
  const count = { count: days, days: formatNumber(locale, String(days)) }
  return (
    <span>
      {change !== null && (
        <>
          <Text as="b" weight="medium" className={cx(styles.change, rises[direction])}>
            {signedPercent(locale, change)}
          </Text>
          <span aria-hidden="true">{' · '}</span>
        </>
      )}
      {isNew ? t('new', count) : direction === 'same' ? t('same', count) : t(key as 'up', { ...count, value })}
    </span>
  )
}

'use client'

import Big from 'big.js'
import { useTranslations } from 'next-intl'
import type { performance } from '@fanfare/contract/agent/performance.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { shownParts } from '#lib/money/shown-parts.ts'
import { countDays } from '../filter/filter-days.ts'
import type { FilterState } from '../filter/use-agent-filter.ts'
import { KpiCount, KpiMoney, KpiTile, KpiTiles } from '../kpi-tile.tsx'
import { useTableWords } from '../table/use-table-words.tsx'
import { Compared } from './compared.tsx'

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
  const { deposits, withdrawals } = totals
  // The net deposit is what came in without what went out, also as it is written.
  const out = { ...withdrawals, amount: new Big(withdrawals.amount).times(-1).toFixed() }
  const { parts, total: netDeposit } = shownParts([deposits, out], totals.netDeposit)
  const [shownIn = deposits, shownOut = out] = parts
  const gone = { ...shownOut, amount: new Big(shownOut.amount).times(-1).toFixed() }
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
        note={t('in_out', { deposits: words.amount(shownIn), withdrawals: words.amount(gone) })}
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

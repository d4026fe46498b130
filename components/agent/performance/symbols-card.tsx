'use client'

import Big from 'big.js'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Card } from '#components/ui/surface/card.tsx'
import { Ends, Stack, Text } from '#components/ui/layout/layout.tsx'
import type { performance } from '@fanfare/contract/agent/performance.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { formatMoney } from '@fanfare/languages/format.ts'
import card from '../card.module.css'
import { useTableWords } from '../table/use-table-words.tsx'
import styles from './symbols-card.module.css'

/** The most traded symbols; the bars are as long as their part of the first. */
export function SymbolsCard({
  data: { bySymbol, totals },
  action,
}: {
  data: CallData<typeof performance>
  action?: ReactNode
}) {
  const t = useTranslations('agent.performance')
  const locale = useLocale()
  const words = useTableWords('UTC')
  const rows = topSymbols(bySymbol)
  const longest = rows.reduce((most, { volume }) => Math.max(most, Number(volume.amount)), 0)
  return (
    <Card as="section" padded>
      <Ends>
        <h2>{t('most_traded')}</h2>
        {rows.length > 0 && action}
      </Ends>
      {rows.length === 0 || new Big(totals.volume.amount).eq(0) ? (
        <p className={card.quiet}>{t('no_volume')}</p>
      ) : (
        <>
          <p className={card.line}>
            {t('volume_line', { volume: formatMoney(locale, totals.volume, { isMoved: true }) })}
          </p>
          <Stack as="ul" gap="0 12" top="12" className={styles.list}>
            {rows.map(({ symbol, volume }) => (
              <li key={symbol ?? ''}>
                <Text as="b" weight="medium" breaks>
                  {symbol === null ? t('other_symbols') : <bdi dir="ltr">{symbol}</bdi>}
                </Text>
                <span className={styles.bar} aria-hidden="true">
                  <i style={{ inlineSize: `${longest === 0 ? 0 : (Number(volume.amount) / longest) * 100}%` }} />
                </span>
                <Text as="span" numeric text="end">
                  {words.figure(volume)}
                </Text>
              </li>
            ))}
          </Stack>
        </>
      )}
    </Card>
  )
}

type Symbols = CallData<typeof performance>['bySymbol']

/** Design §2: at most five, then "other". */
const MOST = 5

/** The symbols with the most volume, and all others as one with `symbol` null. Their sum is unchanged. */
export function topSymbols(bySymbol: Symbols): { symbol: string | null; volume: Symbols[number]['volume'] }[] {
  const sorted = bySymbol.toSorted((a, b) => new Big(b.volume.amount).cmp(a.volume.amount))
  const [first] = sorted
  const rest = sorted.slice(MOST)
  if (!first || rest.length < 2) return sorted
  const amount = rest.reduce((sum, { volume }) => sum.plus(volume.amount), new Big(0)).toFixed()
  return [...sorted.slice(0, MOST), { symbol: null, volume: { amount, unit: first.volume.unit } }]
}

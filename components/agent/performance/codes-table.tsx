'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Card } from '#components/ui/surface/card.tsx'
import { shareOf } from '#lib/agent/share-of.ts'
import { Ends, Note, Stack, Text } from '#components/ui/layout/layout.tsx'
import type { performance } from '@fanfare/contract/agent/performance.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { formatPercent } from '@fanfare/languages/format.ts'
import { useTableWords } from '../table/use-table-words.tsx'
import { STEP_KEYS } from './step-keys.ts'
import styles from './codes-table.module.css'
import { FigureTable } from './figure-table.tsx'

type Performance = CallData<typeof performance>

/** The share at which a bar is full: the first ten percent above the best code. */
function barEnd(shares: readonly number[]): number {
  const tenths = Math.ceil(Math.max(0, ...shares) * 10)
  return Math.min(10, Math.max(1, tenths)) / 10
}

const PEOPLE = ['registered', 'verified', 'firstDeposit', 'firstTrade'] as const

/** Each code from visit to trade; the rows add up to the totals of the filter. */
export function CodesTable({ data: { byCode, totals }, action }: { data: Performance; action: ReactNode }) {
  const t = useTranslations('agent.performance')
  const c = useTranslations('agent.chart')
  const locale = useLocale()
  const words = useTableWords('UTC')
  const ratio = (row: { registered: number; firstTrade: number }) =>
    Number(shareOf(row.firstTrade, row.registered) ?? 0)
  const end = barEnd(byCode.map(ratio))
  const percent = (share: number) => formatPercent(locale, share.toFixed(6))
  const conversion = (row: { registered: number; firstTrade: number }, hasBar: boolean) => (
    <Stack as="span" gap="10" align="center" numeric text="end" className={styles.conversion}>
      <span className={styles.bar} aria-hidden="true">
        {hasBar && <i style={{ inlineSize: `${Math.min(1, ratio(row) / end) * 100}%` }} />}
      </span>
      {row.registered === 0 ? words.count(0) : percent(ratio(row))}
    </Stack>
  )
  return (
    <Card as="section" className={styles.card}>
      <Ends className={styles.title}>
        <h2>{t('by_code')}</h2>
        {byCode.length > 0 && action}
      </Ends>
      {byCode.length === 0 ? (
        <Note className={styles.note}>{t('no_code')}</Note>
      ) : (
        <>
          <FigureTable
            label={t('by_code')}
            columns={[
              { key: 'code', label: t('code') },
              { key: 'visits', label: t('visits'), isFigure: true, phone: false },
              ...PEOPLE.map((name) => ({
                key: name,
                label: c(STEP_KEYS[name]),
                isFigure: true,
                phone: false,
              })),
              { key: 'conversion', label: t('conversion') },
              { key: 'rebate', label: t('rebate'), isFigure: true },
            ]}
            rows={byCode.map((row) => ({
              key: row.vipCode,
              cells: [
                <Text as="b" key="code" weight="medium" breaks>
                  <bdi dir="ltr">{row.vipCode}</bdi>
                </Text>,
                words.count(row.visits),
                ...PEOPLE.map((name) => words.count(row[name])),
                conversion(row, true),
                words.figure(row.rebate),
              ],
            }))}
            foot={[
              t('all_codes'),
              words.count(totals.visits),
              ...PEOPLE.map((name) => words.count(totals[name])),
              conversion(totals, false),
              words.figure(totals.rebate),
            ]}
          />
          <Note className={styles.note}>{t('bars_end', { share: percent(end) })}</Note>
        </>
      )}
    </Card>
  )
}

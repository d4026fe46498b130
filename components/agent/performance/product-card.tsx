'use client'

import Big from 'big.js'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Card } from '#components/ui/surface/card.tsx'
import { DonutChart } from '#components/ui/chart/donut-chart.tsx'
import chart from '#components/ui/chart/chart.module.css'
import { cx } from '#components/ui/cx.ts'
import { Grid, Text } from '#components/ui/layout/layout.tsx'
import type { performance } from '@fanfare/contract/agent/performance.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { formatCompact, formatMoney, formatPercent } from '@fanfare/languages/format.ts'
import card from '../card.module.css'
import { useFilterWords } from '../filter/use-filter-words.ts'
import { useTableWords } from '../table/use-table-words.tsx'
import styles from './product-card.module.css'

type Performance = CallData<typeof performance>

/** The rebate by product; the parts add up to the rebate of the filter. */
export function ProductCard({ data: { byProduct, totals }, action }: { data: Performance; action?: ReactNode }) {
  const t = useTranslations('agent.performance')
  const locale = useLocale()
  const filterWords = useFilterWords()
  const words = useTableWords('UTC')
  const { rebate } = totals
  // A whole of zero or less, after claw-backs, has no shares.
  const hasShares = new Big(rebate.amount).gt(0) && byProduct.every((part) => new Big(part.rebate.amount).gte(0))
  const volume = (part: Performance['byProduct'][number]) => formatMoney(locale, part.volume, { isMoved: true })
  return (
    <Card as="section" padded>
      <div className={card.head}>
        <h2>{t('by_product')}</h2>
        {byProduct.length > 0 && action}
      </div>
      {byProduct.length === 0 ? (
        <p className={card.quiet}>{t('no_rebate')}</p>
      ) : (
        <Grid gap="16" top="16" align="center" className={styles.split}>
          {hasShares && (
            <DonutChart
              values={byProduct.map((part) => Number(part.rebate.amount))}
              total={formatCompact(locale, rebate.amount)}
              unit={rebate.unit}
              label={t('donut_label', { amount: formatMoney(locale, rebate, { isMoved: true }) })}
            />
          )}
          <ul className={styles.parts}>
            {byProduct.map((part, index) => (
              <li key={part.product}>
                <i aria-hidden="true" className={cx(chart.key, chart[`series${index}`])} />
                <span>{filterWords.product(part.product)}</span>
                <b>{words.figure(part.rebate)}</b>
                <Text as="span" size="note" tone="secondary" numeric className={styles.note}>
                  {hasShares
                    ? t('product_line', {
                        share: formatPercent(locale, new Big(part.rebate.amount).div(rebate.amount).toFixed(6)),
                        volume: volume(part),
                      })
                    : t('product_volume', { volume: volume(part) })}
                </Text>
              </li>
            ))}
          </ul>
        </Grid>
      )}
    </Card>
  )
}

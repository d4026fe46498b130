'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Card } from '#components/ui/surface/card.tsx'
import { FunnelChart } from '#components/ui/chart/funnel-chart.tsx'
import { shareOf } from '#lib/agent/share-of.ts'
import { Ends } from '#components/ui/layout/layout.tsx'
import type { performance } from '@fanfare/contract/agent/performance.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { formatNumber, formatPercent } from '@fanfare/languages/format.ts'
import styles from './card.module.css'

interface FunnelCardProps {
  totals: CallData<typeof performance>['totals']
  /** At the end of the title's line: a link. */
  aside?: ReactNode
}

const STEPS = ['registered', 'verified', 'firstDeposit', 'firstTrade'] as const
const LABELS = {
  registered: 'step_registered',
  verified: 'step_verified',
  firstDeposit: 'step_first_deposit',
  firstTrade: 'step_first_trade',
} as const satisfies Record<(typeof STEPS)[number], string>

/** How many people reached each step. Visits are a sentence: beside them every bar would be a sliver (design). */
export function FunnelCard({ totals, aside }: FunnelCardProps) {
  const t = useTranslations('agent.chart')
  const locale = useLocale()
  const number = (value: number) => formatNumber(locale, String(value))
  const share = shareOf(totals.registered, totals.visits)
  const isEmpty = STEPS.every((step) => totals[step] === 0)
  return (
    <Card as="section" padded>
      <Ends>
        <h2>{t('funnel_title')}</h2>
        {aside}
      </Ends>
      {totals.visits > 0 && (
        <p className={styles.line}>
          {share === null || totals.registered > totals.visits
            ? t('visits', { count: totals.visits, value: number(totals.visits) })
            : t('visits_registered', {
                count: totals.visits,
                value: number(totals.visits),
                share: formatPercent(locale, share),
              })}
        </p>
      )}
      {isEmpty ? (
        <p className={styles.quiet}>{t('funnel_none')}</p>
      ) : (
        <FunnelChart
          steps={STEPS.map((step, index) => {
            const before = STEPS[index - 1]
            const part = before === undefined ? null : shareOf(totals[step], totals[before])
            return {
              key: step,
              label: t(LABELS[step]),
              value: totals[step],
              text: number(totals[step]),
              // People count on the day of each step, so more can take a step than the one before it.
              share:
                part === null || totals[step] > totals[before ?? step]
                  ? undefined
                  : t('go_on', { share: formatPercent(locale, part) }),
            }
          })}
        />
      )}
    </Card>
  )
}

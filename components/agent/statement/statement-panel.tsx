'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Skeleton } from '#components/ui/surface/skeleton.tsx'
import { Grid, Text } from '#components/ui/layout/layout.tsx'
import { agentApi } from '#store/api/agent.ts'
import { FailedToLoad } from '../failed-to-load.tsx'
import { SelectChip } from '../filter/select-chip.tsx'
import { useFilterWords } from '../filter/use-filter-words.ts'
import { FRESH } from '../fresh.ts'
import { useTableWords } from '../table/use-table-words.tsx'
import type { Campaign } from '../use-campaign.ts'
import { StatementDigest } from './statement-digest.tsx'
import { StatementTotals, type Statement } from './statement-totals.tsx'
import styles from './statement.module.css'
import { useMonthText } from './use-month-text.ts'

/** One month's account; the newest first. */
export function StatementPanel({ campaign }: { campaign: Campaign }) {
  const t = useTranslations('agent.statement')
  const monthText = useMonthText()
  const [month, setMonth] = useState<string>()
  const { data, currentData, isError, refetch } = agentApi.endpoints.agentStatement.useQuery(
    { id: campaign.activityId, ...(month !== undefined && { month }) },
    FRESH,
  )
  if (isError && !currentData) return <FailedToLoad onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="320px" />
  const { months } = data
  if (!data.statement) return <Text tone="secondary">{t('none')}</Text>
  const { statement } = data
  const shown = month ?? statement.month
  return (
    <Grid gap="20" className={styles.panel} aria-busy={!currentData || undefined}>
      <div data-no-print>
        <SelectChip label={t('month')} value={shown} text={monthText(shown)} isSet={false} onChoose={setMonth}>
          {months.map((name) => (
            <option key={name} value={name}>
              {monthText(name)}
            </option>
          ))}
        </SelectChip>
      </div>
      <StatementTotals statement={statement} />
      <StatementDays statement={statement} />
      <StatementDigest key={statement.month} id={campaign.activityId} statement={statement} isLeaving={!currentData} />
    </Grid>
  )
}

/** The rebate of each day of a month, and when it was paid. */
function StatementDays({ statement: { days, timeZone } }: { statement: Statement }) {
  const t = useTranslations('agent.statement')
  const { day: dayText } = useFilterWords()
  const words = useTableWords(timeZone)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keys
    <div className={styles.days} tabIndex={0} role="region" aria-label={t('days')}>
      <table>
        <caption>{t('days')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('day')}</th>
            <th scope="col">{t('lines')}</th>
            <th scope="col">{t('rebate')}</th>
            <th scope="col">{t('paid')}</th>
            <th scope="col">{t('settled')}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, lines, rebate, paid, settledAt }) => (
            <tr key={day}>
              <th scope="row">{dayText(day)}</th>
              <td>{words.count(lines)}</td>
              <td>{words.figure(rebate)}</td>
              <td>{words.figure(paid)}</td>
              <td>{settledAt === null ? words.dateOrNot(null) : words.dateTime(settledAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Skeleton } from '#components/ui/surface/skeleton.tsx'
import { Text } from '#components/ui/text/text.tsx'
import { agentApi } from '#store/api/agent.ts'
import { FailedToLoad } from '../failed-to-load.tsx'
import { SelectChip } from '../filter/select-chip.tsx'
import { FRESH } from '../fresh.ts'
import type { Campaign } from '../use-campaign.ts'
import { StatementDays } from './statement-days.tsx'
import { StatementDigest } from './statement-digest.tsx'
import { shownStatement, StatementTotals } from './statement-totals.tsx'
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
  const statement = shownStatement(data.statement)
  const shown = month ?? statement.month
  return (
    <div className={styles.panel} aria-busy={!currentData || undefined}>
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
    </div>
  )
}

'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { lazyWithRetry } from '#components/providers/lazy-with-retry.tsx'
import { Button } from '#components/ui/controls/button.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { Skeleton } from '#components/ui/surface/skeleton.tsx'
import { AGENT_TARGETS, type AgentTarget, type TargetMonth } from '@fanfare/contract/agent/targets.ts'
import { serverNow } from '#lib/http/clock.ts'
import { isolateLtr } from '@fanfare/languages/bidi.ts'
import { zoneName } from '@fanfare/languages/zone-name.ts'
import { agentApi } from '#store/api/agent.ts'
import card from '../card.module.css'
import { FailedToLoad } from '../failed-to-load.tsx'
import { FRESH } from '../fresh.ts'
import { useMonthText } from '../statement/use-month-text.ts'
import type { Campaign } from '../use-campaign.ts'
import { ProgressBar } from '#components/ui/surface/progress-bar.tsx'
import { dayInstant } from '#lib/agent/calendar-days.ts'
import { Ends, Note, Text } from '#components/ui/layout/layout.tsx'
import { formatDayMonth } from '@fanfare/languages/format-date.ts'
import { formatAmount, formatMoney, formatNumber } from '@fanfare/languages/format.ts'
import { countDays, dayOf } from '../filter/filter-days.ts'
import { progressOf, type TargetProgress, type TargetValue } from './target-progress.ts'
import styles from './targets-card.module.css'

const TargetsDialog = lazyWithRetry(() => import('./targets-dialog.tsx').then((m) => m.TargetsDialog))

/** The agent's own targets of every month, and how far the running one has come. The filter of the page does not change them. */
export function TargetsCard({ campaign }: { campaign: Campaign }) {
  const { activityId, timeZone } = campaign
  const { data, isError, refetch } = agentApi.endpoints.agentTargets.useQuery(activityId, FRESH)
  if (data) return <Targets id={activityId} month={data} timeZone={timeZone} />
  if (isError) return <FailedToLoad onRetry={() => void refetch()} />
  return <Skeleton height="104px" radius="card" />
}

interface TargetsProps {
  /** The campaign's. */
  id: string
  month: TargetMonth
  timeZone: string
}

function Targets({ id, month, timeZone }: TargetsProps) {
  const t = useTranslations('agent.target')
  const locale = useLocale()
  const monthText = useMonthText()
  const [isOpen, setOpen] = useState(false)
  // The dialog stays, so that it can fade out.
  const [isNeeded, setNeeded] = useState(false)
  const names = AGENT_TARGETS.filter((name) => month[name].target !== null)
  const open = () => {
    setNeeded(true)
    setOpen(true)
  }
  const zone = isolateLtr(locale, zoneName(serverNow(), timeZone))
  return (
    <Card as="section" padded>
      <Ends>
        <h2>{t('title')}</h2>
        <Button variant="outlined" size="sm" onClick={open}>
          {t(names.length === 0 ? 'set' : 'change')}
        </Button>
      </Ends>
      <p className={card.line}>
        {names.length === 0 ? t('none') : t('month', { month: monthText(month.month), zone })}
      </p>
      {names.length > 0 && (
        <ul className={styles.targets}>
          {names.map((name) => (
            <TargetRow key={name} name={name} month={month} timeZone={timeZone} />
          ))}
        </ul>
      )}
      {isNeeded && <TargetsDialog.Part id={id} month={month} open={isOpen} onClose={() => setOpen(false)} />}
    </Card>
  )
}

const LABELS = { rebate: 'rebate', firstTrades: 'first_trades', volume: 'volume' } as const

interface TargetRowProps {
  name: AgentTarget
  month: TargetMonth
  timeZone: string
}

/** One target: what is reached of it, a bar, and one sentence. Nothing without a target. */
function TargetRow({ name, month, timeZone }: TargetRowProps) {
  const t = useTranslations('agent.target')
  const locale = useLocale()
  const lineOf = useTargetLine()
  const { target, reached } = month[name]
  if (target === null) return null
  const progress = progressOf(target, reached)
  const goal = typeof target === 'number' ? formatNumber(locale, String(target)) : formatMoney(locale, target)
  const write = (value: TargetValue) =>
    typeof value === 'number'
      ? formatNumber(locale, String(value))
      : isolateLtr(locale, formatAmount(locale, value, { isMoved: true }))
  const label = t(LABELS[name])
  const value = progress.isNothing
    ? t('nothing_of', { target: goal })
    : t('of', { reached: write(reached), target: goal })
  return (
    <li className={styles.target}>
      <h3>{label}</h3>
      <Text numeric breaks text="end" className={styles.value}>
        {value}
      </Text>
      <ProgressBar ratio={progress.ratio} label={label} valueText={value} className={styles.bar} />
      <Note size="hint" className={styles.line}>
        {lineOf({ name, month, timeZone, progress })}
      </Note>
    </li>
  )
}

interface LineOptions {
  name: AgentTarget
  month: TargetMonth
  /** The zone of the campaign. */
  timeZone: string
  progress: TargetProgress
}

/** One sentence about a target: reached, the day that reaches it at the present speed, or what is missing. */
function useTargetLine(): (options: LineOptions) => string {
  const t = useTranslations('agent.target')
  const locale = useLocale()
  return ({ name, month, timeZone, progress: { isReached, missing } }) => {
    const { pace } = month[name]
    if (isReached) return t('reached')
    if (pace !== null) return t('on_course', { date: formatDayMonth(locale, dayInstant(pace), 'UTC') })
    const left = Math.max(1, countDays({ from: dayOf(serverNow(), timeZone), to: month.lastDay }))
    return t('left', {
      missing:
        name === 'firstTrades'
          ? t('people_to_go', { count: Number(missing), value: formatNumber(locale, missing) })
          : t('amount_to_go', {
              amount: formatMoney(locale, { amount: missing, unit: month[name].reached.unit }, { isMoved: true }),
            }),
      count: left,
      value: formatNumber(locale, String(left)),
    })
  }
}

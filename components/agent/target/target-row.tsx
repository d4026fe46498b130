'use client'

import { useLocale, useTranslations } from 'next-intl'
import { ProgressBar } from '#components/ui/surface/progress-bar.tsx'
import { dayInstant } from '#lib/agent/calendar-days.ts'
import { serverNow } from '#lib/http/clock.ts'
import { Text } from '#components/ui/layout/layout.tsx'
import type { AgentTarget, TargetMonth } from '@fanfare/contract/agent/targets.ts'
import { isolateLtr } from '@fanfare/languages/bidi.ts'
import { formatDayMonth } from '@fanfare/languages/format-date.ts'
import { formatAmount, formatMoney, formatNumber } from '@fanfare/languages/format.ts'
import { countDays, dayOf } from '../filter/filter-days.ts'
import { progressOf, type TargetProgress, type TargetValue } from './target-progress.ts'
import styles from './targets-card.module.css'

const LABELS = { rebate: 'rebate', firstTrades: 'first_trades', volume: 'volume' } as const

interface TargetRowProps {
  name: AgentTarget
  month: TargetMonth
  timeZone: string
}

/** One target: what is reached of it, a bar, and one sentence. Nothing without a target. */
export function TargetRow({ name, month, timeZone }: TargetRowProps) {
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
      <Text size="hint" tone="secondary" className={styles.line}>
        {lineOf({ name, month, timeZone, progress })}
      </Text>
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

'use client'

import { useLocale, useTranslations } from 'next-intl'
import { dayInstant } from '#lib/agent/calendar-days.ts'
import type { AgentTarget, TargetMonth } from '@fanfare/contract/agent/targets.ts'
import { serverNow } from '#lib/http/clock.ts'
import { formatMoney, formatNumber } from '@fanfare/languages/format.ts'
import { formatDayMonth } from '@fanfare/languages/format-date.ts'
import { countDays, dayOf } from '../filter/filter-days.ts'
import type { TargetProgress } from './target-progress.ts'

interface LineOptions {
  name: AgentTarget
  month: TargetMonth
  /** The zone of the campaign. */
  timeZone: string
  progress: TargetProgress
}

/** One sentence about a target: reached, the day that reaches it at the present speed, or what is missing. */
export function useTargetLine(): (options: LineOptions) => string {
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

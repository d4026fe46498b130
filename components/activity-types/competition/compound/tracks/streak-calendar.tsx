import { useLocale, useTranslations } from 'next-intl'
import type { DayState } from '#lib/competition/streak-days.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import styles from './streak-calendar.module.css'

interface StreakCalendarProps {
  /** `YYYY-MM-DD`. */
  days: readonly { day: string; state: DayState }[]
  isMine: boolean
}

/** A box for each day of the activity, with its day of the month. */
export function StreakCalendar({ days, isMine }: StreakCalendarProps) {
  const t = useTranslations('compound')
  const locale = useLocale()
  const number = (count: number) => ({ count, value: formatNumber(locale, String(count)) })
  const countOf = (state: DayState) => days.filter((day) => day.state === state).length
  const missed = countOf('missed')
  const label = isMine
    ? [
        t('streak_days', { ...number(days.length), traded: formatNumber(locale, String(countOf('traded'))) }),
        ...(missed > 0 ? [t('streak_missed', number(missed))] : []),
      ].join(', ')
    : t('streak_calendar', number(days.length))
  return (
    <div role="img" aria-label={label} className={styles.days}>
      {days.map(({ day, state }) => (
        <span key={day} data-state={state}>
          {formatNumber(locale, String(Number(day.slice(8))))}
        </span>
      ))}
    </div>
  )
}

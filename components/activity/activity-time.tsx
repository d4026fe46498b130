import { useWords } from '#components/ui/text/use-words.ts'
import { CountdownText } from '#components/ui/time/countdown-text.tsx'
import type { ActivitySummary } from '@fanfare/contract/activity/activity.ts'
import { formatDate, formatDayMonthTime } from '@fanfare/languages/format-date.ts'

const OFFICIAL_ZONE = 'UTC'

/** The time until the next transition, or since the end, in one line (ACT-10). */
export function ActivityTime({
  status,
  startTime,
  endTime,
}: Pick<ActivitySummary, 'status' | 'startTime' | 'endTime'>) {
  const { t, locale } = useWords()
  const official = (at: number) => t('common.utc_time', { time: formatDayMonthTime(locale, at, OFFICIAL_ZONE) })
  const ended = t('countdown.ended_at', { date: formatDate(locale, endTime, OFFICIAL_ZONE) })
  if (status === 'ENDED') return ended
  const isUpcoming = status === 'UPCOMING'
  const ends = t('countdown.ends_at', { date: official(endTime) })
  return (
    <CountdownText
      to={isUpcoming ? startTime : endTime}
      sentence={t(isUpcoming ? 'countdown.starts_in' : 'countdown.ends_in', { duration: '{duration}' })}
      until={isUpcoming ? t('countdown.starts_at', { date: official(startTime) }) : ends}
      over={isUpcoming ? ends : ended}
    />
  )
}

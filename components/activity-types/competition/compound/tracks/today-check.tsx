import { useLocale, useTranslations } from 'next-intl'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import { dayEndsAt } from '#lib/competition/streak-days.ts'
import { serverNow } from '#lib/http/clock.ts'
import { formatTime } from '@fanfare/languages/format-date.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import type { CompoundSubject } from '../compound-subject.ts'
import { TrackCheck } from './track-check.tsx'
import type { MyTracks } from '../use-my-compound.ts'

/** Until when today is open, or that it counts; before and after the activity the number of days. */
export function TodayCheck({ subject, days }: { subject: CompoundSubject; days: MyTracks['days'] }) {
  const t = useTranslations('compound')
  const locale = useLocale()
  const zone = useMyZone()
  const now = serverNow()
  const traded = days.filter(({ state }) => state === 'traded').length
  const time = formatTime(locale, dayEndsAt(now, subject), zone)
  if (days.some(({ state }) => state === 'open'))
    return <TrackCheck state="open">{t('today_open', { time })}</TrackCheck>
  const hasNext = days.some(({ state }) => state === 'next')
  if (hasNext && traded > 0 && now >= subject.startTime)
    return <TrackCheck state="met">{t('today_done', { time })}</TrackCheck>
  const count = days.length
  const values = { count, value: formatNumber(locale, String(count)), traded: formatNumber(locale, String(traded)) }
  return <TrackCheck state={traded > 0 ? 'met' : 'rule'}>{t('streak_days', values)}</TrackCheck>
}

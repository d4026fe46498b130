import { useLocale, useTranslations } from 'next-intl'
import { isVoid, type Factors } from '#lib/competition/prize-changes.ts'
import { isolateLtr } from '@fanfare/languages/bidi.ts'
import { formatNumber, formatPercent } from '@fanfare/languages/format.ts'
import Big from 'big.js'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import { dayEndsAt, type DayState } from '#lib/competition/streak-days.ts'
import { serverNow } from '#lib/http/clock.ts'
import { formatTime } from '@fanfare/languages/format-date.ts'
import type { CompoundSubject } from '../compound-subject.ts'
import type { MyTracks } from '../use-my-compound.ts'
import { TrackCard } from './track-card.tsx'
import type { TrackProps } from './track-cards.tsx'
import styles from './track-cards.module.css'
import { EntriesCheck, TrackCheck } from './track-check.tsx'

interface StreakCardProps extends TrackProps {
  streak: NonNullable<Factors['streak']>
}

/** The days with a trade, the bonus that they add up to, and how long today is open. */
export function StreakCard({ subject, my: mine, streak }: StreakCardProps) {
  const t = useTranslations('compound')
  const locale = useLocale()
  const percent = (ratio: string) => formatPercent(locale, ratio, { maxFraction: 2 })
  const bonus = mine === null ? null : new Big(mine.my.streakFactor).minus(1)
  const chip = isVoid(streak)
    ? { text: t(subject.status === 'ENDED' ? 'void_over' : 'void_now'), isWarning: true }
    : bonus?.gt(0)
      ? { text: isolateLtr(locale, `+${percent(bonus.toFixed())}`) }
      : null
  return (
    <TrackCard
      track="streak"
      title={t('track_streak')}
      chip={mine && chip}
      checks={
        <>
          <EntriesCheck track={streak} isMine={mine !== null} isOver={subject.status === 'ENDED'} />
          {mine && <TodayCheck subject={subject} days={mine.days} />}
        </>
      }
    >
      <StreakCalendar days={mine?.days ?? subject.days.map((day) => ({ day, state: 'next' }))} isMine={mine !== null} />
      <p className={styles.line}>{t('streak_rule', { percent: percent(streak.perDay) })}</p>
    </TrackCard>
  )
}

/** Until when today is open, or that it counts; before and after the activity the number of days. */
function TodayCheck({ subject, days }: { subject: CompoundSubject; days: MyTracks['days'] }) {
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

interface StreakCalendarProps {
  /** `YYYY-MM-DD`. */
  days: readonly { day: string; state: DayState }[]
  isMine: boolean
}

/** A box for each day of the activity, with its day of the month. */
function StreakCalendar({ days, isMine }: StreakCalendarProps) {
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

import { useLocale, useTranslations } from 'next-intl'
import { isVoid, type Factors } from '#lib/competition/prize-changes.ts'
import { isolateLtr } from '@fanfare/languages/bidi.ts'
import { formatPercent } from '@fanfare/languages/format.ts'
import Big from 'big.js'
import { EntriesCheck } from './entries-check.tsx'
import { StreakCalendar } from './streak-calendar.tsx'
import { TodayCheck } from './today-check.tsx'
import { TrackCard } from './track-card.tsx'
import type { TrackProps } from './track-cards.tsx'
import styles from './track-cards.module.css'

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

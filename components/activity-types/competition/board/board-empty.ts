import type { useTranslations } from 'next-intl'
import { formatDayMonth } from '@fanfare/languages/format-date.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import type { BoardChoice, BoardSubject } from './board-subject.ts'

interface EmptyTexts {
  t: ReturnType<typeof useTranslations<never>>
  locale: Locale
}

/** Why a leaderboard has no rows yet, and when it will. */
export function emptyText(
  { status, startTime, timeZone, cadence }: BoardSubject,
  { track, period }: Pick<BoardChoice, 'track' | 'period'>,
  { t, locale }: EmptyTexts,
): string {
  if (status === 'UPCOMING') return t('competition.opens', { date: formatDayMonth(locale, startTime, timeZone) })
  if (status === 'ENDED') return t(track === 'TEAM' ? 'team.none_ranked' : 'competition.none_ranked')
  if (period !== 'ALL') return t('competition.none_in_period')
  const count = Math.max(1, Math.round(cadence / 60))
  return t('competition.first_soon', { count, value: formatNumber(locale, String(count)) })
}

import { useLocale, useTranslations } from 'next-intl'
import { LocalTime } from '#components/ui/local-time.tsx'
import { DATE_STYLES, type DateStyle } from '#lib/i18n/date-styles.ts'
import { formatTime } from '#lib/i18n/format-date.ts'
import { formatNumber } from '#lib/i18n/format.ts'
import type { Board } from '#lib/competition/board.ts'

/** Whether the ranking can still change, and when it was made, in the reader's time. */
export function BoardState({ updatedAt, cadence, final }: Pick<Board, 'updatedAt' | 'cadence' | 'final'>) {
  const t = useTranslations('competition')
  const locale = useLocale()
  if (final) return t('final')
  const { months, dayPeriods, time }: DateStyle = DATE_STYLES[locale]
  const minutes = formatNumber(locale, String(Math.max(1, Math.round(cadence / 60))))
  const sentence = t('provisional', { time: '{time}', minutes })
  return (
    <LocalTime
      at={updatedAt}
      words={{ months, dayPeriods }}
      pattern={time}
      sentence={sentence}
      placeholder={sentence.replace('{time}', formatTime(locale, updatedAt, 'UTC'))}
    />
  )
}

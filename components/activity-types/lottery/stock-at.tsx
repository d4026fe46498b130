import { useLocale, useTranslations } from 'next-intl'
import { LocalTime } from '#components/ui/local-time.tsx'
import { DATE_STYLES, type DateStyle } from '#lib/i18n/date-styles.ts'
import { formatTime } from '#lib/i18n/format-date.ts'

/** `Stock at 14:12`, in the reader's time. */
export function StockAt({ at }: { at: number }) {
  const t = useTranslations('lottery')
  const locale = useLocale()
  const { months, dayPeriods, time }: DateStyle = DATE_STYLES[locale]
  const sentence = t('stock_at', { time: '{time}' })
  return (
    <LocalTime
      at={at}
      words={{ months, dayPeriods }}
      pattern={time}
      sentence={sentence}
      placeholder={sentence.replace('{time}', formatTime(locale, at, 'UTC'))}
    />
  )
}

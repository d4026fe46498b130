import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { pluralWords } from '@fanfare/languages/plural-words.ts'
import { DATE_STYLES, type DateStyle } from '@fanfare/languages/date-styles.ts'
import type { OfflineBarProps } from './offline-bar.tsx'

/** The texts of the bar, formatted by the server, which is out of reach when the bar needs them. */
export function useOfflineBar(): OfflineBarProps {
  const t = useTranslations('offline')
  const locale = useLocale()
  const { months, dayPeriods, time }: DateStyle = DATE_STYLES[locale]
  return {
    locale,
    icon: <Icon icon="wifi-slash" />,
    words: { months, dayPeriods },
    timePattern: time,
    texts: {
      line: pluralWords(locale, (count) => t('line', { count, time: '{time}', value: '{value}' })),
      lineNow: t('line_now', { time: '{time}' }),
      claims: t('claims'),
      retry: t('retry'),
      still: t('still'),
    },
  }
}

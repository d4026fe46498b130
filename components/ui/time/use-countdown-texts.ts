import { useLocale, useTranslations } from 'next-intl'
import type { CountdownTexts } from '#lib/head/clocks.ts'
import { pluralWords } from '@fanfare/languages/plural-words.ts'

export function useCountdownTexts(): CountdownTexts {
  const t = useTranslations()
  const locale = useLocale()
  const label = (unit: 'days' | 'hours' | 'minutes' | 'seconds') =>
    pluralWords(locale, (count) => t(`countdown.${unit}_label`, { count }))
  const spoken = (unit: 'days' | 'hours' | 'minutes') =>
    pluralWords(locale, (count) => t(`countdown.${unit}`, { count, value: '{value}' }))
  return {
    locale,
    labels: { days: label('days'), hours: label('hours'), minutes: label('minutes'), seconds: label('seconds') },
    spoken: { days: spoken('days'), hours: spoken('hours'), minutes: spoken('minutes') },
    twoParts: t('countdown.two_parts', { first: '{first}', second: '{second}' }),
  }
}

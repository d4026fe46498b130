import type { CountdownTexts } from '#lib/head/clocks.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import { pluralWords } from '@fanfare/languages/plural-words.ts'
import type { Words } from '../text/use-words.ts'

export function countdownTexts(t: Words['t'], locale: Locale): CountdownTexts {
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

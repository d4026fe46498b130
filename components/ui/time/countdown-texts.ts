import type { CountdownTexts } from '#lib/head/clocks.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import { pluralWords } from '@fanfare/languages/plural-words.ts'

type CountdownKey =
  | 'countdown.days'
  | 'countdown.hours'
  | 'countdown.minutes'
  | 'countdown.days_label'
  | 'countdown.hours_label'
  | 'countdown.minutes_label'
  | 'countdown.seconds_label'
  | 'countdown.two_parts'

type Translate = (key: CountdownKey, values: Record<string, string | number>) => string

/** `t` is `getTranslations()` on the server or `useTranslations()` in an island. */
export function countdownTexts(t: Translate, locale: Locale): CountdownTexts {
  const label = (key: CountdownKey) => pluralWords(locale, (count) => t(key, { count }))
  const spoken = (key: CountdownKey) => pluralWords(locale, (count) => t(key, { count, value: '{value}' }))
  return {
    locale,
    labels: {
      days: label('countdown.days_label'),
      hours: label('countdown.hours_label'),
      minutes: label('countdown.minutes_label'),
      seconds: label('countdown.seconds_label'),
    },
    spoken: {
      days: spoken('countdown.days'),
      hours: spoken('countdown.hours'),
      minutes: spoken('countdown.minutes'),
    },
    twoParts: t('countdown.two_parts', { first: '{first}', second: '{second}' }),
  }
}

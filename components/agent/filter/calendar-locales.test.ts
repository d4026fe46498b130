import dayjs from 'dayjs'
import { expect, test } from 'vitest'
import { languageOf } from '@fanfare/languages/languages.ts'
import { LOCALE_FACTS, LOCALES } from '@fanfare/languages/locales.ts'
import { loadCalendarLocale } from './day-calendar.tsx'

/** Ukrainian has two apostrophes for the same word. */
const plain = (name: string) => name.toLowerCase().replace('ʼ', '’')
const MONTHS = Array.from({ length: 12 }, (_, index) => index)

test.each(LOCALES)('[LOC-1] the calendar in %s has the months and weekdays of that language', async (locale) => {
  const { localize } = await loadCalendarLocale(locale)
  const language = new Intl.Locale(LOCALE_FACTS[locale].htmlLang).maximize().language
  const inLanguage = (options: Intl.DateTimeFormatOptions, day: Date) =>
    plain(
      new Intl.DateTimeFormat(language, {
        calendar: 'gregory',
        numberingSystem: 'latn',
        timeZone: 'UTC',
        ...options,
      }).format(day),
    )
  expect(MONTHS.map((month) => plain(localize.month(month as 0, { context: 'standalone', width: 'wide' })))).toEqual(
    MONTHS.map((month) => inLanguage({ month: 'long' }, new Date(Date.UTC(2026, month, 1)))),
  )
  // 1 November 2026 is a Sunday.
  const weekdays = [0, 1, 2, 3, 4, 5, 6] as const
  expect(weekdays.map((day) => plain(localize.day(day, { context: 'standalone', width: 'wide' })))).toEqual(
    weekdays.map((day) => inLanguage({ weekday: 'long' }, new Date(Date.UTC(2026, 10, 1 + day)))),
  )
})

test.each(LOCALES)(
  '[LOC-1] the months of the calendar in %s are those of the dayjs locale that its entry names',
  async (locale) => {
    const { dayjsLanguage } = languageOf(locale)
    const [{ localize }] = await Promise.all([loadCalendarLocale(locale), import(`dayjs/locale/${dayjsLanguage}.js`)])
    expect(MONTHS.map((month) => localize.month(month as 0))).toEqual(
      MONTHS.map((month) =>
        dayjs(new Date(2026, month, 1))
          .locale(dayjsLanguage)
          .format('MMMM'),
      ),
    )
  },
)

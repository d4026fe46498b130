'use client'

import { useLocale } from 'next-intl'
import { LOCALE_FACTS } from '@fanfare/languages/locales.ts'

/** `November 2026` of `2026-11`, Gregorian with Latin digits like all dates. */
export function useMonthText() {
  const { htmlLang } = LOCALE_FACTS[useLocale()]
  const format = new Intl.DateTimeFormat(htmlLang, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
    calendar: 'gregory',
    numberingSystem: 'latn',
  })
  return (month: string) => format.format(Date.parse(`${month}-01`))
}

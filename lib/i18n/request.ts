import { hasLocale } from 'next-intl'
import { getRequestConfig } from 'next-intl/server'
import { notFound } from 'next/navigation'
import * as rootParams from 'next/root-params'
import { LOCALES } from '@fanfare/languages/locales.ts'
import { loadMessages } from '@fanfare/languages/messages.ts'
import { reportTranslation } from './report-translation.ts'

/** Reads the locale from the URL only, never from a header, because the page is cached for everybody. */
export default getRequestConfig(async ({ locale: asked }) => {
  const locale = asked ?? (await rootParams.locale())
  if (!hasLocale(LOCALES, locale)) notFound()
  return {
    locale,
    // packages/languages/format formats dates with an explicit zone; this one only fixes what would differ by machine.
    timeZone: 'UTC',
    messages: loadMessages(locale),
    // A missing translation is an empty string to the user and a report to the developer (LOC-4).
    getMessageFallback: () => '',
    onError: reportTranslation,
  }
})

import dayjs from 'dayjs'
import type { Locale } from '@fanfare/languages/locales.ts'
import { languageOf } from '@fanfare/languages/languages.ts'

/** The words of each `dayjsLanguage`; English is built into dayjs. */
const FILES: Readonly<Record<string, () => Promise<unknown>>> = {
  en: () => Promise.resolve(),
  'zh-cn': () => import('dayjs/locale/zh-cn'),
  ko: () => import('dayjs/locale/ko'),
  'zh-tw': () => import('dayjs/locale/zh-tw'),
  vi: () => import('dayjs/locale/vi'),
  fa: () => import('dayjs/locale/fa'),
  tr: () => import('dayjs/locale/tr'),
  ru: () => import('dayjs/locale/ru'),
  uk: () => import('dayjs/locale/uk'),
  de: () => import('dayjs/locale/de'),
  ar: () => import('dayjs/locale/ar'),
  'es-mx': () => import('dayjs/locale/es-mx'),
  es: () => import('dayjs/locale/es'),
  fr: () => import('dayjs/locale/fr'),
  pl: () => import('dayjs/locale/pl'),
  'pt-br': () => import('dayjs/locale/pt-br'),
  it: () => import('dayjs/locale/it'),
  ja: () => import('dayjs/locale/ja'),
  'en-gb': () => import('dayjs/locale/en-gb'),
}

/**
 * The names of the months of a language by dayjs, from January on.
 * @throws Error for a `dayjsLanguage` that the table of languages has and this file does not
 */
export async function loadMonthNames(locale: Locale): Promise<readonly string[]> {
  const { dayjsLanguage } = languageOf(locale)
  const load = FILES[dayjsLanguage]
  if (!load) throw new Error(`no dayjs locale ${dayjsLanguage}`)
  await load()
  const january = dayjs('2026-01-01').locale(dayjsLanguage)
  return Array.from({ length: 12 }, (_, index) => january.add(index, 'month').format('MMMM'))
}

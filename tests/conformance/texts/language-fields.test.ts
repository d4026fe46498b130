import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languageOf } from '@fanfare/languages/languages.ts'
import { inRoot } from '@fanfare/runner/root.ts'

/** The file that each field of a language entry steers; null means its comment says why nothing reads it. */
const READERS: Record<string, string | null> = {
  language: 'lib/seo/alternates.ts',
  langCode: 'app/[locale]/layout.tsx',
  shortCode: null,
  default: null,
  sortPriority: 'components/shell/menus/language-links.tsx',
  labelName: 'components/shell/menus/language-menu.tsx',
  labelNameEn: 'scripts/texts/source-file.ts',
  countryCodes: 'packages/gateway/site/routes/site.ts',
  localeCodes: 'packages/languages/languages.ts',
  localeFileName: 'packages/languages/messages.ts',
  inheritsFrom: 'packages/languages/messages.ts',
  hreflang: 'lib/seo/alternates.ts',
  hreflangXDefault: 'lib/seo/alternates.ts',
  htmlLang: 'app/[locale]/layout.tsx',
  direction: 'app/[locale]/layout.tsx',
  supportLocale: 'packages/languages/format-relative.ts',
  ogLocale: 'lib/seo/page-metadata.ts',
  backendLocaleCode: 'packages/languages/languages.ts',
  dateRangeLocale: 'components/agent/filter/calendar-locales.ts',
  geeTestLocale: 'front/captcha-frame.ts',
  areaCode: 'components/session/login/login-section.tsx',
  areaRegion: 'packages/gateway/site/routes/site.ts',
  currency: 'packages/languages/display-rate.ts',
  currencySymbol: 'packages/languages/display-rate.ts',
  hourCycle: null,
  firstDayOfWeek: 'components/agent/filter/day-calendar.tsx',
  pluralCategories: 'packages/activities/translations/check-translation.ts',
  decimalSeparator: 'packages/languages/format.ts',
  groupSeparator: 'packages/languages/format.ts',
  minDigitsBeforeGrouping: 'packages/languages/format.ts',
  percent: 'packages/languages/format.ts',
  compact: 'packages/languages/format.ts',
}

const TABLE = 'packages/languages/languages.ts'
const read = (path: string): string => readFileSync(inRoot(path), 'utf8')

test('[LOC-1] every field of a language entry is on this list', () => {
  expect(Object.keys(READERS).toSorted()).toEqual(Object.keys(languageOf('en')).toSorted())
})

test('[LOC-1] every field of a language entry is read by the file that it steers', () => {
  const steering = Object.entries(READERS).filter((entry): entry is [string, string] => entry[1] !== null)
  // In the table itself, a reader comes after the rows.
  const textOf = (path: string) =>
    path === TABLE ? read(path).slice(read(path).indexOf('export const LANGUAGES')) : read(path)
  const unread = steering.filter(([field, path]) => !new RegExp(`[.]${field}\\b|\\b${field}[,: }]`).test(textOf(path)))
  expect(unread).toEqual([])
})

test('[LOC-1] a field that nothing reads says why in its comment', () => {
  const unread = Object.keys(READERS).filter((field) => READERS[field] === null)
  const commentOf = (field: string) =>
    new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\n  readonly ${field}:`).exec(read(TABLE))?.[1] ?? ''
  expect(unread.filter((field) => !/othing reads it|a test compares/.test(commentOf(field)))).toEqual([])
})

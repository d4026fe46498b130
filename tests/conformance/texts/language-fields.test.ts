import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languageOf } from '@fanfare/languages/languages.ts'
import { inRoot } from '@fanfare/runner/root.ts'

/** The fields of a language entry that each file reads. */
const READERS: Record<string, string> = {
  'app/[locale]/layout.tsx': 'langCode htmlLang direction',
  'components/agent/filter/day-calendar.tsx': 'dateRangeLocale firstDayOfWeek',
  'components/agent/filter/dayjs-words.ts': 'dayjsLanguage',
  'components/session/form/account-offer.ts': 'areaCode',
  'components/shell/header/header.tsx': 'labelName',
  'components/shell/menus/language-links.tsx': 'sortPriority',
  'front/captcha-frame.ts': 'geeTestLocale',
  'lib/seo/alternates.ts': 'language hreflang hreflangXDefault',
  'lib/seo/page-metadata.ts': 'ogLocale',
  'packages/activities/translations/check-translation.ts': 'pluralCategories',
  'packages/gateway/site/routes/site.ts': 'countryCodes areaRegion',
  'packages/languages/display-rate.ts': 'currency currencySymbol',
  'packages/languages/format-relative.ts': 'supportLocale',
  'packages/languages/format.ts': 'decimalSeparator groupSeparator minDigitsBeforeGrouping percent compact',
  'packages/languages/languages.ts': 'localeCodes backendLocaleCode shortCode',
  'packages/languages/messages.ts': 'localeFileName inheritsFrom',
  'scripts/texts/source-file.ts': 'labelNameEn',
}
const STEERING = Object.entries(READERS).flatMap(([path, fields]) =>
  fields.split(' ').map((field) => [field, path] as const),
)
/** Fields whose comment says why nothing reads them. */
const UNREAD = ['default', 'hourCycle']

const TABLE = 'packages/languages/languages.ts'
const read = (path: string): string => readFileSync(inRoot(path), 'utf8')

test('[LOC-1] every field of a language entry is on this list', () => {
  expect([...STEERING.map(([field]) => field), ...UNREAD].toSorted()).toEqual(Object.keys(languageOf('en')).toSorted())
})

test('[LOC-1] every field of a language entry is read by the file that it steers', () => {
  // In the table itself, a reader comes after the rows.
  const textOf = (path: string) =>
    path === TABLE ? read(path).slice(read(path).indexOf('export const LANGUAGES')) : read(path)
  const unread = STEERING.filter(([field, path]) => !new RegExp(`[.]${field}\\b|\\b${field}[,: }]`).test(textOf(path)))
  expect(unread).toEqual([])
})

test('[LOC-1] a field that nothing reads says why in its comment', () => {
  const commentOf = (field: string) =>
    new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\n  readonly ${field}:`).exec(read(TABLE))?.[1] ?? ''
  expect(UNREAD.filter((field) => !/othing reads it|a test compares/.test(commentOf(field)))).toEqual([])
})

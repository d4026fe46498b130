import type { AnyFile } from '@fanfare/activities/parse-files.ts'
import { languageOf } from '@fanfare/languages/languages.ts'
import { LOCALES, type Locale } from '@fanfare/languages/locales.ts'

type Texts = Partial<Record<string, object>>

/** The texts of a file by language; those of a campaign of agents are in several places. */
const blocksOf = (read: AnyFile): Texts[] =>
  read.kind === 'activity'
    ? [read.file.texts]
    : [read.file, ...read.file.levels, ...read.file.news].map(({ texts }) => texts)

const line = (words: string, locales: readonly Locale[]): string[] =>
  locales.length === 0 ? [] : [`is shown ${words} to readers of ${locales.join(', ')}`]

/** The languages whose readers see English, and those whose readers see some of it. Renders nothing when there are none. */
export function untranslatedLines(read: AnyFile): string[] {
  const blocks = blocksOf(read)
  const missing = (locale: Locale): number => blocks.filter((texts) => texts[locale] === undefined).length
  const own = LOCALES.filter((locale) => languageOf(locale).inheritsFrom === null)
  const whole = own.filter((locale) => missing(locale) === blocks.length)
  const partly = own.filter((locale) => missing(locale) > 0 && missing(locale) < blocks.length)
  return [...line('in English', whole), ...line('partly in English', partly)]
}

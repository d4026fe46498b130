import { type Locale, LOCALE_FACTS } from '@fanfare/languages/locales.ts'
import { englishLeft } from './english-left.ts'
import { rawFaults } from './raw-text.ts'
import type { PageText } from './read-page.ts'

export interface Known {
  /** Keys of the translations. */
  keys: ReadonlySet<string>
  /** The site's English texts, normalized. */
  english: ReadonlySet<string>
}

/** All text faults of a page, one sentence each. */
export function pageFaults({ lang, dir, said, nameless, unguarded }: PageText, locale: Locale, known: Known): string[] {
  const { htmlLang, direction } = LOCALE_FACTS[locale]
  const faults = nameless.map((element) => `no text in ${element}`)
  faults.push(...unguarded.map((href) => `a link tells another site where it stands: ${href}`))
  if (lang !== htmlLang) faults.push(`lang is ${lang}, not ${htmlLang}`)
  if (dir !== direction) faults.push(`dir is ${dir}, not ${direction}`)
  for (const { where, text, foreign } of said) {
    const found = rawFaults(text, locale, known.keys)
    const left = foreign ? null : englishLeft(text, locale, known.english)
    faults.push(...[...found, ...(left === null ? [] : [left])].map((fault) => `${where}: ${fault}`))
  }
  return [...new Set(faults)]
}

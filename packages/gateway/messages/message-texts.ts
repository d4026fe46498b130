import compile from 'icu-minify/compile'
import format from 'icu-minify/format'
import { languageOf } from '@fanfare/languages/languages.ts'
import { DEFAULT_LOCALE, type Locale } from '@fanfare/languages/locales.ts'
import type { MessageTree } from '@fanfare/languages/message-tree.ts'
import { loadMessages } from '@fanfare/languages/messages.ts'

/** Fills the text of a key of `locales/{language}/common.json`. */
export type Say = (key: string, values: Record<string, string | number>) => string

type Compiled = Parameters<typeof format>[0]
const compiled = new Map<string, Compiled>()

function compileOnce(text: string): Compiled {
  const known = compiled.get(text)
  if (known !== undefined) return known
  const made = compile(text) as Compiled
  compiled.set(text, made)
  return made
}

const OPTIONS: Parameters<typeof format>[3] = {
  formatters: {
    getDateTimeFormat: (...input) => new Intl.DateTimeFormat(...input),
    getNumberFormat: (...input) => new Intl.NumberFormat(...input),
    getPluralRules: (...input) => new Intl.PluralRules(...input),
  },
}

/** The texts of a language; one that is not translated yet is English, as in the texts of activities. */
export function messageTexts(locale: Locale): Say {
  const own = loadMessages(locale)
  return (key, values) => {
    const text = textAt(own, key) ?? textAt(loadMessages(DEFAULT_LOCALE), key)
    if (text === undefined) throw new Error(`${key} is no text`)
    return String(format(compileOnce(text), languageOf(locale).language, values, OPTIONS))
  }
}

function textAt(tree: MessageTree, key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<string | MessageTree | undefined>(
      (branch, part) => (typeof branch === 'object' && Object.hasOwn(branch, part) ? branch[part] : undefined),
      tree,
    )
  return typeof found === 'string' ? found : undefined
}

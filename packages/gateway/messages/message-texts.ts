import compile from 'icu-minify/compile'
import format from 'icu-minify/format'
import type { MessageKind } from '@fanfare/contract/message/message-kinds.ts'
import { DAY_KINDS, WRITTEN, type MessageParam } from '@fanfare/contract/message/message-params.ts'
import { isolateAmounts, isolateText } from '@fanfare/languages/bidi.ts'
import type { FindText } from '@fanfare/languages/fact-words.ts'
import { formatDayMonth, formatDayMonthTime } from '@fanfare/languages/format-date.ts'
import { formatMoney, formatNumber } from '@fanfare/languages/format.ts'
import { languageOf } from '@fanfare/languages/languages.ts'
import { DEFAULT_LOCALE, type Locale } from '@fanfare/languages/locales.ts'
import type { MessageTree } from '@fanfare/languages/message-tree.ts'
import { loadMessages } from '@fanfare/languages/messages.ts'
import type { Client } from '#gateway/accounts/db/tokens.ts'

/** Fills the text of a key of `locales/{language}/common.json`. */
export type Say = (key: string, values: Record<string, string | number>) => string

type Compiled = Parameters<typeof format>[0]
const compiled = new Map<string, Compiled>()

function compileOnce(text: string) {
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
export function findTexts(locale: Locale): FindText {
  const own = loadMessages(locale)
  return (key, values = {}) => {
    const text = textAt(own, key) ?? textAt(loadMessages(DEFAULT_LOCALE), key)
    if (text === undefined) return null
    return String(format(compileOnce(text), languageOf(locale).language, values, OPTIONS))
  }
}

/** Like `findTexts`, for keys that have a text. */
export function messageTexts(locale: Locale): Say {
  const find = findTexts(locale)
  return (key, values) => {
    const text = find(key, values)
    if (text === null) throw new Error(`${key} is no text`)
    return text
  }
}

function textAt(tree: MessageTree, key: string) {
  const found = key
    .split('.')
    .reduce<string | MessageTree | undefined>(
      (branch, part) => (typeof branch === 'object' && Object.hasOwn(branch, part) ? branch[part] : undefined),
      tree,
    )
  return typeof found === 'string' ? found : undefined
}

interface Reading {
  locale: Locale
  say: Say
  kind: MessageKind
}

/** A parameter of a message as its texts show it; times are in UTC, because the gateway does not know the reader's zone. */
export function paramText({ locale, say, kind }: Reading, name: string, value: MessageParam) {
  if (name === 'date') {
    if (DAY_KINDS.includes(kind)) return formatDayMonth(locale, Number(value), 'UTC')
    return say('common.utc_time', { time: formatDayMonthTime(locale, Number(value), 'UTC') })
  }
  if (typeof value === 'number') return formatNumber(locale, String(value))
  if (typeof value === 'string') return WRITTEN.has(name) ? isolateText(value) : isolateAmounts(locale, value)
  if ('unit' in value) return formatMoney(locale, value)
  if ('item' in value) return value.item
  return say('task.draws', { count: value.count, value: formatNumber(locale, String(value.count)) })
}

const BETWEEN = '|'

/** A login's browser, system and country as a parameter of a message. */
export const clientParam = ({ browser, system, country }: Client) =>
  [browser, system, country].map((part) => part ?? '').join(BETWEEN)

/** The parameter in the reader's language: `Chrome · Windows · Germany`. */
export function clientText(param: string, locale: Locale, say: Say) {
  const [browser = '', system = '', country = ''] = param.split(BETWEEN)
  const names = new Intl.DisplayNames([languageOf(locale).supportLocale, 'en'], { type: 'region', fallback: 'code' })
  const parts = [browser, system, /^[A-Z]{2}$/.test(country) ? (names.of(country) ?? '') : '']
  return parts.filter((part) => part !== '').join(' · ') || say('message.unknown_device', {})
}

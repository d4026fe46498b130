import { readFileSync } from 'node:fs'
import { createTranslator } from 'use-intl/core'
import { flattenMessages, type MessageTree } from '@fanfare/languages/message-tree.ts'

export type TestLocale = 'en' | 'ar' | 'de' | 'ja'
type Arguments = Record<string, string | number>

const read = (locale: TestLocale): MessageTree =>
  JSON.parse(readFileSync(new URL(`../../../locales/${locale}/common.json`, import.meta.url), 'utf8')) as MessageTree

const messages = { en: read('en'), ar: read('ar'), de: read('de'), ja: read('ja') } as const
const translators = {
  en: createTranslator({ locale: 'en', messages: messages.en }),
  ar: createTranslator({ locale: 'ar', messages: messages.ar }),
  de: createTranslator({ locale: 'de', messages: messages.de }),
  ja: createTranslator({ locale: 'ja', messages: messages.ja }),
} as const

/** A sentence of the locale file; tags such as `<link>` are removed. */
export function text(locale: TestLocale, key: string, args: Arguments = {}): string {
  const strip = { link: inner, terms: inner, risk: inner }
  const sentence = translators[locale].markup(key as never, { ...args, ...strip } as never)
  if (sentence === '' || sentence === key) throw new Error(`${locale} has no text for ${key}`)
  return sentence
}

const inner = (chunks: string): string => chunks

/** A pattern for the sentence with any value for its arguments. */
export function pattern(locale: TestLocale, key: string, ...names: string[]): RegExp {
  const mark = '\uE000'
  const sentence = text(locale, key, Object.fromEntries(names.map((name) => [name, mark])))
  const escaped = sentence.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(escaped.replaceAll(mark, '.+'))
}

/** Every key of the texts, `noun.snake_case`; no page may show one. */
export const allKeys = (): Set<string> => new Set(flattenMessages(messages.en).keys())

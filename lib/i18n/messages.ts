import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isPseudoLocale } from './is-pseudo-locale.ts'
import { languageOf } from './languages.ts'
import { DEFAULT_LOCALE } from './locales.ts'
import type { Locale } from './locales.ts'
import { mergeMessages } from './message-tree.ts'
import type { MessageTree } from './message-tree.ts'
import { pseudoMessages } from './pseudo-message.ts'

const loaded = new Map<Locale, MessageTree>()

/**
 * Messages of one language from the build, merged over the language that it inherits from (tr-CT over tr-TR, en-TR over
 * en); a language without a file is English as a whole. A key that is missing stays missing: it is reported, never
 * shown in English (LOC-4, LOC-5). Server only. Read synchronously, so that a prerender never waits for a disk.
 */
export function loadMessages(locale: Locale): MessageTree {
  const known = loaded.get(locale)
  if (known && process.env.NODE_ENV === 'production') return known
  const messages = buildMessages(locale)
  loaded.set(locale, messages)
  return messages
}

function buildMessages(locale: Locale): MessageTree {
  const { localeFileName, inheritsFrom } = languageOf(locale)
  const own = readMessageFile(localeFileName)
  if (inheritsFrom) return mergeMessages(loadMessages(inheritsFrom), own ?? {})
  if (own) return isPseudoLocale(locale) ? pseudoMessages(own) : own
  return locale === DEFAULT_LOCALE ? {} : loadMessages(DEFAULT_LOCALE)
}

/** One `locales/{name}/common.json` of the build, or null when there is none. @throws on bad JSON */
export function readMessageFile(name: string): MessageTree | null {
  try {
    const file = join(/* turbopackIgnore: true */ process.cwd(), 'locales', name, 'common.json')
    return JSON.parse(readFileSync(file, 'utf8')) as MessageTree
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

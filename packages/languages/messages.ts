import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isPseudoLocale, pseudoMessages } from './pseudo.ts'
import { languageOf } from './languages.ts'
import { DEFAULT_LOCALE } from './locales.ts'
import type { Locale } from './locales.ts'
import { mergeMessages } from './message-tree.ts'
import type { MessageTree } from './message-tree.ts'
import { remoteTextsOf, remoteTextsVersion } from './remote/remote-texts.ts'

const loaded = new Map<Locale, MessageTree>()
const built = new Map<Locale, MessageTree>()
let loadedVersion = 0

/**
 * Messages of one language: the remote ones over those of the build, merged over the language that it inherits from (tr-CT over tr-TR,
 * en-TR over en); a language without a file is English as a whole. A key that is missing stays missing: it is reported, never
 * shown in English (LOC-4, LOC-5). Server only. Read synchronously, so that a prerender never waits for a disk.
 */
export function loadMessages(locale: Locale) {
  if (loadedVersion !== remoteTextsVersion()) loaded.clear()
  loadedVersion = remoteTextsVersion()
  return keptIn(loaded, locale, () => mergedMessages(locale, remoteTextsOf))
}

/** Like `loadMessages`, of the build alone. */
export const buildMessages = (locale: Locale) => keptIn(built, locale, () => mergedMessages(locale, () => undefined))

function keptIn(kept: Map<Locale, MessageTree>, locale: Locale, make: () => MessageTree) {
  const known = kept.get(locale)
  if (known && process.env.NODE_ENV === 'production') return known
  const messages = make()
  kept.set(locale, messages)
  return messages
}

type TextsOver = (name: string) => MessageTree | undefined

function mergedMessages(locale: Locale, over: TextsOver): MessageTree {
  const { localeFileName, inheritsFrom } = languageOf(locale)
  const file = readMessageFile(localeFileName)
  const above = over(localeFileName)
  const own = above ? mergeMessages(file ?? {}, above) : file
  if (inheritsFrom) return mergeMessages(mergedMessages(inheritsFrom, over), own ?? {})
  if (own) return isPseudoLocale(locale) ? pseudoMessages(own) : own
  return locale === DEFAULT_LOCALE ? {} : mergedMessages(DEFAULT_LOCALE, over)
}

/** One `locales/{name}/common.json` of the build, or null when there is none. @throws on bad JSON */
export function readMessageFile(name: string) {
  try {
    const file = join(/* turbopackIgnore: true */ process.cwd(), 'locales', name, 'common.json')
    return JSON.parse(readFileSync(file, 'utf8')) as MessageTree
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

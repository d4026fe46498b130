import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languageOf } from '@fanfare/languages/languages.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import { readPendingTexts } from '@fanfare/kernel/config/pending-texts.ts'
import { icuArguments, parseMessage, pluralForms } from '@fanfare/languages/icu-arguments.ts'
import { isLegalText } from './legal-texts.ts'
import { findBefore } from './pending-texts.ts'
import { readLanguage } from './stale-texts.ts'

/** A promise of the texts, and the test that proves it. */
interface KeptPromise {
  promise: string
  /** Text ids, `*` for any characters. */
  texts: string[]
  /** A test file, from the root of the clone, and the title of its test. */
  proof: { path: string; title: string }
}

/** `promises.json` beside this file. */
export interface PromiseList {
  promises: KeptPromise[]
  /** Texts that read like a promise and need no test. */
  exceptions: { texts: string[]; because: string }[]
  /** Texts that state the same fact. */
  facts: { fact: string; texts: string[] }[]
}

/** English wordings that promise a time, an amount, a right or a proof. */
const PROMISES: readonly RegExp[] = [
  /\b(?:within|by) (?:\{\w+\}|\d+) (?:minute|hour|day)s?\b/i,
  /\b\d+ days? (?:after|later)\b|\bwithin seconds\b|\bstay\b.*\bfor good\b/i,
  /\bwe(?:’ll| will) (?:answer|confirm|pay)\b/i,
  /\bup to \**(?:\{\w+\}|\d)/i,
  /\bat most\b/i,
  /\b(?:you|members) keep\b|\bkept for you\b|\bstays? yours\b|\bcan’t run out\b/i,
  /\bappeal\b|\brefund|\bfree of charge\b/i,
  /\bseal(?:s|ed|ing)?\b|\bprovabl|\b(?:verify|check) (?:every|each|any|all)\b|\bguarantee|\bnobody can\b/i,
  /\balways\b|\bnever\b/i,
  /\berases?\b|\bdon’t sell\b|\bmasked\b/i,
  /\bpaid (?:once|twice)\b|\bcharged\b|\bbalance haven’t changed\b|\bare safe\b|\bThey’re safe\b/i,
  /\btheir pages name\b/i,
]

const readsLikePromise = (english: string) => PROMISES.some((pattern) => pattern.test(english))

/** The promises of a clone; none where it has no list. */
export function readPromises(root: string) {
  const path = join(root, 'scripts', 'texts', 'promises.json')
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '{"promises":[],"exceptions":[],"facts":[]}'
  return JSON.parse(text) as PromiseList
}

/** A pattern of the list as a regular expression on text ids. */
const idPattern = (pattern: string) =>
  new RegExp(`^${pattern.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(String.raw`\*`, '.*')}$`)

/**
 * The faults of a list of promises, one sentence each.
 * @param english texts by id
 * @param readTest the source of a test file, null where there is none
 */
export function promiseFaults(
  list: PromiseList,
  english: ReadonlyMap<string, string>,
  readTest: (path: string) => string | null,
) {
  const ids = [...english.keys()]
  const listed = [...list.promises, ...list.exceptions]
  const patterns = [...new Set([...listed, ...list.facts].flatMap(({ texts }) => texts))]
  const known = listed.flatMap(({ texts }) => texts.map(idPattern))
  return [
    ...patterns
      .filter((pattern) => !ids.some((id) => idPattern(pattern).test(id)))
      .map((id) => `there is no text ${id}`),
    ...list.promises.flatMap(({ texts, proof }) => proofFaults(texts, proof, readTest)),
    ...list.exceptions.filter(({ because }) => because === '').map(({ texts }) => `${texts.join(', ')} has no reason`),
    ...list.facts.filter(({ texts }) => texts.length < 2).map(({ fact }) => `“${fact}” is in one text only`),
    ...[...english]
      .filter(([id, text]) => readsLikePromise(text) && !known.some((pattern) => pattern.test(id)))
      .map(([id, text]) => `${id} promises something and is not in scripts/texts/promises.json: ${text.slice(0, 120)}`),
  ]
}

function proofFaults(
  texts: string[],
  { path, title }: KeptPromise['proof'],
  readTest: (path: string) => string | null,
) {
  if (path === '' || title === '') return [`${texts.join(', ')} names no test`]
  const source = readTest(path)
  if (source === null) return [`there is no test file ${path}`]
  // Titles stand in quotation marks; an apostrophe in one may be escaped.
  return source.replaceAll(String.raw`\'`, "'").includes(title) ? [] : [`${path} has no test “${title}”`]
}

/** One text with all that its translator needs. */
interface WorkItem {
  id: string
  english: string
  /** The present translation. */
  now: string | null
  /** The English that the present translation was made from, where `pending.json` or git has it. */
  previousEnglish?: string
  /** The entry of `locales/context.json`: what the text is for and where it is shown. */
  context?: unknown
  legal: boolean
  /** Arguments of the message, with an example of each where the context has one. */
  arguments: Record<string, string | null>
  /** The plural forms that the translation needs. */
  mustHavePlurals: readonly string[]
  /** Words that the law of the market asks for. */
  mustContain?: string
  /** Other texts that state the same fact, by id, in English; they change together (`promises.json`). */
  sameFact?: Record<string, string>
  /** The words of the glossary whose English is in the text. */
  glossary: Record<string, string>
}

interface WorkListOptions {
  /** Also texts that are up to date. */
  all?: boolean
  /** Only ids that begin with this. */
  only?: string
}

/** The texts of a language that are stale or missing. */
export function createWorkList(root: string, locale: Locale, { all = false, only = '' }: WorkListOptions) {
  const { english, translations: now, file, stale, missing } = readLanguage(root, locale)
  const { fingerprints, market } = file
  const wanted = new Set([...stale, ...missing])
  const isOverlay = languageOf(locale).inheritsFrom !== null
  const ids = [...english.keys()].filter(
    (id) => id.startsWith(only) && (wanted.has(id) || (all && (!isOverlay || now.has(id)))),
  )
  const changed = stale.filter((id) => ids.includes(id))
  const fromOf = (id: string) => fingerprints.get(id) ?? ''
  const previous = findBefore(
    root,
    changed.map((id) => ({ id, locale, from: fromOf(id) })),
    readPendingTexts(root),
  )
  const context = readJson(join(root, 'locales', 'context.json'))
  const terms = readGlossary(root, locale)
  const { facts } = readPromises(root)
  const sameFact = (id: string): Record<string, string> =>
    Object.fromEntries(
      facts
        .filter(({ texts }) => texts.includes(id))
        .flatMap(({ texts }) => texts)
        .flatMap((other) => (other === id ? [] : [[other, english.get(other) ?? '']])),
    )
  const items = ids.map((id): WorkItem => {
    const source = english.get(id) ?? ''
    const about = context[id] ?? context[id.replace(/^common:/, '')]
    const others = sameFact(id)
    return {
      id,
      english: source,
      now: now.get(id) ?? null,
      previousEnglish: stale.includes(id) ? previous.get(fromOf(id)) : undefined,
      context: about,
      legal: isLegalText(id, source),
      ...icuDemands(id, source, locale, about),
      mustContain: market?.phrases[id],
      sameFact: Object.keys(others).length === 0 ? undefined : others,
      glossary: Object.fromEntries(
        terms.filter(({ where }) => where.some((one) => one.test(source))).map(({ term, word }) => [term, word]),
      ),
    }
  })
  return { language: locale, items }
}

function icuDemands(id: string, english: string, locale: Locale, about: unknown) {
  if (!id.startsWith('common:')) return { arguments: {}, mustHavePlurals: [] }
  const elements = parseMessage(english)
  const examples = isRecord(about) && isRecord(about.arguments) ? about.arguments : {}
  const names = [...icuArguments(elements)].map((argument) => argument.split(':', 1)[0] ?? '')
  return {
    arguments: Object.fromEntries(
      names.map((name) => {
        const example = examples[name]
        return [name, typeof example === 'string' || typeof example === 'number' ? String(example) : null]
      }),
    ),
    mustHavePlurals: pluralForms(elements).length > 0 ? languageOf(locale).pluralCategories : [],
  }
}

interface Term {
  term: string
  word: string
  /** The term applies to English that one of these matches. */
  where: RegExp[]
}

/** Terms such as “coupon/voucher” name two words for one thing. */
function wordsOf(term: string) {
  const words = term.split('/').map((word) => word.trim().replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(String.raw`\b(?:${words.join('|')})(?:s|es|ed|d|ing)?\b`, 'i')
}

/** The words of one language; an entry has them in `words` beside their rules, or consists of them. */
function readGlossary(root: string, locale: Locale): Term[] {
  return Object.entries(readJson(join(root, 'scripts', 'texts', 'glossary.json'))).flatMap(([term, entry]) => {
    if (!isRecord(entry)) return []
    const words = isRecord(entry.words) ? entry.words : entry
    const word = words[locale]
    const where = [wordsOf(term), ...(typeof entry.where === 'string' ? [new RegExp(entry.where, 'isu')] : [])]
    return typeof word === 'string' ? [{ term, word, where }] : []
  })
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const readJson = (path: string) =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>) : {}

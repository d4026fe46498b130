import { readFileSync } from 'node:fs'
import { languageOf } from '@fanfare/languages/languages.ts'
import { LOCALES, type Locale } from '@fanfare/languages/locales.ts'
import { messageVariants } from '#tests/crawl/message-variants.ts'

/** A wording that one language refuses; patterns ignore case. */
export interface Refusal {
  /** A regular expression on the text. */
  refuse: string
  because: string
  /** Replaces `where` of the term; empty for every text. */
  where?: string
  /** Text ids where it holds, or beginnings of ids with `*` at the end; every text without them. */
  ids?: string[]
  /** Forms of the word that it must catch. */
  forms?: string[]
}

/** One entry of `scripts/texts/glossary.json`. */
export interface Term {
  words: Record<Locale, string>
  note?: string
  /** A regular expression on the English text: where `use` and `never` hold. */
  where?: string
  /** Patterns by language, one of which the text must have. */
  use?: Partial<Record<Locale, string[]>>
  never?: Partial<Record<Locale, Refusal[]>>
  /** Text ids in which the rules do not hold, or beginnings of ids with `*` at the end. */
  except?: string[]
}

export type Glossary = Record<string, Term>

export const readGlossary = (): Glossary =>
  JSON.parse(readFileSync(new URL('../../../scripts/texts/glossary.json', import.meta.url), 'utf8')) as Glossary

/** A text beside its English; texts of several lines with the same lines in both languages are compared line by line. */
export interface Pair {
  id: string
  english: string
  text: string
}

/** Sentences as they are shown: plural forms in lines, arguments filled, targets of links left out. */
function shown(id: string, text: string): string {
  if (id.startsWith('common:')) return [...new Set(messageVariants(text))].join('\n')
  return text.replaceAll(/\]\([^)]*\)/gu, ']').trim()
}

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '')

export function pairsOf(id: string, english: string, text: string): Pair[] {
  const whole = { id, english: shown(id, english), text: shown(id, text) }
  if (id.startsWith('common:')) return [whole]
  const [englishLines, lines] = [linesOf(whole.english), linesOf(whole.text)]
  if (englishLines.length !== lines.length) return [whole]
  return lines.map((line, at) => ({ id, english: englishLines[at] ?? '', text: line }))
}

/** The language whose rules hold: an overlay has those of the language it inherits from. */
const ruledBy = (locale: Locale): Locale => languageOf(locale).inheritsFrom ?? locale

/** Each pattern meets thousands of texts, and takes longer to compile than to match. */
const compiled = new Map<string, RegExp>()
function patternOf(source: string): RegExp {
  const pattern = compiled.get(source) ?? new RegExp(source, 'isu')
  compiled.set(source, pattern)
  return pattern
}

/** Whether a text id is named by itself or by its beginning. */
const isNamed = (names: readonly string[], id: string): boolean =>
  names.some((name) => (name.endsWith('*') ? id.startsWith(name.slice(0, -1)) : name === id))

/** Whether a pattern finds something in a text as it is written, or in its lower case by the rules of the language. */
function isFound(pattern: string, text: string, locale: Locale): boolean {
  const lower = text.toLocaleLowerCase(languageOf(locale).supportLocale)
  return [text, lower].some((form) => patternOf(pattern).test(form))
}

/** The faults of one text by the rules of the glossary. */
export function termFaults(glossary: Glossary, locale: Locale, { id, english, text }: Pair): string[] {
  const has = (pattern: string): boolean => isFound(pattern, text, locale)
  const applies = (where: string | undefined): boolean => patternOf(where ?? '').test(english)
  return Object.entries(glossary).flatMap(([term, { where, use, never, except }]) => {
    if (except && isNamed(except, id)) return []
    const allowed = use?.[ruledBy(locale)] ?? []
    const isMissing = allowed.length > 0 && applies(where) && !allowed.some((pattern) => has(pattern))
    const refused = (never?.[ruledBy(locale)] ?? []).filter(
      ({ refuse, where: own, ids }) => (!ids || isNamed(ids, id)) && applies(own ?? where) && has(refuse),
    )
    return [
      ...(isMissing ? [`${locale} ${id}: ${term} is ${allowed.join(' or ')}, not “${excerpt(text)}”`] : []),
      ...refused.map(
        ({ refuse, because }) => `${locale} ${id}: ${term} is never ${refuse} (${because}): “${excerpt(text)}”`,
      ),
    ]
  })
}

const excerpt = (text: string): string => (text.length > 120 ? `${text.slice(0, 117)}…` : text)

/** Faults of the glossary: patterns and text ids that do not exist, forms that a pattern misses, and words that its own rules refuse. */
export const ruleFaults = (glossary: Glossary, english: ReadonlyMap<string, string>): string[] =>
  Object.entries(glossary).flatMap(([term, entry]) => {
    const refusals = refusalsOf(entry)
    const patterns = [
      ...[entry.where, ...refusals.flatMap(({ refuse, where }) => [refuse, where])].filter((one) => one !== undefined),
      ...Object.values(entry.use ?? {}).flat(),
    ]
    const invalid = patterns.filter((pattern) => !isPattern(pattern)).map((pattern) => `${term}: ${pattern}`)
    const names = [...(entry.except ?? []), ...refusals.flatMap(({ ids = [] }) => ids)]
    const unknown = names
      .filter((name) => ![...english.keys()].some((id) => isNamed([name], id)))
      .map((name) => `${term}: there is no ${name}`)
    if (invalid.length > 0) return [...invalid, ...unknown]
    const own = LOCALES.flatMap((locale) =>
      termFaults({ [term]: entry }, locale, { id: term, english: entry.words.en, text: entry.words[locale] }),
    )
    const missed = refusals.flatMap(({ locale, refuse, forms = [] }) =>
      forms
        .filter((form) => !isFound(refuse, form, locale))
        .map((form) => `${locale} ${term}: ${refuse} misses “${form}”`),
    )
    return [...unknown, ...own, ...missed]
  })

/** The refusals of all languages, each with the English texts for which it holds. */
const refusalsOf = ({ where, never = {} }: Term): (Refusal & { locale: Locale; holds: string })[] =>
  Object.entries(never).flatMap(([locale, refusals]) =>
    refusals.map((refusal) => ({ ...refusal, locale: locale as Locale, holds: refusal.where ?? where ?? '' })),
  )

/** Rules that look for an English wording that no text has any more. */
export function blindRules(glossary: Glossary, english: readonly Pair[]): string[] {
  const lines = english.map((pair) => pair.english)
  const isBlind = (pattern: string): boolean => !lines.some((line) => patternOf(pattern).test(line))
  return Object.entries(glossary).flatMap(([term, entry]) => {
    const wanted = [...(entry.use ? [entry.where ?? ''] : []), ...refusalsOf(entry).map(({ holds }) => holds)]
    return [...new Set(wanted)].filter(isBlind).map((pattern) => `${term}: no English text has ${pattern}`)
  })
}

/** The wording that a refusal recommends: what its reason says behind the last colon. */
const adviceOf = ({ because }: Refusal): string =>
  because.includes(': ') ? because.slice(because.lastIndexOf(': ') + 2) : ''

/** Refusals whose reason recommends what another rule refuses in the same English text. */
export function contradictions(glossary: Glossary, english: readonly Pair[]): string[] {
  const rules = Object.entries(glossary).flatMap(([term, entry]) =>
    refusalsOf(entry).map((refusal) => ({ term, except: entry.except ?? [], ...refusal })),
  )
  const holdsIn = ({ holds, ids, except }: (typeof rules)[number], { id, english: line }: Pair): boolean =>
    (!ids || isNamed(ids, id)) && !isNamed(except, id) && patternOf(holds).test(line)
  return rules.flatMap((one) =>
    rules
      .filter((other) => other.locale === one.locale && isFound(other.refuse, adviceOf(one), one.locale))
      .filter((other) => english.some((pair) => holdsIn(one, pair) && holdsIn(other, pair)))
      .map(
        (other) =>
          `${one.locale}: ${one.term} recommends “${adviceOf(one)}”, and ${other.term} refuses ${other.refuse}`,
      ),
  )
}

function isPattern(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'isu').source !== ''
  } catch {
    return false
  }
}

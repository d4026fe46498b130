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
  /** Text ids in which the rules do not hold. */
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

/** The faults of one text by the rules of the glossary. */
export function termFaults(glossary: Glossary, locale: Locale, { id, english, text }: Pair): string[] {
  const lower = text.toLocaleLowerCase(languageOf(locale).supportLocale)
  const has = (pattern: string): boolean => [text, lower].some((form) => patternOf(pattern).test(form))
  const applies = (where: string | undefined): boolean => patternOf(where ?? '').test(english)
  return Object.entries(glossary).flatMap(([term, { where, use, never, except }]) => {
    if (except?.includes(id)) return []
    const allowed = use?.[ruledBy(locale)] ?? []
    const isMissing = allowed.length > 0 && applies(where) && !allowed.some((pattern) => has(pattern))
    const refused = (never?.[ruledBy(locale)] ?? []).filter(
      ({ refuse, where: own }) => applies(own ?? where) && has(refuse),
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

/** Faults of the glossary: patterns and text ids that do not exist, and words that its own rules refuse. */
export const ruleFaults = (glossary: Glossary, english: ReadonlyMap<string, string>): string[] =>
  Object.entries(glossary).flatMap(([term, entry]) => {
    const refusals = Object.values(entry.never ?? {}).flat()
    const patterns = [
      ...[entry.where, ...refusals.flatMap(({ refuse, where }) => [refuse, where])].filter((one) => one !== undefined),
      ...Object.values(entry.use ?? {}).flat(),
    ]
    const invalid = patterns.filter((pattern) => !isPattern(pattern)).map((pattern) => `${term}: ${pattern}`)
    const unknown = (entry.except ?? []).filter((id) => !english.has(id)).map((id) => `${term}: there is no ${id}`)
    if (invalid.length > 0) return [...invalid, ...unknown]
    const own = LOCALES.flatMap((locale) =>
      termFaults({ [term]: entry }, locale, { id: term, english: entry.words.en, text: entry.words[locale] }),
    )
    return [...unknown, ...own]
  })

function isPattern(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'isu').source !== ''
  } catch {
    return false
  }
}

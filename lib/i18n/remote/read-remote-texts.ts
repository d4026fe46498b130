import { setImmediate as nextTurn } from 'node:timers/promises'
import compile from 'icu-minify/compile'
import { LANGUAGES, type Language } from '@fanfare/languages/languages.ts'
import { DEFAULT_LOCALE } from '@fanfare/languages/locales.ts'
import { isMessageTree, mergeMessages, type MessageTree } from '@fanfare/languages/message-tree.ts'
import { buildMessages } from '@fanfare/languages/messages.ts'
import { replaceRemoteTexts } from '@fanfare/languages/remote/remote-texts.ts'
import { inParallel } from '#lib/http/in-parallel.ts'
import { loadRemoteMessages } from '../remote-messages.ts'
import { AnswerTooLarge, boundedFetch } from '#lib/http/fetch-limits.ts'

/** icu-minify writes an argument as its name with the number of its type and its options, and a tag as its name and content. */
type Part = string | number | Part[]

/** Adds the arguments and tags of a list of parts, those in the branches of plurals and selects included. */
function collect(parts: unknown, found: Set<string>) {
  if (!Array.isArray(parts)) return
  for (const part of parts as Part[]) {
    if (!Array.isArray(part)) continue
    const [name, type, options] = part as [string, Part | undefined, unknown]
    found.add(`${name}:${typeof type === 'number' ? type : type === undefined ? 'text' : 'tag'}`)
    if (typeof type !== 'number') collect(part.slice(1), found)
    else if (typeof options === 'object' && options !== null)
      for (const branch of Object.values(options)) collect(branch, found)
  }
}

/** The arguments of an ICU message, each with its kind, sorted. @throws Error on a broken message */
function messageArguments(message: string) {
  const found = new Set<string>()
  collect(compile(message), found)
  return [...found].toSorted()
}

/** UTF-16 units; our longest text has about 600. @assumed */
const LONGEST_TEXT = 4000

/** How many texts are compiled per turn: each takes up to half a millisecond, and requests for pages must come between. */
const TEXTS_OF_TURN = 20

interface AcceptedTexts {
  texts: MessageTree
  /** One sentence for developers about each key whose text of the build stays. */
  refused: string[]
}

function problemOf(text: string, known: string) {
  if (text.trim() === '') return 'is empty'
  if (text.length > LONGEST_TEXT) return `is longer than ${LONGEST_TEXT} characters`
  try {
    const given = messageArguments(text).join(', ')
    const needed = messageArguments(known).join(', ')
    return given === needed ? null : `has the arguments “${given}”, not “${needed}”`
  } catch (error) {
    return `is not a valid message (${(error as Error).message})`
  }
}

/**
 * The texts of a remote file that pages can show instead of `known`, the texts of the build. A key that the build lacks is left
 * out, because no page asks for it. A text with an error or other arguments is refused, because a page would show nothing in its
 * place.
 */
export async function acceptTexts(remote: MessageTree, known: MessageTree, path = ''): Promise<AcceptedTexts> {
  const texts: Record<string, string | MessageTree> = {}
  const refused: string[] = []
  for (const [index, [key, given]] of Object.entries(remote).entries()) {
    if (index % TEXTS_OF_TURN === 0) await nextTurn()
    const before = Object.hasOwn(known, key) ? known[key] : undefined
    if (before === undefined || given === before) continue
    const name = `${path}${key}`
    if (typeof given === 'object' && typeof before === 'object') {
      const below = await acceptTexts(given, before, `${name}.`)
      if (Object.keys(below.texts).length > 0) texts[key] = below.texts
      refused.push(...below.refused)
      continue
    }
    const isPair = typeof given === 'string' && typeof before === 'string'
    const problem = isPair ? problemOf(given, before) : 'is a text on one side and a group of texts on the other'
    if (problem === null) texts[key] = given
    else refused.push(`${name} ${problem}`)
  }
  return { texts, refused }
}

/** Spec §7, translation loading. */
const PARALLEL_READS = 10

interface RemoteSource {
  /** `TRANSLATIONS_ORIGIN` */
  origin: string
  /** One sentence for developers, once for each problem. */
  report: (problem: string) => void
  /** For tests. */
  wait?: (ms: number) => Promise<void>
}

/** The texts that remote ones may replace. If the language lacks a text, the English one is compared. */
const knownTexts = ({ language }: Language) => mergeMessages(buildMessages(DEFAULT_LOCALE), buildMessages(language))

/**
 * Creates the reader of all remote `common.json` (LOC-4). Each call reads them once, at most ten at a time, and resolves with
 * whether texts have changed. If a file cannot be used, the last good one stays, or the build's before the first one.
 */
export function createRemoteReader({ origin, report, wait }: RemoteSource) {
  const { fetch, lastText } = createConditionalFetch()
  const accepted = new Map<string, string | undefined>()
  const failures = new Map<string, string>()
  const refusals = new Map<string, string[]>()

  function reportFailure(url: string, problem: string) {
    if (failures.get(url) !== problem) report(problem)
    failures.set(url, problem)
  }

  function reportRefusals(url: string, refused: string[]) {
    const before = new Set(refusals.get(url))
    for (const refusal of refused) if (!before.has(refusal)) report(`${url}: ${refusal}; the build’s text is shown`)
    refusals.set(url, refused)
  }

  async function read(language: Language, url: string) {
    const report = (problem: string) => reportFailure(url, problem)
    const tree = await loadRemoteMessages({ url, accepts: isMessageTree, report, fetch, wait })
    if (tree === null) return false
    failures.delete(url)
    if (accepted.get(url) === lastText(url)) return false
    accepted.set(url, lastText(url))
    const { texts, refused } = await acceptTexts(tree, knownTexts(language))
    reportRefusals(url, refused)
    return replaceRemoteTexts(language.localeFileName, texts)
  }

  return async () => {
    let hasChanged = false
    await inParallel(LANGUAGES, PARALLEL_READS, async (language) => {
      const url = `${origin}/locales/${language.localeFileName}/common.json`
      try {
        if (await read(language, url)) hasChanged = true
      } catch (error) {
        reportFailure(url, `failed accepting ${url}: ${(error as Error).message}`)
      }
    })
    return hasChanged
  }
}

/** Spec §9: the time-out of a request, ms; for the whole answer. */
const TIMEOUT_MS = 10_000
/** Three times our longest file; the parser blocks every page while it reads one. */
const LONGEST_FILE = 1_000_000

/**
 * Reads text files repeatedly: an unchanged file (304) answers with the text that was read before. Redirects are not followed,
 * and a file over the limit answers 413, so neither is retried. Rejects when the answer is not complete.
 */
function createConditionalFetch() {
  const kept = new Map<string, { etag: string | null; text: string }>()

  async function fetch(url: string) {
    const known = kept.get(url)
    const answer = await boundedFetch(url, {
      headers: known?.etag ? { 'if-none-match': known.etag } : {},
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (answer.status === 304 && known) return new Response(known.text)
    if (!answer.ok) {
      // An unread body would keep its connection open.
      await answer.body?.cancel()
      return new Response(null, { status: answer.status })
    }
    try {
      const text = await answer.text()
      if (text.length > LONGEST_FILE) return new Response(null, { status: 413 })
      kept.set(url, { etag: answer.headers.get('etag'), text })
      return new Response(text)
    } catch (error) {
      if (error instanceof AnswerTooLarge) return new Response(null, { status: 413 })
      throw error
    }
  }

  return {
    fetch,
    /** The last text that the address sent. */
    lastText: (url: string) => kept.get(url)?.text,
  }
}

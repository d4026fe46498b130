import { inParallel } from '../../http/in-parallel.ts'
import { LANGUAGES, type Language } from '@fanfare/languages/languages.ts'
import { DEFAULT_LOCALE } from '@fanfare/languages/locales.ts'
import { isMessageTree, mergeMessages, type MessageTree } from '@fanfare/languages/message-tree.ts'
import { buildMessages } from '@fanfare/languages/messages.ts'
import { loadRemoteMessages } from '../remote-messages.ts'
import { acceptTexts } from './accept-texts.ts'
import { createConditionalFetch } from './conditional-fetch.ts'
import { replaceRemoteTexts } from '@fanfare/languages/remote/remote-texts.ts'

/** Spec §7, translation loading. */
const PARALLEL_READS = 10

export interface RemoteSource {
  /** `TRANSLATIONS_ORIGIN` */
  origin: string
  /** One sentence for developers, once for each problem. */
  report: (problem: string) => void
  /** For tests. */
  wait?: (ms: number) => Promise<void>
}

/** The texts that a remote one may replace: a text that the language does not have is measured by English. */
const knownTexts = ({ language }: Language): MessageTree =>
  mergeMessages(buildMessages(DEFAULT_LOCALE), buildMessages(language))

/**
 * Creates the reader of all remote `common.json` (LOC-4). Each call reads them once, at most ten at a time, and resolves with whether
 * texts have changed. A file that cannot be used leaves the last good one in place, and before the first one the build's.
 */
export function createRemoteReader({ origin, report, wait }: RemoteSource): () => Promise<boolean> {
  const { fetch, lastText } = createConditionalFetch()
  const accepted = new Map<string, string | undefined>()
  const failures = new Map<string, string>()
  const refusals = new Map<string, string[]>()

  function reportFailure(url: string, problem: string): void {
    if (failures.get(url) !== problem) report(problem)
    failures.set(url, problem)
  }

  function reportRefusals(url: string, refused: string[]): void {
    const before = refusals.get(url) ?? []
    for (const refusal of refused)
      if (!before.includes(refusal)) report(`${url}: ${refusal}; the build’s text is shown`)
    refusals.set(url, refused)
  }

  async function read(language: Language, url: string): Promise<boolean> {
    const report = (problem: string): void => reportFailure(url, problem)
    const tree = await loadRemoteMessages({ url, accepts: isMessageTree, report, fetch, wait })
    if (tree === null) return false
    failures.delete(url)
    if (accepted.get(url) === lastText(url)) return false
    accepted.set(url, lastText(url))
    const { texts, refused } = acceptTexts(tree, knownTexts(language))
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

import { AnswerTooLarge, limited } from '#lib/http/fetch-limits.ts'
import { allowedLink, type AllowedHosts } from '@fanfare/kernel/allowed-link.ts'

/** ms, for the whole answer. @assumed */
const TIMEOUT_MS = 5000
/** Bytes of the file, which holds one link. @assumed */
const LARGEST_FILE = 4096

interface SharedLinkSource extends AllowedHosts {
  /** `SHARED_LINK_URL`; its host is one of `hosts`. */
  url: string
  /** One sentence for developers, once for each problem. */
  report: (problem: string) => void
}

/** `link` is null when the file cannot be used. `missed`: there was no answer, or that of a failed server. */
type Reading = { link: string; problem?: undefined } | { link: null; problem: string; missed: boolean }

async function readLink({ url, ...allowed }: SharedLinkSource): Promise<Reading> {
  try {
    const answer = await fetch(url, { redirect: 'manual', cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (answer.status !== 200) {
      await answer.body?.cancel()
      return { link: null, problem: `status ${answer.status}`, missed: answer.status >= 500 }
    }
    const link = allowedLink(await limited(answer, LARGEST_FILE).text(), allowed)
    return link === null ? { link, problem: 'holds no link to an allowed host', missed: false } : { link }
  } catch (error) {
    if (error instanceof AnswerTooLarge) return { link: null, problem: error.message, missed: false }
    return { link: null, problem: 'no answer', missed: true }
  }
}

/**
 * Creates the reader of the file with the link that users share (NET-4). Each call reads it once and resolves with whether the
 * link has changed. No redirect is followed. While its server does not answer, the last link stays. If the file has no allowed
 * link, our own is shared.
 */
export function createSharedLinkReader(source: SharedLinkSource, keep: (link: string | null) => void) {
  let current: string | null = null
  let reported = ''
  return async () => {
    const { link, ...failure } = await readLink(source)
    const problem = failure.problem ?? ''
    if (problem !== '' && problem !== reported) source.report(`shared link ${source.url}: ${problem}`)
    reported = problem
    if (link === current || (link === null && 'missed' in failure && failure.missed)) return false
    current = link
    keep(link)
    return true
  }
}

import { AnswerTooLarge, boundedFetch } from '../../http/fetch-limits.ts'

/** Spec §9: the time-out of a request, ms; for the whole answer. */
const TIMEOUT_MS = 10_000
/** Three times the longest of ours; the parser holds up every page for the time that a text takes. */
const LONGEST_FILE = 1_000_000

interface Kept {
  etag: string | null
  text: string
}

export interface ConditionalFetch {
  fetch: (url: string) => Promise<Response>
  /** The last text that the address sent. */
  lastText: (url: string) => string | undefined
}

/**
 * Reads text files again and again: an unchanged file (304) answers with the text that was read before. Redirects are not followed, and
 * a file over the limit answers 413, so that neither is repeated. Rejects without a whole answer.
 */
export function createConditionalFetch(read: typeof boundedFetch = boundedFetch): ConditionalFetch {
  const kept = new Map<string, Kept>()

  async function fetch(url: string): Promise<Response> {
    const known = kept.get(url)
    const answer = await read(url, {
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

  return { fetch, lastText: (url) => kept.get(url)?.text }
}

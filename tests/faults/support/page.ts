import { LONGEST_MS } from './wire.ts'

export type Page = {
  status: number
  html: string
  title: string
  /** The age that the page shows; null when it shows none. */
  storedMinutes: number | null
  ms: number
}

/** A page as a visitor's browser gets it. @throws when the answer is incomplete */
export async function readPage(url: string): Promise<Page> {
  const began = performance.now()
  const answer = await fetch(url, { signal: AbortSignal.timeout(LONGEST_MS) })
  const html = await answer.text()
  const stored = answer.headers.get('x-stored-minutes')
  return {
    status: answer.status,
    html,
    title: /<title>([^<]*)/.exec(html)?.[1] ?? '',
    storedMinutes: stored === null ? null : Number(stored),
    ms: performance.now() - began,
  }
}

import { LONGEST_MS } from './wire.ts'

export type Page = {
  status: number
  html: string
  title: string
  /** How old the page says it is; null: it says nothing. */
  storedMinutes: number | null
  ms: number
}

/** A page as a visitor's browser gets it. @throws when there is no whole answer */
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

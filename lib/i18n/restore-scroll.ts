import { readStoredJson, writeStored } from '../stored.ts'

/** In `sessionStorage`: the page and the place that a change of language returns to. */
const SCROLL_KEY = 'fanfareScroll'

/** For the page in another language at `path`. */
export const keepScroll = (path: string) =>
  writeStored(SCROLL_KEY, JSON.stringify({ path, top: window.scrollY }), 'sessionStorage')

/** Scrolls to where the reader was before a change of language. */
export function restoreScroll() {
  const { path, top } = (readStoredJson(SCROLL_KEY, 'sessionStorage') ?? {}) as Record<string, unknown>
  writeStored(SCROLL_KEY, null, 'sessionStorage')
  if (path === window.location.pathname && typeof top === 'number') window.scrollTo({ top, behavior: 'instant' })
}

/** In `sessionStorage`: the page and the place that a change of language returns to (`early-answers.ts`). */
export const SCROLL_KEY = 'fanfareScroll'

/** Scrolls to where the reader was before a change of language. */
export function restoreScroll(): void {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(SCROLL_KEY) ?? 'null')
    sessionStorage.removeItem(SCROLL_KEY)
    if (typeof kept !== 'object' || kept === null) return
    const { path, top } = kept as Record<string, unknown>
    if (path === window.location.pathname && typeof top === 'number') window.scrollTo({ top, behavior: 'instant' })
  } catch {
    // Nothing was kept.
  }
}

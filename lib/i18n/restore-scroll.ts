/** In `sessionStorage`: the page and the place that a change of language returns to. */
const SCROLL_KEY = 'fanfareScroll'

/** For the page in another language at `path`. */
export function keepScroll(path: string) {
  try {
    sessionStorage.setItem(SCROLL_KEY, JSON.stringify({ path, top: window.scrollY }))
  } catch {
    // The other page begins at its top.
  }
}

/** Scrolls to where the reader was before a change of language. */
export function restoreScroll() {
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

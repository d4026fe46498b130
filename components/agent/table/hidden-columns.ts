import type { AgentPage } from '@fanfare/contract/agent/views.ts'

/** In `localStorage`, one entry a page: the keys of the columns that the reader has hidden or shown. */
const PREFIX = 'fanfareAgentColumns'

/** Null: the reader has not chosen. */
export function readColumns(page: AgentPage): string[] | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(`${PREFIX}:${page}`) ?? 'null')
    return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : null
  } catch {
    return null
  }
}

export function rememberColumns(page: AgentPage, keys: readonly string[] | null): void {
  try {
    if (keys === null) localStorage.removeItem(`${PREFIX}:${page}`)
    else localStorage.setItem(`${PREFIX}:${page}`, JSON.stringify(keys))
  } catch {
    // Without storage the next visit shows the usual columns.
  }
}

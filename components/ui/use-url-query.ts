'use client'

import { useCallback, useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('popstate', listener)
  }
}

/** Reports a change of the URL that this file did not make. */
export function reportUrlQuery(): void {
  for (const listener of listeners) listener()
}

/**
 * The query of the page's URL. Empty on the server and in the first render, so that one cached page serves every query;
 * `push` changes it without a request, and the browser's Back button returns to the one before.
 */
export function useUrlQuery(): { query: URLSearchParams; push: (query: string) => void } {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  )
  const push = useCallback((query: string) => {
    const { pathname, search: shown } = window.location
    const wanted = query === '?' ? '' : query
    if (wanted === shown) return
    // State null: Next adds its own and keeps its router in step.
    window.history.pushState(null, '', pathname + wanted)
    reportUrlQuery()
  }, [])
  return { query: new URLSearchParams(search), push }
}

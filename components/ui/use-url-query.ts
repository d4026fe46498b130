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
 * `replace` changes it without a request.
 */
export function useUrlQuery(): { query: URLSearchParams; replace: (query: string) => void } {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  )
  const replace = useCallback((query: string) => {
    // State null: Next adds its own and keeps its router in step.
    window.history.replaceState(null, '', query === '?' ? window.location.pathname : query)
    reportUrlQuery()
  }, [])
  return { query: new URLSearchParams(search), replace }
}

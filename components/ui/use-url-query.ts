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

/** Says that the address has changed by other means than this file's. */
export function tellUrlQuery(): void {
  for (const listener of listeners) listener()
}

/**
 * The page's query, owned by the URL. Empty on the server and in the first render, so that one cached page serves every
 * query; `replace` changes it without asking the server.
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
    tellUrlQuery()
  }, [])
  return { query: new URLSearchParams(search), replace }
}

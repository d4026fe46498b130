const listeners = new Set<() => void>()

/** Calls back after every change of the URL's query; returns a function that ends it. */
export function subscribeToUrl(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('popstate', listener)
  }
}

/** Reports a change of the URL from outside this file. */
export function reportUrlQuery() {
  for (const listener of listeners) listener()
}

/** Changes the query without a request. `pushState` is a step of the browser's Back button, `replaceState` is none. */
export function writeUrlQuery(query: string, method: 'pushState' | 'replaceState' = 'pushState') {
  const { pathname, search: shown } = window.location
  const wanted = query === '?' ? '' : query
  if (wanted === shown) return
  // With a state of null, Next adds its own and keeps its router in step.
  window.history[method](null, '', pathname + wanted)
  reportUrlQuery()
}

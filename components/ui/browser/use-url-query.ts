'use client'

import { useSyncExternalStore } from 'react'
import { subscribeToUrl, writeUrlQuery } from './url-query.ts'

/**
 * The query of the page's URL. Empty on the server and in the first render, so that one cached page serves every query;
 * `push` changes it without a request, and the browser's Back button returns to the one before.
 */
export function useUrlQuery() {
  const search = useSyncExternalStore(
    subscribeToUrl,
    () => window.location.search,
    () => '',
  )
  return { query: new URLSearchParams(search), push: writeUrlQuery }
}

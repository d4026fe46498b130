import { useEffect } from 'react'
import { createPublicIsland } from '#components/providers/create-island.tsx'
import type { BeyondProps } from './activity-filter.tsx'
import { debounce } from '#lib/http/debounce.ts'
import { subscribeToUrl, writeUrlQuery } from '#components/ui/browser/url-query.ts'
import { choiceHref, readPage } from './activity-choice.ts'

const ActivityResultsIsland = createPublicIsland(async () => (await import('./activity-results.tsx')).ActivityResults)

/** Loaded when the reader focuses the search field, or when the address asks for results that are not on the page. */
export function BeyondTheCards({ box, hasResults, loading, ...choices }: BeyondProps) {
  useEffect(() => {
    const field = box.current?.querySelector<HTMLInputElement>('input[type=search]')
    return field ? connectSearch(field) : undefined
  }, [box])
  useEffect(() => {
    // A press below the cards leaves the start of the results above the screen, and removes the pressed button.
    if (!hasResults || !box.current || box.current.getBoundingClientRect().top >= 0) return
    box.current.scrollIntoView()
    box.current.focus({ preventScroll: true })
  }, [box, hasResults])
  if (!hasResults) return null
  return (
    <ActivityResultsIsland eager {...choices}>
      {loading}
    </ActivityResultsIsland>
  )
}

/** Shorter than the default (API-4), because a reader waits for the result. */
const SEARCH_DEBOUNCE_MS = 300

const currentQuery = () => new URLSearchParams(window.location.search)
const searchInUrl = () => readPage(currentQuery()).search

/**
 * Keeps a search field and the URL's `search` equal; returns a function that ends this. A search is one step for the browser's Back
 * button, however often its words change.
 */
export function connectSearch(field: HTMLInputElement) {
  let known = searchInUrl()
  const write = () => {
    type.cancel()
    const search = field.value.trim()
    if (search === known) return
    const method = known === '' || search === '' ? 'pushState' : 'replaceState'
    known = search
    writeUrlQuery(choiceHref(currentQuery(), { search }), method)
  }
  const type = debounce(write, SEARCH_DEBOUNCE_MS)
  const read = () => {
    const search = searchInUrl()
    // The router reports changes late, when the field may have newer words.
    if (search === known) return
    type.cancel()
    known = search
    field.value = search
  }
  const submit = (event: Event) => {
    event.preventDefault()
    write()
  }
  const end = new AbortController()
  field.addEventListener('input', () => type(), end)
  field.form?.addEventListener('submit', submit, end)
  const unsubscribe = subscribeToUrl(read)
  // Search for words that were typed before this code loaded.
  if (field.value === '') field.value = known
  else type()
  return () => {
    type.cancel()
    unsubscribe()
    end.abort()
  }
}

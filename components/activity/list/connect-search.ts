import { debounce } from '#lib/http/debounce.ts'
import { pushUrlQuery, replaceUrlQuery, subscribeToUrl } from '#components/ui/url-query.ts'
import { choiceHref } from './activity-choice.ts'

/** Shorter than the default (API-4): a reader waits for the result. */
const SEARCH_DEBOUNCE_MS = 300

const currentQuery = () => new URLSearchParams(window.location.search)
const searchInUrl = () => currentQuery().get('search')?.trim() ?? ''

/**
 * Writes what is typed into a search field to the URL's `search`, and what the URL has into the field; returns the end of it.
 * A search is one step of the browser's Back button, however often its words change.
 */
export function connectSearch(field: HTMLInputElement): () => void {
  let known = searchInUrl()
  const write = () => {
    debounced.cancel()
    const search = field.value.trim()
    if (search === known) return
    const change = known === '' || search === '' ? pushUrlQuery : replaceUrlQuery
    known = search
    change(choiceHref(currentQuery(), { search }))
  }
  const debounced = debounce(write, SEARCH_DEBOUNCE_MS)
  const read = () => {
    const search = searchInUrl()
    // The router reports a change late: the field may then have newer words.
    if (search === known) return
    debounced.cancel()
    known = search
    field.value = search
  }
  const submit = (event: Event) => {
    event.preventDefault()
    write()
  }
  const type = () => debounced()
  field.addEventListener('input', type)
  field.form?.addEventListener('submit', submit)
  const unsubscribe = subscribeToUrl(read)
  if (field.value === '') field.value = known
  else type()
  return () => {
    debounced.cancel()
    unsubscribe()
    field.removeEventListener('input', type)
    field.form?.removeEventListener('submit', submit)
  }
}

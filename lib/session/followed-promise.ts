/** An element of the register page that belongs to the offer of one activity (its path), or to any other way here (empty). */
export const PROMISE_ATTRIBUTE = 'data-promise'

const pathOfNext = (search: string): string => (new URLSearchParams(search).get('next') ?? '').split(/[?#]/)[0] ?? ''

/** Shows the promise of the activity whose button led here (design §14, "Register"), after a navigation without a load. */
export function showFollowedPromise(search: string, page: ParentNode = document): void {
  const all = [...page.querySelectorAll<HTMLElement>(`[${PROMISE_ATTRIBUTE}]`)]
  const asked = pathOfNext(search)
  const shown = all.some((one) => one.dataset.promise === asked) ? asked : ''
  for (const one of all) one.hidden = one.dataset.promise !== shown
}

/** The same before the first paint: the cached page is the same for every address. Behind the promises in the page. */
export const PROMISE_SCRIPT =
  "(function(d,n){var a=[].slice.call(d.querySelectorAll('[data-promise]')),s=a.some(function(e){return e.dataset.promise===n})?n:'';a.forEach(function(e){e.hidden=e.dataset.promise!==s})})(document,(new URLSearchParams(location.search).get('next')||'').split(/[?#]/)[0])"

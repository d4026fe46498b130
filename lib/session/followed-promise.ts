const pathOfNext = (search: string): string => (new URLSearchParams(search).get('next') ?? '').split(/[?#]/)[0] ?? ''

/**
 * Shows the promise of the activity whose button led here (design §14, "Register"), after a navigation without a load. `data-promise` of an
 * element is the path of its activity, or empty for every other way here.
 */
export function showFollowedPromise(search: string, page: ParentNode = document): void {
  const all = [...page.querySelectorAll<HTMLElement>('[data-promise]')]
  const asked = pathOfNext(search)
  const shown = all.some((one) => one.dataset.promise === asked) ? asked : ''
  for (const one of all) one.hidden = one.dataset.promise !== shown
}

/** The same before the first paint: the cached page is the same for every address. Behind the promises in the page. */
export const PROMISE_SCRIPT =
  "(function(d,n){var a=[].slice.call(d.querySelectorAll('[data-promise]')),s=a.some(function(e){return e.dataset.promise===n})?n:'';a.forEach(function(e){e.hidden=e.dataset.promise!==s})})(document,(new URLSearchParams(location.search).get('next')||'').split(/[?#]/)[0])"

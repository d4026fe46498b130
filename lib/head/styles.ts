import { early } from './early.ts'
import { fetchEarly, whenIdle } from './start.ts'

/** How long a stylesheet may delay the page from coming alive, ms. */
const LONGEST_MS = 8000

/** Stylesheets that are disabled, because the page carries the styles that it uses itself (ADR 0112). */
const late = () => [...document.querySelectorAll<HTMLLinkElement>('link[data-precedence][disabled]')]

const all: Promise<unknown>[] = []

const enable = (link: HTMLLinkElement) =>
  new Promise<unknown>((resolve) => {
    link.onload = resolve
    link.onerror = (error) => {
      link.toggleAttribute('disabled', true)
      resolve(error)
    }
    setTimeout(resolve, LONGEST_MS)
    link.toggleAttribute('disabled', false)
  })

/** A later call tries failed ones again. */
function enableAll(): Promise<unknown> {
  all.push(...late().map(enable))
  return Promise.all(all)
}

/** Fetches the stylesheets, and enables them when the page shows a class that it did not have, for example when the connection is lost. */
function enableWhenNew() {
  const links = late()
  if (links.length === 0) return
  void fetchEarly(links)
  const known = new Set<string>()
  for (const { classList, dataset } of document.querySelectorAll<HTMLElement>('[class],[data-later]'))
    for (const name of [...classList, ...(dataset.later ?? '').split(' ')]) known.add(name)
  const isNew = ({ classList }: Element) => [...classList].some((name) => !known.has(name))
  const adds = (node: Node) => node instanceof Element && [node, ...node.querySelectorAll('[class]')].some(isNew)
  new MutationObserver((records, observer) => {
    const shows = ({ attributeName, target, addedNodes }: MutationRecord) =>
      attributeName ? isNew(target as Element) : [...addedNodes].some(adds)
    if (!records.some(shows)) return
    observer.disconnect()
    void enableAll()
  }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['class'] })
}

/**
 * Enables the page's whole stylesheets at the first sign of a person, after the first paint of a user's page, and when it shows
 * something new.
 */
export function enableStyles() {
  early().styles = enableAll
  if ('session' in document.documentElement.dataset)
    document.addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(enableAll)))
  whenIdle(enableWhenNew)
}

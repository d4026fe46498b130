import { type AnchorHTMLAttributes, type MouseEvent, useSyncExternalStore } from 'react'

const MOVED = 'console:moved'

function subscribe(notify: () => void): () => void {
  addEventListener('popstate', notify)
  addEventListener(MOVED, notify)
  return () => {
    removeEventListener('popstate', notify)
    removeEventListener(MOVED, notify)
  }
}

/** Path and query of the page that is shown. */
export const useAddress = (): URL =>
  new URL(
    useSyncExternalStore(subscribe, () => location.pathname + location.search),
    location.origin,
  )

export function goTo(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', path)
  else history.pushState(null, '', path)
  dispatchEvent(new Event(MOVED))
  if (!replace) scrollTo(0, 0)
}

/** Changes some parameters of the address and keeps the others; an empty value removes its parameter. */
export function setQuery(values: Record<string, string>): void {
  const url = new URL(location.href)
  for (const [name, value] of Object.entries(values)) {
    if (value === '') url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  }
  goTo(url.pathname + url.search, { replace: true })
}

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** A link to another page of the console, without loading it anew. */
export function To({ href, children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        if (!isPlain(event)) return
        event.preventDefault()
        goTo(href)
      }}
    >
      {children}
    </a>
  )
}

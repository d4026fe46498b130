import { navigate } from 'wouter/use-browser-location'

export function goTo(path: string): void {
  navigate(path)
  scrollTo(0, 0)
}

/** Changes some parameters of the address and keeps the others; an empty value removes its parameter. */
export function setQuery(values: Record<string, string>): void {
  const url = new URL(location.href)
  for (const [name, value] of Object.entries(values)) {
    if (value === '') url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  }
  navigate(url.pathname + url.search, { replace: true })
}

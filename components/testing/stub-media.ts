import { vi } from 'vitest'

const nothing = () => undefined

/** jsdom has no `matchMedia`: this one says of each query what `matches` says of it then, and never tells of a change. */
export function stubMedia(matches: (query: string) => boolean = () => false): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return matches(query)
    },
    addEventListener: nothing,
    removeEventListener: nothing,
    addListener: nothing,
    removeListener: nothing,
  }))
}

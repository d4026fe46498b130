import { vi } from 'vitest'

const nothing = () => undefined

/** jsdom has no `IntersectionObserver`: this one never reports an element in sight. */
export function stubSight(): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = nothing
      disconnect = nothing
    },
  )
}

/** jsdom has no `matchMedia`: this one asks `matches` for each query, and never reports a change. */
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

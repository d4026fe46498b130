import type { KyselyPlugin } from 'kysely'

export class InjectedFault extends Error {}

export interface Faults {
  plugin: KyselyPlugin
  /** Fails at the `point`-th crash point from now; there is one before and one after each statement. */
  failAt: (point: number) => void
}

/** Throws before or after a chosen statement, like a crash between two statements (DEV-4). */
export function createFaults(): Faults {
  let left = Infinity
  const pass = () => {
    left -= 1
    if (left === 0) throw new InjectedFault('injected')
  }
  return {
    failAt: (point) => {
      left = point
    },
    plugin: {
      transformQuery: ({ node }) => {
        pass()
        return node
      },
      transformResult: ({ result }) => {
        pass()
        return Promise.resolve(result)
      },
    },
  }
}

import type { KyselyPlugin } from 'kysely'

export class InjectedFault extends Error {}

export interface Faults {
  plugin: KyselyPlugin
  /** Fails at the `point`-th crash point from now: each statement has one before it and one after it. */
  failAt: (point: number) => void
}

/** Makes the process "die" before or after any statement, as it would by a crash between two of them (DEV-4). */
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

import { someOf } from '@fanfare/kernel/testing/runs.ts'
import type { KyselyPlugin } from 'kysely'

export class InjectedFault extends Error {}

export const isFault = (error: unknown): boolean =>
  error instanceof InjectedFault || (error instanceof Error && error.cause instanceof InjectedFault)

export interface Faults {
  plugin: KyselyPlugin
  /** Fails at the `point`-th crash point from now; there is one before and one after each statement. */
  failAt: (point: number) => void
  /** How many crash points were passed since `failAt`. */
  passed: () => number
}

/** Throws before or after a chosen statement, like a crash between two statements (DEV-4). */
export function createFaults(): Faults {
  let failing = Infinity
  let passed = 0
  const pass = () => {
    passed += 1
    if (passed === failing) throw new InjectedFault('injected')
  }
  return {
    failAt: (point) => {
      failing = point
      passed = 0
    },
    passed: () => passed,
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

/**
 * Runs `live` with work that crashes, each time at another of the work's points, as many as `runs.ts` says for the nouns.
 * @returns how many points there are
 */
export async function atCrashPoints(
  faults: Faults,
  live: (crash: (work: () => Promise<unknown>) => Promise<void>) => Promise<void>,
  ...nouns: string[]
): Promise<number> {
  let points = 0
  const crashAt = (point: number) =>
    live(async (work) => {
      faults.failAt(point)
      await work().catch((error: unknown) => {
        if (!isFault(error)) throw error
      })
      points = faults.passed()
      faults.failAt(Infinity)
    })
  await crashAt(Infinity)
  const all = points
  const each = Array.from({ length: all }, (_, index) => index + 1)
  for (const point of someOf(each, ...nouns)) await crashAt(point)
  return all
}

import fc from 'fast-check'
import { runs } from './runs.ts'

/** Options of fast-check, or how often the test runs on a night's share of 1 (`runs`). */
type Often<Values> = number | fc.Parameters<Values>
type Arbitraries<Values extends unknown[]> = { [Index in keyof Values]: fc.Arbitrary<Values[Index]> }

const optionsOf = <Values>(often: Often<Values>) => (typeof often === 'number' ? { numRuns: runs(often) } : often)

/** The check holds for all of these values. */
export const forAll = <Values extends [unknown, ...unknown[]]>(
  often: Often<NoInfer<Values>>,
  arbitraries: Arbitraries<Values>,
  check: (...values: Values) => boolean | void,
): void => fc.assert(fc.property(...arbitraries, check), optionsOf(often))

/** The same for a check that waits. */
export const forAllAsync = <Values extends [unknown, ...unknown[]]>(
  often: Often<NoInfer<Values>>,
  arbitraries: Arbitraries<Values>,
  check: (...values: Values) => Promise<boolean | void>,
): Promise<void> => fc.assert(fc.asyncProperty(...arbitraries, check), optionsOf(often))

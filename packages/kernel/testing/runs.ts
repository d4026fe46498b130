import { expect } from 'vitest'

/** The share of all runs and rows that heavy tests take: 0.1 in `npm test`, 0.25 in `npm test -- all`, 1 and 20 in a night. */
const SHARE = Number(process.env.RUNS ?? 1)
/** The share of `npm test`, and the part of it for a noun that did not change since the last green run. */
const SHORT = 0.1
/** Folders with changes (`packages/runner/testing/changed-nouns.ts`). */
const CHANGED = (process.env.CHANGED_NOUNS ?? '').split(' ').filter((folder) => folder !== '')

function isChanged(nouns: readonly string[]): boolean {
  const { testPath = '' } = expect.getState()
  return CHANGED.some(
    (folder) => testPath.includes(`/${folder}/`) || nouns.some((noun) => `${folder}/`.startsWith(`packages/${noun}/`)),
  )
}

/**
 * How often a heavy test runs: `all` times the share of this run, at least once. The noun is the folder of the test file;
 * `nouns` are others that the test proves: `gateway/draws`, `kernel`.
 */
export const runs = (all: number, ...nouns: string[]): number =>
  Math.max(1, Math.round(all * SHARE * (SHARE > SHORT || isChanged(nouns) ? 1 : SHORT)))

/**
 * Options of a test that kills processes or is heavy as a whole: in `npm test` it runs after a change of its noun, and otherwise
 * it is `long`.
 */
export const whenChanged = (...nouns: string[]): { tags: string[] } => ({
  tags: SHARE < 1 && isChanged(nouns) ? [] : ['long'],
})

/** `count` of the rows, evenly spread; all of them when there are fewer. */
export function spread<Row>(rows: readonly Row[], count: number): Row[] {
  const wanted = Math.min(rows.length, count)
  return Array.from({ length: wanted }, (_, index) => rows[Math.floor(((index + 0.5) * rows.length) / wanted)] as Row)
}

/** Evenly spread rows of a long table, as many as `runs` says: all of them with `RUNS=1` and above. */
export const someOf = <Row>(rows: readonly Row[], ...nouns: string[]): Row[] =>
  spread(rows, runs(rows.length, ...nouns))

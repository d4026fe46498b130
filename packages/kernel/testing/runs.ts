/**
 * The share of all runs and rows that the long tests take: 1 before a change lands, 0.1 in `npm test` by hand, 20 in a
 * night.
 */
const SHARE = Number(process.env.RUNS ?? 1)

/** How often a test of random input runs: its own number times `RUNS`, and at least once. */
export const runs = (all: number): number => Math.max(1, Math.round(all * SHARE))

/** Evenly spread rows of a long table: all of them with `RUNS=1` and above, and at least one. */
export function someOf<Row>(rows: readonly Row[]): Row[] {
  const wanted = Math.min(rows.length, runs(rows.length))
  return Array.from({ length: wanted }, (_, index) => rows[Math.floor((index * rows.length) / wanted)] as Row)
}

/**
 * The distance between the points of a walk whose end is not known: 1 with `RUNS=1` and above. Odd, so that it meets the points
 * before statements and those after them.
 */
export const STRIDE = Math.max(1, Math.round(1 / SHARE)) | 1

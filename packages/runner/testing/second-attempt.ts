import type { Tally } from './reports.ts'

/** More failed files or tests than this in a lane are a fault of the change, and not of the moment. */
const MOST = 3

/**
 * Runs the failed files or tests once more, now without other tests beside them, and returns the result of both attempts
 * together. Those that then pass are named in `unsteady`, which the runner prints (ADR 0114).
 */
export async function withSecondAttempt(
  first: Tally,
  run: (names: readonly string[]) => Promise<Tally>,
): Promise<Tally> {
  const { again } = first
  if (!again || again.names.length > MOST) return first
  const second = await run(again.names)
  // A second attempt that ran nothing (no test found) excuses nothing.
  if (second.failed > 0 || second.passed < first.failed) return first
  return {
    passed: first.passed - again.passed + second.passed,
    failed: 0,
    skipped: first.skipped - again.skipped + second.skipped,
    failures: [],
    slowest: first.slowest,
    unsteady: first.failures,
  }
}

import type { Tally } from './reports.ts'

/** More failed files than these are a fault of the change, not of a busy machine. */
const MOST_FILES = 4

/**
 * Runs each file that failed among others once more alone. What passes then did not fail by the change: on a busy machine a test can run out
 * of time. It does not decide, and is told. `npm test` does not do so, because there an unsteady test must be seen (ADR 0102).
 */
export async function againAlone(
  first: Tally,
  { say, runAlone }: { say: (line: string) => void; runAlone: (file: string) => Promise<Tally> },
): Promise<Tally> {
  const { failures, failedFiles = [] } = first
  if (failedFiles.length === 0 || failedFiles.length > MOST_FILES) return first
  say(`Failed among others, and now alone: ${failedFiles.join(', ')}`)
  const remaining: string[] = []
  const passedAlone: string[] = []
  for (const file of failedFiles) {
    const alone = await runAlone(file)
    if (alone.failures.length === 0 && alone.passed > 0) passedAlone.push(file)
    else remaining.push(...(alone.failures.length > 0 ? alone.failures : [`${file}\n  has no test that ran`]))
  }
  return {
    ...first,
    passed: first.passed + Math.max(0, failures.length - remaining.length),
    failures: remaining,
    ...(passedAlone.length > 0 && { passedAlone }),
  }
}

import { type ConfigProblem, isLoopbackOrigin } from './live.ts'

/** A setting that did not parse is absent and already reported. */
interface Candidate {
  GEETEST_ID?: string
  GEETEST_KEY?: string
  GEETEST_ORIGIN?: string
}

/** Id and key are set together or not at all; a live deployment loads nothing over http. */
export function geetestProblems(
  { GEETEST_ID, GEETEST_KEY, GEETEST_ORIGIN }: Candidate,
  live: boolean,
): ConfigProblem[] {
  const problems: ConfigProblem[] = []
  const together = 'is needed too: GEETEST_ID and GEETEST_KEY are set together or not at all'
  if (GEETEST_ID === '' && GEETEST_KEY) problems.push({ name: 'GEETEST_ID', message: together })
  if (GEETEST_KEY === '' && GEETEST_ID) problems.push({ name: 'GEETEST_KEY', message: together })
  if (GEETEST_ORIGIN && (live || !isLoopbackOrigin(GEETEST_ORIGIN)) && !GEETEST_ORIGIN.startsWith('https:'))
    problems.push({ name: 'GEETEST_ORIGIN', message: 'must start with https:' })
  return problems
}

import type { Whole } from './last-runs.ts'
import { readQuickPlan } from './quick-plan.ts'
import { quickStages, stagesOf, type Stage } from './steps.ts'

export interface Choice {
  stages: readonly Stage[]
  /** `RUNS` of the tests, if the environment has none. */
  runs: string
  /** These run every kind of test, so their result is remembered. */
  whole?: Whole
}

const stepsNamed = (names: readonly string[], stages: readonly Stage[]): Stage[] =>
  stages.map((stage) => stage.map((lane) => lane.filter(({ name }) => names.includes(name))))

const SHORT_RUNS = '0.1'
const ALL_RUNS = '0.25'

/** @throws Error, a sentence for the user, for an unknown name */
export function choose(words: readonly string[]): Choice {
  const [first] = words
  if (words.length === 0) return { stages: stagesOf('short'), runs: SHORT_RUNS, whole: 'short' }
  if (words.length === 1 && first === 'quick') return { stages: quickStages(readQuickPlan()), runs: SHORT_RUNS }
  if (words.length === 1 && first === 'all') return { stages: stagesOf('all'), runs: ALL_RUNS, whole: 'all' }
  if (words.length === 1 && first === 'night') return { stages: stagesOf('night'), runs: '1', whole: 'night' }
  if (words.length === 1 && first === 'long') return { stages: stagesOf('long'), runs: '1' }
  const both = [...stagesOf('short'), ...stagesOf('long')]
  const names = both.flatMap((stage) => stage.flat()).map(({ name }) => name)
  const unknown = words.filter((name) => !names.includes(name))
  if (unknown.length > 0)
    throw new Error(`Unknown: ${unknown.join(', ')}. There are: quick, long, all, night, ${names.join(', ')}.`)
  return { stages: stepsNamed(words, both), runs: '1' }
}

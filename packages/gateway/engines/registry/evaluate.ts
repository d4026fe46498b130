import type { EvaluateInput, Evaluation, LiveRules, Member } from '../engine.ts'
import { mergeEdges, type FactEdges } from '../../facts/fact-edges.ts'
import { enginesOf } from './engines-of.ts'

const rulesOf = ({ activity }: Member): LiveRules[] =>
  enginesOf(activity.definition.type).flatMap(({ whileItRuns }) => whileItRuns ?? [])

/** Instants at which the engines of these activities begin or cease to count facts. */
export const edgesOf = (members: readonly Member[], now: number): FactEdges =>
  mergeEdges(members.flatMap((member) => rulesOf(member).map((rules) => rules.edges(member, now))))

/** The decisions of all engines of an activity for one participant. Pure. */
export function evaluate(input: EvaluateInput): Evaluation {
  const results = rulesOf(input).map((rules) => rules.evaluate(input))
  const dues = results.flatMap(({ dueAt }) => dueAt ?? [])
  return {
    sources: results.flatMap(({ sources }) => sources),
    scores: results.flatMap(({ scores }) => scores),
    dueAt: dues.length === 0 ? null : Math.min(...dues),
    unclear: results.flatMap(({ unclear }) => unclear),
  }
}

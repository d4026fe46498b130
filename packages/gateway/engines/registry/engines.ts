import { ACTIVITY_TYPES, type EngineName, type ActivityTypeName } from '@fanfare/contract/activity-types.ts'
import { mergeEdges, type FactEdges } from '../../facts/fact-edges.ts'
import { coverEngine } from '../cover/cover-engine.ts'
import type { Engine, EvaluateInput, Evaluation, Member } from '../engine.ts'
import { factorsEngine } from '../factors/factors-engine.ts'
import { placesEngine } from '../places/places-engine.ts'
import { prizesEngine } from '../prizes/prizes-engine.ts'
import { tasksEngine } from '../tasks/tasks-engine.ts'
import { teamsEngine } from '../teams/teams-engine.ts'
import { tiersEngine } from '../tiers/tiers-engine.ts'

/** The rules behind each name in the table of activity types. */
const ENGINES: Record<EngineName, Engine> = {
  tasks: tasksEngine,
  prizes: prizesEngine,
  places: placesEngine,
  teams: teamsEngine,
  factors: factorsEngine,
  tiers: tiersEngine,
  cover: coverEngine,
}

/** The engines of an activity type, in the order of their row in the table of types. */
export const enginesOf = (type: ActivityTypeName) => ACTIVITY_TYPES[type].engines.map((name) => ENGINES[name])

const rulesOf = ({ activity }: Member) =>
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

import type { TaskDefinition } from '@fanfare/activities/file/task.ts'
import { listJoined } from '#gateway/activities/db/participations.ts'
import { listClaimable, type SourceStateRow } from '#gateway/rewards/db/source-states.ts'
import { taskOfSource } from '#gateway/db/tables/source.ts'
import { activityPath } from '../activities/activity-path.ts'
import { viewOf } from '../activities/find-activity.ts'
import { localize } from '../activities/definition/localize.ts'
import { activityAtVersion, type ActivityInPlay } from '../activities/definition/activity-in-play.ts'
import { decide, type Decision } from '../engines/tasks/rules/decide.ts'
import { describeCompletion } from '../evaluation/completions/describe-completion.ts'
import { taskEdges } from '../engines/tasks/tasks-engine.ts'
import { decideExactly } from '../facts/exact-facts.ts'
import { mergeEdges } from '../facts/fact-edges.ts'
import { factReader, factsUntil } from '../facts/fact-reader.ts'
import { loadFacts } from '../facts/load-facts.ts'
import type { EvaluationContext } from '../evaluation/evaluate-locked.ts'
import { evaluateIfQueued } from '../evaluation/evaluate-due.ts'

interface OpenTask {
  state: SourceStateRow
  periodKey: string
  activity: ActivityInPlay
  task: TaskDefinition
  appliedAt: number
}

/** My claimable tasks in all activities, the earliest deadline first (contract §5), and the activities that I have joined. */
export async function listClaimableTasks(gateway: EvaluationContext, { userId }: { userId: string }, locale: string) {
  await evaluateIfQueued(gateway, userId)
  const { db, clock } = gateway
  const now = clock.now()
  const [states, participations] = await Promise.all([listClaimable(db, userId, now), listJoined(db, userId)])
  const joined = participations.map(({ activityId }) => activityId)
  if (states.length === 0) return { items: [], joined }
  const { welcomeId } = await viewOf(gateway, locale)
  const participationIn = new Map(participations.map((one) => [one.activityId, one]))
  const open: OpenTask[] = []
  for (const state of states) {
    const { activityId } = state
    const period = taskOfSource(state.source)
    if (period === null) continue
    const { appliedAt, version } = participationIn.get(activityId) ?? {}
    if (appliedAt === undefined || version === undefined) continue
    const activity = await activityAtVersion(gateway, db, activityId, version)
    const task = activity?.tasks.get(period.taskId)
    if (activity !== null && task !== undefined)
      open.push({ state, periodKey: period.periodKey, activity, task, appliedAt })
  }
  const known = await loadFacts(
    db,
    userId,
    now,
    mergeEdges(
      open.map(({ activity, task, appliedAt }) =>
        taskEdges({ activity: activity.frame, tasks: [task], appliedAt, now }),
      ),
    ),
  )
  if (known === null) return { items: [], joined }
  const { facts } = factsUntil(known, now)
  const items = await decideExactly(factReader(db), facts, (exact) => {
    const decisions = open.map(({ state, periodKey, activity: { frame }, task, appliedAt }) => {
      const knownCompletion = state.isUnearned ? null : state.earnedAt
      return decide({ task, periodKey, activity: frame, facts: exact, appliedAt, now, knownCompletion })
    })
    const result = open.map(({ state, periodKey, activity, task }, index) => {
      const { activityId } = state
      const texts = localize(activity.definition, locale)
      const decision = decisions[index] as Decision
      return {
        activityId,
        title: texts.title,
        path: activityPath(activity.definition, activityId === welcomeId),
        task: describeCompletion({ task, periodKey, decision, state, reward: null, texts, now }),
      }
    })
    return { result, unclear: decisions.flatMap(({ unclear }) => unclear) }
  })
  return { items, joined }
}

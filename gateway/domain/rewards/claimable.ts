import type { TaskDefinition } from '#activities/schema.ts'
import type { CallData } from '#lib/contract/define-call.ts'
import type { claimable } from '#lib/contract/activity/claimable.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { listJoined } from '#gateway/db/participations.ts'
import { listClaimable, type TaskStateRow } from '#gateway/db/task-states.ts'
import { activityPath } from '../activity/activity-path.ts'
import { viewOf } from '../activity/find-activity.ts'
import { localize } from '../definition/localize.ts'
import { activityAtVersion, type ActivityInPlay } from '../definition/activity-in-play.ts'
import { decide } from '../tasks/decide.ts'
import { describeCompletion } from '../completions/describe-completion.ts'
import type { Decision } from '../tasks/decision.ts'
import { decideExactly } from '../facts/exact-facts.ts'
import { factReader } from '../facts/fact-reader.ts'
import { factsUntil } from '../facts/facts-until.ts'
import { loadFacts } from '../facts/load-facts.ts'
import { settleIfQueued } from '../settlement/settle-user.ts'

interface OpenTask {
  state: TaskStateRow
  activity: ActivityInPlay
  task: TaskDefinition
  appliedAt: number
}

/** My claimable tasks in all activities, the earliest deadline first (contract §5). */
export async function listClaimableTasks(
  gateway: Pick<GatewayContext, 'activities' | 'db' | 'clock' | 'newId' | 'violations'>,
  { userId }: { userId: string },
  locale: string,
): Promise<CallData<typeof claimable>> {
  await settleIfQueued(gateway, userId)
  const { db, clock } = gateway
  const now = clock.now()
  const states = await listClaimable(db, userId, now)
  if (states.length === 0) return { items: [] }
  const { welcomeId } = await viewOf(gateway, locale)
  const joined = new Map((await listJoined(db, userId)).map((one) => [one.activityId, one]))
  const open: OpenTask[] = []
  for (const state of states) {
    const { activityId, taskId } = state
    const { appliedAt, version } = joined.get(activityId) ?? {}
    if (appliedAt === undefined || version === undefined) continue
    const activity = await activityAtVersion(gateway, db, activityId, version)
    const task = activity?.tasks.get(taskId)
    if (activity !== null && task !== undefined) open.push({ state, activity, task, appliedAt })
  }
  const known = await loadFacts(
    db,
    userId,
    now,
    open.map(({ activity, task, appliedAt }) => ({ activity: activity.frame, tasks: [task], appliedAt })),
  )
  if (known === null) return { items: [] }
  const { facts } = factsUntil(known, now)
  const items = await decideExactly(factReader(db), facts, (exact) => {
    const decisions = open.map(({ state: { periodKey, completedAt }, activity: { frame }, task, appliedAt }) =>
      decide({ task, periodKey, activity: frame, facts: exact, appliedAt, now, knownCompletion: completedAt }),
    )
    const result = open.map(({ state, activity, task }, index) => {
      const { activityId, periodKey } = state
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
  return { items }
}

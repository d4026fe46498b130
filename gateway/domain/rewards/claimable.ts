import type { TaskDefinition } from '#activities/schema.ts'
import type { CallData } from '#lib/contract/define-call.ts'
import type { claimable } from '#lib/contract/activity/claimable.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { listJoined } from '#gateway/db/participations.ts'
import { listClaimable } from '#gateway/db/task-states.ts'
import { activityPath } from '../activity/activity-path.ts'
import { viewOf } from '../activity/find-activity.ts'
import { localize } from '../definition/localize.ts'
import { activityAtVersion } from '../settlement/activity-in-play.ts'
import { decide } from '../tasks/decide.ts'
import { describeCompletion } from '../completions/describe-completion.ts'
import { factsUntil } from '../facts/facts-until.ts'
import { loadFacts } from '../facts/load-facts.ts'
import { settleIfQueued } from '../settlement/settle-user.ts'

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
  const known = await loadFacts(db, userId, { friends: true })
  if (known === null) return { items: [] }
  const { facts } = factsUntil(known, now)
  const { welcomeId } = await viewOf(gateway, locale)
  const joined = new Map((await listJoined(db, userId)).map((one) => [one.activityId, one]))
  const items: CallData<typeof claimable>['items'] = []
  for (const state of states) {
    const { activityId, taskId, periodKey } = state
    const { appliedAt, version } = joined.get(activityId) ?? {}
    if (appliedAt === undefined || version === undefined) continue
    const activity = await activityAtVersion(gateway, db, activityId, version)
    const task: TaskDefinition | undefined = activity?.tasks.get(taskId)
    if (activity === null || task === undefined) continue
    const texts = localize(activity.definition, locale)
    const decision = decide({ task, periodKey, activity: activity.frame, facts, appliedAt, now })
    items.push({
      activityId,
      title: texts.title,
      path: activityPath(activity.definition, activityId === welcomeId),
      task: describeCompletion({ task, periodKey, decision, state, reward: null, texts, now }),
    })
  }
  return { items }
}

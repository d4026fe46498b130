import type { TaskDefinition } from '@fanfare/activities/file/task.ts'
import type { SourceStateRow } from '#gateway/rewards/db/source-states.ts'
import type { ActivityInPlay } from '../../activities/definition/activity-in-play.ts'
import { decideTasks, type TaskDecision } from '../../engines/tasks/decide-tasks.ts'
import type { UserFacts } from '../../facts/user-facts.ts'

/** One task in one period, with the decision of the rules and the stored state. */
export interface TaskCase extends TaskDecision {
  state: SourceStateRow | null
  /** 0 for the newest period of its task, 1 for the one before … */
  age: number
}

export interface CasesInput {
  activity: ActivityInPlay
  tasks: readonly TaskDefinition[]
  appliedAt: number | null
  facts: UserFacts
  now: number
}

/** In the order of the tasks, the newest period first. */
export function casesOf({ activity, tasks, ...input }: CasesInput, states: readonly SourceStateRow[]): TaskCase[] {
  const stored = new Map(states.map((state) => [state.source, state]))
  const earnedBefore = new Map(
    states.flatMap(({ source, earnedAt }) => (earnedAt === null ? [] : [[source, earnedAt]])),
  )
  return tasks.flatMap((task) =>
    decideTasks({ ...input, activity: activity.frame, tasks: [task], earnedBefore })
      .toReversed()
      .map((one, age) => ({ ...one, state: stored.get(one.source) ?? null, age })),
  )
}
